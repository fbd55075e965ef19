// From connect equations between instances to pairs of scalar ends, and what the connection sets give back.

#include <algorithm>

#include "engine/base/union_find.h"
#include "engine/model/calls.h"
#include "engine/model/class_table.h"
#include "engine/model/connect_equations.h"
#include "engine/model/connect_rules.h"
#include "engine/model/function_classes.h"
#include "engine/model/instantiation.h"
#include "engine/model/references.h"
#include "engine/model/streams.h"
#include "engine/model/value_arithmetic.h"
#include "engine/model/value_ops.h"

namespace armature::model {

using symbolic::Op;
using syntax::ClassKind;

ConnectEquations::Missing ConnectEquations::missingMember(const syntax::Reference& r, const Context* context,
                                                          const LocalScope* locals) {
  Missing missing;
  if (r.parts.size() < 2) return missing;
  syntax::Reference prefix;
  prefix.parts = r.parts.first(r.parts.size() - 1);
  prefix.span = r.span;
  const Found found = classes_.lookup(r.parts[0].name, context);
  if (found.kind != Found::Kind::component) return missing;
  MessageTrial trial(state());
  bool removed = false;
  const auto selection = references_.selectInstances(prefix, context, locals, removed);
  trial.end();
  if (!selection || removed) return missing;
  missing.rank = selection->dims.size();
  for (const SelectedPart& part : selection->items) {
    Instance* bus = part.instance;
    if (!bus || bus->kind != Instance::Kind::structure || bus->cls->kind != ClassKind::expandableConnector) return {};
    if (!instances_.childOf(bus, r.parts.back().name)) missing.buses.push_back(bus);
  }
  return missing;
}

// Gives the buses that a connect equation names the member that they lack, like the other end or, where the buses are
// an array, an element of it. False where there is nothing to connect with.
bool ConnectEquations::addMissing(const Missing& missing, const syntax::Reference& r, const syntax::Reference& otherEnd,
                                  const Context* context, const LocalScope* locals) {
  bool removed = false;
  const auto other = references_.selectInstances(otherEnd, context, locals, removed);
  if (!other || removed || other->items.empty()) return false;
  const auto rank = static_cast<std::ptrdiff_t>(std::min(missing.rank, other->dims.size()));
  const std::vector<int64_t> dims(other->dims.begin() + rank, other->dims.end());
  for (Instance* bus : missing.buses) busMember(bus, r.parts.back().name, other->items[0].instance, dims);
  return true;
}

// Adds a member to an expandable connector that looks like another component (specification 9.1.3).
Instance* ConnectEquations::busMember(Instance* bus, Name name, const Instance* like,
                                      const std::vector<int64_t>& dims) {
  Instance* made = instances_.newInstance(bus, like->element, name);
  made->isExtra = true;
  made->isProtected = bus->isProtected;
  made->variability = like->variability;
  made->flow = like->flow;
  made->isConnectorPart = true;
  made->state = Instance::State::ready;
  bus->extras.push_back(made);
  made->dims = like->isLeaf() || !dims.empty() ? dims : std::vector<int64_t>{};
  if (like->isLeaf()) {
    instances_.makeLeaf(made, like->cls, {});
    made->isFinal = false;
  } else if (!dims.empty()) {
    instances_.makeArray(made, like->cls, {});
    instances_.elaborateAll(made, 0);
    for (size_t k = 0; k < made->items.size() && k < like->items.size(); ++k)
      for (Instance* extra : like->items[k]->extras) busMember(made->items[k], extra->name, extra, extra->dims);
  } else {
    made->kind = Instance::Kind::structure;
    instances_.fillStructure(made, like->cls, {});
    instances_.elaborateAll(made, 0);
    for (Instance* extra : like->extras) busMember(made, extra->name, extra, extra->dims);
  }
  return made;
}

// Connected expandable connectors have the same members.
bool ConnectEquations::unifyPair(Instance* a, Instance* b) {
  bool isChanged = false;
  for (int turn = 0; turn < 2; ++turn) {
    Instance* from = turn == 0 ? a : b;
    Instance* to = turn == 0 ? b : a;
    std::vector<Instance*> members = from->extras;
    for (uint32_t k = 0; k < from->cls->elements.size(); ++k) members.push_back(instances_.childAt(from, k));
    for (Instance* member : members) {
      Instance* m = instances_.resolved(member);
      if (!m) continue;
      if (!instances_.childOf(to, member->name)) {
        busMember(to, member->name, m, m->dims);
        isChanged = true;
      }
    }
  }
  for (const auto& [x, y] : busesWithin(a, b)) isChanged = unifyPair(x, y) || isChanged;
  return isChanged;
}

void ConnectEquations::unifyBuses() {
  for (int round = 0; round < 100; ++round) {
    bool isChanged = false;
    for (size_t k = 0; k < connects_.size(); ++k) {
      for (size_t i = 0; i < connects_[k].a.items.size(); ++i) {
        Instance* a = connects_[k].a.items[i].instance;
        Instance* b = connects_[k].b.items[i].instance;
        if (a->kind == Instance::Kind::structure && a->cls->kind == ClassKind::expandableConnector &&
            b->kind == Instance::Kind::structure && b->cls->kind == ClassKind::expandableConnector)
          isChanged = unifyPair(a, b) || isChanged;
      }
    }
    if (!isChanged) return;
  }
}

ConnectorLeaf ConnectEquations::connectorLeaf(const Instance* leaf, int64_t scalar, uint32_t node) const {
  ConnectorLeaf result;
  result.var = VarId(leaf->first.value + static_cast<uint32_t>(scalar));
  result.kind = leaf->variability <= Variability::parameter ? LeafKind::constant
                : leaf->flow == syntax::Flow::flow          ? LeafKind::flow
                : leaf->flow == syntax::Flow::stream        ? LeafKind::stream
                                                            : LeafKind::potential;
  result.overconstrained = node;
  result.type = model().variable(result.var).type;
  result.connector = innermostConnector(leaf);
  return result;
}

// Appends the leaves of two connectors, matched by name.
bool ConnectEquations::collectLeaves(Instance* a, Instance* b, ConnectPair& pair, uint32_t nodeA, uint32_t nodeB,
                                     SourceSpan span) {
  constexpr uint32_t kNone = 0xFFFFFFFFu;
  auto mismatch = [&](const Phrase& why) {
    diagnostics().error("C002", phrase("the connectors %1 and %2 do not fit: %3", pair.a.path, pair.b.path, why), span,
                        {pair.a.path, pair.b.path});
    return false;
  };
  if (a->isLeaf() != b->isLeaf() || a->kind != b->kind) return mismatch(phrase("they have different variables"));
  if (a->isLeaf()) {
    if (a->value.scalars.size() != b->value.scalars.size())
      return mismatch(phrase("%1 and %2 have different sizes", pathOf(a), pathOf(b)));
    if (a->value.base != b->value.base)
      return mismatch(
          phrase("%1 is %2, %3 is %4", pathOf(a), typeName(a->value.base), pathOf(b), typeName(b->value.base)));
    if ((a->flow == syntax::Flow::flow) != (b->flow == syntax::Flow::flow))
      return mismatch(phrase("only one of %1 and %2 is a flow", pathOf(a), pathOf(b)));
    if (a->variability != b->variability && std::max(a->variability, b->variability) <= Variability::parameter &&
        isOwnText(span))
      return mismatch(phrase("one of %1 and %2 is a constant, the other a parameter", pathOf(a), pathOf(b)));
    if (isDirected(a) != isDirected(b) && !isInBus(a) && !isInBus(b) && isOwnText(span))
      return mismatch(phrase("only one of %1 and %2 is an input or output", pathOf(a), pathOf(b)));
    if (nodeA == kNone && classes_.hasEqualityConstraint(a->cls) && classes_.hasEqualityConstraint(b->cls)) {
      nodeA = overconstrainedNode(a);
      nodeB = overconstrainedNode(b);
    }
    for (size_t k = 0; k < a->value.scalars.size(); ++k) {
      pair.a.leaves.push_back(connectorLeaf(a, static_cast<int64_t>(k), nodeA));
      pair.b.leaves.push_back(connectorLeaf(b, static_cast<int64_t>(k), nodeB));
    }
    return true;
  }
  if (a->kind == Instance::Kind::array) {
    if (a->items.size() != b->items.size()) return mismatch(phrase("their arrays have different sizes"));
    for (size_t k = 0; k < a->items.size(); ++k)
      if (!collectLeaves(a->items[k], b->items[k], pair, nodeA, nodeB, span)) return false;
    return true;
  }
  if (nodeA == kNone && classes_.hasEqualityConstraint(a->cls) && classes_.hasEqualityConstraint(b->cls)) {
    nodeA = overconstrainedNode(a);
    nodeB = overconstrainedNode(b);
  }
  const bool isBus = a->cls->kind == ClassKind::expandableConnector || b->cls->kind == ClassKind::expandableConnector;
  std::vector<Instance*> members = a->extras;
  for (uint32_t k = 0; k < a->cls->elements.size(); ++k) members.push_back(instances_.childAt(a, k));
  size_t matched = 0;
  for (Instance* member : members) {
    Instance* x = instances_.resolved(member);
    Instance* other = instances_.childOf(b, member->name);
    Instance* y = other ? instances_.resolved(other) : nullptr;
    if (!x && !y) continue;
    if (!x || !y) {
      if (isBus) continue;
      return mismatch(phrase("'%1' is missing in one of them", text(member->name)));
    }
    ++matched;
    if (!collectLeaves(x, y, pair, nodeA, nodeB, span)) return false;
  }
  if (!isBus) {
    size_t count = 0;
    for (uint32_t k = 0; k < b->cls->elements.size(); ++k)
      count += instances_.resolved(instances_.childAt(b, k)) ? 1 : 0;
    if (count != matched) return mismatch(phrase("they have different variables"));
  }
  return true;
}

void ConnectEquations::pairUp(const ConnectUse& use) {
  constexpr uint32_t kNone = 0xFFFFFFFFu;
  for (size_t i = 0; i < use.a.items.size(); ++i) {
    const SelectedPart& x = use.a.items[i];
    const SelectedPart& y = use.b.items[i];
    ConnectPair pair;
    pair.part = use.instance->part;
    pair.span = use.equation->span;
    auto describe = [&](const SelectedPart& end, ConnectorEnd& to, bool isOutside) {
      to.path = end.scalar >= 0
                    ? model().variable(VarId(end.instance->first.value + static_cast<uint32_t>(end.scalar))).name
                    : pathOf(end.instance);
      const Instance* owner = end.instance;
      while (owner->parent && owner->isConnectorPart && owner->parent->isConnectorPart) owner = owner->parent;
      to.part = owner->parent ? owner->parent->part : PartId(0u);
      to.isOutside = isOutside;
    };
    describe(x, pair.a, use.aOutside);
    describe(y, pair.b, use.bOutside);
    if ((x.scalar >= 0) != (y.scalar >= 0)) {
      diagnostics().error("C002", phrase("the connectors %1 and %2 do not fit", pair.a.path, pair.b.path),
                          use.equation->span, {pair.a.path, pair.b.path});
      return;
    }
    if (!x.instance->isConnectorPart || !y.instance->isConnectorPart) {
      const bool isFirst = !x.instance->isConnectorPart;
      diagnostics().error("C001", phrase("%1 is not a connector", (isFirst ? pair.a.path : pair.b.path)),
                          use.equation->span, {isFirst ? pair.a.path : pair.b.path});
      return;
    }
    if (x.scalar >= 0) {
      if (x.instance->value.base != y.instance->value.base) {
        diagnostics().error("C002",
                            phrase("the connectors %1 and %2 do not fit: one is %3, the other %4", pair.a.path,
                                   pair.b.path, typeName(x.instance->value.base), typeName(y.instance->value.base)),
                            use.equation->span, {pair.a.path, pair.b.path});
        return;
      }
      pair.a.leaves.push_back(connectorLeaf(x.instance, x.scalar, kNone));
      pair.b.leaves.push_back(connectorLeaf(y.instance, y.scalar, kNone));
    } else if (!collectLeaves(x.instance, y.instance, pair, kNone, kNone, use.equation->span)) {
      return;
    }
    connections_.pairs.push_back(std::move(pair));
  }
}

// Flow variables of all connectors, those of parts as well as those of the model itself.
void ConnectEquations::collectFlows() {
  for (const Instance* leaf : instances_.leaves()) {
    if (leaf->flow != syntax::Flow::flow || !leaf->isConnectorPart || leaf->variability <= Variability::parameter)
      continue;
    for (uint32_t k = 0; k < leaf->value.scalars.size(); ++k)
      connections_.flows.push_back({VarId(leaf->first.value + k), leaf->parent && leaf->parent->parent == root(),
                                    leaf->part, leaf->element->component->span, isInBus(leaf)});
  }
}

void ConnectEquations::finishConnections() {
  connectPending();
  unifyBuses();
  for (const ConnectUse& use : connects_) pairUp(use);
  checkPresence();
  closeBuses();
  checkSignals();
  checkBalance();
  collectFlows();
  // Orientations and the like of connectors that nobody connects are nodes as well, where branches speak of them.
  connected_ = generateConnections(connections_, pool(), diagnostics());
  connectionsDone_ = true;
  for (FlatEquation& e : connected_.equations) model().equations.push_back(e);
  connected_.equations.clear();
  for (const CutBranch& cut : connected_.cuts) addCut(cut);
  for (const ConnectedConstants& c : connected_.constants) {
    Assertion a;
    a.active = pool().boolean(true);
    a.condition = pool().binary(Op::equal, pool().variable(c.a, model().variable(c.a).type),
                                pool().variable(c.b, model().variable(c.b).type));
    a.message = pool().text("connected parameters " + model().variable(c.a).name + " and " +
                            model().variable(c.b).name + " differ");
    a.part = c.part;
    a.span = c.span;
    model().assertions.push_back(a);
  }
  streams_.take(std::move(connected_.streams));
  streams_.streamEquations();
}

// Members of buses that nothing but buses is connected to carry no signal: they are zero.
void ConnectEquations::closeBuses() {
  std::vector<VarId> members;
  std::vector<char> isMember(model().variables.size(), 0);
  for (const Instance* leaf : instances_.leaves()) {
    bool inBus = false;
    for (const Instance* p = leaf->parent; p && !inBus; p = p->parent)
      inBus = p->kind == Instance::Kind::structure && p->cls && p->cls->kind == ClassKind::expandableConnector;
    if (!inBus || leaf->variability <= Variability::parameter || leaf->flow != syntax::Flow::none || leaf->binding)
      continue;
    for (uint32_t k = 0; k < leaf->value.scalars.size(); ++k) {
      members.emplace_back(leaf->first.value + k);
      isMember[leaf->first.value + k] = 1;
    }
  }
  if (members.empty()) return;
  UnionFind sets(model().variables.size());
  for (const ConnectPair& pair : connections_.pairs)
    for (size_t k = 0; k < pair.a.leaves.size(); ++k) sets.join(pair.a.leaves[k].var.value, pair.b.leaves[k].var.value);
  std::vector<char> isDriven(model().variables.size(), 0);
  for (uint32_t v = 0; v < isDriven.size(); ++v)
    if (!isMember[v]) isDriven[sets.find(v)] = 1;
  for (const VarId v : members) {
    const uint32_t set = sets.find(v.value);
    if (isDriven[set]) continue;
    isDriven[set] = 1;
    const FlatVariable& variable = model().variable(v);
    FlatEquation e;
    e.lhs = pool().variable(v, variable.type);
    e.rhs = variable.type == Type::string ? pool().text("")
                                          : pool().constant(variable.enumeration.empty() ? 0 : 1, variable.type);
    e.origin = EquationOrigin::connection;
    e.part = variable.part;
    e.span = variable.span;
    model().equations.push_back(e);
  }
}

// A loop of overconstrained connections is cut: the residuals of equalityConstraint are zero (specification 9.4.2).
void ConnectEquations::addCut(const CutBranch& cut) {
  Instance* a = nodeInstances_[cut.a];
  Instance* b = nodeInstances_[cut.b];
  Class* cls = classes_.classElement(classes_.staticsOf(a->cls), library().names().intern("equalityConstraint"));
  const FunctionClass* function = cls ? functions_.functionOf(cls) : nullptr;
  if (!function || function->inputs.size() != 2) return;
  MaybeValue x = references_.readInstance(a, cut.span), y = references_.readInstance(b, cut.span);
  if (!x || !y) return;
  std::vector<Value> inputs;
  inputs.push_back(std::move(*x));
  inputs.push_back(std::move(*y));
  const std::optional<Values> residuals = calls_.invoke(*function, std::move(inputs), cut.span);
  if (!residuals || residuals->empty()) return;
  for (const ExprId r : residuals->front().scalars) {
    FlatEquation e;
    e.lhs = pool().real(0);
    e.rhs = arithmetic_.asReal(r);
    e.origin = EquationOrigin::connection;
    e.part = cut.part;
    e.span = cut.span;
    model().equations.push_back(e);
  }
}

}  // namespace armature::model
