// Built-in mathematical functions and conversions (specification 3.7.1, 3.7.2).
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "engine/base/language_names.h"
#include "engine/base/numbers.h"
#include "engine/model/arguments.h"
#include "engine/model/builtin_math.h"
#include "engine/model/builtin_table.h"
#include "engine/model/expressions.h"
#include "engine/model/value_arithmetic.h"
#include "engine/model/value_ops.h"

namespace armature::model {

using symbolic::Op;

namespace {

struct NamedOp {
  std::string_view name;
  Op op;
};

constexpr std::array<NamedOp, 13> kUnary{{{"sqrt", Op::sqrt},
                                          {"sin", Op::sin},
                                          {"cos", Op::cos},
                                          {"tan", Op::tan},
                                          {"asin", Op::asin},
                                          {"acos", Op::acos},
                                          {"atan", Op::atan},
                                          {"sinh", Op::sinh},
                                          {"cosh", Op::cosh},
                                          {"tanh", Op::tanh},
                                          {"exp", Op::exp},
                                          {"log", Op::log},
                                          {"log10", Op::log10}}};

}  // namespace

MathBuiltins::MathBuiltins(Translation& translation, ValueArithmetic& arithmetic, Arguments& arguments,
                           Expressions& expressions, BuiltinTable& builtins)
    : TranslationPart(translation), arithmetic_(arithmetic), arguments_(arguments), expressions_(expressions) {
  for (const NamedOp& n : kUnary) builtins.add(n.name, *this, &MathBuiltins::bMath);
  builtins.add("atan2", *this, &MathBuiltins::bMath2);
  builtins.add("abs", *this, &MathBuiltins::bAbs);
  builtins.add("sign", *this, &MathBuiltins::bAbs);
  builtins.add("integer", *this, &MathBuiltins::bFloor);
  builtins.add("Integer", *this, &MathBuiltins::bInteger);
  builtins.add("floor", *this, &MathBuiltins::bFloor);
  builtins.add("ceil", *this, &MathBuiltins::bFloor);
  builtins.add("mod", *this, &MathBuiltins::bDivision);
  builtins.add("rem", *this, &MathBuiltins::bDivision);
  builtins.add("div", *this, &MathBuiltins::bDivision);
  builtins.add("semiLinear", *this, &MathBuiltins::bSemiLinear);
  builtins.add("noEvent", *this, &MathBuiltins::bNoEvent);
  builtins.add("smooth", *this, &MathBuiltins::bSmooth);
  builtins.add("homotopy", *this, &MathBuiltins::bHomotopy);
  builtins.add("getInstanceName", *this, &MathBuiltins::bGetInstanceName);
  for (const std::string_view name : kStateMachineOperators) builtins.add(name, *this, &MathBuiltins::bStateMachine);
}

MaybeValue MathBuiltins::bMath(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!arguments_.needsArguments(e, 1, 1)) return {};
  const std::string_view name = library().names().text(e.reference->parts[0].name);
  MaybeValue a = arguments_.argument(e, 0, context, locals, "u");
  if (!a) return {};
  if (!a->isNumeric()) return error("T001", phrase("'%1' needs a number", name), e.span);
  for (const NamedOp& n : kUnary)
    if (n.name == name)
      return arithmetic_.elementwise(*a, BaseType::real,
                                     [&](ExprId x) { return pool().unary(n.op, arithmetic_.asReal(x)); });
  return {};
}

MaybeValue MathBuiltins::bMath2(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!arguments_.needsArguments(e, 2, 2)) return {};
  MaybeValue a = arguments_.argument(e, 0, context, locals, "u1");
  MaybeValue b = arguments_.argument(e, 1, context, locals, "u2");
  if (!a || !b || !arithmetic_.needsNumbers(e, {&*a, &*b})) return {};
  return arithmetic_.elementwise2(*a, *b, BaseType::real, e.span, [&](ExprId x, ExprId y) {
    return pool().binary(Op::atan2, arithmetic_.asReal(x), arithmetic_.asReal(y));
  });
}

MaybeValue MathBuiltins::bAbs(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!arguments_.needsArguments(e, 1, 1)) return {};
  const bool isSign = library().names().text(e.reference->parts[0].name) == "sign";
  MaybeValue a = arguments_.argument(e, 0, context, locals, "v");
  if (!a) return {};
  if (!a->isNumeric()) return error("T001", phrase("a number is needed here"), e.span);
  return arithmetic_.elementwise(*a, isSign ? BaseType::integer : a->base,
                                 [&](ExprId x) { return pool().unary(isSign ? Op::sign : Op::abs, x); });
}

MaybeValue MathBuiltins::bInteger(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!arguments_.needsArguments(e, 1, 1)) return {};
  MaybeValue a = arguments_.argument(e, 0, context, locals);
  if (!a) return {};
  if (a->base != BaseType::enumeration && a->base != BaseType::integer)
    return error("T001", phrase("'Integer' needs an enumeration value, not a %1", typeName(a->base)), e.span);
  a->base = BaseType::integer;
  a->type = nullptr;
  return a;
}

MaybeValue MathBuiltins::bFloor(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!arguments_.needsArguments(e, 1, 1)) return {};
  const std::string_view name = library().names().text(e.reference->parts[0].name);
  MaybeValue a = arguments_.argument(e, 0, context, locals, "x");
  if (!a || !arithmetic_.needsNumbers(e, {&*a})) return {};
  const bool toInteger = name == "integer";
  return arithmetic_.elementwise(*a, toInteger ? BaseType::integer : BaseType::real, [&](ExprId x) {
    if (pool().type(x) == symbolic::Type::integer) return toInteger ? x : arithmetic_.asReal(x);
    const ExprId result = pool().unary(name == "ceil" ? Op::ceil : Op::floor, x);
    if (toInteger && pool().isConstant(result)) return pool().integer(pool().number(result));
    return result;
  });
}

MaybeValue MathBuiltins::bDivision(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!arguments_.needsArguments(e, 2, 2)) return {};
  const std::string_view name = library().names().text(e.reference->parts[0].name);
  MaybeValue a = arguments_.argument(e, 0, context, locals, "x");
  MaybeValue b = arguments_.argument(e, 1, context, locals, "y");
  if (!a || !b || !arithmetic_.needsNumbers(e, {&*a, &*b})) return {};
  const bool toReal = a->base == BaseType::real || b->base == BaseType::real;
  const Op op = name == "mod" ? Op::mod : name == "rem" ? Op::rem : Op::integerDivision;
  return arithmetic_.elementwise2(*a, *b, toReal ? BaseType::real : BaseType::integer, e.span,
                                  [&](ExprId x, ExprId y) { return arithmetic_.scalarOperation(op, x, y, toReal); });
}

// semiLinear(x, positive slope, negative slope)
MaybeValue MathBuiltins::bSemiLinear(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!arguments_.needsArguments(e, 3, 3)) return {};
  MaybeValue x = arguments_.argument(e, 0, context, locals), up = arguments_.argument(e, 1, context, locals),
             down = arguments_.argument(e, 2, context, locals);
  if (!x || !up || !down || !arithmetic_.needsNumbers(e, {&*x, &*up, &*down})) return {};
  if (!x->isScalar() || up->scalars.size() != down->scalars.size())
    return error("T002", phrase("semiLinear needs a scalar and two values of the same size"), e.span);
  const ExprId u = arithmetic_.asReal(x->scalar());
  const ExprId isForward = pool().binary(Op::greaterEqual, u, pool().real(0));
  Value result = arithmetic_.asReal(std::move(*up));
  // Continuous by definition (specification 3.7.4.5): smooth(0, …).
  for (size_t k = 0; k < result.scalars.size(); ++k)
    result.scalars[k] = pool().binary(Op::smooth, pool().integer(0),
                                      pool().select(isForward, pool().mul(result.scalars[k], u),
                                                    pool().mul(arithmetic_.asReal(down->scalars[k]), u)));
  return result;
}

// String(value, minimumLength, leftJustified), with significantDigits for Reals or a format (specification 3.7.1.2).
MaybeValue MathBuiltins::bNoEvent(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!arguments_.needsArguments(e, 1, 1)) return {};
  MaybeValue a = arguments_.argument(e, 0, context, locals);
  if (!a || a->isRecord()) return a;
  return arithmetic_.elementwise(*a, a->base, [&](ExprId x) { return pool().unary(Op::noEvent, x); });
}

MaybeValue MathBuiltins::bSmooth(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!arguments_.needsArguments(e, 2, 2)) return {};
  MaybeValue order = arguments_.argument(e, 0, context, locals), a = arguments_.argument(e, 1, context, locals);
  if (!order || !a) return {};
  if (a->isRecord()) return a;
  return arithmetic_.elementwise(*a, a->base, [&](ExprId x) { return pool().binary(Op::smooth, order->scalar(), x); });
}

MaybeValue MathBuiltins::bHomotopy(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!arguments_.needsArguments(e, 2, 2)) return {};
  MaybeValue actual = arguments_.argument(e, 0, context, locals, "actual");
  const Expr* second = arguments_.argumentOf(e, 1, "simplified");
  if (!actual || !second) return {};
  MaybeValue simplified = expressions_.translate(*second, context, locals);
  if (!simplified) return {};
  return arithmetic_.elementwise2(*actual, *simplified, BaseType::real, e.span, [&](ExprId x, ExprId y) {
    return pool().binary(Op::homotopy, arithmetic_.asReal(x), arithmetic_.asReal(y));
  });
}

MaybeValue MathBuiltins::bStateMachine(const Expr& e, const Context*, const LocalScope*) {
  return error("T012", phrase("'%1' is not supported (state machines)", text(e.reference->parts[0].name)), e.span);
}

MaybeValue MathBuiltins::bGetInstanceName(const Expr&, const Context* context, const LocalScope*) {
  std::string name = text(root()->name);
  const std::string path = context->self && !context->self->isStatic ? pathOf(context->self) : std::string();
  if (!path.empty()) name += "." + path;
  return arithmetic_.scalarValue(BaseType::string, pool().text(name));
}

}  // namespace armature::model
