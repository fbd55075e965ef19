// Functions for operations on texts that stand in equations: what is computed there is a number (the text's index).
#include "engine/model/functions_runtime.h"

namespace armature::model {

using symbolic::Op;
using symbolic::Type;

FunctionId FunctionExecutor::textFunction(Op op, Type operand, const std::string& format) {
  FunctionTable& table = *state_->table;
  const bool isFormat = op == Op::format;
  const FunctionId id(static_cast<uint32_t>(table.functions.size()));
  RunFunction& made = table.functions.emplace_back();
  state_->origins.push_back({});
  made.name = "String";
  made.inputCount = isFormat ? 1 : 2;
  made.slotCount = made.inputCount + 1;
  made.outputs = {made.inputCount};
  made.outputTypes = {isFormat || op == Op::concat ? Type::string : Type::boolean};
  made.isComplete = true;
  symbolic::Pool& pool = table.pool;
  const ExprId first = pool.variable(VarId(0u), operand);
  RunFunction::Assign result;
  result.target = made.inputCount;
  result.value = isFormat ? pool.format(first, format) : pool.binary(op, first, pool.variable(VarId(1u), operand));
  made.body.resize(1, RunFunction::Statement{result});
  return id;
}

}  // namespace armature::model
