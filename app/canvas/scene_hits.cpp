// What lies under a point, and which connectors fit each other.
#include <algorithm>
#include <cmath>

#include "app/canvas/diagram_scene.h"
#include "app/canvas/join_rules.h"

namespace armature::app {
namespace {

double distanceTo(QPointF p, QPointF a, QPointF b) {
  const QPointF d = b - a;
  const double length2 = QPointF::dotProduct(d, d);
  const double t = length2 > 0 ? std::clamp(QPointF::dotProduct(p - a, d) / length2, 0.0, 1.0) : 0;
  return QLineF(p, a + t * d).length();
}

}  // namespace

int DiagramScene::partAt(QPointF point) const {
  for (int i = static_cast<int>(parts_.size()) - 1; i >= 0; --i)
    if (parts_[static_cast<size_t>(i)].rect.contains(point)) return i;
  return -1;
}

// Of a part that is drawn small the middle is the part's, however far connectors reach.
static bool isOfThePart(const QRectF& part, const ConnectorPicture& connector, QPointF point, double away) {
  constexpr double kMost = 0.2;  // of its size that a connector reaches inwards
  const double room = kMost * std::min(part.width(), part.height());
  const QPointF out = connector.at - part.center();
  return part.contains(point) && away > room && std::max(std::abs(out.x()), std::abs(out.y())) > room;
}

ConnectorRef DiagramScene::connectorAt(QPointF point, double reach) const {
  ConnectorRef best;
  double nearest = reach;
  for (size_t i = 0; i < parts_.size(); ++i) {
    if (!parts_[i].rect.adjusted(-reach - 4, -reach - 4, reach + 4, reach + 4).contains(point)) continue;
    for (size_t k = 0; k < parts_[i].connectors.size(); ++k) {
      const ConnectorPicture& c = parts_[i].connectors[k];
      if (!c.isVisible) continue;
      const double d = std::max(std::abs(point.x() - c.at.x()), std::abs(point.y() - c.at.y()));
      if (d <= nearest && !isOfThePart(parts_[i].rect, c, point, d)) {
        nearest = d;
        best = {static_cast<int>(i), static_cast<int>(k)};
      }
    }
  }
  return best;
}

WireHit DiagramScene::wireAt(QPointF point, double reach) const {
  WireHit best;
  double nearest = reach;
  for (size_t i = 0; i < wires_.size(); ++i) {
    const QPolygonF& p = wires_[i].points;
    if (!p.boundingRect().adjusted(-reach, -reach, reach, reach).contains(point)) continue;
    for (int k = 0; k + 1 < p.size(); ++k)
      if (const double d = distanceTo(point, p[k], p[k + 1]); d <= nearest) {
        nearest = d;
        best = {static_cast<int>(i), k};
      }
  }
  return best;
}

QString DiagramScene::refusal(ConnectorRef from, ConnectorRef to) const {
  return JoinRules(*this, from).refusal(to);
}

}  // namespace armature::app
