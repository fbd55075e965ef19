#include "engine/facade/fitting_classes.h"

#include "engine/model/instance.h"

namespace armature {

using model::ClassNode;
using syntax::ClassDefinition;
using syntax::ClassKind;

namespace {

// Which kinds of classes can be extended to one of another kind (specification 3.6, section 7.1.3), as far as they
// stand for it in a redeclaration.
bool isOfKind(ClassKind given, const std::string& wanted) {
  const std::string name = model::nameOfKind(given);
  if (name == wanted) return true;
  if (wanted == "model") return name == "block" || name == "class";
  if (wanted == "block") return name == "class";
  if (wanted == "class") return name == "model" || name == "block";
  if (wanted == "record") return given == ClassKind::operatorRecord;
  if (wanted == "function") return given == ClassKind::operatorFunction;
  return false;
}

// Whether classes extend one class, directly or not; each is looked at once.
class Descent {
 public:
  Descent(ClassLookup& lookup, const ClassNode& ancestor) : lookup_(lookup) {
    known_[lookup.resolveAlias(&ancestor)] = true;
  }

  bool holds(const ClassNode& node) {
    const ClassNode* const resolved = lookup_.resolveAlias(&node);
    const auto [place, isNew] = known_.try_emplace(resolved, false);  // false also ends circles
    if (!isNew) return place->second;
    for (const ClassLookup::Base& base : std::vector<ClassLookup::Base>(lookup_.bases(*resolved)))
      if (base.node && holds(*base.node)) return known_[resolved] = true;
    if (const ClassNode* replaced = replacedBy(*resolved)) return known_[resolved] = holds(*replaced);
    return false;
  }

 private:
  // The inherited class that `redeclare model extends Name` extends; null for all else.
  const ClassNode* replacedBy(const ClassNode& node) {
    const ClassDefinition* const definition = lookup_.definitionOf(node);
    if (!definition || !definition->isClassExtends || !node.parent()) return nullptr;
    for (const ClassLookup::Base& base : std::vector<ClassLookup::Base>(lookup_.bases(*node.parent())))
      if (const ClassNode* found = base.node ? lookup_.member(*base.node, node.name()) : nullptr) return found;
    return nullptr;
  }

  ClassLookup& lookup_;
  std::unordered_map<const ClassNode*, bool> known_;
};

}  // namespace

bool descends(ClassLookup& lookup, const ClassNode& node, const ClassNode& ancestor) {
  return Descent(lookup, ancestor).holds(node);
}

std::vector<const ClassNode*> FittingClasses::find(const ClassNode& constraint, const std::string& kind,
                                                   const ClassNode& root, bool isOwn) {
  std::vector<const ClassNode*> found;
  Descent descent(lookup_, constraint);
  for (const Candidate& candidate : candidates(root, isOwn))
    if (isOfKind(candidate.definition->kind, kind) && descent.holds(*candidate.node)) found.push_back(candidate.node);
  return found;
}

const std::vector<FittingClasses::Candidate>& FittingClasses::candidates(const ClassNode& root, bool isOwn) {
  const auto [place, isNew] = candidates_.try_emplace(&root);
  if (isNew) collect(root, isOwn, place->second);
  return place->second;
}

// Classes in a partial package cannot be used before something has extended it, and those within a model belong to it.
void FittingClasses::collect(const ClassNode& node, bool isOwn, std::vector<Candidate>& found) {
  const ClassDefinition* const definition = lookup_.definitionOf(node);
  if (!definition) return;
  const bool isHidden = definition->isProtected || definition->isReplaceable;
  if (isHidden && !isOwn) return;
  const ClassDefinition* const resolved = lookup_.resolvedDefinition(&node);
  if (resolved && !resolved->isPartial) found.push_back({&node, definition});
  if (definition->kind != ClassKind::package || definition->isPartial) return;
  for (const Name name : node.childNames())
    if (const ClassNode* child = node.child(name)) collect(*child, false, found);
}

}  // namespace armature
