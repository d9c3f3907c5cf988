// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/warnings.h"
#include "views/controls/value_edit.h"
#include "views/controls/value_slider.h"
#include "views/theme.h"

#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <memory>

using namespace afflux;
using namespace Qt::StringLiterals;

namespace {

/// A field beside something else that can take the focus, in a window that is active.
struct Bench
{
    QWidget window;
    ValueEdit* edit = new ValueEdit;
    QLineEdit* other = new QLineEdit;
    ValueSlider* slider = new ValueSlider;
    QStringList committed;

    Bench()
    {
        auto* column = new QVBoxLayout(&window);
        column->addWidget(other);
        column->addWidget(edit);
        column->addWidget(slider);
        edit->setCommit([this](const QString& text) {
            if (text == u"bad"_s)
                return u"That cannot be read."_s;
            committed << text;
            return QString();
        });
        edit->setShown(u"3 s"_s);
        ParameterInfo info{.key = "x", .label = "X", .help = "", .unit = Unit::seconds};
        info.sliderFrom = 1;
        info.sliderTo = 100;
        slider->setScale(SliderScale(info, Unit::seconds));
        slider->setCurrent(20);
        slider->setDefault(50);
        window.resize(240, 120);
        window.show();
    }
    [[nodiscard]] bool activate()
    {
        window.activateWindow();
        other->setFocus();
        return QTest::qWaitForWindowActive(&window);
    }
    [[nodiscard]] QPoint onSlider(double share) const
    {
        return {8 + static_cast<int>(share * (slider->width() - 16)), slider->height() / 2};
    }
};

} // namespace

class TestValueEdit : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp, ThemeChoice::light); }
    void init()
    {
        test::failOnUnexpectedWarnings();
        bench_ = std::make_unique<Bench>();
        QVERIFY(bench_->activate());
    }
    void cleanup() { bench_.reset(); }

    void focusSelectsEverything()
    {
        bench_->edit->setFocus(Qt::TabFocusReason);
        QCOMPARE(bench_->edit->selectedText(), u"3 s"_s);
    }

    void enterCommitsOnce()
    {
        type(u"90s"_s);
        QVERIFY(bench_->committed.isEmpty()); // not with every digit
        QTest::keyClick(bench_->edit, Qt::Key_Return);
        QCOMPARE(bench_->committed, QStringList{u"90s"_s});
        bench_->other->setFocus();
        QCOMPARE(bench_->committed.size(), 1);
    }

    void leavingCommits()
    {
        type(u"90s"_s);
        bench_->other->setFocus(Qt::TabFocusReason);
        QCOMPARE(bench_->committed, QStringList{u"90s"_s});
    }

    void leavingUntouchedCommitsNothing()
    {
        bench_->edit->setFocus(Qt::TabFocusReason);
        bench_->other->setFocus(Qt::TabFocusReason);
        QVERIFY(bench_->committed.isEmpty());
    }

    void escapeRestores()
    {
        type(u"90s"_s);
        QTest::keyClick(bench_->edit, Qt::Key_Escape);
        QCOMPARE(bench_->edit->text(), u"3 s"_s);
        QVERIFY(bench_->committed.isEmpty());
    }

    void badTextComplainsAndStays()
    {
        QSignalSpy complaint(bench_->edit, &ValueEdit::complaint);
        type(u"bad"_s);
        QTest::keyClick(bench_->edit, Qt::Key_Return);
        QCOMPARE(complaint.last().first().toString(), u"That cannot be read."_s);
        QCOMPARE(bench_->edit->text(), u"bad"_s);
        QCOMPARE(bench_->edit->property("wrong").toBool(), true);
        QTest::keyClick(bench_->edit, Qt::Key_Escape);
        QCOMPARE(complaint.last().first().toString(), QString());
        QCOMPARE(bench_->edit->text(), u"3 s"_s);
    }

    void badTextIsNotLeftAsIfItWereTheValue()
    {
        type(u"bad"_s);
        bench_->other->setFocus(Qt::TabFocusReason);
        QCOMPARE(bench_->edit->text(), u"3 s"_s);
    }

    void typingSurvivesARefreshOfTheSameValue()
    {
        type(u"9"_s);
        bench_->edit->setShown(u"3 s"_s);
        QCOMPARE(bench_->edit->text(), u"9"_s);
        bench_->edit->setShown(u"4 s"_s); // undo changed the value underneath
        QCOMPARE(bench_->edit->text(), u"4 s"_s);
    }

    void wheelOverSliderLeavesTheValueToThePage()
    {
        QWheelEvent wheel(QPointF(10, 5), QPointF(10, 5), {}, {0, 120}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(bench_->slider, &wheel);
        QVERIFY(!wheel.isAccepted());
        QCOMPARE(bench_->slider->current(), 20.0);
    }

    void dragMovesThenSettlesOnce()
    {
        QSignalSpy moved(bench_->slider, &ValueSlider::moved);
        QSignalSpy settled(bench_->slider, &ValueSlider::settled);
        QTest::mousePress(bench_->slider, Qt::LeftButton, {}, bench_->onSlider(0.7));
        QTest::mouseMove(bench_->slider, bench_->onSlider(0.8));
        QTest::mouseMove(bench_->slider, bench_->onSlider(0.9));
        QVERIFY(moved.size() >= 2);
        QVERIFY(settled.isEmpty());
        QTest::mouseRelease(bench_->slider, Qt::LeftButton, {}, bench_->onSlider(0.9));
        QCOMPARE(settled.size(), 1);
        QCOMPARE(settled.first().first(), moved.last().first());
    }

    void keysStepToRoundValuesAndSettleOnRelease()
    {
        QSignalSpy settled(bench_->slider, &ValueSlider::settled);
        bench_->slider->setFocus();
        QTest::keyPress(bench_->slider, Qt::Key_Right);
        QCOMPARE(bench_->slider->current(), 21.0);
        QVERIFY(settled.isEmpty());
        QTest::keyRelease(bench_->slider, Qt::Key_Right);
        QCOMPARE(settled.size(), 1);
    }

    void clickOnTheDotAsksForTheDefault()
    {
        QSignalSpy wanted(bench_->slider, &ValueSlider::defaultRequested);
        QSignalSpy moved(bench_->slider, &ValueSlider::moved);
        QTest::mouseClick(bench_->slider, Qt::LeftButton, {}, bench_->onSlider(49.0 / 99));
        QCOMPARE(wanted.size(), 1);
        QVERIFY(moved.isEmpty());
    }

    void doubleClickOnTheHandleAsksForTheDefault()
    {
        QSignalSpy wanted(bench_->slider, &ValueSlider::defaultRequested);
        QTest::mouseDClick(bench_->slider, Qt::LeftButton, {}, bench_->onSlider(19.0 / 99));
        QCOMPARE(wanted.size(), 1);
    }

    void whatTheProgramSetsIsNotAnEdit()
    {
        QSignalSpy moved(bench_->slider, &ValueSlider::moved);
        QSignalSpy settled(bench_->slider, &ValueSlider::settled);
        bench_->slider->setCurrent(80);
        QVERIFY(moved.isEmpty() && settled.isEmpty());
    }

private:
    void type(const QString& text)
    {
        bench_->edit->setFocus(Qt::TabFocusReason);
        QTest::keyClicks(bench_->edit, text);
    }

    std::unique_ptr<Bench> bench_;
};

QTEST_MAIN(TestValueEdit)
#include "tst_value_edit.moc"
