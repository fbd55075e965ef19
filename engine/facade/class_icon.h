// Icon annotations as plain primitives: inherited icons first, DynamicSelect at its first argument, visibility by the
// defaults of the parameters it names.
#pragma once
#include <optional>
#include <vector>

#include "engine/facade/class_info.h"
#include "engine/facade/condition.h"
#include "engine/syntax/annotation_values.h"

namespace armature {

// Maps the coordinate system of an icon to −100…100.
struct IconFrame {
  double left = -100, bottom = -100, right = 100, top = 100;
  std::pair<double, double> map(std::pair<double, double> point) const;
  double scaleX() const { return 200 / (right - left); }
  double scaleY() const { return 200 / (top - bottom); }
};

// The coordinate system of an Icon annotation; the usual one when none is given or it has no area.
IconFrame frameOf(const syntax::Modification* icon, const NameTable& names);
// The graphics of an Icon annotation in the order of the text.
std::vector<IconPrimitive> primitivesOf(const syntax::Modification* icon, const NameTable& names,
                                        const IconFrame& frame, const TruthOfName& truthOfName);
// One graphic item by itself, as its text stands in a list of graphics; nothing where it cannot be read or drawn.
std::optional<IconPrimitive> primitiveOfText(const std::string& text, const IconFrame& frame);
// Tells graphics apart that look different, for pictures that are kept.
uint64_t keyOf(const std::vector<IconPrimitive>& icon);
}  // namespace armature
