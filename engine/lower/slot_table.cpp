#include "engine/lower/slot_table.h"

#include <bit>
#include <cmath>

namespace armature::lower {

namespace pg = program;

SlotTable::SlotTable(Work& work) : w_(work) {
  pg::Program& p = *w_.program;
  time = fresh(w_.m.experiment.startTime);
  initialFlag = fresh();
  terminalFlag = fresh();
  p.time = time;
  p.initialFlag = initialFlag;
  p.terminalFlag = terminalFlag;
  for (size_t k = 0; k < w_.m.samplers.size(); ++k) samplerFlags_.push_back(fresh());
  for (uint32_t k = 0; k < w_.m.delayCount; ++k) p.delaySources.push_back(fresh());
  for (const model::InitialDistribution& d : w_.m.transports) {
    pg::Transport& transport = p.transports.emplace_back(pg::Transport{fresh(), fresh(), fresh(), {}, {}});
    for (size_t k = 0; k < d.points.size(); ++k) {
      transport.points.push_back(fresh());
      transport.values.push_back(fresh());
    }
  }
  p.lambda = of(w_.lambda);
  p.initial[p.lambda] = 1;
  // Side by side: they go to and from the vectors of the integrator at every step.
  for (const VarId x : w_.states) (void)of(x);
  for (const VarId x : w_.states) (void)of(w_.var(x).derivative);
}

pg::Slot SlotTable::fresh(double initial) {
  w_.program->initial.push_back(initial);
  return static_cast<pg::Slot>(w_.program->initial.size() - 1);
}

pg::Slot SlotTable::of(VarId v) {
  if (v.index() >= slots_.size()) slots_.resize(w_.m.variables.size(), pg::kNone);
  uint32_t& slot = slots_[v.index()];
  if (slot == pg::kNone) {
    const VarId owner = w_.preOwner[v.index()];
    const double value = w_.value[owner ? owner.index() : v.index()];
    slot = fresh(std::isnan(value) ? 0 : value);
  }
  return slot;
}

pg::Slot SlotTable::constant(double value) {
  const auto [at, isNew] = constants_.try_emplace(std::bit_cast<uint64_t>(value), 0);
  if (isNew) at->second = fresh(value);
  return at->second;
}

}  // namespace armature::lower
