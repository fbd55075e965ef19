#include "engine/structure/dependent_rows.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <queue>
#include <utility>

namespace armature::structure {
namespace {

constexpr double kRounding = 1e-11;            // a sum that is less than this part of its terms is zero
constexpr double kProved = 1e-8;               // the same of the combination that is found, which adds many rows
constexpr double kWhole = 4503599627370496.0;  // 2^52: whole numbers below are exact, and so is their sum

// Entries and factors, each in the order of their indices.
struct SparseRow {
  uint32_t own = 0;  // the given row that it stands for
  std::vector<LinearTerm> entries, factors;
  size_t size() const { return entries.size() + factors.size(); }
};

bool isWhole(double x) {
  return std::abs(x) < kWhole && x == std::nearbyint(x);
}

bool isWhole(const std::vector<LinearTerm>& terms) {
  return std::all_of(terms.begin(), terms.end(), [](const LinearTerm& t) { return isWhole(t.value); });
}

// a·s + b·t without the terms that cancel.
std::vector<LinearTerm> sum(const std::vector<LinearTerm>& s, double a, const std::vector<LinearTerm>& t, double b) {
  std::vector<LinearTerm> result;
  result.reserve(s.size() + t.size());
  for (size_t i = 0, k = 0; i < s.size() || k < t.size();) {
    if (k == t.size() || (i < s.size() && s[i].index < t[k].index)) {
      result.push_back({s[i].index, a * s[i].value});
      ++i;
    } else if (i == s.size() || t[k].index < s[i].index) {
      result.push_back({t[k].index, b * t[k].value});
      ++k;
    } else {
      const double x = a * s[i].value, y = b * t[k].value;
      if (std::abs(x + y) > kRounding * (std::abs(x) + std::abs(y))) result.push_back({s[i].index, x + y});
      ++i;
      ++k;
    }
  }
  return result;
}

double contentOf(const std::vector<LinearTerm>& terms, double content) {
  for (const LinearTerm& t : terms) {
    if (content == 1) break;
    content = static_cast<double>(std::gcd(static_cast<int64_t>(content), static_cast<int64_t>(std::abs(t.value))));
  }
  return content;
}

double greatest(const std::vector<LinearTerm>& terms) {
  double most = 0;
  for (const LinearTerm& t : terms) most = std::max(most, std::abs(t.value));
  return most;
}

// Whole numbers lose their common divisor; others are brought to a greatest entry of 1.
void normalize(SparseRow& row) {
  if (row.entries.empty()) return;
  double divisor = greatest(row.entries);
  if (isWhole(row.entries) && isWhole(row.factors)) divisor = contentOf(row.factors, contentOf(row.entries, 0));
  if (divisor == 1 || divisor == 0) return;
  for (auto* list : {&row.entries, &row.factors})
    for (LinearTerm& t : *list) t.value /= divisor;
}

class Elimination {
 public:
  // `isPivot` per column: to be eliminated; the others stay.
  Elimination(std::vector<SparseRow> rows, std::vector<uint8_t> isPivot)
      : rows_(std::move(rows)), isPivot_(std::move(isPivot)), rowsOf_(isPivot_.size()), count_(isPivot_.size(), 0) {}

  // The rows in which no column to be eliminated is left.
  std::vector<SparseRow> run() {
    peel();
    prepare();
    while (!queue_.empty() && budget_ > 0) {
      const auto [known, column] = queue_.top();
      queue_.pop();
      if (count_[column] == 0) continue;
      // Rows grow; what has become dearer since waits for its turn. So long rows come about by joining equal ones.
      const size_t now = cost(column);
      if (now > known)
        queue_.emplace(now, column);
      else
        eliminate(column);
    }
    std::vector<SparseRow> left;
    for (uint32_t r = 0; r < rows_.size(); ++r)
      if (!isDone_[r] && pivots_[r] == 0) left.push_back(std::move(rows_[r]));
    return left;
  }

 private:
  // Rows with a column of their own, one after the other, until each column that is left stands in two or more.
  void peel() {
    isDone_.assign(rows_.size(), 0);
    for (uint32_t r = 0; r < rows_.size(); ++r)
      for (const LinearTerm& t : rows_[r].entries)
        if (isPivot_[t.index]) rowsOf_[t.index].push_back(r);
    std::vector<uint32_t> single;
    for (uint32_t c = 0; c < isPivot_.size(); ++c)
      if ((count_[c] = static_cast<uint32_t>(rowsOf_[c].size())) == 1) single.push_back(c);
    while (!single.empty()) {
      const uint32_t column = single.back();
      single.pop_back();
      for (uint32_t r : rowsOf_[column]) {
        if (isDone_[r]) continue;
        isDone_[r] = 1;
        for (const LinearTerm& t : rows_[r].entries)
          if (isPivot_[t.index] && --count_[t.index] == 1) single.push_back(t.index);
      }
    }
  }

  void prepare() {
    pivots_.assign(rows_.size(), 0);
    size_t entries = 0;
    for (uint32_t r = 0; r < rows_.size(); ++r) {
      if (isDone_[r]) continue;
      entries += rows_[r].entries.size();
      for (const LinearTerm& t : rows_[r].entries) pivots_[r] += isPivot_[t.index];
    }
    budget_ = static_cast<int64_t>(100'000 + 200 * entries);
    for (uint32_t c = 0; c < isPivot_.size(); ++c)
      if (count_[c] > 0) queue_.emplace(0, c);
  }

  double entry(uint32_t r, uint32_t column) const {
    const auto& entries = rows_[r].entries;
    const auto at = std::lower_bound(entries.begin(), entries.end(), column,
                                     [](const LinearTerm& t, uint32_t c) { return t.index < c; });
    return at != entries.end() && at->index == column ? at->value : 0;
  }

  // What it takes to eliminate a column; leaves the rows that have it in with_.
  size_t cost(uint32_t column) {
    with_.clear();
    size_t size = 0;
    for (uint32_t r : rowsOf_[column])
      if (!isDone_[r] && entry(r, column) != 0) with_.push_back(r);
    std::sort(with_.begin(), with_.end());
    with_.erase(std::unique(with_.begin(), with_.end()), with_.end());
    for (uint32_t r : with_) size += rows_[r].size();
    budget_ -= static_cast<int64_t>(with_.size());
    return size * (with_.size() - 1);
  }

  // The shortest row with a column solves for it, unless its coefficient is small among those of its row.
  void eliminate(uint32_t column) {
    rowsOf_[column].clear();
    uint32_t pivot = kNone;
    for (uint32_t r : with_) {
      if (std::abs(entry(r, column)) < 0.01 * greatest(rows_[r].entries)) continue;
      if (pivot == kNone || rows_[r].size() < rows_[pivot].size()) pivot = r;
    }
    if (pivot == kNone) pivot = with_.front();
    isDone_[pivot] = 1;
    for (const LinearTerm& t : rows_[pivot].entries) leave(t.index);
    for (uint32_t r : with_)
      if (r != pivot) combine(r, pivot, column);
  }

  void leave(uint32_t column) {
    if (isPivot_[column] && --count_[column] > 0) queue_.emplace(0, column);
  }

  // Row r without the column, by means of the pivot's row.
  void combine(uint32_t r, uint32_t pivot, uint32_t column) {
    SparseRow& row = rows_[r];
    const SparseRow& by = rows_[pivot];
    double a = entry(pivot, column), b = -entry(r, column);
    if (isWhole(a) && isWhole(b)) {
      const auto common =
          static_cast<double>(std::gcd(static_cast<int64_t>(std::abs(a)), static_cast<int64_t>(std::abs(b))));
      a /= common;
      b /= common;
    } else {
      b /= a;
      a = 1;
    }
    SparseRow next{row.own, sum(row.entries, a, by.entries, b), sum(row.factors, a, by.factors, b)};
    std::erase_if(next.entries, [&](const LinearTerm& t) { return t.index == column; });
    normalize(next);
    budget_ -= static_cast<int64_t>(row.size() + by.size());
    count(row.entries, next.entries, r);
    row = std::move(next);
  }

  // Notes which columns have come into a row and which have left it.
  void count(const std::vector<LinearTerm>& before, const std::vector<LinearTerm>& after, uint32_t r) {
    size_t i = 0, k = 0;
    while (i < before.size() || k < after.size()) {
      if (k == after.size() || (i < before.size() && before[i].index < after[k].index)) {
        if (isPivot_[before[i].index]) --pivots_[r];
        leave(before[i++].index);
      } else if (i == before.size() || after[k].index < before[i].index) {
        const uint32_t c = after[k++].index;
        if (!isPivot_[c]) continue;
        ++pivots_[r];
        rowsOf_[c].push_back(r);
        ++count_[c];
        queue_.emplace(0, c);
      } else {
        ++i;
        ++k;
      }
    }
  }

  using Candidate = std::pair<size_t, uint32_t>;  // cost, at least; column
  std::vector<SparseRow> rows_;
  std::vector<uint8_t> isPivot_;               // (columns)
  std::vector<std::vector<uint32_t>> rowsOf_;  // (columns) rows that have had it; some may have lost it since
  std::vector<uint32_t> count_;                // (columns) rows with it that are not done
  std::vector<uint8_t> isDone_;                // (rows) solves for a column
  std::vector<uint32_t> pivots_;               // (rows) columns in it that are still to be eliminated
  std::priority_queue<Candidate, std::vector<Candidate>, std::greater<>> queue_;
  std::vector<uint32_t> with_;  // rows that have the column in question
  int64_t budget_ = 0;          // entries that may still be looked at
};

std::vector<SparseRow> rowsOf(const LinearRows& given) {
  std::vector<SparseRow> rows(given.rows());
  for (uint32_t r = 0; r < given.rows(); ++r) {
    for (uint32_t k = given.start[r]; k < given.start[r + 1]; ++k)
      rows[r].entries.push_back({given.index[k], given.value[k]});
    std::sort(rows[r].entries.begin(), rows[r].entries.end(),
              [](const LinearTerm& a, const LinearTerm& b) { return a.index < b.index; });
    rows[r].own = r;
    rows[r].factors = {{r, 1}};
  }
  return rows;
}

}  // namespace

std::vector<DependentRow> findDependentRows(const LinearRows& given) {
  std::vector<uint8_t> isPivot(given.columns);
  for (uint32_t c = 0; c < given.columns; ++c) isPivot[c] = given.isSetAside[c] ? 0 : 1;
  const std::vector<SparseRow> left = Elimination(rowsOf(given), std::move(isPivot)).run();
  std::vector<SparseRow> none = Elimination(left, std::vector<uint8_t>(given.columns, 1)).run();
  std::vector<uint8_t> isNone(given.rows(), 0);
  for (const SparseRow& row : none) isNone[row.own] = 1;
  std::vector<DependentRow> found;
  const auto add = [&](const SparseRow& row) {
    DependentRow d{row.own, row.factors, row.entries};
    const auto own =
        std::find_if(d.factors.begin(), d.factors.end(), [&](const auto& t) { return t.index == row.own; });
    std::iter_swap(d.factors.begin(), own);
    found.push_back(std::move(d));
  };
  // What holds nothing but columns set aside from the start is no news.
  for (const SparseRow& row : left)
    if (!isNone[row.own] && row.factors.size() > 1) add(row);
  for (const SparseRow& row : none) add(row);
  return found;
}

bool isConsistent(const LinearRows& rows, const std::vector<DependentRow>& found) {
  std::vector<uint8_t> isReplaced(rows.rows(), 0);
  for (const DependentRow& d : found) {
    if (isReplaced[d.row] || d.factors.empty() || d.factors[0].index != d.row || d.factors[0].value == 0) return false;
    isReplaced[d.row] = d.left.empty() ? 2 : 1;
  }
  std::vector<double> total(rows.columns), terms(rows.columns);
  for (const DependentRow& d : found) {
    std::vector<uint32_t> touched;
    for (const LinearTerm& f : d.factors) {
      if (!d.left.empty() && f.index != d.row && isReplaced[f.index] == 1) return false;
      for (uint32_t k = rows.start[f.index]; k < rows.start[f.index + 1]; ++k) {
        total[rows.index[k]] += f.value * rows.value[k];
        terms[rows.index[k]] += std::abs(f.value * rows.value[k]);
        touched.push_back(rows.index[k]);
      }
    }
    for (const LinearTerm& t : d.left) {
      if (!rows.isSetAside[t.index]) return false;
      total[t.index] -= t.value;
      terms[t.index] += std::abs(t.value);
    }
    bool isEqual = true;
    for (uint32_t c : touched) {
      if (std::abs(total[c]) > kProved * terms[c]) isEqual = false;
      total[c] = 0;
    }
    for (uint32_t c : touched) terms[c] = 0;
    if (!isEqual) return false;
  }
  return true;
}

}  // namespace armature::structure
