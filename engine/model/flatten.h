// The door of the room `model`: from a class in the library to a flat model.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/base/whereabouts.h"
#include "engine/model/evaluator.h"
#include "engine/model/flat_model.h"
#include "engine/model/library.h"

namespace armature::model {

struct FlattenOptions {
  // In what order parts and equations of the class are taken: as its text has them, or in one that the same model has
  // however it was drawn and whatever its parts are called (canonical_order). Variables are listed as the text has them
  // in either case.
  enum class Order : uint8_t { text, canonical };
  Order order = Order::text;
  // Modifiers from outside (--set NAME=VALUE of structural parameters): dotted name and Modelica expression text.
  std::vector<std::pair<std::string, std::string>> modifiers;
  const CancelToken* cancel = nullptr;
  Whereabouts* whereabouts = nullptr;      // is told the part being worked on; may be null
  FunctionEvaluator* evaluator = nullptr;  // runs native functions on constants; null: they are not evaluated
  uint64_t scalarBudget = 5'000'000;  // more scalar variables than this is an error that names the largest component
  uint64_t partBudget = 2'000'000;    // the same of components, elements of arrays and variables included
  uint64_t roundBudget = 3'000'000;   // the same of rounds of all loops over iterators
  uint64_t nodeBudget = 20'000'000;   // the same of nodes of the expression graph; below symbolic::kNodeLimit
};

// What is needed after flattening to differentiate calls of run-time functions during index reduction.
class FlatContext {
 public:
  virtual ~FlatContext() = default;
  // See FunctionExecutor::differentiateCall. May add functions to the table (functions() returns it up to date).
  virtual ExprId differentiateCall(FlatModel& model, ExprId call, std::span<const ExprId> argDerivatives) = 0;
  // See FunctionExecutor::leftOutOfDerivative.
  virtual std::vector<uint8_t> leftOutOfDerivative(FlatModel&, ExprId) { return {}; }
  // See FunctionExecutor::inlineCall.
  virtual ExprId inlineCall(FlatModel&, ExprId) { return {}; }
  // See FunctionExecutor::textFunction.
  virtual FunctionId textFunction(symbolic::Op, symbolic::Type, const std::string&) { return {}; }
};

struct FlattenResult {
  std::unique_ptr<FlatModel> model;      // null after errors
  std::unique_ptr<FlatContext> context;  // goes with the model
};

// In the annotation of a local class: its components lie beside the model. They and their equations come last, and the
// order of the rest does not know them: a diagram that can be pushed at has the digits of the one that cannot.
inline constexpr const char* kBesideMark = "__Armature(isBeside = true)";

// Instantiates and flattens a class: lookup, inheritance, modification, redeclaration, inner/outer, arrays, conditional
// components, functions, connections, overconstrained graphs, algorithms, when-clauses (specification chapters 4–11).
// Messages (N…, T…, C…) go to the diagnostics; the result is null when there was an error. Near-linear in the number
// of scalar variables and equations.
FlattenResult flatten(Library& library, const ClassNode& node, const FlattenOptions& options, Diagnostics& diagnostics);

}  // namespace armature::model
