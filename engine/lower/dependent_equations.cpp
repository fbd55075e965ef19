#include "engine/lower/dependent_equations.h"

#include <algorithm>
#include <cmath>

#include "engine/base/ensure.h"
#include "engine/lower/bottom_up.h"
#include "engine/lower/wording.h"
#include "engine/structure/dependent_rows.h"

namespace armature::lower {
namespace {

constexpr double kAgreement = 1e-9;  // of the terms: constants that cancel but for rounding, however they were written

// Terms of one equation, counted as often as they occur: shared parts of a large expression can make more of them than
// there is time for; such an equation is taken for one that is not linear.
constexpr size_t kStepBudget = 100'000;

class DependentEquations {
 public:
  explicit DependentEquations(Work& work) : w_(work), p_(work.pool), at_(work.m.variables.size(), kNone) {}

  bool run(std::vector<ReplacedEquation>& replaced) {
    for (uint32_t i = 0; i < w_.equations.size(); ++i) {
      const Equation& e = w_.equations[i];
      if (e.isDiscrete || e.initialLhs != e.lhs || e.initialRhs != e.rhs || !isLinear(e)) continue;
      if (std::erase_if(terms_, [](const Known& t) { return t.factor == 0; }) > 0) {
        if (terms_.empty()) continue;
        replaced.push_back({i, e});
        dropCancelled(w_.equations[i]);
      }
      addRow(i);
    }
    rows_.columns = static_cast<uint32_t>(columns_.size());
    findGiven();
    for (VarId v : columns_) rows_.isSetAside.push_back(w_.var(v).derivative || isGiven_[v.index()] ? 1 : 0);
    const std::vector<structure::DependentRow> found = structure::findDependentRows(rows_);
    if (w_.options.verifyPasses) ENSURE(structure::isConsistent(rows_, found), "dependent rows", found.size());
    for (const structure::DependentRow& d : found) {
      if (d.left.empty()) {
        if (!agrees(d)) return false;
        continue;
      }
      replaced.push_back({equations_[d.row], w_.equations[equations_[d.row]]});
      replace(d);
    }
    return true;
  }

 private:
  struct Known {
    ExprId value;
    double factor = 1;
  };

  // The unknowns of each equation that the simulation has; those of others are empty.
  std::vector<std::vector<VarId>> unknownsOf() {
    std::vector<std::vector<VarId>> unknowns(w_.equations.size());
    symbolic::VariableCollector collector(p_);
    for (uint32_t i = 0; i < w_.equations.size(); ++i) {
      const Equation& e = w_.equations[i];
      if (!e.isAlive || e.isDiscrete) continue;
      collector.collect(p_.sub(e.lhs, e.rhs), unknowns[i]);
      std::erase_if(unknowns[i], [this](VarId v) { return w_.roleOf(v) != Role::unknown; });
    }
    return unknowns;
  }

  // What time gives, directly or through what it gives, is no unknown beside the states: a source's voltage, which
  // makes a constraint of the capacitor that lies in parallel.
  void findGiven() {
    isGiven_.assign(w_.m.variables.size(), 0);
    const std::vector<std::vector<VarId>> unknowns = unknownsOf();
    std::vector<std::vector<uint32_t>> readers(w_.m.variables.size());
    std::vector<size_t> open(unknowns.size());  // unknowns that are not given yet
    std::vector<uint32_t> ready;
    for (uint32_t i = 0; i < unknowns.size(); ++i) {
      open[i] = unknowns[i].size();
      for (const VarId v : unknowns[i]) readers[v.index()].push_back(i);
      if (open[i] == 1) ready.push_back(i);
    }
    while (!ready.empty()) {
      const uint32_t i = ready.back();
      ready.pop_back();
      const auto last = std::ranges::find_if(unknowns[i], [this](VarId v) { return !isGiven_[v.index()]; });
      if (last == unknowns[i].end() || w_.var(*last).derivative || w_.var(*last).integral) continue;
      isGiven_[last->index()] = 1;
      for (const uint32_t reader : readers[last->index()])
        if (--open[reader] == 1) ready.push_back(reader);
    }
  }

  // Whether an expression depends on unknowns of the simulation.
  bool hasUnknown(ExprId root) {
    hasUnknown_.resize(p_.size(), 0);
    const auto isKnown = [this](ExprId e) { return hasUnknown_[e.index()] != 0; };
    const auto argsOf = [this](ExprId e) { return p_.args(e); };
    bottomUp(stack_, root, isKnown, argsOf, [this](ExprId e) {
      const bool has = (p_.op(e) == Op::variable && w_.roleOf(p_.variableOf(e)) == Role::unknown) ||
                       std::ranges::any_of(p_.args(e), [this](ExprId a) { return hasUnknown_[a.index()] == 2; });
      hasUnknown_[e.index()] = has ? 2 : 1;
    });
    return hasUnknown_[root.index()] == 2;
  }

  // Of i - j + j + k = 0, where two unknowns have become one, i + k = 0 is left: the structure must not
  // see an unknown that the equation says nothing of.
  void dropCancelled(Equation& e) {
    ExprId left, right = p_.real(0);
    for (const Known& t : terms_) {
      const ExprId term = p_.mul(p_.real(t.factor), t.value);
      left = left ? p_.add(left, term) : term;
    }
    for (const Known& t : known_) right = p_.add(right, p_.mul(p_.real(-t.factor), t.value));
    e.lhs = e.initialLhs = left;
    e.rhs = e.initialRhs = right;
  }

  // Takes lhs - rhs apart into terms_, of which some may have cancelled each other, and known_.
  bool isLinear(const Equation& e) {
    terms_.clear();
    known_.clear();
    bool isGood = p_.type(e.lhs) == Type::real || p_.type(e.rhs) == Type::real;
    if (isGood) {
      open_ = {{e.lhs, 1}, {e.rhs, -1}};
      for (size_t steps = 0; isGood && !open_.empty(); ++steps) {
        const Known k = open_.back();
        open_.pop_back();
        isGood = steps < kStepBudget && take(k.value, k.factor);
      }
    }
    for (const Known& t : terms_) at_[p_.variableOf(t.value).index()] = kNone;
    return isGood && !terms_.empty();
  }

  bool take(ExprId e, double factor) {
    switch (p_.op(e)) {
      case Op::variable: {
        const VarId v = p_.variableOf(e);
        if (w_.roleOf(v) != Role::unknown) break;
        uint32_t& at = at_[v.index()];
        if (at == kNone) {
          at = static_cast<uint32_t>(terms_.size());
          terms_.push_back({e, factor});
        } else {
          terms_[at].factor += factor;
        }
        return true;
      }
      case Op::neg:
        open_.push_back({p_.arg(e, 0), -factor});
        return true;
      case Op::add:
      case Op::sub:
        open_.push_back({p_.arg(e, 0), factor});
        open_.push_back({p_.arg(e, 1), p_.op(e) == Op::add ? factor : -factor});
        return true;
      case Op::mul:
        for (size_t k = 0; k < 2; ++k)
          if (p_.isConstant(p_.arg(e, k))) {
            open_.push_back({p_.arg(e, 1 - k), factor * p_.number(p_.arg(e, k))});
            return true;
          }
        break;
      case Op::div:
        if (p_.isConstant(p_.arg(e, 1)) && p_.number(p_.arg(e, 1)) != 0) {
          open_.push_back({p_.arg(e, 0), factor / p_.number(p_.arg(e, 1))});
          return true;
        }
        break;
      default:
        break;
    }
    if (hasUnknown(e)) return false;
    known_.push_back({e, factor});
    return true;
  }

  void addRow(uint32_t equation) {
    columnOf_.resize(w_.m.variables.size(), kNone);
    for (const Known& t : terms_) {
      uint32_t& column = columnOf_[p_.variableOf(t.value).index()];
      if (column == kNone) {
        column = static_cast<uint32_t>(columns_.size());
        columns_.push_back(p_.variableOf(t.value));
      }
      rows_.index.push_back(column);
      rows_.value.push_back(t.factor);
    }
    rows_.start.push_back(static_cast<uint32_t>(rows_.index.size()));
    equations_.push_back(equation);
    rowKnown_.insert(rowKnown_.end(), known_.begin(), known_.end());
    knownStart_.push_back(static_cast<uint32_t>(rowKnown_.size()));
  }

  // The known terms of a sum of rows; `scale` becomes the sum of their magnitudes, as far as they are numbers.
  ExprId known(const structure::DependentRow& d, double divisor, double& scale) {
    ExprId total = p_.real(0);
    scale = 0;
    for (const structure::LinearTerm& f : d.factors)
      for (uint32_t k = knownStart_[f.index]; k < knownStart_[f.index + 1]; ++k) {
        const double factor = f.value * rowKnown_[k].factor / divisor;
        if (p_.isConstant(rowKnown_[k].value)) scale += std::abs(factor * p_.number(rowKnown_[k].value));
        total = p_.add(total, p_.mul(p_.real(factor), rowKnown_[k].value));
      }
    return total;
  }

  void replace(const structure::DependentRow& d) {
    const double divisor = d.left.size() == 1 ? d.left[0].value : 1;
    double scale = 0;
    ExprId left;
    for (const structure::LinearTerm& t : d.left) {
      const ExprId term = p_.mul(p_.real(t.value / divisor), w_.leaf(columns_[t.index]));
      left = left ? p_.add(left, term) : term;
    }
    Equation& e = w_.equations[equations_[d.row]];
    e.lhs = e.initialLhs = left;
    e.rhs = e.initialRhs = p_.neg(known(d, divisor, scale));
  }

  bool agrees(const structure::DependentRow& d) {
    double scale = 0;
    const ExprId total = known(d, 1, scale);
    if (!p_.isConstant(total) || std::abs(p_.number(total)) <= kAgreement * scale) return true;
    std::vector<std::string> parts;
    std::vector<DiagnosticLabel> labels;
    for (const structure::LinearTerm& f : d.factors) {
      const Equation& e = w_.equations[equations_[f.index]];
      if (std::string path = w_.partPath(e.part); !path.empty()) addOnce(parts, path);
      if (labels.size() < kShownNames) labels.push_back({e.span, phrase("one of them: %1", w_.text(e).substr(0, 160))});
    }
    const Phrase who = parts.size() > 1    ? phrase("the equations of %1", enumerate(parts))
                       : parts.size() == 1 ? phrase("equations of %1", parts[0])
                                           : phrase("equations of the model");
    w_.diagnostics.add({"S022", Severity::error,
                        phrase("%1 contradict each other: no values can satisfy them together", who),
                        w_.equations[equations_[d.row]].span, parts, labels, phrase("remove or correct one of them")});
    return false;
  }

  Work& w_;
  Pool& p_;
  std::vector<uint32_t> at_;         // variable → index into terms_, kNone between uses
  std::vector<uint8_t> isGiven_;     // per variable
  std::vector<uint8_t> hasUnknown_;  // per node: 0 not asked, 1 no, 2 yes
  std::vector<ExprId> stack_;
  std::vector<Known> open_, terms_, known_;
  std::vector<VarId> columns_;       // column → variable
  std::vector<uint32_t> columnOf_;   // variable → column
  std::vector<uint32_t> equations_;  // row → equation
  structure::LinearRows rows_;
  std::vector<Known> rowKnown_;  // what is known in the rows, one after the other
  std::vector<uint32_t> knownStart_{0};
};

}  // namespace

bool replaceDependentEquations(Work& w, std::vector<ReplacedEquation>& replaced) {
  return DependentEquations(w).run(replaced);
}

}  // namespace armature::lower
