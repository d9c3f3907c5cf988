// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QButtonGroup;
class QHBoxLayout;
class QStackedWidget;

namespace afflux {

/// The pages in the middle of the window, one at a time, under a quiet row of tabs. A tab says
/// the page's window title; a page is known by its object name.
class PageStack : public QWidget
{
    Q_OBJECT

public:
    explicit PageStack(QWidget* parent = nullptr);

    void add(QWidget* page);
    /// Does nothing where there is no such page.
    void show(const QString& page);
    [[nodiscard]] QString current() const;

signals:
    void pageChanged(const QString& page);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QButtonGroup* tabs_ = nullptr; ///< a button's id is its page's index
    QHBoxLayout* row_ = nullptr;
    QStackedWidget* pages_ = nullptr;
};

} // namespace afflux
