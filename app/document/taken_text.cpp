#include "app/document/taken_text.h"

#include <algorithm>

#include "app/document/changes_between.h"

namespace armature::app {

namespace {

// A part that is another one now, though it has the same name: its class, its prefixes, its section, how many it is.
bool isOtherPart(const diagram::ComponentItem& a, const diagram::ComponentItem& b) {
  return a.className != b.className || a.prefixes != b.prefixes || a.dimensions != b.dimensions ||
         a.description != b.description || a.isProtected != b.isProtected;
}

}  // namespace

Changes changesOfText(const diagram::Document& before, const diagram::Document& after) {
  Changes changes;
  // First what the parts are, so that the rest differs by values only.
  diagram::Document between = before;
  for (size_t i = 0; i < before.components.size(); ++i) {
    const auto& part = before.components[i];
    const auto now = std::ranges::find(after.components, part.name, &diagram::ComponentItem::name);
    if (now == after.components.end() || !isOtherPart(part, *now)) continue;
    changes.push_back(PartChange{static_cast<int>(i), part, true});
    changes.push_back(PartChange{static_cast<int>(i), *now, false});
    between.components[i] = *now;
  }
  const Changes rest = changesBetween(between, after);
  changes.insert(changes.end(), rest.begin(), rest.end());
  using Member = TextChange::Member;
  if (before.name != after.name) changes.push_back(TextChange{Member::name, before.name, after.name});
  if (before.description != after.description)
    changes.push_back(TextChange{Member::description, before.description, after.description});
  if (before.experiment != after.experiment) changes.push_back(ExperimentChange{before.experiment, after.experiment});
  return changes;
}

}  // namespace armature::app
