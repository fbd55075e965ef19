#include "engine/lower/clock_equations.h"

#include <algorithm>

#include "engine/lower/wording.h"
#include "engine/structure/components.h"
#include "engine/structure/matching.h"

namespace armature::lower {
namespace {

class WhenEquations {
 public:
  WhenEquations(Work& work, const ClockPartitions& clocks, const std::vector<uint8_t>& isStarted,
                std::vector<model::FlatEquation>& made)
      : w_(work),
        m_(work.m),
        p_(work.pool),
        clocks_(clocks),
        isStarted_(isStarted),
        made_(made),
        collector_(work.pool),
        column_(work.m.variables.size(), kNone) {}

  bool add(const ClockSystem& system) {
    for (VarId v : columns_) column_[v.index()] = kNone;
    rows_.clear();
    active_.clear();
    columns_.clear();
    for (size_t k = 0; k < system.parts.size(); ++k) {
      const ClockPartition& part = clocks_.parts[system.parts[k]];
      for (VarId v : part.variables) {
        if (m_.variable(v).type == Type::string) continue;
        column_[v.index()] = static_cast<uint32_t>(columns_.size());
        columns_.push_back(v);
      }
      for (uint32_t e : part.equations) {
        if (p_.type(m_.equations[e].lhs) == Type::string) {
          made_.push_back(m_.equations[e]);
          continue;
        }
        rows_.push_back(e);
        active_.push_back(system.active[k]);
      }
    }
    structure::Incidence graph, choices;
    graph.columns = choices.columns = static_cast<uint32_t>(columns_.size());
    for (uint32_t e : rows_) addRow(m_.equations[e], graph, choices);
    structure::Matcher matcher(choices);
    matcher.run();
    if (matcher.size() != rows_.size() || matcher.size() != columns_.size()) return reportSingular(matcher);
    const structure::Blocks blocks = structure::sortBlocks(graph, matcher.rowOf());
    for (uint32_t b = 0; b < blocks.count(); ++b)
      if (!addBlock(blocks.block(b), matcher.columnOf())) return false;
    return true;
  }

 private:
  bool isPlain(ExprId e) const { return p_.op(e) == Op::variable && column_[p_.variableOf(e).index()] != kNone; }
  bool isPlain(ExprId e, VarId v) const { return p_.op(e) == Op::variable && p_.variableOf(e) == v; }

  void addRow(const model::FlatEquation& e, structure::Incidence& graph, structure::Incidence& choices) {
    found_.clear();
    collector_.collect(e.lhs, found_);
    collector_.collect(e.rhs, found_);
    row_.clear();
    for (VarId v : found_)
      if (column_[v.index()] != kNone) row_.push_back(column_[v.index()]);
    std::sort(row_.begin(), row_.end());
    row_.erase(std::unique(row_.begin(), row_.end()), row_.end());
    graph.addRow(row_);
    // Only Reals are solved for wherever they stand, and where an equation is one of Reals.
    const bool isReal = p_.type(e.lhs) == Type::real || p_.type(e.rhs) == Type::real;
    const auto isFit = [&](uint32_t c) {
      const VarId v = columns_[c];
      return isPlain(e.lhs, v) || isPlain(e.rhs, v) || (isReal && m_.variable(v).type == Type::real);
    };
    row_.erase(std::remove_if(row_.begin(), row_.end(), [&](uint32_t c) { return !isFit(c); }), row_.end());
    choices.addRow(row_);
  }

  bool addBlock(std::span<const uint32_t> block, const std::vector<uint32_t>& columnOf) {
    if (block.size() == 1) {
      const uint32_t r = block.front();
      addSingle(m_.equations[rows_[r]], columns_[columnOf[r]], active_[r]);
      return true;
    }
    for (uint32_t r : block)
      if (clocks_.ofEquation[rows_[r]] != clocks_.ofEquation[rows_[block.front()]])
        return reportSeveralClocks(block, columnOf);
    for (uint32_t r : block) {
      const VarId v = columns_[columnOf[r]];
      const model::FlatEquation& e = m_.equations[rows_[r]];
      if (m_.variable(v).type == Type::real)
        addImplicit(e, v, active_[r]);
      else
        addExplicit(e, v, isPlain(e.lhs, v) ? e.rhs : e.lhs, active_[r]);
    }
    return true;
  }

  bool contains(ExprId e, VarId v) {
    found_.clear();
    collector_.collect(e, found_);
    return std::find(found_.begin(), found_.end(), v) != found_.end();
  }

  bool isStarted(VarId v) const { return v.index() < isStarted_.size() && isStarted_[v.index()]; }

  void addSingle(const model::FlatEquation& e, VarId v, ExprId active) {
    ExprId value;
    if (isPlain(e.lhs, v) && !contains(e.rhs, v)) value = e.rhs;
    if (!value && isPlain(e.rhs, v) && !contains(e.lhs, v)) value = e.lhs;
    constexpr double kNoDivisor = 1e-12;  // a difference of coefficients of about one that cancel, to rounding
    const auto isNonzero = [this](ExprId x) { return p_.isConstant(x) && std::fabs(p_.number(x)) > kNoDivisor; };
    if (!value && m_.variable(v).type == Type::real)
      if (const auto solved = symbolic::solveFor(p_, e.lhs, e.rhs, v, isNonzero)) value = *solved;
    if (!value && m_.variable(v).type != Type::real) value = isPlain(e.lhs, v) ? e.rhs : e.lhs;
    if (!value) return addImplicit(e, v, active);
    if (isSameName(v, value)) {
      model::FlatEquation alias = e;
      alias.lhs = w_.leaf(v);
      alias.rhs = value;
      made_.push_back(alias);
      return;
    }
    addExplicit(e, v, value, active);
  }

  // v = x for ever, where both have one clock and neither is asked for before its first tick.
  bool isSameName(VarId v, ExprId value) const {
    if (p_.op(value) != Op::variable || isStarted(v)) return false;
    const VarId x = p_.variableOf(value);
    if (m_.variable(x).type != m_.variable(v).type) return false;
    return column_[x.index()] != kNone && clocks_.ofVariable[x.index()] == clocks_.ofVariable[v.index()] &&
           !isStarted(x);
  }

  // Relations within make no events (specification 16.8.1).
  ExprId literal(ExprId e) { return p_.node(e).argCount == 0 ? e : p_.unary(Op::noEvent, e); }

  void addExplicit(const model::FlatEquation& e, VarId v, ExprId value, ExprId active) {
    FlatVariable& x = m_.variable(v);
    if (x.variability == model::Variability::continuous) x.variability = model::Variability::discrete;
    // Its start value is not one of those that give way to that of another name.
    if (isStarted(v)) x.fixed = p_.boolean(true);
    if (x.type == Type::real && p_.type(value) != Type::real) value = p_.unary(Op::toReal, value);
    model::FlatEquation made = e;
    made.origin = EquationOrigin::when;
    made.clock = {};
    made.lhs = w_.leaf(v);
    made.rhs = p_.select(active, literal(value), p_.pre(v, x.type));
    made_.push_back(made);
  }

  void addImplicit(const model::FlatEquation& e, VarId v, ExprId active) {
    model::FlatEquation made = e;
    made.clock = {};
    made.lhs = p_.real(0);
    made.rhs = p_.select(active, literal(p_.sub(e.lhs, e.rhs)), p_.sub(w_.leaf(v), p_.pre(v, m_.variable(v).type)));
    made_.push_back(made);
  }

  // ---- messages ----

  bool reportSingular(const structure::Matcher& matcher) {
    std::vector<std::string> missing, parts;
    std::vector<DiagnosticLabel> labels;
    SourceSpan span;
    for (uint32_t c = 0; c < columns_.size(); ++c) {
      if (matcher.rowOf()[c] != kNone) continue;
      addOnce(missing, m_.variable(columns_[c]).name);
      addOnce(parts, w_.partPath(m_.variable(columns_[c]).part));
      if (!span.isValid()) span = m_.variable(columns_[c]).span;
    }
    std::string surplus;
    for (uint32_t r = 0; r < rows_.size(); ++r) {
      if (matcher.columnOf()[r] != kNone) continue;
      const model::FlatEquation& e = m_.equations[rows_[r]];
      if (surplus.empty()) surplus = w_.text(e);
      if (!span.isValid()) span = e.span;
      if (labels.size() < kShownNames) labels.push_back({e.span, phrase("left over: %1", w_.text(e))});
      addOnce(parts, w_.partPath(e.part));
    }
    Phrase text = surplus.empty() ? phrase("the clocked equations do not determine %1", enumerate(missing))
                  : missing.empty()
                      ? phrase("the clocked equations are too many: nothing is left for %1", surplus)
                      : phrase("the clocked equations do not determine %1, and are too many: nothing is left for %2",
                               enumerate(missing), surplus);
    w_.diagnostics.add(
        {"S017", Severity::error, std::move(text), span, std::move(parts), std::move(labels),
         missing.empty() ? phrase("remove an equation") : phrase("connect the part, or add the missing equation")});
    return false;
  }

  bool reportSeveralClocks(std::span<const uint32_t> block, const std::vector<uint32_t>& columnOf) {
    std::vector<std::string> names, parts;
    for (uint32_t r : block) {
      const VarId v = columns_[columnOf[r]];
      if (!w_.isMade[v.index()]) addOnce(names, m_.variable(v).name);
      addOnce(parts, w_.partPath(m_.equations[rows_[r]].part));
    }
    w_.diagnostics.error("S016",
                         phrase("%1 depend on each other at one instant across different clocks", enumerate(names)),
                         m_.equations[rows_[block.front()]].span, std::move(parts),
                         phrase("let one of them use the previous value of another"));
    return false;
  }

  Work& w_;
  model::FlatModel& m_;
  Pool& p_;
  const ClockPartitions& clocks_;
  const std::vector<uint8_t>& isStarted_;
  std::vector<model::FlatEquation>& made_;
  symbolic::VariableCollector collector_;
  std::vector<uint32_t> column_;  // per variable, of the system in work
  std::vector<VarId> columns_, found_;
  std::vector<uint32_t> rows_, row_;  // equations
  std::vector<ExprId> active_;        // per row
};

}  // namespace

bool whenEquations(Work& w, const ClockPartitions& clocks, const std::vector<ClockSystem>& systems,
                   const std::vector<uint8_t>& isStarted, std::vector<model::FlatEquation>& made) {
  WhenEquations equations(w, clocks, isStarted, made);
  for (const ClockSystem& system : systems)
    if (!equations.add(system)) return false;
  return true;
}

}  // namespace armature::lower
