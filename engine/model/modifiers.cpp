// Modifiers (specification 7.2): from the arguments of the text to ordered lists per element, outermost first.
#include <algorithm>

#include "engine/model/modifiers.h"

namespace armature::model {

Modifier Modifiers::modifierOf(const syntax::Argument& a, const Context* context, const IndexChain* indices) const {
  Modifier m;
  if (a.redeclaredComponent) {
    m.clause = a.redeclaredComponent;
    m.name = a.redeclaredComponent->components[0]->name;
    m.modification = a.redeclaredComponent->components[0]->modification;
  } else if (a.redeclaredClass) {
    m.definition = a.redeclaredClass;
    m.name = a.redeclaredClass->name;
  } else {
    m.name = a.path[0];
    m.rest = a.path.subspan(1);
    m.modification = a.modification;
  }
  m.context = context;
  m.indices = a.isEach ? nullptr : indices;  // no split of what is about goes on in it (7.2.5)
  m.isEach = a.isEach;
  m.isFinal = a.isFinal;
  m.span = a.span;
  return m;
}

// The modifiers that one modifier of an element puts on the parts of the element.
void Modifiers::expand(const Modifier& m, Environment& to) {
  if (!m.rest.empty()) {
    Modifier next = m;
    next.name = m.rest[0];
    next.rest = m.rest.subspan(1);
    to.push_back(std::move(next));
    return;
  }
  if (!m.modification) return;
  checkGivenTwice(*m.modification);
  for (const syntax::Argument* a : m.modification->arguments) to.push_back(modifierOf(*a, m.context, m.indices));
}

namespace {

// An argument that gives a value or another declaration, and the path of what it gives it to.
struct Given {
  std::vector<Name> path;
  const syntax::Argument* argument;
};

void collectGiven(const syntax::Modification& modification, const std::vector<Name>& outer, std::vector<Given>& to) {
  for (const syntax::Argument* a : modification.arguments) {
    std::vector<Name> path = outer;
    path.insert(path.end(), a->path.begin(), a->path.end());
    if (a->path.empty() && a->redeclaredClass) path.push_back(a->redeclaredClass->name);
    if (a->path.empty() && a->redeclaredComponent) path.push_back(a->redeclaredComponent->components[0]->name);
    if (a->redeclaredComponent || a->redeclaredClass || (a->modification && a->modification->binding))
      to.push_back({path, a});
    if (a->modification) collectGiven(*a->modification, path, to);
  }
}

}  // namespace

// One modification must not give two values to one element, in whatever form (specification 7.2).
void Modifiers::checkGivenTwice(const syntax::Modification& modification) {
  if (modification.arguments.size() < 2 || !twiceGivenChecked_.insert(&modification).second) return;
  std::vector<Given> all;
  collectGiven(modification, {}, all);
  for (size_t i = 0; i < all.size(); ++i) {
    for (size_t j = 0; j < i; ++j) {
      if (all[i].path != all[j].path || !reportedTwice_.insert(all[i].argument).second) continue;
      std::string name;
      for (const Name part : all[i].path) name += (name.empty() ? "" : ".") + text(part);
      Diagnostic d;
      d.code = "N017";
      d.message = phrase("'%1' is modified twice", name);
      d.span = all[i].argument->span;
      d.labels.push_back({all[j].argument->span, phrase("modified here already")});
      diagnostics().add(std::move(d));
    }
  }
}

// The modifiers on one element, in their order.
void Modifiers::collect(const Environment& from, Name name, Environment& to) {
  for (const Modifier& m : from) {
    if (m.name == name && !m.definition) {
      to.push_back(m);
    } else if (!m.name.isValid()) {
      Modifier part = m;
      part.name = name;
      part.value = partOf(m.value, {}, name);
      to.push_back(std::move(part));
    }
  }
}

namespace {

// What a declaration says of its constraining type, and so of all that takes its place (specification 7.3.2): without a
// constraining clause the first declaration's own modifiers.
const syntax::Modification* constraining(const Element& element) {
  if (element.clause->constrainedBy) return element.clause->constrainedByModification;
  return element.clause->isRedeclare ? nullptr : element.component->modification;
}

}  // namespace

// A modifier of an element that may be a redeclaration. The outermost redeclaration stands with its own modifiers; one
// that is redeclared in turn hands on what it says of its constraining type alone.
void Modifiers::addRedeclarable(Modifier m, bool& isRedeclared, Environment& to) {
  const syntax::ComponentClause* clause = m.clause;
  if (clause && isRedeclared) m.modification = nullptr;
  to.push_back(m);
  if (!clause) return;
  isRedeclared = true;
  m.clause = nullptr;
  m.modification = clause->constrainedByModification;
  if (m.modification) to.push_back(std::move(m));
}

// The modifiers of the extends clauses around an element.
void Modifiers::addLayers(Instance* self, const Element& element, bool& isRedeclared, Environment& to) {
  for (const Layer& layer : element.layers) {
    Modifier m = layer.modifier;
    if (layer.view) m.context = contextOf(self, layer.view);
    addRedeclarable(std::move(m), isRedeclared, to);
  }
}

Environment Modifiers::modifiersOf(const Instance* parent, const Element& element) {
  Environment given, all;
  bool isRedeclared = false;
  Instance* self = const_cast<Instance*>(parent);
  collect(parent->environment, element.name, given);
  for (Modifier& m : given) addRedeclarable(std::move(m), isRedeclared, all);
  addLayers(self, element, isRedeclared, all);
  Modifier own;
  own.name = element.name;
  own.isFinal = element.clause->isFinal;
  // A final redeclaration is not open to what is outside of it.
  const auto closed = std::find_if(all.begin(), all.end(), [](const Modifier& m) { return m.clause && m.isFinal; });
  if (closed != all.end()) checkFinal(Environment(all.begin(), closed), *closed);
  const auto add = [&](const syntax::Modification* modification, const Element& declared) {
    own.modification = modification;
    own.context = contextOf(self, declared.view);
    own.span = declared.component->span;
    if (modification) all.push_back(own);
  };
  // The constraining type's modifiers hold for the declaration itself as well, behind its own (7.3.2).
  if (!isRedeclared) {
    add(element.component->modification, element);
    add(element.clause->constrainedByModification, element);
  } else {
    add(constraining(element), element);
  }
  isRedeclared = true;
  for (const Element* old = element.replaced; old; old = old->replaced) {
    addLayers(self, *old, isRedeclared, all);
    add(constraining(*old), *old);
  }
  return all;
}

Binding* Modifiers::makeBinding(const Expr* expression, const Context* context) {
  const auto [at, isNew] = bindingIndex_.emplace(BindingKey{expression, context}, nullptr);
  if (!isNew) return at->second;
  Binding& made = bindings_.emplace_back();
  made.expression = expression;
  made.context = context;
  made.span = expression->span;
  at->second = &made;
  return &made;
}

Binding* Modifiers::partOf(Binding* whole, std::vector<int64_t> indices, Name field) {
  Binding& made = bindings_.emplace_back();
  made.whole = whole;
  made.indices = std::move(indices);
  made.field = field;
  made.isFinal = whole->isFinal;
  made.span = whole->span;
  return &made;
}

// The value that a modifier gives to its element, null when it gives none.
Binding* Modifiers::bindingOf(const Modifier& m) {
  Binding* binding = m.value;
  if (!binding) {
    if (!m.rest.empty() || !m.modification || !m.modification->binding) return nullptr;
    binding = makeBinding(m.modification->binding, m.context);
    if (m.indices) {
      std::vector<int64_t> indices, sizes;
      for (const IndexChain* c = m.indices; c; c = c->outer) {
        indices.push_back(c->index);
        sizes.push_back(c->size);
      }
      std::reverse(indices.begin(), indices.end());
      std::reverse(sizes.begin(), sizes.end());
      binding = partOf(binding, std::move(indices), {});
      binding->sizes = std::move(sizes);
      binding->array = m.indices->array;
    }
  }
  if (m.isFinal) binding->isFinal = true;
  return binding;
}

// An outer value for what an inner modifier has made final (specification 7.2.6).
void Modifiers::changesFinal(const Modifier& outer, const Modifier& inner) {
  const Instance* self = outer.context ? outer.context->self : nullptr;
  Diagnostic d;
  d.code = "N014";
  d.message = inner.clause ? phrase("%1 is final and cannot be changed here", text(outer.name))
                           : phrase("the value of %1 is final and cannot be changed here", text(outer.name));
  d.span = outer.span;
  if (self && !self->isStatic) d.parts = partsOf(self);
  d.labels.push_back({inner.span, phrase("made final here")});
  diagnostics().add(std::move(d));
}

// From the modifiers on an element to those on its parts; the outermost value is the element's binding. The fields of
// a record take their values from it unless an outer modifier speaks of them.
Environment Modifiers::nested(const Environment& levels, Binding*& binding, bool isRecord) {
  Environment result;
  bool isBroken = false;
  const Modifier* winner = nullptr;
  for (const Modifier& m : levels) {
    if (!m.value) expand(m, result);
    if (winner && m.isFinal && !winner->value && m.rest.empty() && m.modification && m.modification->binding)
      changesFinal(*winner, m);
    if (binding || isBroken) continue;
    isBroken = m.rest.empty() && m.modification && m.modification->isBreak;
    binding = bindingOf(m);
    if (binding) winner = &m;
    if (binding && isRecord) {
      Modifier whole;
      whole.value = binding;
      whole.context = m.context;
      whole.isFinal = binding->isFinal;
      whole.span = m.span;
      result.push_back(std::move(whole));
    }
  }
  return result;
}

// The modifiers of an array's parts for one element of the array: those without `each` are split.
Environment Modifiers::forItem(const Environment& environment, const std::vector<int64_t>& subscripts,
                               const std::vector<int64_t>& sizes, const Instance* array) {
  Environment result = environment;
  for (Modifier& m : result) {
    if (m.value) {
      m.value = partOf(m.value, subscripts, {});
      m.value->sizes = sizes;
      m.value->array = array;
      continue;
    }
    if (m.isEach) {
      m.isEach = !m.rest.empty();  // of a name with dots it belongs to the last part (7.2.3)
      continue;
    }
    for (size_t d = 0; d < sizes.size(); ++d)
      m.indices = &chains_.emplace_back(IndexChain{m.indices, subscripts[d], array, sizes[d]});
  }
  return result;
}

// A short class of an array has modifiers as well, which are split over its own dimensions, the last ones.
Environment Modifiers::forItem(const Environment& environment, const Class& type,
                               const std::vector<int64_t>& subscripts, const std::vector<int64_t>& sizes,
                               const Instance* array) {
  Environment result = forItem(environment, subscripts, sizes, array);
  for (const Class::ArrayModifier& given : type.arrayModifiers) {
    const auto ofType = [&](const std::vector<int64_t>& all) {
      return std::vector<int64_t>(all.end() - static_cast<std::ptrdiff_t>(given.rank), all.end());
    };
    const Environment split = forItem({given.modifier}, ofType(subscripts), ofType(sizes), array);
    result.insert(result.end(), split.begin(), split.end());
  }
  return result;
}

// `each` gives one value to all elements of an array: there has to be one (specification 7.2.5).
void Modifiers::checkEach(const Environment& modifiers, const Instance* instance) {
  const auto isEach = [](const Modifier& m) { return m.isEach && m.rest.empty() && m.name.isValid(); };
  const auto given = std::ranges::find_if(modifiers, isEach);
  if (given == modifiers.end()) return;
  for (const Instance* i = instance; i; i = i->parent)
    if (!i->dims.empty() || !i->subscripts.empty()) return;
  diagnostics().warning("N025", phrase("'each' has no meaning for %1 here: there is no array", text(given->name)),
                        given->span, partsOf(instance));
}

// What a final component is declared with stays (specification 7.2.6): no modifier from outside may speak of it.
void Modifiers::checkFinal(const Environment& outer, const Modifier& inner) {
  for (const Modifier& m : outer)
    if (!m.value) return changesFinal(m, inner);
}

void Modifiers::forget() {
  bindings_.clear();
  chains_.clear();
  bindingIndex_.clear();
}

}  // namespace armature::model
