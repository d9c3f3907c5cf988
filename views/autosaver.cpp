// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/autosaver.h"

namespace afflux {

namespace {

constexpr int delayMs = 3000;

} // namespace

Autosaver::Autosaver(ProjectDocument& document, const QString& folder, QObject* parent)
    : QObject(parent)
    , document_(document)
    , copy_(folder.toStdString())
{
    pool_.setMaxThreadCount(1);
    timer_.setSingleShot(true);
    timer_.setInterval(delayMs);
    connect(&timer_, &QTimer::timeout, this, &Autosaver::write);
    // Not restarted by later changes: a long drag is kept on the way.
    connect(&document, &ProjectDocument::edited, this, [this] {
        if (!timer_.isActive())
            timer_.start();
    });
    connect(&document, &ProjectDocument::pathChanged, this, &Autosaver::followPath);
    connect(&document, &ProjectDocument::modifiedChanged, this, [this](bool modified) {
        if (!modified)
            discard();
    });
}

Autosaver::~Autosaver()
{
    pool_.waitForDone();
}

void Autosaver::followPath()
{
    pool_.waitForDone();
    copy_.setProjectPath(document_.path().toStdString());
}

void Autosaver::write()
{
    if (!document_.isModified())
        return;
    pool_.start([this, project = document_.project()] {
        if (auto written = copy_.write(project); !written)
            QMetaObject::invokeMethod(
                this, [this, error = written.error()] { emit failed(error); },
                Qt::QueuedConnection);
    });
}

void Autosaver::flush()
{
    timer_.stop();
    write();
    pool_.waitForDone();
}

void Autosaver::discard()
{
    timer_.stop();
    pool_.waitForDone();
    copy_.discard();
}

} // namespace afflux
