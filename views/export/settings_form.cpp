// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/export/settings_form.h"

#include "views/controls/choice_box.h"
#include "views/controls/labels.h"
#include "views/theme.h"

#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace afflux {

namespace {

QString said(std::string_view text)
{
    return say(message(text));
}

std::string valueOf(const ExportSetting& setting, const std::map<std::string, std::string>& values)
{
    const auto found = values.find(setting.key);
    return found == values.end() ? std::string() : found->second;
}

bool sameQuestions(const std::vector<ExportSetting>& a, const std::vector<ExportSetting>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const auto& x, const auto& y) {
        return x.key == y.key && x.label == y.label && x.choices == y.choices;
    });
}

} // namespace

SettingsForm::SettingsForm(QWidget* parent)
    : QWidget(parent)
    , layout_(new QVBoxLayout(this))
{
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setSpacing(space::m);
}

void SettingsForm::setSettings(const std::vector<ExportSetting>& settings,
                               const std::map<std::string, std::string>& values)
{
    if (!sameQuestions(settings, settings_))
        rebuild(settings, values);
    settings_ = settings;
    for (const ExportSetting& setting : settings) {
        QWidget* editor = fields_.at(setting.key).editor;
        showValue(editor, QString::fromStdString(valueOf(setting, values)));
        if (auto* line = qobject_cast<QLineEdit*>(editor))
            line->setPlaceholderText(QString::fromStdString(setting.fallback));
    }
}

void SettingsForm::rebuild(const std::vector<ExportSetting>& settings,
                           const std::map<std::string, std::string>& values)
{
    const QWidget* focused = focusWidget();
    std::string focusedKey;
    for (const auto& [key, field] : fields_) {
        if (field.editor == focused)
            focusedKey = key;
        field.block->deleteLater();
        field.block->hide();
        layout_->removeWidget(field.block);
    }
    fields_.clear();
    for (const ExportSetting& setting : settings) {
        const Field field = makeField(setting, QString::fromStdString(valueOf(setting, values)));
        layout_->addWidget(field.block);
        fields_.emplace(setting.key, field);
    }
    if (const auto again = fields_.find(focusedKey); again != fields_.end())
        again->second.editor->setFocus();
}

SettingsForm::Field SettingsForm::makeField(const ExportSetting& setting, const QString& value)
{
    Field field;
    field.block = new QWidget(this);
    auto* column = new QVBoxLayout(field.block);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::xs);
    auto* label = new QLabel(said(setting.label), field.block);
    label->setFont(type::body());
    field.editor = makeEditor(setting, value);
    field.editor->setAccessibleName(said(setting.label));
    field.editor->setAccessibleDescription(said(setting.help));
    label->setBuddy(field.editor);
    field.complaint = new QLabel(field.block);
    field.complaint->setFont(type::note());
    field.complaint->setWordWrap(true);
    field.complaint->hide();
    column->addWidget(label);
    column->addWidget(field.editor);
    column->addWidget(field.complaint);
    QLabel* help = makeNote(field.block);
    help->setText(said(setting.help));
    column->addWidget(help);
    return field;
}

QWidget* SettingsForm::makeEditor(const ExportSetting& setting, const QString& value)
{
    const QString key = QString::fromStdString(setting.key);
    if (!setting.choices.empty()) {
        auto* combo = new ChoiceBox(this);
        for (const Choice& choice : setting.choices)
            combo->addItem(
                said(choice.label),
                QString::fromUtf8(choice.word.data(), static_cast<qsizetype>(choice.word.size())));
        combo->setCurrentIndex(std::max(
            0,
            combo->findData(value.isEmpty() ? QString::fromStdString(setting.fallback) : value)));
        connect(combo, &QComboBox::activated, this,
                [this, combo, key] { emit edited(key, combo->currentData().toString()); });
        return combo;
    }
    auto* line = new QLineEdit(value, this);
    connect(line, &QLineEdit::textEdited, this,
            [this, key](const QString& text) { emit edited(key, text.trimmed()); });
    return line;
}

void SettingsForm::showValue(QWidget* editor, const QString& value)
{
    auto* line = qobject_cast<QLineEdit*>(editor);
    if (line && line->text().trimmed() != value)
        line->setText(value);
    if (auto* combo = qobject_cast<QComboBox*>(editor); combo && !value.isEmpty())
        combo->setCurrentIndex(std::max(0, combo->findData(value)));
}

void SettingsForm::showComplaint(const std::string& key, const QString& sentence)
{
    for (const auto& [name, field] : fields_) {
        const bool here = name == key && !sentence.isEmpty();
        setInk(field.complaint, Theme::current().worse);
        field.complaint->setText(here ? sentence : QString());
        field.complaint->setVisible(here);
    }
}

void SettingsForm::focusOn(const std::string& key)
{
    if (const auto field = fields_.find(key); field != fields_.end())
        field->second.editor->setFocus();
}

} // namespace afflux
