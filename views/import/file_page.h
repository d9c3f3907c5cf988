// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/import/wizard_page.h"

class QVBoxLayout;

namespace afflux {

class Button;
class Card;
class ChoiceBox;

/// Which files, and what they are: recognised by content, with the reason, and open to correction.
class FilePage : public WizardPage
{
    Q_OBJECT

public:
    explicit FilePage(ImportSession& session, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override;
    void showReading() override;

    /// Asks for files; used by the button and by the wizard when it opens without any.
    void chooseFiles();
    /// Puts the keyboard on the button that asks.
    void focusChoice();

protected:
    void retranslate() override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void fillFormats();
    void addFile(const QString& name, const QString& sentence, bool failed);

    Card* drop_;
    QLabel* dropText_;
    Button* choose_;
    QLabel* filesTitle_;
    QVBoxLayout* files_;
    QLabel* formatLabel_;
    ChoiceBox* format_;
    QLabel* formatNote_;
};

} // namespace afflux
