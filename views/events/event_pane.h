// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/controls/card.h"

namespace afflux {

class EventFilterBar;
class EventLink;
class EventTable;
class SectionHeader;

/// The event list under the charts, folded to its heading until wanted.
class EventPane : public Card
{
    Q_OBJECT

public:
    explicit EventPane(EventLink& link, QWidget* parent = nullptr);

    void setOpen(bool open);
    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] EventTable& table() const { return *table_; }
    [[nodiscard]] SectionHeader& header() const { return *header_; }

signals:
    void toggled(bool open);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showCount();
    void fold(bool open);

    EventLink& link_;
    SectionHeader* header_ = nullptr;
    EventFilterBar* bar_ = nullptr;
    EventTable* table_ = nullptr;
};

} // namespace afflux
