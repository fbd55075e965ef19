// The icon of one of a diagram's own classes as values: the graphic items of its Icon annotation and the places of what
// it declares, read from its text and written back into it (specification 3.6, section 18.6). The text stays the
// source: an item, an argument or a placement that is not changed stays to the letter, comments and other programs'
// annotations included.
#pragma once
#include <array>
#include <string>
#include <vector>

#include "engine/base/icon_graphics.h"
#include "engine/diagram/document.h"

namespace armature::diagram {

// 0xRRGGBB.
using Rgb = int;

struct IconItem {
  enum class Kind : uint8_t { line, polygon, rectangle, ellipse, text, bitmap, other };
  Kind kind = Kind::line;
  // How the item stands in the text; empty for one that is new. What cannot be read (other) is only this.
  std::string source;

  Point origin;         // that the item is turned about, and its own coordinates start from
  double rotation = 0;  // counter-clockwise [deg]
  // Corners of a line or polygon; of the others two opposite corners of the extent.
  std::vector<Point> points;

  Rgb lineColor = 0;  // of a text: its letters
  Rgb fillColor = 0;
  LinePattern linePattern = LinePattern::solid;
  FillPattern fillPattern = FillPattern::none;
  double thickness = 0.25;
  Smooth smooth = Smooth::none;
  std::array<ArrowHead, 2> arrows = {ArrowHead::none, ArrowHead::none};  // at the start, at the end
  double arrowSize = 3;
  BorderPattern border = BorderPattern::none;
  double radius = 0;
  double startAngle = 0, endAngle = 360;  // [deg]
  EllipseClosure closure = EllipseClosure::automatic;
  std::string text;
  double fontSize = 0;  // [pt], 0: as large as the extent allows
  std::string fontName;
  bool isBold = false, isItalic = false, isUnderlined = false;
  TextAlignment alignment = TextAlignment::center;
  std::string fileName;     // of a bitmap
  std::string imageSource;  // of a bitmap: its file in Base64

  bool hasExtent() const { return kind != Kind::line && kind != Kind::polygon; }
  bool operator==(const IconItem&) const = default;
};

// Where the icon shows a component that the class declares: a connector on the border.
struct IconPlace {
  std::string name;
  Placement placement;    // in the icon's coordinates
  bool hasPlace = false;  // without one the icon does not show it
  bool operator==(const IconPlace&) const = default;
};

struct IconDrawing {
  Point low{-100, -100}, high{100, 100};  // of the coordinate system
  Point grid{2, 2};
  bool keepsAspect = true;
  std::vector<IconItem> items;    // back to front
  std::vector<IconPlace> places;  // in the order of the text
  bool operator==(const IconDrawing&) const = default;
};

// Reads the icon of a class. Failure D034: the text cannot be read, or is no class with a body.
[[nodiscard]] Result<IconDrawing> iconOf(const std::string& classText);

// The class with this drawing; `places` are found by their names, those that the class does not declare are left out.
// Linear in the length of the text.
[[nodiscard]] Result<std::string> withIcon(const std::string& classText, const IconDrawing& drawing);

// An item as Modelica text. Arguments of its source whose values have not changed stay to the letter, those that no
// program but their author's knows, too.
std::string toText(const IconItem& item);

// Whether two texts of a class differ in nothing but what pictures are drawn from: the annotations Icon, Diagram,
// Placement and Line, notes, comments and layout.
bool differInPicturesOnly(const std::string& before, const std::string& after);

}  // namespace armature::diagram
