#include "engine/structure/matching.h"

namespace armature::structure {

Matcher::Matcher(const Incidence& graph)
    : graph_(graph),
      columnOf_(graph.rows(), kNone),
      rowOf_(graph.columns, kNone),
      lookahead_(graph.start.begin(), graph.start.end() - 1),
      cursor_(graph.rows(), 0),
      stamp_(graph.columns, 0) {}

void Matcher::preset(uint32_t row, uint32_t column) {
  columnOf_[row] = column;
  rowOf_[column] = row;
  ++size_;
}

bool Matcher::augment(uint32_t row) {
  if (columnOf_[row] != kNone) return true;
  ++search_;
  stack_.assign(1, row);
  visited_.assign(1, row);
  cursor_[row] = graph_.start[row];
  while (!stack_.empty()) {
    const uint32_t r = stack_.back();
    const uint32_t end = graph_.start[r + 1];
    // Lookahead: a free column ends the search at once. Columns never become free again.
    uint32_t free = kNone;
    while (lookahead_[r] < end && free == kNone) {
      const uint32_t c = graph_.index[lookahead_[r]];
      if (rowOf_[c] == kNone)
        free = c;
      else
        ++lookahead_[r];
    }
    if (free != kNone) {
      // Shift the matches along the path.
      uint32_t column = free;
      for (size_t k = stack_.size(); k-- > 0;) {
        const uint32_t pathRow = stack_[k];
        const uint32_t previous = columnOf_[pathRow];
        columnOf_[pathRow] = column;
        rowOf_[column] = pathRow;
        column = previous;
      }
      ++size_;
      return true;
    }
    // Go on through the row that holds the next unvisited column.
    bool pushed = false;
    while (cursor_[r] < end) {
      const uint32_t c = graph_.index[cursor_[r]++];
      if (stamp_[c] == search_) continue;
      stamp_[c] = search_;
      const uint32_t next = rowOf_[c];
      if (next == r) continue;
      cursor_[next] = graph_.start[next];
      stack_.push_back(next);
      visited_.push_back(next);
      pushed = true;
      break;
    }
    if (!pushed) stack_.pop_back();
  }
  return false;
}

void Matcher::greedy() {
  // Rows with one column first: what is forced is matched without any search (Karp & Sipser 1981).
  const Incidence columns = graph_.transposed();
  std::vector<uint32_t> degree(graph_.rows(), 0);
  std::vector<uint32_t> queue;
  for (uint32_t r = 0; r < graph_.rows(); ++r) {
    if (columnOf_[r] != kNone) continue;
    for (uint32_t c : graph_.row(r)) degree[r] += rowOf_[c] == kNone ? 1 : 0;
    if (degree[r] == 1) queue.push_back(r);
  }
  const auto take = [&](uint32_t r) {
    for (uint32_t c : graph_.row(r)) {
      if (rowOf_[c] != kNone) continue;
      preset(r, c);
      for (uint32_t other : columns.row(c))
        if (columnOf_[other] == kNone && degree[other] > 0 && --degree[other] == 1) queue.push_back(other);
      return;
    }
  };
  for (uint32_t r = 0; r < graph_.rows(); ++r) {
    while (!queue.empty()) {
      const uint32_t forced = queue.back();
      queue.pop_back();
      if (columnOf_[forced] == kNone) take(forced);
    }
    if (columnOf_[r] == kNone) take(r);
  }
  while (!queue.empty()) {
    const uint32_t forced = queue.back();
    queue.pop_back();
    if (columnOf_[forced] == kNone) take(forced);
  }
}

void Matcher::run() {
  greedy();
  // Phases: within one phase the searches share their visited marks, so that a phase costs one pass over the edges.
  bool progress = true;
  std::vector<uint32_t> open;
  for (uint32_t r = 0; r < graph_.rows(); ++r)
    if (columnOf_[r] == kNone) open.push_back(r);
  while (progress && !open.empty()) {
    progress = false;
    const uint32_t mark = search_ + 1;
    std::vector<uint32_t> rest;
    for (uint32_t r : open) {
      search_ = mark - 1;
      if (augment(r))
        progress = true;
      else
        rest.push_back(r);
    }
    open.swap(rest);
  }
}

}  // namespace armature::structure
