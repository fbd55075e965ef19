// What the editor shows of a class without instantiating a model: icon, connectors with their places, parameters with
// units, defaults and dialog grouping, documentation. Inherited elements are included, modifiers of `extends` applied.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/icon_graphics.h"
#include "engine/facade/domain.h"
#include "engine/facade/replaceable_info.h"

namespace armature {

// Kind of a connector, for colours and for the check while wiring; two connectors fit when their `type` is equal or one
// is an input and the other an output of the same basic type.
struct ConnectorInfo {
  std::string name;
  std::string type;  // qualified class name, e.g. Modelica.Mechanics.Rotational.Interfaces.Flange_a
  Domain domain = Domain::other;
  std::string signature;  // equal signatures can be connected: the list of variables with types and flow prefixes
  std::string causality;  // "", "input", "output"
  std::string description;
  std::string condition;                // Modelica text of the condition ("useSupport"), empty when unconditional
  std::string mustBeConnected;          // why it may not stay open (annotation of that name), empty when it may
  std::vector<std::string> dimensions;  // array connectors: texts of the dimensions
  double x = 0, y = 0;                  // centre in the icon's −100…100 coordinates, y up
  double width = 20, height = 20;
  double rotation = 0;   // [deg]
  bool isFilled = true;  // flange_a, pin p, frame_a style; hollow otherwise
  // Of one that stands within the icon, at a side of what is drawn there: the way to that side; 0, 0 for all others.
  int sideX = 0, sideY = 0;
};
// Whether a connector stands within the icon at a side of what is drawn there.
inline bool isAtDrawing(const ConnectorInfo& connector) {
  return connector.sideX != 0 || connector.sideY != 0;
}
// Whether it stands so far within the icon that it is at none of its sides, nor at one of its drawing.
inline bool isInMiddle(const ConnectorInfo& connector) {
  return !isAtDrawing(connector) && std::max(std::abs(connector.x), std::abs(connector.y)) <= 60;
}
// The side of the icon that a connector is at, or is nearest to: a unit vector along an axis of the icon.
inline std::pair<int, int> sideOf(const ConnectorInfo& connector) {
  if (isAtDrawing(connector)) return {connector.sideX, connector.sideY};
  const bool isLevel = std::abs(connector.x) >= std::abs(connector.y);
  return isLevel ? std::pair{connector.x < 0 ? -1 : 1, 0} : std::pair{0, connector.y < 0 ? -1 : 1};
}

struct ParameterInfo {
  std::string name;                      // dotted for attributes offered in the dialog ("phi.start")
  std::string type;                      // Real, Integer, Boolean, String or an enumeration's qualified name
  std::vector<std::string> choices;      // qualified literals of an enumeration, or choices annotation
  std::vector<std::string> choiceTexts;  // descriptions for the choices
  std::string defaultValue;              // Modelica text, empty when there is none
  std::string fallback;                  // Modelica text of the value that is used where there is none; may be empty
  std::string unit;
  std::string displayUnit;
  std::string quantity;
  std::string description;
  std::string tab;     // "General" by default
  std::string group;   // "Parameters" by default
  std::string enable;  // Modelica text of Dialog(enable=…), may be empty
  std::vector<std::string> dimensions;
  std::string minimum, maximum;
  bool isFinal = false;
  bool isStart = false;       // an initial value of a variable: shown under Initialization with its "fixed" tick
  bool isStructural = false;  // a change needs a new translation (Evaluate=true, array sizes, conditions)
};

struct VariableInfo {
  std::string name;
  std::string type;
  std::string unit;
  std::string description;
};

// A part that a class is made of, drawn or not: a component of it or of one of its bases that is a model or a block.
struct PartInfo {
  std::string name;
  std::string type;  // qualified class name
  bool isArray = false;
};

// A graphic primitive of a Modelica Icon annotation, flattened into simple data, for classes without an SVG of ours.
struct IconPrimitive {
  enum class Kind { line, polygon, rectangle, ellipse, text, bitmap } kind = Kind::line;
  // Already in the icon's coordinates, rotation applied; of a text or bitmap the corners before it is turned about
  // their middle.
  std::vector<std::pair<double, double>> points;
  double rotation = 0;  // of a text or bitmap, counter-clockwise [deg]
  std::string text;     // of a bitmap: the name of its file
  std::string image;    // of a bitmap: its file in Base64; empty where it is not in the annotation
  int lineColor = 0x000000, fillColor = 0xFFFFFF;
  LinePattern linePattern = LinePattern::solid;
  FillPattern fillPattern = FillPattern::none;
  BorderPattern border = BorderPattern::none;
  double thickness = 0.25;
  bool isSmooth = false;
  ArrowHead arrowAtStart = ArrowHead::none, arrowAtEnd = ArrowHead::none;
  double arrowSize = 3;
  double radius = 0, startAngle = 0, endAngle = 360;
  EllipseClosure closure = EllipseClosure::automatic;
  double fontSize = 0;  // [pt], 0: as large as the extent allows
  std::string fontName;
  bool isBold = false, isItalic = false, isUnderlined = false;
  TextAlignment alignment = TextAlignment::center;
};

struct ClassInfo {
  std::string name;  // qualified
  std::string kind;  // model, block, package, connector, record, function, type …
  bool isPartial = false;
  bool isExample = false;  // has an experiment annotation
  std::string description;
  std::string documentation;  // HTML of the Documentation annotation, may be empty
  std::vector<ConnectorInfo> connectors;
  std::vector<ParameterInfo> parameters;
  std::vector<VariableInfo> variables;  // public non-parameter variables declared in the class and its bases
  std::vector<PartInfo> parts;          // protected and optional ones, too
  std::vector<ReplaceableInfo> replaceables;
  std::vector<IconPrimitive> icon;  // back to front, of bases first
  uint64_t inheritedIcon = 0;       // how many of these are of bases
  uint64_t iconKey = 0;             // another one where the icon looks different
  std::vector<std::string> bases;
  std::string defaultComponentName;      // proposed name of a new part, may be empty
  std::string defaultComponentPrefixes;  // Modelica prefixes of a new part ("inner"), may be empty
  std::string signs;                     // what its signs mean: the text of __Armature(signs = "…"), may be empty
  double stopTime = 0, interval = 0, tolerance = 0, startTime = 0;  // of the experiment annotation, 0 = not given
};

}  // namespace armature
