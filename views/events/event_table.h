// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace afflux {

class EventModel;

/// Events as rows of one height. Ctrl+C copies the chosen rows, Enter or a double click leads to
/// the charts; while there are no rows it says why in their place.
class EventTable : public QTableView
{
    Q_OBJECT

public:
    /// @p selection is shared by the views of the model.
    EventTable(EventModel& events, QItemSelectionModel& selection, QWidget* parent = nullptr);

    void copyChosen() const;
    [[nodiscard]] QString emptyText() const;

signals:
    /// Somebody wants to see this row in the charts.
    void shown(int row);

protected:
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();
    void fitColumns();
    void showChosen();

    EventModel& events_;
};

} // namespace afflux
