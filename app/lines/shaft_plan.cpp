#include "app/lines/shaft_plan.h"

#include <algorithm>
#include <queue>

namespace armature::app {
namespace {

// A way through the line: parts, and the node before each of them (−1: none).
struct Way {
  std::vector<int> parts, nodes;
};

class Planner {
 public:
  explicit Planner(const LineModel& model) : model_(model) {
    plan_.places.resize(model.parts.size());
    plan_.nodes.resize(model.grounds.size());
    atNode_.resize(model.grounds.size());
    for (size_t i = 0; i < model.parts.size(); ++i)
      for (const LineEnd& end : model.parts[i].ends)
        if (!end.isSupport) atNode_[static_cast<size_t>(end.node)].push_back(static_cast<int>(i));
  }

  ShaftPlan make() {
    // Pieces that only the ground joins come below each other.
    for (;;) {
      const int first = firstLeft();
      if (first < 0) break;
      const int one = farthest(first);
      Way trunk = wayTo(one, farthest(one));
      const auto key = [&](int part) { return model_.parts[static_cast<size_t>(part)].key; };
      if (trunk.parts.size() > 1 && key(trunk.parts.front()) > key(trunk.parts.back())) reverse(trunk);
      place(trunk, 0, plan_.rows);
      addBranches();
    }
    return std::move(plan_);
  }

 private:
  bool isPlaced(int part) const { return plan_.places[static_cast<size_t>(part)].column >= 0; }
  bool isGround(int node) const { return model_.grounds[static_cast<size_t>(node)]; }
  const LinePart& part(int index) const { return model_.parts[static_cast<size_t>(index)]; }

  // A fixed point that holds something is drawn there.
  bool isDrawnElsewhere(int index) const {
    if (part(index).role != PartRole::fixed) return false;
    for (const LinePart& other : model_.parts)
      for (const LineEnd& end : other.ends)
        for (const LineEnd& own : part(index).ends)
          if (end.node == own.node && other.role != PartRole::fixed) return true;
    return false;
  }

  int firstLeft() const {
    int first = -1;
    for (size_t i = 0; i < model_.parts.size(); ++i) {
      const int index = static_cast<int>(i);
      if (isPlaced(index) || isDrawnElsewhere(index)) continue;
      if (first < 0 || part(index).key < part(first).key) first = index;
    }
    return first;
  }

  // The ways from some parts to all others that are not placed, by the fewest parts. Nothing goes through the ground.
  struct Search {
    std::vector<int> before, node, order;  // before: −1 a start, −2 not reached
  };
  Search searchFrom(const std::vector<std::pair<int, int>>& starts) const {
    Search found;
    found.before.assign(model_.parts.size(), -2);
    found.node.assign(model_.parts.size(), -1);
    std::queue<int> open;
    for (const auto& [index, node] : starts) {
      if (found.before[static_cast<size_t>(index)] != -2) continue;
      found.before[static_cast<size_t>(index)] = -1;
      found.node[static_cast<size_t>(index)] = node;
      open.push(index);
    }
    while (!open.empty()) {
      const int here = open.front();
      open.pop();
      found.order.push_back(here);
      for (const LineEnd& end : part(here).ends) {
        if (end.isSupport || isGround(end.node) || end.node == found.node[static_cast<size_t>(here)]) continue;
        for (const int next : atNode_[static_cast<size_t>(end.node)]) {
          if (found.before[static_cast<size_t>(next)] != -2 || isPlaced(next)) continue;
          found.before[static_cast<size_t>(next)] = here;
          found.node[static_cast<size_t>(next)] = end.node;
          open.push(next);
        }
      }
    }
    return found;
  }

  int farthest(int start) const { return searchFrom({{start, -1}}).order.back(); }

  static Way wayIn(const Search& search, int last) {
    Way way;
    for (int at = last; at >= 0; at = search.before[static_cast<size_t>(at)]) {
      way.parts.insert(way.parts.begin(), at);
      way.nodes.insert(way.nodes.begin(), search.node[static_cast<size_t>(at)]);
    }
    return way;
  }
  Way wayTo(int from, int to) const { return wayIn(searchFrom({{from, -1}}), to); }

  // The node behind the last part of a way, other than the one before it; −1: none.
  int nodeBehind(const Way& way) const {
    for (const LineEnd& end : part(way.parts.back()).ends)
      if (!end.isSupport && end.node != way.nodes.back()) return end.node;
    return -1;
  }

  void reverse(Way& way) const {
    std::vector<int> nodes{nodeBehind(way)};
    for (size_t k = way.nodes.size(); k-- > 1;) nodes.push_back(way.nodes[k]);
    way.nodes = std::move(nodes);
    std::reverse(way.parts.begin(), way.parts.end());
  }

  bool isFree(int row, int from, int to) const {
    if (row >= static_cast<int>(taken_.size())) return true;
    const auto& line = taken_[static_cast<size_t>(row)];
    for (int c = from; c <= to && c < static_cast<int>(line.size()); ++c)
      if (line[static_cast<size_t>(c)]) return false;
    return true;
  }
  void take(int row, int from, int to) {
    if (row >= static_cast<int>(taken_.size())) taken_.resize(static_cast<size_t>(row) + 1);
    auto& line = taken_[static_cast<size_t>(row)];
    if (to >= static_cast<int>(line.size())) line.resize(static_cast<size_t>(to) + 1);
    for (int c = from; c <= to; ++c) line[static_cast<size_t>(c)] = true;
    plan_.rows = std::max(plan_.rows, row + 1);
    plan_.columns = std::max(plan_.columns, to + 1);
  }

  void setNode(int node, double column, int row) {
    if (node < 0 || isGround(node)) return;
    ShaftNode& place = plan_.nodes[static_cast<size_t>(node)];
    if (place.column < 0) place = {column, row};
  }

  void place(const Way& way, int column, int row) {
    for (size_t k = 0; k < way.parts.size(); ++k, ++column) {
      const LinePart& here = part(way.parts[k]);
      ShaftPlace& place = plan_.places[static_cast<size_t>(way.parts[k])];
      place.column = column;
      place.row = row;
      const int next = k + 1 < way.nodes.size() ? way.nodes[k + 1] : -1;
      chooseEnds(here, place, way.nodes[k], next, k > 0 || way.parts.size() == 1);
      take(row, column, column);
      const bool isGear = here.role == PartRole::gear && place.left >= 0 && place.right >= 0;
      const auto nodeOf = [&](int end) { return end < 0 ? -1 : here.ends[static_cast<size_t>(end)].node; };
      setNode(nodeOf(place.left), column, row);
      if (isGear) take(++row, column, column);
      setNode(nodeOf(place.right), column + 1, row);
      // Other ends and the housing: below.
      for (const LineEnd& end : here.ends) setNode(end.node, column + 0.5, row);
      order_.push_back(way.parts[k]);
    }
  }

  // Which end lies left and which right: as the way goes, and as the part counts where that does not decide.
  static void chooseEnds(const LinePart& part, ShaftPlace& place, int before, int behind, bool isLeftFirst) {
    const auto free = [&](int end) {
      return !part.ends[static_cast<size_t>(end)].isSupport && end != place.left && end != place.right;
    };
    const int count = static_cast<int>(part.ends.size());
    for (int e = 0; e < count; ++e)
      if (place.left < 0 && before >= 0 && free(e) && part.ends[static_cast<size_t>(e)].node == before) place.left = e;
    for (int e = 0; e < count; ++e)
      if (place.right < 0 && behind >= 0 && free(e) && part.ends[static_cast<size_t>(e)].node == behind)
        place.right = e;
    const bool isDriver = part.role == PartRole::source || part.role == PartRole::drive;
    for (int e = 0; e < count; ++e) {
      if (!free(e)) continue;
      if (place.left < 0 && isLeftFirst && !(isDriver && place.right < 0 && before < 0))
        place.left = e;
      else if (place.right < 0)
        place.right = e;
      else if (place.left < 0)
        place.left = e;
    }
  }

  // What hangs on nodes that have a place, in the order in which these came.
  void addBranches() {
    for (size_t k = 0; k < order_.size(); ++k)
      for (const LineEnd& end : part(order_[k]).ends) {
        if (isGround(end.node)) continue;
        while (addBranch(end.node)) {
        }
      }
  }

  bool addBranch(int node) {
    std::vector<std::pair<int, int>> starts;
    for (const int index : atNode_[static_cast<size_t>(node)])
      if (!isPlaced(index) && !isDrawnElsewhere(index)) starts.emplace_back(index, node);
    if (starts.empty()) return false;
    // One that leads back to what has a place is drawn between its ends.
    const Search search = searchFrom(starts);
    Way way = wayIn(search, search.order.back());
    const ShaftNode& from = plan_.nodes[static_cast<size_t>(node)];
    double start = from.column;
    int row = from.row;
    double end = start + static_cast<double>(way.parts.size());
    if (const int behind = nodeBehind(way); behind >= 0) {
      const ShaftNode& other = plan_.nodes[static_cast<size_t>(behind)];
      if (other.column >= 0) {
        row = std::max(row, other.row);
        if (other.column < start) {
          start = other.column;
          reverse(way);
        }
        end = std::max({start + static_cast<double>(way.parts.size()), from.column, other.column});
      }
    }
    const int first = static_cast<int>(std::ceil(start)), last = static_cast<int>(std::ceil(end)) - 1;
    int gears = 0;
    for (const int index : way.parts) gears += part(index).role == PartRole::gear;
    do ++row;
    while (!areFree(row, row + gears, first, last));
    place(way, first, row);
    take(row + gears, first, std::max(first, last));
    return true;
  }
  bool areFree(int from, int to, int first, int last) const {
    for (int row = from; row <= to; ++row)
      if (!isFree(row, first, last)) return false;
    return true;
  }

  const LineModel& model_;
  ShaftPlan plan_;
  std::vector<std::vector<int>> atNode_;
  std::vector<std::vector<bool>> taken_;
  std::vector<int> order_;
};

}  // namespace

ShaftPlan planShaft(const LineModel& model) {
  return Planner(model).make();
}

}  // namespace armature::app
