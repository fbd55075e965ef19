#include "engine/facade/class_icon.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

#include "engine/syntax/parsing.h"

namespace armature {

using syntax::Expression;
using syntax::ExprKind;
using syntax::ExprPtr;

namespace {

constexpr int kEllipseCorners = 48;

// Reads one graphic item: a call such as Rectangle(extent = …, fillColor = …).
class ItemReader {
 public:
  ItemReader(const Expression& item, const NameTable& names, const IconFrame& frame)
      : item_(item), names_(names), frame_(frame) {
    if (const auto origin = syntax::numbersOf(named("origin"), names_); origin && origin->size() == 2) {
      originX_ = (*origin)[0];
      originY_ = (*origin)[1];
    }
    rotation_ = number("rotation", 0);
    const double angle = rotation_ * std::numbers::pi / 180;
    cosine_ = std::cos(angle);
    sine_ = std::sin(angle);
  }

  std::optional<IconPrimitive> read() {
    const std::string_view kind = names_.text(item_.reference->parts.back().name);
    if (kind == "Line") return line();
    if (kind == "Polygon") return polygon();
    if (kind == "Rectangle") return rectangle();
    if (kind == "Ellipse") return ellipse();
    if (kind == "Text") return text();
    if (kind == "Bitmap") return bitmap();
    return std::nullopt;
  }

 private:
  ExprPtr named(std::string_view name) const { return syntax::namedValue(item_, names_, name); }
  double number(std::string_view name, double otherwise) const {
    return syntax::numberOf(named(name)).value_or(otherwise);
  }
  std::string_view literal(std::string_view name) const { return syntax::literalName(named(name), names_); }

  int color(std::string_view name, int otherwise) const {
    const auto parts = syntax::numbersOf(named(name), names_);
    if (!parts || parts->size() != 3) return otherwise;
    const auto byte = [&](size_t i) { return static_cast<int>(std::clamp((*parts)[i], 0.0, 255.0)); };
    return byte(0) << 16 | byte(1) << 8 | byte(2);
  }

  // Own coordinates to those of the frame: turned about the item's origin, then mapped.
  std::pair<double, double> place(std::pair<double, double> p) const {
    const double x = originX_ + cosine_ * p.first - sine_ * p.second;
    const double y = originY_ + sine_ * p.first + cosine_ * p.second;
    return frame_.map({x, y});
  }

  std::vector<std::pair<double, double>> placed(std::vector<std::pair<double, double>> points) const {
    for (auto& point : points) point = place(point);
    return points;
  }

  std::optional<std::pair<std::pair<double, double>, std::pair<double, double>>> extent() const {
    const auto corners = syntax::pointsOf(named("extent"), names_);
    if (corners.size() != 2) return std::nullopt;
    return std::pair{corners[0], corners[1]};
  }

  bool isQuarterTurn() const { return std::fmod(rotation_, 90) == 0; }

  template <class Enum>
  Enum literalIn(std::string_view name, Enum otherwise) const {
    return graphicLiteral<Enum>(literal(name)).value_or(otherwise);
  }

  void stroke(IconPrimitive& made, std::string_view colorName, std::string_view thicknessName) const {
    made.lineColor = color(colorName, 0);
    made.thickness = number(thicknessName, 0.25);
    made.linePattern = literalIn("pattern", LinePattern::solid);
    made.isSmooth = literalIn("smooth", Smooth::none) == Smooth::bezier;
  }

  void fill(IconPrimitive& made) const {
    made.fillPattern = literalIn("fillPattern", FillPattern::none);
    made.fillColor = color("fillColor", 0);
  }

  std::optional<IconPrimitive> line() const {
    IconPrimitive made;
    made.kind = IconPrimitive::Kind::line;
    made.points = placed(syntax::pointsOf(named("points"), names_));
    stroke(made, "color", "thickness");
    made.arrowSize = number("arrowSize", 3);
    if (const ExprPtr heads = named("arrow"); heads && heads->kind == ExprKind::array && heads->args.size() == 2) {
      const auto head = [&](size_t k) {
        return graphicLiteral<ArrowHead>(syntax::literalName(heads->args[k], names_)).value_or(ArrowHead::none);
      };
      made.arrowAtStart = head(0);
      made.arrowAtEnd = head(1);
    }
    return made.points.size() < 2 ? std::nullopt : std::optional(made);
  }

  std::optional<IconPrimitive> polygon() const {
    IconPrimitive made;
    made.kind = IconPrimitive::Kind::polygon;
    made.points = placed(syntax::pointsOf(named("points"), names_));
    stroke(made, "lineColor", "lineThickness");
    fill(made);
    return made.points.size() < 2 ? std::nullopt : std::optional(made);
  }

  std::optional<IconPrimitive> rectangle() const {
    const auto corners = extent();
    if (!corners) return std::nullopt;
    const auto& [a, b] = *corners;
    IconPrimitive made;
    stroke(made, "lineColor", "lineThickness");
    fill(made);
    made.radius = number("radius", 0) * frame_.scaleX();
    made.border = literalIn("borderPattern", BorderPattern::none);
    if (made.border != BorderPattern::none && made.linePattern == LinePattern::none)
      made.linePattern = LinePattern::solid;
    made.kind = isQuarterTurn() ? IconPrimitive::Kind::rectangle : IconPrimitive::Kind::polygon;
    if (isQuarterTurn()) {
      made.points = placed({a, b});
    } else {
      made.points = placed({a, {b.first, a.second}, b, {a.first, b.second}});
    }
    return made;
  }

  std::optional<IconPrimitive> ellipse() const {
    const auto corners = extent();
    if (!corners) return std::nullopt;
    const auto& [a, b] = *corners;
    IconPrimitive made;
    stroke(made, "lineColor", "lineThickness");
    fill(made);
    made.startAngle = number("startAngle", 0);
    made.endAngle = number("endAngle", 360);
    const bool isWhole = std::abs(made.endAngle - made.startAngle) >= 360;
    made.closure = literalIn("closure", EllipseClosure::automatic);
    if (made.closure == EllipseClosure::automatic)
      made.closure = isWhole ? EllipseClosure::chord : EllipseClosure::radial;
    if (made.closure == EllipseClosure::none) made.fillPattern = FillPattern::none;
    if (isQuarterTurn()) {
      made.kind = IconPrimitive::Kind::ellipse;
      made.points = placed({a, b});
      if (!isWhole) {
        made.startAngle += rotation_;
        made.endAngle += rotation_;
      }
      return made;
    }
    // A turned ellipse is a polygon, an open arc of one a line.
    const bool isOpen = made.closure == EllipseClosure::none;
    made.kind = isOpen ? IconPrimitive::Kind::line : IconPrimitive::Kind::polygon;
    const double x = (a.first + b.first) / 2, y = (a.second + b.second) / 2;
    const double rx = std::abs(b.first - a.first) / 2, ry = std::abs(b.second - a.second) / 2;
    if (made.closure == EllipseClosure::radial && !isWhole) made.points.push_back(place({x, y}));
    for (int i = 0; i <= kEllipseCorners; ++i) {
      const double angle =
          (made.startAngle + (made.endAngle - made.startAngle) * i / kEllipseCorners) * std::numbers::pi / 180;
      made.points.push_back(place({x + rx * std::cos(angle), y + ry * std::sin(angle)}));
    }
    return made;
  }

  // Corners of an extent about its turned middle, before they are turned themselves.
  std::vector<std::pair<double, double>> upright(std::pair<double, double> a, std::pair<double, double> b) const {
    const auto middle = place({(a.first + b.first) / 2, (a.second + b.second) / 2});
    const double x = (b.first - a.first) / 2 * frame_.scaleX(), y = (b.second - a.second) / 2 * frame_.scaleY();
    return {{middle.first - x, middle.second - y}, {middle.first + x, middle.second + y}};
  }

  std::optional<IconPrimitive> text() const {
    const auto corners = extent();
    const auto content = syntax::textOf(named("textString"), names_);
    if (!corners || !content) return std::nullopt;
    IconPrimitive made;
    made.kind = IconPrimitive::Kind::text;
    made.points = upright(corners->first, corners->second);
    made.rotation = rotation_;
    made.text = *content;
    stroke(made, "lineColor", "lineThickness");
    made.lineColor = color("textColor", made.lineColor);
    made.fontSize = number("fontSize", 0);
    made.fontName = syntax::textOf(named("fontName"), names_).value_or("");
    made.alignment = literalIn("horizontalAlignment", TextAlignment::center);
    if (const ExprPtr styles = named("textStyle"); styles && styles->kind == ExprKind::array)
      for (const ExprPtr style : styles->args) {
        const std::string_view name = syntax::literalName(style, names_);
        made.isBold = made.isBold || name == "Bold";
        made.isItalic = made.isItalic || name == "Italic";
        made.isUnderlined = made.isUnderlined || name == "UnderLine";
      }
    return made;
  }

  std::optional<IconPrimitive> bitmap() const {
    const auto corners = extent();
    const auto file = syntax::textOf(named("fileName"), names_), image = syntax::textOf(named("imageSource"), names_);
    if (!corners || (!file && !image)) return std::nullopt;
    IconPrimitive made;
    made.kind = IconPrimitive::Kind::bitmap;
    made.points = upright(corners->first, corners->second);
    made.rotation = rotation_;
    made.text = file.value_or("");
    // What is larger than pictures of icons are goes to no other process.
    constexpr size_t kMostImage = 4 << 20;  // [bytes]
    if (image && image->size() <= kMostImage) made.image = *image;
    return made;
  }

  const Expression& item_;
  const NameTable& names_;
  const IconFrame& frame_;
  double originX_ = 0, originY_ = 0, rotation_ = 0, cosine_ = 1, sine_ = 0;
};

}  // namespace

std::pair<double, double> IconFrame::map(std::pair<double, double> point) const {
  return {-100 + (point.first - left) * scaleX(), -100 + (point.second - bottom) * scaleY()};
}

IconFrame frameOf(const syntax::Modification* icon, const NameTable& names) {
  const auto corners = syntax::pointsOf(syntax::value(icon, names, "coordinateSystem.extent"), names);
  if (corners.size() != 2) return {};
  IconFrame frame;
  frame.left = std::min(corners[0].first, corners[1].first);
  frame.right = std::max(corners[0].first, corners[1].first);
  frame.bottom = std::min(corners[0].second, corners[1].second);
  frame.top = std::max(corners[0].second, corners[1].second);
  constexpr double kLeastSide = 1e-6;  // [unit] what computing leaves of a line
  const bool hasArea = frame.right - frame.left > kLeastSide && frame.top - frame.bottom > kLeastSide;
  return hasArea ? frame : IconFrame();
}

std::optional<IconPrimitive> primitiveOfText(const std::string& text, const IconFrame& frame) {
  syntax::Parsing parsing;
  const ExprPtr item =
      syntax::staticPart(syntax::parseExpression(parsing.context, parsing.sources.add("item", text)), parsing.names);
  return item && item->kind == ExprKind::call ? ItemReader(*item, parsing.names, frame).read() : std::nullopt;
}

std::vector<IconPrimitive> primitivesOf(const syntax::Modification* icon, const NameTable& names,
                                        const IconFrame& frame, const TruthOfName& truthOfName) {
  std::vector<IconPrimitive> list;
  const ExprPtr graphics = syntax::value(icon, names, "graphics");
  if (!graphics || graphics->kind != ExprKind::array) return list;
  for (ExprPtr item : graphics->args) {
    item = syntax::staticPart(item, names);
    if (!item || item->kind != ExprKind::call) continue;
    const ExprPtr visible = syntax::namedValue(*item, names, "visible");
    if (visible && !conditionValue(visible, names, truthOfName).value_or(true)) continue;
    if (auto made = ItemReader(*item, names, frame).read()) list.push_back(std::move(*made));
  }
  return list;
}

uint64_t keyOf(const std::vector<IconPrimitive>& icon) {
  uint64_t key = icon.size();
  const auto mix = [&](uint64_t value) { key = (key ^ value) * 0x9E3779B97F4A7C15U + (key >> 7); };
  const auto number = [&](double value) { mix(std::hash<double>()(value)); };
  const auto text = [&](const std::string& value) { mix(std::hash<std::string>()(value)); };
  for (const IconPrimitive& item : icon) {
    mix(static_cast<uint64_t>(item.kind));
    for (const auto& [x, y] : item.points) {
      number(x);
      number(y);
    }
    for (const double value :
         {item.rotation, item.thickness, item.arrowSize, item.radius, item.startAngle, item.endAngle, item.fontSize})
      number(value);
    for (const std::string& value : {item.text, item.image, item.fontName}) text(value);
    mix(static_cast<uint64_t>(item.lineColor) << 32 | static_cast<uint64_t>(item.fillColor));
    mix(static_cast<uint64_t>(item.linePattern) << 24 | static_cast<uint64_t>(item.fillPattern) << 16 |
        static_cast<uint64_t>(item.border) << 8 | static_cast<uint64_t>(item.closure));
    mix(static_cast<uint64_t>(item.arrowAtStart) << 24 | static_cast<uint64_t>(item.arrowAtEnd) << 16 |
        static_cast<uint64_t>(item.alignment) << 8 | (item.isSmooth ? 8U : 0U) | (item.isBold ? 4U : 0U) |
        (item.isItalic ? 2U : 0U) | (item.isUnderlined ? 1U : 0U));
  }
  return key;
}

}  // namespace armature
