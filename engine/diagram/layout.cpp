#include "engine/diagram/layout.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace armature::diagram {
namespace {

constexpr double kBeside = 20, kBelow = 20;  // [unit] between columns, and between the parts of one
constexpr double kSame = 1e-9;               // places that are the same but for rounding
constexpr double kGroups = 30;               // between groups that no wire joins
constexpr double kRow = 200;                 // [unit] a row of parts that no wire joins, at least
constexpr double kFar = 1e300;               // [unit] beyond any drawing: the first part sets what is measured
constexpr int kSweeps = 8;

enum class Side { left, right, top, bottom, within };

struct Edge {
  int from, to;                 // numbers within the group; from stands left of to, or above it
  bool isBeside;                // else one below the other
  double fromOffset, toOffset;  // of the connectors above the middles of their parts [unit]
};

double width(const Placement& p) {
  return std::fmod(std::abs(p.rotation), 180) == 90 ? p.height : p.width;
}
double height(const Placement& p) {
  return std::fmod(std::abs(p.rotation), 180) == 90 ? p.width : p.height;
}

// A place in the icon as it is turned and mirrored, about the part's middle [unit].
Point turned(const Placement& p, const IconEnd& end) {
  constexpr double kDegree = 3.14159265358979323846 / 180;
  const double x = (p.flip ? -1 : 1) * end.x * p.width / 200, y = end.y * p.height / 200;
  const double c = std::round(std::cos(p.rotation * kDegree)), s = std::round(std::sin(p.rotation * kDegree));
  return {c * x - s * y, s * x + c * y};
}

Side sideOf(const Placement& p, Point at) {
  const double x = at.x / std::max(1.0, width(p)), y = at.y / std::max(1.0, height(p));
  if (std::max(std::abs(x), std::abs(y)) < 0.2) return Side::within;
  if (std::abs(x) >= std::abs(y)) return x < 0 ? Side::left : Side::right;
  return y < 0 ? Side::bottom : Side::top;
}

// Parts that wires join, laid out about (0, 0) of their own.
class Group {
 public:
  Group(std::vector<Placement> parts, std::vector<Edge> edges) : parts_(std::move(parts)), edges_(std::move(edges)) {}

  std::vector<Placement> take() {
    column_.assign(parts_.size(), 0);
    breakCircles();
    findColumns();
    orderRows();
    placeRows();
    placeColumns();
    return std::move(parts_);
  }

 private:
  size_t count() const { return parts_.size(); }
  static size_t ix(int i) { return static_cast<size_t>(i); }

  // An edge that closes a circle is turned round for the columns.
  void breakCircles() {
    std::vector<int> state(count(), 0);  // 1: on the way, 2: done
    std::vector<std::vector<size_t>> out(count());
    for (size_t e = 0; e < edges_.size(); ++e)
      if (edges_[e].isBeside) out[ix(edges_[e].from)].push_back(e);
    isTurned_.assign(edges_.size(), false);
    std::vector<bool> hasBefore(count(), false);
    for (const Edge& e : edges_)
      if (e.isBeside) hasBefore[ix(e.to)] = true;
    std::vector<std::pair<int, size_t>> way;
    const auto walk = [&](int start) {
      way.push_back({start, 0});
      state[ix(start)] = 1;
      while (!way.empty()) {
        auto& [node, next] = way.back();
        if (next == out[ix(node)].size()) {
          state[ix(node)] = 2;
          way.pop_back();
          continue;
        }
        const size_t e = out[ix(node)][next++];
        const int to = edges_[e].to;
        if (state[ix(to)] == 1) isTurned_[e] = true;
        if (state[ix(to)] != 0) continue;
        state[ix(to)] = 1;
        way.push_back({to, 0});
      }
    };
    for (const bool isFirst : {true, false})
      for (size_t i = 0; i < count(); ++i)
        if (state[i] == 0 && (!isFirst || !hasBefore[i])) walk(static_cast<int>(i));
  }

  // By the longest way from the left; what stands above or below something shares its column.
  void findColumns() {
    const auto relax = [&] {
      bool isChanged = false;
      for (size_t e = 0; e < edges_.size(); ++e) {
        if (!edges_[e].isBeside) continue;
        const int from = isTurned_[e] ? edges_[e].to : edges_[e].from,
                  to = isTurned_[e] ? edges_[e].from : edges_[e].to;
        if (column_[ix(to)] > column_[ix(from)]) continue;
        column_[ix(to)] = column_[ix(from)] + 1;
        isChanged = true;
      }
      return isChanged;
    };
    for (size_t pass = 0; pass <= count() && relax(); ++pass) {
    }
    // What has nothing on its left stands directly before what it leads to.
    std::vector<bool> hasBeside(count(), false), hasBefore(count(), false);
    std::vector<int> nearest(count(), -1);
    for (size_t e = 0; e < edges_.size(); ++e) {
      if (!edges_[e].isBeside) continue;
      const int from = isTurned_[e] ? edges_[e].to : edges_[e].from, to = isTurned_[e] ? edges_[e].from : edges_[e].to;
      hasBeside[ix(from)] = hasBeside[ix(to)] = hasBefore[ix(to)] = true;
      int& best = nearest[ix(from)];
      best = best < 0 ? column_[ix(to)] : std::min(best, column_[ix(to)]);
    }
    for (size_t i = 0; i < count(); ++i)
      if (hasBeside[i] && !hasBefore[i]) column_[i] = nearest[i] - 1;
    for (size_t pass = 0; pass < count(); ++pass)
      for (const Edge& e : edges_) {
        if (e.isBeside) continue;
        if (!hasBeside[ix(e.to)] && (hasBeside[ix(e.from)] || e.from < e.to))
          column_[ix(e.to)] = column_[ix(e.from)];
        else if (!hasBeside[ix(e.from)] && hasBeside[ix(e.to)])
          column_[ix(e.from)] = column_[ix(e.to)];
      }
    const int least = *std::min_element(column_.begin(), column_.end());
    for (int& c : column_) c -= least;
  }

  // The order within the columns: by the mean of the neighbours' rows, forth and back.
  void orderRows() {
    columns_.assign(ix(*std::max_element(column_.begin(), column_.end())) + 1, {});
    for (size_t i = 0; i < count(); ++i) columns_[ix(column_[i])].push_back(static_cast<int>(i));
    std::vector<double> row(count(), 0);
    const auto number = [&] {
      for (const auto& list : columns_)
        for (size_t k = 0; k < list.size(); ++k)
          row[ix(list[k])] = static_cast<double>(k) - static_cast<double>(list.size() - 1) / 2;
    };
    number();
    for (int sweep = 0; sweep < kSweeps; ++sweep) {
      std::vector<double> wish(count(), 0), weight(count(), 0);
      for (const Edge& e : edges_) {
        // Rows count downwards, connectors upwards.
        const double lean = (e.fromOffset - e.toOffset) / 40;
        const double apart = e.isBeside ? 0 : 1;
        wish[ix(e.to)] += row[ix(e.from)] - (e.isBeside ? lean : 0) + apart;
        wish[ix(e.from)] += row[ix(e.to)] + (e.isBeside ? lean : 0) - apart;
        ++weight[ix(e.to)], ++weight[ix(e.from)];
      }
      for (auto& list : columns_)
        std::stable_sort(list.begin(), list.end(), [&](int a, int b) {
          const auto at = [&](int i) { return weight[ix(i)] > 0 ? wish[ix(i)] / weight[ix(i)] : row[ix(i)]; };
          return at(a) < at(b) - kSame;
        });
      number();
    }
  }

  // Heights: each part where its wires run level, kept apart from those above and below it in its column.
  void placeRows() {
    for (const auto& list : columns_) {
      double y = 0;
      for (const int i : list) {
        parts_[ix(i)].y = y - height(parts_[ix(i)]) / 2;
        y -= height(parts_[ix(i)]) + kBelow;
      }
    }
    for (int sweep = 0; sweep < 3 * kSweeps; ++sweep)
      for (size_t k = 0; k < columns_.size(); ++k) settle(columns_[sweep % 2 == 0 ? k : columns_.size() - 1 - k]);
    for (Placement& p : parts_) p.y = std::round(p.y / 10) * 10;
    for (const auto& list : columns_)
      for (size_t k = 1; k < list.size(); ++k) {
        const Placement& above = parts_[ix(list[k - 1])];
        Placement& p = parts_[ix(list[k])];
        p.y = std::min(p.y, std::floor((above.y - apart(above, p)) / 10) * 10);
      }
  }

  static double apart(const Placement& a, const Placement& b) { return (height(a) + height(b)) / 2 + kBelow; }

  // One column by its wishes: runs of parts that touch move as one to the mean of what they wish.
  void settle(const std::vector<int>& list) {
    std::vector<double> wish;
    for (const int i : list) wish.push_back(wishOf(i));
    struct Block {
      double sum = 0;  // of the wishes for its first part
      int count = 0;
      double at() const { return sum / count; }
      double length = 0;
    };
    std::vector<Block> blocks;
    std::vector<int> size;
    for (size_t k = 0; k < list.size(); ++k) {
      const Placement& p = parts_[ix(list[k])];
      blocks.push_back({wish[k], 1, height(p) + kBelow});
      size.push_back(1);
      const auto overlaps = [&] {
        const Block &above = blocks[blocks.size() - 2], &below = blocks.back();
        return above.at() - above.length < below.at();
      };
      while (blocks.size() > 1 && overlaps()) {
        Block& above = blocks[blocks.size() - 2];
        const Block& below = blocks.back();
        above.sum += below.sum + above.length * below.count;
        above.count += below.count;
        above.length += below.length;
        size[size.size() - 2] += size.back();
        blocks.pop_back();
        size.pop_back();
      }
    }
    size_t k = 0;
    for (size_t b = 0; b < blocks.size(); ++b) {
      double y = blocks[b].at();
      for (int n = 0; n < size[b]; ++n, ++k) {
        parts_[ix(list[k])].y = y;
        y -= height(parts_[ix(list[k])]) + kBelow;
      }
    }
  }

  // The middle one of what its wires wish, so that most of them run level.
  double wishOf(int i) const {
    std::vector<double> wishes;
    for (const Edge& e : edges_) {
      if (e.from != i && e.to != i) continue;
      const Placement& other = parts_[ix(e.from == i ? e.to : e.from)];
      const double below = e.isBeside ? e.fromOffset - e.toOffset : -apart(parts_[ix(e.from)], parts_[ix(e.to)]);
      wishes.push_back(other.y + (e.from == i ? -below : below));
    }
    if (wishes.empty()) return parts_[ix(i)].y;
    std::sort(wishes.begin(), wishes.end());
    return (wishes[(wishes.size() - 1) / 2] + wishes[wishes.size() / 2]) / 2;
  }

  void placeColumns() {
    double x = 0;
    for (const auto& list : columns_) {
      double most = 0;
      for (const int i : list) most = std::max(most, width(parts_[ix(i)]));
      for (const int i : list) parts_[ix(i)].x = std::round((x + most / 2) / 2) * 2;
      x += most + kBeside;
    }
  }

  std::vector<Placement> parts_;
  std::vector<Edge> edges_;
  std::vector<bool> isTurned_;
  std::vector<int> column_;
  std::vector<std::vector<int>> columns_;  // parts from above
};

// How two joined parts should stand to each other.
Edge edgeOf(const Document& document, int a, int b, const IconEnd& endA, const IconEnd& endB, int numberA,
            int numberB) {
  const Placement &pa = document.components[static_cast<size_t>(a)].placement,
                  &pb = document.components[static_cast<size_t>(b)].placement;
  const Point atA = turned(pa, endA), atB = turned(pb, endB);
  const Side sideA = sideOf(pa, atA), sideB = sideOf(pb, atB);
  const Edge forth{numberA, numberB, true, atA.y, atB.y}, back{numberB, numberA, true, atB.y, atA.y};
  if (endA.causality != endB.causality && (endA.causality == "output" || endB.causality == "input")) return forth;
  if (endA.causality != endB.causality && (endA.causality == "input" || endB.causality == "output")) return back;
  if (sideA == Side::right && sideB != Side::right) return forth;
  if (sideB == Side::right && sideA != Side::right) return back;
  if (sideA == Side::left) return back;
  if (sideB == Side::left) return forth;
  if (sideA == Side::top || sideB == Side::bottom) return {numberB, numberA, false, atB.y, atA.y};
  if (sideA == Side::bottom || sideB == Side::top) return {numberA, numberB, false, atA.y, atB.y};
  return forth;
}

std::string partOf(const std::string& end) {
  return end.substr(0, end.find_first_of(".["));
}

}  // namespace

bool isWithoutPlaces(const Document& document) {
  const auto& list = document.components;
  return list.size() > 1 && std::all_of(list.begin(), list.end(), [&](const ComponentItem& item) {
           return item.placement.x == list.front().placement.x && item.placement.y == list.front().placement.y;
         });
}

std::vector<Placement> layOut(const Document& document, const std::vector<int>& parts, const IconEnds& ends) {
  std::map<std::string, int> numbers;  // by the part's name: its position in `parts`
  for (size_t i = 0; i < parts.size(); ++i)
    numbers[document.components[static_cast<size_t>(parts[i])].name] = static_cast<int>(i);
  std::vector<int> group(parts.size());
  std::iota(group.begin(), group.end(), 0);
  const auto root = [&](int i) {
    while (group[static_cast<size_t>(i)] != i) i = group[static_cast<size_t>(i)];
    return i;
  };
  std::vector<Edge> edges;
  for (const ConnectionItem& wire : document.connections) {
    const auto a = numbers.find(partOf(wire.from)), b = numbers.find(partOf(wire.to));
    if (a == numbers.end() || b == numbers.end() || a == b) continue;
    edges.push_back(edgeOf(document, parts[static_cast<size_t>(a->second)], parts[static_cast<size_t>(b->second)],
                           ends(wire.from).value_or(IconEnd{}), ends(wire.to).value_or(IconEnd{}), a->second,
                           b->second));
    const int first = root(a->second), second = root(b->second);
    group[static_cast<size_t>(std::max(first, second))] = std::min(first, second);
  }
  std::map<int, std::vector<int>> groups;
  for (size_t i = 0; i < parts.size(); ++i) groups[root(static_cast<int>(i))].push_back(static_cast<int>(i));

  std::vector<Placement> placed(parts.size());
  double top = 0;
  const auto put = [&](const std::vector<int>& members) {
    std::map<int, int> within;
    std::vector<Placement> start;
    for (const int i : members) {
      within[i] = static_cast<int>(start.size());
      start.push_back(document.components[static_cast<size_t>(parts[static_cast<size_t>(i)])].placement);
    }
    std::vector<Edge> own;
    for (Edge e : edges)
      if (within.count(e.from)) {
        e.from = within[e.from];
        e.to = within[e.to];
        own.push_back(e);
      }
    const std::vector<Placement> made = Group(std::move(start), std::move(own)).take();
    double highest = -kFar, lowest = kFar;
    for (const Placement& p : made) {
      highest = std::max(highest, p.y + height(p) / 2);
      lowest = std::min(lowest, p.y - height(p) / 2);
    }
    for (size_t k = 0; k < members.size(); ++k) {
      placed[static_cast<size_t>(members[k])] = made[k];
      placed[static_cast<size_t>(members[k])].y += top - highest;
    }
    top -= highest - lowest + kGroups;
  };
  // The largest group first; single parts share rows at the end, about as wide as high where there are many.
  std::vector<const std::vector<int>*> order;
  for (const auto& [first, members] : groups)
    if (members.size() > 1) order.push_back(&members);
  std::stable_sort(order.begin(), order.end(), [](auto* a, auto* b) { return a->size() > b->size(); });
  for (const auto* members : order) put(*members);
  double x = 0, tallest = 0, area = 0;
  for (const auto& [first, members] : groups) {
    const Placement& p = document.components[static_cast<size_t>(parts[static_cast<size_t>(first)])].placement;
    if (members.size() == 1) area += (width(p) + kBeside) * (height(p) + kBelow);
  }
  const double row = std::max(kRow, std::sqrt(area));
  for (const auto& [first, members] : groups) {
    if (members.size() > 1) continue;
    Placement p = document.components[static_cast<size_t>(parts[static_cast<size_t>(first)])].placement;
    p.x = x + width(p) / 2;
    p.y = top - height(p) / 2;
    x += width(p) + kBeside;
    tallest = std::max(tallest, height(p));
    if (x > row) {
      top -= tallest + kBelow;
      x = tallest = 0;
    }
    placed[static_cast<size_t>(first)] = p;
  }
  // About (0, 0), on the grid.
  double left = kFar, right = -kFar, low = kFar, high = -kFar;
  for (const Placement& p : placed) {
    left = std::min(left, p.x - width(p) / 2), right = std::max(right, p.x + width(p) / 2);
    low = std::min(low, p.y - height(p) / 2), high = std::max(high, p.y + height(p) / 2);
  }
  const double dx = std::round((left + right) / 4) * 2, dy = std::round((low + high) / 4) * 2;
  for (Placement& p : placed) {
    p.x = std::round((p.x - dx) / 2) * 2;
    p.y = std::round((p.y - dy) / 2) * 2;
  }
  return placed;
}

}  // namespace armature::diagram
