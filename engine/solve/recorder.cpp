#include "engine/solve/recorder.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <unordered_map>

#include "engine/solve/run.h"

namespace armature::solve {

namespace {

using results::Column;
using Variable = program::Variable;

Column columnOf(const Variable& v, double initial) {
  Column c;
  c.name = v.name;
  c.isNegated = v.isNegated;
  c.text = v.text;
  c.unit = v.unit;
  c.displayUnit = v.displayUnit;
  c.quantity = v.quantity;
  c.description = v.description;
  c.enumeration = v.enumeration;
  c.part = v.part;
  c.type = static_cast<Column::Type>(v.type);
  c.kind = static_cast<Column::Kind>(v.kind);
  c.isProtected = v.isProtected;
  c.isState = v.isState;
  c.isConstant = v.kind == Variable::Kind::constant || v.kind == Variable::Kind::parameter ||
                 v.slot == program::kNone || v.type == Variable::Type::string;
  if (c.isConstant) c.constantAtFirst = initial;
  return c;
}

static_assert(static_cast<int>(Column::Type::string) == static_cast<int>(Variable::Type::string));
static_assert(static_cast<int>(Column::Kind::continuous) == static_cast<int>(Variable::Kind::continuous));

}  // namespace

std::vector<double> initialValues(const program::Program& program) {
  std::vector<double> values;
  values.reserve(program.variables.size());
  for (const Variable& v : program.variables) {
    const bool isKnown = v.slot != program::kNone && v.slot < program.initial.size();
    const double value = isKnown ? program.initial[v.slot] : 0;
    values.push_back(v.isNegated ? -value : value);
  }
  return values;
}

std::shared_ptr<results::Store> makeStore(const std::vector<Variable>& variables, const std::vector<double>& initial,
                                          const IsWanted& isWanted, std::shared_ptr<results::Memory> memory) {
  std::vector<Column> columns;
  std::unordered_map<program::Slot, uint32_t> seriesOf;
  for (size_t k = 0; k < variables.size(); ++k) {
    const Variable& v = variables[k];
    if (isWanted && !isWanted(v)) continue;
    columns.push_back(columnOf(v, initial[k]));
    if (columns.back().isConstant) continue;
    columns.back().source = seriesOf.emplace(v.slot, static_cast<uint32_t>(seriesOf.size())).first->second;
  }
  const auto seriesCount = static_cast<uint32_t>(seriesOf.size());
  return std::make_shared<results::Store>(std::move(columns), seriesCount, std::move(memory));
}

std::shared_ptr<results::Store> makeStore(const program::Program& program, const IsWanted& isWanted,
                                          std::shared_ptr<results::Memory> memory) {
  return makeStore(program.variables, initialValues(program), isWanted, std::move(memory));
}

Recorder::Recorder(Machine& machine, results::Store& store) : machine_(machine), store_(&store) {
  std::unordered_map<std::string_view, const Variable*> byName;
  for (const Variable& v : machine.program().variables) byName.emplace(v.name, &v);
  for (size_t k = 0; k < store.columns().size(); ++k) {
    const Column& c = store.columns()[k];
    const auto found = byName.find(c.name);
    if (found == byName.end() || found->second->slot == program::kNone) continue;
    if (c.isConstant) {
      constants_.push_back({k, found->second->slot, found->second->isNegated});
      continue;
    }
    if (slots_.size() <= c.source) slots_.resize(c.source + 1, found->second->slot);
    slots_[c.source] = found->second->slot;
  }
  row_.resize(slots_.size());
}

void Recorder::setConstants() {
  for (const Constant& c : constants_) {
    store_->setConstant(c.column, c.isNegated ? -machine_.v()[c.slot] : machine_.v()[c.slot]);
  }
}

bool Recorder::hasChanged() const {
  for (size_t k = 0; k < slots_.size(); ++k) {
    if (row_[k] != machine_.v()[slots_[k]]) return true;
  }
  return false;
}

Recorder::Content Recorder::content() const {
  const double* const v = machine_.v();
  double sum = 0;  // 0, or not a number as soon as one value is infinite or none
  for (const program::Slot slot : slots_) sum += v[slot] * 0;
  if (sum == 0) return Content::finite;
  const bool isNumber =
      std::none_of(slots_.begin(), slots_.end(), [v](program::Slot slot) { return std::isnan(v[slot]); });
  return isNumber ? Content::infinite : Content::noNumber;
}

void Recorder::copy(uint64_t begin, uint64_t end, results::Store& to) const {
  constexpr uint64_t kAtOnce = 256;
  const size_t series = slots_.size();
  std::vector<double> times(kAtOnce), rows(kAtOnce * series);
  for (uint64_t from = begin; from < end; from += kAtOnce) {
    const uint64_t count = std::min(end - from, kAtOnce);
    store_->readTimes(from, from + count, times.data(), 1);
    for (size_t s = 0; s < series; ++s)
      store_->readSeries(static_cast<uint32_t>(s), from, from + count, rows.data() + s, series);
    for (uint64_t k = 0; k < count; ++k)
      if (!to.append(times[k], rows.data() + k * series)) return;
  }
}

void Recorder::goOnIn(std::shared_ptr<results::Store> store) {
  store_->finish();
  own_ = std::move(store);
  store_ = own_.get();
  setConstants();
}

void Recorder::moveOn(std::shared_ptr<results::Store> store, double from) {
  if (store_->lookBack()) copy(store_->lowerBound(from), store_->rowCount(), *store);
  goOnIn(std::move(store));
}

void Recorder::moveOn(std::shared_ptr<results::Store> store, uint64_t rows) {
  if (store_->lookBack()) copy(0, rows, *store);
  goOnIn(std::move(store));
}

bool Recorder::append(double time) {
  const double* const v = machine_.v();
  for (size_t k = 0; k < slots_.size(); ++k) row_[k] = v[slots_[k]];
  return store_->append(time, row_.data());
}

}  // namespace armature::solve
