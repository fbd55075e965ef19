#include "engine/facade/class_diagram.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <numeric>
#include <set>
#include <unordered_map>
#include <utility>

#include "engine/base/union_find.h"
#include "engine/diagram/icon_place.h"
#include "engine/diagram/import.h"
#include "engine/diagram/kept_members.h"
#include "engine/diagram/layout.h"
#include "engine/diagram/places_beside.h"
#include "engine/diagram/wire_router.h"
#include "engine/facade/icon_extent.h"
#include "engine/facade/line_look.h"
#include "engine/facade/missing_class.h"

namespace armature {

namespace {

// The name before the first dot or bracket, and that behind the first dot.
std::pair<std::string, std::string> splitEnd(const std::string& end) {
  const std::string part = end.substr(0, end.find_first_of(".["));
  const size_t dot = end.find('.');
  if (dot == std::string::npos) return {part, {}};
  const std::string rest = end.substr(dot + 1);
  return {part, rest.substr(0, rest.find_first_of(".["))};
}

// What wires end at: parts by their names, and the connectors of their classes, each of which is read once.
class Ends {
 public:
  Ends(ClassReader& reader, const diagram::Document& document, const std::vector<ClassInfo>& own = {})
      : reader_(reader) {
    for (const diagram::ComponentItem& item : document.components) parts_.emplace(item.name, &item);
    for (const ClassInfo& info : own) classes_.emplace(info.name, info);
  }

  // Null where there is none.
  const diagram::ComponentItem* partNamed(const std::string& name) const {
    const auto found = parts_.find(name);
    return found == parts_.end() ? nullptr : found->second;
  }
  const ClassInfo* classOf(const diagram::ComponentItem& part) {
    const auto [at, isNew] = classes_.try_emplace(part.className);
    if (isNew) at->second = reader_.read(part.className);
    return at->second ? &*at->second : nullptr;
  }
  const ConnectorInfo* connectorOf(const diagram::ComponentItem& part, const std::string& name) {
    const ClassInfo* const info = classOf(part);
    if (!info) return nullptr;
    const auto found = std::ranges::find(info->connectors, name, &ConnectorInfo::name);
    return found == info->connectors.end() ? nullptr : &*found;
  }

 private:
  ClassReader& reader_;
  std::unordered_map<std::string, const diagram::ComponentItem*> parts_;
  std::unordered_map<std::string, std::optional<ClassInfo>> classes_;
};

// Where a wire ends, how it leaves, and the part that it ends at.
struct WireEnd : diagram::RouteEnd {
  const diagram::ComponentItem* part = nullptr;
};

// Of a connector on an icon: it leaves to the side that it is at.
WireEnd endOnIcon(const diagram::Placement& placement, const ConnectorInfo& connector) {
  const diagram::Point at = diagram::inDiagram(placement, connector.x, connector.y),
                       centre = diagram::inDiagram(placement, 0, 0);
  const auto [sideX, sideY] = sideOf(connector);
  const diagram::Point side = diagram::inDiagram(placement, sideX, sideY);
  const diagram::Point way{side.x - centre.x, side.y - centre.y};
  const bool isHorizontal = std::abs(way.x) >= std::abs(way.y);
  return {{{diagram::withoutDust(at.x), diagram::withoutDust(at.y)},
           isHorizontal ? diagram::Point{way.x < 0 ? -1.0 : 1.0, 0} : diagram::Point{0, way.y < 0 ? -1.0 : 1.0},
           leavingOf(connector)}};
}

// Of a connector of the diagram itself: it leaves towards the middle.
WireEnd endInDiagram(const diagram::Placement& placement) {
  const bool isUpright = std::abs(placement.y) > std::abs(placement.x);
  const diagram::Point inwards =
      isUpright ? diagram::Point{0, placement.y > 0 ? -1.0 : 1.0} : diagram::Point{placement.x > 0 ? -1.0 : 1.0, 0};
  return {{{placement.x, placement.y}, inwards, diagram::Leaving::inwards}};
}

std::optional<WireEnd> placedEnd(Ends& ends, const std::string& end) {
  const size_t dot = end.find('.');
  const diagram::ComponentItem* const item = ends.partNamed(end.substr(0, end.find_first_of(".[")));
  const ClassInfo* const info = item ? ends.classOf(*item) : nullptr;
  if (!info) return std::nullopt;
  // Wires to signals of a bus end at the bus itself.
  const bool isBus = info->kind == "expandable connector";
  if (isBus || (dot == std::string::npos && info->kind == "connector")) return endInDiagram(item->placement);
  if (dot == std::string::npos) return std::nullopt;
  const std::string name = end.substr(dot + 1, end.find('[', dot) - dot - 1);
  const ConnectorInfo* found = ends.connectorOf(*item, name);
  if (!found) found = ends.connectorOf(*item, name.substr(0, name.find('.')));
  return found ? std::optional(endOnIcon(item->placement, *found)) : std::nullopt;
}

std::optional<WireEnd> wireEnd(Ends& ends, const std::string& end) {
  std::optional<WireEnd> found = placedEnd(ends, end);
  if (found) found->part = ends.partNamed(end.substr(0, end.find_first_of(".[")));
  return found;
}

// Wires that share an end are one net: the same number.
std::vector<int> netsOf(const std::vector<diagram::ConnectionItem>& wires) {
  UnionFind sets(wires.size());
  std::unordered_map<std::string, uint32_t> first;
  for (uint32_t i = 0; i < wires.size(); ++i)
    for (const std::string& end : {wires[i].from, wires[i].to}) {
      const auto [found, isNew] = first.try_emplace(end, i);
      if (!isNew) sets.join(i, found->second);
    }
  std::vector<int> nets(wires.size());
  for (uint32_t i = 0; i < wires.size(); ++i) nets[i] = static_cast<int>(sets.find(i));
  return nets;
}

// Gives parts places along their connections: all where none has one of its own, else the given ones beside the others.
// Corners of wires to them belong to places that nobody knows.
void placeParts(model::Library& library, diagram::ImportedClass& read) {
  diagram::Document& document = read.document;
  const bool isWhole = read.unplaced.empty() || read.unplaced.size() == document.components.size();
  std::vector<int> parts = read.unplaced;
  if (isWhole) {
    parts.resize(document.components.size());
    std::iota(parts.begin(), parts.end(), 0);
  }
  ClassReader reader(library);
  Ends all(reader, document);
  const auto ends = [&](const std::string& end) -> std::optional<diagram::IconEnd> {
    const auto [part, connector] = splitEnd(end);
    const diagram::ComponentItem* const item = all.partNamed(part);
    const ConnectorInfo* const found = item ? all.connectorOf(*item, connector) : nullptr;
    return found ? std::optional(diagram::IconEnd{found->x, found->y, found->causality}) : std::nullopt;
  };
  const auto places = isWhole ? diagram::layOut(document, parts, ends) : diagram::placesBeside(document, parts, ends);
  std::set<std::string> names;
  for (size_t i = 0; i < parts.size(); ++i) {
    diagram::ComponentItem& item = document.components[static_cast<size_t>(parts[i])];
    item.placement = places[i];
    names.insert(item.name);
  }
  for (diagram::ConnectionItem& wire : document.connections)
    if (names.contains(splitEnd(wire.from).first) || names.contains(splitEnd(wire.to).first)) wire.route.clear();
}

}  // namespace

std::string lineLook(Domain domain) {
  switch (domain) {
    case Domain::translational:
      return "color = {0, 127, 0}";
    case Domain::electrical:
      return "color = {0, 0, 255}";
    case Domain::digital:
      return "color = {127, 0, 127}";
    case Domain::heat:
      return "color = {191, 0, 0}";
    case Domain::multibody:
      return "color = {95, 95, 95}, thickness = 0.5";
    case Domain::real:
      return "color = {0, 0, 127}";
    case Domain::boolean:
      return "color = {255, 0, 255}";
    case Domain::integer:
      return "color = {255, 127, 0}";
    case Domain::rotational:
    case Domain::other:
      break;
  }
  return {};
}

Result<diagram::Document> readDiagram(model::Library& library, const std::string& qualifiedName) {
  const model::ClassNode* node = library.find(qualifiedName);
  ClassLookup lookup(library);
  if (!node || !node->definition()) return failure("D021", missingClass(library, qualifiedName));
  if (!lookup.definitionOf(*node))
    return failure("D021", phrase("the file of the class '%1' has mistakes", qualifiedName));
  syntax::ParseContext context = library.parseContext();
  const diagram::PartTest isPart = [&](const syntax::Reference& type) {
    const syntax::ClassDefinition* const meant = lookup.resolvedDefinition(lookup.find(*node, type));
    using Kind = syntax::ClassKind;
    return meant && (meant->kind == Kind::model || meant->kind == Kind::block || meant->kind == Kind::classKind);
  };
  auto made = diagram::importClass(
      *node->definition(), context, [&](const syntax::Reference& name) { return lookup.absoluteName(*node, name); },
      isPart);
  if (!made) return made.reason();
  diagram::ImportedClass read = made.take();
  if (!read.unplaced.empty() || diagram::isWithoutPlaces(read.document)) placeParts(library, read);
  return std::move(read.document);
}

diagram::EndPlaces endPlaces(ClassReader& reader, const diagram::Document& document,
                             const std::vector<ClassInfo>& own) {
  return
      [ends = std::make_shared<Ends>(reader, document, own)](const std::string& end) -> std::optional<diagram::Point> {
        const auto [part, connector] = splitEnd(end);
        const diagram::ComponentItem* const item = ends->partNamed(part);
        if (!item) return std::nullopt;
        if (connector.empty()) return diagram::Point{item->placement.x, item->placement.y};
        const ConnectorInfo* const found = ends->connectorOf(*item, connector);
        return found ? std::optional(diagram::inDiagram(item->placement, found->x, found->y)) : std::nullopt;
      };
}

diagram::LineLooks lineLooks(ClassReader& reader, const diagram::Document& document,
                             const std::vector<ClassInfo>& own) {
  return [ends = std::make_shared<Ends>(reader, document, own)](const diagram::ConnectionItem& wire) -> std::string {
    for (const std::string& end : {wire.from, wire.to}) {
      const auto [part, connector] = splitEnd(end);
      const diagram::ComponentItem* const item = ends->partNamed(part);
      const ConnectorInfo* const found = item ? ends->connectorOf(*item, connector) : nullptr;
      if (found) return lineLook(found->domain);
    }
    return {};
  };
}

namespace {

// Finds the ways of a document's wires one after the other, each beside those that have one: those with corners of
// their own, and those before it.
class WireWays {
 public:
  WireWays(ClassReader& reader, const diagram::Document& document, const std::vector<ClassInfo>& own)
      : document_(document), nets_(netsOf(document.connections)), drawn_(document.connections.size()) {
    Ends ends(reader, document, own);
    for (const diagram::ConnectionItem& wire : document.connections) {
      froms_.push_back(wireEnd(ends, wire.from));
      tos_.push_back(wireEnd(ends, wire.to));
    }
    for (const diagram::ComponentItem& item : document.components) boxes_.push_back(diagram::boxOf(item.placement));
  }

  bool hasEnds(size_t wire) const { return froms_[wire] && tos_[wire]; }
  // All points of a wire with corners of its own.
  std::vector<diagram::Point> stored(size_t wire) const {
    std::vector<diagram::Point> points{froms_[wire]->at};
    const auto& route = document_.connections[wire].route;
    points.insert(points.end(), route.begin(), route.end());
    points.push_back(tos_[wire]->at);
    return points;
  }
  // Those that are found for it; what is joined twice goes the same way.
  std::vector<diagram::Point> found(size_t wire, diagram::RouteWork& work) const {
    const diagram::ConnectionItem& item = document_.connections[wire];
    if (const auto twin = routed_.find({item.from, item.to}); twin != routed_.end()) return drawn_[twin->second];
    return diagram::routeWire(request(wire), &work);
  }
  void draw(size_t wire, std::vector<diagram::Point> points, bool isRouted) {
    const diagram::ConnectionItem& item = document_.connections[wire];
    if (isRouted) routed_.try_emplace({item.from, item.to}, wire);
    drawn_[wire] = std::move(points);
  }
  void erase(size_t wire) { drawn_[wire].clear(); }
  const std::vector<std::vector<diagram::Point>>& drawn() const { return drawn_; }

 private:
  diagram::RouteRequest request(size_t wire) const {
    const WireEnd &from = *froms_[wire], &to = *tos_[wire];
    diagram::RouteRequest request{from.at, wayOut(from, to, diagram::boxOf(from.part->placement)),
                                  to.at,   wayOut(to, from, diagram::boxOf(to.part->placement)),
                                  {},      {},
                                  {}};
    const diagram::RouteBox zone = diagram::boxAbout(from.at, to.at).grown(60);
    const auto isLeft = [&](const diagram::ComponentItem& part) {
      return (&part == from.part && request.fromOut == diagram::Point{}) ||
             (&part == to.part && request.toOut == diagram::Point{});
    };
    for (size_t k = 0; k < boxes_.size(); ++k)
      if (isLeft(document_.components[k]))
        request.homes.push_back(boxes_[k]);
      else if (boxes_[k].intersects(zone))
        request.obstacles.push_back(boxes_[k]);
    for (size_t k = 0; k < drawn_.size(); ++k) {
      const bool isOwn = nets_[k] == nets_[wire];
      for (size_t p = 0; p + 1 < drawn_[k].size(); ++p)
        if (diagram::boxAbout(drawn_[k][p], drawn_[k][p + 1]).grown(1).intersects(zone))
          (isOwn ? request.own : request.others).push_back({drawn_[k][p], drawn_[k][p + 1]});
      if (isOwn || !drawn_[k].empty() || !hasEnds(k) || drawn_.size() > diagram::kAlwaysRouted) continue;
      for (const auto& [end, other] : {std::pair(&*froms_[k], &*tos_[k]), std::pair(&*tos_[k], &*froms_[k])})
        if (zone.contains(end->at))
          if (const auto piece =
                  diagram::firstPiece(end->at, wayOut(*end, *other, diagram::boxOf(end->part->placement))))
            request.kept.push_back(*piece);
    }
    return request;
  }

  const diagram::Document& document_;
  std::vector<std::optional<WireEnd>> froms_, tos_;
  std::vector<int> nets_;
  std::vector<diagram::RouteBox> boxes_;
  std::vector<std::vector<diagram::Point>> drawn_;
  std::map<std::pair<std::string, std::string>, size_t> routed_;
};

bool areSame(const std::vector<diagram::Point>& a, const std::vector<diagram::Point>& b) {
  return std::ranges::equal(a, b, [](const diagram::Point& p, const diagram::Point& q) {
    return std::abs(p.x - q.x) < diagram::kDust && std::abs(p.y - q.y) < diagram::kDust;
  });
}

}  // namespace

diagram::Document withDrawnWires(ClassReader& reader, diagram::Document document, const std::vector<ClassInfo>& own) {
  WireWays ways(reader, document, own);
  diagram::RouteWork work;
  for (const bool isRouted : {false, true})
    for (size_t i = 0; i < document.connections.size(); ++i)
      if (ways.hasEnds(i) && document.connections[i].route.empty() == isRouted)
        ways.draw(i, isRouted ? ways.found(i, work) : ways.stored(i), isRouted);
  const auto& drawn = ways.drawn();
  for (size_t i = 0; i < drawn.size(); ++i)
    if (drawn[i].size() > 2)
      diagram::setDrawnRoute(document.connections[i], {drawn[i].begin() + 1, drawn[i].end() - 1});
  return document;
}

namespace {

// Which wires have corners that nobody would find for them, one after the other, beside those that are taken to have
// such ones from the start. `isFinal`: these stay so.
std::vector<bool> laidByHand(WireWays ways, const diagram::Document& document, const std::vector<bool>& taken,
                             bool isFinal) {
  std::vector<bool> byHand(taken.size());
  diagram::RouteWork work;
  for (size_t i = 0; i < taken.size(); ++i)
    if (taken[i]) ways.draw(i, ways.stored(i), false);
  for (size_t i = 0; i < taken.size(); ++i) {
    if (!ways.hasEnds(i)) continue;
    byHand[i] = isFinal && taken[i];
    if (byHand[i]) continue;
    // What is searched for in vain does not count: with corners of its own it would not have been searched for.
    diagram::RouteWork tried = work;
    ways.erase(i);
    std::vector<diagram::Point> found = ways.found(i, tried), stored = ways.stored(i);
    byHand[i] = !document.connections[i].route.empty() && !areSame(found, stored);
    if (!byHand[i]) work = tried;
    ways.draw(i, byHand[i] ? std::move(stored) : std::move(found), !byHand[i]);
  }
  return byHand;
}

}  // namespace

diagram::Document withRoutedMarked(ClassReader& reader, diagram::Document document, const std::vector<ClassInfo>& own) {
  if (document.connections.size() > diagram::kAlwaysRouted) return document;
  const WireWays ways(reader, document, own);
  // Wires keep off those by hand, also off those behind them, which are told only by the ways of the others: the answer
  // is one that gives itself. Where it goes to and fro, what was once told to be by hand is.
  constexpr int kFreeRounds = 4;
  std::vector<bool> byHand(document.connections.size());
  for (int round = 1;; ++round) {
    const std::vector<bool> told = laidByHand(ways, document, byHand, round > kFreeRounds);
    if (told == byHand) break;
    byHand = told;
  }
  for (size_t i = 0; i < byHand.size(); ++i) {
    if (byHand[i] || !ways.hasEnds(i) || document.connections[i].route.empty()) continue;
    std::vector<diagram::Point> corners = std::exchange(document.connections[i].route, {});
    diagram::setDrawnRoute(document.connections[i], std::move(corners));
  }
  return document;
}

}  // namespace armature
