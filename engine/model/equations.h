// Equations and algorithm sections (specification chapters 8 and 11) of all instances to equations of scalars.
// Inside of the room; other rooms see flatten.h.
#pragma once
#include <functional>
#include <unordered_set>
#include <vector>

#include "engine/model/translation.h"

namespace armature::model {

class Arguments;
class Attributes;
class ClassTable;
class ClockBuiltins;
class EventBuiltins;
class Expressions;
class Instantiation;
class Iterators;
class ParameterValues;
class References;
class ValueArithmetic;

class Equations : private TranslationPart {
 public:
  Equations(Translation& translation, ValueArithmetic& arithmetic, ClassTable& classes, Instantiation& instances,
            ParameterValues& parameters, Arguments& arguments, References& references, Iterators& iterators,
            ClockBuiltins& clocks, EventBuiltins& events, Attributes& attributes, Expressions& expressions,
            FunctionExecutor& executor)
      : TranslationPart(translation),
        arithmetic_(arithmetic),
        classes_(classes),
        instances_(instances),
        parameters_(parameters),
        arguments_(arguments),
        references_(references),
        iterators_(iterators),
        clocks_(clocks),
        events_(events),
        attributes_(attributes),
        expressions_(expressions),
        executor_(executor) {}

  // Equations and algorithms of an instance and all that is in it.
  void flattenEquations(Instance* instance);
  // Of a variable with a declared value.
  void bindingEquations(Instance* leaf);
  // Marks the leaves that when-clauses give values to, before equations are translated.
  void markWhenTargets(Instance* instance);
  // Takes that back, after the translation, from those that none gives a value to after all.
  void unmarkTargets();
  // Every Real declared as discrete has to be one of them (specification 4.4.4).
  void checkDiscrete();
  // Adds the initial equations that 'reinit' stands for where `initial()` enables it (specification 8.6).
  void addInitialReinits();
  void checkReinits();

 private:
  // Where equations go: the model, or a branch of an if- or when-equation.
  struct Output {
    std::vector<FlatEquation> equations;
    std::vector<Reinit> reinits;
    std::vector<Assertion> assertions;
    PartId part;
    bool isInitial = false;
    bool isWhen = false;
    bool isClocked = false;  // in a clocked when-clause
    EquationOrigin origin = EquationOrigin::equation;
  };
  void emit(Output out);
  void checkJumps(const Instance& leaf);
  void equationsOf(Instance* instance, Class* view);
  void runEquations(syntax::List<const syntax::Equation*> list, const Context* context, const LocalScope* locals,
                    Output& out);
  void runEquation(const syntax::Equation& equation, const Context* context, const LocalScope* locals, Output& out);
  void equality(const syntax::Equation& equation, const Context* context, const LocalScope* locals, Output& out);
  void equate(const Value& a, const Value& b, SourceSpan span, Output& out);
  void ifEquation(const syntax::Equation& equation, const Context* context, const LocalScope* locals, Output& out);
  void mergeEffects(const std::vector<ExprId>& conditions, const std::vector<Output>& branches, Output& out);
  void mergeBranches(const syntax::Equation& equation, std::vector<ExprId>& conditions, std::vector<Output>& branches,
                     Output& out);
  void forEquation(const syntax::Equation& equation, const Context* context, const LocalScope* locals, Output& out);
  void takeChecks(Output& out);
  void tieClocks(Output& out, const std::function<void()>& translate);
  bool holdsClocked(ExprId root) const;
  void addAssertions(std::vector<Assertion> assertions, bool isInitial);
  void callEquation(const syntax::Equation& equation, const Context* context, const LocalScope* locals, Output& out);
  void assertion(const Expr& call, const Context* context, const LocalScope* locals, Output& out, SourceSpan span);
  void reinitialize(const Expr& call, const Context* context, const LocalScope* locals, Output& out, SourceSpan span);
  void checkBranches(ExprId variable, const std::vector<std::pair<size_t, ExprId>>& values, size_t branches,
                     SourceSpan span);
  void whenEquation(const syntax::Equation& equation, const Context* context, const LocalScope* locals, Output& out);
  void clockedWhen(const syntax::Equation& equation, ExprId clock, const Context* context, const LocalScope* locals,
                   Output& out);
  ExprId activation(ExprId condition, PartId part, SourceSpan span);
  ExprId activationOf(const Expr& condition, const Context* context, const LocalScope* locals, PartId part);
  void runAlgorithmSection(const syntax::AlgorithmSection& section, const Context* context, Instance* instance);
  // The left side of an assignment, which has come as far as a component by its names. Not reaching: by its subscripts
  // it names another element.
  struct LeftSide {
    const syntax::Reference* target = nullptr;
    bool isReaching = true;
    // Whether it may name an element with subscripts at its part `part`.
    bool mayName(size_t part, std::span<const int64_t> subscripts) const;
  };
  using LeftSides = std::vector<LeftSide>;
  using AlgorithmResults = std::vector<std::pair<Name, Value>>;
  std::unordered_set<uint32_t> untouchedOf(const AlgorithmResults& results,
                                           const std::unordered_map<Name, const Value*>& entries,
                                           const std::function<Value(Name)>& variablesOf);
  Value entryValueOf(Instance* instance, const LeftSides& sides, size_t part, bool isInitial);
  Value entryOfItems(Instance* array, const LeftSides& sides, size_t part, bool isInitial);
  Value entryOfLeaf(Instance* leaf, const LeftSides& sides, size_t part, bool isInitial);
  void markTarget(const Expr& target, bool isEquation, const Context* context);
  bool isWithinPart(const Instance* leaf, const Context* context) const;
  void markStatements(syntax::List<const syntax::Statement*> list, bool inWhen, const Context* context);
  void markEquations(syntax::List<const syntax::Equation*> list, bool inWhen, const Context* context);

  ValueArithmetic& arithmetic_;
  ClassTable& classes_;
  Instantiation& instances_;
  ParameterValues& parameters_;
  Arguments& arguments_;
  References& references_;
  Iterators& iterators_;
  ClockBuiltins& clocks_;
  EventBuiltins& events_;
  Attributes& attributes_;
  Expressions& expressions_;
  FunctionExecutor& executor_;

  size_t whenCount_ = 0, clauseCount_ = 0;
  std::unordered_map<ExprId, VarId> whenVariables_;
  std::vector<Instance*> markedByEquations_;               // leaves that were continuous
  std::unordered_set<const Instance*> givenByStatements_;  // leaves
  std::unordered_set<uint32_t> givenByWhen_;               // variables
  std::unordered_set<uint32_t> untouched_;                 // variables that the algorithm in execution does not assign
};

}  // namespace armature::model
