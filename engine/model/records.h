// Record constructors and the values that the declaration of a record gives to its fields (specification 12.6).
// Inside of the room; other rooms see flatten.h.
#pragma once
#include <functional>
#include <vector>

#include "engine/model/translation.h"

namespace armature::model {

class ClassTable;
class Expressions;
class Instantiation;
class Modifiers;
class ParameterValues;
class ValueArithmetic;

struct RecordType {
  Class* cls;
  Environment environment;
};

class Records : private TranslationPart {
 public:
  Records(Translation& translation, ValueArithmetic& arithmetic, Modifiers& modifiers, ClassTable& classes,
          Instantiation& instances, ParameterValues& parameters, Expressions& expressions)
      : TranslationPart(translation),
        arithmetic_(arithmetic),
        modifiers_(modifiers),
        classes_(classes),
        instances_(instances),
        parameters_(parameters),
        expressions_(expressions) {}

  // Makes a field of a record, with the fields that are made already or can be.
  using MakeField = std::function<MaybeValue(const Element& element, const LocalScope* fields)>;

  // Of an array of these sizes one record, where its elements are alike, or all of them. `isOpen` becomes true where
  // the size of a field is left open.
  MaybeValue defaultRecord(const FunctionClass::Variable& variable, const std::vector<int64_t>& sizes,
                           const LocalScope* locals, bool* isOpen);
  // The value of a call of a record class.
  MaybeValue recordConstructor(Class* cls, const Expr& e, const Context* context, const LocalScope* locals);
  // A record class with the modifiers of a declaration, for defaultRecord.
  const RecordType* recordType(Class* cls, Environment environment);

 private:
  // One dimension of a field and where it is understood: outside are the locals of a function.
  struct Dimension {
    const Expr* e;
    const Context* context;
    bool isOutside;
  };
  std::vector<Dimension> dimensionsOf(const Element& element, Instance* statics, const Environment& modifiers,
                                      const Class& type, const Context* typeContext);
  std::optional<std::vector<int64_t>> fieldSizes(const Element& element, const std::vector<Dimension>& dims,
                                                 const LocalScope* fields, const LocalScope* locals, bool* isOpen);
  MaybeValue fieldDefault(Class* record, const Element& element, const Environment& environment,
                          const LocalScope* fields, const LocalScope* locals, bool needsBinding,
                          bool* isOpen = nullptr);

  MaybeValue boundValue(Binding* binding, const Instance* statics, const LocalScope* fields, const LocalScope* locals);
  MaybeValue recordOf(Class* cls, const MakeField& field);
  MaybeValue elementsOf(const Class& type, const Environment& modifiers, const std::vector<int64_t>& sizes,
                        const std::function<MaybeValue(const Environment&)>& make);

  ValueArithmetic& arithmetic_;
  Modifiers& modifiers_;
  ClassTable& classes_;
  Instantiation& instances_;
  ParameterValues& parameters_;
  Expressions& expressions_;

  std::deque<RecordType> recordTypes_;
};

}  // namespace armature::model
