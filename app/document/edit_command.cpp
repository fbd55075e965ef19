#include "app/document/edit_command.h"

#include <algorithm>

#include "engine/diagram/moved_class.h"

namespace armature::app {
namespace {

// The earlier change with the later one's final side, or nothing when the two do not concern one thing.
std::optional<Change> merged(const Change& first, const Change& second) {
  if (const auto* a = std::get_if<PlacementChange>(&first), *b = std::get_if<PlacementChange>(&second); a && b) {
    if (a->index == b->index) return PlacementChange{a->index, a->before, b->after};
  } else if (const auto* a = std::get_if<PartExtraChange>(&first), *b = std::get_if<PartExtraChange>(&second); a && b) {
    if (a->index == b->index) return PartExtraChange{a->index, a->before, b->after};
  } else if (const auto* a = std::get_if<RouteChange>(&first), *b = std::get_if<RouteChange>(&second); a && b) {
    if (a->index == b->index) return RouteChange{a->index, a->before, b->after};
  } else if (const auto* a = std::get_if<ModifierChange>(&first), *b = std::get_if<ModifierChange>(&second); a && b) {
    if (a->part == b->part && a->position == b->position && a->after && b->before && a->after->name == b->before->name)
      return ModifierChange{a->part, a->position, a->before, b->after};
  } else if (const auto* a = std::get_if<ParameterChange>(&first), *b = std::get_if<ParameterChange>(&second); a && b) {
    if (a->position == b->position && a->after && b->before && a->after->name == b->before->name)
      return ParameterChange{a->position, a->before, b->after};
  } else if (const auto* a = std::get_if<NotePlaceChange>(&first), *b = std::get_if<NotePlaceChange>(&second); a && b) {
    if (a->position == b->position) return NotePlaceChange{a->position, a->before, b->after};
  } else if (const auto* a = std::get_if<NoteChange>(&first), *b = std::get_if<NoteChange>(&second); a && b) {
    if (a->position == b->position && a->after && b->before)
      return NoteChange{a->position, a->before, b->after, a->makesList};
  } else if (const auto* a = std::get_if<ClassChange>(&first), *b = std::get_if<ClassChange>(&second); a && b) {
    if (a->position == b->position && a->after && b->before) return ClassChange{a->position, a->before, b->after};
  } else if (const auto* a = std::get_if<MemberRenaming>(&first), *b = std::get_if<MemberRenaming>(&second); a && b) {
    if (a->position == b->position && a->after == b->before) return MemberRenaming{a->position, a->before, b->after};
  }
  return std::nullopt;
}

}  // namespace

EditCommand::EditCommand(OpenDocument& document, const QString& text, Changes changes, int mergeId)
    : document_(document), changes_(std::move(changes)), mergeId_(mergeId) {
  setText(text);
}

// A step, or the steps of which it is made, as they are done. The stack gives its commands for looking only, but they
// are the document's.
std::vector<EditCommand*> EditCommand::editsOf(const QUndoCommand* step) {
  std::vector<EditCommand*> edits;
  if (auto* edit = dynamic_cast<EditCommand*>(const_cast<QUndoCommand*>(step))) edits.push_back(edit);
  for (int k = 0; k < step->childCount(); ++k)
    for (EditCommand* edit : editsOf(step->child(k))) edits.push_back(edit);
  return edits;
}

// In the order in which they are done, or undone.
template <class Changes>
static auto inOrder(Changes& changes, bool isForward) {
  std::vector<decltype(&changes.front())> order;
  for (auto& change : changes) order.push_back(&change);
  if (!isForward) std::ranges::reverse(order);
  return order;
}

// What has a name on the way.
void EditCommand::gather(diagram::Document& values, bool isForward, diagram::Document& around) const {
  bool hasNamed = false;
  for (const Change* change : inOrder(changes_, isForward)) {
    apply(*change, isForward, values);
    hasNamed = hasNamed || std::holds_alternative<PartChange>(*change) ||
               std::holds_alternative<PartNameChange>(*change) || std::holds_alternative<ClassChange>(*change);
  }
  if (hasNamed) addNamed(values, around);
}

void EditCommand::rewrite(diagram::Document& values, bool isForward, const diagram::Document& around,
                          const Rewriting& how) {
  for (Change* change : inOrder(changes_, isForward)) {
    const Change known = *change;
    if (isRewritable(known)) *change = rewritten(known, values, around, how);
    apply(known, isForward, values);
  }
}

static bool mentionsIn(const std::string& text, const std::string& name) {
  return text.find(name) != std::string::npos;
}

static bool mentionsPart(const diagram::ComponentItem& item, const std::string& name) {
  const auto isIt = [&](const diagram::Modifier& m) { return mentionsIn(m.name, name) || mentionsIn(m.value, name); };
  return mentionsIn(item.className, name) || std::ranges::any_of(item.modifiers, isIt);
}

bool EditCommand::mentions(const std::string& library) const {
  const auto isIt = [&](const std::optional<std::string>& text) { return text && mentionsIn(*text, library); };
  return std::ranges::any_of(changes_, [&](const Change& change) {
    if (const auto* c = std::get_if<PartChange>(&change)) return mentionsPart(c->item, library);
    if (const auto* c = std::get_if<ClassChange>(&change)) return isIt(c->before) || isIt(c->after);
    if (const auto* c = std::get_if<TextChange>(&change)) return isIt(c->before) || isIt(c->after);
    if (const auto* c = std::get_if<ModifierChange>(&change))
      return (c->before && isIt(c->before->value)) || (c->after && isIt(c->after->value));
    return false;
  });
}

void EditCommand::follow(OpenDocument& document, const std::string& library, const Rewriting& how,
                         const RenamedMember* renamed) {
  const diagram::Document now = document.values();
  if (!diagram::isNameFree(now, library)) return;
  QUndoStack& stack = *document.undoStack();
  std::vector<EditCommand*> done, undone;
  for (int k = 0; k < stack.count(); ++k)
    for (EditCommand* edit : editsOf(stack.command(k))) (k < stack.index() ? done : undone).push_back(edit);
  const auto isIt = [&](const auto& item) { return mentionsPart(item, library); };
  const auto isInText = [&](const std::string& text) { return mentionsIn(text, library); };
  const auto isInStep = [&](const EditCommand* edit) { return edit->mentions(library); };
  const bool isUsed = std::ranges::any_of(now.components, isIt) || std::ranges::any_of(now.classes, isInText) ||
                      isInText(now.declarations) || std::ranges::any_of(done, isInStep) ||
                      std::ranges::any_of(undone, isInStep);
  if (!isUsed) return;
  diagram::Document around, values = now;
  addNamed(now, around);
  for (auto edit = done.rbegin(); edit != done.rend(); ++edit) (*edit)->gather(values, false, around);
  values = now;
  for (const EditCommand* edit : undone) edit->gather(values, true, around);
  const Changes changes = rewritingChanges(now, how(now, around));
  if (document.isLocked(changes)) return;
  values = now;
  for (auto edit = done.rbegin(); edit != done.rend(); ++edit) (*edit)->rewrite(values, false, around, how);
  values = now;
  for (EditCommand* edit : undone) edit->rewrite(values, true, around, how);
  if (renamed) Q_EMIT document.memberRenamed(*renamed);
  if (changes.empty()) return;
  stack.resetClean();
  document.applyAll(changes, true);
}

void EditCommand::followClass(OpenDocument& document, const std::string& before, const std::string& after) {
  follow(document, before.substr(0, before.find('.')), [&](const diagram::Document& values, const diagram::Document&) {
    return diagram::withClassRenamed(values, before, after);
  });
}

bool EditCommand::mergeWith(const QUndoCommand* later) {
  const auto* other = static_cast<const EditCommand*>(later);  // equal ids: both are ours
  if (mergeId_ < 0 || other->changes_.size() != changes_.size()) return false;
  Changes all;
  for (size_t i = 0; i < changes_.size(); ++i) {
    auto both = merged(changes_[i], other->changes_[i]);
    if (!both) return false;
    all.push_back(std::move(*both));
  }
  changes_ = std::move(all);
  return true;
}

}  // namespace armature::app
