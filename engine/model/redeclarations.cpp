// What may take the place of a declaration (specification 6.4, 7.2.6, 7.3): only what is replaceable and not final can
// be redeclared, and what replaces it, or is found as its inner, has all public elements of the class that was
// promised.
#include "engine/model/redeclarations.h"
#include "engine/model/class_table.h"

namespace armature::model {

// Whether two declarations of one component give it the same class; not where one of them is not known.
bool Redeclarations::isSameType(const syntax::Reference& a, const Context* contextOfA, const syntax::Reference& b,
                                const Context* contextOfB) {
  MessageTrial trial(state());
  Class *const first = classes_.resolveClass(a, contextOfA), *const second = classes_.resolveClass(b, contextOfB);
  trial.end();
  return first && first == second;
}

// The redeclarations of a component, outermost first, and the class that it has now. What is not replaceable can be
// redeclared with the type that it has.
void Redeclarations::checkRedeclared(Instance* parent, const Element& element, const Environment& modifiers,
                                     Class* now) {
  const Modifier *outer = nullptr, *last = nullptr;
  for (const Modifier& m : modifiers) {
    if (!m.clause) continue;
    if (last && !m.clause->isReplaceable && !isSameType(*last->clause->type, last->context, *m.clause->type, m.context))
      return classes_.notReplaceable(*last, m.span);
    if (!outer) outer = &m;
    last = &m;
  }
  if (!outer) return;
  if (!element.clause->isReplaceable &&
      !isSameType(*last->clause->type, last->context, *element.clause->type, contextOf(parent, element.view)))
    return classes_.notReplaceable(*last, element.component->span);
  if (!classes_.isFirstCheck(outer->clause)) return;
  // A class that is not known is told where it is used.
  MessageTrial trial(state());
  const syntax::Reference* promised =
      element.clause->constrainedBy ? element.clause->constrainedBy : element.clause->type;
  Class* wanted = classes_.resolveClass(*promised, contextOf(parent, element.view));
  const bool isKnown = wanted && classes_.complete(wanted);
  trial.end();
  if (isKnown && wanted->leaf != now->leaf) {
    diagnostics().error(
        "N019",
        phrase("%1 cannot be redeclared with %2 in place of %3", text(element.name),
               library().sources().text(outer->clause->type->span), library().sources().text(promised->span)),
        outer->span, partsOf(parent));
    return;
  }
  const size_t rank = element.component->dimensions.size() + element.clause->dimensions.size();
  const size_t newRank = outer->clause->components[0]->dimensions.size() + outer->clause->dimensions.size();
  if (isKnown && newRank > 0 && newRank + now->dimensions.size() != rank + wanted->dimensions.size()) {
    diagnostics().error("N019", phrase("%1 cannot be redeclared with another number of dimensions", text(element.name)),
                        outer->span, partsOf(parent));
    return;
  }
  const Element* missing = isKnown ? missingElement(wanted, now) : nullptr;
  if (!missing) return;
  diagnostics().error("N019",
                      phrase("'%1' cannot replace '%2' as %3: it has no %4", nameOf(now), nameOf(wanted),
                             text(element.name), text(missing->name)),
                      outer->span, partsOf(parent));
}

// Checked at the end, when every class that is used is complete.
void Redeclarations::checkRedeclaredClasses() {
  for (size_t k = 0; k < classes_.redeclaredClasses().size(); ++k)
    checkRedeclared(RedeclaredClass(classes_.redeclaredClasses()[k]));
}

void Redeclarations::checkRedeclared(const RedeclaredClass& r) {
  // What is replaced: the nearest declaration of the name in the text below.
  const std::vector<Class*>& views = r.owner->views;
  auto at = r.by ? std::find(views.rbegin(), views.rend(), r.by) : views.rbegin();
  if (r.by && at != views.rend()) ++at;
  const syntax::ClassDefinition* written = nullptr;
  for (; at != views.rend() && !written; ++at) {
    const ClassNode* own = (*at)->node ? (*at)->node->child(r.name) : nullptr;
    written = own ? own->definition() : nullptr;
    if (written) break;
  }
  if (!written || written == r.made->definition) return;
  Class* view = *at;
  // What extends the class that it replaces keeps all of it.
  if (!written->isReplaceable && !r.made->definition->isClassExtends) {
    Diagnostic d;
    d.code = "N018";
    d.message = phrase("'%1' cannot be redeclared: it is not replaceable", text(r.name));
    d.span = r.made->definition->nameSpan;
    d.labels.push_back({written->nameSpan, phrase("declared here without 'replaceable'")});
    diagnostics().add(std::move(d));
    return;
  }
  MessageTrial trial(state());
  const Context* place = contextOf(classes_.staticsOf(view), view);
  Class* wanted = nullptr;
  if (written->constrainedBy)
    wanted = classes_.resolveClass(*written->constrainedBy, place);
  else
    wanted = classes_.classOf({view->node->child(r.name), nullptr, nullptr, view, {}}, classes_.staticsOf(view));
  const bool isKnown = wanted && classes_.complete(wanted) && classes_.complete(r.made);
  trial.end();
  const Element* missing = isKnown ? missingElement(wanted, r.made) : nullptr;
  if (!missing) return;
  diagnostics().error("N019",
                      phrase("'%1' cannot replace '%2' as %3: it has no %4", nameOf(r.made), nameOf(wanted),
                             text(r.name), text(missing->name)),
                      r.made->definition->nameSpan);
}

// The first public element of a class that another class does not have; null where it has them all.
const Element* Redeclarations::missingElement(Class* wanted, Class* given) {
  if (wanted == given || wanted->leaf != LeafKindOf::none || given->leaf != LeafKindOf::none) return nullptr;
  for (const Element& e : wanted->elements)
    if (!e.isProtected && !given->index.contains(e.name)) return &e;
  return nullptr;
}

// The inner part that an outer declaration has found.
void Redeclarations::checkInner(const Instance* outer, Class* wanted, const Instance* inner) {
  if (inner->state != Instance::State::ready || !inner->cls) return;
  const auto needed = static_cast<Variability>(3 - static_cast<int>(outer->element->clause->variability));
  if (inner->isLeaf() && (inner->cls->leaf != wanted->leaf || inner->variability > needed)) {
    Diagnostic d;
    d.code = "N019";
    d.message = phrase("the inner %1 cannot stand for the outer one that %2 declares: %3", pathOf(inner),
                       subjectOf(outer->parent),
                       inner->cls->leaf != wanted->leaf ? phrase("its type differs") : phrase("it varies more"));
    d.span = outer->element->component->span;
    d.parts = partsOf(outer->parent);
    if (inner->element) d.labels.push_back({inner->element->component->span, phrase("the inner variable")});
    diagnostics().add(std::move(d));
    return;
  }
  if (inner->kind != Instance::Kind::structure) return;
  const Element* missing = missingElement(wanted, inner->cls);
  if (!missing) return;
  Diagnostic d;
  d.code = "N019";
  d.message = phrase("the inner %1 is a '%2' and cannot stand for the '%3' that %4 needs: it has no %5", pathOf(inner),
                     nameOf(inner->cls), nameOf(wanted), subjectOf(outer->parent), text(missing->name));
  d.span = outer->element->component->span;
  d.parts = partsOf(outer->parent);
  if (inner->element) d.labels.push_back({inner->element->component->span, phrase("the inner part")});
  diagnostics().add(std::move(d));
}

}  // namespace armature::model
