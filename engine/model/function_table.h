// Functions that survive flattening because they cannot be inlined (loops that depend on run-time values, recursion,
// external functions). A function is a control tree over scalar slots; its expressions live in the function's own
// expression pool, where VarId is the slot's index. Arrays lie in consecutive slots, row-major.
#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "engine/base/foreign_function.h"
#include "engine/symbolic/expression.h"

namespace armature::model {

// A run-time function has scalar inputs (slots 0 … inputCount-1) and scalar outputs.
struct RunFunction {
  std::string name;  // qualified
  uint32_t inputCount = 0;
  uint32_t slotCount = 0;         // slots that are no inputs begin as 0
  std::vector<uint32_t> outputs;  // slots, in the order of the output index
  std::vector<symbolic::Type> outputTypes;
  bool isImpure = false;
  bool isComplete = false;  // the body is there (false only while a recursive function is being made)
  bool isLoop = false;      // made for a loop of a model's algorithm
  int smoothOrder = 0;      // annotation(smoothOrder), 0 = not given

  // External: name of the native function, called after the body (which sets initial values of outputs and locals).
  std::string native;
  struct NativeArgument {
    std::vector<ExprId> values;  // expressions over slots, an array row-major; strings are expressions of string type
    bool isArray = false;
  };
  std::vector<NativeArgument> nativeArguments;     // in the order of the external clause
  std::shared_ptr<const ForeignFunction> foreign;  // where the library's own C function is called
  // Slots of the results: return value, then output arguments; of a Fortran subroutine all arguments, those that are
  // no outputs as kNoPayload. Matrices of Fortran subroutines are given by columns.
  std::vector<uint32_t> nativeTargets;

  // annotation(derivative = f'): the function whose inputs are the inputs followed by the derivatives of the Real
  // inputs, and whose outputs are the derivatives of the Real outputs. Invalid when there is none.
  FunctionId derivative;

  struct Statement;
  using Body = std::vector<Statement>;
  struct Assign {  // slots[target + index value - 1] := value; index invalid: slots[target] := value
    uint32_t target = 0;
    ExprId index;         // 1-based offset into an array that begins at target
    uint32_t length = 1;  // number of slots that the index may reach
    ExprId value;
  };
  struct Call {  // results of another function, by output
    FunctionId function;
    std::vector<ExprId> args;
    std::vector<uint32_t> targets;  // slot per output, kNoPayload = unused
  };
  struct If {
    std::vector<std::pair<ExprId, Body>> branches;  // an invalid condition is else
  };
  struct While {
    ExprId condition;
    Body body;
    Body step;  // executed after the body and after `continue`-like ends; for loops count here
  };
  struct Assert {
    ExprId condition;
    ExprId message;
    bool isWarning = false;
  };
  struct Break {};
  struct Return {};
  struct Statement {
    std::variant<Assign, Call, If, While, Assert, Break, Return> what;
  };
  Body body;
};

class FunctionTable {
 public:
  symbolic::Pool pool;                 // expressions of the bodies; Op::lookup with slots implements array reads
  std::vector<RunFunction> functions;  // index = FunctionId
};

}  // namespace armature::model
