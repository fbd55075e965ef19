// What names mean (specification chapter 5): elements own and inherited, imports, enclosing classes up to the next
// encapsulated one, top-level classes, built-in types. Results are remembered per class text.
#include <algorithm>

#include "engine/model/class_table.h"
#include "engine/model/modifiers.h"

namespace armature::model {

using syntax::Import;
using syntax::Reference;

// What the extends clause says of an inherited class is in the environment of the base already (addBase).
const ClassDeclaration* ClassTable::findInBases(Class* cls, Name name) {
  for (const Class::Base& base : cls->bases)
    if (const ClassDeclaration* found = findDeclaration(base.cls, name)) return found;
  return nullptr;
}

namespace {

// The texts that make up a class, itself first, then its bases from the last to the first.
std::vector<Class*> textsOf(Class* cls) {
  std::vector<Class*> texts(cls->views.rbegin(), cls->views.rend());
  if (texts.empty() || texts.front() != cls) texts.insert(texts.begin(), cls);  // not complete yet
  return texts;
}

}  // namespace

// The declaration of a class element, redeclarations of the environment first.
const ClassDeclaration* ClassTable::findDeclaration(Class* cls, Name name) {
  if (cls->state == Class::State::raw) complete(cls);
  const bool isComplete = cls->state == Class::State::complete;
  if (isComplete) {
    const auto at = cls->declarations.find(name);
    if (at != cls->declarations.end()) return at->second ? &*at->second : nullptr;
  }
  std::optional<ClassDeclaration> found;
  const ClassNode* own = cls->node ? cls->node->child(name) : nullptr;
  Environment outer;
  for (const Modifier& m : cls->environment) {
    if (m.name != name) continue;
    if (m.definition) {
      found.emplace();
      found->definition = m.definition;
      found->context = m.context;
      break;  // what is said behind it is said of what it takes the place of (constraintsOf)
    }
    modifiers_.expand(m, outer);
  }
  if (!found && own) {
    found.emplace();
    found->node = own;
    found->view = cls;
  }
  if (!found && isComplete) {
    if (const ClassDeclaration* inherited = findInBases(cls, name)) {
      found = *inherited;
      outer.clear();  // the base has been given it
    }
  }
  if (found) found->modifiers.insert(found->modifiers.begin(), outer.begin(), outer.end());
  if (!isComplete) return found ? &declarationStore_.emplace_back(std::move(*found)) : nullptr;
  const auto [at, isNew] = cls->declarations.emplace(name, std::move(found));
  return at->second ? &*at->second : nullptr;
}

// A modifier in an extends clause is understood in whatever is made of its class: a derived package, a component.
const Context* ClassTable::rebased(const Context* context, Instance* self) {
  if (!context || context->self == self || context->view->statics != context->self || !self->cls) return context;
  const std::vector<Class*>& views = self->cls->views;
  if (std::find(views.begin(), views.end(), context->view) == views.end()) return context;
  return contextOf(self, context->view);
}

Class* ClassTable::classOf(const ClassDeclaration& d, Instance* self) {
  Environment modifiers = d.modifiers;
  for (Modifier& m : modifiers) m.context = rebased(m.context, self);
  const syntax::ClassDefinition* definition = d.definition ? d.definition : d.node->definition();
  if (!definition) return nullptr;
  const Context* place = d.definition ? rebased(d.context, self) : contextOf(self, d.view);
  Class* made = makeClass(d.definition ? nullptr : d.node, definition, place, std::move(modifiers));
  made->constraints = constraintsOf(*definition, self);
  return made;
}

// What holds for a class element behind what its declaration says itself (specification 7.3.2): the modifiers of its
// constraining clause, and all that is said of the constraining type of what it takes the place of, by constraining
// clauses, by modifiers of the element, and by a first declaration without such a clause.
Environment ClassTable::constraintsOf(const syntax::ClassDefinition& definition, Instance* self) {
  Environment constraints;
  bool isBehind = false;
  for (const SaidOfClass& said : saidOfClass(definition.name, self)) {
    const syntax::ClassDefinition* one = said.modifier.definition;
    const bool isItself = one == &definition;
    isBehind = isBehind || isItself;
    if (!isBehind) continue;
    if (!one) {
      modifiers_.expand(said.modifier, constraints);
      continue;
    }
    const bool isFirst = said.isOfText && one->isReplaceable && !one->isRedeclare;
    const bool isPlain = isFirst && !isItself && !one->constrainedBy;
    const syntax::Modification* modification = isPlain ? one->aliasModification : one->constrainedByModification;
    if (!modification) continue;
    for (const syntax::Argument* a : modification->arguments)
      constraints.push_back(modifiers_.modifierOf(*a, said.modifier.context, nullptr));
  }
  return constraints;
}

std::vector<SaidOfClass> ClassTable::saidOfClass(Name name, Instance* self) {
  std::vector<SaidOfClass> all;
  if (!self->cls) return all;
  std::unordered_set<const void*> seen;  // bases have the environment of what is derived from them, and more
  for (Class* view : textsOf(self->cls)) {
    for (const Modifier& m : view->environment) {
      const void* what = m.definition ? static_cast<const void*>(m.definition) : m.modification;
      if (m.name != name || !seen.insert(what).second) continue;
      all.push_back({m, false});
      all.back().modifier.context = rebased(m.context, self);
    }
    const ClassNode* own = view->node ? view->node->child(name) : nullptr;
    if (!own || !own->definition()) continue;
    Modifier declaration;
    declaration.name = name;
    declaration.definition = own->definition();
    declaration.context = contextOf(self, view);
    all.push_back({declaration, true});
  }
  return all;
}

// A class element as seen through an instance (of a package: the holder of its constants).
Class* ClassTable::classElement(Instance* self, Name name) {
  if (!self->classes) self->classes = std::make_unique<std::unordered_map<Name, Class*>>();
  const auto at = self->classes->find(name);
  if (at != self->classes->end()) return at->second;
  const ClassDeclaration* declaration = findDeclaration(self->cls, name);
  if (!declaration) return nullptr;
  const syntax::ClassDefinition* written = writtenClass(self->cls, name);
  const bool isOuter = written && written->isOuter && !self->isStatic;
  Class* made = isOuter ? innerClass(self, *written) : nullptr;
  if (!made) made = classOf(*declaration, self);
  if (made && made->definition && !declaration->definition && made->definition->constrainedBy &&
      isOwnText(made->definition->span) && constrainedOnce_.insert(made->definition).second)
    constrainedClasses_.push_back({self->cls, declaration->view, made, name});
  const bool isOverride =
      made && made->definition &&
      (declaration->definition || made->definition->isRedeclare || made->definition->isClassExtends);
  if (isOverride && redeclaredOnce_.insert(made->definition).second)
    redeclaredClasses_.push_back({self->cls, declaration->definition ? nullptr : declaration->view, made, name});
  self->classes->emplace(name, made);
  return made;
}

// The text of a class element where it was first declared, own or inherited: its prefixes outlive a redeclaration.
const syntax::ClassDefinition* ClassTable::writtenClass(Class* cls, Name name) const {
  for (size_t k = cls->views.size(); k-- > 0;) {
    const ClassNode* own = cls->views[k]->node ? cls->views[k]->node->child(name) : nullptr;
    if (own) return own->definition();
  }
  return nullptr;
}

// An outer class means the inner one of the same name in an enclosing instance (specification 5.4). Null after a
// message where there is none.
Class* ClassTable::innerClass(Instance* self, const syntax::ClassDefinition& outer) {
  for (Instance* p = self->parent; p; p = p->parent) {
    if (p->kind != Instance::Kind::structure || !p->cls || p->isStatic) continue;
    const syntax::ClassDefinition* written = writtenClass(p->cls, outer.name);
    if (written && written->isInner) return classElement(p, outer.name);
  }
  const std::string name = text(outer.name), path = pathOf(self);
  diagnostics().error(
      "N006", phrase("%1 needs an inner class '%2' around it", path.empty() ? phrase("the model") : Phrase(path), name),
      outer.span, partsOf(self), phrase("declare an inner class %1 in a model that holds the part", name));
  return nullptr;
}

Found ClassTable::lookupHere(Name name, const Context* context) {
  Class* view = context->view;
  if (view->state == Class::State::raw) complete(view);
  if (view->index.contains(name)) {
    Instance* self = context->self;
    if (self->cls->state == Class::State::raw) complete(self->cls);
    const auto at = self->cls->index.find(name);
    if (at != self->cls->index.end()) return {Found::Kind::component, self, at->second, nullptr};
    Instance* statics = staticsOf(view);
    return {Found::Kind::component, statics, view->index.at(name), nullptr};
  }
  if (findDeclaration(view, name)) {
    Class* cls = classElement(context->self, name);
    if (!cls) cls = classElement(staticsOf(view), name);
    if (cls) return {Found::Kind::classReference, nullptr, 0, cls};
  }
  return {};
}

Found ClassTable::foundAtPath(std::span<const Name> path) {
  Class* cls = path.empty() ? nullptr : topLevelClass(path[0]);
  for (size_t k = 1; cls && k < path.size(); ++k) {
    if (cls->state == Class::State::raw) complete(cls);
    const auto at = cls->index.find(path[k]);
    if (at != cls->index.end() && k + 1 == path.size())
      return {Found::Kind::component, staticsOf(cls), at->second, nullptr};
    cls = classElement(staticsOf(cls), path[k]);
  }
  if (!cls) return {};
  return {Found::Kind::classReference, nullptr, 0, cls};
}

Class* ClassTable::classAtPath(std::span<const Name> path) {
  return foundAtPath(path).cls;
}

Found ClassTable::lookupImports(Name name, Class* view) {
  if (!view->definition) return {};
  for (const syntax::Element& element : view->definition->elements) {
    if (element.kind != syntax::Element::Kind::import) continue;
    const Import& import = *element.import;
    if (import.form == Import::Form::renamed && import.alias == name) return foundAtPath(import.path);
    if (import.form == Import::Form::qualified && import.path.back() == name) return foundAtPath(import.path);
    if (import.form == Import::Form::list &&
        std::find(import.names.begin(), import.names.end(), name) != import.names.end()) {
      std::vector<Name> path(import.path.begin(), import.path.end());
      path.push_back(name);
      return foundAtPath(path);
    }
  }
  Found first;
  const Import* firstImport = nullptr;
  for (const syntax::Element& element : view->definition->elements) {
    if (element.kind != syntax::Element::Kind::import || element.import->form != Import::Form::wildcard) continue;
    std::vector<Name> path(element.import->path.begin(), element.import->path.end());
    path.push_back(name);
    const Found found = foundAtPath(path);
    if (found.kind == Found::Kind::none) continue;
    if (isProtected(found) && isOwnText(element.import->span)) continue;
    if (!firstImport) {
      first = found;
      firstImport = element.import;
      if (!isOwnText(view->definition->span)) break;
    } else if (found.kind != first.kind || found.owner != first.owner || found.element != first.element ||
               found.cls != first.cls) {
      const auto packageOf = [&](const Import& i) { return std::string(library().sources().text(i.span)); };
      diagnostics().error("N005",
                          phrase("'%1' means two things in '%2': '%3' and '%4' bring it", text(name), nameOf(view),
                                 packageOf(*firstImport), packageOf(*element.import)),
                          element.import->span);
    }
  }
  return first;
}

// Names not declared in the text of a class: imports, then the enclosing classes.
Found ClassTable::lookupOutside(Name name, Class* view) {
  const auto at = view->outside.find(name);
  if (at != view->outside.end()) return at->second;
  Found found = lookupImports(name, view);
  if (found.kind == Found::Kind::none) {
    const bool isEncapsulated = view->definition && view->definition->isEncapsulated;
    if (view->enclosing && !isEncapsulated) {
      found = lookup(name, view->enclosing);
    } else {
      // The unnamed root; an encapsulated class sees only predefined names there, and itself.
      found.cls = builtinClass(name);
      if (!found.cls && (!isEncapsulated || (view->definition && view->definition->name == name && !view->enclosing)))
        found.cls = topLevelClass(name);
      if (!found.cls && isEncapsulated && name == view->definition->name && view->enclosing) found.cls = view;
      if (found.cls) found.kind = Found::Kind::classReference;
    }
  }
  for (Class* c = view; c; c = c->enclosing ? c->enclosing->view : nullptr)
    if (c->state != Class::State::complete) return found;
  view->outside.emplace(name, found);
  return found;
}

Found ClassTable::lookup(Name name, const Context* context) {
  const Found found = lookupHere(name, context);
  if (found.kind != Found::Kind::none) return found;
  return lookupOutside(name, context->view);
}

Class* ClassTable::builtinClass(Name name) {
  const auto at = builtinClasses_.find(name);
  return at == builtinClasses_.end() ? nullptr : at->second;
}

// Follows a reference to a class; the first parts may be packages, or components whose class declares the rest.
Class* ClassTable::resolveClass(const Reference& r, const Context* context, bool quiet) {
  if (++state().depth > 400) {
    --state().depth;
    diagnostics().error("N009", phrase("names refer to each other too deeply"), r.span);
    return nullptr;
  }
  Found found;
  if (r.leadingDot) {
    found.cls = topLevelClass(r.parts[0].name);
    found.kind = Found::Kind::classReference;
  } else {
    found = lookup(r.parts[0].name, context);
  }
  size_t k = 1;
  // A component in front: `world.gravityAcceleration`.
  const Instance* through = nullptr;
  size_t throughParts = 0;
  if (found.kind == Found::Kind::component && r.parts.size() > 1) {
    Instance* at = parts_.resolved(parts_.childAt(found.owner, found.element));
    for (; at && k < r.parts.size(); ++k) {
      if (!through || through->kind != Instance::Kind::array) through = at, throughParts = k;
      if (at->kind == Instance::Kind::array && !at->items.empty()) at = parts_.resolved(at->items[0]);
      if (!at || at->kind != Instance::Kind::structure) break;
      if (!at->cls->index.contains(r.parts[k].name)) {
        found.cls = classElement(at, r.parts[k].name);
        if (found.cls && isProtected({Found::Kind::classReference, nullptr, 0, found.cls}) && isOwnText(r.span))
          diagnostics().error(
              "N020", phrase("'%1' of %2 is protected and cannot be used here", text(r.parts[k].name), subjectOf(at)),
              r.span);
        ++k;
        break;
      }
      at = parts_.resolved(parts_.childOf(at, r.parts[k].name));
    }
  }
  Class *cls = found.cls, *last = nullptr;
  for (; cls && k < r.parts.size(); ++k) {
    if (cls->state == Class::State::raw) complete(cls);
    if (!through) checkInside(cls, r.parts[k].name, r.span);
    last = cls;
    cls = classElement(staticsOf(cls), r.parts[k].name);
  }
  if (cls && through && complete(cls)) checkThroughPart(r, cls, throughParts, through);
  --state().depth;
  if (!cls && !quiet) {
    if (found.kind == Found::Kind::component && r.parts.size() == 1 && found.owner) last = found.owner->cls;
    unknownClass(r, k == r.parts.size() ? last : nullptr, context);
  }
  return cls;
}

// `owner`: where the last part of the name was looked for; null where it was not got so far.
void ClassTable::unknownClass(const Reference& r, Class* owner, const Context* context) {
  std::string name;
  for (const syntax::ReferencePart& part : r.parts) name += (name.empty() ? "" : ".") + text(part.name);
  Phrase words = phrase("class '%1' is not known here", name);
  if (owner && owner->index.contains(r.parts.back().name)) {
    const Element& element = owner->elements[owner->index.at(r.parts.back().name)];
    const bool isConstant = element.clause && element.clause->variability == syntax::Variability::constant;
    words = isConstant ? phrase("'%1' is a constant of '%2', not a class", name, nameOf(owner))
                       : phrase("'%1' is a component of '%2', not a class", name, nameOf(owner));
  }
  diagnostics().error("N002", words, r.span,
                      context->self && !context->self->isStatic ? partsOf(context->self) : std::vector<std::string>{});
}

void ClassTable::unknownName(const Reference& r, const Context* context) {
  std::string name;
  for (const syntax::ReferencePart& part : r.parts) name += (name.empty() ? "" : ".") + text(part.name);
  std::vector<Name> candidates;
  for (const Element& e : context->view->elements) candidates.push_back(e.name);
  // Of very many mistakes the first get suggestions: each is compared with all names of the class.
  constexpr size_t kSuggestions = 50;
  const bool isEarly = diagnostics().errorCount() < kSuggestions;
  const std::string near = isEarly ? suggest(r.parts[0].name, candidates) : std::string();
  std::vector<std::string> parts;
  if (context->self && !context->self->isStatic) parts = partsOf(context->self);
  diagnostics().error("N001",
                      phrase("name '%1' is not known in '%2'%3", name, nameOf(context->view),
                             near.empty() ? Phrase() : phrase(" (did you mean %1?)", near)),
                      r.span, std::move(parts));
}

bool ClassTable::hasEqualityConstraint(Class* cls) {
  if (!cls) return false;
  if (cls->equalityConstraint < 0)
    cls->equalityConstraint = findDeclaration(cls, library().names().intern("equalityConstraint")) ? 1 : 0;
  return cls->equalityConstraint == 1;
}

}  // namespace armature::model
