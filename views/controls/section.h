// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QWidget>

class QVBoxLayout;

namespace afflux {

/// The line one unfolds a section by: a chevron, the title, and at the right what is inside, in a
/// few grey words.
class SectionHeader : public QAbstractButton
{
    Q_OBJECT

public:
    explicit SectionHeader(QWidget* parent = nullptr);
    void setSummary(const QString& summary);
    [[nodiscard]] QString summary() const { return summary_; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    QString summary_;
};

/// A part of a form that is folded away until wanted.
class Section : public QWidget
{
    Q_OBJECT

public:
    explicit Section(QWidget* parent = nullptr);

    void setTitle(const QString& title);
    void setSummary(const QString& summary);
    void add(QWidget* widget);
    void setOpen(bool open);
    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] SectionHeader* header() const { return header_; }

signals:
    void toggled(bool open);

private:
    SectionHeader* header_ = nullptr;
    QWidget* content_ = nullptr;
    QVBoxLayout* column_ = nullptr;
};

} // namespace afflux
