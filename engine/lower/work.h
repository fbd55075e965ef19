// What the passes of the lowering share: the flat model being rewritten, with the role that each variable has found.
// Private to the room.
#pragma once
#include <cmath>
#include <limits>
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/base/diagnostic.h"
#include "engine/lower/calculus.h"
#include "engine/lower/lower.h"
#include "engine/model/flatten.h"
#include "engine/program/program.h"
#include "engine/structure/components.h"
#include "engine/structure/incidence.h"
#include "engine/symbolic/transform.h"

namespace armature::lower {

using model::EquationOrigin;
using model::FlatVariable;
using structure::kNone;
using symbolic::Op;
using symbolic::Pool;
using symbolic::Type;

// What a variable is during the run.
enum class Role : uint8_t {
  replaced,         // by Work::replacement: an alias or a constant
  parameter,        // known: parameters, top-level inputs, left limits, sampler flags, the homotopy parameter
  solvedParameter,  // fixed = false: an unknown of the initial system only
  discrete,         // changes at events only
  unknown,          // continuous
  text              // strings take no part in the run
};

// Each equation has two forms: the one of the simulation (initial() is false, homotopy is its actual argument) and the
// one of the initial system. Mostly they are the same nodes.
struct Equation {
  ExprId lhs, rhs;
  ExprId initialLhs, initialRhs;
  EquationOrigin origin = EquationOrigin::equation;
  PartId part;
  SourceSpan span;
  uint32_t integral = kNone;  // index of the equation this is the derivative of
  bool isAlive = true;
  bool isDiscrete = false;  // determines a discrete variable

  // Both forms, once where they are the same.
  template <class Rewrite>
  void rewrite(Rewrite&& rewrite) {
    const bool isSame = initialLhs == lhs && initialRhs == rhs;
    lhs = rewrite(lhs);
    rhs = rewrite(rhs);
    initialLhs = isSame ? lhs : rewrite(initialLhs);
    initialRhs = isSame ? rhs : rewrite(initialRhs);
  }
};

// A relation that makes events, or the two that watch a step-wise function.
struct RelationPlan {
  VarId truth;      // discrete Boolean
  ExprId root;      // changes its sign with the relation; invalid for a scheduled one
  VarId threshold;  // of a scheduled one
  PartId part;
  std::string text;
  bool isAfter = false;     // of time > threshold, which is still false at the instant
  bool isBound = false;     // of the interval in which a step-wise function keeps its value: nothing reads the truth
  bool isStepwise = false;  // its root function jumps, or is what a loop gives
  bool isSmooth = false;    // stands in continuous terms alone (smooth, semiLinear): no value jumps with it
};

// One solved block of a section, in the order of computation.
struct Assignment {
  VarId target;
  ExprId value;
};
struct MatrixTerm {
  uint32_t row = 0, column = 0;
  ExprId value;
};
struct BlockPlan {
  enum class Kind : uint8_t { assignments, linear, nonlinear, mixed } kind = Kind::assignments;
  std::vector<Assignment> assignments;  // explicit ones; for systems the inner ones, after or in terms of the unknowns
  std::vector<VarId> unknowns;          // tearing unknowns
  std::vector<ExprId> residuals;        // nonlinear: r(z); linear: right side b
  std::vector<MatrixTerm> matrix;       // linear: A; nonlinear: dr/dz
  bool isConstantMatrix = false;
  uint32_t sizeBefore = 0;
  uint32_t sizeTorn = 0;  // as counted in statistics (solved symbolically: 0)
  bool isLinear = false;
  bool hasJacobian = true;  // nonlinear: the derivatives in `matrix` are complete
  // Mixed: the discrete unknowns with their equations (in a good order) and the continuous blocks.
  std::vector<Assignment> discrete;
  std::vector<BlockPlan> continuous;
  bool hasSampled = false;    // Reals that a when-clause determines are among the continuous unknowns
  uint32_t equation = kNone;  // first equation, for messages
  std::vector<PartId> parts;  // nonlinear: whose equations these are, for messages
  std::vector<VarId> solved;  // every variable this block determines
};

// States that are selected anew during the run: x = S q (and v = S q').
struct StateSetPlan {
  std::vector<VarId> positions, velocities;  // q, and q' where the constraints are of second order
  std::vector<VarId> selectors;              // S, row by row
  std::vector<VarId> states;                 // x, then v
  // Of the constraints, with respect to the unknowns that are always solved for (as many rows come first), then to q.
  std::vector<MatrixTerm> jacobian;
};

// The system of equations of a section, matched and sorted.
struct SortedSystem {
  std::vector<uint32_t> equations;  // row → index of Work::equations (or of initialEquations, see InitialSystem)
  std::vector<VarId> unknowns;      // column → variable
  structure::Incidence graph;
  std::vector<uint32_t> columnOf, rowOf;
  structure::Blocks blocks;
};

struct Work {
  Work(model::FlattenResult&& flattened, const LowerOptions& lowerOptions, Diagnostics& list)
      : flat(std::move(flattened)),
        m(*flat.model),
        pool(m.pool),
        options(lowerOptions),
        diagnostics(list),
        calculus(m.pool, [this](ExprId call, std::span<const ExprId> d) {
          return flat.context ? flat.context->differentiateCall(m, call, d) : ExprId();
        }) {}

  model::FlattenResult flat;
  model::FlatModel& m;
  Pool& pool;
  const LowerOptions& options;
  Diagnostics& diagnostics;
  Calculus calculus;

  std::vector<Equation> equations;
  std::vector<Equation> initialEquations;
  // Per variable (VarId); grows together with m.variables by addVariable.
  std::vector<Role> role;
  std::vector<ExprId> replacement;  // of replaced ones
  std::vector<double> value;        // parameters: value at translation; others: start value; NaN unknown
  std::vector<uint8_t> hasStart;    // start attribute given by the model
  bool isPlanningStart = false;     // blocks of the initial system are planned: it begins at start values
  std::vector<uint8_t> isFixed;     // start value is an initial equation
  std::vector<uint8_t> isState;
  std::vector<uint8_t> isMade;  // introduced by the lowering, has no name of the model
  std::vector<VarId> preOf;     // discrete variable → variable of its left limit
  std::vector<VarId> preOwner;  // the reverse

  std::vector<VarId> modelIntegral;  // per variable: what it is the derivative of, as the model states it
  std::vector<VarId> delaySources;   // per delay buffer: the variable whose history it keeps
  struct TransportSources {
    VarId in0, in1, position;
  };
  std::vector<TransportSources> transportSources;  // per spatial distribution
  std::vector<VarId> parameterOrder;               // dependent parameters, sorted
  std::vector<RelationPlan> relations;
  std::vector<ExprId> margins;                                  // of assertions: negative where one is violated
  std::vector<uint32_t> relationOf;                             // per variable: the relation whose truth value it is
  std::unordered_map<uint32_t, program::Slot> parametricSlots;  // parameter expressions that stand for variables
  VarId lambda;
  uint32_t aliasCount = 0;

  std::vector<BlockPlan> continuousPlans;  // states and discretes known
  std::vector<BlockPlan> eventPlans;       // states and left limits known
  std::vector<BlockPlan> initialPlans;
  // Initial conditions that the others determine already: they have to hold at the start nevertheless.
  struct RedundantCondition {
    ExprId lhs, rhs;
    std::string text;
    PartId part;
    SourceSpan span;
  };
  std::vector<RedundantCondition> redundantConditions;
  std::vector<VarId> states;
  std::vector<StateSetPlan> stateSets;
  std::vector<uint8_t> isSelector;  // per variable: an element of a selection S
  std::vector<VarId> solvedBy;      // per equation: the continuous variable matched to it

  std::unique_ptr<program::Program> program;
  StructureStatistics statistics;

  // Adds a variable of the lowering's own.
  VarId addVariable(std::string name, Type type, Role variableRole, PartId part = {});
  // What is done at events, and what has to hold.
  template <class Rewrite>
  void rewriteActions(Rewrite&& rewrite) {
    for (auto& r : m.reinits)
      for (ExprId* e : {&r.active, &r.value}) *e = rewrite(*e);
    for (auto& a : m.assertions)
      for (ExprId* e : {&a.active, &a.condition, &a.message}) *e = rewrite(*e);
  }
  // The variable of the left limit of a discrete variable, made when first asked for.
  VarId pre(VarId v);
  // Brings the per-variable arrays to the length of m.variables.
  void growArrays();
  FlatVariable& var(VarId v) { return m.variables[v.index()]; }
  const FlatVariable& var(VarId v) const { return m.variables[v.index()]; }
  Role roleOf(VarId v) const { return role[v.index()]; }
  ExprId leaf(VarId v) { return pool.variable(v, var(v).type); }
  // The expression that stands for a variable after elimination.
  ExprId resolved(VarId v) { return roleOf(v) == Role::replaced ? replacement[v.index()] : leaf(v); }
  // Whether only parameters and constants occur (no time, no unknown).
  bool isParametric(ExprId e);
  // Whether an expression is what a loop of a model's algorithm gives, by its arguments alone.
  bool isOfLoop(ExprId e) const;
  // Number of an expression for the values in `value` (time 0); NaN where something is unknown. Remembers results until
  // valuesChanged() is called.
  double number(ExprId e);
  void valuesChanged() { ++numberEpoch_; }
  // While it lives, number() is of another instant than the start: of a later time, with other values of what varies
  // among these variables.
  class Elsewhere {
   public:
    Elsewhere(Work& work, const std::vector<VarId>& variables);
    ~Elsewhere();
    Elsewhere(const Elsewhere&) = delete;
    Elsewhere& operator=(const Elsewhere&) = delete;

   private:
    Work& w_;
    std::vector<std::pair<VarId, double>> saved_;
  };
  std::string partPath(PartId part) const {
    return part && part.index() < m.parts.size() ? m.parts[part.index()].path : std::string();
  }
  // Whether the model itself gives the variable values that may change during the run.
  bool varies(VarId v) const {
    const FlatVariable& x = m.variable(v);
    return x.variability > model::Variability::parameter && x.causality != model::Causality::input;
  }
  // An error about a part, or about the model where the part has no path.
  void error(const char* code, Phrase message, SourceSpan span, PartId part, Phrase advice = {}) {
    std::vector<std::string> parts;
    if (std::string path = partPath(part); !path.empty()) parts.push_back(std::move(path));
    diagnostics.error(code, std::move(message), span, std::move(parts), std::move(advice));
  }
  std::string text(ExprId e) const;
  // As the text of the model has it, before its equations are taken over; long ones are cut.
  std::string text(const model::FlatEquation& e) const { return (text(e.lhs) + " = " + text(e.rhs)).substr(0, 160); }
  std::string text(const Equation& e) const { return text(e.lhs) + " = " + text(e.rhs); }
  // Tells which part an equation or a variable belongs to is being worked on.
  void workingOn(PartId part) const {
    if (options.whereabouts && part && part.index() < m.parts.size())
      options.whereabouts->at(m.parts[part.index()].path);
  }
  bool isCancelled() const { return options.cancel && options.cancel->isCancelled(); }

 private:
  bool mayBeParametric(ExprId e) const;
  double numberOf(ExprId e) const;

  std::vector<uint8_t> parametric_;  // per node: 0 unknown, 1 yes, 2 no
  std::vector<uint32_t> numberStamp_;
  std::vector<double> numberMemo_;
  uint32_t numberEpoch_ = 1;
  double numberTime_ = 0;  // [s]
};

// The passes, in order; false stops the lowering (an error has been added).
bool resolveClocks(Work& w);
bool normalize(Work& w);
bool evaluateParameters(Work& w);
bool findReferences(Work& w);
bool eliminateAliases(Work& w);
bool expandEvents(Work& w);
bool refuseFrozenValues(Work& w);
bool watchComparisons(Work& w);
bool findRelevance(Work& w);
bool reduceIndex(Work& w);
bool sortContinuous(Work& w);
bool sortEvents(Work& w);
bool sortInitial(Work& w);
bool generate(Work& w);

// Calls that were kept for the index reduction only become expressions: in the equations.
void inlineCalls(Work& w);
// The same where nothing is differentiated: attributes, initial equations, assertions.
void inlineAttributes(Work& w);

// Gives the numeric values of start attributes to Work::value and merges those of aliases (part of alias elimination).
void mergeAttributes(Work& w);

// Messages for a system without a perfect matching; `rows` are equations, `columns` unknowns of the graph.
void reportSingular(Work& w, const std::vector<const Equation*>& rows, const std::vector<VarId>& columns,
                    const structure::Incidence& graph, const std::vector<uint32_t>& columnOf,
                    const std::vector<uint32_t>& rowOf, const Phrase& what);

}  // namespace armature::lower
