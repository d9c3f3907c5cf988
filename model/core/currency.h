// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>
#include <utility>

namespace afflux {

/// "£" for "GBP"; the code itself where no sign is common. Codes are ISO 4217.
[[nodiscard]] inline std::string_view currencySign(std::string_view code)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 8> signs{{
        {"GBP", "£"},
        {"EUR", "€"},
        {"USD", "$"},
        {"JPY", "¥"},
        {"INR", "₹"},
        {"KRW", "₩"},
        {"BRL", "R$"},
        {"PLN", "zł"},
    }};
    for (const auto& [known, sign] : signs)
        if (known == code)
            return sign;
    return code;
}

} // namespace afflux
