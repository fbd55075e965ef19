// What connectors and sets of connected signals must keep (specification 9.1.3, 9.3, 15.1): one source for a signal, as
// many potentials as flows in a connector, one flow for what a stream carries.
#include <algorithm>
#include <map>
#include <numeric>

#include "engine/model/class_table.h"
#include "engine/model/connect_equations.h"
#include "engine/model/connect_rules.h"
#include "engine/model/function_classes.h"
#include "engine/model/instantiation.h"

namespace armature::model {

using syntax::ClassKind;

syntax::Causality directionOf(const Instance* leaf) {
  for (const Instance* p = leaf; p && p->isConnectorPart; p = p->parent)
    if (p->causality != syntax::Causality::none) return p->causality;
  return syntax::Causality::none;
}

bool isInBus(const Instance* leaf) {
  for (const Instance* p = leaf; p; p = p->parent)
    if (p->kind == Instance::Kind::structure && p->cls && p->cls->kind == ClassKind::expandableConnector) return true;
  return false;
}

const Instance* innermostConnector(const Instance* leaf) {
  const auto isConnector = [](const Instance* p) {
    return p->kind != Instance::Kind::array && p->cls &&
           (p->cls->kind == ClassKind::connector || p->cls->kind == ClassKind::expandableConnector);
  };
  const Instance* at = leaf->parent;
  while (at && at->isConnectorPart && !isConnector(at)) at = at->parent;
  return at && at->isConnectorPart ? at : nullptr;
}

namespace {

// Disjoint sets of numbers.
class Sets {
 public:
  explicit Sets(size_t count) : parent_(count) { std::iota(parent_.begin(), parent_.end(), 0u); }
  uint32_t find(uint32_t x) {
    while (parent_[x] != x) x = parent_[x] = parent_[parent_[x]];
    return x;
  }
  void join(uint32_t a, uint32_t b) { parent_[find(a)] = find(b); }

 private:
  std::vector<uint32_t> parent_;
};

}  // namespace

// A signal has one source: an output of a part, or a public input of the model itself, each seen from where the
// connection is drawn (specification 9.3).
void ConnectEquations::checkSignals() {
  const auto element = [](VarId v, bool isOutside) { return 2 * v.value + (isOutside ? 1 : 0); };
  Sets sets(2 * model().variables.size());
  std::vector<uint32_t> met;
  std::vector<char> isMet(2 * model().variables.size(), 0);
  std::vector<SourceSpan> places(2 * model().variables.size());
  for (const ConnectPair& pair : connections_.pairs) {
    for (size_t k = 0; k < pair.a.leaves.size(); ++k) {
      const uint32_t a = element(pair.a.leaves[k].var, pair.a.isOutside);
      const uint32_t b = element(pair.b.leaves[k].var, pair.b.isOutside);
      sets.join(a, b);
      for (const uint32_t e : {a, b}) {
        if (isMet[e]) continue;
        isMet[e] = 1;
        places[e] = pair.span;
        met.push_back(e);
      }
    }
  }
  std::unordered_map<uint32_t, uint32_t> sourceOf;
  for (const uint32_t e : met) {
    const Instance* leaf = instances_.leafOf(VarId(e / 2));
    if (!leaf || leaf->isExtra || leaf->variability <= Variability::parameter || isInBus(leaf)) continue;
    const bool isOutside = e % 2 == 1;
    const syntax::Causality direction = directionOf(leaf);
    const bool isOutput = direction == syntax::Causality::output && !isOutside;
    const bool isInput = direction == syntax::Causality::input && isOutside && !leaf->isProtected;
    if (!isOutput && !isInput) continue;
    const auto [at, isNew] = sourceOf.emplace(sets.find(e), e);
    if (isNew) continue;
    const bool isSimple = isOutput && at->second % 2 == 0;
    // Libraries in use have outputs that pass on what they get, and prefixes within connectors that say little.
    const Instance* other = instances_.leafOf(VarId(at->second / 2));
    const auto isBlockOutput = [&](const Instance* l, uint32_t end) {
      return l->cls->kind == ClassKind::connector && !isMet[end ^ 1u];
    };
    if (!isOwnText(places[e]) && (!isSimple || !isBlockOutput(leaf, e) || !isBlockOutput(other, at->second))) continue;
    const FlatVariable& first = model().variables[at->second / 2];
    const FlatVariable& second = model().variables[e / 2];
    diagnostics().error(
        "C005",
        isSimple ? phrase("the signals %1 and %2 are connected, but each of them is computed by its block", first.name,
                          second.name)
                 : phrase("the signals %1 and %2 are connected, but each of them is a source", first.name, second.name),
        second.span, {first.name, second.name}, phrase("remove one of the two connections"));
  }
  checkBusSignals();
}

// What connections alone put into a bus has to come from somewhere (specification 9.1.3).
void ConnectEquations::checkBusSignals() {
  Sets sets(model().variables.size());
  for (const ConnectPair& pair : connections_.pairs)
    for (size_t k = 0; k < pair.a.leaves.size(); ++k) sets.join(pair.a.leaves[k].var.value, pair.b.leaves[k].var.value);
  struct Signal {
    bool hasSource = false;
    const Instance* reader = nullptr;
    const Instance* member = nullptr;
    SourceSpan span;
  };
  std::map<uint32_t, Signal> signals;
  for (const ConnectPair& pair : connections_.pairs) {
    for (const ConnectorEnd* end : {&pair.a, &pair.b}) {
      for (const ConnectorLeaf& l : end->leaves) {
        const Instance* leaf = instances_.leafOf(l.var);
        if (!leaf || leaf->variability <= Variability::parameter) continue;
        Signal& signal = signals[sets.find(l.var.value)];
        if (leaf->isExtra && isInBus(leaf)) {
          signal.member = leaf;
          signal.span = pair.span;
          continue;
        }
        const bool isReader =
            directionOf(leaf) == (end->isOutside ? syntax::Causality::output : syntax::Causality::input);
        if (isReader && leaf->binding)
          signal.reader = leaf;
        else
          signal.hasSource = true;
      }
    }
  }
  for (const auto& [set, signal] : signals)
    if (signal.member && signal.reader && !signal.hasSource && isOwnText(signal.span))
      diagnostics().error("C010",
                          phrase("%1 is read from the bus by %2, but nothing puts it there", pathOf(signal.member),
                                 pathOf(signal.reader)),
                          signal.span, {pathOf(signal.reader)});
}

// How many equations the function of an overdetermined type gives; nothing where the text does not say it.
std::optional<int64_t> ConnectEquations::residualsOf(Class* cls) {
  Class* made = classes_.classElement(classes_.staticsOf(cls), library().names().intern("equalityConstraint"));
  const FunctionClass* function = made ? functions_.functionOf(made) : nullptr;
  if (!function || function->outputs.size() != 1) return {};
  int64_t count = 1;
  for (const Expr* dim : function->outputs[0].dims) {
    if (dim->kind != syntax::ExprKind::integer) return {};
    count *= static_cast<int64_t>(dim->number);
  }
  return count;
}

// A connector with streams has one flow of its own, which carries them (specification 15.1); those without.
std::unordered_set<const Instance*> ConnectEquations::checkStreams() {
  struct Count {
    int64_t flows = 0, streams = 0;
  };
  std::vector<const Instance*> connectors;
  std::unordered_map<const Instance*, Count> counts;
  for (Instance* leaf : instances_.leaves()) {
    const Instance* connector = leaf->isConnectorPart && !leaf->isExtra ? innermostConnector(leaf) : nullptr;
    if (!connector || connector->cls->kind != ClassKind::connector || connector->cls->isPartial ||
        !connector->cls->definition || !isOwnText(connector->cls->definition->span) || isInBus(leaf))
      continue;
    const auto [at, isNew] = counts.emplace(connector, Count{});
    if (isNew) connectors.push_back(connector);
    const auto size = static_cast<int64_t>(leaf->value.scalars.size());
    if (leaf->flow == syntax::Flow::flow) at->second.flows += size;
    if (leaf->flow == syntax::Flow::stream) at->second.streams += size;
  }
  std::unordered_set<const Instance*> told;
  for (const Instance* connector : connectors) {
    const Count& count = counts.at(connector);
    if (count.streams == 0 || count.flows == 1) continue;
    const std::string path = pathOf(connector);
    diagnostics().error("C104",
                        count.flows == 0
                            ? phrase("connector %1 has a stream variable but no flow variable", path)
                            : phrase("connector %1 has a stream variable and more than one flow variable", path),
                        connector->cls->definition->nameSpan, {path});
    told.insert(connector);
  }
  return told;
}

// A connector has as many flows as variables without a prefix (specification 9.3.1).
void ConnectEquations::checkBalance() {
  const std::unordered_set<const Instance*> told = checkStreams();
  struct Count {
    int64_t potentials = 0, flows = 0;
    bool isOpen = false;  // cannot be counted
    std::vector<const Instance*> overdetermined;
  };
  std::vector<const Instance*> connectors;
  std::unordered_map<const Instance*, Count> counts;
  for (Instance* leaf : instances_.leaves()) {
    if (!leaf->isConnectorPart || leaf->isExtra || leaf->variability <= Variability::parameter) continue;
    const Instance* connector = leaf;
    const Instance* record = nullptr;
    for (const Instance* p = leaf; p && p->isConnectorPart; p = p->parent) {
      // Of an array of connectors each is one.
      if (p->kind != Instance::Kind::array) connector = p;
      if (!record && classes_.hasEqualityConstraint(p->cls)) record = p;
    }
    const Class* cls = connector->cls;
    if (connector->isLeaf() || !cls || cls->kind != ClassKind::connector || cls->isPartial || !cls->definition ||
        !isOwnText(cls->definition->span))
      continue;
    const auto [at, isNew] = counts.emplace(connector, Count{});
    if (isNew) connectors.push_back(connector);
    Count& count = at->second;
    const auto size = static_cast<int64_t>(leaf->value.scalars.size());
    if (isInBus(leaf)) count.isOpen = true;
    if (leaf->flow == syntax::Flow::flow) {
      count.flows += size;
    } else if (leaf->flow != syntax::Flow::stream && directionOf(leaf) == syntax::Causality::none) {
      if (!record) {
        count.potentials += size;
      } else if (std::ranges::find(count.overdetermined, record) == count.overdetermined.end()) {
        count.overdetermined.push_back(record);
        const std::optional<int64_t> residuals = residualsOf(record->cls);
        count.isOpen = count.isOpen || !residuals;
        count.potentials += residuals.value_or(0);
      }
    }
  }
  for (const Instance* connector : connectors) {
    const Count& count = counts.at(connector);
    if (count.isOpen || told.contains(connector)) continue;
    const SourceSpan span = connector->cls->definition->nameSpan;
    if (count.potentials != count.flows)
      diagnostics().error("C011",
                          phrase("the connector '%1' has %2 flow variables for %3 other ones without prefix; as many "
                                 "are needed",
                                 nameOf(connector->cls), count.flows, count.potentials),
                          span, {pathOf(connector)});
  }
}

}  // namespace armature::model
