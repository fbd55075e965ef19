#include "engine/structure/tearing.h"

#include <algorithm>

namespace armature::structure {
namespace {

enum class Rule : uint8_t { releases, incidence, unsolvable, fewRows };

// One greedy causalisation; can be restarted.
class Causalisation {
 public:
  explicit Causalisation(const TearingProblem& problem) : problem_(problem), graph_(problem.graph) {
    transposed_ = graph_.transposed();
    // Solvable flag per entry of the transposed graph, and per column whether any row can be solved for it.
    anySolvable_.assign(graph_.columns, 0);
    for (uint32_t r = 0; r < graph_.rows(); ++r)
      for (uint32_t k = graph_.start[r]; k < graph_.start[r + 1]; ++k)
        if (problem.solvable[k]) anySolvable_[graph_.index[k]] = 1;
  }

  void reset() {
    const uint32_t n = graph_.rows();
    open_.resize(n);
    for (uint32_t r = 0; r < n; ++r) open_[r] = graph_.start[r + 1] - graph_.start[r];
    isKnown_.assign(graph_.columns, 0);
    isUsed_.assign(n, 0);
    knownCount_ = 0;
    result_ = {};
    queue_.clear();
    for (uint32_t r = 0; r < n; ++r)
      if (open_[r] == 1) queue_.push_back(r);
    propagate();
  }

  void tearColumn(uint32_t c) {
    result_.columns.push_back(c);
    know(c);
    propagate();
  }

  bool isKnown(uint32_t c) const { return isKnown_[c] != 0; }
  bool isComplete() const { return knownCount_ == graph_.columns; }
  size_t tornCount() const { return result_.columns.size(); }

  uint32_t choose(Rule rule) const {
    uint32_t best = kNone;
    int64_t bestScore = -1;
    for (uint32_t c = 0; c < graph_.columns; ++c) {
      if (isKnown_[c]) continue;
      const int64_t s = score(c, rule);
      if (s > bestScore) {
        bestScore = s;
        best = c;
      }
    }
    return best;
  }

  Tearing take() {
    for (uint32_t r = 0; r < graph_.rows(); ++r)
      if (!isUsed_[r]) result_.residuals.push_back(r);
    return std::move(result_);
  }

 private:
  // How much knowing c would help.
  int64_t score(uint32_t c, Rule rule) const {
    int64_t releases = 0, rows = 0, solvableRows = 0;
    for (uint32_t r : transposed_.row(c)) {
      if (isUsed_[r]) continue;
      ++rows;
      if (open_[r] == 2 && releasesOther(r, c)) ++releases;
      if (isSolvable(r, c)) ++solvableRows;
    }
    const int64_t weight = problem_.weight.empty() ? 0 : problem_.weight[c];
    const int64_t never = anySolvable_[c] ? 0 : 1;
    switch (rule) {
      case Rule::releases:
        return ((releases * 4096 + rows) * 2 + never) * 256 + weight;
      case Rule::incidence:
        return ((rows * 4096 + releases) * 2 + never) * 256 + weight;
      case Rule::unsolvable:
        return ((never * 4096 + (4095 - solvableRows)) * 4096 + releases * 16 + rows) * 256 + weight;
      case Rule::fewRows:
        return ((releases > 0 ? 4096 : 0) + releases * 4 + (4095 - std::min<int64_t>(rows, 4095))) * 256 + weight;
    }
    return 0;
  }

  bool releasesOther(uint32_t r, uint32_t c) const {
    for (uint32_t k = graph_.start[r]; k < graph_.start[r + 1]; ++k) {
      const uint32_t other = graph_.index[k];
      if (other != c && !isKnown_[other]) return problem_.solvable[k] != 0;
    }
    return false;
  }

  bool isSolvable(uint32_t r, uint32_t c) const {
    for (uint32_t k = graph_.start[r]; k < graph_.start[r + 1]; ++k)
      if (graph_.index[k] == c) return problem_.solvable[k] != 0;
    return false;
  }

  void know(uint32_t c) {
    isKnown_[c] = 1;
    ++knownCount_;
    for (uint32_t r : transposed_.row(c)) {
      if (isUsed_[r]) continue;
      if (--open_[r] == 1) queue_.push_back(r);
    }
  }

  void propagate() {
    for (size_t head = 0; head < queue_.size(); ++head) {
      const uint32_t r = queue_[head];
      if (isUsed_[r] || open_[r] != 1) continue;
      for (uint32_t k = graph_.start[r]; k < graph_.start[r + 1]; ++k) {
        const uint32_t c = graph_.index[k];
        if (isKnown_[c]) continue;
        if (problem_.solvable[k]) {
          isUsed_[r] = 1;
          result_.assignments.emplace_back(r, c);
          know(c);
        }
        break;
      }
    }
    queue_.clear();
  }

  const TearingProblem& problem_;
  const Incidence& graph_;
  Incidence transposed_;
  std::vector<uint8_t> anySolvable_, isKnown_, isUsed_;
  std::vector<uint32_t> open_, queue_;
  uint32_t knownCount_ = 0;
  Tearing result_;
};

bool completes(Causalisation& work, const std::vector<uint32_t>& columns) {
  work.reset();
  for (uint32_t c : columns)
    if (!work.isKnown(c)) work.tearColumn(c);
  return work.isComplete();
}

// Leaves out tearing unknowns that the others make superfluous, and tries to exchange two for one.
void improve(Causalisation& work, Tearing& best) {
  for (size_t k = 0; k < best.columns.size() && best.columns.size() > 1;) {
    std::vector<uint32_t> fewer = best.columns;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(k));
    if (completes(work, fewer))
      best = work.take();
    else
      ++k;
  }
}

bool searchSmall(Causalisation& work, uint32_t n, Tearing& best) {
  if (best.columns.size() > 1 && n <= 400) {
    for (uint32_t c = 0; c < n; ++c)
      if (completes(work, {c})) {
        best = work.take();
        return true;
      }
  }
  if (best.columns.size() > 2 && n <= 48) {
    for (uint32_t a = 0; a < n; ++a)
      for (uint32_t b = a + 1; b < n; ++b)
        if (completes(work, {a, b})) {
          best = work.take();
          return true;
        }
  }
  return false;
}

}  // namespace

Tearing tear(const TearingProblem& problem) {
  Causalisation work(problem);
  const uint32_t n = problem.graph.rows();
  Tearing best;
  bool found = false;
  for (Rule rule : {Rule::releases, Rule::incidence, Rule::unsolvable, Rule::fewRows}) {
    work.reset();
    while (!work.isComplete() && (!found || work.tornCount() < best.columns.size())) work.tearColumn(work.choose(rule));
    if (!work.isComplete() || (found && work.tornCount() >= best.columns.size())) continue;
    best = work.take();
    found = true;
    if (best.columns.size() <= 1 || n > 3000) break;
  }
  if (best.columns.size() > 1 && n <= 1000) {
    improve(work, best);
    searchSmall(work, n, best);
  }
  return best;
}

void exchangeByWeight(const TearingProblem& problem, Tearing& tearing) {
  constexpr size_t kMostTrials = 4000;
  if (problem.weight.size() != problem.graph.columns) return;
  std::vector<uint32_t> byWeight;
  for (uint32_t c = 0; c < problem.graph.columns; ++c)
    if (problem.weight[c] > 0) byWeight.push_back(c);
  std::stable_sort(byWeight.begin(), byWeight.end(),
                   [&](uint32_t a, uint32_t b) { return problem.weight[a] > problem.weight[b]; });
  Causalisation work(problem);
  size_t trials = 0;
  for (size_t k = 0; k < tearing.columns.size(); ++k) {
    for (uint32_t c : byWeight) {
      if (problem.weight[c] <= problem.weight[tearing.columns[k]] || trials >= kMostTrials) break;
      if (std::find(tearing.columns.begin(), tearing.columns.end(), c) != tearing.columns.end()) continue;
      std::vector<uint32_t> columns = tearing.columns;
      columns[k] = c;
      ++trials;
      if (!completes(work, columns)) continue;
      Tearing changed = work.take();
      if (changed.columns.size() != columns.size()) continue;
      tearing = std::move(changed);
      break;
    }
  }
}

bool isValid(const TearingProblem& problem, const Tearing& tearing) {
  const Incidence& g = problem.graph;
  std::vector<uint8_t> known(g.columns, 0), used(g.rows(), 0);
  for (uint32_t c : tearing.columns) {
    if (known[c]) return false;
    known[c] = 1;
  }
  for (const auto& [r, c] : tearing.assignments) {
    if (used[r] || known[c]) return false;
    bool pivot = false;
    for (uint32_t k = g.start[r]; k < g.start[r + 1]; ++k) {
      if (g.index[k] == c)
        pivot = pivot || problem.solvable[k];
      else if (!known[g.index[k]])
        return false;
    }
    if (!pivot) return false;
    used[r] = 1;
    known[c] = 1;
  }
  for (uint32_t r : tearing.residuals) {
    if (used[r]) return false;
    used[r] = 1;
  }
  return std::count(known.begin(), known.end(), 1) == static_cast<std::ptrdiff_t>(g.columns) &&
         std::count(used.begin(), used.end(), 1) == static_cast<std::ptrdiff_t>(g.rows()) &&
         tearing.columns.size() == tearing.residuals.size();
}

}  // namespace armature::structure
