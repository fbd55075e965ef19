// The flat model: scalar variables and scalar equations over the expression graph; what instantiation and flattening
// produce and what lowering consumes. Arrays, records, connections, functions that can be inlined, algorithms and
// when-clauses have been resolved. Invariants (checked by verify): every id is in range; equations relate scalars of
// the same type class; `pre` and `edge` are applied to discrete variables only.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "engine/base/diagnostic.h"
#include "engine/base/shared_text.h"
#include "engine/symbolic/expression.h"

namespace armature::model {

using symbolic::Type;

enum class Variability : uint8_t { constant, parameter, discrete, continuous };
enum class Causality : uint8_t { local, input, output };
enum class StateSelect : uint8_t { never, avoid, unset, prefer, always };

struct FlatVariable {
  std::string name;  // full instance name, e.g. inertia1.flange_a.phi, world.g[2], der(x)
  Type type = Type::real;
  Variability variability = Variability::continuous;
  Causality causality = Causality::local;  // of top-level inputs and outputs; others are local
  bool isProtected = false;
  bool isFlow = false;        // declared with the prefix flow
  bool isClock = false;       // of type Clock: stands in equations between clocks and in clocked operators only
  bool isStructural = false;  // a parameter whose value was used by the translation: cannot change without a new one
  bool isFinal = false;       // parameter with a final binding
  bool hasFixed = false;      // `fixed` was given by the model
  bool hasOwnStart = false;   // `start` was given where the variable is declared or above, not by its type
  StateSelect stateSelect = StateSelect::unset;
  bool mustNotBeState = false;  // StateSelect.never stands at a variable of the translated class itself
  ExprId binding;               // of constants and parameters; invalid when there is none. Others have equations.
  ExprId start;                 // invalid when not given (then 0)
  ExprId fixed;                 // invalid when not given (parameters: true, others: false)
  ExprId min, max, nominal;     // invalid when not given
  SharedText unit, displayUnit, quantity, description;
  SharedText enumeration;  // qualified enumeration type, empty otherwise
  PartId part;             // the component that declares it
  SourceSpan span;         // its declaration
  VarId derivative;        // the variable der(this), invalid when there is none
  VarId integral;          // this is der(integral)
};

enum class EquationOrigin : uint8_t {
  equation,
  binding,
  connection,
  flowBalance,
  algorithm,
  when,
  initial,
  startValue
};

struct FlatEquation {
  ExprId lhs;
  ExprId rhs;
  EquationOrigin origin = EquationOrigin::equation;
  PartId part;        // the component that contributes it
  SourceSpan span;    // of the equation or connect
  ExprId clock = {};  // of the clocked when-clause around it; invalid when there is none
};

// reinit(state, value) when active; `active` is a Boolean expression built from edges.
struct Reinit {
  ExprId active;
  VarId state;
  ExprId value;
  PartId part;
  SourceSpan span;
  size_t clause = 0;  // the when-clause or algorithm that it stands in
};

struct Assertion {
  ExprId active;  // checked only where true; constant true for plain assertions
  ExprId condition;
  ExprId message;  // string expression (text, concat, format)
  bool isWarning = false;
  bool isTerminate = false;  // terminate(message) when active (condition is unused)
  PartId part;
  SourceSpan span;
  bool isEffect = false;      // `condition` is a call that is made when active, for its effect alone
  ExprId clock = {};          // of the clocked when-clause around it
  bool isOfFunction = false;  // its relations make no events
};

// sample(start, interval): one per Op::sample payload. Instants start + k interval; those of a clock are (start +
// k interval)/denominator after the start of the run, so that rational intervals are met exactly.
struct Sampler {
  ExprId start;
  ExprId interval;
  double denominator = 1;
  bool isClock = false;
};

// A node of the instance hierarchy; index = PartId. The root is 0, with an empty name.
struct FlatPart {
  std::string path;       // "gear.inertia[2]"
  std::string className;  // qualified
  PartId parent;
  SourceSpan span;  // its declaration
};

// A connector that a parameter has switched on and that nothing is connected to.
struct OpenConnector {
  std::string path;  // "brake.heatPort"
  std::string part;  // "brake"
  Phrase advice;     // "connect it, or set useHeatPort to false"
  SourceSpan span;   // declaration of the part
};

class FunctionTable;  // function_table.h: functions that are called during the run

// The initial distribution of an operator spatialDistribution: expressions of parameters, as many values as points.
struct InitialDistribution {
  std::vector<ExprId> points, values;
};

// What the annotation of a class says of a run [s].
struct Experiment {
  double startTime = 0;
  std::optional<double> stopTime, interval, tolerance;
};

struct FlatModel {
  std::string name;
  std::string description;
  symbolic::Pool pool;
  std::vector<FlatVariable> variables;  // index = VarId
  std::vector<VarId> listed;            // those of the text as it declares them (inOrderOfText)
  std::vector<FlatEquation> equations;
  std::vector<FlatEquation> initialEquations;
  std::vector<Reinit> reinits;
  std::vector<Assertion> assertions;
  std::vector<Sampler> samplers;
  uint32_t delayCount = 0;
  std::vector<InitialDistribution> transports;
  bool hasClocks = false;  // operators or constructors of clocks occur
  // Variables that stand in one clocked equation, although simplification has left the second out.
  std::vector<std::pair<VarId, VarId>> clockTies;
  std::vector<FlatPart> parts;
  std::vector<OpenConnector> openConnectors;  // with a flow; those that have to be connected are errors before
  std::shared_ptr<const FunctionTable> functions;
  Experiment experiment;

  const FlatVariable& variable(VarId id) const { return variables[id.index()]; }
  FlatVariable& variable(VarId id) { return variables[id.index()]; }
};

// All variables for lists that people read: as the text of the model declares them, then those that were added since.
std::vector<VarId> inOrderOfText(const FlatModel& model);
// Checks the invariants; returns the violations as text, empty when all hold. On in tests and debug builds.
std::vector<std::string> verify(const FlatModel& model);
// The model as readable text, for golden tests and dumps.
std::string toText(const FlatModel& model);

}  // namespace armature::model
