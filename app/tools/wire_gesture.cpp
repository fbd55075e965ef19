#include "app/tools/wire_gesture.h"

#include <QMenu>
#include <algorithm>
#include <cmath>

#include "app/canvas/buses.h"
#include "app/canvas/cover.h"
#include "app/canvas/diagram_painter.h"
#include "app/canvas/join_rules.h"
#include "app/canvas/line_box.h"
#include "app/canvas/router.h"

namespace armature::app {

// The point of a wire's piece that is nearest to another one, on the grid along it.
static QPointF pointOn(const WirePicture& wire, int segment, QPointF at) {
  const QPointF a = wire.points[segment], b = wire.points[segment + 1], near = snapped(at);
  const auto within = [](double v, double p, double q) { return std::clamp(v, std::min(p, q), std::max(p, q)); };
  return std::abs(a.y() - b.y()) < 1e-6 ? QPointF(within(near.x(), a.x(), b.x()), a.y())
                                        : QPointF(a.x(), within(near.y(), a.y(), b.y()));
}

// The corners from one end of a wire to a point of it.
static std::vector<diagram::Point> cornersAlong(const WirePicture& wire, int segment, QPointF point, bool isFromLast) {
  std::vector<diagram::Point> corners;
  if (isFromLast)
    for (int k = static_cast<int>(wire.points.size()) - 2; k > segment; --k) corners.push_back(fromQt(wire.points[k]));
  else
    for (int k = 1; k <= segment; ++k) corners.push_back(fromQt(wire.points[k]));
  corners.push_back(fromQt(point));
  return corners;
}

std::vector<BranchStart> branchStarts(const DiagramScene& scene, WireHit hit, QPointF at) {
  if (hit.wire < 0) return {};
  const WirePicture& wire = scene.wires()[static_cast<size_t>(hit.wire)];
  const QPointF point = pointOn(wire, hit.segment, at);
  const ConnectorRef first = scene.findEnd(wire.from.toStdString()), last = scene.findEnd(wire.to.toStdString());
  if (!first.isValid() || !last.isValid()) return {};
  const std::string& causality = scene.connector(last).info.causality;
  const bool isFromLast = causality.empty()
                              ? QLineF(point, wire.points.last()).length() < QLineF(point, wire.points.first()).length()
                              : causality == "output";
  std::vector<BranchStart> starts{{first, cornersAlong(wire, hit.segment, point, false)},
                                  {last, cornersAlong(wire, hit.segment, point, true)}};
  if (isFromLast) std::swap(starts[0], starts[1]);
  return starts;
}

std::optional<BranchStart> branchStart(const DiagramScene& scene, WireHit hit, QPointF at) {
  std::vector<BranchStart> starts = branchStarts(scene, hit, at);
  return starts.empty() ? std::nullopt : std::optional(std::move(starts.front()));
}

WireGesture::WireGesture(CanvasView& view, ConnectorRef from, QPointF pixel, Dropped dropped,
                         std::vector<diagram::Point> corners)
    : Gesture(view),
      from_(from),
      dropped_(std::move(dropped)),
      fromName_(view.scene().endName(from)),
      startPixel_(pixel),
      at_(view.toDiagram(pixel)),
      corners_(std::move(corners)),
      isBranch_(!corners_.empty()) {
  scene_.clearSelection();
  findTargets();
}

void WireGesture::findTargets() {
  targets_.clear();
  const JoinRules rules(scene_, from_);
  for (size_t part = 0; part < scene_.parts().size(); ++part)
    for (size_t k = 0; k < scene_.parts()[part].connectors.size(); ++k) {
      const ConnectorRef ref{static_cast<int>(part), static_cast<int>(k)};
      if (scene_.connector(ref).isVisible && rules.allows(ref)) targets_.push_back(ref);
    }
}

// A wire of the connector itself.
bool WireGesture::isOwn(int wire) const {
  const WirePicture& picture = scene_.wires()[static_cast<size_t>(wire)];
  return scene_.findEnd(picture.from.toStdString()) == from_ || scene_.findEnd(picture.to.toStdString()) == from_;
}

void WireGesture::aim(QPointF at) {
  at_ = at;
  reason_.clear();
  target_ = scene_.connectorAt(at, view_.connectorReach());
  const bool isAtBegin = target_ == from_;  // nothing is meant yet, least of all the wires that end there
  if (isAtBegin) target_ = {};
  onto_.clear();
  if (!target_.isValid() && !isAtBegin) {
    // A wire of a fitting kind: to that place of it, and along it to the end that accepts this one.
    const WireHit hit = scene_.wireAt(at, 5 / view_.scale());
    if (hit.wire >= 0 && !(isBranch_ && isOwn(hit.wire))) {
      for (BranchStart& end : branchStarts(scene_, hit, at)) {
        if (end.from == from_) continue;
        reason_ = scene_.refusal(from_, end.from);
        if (!reason_.isEmpty()) continue;
        target_ = end.from;
        onto_ = std::move(end.corners);
        break;
      }
    }
  } else if (!isAtBegin) {
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

// The signal of a bus that a connector is joined to: asked where it has some that could be meant.
std::optional<std::string> WireGesture::chooseSignal(ConnectorRef bus, ConnectorRef end) {
  const bool isSource = scene_.connector(end).info.causality == "output";
  const QString own = signalName(scene_, bus, end);
  QMenu menu(&view_);
  menu.setObjectName("signalMenu");
  for (const QString& name : busSignals(scene_, bus))
    if (mayCarry(scene_, bus, name, end) && (!isSource || !hasSource(scene_, bus, name)))
      menu.addAction(name)->setData(name);
  if (menu.isEmpty()) return busEnd(scene_, bus, own);
  const auto isOwn = [&](const QAction* action) { return action->data().toString() == own; };
  const auto offered = menu.actions();
  if (std::none_of(offered.begin(), offered.end(), isOwn)) {
    menu.addSeparator();
    menu.addAction(DiagramScene::tr("New signal %1").arg(own))->setData(own);
  }
  const QAction* chosen = menu.exec(view_.mapToGlobal(view_.toPixels(scene_.connector(bus).at).toPoint()));
  if (!chosen) return std::nullopt;
  return busEnd(scene_, bus, chosen->data().toString());
}

bool WireGesture::connectHere() {
  if (!target_.isValid() || !reason_.isEmpty()) return false;
  const bool isToBus = isBus(scene_, target_), isFromBus = isBus(scene_, from_);
  std::optional<std::string> end = isToBus && !isFromBus ? chooseSignal(target_, from_) : chooseElement(target_);
  if (end && isFromBus && !isToBus) {
    const auto begin = chooseSignal(from_, target_);
    if (!begin) return false;
    fromName_ = *begin;
  }
  if (!end) return false;
  document_.addConnection(fromName_, *end, corners_.empty() && onto_.empty() ? corners_ : corners());
  return true;
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
  if (!reason_.isEmpty()) return true;
  const QPointF corner = snapped(at);
  settled_ = corners_.size();
  corners_ = cornersTo(corner);
  corners_.push_back(fromQt(corner));
  return true;
}

bool WireGesture::released(QMouseEvent* event, QPointF at) {
  if (isClicking_) return true;
  aim(at);
  const double distance = QLineF(event->position(), startPixel_).length();
  if (distance < 5 && (isBranch_ || !target_.isValid())) {
    isClicking_ = true;
    return true;
  }
  const bool isDropped = distance > 24 && isOnEmpty(at);
  connectHere();
  cancelled();
  if (isDropped && dropped_) dropped_(event->position(), from_, corners_);
  return false;
}

// The corner of its first click is where the part goes.
bool WireGesture::doubleClicked(QMouseEvent* event, QPointF at) {
  aim(at);
  if (!isClicking_ || event->button() != Qt::LeftButton || !isOnEmpty(at) || !dropped_) return true;
  corners_.resize(std::min(settled_, corners_.size()));
  cancelled();
  dropped_(event->position(), from_, corners_);
  return false;
}

bool WireGesture::isOnEmpty(QPointF at) const {
  return !target_.isValid() && reason_.isEmpty() && scene_.partAt(at) < 0 &&
         scene_.wireAt(at, 5 / view_.scale()).wire < 0;
}

void WireGesture::cancelled() {
  scene_.setHover(-1, {}, -1);
  view_.update();
}

bool WireGesture::renewed() {
  from_ = scene_.findEnd(fromName_);
  target_ = {};
  if (from_.isValid()) {
    findTargets();
    return true;
  }
  cancelled();
  return false;
}

// The corners from those that are there to a point, so that all pieces are level or upright.
std::vector<diagram::Point> WireGesture::cornersTo(QPointF end) const {
  std::vector<diagram::Point> corners = corners_;
  const ConnectorPicture& from = scene_.connector(from_);
  const bool isAtTarget = isFitting() && onto_.empty();
  const QPointF start = corners_.empty() ? from.at : toQt(corners_.back());
  const auto partOf = [&](ConnectorRef ref) -> const PartPicture& {
    return scene_.parts()[static_cast<size_t>(ref.part)];
  };
  RouteRequest request{start, {}, end, {}, {}, {}, {}};
  const diagram::RouteEnd begun = corners_.empty() ? routeEnd(from) : diagram::RouteEnd{fromQt(start), {}};
  const diagram::RouteEnd aim = isAtTarget ? routeEnd(scene_.connector(target_)) : diagram::RouteEnd{fromQt(end), {}};
  if (corners_.empty()) request.fromOut = wayOut(from, aim, partOf(from_));
  if (isAtTarget) request.toOut = wayOut(scene_.connector(target_), begun, partOf(target_));
  const QRectF zone = QRectF(start, end).normalized().adjusted(-40, -40, 40, 40);
  const auto isLeft = [&](int part) {
    return (part == from_.part && corners_.empty() && request.fromOut.isNull()) ||
           (isAtTarget && part == target_.part && request.toOut.isNull());
  };
  for (int k = 0; k < static_cast<int>(scene_.parts().size()); ++k) {
    const QRectF& rect = scene_.parts()[static_cast<size_t>(k)].rect;
    if (isLeft(k))
      request.homes.push_back(rect);
    else if (rect.intersects(zone) && !rect.contains(at_))
      request.obstacles.push_back(rect);
  }
  for (const QRectF& text : scene_.notes().obstacles(scene_.parts()))
    if (text.intersects(zone) && !text.contains(at_)) request.texts.push_back(text);
  const QPolygonF points = routeWire(request);
  for (int k = 1; k + 1 < points.size(); ++k) corners.push_back(fromQt(points[k]));
  return corners;
}

// All corners of the wire as it is now.
std::vector<diagram::Point> WireGesture::corners() const {
  if (onto_.empty()) return cornersTo(isFitting() ? scene_.connector(target_).at : at_);
  std::vector<diagram::Point> all{fromQt(scene_.connector(from_).at)};
  std::ranges::copy(cornersTo(toQt(onto_.back())), std::back_inserter(all));
  std::ranges::reverse_copy(onto_, std::back_inserter(all));
  all.push_back(fromQt(scene_.connector(target_).at));
  all = diagram::withoutNeedless(all);
  return {all.begin() + 1, all.end() - 1};
}

QPolygonF WireGesture::way() const {
  QPolygonF points{scene_.connector(from_).at};
  for (const auto& corner : corners()) points << toQt(corner);
  return points << (isFitting() ? scene_.connector(target_).at : at_);
}

void WireGesture::paint(QPainter& painter) {
  const Theme& theme = Theme::of(&view_);
  const ConnectorPicture& from = scene_.connector(from_);
  QColor light = theme.accent;
  light.setAlphaF(0.28);
  // From far away smaller: rings of many would hide the diagram.
  const int radius = std::clamp(static_cast<int>(8 * view_.scale()), 2, 8);  // [px]
  const auto ring = [&](QPainter& target) {
    target.setPen(QPen(theme.accent, radius < 4 ? 0.5 : 1.5));
    target.setBrush(light);
    target.drawEllipse(QPointF(), radius, radius);
  };
  for (const ConnectorRef ref : targets_)
    if (scene_.has(ref))
      view_.paintCache().stamps.put(painter, {6, theme.accent.rgba(), 0, radius, 0, 0},
                                    view_.toPixels(scene_.connector(ref).at), QRectF(-10, -10, 20, 20), ring);
  QPolygonF points;
  for (const QPointF& point : way()) points << view_.toPixels(point);
  const QColor ink = !reason_.isEmpty() ? theme.error : isFitting() ? theme.accent : theme.domain(from.info.domain);
  painter.save();
  // Connectors and names on its way stay whole.
  painter.setClipRegion(QRegion(view_.rect()) - signsOn(points));
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(ink, 2, isFitting() ? Qt::SolidLine : Qt::DashLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolyline(points);
  painter.restore();
  if (!reason_.isEmpty()) paintReason(painter, points);
}

// What signs of connectors and names of parts cover of a way [px].
QRegion WireGesture::signsOn(const QPolygonF& way) const {
  const auto isOnWay = [&](const QRectF& box) {
    for (qsizetype k = 0; k + 1 < way.size(); ++k)
      if (lineBox(way[k], way[k + 1], 2).intersects(box)) return true;
    return false;
  };
  QRegion signs;
  const double reach = 5 * std::clamp(view_.zoom(), 0.55, 1.8);
  const QRectF about = way.boundingRect().adjusted(-40, -40, 40, 40);
  const std::vector<LabelLayout>& labels = view_.besideParts().labels();
  for (size_t part = 0; part < scene_.parts().size(); ++part) {
    const QRectF& label = labels[part].box;
    if (!label.isEmpty() && isOnWay(label)) signs += label.toAlignedRect();
    if (!view_.toPixels(scene_.parts()[part].rect).intersects(about)) continue;
    for (const ConnectorPicture& connector : scene_.parts()[part].connectors) {
      const QPointF at = view_.toPixels(connector.at);
      const QRectF sign(at - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach));
      if (connector.isVisible && isOnWay(sign)) signs += sign.toAlignedRect();
    }
  }
  return signs;
}

void WireGesture::paintReason(QPainter& painter, const QPolygonF& way) const {
  const Theme& theme = Theme::of(&view_);
  const CardLayout card(painter.font(), view_.width() - 40, reason_, remedy());
  const QPointF near = target_.isValid() ? view_.toPixels(scene_.connector(target_).at) : view_.toPixels(at_);
  card.paint(painter, freeCard(view_, card.size(), near, way).topLeft(), theme, theme.error);
}

QString WireGesture::remedy() const {
  const QString from = QString::fromStdString(scene_.endName(from_));
  if (targets_.empty())
    return isClicking_
               ? DiagramScene::tr("No free connector fits %1: double-click empty canvas to choose a part.").arg(from)
               : DiagramScene::tr("No free connector fits %1: let go on empty canvas to choose a part.").arg(from);
  const auto away = [this](ConnectorRef ref) {
    return scene_.has(ref) ? QLineF(scene_.connector(ref).at, at_).length() : HUGE_VAL;
  };
  const ConnectorRef nearest = *std::ranges::min_element(targets_, {}, away);
  const QString to = QString::fromStdString(scene_.endName(nearest));
  return targets_.size() == 1 ? DiagramScene::tr("Connect %1 to %2.").arg(from, to)
                              : DiagramScene::tr("Connect %1 to %2 or to another connector with a ring.").arg(from, to);
}

}  // namespace armature::app
