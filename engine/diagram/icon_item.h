// Graphic items between a syntax tree, values and text; the inside of icon_drawing.
#pragma once
#include "engine/diagram/icon_drawing.h"
#include "engine/syntax/tree.h"

namespace armature::diagram {

// The values of a graphic item; `source` is its text.
IconItem itemOf(const syntax::Expression& expression, const NameTable& names, std::string source);

std::string pointText(Point point);
// {{x, y}, …}
std::string pointsText(const std::vector<Point>& points);

}  // namespace armature::diagram
