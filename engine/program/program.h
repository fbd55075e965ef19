// The numeric program: what a model is for the solver. Plain data, no names of Modelica, no symbols. All values live in
// one array of doubles, v; slots are indices into it. Straight-line pieces (Code) are strict SSA; a section is a list
// of steps that run codes and solve systems of equations in order. Booleans are 0 or 1, Integers whole doubles.
#pragma once
#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "engine/base/ids.h"
#include "engine/base/operation.h"
#include "engine/base/shared_text.h"
#include "engine/program/shared_code.h"

namespace armature::native {
class ForeignHost;
}

namespace armature::program {

using Slot = uint32_t;
inline constexpr uint32_t kNone = 0xFFFFFFFFu;

// ---- straight-line code ------------------------------------------------------------------------------------------

enum class Op : uint8_t {
  ARMATURE_UNARY_OPERATIONS,   // of a
  ARMATURE_BINARY_OPERATIONS,  // of a and b
  // three arguments: a ? b : c  (a != 0)
  select,
  // v[b] := a; yields nothing
  store,
  // calls code.calls[a]; its outputs go to slots; yields nothing
  call,
  // the value that slot b has after call instruction a (an instruction index of this code)
  result,
  // code.lists[b] at the 1-based index a; not a number for an index out of range (both branches of a select are
  // computed)
  lookup,
};

// An operand below Program::slotCount is the value of that slot on entry to the code; otherwise it is the result of
// instruction (operand − slotCount). A code never reads a slot on entry that it expects to have stored itself before.
struct Instr {
  Op op = Op::add;
  uint32_t a = 0, b = 0, c = 0;
};

struct CallSite {
  // The last four read a spatial distribution (TransportHistory).
  enum class Kind : uint8_t {
    function,
    delay,
    transported,
    transportedSlope,
    gradient,
    distance
  } kind = Kind::function;
  uint32_t target = 0;   // index of Program::functions, of the delay buffer, or of Program::transports
  bool isAtEnd = false;  // of a spatial distribution: it is read at ξ = 1
  // Operands; delay: expression, delay time [s], maximum delay [s]. A guarded call has one more at the end: where it is
  // 0 the call is left out and the outputs keep what they had. Spatial distribution: position, whether the velocity is
  // positive, and, except for the distance, whether the outlet lies in a piece with an even number.
  std::vector<uint32_t> args;
  bool isGuarded = false;
  std::vector<Slot> outputs;  // slots that receive the results
  uint32_t origin = kNone;    // index into Program::origins, for messages
};

// An operator spatialDistribution: slots of what enters at ξ = 0 and 1 and of the position, valid after `outputs`; and
// of the initial distribution.
struct Transport {
  Slot in0 = 0, in1 = 0, position = 0;
  std::vector<Slot> points, values;
};

struct Code {
  std::vector<Instr> instrs;
  std::vector<CallSite> calls;
  std::vector<std::vector<uint32_t>> lists;  // operands of lookups
};

// ---- systems of equations -------------------------------------------------------------------------------------------

struct MatrixEntry {
  uint32_t row = 0, column = 0;
  Slot slot = 0;
};

// A z = b. The code stores the nonzero entries of A and the entries of b; then z is solved for.
struct LinearSystem {
  uint32_t size = 0;  // after tearing
  uint32_t sizeBeforeTearing = 0;
  uint32_t code = kNone;  // computes entries and right side
  std::vector<MatrixEntry> entries;
  std::vector<Slot> rhs;          // (size)
  std::vector<Slot> unknowns;     // (size) slots of z; hold the last solution on entry
  bool isConstantMatrix = false;  // A depends on parameters and constants only
  uint32_t origin = kNone;
  std::vector<double> nearest = {};  // (size) start values: of many solutions the nearest to them; empty: to zero
};

// r(z) = 0 by Newton's method. `residual` computes inner variables and r for the current z; `jacobian` (run after
// residual, at the same z) stores the nonzero entries of dr/dz.
struct NonlinearSystem {
  uint32_t size = 0;
  uint32_t sizeBeforeTearing = 0;
  uint32_t residual = kNone;              // code
  uint32_t jacobian = kNone;              // code
  std::vector<Slot> unknowns;             // (size) hold the starting point on entry
  std::vector<Slot> residuals;            // (size)
  uint32_t measure = kNone;               // code: how large the terms of the residuals are, after `residual`
  std::vector<Slot> sizes;                // (size) those; kNone where a residual has nothing to be measured by
  std::vector<MatrixEntry> entries;       // of the Jacobian
  std::vector<double> nominal, min, max;  // (size), of the unknowns
  // (size) What the unknowns' rounding errors are a share of: the nominal value, of a rate that of its state in a
  // second.
  std::vector<double> roundedAt;
  std::vector<std::string> names;  // (size), of the unknowns, for messages
  std::vector<std::string> parts;  // whose equations are among them (the first of many), for messages
  uint32_t origin = kNone;
};

struct Step {
  enum class Kind : uint8_t { code, linear, nonlinear, mixed, linearTangent, conditional } kind = Kind::code;
  uint32_t index = 0;
};
using Section = std::vector<Step>;

// Real unknowns that depend on discrete ones and the other way round. With the discrete values frozen, `continuous` is
// run; then `discrete` computes the new discrete values into `next`; repeated until next equals current everywhere.
struct MixedSystem {
  Section continuous;
  uint32_t discrete = kNone;        // code: stores into `next`
  std::vector<Slot> current, next;  // equally long
  std::vector<uint32_t> relations;  // indices of Program::relations that are among `current`
  std::vector<uint32_t> sampled;    // places in `current` of what a when-clause determines, else keeps its left limit
  std::vector<std::string> names;   // of the discrete unknowns, for messages
  uint32_t origin = kNone;
};

// What a when-clause computes: `section` runs only while v[condition] is not 0; otherwise the variables it would
// compute keep their left limits.
struct Conditional {
  struct Range {
    Slot target = 0, source = 0;
    uint32_t count = 0;
  };
  Slot condition = 0;
  Section section;
  std::vector<Range> otherwise;  // v[target + k] := v[source + k] for k < count
};

// Solves A dz = db with the factorisation that the system had in the last run of its linear or nonlinear step.
struct LinearTangent {
  uint32_t system = 0;
  bool ofNonlinear = false;
  std::vector<Slot> rhs;     // (size) db − dA z; for nonlinear: −∂r/∂(known) · seed
  std::vector<Slot> result;  // (size) dz
};

// ---- variables
// --------------------------------------------------------------------------------------------------------

struct StateVariable {
  Slot slot = 0;        // x
  Slot derivative = 0;  // dx/dt
  double nominal = 1;
  std::string name;
};

struct DiscreteVariable {
  Slot slot = 0;
  Slot pre = 0;
  enum class Type : uint8_t { real, integer, boolean } type = Type::boolean;
  std::string name;  // empty for those made by the translation
};

// A relation a < b (or ≤, >, ≥) whose truth value is frozen between events. `slot` is a discrete value; `root` changes
// its sign where the relation changes.
struct Relation {
  Slot slot = 0;  // 0 or 1, one of the discrete variables' slots
  Slot root = 0;  // g, computed by Program::roots
  // A relation between time and a value that is constant between events needs no search: the event is scheduled at
  // v[threshold]; threshold = kNone otherwise.
  Slot threshold = kNone;
  uint32_t origin = kNone;
  std::string text;       // "w_rel > 0", for messages
  bool isAfter = false;   // it switches right after the instant (time > T), not at it
  bool isSmooth = false;  // no value jumps with it (smooth, semiLinear)
  bool isStepwise =
      false;           // g jumps, or is what a loop gives: its values at two points say nothing of what lies between
  double nominal = 1;  // size of a g that is a variable
};

struct Sampler {
  Slot start = 0, interval = 0;  // slots of parameters [s]
  Slot flag = 0;                 // set to 1 at its instants during the event, else 0
  // Instant k is (start + k interval)/denominator, of a clock counted from the start of the run.
  double denominator = 1;
  bool isClock = false;
};

struct Reinit {
  Slot active = 0;
  Slot value = 0;
  uint32_t state = 0;  // index of Program::states
};

struct MessagePiece {
  std::string text;   // literal text, if slot is kNone
  Slot slot = kNone;  // value to format
  enum class Format : uint8_t { real, integer, boolean, textIndex } format = Format::real;
  std::vector<std::string> choices;  // enumeration literals or "false", "true"
  std::string pattern;               // how the number is written (number_format.h), empty where `format` says it
};

struct Assertion {
  Slot active = kNone;  // kNone: always
  Slot condition = 0;   // fails when 0
  std::vector<MessagePiece> message;
  bool isWarning = false;
  bool isTerminate = false;  // terminate when active
  uint32_t origin = kNone;
};

// A call that is made for its effect alone (printing, writing a file), once where it becomes active at an event or the
// start; without `active` at every point that is looked at.
struct Effect {
  struct Argument {
    Slot slot = kNone;  // kNone: a text of these pieces
    std::vector<MessagePiece> text;
  };
  Slot active = kNone;
  uint32_t function = 0;  // index into Program::functions
  std::vector<Argument> args;
  uint32_t origin = kNone;
};

// An initial condition that others determine already: left = right has to hold after the initialization.
struct InitialCheck {
  Slot left = 0, right = 0;
  std::string text;  // the condition
  uint32_t origin = kNone;
};

// Where something comes from, for messages: the component and the place in the text.
struct Origin {
  std::string part;
  std::string text;  // short description, e.g. the equation as text
  uint32_t file = kNone, begin = 0, end = 0;
};

// A variable of the model as results and editor see it.
struct Variable {
  std::string name;
  Slot slot = kNone;  // its value is v[slot], times −1 if negated
  bool isNegated = false;
  enum class Kind : uint8_t { constant, parameter, discrete, continuous } kind = Kind::continuous;
  enum class Type : uint8_t { real, integer, boolean, string } type = Type::real;
  enum class Causality : uint8_t { local, input, output } causality = Causality::local;  // of the model as a whole
  bool isProtected = false;
  bool isState = false;
  bool isTunable = false;  // a parameter that may be set without a new translation
  SharedText text;         // value of a string
  SharedText unit, displayUnit, quantity, description, enumeration;
  SharedText part;
  // The range that the model gives to a parameter, where it is known at translation.
  double min = -std::numeric_limits<double>::infinity(), max = std::numeric_limits<double>::infinity();
};

// ---- Jacobian
// ------------------------------------------------------------------------------------------------------------

// df/dx of xdot = f(x) by forward mode: seeds dx go to `seeds`, the section computes d(xdot) into `results`, one run
// per colour. The pattern is structural, by column.
struct Jacobian {
  Section section;  // to be run after Program::derivatives at the same point
  std::vector<LinearTangent> tangents;
  std::vector<Slot> seeds, results;   // (nx)
  std::vector<uint32_t> columnStart;  // (nx + 1)
  std::vector<uint32_t> rows;         // row of each nonzero
  std::vector<uint32_t> color;        // (nx)
  uint32_t colorCount = 0;
};

// The same tangents in small pieces, for a sparse matrix where df/dx is full: what depends on many states, and the
// unknowns of linear systems, have seeds of their own, and the results are what they follow from.
struct SparseJacobian {
  Section section;            // codes alone, to be run after Program::derivatives at the same point
  std::vector<Slot> seeds;    // d of the states (nx), then of the others
  std::vector<Slot> results;  // d(xdot) (nx); then of each other: what it is, or the right side of its system
  struct System {
    uint32_t first = 0;   // its unknowns are seeds from here on
    uint32_t system = 0;  // of Program::linear
  };
  std::vector<System> systems;  // others that are in none are what their results say
};

// States that are selected anew during the run, because m constraints between n candidates can be solved only for
// candidates whose columns of the Jacobian are regular: x = S q, and v = S q' where `velocities` is not empty. S has a
// 1 per row; the candidates that no row selects are those the constraints are solved for.
struct StateSet {
  std::vector<uint32_t> states;  // indices of Program::states: x (n − m), then v (n − m) where there are velocities
  std::vector<Slot> candidates;  // (n) q
  std::vector<Slot> velocities;  // (n) q' or empty
  std::vector<Slot> selectors;   // (n − m) x n, row by row: S, known to all sections
  // Coefficients of the constraints, (s + m) x (s + n), nonzeros, computed by Program::selection. The first s columns
  // are unknowns that are always solved for with the candidates (s is 0 where the constraints hold only candidates).
  std::vector<MatrixEntry> jacobian;
  uint32_t solvedCount = 0;  // s
};

struct FunctionCode;  // function_code.h

// ---- the program
// -----------------------------------------------------------------------------------------------------------

struct Program {
  std::string name;
  uint32_t slotCount = 0;
  std::vector<double> initial;  // (slotCount) values to begin with: constants, parameter values, start values, guesses
  Slot time = 0;                // [s]
  Slot initialFlag = kNone;     // 1 during initialization
  Slot terminalFlag = kNone;    // 1 at the end of the run
  Slot lambda = kNone;          // homotopy parameter during initialization, 0 … 1; 1 otherwise

  std::vector<Code> codes;
  std::vector<LinearSystem> linear;
  std::vector<NonlinearSystem> nonlinear;
  std::vector<MixedSystem> mixed;
  std::vector<Conditional> conditionals;
  std::vector<std::shared_ptr<const FunctionCode>> functions;
  std::vector<std::string> texts;  // literals that the codes refer to by index; the first one is empty
  uint32_t delayCount = 0;
  std::vector<Slot> delaySources;  // (delayCount) the present value of each delayed expression, after `outputs`
  std::vector<Transport> transports;

  std::vector<StateVariable> states;
  std::vector<DiscreteVariable> discretes;
  std::vector<Relation> relations;
  std::vector<Sampler> samplers;
  std::vector<StateSet> stateSets;
  std::vector<Reinit> reinits;
  std::vector<Assertion> assertions;
  std::vector<Slot> margins;    // of the assertions: negative where one is violated, computed by `watch`
  std::vector<Effect> effects;  // in the order of the model
  std::vector<InitialCheck> initialChecks;
  std::vector<Origin> origins;
  std::vector<Variable> variables;

  // Sections. v holds what earlier sections left.
  Section parameters;  // dependent parameters from the free ones; run once, and again when one is changed
  Section
      initialization;   // everything at the start time: solves the initial equations (states included), sets the
                        // discrete variables and relations; pre values are those of the start attributes or solved for
  Section derivatives;  // x, discretes, time → what the derivatives need, and the derivatives
  Section outputs;      // after derivatives: every other continuous variable that results may show
  Section roots;        // after derivatives: root functions g of the relations (searched ones)
  Section event;        // everything, discrete variables included, for given pre values, in sorted order; also the
                        // thresholds of scheduled relations, values of reinits
  Section selection;    // Jacobians of the state sets, after derivatives
  Section startSelection;  // the same from the start values alone, before initialization
  Section checks;          // conditions of the assertions, arguments of the effects, after outputs
  Section watch;           // margins of the assertions, after derivatives where it needs them
  bool watchNeedsDerivatives = false;
  Jacobian jacobian;
  SparseJacobian sparse;  // empty where it would save nothing

  // Statistics for the user and the comparison with other tools.
  uint32_t unknowns = 0, aliases = 0;

  std::shared_ptr<native::ForeignHost> foreignHost;  // of C functions of libraries; null where none is called

  SharedCode machineCode;  // of the codes, from the first run on
};

}  // namespace armature::program
