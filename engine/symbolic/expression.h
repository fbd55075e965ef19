// The expression graph: scalar expressions, hash-consed, so that equal expressions are one node and a pass that visits
// every node once is linear. Nodes only refer to older nodes; a pool only grows. Building simplifies (constant folding,
// neutral elements, double negation, canonical order of commutative operands), never changes the value for any
// argument within the domain, and keeps the sign of zero out of account.
#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/base/ids.h"
#include "engine/base/operation.h"

namespace armature::symbolic {

enum class Type : uint8_t { real, integer, boolean, string };  // enumerations are integers, 1 = first literal

enum class Op : uint8_t {
  // leaves
  constant,  // number; Booleans are 0 and 1
  text,      // a string constant
  variable,  // VarId
  time,      // [s]
  pre,       // left limit of a discrete variable at an event; arg: VarId
  edge,      // c and not pre(c), false during initialization; arg: VarId of a Boolean
  initial,   // true during initialization
  terminal,  // true at the end of the run
  sample,    // true at the event instants start + i*interval; args: start, interval; payload: index of the sampler
  // one argument
  ARMATURE_UNARY_OPERATIONS,  // floor and ceil generate events unless below noEvent
  noEvent,                    // relations below it are evaluated literally
  toReal,                     // Integer or Boolean (0/1) to Real, for types only
  // two arguments
  ARMATURE_BINARY_OPERATIONS,  // the last three (specification 3.7.2) generate events unless below noEvent
  smooth,                      // args: order (constant), expression
  homotopy,                    // args: actual, simplified
  concat,                      // strings
  // three arguments
  select,  // if a then b else c
  // any number of arguments
  delay,      // delay(expr, delayTime, delayMax); payload: index of the buffer
  transport,  // a value of spatialDistribution; payload: index of the distribution; see Pool::transport
  lookup,     // args: index 1, values…: values[index], index is 1-based Integer; out of range is not a number
  call,     // scalar output of a function called during the run; payload: FunctionId, output index; see Pool::callArgs
  pack,     // many arguments of a call as one node: only ever the single argument of a call
  format,   // String(value, …): args: value, then the payload names the format text
  clocked,  // operators and constructors of clocks (specification chapter 16); payload: ClockOp. Only before lowering.
};

// Whether an operation compares by order (<, <=, >, >=).
constexpr bool isOrder(Op op) {
  return op == Op::less || op == Op::lessEqual || op == Op::greater || op == Op::greaterEqual;
}

// What is read of a spatial distribution z(ξ), ξ = 0 … 1: the value at an end, how it changes with the position x, or
// the signed distance from the outlet to the nearest jump, which changes its sign at every jump.
enum class TransportRead : uint8_t { valueAt0, valueAt1, slopeAt0, slopeAt1, distance };

// Operators of clocked models; arguments in brackets may be missing. Clock constructors end with a number of their own,
// because two calls of one are two clocks. A node of a clock has the type Boolean.
enum class ClockOp : uint8_t {
  previous,       // variable
  sample,         // value, [clock]
  hold,           // variable
  subSample,      // value or clock, factor (0: inferred)
  superSample,    // value or clock, factor (0: inferred)
  shiftSample,    // value or clock, counter, resolution
  backSample,     // value or clock, counter, resolution
  noClock,        // value
  interval,       // [value]: only its clock counts
  firstTick,      // [value]
  inferredClock,  // number
  rationalClock,  // counter (Integer), resolution, number
  realClock,      // interval [s], number
  eventClock,     // condition, interval before the first tick [s], number
  solverClock,    // clock, name of the method (text), number
};

// More nodes than this and a pool throws std::bad_alloc, as if the memory were used up.
inline constexpr size_t kNodeLimit = size_t{1} << 25;

inline constexpr uint32_t kNoPayload = 0xFFFFFFFFu;

struct Node {
  Op op = Op::constant;
  Type type = Type::real;
  uint16_t outputIndex = 0;  // of a call; TransportRead
  uint32_t argCount = 0;
  uint32_t firstArg = 0;          // into the pool's argument array
  uint32_t payload = kNoPayload;  // VarId, FunctionId, index of text, sampler, delay buffer or spatial distribution
  double number = 0;              // of a constant
};

// Owner of the nodes. Not thread-safe; every translation has its own.
class Pool {
 public:
  Pool();
  const Node& node(ExprId id) const { return nodes_[id.index()]; }
  std::span<const ExprId> args(ExprId id) const {
    const Node& n = nodes_[id.index()];
    return {args_.data() + n.firstArg, n.argCount};
  }
  // The arguments of a call. Where there are many, they are one pack that all outputs of the call share, so that a pass
  // does not visit every argument anew for every output.
  std::span<const ExprId> callArgs(ExprId call) const {
    const std::span<const ExprId> own = args(call);
    return own.size() == 1 && op(own[0]) == Op::pack ? args(own[0]) : own;
  }
  ExprId arg(ExprId id, size_t k) const { return args_[nodes_[id.index()].firstArg + k]; }
  size_t size() const { return nodes_.size(); }
  Op op(ExprId id) const { return node(id).op; }
  Type type(ExprId id) const { return node(id).type; }

  // Leaves.
  ExprId real(double value);
  ExprId integer(double value);
  ExprId boolean(bool value);
  ExprId constant(double value, Type type);
  ExprId text(std::string_view value);
  ExprId variable(VarId id, Type type = Type::real);
  ExprId time();
  ExprId pre(VarId id, Type type);
  ExprId edge(VarId id);
  ExprId initial();
  ExprId terminal();
  ExprId sample(ExprId start, ExprId interval, uint32_t index);

  // Any operation, simplified. The type of the result follows from the operation and the arguments.
  ExprId unary(Op op, ExprId a);
  ExprId binary(Op op, ExprId a, ExprId b);
  ExprId select(ExprId condition, ExprId a, ExprId b);
  ExprId delay(ExprId value, ExprId delayTime, ExprId delayMax, uint32_t index);
  // `args` begin with the position and whether the velocity is positive. In a flat model the two inputs and the value
  // at the start follow; the lowering keeps on which side of the nearest jump the outlet is (the sign of the distance).
  ExprId transport(TransportRead read, std::span<const ExprId> args, uint32_t index);
  ExprId lookup(ExprId index, std::span<const ExprId> values);
  // `args` are the arguments, or one pack of them.
  ExprId call(FunctionId function, std::span<const ExprId> args, uint16_t output, Type type);
  ExprId pack(std::span<const ExprId> values);
  ExprId format(ExprId value, std::string_view format);
  ExprId clocked(ClockOp op, std::span<const ExprId> args, Type type);
  // The same operation (payload, type, output) on other arguments, simplified; leaves come back unchanged.
  ExprId rebuild(ExprId id, std::span<const ExprId> args);

  ExprId neg(ExprId a) { return unary(Op::neg, a); }
  ExprId add(ExprId a, ExprId b) { return binary(Op::add, a, b); }
  ExprId sub(ExprId a, ExprId b) { return binary(Op::sub, a, b); }
  ExprId mul(ExprId a, ExprId b) { return binary(Op::mul, a, b); }
  ExprId div(ExprId a, ExprId b) { return binary(Op::div, a, b); }

  // Reading leaves.
  bool isConstant(ExprId id) const { return op(id) == Op::constant; }
  bool isConstant(ExprId id, double value) const { return isConstant(id) && node(id).number == value; }
  double number(ExprId id) const { return node(id).number; }
  std::string_view textOf(ExprId id) const { return texts_[node(id).payload]; }
  VarId variableOf(ExprId id) const { return VarId(node(id).payload); }  // of variable, pre and edge
  std::string_view formatOf(ExprId id) const { return texts_[node(id).payload]; }
  ClockOp clockOpOf(ExprId id) const { return static_cast<ClockOp>(node(id).payload); }
  TransportRead readOf(ExprId id) const { return static_cast<TransportRead>(node(id).outputIndex); }
  // Where what simplification drops for good (0 x, x − x) is noted from now on; null: nowhere.
  void noteDropped(std::vector<ExprId>* dropped) { dropped_ = dropped; }

 private:
  ExprId intern(Node node, std::span<const ExprId> args);
  void drop(ExprId e) {
    if (dropped_ != nullptr && !isConstant(e)) dropped_->push_back(e);
  }
  uint32_t internText(std::string_view value);
  void grow();
  ExprId foldBinary(Op op, ExprId a, ExprId b, Type type);
  std::vector<Node> nodes_;
  std::vector<ExprId> args_;
  // Open addressing. The hash stands beside the index, so that most of what is not looked for is passed by unseen.
  struct Slot {
    uint32_t node = 0;  // its index + 1; 0: empty
    uint32_t hash = 0;
  };
  std::vector<Slot> table_;
  std::vector<ExprId> variables_;  // by VarId: the node of the variable that was made first; most have no other
  std::vector<std::string> texts_;
  std::unordered_map<std::string, uint32_t> textIndex_;
  std::vector<ExprId>* dropped_ = nullptr;
};

// The value of an operation on numbers, as the run computes it (Booleans 0/1). Used for folding and by interpreters.
double evaluate(Op op, double a, double b = 0, double c = 0);

}  // namespace armature::symbolic
