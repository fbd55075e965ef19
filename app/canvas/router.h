// Orthogonal routes for wires: they leave connectors outwards, keep clear of parts, do not run on other nets' wires,
// and have few bends. Simple shapes (straight, L, Z, U) are tried first; else a shortest path is searched on the lines
// that the parts' edges suggest (Dijkstra on an orthogonal visibility graph, as in Wybrow, Marriott and Stuckey,
// "Orthogonal connector routing", 2009, without their nudging phase).
#pragma once
#include <QLineF>
#include <QPolygonF>
#include <QRectF>
#include <vector>

namespace armature::app {

struct RouteRequest {
  QPointF from, fromOut;  // the end and the direction in which its wire leaves; (0,0) = any
  QPointF to, toOut;
  std::vector<QRectF> obstacles;  // parts, [unit]
  std::vector<QLineF> others;     // segments of other nets
  std::vector<QLineF> own = {};   // segments of the same net: run upon them or well away, never closely beside
};

// What the search for the ways of several wires has cost so far. The more of them are searched for, the fewer lines
// each of the further ones is given, so that all together take a bounded time.
struct RouteWork {
  size_t searches = 0, crossings = 0;  // of lines that were searched on
};

// All points of the wire, ends included.
QPolygonF routeWire(const RouteRequest& request, RouteWork* work = nullptr);

}  // namespace armature::app
