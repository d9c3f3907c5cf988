// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/start_page.h"

#include "views/controls/button.h"
#include "views/theme.h"

#include <QAction>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

constexpr int columnWidth = 440;

QString homeAsTilde(const QString& path)
{
    const QString home = QDir::homePath() + u'/';
    return path.startsWith(home) ? u"~/"_s + path.mid(home.size()) : path;
}

} // namespace

StartPage::StartPage(const QList<QAction*>& ways, QWidget* parent)
    : QWidget(parent)
    , ways_(ways)
    , title_(new QLabel)
    , text_(new QLabel)
    , recentTitle_(new QLabel)
    , recent_(new QVBoxLayout)
{
    title_->setFont(type::figure());
    text_->setWordWrap(true);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(space::s);
    for (QAction* way : ways_) {
        auto* button = new Button(buttons_.empty() ? Button::Look::accent : Button::Look::quiet);
        button->setObjectName(QStringLiteral("way"));
        connect(button, &QPushButton::clicked, way, &QAction::trigger);
        connect(way, &QAction::changed, this, &StartPage::retranslate);
        buttons->addWidget(button);
        buttons_.push_back(button);
    }
    buttons->addStretch(1);
    recent_->setSpacing(0);

    auto* column = new QWidget;
    column->setFixedWidth(columnWidth);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::m);
    layout->addWidget(title_);
    layout->addWidget(text_);
    layout->addSpacing(space::xs);
    layout->addLayout(buttons);
    layout->addSpacing(space::l);
    layout->addWidget(recentTitle_);
    layout->addLayout(recent_);

    auto* page = new QVBoxLayout(this);
    page->addStretch(2);
    page->addWidget(column, 0, Qt::AlignHCenter);
    page->addStretch(3);
    retranslate();
    setRecent({});
}

void StartPage::setRecent(const QStringList& paths)
{
    for (QWidget* link : links_)
        delete link;
    links_.clear();
    for (const QString& path : paths) {
        auto* link = new Button(QFileInfo(path).fileName() + u"   "_s +
                                    homeAsTilde(QFileInfo(path).absolutePath()),
                                Button::Look::flat);
        link->setToolTip(path);
        connect(link, &QPushButton::clicked, this, [this, path] { emit recentChosen(path); });
        recent_->addWidget(link, 0, Qt::AlignLeft);
        links_.push_back(link);
    }
    recentTitle_->setVisible(!paths.isEmpty());
}

void StartPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    // Enter starts, and is not lost on a notice above.
    buttons_.front()->setFocus();
}

void StartPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void StartPage::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), Theme::current().page);
}

void StartPage::retranslate()
{
    QFont heading = type::note();
    heading.setWeight(QFont::DemiBold);
    recentTitle_->setFont(heading);
    title_->setText(tr("Plan a queue's workers"));
    text_->setText(
        tr("Import a metric history you already have, or drop the file here: Afflux runs a "
           "scaling policy against it, job by job, and shows what it costs and how long "
           "jobs wait."));
    recentTitle_->setText(tr("Recent projects"));
    // Box layouts ask wrapped labels for their height at any width but this one.
    text_->setMinimumHeight(text_->heightForWidth(columnWidth));
    for (qsizetype i = 0; i < ways_.size(); ++i) {
        buttons_[static_cast<std::size_t>(i)]->setText(ways_[i]->text().remove(u'&'));
        buttons_[static_cast<std::size_t>(i)]->setVisible(ways_[i]->isVisible());
    }
}

} // namespace afflux
