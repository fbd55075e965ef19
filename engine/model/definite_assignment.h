// Which outputs of a function may come to its end without a value: on some way through its statements none gives it one
// (specification 12.2: an output without a value has none). Told from the text alone; whether such a way is taken is
// watched by the functions themselves (FunctionClass::unsure).
#pragma once
#include <vector>

#include "engine/base/names.h"
#include "engine/model/functions.h"

namespace armature::model {

// Of plain types, without a value at the beginning, in the order of the outputs; an array that is given in parts is one
// of them.
std::vector<Name> unsureOutputs(const FunctionClass& function, const NameTable& names);

}  // namespace armature::model
