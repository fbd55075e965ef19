// What may take the place of a declaration (specification 6.4, 7.2.6, 7.3): only what is replaceable and not final can
// be redeclared, and what replaces it, or is found as its inner, has all public elements of the class that was
// promised.
#include "engine/model/redeclarations.h"

#include <algorithm>

#include "engine/model/class_table.h"

namespace armature::model {

Diagnostic ofRedeclaration(Phrase message, SourceSpan redeclaration, SourceSpan declaration, Phrase there) {
  Diagnostic d;
  d.code = "N018";
  d.message = std::move(message);
  d.span = redeclaration;
  d.labels.push_back({declaration, std::move(there)});
  return d;
}

// Whether two declarations of one component give it the same class; not where one of them is not known.
bool Redeclarations::isSameType(const syntax::Reference& a, const Context* contextOfA, const syntax::Reference& b,
                                const Context* contextOfB) {
  MessageTrial trial(state());
  Class *const first = classes_.resolveClass(a, contextOfA), *const second = classes_.resolveClass(b, contextOfB);
  trial.end();
  return first && first == second;
}

// The redeclarations of a component, outermost first, and the class that it has now. What is not replaceable can be
// redeclared with the type that it has. Libraries in use redeclare further what an earlier redeclaration has fixed, and
// what never was replaceable: what that means is plain, and the interface is compared as ever.
void Redeclarations::checkRedeclared(Instance* parent, const Element& element, const Environment& modifiers,
                                     Class* now) {
  const Modifier *outer = nullptr, *last = nullptr;
  SourceSpan fixed;  // of an earlier redeclaration that does not say 'replaceable'
  for (const Modifier& m : modifiers) {
    if (!m.clause) continue;
    if (last && !m.clause->isReplaceable && isOwnText(last->span)) {
      const bool isSame = isSameType(*last->clause->type, last->context, *m.clause->type, m.context);
      if (!isSame && isOwnText(m.span)) return classes_.notReplaceable(*last, m.span);
      if (!isSame || isOwnText(m.span)) fixed = m.span;
    }
    if (!outer) outer = &m;
    last = &m;
  }
  if (!outer) return;
  if (!mayBeRedeclared(element, *last)) return;
  if (!element.clause->isReplaceable && isOwnText(last->span) &&
      !isSameType(*last->clause->type, last->context, *element.clause->type, contextOf(parent, element.view)))
    return classes_.notReplaceable(*last, element.component->span);
  if (element.clause->isRedeclare && !element.clause->isReplaceable && isOwnText(last->span) &&
      isOwnText(element.component->span))
    fixed = element.component->span;
  if (!classes_.isFirstCheck(outer->clause)) return;
  if (fixed.isValid()) warnOfFixed(outer->name, outer->span, fixed);
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

// What a library's own redeclaration has fixed is redeclared as it is meant; other tools may refuse it.
void Redeclarations::warnOfFixed(Name name, SourceSpan redeclaration, SourceSpan earlier) {
  Diagnostic d = ofRedeclaration(
      phrase("'%1' is redeclared, although an earlier redeclaration does not say 'replaceable'", text(name)),
      redeclaration, earlier, phrase("redeclared here without 'replaceable'"));
  d.severity = Severity::warning;
  diagnostics().add(std::move(d));
}

// A final declaration, and a constant, cannot be redeclared at all (specification 7.3.3).
bool Redeclarations::mayBeRedeclared(const Element& element, const Modifier& redeclaration) {
  const bool isConstant = element.clause->variability == syntax::Variability::constant;
  if ((!element.clause->isFinal && !isConstant) || !isOwnText(redeclaration.span)) return true;
  if (!classes_.isFirstCheck(redeclaration.clause)) return false;
  diagnostics().add(ofRedeclaration(isConstant
                                        ? phrase("'%1' cannot be redeclared: it is a constant", text(element.name))
                                        : phrase("'%1' cannot be redeclared: it is final", text(element.name)),
                                    redeclaration.span, element.component->span, phrase("declared here")));
  return false;
}

// The class of a type specifier, complete; null where it is not known, which is told where it is used.
Class* Redeclarations::knownClass(const syntax::Reference& reference, const Context* context) {
  MessageTrial trial(state());
  Class* cls = classes_.resolveClass(reference, context, true);
  const bool isKnown = cls && classes_.complete(cls);
  trial.end();
  return isKnown ? cls : nullptr;
}

// What a class lacks of its constraining class, as a message about `name`; false after it.
bool Redeclarations::fits(Class* wanted, Class* given, Name name, SourceSpan span, std::vector<std::string> parts) {
  if (!wanted || !given) return true;
  const bool isOtherType = wanted->leaf != given->leaf;
  const bool isOtherRank = rankOf(*wanted) != rankOf(*given);
  const Element* missing = missingElement(wanted, given);
  if (!isOtherType && !isOtherRank && !missing) return true;
  const Phrase why = missing       ? phrase("it has no %1", text(missing->name))
                     : isOtherType ? phrase("its type differs")
                                   : phrase("its number of dimensions differs");
  diagnostics().error("N019",
                      phrase("'%1' cannot stand for '%2', the constraining class of %3: %4", nameOf(given),
                             nameOf(wanted), text(name), why),
                      span, std::move(parts));
  return false;
}

// A replaceable declaration fits its own constraining clause, and each redeclaration that has one narrows it (7.3.2).
void Redeclarations::checkConstraints(Instance* parent, const Element& element, const Environment& modifiers) {
  const auto isOwn = [&](const Modifier& m) { return m.clause && isOwnText(m.span); };
  if (!isOwnText(element.component->span) && std::ranges::none_of(modifiers, isOwn)) return;
  const Context* here = contextOf(parent, element.view);
  Class* wanted = nullptr;
  bool isNarrowed = false;
  if (element.clause->constrainedBy) {
    wanted = knownClass(*element.clause->constrainedBy, here);
    if (isOwnText(element.component->span) && constrained_.insert(element.clause).second &&
        !fits(wanted, knownClass(*element.clause->type, here), element.name, element.component->span, partsOf(parent)))
      return;
  } else if (element.clause->isReplaceable) {
    wanted = knownClass(*element.clause->type, here);
  }
  for (size_t k = modifiers.size(); k-- > 0;) {
    const Modifier& m = modifiers[k];
    if (!isOwn(m)) continue;
    Class* narrower = m.clause->constrainedBy ? knownClass(*m.clause->constrainedBy, m.context) : nullptr;
    const bool isFirst = constrained_.insert(m.clause).second;
    if (isFirst && wanted && narrower && !fits(wanted, narrower, element.name, m.span, partsOf(parent))) return;
    // Against the constraining class of the declaration itself it is checked in any case (checkRedeclared).
    if (isFirst && isNarrowed &&
        !fits(wanted, knownClass(*m.clause->type, m.context), element.name, m.span, partsOf(parent)))
      return;
    if (narrower) wanted = narrower, isNarrowed = true;
  }
}

// Checked at the end, when every class that is used is complete.
void Redeclarations::checkRedeclaredClasses() {
  for (size_t k = 0; k < classes_.redeclaredClasses().size(); ++k) {
    const RedeclaredClass redeclared = classes_.redeclaredClasses()[k];
    checkRedeclared(redeclared);
    checkEarlier(redeclared);
  }
  for (size_t k = 0; k < classes_.constrainedClasses().size(); ++k)
    checkDefault(RedeclaredClass(classes_.constrainedClasses()[k]));
  for (size_t k = 0; k < classes_.narrowedClasses().size(); ++k) {
    const NarrowedClass n = classes_.narrowedClasses()[k];
    if (n.redeclaration.definition->form != syntax::ClassDefinition::Form::alias ||
        misfits_.contains(n.redeclaration.definition))
      continue;
    Class* wanted = narrowedBy(n.base, n.redeclaration.name);
    Class* given = wanted ? knownClass(*n.redeclaration.definition->aliased, n.redeclaration.context) : nullptr;
    fits(wanted, given, n.redeclaration.name, n.redeclaration.span, {});
  }
}

// The redeclarations that a redeclaration of the user's own text replaces: they have to say 'replaceable', and each
// constraining clause among them narrows what it may be (specification 7.3.2, 7.3.3).
void Redeclarations::checkEarlier(const RedeclaredClass& r) {
  const syntax::ClassDefinition* made = r.made->definition;
  if (!isOwnText(made->nameSpan)) return;
  const std::vector<SaidOfClass> all = classes_.saidOfClass(r.name, classes_.staticsOf(r.owner));
  const auto isMade = [&](const SaidOfClass& said) { return said.modifier.definition == made; };
  // What a constraining clause redeclares is not replaced, but holds where nothing else is said.
  const auto isOfConstraint = [&](const Modifier& m) {
    return std::ranges::any_of(r.owner->views, [&](const Class* view) {
      return std::ranges::find(view->constraints, m.definition, &Modifier::definition) != view->constraints.end();
    });
  };
  bool isNearest = true;
  for (auto at = std::ranges::find_if(all, isMade); at != all.end(); ++at) {
    const Modifier& m = at->modifier;
    if (!m.definition || m.definition == made || at->isOfText || isOfConstraint(m)) continue;
    if (std::exchange(isNearest, false) && !m.definition->isReplaceable) {
      if (!isOwnText(m.span)) return warnOfFixed(r.name, made->nameSpan, m.span);
      return diagnostics().add(ofRedeclaration(phrase("'%1' cannot be redeclared: it is not replaceable", text(r.name)),
                                               made->nameSpan, m.span,
                                               phrase("redeclared here without 'replaceable'")));
    }
    if (!m.definition->constrainedBy) continue;
    if (fits(knownClass(*m.definition->constrainedBy, m.context), r.made, r.name, made->nameSpan, {})) continue;
    misfits_.insert(made);
    return;
  }
}

// The constraining class that the extends clauses of a class give an inherited class; null where they give none.
Class* Redeclarations::narrowedBy(Class* cls, Name name) {
  for (const Class::Base& base : cls->bases) {
    if (base.modification)
      for (const syntax::Argument* a : base.modification->arguments)
        if (a->redeclaredClass && a->redeclaredClass->name == name && a->redeclaredClass->constrainedBy)
          return knownClass(*a->redeclaredClass->constrainedBy,
                            base.context ? base.context : contextOf(classes_.staticsOf(cls), cls));
    if (Class* found = narrowedBy(base.cls, name)) return found;
  }
  return nullptr;
}

// A replaceable class as it is declared fits its own constraining class (7.3.2); a dimension that the short class adds
// does not count.
void Redeclarations::checkDefault(const RedeclaredClass& r) {
  const syntax::ClassDefinition& written = *r.made->definition;
  Class* wanted = knownClass(*written.constrainedBy, contextOf(classes_.staticsOf(r.by), r.by));
  const bool isShort = written.form == syntax::ClassDefinition::Form::alias && !r.made->bases.empty();
  Class* given = isShort ? r.made->bases[0].cls : r.made;
  if (wanted && classes_.complete(given)) fits(wanted, given, r.name, written.nameSpan, {});
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
  const syntax::ClassDefinition& made = *r.made->definition;
  const auto refuse = [&](Phrase message, Phrase there) {
    diagnostics().add(ofRedeclaration(std::move(message), made.nameSpan, written->nameSpan, std::move(there)));
  };
  // What extends the class that it replaces keeps all of it; libraries in use do so without 'replaceable'.
  if (!written->isReplaceable && (!made.isClassExtends || isOwnText(made.span)))
    return refuse(phrase("'%1' cannot be redeclared: it is not replaceable", text(r.name)),
                  phrase("declared here without 'replaceable'"));
  if (written->isFinal && isOwnText(made.span))
    return refuse(phrase("'%1' cannot be redeclared: it is final", text(r.name)), phrase("declared here"));
  if (r.by && written->isProtected != made.isProtected && isOwnText(made.span))
    return refuse(written->isProtected ? phrase("'%1' is protected and cannot be redeclared as public", text(r.name))
                                       : phrase("'%1' is public and cannot be redeclared as protected", text(r.name)),
                  phrase("declared here"));
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
