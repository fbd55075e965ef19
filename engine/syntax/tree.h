// The syntax tree of Modelica text (specification 3.6, appendix A). Nodes live in the arena of their file and never
// change after the parse; every node has its span. Names are interned. Annotations are kept as spans and parsed on
// demand (Parser::parseAnnotation), except that the parser notes the few that the compiler itself needs cheaply.
#pragma once
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "engine/base/names.h"
#include "engine/base/source.h"

namespace armature::syntax {

struct Expression;
struct Modification;
struct ClassDefinition;
struct ComponentClause;
struct Component;
struct Equation;
struct Statement;

// Sequences in the arena.
template <class T>
using List = std::span<const T>;
using ExprPtr = const Expression*;

// ---- expressions ----------------------------------------------------------------------------------------------

enum class ExprKind : uint8_t {
  integer,     // number
  real,        // number
  string,      // text (unescaped)
  boolean,     // number is 0 or 1
  reference,   // reference: a component reference or a class name, with subscripts
  call,        // callee(reference), args, named, iterators; also der, initial, pure, … (their callee is one part)
  partial,     // `function f(x = 1)` as an argument: callee, named
  unary,       // op, a
  binary,      // op, a, b
  ifThenElse,  // args = condition, value, condition, value, …, else value
  array,       // {args} or, with iterators, {args[0] for …}
  matrix,      // [rows]: args are `row` nodes
  row,         // one row of a matrix: args
  range,       // args = start, stop or start, step, stop
  tuple,       // (args); a null entry is an omitted output
  element,     // (a)[args], or (a).name: the name of named[0], which has no value
  colon,       // `:` as a subscript or dimension
  end,         // `end` within a subscript
};

enum class Operator : uint8_t {
  none,
  add,
  sub,
  mul,
  div,
  pow,
  elementAdd,
  elementSub,
  elementMul,
  elementDiv,
  elementPow,
  less,
  lessEqual,
  greater,
  greaterEqual,
  equal,
  notEqual,
  logicalAnd,
  logicalOr,
  logicalNot,
  negate,
  plus,
};

// One part of a dotted reference: name and subscripts (empty when there are none).
struct ReferencePart {
  Name name;
  List<ExprPtr> subscripts;
};

// a.b[2].c; `.Modelica.x` has a leading dot.
struct Reference {
  bool leadingDot = false;
  List<ReferencePart> parts;
  SourceSpan span;
};

struct NamedArgument {
  Name name;
  ExprPtr value = nullptr;
};

// `i in range`; range is null for `for i loop`.
struct Iterator {
  Name name;
  ExprPtr range = nullptr;
};

struct Expression {
  ExprKind kind = ExprKind::integer;
  Operator op = Operator::none;
  SourceSpan span;
  double number = 0;
  std::string_view text;
  const Reference* reference = nullptr;  // reference; callee of call and partial
  ExprPtr a = nullptr;
  ExprPtr b = nullptr;
  List<ExprPtr> args;
  List<NamedArgument> named;
  List<Iterator> iterators;
  uint32_t height = 0;  // levels of nodes below this one; the parser bounds it, so that recursion over a tree is safe
};

// ---- modifications ---------------------------------------------------------------------------------------------

// One argument of a modification: `each final name.path(…) = value`, or a redeclaration.
struct Argument {
  bool isEach = false;
  bool isFinal = false;
  bool isRedeclare = false;
  bool isReplaceable = false;
  List<Name> path;                                       // modified element; dotted in `a.b = 1`
  const Modification* modification = nullptr;            // null for a bare name
  const ClassDefinition* redeclaredClass = nullptr;      // redeclare model/package/function/…
  const ComponentClause* redeclaredComponent = nullptr;  // redeclare T c(…)
  std::string_view description;
  SourceSpan span;
};

// `(arguments) = binding`, either may be missing; `:=` counts as `=`. A binding `break` (spec 3.6) is isBreak.
struct Modification {
  List<const Argument*> arguments;
  ExprPtr binding = nullptr;
  bool isBreak = false;
  SourceSpan span;
};

// ---- declarations -----------------------------------------------------------------------------------------------

enum class Variability : uint8_t { continuous, discrete, parameter, constant };  // the prefix; continuous = none
enum class Causality : uint8_t { none, input, output };
enum class Flow : uint8_t { none, flow, stream };
enum class ClassKind : uint8_t {
  classKind,
  model,
  block,
  record,
  connector,
  expandableConnector,
  type,
  package,
  function,
  operatorKind,
  operatorRecord,
  operatorFunction,
};

// A type specifier is a reference without subscripts on its parts.
using TypeSpecifier = const Reference*;

// Prefixes shared by the components of a clause: `flow Real x, y;`
struct ComponentClause {
  bool isRedeclare = false, isFinal = false, isInner = false, isOuter = false, isReplaceable = false;
  bool isProtected = false;
  Flow flow = Flow::none;
  Variability variability = Variability::continuous;
  Causality causality = Causality::none;
  TypeSpecifier type = nullptr;
  List<ExprPtr> dimensions;  // of the type: Real[3] x
  List<const Component*> components;
  TypeSpecifier constrainedBy = nullptr;
  const Modification* constrainedByModification = nullptr;
  SourceSpan constrainedByAnnotation;
  SourceSpan span;
};

struct Component {
  const ComponentClause* clause = nullptr;
  Name name;
  List<ExprPtr> dimensions;  // of the name: x[3]
  const Modification* modification = nullptr;
  ExprPtr condition = nullptr;
  std::string_view description;
  SourceSpan annotation;  // invalid where there is none; covers `annotation(…)`
  SourceSpan span;
};

struct Import {
  enum class Form : uint8_t { qualified, renamed, wildcard, list } form = Form::qualified;
  Name alias;        // of a renamed import
  List<Name> path;   // A.B.C
  List<Name> names;  // of import A.B.{C, D}
  SourceSpan span;
};

struct Extends {
  TypeSpecifier base = nullptr;
  const Modification* modification = nullptr;
  bool isProtected = false;
  SourceSpan annotation;
  SourceSpan span;
};

// The elements of a class in the order of the text.
struct Element {
  enum class Kind : uint8_t { import, extends, classDefinition, componentClause } kind;
  union {
    const Import* import;
    const Extends* extends;
    const ClassDefinition* classDefinition;
    const ComponentClause* clause;
  };
};

struct EnumerationLiteral {
  Name name;
  std::string_view description;
};

struct ExternalClause {
  std::string_view language;          // "C", "builtin", …
  const Reference* result = nullptr;  // left-hand side, may be null
  std::string_view function;          // name of the external function, empty = the Modelica function's own
  List<ExprPtr> args;
  bool hasCall = false;  // false: `external "C";` with default arguments
  SourceSpan annotation;
  SourceSpan span;
};

// ---- equations and statements ------------------------------------------------------------------------------------

enum class EquationKind : uint8_t { equality, ifEquation, forEquation, whenEquation, connect, call };

// A branch of if and when: the else branch has a null condition.
struct EquationBranch {
  ExprPtr condition = nullptr;
  List<const Equation*> body;
};

struct Equation {
  EquationKind kind = EquationKind::equality;
  ExprPtr a = nullptr;            // left; first end of connect; the call
  ExprPtr b = nullptr;            // right; second end of connect
  List<EquationBranch> branches;  // if, when
  List<Iterator> iterators;       // for
  List<const Equation*> body;     // for
  std::string_view description;
  SourceSpan annotation;
  SourceSpan span;
};

enum class StatementKind : uint8_t {
  assign,
  call,
  ifStatement,
  forStatement,
  whileStatement,
  whenStatement,
  breakStatement,
  returnStatement
};

struct StatementBranch {
  ExprPtr condition = nullptr;  // null: else
  List<const Statement*> body;
};

struct Statement {
  StatementKind kind = StatementKind::assign;
  ExprPtr target = nullptr;  // assign: a reference, or a tuple for `(a, b) := f(…)`
  ExprPtr value = nullptr;   // assign: right side; call: the call; while: the condition
  List<StatementBranch> branches;
  List<Iterator> iterators;
  List<const Statement*> body;  // for, while
  std::string_view description;
  SourceSpan span;
};

// One `equation`, `initial equation`, `algorithm` or `initial algorithm` section.
struct EquationSection {
  bool isInitial = false;
  List<const Equation*> equations;
};
struct AlgorithmSection {
  bool isInitial = false;
  List<const Statement*> statements;
};

// ---- classes -------------------------------------------------------------------------------------------------------

struct ClassDefinition {
  ClassKind kind = ClassKind::classKind;
  bool isEncapsulated = false, isPartial = false, isFinal = false, isInner = false, isOuter = false;
  bool isReplaceable = false, isRedeclare = false, isProtected = false;
  bool isPure = false, isImpure = false;
  Name name;
  std::string_view description;

  // What the definition is made of: a body; `= Base[dims](mods)`; an enumeration; `= der(f, x)`; or
  // `extends Name(mods)` … end (isClassExtends, with a body and extendsModification).
  enum class Form : uint8_t { body, alias, enumeration, derivative } form = Form::body;
  bool isClassExtends = false;
  const Modification* extendsModification = nullptr;  // class extends

  TypeSpecifier aliased = nullptr;  // alias; function of a derivative
  Causality aliasCausality = Causality::none;
  Flow aliasFlow = Flow::none;
  List<ExprPtr> aliasDimensions;
  const Modification* aliasModification = nullptr;
  bool enumerationIsOpen = false;  // enumeration(:)
  List<EnumerationLiteral> literals;
  List<Name> derivativeNames;

  List<Element> elements;
  List<EquationSection> equations;
  List<AlgorithmSection> algorithms;
  const ExternalClause* external = nullptr;

  TypeSpecifier constrainedBy = nullptr;  // of a replaceable class
  const Modification* constrainedByModification = nullptr;

  SourceSpan annotation;  // of the class; invalid where there is none
  SourceSpan nameSpan;
  SourceSpan span;
};

// A parsed file: `within` and its classes.
struct StoredDefinition {
  FileId file;
  bool hasWithin = false;
  List<Name> within;
  List<const ClassDefinition*> classes;
};

}  // namespace armature::syntax
