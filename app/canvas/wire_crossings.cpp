#include "app/canvas/wire_crossings.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace armature::app {

namespace {

constexpr double kRim = 2.5;  // [px] on either side of a wire that crosses another one
constexpr double kCell = 24;  // [px] few pieces are in one, also where a thousand parts are in sight

}  // namespace

WireCrossings::WireCrossings(const QRectF& area, double pixel) : cells_(area, kCell), pixel_(pixel) {}

void WireCrossings::add(const QPolygonF& corners, double width, int net) {
  for (qsizetype k = 0; k + 1 < corners.size(); ++k) {
    const Piece piece{{corners[k], corners[k + 1]}, QRectF(corners[k], corners[k + 1]).normalized(), width, net};
    cells_.add(piece.box, static_cast<int>(pieces_.size()));
    pieces_.push_back(piece);
  }
}

// Where two pieces cross, and how steeply; nothing where one runs along the other.
static std::optional<std::pair<QPointF, double>> crossingOf(const QLineF& a, const QLineF& b) {
  QPointF at;
  if (a.intersects(b, &at) != QLineF::BoundedIntersection) return std::nullopt;
  const QPointF way = a.unitVector().p2() - a.p1(), across = b.unitVector().p2() - b.p1();
  const double sine = std::abs(way.x() * across.y() - way.y() * across.x());
  constexpr double kLeastSine = 0.2;
  return sine < kLeastSine ? std::nullopt : std::optional(std::pair(at, sine));
}

double WireCrossings::freeAlong(const Piece& below, const Piece& over, QPointF at, QPointF way) const {
  const QLineF sight(at, at + way * kSight);
  const QPointF end =
      QPointF::dotProduct(below.line.p2() - below.line.p1(), way) > 0 ? below.line.p2() : below.line.p1();
  double free = std::min(kSight, QLineF(at, end).length());
  const QRectF near = QRectF(sight.p1(), sight.p2()).normalized().adjusted(-1, -1, 1, 1);
  forNear(sight, [&](const Piece& other) {
    if (!near.intersects(other.box.adjusted(-0.5, -0.5, 0.5, 0.5))) return;
    // A little longer: a branch ends in the middle of the line that it leaves.
    QLineF reaching = other.line;
    reaching.setLength(reaching.length() + 1);
    reaching = QLineF(reaching.p2(), reaching.p1());
    reaching.setLength(reaching.length() + 1);
    const auto crossing = crossingOf(sight, reaching);
    const double away = crossing ? QLineF(at, crossing->first).length() : kSight;
    if (away > 0.5) free = std::min(free, away - other.width / 2);
  });
  return std::max(0.0, free - over.width / 2);
}

double WireCrossings::freeAbout(const QPolygonF& corners, qsizetype corner, double width, int net,
                                double within) const {
  double free = within;
  const QPointF at = corners[corner];
  for (const QPointF& next : {corners[corner - 1], corners[corner + 1]}) {
    QLineF leg(at, next);
    const double reach = within + width / 2 + kRim;
    if (leg.length() > reach) leg.setLength(reach);
    forNear(leg, [&](const Piece& other) {
      if (other.net == net) return;
      if (const auto crossing = crossingOf(leg, other.line))
        free = std::min(free, QLineF(at, crossing->first).length() - other.width / 2 - kRim);
    });
  }
  return std::max(0.0, free);
}

QLineF WireCrossings::gapIn(const Piece& below, const Piece& over) const {
  // Most that lie near each other run beside each other: that is told without the work of an intersection.
  if (below.box.left() > over.box.right() || below.box.right() < over.box.left() ||
      below.box.top() > over.box.bottom() || below.box.bottom() < over.box.top())
    return {};
  if ((over.box.height() == 0 && below.box.height() == 0) || (over.box.width() == 0 && below.box.width() == 0))
    return {};
  const auto crossing = crossingOf(over.line, below.line);
  if (!crossing) return {};
  const auto [at, sine] = *crossing;
  const QPointF way = below.line.unitVector().p2() - below.line.p1();
  // Of what is free on a side a third is gap, so that the line is seen as far between two gaps as they are wide.
  const auto rim = [&](QPointF side) {
    const double third = freeAlong(below, over, at, side) / 3;
    if (third >= kRim) return kRim;
    return pixel_ > 0 ? std::floor(third / pixel_ + 1e-6) * pixel_ : third;
  };
  const double before = rim(-way), behind = rim(way);
  if (before <= 0 && behind <= 0) return {};
  return {at - way * ((over.width / 2 + before) / sine), at + way * ((over.width / 2 + behind) / sine)};
}

}  // namespace armature::app
