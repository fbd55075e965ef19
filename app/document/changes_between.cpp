#include "app/document/changes_between.h"

#include <algorithm>

#include "app/document/notes.h"
#include "engine/diagram/json.h"

namespace armature::app {

namespace {

using diagram::ComponentItem;
using diagram::ConnectionItem;
using diagram::Document;

// Of a list whose things are known by their places alone: those that differ are set, what is too much goes from behind.
// `change(place, before, after)` makes one change; an absent side is null.
template <class List, class MakeChange>
void addListChanges(const List& before, const List& after, Changes& changes, const MakeChange& change) {
  const size_t common = std::min(before.size(), after.size());
  constexpr const typename List::value_type* kAbsent = nullptr;
  for (size_t i = 0; i < common; ++i)
    if (before[i] != after[i]) changes.push_back(change(static_cast<int>(i), &before[i], &after[i]));
  for (size_t i = before.size(); i-- > common;) changes.push_back(change(static_cast<int>(i), &before[i], kAbsent));
  for (size_t i = common; i < after.size(); ++i) changes.push_back(change(static_cast<int>(i), kAbsent, &after[i]));
}

template <class Item>
std::optional<Item> side(const Item* item) {
  return item ? std::optional<Item>(*item) : std::nullopt;
}

void addPartChanges(const ComponentItem& before, const ComponentItem& after, int part, Changes& changes) {
  // A part of another class is another part in its place.
  if (before.className != after.className) {
    changes.push_back(PartChange{part, before, true});
    changes.push_back(PartChange{part, after, false});
    return;
  }
  addListChanges(before.modifiers, after.modifiers, changes, [&](int at, auto* old, auto* made) {
    return ModifierChange{part, at, side(old), side(made)};
  });
  if (before.condition != after.condition) changes.push_back(ConditionChange{part, before.condition, after.condition});
  if (before.placement != after.placement) changes.push_back(PlacementChange{part, before.placement, after.placement});
}

// Things of a list that are kept in their order, others removed, new ones where they stand; behind all that is kept
// where that has another order by now. `isSame` tells what is kept.
template <class Made, class List, class IsSame>
void addMoves(const List& before, const List& after, Changes& changes, const IsSame& isSame) {
  const auto isIn = [&](const List& list, const auto& item) {
    return std::ranges::any_of(list, [&](const auto& other) { return isSame(item, other); });
  };
  int count = static_cast<int>(before.size());
  for (size_t i = before.size(); i-- > 0;) {
    if (isIn(after, before[i])) continue;
    changes.push_back(Made{static_cast<int>(i), before[i], true});
    --count;
  }
  bool isOrdered = true;
  size_t next = 0;
  for (const auto& item : after) {
    const auto found = std::ranges::find_if(before.begin() + static_cast<std::ptrdiff_t>(next), before.end(),
                                            [&](const auto& other) { return isSame(item, other); });
    if (found == before.end())
      isOrdered = isOrdered && !isIn(before, item);
    else
      next = static_cast<size_t>(found - before.begin()) + 1;
  }
  for (size_t i = 0; i < after.size(); ++i) {
    if (isIn(before, after[i])) continue;
    changes.push_back(Made{isOrdered ? static_cast<int>(i) : count, after[i], false});
    ++count;
  }
}

}  // namespace

Changes changesBetween(const Document& before, const Document& after) {
  Changes changes;
  addListChanges(before.classes, after.classes, changes, [](int at, auto* old, auto* made) {
    return ClassChange{at, side(old), side(made)};
  });
  addListChanges(before.parameters, after.parameters, changes, [](int at, auto* old, auto* made) {
    return ParameterChange{at, side(old), side(made)};
  });
  for (size_t i = 0; i < before.components.size(); ++i) {
    const auto kept = std::ranges::find(after.components, before.components[i].name, &ComponentItem::name);
    if (kept != after.components.end()) addPartChanges(before.components[i], *kept, static_cast<int>(i), changes);
  }
  // Wires go before their parts and come after them.
  const auto isSameWire = [](const ConnectionItem& a, const ConnectionItem& b) { return a == b; };
  Changes wires;
  addMoves<ConnectionChange>(before.connections, after.connections, wires, isSameWire);
  const auto firstNew =
      std::ranges::find_if(wires, [](const Change& c) { return !std::get<ConnectionChange>(c).isRemoval; });
  changes.insert(changes.end(), wires.begin(), firstNew);
  addMoves<PartChange>(before.components, after.components, changes,
                       [](const ComponentItem& a, const ComponentItem& b) { return a.name == b.name; });
  changes.insert(changes.end(), firstNew, wires.end());
  if (before.declarations != after.declarations)
    changes.push_back(TextChange{TextChange::Member::declarations, before.declarations, after.declarations});
  if (controlsOf(before) != controlsOf(after)) changes.push_back(ControlsChange{controlsOf(before), controlsOf(after)});
  const auto notesBefore = noteEntries(before), notesAfter = noteEntries(after);
  addListChanges(notesBefore, notesAfter, changes, [&](int at, auto* old, auto* made) {
    return NoteChange{at, side(old), side(made), !old && at == 0 && !before.extra->contains("notes")};
  });
  using Json = diagram::Json;
  const std::vector<Json> oldPlots(before.plots->begin(), before.plots->end()),
      plots(after.plots->begin(), after.plots->end());
  addListChanges(oldPlots, plots, changes, [](int at, auto* old, auto* made) {
    return PlotChange{at, side(old), side(made)};
  });
  return changes;
}

}  // namespace armature::app
