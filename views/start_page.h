// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QAction;
class QLabel;
class QVBoxLayout;

namespace afflux {

class Button;

/// What stands where the plan will be while there is none: what to do first, and recent projects.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    /// @p ways: the first steps, offered as buttons in this order, the first one coloured.
    explicit StartPage(const QList<QAction*>& ways, QWidget* parent = nullptr);

    void setRecent(const QStringList& paths);

signals:
    void recentChosen(const QString& path);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();

    QList<QAction*> ways_;
    std::vector<Button*> buttons_;
    std::vector<QWidget*> links_;
    QLabel* title_ = nullptr;
    QLabel* text_ = nullptr;
    QLabel* recentTitle_ = nullptr;
    QVBoxLayout* recent_ = nullptr;
};

} // namespace afflux
