#include "engine/lower/clock_links.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "engine/lower/rewriter.h"

namespace armature::lower {
namespace {

using structure::ClockRelation;
using structure::ClockSource;
using symbolic::ClockOp;

class ClockReader {
 public:
  ClockReader(Work& work, std::vector<ClockOrigin>& origins) : w_(work), m_(work.m), p_(work.pool), origins_(origins) {}

  std::optional<ClockLinks> read() {
    for (uint32_t v = 0; v < m_.variables.size(); ++v) g_.variableNode.push_back(newNode());
    for (const FlatVariable& v : m_.variables)
      if (v.isClock && v.variability <= model::Variability::parameter)
        w_.error("S018", phrase("the clock %1 cannot be a parameter or a constant", v.name), v.span, v.part);
    for (uint32_t v = 0; v < m_.variables.size(); ++v)
      if (const VarId d = m_.variables[v].derivative) link(g_.variableNode[v], g_.variableNode[d.index()]);
    // Conversions of expressions add variables with equations of their own behind the present ones.
    for (uint32_t k = 0; k < m_.equations.size(); ++k) takeEquation(k);
    for (const auto& [stays, named] : m_.clockTies)
      if (w_.varies(stays) && w_.varies(named)) link(g_.variableNode[stays.index()], g_.variableNode[named.index()]);
    for (const model::Assertion& a : m_.assertions) {
      span_ = a.span, part_ = a.part;
      if (a.clock) clockNode(a.clock);
    }
    if (w_.diagnostics.hasErrors()) return std::nullopt;
    return std::move(g_);
  }

 private:
  uint32_t newNode() { return g_.sets.add(); }
  void join(uint32_t a, uint32_t b) { g_.sets.joinTo(a, b); }
  // Joins and remembers it, for messages.
  void link(uint32_t a, uint32_t b) {
    join(a, b);
    g_.links.emplace_back(a, b);
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

  void mark(uint32_t node, bool isClocked, VarId variable = {}) {
    g_.marks.push_back({node, isClocked, at_, variable});
  }

  void takeEquation(uint32_t k) {
    at_ = k;
    g_.equationNode.push_back(newNode());
    const model::FlatEquation e = m_.equations[k];
    span_ = e.span, part_ = e.part;
    g_.isClockEquation.push_back(isClock(e.lhs) || isClock(e.rhs));
    if (g_.isClockEquation.back()) {
      if (isClock(e.lhs) && isClock(e.rhs)) join(clockNode(e.lhs), clockNode(e.rhs));
      return;
    }
    const uint32_t node = g_.equationNode[k];
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
          w_.error("S018", phrase("the clock %1 has no value", x.name), span_, part_);
        else if (w_.varies(p_.variableOf(e)))
          link(node, g_.variableNode[p_.variableOf(e).index()]);
      } else if (op == Op::clocked) {
        clockedOperator(e, node, stack);
      } else {
        if (op == Op::delay || op == Op::transport) g_.delays.push_back(at_);
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
        if (isVarying(args[0])) relate(e, g_.variableNode[separate(args[0], op).index()], node);
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
    mark(g_.variableNode[v.index()], true, v);
  }

  // The variable that is the argument of a conversion; an expression gets one.
  VarId separate(ExprId argument, ClockOp op) {
    if (p_.op(argument) == Op::variable) {
      mark(g_.variableNode[p_.variableOf(argument).index()], true, p_.variableOf(argument));
      return p_.variableOf(argument);
    }
    if (const auto found = replaced_.find(argument); found != replaced_.end()) return p_.variableOf(found->second);
    if (op == ClockOp::backSample)
      w_.error("S018",
               phrase("'backSample' needs a variable, not an expression: before the first tick its start value counts"),
               span_, part_);
    const VarId v = variableFor(argument, "clocked expression ");
    mark(g_.variableNode.back(), true, v);
    return v;
  }

  // A new variable with an equation of its own for an expression of the present equation.
  VarId variableFor(ExprId expression, const char* what) {
    model::FlatEquation e = at_ < m_.equations.size() ? m_.equations[at_] : model::FlatEquation();
    e.span = span_, e.part = part_;
    const Type type = p_.type(expression);
    const VarId v = w_.addVariable(what + std::to_string(m_.variables.size()), type,
                                   type == Type::real ? Role::unknown : Role::discrete, e.part);
    g_.variableNode.push_back(newNode());
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
      if (isOrder(op) || (op >= Op::mod && op <= Op::integerDivision)) return true;
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
    g_.relations.push_back({r, e});
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
        if (w_.varies(v)) mark(g_.variableNode[v.index()], false, v);
      } else if (op == Op::clocked && p_.clockOpOf(e) == ClockOp::hold) {
        markHeld(p_.arg(e, 0));
      } else if (op == Op::clocked) {
        w_.error("S018", phrase("'%1' has a clock already and cannot be sampled", w_.text(e)), span_, part_);
      } else {
        for (ExprId a : p_.args(e)) stack.push_back(a);
      }
    }
  }

  uint32_t clockNode(ExprId e) {
    if (p_.op(e) == Op::variable) return g_.variableNode[p_.variableOf(e).index()];
    const auto [found, isNew] = g_.clockNodes.try_emplace(e, 0);
    if (!isNew) return found->second;
    const uint32_t node = newNode();
    g_.clockNodes[e] = node;
    mark(node, true);
    if (p_.op(e) != Op::clocked) {
      w_.error("S018", phrase("which clock is meant by '%1' has to be known before the simulation starts", w_.text(e)),
               span_, part_);
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
        origins_.back().startInterval = args[1];
        break;
      case ClockOp::solverClock:
        relate(e, clockNode(args[0]), node);
        g_.methods[node] = std::string(p_.textOf(args[1]));
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
      origins_.back().resolution = resolution;
      return;
    }
    const auto counter = static_cast<int64_t>(p_.number(args[0]));
    if (counter == 0) return;  // inferred
    ClockSource source;
    source.node = node;
    source.interval = *structure::ratio(counter, resolution);
    g_.sources.push_back({source, e, kNone});
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
        w_.error("S018", phrase("the interval of '%1' has to be a variable or a parameter", w_.text(e)), span_, part_);
    }
    ClockSource source;
    source.kind = isEvent ? ClockSource::Kind::events : ClockSource::Kind::steps;
    source.node = node;
    g_.sources.push_back({source, e, static_cast<uint32_t>(origins_.size())});
    origins_.push_back(std::move(origin));
  }

  Work& w_;
  model::FlatModel& m_;
  Pool& p_;
  std::vector<ClockOrigin>& origins_;
  ClockLinks g_;
  std::unordered_set<ExprId> seen_;
  std::unordered_map<ExprId, ExprId> replaced_;  // of the present equation: argument of a conversion → its variable
  uint32_t at_ = 0;                              // the equation in work
  SourceSpan span_;                              // of the equation, or the assertion, in work
  PartId part_;
};

}  // namespace

std::optional<ClockLinks> readClockLinks(Work& w, std::vector<ClockOrigin>& origins) {
  return ClockReader(w, origins).read();
}

}  // namespace armature::lower
