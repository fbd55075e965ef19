#include "engine/lower/clock_partitions.h"

#include <algorithm>
#include <functional>
#include <map>
#include <unordered_map>
#include <unordered_set>

#include "engine/lower/clock_inference.h"
#include "engine/lower/rewriter.h"
#include "engine/lower/wording.h"

namespace armature::lower {
namespace {

using structure::ClockRelation;
using structure::ClockSource;
using symbolic::ClockOp;

class Partitioner {
 public:
  Partitioner(Work& work, ClockPartitions& result) : w_(work), m_(work.m), p_(work.pool), result_(result) {}

  bool run() {
    for (uint32_t v = 0; v < m_.variables.size(); ++v) variableNode_.push_back(newNode());
    for (const FlatVariable& v : m_.variables)
      if (v.isClock && v.variability <= model::Variability::parameter)
        w_.error("S018", phrase("the clock %1 cannot be a parameter or a constant", v.name), v.span, v.part);
    for (uint32_t v = 0; v < m_.variables.size(); ++v)
      if (const VarId d = m_.variables[v].derivative) link(variableNode_[v], variableNode_[d.index()]);
    // Conversions of expressions add variables with equations of their own behind the present ones.
    for (uint32_t k = 0; k < m_.equations.size(); ++k) takeEquation(k);
    for (const auto& [stays, named] : m_.clockTies)
      if (w_.varies(stays) && w_.varies(named)) link(variableNode_[stays.index()], variableNode_[named.index()]);
    for (const model::Assertion& a : m_.assertions)
      if (a.clock && !m_.equations.empty()) clockNode(a.clock);
    if (w_.diagnostics.hasErrors()) return false;
    if (!divide() || !infer()) return false;
    removeClockEquations();
    return true;
  }

 private:
  // ---- nodes: variables, equations, clocks; joined where they have one clock ----

  uint32_t newNode() {
    parent_.push_back(static_cast<uint32_t>(parent_.size()));
    return parent_.back();
  }
  uint32_t find(uint32_t k) {
    while (parent_[k] != k) k = parent_[k] = parent_[parent_[k]];
    return k;
  }
  void join(uint32_t a, uint32_t b) { parent_[find(a)] = find(b); }
  // Joins and remembers it, for messages.
  void link(uint32_t a, uint32_t b) {
    join(a, b);
    links_.emplace_back(a, b);
  }

  bool isClock(ExprId e) const {
    if (p_.op(e) == Op::variable) return m_.variable(p_.variableOf(e)).isClock;
    if (p_.op(e) == Op::select) return isClock(p_.arg(e, 1));
    if (p_.op(e) != Op::clocked) return false;
    const ClockOp op = p_.clockOpOf(e);
    if (op >= ClockOp::inferredClock) return true;
    return op >= ClockOp::subSample && op <= ClockOp::noClock && isClock(p_.arg(e, 0));
  }

  // Whether anything that changes during the run occurs.
  bool isVarying(ExprId root) {
    std::vector<VarId> found;
    symbolic::VariableCollector(p_).collect(root, found, true);
    if (std::any_of(found.begin(), found.end(), [&](VarId v) { return w_.varies(v); })) return true;
    return holdsAny(root, [](Op op) { return op == Op::clocked || op == Op::time || op == Op::call; });
  }

  // Whether a node of the expression has an operation of a kind.
  template <class IsMeant>
  bool holdsAny(ExprId root, IsMeant isMeant) const {
    return symbolic::holdsAny(p_, root, [&](ExprId e) { return isMeant(p_.op(e)); });
  }

  bool isMade(VarId v) const { return v.index() < w_.isMade.size() && w_.isMade[v.index()]; }

  // What is known to be clocked or not, and why.
  struct Mark {
    uint32_t node;
    bool isClocked;
    uint32_t equation;
    VarId variable;
  };
  void mark(uint32_t node, bool isClocked, VarId variable = {}) { marks_.push_back({node, isClocked, at_, variable}); }

  // ---- equations ----

  void takeEquation(uint32_t k) {
    at_ = k;
    equationNode_.push_back(newNode());
    const model::FlatEquation e = m_.equations[k];
    isClockEquation_.push_back(isClock(e.lhs) || isClock(e.rhs));
    if (isClockEquation_.back()) {
      if (isClock(e.lhs) && isClock(e.rhs)) join(clockNode(e.lhs), clockNode(e.rhs));
      return;
    }
    const uint32_t node = equationNode_[k];
    if (e.clock) {
      mark(node, true);
      join(node, clockNode(e.clock));
    }
    replaced_.clear();
    seen_.clear();
    walk(e.lhs, node);
    walk(e.rhs, node);
    if (replaced_.empty()) return;
    Rewriter rewrite(p_, [&](ExprId x, std::span<const ExprId> args) -> ExprId {
      if (p_.op(x) != Op::clocked || args.empty()) return {};
      const auto found = replaced_.find(p_.arg(x, 0));
      if (found == replaced_.end()) return {};
      std::vector<ExprId> own(args.begin(), args.end());
      own[0] = found->second;
      return p_.clocked(p_.clockOpOf(x), own, p_.type(x));
    });
    m_.equations[k].lhs = rewrite(e.lhs);
    m_.equations[k].rhs = rewrite(e.rhs);
  }

  void walk(ExprId root, uint32_t node) {
    std::vector<ExprId> stack{root};
    while (!stack.empty()) {
      const ExprId e = stack.back();
      stack.pop_back();
      if (!seen_.insert(e).second) continue;
      const Op op = p_.op(e);
      if (op == Op::variable || op == Op::pre || op == Op::edge) {
        const FlatVariable& x = m_.variable(p_.variableOf(e));
        if (x.isClock)
          w_.error("S018", phrase("the clock %1 has no value", x.name), m_.equations[at_].span, m_.equations[at_].part);
        else if (w_.varies(p_.variableOf(e)))
          link(node, variableNode_[p_.variableOf(e).index()]);
      } else if (op == Op::clocked) {
        clockedOperator(e, node, stack);
      } else {
        if (op == Op::delay || op == Op::transport) delays_.push_back(at_);
        for (ExprId a : p_.args(e)) stack.push_back(a);
      }
    }
  }

  void clockedOperator(ExprId e, uint32_t node, std::vector<ExprId>& stack) {
    const ClockOp op = p_.clockOpOf(e);
    const std::vector<ExprId> args(p_.args(e).begin(), p_.args(e).end());
    mark(node, op != ClockOp::hold);
    switch (op) {
      case ClockOp::sample:
        if (hasEvents(args[0]))
          walkUnclocked(w_.leaf(separateUnclocked(args[0])));
        else
          walkUnclocked(args[0]);
        if (args.size() > 1) join(node, clockNode(args[1]));
        break;
      case ClockOp::hold:
        markHeld(args[0]);
        break;
      case ClockOp::subSample:
      case ClockOp::superSample:
      case ClockOp::shiftSample:
      case ClockOp::backSample:
      case ClockOp::noClock:
        if (isVarying(args[0])) relate(e, variableNode_[separate(args[0], op).index()], node);
        break;
      default:
        for (ExprId a : args)
          if (isClock(a))
            join(node, clockNode(a));
          else
            stack.push_back(a);
    }
  }

  void markHeld(ExprId e) {
    if (p_.op(e) != Op::variable || !w_.varies(p_.variableOf(e))) return;
    const VarId v = p_.variableOf(e);
    mark(variableNode_[v.index()], true, v);
  }

  // The variable that is the argument of a conversion; an expression gets one.
  VarId separate(ExprId argument, ClockOp op) {
    if (p_.op(argument) == Op::variable) {
      mark(variableNode_[p_.variableOf(argument).index()], true, p_.variableOf(argument));
      return p_.variableOf(argument);
    }
    if (const auto found = replaced_.find(argument); found != replaced_.end()) return p_.variableOf(found->second);
    const model::FlatEquation& at = m_.equations[at_];
    if (op == ClockOp::backSample)
      w_.error("S018",
               phrase("'backSample' needs a variable, not an expression: before the first tick its start value counts"),
               at.span, at.part);
    const VarId v = variableFor(argument, "clocked expression ");
    mark(variableNode_.back(), true, v);
    return v;
  }

  // A new variable with an equation of its own for an expression of the present equation.
  VarId variableFor(ExprId expression, const char* what) {
    model::FlatEquation e = m_.equations[at_];
    const Type type = p_.type(expression);
    const VarId v = w_.addVariable(what + std::to_string(m_.variables.size()), type,
                                   type == Type::real ? Role::unknown : Role::discrete, e.part);
    variableNode_.push_back(newNode());
    replaced_[expression] = w_.leaf(v);
    e.clock = {};
    e.lhs = w_.leaf(v);
    e.rhs = expression;
    m_.equations.push_back(e);
    return v;
  }

  // Whether the left limit of an expression is not that of the expression with left limits in it: it jumps.
  bool hasEvents(ExprId root) const {
    return holdsAny(root, [](Op op) {
      if ((op >= Op::less && op <= Op::greaterEqual) || (op >= Op::mod && op <= Op::integerDivision)) return true;
      return op == Op::floor || op == Op::ceil || op == Op::pre || op == Op::edge || op == Op::sample ||
             op == Op::delay || op == Op::transport || op == Op::call || op == Op::initial || op == Op::terminal;
    });
  }

  // A variable without clock for an expression that is sampled.
  VarId separateUnclocked(ExprId argument) {
    const auto found = replaced_.find(argument);
    return found != replaced_.end() ? p_.variableOf(found->second) : variableFor(argument, "sampled expression ");
  }

  void relate(ExprId e, uint32_t of, uint32_t result) {
    ClockRelation r;
    r.of = of;
    r.result = result;
    const auto number = [&](size_t k) {
      return p_.node(e).argCount > k ? static_cast<int64_t>(p_.number(p_.arg(e, k))) : int64_t{1};
    };
    switch (p_.clockOpOf(e)) {
      case ClockOp::subSample:
        r.kind = ClockRelation::Kind::subSample;
        r.factor = number(1);
        break;
      case ClockOp::superSample:
        r.kind = ClockRelation::Kind::superSample;
        r.factor = number(1);
        break;
      case ClockOp::shiftSample:
      case ClockOp::backSample:
        r.kind = p_.clockOpOf(e) == ClockOp::shiftSample ? ClockRelation::Kind::shift : ClockRelation::Kind::back;
        r.factor = number(1);
        r.resolution = number(2);
        break;
      case ClockOp::noClock:
        r.kind = ClockRelation::Kind::none;
        break;
      default:
        r.kind = ClockRelation::Kind::same;
    }
    relations_.push_back({r, e});
  }

  // The argument of sample and the condition of a clock belong to the part of the model without clocks.
  void walkUnclocked(ExprId root) {
    std::vector<ExprId> stack{root};
    std::unordered_set<ExprId> seen;
    while (!stack.empty()) {
      const ExprId e = stack.back();
      stack.pop_back();
      if (!seen.insert(e).second) continue;
      const Op op = p_.op(e);
      if (op == Op::variable || op == Op::pre || op == Op::edge) {
        const VarId v = p_.variableOf(e);
        if (w_.varies(v)) mark(variableNode_[v.index()], false, v);
      } else if (op == Op::clocked && p_.clockOpOf(e) == ClockOp::hold) {
        markHeld(p_.arg(e, 0));
      } else if (op == Op::clocked) {
        const model::FlatEquation& at = m_.equations[at_];
        w_.error("S018", phrase("'%1' has a clock already and cannot be sampled", w_.text(e)), at.span, at.part);
      } else {
        for (ExprId a : p_.args(e)) stack.push_back(a);
      }
    }
  }

  // ---- clocks ----

  uint32_t clockNode(ExprId e) {
    if (p_.op(e) == Op::variable) return variableNode_[p_.variableOf(e).index()];
    const auto [found, isNew] = clockNodes_.try_emplace(e, 0);
    if (!isNew) return found->second;
    const uint32_t node = newNode();
    clockNodes_[e] = node;
    mark(node, true);
    if (p_.op(e) != Op::clocked) {
      const model::FlatEquation& at = m_.equations[at_];
      w_.error("S018", phrase("which clock is meant by '%1' has to be known before the simulation starts", w_.text(e)),
               at.span, at.part);
      return node;
    }
    const std::vector<ExprId> args(p_.args(e).begin(), p_.args(e).end());
    switch (p_.clockOpOf(e)) {
      case ClockOp::inferredClock:
        break;
      case ClockOp::rationalClock:
        addRational(e, args, node);
        break;
      case ClockOp::realClock:
        addOrigin(e, ClockOrigin::Kind::real, args[0], node);
        break;
      case ClockOp::eventClock:
        walkUnclocked(args[0]);
        addOrigin(e, ClockOrigin::Kind::event, args[0], node);
        result_.origins.back().startInterval = args[1];
        break;
      case ClockOp::solverClock:
        relate(e, clockNode(args[0]), node);
        methods_[node] = std::string(p_.textOf(args[1]));
        break;
      default:
        relate(e, clockNode(args[0]), node);
    }
    return node;
  }

  void addRational(ExprId e, const std::vector<ExprId>& args, uint32_t node) {
    const auto resolution = static_cast<int64_t>(p_.number(args[1]));
    if (!p_.isConstant(args[0])) {
      addOrigin(e, ClockOrigin::Kind::rational, args[0], node);
      result_.origins.back().resolution = resolution;
      return;
    }
    const auto counter = static_cast<int64_t>(p_.number(args[0]));
    if (counter == 0) return;  // inferred
    ClockSource source;
    source.node = node;
    source.interval = *structure::ratio(counter, resolution);
    sources_.push_back({source, e, kNone});
  }

  // A clock whose interval is not known exactly: the unit of its base clock.
  void addOrigin(ExprId e, ClockOrigin::Kind kind, ExprId value, uint32_t node) {
    ClockOrigin origin;
    origin.kind = kind;
    origin.constructor = e;
    origin.value = value;
    const bool isEvent = kind == ClockOrigin::Kind::event;
    if (!isEvent) {
      origin.isPeriodic = !isVarying(value);
      seen_.clear();
      if (!origin.isPeriodic) walk(value, node);
      if (!origin.isPeriodic && p_.op(value) != Op::variable)
        w_.error("S018", phrase("the interval of '%1' has to be a variable or a parameter", w_.text(e)),
                 m_.equations[at_].span, m_.equations[at_].part);
    }
    ClockSource source;
    source.kind = isEvent ? ClockSource::Kind::events : ClockSource::Kind::steps;
    source.node = node;
    sources_.push_back({source, e, static_cast<uint32_t>(result_.origins.size())});
    result_.origins.push_back(std::move(origin));
  }

  // ---- clocked or not ----

  // Sub-partitions that are converted into each other share a base clock; what no clock reaches stays outside.
  bool divide() {
    baseParent_.resize(parent_.size());
    for (uint32_t k = 0; k < baseParent_.size(); ++k) baseParent_[k] = find(k);
    const auto baseOf = [&](uint32_t k) {
      k = find(k);
      while (baseParent_[k] != k) k = baseParent_[k] = baseParent_[baseParent_[k]];
      return k;
    };
    for (const auto& [r, e] : relations_) baseParent_[baseOf(r.of)] = baseOf(r.result);
    std::vector<const Mark*> clocked(parent_.size(), nullptr), unclocked(parent_.size(), nullptr);
    for (const Mark& m : marks_) {
      const Mark*& first = (m.isClocked ? clocked : unclocked)[baseOf(m.node)];
      if (!first) first = &m;
    }
    isClocked_.assign(parent_.size(), 0);
    for (uint32_t k = 0; k < parent_.size(); ++k) isClocked_[k] = clocked[baseOf(k)] != nullptr;
    for (uint32_t k = 0; k < parent_.size(); ++k)
      if (clocked[k] && unclocked[k] && baseOf(k) == k) reportMixture(*clocked[k], *unclocked[k]);
    for (uint32_t k : delays_)
      if (isClocked_[equationNode_[k]])
        w_.error(
            "S018",
            phrase("an operator with a memory is not possible in a clocked equation: %1", w_.text(m_.equations[k])),
            m_.equations[k].span, m_.equations[k].part, phrase("use 'previous', or hold the value before"));
    return !w_.diagnostics.hasErrors();
  }

  void reportMixture(const Mark& clocked, const Mark& unclocked) {
    const Path path = pathBetween(clocked.node, unclocked.node);
    Diagnostic d;
    d.code = "S013";
    d.severity = Severity::error;
    if (path.variables.size() > 1) {
      d.message = phrase("clocked and unclocked variables meet without 'sample' or 'hold': %1 has a clock, %2 has none",
                         path.variables.front(), path.variables.back());
      if (path.variables.size() > 2)
        d.message = phrase("%1; between them stand %2", d.message,
                           enumerate({path.variables.begin() + 1, path.variables.end() - 1}));
    } else {
      d.message = phrase("clocked and unclocked variables meet without 'sample' or 'hold' in %1",
                         w_.text(m_.equations[unclocked.equation]));
    }
    d.span = m_.equations[clocked.equation].span;
    addOnce(d.parts, w_.partPath(m_.equations[clocked.equation].part));
    for (uint32_t k : path.equations) {
      addOnce(d.parts, w_.partPath(m_.equations[k].part));
      if (d.labels.size() < kShownNames) d.labels.push_back({m_.equations[k].span, Phrase(w_.text(m_.equations[k]))});
    }
    d.advice = phrase("sample what the clocked part reads, and hold what the others read from it");
    w_.diagnostics.add(std::move(d));
  }

  // The shortest way from one node to another by equations and conversions.
  struct Path {
    std::vector<std::string> variables;
    std::vector<uint32_t> equations;
  };
  Path pathBetween(uint32_t from, uint32_t to) {
    std::vector<std::vector<uint32_t>> next(parent_.size());
    const auto edge = [&](uint32_t a, uint32_t b) {
      next[a].push_back(b);
      next[b].push_back(a);
    };
    for (const auto& [a, b] : links_) edge(a, b);
    for (const auto& [r, e] : relations_) edge(r.of, r.result);
    std::vector<uint32_t> before(parent_.size(), kNone), queue{to};
    before[to] = to;
    for (size_t k = 0; k < queue.size() && before[from] == kNone; ++k)
      for (uint32_t n : next[queue[k]])
        if (before[n] == kNone) before[n] = queue[k], queue.push_back(n);
    Path path;
    if (before[from] == kNone) return path;
    std::map<uint32_t, uint32_t> variableAt, equationAt;
    for (uint32_t v = 0; v < variableNode_.size(); ++v) variableAt[variableNode_[v]] = v;
    for (uint32_t k = 0; k < equationNode_.size(); ++k) equationAt[equationNode_[k]] = k;
    for (uint32_t node = from;; node = before[node]) {
      const auto v = variableAt.find(node), k = equationAt.find(node);
      if (v != variableAt.end() && !isMade(VarId(v->second)) && !m_.variables[v->second].integral)
        path.variables.push_back(m_.variables[v->second].name);
      if (k != equationAt.end()) path.equations.push_back(k->second);
      if (node == to) return path;
    }
  }

  // ---- parts and their clocks ----

  bool infer() {
    ClockGraph graph;
    nodeOf_.assign(parent_.size(), kNone);
    for (uint32_t k = 0; k < parent_.size(); ++k) {
      const uint32_t root = find(k);
      if (!isClocked_[root]) continue;
      if (nodeOf_[root] == kNone) nodeOf_[root] = graph.network.nodes++;
      nodeOf_[k] = nodeOf_[root];
    }
    for (auto& [r, e] : relations_) {
      ClockRelation mine = r;
      mine.of = nodeOf_[r.of];
      mine.result = nodeOf_[r.result];
      graph.network.relations.push_back(mine);
    }
    for (const Origin& s : sources_) {
      ClockSource mine = s.source;
      mine.node = nodeOf_[mine.node];
      graph.network.sources.push_back(mine);
      graph.constructors.push_back(s.constructor);
      graph.origins.push_back(s.origin);
    }
    graph.clocks.resize(graph.network.nodes);
    for (const auto& [e, node] : clockNodes_) graph.clocks[nodeOf_[node]].push_back(e);
    for (uint32_t v = 0; v < m_.variables.size(); ++v)
      if (m_.variables[v].isClock && nodeOf_[variableNode_[v]] != kNone)
        graph.clockVariables.emplace_back(nodeOf_[variableNode_[v]], VarId(v));
    for (const auto& [node, method] : methods_) graph.methods.emplace_back(nodeOf_[node], method);
    makeParts(graph.network.nodes);
    return inferPartClocks(w_, graph, result_);
  }

  void makeParts(uint32_t count) {
    std::vector<ClockPartition>& parts = result_.parts;
    parts.resize(count);
    result_.ofVariable.assign(m_.variables.size(), kNone);
    result_.ofEquation.assign(m_.equations.size(), kNone);
    for (uint32_t v = 0; v < m_.variables.size(); ++v) {
      const uint32_t part = nodeOf_[variableNode_[v]];
      const FlatVariable& x = m_.variables[v];
      if (part == kNone || x.isClock || !w_.varies(VarId(v))) continue;
      result_.ofVariable[v] = part;
      parts[part].variables.push_back(VarId(v));
      if (x.integral) parts[part].hasDerivatives = true;
    }
    for (uint32_t k = 0; k < m_.equations.size(); ++k) {
      const uint32_t part = nodeOf_[equationNode_[k]];
      if (part == kNone || isClockEquation_[k]) continue;
      result_.ofEquation[k] = part;
      parts[part].equations.push_back(k);
    }
    placeAssertions();
  }

  // Where an assertion reads clocked variables, it holds when they tick.
  void placeAssertions() {
    symbolic::VariableCollector collector(p_);
    std::vector<VarId> found;
    for (const model::Assertion& a : m_.assertions) {
      uint32_t part = a.clock ? nodeOf_[clockNode(a.clock)] : kNone;
      found.clear();
      for (ExprId e : {a.active, a.condition, a.message}) collector.collect(e, found, true);
      for (VarId v : found)
        if (part == kNone) part = result_.ofVariable[v.index()];
      result_.ofAssertion.push_back(part);
    }
  }

  void removeClockEquations() {
    size_t kept = 0;
    for (uint32_t k = 0; k < m_.equations.size(); ++k) {
      if (isClockEquation_[k]) continue;
      const uint32_t part = result_.ofEquation[k];
      m_.equations[kept] = m_.equations[k];
      result_.ofEquation[kept] = part;
      if (part != kNone) {
        std::vector<uint32_t>& list = result_.parts[part].equations;
        *std::lower_bound(list.begin(), list.end(), k) = static_cast<uint32_t>(kept);
      }
      ++kept;
    }
    m_.equations.resize(kept);
    result_.ofEquation.resize(kept);
  }

  struct Related {
    ClockRelation relation;
    ExprId expression;
  };
  struct Origin {
    ClockSource source;
    ExprId constructor;
    uint32_t origin;
  };

  Work& w_;
  model::FlatModel& m_;
  Pool& p_;
  ClockPartitions& result_;
  std::vector<uint32_t> parent_, baseParent_;
  std::vector<uint32_t> variableNode_, equationNode_;
  std::vector<uint8_t> isClockEquation_, isClocked_;
  std::unordered_set<ExprId> seen_;
  std::unordered_map<ExprId, ExprId> replaced_;  // of the present equation: argument of a conversion → its variable
  std::map<ExprId, uint32_t> clockNodes_;
  std::map<uint32_t, std::string> methods_;  // of nodes of solver clocks
  std::vector<Mark> marks_;
  std::vector<std::pair<uint32_t, uint32_t>> links_;  // of nodes
  std::vector<uint32_t> delays_;                      // equations with delay
  std::vector<Related> relations_;
  std::vector<Origin> sources_;
  std::vector<uint32_t> nodeOf_;  // node → node of the network
  uint32_t at_ = 0;               // the equation in work
};

}  // namespace

bool findClockPartitions(Work& w, ClockPartitions& result) {
  return Partitioner(w, result).run();
}

}  // namespace armature::lower
