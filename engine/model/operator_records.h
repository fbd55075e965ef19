// Overloaded operators of operator records (specification chapter 14): which overload fits, and what is tried where
// none does. Inside of the room; other rooms see flatten.h.
#pragma once
#include <vector>

#include "engine/model/translation.h"

namespace armature::model {

class ClassTable;
class Expressions;
class FunctionClasses;
class Records;
class ValueArithmetic;

// Calls a function with a value per input (base none: not given); see Calls.
class FunctionCaller {
 public:
  virtual ~FunctionCaller() = default;
  virtual std::optional<Values> invoke(const FunctionClass& function, std::vector<Value> inputs, SourceSpan span) = 0;
};

class OperatorRecords : private TranslationPart {
 public:
  OperatorRecords(Translation& translation, ValueArithmetic& arithmetic, ClassTable& classes, Records& records,
                  FunctionClasses& functions, Expressions& expressions, FunctionCaller& caller)
      : TranslationPart(translation),
        arithmetic_(arithmetic),
        classes_(classes),
        records_(records),
        functions_(functions),
        expressions_(expressions),
        caller_(caller) {}

  // A call of the record class: one of its constructors, or all of its fields.
  std::optional<Values> constructOperatorRecord(Class* cls, const Expr& e, const Context* context,
                                                const LocalScope* locals);
  // A number given where a record is needed, by a constructor with one input.
  MaybeValue convertToRecord(Class* record, const Value& value, SourceSpan span);
  // An operator with a record among its operands; b is null for one operand.
  MaybeValue operatorRecord(syntax::Operator op, const Value& a, const Value* b, SourceSpan span);
  // sum(…) of an array of records.
  MaybeValue sumOfRecords(const Value& array, SourceSpan span);
  // String(record, …).
  MaybeValue textOfRecord(const Expr& e, const Value& record, const Context* context, const LocalScope* locals);

 private:
  using Overloads = std::vector<const FunctionClass*>;
  struct NamedValue {
    Name name;
    Value value;
  };
  Overloads overloadsOf(const Value& value, std::string_view operatorName);
  Overloads overloadsOf(Class* record, std::string_view operatorName);
  bool placeArguments(const FunctionClass& function, const std::vector<Value>& given,
                      const std::vector<NamedValue>& named, bool hasAnyRank, std::vector<Value>& inputs);
  std::optional<Values> callOverload(const Overloads& overloads, const std::vector<Value>& given,
                                     const std::vector<NamedValue>& named, bool hasAnyRank, bool& isFound,
                                     SourceSpan span);
  std::optional<std::vector<NamedValue>> namedArguments(const Expr& e, const Context* context,
                                                        const LocalScope* locals);
  MaybeValue scalarOfRecords(syntax::Operator op, const Value& a, const Value* b, SourceSpan span);
  MaybeValue elementsOfRecords(syntax::Operator op, const Value& a, const Value* b, SourceSpan span);
  MaybeValue productOfRecords(const Value& a, const Value& b, SourceSpan span);
  MaybeValue powerOfRecords(const Value& a, const Value& b, SourceSpan span);
  MaybeValue zeroOfRecord(const Value& like, SourceSpan span);

  ValueArithmetic& arithmetic_;
  ClassTable& classes_;
  Records& records_;
  FunctionClasses& functions_;
  Expressions& expressions_;
  FunctionCaller& caller_;
};

}  // namespace armature::model
