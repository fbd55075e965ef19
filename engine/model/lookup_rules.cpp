// What may be found by a composite name (specification 5.3.2, 5.3.3, 4.1): in packages and what is like them, public
// elements; elsewhere encapsulated ones; through components functions only. Told in the user's own text: libraries in
// use are older than some of these rules.
#include <algorithm>

#include "engine/model/class_table.h"

namespace armature::model {

using syntax::ClassDefinition;
using syntax::ClassKind;

// Whether a class holds nothing but classes and constants.
bool ClassTable::isPackageLike(const Class* cls) const {
  if (cls->kind == ClassKind::package || cls->kind == ClassKind::operatorKind) return true;
  const auto isConstant = [](const Element& e) { return e.clause->variability == syntax::Variability::constant; };
  const auto hasStatements = [](const Class* view) {
    return view->definition && (!view->definition->equations.empty() || !view->definition->algorithms.empty());
  };
  return std::ranges::all_of(cls->elements, isConstant) && std::ranges::none_of(cls->views, hasStatements);
}

void ClassTable::checkInside(Class* holder, Name name, SourceSpan span) {
  // A class that is being made is looked into by its own `extends` clauses.
  if (!isOwnText(span) || holder->state == Class::State::building || !complete(holder) ||
      holder->leaf != LeafKindOf::none)
    return;
  const auto component = holder->index.find(name);
  const ClassDefinition* written = component == holder->index.end() ? writtenClass(holder, name) : nullptr;
  if (component == holder->index.end() && !written) return;
  const bool isHidden = written ? written->isProtected : holder->elements[component->second].isProtected;
  if (isHidden) {
    diagnostics().error("N020", phrase("'%1' is protected in '%2' and cannot be used here", text(name), nameOf(holder)),
                        span);
  } else if (holder->isPartial && (holder->kind != ClassKind::package || !written)) {
    diagnostics().error("N008", phrase("'%1' is partial: nothing can be taken from it", nameOf(holder)), span);
  } else if (!isPackageLike(holder) && !(written && written->isEncapsulated)) {
    diagnostics().error("N028",
                        phrase("'%1' cannot be taken from the %2 '%3': only packages can be looked into", text(name),
                               nameOfKind(holder->kind), nameOf(holder)),
                        span, {}, phrase("declare it as encapsulated, or in a package"));
  }
}

// A reference whose first parts are components, the last of which is `part`.
void ClassTable::checkThroughPart(const syntax::Reference& r, const Class* found, size_t parts, const Instance* part) {
  if (!isOwnText(r.span)) return;
  if (!checkSwitched(part, r.span)) return;
  const std::string name(library().sources().text(r.span));
  const auto isOpen = [](const syntax::ReferencePart& p) { return p.subscripts.empty(); };
  if (part->kind == Instance::Kind::array && isOpen(r.parts[parts - 1]))
    diagnostics().error("N028", phrase("'%1': %2 is an array, and nothing can be taken from it", name, pathOf(part)),
                        r.span);
  if (found->kind == ClassKind::operatorFunction || found->kind == ClassKind::operatorKind ||
      (found->enclosing && found->enclosing->view->kind == ClassKind::operatorKind))
    diagnostics().error("N028", phrase("'%1': operators cannot be taken from a component", name), r.span);
  else if (found->kind != ClassKind::function)
    diagnostics().error(
        "N028", phrase("'%1' is a %2: only functions can be taken from a component", name, nameOfKind(found->kind)),
        r.span);
}

namespace {

bool isWithin(SourceSpan inner, SourceSpan outer) {
  return inner.file == outer.file && outer.begin <= inner.begin && inner.end <= outer.end;
}

}  // namespace

bool ClassTable::checkSwitched(const Instance* part, SourceSpan span) {
  const ClassDefinition* const own = root() ? root()->cls->definition : nullptr;
  if (!own || !isOwnText(span)) return true;
  const Element* const declaration = switchOf(part->element);
  if (!declaration || !isWithin(declaration->component->condition->span, own->span)) return true;
  error("N012", phrase("%1 has a condition: only connections can use it", pathOf(part)), span);
  return false;
}

bool ClassTable::isProtected(const Found& found) const {
  if (found.kind == Found::Kind::component) return found.owner->cls->elements[found.element].isProtected;
  return found.cls && found.cls->definition && found.cls->definition->isProtected;
}

}  // namespace armature::model
