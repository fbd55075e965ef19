// Orthogonal routes for wires: they leave connectors outwards, keep clear of parts, do not run on other nets' wires,
// and have few bends. Simple shapes (straight, L, Z, U) are tried first; else a shortest path is searched on the lines
// that the parts' edges suggest (A* on an orthogonal visibility graph, as in Wybrow, Marriott and Stuckey,
// "Orthogonal connector routing", 2009, without their nudging phase). The picture and exports share it.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/diagram/document.h"

namespace armature::diagram {

inline constexpr double kRouteGrid = 2;  // [unit] that corners lie on
// Wires of a diagram that are all given their ways anew at each edit, each with an eye to those behind it. Beyond, only
// what could be otherwise than before is looked for, on fewer lines.
inline constexpr size_t kAlwaysRouted = 200;

// A rectangle along the axes by its corner of least coordinates [unit].
struct RouteBox {
  double x = 0, y = 0, width = 0, height = 0;
  double right() const { return x + width; }
  double top() const { return y + height; }
  RouteBox grown(double by) const { return {x - by, y - by, width + 2 * by, height + 2 * by}; }
  bool contains(const Point& at) const { return x <= at.x && at.x <= right() && y <= at.y && at.y <= top(); }
  // Whether two of them have an area in common.
  bool intersects(const RouteBox& other) const {
    return x < other.right() && other.x < right() && y < other.top() && other.y < top();
  }
};

struct RouteLine {
  Point a, b;
};

// Which way a wire leaves its end: outwards from the side of the icon that the connector is at; outwards from a side of
// what is drawn within the icon, or straight along that side to what lies there and faces it; towards the middle of the
// diagram, unless the other end lies behind; wherever it is going.
enum class Leaving { outwards, atDrawing, inwards, anywhere };
// An end of a wire and the way out of its part, a unit vector along an axis.
struct RouteEnd {
  Point at, out;
  Leaving leaving = Leaving::anywhere;
};
// The direction in which a wire leaves its part to get to another end; (0,0): any, as to an end within the part.
Point wayOut(const RouteEnd& end, const RouteEnd& other, const RouteBox& part);
// The piece before its first bend, which it takes wherever it goes; nothing where it leaves any way.
std::optional<RouteLine> firstPiece(const Point& at, const Point& out);

// About the line between two points.
RouteBox boxAbout(const Point& a, const Point& b);

struct RouteRequest {
  Point from, fromOut;  // the end and the direction in which its wire leaves; (0,0) = any
  Point to, toOut;
  std::vector<RouteBox> obstacles;   // parts
  std::vector<RouteLine> others;     // segments of other nets
  std::vector<RouteLine> own;        // segments of the same net: run upon them or well away, never closely beside
  std::vector<RouteBox> homes = {};  // parts in which ends of any direction lie: left on a short and straight way
  std::vector<RouteLine> kept = {};  // first pieces of other nets' wires that have no way yet: left to them
};

// What the search for the ways of several wires has cost so far. The more of them are searched for, the fewer lines
// each of the further ones is given, so that all together take a bounded time.
struct RouteWork {
  size_t searches = 0, crossings = 0;  // of lines that were searched on
  size_t wholeSearches = 16;           // that have as many lines as there are
  size_t most = SIZE_MAX;              // searches; further ways are the best of the simple shapes
  size_t lines = 70;                   // of each direction that a search runs on, at most
  bool isSpent() const { return searches >= most; }
};

// All points of the wire, ends included.
std::vector<Point> routeWire(const RouteRequest& request, RouteWork* work = nullptr);

// Corners without repeated points and points on a straight line between their neighbours.
std::vector<Point> withoutNeedless(const std::vector<Point>& points);

}  // namespace armature::diagram
