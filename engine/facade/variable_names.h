// Names of a run's variables as the parser's tree has them: what measures and formulas over results read.
#pragma once
#include <string>

#include "engine/base/names.h"
#include "engine/syntax/tree.h"

namespace armature {

// A reference as the results spell it: "body.r[1,2]", without blanks but within quoted names.
std::string variableText(const syntax::Reference& reference, const NameTable& names);

// The full name of the variable that an expression is: a reference, or a derivative of one ("der(x)"). Empty where it
// is something else.
std::string variableName(syntax::ExprPtr expression, const NameTable& names);

}  // namespace armature
