// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What went wrong, where, and how to mend it.
//
// An Error ends one operation; an Issue is something to tell the user about data that was still
// read. Neither is a sentence: model/text/say.h makes one where it is shown.

#include "model/core/message.h"

#include <string>

namespace afflux {

/// Where in the user's own material. Empty or 0: not known or not meaningful.
struct Place
{
    std::string file = {};
    int line = 0;         ///< physical line, from 1
    int column = 0;       ///< character (text) or column (table), from 1
    std::string key = {}; ///< dotted key ("policy.max") or column name

    friend bool operator==(const Place&, const Place&) = default;
};

enum class ErrorCode
{
    io,            ///< a file could not be read or written
    encoding,      ///< bytes that are no text in any encoding we read
    syntax,        ///< not well-formed CSV, JSON, YAML
    truncated,     ///< the input ends in the middle of something
    unknownFormat, ///< no reader recognises the content
    unknownKey,    ///< a key nobody knows; the remedy suggests the nearest
    badValue,      ///< a value of the wrong type, unit or range
    conflict,      ///< two values that exclude each other
    missing,       ///< something required is absent
    undecided,     ///< the data allow two readings; the user has to say which
    unsupported,   ///< understood, but this program cannot do it
    corrupt,       ///< a project file that is damaged
    tooNew,        ///< a project file from a later version
    interrupted,   ///< stopped on request
};

struct Error
{
    ErrorCode code = ErrorCode::badValue;
    Place place = {};
    Message what = {};
    Message remedy = {}; ///< may be empty when nothing can be done

    friend bool operator==(const Error&, const Error&) = default;
};

enum class Severity
{
    note,
    warning,
    error
};

/// Something found in data that was read all the same.
struct Issue
{
    std::string kind; ///< stable machine word: "gap", "duplicate", "bad-cell", "assumed-zone" ...
    Severity severity = Severity::note;
    Place place = {};
    Message what = {};
    Message remedy = {};

    friend bool operator==(const Issue&, const Issue&) = default;
};

} // namespace afflux
