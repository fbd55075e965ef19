// A diagram as plain values: what a person has drawn. The file format is `*.armature.json` (format version 1, see
// resources/schema/diagram.schema.json); members that this version does not know are kept and written back.
// Coordinates are Modelica's: y up, grid 2, an icon spans −100…100 scaled to its placement.
#pragma once
#include <cmath>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/method_kind.h"
#include "engine/base/result.h"
#include "engine/diagram/json_value.h"

namespace armature::diagram {

// [unit] Coordinates that are nearer are the same: what computing leaves of one.
inline constexpr double kDust = 1e-6;

// A coordinate without what computing has left in it.
inline double withoutDust(double coordinate) {
  constexpr double kPerUnit = 1e6;  // as kDust; its multiples have no rounding, those of kDust have
  return std::round(coordinate * kPerUnit) / kPerUnit;
}

struct Point {
  double x = 0;
  double y = 0;
  bool operator==(const Point&) const = default;
};

// Where an icon lies: its centre, its size before rotation, a rotation counter-clockwise [deg], and a mirroring of the
// horizontal axis that is applied before the rotation.
struct Placement {
  double x = 0;
  double y = 0;
  double width = 20;
  double height = 20;
  double rotation = 0;
  bool flip = false;
  bool operator==(const Placement&) const = default;
};

// One modifier: dotted name ("J", "phi.start") and the text of a Modelica expression. `each` and `final` may stand
// before the name ("each phi.start"). A redeclaration has the name "redeclare …" left of the value, as in Modelica
// text; its value is empty where the name is the whole text.
struct Modifier {
  std::string name;
  std::string value;
  bool operator==(const Modifier&) const = default;
};

struct ComponentItem {
  std::string name;
  std::string className;  // fully qualified, or a class of the diagram itself
  std::vector<Modifier> modifiers;
  Placement placement;
  JsonValue extra{};         // unknown members
  std::string prefixes;      // Modelica prefixes of the declaration ("inner", "replaceable"), usually empty
  std::string dimensions;    // of an array of parts, without brackets ("3", "n, 2"), usually empty
  std::string condition;     // Modelica text of a conditional declaration, usually empty
  std::string description;   // usually empty
  bool isProtected = false;  // declared in a protected section
  bool operator==(const ComponentItem&) const = default;
};

struct ConnectionItem {
  std::string from;  // "component.connector", or a connector of the diagram itself
  std::string to;
  std::vector<Point> route;  // interior corners; empty = chosen by the router
  JsonValue extra{};
  bool operator==(const ConnectionItem&) const = default;
};

struct ParameterItem {
  std::string name;
  std::string type = "Real";
  std::string value;
  std::string unit;
  std::string description;
  JsonValue extra{};
  bool operator==(const ParameterItem&) const = default;
};

struct Experiment {
  double startTime = 0;     // [s]
  double stopTime = 1;      // [s]
  double interval = 0;      // [s], 0 = stopTime/500
  double tolerance = 1e-6;  // [-]
  MethodKind method = MethodKind::ida;
  double step = 0;  // [s] of methods of fixed step, 0 = the interval
  JsonValue extra{};
  bool operator==(const Experiment&) const = default;
};

struct Document {
  int version = 1;
  std::string name;   // a Modelica identifier
  std::string title;  // shown in the tab, may be empty
  std::string description;
  std::vector<std::string> libraries;
  std::vector<ComponentItem> components;
  std::vector<ConnectionItem> connections;
  std::vector<ParameterItem> parameters;
  std::string declarations;          // Modelica text
  std::vector<std::string> classes;  // Modelica text, one class each
  Experiment experiment;
  JsonValue plots = JsonValue::array();  // [{"title","x","curves":[{"variable","color","axis"}]}]
  JsonValue view3d{};
  JsonValue extra{};  // unknown members of the file
  bool operator==(const Document&) const = default;
};

// Reads a diagram from JSON text; `fileName` is used in messages. A newer version, a wrong type or a damaged file is a
// failure that names the member ("components[3].placement.x: expected a number").
[[nodiscard]] Result<Document> fromJson(std::string_view text, const std::string& fileName);
// Writes UTF-8 with two blanks of indentation and a final newline; stable: equal documents give equal bytes, and
// reading the text gives an equal document.
std::string toJson(const Document& document);

// File access. Saving writes a side file, flushes it and renames it, so that a full disk loses nothing.
[[nodiscard]] Result<Document> load(const std::string& path);
[[nodiscard]] Result<void> save(const Document& document, const std::string& path);

// Where the end of a wire ("a.flange_b") lies in the diagram, if that is known.
using EndPlaces = std::function<std::optional<Point>(const std::string& end)>;

// The diagram as Modelica text (a model with Placement and Line annotations), for export and for "view source". Wires
// end where `places` says, else at the centres of their parts. What Modelica has no annotation for (title, plots, 3-D
// view) is kept in a vendor annotation that import.h reads.
std::string toModelica(const Document& document, const EndPlaces& places = {});
// The diagram as one of another diagram's own classes: without experiment and what else belongs to a run. `annotation`:
// arguments of the class's annotation as Modelica text ("Icon(…)"), may be empty.
std::string toClassText(const Document& document, const std::string& annotation, const EndPlaces& places = {});

}  // namespace armature::diagram
