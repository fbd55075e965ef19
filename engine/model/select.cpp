// References to parts instead of values: what connect, cardinality and the Connections operators speak of.
#include "engine/model/class_table.h"
#include "engine/model/instantiation.h"
#include "engine/model/references.h"

namespace armature::model {

using syntax::Reference;

std::optional<InstanceSelection> References::selectInstances(const Reference& r, const Context* context,
                                                             const LocalScope* locals, bool& removed) {
  removed = false;
  const Found found = classes_.lookup(r.parts[0].name, context);
  if (found.kind != Found::Kind::component) {
    classes_.unknownName(r, context);
    return {};
  }
  InstanceSelection selection;
  if (!selectFrom(instances_.childAt(found.owner, found.element), r, 0, context, locals, selection, removed)) return {};
  return selection;
}

// Appends what lies behind part `part` of the reference, an instance whose subscripts are still to be applied. The
// dimensions are those of the first item on each level; all items have the same.
bool References::selectFrom(Instance* instance, const Reference& r, size_t part, const Context* context,
                            const LocalScope* locals, InstanceSelection& to, bool& removed) {
  if (!instances_.elaborate(instance)) return false;
  Instance* at = instances_.resolved(instance);
  if (!at) {
    removed = true;
    return instance->kind == Instance::Kind::removed;
  }
  const bool isLast = part + 1 == r.parts.size();
  std::vector<int64_t> dims;
  std::vector<size_t> items{0};
  if (at->isLeaf() || at->kind == Instance::Kind::array) {
    std::vector<Subscript> subscripts;
    if (!subscriptsOf(r.parts[part], at->dims, context, locals, r.span, subscripts)) return false;
    for (size_t d = 0; d < at->dims.size(); ++d) {
      Subscript& s = subscripts[d];
      if (s.isOfRun()) {
        error("T003", phrase("the subscripts of a connector have to be known before the simulation starts"), r.span);
        return false;
      }
      if (s.kind == Subscript::Kind::all)
        for (int64_t k = 0; k < at->dims[d]; ++k) s.places.push_back(k);
      if (s.kind != Subscript::Kind::place) dims.push_back(static_cast<int64_t>(s.places.size()));
      std::vector<size_t> next;
      for (const size_t item : items)
        for (const int64_t place : s.places)
          next.push_back(item * static_cast<size_t>(at->dims[d]) + static_cast<size_t>(place));
      items = std::move(next);
    }
  } else if (!r.parts[part].subscripts.empty()) {
    error("T003", phrase("'%1' is not an array", text(r.parts[part].name)), r.span);
    return false;
  }
  if (at->isLeaf()) {
    if (!isLast) {
      error("N001", phrase("there is no '%1' in %2", text(r.parts[part + 1].name), pathOf(at)), r.span);
      return false;
    }
    for (const size_t item : items) to.items.push_back({at, static_cast<int64_t>(item)});
    to.dims = std::move(dims);
    return true;
  }
  std::vector<int64_t> inner;
  for (const size_t item : items) {
    Instance* structure = at->kind == Instance::Kind::array ? at->items[item] : at;
    if (isLast) {
      to.items.push_back({structure, -1});
      continue;
    }
    Instance* child = instances_.childOf(structure, r.parts[part + 1].name);
    if (!child) {
      std::vector<Name> candidates;
      for (const Element& e : structure->cls->elements) candidates.push_back(e.name);
      const std::string near = suggest(r.parts[part + 1].name, candidates);
      error("N001",
            phrase("there is no '%1' in %2%3", text(r.parts[part + 1].name), pathOf(structure),
                   near.empty() ? Phrase() : phrase(" (did you mean %1?)", near)),
            r.span);
      return false;
    }
    InstanceSelection below;
    if (!selectFrom(child, r, part + 1, context, locals, below, removed)) return false;
    to.items.insert(to.items.end(), below.items.begin(), below.items.end());
    inner = std::move(below.dims);
  }
  to.dims = std::move(dims);
  to.dims.insert(to.dims.end(), inner.begin(), inner.end());
  return true;
}

}  // namespace armature::model
