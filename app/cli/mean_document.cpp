// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/mean_document.h"

#include <algorithm>
#include <optional>

namespace afflux::cli {

namespace {

std::optional<double> numberOf(const Node& node)
{
    if (const auto* whole = std::get_if<std::int64_t>(&node.value()))
        return static_cast<double>(*whole);
    if (const auto* number = std::get_if<double>(&node.value()))
        return *number;
    return std::nullopt;
}

Node meanOfNumbers(std::span<const Node> documents)
{
    double sum = 0;
    double count = 0;
    for (const Node& document : documents)
        if (const auto number = numberOf(document)) {
            sum += *number;
            ++count;
        }
    return sum / count;
}

/// Whether two documents say the same of different numbers.
bool sameShape(const Node& a, const Node& b)
{
    if (const auto* map = std::get_if<Node::Map>(&a.value())) {
        const auto* other = std::get_if<Node::Map>(&b.value());
        return other && std::ranges::equal(*map, *other, [](const Entry& x, const Entry& y) {
                   return x.key == y.key && sameShape(x.value, y.value);
               });
    }
    if (const auto* list = std::get_if<Node::List>(&a.value())) {
        const auto* other = std::get_if<Node::List>(&b.value());
        return other && std::ranges::equal(*list, *other, sameShape);
    }
    const auto* word = std::get_if<std::string>(&a.value());
    const auto* otherWord = std::get_if<std::string>(&b.value());
    return (!word && !otherWord) || (word && otherWord && *word == *otherWord);
}

} // namespace

Node meanDocument(std::span<const Node> documents)
{
    const Node& first = documents.front();
    if (const auto* map = std::get_if<Node::Map>(&first.value())) {
        Node mean = Node::map();
        for (std::size_t i = 0; i < map->size(); ++i) {
            std::vector<Node> values;
            for (const Node& document : documents)
                values.push_back(std::get<Node::Map>(document.value())[i].value);
            mean.add((*map)[i].key, meanDocument(values));
        }
        return mean;
    }
    if (const auto* list = std::get_if<Node::List>(&first.value())) {
        Node mean = Node::list();
        for (const Node& document : documents)
            if (!sameShape(first, document))
                return {};
        for (std::size_t i = 0; i < list->size(); ++i) {
            std::vector<Node> values;
            for (const Node& document : documents)
                values.push_back(std::get<Node::List>(document.value())[i]);
            mean.append(meanDocument(values));
        }
        return mean;
    }
    const bool any =
        std::ranges::any_of(documents, [](const Node& d) { return numberOf(d).has_value(); });
    return any ? meanOfNumbers(documents) : first;
}

} // namespace afflux::cli
