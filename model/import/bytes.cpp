// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import/bytes.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cstdint>

namespace afflux {

namespace {

void appendUtf8(std::string& text, char32_t c)
{
    const auto byte = [&text](char32_t bits) { text += static_cast<char>(bits); };
    if (c < 0x80) {
        byte(c);
    } else if (c < 0x800) {
        byte(0xc0 | (c >> 6));
        byte(0x80 | (c & 0x3f));
    } else if (c < 0x10000) {
        byte(0xe0 | (c >> 12));
        byte(0x80 | ((c >> 6) & 0x3f));
        byte(0x80 | (c & 0x3f));
    } else {
        byte(0xf0 | (c >> 18));
        byte(0x80 | ((c >> 12) & 0x3f));
        byte(0x80 | ((c >> 6) & 0x3f));
        byte(0x80 | (c & 0x3f));
    }
}

enum class Endian
{
    little,
    big
};

std::string fromUtf16(std::string_view bytes, Endian endian)
{
    const auto unit = [&](std::size_t at) {
        const auto low = static_cast<unsigned char>(bytes[endian == Endian::little ? at : at + 1]);
        const auto high = static_cast<unsigned char>(bytes[endian == Endian::little ? at + 1 : at]);
        return static_cast<char32_t>(low | (high << 8));
    };
    std::string text;
    text.reserve(bytes.size() / 2);
    for (std::size_t at = 0; at + 1 < bytes.size(); at += 2) {
        char32_t c = unit(at);
        const bool highHalf = c >= 0xd800 && c < 0xdc00;
        if (highHalf && at + 3 < bytes.size() && unit(at + 2) >= 0xdc00 && unit(at + 2) < 0xe000) {
            c = 0x10000 + ((c - 0xd800) << 10) + (unit(at + 2) - 0xdc00);
            at += 2;
        } else if (c >= 0xd800 && c < 0xe000) {
            c = 0xfffd;
        }
        appendUtf8(text, c);
    }
    return text;
}

std::string fromLatin1(std::string_view bytes)
{
    std::string text;
    text.reserve(bytes.size() + bytes.size() / 8);
    for (const char c : bytes)
        appendUtf8(text, static_cast<unsigned char>(c));
    return text;
}

/// Offset of the first byte that is no UTF-8; npos when all is well.
std::size_t firstInvalidUtf8(std::string_view text)
{
    const auto at = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    std::size_t i = 0;
    while (i < text.size()) {
        const unsigned char lead = at(i);
        if (lead < 0x80) {
            ++i;
            continue;
        }
        const std::size_t length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
        if (lead < 0xc2 || lead > 0xf4 || i + length > text.size())
            return i;
        for (std::size_t k = 1; k < length; ++k)
            if ((at(i + k) & 0xc0) != 0x80)
                return i;
        const bool overlong =
            (lead == 0xe0 && at(i + 1) < 0xa0) || (lead == 0xf0 && at(i + 1) < 0x90);
        const bool tooFar =
            (lead == 0xed && at(i + 1) > 0x9f) || (lead == 0xf4 && at(i + 1) > 0x8f);
        if (overlong || tooFar)
            return i;
        i += length;
    }
    return std::string_view::npos;
}

/// UTF-16 without a mark: every other byte of the first ones is zero.
std::optional<Endian> guessUtf16(std::string_view bytes)
{
    const std::string_view head = bytes.substr(0, std::min<std::size_t>(bytes.size() & ~1ULL, 512));
    std::size_t evenZeros = 0;
    std::size_t oddZeros = 0;
    for (std::size_t i = 0; i < head.size(); ++i)
        if (head[i] == '\0')
            ++(i % 2 == 0 ? evenZeros : oddZeros);
    const std::size_t most = head.size() / 2 * 8 / 10;
    if (head.size() < 4 || (evenZeros < most && oddZeros < most))
        return std::nullopt;
    if (evenZeros > 0 && oddZeros > 0 && evenZeros >= most && oddZeros >= most)
        return std::nullopt;
    return oddZeros >= most ? Endian::little : Endian::big;
}

/// Control characters that no text file of any encoding holds.
bool looksBinary(std::string_view bytes)
{
    const std::string_view head = bytes.substr(0, 64 * 1024);
    return std::ranges::any_of(head, [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < 0x20 && c != '\t' && c != '\n' && c != '\r' && c != '\f' && c != 0x1b &&
               c != 0x1a;
    });
}

} // namespace

std::string SourceText::stem() const
{
    const std::size_t slash = path.find_last_of("/\\");
    std::string name = slash == std::string::npos ? path : path.substr(slash + 1);
    const std::size_t dot = name.find_last_of('.');
    if (dot != std::string::npos && dot > 0)
        name.resize(dot);
    return name;
}

int lineOf(std::string_view text, std::size_t offset)
{
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    return 1 + static_cast<int>(std::ranges::count(before, '\n'));
}

Result<SourceText> decodeSource(std::string bytes, const std::string& path)
{
    SourceText source{path, {}, "UTF-8", {}};
    const std::string_view view = bytes;
    if (view.starts_with("\xff\xfe") || view.starts_with("\xfe\xff")) {
        const Endian endian = view.starts_with("\xff\xfe") ? Endian::little : Endian::big;
        source.text = fromUtf16(view.substr(2), endian);
        source.encoding = endian == Endian::little ? "UTF-16LE" : "UTF-16BE";
    } else if (const auto endian = guessUtf16(view)) {
        source.text = fromUtf16(view, *endian);
        source.encoding = *endian == Endian::little ? "UTF-16LE" : "UTF-16BE";
    } else {
        if (view.starts_with("\xef\xbb\xbf"))
            bytes.erase(0, 3);
        if (looksBinary(bytes))
            return failure(ErrorCode::encoding, {path},
                           message(AFFLUX_TR("Message", "This is a binary file, not text")),
                           message(AFFLUX_TR("Message", "Export the data as CSV or JSON.")));
        const std::size_t wrong = firstInvalidUtf8(bytes);
        if (wrong == std::string::npos) {
            source.text = std::move(bytes);
        } else {
            source.encoding = "ISO-8859-1";
            source.issues.push_back(
                {"encoding",
                 Severity::note,
                 {path, lineOf(bytes, wrong)},
                 message(AFFLUX_TR("Message", "Not UTF-8; read as ISO-8859-1 (Latin-1)")),
                 message(
                     AFFLUX_TR("Message", "Check names with accents; numbers are not touched."))});
            source.text = fromLatin1(bytes);
        }
    }
    if (source.text.find_first_not_of(" \t\r\n") == std::string::npos)
        return failure(ErrorCode::missing, {path},
                       message(AFFLUX_TR("Message", "The file is empty")),
                       message(AFFLUX_TR("Message", "Export it again, or leave it out.")));
    return source;
}

Result<std::string> readText(const std::string& path)
{
    QFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::io, {.file = path},
                       message(AFFLUX_TR("Message", "the file cannot be read: %1"),
                               file.errorString().toStdString()),
                       message(AFFLUX_TR("Message", "Check the path and its permissions.")));
    const QByteArray bytes = file.readAll();
    if (bytes.trimmed().isEmpty())
        return std::string();
    Result<SourceText> source = decodeSource(bytes.toStdString(), path);
    if (!source)
        return failure(source.error());
    return std::move(source->text);
}

Result<SourceText> readSource(const std::string& path, std::stop_token stop)
{
    QFile file(QString::fromStdString(path));
    if (QFileInfo(file).isDir())
        return failure(ErrorCode::io, {path}, message(AFFLUX_TR("Message", "This is a folder")),
                       message(AFFLUX_TR("Message", "Name the files in it.")));
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::io, {path},
                       message(AFFLUX_TR("Message", "The file cannot be read: %1"),
                               file.errorString().toStdString()),
                       message(AFFLUX_TR("Message", "Check the name and the permissions.")));
    std::string bytes;
    bytes.resize(static_cast<std::size_t>(std::max<qint64>(file.size(), 0)));
    constexpr qint64 block = 4 << 20;
    std::size_t filled = 0;
    while (!stop.stop_requested()) {
        if (bytes.size() - filled < 1) // pipes and /proc tell no size beforehand
            bytes.resize(filled + static_cast<std::size_t>(block));
        const qint64 room = std::min<qint64>(block, static_cast<qint64>(bytes.size() - filled));
        const qint64 got = file.read(bytes.data() + filled, room);
        if (got < 0)
            return failure(ErrorCode::io, {path},
                           message(AFFLUX_TR("Message", "The file cannot be read: %1"),
                                   file.errorString().toStdString()));
        if (got == 0)
            break;
        filled += static_cast<std::size_t>(got);
    }
    bytes.resize(filled);
    if (stop.stop_requested())
        return failure(ErrorCode::interrupted, {path}, message(AFFLUX_TR("Message", "Stopped")));
    return decodeSource(std::move(bytes), path);
}

} // namespace afflux
