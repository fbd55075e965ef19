// From the text of an expression over results to the parser's tree: what formulas and measures have in common.
#pragma once
#include <string_view>

#include "engine/base/result.h"
#include "engine/facade/result_operator.h"
#include "engine/syntax/parsing.h"

namespace armature {

// The tree, which lives as long as `parsing`. Failure P… where the text is no expression, M001 with one of the reasons
// where it is too long or too deep. Linear in the length of the text.
[[nodiscard]] Result<syntax::ExprPtr> parseResultExpression(syntax::Parsing& parsing, std::string_view text,
                                                            const Phrase& tooLong, const Phrase& tooDeep);

// None for the operations on arrays.
ResultOperator resultOperator(syntax::Operator op);

}  // namespace armature
