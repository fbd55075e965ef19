#include "engine/lower/section_builder.h"

#include <algorithm>
#include <cmath>

#include "engine/lower/origins.h"
#include "engine/lower/tables.h"
#include "engine/lower/term_sizes.h"
#include "engine/lower/wording.h"

namespace armature::lower {

namespace pg = program;

SectionBuilder::SectionBuilder(Work& work, SlotTable& slots) : w_(work), slots_(slots), code_(work, slots) {}

SectionBuilder::~SectionBuilder() = default;

pg::Section SectionBuilder::take() {
  flush();
  return std::move(section_);
}

void SectionBuilder::flush() {
  if (code_.isEmpty()) return;
  section_.push_back({pg::Step::Kind::code, code_.finish()});
}

uint32_t SectionBuilder::origin(const BlockPlan& plan) {
  if (plan.equation == kNone) return pg::kNone;
  const Equation& e = w_.equations[plan.equation];
  const bool isRelation =
      w_.pool.op(e.lhs) == symbolic::Op::variable && w_.relationOf[w_.pool.variableOf(e.lhs).index()] != kNone;
  return addOrigin(w_, e.part, e.span, abridged(isRelation ? w_.text(e.rhs) : w_.text(e)));
}

void SectionBuilder::block(const BlockPlan& plan) {
  switch (plan.kind) {
    case BlockPlan::Kind::assignments:
      for (const Assignment& a : plan.assignments) code_.assign(a.target, a.value);
      return;
    case BlockPlan::Kind::linear:
      return linear(plan);
    case BlockPlan::Kind::nonlinear:
      return nonlinear(plan);
    case BlockPlan::Kind::mixed:
      return mixed(plan);
  }
}

void SectionBuilder::conditional(pg::Slot condition, std::span<const VarId> kept,
                                 const std::function<void(SectionBuilder&)>& build) {
  pg::Conditional conditional;
  conditional.condition = condition;
  flush();
  // Neighbours, as far as they have no place yet.
  for (VarId v : kept) slots_.of(v);
  for (VarId v : kept) slots_.of(w_.pre(v));
  SectionBuilder inner(w_, slots_);
  build(inner);
  conditional.section = inner.take();
  for (VarId v : kept) {
    const pg::Slot target = slots_.of(v), source = slots_.of(w_.pre(v));
    auto& ranges = conditional.otherwise;
    const bool follows = !ranges.empty() && target == ranges.back().target + ranges.back().count &&
                         source == ranges.back().source + ranges.back().count;
    if (follows)
      ++ranges.back().count;
    else
      ranges.push_back({target, source, 1});
  }
  w_.program->conditionals.push_back(std::move(conditional));
  section_.push_back({pg::Step::Kind::conditional, static_cast<uint32_t>(w_.program->conditionals.size() - 1)});
}

void SectionBuilder::linear(const BlockPlan& plan) {
  flush();
  pg::LinearSystem system;
  system.size = static_cast<uint32_t>(plan.unknowns.size());
  system.sizeBeforeTearing = plan.sizeBefore;
  system.isConstantMatrix = plan.isConstantMatrix;
  system.origin = origin(plan);
  code_.setOrigin(system.origin);
  for (const MatrixTerm& t : plan.matrix) {
    const pg::Slot slot = slots_.fresh();
    code_.store(slot, t.value);
    system.entries.push_back({t.row, t.column, slot});
  }
  for (ExprId b : plan.residuals) {
    system.rhs.push_back(slots_.fresh());
    code_.store(system.rhs.back(), b);
  }
  for (VarId z : plan.unknowns) {
    system.unknowns.push_back(slots_.of(z));
    const double start = w_.var(z).start ? w_.number(w_.var(z).start) : 0;
    system.nearest.push_back(std::isfinite(start) ? start : 0);
  }
  if (std::all_of(system.nearest.begin(), system.nearest.end(), [](double start) { return start == 0; }))
    system.nearest.clear();
  system.code = code_.finish();
  w_.program->linear.push_back(std::move(system));
  section_.push_back({pg::Step::Kind::linear, static_cast<uint32_t>(w_.program->linear.size() - 1)});
  for (const Assignment& a : plan.assignments) code_.assign(a.target, a.value);
}

void SectionBuilder::nonlinear(const BlockPlan& plan) {
  flush();
  pg::NonlinearSystem system;
  system.size = static_cast<uint32_t>(plan.unknowns.size());
  system.sizeBeforeTearing = plan.sizeBefore;
  system.origin = origin(plan);
  for (const Assignment& a : plan.assignments) code_.assign(a.target, a.value);
  code_.setOrigin(system.origin);
  for (ExprId r : plan.residuals) {
    system.residuals.push_back(slots_.fresh());
    code_.store(system.residuals.back(), r);
  }
  system.residual = code_.finish();
  if (plan.hasJacobian) {
    for (const MatrixTerm& t : plan.matrix) {
      const pg::Slot slot = slots_.fresh();
      code_.store(slot, t.value);
      system.entries.push_back({t.row, t.column, slot});
    }
    if (!code_.isEmpty()) system.jacobian = code_.finish();
  }
  for (ExprId r : plan.residuals) {
    const ExprId size = termSizes(w_.pool, r);
    system.sizes.push_back(size ? slots_.fresh() : pg::kNone);
    if (size) code_.store(system.sizes.back(), size);
  }
  if (!code_.isEmpty()) system.measure = code_.finish();
  const auto limit = [&](ExprId e, double otherwise) {
    const double x = e ? w_.number(e) : otherwise;
    return std::isnan(x) ? otherwise : x;
  };
  for (VarId z : plan.unknowns) {
    const FlatVariable& v = w_.var(z);
    system.unknowns.push_back(slots_.of(z));
    const double nominal = std::fabs(limit(v.nominal, 1));
    system.nominal.push_back(nominal > 0 ? nominal : 1);
    system.roundedAt.push_back(v.integral && !v.nominal ? nominalOf(w_, v.integral) : system.nominal.back());
    system.min.push_back(limit(v.min, -std::numeric_limits<double>::infinity()));
    system.max.push_back(limit(v.max, std::numeric_limits<double>::infinity()));
    system.names.push_back(v.name);
  }
  constexpr size_t kMostParts = 50;  // more are not lit
  for (size_t k = 0; k < plan.parts.size() && k < kMostParts; ++k) system.parts.push_back(w_.partPath(plan.parts[k]));
  w_.program->nonlinear.push_back(std::move(system));
  section_.push_back({pg::Step::Kind::nonlinear, static_cast<uint32_t>(w_.program->nonlinear.size() - 1)});
}

// What a when-clause gives a value: its own left limit where no condition holds.
bool SectionBuilder::isSampled(const Assignment& a) const {
  ExprId rest = a.value;
  if (w_.pool.op(rest) != symbolic::Op::select) return false;
  while (w_.pool.op(rest) == symbolic::Op::select) rest = w_.pool.arg(rest, 2);
  return w_.pool.op(rest) == symbolic::Op::variable && w_.preOwner[w_.pool.variableOf(rest).index()] == a.target;
}

void SectionBuilder::mixed(const BlockPlan& plan) {
  flush();
  pg::MixedSystem system;
  system.origin = origin(plan);
  SectionBuilder inner(w_, slots_);
  for (const BlockPlan& p : plan.continuous) inner.block(p);
  system.continuous = inner.take();
  for (const Assignment& a : plan.discrete) {
    // What sampled Reals are computed from by step-wise functions is of the same instant.
    if (isSampled(a) || (plan.hasSampled && w_.var(a.target).type != model::Type::boolean))
      system.sampled.push_back(static_cast<uint32_t>(system.current.size()));
    system.current.push_back(slots_.of(a.target));
    system.next.push_back(slots_.fresh());
    code_.assign(a.target, a.value, system.next.back());
    system.names.push_back(w_.isMade[a.target.index()] ? std::string() : w_.var(a.target).name);
    if (w_.relationOf[a.target.index()] != kNone) system.relations.push_back(w_.relationOf[a.target.index()]);
  }
  system.discrete = code_.finish();
  w_.program->mixed.push_back(std::move(system));
  section_.push_back({pg::Step::Kind::mixed, static_cast<uint32_t>(w_.program->mixed.size() - 1)});
}

}  // namespace armature::lower
