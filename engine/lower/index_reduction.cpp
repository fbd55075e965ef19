// Pass 4: equations that constrain states are differentiated (Pantelides), and of the variables that appear with their
// derivatives as many become ordinary unknowns (dummy derivatives; Mattsson & Söderlind 1993). The rest are the states.
#include <algorithm>
#include <cmath>

#include "engine/lower/inline_calls.h"
#include "engine/lower/work.h"
#include "engine/structure/matching.h"
#include "engine/structure/pantelides.h"
#include "engine/structure/state_selection.h"

namespace armature::lower {
namespace {

class Reduction : private structure::DerivativeSource {
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
    collect();
    if (!isWellPosed()) return false;
    std::vector<uint32_t> derivative(columns_.size(), kNone);
    for (uint32_t c = 0; c < columns_.size(); ++c)
      if (const VarId d = w_.var(columns_[c]).derivative) derivative[c] = columnOf_[d.index()];
    result_ = structure::reduceIndex(graph_, derivative, *this);
    if (result_.isStopped) return false;
    if (!result_.isFinished) {
      reportEndless();
      return false;
    }
    inlineCalls(w_);
    if (!isComplete()) return false;
    chooseStates();
    return true;
  }

 private:
  // The derivative of something known: zero for what changes at events only, unknown to everybody for an input.
  bool settleKnownIntegrals() {
    for (uint32_t i = 0; i < w_.m.variables.size(); ++i) {
      const VarId of = w_.m.variables[i].integral;
      if (w_.role[i] != Role::unknown || !of || w_.roleOf(of) == Role::unknown) continue;
      const FlatVariable& x = w_.var(of);
      if (x.causality == model::Causality::input) {
        w_.diagnostics.error("S007", "the derivative of the input " + x.name + " is needed, but nothing gives it",
                             x.span, {w_.partPath(x.part)}, "connect the input to a signal that can be differentiated");
        return false;
      }
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

  void collect() {
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
    }
  }

  void incidence(const Equation& e) {
    found_.clear();
    collector_.collect(p_.sub(inline_(e.lhs), inline_(e.rhs)), found_);
    row_.clear();
    for (VarId v : found_)
      if (columnOf_[v.index()] != kNone) row_.push_back(columnOf_[v.index()]);
  }

  // Every chain x, x' … must be determined: one equation per chain.
  bool isWellPosed() {
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
    std::vector<const Equation*> equations;
    for (uint32_t r : rows_) equations.push_back(&w_.equations[r]);
    reportSingular(w_, equations, heads, merged, matcher.columnOf(), matcher.rowOf(), "the model");
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
    w_.diagnostics.error("S004", "the constraints between these parts cannot be resolved by differentiation", {}, parts,
                         "look for two parts that prescribe the same motion");
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

  ExprId derivativeOfLeaf(ExprId leaf) {
    if (p_.op(leaf) == Op::time) return p_.real(1);
    if (p_.op(leaf) != Op::variable) return {};
    const VarId v = p_.variableOf(leaf);
    const bool isPending = v.index() < isPending_.size() && isPending_[v.index()];
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
          reportMissing(e, "the derivative of a variable in it");
          return false;
        }
    }
    return true;
  }

  void reportMissing(const Equation& e, const char* what) {
    w_.diagnostics.error("S005",
                         "an equation of " + w_.partPath(e.part) + " must be differentiated, but there is no " + what +
                             ": " + w_.text(e).substr(0, 200),
                         e.span, {w_.partPath(e.part)});
  }

  bool addEquation(uint32_t row, std::vector<uint32_t>& columns) override {
    const uint32_t from = rows_[row];
    Equation e = w_.equations[from];
    e.integral = from;
    const bool isSame = e.initialLhs == e.lhs && e.initialRhs == e.rhs;
    e.lhs = derive_.apply(e.lhs);
    e.rhs = derive_.apply(e.rhs);
    e.initialLhs = isSame ? e.lhs : derive_.apply(e.initialLhs);
    e.initialRhs = isSame ? e.rhs : derive_.apply(e.initialRhs);
    if (!e.lhs || !e.rhs || !e.initialLhs || !e.initialRhs) {
      reportMissing(w_.equations[from], "derivative of a function in it");
      return false;
    }
    rows_.push_back(static_cast<uint32_t>(w_.equations.size()));
    w_.equations.push_back(e);
    incidence(e);
    columns = row_;
    return !w_.isCancelled();
  }

  // ---- dummy derivatives ----

  void chooseStates() {
    // Where the model gives no start value, a generic number stands in: zero would hide entries of the Jacobian.
    std::vector<double> saved = w_.value;
    for (VarId v : columns_)
      if (!w_.hasStart[v.index()]) w_.value[v.index()] = 0.6 + 0.35 * std::sin(1.0 + 2.399963 * v.index());
    w_.valuesChanged();
    chooseStatesAtPoint();
    w_.value.swap(saved);
    w_.valuesChanged();
  }

  void chooseStatesAtPoint() {
    for (uint32_t c = 0; c < columns_.size(); ++c)
      if (result_.varDerivative[c] != kNone) w_.isState[columns_[c].index()] = 1;
    if (rows_.size() == graph_.rows()) return;  // nothing was differentiated
    // Highest derivatives in their highest equations, sorted into blocks.
    structure::Incidence top;
    top.columns = static_cast<uint32_t>(columns_.size());
    std::vector<uint32_t> topRows;
    for (uint32_t r = 0; r < rows_.size(); ++r) {
      if (result_.eqDerivative[r] != kNone) continue;
      topRows.push_back(r);
      incidence(w_.equations[rows_[r]]);
      row_.erase(
          std::remove_if(row_.begin(), row_.end(), [&](uint32_t c) { return result_.varDerivative[c] != kNone; }),
          row_.end());
      top.addRow(row_);
    }
    structure::Matcher matcher(top);
    matcher.run();
    const structure::Blocks blocks = structure::sortBlocks(top, matcher.rowOf());
    selectByComponent(top, topRows, matcher, blocks);
  }

  // Blocks whose constraints share derivatives are treated together. A block without constraints is left alone: its
  // derivatives come from equations of motion, their integrals are states.
  void selectByComponent(const structure::Incidence& top, const std::vector<uint32_t>& topRows,
                         const structure::Matcher& matcher, const structure::Blocks& blocks) {
    std::vector<uint32_t> blockOf(topRows.size()), parent(blocks.count());
    std::vector<uint8_t> isConstrained(blocks.count(), 0);
    const auto isConstraint = [&](uint32_t k) { return result_.eqIntegral[topRows[k]] != kNone; };
    for (uint32_t b = 0; b < blocks.count(); ++b) {
      parent[b] = b;
      for (uint32_t k : blocks.block(b)) {
        blockOf[k] = b;
        if (isConstraint(k)) isConstrained[b] = 1;
      }
    }
    const auto find = [&](uint32_t b) {
      while (parent[b] != b) b = parent[b] = parent[parent[b]];
      return b;
    };
    // Constraints that share a derivative belong together, whichever equation the sorting solves for it: an inertia may
    // determine an acceleration, and still the position is the better dummy (any nonsingular choice of columns of the
    // constraints will do, Mattsson & Söderlind 1993, section 3).
    std::vector<uint32_t> blockOfColumn(columns_.size(), kNone);
    for (uint32_t k = 0; k < topRows.size(); ++k) {
      if (!isConstraint(k)) continue;
      for (uint32_t c : top.row(k)) {
        if (result_.varIntegral[c] == kNone) continue;
        const uint32_t other = matcher.rowOf()[c];
        uint32_t& block = blockOfColumn[c];
        if (block == kNone && other != kNone && isConstrained[blockOf[other]]) block = blockOf[other];
        if (block == kNone)
          block = blockOf[k];
        else
          parent[find(block)] = find(blockOf[k]);
      }
    }
    std::vector<std::vector<uint32_t>> equations(blocks.count()), variables(blocks.count());
    for (uint32_t k = 0; k < topRows.size(); ++k) {
      const uint32_t b = blockOf[k];
      if (!isConstrained[b]) continue;
      equations[find(b)].push_back(topRows[k]);
      if (matcher.columnOf()[k] != kNone) variables[find(b)].push_back(matcher.columnOf()[k]);
    }
    for (uint32_t c = 0; c < columns_.size(); ++c) {
      const uint32_t row = blockOfColumn[c] == kNone ? kNone : matcher.rowOf()[c];
      const bool isListed = row != kNone && isConstrained[blockOf[row]];
      if (blockOfColumn[c] != kNone && !isListed) variables[find(blockOfColumn[c])].push_back(c);
    }
    local_.assign(columns_.size(), kNone);
    for (uint32_t b = 0; b < blocks.count(); ++b)
      if (!equations[b].empty()) selectInBlock(std::move(equations[b]), std::move(variables[b]));
  }

  static uint32_t depth(const std::vector<uint32_t>& integral, uint32_t k) {
    uint32_t n = 0;
    while (integral[k] != kNone) {
      k = integral[k];
      ++n;
    }
    return n;
  }

  // Goes down level by level: the constraints of a level are solved for dummy derivatives. An equation that has been
  // differentiated c times can only be solved for a variable that is a derivative of order c or more. (The textbook
  // gets that from the structure; here derivative annotations may bring in others, e.g. angular velocities.)
  void selectInBlock(std::vector<uint32_t> equations, std::vector<uint32_t> variables) {
    for (int level = 0; level < 20; ++level) {
      uint32_t deepest = 0;
      for (uint32_t r : equations) deepest = std::max(deepest, depth(result_.eqIntegral, r));
      if (deepest == 0) return;
      std::vector<uint32_t> chosen;
      for (uint32_t order = deepest; order >= 1; --order) chosen = choose(equations, variables, order, chosen);
      std::vector<uint32_t> below;
      for (uint32_t r : equations)
        if (result_.eqIntegral[r] != kNone) below.push_back(result_.eqIntegral[r]);
      equations.swap(below);
      variables.clear();
      for (uint32_t c : chosen) {
        const uint32_t x = result_.varIntegral[c];
        w_.isState[columns_[x].index()] = 0;
        variables.push_back(x);
      }
    }
  }

  // Chooses dummy derivatives for the equations of depth `order` or more; `forced` have been chosen for deeper ones.
  std::vector<uint32_t> choose(const std::vector<uint32_t>& equations, const std::vector<uint32_t>& variables,
                               uint32_t order, const std::vector<uint32_t>& forced) {
    std::vector<uint32_t> constraints, others, candidates, inner;
    for (uint32_t r : equations) (depth(result_.eqIntegral, r) >= order ? constraints : others).push_back(r);
    for (uint32_t c : variables) (depth(result_.varIntegral, c) >= order ? candidates : inner).push_back(c);
    const std::vector<uint32_t> rows = withInnerRows(constraints, others, inner);
    std::vector<VarId> targets;
    for (uint32_t c : candidates) targets.push_back(columns_[c]);
    for (uint32_t c : inner) targets.push_back(columns_[c]);
    w_.calculus.setTargets(targets);
    structure::SelectionProblem problem;
    problem.columns = static_cast<uint32_t>(targets.size());
    for (uint32_t r : rows) {
      const Equation& e = w_.equations[rows_[r]];
      const auto gradient = w_.calculus.gradient(p_.sub(e.lhs, e.rhs));
      for (const auto& d : gradient.partials) {
        problem.index.push_back(d.target);
        problem.value.push_back(w_.number(d.value));
        problem.isConstant.push_back(p_.isConstant(d.value) || w_.isParametric(d.value) ? 1 : 0);
      }
      problem.start.push_back(static_cast<uint32_t>(problem.index.size()));
    }
    constexpr double kInner = -2e9, kForced = -1e9;
    for (uint32_t c : forced) local_[c] = 1;
    for (uint32_t c : candidates) problem.priority.push_back(local_[c] != kNone ? kForced : priority(c));
    for (uint32_t c : forced) local_[c] = kNone;
    problem.priority.resize(targets.size(), kInner);
    const structure::Selection selection = structure::selectDependent(problem);
    std::vector<uint32_t> chosen;
    for (uint32_t c : selection.columnOf)
      if (c != kNone && c < candidates.size()) chosen.push_back(candidates[c]);
    return chosen;
  }

  // The constraints, and the equations that determine the unknowns of lower order in them.
  std::vector<uint32_t> withInnerRows(const std::vector<uint32_t>& constraints, const std::vector<uint32_t>& others,
                                      std::vector<uint32_t>& inner) {
    if (inner.empty() || others.empty()) {
      inner.clear();
      return constraints;
    }
    std::vector<uint32_t>& local = local_;
    for (uint32_t k = 0; k < inner.size(); ++k) local[inner[k]] = k;
    structure::Incidence graph;
    graph.columns = static_cast<uint32_t>(inner.size());
    std::vector<uint32_t> own;
    const auto innerOf = [&](uint32_t row) {
      incidence(w_.equations[rows_[row]]);
      own.clear();
      for (uint32_t c : row_)
        if (local[c] != kNone) own.push_back(local[c]);
    };
    for (uint32_t r : others) {
      innerOf(r);
      graph.addRow(own);
    }
    structure::Matcher matcher(graph);
    matcher.run();
    std::vector<uint32_t> rows = constraints, used;
    std::vector<uint8_t> isUsed(inner.size(), 0);
    for (size_t k = 0; k < rows.size(); ++k) {
      innerOf(rows[k]);
      for (uint32_t c : own) {
        if (isUsed[c] || matcher.rowOf()[c] == kNone) continue;
        isUsed[c] = 1;
        used.push_back(inner[c]);
        rows.push_back(others[matcher.rowOf()[c]]);
      }
    }
    for (uint32_t c : inner) local[c] = kNone;
    inner.swap(used);
    return rows;
  }

  // How much the integral of a derivative deserves to be a state; velocity and position count together.
  double priority(uint32_t derivative) const {
    double sum = 0, factor = 1;
    uint32_t c = result_.varIntegral[derivative];
    for (int depth = 0; c != kNone && depth < 3; ++depth) {
      const VarId v = columns_[c];
      const FlatVariable& x = w_.var(v);
      double own = 1000.0 * static_cast<double>(x.stateSelect);
      // Without prefer or always only what the model differentiates is to become a state (specification 4.9.8.1).
      const bool appears = !w_.isMade[columns_[result_.varDerivative[c]].index()] || w_.var(v).integral.isValid();
      if (!appears && x.stateSelect <= model::StateSelect::unset) own *= 0.25;
      if (w_.isFixed[v.index()]) own += 200;
      if (w_.hasStart[v.index()]) own += 100;
      own -= std::min(50.0, static_cast<double>(std::count(x.name.begin(), x.name.end(), '.')));
      sum += factor * own;
      factor *= 0.5;
      c = result_.varIntegral[c];
    }
    return sum;
  }

  Work& w_;
  Pool& p_;
  symbolic::VariableCollector collector_;
  symbolic::Differentiator derive_;
  Inlining inline_;
  std::vector<VarId> pending_;  // variable → variable of its derivative, made ahead of need
  std::vector<uint8_t> isPending_;
  std::vector<VarId> columns_;      // column → variable
  std::vector<uint32_t> columnOf_;  // variable → column
  std::vector<uint32_t> rows_;      // row → equation
  structure::Incidence graph_;
  structure::PantelidesResult result_;
  std::vector<VarId> found_;
  std::vector<uint32_t> row_;
  std::vector<uint32_t> local_;  // per column: scratch, kNone between uses
};

}  // namespace

bool reduceIndex(Work& w) {
  return Reduction(w).run() && !w.isCancelled();
}

}  // namespace armature::lower
