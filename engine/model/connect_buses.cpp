// Arrays in expandable connectors that nothing declares: their sizes follow from the elements that connections name
// (specification 9.1.3).
#include <algorithm>

#include "engine/base/numbers.h"
#include "engine/model/connect_equations.h"
#include "engine/model/instantiation.h"
#include "engine/model/parameter_values.h"
#include "engine/model/references.h"

namespace armature::model {

using syntax::ClassKind;

// The buses that two connected buses both have within them, single ones and elements of arrays.
std::vector<std::pair<Instance*, Instance*>> ConnectEquations::busesWithin(Instance* a, Instance* b) {
  std::vector<std::pair<Instance*, Instance*>> result;
  std::vector<Instance*> members = a->extras;
  for (uint32_t k = 0; k < a->cls->elements.size(); ++k) members.push_back(instances_.childAt(a, k));
  for (Instance* member : members) {
    Instance* x = instances_.resolved(member);
    Instance* other = instances_.childOf(b, member->name);
    Instance* y = other ? instances_.resolved(other) : nullptr;
    if (!x || !y || x->isLeaf() || !x->cls || x->cls->kind != ClassKind::expandableConnector || x->kind != y->kind)
      continue;
    if (x->kind == Instance::Kind::structure) result.emplace_back(x, y);
    for (size_t k = 0; k < x->items.size() && k < y->items.size(); ++k) result.emplace_back(x->items[k], y->items[k]);
  }
  return result;
}

// Whether a name before the last one is a member that its bus does not have yet.
bool ConnectEquations::isWithinMissing(const syntax::Reference& r, const Context* context, const LocalScope* locals) {
  for (size_t n = 2; n < r.parts.size(); ++n) {
    syntax::Reference prefix;
    prefix.parts = r.parts.first(n);
    prefix.span = r.span;
    if (!missingMember(prefix, context, locals).buses.empty()) return true;
  }
  return false;
}

// Notes how large the array has to be whose element a connect equation names, and what its elements look like; false
// after an error. Without subscripts there is nothing to note.
bool ConnectEquations::noteBusArray(Instance* bus, const syntax::Reference& r, const syntax::Reference& otherEnd,
                                    const Context* context, const LocalScope* locals) {
  const auto& subscripts = r.parts.back().subscripts;
  if (subscripts.empty()) return true;
  BusArray array{bus, r.parts.back().name, {}, nullptr};
  std::optional<InstanceSelection> other;
  bool removed = false;
  if (missingMember(otherEnd, context, locals).buses.empty() && !isWithinMissing(otherEnd, context, locals)) {
    other = references_.selectInstances(otherEnd, context, locals, removed);
    if (!other) return false;
    if (!removed && !other->items.empty()) array.like = other->items[0].instance;
  }
  size_t sliced = 0;
  for (const Expr* s : subscripts) {
    if (s->kind == syntax::ExprKind::colon) {
      array.dims.push_back(other && sliced < other->dims.size() ? other->dims[sliced] : 0);
      ++sliced;
      continue;
    }
    const MaybeValue value = parameters_.evaluate(*s, context, locals, wording("the subscript of a connector"));
    if (!value) return false;
    if (!value->isScalar()) ++sliced;
    int64_t most = 0;
    for (const ExprId index : value->scalars) {
      const int64_t place = value->base == BaseType::string ? 0 : wholeNumber(pool().number(index));
      if (place < 1 || static_cast<size_t>(place) > options().scalarBudget) {
        error("T003", phrase("subscript %1 cannot be an element of an array", place), s->span);
        return false;
      }
      most = std::max(most, place);
    }
    array.dims.push_back(most);
  }
  busArrays_.push_back(std::move(array));
  return true;
}

// Which buses are connected with each other: equal numbers.
std::unordered_map<Instance*, size_t> ConnectEquations::busGroups() {
  std::unordered_map<Instance*, size_t> groups;
  std::vector<size_t> parent;
  const auto find = [&](size_t g) {
    while (parent[g] != g) g = parent[g];
    return g;
  };
  const auto groupOf = [&](Instance* bus) {
    const auto [at, isNew] = groups.emplace(bus, parent.size());
    if (isNew) parent.push_back(parent.size());
    return find(at->second);
  };
  const auto isBus = [](const Instance* i) {
    return i->kind == Instance::Kind::structure && i->cls->kind == ClassKind::expandableConnector;
  };
  std::vector<std::pair<Instance*, Instance*>> open;
  for (const ConnectUse& use : connects_)
    for (size_t k = 0; k < use.a.items.size(); ++k)
      if (isBus(use.a.items[k].instance) && isBus(use.b.items[k].instance))
        open.emplace_back(use.a.items[k].instance, use.b.items[k].instance);
  while (!open.empty()) {
    const auto [a, b] = open.back();
    open.pop_back();
    parent[groupOf(a)] = groupOf(b);
    for (const auto& pair : busesWithin(a, b)) open.push_back(pair);
  }
  for (const BusArray& array : busArrays_) groupOf(array.bus);
  for (auto& [bus, group] : groups) group = find(group);
  return groups;
}

// Makes the arrays that connections name elements of, in all connected buses as large as the largest subscript asks
// for; first arrays of buses, whose elements may have arrays again. Whether anything has been made.
bool ConnectEquations::settleBusArrays(bool ofBuses) {
  const std::unordered_map<Instance*, size_t> groups = busGroups();
  bool isChanged = false;
  for (size_t k = 0; k < busArrays_.size(); ++k) {
    BusArray whole = busArrays_[k];
    if (instances_.childOf(whole.bus, whole.name)) continue;
    const size_t group = groups.at(whole.bus);
    const auto include = [&](const std::vector<int64_t>& dims, const Instance* like) {
      if (dims.size() != whole.dims.size()) return;
      for (size_t d = 0; d < dims.size(); ++d) whole.dims[d] = std::max(whole.dims[d], dims[d]);
      if (!whole.like) whole.like = like;
    };
    for (const BusArray& other : busArrays_)
      if (other.name == whole.name && groups.at(other.bus) == group) include(other.dims, other.like);
    for (const auto& [bus, number] : groups) {
      Instance* member = number == group ? instances_.childOf(bus, whole.name) : nullptr;
      member = member ? instances_.resolved(member) : nullptr;
      if (member && (member->isLeaf() || member->kind == Instance::Kind::array)) include(member->dims, member);
    }
    if (!whole.like) continue;
    const bool isBus = !whole.like->isLeaf() && whole.like->cls->kind == ClassKind::expandableConnector;
    if (isBus != ofBuses) continue;
    busMember(whole.bus, whole.name, whole.like, whole.dims);
    isChanged = true;
  }
  return isChanged;
}

}  // namespace armature::model
