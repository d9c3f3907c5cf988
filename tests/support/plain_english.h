// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

namespace afflux::test {

/// Stands in for afflux_en.qm: "%n worker(s)" has its plural, everything else is as in the source.
class PlainEnglish : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* source, const char* comment,
                                    int n) const override;
};

} // namespace afflux::test
