#include "engine/diagram/icon_item.h"

#include <algorithm>

#include "engine/syntax/annotation_values.h"
#include "engine/syntax/parsing.h"
#include "engine/syntax/printer.h"

namespace armature::diagram {

namespace {

using syntax::Expression;
using syntax::ExprKind;
using syntax::ExprPtr;
using ItemKind = IconItem::Kind;

constexpr std::array<std::string_view, 6> kItemNames = {"Line", "Polygon", "Rectangle", "Ellipse", "Text", "Bitmap"};

// Reads the arguments of an item by their names; what is no literal leaves the value as it is.
class ItemArguments {
 public:
  ItemArguments(const Expression& call, const NameTable& names) : call_(call), names_(names) {}

  void number(std::string_view name, double& target) const {
    if (const auto found = syntax::numberOf(at(name))) target = *found;
  }
  void text(std::string_view name, std::string& target) const {
    if (const auto found = syntax::textOf(at(name), names_)) target = *found;
  }
  void color(std::string_view name, Rgb& target) const {
    const auto parts = syntax::numbersOf(at(name), names_);
    if (!parts || parts->size() != 3 || (*parts)[0] < 0) return;
    target = 0;
    for (const double part : *parts) target = target << 8 | static_cast<Rgb>(std::clamp(part, 0.0, 255.0));
  }
  void point(std::string_view name, Point& target) const {
    if (const auto found = syntax::numbersOf(at(name), names_); found && found->size() == 2)
      target = {(*found)[0], (*found)[1]};
  }
  std::vector<Point> points(std::string_view name) const {
    std::vector<Point> list;
    for (const auto& [x, y] : syntax::pointsOf(at(name), names_)) list.push_back({x, y});
    return list;
  }
  template <class Enum>
  void literal(std::string_view name, Enum& target) const {
    if (const auto found = graphicLiteral<Enum>(syntax::literalName(at(name), names_))) target = *found;
  }
  // The last names of a list of literals: {"Bold", "Italic"}.
  std::vector<std::string_view> literals(std::string_view name) const {
    std::vector<std::string_view> list;
    const ExprPtr array = at(name);
    if (array && array->kind == ExprKind::array)
      for (const ExprPtr item : array->args) list.push_back(syntax::literalName(item, names_));
    return list;
  }

 private:
  ExprPtr at(std::string_view name) const { return syntax::namedValue(call_, names_, name); }

  const Expression& call_;
  const NameTable& names_;
};

void readShape(const ItemArguments& given, IconItem& item) {
  given.color("lineColor", item.lineColor);
  given.color("fillColor", item.fillColor);
  given.literal("pattern", item.linePattern);
  given.literal("fillPattern", item.fillPattern);
  given.number("lineThickness", item.thickness);
}

void readLine(const ItemArguments& given, IconItem& item) {
  given.color("color", item.lineColor);
  given.literal("pattern", item.linePattern);
  given.number("thickness", item.thickness);
  given.number("arrowSize", item.arrowSize);
  given.literal("smooth", item.smooth);
  const auto heads = given.literals("arrow");
  for (size_t k = 0; k < std::min(heads.size(), item.arrows.size()); ++k)
    item.arrows[k] = graphicLiteral<ArrowHead>(heads[k]).value_or(ArrowHead::none);
}

void readText(const ItemArguments& given, IconItem& item) {
  readShape(given, item);
  given.color("textColor", item.lineColor);
  given.text("textString", item.text);
  given.number("fontSize", item.fontSize);
  given.text("fontName", item.fontName);
  given.literal("horizontalAlignment", item.alignment);
  for (const std::string_view style : given.literals("textStyle")) {
    item.isBold = item.isBold || style == "Bold";
    item.isItalic = item.isItalic || style == "Italic";
    item.isUnderlined = item.isUnderlined || style == "UnderLine";
  }
}

void readOfKind(const ItemArguments& given, IconItem& item) {
  switch (item.kind) {
    case ItemKind::line:
      return readLine(given, item);
    case ItemKind::polygon:
      readShape(given, item);
      return given.literal("smooth", item.smooth);
    case ItemKind::rectangle:
      readShape(given, item);
      given.literal("borderPattern", item.border);
      return given.number("radius", item.radius);
    case ItemKind::ellipse:
      readShape(given, item);
      given.number("startAngle", item.startAngle);
      given.number("endAngle", item.endAngle);
      return given.literal("closure", item.closure);
    case ItemKind::text:
      return readText(given, item);
    case ItemKind::bitmap:
      given.text("fileName", item.fileName);
      return given.text("imageSource", item.imageSource);
    case ItemKind::other:
      return;
  }
}

// ---- text ----

struct ItemArgument {
  std::string_view name;
  std::string text;
};

template <class Enum>
std::string literalText(Enum value) {
  return std::string(GraphicLiterals<Enum>::name) + "." + std::string(literalOf(value));
}

std::string colorText(Rgb color) {
  return "{" + std::to_string(color >> 16 & 255) + ", " + std::to_string(color >> 8 & 255) + ", " +
         std::to_string(color & 255) + "}";
}

std::string styleText(const IconItem& item) {
  std::string list;
  const auto add = [&](bool isWanted, const char* name) {
    if (isWanted) list += std::string(list.empty() ? "" : ", ") + "TextStyle." + name;
  };
  add(item.isBold, "Bold");
  add(item.isItalic, "Italic");
  add(item.isUnderlined, "UnderLine");
  return "{" + list + "}";
}

void addShape(const IconItem& item, std::vector<ItemArgument>& list) {
  list.push_back({"lineColor", colorText(item.lineColor)});
  list.push_back({"fillColor", colorText(item.fillColor)});
  list.push_back({"pattern", literalText(item.linePattern)});
  list.push_back({"fillPattern", literalText(item.fillPattern)});
  list.push_back({"lineThickness", syntax::numberText(item.thickness)});
}

void addText(const IconItem& item, std::vector<ItemArgument>& list) {
  list.push_back({"textString", syntax::stringLiteral(item.text)});
  list.push_back({"textColor", colorText(item.lineColor)});
  list.push_back({"fontSize", syntax::numberText(item.fontSize)});
  list.push_back({"fontName", syntax::stringLiteral(item.fontName)});
  list.push_back({"textStyle", styleText(item)});
  list.push_back({"horizontalAlignment", literalText(item.alignment)});
}

void addOfKind(const IconItem& item, std::vector<ItemArgument>& list) {
  switch (item.kind) {
    case ItemKind::line:
      list.push_back({"color", colorText(item.lineColor)});
      list.push_back({"pattern", literalText(item.linePattern)});
      list.push_back({"thickness", syntax::numberText(item.thickness)});
      list.push_back({"arrow", "{" + literalText(item.arrows[0]) + ", " + literalText(item.arrows[1]) + "}"});
      list.push_back({"arrowSize", syntax::numberText(item.arrowSize)});
      list.push_back({"smooth", literalText(item.smooth)});
      return;
    case ItemKind::polygon:
      addShape(item, list);
      list.push_back({"smooth", literalText(item.smooth)});
      return;
    case ItemKind::rectangle:
      addShape(item, list);
      list.push_back({"borderPattern", literalText(item.border)});
      list.push_back({"radius", syntax::numberText(item.radius)});
      return;
    case ItemKind::ellipse:
      addShape(item, list);
      list.push_back({"startAngle", syntax::numberText(item.startAngle)});
      list.push_back({"endAngle", syntax::numberText(item.endAngle)});
      list.push_back({"closure", literalText(item.closure)});
      return;
    case ItemKind::text:
      return addText(item, list);
    case ItemKind::bitmap:
      list.push_back({"fileName", syntax::stringLiteral(item.fileName)});
      list.push_back({"imageSource", syntax::stringLiteral(item.imageSource)});
      return;
    case ItemKind::other:
      return;
  }
}

// All arguments that an item of this kind can have, each with its value as text.
std::vector<ItemArgument> allArguments(const IconItem& item) {
  std::vector<ItemArgument> list{{"origin", pointText(item.origin)}, {"rotation", syntax::numberText(item.rotation)}};
  list.push_back({item.hasExtent() ? "extent" : "points", pointsText(item.points)});
  addOfKind(item, list);
  return list;
}

// An item's text, parsed by itself.
struct ItemReading : syntax::Parsing {
  explicit ItemReading(const std::string& source) {
    read = syntax::parseExpression(context, sources.add("item", source));
  }
  const Expression* read = nullptr;
};

// A new item, with the arguments that are not the language's defaults.
std::string newItemText(const IconItem& item) {
  IconItem usual;
  usual.kind = item.kind;
  const auto values = allArguments(item), defaults = allArguments(usual);
  std::string text;
  for (size_t k = 0; k < values.size(); ++k)
    if (values[k].text != defaults[k].text)
      text += (text.empty() ? "" : ", ") + std::string(values[k].name) + " = " + values[k].text;
  return std::string(kItemNames[static_cast<size_t>(item.kind)]) + "(" + text + ")";
}

}  // namespace

IconItem itemOf(const Expression& expression, const NameTable& names, std::string source) {
  IconItem item;
  item.kind = ItemKind::other;
  item.source = std::move(source);
  if (expression.kind != ExprKind::call || expression.reference->parts.size() != 1 || !expression.args.empty())
    return item;
  const auto found = std::find(kItemNames.begin(), kItemNames.end(), names.text(expression.reference->parts[0].name));
  if (found == kItemNames.end()) return item;
  const ItemArguments given(expression, names);
  item.kind = static_cast<ItemKind>(found - kItemNames.begin());
  item.points = given.points(item.hasExtent() ? "extent" : "points");
  // What has no place cannot be taken hold of.
  if (item.hasExtent() ? item.points.size() != 2 : item.points.empty()) {
    item.kind = ItemKind::other;
    item.points.clear();
    return item;
  }
  given.point("origin", item.origin);
  given.number("rotation", item.rotation);
  readOfKind(given, item);
  return item;
}

std::string pointText(Point point) {
  return "{" + syntax::numberText(point.x) + ", " + syntax::numberText(point.y) + "}";
}

std::string pointsText(const std::vector<Point>& points) {
  std::string text;
  for (const Point& point : points) text += (text.empty() ? "" : ", ") + pointText(point);
  return "{" + text + "}";
}

std::string toText(const IconItem& item) {
  if (item.kind == ItemKind::other) return item.source;
  if (item.source.empty()) return newItemText(item);
  const ItemReading reading(item.source);
  if (!reading.read) return newItemText(item);
  const IconItem before = itemOf(*reading.read, reading.names, item.source);
  if (before == item) return item.source;
  if (before.kind != item.kind) return newItemText(item);
  const auto values = allArguments(item), stood = allArguments(before);
  std::string text = item.source, added;
  // From the last to the first, so that places before stay where they are.
  std::vector<std::pair<SourceSpan, std::string>> replaced;
  for (size_t k = 0; k < values.size(); ++k) {
    if (values[k].text == stood[k].text) continue;
    const auto argument = std::find_if(reading.read->named.begin(), reading.read->named.end(), [&](const auto& named) {
      return reading.names.text(named.name) == values[k].name;
    });
    if (argument != reading.read->named.end())
      replaced.emplace_back(argument->value->span, values[k].text);
    else
      added += ", " + std::string(values[k].name) + " = " + values[k].text;
  }
  if (!added.empty()) text.insert(text.rfind(')'), reading.read->named.empty() ? added.substr(2) : added);
  std::sort(replaced.begin(), replaced.end(), [](auto& a, auto& b) { return a.first.begin > b.first.begin; });
  for (const auto& [span, value] : replaced) text.replace(span.begin, span.end - span.begin, value);
  return text;
}

}  // namespace armature::diagram
