// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/editors/edit_phase.h"
#include "views/editors/value_text.h"

#include <QWidget>

class QBoxLayout;
class QLabel;

namespace afflux {

class ElidedLabel;

/// One parameter of the editor: its name, something to set it with, and one grey sentence on what
/// the value means here. What the setting is, a slider, a list or a tick, is the subclasses' part.
class ParameterBlock : public QWidget
{
    Q_OBJECT

public:
    /// The block for a row. @p partner: a second row shown and edited in the same block (a share
    /// "or" a number of workers); nullptr for most.
    [[nodiscard]] static ParameterBlock* make(const ParameterInfo& info,
                                              const ParameterInfo* partner);

    [[nodiscard]] const ParameterInfo& info() const { return info_; }
    [[nodiscard]] bool holds(const std::string& key) const;
    [[nodiscard]] virtual const ParameterInfo* partner() const { return nullptr; }

    /// Shows values without signalling. @p second is the partner's, if there is one.
    void setValues(const Value& value, const Value& second, const ValueForm& form);
    /// The sentence; the table's own help when empty.
    void setMeaning(const QString& sentence);
    [[nodiscard]] QString meaning() const;

    void retranslate();

signals:
    void edited(const QString& key, const afflux::Value& value, afflux::EditPhase phase);

protected:
    explicit ParameterBlock(const ParameterInfo& info);

    /// Shows values_ in form_ with the subclass's own widgets.
    virtual void showValues() = 0;
    virtual void showTexts() {}
    virtual void resetToDefault();

    [[nodiscard]] virtual QString title() const;
    [[nodiscard]] const Value& value() const { return value_; }
    [[nodiscard]] const Value& second() const { return second_; }
    [[nodiscard]] const ValueForm& form() const { return form_; }
    [[nodiscard]] Unit unitHere(const ParameterInfo& info) const;

    /// The row with the name at its left; subclasses add to its right end.
    [[nodiscard]] QBoxLayout* head() { return head_; }
    /// Below the head, above the sentence.
    void addBody(QWidget* widget);
    void hideName();
    /// In place of the sentence, until called with an empty text.
    void complain(const QString& sentence);

    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void showSentence();

    ParameterInfo info_;
    Value value_;
    Value second_;
    ValueForm form_;
    QString meaning_;
    QString complaint_;
    QString shown_; ///< of the two
    QBoxLayout* column_ = nullptr;
    QBoxLayout* head_ = nullptr;
    ElidedLabel* name_ = nullptr;
    QLabel* sentence_ = nullptr;
};

} // namespace afflux
