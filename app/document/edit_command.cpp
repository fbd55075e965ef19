#include "app/document/edit_command.h"

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
  }
  return std::nullopt;
}

}  // namespace

EditCommand::EditCommand(OpenDocument& document, const QString& text, Changes changes, int mergeId)
    : document_(document), changes_(std::move(changes)), mergeId_(mergeId) {
  setText(text);
}

// A step, or the steps of which it is made. The stack gives its commands for looking only, but they are the document's.
void EditCommand::rewriteStep(const QUndoCommand* step, const Rewriting& how) {
  if (auto* edit = dynamic_cast<EditCommand*>(const_cast<QUndoCommand*>(step)))
    for (Change& change : edit->changes_) change = rewritten(change, how);
  for (int k = 0; k < step->childCount(); ++k) rewriteStep(step->child(k), how);
}

void EditCommand::followClass(OpenDocument& document, const std::string& before, const std::string& after) {
  if (!diagram::isNameFree(document.values(), before.substr(0, before.find('.')))) return;
  const Rewriting how = [&](const diagram::Document& values) {
    return diagram::withClassRenamed(values, before, after);
  };
  const Changes changes = rewritingChanges(document.values(), how);
  if (document.isLocked(changes)) return;
  QUndoStack& stack = *document.undoStack();
  for (int k = 0; k < stack.count(); ++k) rewriteStep(stack.command(k), how);
  if (changes.empty()) return;
  stack.resetClean();
  document.applyAll(changes, true);
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
