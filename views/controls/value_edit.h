// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

#include <functional>

namespace afflux {

/// A value that can be typed into, looking like text on a quiet chip until it is. Enter or leaving
/// commits, Escape puts the old text back. What is accepted is the owner's to say.
class ValueEdit : public QLineEdit
{
    Q_OBJECT

public:
    /// Tries to use a text: empty when it was taken, else one sentence on what is wrong.
    using Commit = std::function<QString(const QString& text)>;

    explicit ValueEdit(QWidget* parent = nullptr);

    void setCommit(Commit commit) { commit_ = std::move(commit); }
    /// Shows a value, unless the user is in the middle of typing another.
    void setShown(const QString& text);
    [[nodiscard]] bool isTyping() const { return typing_; }
    /// Looks like the plain fields of a form, @p width wide, and not like a chip.
    void setField(int width);
    /// Takes what is typed, as Enter does.
    void commit();
    void restore();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// A sentence to show near the field; empty when there is none any more.
    void complaint(const QString& sentence);
    /// Up or Down without anything typed: the owner steps the value.
    void stepRequested(int steps);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void setWrong(bool wrong);

    Commit commit_;
    QString shown_;
    bool typing_ = false;
    bool wrong_ = false;
    int field_ = 0; ///< width as a field of a form; 0 is a chip
};

} // namespace afflux
