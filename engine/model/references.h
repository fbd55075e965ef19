// Component references as values, and as the parts of the model that they lead to (specification 5.3.2, 10.5).
// Inside of the room; other rooms see flatten.h.
#pragma once
#include <vector>

#include "engine/model/expressions.h"
#include "engine/model/translation.h"

namespace armature::model {

class ClassTable;
class Instantiation;
class ParameterValues;
class ValueArithmetic;

// Parts of the model that a reference leads to: one, or an array of them (row-major). Leaves come scalar by scalar.
struct SelectedPart {
  Instance* instance = nullptr;
  int64_t scalar = -1;  // of a leaf: which of its scalars
};
struct InstanceSelection {
  std::vector<int64_t> dims;
  std::vector<SelectedPart> items;
};

class References : private TranslationPart {
 public:
  References(Translation& translation, ValueArithmetic& arithmetic, ClassTable& classes, Instantiation& instances,
             ParameterValues& parameters, Expressions& expressions, FunctionExecutor& executor)
      : TranslationPart(translation),
        arithmetic_(arithmetic),
        classes_(classes),
        instances_(instances),
        parameters_(parameters),
        expressions_(expressions),
        executor_(executor) {}

  // The value of a component, constant, enumeration literal or function by its name.
  MaybeValue translateReference(const syntax::Reference& r, const Context* context, const LocalScope* locals);
  // The value of a component: its variables, or what they are known to be.
  MaybeValue readInstance(Instance* instance, SourceSpan span);
  // The elements of a value that the subscripts of a part of a name choose, behind the first `outer` dimensions.
  MaybeValue subscript(const Value& whole, size_t outer, const syntax::ReferencePart& part, const Context* context,
                       const LocalScope* locals, SourceSpan span);
  // The array that part `part` of a reference names, whatever the subscripts are; null where that is no component.
  Instance* arrayOf(const syntax::Reference& r, size_t part, const Context* context, const LocalScope* locals);
  // Parts meant by a reference (connectors, components); nothing after an error, `removed` where it leads to a part
  // that is switched off.
  std::optional<InstanceSelection> selectInstances(const syntax::Reference& r, const Context* context,
                                                   const LocalScope* locals, bool& removed);

 private:
  // A subscript after translation: all, places (0-based), or Integer expressions known only during the run, one or
  // those of a vector.
  struct Subscript {
    enum class Kind : uint8_t { all, place, places, runTime, runTimes } kind = Kind::all;
    std::vector<int64_t> places;
    std::vector<ExprId> indices;
    bool isOfRun() const { return kind == Kind::runTime || kind == Kind::runTimes; }
  };
  bool checkIndices(const Instance* array, const syntax::ReferencePart& part, const Context* context,
                    const LocalScope* locals);
  bool isVisible(const Found& found, const syntax::Reference& r, const Context* context);
  MaybeValue continueValue(const Value& whole, const syntax::Reference& r, size_t part, const Context* context,
                           const LocalScope* locals);
  MaybeValue readFrom(Instance* instance, const syntax::Reference& r, size_t part, const Context* context,
                      const LocalScope* locals);
  MaybeValue readAfter(Instance* instance, const syntax::Reference& r, size_t part, const Context* context,
                       const LocalScope* locals);
  MaybeValue readItems(Instance* array, const syntax::Reference& r, size_t part, const Context* context,
                       const LocalScope* locals);
  MaybeValue readClassPath(Class* cls, const syntax::Reference& r, size_t part, const Context* context,
                           const LocalScope* locals);
  MaybeValue emptyValue(Instance* array, const syntax::Reference& r, size_t part);
  MaybeValue enumerationLiteral(Class* cls, Name name, SourceSpan span);
  const Value* leafValue(Instance* leaf, SourceSpan span);  // null after an error
  std::optional<Value> singleElement(const Value& whole, const std::vector<Subscript>& subscripts);
  bool subscriptsOf(const syntax::ReferencePart& part, const std::vector<int64_t>& dims, const Context* context,
                    const LocalScope* locals, SourceSpan span, std::vector<Subscript>& result);
  std::optional<Subscript> subscriptOf(const Expr& e, Name array, int64_t size, const Context* context,
                                       const LocalScope* locals);
  bool selectFrom(Instance* instance, const syntax::Reference& r, size_t part, const Context* context,
                  const LocalScope* locals, InstanceSelection& to, bool& removed);

  ValueArithmetic& arithmetic_;
  ClassTable& classes_;
  Instantiation& instances_;
  ParameterValues& parameters_;
  Expressions& expressions_;
  FunctionExecutor& executor_;
};

}  // namespace armature::model
