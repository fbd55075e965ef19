// From component declarations to instances (specification 5.6, 7.3, 4.4). Instances are elaborated when they are first
// asked for, so that declarations may come in any order; cycles are messages.
// Inside of the room; other rooms see flatten.h.
#pragma once
#include <vector>

#include "engine/model/translation.h"

namespace armature::model {

class ClassChecks;
class ClassTable;
class Modifiers;
class PrefixRules;
class Redeclarations;

// Values that declarations need at translation: conditions and sizes of components.
class ConstantEvaluator {
 public:
  virtual ~ConstantEvaluator() = default;
  // The value of a binding, null after an error (which has been reported once).
  virtual const Value* valueOf(Binding* binding) = 0;
  // The value of an expression that must be known at translation; `what` starts the message. Nothing after an error.
  virtual MaybeValue evaluate(const Expr& e, const Context* context, const LocalScope* locals, Wording what) = 0;
  virtual std::optional<int64_t> evaluateInteger(const Expr& e, const Context* context, const LocalScope* locals,
                                                 Wording what) = 0;
};

// How many values a type has that stands for a dimension.
int64_t sizeOfIndex(const Class& type);

class Instantiation : private TranslationPart {
 public:
  Instantiation(Translation& translation, Modifiers& modifiers, ClassTable& classes, Redeclarations& redeclarations,
                PrefixRules& prefixes, ClassChecks& checks, ConstantEvaluator& evaluator)
      : TranslationPart(translation),
        modifiers_(modifiers),
        classes_(classes),
        redeclarations_(redeclarations),
        prefixes_(prefixes),
        checks_(checks),
        evaluator_(evaluator) {}

  // The leaves of the model in order of elaboration.
  const std::vector<Instance*>& leaves() const { return leaves_; }
  // The leaf that a variable is a scalar of; null for variables without one.
  Instance* leafOf(VarId id) const { return id.index() < leafOf_.size() ? leafOf_[id.index()] : nullptr; }
  // An instance that is only a shell: its place and name.
  Instance* newInstance(Instance* parent, const Element* element, Name name);
  // Gives an instance its class, dimensions, attributes and parts; false after an error (which has been told once).
  bool elaborate(Instance* instance);
  // The class of a component after redeclarations of the component, and where its declaration then stands.
  Class* typeOf(Instance* parent, const Element& element, const Environment& modifiers, const Element*& effective,
                const Context*& typeContext);
  // The instance with all that is in it.
  void elaborateAll(Instance* instance, int depth);
  // Makes the parts of a structure from the elements of its class; `inner` are the modifiers on them.
  bool fillStructure(Instance* instance, Class* cls, Environment inner);
  // Make an instance the variables of a predefined type, or an array of structures; its dimensions are known.
  bool makeLeaf(Instance* instance, Class* cls, const Environment& modifiers);
  bool makeArray(Instance* instance, Class* cls, const Environment& modifiers);
  // The instance of an element by name or index, made when it is first asked for; null where there is none.
  Instance* childOf(Instance* instance, Name name);
  Instance* childAt(Instance* instance, uint32_t index);
  Instance* resolved(Instance* instance);  // through outer, elaborated; null when removed or failed
  // An enumeration or Boolean as dimension; null where it is a number.
  Class* indexType(const Expr& e, const Context* context);
  // The type whose values are the indices of a dimension of an array; null for whole numbers.
  Class* indexTypeOf(const Instance* array, size_t dimension) const;
  // Checks the outer declarations whose inner ones were not there yet when they were met; all parts are elaborated now.
  void checkOuters();
  // Adds a scalar variable to the model, which belongs to no leaf.
  VarId addVariable(FlatVariable variable);

 private:
  struct Dimension {
    const Expr* e;
    const Context* context;
  };
  bool elaborateComponent(Instance* instance);
  std::optional<bool> conditionOf(Instance* parent, const Element& element);
  std::vector<Dimension> declaredDimensions(Instance* instance, const Element& declared, Class* cls,
                                            const Environment& modifiers);
  bool dimensionsOf(Instance* instance, const Element& declared, Class* cls, const Environment& modifiers);
  bool makeStructure(Instance* instance, Class* cls, const Environment& modifiers);
  Instance* holderOf(const Instance* statics) const;
  bool makeOuter(Instance* instance, Class* cls);
  void checkOuter(Instance* instance);
  void checkOuterSize(Instance* instance, Class* cls, const Instance* target);
  Instance* innerAt(Instance* parent, uint32_t index);
  Instance* defaultInner(Instance* instance, Class* cls);
  bool isSizedByUse(const Instance* parent, const Element& element) const;
  bool annotationSays(SourceSpan annotation, std::string_view key, bool wanted) const;

  Modifiers& modifiers_;
  ClassTable& classes_;
  Redeclarations& redeclarations_;
  PrefixRules& prefixes_;
  ClassChecks& checks_;
  ConstantEvaluator& evaluator_;

  std::unordered_map<const Instance*, std::vector<Class*>> indexTypes_;  // of arrays with dimensions that are types
  std::vector<Instance*> leafOf_;                                        // by VarId
  std::vector<Instance*> uncheckedOuters_;                               // of the user's own text
  std::vector<Instance*> leaves_;                                        // of the model, in order of elaboration
};

}  // namespace armature::model
