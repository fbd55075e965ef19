// What of the sections that are evaluated at every point depends on time alone (and on what is constant between
// events): neither a state nor a system of equations nor a call takes part in it; or on time and states alone.
// Evaluated in interval arithmetic, apart from the rest.
#pragma once
#include <optional>
#include <vector>

#include "engine/program/program.h"
#include "engine/solve/interval.h"

namespace armature::solve {

class TimeSlice {
 public:
  // states: they move at constant rates, which setMotion() tells; everything: what else changes is a value of its own.
  enum class Of : uint8_t { time, states, everything };
  // The program must outlive it.
  explicit TimeSlice(const program::Program& program, Of of = Of::time) : TimeSlice(program, of, program.roots) {}
  // Of the derivatives and this section, which is run after them.
  TimeSlice(const program::Program& program, Of of, const program::Section& last);

  // The operand that is worth what a slot holds after the sections, for a function of what it is a slice of; nothing
  // otherwise.
  std::optional<uint32_t> functionIn(program::Slot slot) const;
  // A use of a sine, cosine or tangent whose argument time alone moves.
  struct Wave {
    uint32_t phase = 0;      // the operand that is the argument
    uint32_t amplitude = 0;  // the operand, a function of time, that it is multiplied by; kNone: something else
  };
  // Wherever they stand.
  const std::vector<Wave>& waves() const { return waves_; }
  // Operands, functions of time with bends that no polynomial of low order and no wave has, that derivatives are
  // computed from, or that are derivatives; some of them more than once.
  const std::vector<uint32_t>& bumps() const { return bumps_; }
  // An operation on values of the program and on results of operations before it.
  struct Node {
    program::Op op = program::Op::add;
    uint32_t a = 0, b = 0, c = 0;
  };
  // What computes the operands that are no slot's own value, of the first such operand on: each reads only those
  // before it.
  const std::vector<Node>& nodes() const { return nodes_; }
  static int argumentsOf(program::Op op);
  // Whether a slot's own value changes between events.
  bool isMoving(program::Slot slot) const { return slots_[slot].isOfTime; }
  bool isTime(program::Slot slot) const { return slot == program_.time; }
  // Forgets what these operands do not read. They are rewritten; functionIn(), waves() and bumps() no longer hold.
  void keep(std::vector<uint32_t>& operands);
  // Of::states: from an instant [s] on the states move from where they are (nx) at these rates (nx) [1/s].
  void setMotion(double from, const double* states, const double* rates);
  // An operand and the nodes that it is computed by, in their order (the last one is the operand; none: it is a slot's
  // own value), whether states are among what they read, and whether nothing that moves is read twice: intervals are
  // exact then.
  struct Cone {
    uint32_t operand = 0;
    std::vector<uint32_t> nodes = {};
    bool readsStates = false, isTree = true;
  };
  // Of each kept operand; nothing where it takes more nodes than `most`.
  std::vector<std::optional<Cone>> cones(const std::vector<uint32_t>& operands, size_t most) const;
  // Of each, however many.
  std::vector<Cone> cones(const std::vector<uint32_t>& operands) const;
  // The values of a cone's operand in a time [s] from `begin` to `end`; `v` are the program's values.
  Interval evaluate(const double* v, const Cone& cone, double begin, double end);
  // How much of its value at an instant [s] may be rounding (a running error analysis: Higham, Accuracy
  // and Stability of Numerical Algorithms, 3.3): of (a - b) + (b - a) all of it.
  double rounding(const double* v, const Cone& cone, double t);

 private:
  Interval valuesOf(const double* v, uint32_t operand, double begin, double end) const;
  static bool isSquare(const Node& n);
  void computeNode(const double* v, uint32_t node, double begin, double end);
  void computeError(const double* v, uint32_t node, double t);

  struct Value {
    uint32_t operand = 0;
    bool isOpen = false;  // of something else than time
    bool isOfTime = false;
    uint32_t phase = program::kNone;  // of the wave that it is a multiple of
  };
  void follow(const program::Section& section);
  void follow(const program::Code& code, bool isOpen);
  void follow(uint32_t code, bool isOpen);
  void openAll(const program::Section& section);
  void open(program::Slot slot);
  void open(const std::vector<program::Slot>& slots);
  const Value& at(uint32_t operand) const;
  Value operation(const program::Instr& instr);
  bool isWave(const program::Instr& instr) const;
  void useWaves(const std::vector<uint32_t>& operands);
  void useWaves(const program::Instr& instr, Value& result);
  bool bends(const program::Instr& instr) const;
  void useHistories();
  void useBump(const Value& value);
  void useBumps(const std::vector<uint32_t>& operands);
  void useBumps(const program::Instr& instr);

  const program::Program& program_;
  const Of of_;
  std::vector<Node> nodes_;   // operands below slotCount are slots
  std::vector<char> isBent_;  // (nodes_)
  std::vector<Wave> waves_;
  std::vector<uint32_t> bumps_;
  bool isOfDerivatives_ = true;   // what is being followed
  std::vector<Value> slots_;      // by slot
  std::vector<Value> results_;    // of the instructions of a code
  std::vector<Interval> values_;  // (nodes_)
  std::vector<double> errors_;    // (nodes_)
  struct Motion {
    bool moves = false;
    double from = 0, rate = 0;
    double at(double passed) const { return from + rate * passed; }  // [s]
  };
  double from_ = 0;              // [s]
  std::vector<Motion> motions_;  // by slot; empty: time alone moves
};

}  // namespace armature::solve
