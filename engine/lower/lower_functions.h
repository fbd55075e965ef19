// From the run-time functions of a model (control trees over slots, expressions in a graph) to bytecode. Expressions of
// one statement share equal parts; the branches of an if-expression are evaluated only where they are chosen, so that
// recursion ends and an index is not read outside its guard.
#pragma once
#include <memory>
#include <vector>

#include "engine/model/function_table.h"
#include "engine/program/function_code.h"

namespace armature::lower {

// The code of one function; calls refer to other functions by their index in the table. Linear in the function's size.
std::shared_ptr<const program::FunctionCode> lowerFunction(const model::FunctionTable& table, FunctionId function);

// The codes of all functions, index = FunctionId.
std::vector<std::shared_ptr<const program::FunctionCode>> lowerFunctions(const model::FunctionTable& table);

}  // namespace armature::lower
