#include "engine/structure/pantelides.h"

#include <algorithm>

#include "engine/structure/matching.h"

namespace armature::structure {
namespace {

// The growing graph: per equation the variables it contains; only highest derivatives can be matched.
class Reduction {
 public:
  Reduction(const Incidence& graph, const std::vector<uint32_t>& varDerivative, DerivativeSource& source)
      : source_(source) {
    result_.varDerivative = varDerivative;
    result_.varIntegral.assign(varDerivative.size(), kNone);
    for (uint32_t v = 0; v < varDerivative.size(); ++v)
      if (varDerivative[v] != kNone) result_.varIntegral[varDerivative[v]] = v;
    rows_.resize(graph.rows());
    for (uint32_t r = 0; r < graph.rows(); ++r) rows_[r].assign(graph.row(r).begin(), graph.row(r).end());
    result_.eqDerivative.assign(graph.rows(), kNone);
    result_.eqIntegral.assign(graph.rows(), kNone);
    result_.varOf.assign(graph.rows(), kNone);
    eqOf_.assign(varDerivative.size(), kNone);
    stamp_.assign(varDerivative.size(), 0);
    cursor_.assign(graph.rows(), 0);
  }

  PantelidesResult run() {
    matchHighest();
    const uint32_t count = static_cast<uint32_t>(rows_.size());
    uint64_t budget = 64ull * count + 1000;  // differentiations; real models need few per equation
    for (uint32_t first = 0; first < count; ++first) {
      uint32_t row = first;
      while (result_.eqDerivative[row] != kNone) row = result_.eqDerivative[row];
      while (result_.varOf[row] == kNone) {
        if (augment(row)) break;
        if (visited_.size() > budget) {
          result_.culprits = visited_;
          return std::move(result_);
        }
        budget -= visited_.size();
        if (!differentiateVisited()) {
          result_.isStopped = true;
          return std::move(result_);
        }
        row = result_.eqDerivative[row];
      }
    }
    result_.isFinished = true;
    return std::move(result_);
  }

 private:
  bool isHighest(uint32_t v) const { return result_.varDerivative[v] == kNone; }

  // Most equations match at once; the general matcher is faster than one search after the other.
  void matchHighest() {
    Incidence highest;
    highest.columns = static_cast<uint32_t>(eqOf_.size());
    std::vector<uint32_t> row;
    for (const auto& vars : rows_) {
      row.clear();
      for (uint32_t v : vars)
        if (isHighest(v)) row.push_back(v);
      highest.addRow(row);
    }
    Matcher matcher(highest);
    matcher.run();
    result_.varOf = matcher.columnOf();
    eqOf_ = matcher.rowOf();
  }

  bool augment(uint32_t row) {
    ++search_;
    visited_.assign(1, row);
    stack_.assign(1, row);
    via_.assign(1, kNone);
    cursor_[row] = 0;
    while (!stack_.empty()) {
      const uint32_t r = stack_.back();
      if (cursor_[r] == rows_[r].size()) {
        stack_.pop_back();
        via_.pop_back();
        continue;
      }
      const uint32_t v = rows_[r][cursor_[r]++];
      if (!isHighest(v) || stamp_[v] == search_) continue;
      stamp_[v] = search_;
      if (eqOf_[v] == kNone) {
        // Free: shift along the path.
        uint32_t column = v;
        for (size_t k = stack_.size(); k-- > 0;) {
          result_.varOf[stack_[k]] = column;
          eqOf_[column] = stack_[k];
          column = via_[k];
        }
        return true;
      }
      const uint32_t next = eqOf_[v];
      if (next == r) continue;
      cursor_[next] = 0;
      stack_.push_back(next);
      via_.push_back(v);
      visited_.push_back(next);
    }
    return false;
  }

  // Differentiates the equations of the failed search and the variables it saw.
  bool differentiateVisited() {
    for (uint32_t r : visited_)
      for (uint32_t v : rows_[r])
        if (isHighest(v) && stamp_[v] == search_) newDerivative(v);
    const std::vector<uint32_t> visited = visited_;
    for (uint32_t r : visited) {
      const uint32_t d = static_cast<uint32_t>(rows_.size());
      std::vector<uint32_t> row;
      if (!source_.addEquation(r, row)) return false;
      rows_.push_back(std::move(row));
      cursor_.push_back(0);
      result_.eqDerivative[r] = d;
      result_.eqDerivative.push_back(kNone);
      result_.eqIntegral.push_back(r);
      result_.varOf.push_back(kNone);
    }
    // What solved x now has a derivative that solves x'.
    for (uint32_t r : visited) {
      const uint32_t v = result_.varOf[r];
      if (v == kNone) continue;
      const uint32_t dv = result_.varDerivative[v];
      const uint32_t d = result_.eqDerivative[r];
      result_.varOf[d] = dv;
      eqOf_[dv] = d;
      result_.varOf[r] = kNone;
      eqOf_[v] = kNone;
    }
    return true;
  }

  void newDerivative(uint32_t v) {
    const uint32_t d = static_cast<uint32_t>(eqOf_.size());
    source_.addVariable(v);
    result_.varDerivative[v] = d;
    result_.varDerivative.push_back(kNone);
    result_.varIntegral.push_back(v);
    eqOf_.push_back(kNone);
    stamp_.push_back(0);
  }

  DerivativeSource& source_;
  PantelidesResult result_;
  std::vector<std::vector<uint32_t>> rows_;
  std::vector<uint32_t> eqOf_, stamp_, stack_, via_, visited_;
  std::vector<size_t> cursor_;
  uint32_t search_ = 0;
};

}  // namespace

PantelidesResult reduceIndex(const Incidence& graph, const std::vector<uint32_t>& varDerivative,
                             DerivativeSource& source) {
  return Reduction(graph, varDerivative, source).run();
}

}  // namespace armature::structure
