// What instantiation works on: classes in their environment, modifiers, and the tree of instances. A class here is a
// class definition together with what determines the meaning of its names: the place it stands in and the class
// redeclarations applied to it (specification 5.3, 7.3). All of these live as long as one translation. Inside of the
// room; other rooms see flatten.h.
#pragma once
#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "engine/base/rare_list.h"
#include "engine/model/flat_model.h"
#include "engine/model/functions.h"
#include "engine/model/library.h"
#include "engine/model/value.h"

namespace armature::model {

struct Class;
struct Instance;
struct Binding;

// A place in which expressions and names are understood: an instance, and the class text (the class of the instance or
// one of its bases) whose names are visible. The opaque scope of functions.h.
struct Context {
  Instance* self = nullptr;
  Class* view = nullptr;
};

// Indices of the array elements passed on the way down to a modified element, the outermost furthest away.
struct IndexChain {
  const IndexChain* outer = nullptr;
  int64_t index = 0;
  const Instance* array = nullptr;
  int64_t size = 0;  // of the array in this dimension
};

// One argument of a modification, in the place it was written in (specification 7.2). Lists of modifiers are ordered
// from the outermost, which wins, to the innermost.
struct Modifier {
  Name name;                   // modified element; invalid: `value` stands for every element
  std::span<const Name> rest;  // further names of a dotted path
  const syntax::Modification* modification = nullptr;
  const syntax::ComponentClause* clause = nullptr;      // redeclared component
  const syntax::ClassDefinition* definition = nullptr;  // redeclared class
  const Context* context = nullptr;
  const IndexChain* indices = nullptr;
  Binding* value = nullptr;  // a part of a record's binding, instead of `modification`
  bool isEach = false;
  bool isFinal = false;
  SourceSpan span;
};
using Environment = std::vector<Modifier>;

// An expression in its place, translated at most once per mode (0 normal, 1 with parameters replaced by values), or a
// part of another binding: an array element or a field.
struct Binding {
  const syntax::Expression* expression = nullptr;
  const Context* context = nullptr;
  Binding* whole = nullptr;
  RareList<int64_t> indices;
  RareList<int64_t> sizes;          // of the array of components in the dimensions of the indices
  const Instance* array = nullptr;  // the innermost array of components
  Name field;
  bool isFinal = false;
  SourceSpan span;
  enum class State : uint8_t { untouched, busy, done, failed };
  State state[2] = {State::untouched, State::untouched};
  std::unique_ptr<Value> value[2];
};

// A modifier that an extends clause or a class modification puts on an element. A null view: the modifier has its own
// context; otherwise it is understood in that view of the instance.
struct Layer {
  Modifier modifier;
  Class* view = nullptr;
};

// A component declaration as an element of a class, own or inherited.
struct Element {
  Name name;
  const syntax::ComponentClause* clause = nullptr;
  const syntax::Component* component = nullptr;
  Class* view = nullptr;              // the class text in which it stands
  std::vector<Layer> layers;          // outermost first
  const Element* replaced = nullptr;  // what a redeclaration in a derived class replaced
  bool isProtected = false;
};

// The declaration that switches an element on and off: its own, or one that it replaced; null for none (specification
// 4.4.5).
inline const Element* switchOf(const Element* element) {
  while (element && !element->component->condition) element = element->replaced;
  return element;
}

enum class LeafKindOf : uint8_t { none, real, integer, boolean, string, enumeration, externalObject, clock };

// Where a class element of that name is declared.
struct ClassDeclaration {
  const ClassNode* node = nullptr;
  const syntax::ClassDefinition* definition = nullptr;  // of a redeclaration in a modifier (node is null)
  const Context* context = nullptr;                     // of a redeclaration in a modifier
  Class* view = nullptr;                                // class text in which it stands
  Environment modifiers;
};

struct Found {
  enum class Kind : uint8_t { none, component, classReference } kind = Kind::none;
  Instance* owner = nullptr;  // of a component
  uint32_t element = 0;
  Class* cls = nullptr;
};

struct Class {
  const ClassNode* node = nullptr;  // null for a redeclaration within a modifier and for built-in types
  const syntax::ClassDefinition* definition = nullptr;
  const Context* enclosing = nullptr;  // null at the top level
  Environment environment;             // class redeclarations and modifiers from outside
  Environment constraints;             // modifiers of the constraining clause of the element that this class is
  enum class State : uint8_t { raw, building, complete } state = State::raw;

  struct Base {
    Class* cls = nullptr;
    const syntax::Modification* modification = nullptr;
    const Context* context = nullptr;  // of the modification; null: this class's text
  };
  std::vector<Base> bases;
  std::vector<Element> elements;
  std::unordered_map<Name, uint32_t> index;
  std::vector<Class*> views;  // texts that make up this class, bases first, itself last
  std::unordered_map<Name, std::optional<ClassDeclaration>> declarations;  // memo of findDeclaration
  std::unordered_map<Name, Found> outside;                                 // memo of names found outside of this text
  Instance* statics = nullptr;  // holds the constants of a package, a function, …

  LeafKindOf leaf = LeafKindOf::none;
  Class* enumeration = nullptr;   // the class that lists the literals
  std::vector<Layer> attributes;  // modifiers of a type class on its predefined attributes, outermost first
  struct Dimensions {
    syntax::List<syntax::ExprPtr> list;
    const Context* context = nullptr;
  };
  std::vector<Dimensions> dimensions;  // of type classes, outermost first
  // What a short class of an array says of its parts, outermost first: split over the last `rank` dimensions.
  struct ArrayModifier {
    Modifier modifier;
    size_t rank = 0;
  };
  std::vector<ArrayModifier> arrayModifiers;
  syntax::ClassKind kind = syntax::ClassKind::classKind;  // the most specific one on the way through short classes
  syntax::Flow flow = syntax::Flow::none;
  syntax::Causality causality = syntax::Causality::none;
  bool isPartial = false;  // by its own prefix, or as a short class of a partial one

  std::unique_ptr<FunctionClass> function;  // made on the first call
  bool functionBusy = false;
  int equalityConstraint = -1;  // memo: 1 when the type has a function equalityConstraint
};

// A component, or an element of an array of components, or the holder of a package's constants.
struct Instance {
  Instance* parent = nullptr;
  uint32_t level = 0;                // number of instances above
  const Element* element = nullptr;  // null for the root, array elements share their array's
  Name name;
  enum class State : uint8_t { shell, busy, ready, failed } state = State::shell;
  enum class Kind : uint8_t { structure, leaf, array, removed, outer } kind = Kind::structure;
  bool isStatic = false;
  bool isProtected = false;
  bool isFinal = false;
  bool isEvaluated = false;      // annotation(Evaluate = true)
  bool isConnectorPart = false;  // below a connector (or one itself)
  bool isInner = false;
  bool isExtra = false;  // added to an expandable connector, or a default inner part
  Variability variability = Variability::continuous;
  syntax::Causality causality = syntax::Causality::none;
  syntax::Flow flow = syntax::Flow::none;
  Class* cls = nullptr;
  PartId part;
  RareList<int64_t> subscripts;     // of an array element
  RareList<int64_t> dims;           // of a leaf or an array
  RareList<Instance*> items;        // of an array, row-major
  std::vector<Instance*> children;  // by index of the class's elements
  RareList<Instance*> extras;
  Environment environment;        // modifiers of the children (attributes of a leaf)
  Instance* target = nullptr;     // of an outer element
  Instance* innerTwin = nullptr;  // of an element that is inner and outer

  VarId first;  // of a leaf; invalid for a static one
  Binding* binding = nullptr;
  Value value;  // of a leaf: its variables
  enum class Known : uint8_t { untried, busy, known, unknown } known = Known::untried;
  bool isStructural = false;        // its value has been used
  bool isWhenTarget = false;        // a when-clause gives it its value
  std::unique_ptr<Value> constant;  // when known

  uint32_t connectCount = 0;
  std::vector<std::pair<Class*, Context*>> contexts;
  // Memo of class elements seen through this instance.
  std::unique_ptr<std::unordered_map<Name, Class*>> classes;

  bool isLeaf() const { return kind == Kind::leaf; }
};

// How many dimensions a type has of itself.
inline size_t rankOf(const Class& type) {
  size_t rank = 0;
  for (const Class::Dimensions& level : type.dimensions) rank += level.list.size();
  return rank;
}

// The words that begin a class of a kind: "model", "operator record", ….
std::string nameOfKind(syntax::ClassKind kind);
inline bool isConnectorKind(syntax::ClassKind kind) {
  return kind == syntax::ClassKind::connector || kind == syntax::ClassKind::expandableConnector;
}

}  // namespace armature::model
