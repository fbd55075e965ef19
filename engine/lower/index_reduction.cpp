// Equations that constrain states are differentiated (Pantelides); then the states are chosen.
#include <algorithm>
#include <unordered_set>

#include "engine/lower/dependent_equations.h"
#include "engine/lower/dummy_derivatives.h"
#include "engine/lower/inline_calls.h"
#include "engine/lower/preferred_states.h"
#include "engine/lower/work.h"
#include "engine/structure/matching.h"
#include "engine/structure/pantelides.h"

namespace armature::lower {
namespace {

// Unknowns that all equations together refer to: more fill the memory before anything can be said of them.
constexpr size_t kReferenceBudget = 30'000'000;

class Reduction : private ReductionView {
 public:
  explicit Reduction(Work& work)
      : w_(work),
        p_(work.pool),
        collector_(p_),
        derive_(
            p_, [this](ExprId leaf) { return derivativeOfLeaf(leaf); },
            [this](ExprId call, std::span<const ExprId> d) {
              return w_.flat.context ? w_.flat.context->differentiateCall(w_.m, call, d) : ExprId();
            }),
        inline_(work) {}

  bool run() {
    if (!settleKnownIntegrals()) return false;
    wantReinitialized();
    setAsideUnread();
    if (!collect()) return false;
    if (!isWellPosed(true) || !replaceDependent()) return false;
    std::vector<uint32_t> derivative(columns_.size(), kNone);
    for (uint32_t c = 0; c < columns_.size(); ++c)
      if (const VarId d = w_.var(columns_[c]).derivative) derivative[c] = columnOf_[d.index()];
    result_ = structure::reduceIndex(graph_, derivative, *this);
    if (result_.isStopped) return false;
    if (!result_.isFinished) {
      reportEndless();
      return false;
    }
    addPreferredCandidates(w_, columns_, *this, result_);
    if (result_.isStopped) return false;
    inlineCalls(w_);
    if (!isComplete()) return false;
    chooseStates(w_, {columns_, columnOf_, rows_, graph_.rows(), result_});
    nameSetAside();
    return true;
  }

 private:
  // The derivative of something known: zero for what changes at events only, unknown to everybody for an input.
  bool settleKnownIntegrals() {
    for (uint32_t i = 0; i < w_.m.variables.size(); ++i) {
      const VarId of = w_.m.variables[i].integral;
      if (w_.role[i] != Role::unknown || !of || w_.roleOf(of) == Role::unknown) continue;
      const FlatVariable& x = w_.var(of);
      if (x.causality == model::Causality::input) return refuseInput(of);
      Equation e;
      e.lhs = e.initialLhs = w_.leaf(VarId(i));
      e.rhs = e.initialRhs = p_.real(0);
      e.part = x.part;
      e.span = x.span;
      w_.equations.push_back(e);
      w_.m.variables[i].integral = {};
    }
    return true;
  }

  // What reinit sets anew is to be a state (specification 8.3.6).
  void wantReinitialized() {
    for (const auto& r : w_.m.reinits)
      if (const VarId x = variableIn(w_.resolved(r.state))) w_.var(x).stateSelect = model::StateSelect::always;
  }

  // Derivatives that nothing reads, because what they are multiplied by is zero: they, and with them the derivatives of
  // the equations that determine the variable, are computed only where the index reduction asks for them. Where the
  // model wants the variable for a state, they stay.
  void setAsideUnread() {
    std::vector<uint8_t> isRead = readVariables();
    for (const auto& r : w_.m.reinits) {
      const VarId x = variableIn(w_.resolved(r.state));
      if (const VarId d = x ? w_.var(x).derivative : VarId()) isRead[d.index()] = 1;
    }
    for (uint32_t i = static_cast<uint32_t>(w_.m.variables.size()); i-- > 0;) {
      const VarId d(i), of = w_.var(d).integral;
      if (!isDerivative(i) || !of || w_.roleOf(d) != Role::unknown || isRead[i] || w_.var(d).derivative) continue;
      if (w_.var(of).stateSelect >= model::StateSelect::prefer || w_.preOf[i]) continue;
      w_.role[i] = Role::parameter;
      w_.var(of).derivative = {};
      w_.var(d).integral = {};
      pending_.resize(w_.m.variables.size());
      isPending_.resize(w_.m.variables.size(), 0);
      pending_[of.index()] = d;
      isPending_[i] = 1;
      setAside_.push_back(d);
    }
    nameSetAside();
  }

  // Whether the variable is a derivative in the model, or made as one by the alias pass, and no more than that.
  bool isDerivative(uint32_t v) const { return v >= w_.modelIntegral.size() || w_.modelIntegral[v]; }

  // Results show those that are computed after all, and what equals them.
  void nameSetAside() {
    if (setAside_.empty()) return;
    for (uint32_t i = 0; i < w_.modelIntegral.size(); ++i) {
      const VarId to = w_.role[i] == Role::replaced ? variableIn(w_.replacement[i]) : VarId(i);
      if (to && std::binary_search(setAside_.rbegin(), setAside_.rend(), to))
        w_.isMade[i] = w_.roleOf(to) == Role::parameter;
    }
  }

  // The variable that an expression v or -v names.
  VarId variableIn(ExprId e) const {
    if (p_.op(e) == Op::neg) e = p_.arg(e, 0);
    return p_.op(e) == Op::variable ? p_.variableOf(e) : VarId();
  }

  // Per variable: an equation, an event, or another name for it uses its value.
  std::vector<uint8_t> readVariables() {
    std::vector<uint8_t> isRead(w_.m.variables.size(), 0), isSeen(p_.size(), 0);
    std::vector<ExprId> stack;
    const auto read = [&](ExprId root) {
      if (root) stack.push_back(root);
      while (!stack.empty()) {
        const ExprId e = stack.back();
        stack.pop_back();
        if (isSeen[e.index()]) continue;
        isSeen[e.index()] = 1;
        if (p_.op(e) == Op::variable) isRead[p_.variableOf(e).index()] = 1;
        for (ExprId a : p_.args(e)) stack.push_back(a);
      }
    };
    for (const auto* list : {&w_.equations, &w_.initialEquations})
      for (const Equation& e : *list)
        for (ExprId side : {e.lhs, e.rhs, e.initialLhs, e.initialRhs}) read(side);
    for (const auto& r : w_.m.reinits) read(r.active), read(r.value);
    for (const auto& a : w_.m.assertions) read(a.active), read(a.condition), read(a.message);
    for (const ExprId margin : w_.margins) read(margin);
    for (const RelationPlan& r : w_.relations) read(r.root);
    for (const auto& c : w_.redundantConditions) read(c.lhs), read(c.rhs);
    for (uint32_t i = 0; i < w_.modelIntegral.size(); ++i)
      if (w_.role[i] == Role::replaced && !isDerivative(i)) read(w_.replacement[i]);
    return isRead;
  }

  // Makes the graph anew; false after an error.
  bool collect() {
    columns_.clear();
    rows_.clear();
    graph_ = {};
    columnOf_.assign(w_.m.variables.size(), kNone);
    for (uint32_t i = 0; i < w_.m.variables.size(); ++i)
      if (w_.role[i] == Role::unknown) {
        columnOf_[i] = static_cast<uint32_t>(columns_.size());
        columns_.push_back(VarId(i));
      }
    graph_.columns = static_cast<uint32_t>(columns_.size());
    for (uint32_t i = 0; i < w_.equations.size(); ++i) {
      if (w_.equations[i].isDiscrete) continue;
      rows_.push_back(i);
      incidence(w_.equations[i]);
      graph_.addRow(row_);
      if (graph_.index.size() <= kReferenceBudget) continue;
      const Equation& e = w_.equations[i];
      w_.error("S023", phrase("the equations take too many unknowns each to be sorted"), e.span, e.part,
               phrase("use smaller arrays as arguments of functions and in products"));
      return false;
    }
    return true;
  }

  void incidence(const Equation& e) {
    found_.clear();
    collector_.collect(p_.sub(inline_(e.lhs), inline_(e.rhs)), found_);
    row_.clear();
    for (VarId v : found_)
      if (columnOf_[v.index()] != kNone) row_.push_back(columnOf_[v.index()]);
  }

  // Sums of equations that show what they say of the states take the place of one of them. Where nothing would be left
  // to determine some unknown, the equations stay: any value suits it, which the run can tell.
  bool replaceDependent() {
    std::vector<ReplacedEquation> replaced;
    if (!replaceDependentEquations(w_, replaced)) return false;
    if (replaced.empty()) return true;
    if (!collect()) return false;
    if (isWellPosed(false)) return true;
    for (const ReplacedEquation& r : replaced) w_.equations[r.equation] = r.former;
    return collect();
  }

  // Every chain x, x' … must be determined: one equation per chain.
  bool isWellPosed(bool wantsMessage) {
    std::vector<uint32_t> chain(columns_.size());
    structure::Incidence merged;
    std::vector<VarId> heads;
    std::vector<uint32_t> headColumn(columns_.size(), kNone);
    for (uint32_t c = 0; c < columns_.size(); ++c)
      if (!w_.var(columns_[c]).integral) {
        headColumn[c] = static_cast<uint32_t>(heads.size());
        heads.push_back(columns_[c]);
      }
    for (uint32_t c = 0; c < columns_.size(); ++c) {
      VarId v = columns_[c];
      for (int depth = 0; w_.var(v).integral && depth < 100; ++depth) v = w_.var(v).integral;
      chain[c] = headColumn[columnOf_[v.index()]];
    }
    merged.columns = static_cast<uint32_t>(heads.size());
    // Calls count with all their arguments: what a body leaves out may come in through its derivative.
    std::vector<uint32_t> row;
    for (uint32_t r : rows_) {
      found_.clear();
      collector_.collect(p_.sub(w_.equations[r].lhs, w_.equations[r].rhs), found_);
      row.clear();
      for (VarId v : found_)
        if (columnOf_[v.index()] != kNone) row.push_back(chain[columnOf_[v.index()]]);
      merged.addRow(row);
    }
    structure::Matcher matcher(merged);
    matcher.run();
    if (matcher.size() == merged.rows() && matcher.size() == merged.columns) return true;
    if (!wantsMessage) return false;
    std::vector<const Equation*> equations;
    for (uint32_t r : rows_) equations.push_back(&w_.equations[r]);
    reportSingular(w_, equations, heads, merged, matcher.columnOf(), matcher.rowOf(), phrase("the model"));
    return false;
  }

  void reportEndless() {
    std::vector<std::string> parts;
    for (uint32_t r : result_.culprits) {
      if (r >= rows_.size()) continue;
      const std::string path = w_.partPath(w_.equations[rows_[r]].part);
      if (std::find(parts.begin(), parts.end(), path) == parts.end()) parts.push_back(path);
      if (parts.size() == 6) break;
    }
    w_.diagnostics.error("S004", phrase("the constraints between these parts cannot be resolved by differentiation"),
                         {}, parts, phrase("look for two parts that prescribe the same motion"));
  }

  void addVariable(uint32_t column) override {
    const VarId of = columns_[column];
    const VarId d = pendingDerivative(of);
    w_.role[d.index()] = Role::unknown;
    w_.var(of).derivative = d;
    w_.var(d).integral = of;
    w_.value[d.index()] = 0;
    columnOf_[d.index()] = static_cast<uint32_t>(columns_.size());
    columns_.push_back(d);
  }

  // The variable that stands for the derivative of one that has none yet; known to nobody until the index reduction
  // asks for it. A derivative annotation may leave such arguments out, then it is never needed.
  VarId pendingDerivative(VarId of) {
    pending_.resize(w_.m.variables.size());
    if (pending_[of.index()]) return pending_[of.index()];
    const VarId d = w_.addVariable("der(" + w_.var(of).name + ")", Type::real, Role::parameter, w_.var(of).part);
    pending_.resize(w_.m.variables.size());
    columnOf_.resize(w_.m.variables.size(), kNone);
    isPending_.resize(w_.m.variables.size(), 0);
    isPending_[d.index()] = 1;
    return pending_[of.index()] = d;
  }

  // Given from outside at every instant.
  bool isInput(VarId v) const {
    const FlatVariable& x = w_.var(v);
    return x.causality == model::Causality::input && x.variability == model::Variability::continuous;
  }

  bool refuseInput(VarId v) {
    const FlatVariable& x = w_.var(v);
    w_.diagnostics.error("S007", phrase("the derivative of the input %1 is needed, but nothing gives it", x.name),
                         x.span, {w_.partPath(x.part)},
                         phrase("connect the input to a signal that can be differentiated"));
    return false;
  }

  ExprId derivativeOfLeaf(ExprId leaf) {
    if (p_.op(leaf) == Op::time) return p_.real(1);
    if (p_.op(leaf) != Op::variable) return {};
    const VarId v = p_.variableOf(leaf);
    const bool isPending = v.index() < isPending_.size() && isPending_[v.index()];
    if (isInput(v)) return w_.leaf(pendingDerivative(v));
    if (w_.roleOf(v) != Role::unknown && !isPending) return {};
    return w_.leaf(w_.var(v).derivative ? w_.var(v).derivative : pendingDerivative(v));
  }

  // Whether all derivatives in the equations exist in the end.
  bool isComplete() {
    for (uint32_t r = graph_.rows(); r < rows_.size(); ++r) {
      const Equation& e = w_.equations[rows_[r]];
      found_.clear();
      for (ExprId side : {e.lhs, e.rhs, e.initialLhs, e.initialRhs}) collector_.collect(side, found_);
      for (VarId v : found_)
        if (w_.roleOf(v) == Role::parameter && v.index() < isPending_.size() && isPending_[v.index()]) {
          const auto of = std::find(pending_.begin(), pending_.end(), v);
          const VarId integral(static_cast<uint32_t>(of - pending_.begin()));
          if (isInput(integral)) return refuseInput(integral);
          reportMissing(e, phrase("the derivative of a variable in it"));
          return false;
        }
    }
    return true;
  }

  void reportMissing(const Equation& e, const Phrase& what) {
    const std::string path = w_.partPath(e.part);
    w_.diagnostics.error("S005",
                         phrase("an equation %1must be differentiated, but there is no %2: %3",
                                path.empty() ? Phrase() : phrase("of %1 ", path), what, w_.text(e).substr(0, 200)),
                         e.span, {w_.partPath(e.part)});
  }

  // Contradictory constraints are differentiated again and again, and their expressions grow without an end.
  bool isEndless(uint32_t row) {
    constexpr uint32_t kOrders = 40;
    constexpr size_t kNodes = 3'000'000;
    orders_.resize(rows_.size(), 0);
    orders_.push_back(orders_[row] + 1);
    if (poolAtStart_ == 0) poolAtStart_ = p_.size();
    if (orders_.back() <= kOrders && p_.size() < 20 * poolAtStart_ + kNodes) return false;
    for (uint32_t r = 0; r < rows_.size(); ++r)
      if (orders_[r] + 1 >= orders_[row]) result_.culprits.push_back(r);
    reportEndless();
    return true;
  }

  bool addEquation(uint32_t row, std::vector<uint32_t>& columns) override {
    if (isEndless(row)) return false;
    const uint32_t from = rows_[row];
    Equation e = w_.equations[from];
    w_.workingOn(e.part);
    e.integral = from;
    e.rewrite([this](ExprId side) { return derive_.apply(side); });
    if (!e.lhs || !e.rhs || !e.initialLhs || !e.initialRhs) {
      reportMissing(w_.equations[from], phrase("derivative of a function in it"));
      return false;
    }
    rows_.push_back(static_cast<uint32_t>(w_.equations.size()));
    w_.equations.push_back(e);
    incidence(e);
    columns = row_;
    return !w_.isCancelled();
  }

  const std::vector<uint32_t>& columnsOf(uint32_t row) override {
    incidence(w_.equations[rows_[row]]);
    return row_;
  }

  bool isDifferentiable(uint32_t row) override {
    const Equation& e = w_.equations[rows_[row]];
    for (ExprId side : {e.lhs, e.rhs, e.initialLhs, e.initialRhs})
      if (jumps(side)) return false;
    return derive_.apply(e.lhs) && derive_.apply(e.rhs) && derive_.apply(e.initialLhs) && derive_.apply(e.initialRhs);
  }

  // Whether a discrete variable makes the value jump at events. Not one that only tells a function with a derivative
  // which of its formulas applies (the phase of a fluid).
  bool jumps(ExprId root) {
    std::vector<ExprId> stack{root};
    std::unordered_set<ExprId> seen;
    while (!stack.empty()) {
      const ExprId e = stack.back();
      stack.pop_back();
      if (!e || !seen.insert(e).second) continue;
      if (p_.op(e) == Op::variable && w_.roleOf(p_.variableOf(e)) == Role::discrete) return true;
      if (p_.op(e) == Op::call && w_.flat.context) {
        const std::vector<ExprId> args(p_.callArgs(e).begin(), p_.callArgs(e).end());
        const std::vector<uint8_t> isLeftOut = w_.flat.context->leftOutOfDerivative(w_.m, e);
        for (size_t k = 0; k < args.size(); ++k)
          if (k >= isLeftOut.size() || !isLeftOut[k]) stack.push_back(args[k]);
        continue;
      }
      for (ExprId a : p_.args(e)) stack.push_back(a);
    }
    return false;
  }

  Work& w_;
  Pool& p_;
  symbolic::VariableCollector collector_;
  symbolic::Differentiator derive_;
  Inlining inline_;
  std::vector<VarId> pending_;  // variable → variable of its derivative, made ahead of need
  std::vector<uint8_t> isPending_;
  std::vector<VarId> setAside_;     // derivatives that the model names but does not use, the latest first
  std::vector<VarId> columns_;      // column → variable
  std::vector<uint32_t> columnOf_;  // variable → column
  std::vector<uint32_t> rows_;      // row → equation
  std::vector<uint32_t> orders_;    // row → how often it has been differentiated
  size_t poolAtStart_ = 0;          // nodes before the first differentiation
  structure::Incidence graph_;
  structure::PantelidesResult result_;
  std::vector<VarId> found_;
  std::vector<uint32_t> row_;
};

}  // namespace

bool reduceIndex(Work& w) {
  return Reduction(w).run() && !w.isCancelled();
}

}  // namespace armature::lower
