// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Result<T>: a value, or the Error that explains why there is none.
// tl::expected stands in for C++23's std::expected (header only).

#include "model/core/error.h"

#include <tl/expected.hpp>

namespace afflux {

template <typename T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> failure(Error error)
{
    return tl::unexpected<Error>(std::move(error));
}

inline tl::unexpected<Error> failure(ErrorCode code, Place place, Message what, Message remedy = {})
{
    return failure(Error{code, std::move(place), std::move(what), std::move(remedy)});
}

} // namespace afflux
