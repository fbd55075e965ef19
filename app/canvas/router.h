// Ways for wires (engine/diagram/wire_router) in the canvas's own values.
#pragma once
#include <QLineF>
#include <QPolygonF>
#include <QRectF>
#include <optional>
#include <vector>

#include "app/canvas/scene_pictures.h"
#include "engine/diagram/wire_router.h"

namespace armature::app {

struct RouteRequest {
  QPointF from, fromOut;  // the end and the direction in which its wire leaves; (0,0) = any
  QPointF to, toOut;
  std::vector<QRectF> obstacles;   // parts, [unit]
  std::vector<QLineF> others;      // segments of other nets
  std::vector<QLineF> own = {};    // segments of the same net: run upon them or well away, never closely beside
  std::vector<QRectF> homes = {};  // parts in which ends of any direction lie: left on a short way
  std::vector<QRectF> texts = {};  // words of notes: gone round where they are in the way, of no account elsewhere
  std::vector<QLineF> kept = {};   // first pieces of other nets' wires that have no way yet
};

using RouteWork = diagram::RouteWork;

diagram::RouteEnd routeEnd(const ConnectorPicture& connector);
// The direction in which a wire leaves a connector of a part to get to another end; null: any.
QPointF wayOut(const ConnectorPicture& connector, const diagram::RouteEnd& other, const PartPicture& part);

// The piece before a wire's first bend; nothing where it leaves any way.
std::optional<QLineF> firstPiece(QPointF at, QPointF out);

// All points of the wire, ends included.
QPolygonF routeWire(const RouteRequest& request, RouteWork* work = nullptr);

}  // namespace armature::app
