// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editors/policy_editor.h"

#include "model/planning/advice_line.h"
#include "views/controls/button.h"
#include "views/controls/elided_label.h"
#include "views/controls/section.h"
#include "views/editors/parameter_block.h"
#include "views/editors/rule_button.h"
#include "views/theme.h"

#include <QAbstractSlider>
#include <QEvent>
#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace afflux {

namespace {

constexpr int margin = 14;
constexpr int betweenBlocks = 10;

QString say(std::string_view text)
{
    return afflux::say(Message{text, {}, -1});
}

std::vector<ParameterInfo> infosOf(const ParameterTable<Scenario>& table)
{
    std::vector<ParameterInfo> infos;
    infos.reserve(table.size());
    for (const Parameter<Scenario>& row : table)
        infos.push_back(row.info);
    return infos;
}

bool sameKeys(const std::vector<ParameterInfo>& rows, const ParameterTable<Scenario>& table)
{
    return std::ranges::equal(rows, table, {}, &ParameterInfo::key,
                              [](const Parameter<Scenario>& row) { return row.info.key; });
}

Value valueOf(const ParameterTable<Scenario>& table, const ParameterInfo& info,
              const Scenario& scenario)
{
    const Parameter<Scenario>* row = findParameter(table, info.key);
    return row ? row->get(scenario) : Value{};
}

ValueForm formFor(const Scenario& scenario)
{
    return {unitOf(metricOf(scenario.plan)), scenario.plan.workers.cost.currency, Speech::person()};
}

} // namespace

PolicyEditor::PolicyEditor(QWidget* parent)
    : QWidget(parent)
    , scroll_(new QScrollArea)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    makeHeader(column);
    makeButtons();

    auto* content = new QWidget;
    page_ = new QVBoxLayout(content);
    // The scroll bar takes the rest of the right margin.
    page_->setContentsMargins(margin, space::xs, margin - space::xs, space::l);
    page_->addStretch();
    content->setAutoFillBackground(false);
    scroll_->setWidget(content);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->viewport()->setAutoFillBackground(false);
    scroll_->setFocusPolicy(Qt::NoFocus);
    column->addWidget(scroll_, 1);
    retranslate();
}

void PolicyEditor::makeHeader(QBoxLayout* column)
{
    header_ = new QBoxLayout(QBoxLayout::LeftToRight);
    header_->setContentsMargins(margin, space::m, margin, space::s);
    header_->setSpacing(space::s);
    name_ = new ElidedLabel;
    name_->setFont(type::figure());
    rule_ = new RuleButton;
    connect(rule_, &RuleButton::chosen, this, &PolicyEditor::ruleChosen);
    header_->addWidget(name_, 1);
    header_->addWidget(rule_, 0, Qt::AlignLeft);
    column->addLayout(header_);
}

void PolicyEditor::makeButtons()
{
    buttons_ = new QWidget(this);
    auto* row = new QHBoxLayout(buttons_);
    row->setContentsMargins(0, space::m, 0, space::s);
    row->setSpacing(space::s);
    reset_ = new Button;
    duplicate_ = new Button;
    row->addWidget(reset_);
    row->addWidget(duplicate_);
    row->addStretch();
    buttons_->hide(); // until there is a scenario
    connect(reset_, &QPushButton::clicked, this, &PolicyEditor::resetRequested);
    connect(duplicate_, &QPushButton::clicked, this, &PolicyEditor::duplicateRequested);
}

void PolicyEditor::setScenario(const Scenario& scenario)
{
    scenario_ = scenario;
    const ParameterTable<Scenario> table = scenarioParameters(scenario);
    if (!sameKeys(rows_, table)) {
        rows_ = infosOf(table);
        rebuild();
    }
    showValues();
}

void PolicyEditor::rebuild()
{
    // The buttons live on; the rest goes with the old form.
    buttons_->setParent(this);
    delete form_;
    blocks_.clear();
    sections_.fill(nullptr);

    form_ = new QWidget;
    auto* column = new QVBoxLayout(form_);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* open = new QVBoxLayout;
    open->setSpacing(betweenBlocks);
    column->addLayout(open);
    addBlocks(Group::policy, open, nullptr);
    column->addWidget(buttons_);
    buttons_->show();
    for (int i = 1; i < groupCount; ++i) {
        auto* section = new Section;
        addBlocks(static_cast<Group>(i), nullptr, section);
        column->addWidget(section);
    }
    page_->insertWidget(0, form_);
    retranslate();
}

void PolicyEditor::addBlocks(Group group, QBoxLayout* column, Section* section)
{
    const bool fixedFleet = std::holds_alternative<Fixed>(scenario_.plan.policy.rule);
    const std::vector<BlockPlan> plans = blocksOf(group, rows_, fixedFleet);
    for (const BlockPlan& plan : plans) {
        ParameterBlock* block =
            ParameterBlock::make(rows_[plan.row], plan.partner ? &rows_[*plan.partner] : nullptr);
        connect(block, &ParameterBlock::edited, this, &PolicyEditor::parameterEdited);
        blocks_.push_back(block);
        section ? section->add(block) : column->addWidget(block);
    }
    if (!section)
        return;
    const auto index = static_cast<std::size_t>(group);
    // A fixed fleet reads no signal; showing one would promise that it matters.
    section->setVisible(!plans.empty() && !(fixedFleet && group == Group::signal));
    section->setOpen(open_[index]);
    connect(section, &Section::toggled, this, [this, index](bool open) { open_[index] = open; });
    sections_[index] = section;
}

void PolicyEditor::showValues()
{
    const ParameterTable<Scenario> table = scenarioParameters(scenario_);
    const ValueForm form = formFor(scenario_);
    for (ParameterBlock* block : blocks_) {
        const ParameterInfo* partner = block->partner();
        block->setValues(valueOf(table, block->info(), scenario_),
                         partner ? valueOf(table, *partner, scenario_) : Value{}, form);
        block->setMeaning(afflux::say(afflux::meaning(scenario_, block->info().key)));
    }
    name_->setText(QString::fromStdString(scenario_.plan.name));
    showSummaries(table);
    rule_->setRule(infoOf(scenario_.plan.policy.rule).word);
    arrangeHeader();
}

void PolicyEditor::showSummaries(const ParameterTable<Scenario>& table)
{
    const ValueForm form = formFor(scenario_);
    for (std::size_t i = 0; i < sections_.size(); ++i) {
        const Parameter<Scenario>* row = findParameter(table, headlineOf(static_cast<Group>(i)));
        if (!sections_[i] || !row)
            continue;
        const bool metric = row->info.key == headlineOf(Group::signal);
        sections_[i]->setSummary(metric ? say(labelOf(metricOf(scenario_.plan)))
                                        : shownValue(row->info, row->get(scenario_), form));
    }
}

void PolicyEditor::arrangeHeader()
{
    const int needed =
        name_->sizeHint().width() + rule_->sizeHint().width() + space::s + 2 * margin;
    header_->setDirection(needed > width() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void PolicyEditor::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrangeHeader();
}

void PolicyEditor::retranslate()
{
    reset_->setText(tr("Reset"));
    reset_->setToolTip(tr("Put the rule's own parameters back to their defaults"));
    duplicate_->setText(tr("Duplicate"));
    duplicate_->setToolTip(tr("Copy this scenario to try something else beside it"));
    setAccessibleName(tr("Policy"));
    for (std::size_t i = 0; i < sections_.size(); ++i) {
        if (!sections_[i])
            continue;
        const std::array<QString, groupCount> titles{QString(),     tr("Limits"), tr("Signal"),
                                                     tr("Workers"), tr("Cost"),   tr("Promise"),
                                                     tr("What if"), tr("Run")};
        sections_[i]->setTitle(titles[i]);
    }
    for (ParameterBlock* block : blocks_)
        block->retranslate();
}

void PolicyEditor::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
        retranslate();
        if (!rows_.empty())
            showValues();
    }
    QWidget::changeEvent(event);
}

void PolicyEditor::showParameter(const QString& key)
{
    ParameterBlock* wanted = block(key);
    if (!wanted)
        return;
    for (Section* folded : sections_)
        if (folded && folded->isAncestorOf(wanted))
            folded->setOpen(true);
    // The new height is needed before one can scroll to it.
    form_->layout()->activate();
    scroll_->widget()->layout()->activate();
    scroll_->ensureWidgetVisible(wanted, 0, space::xl);
    if (auto* slider = wanted->findChild<QAbstractSlider*>())
        slider->setFocus(Qt::OtherFocusReason);
    else if (auto* edit = wanted->findChild<QLineEdit*>())
        edit->setFocus(Qt::OtherFocusReason);
}

ParameterBlock* PolicyEditor::block(const QString& key) const
{
    const std::string plain = key.toStdString();
    const auto found = std::ranges::find_if(
        blocks_, [&plain](const ParameterBlock* block) { return block->holds(plain); });
    return found == blocks_.end() ? nullptr : *found;
}

Section* PolicyEditor::section(Group group) const
{
    return sections_[static_cast<std::size_t>(group)];
}

} // namespace afflux
