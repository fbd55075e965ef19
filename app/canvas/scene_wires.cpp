// The wires of the picture: which connectors they join, and the ways that they go.
#include <algorithm>
#include <utility>

#include "app/canvas/buses.h"
#include "app/canvas/diagram_scene.h"
#include "app/canvas/kept_routes.h"
#include "app/canvas/line_box.h"
#include "app/canvas/old_wires.h"
#include "app/canvas/route_field.h"
#include "app/canvas/router.h"
#include "app/canvas/wire_nets.h"

namespace armature::app {

// Ways for which the hand waits to be searched for on all lines: the others are looked for well when it lets go.
static constexpr size_t kWholeInHand = 4, kMostInHand = 24;
static constexpr size_t kAllWhole = 1'000'000'000;  // searches: that depends on the number of wires alone

// A part without wires under the hand pushes none away: it may be meant for one of them.
bool DiagramScene::isLooseInHand(int part) const {
  const auto& connectors = parts_[static_cast<size_t>(part)].connectors;
  return preview_.contains(part) &&
         std::none_of(connectors.begin(), connectors.end(), [](const ConnectorPicture& c) { return c.isConnected; });
}

static QPointF wayOutOf(const DiagramScene& scene, ConnectorRef end, ConnectorRef other) {
  return wayOut(scene.connector(end), routeEnd(scene.connector(other)), scene.parts()[static_cast<size_t>(end.part)]);
}

// What counts for the way of one wire.
RouteRequest DiagramScene::routeRequest(size_t wire, const RouteField& field) const {
  const auto [a, b] = ends_[wire];
  RouteRequest request{connector(a).at, wayOutOf(*this, a, b), connector(b).at, wayOutOf(*this, b, a), {}, {}, {}};
  const QRectF zone = zoneOf(request);
  std::vector<int> near = field.partsNear(request);
  for (const auto& [part, out] : {std::pair(a.part, request.fromOut), std::pair(b.part, request.toOut)}) {
    if (!out.isNull() || std::erase(near, part) == 0) continue;
    request.homes.push_back(parts_[static_cast<size_t>(part)].rect);
  }
  for (const int part : near)
    if (const QRectF& rect = parts_[static_cast<size_t>(part)].rect; rect.intersects(zone) && !isLooseInHand(part))
      request.obstacles.push_back(rect);
  field.collectWires(wires_[wire].net, request);
  return request;
}

// What all wires are, and those along the corners that somebody has given them: the others find their ways beside
// these.
void DiagramScene::layStored() {
  QSet<int> loose;
  for (int part = 0; part < static_cast<int>(parts_.size()) && !preview_.isEmpty(); ++part)
    if (isLooseInHand(part)) loose.insert(part);
  const KeptRoutes kept(document_.values(), parts_, preview_, loose);
  for (size_t i = 0; i < wires_.size(); ++i) {
    const auto [a, b] = ends_[i];
    if (!a.isValid() || !b.isValid()) continue;
    WirePicture& wire = wires_[i];
    const ConnectorPicture &from = connector(a), &to = connector(b);
    wire.domain = from.info.domain == Domain::other ? to.info.domain : from.info.domain;
    if (from.bus.isBus && to.bus.isBus) wire.bus = {true, from.bus.color >= 0 ? from.bus.color : to.bus.color};
    const bool isShown = static_cast<int>(i) == routePreviewWire_;
    const auto route = isShown ? routePreview_ : kept.cornersOf(document_.values().connections[i].route, a, b);
    wire.isManual = !route.empty();
    if (!wire.isManual) continue;
    wire.points << from.at;
    for (const auto& p : route) wire.points << toQt(p);
    wire.points << to.at;
  }
}

// The first pieces of wires, by their number.
using FirstPieces = std::vector<std::pair<size_t, QLineF>>;

// A wire leaves them to those of other nets that have no way yet.
static void keepFirstPieces(const FirstPieces& pieces, const std::vector<WirePicture>& wires, size_t wire,
                            RouteRequest& request) {
  const QRectF zone = zoneOf(request);
  for (const auto& [i, piece] : pieces)
    if (zone.contains(piece.p1()) && i != wire && wires[i].points.isEmpty() && wires[i].net != wires[wire].net)
      request.kept.push_back(piece);
}

// Where wires lie that have changed, piece by piece, and where they lay.
static QVector<QRectF> changedPieces(const std::vector<const WirePicture*>& before,
                                     const std::vector<WirePicture>& wires, const OldWires& old) {
  QVector<QRectF> changed;
  const auto add = [&](const QPolygonF& points) {
    for (qsizetype k = 0; k + 1 < points.size(); ++k) changed << lineBox(points[k], points[k + 1], 0.5);
  };
  for (size_t i = 0; i < wires.size(); ++i) {
    if (before[i] && before[i]->points == wires[i].points) continue;
    if (before[i]) add(before[i]->points);
    add(wires[i].points);
  }
  old.forGone([&](const WirePicture& gone) { add(gone.points); });
  return changed;
}

// Which connectors each wire joins, by the names of its ends, and what follows from these. Gives the wires as they
// were, null where there was none. `areKept`: parts that are what they were, where they were.
std::vector<const WirePicture*> DiagramScene::takeEnds(OldWires& old, const std::vector<char>& areKept) {
  const auto& connections = document_.values().connections;
  const bool areSame = wireNames_.take(connections) && old.size() == connections.size();
  std::vector<const WirePicture*> before(connections.size());
  wires_.assign(connections.size(), {});
  ends_.resize(connections.size());
  for (auto& part : parts_)
    for (auto& connector : part.connectors) connector.isConnected = false;
  const auto isKept = [&](ConnectorRef end) {  // of fewer parts, the last ones are gone
    const auto part = static_cast<size_t>(end.part);
    return end.isValid() && part < areKept.size() && areKept[part];
  };
  const auto take = [&](ConnectorRef& end, const std::string& name) {
    if (!areSame || !isKept(end)) end = findEnd(name);
    if (end.isValid())
      parts_[static_cast<size_t>(end.part)].connectors[static_cast<size_t>(end.connector)].isConnected = true;
  };
  for (size_t i = 0; i < connections.size(); ++i) {
    WirePicture& wire = wires_[i];
    if (areSame) {
      before[i] = old.take(i);
      wire.from = before[i]->from, wire.to = before[i]->to, wire.net = before[i]->net;
    } else {
      wire.from = QString::fromStdString(connections[i].from);
      wire.to = QString::fromStdString(connections[i].to);
      before[i] = old.take(i, wire.from, wire.to);
    }
    take(ends_[i].first, connections[i].from);
    take(ends_[i].second, connections[i].to);
  }
  if (!areSame) joinNets(wires_);
  return before;
}

// Wires between parts that go the same way go with them.
static void carryWires(const DiagramScene& scene, const QHash<int, diagram::Placement>& moved,
                       const std::vector<std::pair<ConnectorRef, ConnectorRef>>& ends,
                       const std::vector<const WirePicture*>& before, std::vector<WirePicture>& wires) {
  for (size_t i = 0; i < wires.size(); ++i) {
    const auto [a, b] = ends[i];
    if (!moved.contains(a.part) || !moved.contains(b.part) || wires[i].isManual) continue;
    if (!before[i] || before[i]->isManual || before[i]->points.isEmpty()) continue;
    const QPolygonF& points = before[i]->points;
    const QPointF by = scene.connector(a).at - points.first();
    if (scene.connector(b).at - points.last() == by) wires[i].points = points.translated(by);
  }
}

// Whether something has changed about a way; while the hand moves, only what lies at the way itself counts.
static bool isDisturbed(const QPolygonF& points, const BoxSet& changed, bool isInHand) {
  constexpr double kNear = 6;  // [unit]
  if (!changed.meets(points.boundingRect().adjusted(-kNear, -kNear, kNear, kNear))) return false;
  if (!isInHand) return true;
  for (qsizetype k = 0; k + 1 < points.size(); ++k)
    if (changed.meets(lineBox(points[k], points[k + 1], kNear))) return true;
  return false;
}

// At rest the picture depends on the document alone, so that undo and the file bring back the same one: the ways of all
// wires are found anew or, in a large diagram, of all that could be others than at rest before (rest_ways.h). Under the
// hand those whose ends and surroundings have not changed keep their path.
void DiagramScene::makeWires(const QVector<QRectF>& disturbed, const std::vector<char>& areKept) {
  const auto& connections = document_.values().connections;
  OldWires old(std::move(wires_));
  const std::vector<const WirePicture*> before = takeEnds(old, areKept);
  markBuses(parts_, catalog_, document_.values().name);
  layStored();
  const bool isLarge = connections.size() > diagram::kAlwaysRouted;
  const bool isAtRest = preview_.isEmpty() && routePreviewWire_ < 0;
  const std::vector<QRectF> texts = notes_.obstacles(parts_);
  const BoxSet moved(disturbed);
  RouteWork work;
  const bool isInHand = isLarge && !preview_.isEmpty();
  if (isInHand) {
    carryWires(*this, preview_, ends_, before, wires_);
    work.wholeSearches = kWholeInHand, work.most = kMostInHand;
  }
  std::optional<RestWays> rest;
  if (isLarge && isAtRest) {
    work.lines = linesFor(connections.size()), work.wholeSearches = kAllWhole;
    rest.emplace(parts_);
    rest->changes(disturbed);
    rest->take(restSheet_, texts, work.lines);
    rest->take(before, wires_, old);
  }
  // Looked for when a way is; where there are many wires, these are not left to others, for the sake of speed.
  std::optional<FirstPieces> firstPieces;
  const auto findFirstPieces = [&] {
    firstPieces.emplace();
    for (size_t i = 0; i < ends_.size(); ++i) {
      const auto [from, to] = ends_[i];
      if (wires_[i].isManual || !from.isValid() || !to.isValid()) continue;
      for (const auto& [end, other] : {std::pair(from, to), std::pair(to, from)})
        if (const auto piece = firstPiece(connector(end).at, wayOutOf(*this, end, other)))
          firstPieces->emplace_back(i, *piece);
    }
  };
  std::optional<RouteField> field;  // where some way has to be looked for
  const auto lay = [&](size_t wire, const QPolygonF& points, uint64_t print) {
    wires_[wire].points = points, wires_[wire].print = print;
    if (field) field->add(wire);
    if (!rest || (before[wire] && before[wire]->points == points)) return;
    rest->changes(points);
    if (before[wire]) rest->changes(before[wire]->points);
  };
  // Whether a wire has the way of before, without a look at what that follows from.
  const auto stays = [&](size_t wire, ConnectorRef a, ConnectorRef b) {
    const QPolygonF& points = before[wire]->points;
    const QPointF from = connector(a).at, to = connector(b).at;
    if (points.isEmpty() || points.first() != from || points.last() != to) return false;
    if (!rest) return !isDisturbed(points, moved, isInHand);
    const auto isKept = [&](int part) { return areKept[static_cast<size_t>(part)] != 0; };
    return before[wire]->print != 0 && isKept(a.part) && isKept(b.part) && !rest->isTouched(from, to);
  };
  // The first wire between two ends that has found its way: what is joined twice goes the same.
  constexpr size_t kNone = SIZE_MAX;
  std::vector<size_t> routed(connections.size(), kNone);
  for (size_t i = 0; i < connections.size(); ++i) {
    const auto [a, b] = ends_[i];
    if (!a.isValid() || !b.isValid()) {
      if (rest && before[i]) rest->changes(before[i]->points);
      continue;
    }
    if (!wires_[i].points.isEmpty()) continue;  // it is laid
    size_t& twin = routed[wireNames_.twinOf(i)];
    if (twin != kNone) {
      lay(i, wires_[twin].points, 0);
      continue;
    }
    twin = i;
    const bool hasWay = (isLarge || !isAtRest) && before[i] && !before[i]->isManual;
    if (hasWay && stays(i, a, b)) {
      lay(i, before[i]->points, before[i]->print);
      continue;
    }
    if (!field) field.emplace(parts_, wires_);
    RouteRequest request = routeRequest(i, *field);
    if (!isLarge) {
      if (!firstPieces) findFirstPieces();
      keepFirstPieces(*firstPieces, wires_, i, request);
    }
    std::ranges::copy_if(texts, std::back_inserter(request.texts),
                         [zone = zoneOf(request)](const QRectF& text) { return text.intersects(zone); });
    const uint64_t print = rest ? printOf(request, work.lines) : 0;
    const bool isSame = print != 0 && hasWay && before[i]->print == print;
    lay(i, isSame ? before[i]->points : routeWire(request, &work), print);
  }
  if (!isLarge)
    restSheet_ = {};
  else if (!isAtRest && !atRest_.isKept())
    restSheet_.changed << disturbed << changedPieces(before, wires_, old);
}

Changes DiagramScene::routesAfterMove(const QHash<int, diagram::Placement>& placements) const {
  Changes changes;
  const auto& values = document_.values();
  const KeptRoutes kept(values, parts_, placements);
  for (size_t i = 0; i < values.connections.size(); ++i) {
    const auto& c = values.connections[i];
    if (c.route.empty()) continue;
    const ConnectorRef a = findEnd(c.from), b = findEnd(c.to);
    if (!a.isValid() || !b.isValid()) continue;
    auto route = kept.cornersOf(c.route, a, b);
    if (route != c.route) changes.push_back(RouteChange{static_cast<int>(i), c.route, std::move(route)});
  }
  return changes;
}

}  // namespace armature::app
