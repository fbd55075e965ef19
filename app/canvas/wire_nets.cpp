#include "app/canvas/wire_nets.h"

#include <QHash>
#include <algorithm>
#include <cmath>
#include <set>

#include "app/canvas/diagram_scene.h"
#include "engine/base/union_find.h"

namespace armature::app {

namespace {

// The straight pieces of a net's wires by the line that they lie on: few of them are upon one.
class NetLines {
 public:
  explicit NetLines(bool areRows) : areRows_(areRows) {}
  void add(QPointF a, QPointF b) {
    const auto [from, to] = areRows_ ? std::minmax({a.x(), b.x()}) : std::minmax({a.y(), b.y()});
    pieces_.push_back({keyOf(a), from, to});
  }
  void sort() { std::sort(pieces_.begin(), pieces_.end()); }
  void clear() { pieces_.clear(); }
  // Whether pieces lead away from a point of such a line downward and upward, along it.
  std::pair<bool, bool> leave(QPointF point) const {
    const double at = areRows_ ? point.x() : point.y();
    const qint64 key = keyOf(point);
    bool down = false, up = false;
    auto piece = std::lower_bound(pieces_.begin(), pieces_.end(), Piece{key, -HUGE_VAL, -HUGE_VAL});
    for (; piece != pieces_.end() && piece->key == key; ++piece) {
      down |= piece->from < at - kTouch && piece->to >= at - kTouch;
      up |= piece->to > at + kTouch && piece->from <= at + kTouch;
    }
    return {down, up};
  }

  static constexpr double kTouch = 1e-6;  // [unit]

 private:
  struct Piece {
    qint64 key;
    double from, to;
    auto operator<=>(const Piece&) const = default;
  };
  qint64 keyOf(QPointF point) const { return std::llround((areRows_ ? point.y() : point.x()) * 1e3); }

  bool areRows_;
  std::vector<Piece> pieces_;
};

}  // namespace

void joinNets(std::vector<WirePicture>& wires) {
  UnionFind sets(wires.size());
  QHash<QString, uint32_t> first;
  for (uint32_t i = 0; i < wires.size(); ++i)
    for (const QString& end : {wires[i].from, wires[i].to}) {
      const auto found = first.constFind(end);
      if (found == first.constEnd())
        first.insert(end, i);
      else
        sets.join(i, found.value());
    }
  for (uint32_t i = 0; i < wires.size(); ++i) wires[i].net = static_cast<int>(sets.find(i));
}

std::vector<Junction> junctionsOf(const std::vector<WirePicture>& wires) {
  std::vector<Junction> junctions;
  std::vector<std::vector<int>> nets(wires.size());
  for (size_t i = 0; i < wires.size(); ++i) nets[static_cast<size_t>(wires[i].net)].push_back(static_cast<int>(i));
  NetLines rows(true), columns(false);
  std::vector<std::pair<double, double>> corners;
  std::set<std::pair<double, double>> known;
  for (const std::vector<int>& net : nets) {
    if (net.size() < 2) continue;
    const WirePicture& first = wires[static_cast<size_t>(net.front())];
    rows.clear(), columns.clear(), corners.clear();
    for (const int i : net) {
      const QPolygonF& p = wires[static_cast<size_t>(i)].points;
      for (qsizetype k = 0; k < p.size(); ++k) {
        corners.emplace_back(p[k].x(), p[k].y());
        if (k + 1 >= p.size()) continue;
        if (std::abs(p[k].y() - p[k + 1].y()) < NetLines::kTouch)
          rows.add(p[k], p[k + 1]);
        else if (std::abs(p[k].x() - p[k + 1].x()) < NetLines::kTouch)
          columns.add(p[k], p[k + 1]);
      }
    }
    rows.sort(), columns.sort();
    std::sort(corners.begin(), corners.end());
    corners.erase(std::unique(corners.begin(), corners.end()), corners.end());
    for (const auto& [x, y] : corners) {
      const auto [left, right] = rows.leave({x, y});
      const auto [down, up] = columns.leave({x, y});
      if (left + right + up + down >= 3 && known.insert({x, y}).second)
        junctions.push_back({{x, y}, first.net, first.domain, first.bus});
    }
  }
  return junctions;
}

void squareCorners(std::vector<WirePicture>& wires, const std::vector<Junction>& junctions) {
  for (WirePicture& wire : wires) {
    wire.square = 0;
    if (wire.points.size() < 3) continue;
    const auto ofNet = std::ranges::equal_range(junctions, wire.net, {}, &Junction::net);
    for (qsizetype k = 1; k + 1 < std::min<qsizetype>(wire.points.size(), 64); ++k)
      if (std::ranges::find(ofNet, wire.points[k], &Junction::at) != ofNet.end()) wire.square |= uint64_t{1} << k;
  }
}

}  // namespace armature::app
