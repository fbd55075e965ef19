// What is wrong with the wires of a picture, found without the search that has found their ways: wires through icons
// and along wires of other nets although there is a way that does neither, and names of parts that they run through.
#pragma once
#include <QStringList>
#include <algorithm>
#include <deque>
#include <set>

#include "app/canvas/diagram_scene.h"
#include "app/canvas/line_box.h"
#include "app/canvas/router.h"

namespace armature::app {

class WireFaults {
 public:
  explicit WireFaults(const DiagramScene& scene) : scene_(scene) {}

  // Sentences about the routed wires. Those along which somebody has put corners are no business of a router's.
  QStringList all() const {
    QStringList list;
    const auto& wires = scene_.wires();
    for (size_t w = 0; w < wires.size(); ++w) {
      if (wires[w].isManual || wires[w].points.size() < 2) continue;
      const QString said = saidOf(w);
      if (said.isEmpty() || !hasFreeWay(w)) continue;
      list << said;
    }
    return list;
  }

  // Pairs of wires of different nets that run closely beside each other, farther than a wire goes straight before its
  // first bend; not where somebody has put both there.
  QStringList closelyAlong() const {
    constexpr double kUpon = 1, kClose = 4.5, kStraight = 6;  // [unit]
    QStringList list;
    const auto& wires = scene_.wires();
    for (size_t a = 0; a < wires.size(); ++a)
      for (size_t b = a + 1; b < wires.size(); ++b) {
        if (wires[a].net == wires[b].net || (wires[a].isManual && wires[b].isManual)) continue;
        if (const double length = longestBeside(wires[a].points, wires[b].points, kUpon, kClose); length > kStraight)
          list << QString("%1 - %2 beside %3 - %4 for %5")
                      .arg(wires[a].from, wires[a].to, wires[b].from, wires[b].to)
                      .arg(length);
      }
    return list;
  }

  // Wires that go on beside their own line after a step that looks like a slip of the hand; not where somebody has put
  // it there.
  QStringList smallSteps() const {
    constexpr double kSmall = 6;  // [unit]
    QStringList list;
    for (const WirePicture& wire : scene_.wires())
      for (qsizetype k = 1; !wire.isManual && k + 2 < wire.points.size(); ++k) {
        const QPointF step = wire.points[k + 1] - wire.points[k];
        const QPointF before = wire.points[k] - wire.points[k - 1], after = wire.points[k + 2] - wire.points[k + 1];
        if (step.manhattanLength() < kSmall && QPointF::dotProduct(before, after) > 0)
          list << QString("%1 - %2 steps by %3").arg(wire.from, wire.to).arg(step.manhattanLength());
      }
    return list;
  }

  // Names of parts, with the values below them, that wires run through.
  QStringList throughNames() const {
    QStringList list;
    for (const PartPicture& part : scene_.parts())
      for (const WirePicture& wire : scene_.wires())
        if (!part.labelOffset && runsThrough(wire, part.labelRect.adjusted(0.5, 0.5, -0.5, -0.5)))
          list << wire.from + " - " + wire.to + " through the name of " + part.name;
    return list;
  }

 private:
  // How far two wires share their ways at a distance in [least, below) [unit].
  static double longestBeside(const QPolygonF& a, const QPolygonF& b, double least, double below) {
    double longest = 0;
    for (qsizetype i = 0; i + 1 < a.size(); ++i)
      for (qsizetype j = 0; j + 1 < b.size(); ++j)
        for (const bool isLevel : {true, false}) {
          const auto along = [&](QPointF p) { return isLevel ? p.x() : p.y(); };
          const auto across = [&](QPointF p) { return isLevel ? p.y() : p.x(); };
          if (std::abs(across(a[i]) - across(a[i + 1])) > 1e-6 || std::abs(across(b[j]) - across(b[j + 1])) > 1e-6)
            continue;
          const double apart = std::abs(across(a[i]) - across(b[j]));
          const auto [a1, a2] = std::minmax({along(a[i]), along(a[i + 1])});
          const auto [b1, b2] = std::minmax({along(b[j]), along(b[j + 1])});
          if (apart >= least && apart < below) longest = std::max(longest, std::min(a2, b2) - std::max(a1, b1));
        }
    return longest;
  }
  static bool runsThrough(const WirePicture& wire, const QRectF& box) {
    for (qsizetype k = 0; k + 1 < wire.points.size(); ++k)
      if (lineBox(wire.points[k], wire.points[k + 1], 0.1).intersects(box)) return true;
    return false;
  }
  static constexpr double kInside = 1;  // [unit] nearer to its edge a wire runs along an icon
  struct End {
    int part;
    QPointF at, out;  // (0,0): any way
  };
  // What a wire must not touch. Of a part that it leaves any way, nothing.
  std::vector<QRectF> closedTo(const End& from, const End& to) const {
    std::vector<QRectF> boxes;
    const auto& parts = scene_.parts();
    for (size_t p = 0; p < parts.size(); ++p) {
      const auto isLeft = [&](const End& end) { return end.part == static_cast<int>(p) && end.out.isNull(); };
      if (!isLeft(from) && !isLeft(to)) boxes.push_back(parts[p].rect.adjusted(kInside, kInside, -kInside, -kInside));
    }
    return boxes;
  }
  // Where a wire has left its part straight.
  QPointF exitOf(const End& end) const {
    const QRectF& box = scene_.parts()[static_cast<size_t>(end.part)].rect;
    if (!box.adjusted(kInside, kInside, -kInside, -kInside).contains(end.at)) return end.at;
    if (end.out.x() != 0) return {end.out.x() > 0 ? box.right() : box.left(), end.at.y()};
    if (end.out.y() != 0) return {end.at.x(), end.out.y() > 0 ? box.bottom() : box.top()};
    return end.at;
  }
  // Whether the piece at an end is on its way out.
  bool leaves(const End& end, QPointF next) const {
    return QPointF::dotProduct(next - end.at, end.out) > 0 && exitOf(end) != end.at;
  }
  End endOf(const QString& name, const QString& otherName) const {
    const ConnectorRef ref = scene_.findEnd(name.toStdString());
    const ConnectorPicture& connector = scene_.connector(ref);
    const ConnectorPicture& other = scene_.connector(scene_.findEnd(otherName.toStdString()));
    return {ref.part, connector.at, wayOut(connector, routeEnd(other), scene_.parts()[static_cast<size_t>(ref.part)])};
  }
  static bool isAlong(QPointF a, QPointF b, QPointF c, QPointF d) {
    const auto shared = [](double a1, double a2, double b1, double b2) {
      return std::min(std::max(a1, a2), std::max(b1, b2)) - std::max(std::min(a1, a2), std::min(b1, b2)) > 0.5;
    };
    const bool isLevel = std::abs(a.y() - b.y()) < 1e-6;
    if (isLevel != (std::abs(c.y() - d.y()) < 1e-6)) return false;
    return isLevel ? std::abs(a.y() - c.y()) < 1 && shared(a.x(), b.x(), c.x(), d.x())
                   : std::abs(a.x() - c.x()) < 1 && shared(a.y(), b.y(), c.y(), d.y());
  }
  // As those to several elements of one connector.
  static bool haveAnEndInCommon(const WirePicture& a, const WirePicture& b) {
    for (const QPointF& one : {a.points.first(), a.points.last()})
      if (b.points.isEmpty() || one == b.points.first() || one == b.points.last()) return true;
    return false;
  }
  // A piece lies along a wire of another net; −1: of none.
  int alongside(size_t wire, QPointF a, QPointF b) const {
    const auto& wires = scene_.wires();
    for (size_t w = 0; w < wires.size(); ++w) {
      if (wires[w].net == wires[wire].net || haveAnEndInCommon(wires[w], wires[wire])) continue;
      for (qsizetype k = 0; k + 1 < wires[w].points.size(); ++k)
        if (isAlong(a, b, wires[w].points[k], wires[w].points[k + 1])) return static_cast<int>(w);
    }
    return -1;
  }
  static bool isHit(const std::vector<QRectF>& boxes, QPointF a, QPointF b) {
    return std::ranges::any_of(boxes, [box = lineBox(a, b, 1e-6)](const QRectF& one) { return one.intersects(box); });
  }
  QString saidOf(size_t index) const {
    const WirePicture& wire = scene_.wires()[index];
    const End from = endOf(wire.from, wire.to), to = endOf(wire.to, wire.from);
    const std::vector<QRectF> boxes = closedTo(from, to);
    const QString name = wire.from + " - " + wire.to;
    for (qsizetype k = 0; k + 1 < wire.points.size(); ++k) {
      const QPointF a = wire.points[k], b = wire.points[k + 1];
      // The part that it leaves is not in its way there.
      const QPointF begin = k == 0 && leaves(from, b) ? exitOf(from) : a;
      const QPointF end = k + 2 == wire.points.size() && leaves(to, a) ? exitOf(to) : b;
      if (isHit(boxes, begin, end)) return name + " through an icon";
      if (const int other = alongside(index, a, b); other >= 0)
        return name + " along " + scene_.wires()[static_cast<size_t>(other)].from + " - " +
               scene_.wires()[static_cast<size_t>(other)].to;
    }
    return {};
  }
  // Flood over all lines of the grid about the wire's ends.
  bool hasFreeWay(size_t index) const {
    const WirePicture& wire = scene_.wires()[index];
    const End from = endOf(wire.from, wire.to), to = endOf(wire.to, wire.from);
    const std::vector<QRectF> boxes = closedTo(from, to);
    const auto linesAlong = [](double a, double b) {
      std::set<double> lines{a, b};
      for (double at = std::ceil(std::min(a, b) / kGrid) * kGrid - 40; at <= std::max(a, b) + 40; at += kGrid)
        lines.insert(at);
      return std::vector<double>(lines.begin(), lines.end());
    };
    const QPointF first = exitOf(from), last = exitOf(to);
    const std::vector<double> xs = linesAlong(first.x(), last.x()), ys = linesAlong(first.y(), last.y());
    const auto indexIn = [](const std::vector<double>& list, double at) {
      return static_cast<int>(std::ranges::lower_bound(list, at) - list.begin());
    };
    struct Place {
      int x, y;
    };
    const Place start{indexIn(xs, first.x()), indexIn(ys, first.y())};
    const Place goal{indexIn(xs, last.x()), indexIn(ys, last.y())};
    const auto number = [&](Place at) { return static_cast<size_t>(at.y) * xs.size() + static_cast<size_t>(at.x); };
    const auto point = [&](Place at) { return QPointF(xs[static_cast<size_t>(at.x)], ys[static_cast<size_t>(at.y)]); };
    std::vector<bool> isSeen(xs.size() * ys.size());
    std::deque<Place> open{start};
    isSeen[number(start)] = true;
    while (!open.empty()) {
      const Place at = open.front();
      open.pop_front();
      for (const auto& [dx, dy] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
        const Place next{at.x + dx, at.y + dy};
        if (next.x < 0 || next.y < 0 || next.x >= static_cast<int>(xs.size()) || next.y >= static_cast<int>(ys.size()))
          continue;
        const QPointF step(dx, dy);
        const bool isFirst = number(at) == number(start), isLast = number(next) == number(goal);
        if (isFirst && first == from.at && !from.out.isNull() && step != from.out) continue;
        if (isLast && last == to.at && !to.out.isNull() && step != -to.out) continue;
        if (isSeen[number(next)] || isHit(boxes, point(at), point(next))) continue;
        if (alongside(index, point(at), point(next)) >= 0) continue;
        if (isLast) return true;
        isSeen[number(next)] = true;
        open.push_back(next);
      }
    }
    return false;
  }

  const DiagramScene& scene_;
};

}  // namespace armature::app
