#include "engine/diagram/kept_members.h"

#include <map>

#include "engine/diagram/json.h"

namespace armature::diagram {

namespace {

// Members of the items: {"parts": {"spring": {…}}, "parameters": {…}, "wires": {"a.p b.n": {…}}}.
constexpr const char* kItems = "items";
constexpr const char* kDrawn = "drawnRoute";           // of a wire: corners that nobody has put there
constexpr const char* kOnIcon = "iconTransformation";  // has an annotation of its own

std::string keptUnder(const ComponentItem& item) {
  return item.name;
}
std::string keptUnder(const ParameterItem& item) {
  return item.name;
}
std::string keptUnder(const ConnectionItem& item) {
  return item.from + " " + item.to;
}

template <class Item>
void addItems(Json& all, const char* kind, const std::vector<Item>& items) {
  for (const Item& item : items) {
    if (!item.extra->is_object()) continue;
    Json members = *item.extra;
    members.erase(kOnIcon);
    if (!members.empty()) all[kind][keptUnder(item)] = std::move(members);
  }
}

template <class Item>
void takeItems(const Json& all, const char* kind, std::vector<Item>& items) {
  const auto kept = all.find(kind);
  if (kept == all.end() || !kept->is_object()) return;
  for (Item& item : items) {
    const auto found = kept->find(keptUnder(item));
    if (found == kept->end() || !found->is_object()) continue;
    for (const auto& [name, value] : found->items())
      if (!item.extra->contains(name)) (*item.extra)[name] = value;
  }
}

Json cornersOf(const std::vector<Point>& route) {
  Json list = Json::array();
  for (const Point& corner : route) list.push_back(Json::array({corner.x, corner.y}));
  return list;
}

// Another program may have put them elsewhere: then they are somebody's.
void takeDrawnRoute(ConnectionItem& wire) {
  const auto drawn = wire.extra->find(kDrawn);
  if (drawn == wire.extra->end()) return;
  if (*drawn == cornersOf(wire.route)) wire.route.clear();
  wire.extra->erase(kDrawn);
}

}  // namespace

void setDrawnRoute(ConnectionItem& wire, std::vector<Point> corners) {
  if (!wire.route.empty() || corners.empty()) return;
  wire.route = std::move(corners);
  if (!wire.extra->is_object()) *wire.extra = Json::object();
  (*wire.extra)[kDrawn] = cornersOf(wire.route);
}

DrawnRoutes takeDrawnRoutes(Document& document) {
  DrawnRoutes drawn;
  for (ConnectionItem& wire : document.connections) {
    const std::vector<Point> corners = wire.route;
    takeDrawnRoute(wire);
    drawn.push_back(wire.route.empty() && !corners.empty() ? std::optional(corners) : std::nullopt);
  }
  return drawn;
}

std::string keptText(const Document& document) {
  const Experiment& experiment = document.experiment;
  Json kept = document.extra->is_object() ? *document.extra : Json::object();
  if (!document.title.empty()) kept["title"] = document.title;
  if (!document.libraries.empty()) kept["libraries"] = document.libraries;
  if (!document.plots->empty()) kept["plots"] = *document.plots;
  if (!document.view3d->empty()) kept["view3d"] = *document.view3d;
  if (experiment.extra->is_object() && !experiment.extra->empty()) kept["experiment"] = *experiment.extra;
  if (experiment.method != MethodKind::ida) kept["experiment"]["method"] = nameOf(experiment.method);
  if (experiment.step > 0) kept["experiment"]["step"] = experiment.step;
  Json items = Json::object();
  addItems(items, "parts", document.components);
  addItems(items, "parameters", document.parameters);
  addItems(items, "wires", document.connections);
  if (!items.empty()) kept[kItems] = std::move(items);
  return kept.empty() ? std::string() : kept.dump(-1, ' ', false, Json::error_handler_t::replace);
}

bool takeKept(const std::string& text, Document& document) {
  const std::string head = R"({"format": "armature-diagram", "version": 1, "name": "rest")";
  const size_t open = text.find('{');
  if (open == std::string::npos) return false;
  // With the same checks as a file.
  const Result<Document> rest = fromJson(head + ", " + text.substr(open + 1), document.name);
  if (!rest) return false;
  document.title = rest->title;
  document.libraries = rest->libraries;
  document.plots = rest->plots;
  document.view3d = rest->view3d;
  document.extra = rest->extra;
  document.experiment.method = rest->experiment.method;
  document.experiment.step = rest->experiment.step;
  document.experiment.extra = rest->experiment.extra;
  const auto items = document.extra->find(kItems);
  if (items == document.extra->end() || !items->is_object()) return true;
  takeItems(*items, "parts", document.components);
  takeItems(*items, "parameters", document.parameters);
  takeItems(*items, "wires", document.connections);
  for (ConnectionItem& wire : document.connections) takeDrawnRoute(wire);
  document.extra->erase(kItems);
  return true;
}

}  // namespace armature::diagram
