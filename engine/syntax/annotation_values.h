// Values of parsed annotations (specification 3.6, chapter 18): navigation by name, literals, placements. Annotations
// are data, so only literals and what folds to them are read; DynamicSelect stands for its first argument.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/syntax/tree.h"

namespace armature::syntax {

// The modification of a member by name: member(m, names, "Dialog") of `annotation(Dialog(group = "a"))`. Null when
// there is none. `path` may be dotted.
const Modification* member(const Modification* modification, const NameTable& names, std::string_view path);
// The value bound to a member: value(m, names, "Dialog.group"); null when there is none.
ExprPtr value(const Modification* modification, const NameTable& names, std::string_view path);
// A named argument of a call such as Line(points = …); null when there is none.
ExprPtr namedValue(const Expression& call, const NameTable& names, std::string_view name);

// Literals. Nothing for null and for anything that is not such a literal.
std::optional<double> numberOf(ExprPtr expression);
std::optional<bool> truthOf(ExprPtr expression, const NameTable& names);
std::optional<std::string> textOf(ExprPtr expression, const NameTable& names);
// "a", or {"a", "b", …}: the texts among what stands there.
std::vector<std::string> textsOf(ExprPtr expression, const NameTable& names);
// {1, 2, …}
std::optional<std::vector<double>> numbersOf(ExprPtr expression, const NameTable& names);
// {{x, y}, …}
std::vector<std::pair<double, double>> pointsOf(ExprPtr expression, const NameTable& names);
// The last part of a reference: "Solid" of FillPattern.Solid; empty for anything else.
std::string_view literalName(ExprPtr expression, const NameTable& names);
// The first argument of DynamicSelect(static, dynamic), else the expression itself.
ExprPtr staticPart(ExprPtr expression, const NameTable& names);

// Where `transformation(…)` puts an icon: centre, size before rotation, rotation counter-clockwise [deg] and a
// mirroring of the horizontal axis before it. A vertical mirroring is the horizontal one with half a turn.
struct Transformation {
  double x = 0, y = 0;
  double width = 20, height = 20;
  double rotation = 0;
  bool flip = false;
};
// Reads the arguments of `transformation(…)` or `iconTransformation(…)`; nothing without an extent.
std::optional<Transformation> transformationOf(const Modification* transformation, const NameTable& names);

}  // namespace armature::syntax
