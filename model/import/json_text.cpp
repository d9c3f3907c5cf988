// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/json_text.h"

#include <string>
#include <vector>

namespace afflux {

namespace {

/// Follows a parse and knows where in the document it stands.
class PathFinder : public nlohmann::json_sax<nlohmann::json>
{
public:
    bool null() override { return value(); }
    bool boolean(bool) override { return value(); }
    bool number_integer(number_integer_t) override { return value(); }
    bool number_unsigned(number_unsigned_t) override { return value(); }
    bool number_float(number_float_t, const string_t&) override { return value(); }
    bool string(string_t&) override { return value(); }
    bool binary(binary_t&) override { return value(); }
    bool start_object(std::size_t) override { return open(false); }
    bool start_array(std::size_t) override { return open(true); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& name) override
    {
        levels_.back().key = name;
        return true;
    }
    bool parse_error(std::size_t, const std::string&, const nlohmann::json::exception&) override
    {
        return false;
    }

    /// "data.result[0].values[1]": the innermost object or list that is still open.
    [[nodiscard]] std::string path() const
    {
        std::string text;
        for (std::size_t i = 0; i + 1 < levels_.size(); ++i) {
            if (levels_[i].list)
                text += '[' + std::to_string(levels_[i].index) + ']';
            else
                text += (text.empty() ? "" : ".") + levels_[i].key;
        }
        return text;
    }

private:
    struct Level
    {
        bool list = false;
        std::size_t index = 0;
        std::string key;
    };
    bool value()
    {
        if (!levels_.empty() && levels_.back().list)
            ++levels_.back().index;
        return true;
    }
    bool open(bool list)
    {
        levels_.push_back({list, 0, {}});
        return true;
    }
    bool close()
    {
        levels_.pop_back();
        return value();
    }

    std::vector<Level> levels_;
};

} // namespace

bool looksLikeJson(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != text.npos && (text[first] == '{' || text[first] == '[');
}

Result<nlohmann::json> parseJson(const SourceText& source)
{
    try {
        return nlohmann::json::parse(source.text);
    } catch (const nlohmann::json::parse_error& error) {
        const std::size_t last = source.text.find_last_not_of(" \t\r\n");
        const bool truncated = error.byte > last + 1;
        const Place place{source.path, lineOf(source.text, error.byte > 0 ? error.byte - 1 : 0)};
        if (!truncated)
            return failure(
                ErrorCode::syntax, place,
                message(AFFLUX_TR("Message", "This is not well-formed JSON, at byte %1"),
                        error.byte),
                message(AFFLUX_TR("Message", "Save the output again, as it was printed.")));
        PathFinder finder;
        nlohmann::json::sax_parse(source.text, &finder);
        const std::string path = finder.path();
        return failure(
            ErrorCode::truncated, place,
            path.empty()
                ? message(AFFLUX_TR("Message", "The file ends too early, at byte %1"),
                          source.text.size())
                : message(AFFLUX_TR("Message",
                                    "The file ends too early, at byte %1: the file ends inside %2"),
                          source.text.size(), path),
            message(AFFLUX_TR("Message", "Save or download it again; nothing of it was read.")));
    }
}

} // namespace afflux
