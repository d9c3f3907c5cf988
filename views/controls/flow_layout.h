// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace afflux {

/// Widgets side by side, on as many lines as the width asks for.
class FlowLayout : public QLayout
{
    Q_OBJECT

public:
    explicit FlowLayout(QWidget* parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;

    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] QSize sizeHint() const override;
    void setGeometry(const QRect& rect) override;

private:
    struct Line
    {
        std::vector<std::pair<QLayoutItem*, QSize>> items;
        int width = 0;
        int height = 0;
    };
    /// Places the items within @p rect when asked to; the height they take.
    int arrange(const QRect& rect, bool place) const;
    void placeLine(const Line& line, const QRect& rect, int y) const;

    std::vector<std::unique_ptr<QLayoutItem>> items_;
};

} // namespace afflux
