// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The foot of the window: how exact, how many runs and how long it took at the left; which file,
// when it was saved and in which language at the right.

#include "model/core/time.h"

#include <QDateTime>
#include <QWidget>

#include <cstdint>
#include <optional>

namespace afflux {

class ElidedLabel;

class StatusLine : public QWidget
{
    Q_OBJECT

public:
    struct Run
    {
        std::int64_t jobs = 0;
        int runs = 1;
        std::uint64_t seed = 1;
        Seconds elapsed{0};

        friend bool operator==(const Run&, const Run&) = default;
    };

    explicit StatusLine(QWidget* parent = nullptr);

    /// None: nothing has been simulated yet.
    void setRun(const std::optional<Run>& run);
    void setBusy(bool busy);
    void setFile(const QString& name, bool modified, const QDateTime& saved);
    void setLanguage(const QString& name);
    /// All that is shown, for tests and screen readers.
    [[nodiscard]] QString text() const;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();
    [[nodiscard]] QString fileText() const;

    std::optional<Run> run_;
    bool busy_ = false;
    QString file_;
    bool modified_ = false;
    QDateTime saved_;
    QString languageName_;
    ElidedLabel* exact_ = nullptr;
    ElidedLabel* runs_ = nullptr;
    ElidedLabel* elapsed_ = nullptr;
    ElidedLabel* name_ = nullptr;
    ElidedLabel* language_ = nullptr;
};

} // namespace afflux
