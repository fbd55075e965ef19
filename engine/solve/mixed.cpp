#include "engine/solve/mixed.h"

#include <algorithm>
#include <set>

namespace armature::solve {

namespace {

constexpr int kFixPointBudget = 60;
constexpr int kSequentialBudget = 400;
constexpr size_t kEnumerationLimit = 12;  // discrete unknowns of two values each

class Search {
 public:
  Search(Machine& machine, const program::MixedSystem& system) : m_(machine), s_(system), start_(machine.values()) {}

  bool run() {
    if (simultaneous() || sequential() || enumerate()) return true;
    return explain();
  }

 private:
  using Values = std::vector<double>;

  Values current() const { return read(s_.current); }
  Values next() const { return read(s_.next); }
  Values read(const std::vector<program::Slot>& slots) const {
    Values values(slots.size());
    for (size_t k = 0; k < slots.size(); ++k) values[k] = m_.v()[slots[k]];
    return values;
  }
  void write(const Values& values) {
    for (size_t k = 0; k < values.size(); ++k) m_.at(s_.current[k]) = values[k];
  }

  // One pass at the present configuration; false when its equations cannot be solved.
  bool evaluate() {
    m_.clearFailure();
    if (!m_.run(s_.continuous)) return false;
    m_.runCode(s_.discrete);
    return !m_.context().hasFailed;
  }

  // All discrete values at once, until nothing changes or a configuration comes back.
  bool simultaneous() {
    std::set<Values> seen;
    for (int pass = 0; pass < kFixPointBudget && !m_.isCancelled(); ++pass) {
      const Values before = current();
      if (!seen.insert(before).second) return false;
      if (!evaluate()) return false;
      const Values after = next();
      if (after == before) return true;
      for (size_t k = 0; k < after.size(); ++k) {
        if (after[k] != before[k]) changed_.insert(k);
      }
      write(after);
    }
    return false;
  }

  // One discrete value at a time, in cyclic order; a configuration that cannot be solved is left at once.
  bool sequential() {
    m_.values() = start_;
    std::set<std::pair<Values, size_t>> seen;
    size_t position = 0;
    const size_t count = s_.current.size();
    for (int pass = 0; pass < kSequentialBudget && !m_.isCancelled(); ++pass) {
      const Values before = current();
      if (!evaluate()) return false;
      const Values after = next();
      if (after == before) return true;
      if (!seen.insert({before, position}).second) return false;
      size_t k = position;
      while (after[k] == before[k]) k = (k + 1) % count;
      changed_.insert(k);
      Values mixed = before;
      mixed[k] = after[k];
      write(mixed);
      position = (k + 1) % count;
    }
    return false;
  }

  // Every combination of those that took part in the changes, each of two values.
  bool enumerate() {
    m_.values() = start_;
    const Values base = current();
    std::vector<size_t> free;
    for (const size_t k : changed_) {
      if (base[k] == 0 || base[k] == 1) free.push_back(k);
    }
    if (free.empty() || free.size() > kEnumerationLimit) return false;
    // Configurations with few changes first: they are the ones meant.
    std::vector<uint32_t> masks(1u << free.size());
    for (uint32_t mask = 0; mask < masks.size(); ++mask) masks[mask] = mask;
    std::stable_sort(masks.begin(), masks.end(),
                     [](uint32_t a, uint32_t b) { return __builtin_popcount(a) < __builtin_popcount(b); });
    for (const uint32_t mask : masks) {
      if (m_.isCancelled()) return false;
      m_.values() = start_;
      Values values = base;
      for (size_t k = 0; k < free.size(); ++k) {
        if (mask >> k & 1) values[free[k]] = 1 - values[free[k]];
      }
      write(values);
      // The others follow from these; a few passes let them settle.
      for (int pass = 0; pass < 5; ++pass) {
        const Values before = current();
        if (!evaluate()) break;
        const Values after = next();
        if (after == before) return true;
        bool isFreeChanged = false;
        for (const size_t k : free) isFreeChanged = isFreeChanged || after[k] != before[k];
        if (isFreeChanged) break;
        write(after);
      }
    }
    return false;
  }

  bool explain() {
    if (m_.isCancelled()) return m_.fail({Failure::Kind::cancelled, "cancelled", {}, s_.origin});
    const Failure last = m_.failure();
    m_.clearFailure();
    Failure failure{Failure::Kind::mixed, "no consistent combination of switching states was found", {}, s_.origin};
    if (changed_.empty() && last) return m_.fail(last);
    for (const size_t k : changed_) {
      if (k < s_.names.size() && !s_.names[k].empty()) failure.variables.push_back(s_.names[k]);
    }
    return m_.fail(std::move(failure));
  }

  Machine& m_;
  const program::MixedSystem& s_;
  const std::vector<double> start_;
  std::set<size_t> changed_;
};

}  // namespace

bool solveMixed(Machine& machine, const program::MixedSystem& system) {
  // The usual case first, without any search: the discrete values are right already or after a pass or two.
  double* const v = machine.v();
  for (int pass = 0; pass < 3; ++pass) {
    if (!machine.run(system.continuous)) break;
    machine.runCode(system.discrete);
    bool isSame = true;
    for (size_t k = 0; k < system.current.size(); ++k) isSame = isSame && v[system.current[k]] == v[system.next[k]];
    if (isSame) return true;
    for (size_t k = 0; k < system.current.size(); ++k) v[system.current[k]] = v[system.next[k]];
  }
  return Search(machine, system).run();
}

}  // namespace armature::solve
