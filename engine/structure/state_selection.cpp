#include "engine/structure/state_selection.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "engine/base/numbers.h"
#include "engine/base/union_find.h"
#include "engine/structure/matching.h"

namespace armature::structure {
namespace {

constexpr double kVanished = 1e-11;  // of its terms: a difference of entries that is rounding
constexpr double kSound = 1e-9;      // of the row as it was at first: an entry of which elimination has left a pivot
// Before any value that depends on the point, in rows of up to a million entries.
constexpr double kConstantMerit = 1e6;

struct Entry {
  uint32_t column;
  double value;
  bool isConstant;
};

// Gaussian elimination where the column order is given and the rows are chosen.
class StateElimination {
 public:
  explicit StateElimination(const SelectionProblem& problem) {
    const uint32_t rows = static_cast<uint32_t>(problem.start.size() - 1);
    rows_.resize(rows);
    rowsOf_.resize(problem.columns);
    for (uint32_t r = 0; r < rows; ++r) {
      for (uint32_t k = problem.start[r]; k < problem.start[r + 1]; ++k) {
        if (problem.value[k] == 0 || !std::isfinite(problem.value[k])) continue;
        rows_[r].push_back({problem.index[k], problem.value[k], problem.isConstant[k] != 0});
        rowsOf_[problem.index[k]].push_back(r);
      }
      std::sort(rows_[r].begin(), rows_[r].end(), [](const Entry& a, const Entry& b) { return a.column < b.column; });
      scale_.push_back(norm(rows_[r]));
    }
    selection_.columnOf.assign(rows, kNone);
    selection_.isSafePivot.assign(rows, 0);
    selection_.remaining.resize(rows);
  }

  Selection run(const std::vector<uint32_t>& order) {
    uint32_t open = static_cast<uint32_t>(rows_.size());
    for (uint32_t c : order) {
      if (open == 0) break;
      const uint32_t pivot = pivotRow(c);
      if (pivot == kNone) continue;
      selection_.columnOf[pivot] = c;
      selection_.isSafePivot[pivot] = find(pivot, c)->isConstant ? 1 : 0;
      if (!find(pivot, c)->isConstant) selection_.isSafe = false;
      for (const Entry& e : rows_[pivot])
        if (e.column != c) selection_.remaining[pivot].push_back(e.column);
      --open;
      eliminate(pivot, c);
    }
    return std::move(selection_);
  }

 private:
  static double norm(const std::vector<Entry>& row) {
    double n = 0;
    for (const Entry& e : row) n = std::max(n, std::fabs(e.value));
    return n;
  }

  const Entry* find(uint32_t r, uint32_t c) const {
    const auto& row = rows_[r];
    const auto it =
        std::lower_bound(row.begin(), row.end(), c, [](const Entry& e, uint32_t column) { return e.column < column; });
    return it != row.end() && it->column == c ? &*it : nullptr;
  }

  // Among the rows that are left and hold the column with a sound value: constant entries first, then few entries. A
  // constant is as sound as it was however large its neighbours have grown: along a chain of a hundred joints the
  // typical point, which need not keep the constraints, makes them so.
  uint32_t pivotRow(uint32_t c) const {
    uint32_t best = kNone;
    double bestMerit = 0;
    for (uint32_t r : rowsOf_[c]) {
      if (selection_.columnOf[r] != kNone || scale_[r] == 0) continue;
      const Entry* e = find(r, c);
      if (!e || std::fabs(e->value) < kSound * scale_[r]) continue;
      const double relative = std::fabs(e->value) / std::max(norm(rows_[r]), kNoZero);
      const double merit = (e->isConstant ? kConstantMerit : std::min(1.0, relative * 10)) / (1.0 + rows_[r].size());
      if (merit > bestMerit) {
        bestMerit = merit;
        best = r;
      }
    }
    return best;
  }

  void eliminate(uint32_t pivot, uint32_t c) {
    const std::vector<Entry>& p = rows_[pivot];
    const Entry head = *find(pivot, c);
    const std::vector<uint32_t> users = rowsOf_[c];
    for (uint32_t r : users) {
      if (r == pivot || selection_.columnOf[r] != kNone) continue;
      const Entry* e = find(r, c);
      if (!e) continue;
      const double factor = e->value / head.value;
      const bool isConstant = e->isConstant && head.isConstant;
      std::vector<Entry> merged;
      merged.reserve(rows_[r].size() + p.size());
      size_t i = 0, k = 0;
      const auto& row = rows_[r];
      while (i < row.size() || k < p.size()) {
        if (k == p.size() || (i < row.size() && row[i].column < p[k].column)) {
          merged.push_back(row[i++]);
        } else if (i == row.size() || p[k].column < row[i].column) {
          if (p[k].column != c) {
            merged.push_back({p[k].column, -factor * p[k].value, isConstant && p[k].isConstant});
            rowsOf_[p[k].column].push_back(r);
          }
          ++k;
        } else {
          const double sum = row[i].value - factor * p[k].value;
          const double size = std::fabs(row[i].value) + std::fabs(factor * p[k].value);
          if (row[i].column != c && std::fabs(sum) > kVanished * size)
            merged.push_back({row[i].column, sum, row[i].isConstant && isConstant && p[k].isConstant});
          ++i;
          ++k;
        }
      }
      rows_[r].swap(merged);
    }
  }

  std::vector<std::vector<Entry>> rows_;
  std::vector<std::vector<uint32_t>> rowsOf_;
  std::vector<double> scale_;
  Selection selection_;
};

// An entry that vanishes at the present point alone may be a pivot later, and so may what stands in its place once the
// row that is solved for its column has been eliminated.
void addVanishing(const SelectionProblem& problem, Selection& selection) {
  const std::vector<std::vector<uint32_t>> left = selection.remaining;
  std::vector<uint32_t> rowOf(problem.columns, kNone), seenBy(problem.columns, kNone), stack;
  for (uint32_t r = 0; r < left.size(); ++r)
    if (selection.columnOf[r] != kNone) rowOf[selection.columnOf[r]] = r;
  for (uint32_t r = 0; r < left.size(); ++r) {
    std::vector<uint32_t>& remaining = selection.remaining[r];
    const auto add = [&](uint32_t c) {
      if (seenBy[c] == r || c == selection.columnOf[r]) return;
      seenBy[c] = r;
      remaining.push_back(c);
      stack.push_back(c);
    };
    for (uint32_t c : left[r]) seenBy[c] = r;
    for (uint32_t k = problem.start[r]; k < problem.start[r + 1]; ++k)
      if (!problem.isConstant[k] && problem.value[k] == 0) add(problem.index[k]);
    while (!stack.empty()) {
      const uint32_t row = rowOf[stack.back()];
      stack.pop_back();
      if (row != kNone && row != r)
        for (uint32_t c : left[row]) add(c);
    }
  }
}

// Rows that the numbers leave without a column are matched by their structure alone.
void completeByStructure(const SelectionProblem& problem, const std::vector<uint32_t>& order, Selection& selection) {
  std::vector<uint8_t> taken(problem.columns, 0);
  bool isComplete = true;
  for (uint32_t c : selection.columnOf) {
    if (c == kNone)
      isComplete = false;
    else
      taken[c] = 1;
  }
  if (isComplete) return;
  std::vector<uint32_t> rank(problem.columns);
  for (uint32_t k = 0; k < order.size(); ++k) rank[order[k]] = k;
  Incidence graph;
  graph.columns = problem.columns;
  const uint32_t rows = static_cast<uint32_t>(problem.start.size() - 1);
  std::vector<uint32_t> row;
  for (uint32_t r = 0; r < rows; ++r) {
    row.assign(problem.index.begin() + problem.start[r], problem.index.begin() + problem.start[r + 1]);
    std::sort(row.begin(), row.end(), [&](uint32_t a, uint32_t b) { return rank[a] < rank[b]; });
    graph.addRow(row);
  }
  Matcher matcher(graph);
  for (uint32_t r = 0; r < rows; ++r)
    if (selection.columnOf[r] != kNone) {
      // The elimination may pair a row with a column that only fill-in gave it.
      const auto own = graph.row(r);
      if (std::find(own.begin(), own.end(), selection.columnOf[r]) != own.end())
        matcher.preset(r, selection.columnOf[r]);
    }
  for (uint32_t r = 0; r < rows; ++r) matcher.augment(r);
  selection.columnOf = matcher.columnOf();
  selection.isSafe = false;
  // What such rows depend on is known by their structure alone.
  for (uint32_t r = 0; r < rows; ++r) {
    if (!selection.remaining[r].empty()) continue;
    for (uint32_t c : graph.row(r))
      if (c != selection.columnOf[r]) selection.remaining[r].push_back(c);
  }
}

}  // namespace

Selection selectDependent(const SelectionProblem& problem) {
  std::vector<uint32_t> order(problem.columns);
  std::iota(order.begin(), order.end(), 0u);
  std::stable_sort(order.begin(), order.end(),
                   [&](uint32_t a, uint32_t b) { return problem.priority[a] < problem.priority[b]; });
  const auto select = [&] {
    Selection selection = StateElimination(problem).run(order);
    addVanishing(problem, selection);
    completeByStructure(problem, order, selection);
    return selection;
  };
  Selection selection = select();
  if (selection.isSafe) return selection;
  // Between columns of equal rank those that the rows can be solved for whatever the others are (a flux that is another
  // one, turned by an angle): a coefficient that is a sine may vanish at the very start.
  std::vector<uint8_t> isConstant(problem.columns, 1);
  for (size_t k = 0; k < problem.index.size(); ++k)
    if (!problem.isConstant[k]) isConstant[problem.index[k]] = 0;
  std::stable_sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
    return problem.priority[a] != problem.priority[b] ? problem.priority[a] < problem.priority[b]
                                                      : isConstant[a] > isConstant[b];
  });
  Selection other = select();
  return other.isSafe ? other : selection;
}

namespace {

// Rows whose own pivot is sound may still fail by way of an unknown of lower rank for which no fixed choice holds: a
// cosine and a sine as functions of an angle that must not be a state. The sine is no state where its angle cannot be
// found from it; the cosine is one there. Such rows join those that are unsafe, with the columns that stand for the
// unknown between them.
class LowerRank {
 public:
  LowerRank(const SelectionProblem& problem, Selection& selection, const std::vector<double>& rank,
            const std::vector<uint32_t>& rowOf)
      : problem_(problem), selection_(selection), rank_(rank), rowOf_(rowOf), lent_(problem.columns) {}

  void join() {
    const uint32_t rows = static_cast<uint32_t>(selection_.columnOf.size());
    for (uint32_t r = 0; r < rows; ++r) lend(r);
    for (uint32_t r = 0; r < rows; ++r) borrow(r);
  }

 private:
  bool isUnsafe(uint32_t r) const { return selection_.columnOf[r] != kNone && !selection_.isSafePivot[r]; }

  void lend(uint32_t r) {
    if (!isUnsafe(r)) return;
    const uint32_t pivot = selection_.columnOf[r];
    for (uint32_t c : selection_.remaining[r])
      if (rank_[pivot] < rank_[c] - 1 && (rowOf_[c] == kNone || isUnsafe(rowOf_[c]))) lent_[pivot].push_back(c);
  }

  void borrow(uint32_t r) {
    const uint32_t pivot = selection_.columnOf[r];
    if (pivot == kNone || isUnsafe(r)) return;
    for (uint32_t k = problem_.start[r]; k < problem_.start[r + 1]; ++k) {
      if (problem_.index[k] == pivot) continue;
      for (uint32_t c : lent_[problem_.index[k]]) {
        if (std::fabs(rank_[c] - rank_[pivot]) > 1) continue;
        selection_.remaining[r].push_back(c);
        selection_.isSafePivot[r] = 0;
      }
    }
  }

  const SelectionProblem& problem_;
  Selection& selection_;
  const std::vector<double>& rank_;
  const std::vector<uint32_t>& rowOf_;
  std::vector<std::vector<uint32_t>> lent_;  // per column: those that stand for it
};

}  // namespace

std::vector<ChangingSet> findChangingSets(const SelectionProblem& problem, const Selection& given,
                                          const std::vector<double>& rank) {
  Selection selection = given;
  const uint32_t rows = static_cast<uint32_t>(selection.columnOf.size());
  std::vector<uint32_t> rowOf(problem.columns, kNone);
  UnionFind together(rows);
  for (uint32_t r = 0; r < rows; ++r)
    if (selection.columnOf[r] != kNone) rowOf[selection.columnOf[r]] = r;
  const auto isEqual = [&](uint32_t c, uint32_t r) { return std::fabs(rank[c] - rank[selection.columnOf[r]]) <= 1; };
  const auto isUnsafe = [&](uint32_t r) { return selection.columnOf[r] != kNone && !selection.isSafePivot[r]; };
  LowerRank(problem, selection, rank, rowOf).join();
  // Unsafe rows of one rank belong together through the pivots and free columns of that rank that they share.
  std::vector<uint32_t> rowOfFree(problem.columns, kNone);
  for (uint32_t r = 0; r < rows; ++r) {
    if (!isUnsafe(r)) continue;
    for (uint32_t c : selection.remaining[r]) {
      if (!isEqual(c, r)) continue;
      uint32_t& other = rowOf[c] == kNone ? rowOfFree[c] : rowOf[c];
      if (other == kNone) other = r;
      if (isUnsafe(other)) together.join(r, other);
    }
  }
  std::vector<std::vector<uint32_t>> freeOf(rows);
  for (uint32_t c = 0; c < problem.columns; ++c)
    if (rowOfFree[c] != kNone) freeOf[together.find(rowOfFree[c])].push_back(c);
  std::vector<ChangingSet> sets;
  std::vector<uint8_t> isListed(rows, 0);
  for (uint32_t root = 0; root < rows; ++root) {
    if (freeOf[root].empty()) continue;
    ChangingSet set;
    set.members = freeOf[root];
    for (uint32_t r = 0; r < rows; ++r)
      if (isUnsafe(r) && together.find(r) == root) set.changing.push_back(r);
    std::fill(isListed.begin(), isListed.end(), 0);
    std::vector<uint32_t> queue = set.changing;
    for (uint32_t r : set.changing) {
      set.members.push_back(selection.columnOf[r]);
      isListed[r] = 1;
    }
    for (size_t k = 0; k < queue.size(); ++k)
      for (uint32_t i = problem.start[queue[k]]; i < problem.start[queue[k] + 1]; ++i) {
        const uint32_t r = rowOf[problem.index[i]];
        if (r == kNone || isListed[r]) continue;
        isListed[r] = 1;
        queue.push_back(r);
        set.others.push_back(r);
        set.solved.push_back(selection.columnOf[r]);
      }
    sets.push_back(std::move(set));
  }
  return sets;
}

}  // namespace armature::structure
