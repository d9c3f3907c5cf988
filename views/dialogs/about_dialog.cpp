// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dialogs/about_dialog.h"

#include "views/controls/button.h"
#include "views/theme.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QVBoxLayout>

namespace afflux {

AboutDialog::AboutDialog(QWidget* parent)
    : QDialog(parent)
{
    constexpr int iconSize = 48;
    setWindowTitle(tr("About Afflux"));
    auto* icon = new QLabel;
    icon->setPixmap(QApplication::windowIcon().pixmap(iconSize));
    auto* name = new QLabel(tr("Afflux %1").arg(QApplication::applicationVersion()));
    name->setFont(type::figure());
    auto* text = new QLabel(tr("Plans the capacity of queue-driven workers: a metric history in, a "
                               "scaling policy out, every "
                               "job of it simulated."));
    auto* licence =
        new QLabel(tr("Free software under the GNU General Public License, version 3 or "
                      "later. Made with Qt %1, Qt Charts, SQLite, yaml-cpp and "
                      "nlohmann/json.")
                       .arg(QString::fromLatin1(qVersion())));
    licence->setFont(type::note());
    for (QLabel* label : {text, licence})
        label->setWordWrap(true);

    auto* words = new QVBoxLayout;
    words->setSpacing(space::s);
    for (QLabel* label : {name, text, licence})
        words->addWidget(label);
    auto* top = new QHBoxLayout;
    top->setSpacing(space::l);
    top->addWidget(icon, 0, Qt::AlignTop);
    top->addLayout(words, 1);

    auto* close = new Button(tr("Close"), Button::Look::quiet);
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(space::xl, space::xl, space::xl, space::l);
    layout->setSpacing(space::l);
    layout->addLayout(top);
    layout->addWidget(close, 0, Qt::AlignRight);
    setFixedWidth(440);
}

} // namespace afflux
