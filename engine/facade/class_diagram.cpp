#include "engine/facade/class_diagram.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <numbers>
#include <numeric>
#include <unordered_map>

#include "engine/diagram/import.h"
#include "engine/diagram/kept_members.h"
#include "engine/diagram/layout.h"
#include "engine/facade/line_look.h"

namespace armature {

namespace {

// A point of an icon (−100…100) in the diagram: scaled, mirrored, turned, moved.
diagram::Point placed(const diagram::Placement& placement, double x, double y) {
  x *= placement.width / 200 * (placement.flip ? -1 : 1);
  y *= placement.height / 200;
  const double angle = placement.rotation * std::numbers::pi / 180;
  double cosine = std::cos(angle), sine = std::sin(angle);
  if (std::fmod(placement.rotation, 90) == 0) {  // exact in the usual quarter turns
    cosine = std::round(cosine);
    sine = std::round(sine);
  }
  return {placement.x + cosine * x - sine * y, placement.y + sine * x + cosine * y};
}

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
  Ends(ClassReader& reader, const diagram::Document& document) : reader_(reader) {
    for (const diagram::ComponentItem& item : document.components) parts_.emplace(item.name, &item);
  }

  // Null where there is none.
  const diagram::ComponentItem* partNamed(const std::string& name) const {
    const auto found = parts_.find(name);
    return found == parts_.end() ? nullptr : found->second;
  }
  const ConnectorInfo* connectorOf(const diagram::ComponentItem& part, const std::string& name) {
    const auto [at, isNew] = classes_.try_emplace(part.className);
    if (isNew) at->second = reader_.read(part.className);
    if (!at->second) return nullptr;
    const auto found = std::ranges::find(at->second->connectors, name, &ConnectorInfo::name);
    return found == at->second->connectors.end() ? nullptr : &*found;
  }

 private:
  ClassReader& reader_;
  std::unordered_map<std::string, const diagram::ComponentItem*> parts_;
  std::unordered_map<std::string, std::optional<ClassInfo>> classes_;
};

// Gives all parts places along their connections.
void layOutAll(model::Library& library, diagram::Document& document) {
  ClassReader reader(library);
  Ends all(reader, document);
  const auto ends = [&](const std::string& end) -> std::optional<diagram::IconEnd> {
    const auto [part, connector] = splitEnd(end);
    const diagram::ComponentItem* const item = all.partNamed(part);
    const ConnectorInfo* const found = item ? all.connectorOf(*item, connector) : nullptr;
    return found ? std::optional(diagram::IconEnd{found->x, found->y, found->causality}) : std::nullopt;
  };
  std::vector<int> parts(document.components.size());
  std::iota(parts.begin(), parts.end(), 0);
  const auto places = diagram::layOut(document, parts, ends);
  for (size_t i = 0; i < places.size(); ++i) document.components[i].placement = places[i];
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
  if (!node || !node->definition()) return failure("D021", phrase("there is no class '%1'", qualifiedName));
  if (!lookup.definitionOf(*node))
    return failure("D021", phrase("the file of the class '%1' has mistakes", qualifiedName));
  syntax::ParseContext context = library.parseContext();
  auto made = diagram::fromModelica(*node->definition(), context,
                                    [&](const syntax::Reference& name) { return lookup.absoluteName(*node, name); });
  if (!made || !diagram::isWithoutPlaces(*made)) return made;
  diagram::Document document = made.take();
  layOutAll(library, document);
  return document;
}

diagram::EndPlaces endPlaces(ClassReader& reader, const diagram::Document& document) {
  return [ends = std::make_shared<Ends>(reader, document)](const std::string& end) -> std::optional<diagram::Point> {
    const auto [part, connector] = splitEnd(end);
    const diagram::ComponentItem* const item = ends->partNamed(part);
    if (!item) return std::nullopt;
    if (connector.empty()) return diagram::Point{item->placement.x, item->placement.y};
    const ConnectorInfo* const found = ends->connectorOf(*item, connector);
    return found ? std::optional(placed(item->placement, found->x, found->y)) : std::nullopt;
  };
}

diagram::LineLooks lineLooks(ClassReader& reader, const diagram::Document& document) {
  return [ends = std::make_shared<Ends>(reader, document)](const diagram::ConnectionItem& wire) -> std::string {
    for (const std::string& end : {wire.from, wire.to}) {
      const auto [part, connector] = splitEnd(end);
      const diagram::ComponentItem* const item = ends->partNamed(part);
      const ConnectorInfo* const found = item ? ends->connectorOf(*item, connector) : nullptr;
      if (found) return lineLook(found->domain);
    }
    return {};
  };
}

diagram::Document withBends(diagram::Document document, const diagram::EndPlaces& places) {
  for (diagram::ConnectionItem& wire : document.connections) {
    const auto a = places(wire.from), b = places(wire.to);
    if (!a || !b || a->x == b->x || a->y == b->y) continue;
    const double x = std::round((a->x + b->x) / 2), y = std::round((a->y + b->y) / 2);
    const bool isWide = std::abs(a->x - b->x) >= std::abs(a->y - b->y);
    setDrawnRoute(wire, isWide ? std::vector<diagram::Point>{{x, a->y}, {x, b->y}}
                               : std::vector<diagram::Point>{{a->x, y}, {b->x, y}});
  }
  return document;
}

}  // namespace armature
