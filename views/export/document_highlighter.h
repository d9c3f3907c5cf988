// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/export/export_target.h"

#include <QSyntaxHighlighter>

namespace afflux {

/// Light colouring of the documents we write: comments recede, keys stand out, values stay plain.
/// Line by line, no state: none of our documents has text that runs over lines.
class DocumentHighlighter : public QSyntaxHighlighter
{
    Q_OBJECT

public:
    explicit DocumentHighlighter(QTextDocument* document);

    void setSyntax(Syntax syntax);

protected:
    void highlightBlock(const QString& text) override;

private:
    Syntax syntax_ = Syntax::yaml;
};

} // namespace afflux
