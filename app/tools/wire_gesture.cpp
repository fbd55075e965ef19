#include "app/tools/wire_gesture.h"

#include <QMenu>
#include <QPainterPath>
#include <cmath>

#include "app/canvas/diagram_painter.h"
#include "app/canvas/router.h"

namespace armature::app {

WireGesture::WireGesture(CanvasView& view, ConnectorRef from, QPointF pixel)
    : Gesture(view),
      from_(from),
      fromName_(view.scene().endName(from)),
      startPixel_(pixel),
      at_(view.toDiagram(pixel)) {
  scene_.clearSelection();
}

void WireGesture::aim(QPointF at) {
  at_ = at;
  reason_.clear();
  target_ = scene_.connectorAt(at, view_.connectorReach());
  if (target_ == from_) target_ = {};
  if (!target_.isValid()) {
    // A wire of a fitting kind: join the end that accepts it.
    const WireHit hit = scene_.wireAt(at, 5 / view_.scale());
    if (hit.wire >= 0) {
      const WirePicture& wire = scene_.wires()[static_cast<size_t>(hit.wire)];
      for (const QString& end : {wire.from, wire.to}) {
        const ConnectorRef ref = scene_.findEnd(end.toStdString());
        if (!ref.isValid() || ref == from_) continue;
        reason_ = scene_.refusal(from_, ref);
        if (!reason_.isEmpty()) continue;
        target_ = ref;
        break;
      }
    }
  } else {
    reason_ = scene_.refusal(from_, target_);
  }
  scene_.setHover(-1, reason_.isEmpty() ? target_ : ConnectorRef{}, -1);
  view_.update();
}

// Which element of an array of connectors is meant: asked where more than one is free.
std::optional<std::string> WireGesture::chooseElement(ConnectorRef ref) {
  const int count = scene_.elementCount(ref);
  QMenu menu(&view_);
  menu.setObjectName("elementMenu");
  int free = 0;
  for (int element = 1; element <= count; ++element) {
    const bool isUsed = scene_.isElementUsed(ref, element);
    const QString name = QString::fromStdString(scene_.elementName(ref, element));
    QAction* choice = menu.addAction(isUsed ? DiagramScene::tr("%1 (connected)").arg(name) : name);
    choice->setData(element);
    if (!isUsed && free++ == 0) menu.setActiveAction(choice);
  }
  if (free < 2) return scene_.endName(ref);
  const QAction* chosen = menu.exec(view_.mapToGlobal(view_.toPixels(scene_.connector(ref).at).toPoint()));
  if (!chosen) return std::nullopt;
  return scene_.elementName(ref, chosen->data().toInt());
}

bool WireGesture::connectHere() {
  if (!target_.isValid() || !reason_.isEmpty()) return false;
  const auto end = chooseElement(target_);
  if (end) document_.addConnection(fromName_, *end, corners_);
  return end.has_value();
}

void WireGesture::moved(QMouseEvent*, QPointF at) {
  aim(at);
}

bool WireGesture::pressed(QMouseEvent* event, QPointF at) {
  if (event->button() != Qt::LeftButton) {
    cancelled();
    return false;
  }
  aim(at);
  if (!isClicking_) return true;
  if (target_.isValid() && reason_.isEmpty()) {
    connectHere();
    cancelled();
    return false;
  }
  if (reason_.isEmpty()) corners_.push_back(fromQt(snapped(at)));
  return true;
}

bool WireGesture::released(QMouseEvent* event, QPointF at) {
  if (isClicking_) return true;
  aim(at);
  const double distance = QLineF(event->position(), startPixel_).length();
  if (distance < 5 && !target_.isValid()) {
    isClicking_ = true;
    return true;
  }
  connectHere();
  cancelled();
  return false;
}

void WireGesture::cancelled() {
  scene_.setHover(-1, {}, -1);
  view_.update();
}

bool WireGesture::renewed() {
  from_ = scene_.findEnd(fromName_);
  target_ = {};
  if (from_.isValid()) return true;
  cancelled();
  return false;
}

void WireGesture::paint(QPainter& painter) {
  const Theme& theme = Theme::of(&view_);
  const ConnectorPicture& from = scene_.connector(from_);
  const bool isFitting = target_.isValid() && reason_.isEmpty();
  const QPointF end = isFitting ? scene_.connector(target_).at : at_;
  QPolygonF points;
  if (corners_.empty()) {
    RouteRequest request{from.at, from.out, end, isFitting ? scene_.connector(target_).out : QPointF(), {}, {}, {}};
    const QRectF zone = QRectF(from.at, end).normalized().adjusted(-40, -40, 40, 40);
    for (const PartPicture& part : scene_.parts())
      if (part.rect.intersects(zone) && !part.rect.contains(at_)) request.obstacles.push_back(part.rect);
    points = routeWire(request);
  } else {
    points << from.at;
    for (const auto& c : corners_) points << toQt(c);
    points << end;
  }
  QPainterPath path;
  for (int k = 0; k < points.size(); ++k)
    k == 0 ? path.moveTo(view_.toPixels(points[k])) : path.lineTo(view_.toPixels(points[k]));
  const QColor ink = !reason_.isEmpty() ? theme.error : isFitting ? theme.accent : theme.domain(from.info.domain);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(theme.canvas, 6, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
  painter.drawPath(path);
  painter.setPen(QPen(ink, 2, isFitting ? Qt::SolidLine : Qt::DashLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPath(path);
  if (!reason_.isEmpty())
    paintCard(painter, view_.rect(), view_.toPixels(at_) + QPointF(16, -12), reason_, {}, theme, theme.error);
}

}  // namespace armature::app
