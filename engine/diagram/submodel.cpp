#include "engine/diagram/submodel.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "engine/base/union_find.h"
#include "engine/diagram/json.h"
#include "engine/diagram/text_names.h"
#include "engine/syntax/printer.h"

namespace armature::diagram {

namespace {

constexpr double kStep = 10;           // places are multiples of it [unit]
constexpr double kFarOff = 1e300;      // beyond any drawing: the first part sets what is measured [unit]
constexpr double kFrame = 100;         // half the side of a class's drawing, at least [unit]
constexpr double kMargin = 50;         // from a part's centre to the border that carries the connectors [unit]
constexpr double kBetween = 40;        // between connectors on one border [unit]
constexpr double kConnectorSize = 20;  // [unit]
constexpr double kPartSize = 30;       // a side of the new part: a second connector there has room [unit]
constexpr double kLargePartSize = 40;  // the longer one where a side has several connectors [unit]
constexpr double kLeastPartSize = 20;  // the shorter one then [unit]

double onGrid(double coordinate) {
  return std::round(coordinate / kStep) * kStep;
}

// The part that an end belongs to, without the subscripts of an array of parts; and its connector, empty for a
// connector of the diagram itself.
std::pair<std::string, std::string> partAndConnector(const std::string& end) {
  const size_t dot = end.find('.');
  return {end.substr(0, end.find_first_of(".[")), dot == std::string::npos ? "" : end.substr(dot + 1)};
}

struct Box {
  double left = 0, bottom = 0, right = 0, top = 0;
  Point middle() const { return {onGrid((left + right) / 2), onGrid((bottom + top) / 2)}; }
};

// A connector of the new class, and what it stands for.
struct Outlet {
  std::string name;
  std::string inside;  // the end within
  EndFacts facts;
  std::vector<std::string> outside;
  std::vector<std::string> alsoInside = {};  // further ends within of the net that it leads to
  Point towards = {};                        // mean place of what it is joined to, from the middle [unit]
};

class Mover {
 public:
  // `inherited`: names that the diagram has from elsewhere.
  Mover(const Document& document, const std::string& className, const std::string& partName, const EndFactsOf& factsOf,
        std::set<std::string> inherited)
      : document_(document), factsOf_(factsOf), declared_(std::move(inherited)) {
    inner_.name = className;
    made_.part.name = partName;
    made_.part.className = className;
  }

  Result<Submodel> move(const std::vector<int>& parts) {
    for (const int part : parts) made_.moved.insert(document_.components.at(static_cast<size_t>(part)).name);
    declared_.merge(declaredNames(document_.declarations));
    for (const int part : parts)
      if (auto moved = movePart(document_.components[static_cast<size_t>(part)]); !moved) return moved.reason();
    middle_ = box().middle();
    if (auto wired = moveWires(); !wired) return wired.reason();
    placeOutlets();
    shiftToMiddle();
    for (const Outlet& outlet : outlets_) addOutlet(outlet);
    made_.classText = toClassText(inner_, iconText());
    placePart();
    return std::move(made_);
  }

 private:
  // ---- parts and what they mention ----

  Result<void> movePart(const ComponentItem& item) {
    if (item.prefixes.find("inner") != std::string::npos)
      return failure("D030", phrase("'%1' is there for all parts of the diagram: it has to stay outside", item.name),
                     {item.name});
    if (factsOf_(item.name)) return ownConnector(item.name);
    std::vector<std::string> texts{item.condition, item.dimensions};
    for (const Modifier& modifier : item.modifiers) {
      texts.push_back(modifier.value);
      // A modifier that is no plain name is Modelica text itself.
      if (modifier.name.find_first_of("( ") != std::string::npos) texts.push_back(modifier.name);
    }
    for (const std::string& text : texts)
      for (const std::string& name : firstNames(text))
        if (auto known = provide(name, item); !known) return known;
    inner_.components.push_back(item);
    return {};
  }

  static Diagnostic ownConnector(const std::string& name) {
    return failure("D032", phrase("'%1' is a connector of the diagram itself: it has to stay outside", name), {name});
  }

  // Sees to it that a name that a moved part mentions means the same within the class.
  Result<void> provide(const std::string& name, const ComponentItem& user) {
    if (made_.moved.count(name)) return {};
    const auto parameter = std::ranges::find(document_.parameters, name, &ParameterItem::name);
    if (parameter != document_.parameters.end()) {
      takeParameter(*parameter);
      return {};
    }
    const bool isPart =
        std::ranges::find(document_.components, name, &ComponentItem::name) != document_.components.end();
    if (!isPart && !declared_.count(name)) return {};
    return failure("D031", phrase("'%1' mentions '%2', which stays outside", user.name, name), {user.name, name});
  }

  // A parameter of the diagram becomes one of the class; its value comes from the diagram.
  void takeParameter(const ParameterItem& item) {
    if (std::ranges::find(inner_.parameters, item.name, &ParameterItem::name) != inner_.parameters.end()) return;
    ParameterItem own = item;
    if (!firstNames(own.value).empty()) own.value.clear();  // made of what is not there
    inner_.parameters.push_back(std::move(own));
    made_.part.modifiers.push_back({item.name, item.name});
  }

  Box box() const {
    Box box{kFarOff, kFarOff, -kFarOff, -kFarOff};
    for (const ComponentItem& item : inner_.components) {
      const Placement& p = item.placement;
      box = {std::min(box.left, p.x - p.width / 2), std::min(box.bottom, p.y - p.height / 2),
             std::max(box.right, p.x + p.width / 2), std::max(box.top, p.y + p.height / 2)};
    }
    return box;
  }

  // ---- wires ----

  Result<void> moveWires() {
    collectNets();
    for (const ConnectionItem& wire : document_.connections) {
      const bool isFrom = made_.moved.count(partAndConnector(wire.from).first) > 0;
      const bool isTo = made_.moved.count(partAndConnector(wire.to).first) > 0;
      for (const std::string* end : {&wire.from, &wire.to})
        if ((end == &wire.from ? isFrom : isTo) && partAndConnector(*end).second.empty()) return ownConnector(*end);
      if (isFrom && isTo) inner_.connections.push_back(wire);
      if (isFrom == isTo) continue;
      if (auto joined = join(isFrom ? wire.from : wire.to, isFrom ? wire.to : wire.from); !joined) return joined;
    }
    return {};
  }

  // Ends that wires between moved parts join, directly or by others; and those that wires between the other ones do.
  void collectNets() {
    UnionFind sets(2 * document_.connections.size());
    std::map<std::string, uint32_t> numbers;
    const auto numberOf = [&](const std::string& end) {
      return numbers.try_emplace(end, static_cast<uint32_t>(numbers.size())).first->second;
    };
    const auto isMoved = [&](const std::string& end) { return made_.moved.count(partAndConnector(end).first) > 0; };
    for (const ConnectionItem& wire : document_.connections)
      if (isMoved(wire.from) == isMoved(wire.to)) sets.join(numberOf(wire.from), numberOf(wire.to));
    for (const auto& [end, number] : numbers) {
      netNumbers_[end] = sets.find(number);
      nets_[sets.find(number)].insert(end);
    }
  }
  std::set<std::string> netOf(const std::string& end) const {
    const auto found = netNumbers_.find(end);
    return found == netNumbers_.end() ? std::set<std::string>{end} : nets_.at(found->second);
  }

  // The end within that the connector of the class stands for: of a signal its source, or the input that has a
  // connector of the class already.
  std::string representative(const std::string& inside) const {
    const auto facts = factsOf_(inside);
    if (!facts || facts->causality != "input") return inside;
    const std::set<std::string> net = netOf(inside);
    for (const std::string& end : net)
      if (const auto other = factsOf_(end); other && other->causality == "output") return end;
    for (const Outlet& outlet : outlets_)
      if (net.count(outlet.inside) > 0) return outlet.inside;
    return inside;
  }

  Result<void> join(const std::string& wired, const std::string& outside) {
    const std::string inside = representative(wired);
    auto outlet = std::ranges::find_if(outlets_, [&](const Outlet& one) {
      return one.inside == inside || std::ranges::find(one.alsoInside, inside) != one.alsoInside.end();
    });
    if (outlet == outlets_.end()) {
      auto facts = factsOf_(inside);
      if (!facts || facts->className.empty())
        return failure("D033", phrase("what kind of connector '%1' is, is not known", inside), {inside});
      facts->dimensions = dimensionsOf(inside, facts->dimensions);
      if (Outlet* const same = outletTo(outside, *facts)) {
        addInside(*same, inside);
        return {};
      }
      outlets_.push_back({freeName(inside), inside, *facts, {}});
      outlet = outlets_.end() - 1;
    }
    outlet->outside.push_back(outside);
    made_.joined.push_back({outside, outlet->name});
    return {};
  }

  // The connector that leads to the same node of a circuit or a mechanism already, if there is one: a node that two of
  // the parts have in common is one connector, as it was one node.
  Outlet* outletTo(const std::string& outside, const EndFacts& facts) {
    if (!facts.causality.empty()) return nullptr;
    const std::set<std::string> net = netOf(outside);
    const auto leadsThere = [&](const Outlet& outlet) {
      return outlet.facts.causality.empty() && outlet.facts.dimensions == facts.dimensions &&
             std::ranges::any_of(outlet.outside, [&](const std::string& end) { return net.count(end) > 0; });
    };
    const auto found = std::ranges::find_if(outlets_, leadsThere);
    return found == outlets_.end() ? nullptr : &*found;
  }
  void addInside(Outlet& outlet, const std::string& inside) const {
    const std::set<std::string> net = netOf(inside);
    const auto isJoined = [&](const std::string& end) { return net.count(end) > 0; };
    if (!isJoined(outlet.inside) && std::ranges::none_of(outlet.alsoInside, isJoined))
      outlet.alsoInside.push_back(inside);
  }

  // Those of the connector behind those of an array of parts that the end takes as a whole.
  std::string dimensionsOf(const std::string& inside, const std::string& ofConnector) const {
    const std::string part = partAndConnector(inside).first;
    const auto item = std::ranges::find(inner_.components, part, &ComponentItem::name);
    const bool isWhole = item != inner_.components.end() && inside.starts_with(part + ".");
    if (!isWhole || item->dimensions.empty()) return ofConnector;
    return ofConnector.empty() ? item->dimensions : item->dimensions + ", " + ofConnector;
  }

  // The connector's own name, or the part's before it where that is taken.
  std::string freeName(const std::string& inside) const {
    auto [part, connector] = partAndConnector(inside);
    const size_t dot = connector.rfind('.');
    std::string plain = connector.substr(dot == std::string::npos ? 0 : dot + 1);
    std::erase_if(plain, [](char c) { return c == '[' || c == ']' || c == ',' || c == ' '; });
    for (const std::string& name : {plain, part + "_" + plain})
      if (isFree(name)) return name;
    for (int number = 2;; ++number)
      if (const std::string name = part + "_" + plain + std::to_string(number); isFree(name)) return name;
  }

  bool isFree(const std::string& name) const {
    return name != inner_.name && made_.moved.count(name) == 0 &&
           std::ranges::find(outlets_, name, &Outlet::name) == outlets_.end() &&
           std::ranges::find(inner_.parameters, name, &ParameterItem::name) == inner_.parameters.end();
  }

  // ---- places ----

  // Each connector goes to the border that faces what it is joined to, in the order of the ends within.
  void placeOutlets() {
    const Box around = box();
    half_ = {frame((around.right - around.left) / 2), frame((around.top - around.bottom) / 2)};
    std::map<std::pair<bool, bool>, std::vector<Outlet*>> borders;  // (upright border, positive side)
    for (Outlet& outlet : outlets_) {
      outlet.towards = towards(outlet);
      const bool isUpright = std::abs(outlet.towards.x) / half_.x >= std::abs(outlet.towards.y) / half_.y;
      borders[{isUpright, (isUpright ? outlet.towards.x : outlet.towards.y) > 0}].push_back(&outlet);
    }
    isCrowded_ = std::ranges::any_of(borders, [](const auto& border) { return border.second.size() > 1; });
    for (auto& [border, list] : borders) placeOnBorder(border.first, border.second, list);
  }

  static double frame(double halfOfParts) {
    return std::max(kFrame, std::ceil((halfOfParts + kMargin) / kStep) * kStep);
  }

  Point towards(const Outlet& outlet) const {
    Point sum;
    int count = 0;
    for (const std::string& end : outlet.outside) {
      const auto facts = factsOf_(end);
      const auto part = std::ranges::find(document_.components, partAndConnector(end).first, &ComponentItem::name);
      if (!facts && part == document_.components.end()) continue;
      const Point at = facts ? facts->at : Point{part->placement.x, part->placement.y};
      sum = {sum.x + at.x, sum.y + at.y};
      ++count;
    }
    if (count == 0) return {outlet.facts.at.x - middle_.x, outlet.facts.at.y - middle_.y};
    return {sum.x / count - middle_.x, sum.y / count - middle_.y};
  }

  // Where the border faces what stays outside, so that the wire there is straight; else as near to the ends within;
  // both as the distances between connectors allow.
  void placeOnBorder(bool isUpright, bool isPositive, std::vector<Outlet*>& list) {
    const double half = isUpright ? half_.y : half_.x;
    const Point size = partSize();
    const auto along = [&](const Outlet* o) {
      const double facing = isUpright ? o->towards.y * 2 * half / size.y : o->towards.x * 2 * half / size.x;
      if (std::abs(facing) <= half - kStep) return facing;
      return isUpright ? o->facts.at.y - middle_.y + wayOut(*o).y : o->facts.at.x - middle_.x + wayOut(*o).x;
    };
    std::ranges::stable_sort(list, {}, along);
    const double between = std::min(kBetween, 2 * half / static_cast<double>(list.size()));
    double least = -kFarOff;
    std::vector<double> places;
    for (const Outlet* outlet : list) {
      places.push_back(std::max(onGrid(along(outlet)), least));
      least = places.back() + between;
    }
    const double beyond = std::max(0.0, places.back() - (half - kStep));
    for (size_t i = 0; i < list.size(); ++i) {
      const double place = std::max(places[i] - beyond, -half + kStep);
      const double border = (isPositive ? 1 : -1) * (isUpright ? half_.x : half_.y);
      list[i]->facts.at = isUpright ? Point{border, place} : Point{place, border};
    }
  }

  // To where a wire from the end within leaves its part, so that it bends once to a border that the end does not face.
  Point wayOut(const Outlet& outlet) const {
    const std::string part = partAndConnector(outlet.inside).first;
    const auto item = std::ranges::find(inner_.components, part, &ComponentItem::name);
    if (item == inner_.components.end()) return {};
    const auto step = [](double fromMiddle, double half) {
      return std::abs(fromMiddle) < 0.75 * half ? 0.0 : std::copysign(kStep, fromMiddle);
    };
    const Placement& place = item->placement;
    return {step(outlet.facts.at.x - place.x, place.width / 2), step(outlet.facts.at.y - place.y, place.height / 2)};
  }

  void shiftToMiddle() {
    for (ComponentItem& item : inner_.components) {
      item.placement.x -= middle_.x;
      item.placement.y -= middle_.y;
    }
    for (ConnectionItem& wire : inner_.connections)
      for (Point& corner : wire.route) corner = {corner.x - middle_.x, corner.y - middle_.y};
  }

  void addOutlet(const Outlet& outlet) {
    ComponentItem item;
    item.name = outlet.name;
    item.className = outlet.facts.className;
    item.dimensions = outlet.facts.dimensions;
    item.placement = {outlet.facts.at.x, outlet.facts.at.y, kConnectorSize, kConnectorSize, 0, false};
    inner_.components.push_back(std::move(item));
    inner_.connections.push_back({outlet.name, outlet.inside, {}, {}});
    for (const std::string& end : outlet.alsoInside) inner_.connections.push_back({outlet.name, end, {}, {}});
  }

  Point partSize() const {
    if (!isCrowded_) return {kPartSize, kPartSize};
    const double longer = std::max(half_.x, half_.y);
    const auto side = [&](double half) {
      return std::max(kLeastPartSize, 2 * std::round(kLargePartSize * half / longer / 2));
    };
    return {side(half_.x), side(half_.y)};
  }

  void placePart() {
    const Point size = partSize();
    made_.part.placement = {middle_.x, middle_.y, size.x, size.y, 0, false};
  }

  // A frame as large as the drawing, so that the connectors stand on its border in both, with the name of the class.
  std::string iconText() const {
    const auto number = [](double value) { return syntax::numberText(value); };
    const auto extent = [&](double x, double y) {
      return "{{" + number(-x) + ", " + number(-y) + "}, {" + number(x) + ", " + number(y) + "}}";
    };
    const std::string system = "coordinateSystem(extent = " + extent(half_.x, half_.y) + ")";
    return "Diagram(" + system + "), Icon(" + system + ", graphics = {Rectangle(extent = " + extent(half_.x, half_.y) +
           ", lineColor = {90, 98, 110}, fillColor = {255, 255, 255}, fillPattern = FillPattern.Solid, radius = 10), "
           "Text(extent = " +
           extent(half_.x - 20, 30) + ", textString = " + syntax::stringLiteral(inner_.name) +
           ", textColor = {40, 44, 52})})";
  }

  const Document& document_;
  const EndFactsOf& factsOf_;
  std::set<std::string> declared_;
  std::map<std::string, uint32_t> netNumbers_;  // by each of their ends
  std::map<uint32_t, std::set<std::string>> nets_;
  Document inner_;
  std::vector<Outlet> outlets_;
  Point middle_, half_{kFrame, kFrame};
  bool isCrowded_ = false;  // a border has several connectors
  Submodel made_;
};

}  // namespace

Result<Submodel> makeSubmodel(const Document& document, const std::vector<int>& parts, const std::string& className,
                              const std::string& partName, const EndFactsOf& factsOf,
                              const std::set<std::string>& inherited) {
  return Mover(document, className, partName, factsOf, inherited).move(parts);
}

namespace {

void renameVariable(Json& holder, const char* member, const Submodel& submodel) {
  if (holder.is_object() && holder.contains(member) && holder[member].is_string())
    holder[member] = nameInside(holder[member].get<std::string>(), submodel);
}

}  // namespace

Document withSubmodel(Document document, const Submodel& submodel) {
  const auto isMoved = [&](const std::string& end) { return submodel.moved.count(partAndConnector(end).first) > 0; };
  std::erase_if(document.components, [&](const ComponentItem& item) { return submodel.moved.count(item.name) > 0; });
  std::erase_if(document.connections,
                [&](const ConnectionItem& wire) { return isMoved(wire.from) || isMoved(wire.to); });
  const auto rename = [&](std::string& text) { text = withPath(text, submodel.moved, submodel.part.name); };
  for (ComponentItem& item : document.components) {
    for (Modifier& modifier : item.modifiers) rename(modifier.value);
    rename(item.condition);
  }
  for (ParameterItem& parameter : document.parameters) rename(parameter.value);
  rename(document.declarations);
  for (Json& plot : *document.plots) {
    renameVariable(plot, "x", submodel);
    if (plot.is_object() && plot.contains("curves") && plot["curves"].is_array())
      for (Json& curve : plot["curves"]) {
        renameVariable(curve, "variable", submodel);
        if (!curve.is_object() || !curve.contains("expression") || !curve["expression"].is_string()) continue;
        std::string text = curve["expression"].get<std::string>();
        rename(text);
        curve["expression"] = text;
      }
  }
  document.components.push_back(submodel.part);
  document.classes.push_back(submodel.classText);
  for (const JoinedEnd& joined : submodel.joined) {
    ConnectionItem wire;
    wire.from = joined.outside;
    wire.to = submodel.part.name + "." + joined.connector;
    document.connections.push_back(std::move(wire));
  }
  return document;
}

std::string nameInside(const std::string& name, const Submodel& submodel) {
  if (name.starts_with("der(") && name.ends_with(")"))
    return "der(" + nameInside(name.substr(4, name.size() - 5), submodel) + ")";
  const bool isMoved = submodel.moved.count(name.substr(0, name.find_first_of(".["))) > 0;
  return isMoved ? submodel.part.name + "." + name : name;
}

}  // namespace armature::diagram
