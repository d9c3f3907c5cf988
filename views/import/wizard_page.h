// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/controls/labels.h"
#include "views/import/import_session.h"

#include <QWidget>

namespace afflux {

/// One step of the import wizard. Pages show the session's reading and ask it to read otherwise;
/// what the user answers beyond that they keep themselves.
class WizardPage : public QWidget
{
    Q_OBJECT

public:
    explicit WizardPage(ImportSession& session, QWidget* parent = nullptr);

    [[nodiscard]] virtual QString title() const = 0;
    /// The reading changed: show it.
    virtual void showReading() = 0;
    /// Whether the next step may be taken.
    [[nodiscard]] virtual bool complete() const;

signals:
    void completeChanged();

protected:
    virtual void retranslate() = 0;
    void changeEvent(QEvent* event) override;

    ImportSession& session_;
};

} // namespace afflux
