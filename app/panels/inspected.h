// What the inspector shows: the diagram itself, one of its parts, or what several of them have in common. Parts are
// given by their index in the document.
#pragma once
#include <QSet>
#include <algorithm>
#include <variant>
#include <vector>

namespace armature::app {

struct WholeDiagram {
  bool operator==(const WholeDiagram&) const = default;
};

struct OnePart {
  int index;
  bool operator==(const OnePart&) const = default;
};

struct SeveralParts {
  std::vector<int> indices;  // at least two, in the diagram's order
  bool operator==(const SeveralParts&) const = default;
};

using Inspected = std::variant<WholeDiagram, OnePart, SeveralParts>;

// What is shown for a selection.
inline Inspected inspectedOf(const QSet<int>& selected) {
  if (selected.isEmpty()) return WholeDiagram{};
  if (selected.size() == 1) return OnePart{*selected.begin()};
  SeveralParts several{{selected.begin(), selected.end()}};
  std::sort(several.indices.begin(), several.indices.end());
  return several;
}

// Its parts; none of the diagram itself.
inline std::vector<int> partsOf(const Inspected& inspected) {
  if (const auto* one = std::get_if<OnePart>(&inspected)) return {one->index};
  if (const auto* several = std::get_if<SeveralParts>(&inspected)) return several->indices;
  return {};
}

// What is shown after a part has gone from the document: the same part under its new index, else the diagram.
inline Inspected withoutPart(const Inspected& inspected, int gone) {
  const auto* one = std::get_if<OnePart>(&inspected);
  if (!one || one->index == gone) return WholeDiagram{};
  return OnePart{one->index - (gone < one->index ? 1 : 0)};
}

}  // namespace armature::app
