// Whether a text that someone types as a value can be read, and what it speaks of; without any model. For fields of an
// editor, which ask at every key.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"

namespace armature {

// The first names of all references in an expression, once each, in the order of the text: "2*inertia1.J + sin(w)"
// gives inertia1, sin, w. Names of iterators are left out. Fails with the parser's reason where the text is no
// expression. Linear in the length of the text.
Result<std::vector<std::string>> namesInExpression(std::string_view text);

}  // namespace armature
