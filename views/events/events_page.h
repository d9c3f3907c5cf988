// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/error.h"
#include "model/core/result.h"

#include <QWidget>

namespace afflux {

class Button;
class ElidedLabel;
class EventFilterBar;
class EventLink;
class EventTable;

/// Everything that happened in the run, as a table to filter, search, copy and save.
class EventsPage : public QWidget
{
    Q_OBJECT

public:
    explicit EventsPage(EventLink& link, QWidget* parent = nullptr);

    /// Writes what is listed as the command line's `simulate --events` does.
    Result<void> saveTo(const QString& path);

    [[nodiscard]] EventTable& table() const { return *table_; }
    [[nodiscard]] EventFilterBar& filter() const { return *bar_; }
    /// "240 events", "12 of 240 events", and how many are not kept.
    [[nodiscard]] QString countText() const;

signals:
    /// A row is to be seen in the charts.
    void shown(int row);
    void problem(const afflux::Error& error);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();
    void showCount();
    void chooseFile();

    EventLink& link_;
    EventFilterBar* bar_ = nullptr;
    EventTable* table_ = nullptr;
    ElidedLabel* count_ = nullptr;
    Button* save_ = nullptr;
};

} // namespace afflux
