// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/say.h"

#include <QTranslator>

#include <string>

namespace afflux::cli {

/// Speaks one language for as long as it lives; the application's words are as before afterwards.
class Language
{
public:
    /// "en", "fr"; "": that of the environment.
    explicit Language(const std::string& code);
    ~Language();
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;

    [[nodiscard]] Speech speech() const { return {locale_, true}; }

private:
    QLocale before_; ///< the application's default
    QLocale locale_;
    QTranslator translator_;
};

} // namespace afflux::cli
