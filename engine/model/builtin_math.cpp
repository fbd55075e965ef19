// Built-in mathematical functions and conversions (specification 3.7.1, 3.7.2).
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "engine/base/numbers.h"
#include "engine/model/flattener.h"
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

void Flattener::addBuiltin(std::string_view name, Builtin function) {
  builtins_.emplace(library_.names().intern(name), function);
}

void Flattener::registerBuiltins() {
  for (const NamedOp& n : kUnary) addBuiltin(n.name, &Flattener::bMath);
  addBuiltin("atan2", &Flattener::bMath2);
  addBuiltin("abs", &Flattener::bAbs);
  addBuiltin("sign", &Flattener::bAbs);
  addBuiltin("integer", &Flattener::bFloor);
  addBuiltin("Integer", &Flattener::bInteger);
  addBuiltin("floor", &Flattener::bFloor);
  addBuiltin("ceil", &Flattener::bFloor);
  addBuiltin("mod", &Flattener::bDivision);
  addBuiltin("rem", &Flattener::bDivision);
  addBuiltin("div", &Flattener::bDivision);
  addBuiltin("semiLinear", &Flattener::bSemiLinear);
  addBuiltin("String", &Flattener::bString);
  addBuiltin("noEvent", &Flattener::bNoEvent);
  addBuiltin("smooth", &Flattener::bSmooth);
  addBuiltin("homotopy", &Flattener::bHomotopy);
  addBuiltin("getInstanceName", &Flattener::bGetInstanceName);
  for (const std::string_view name :
       {"initialState", "transition", "activeState", "reset", "ticksInState", "timeInState"})
    addBuiltin(name, &Flattener::bStateMachine);
  registerArrayBuiltins();
  registerEventBuiltins();
  registerClockBuiltins();
}

const syntax::Expression* Flattener::argumentOf(const Expr& e, size_t k, std::string_view name) const {
  if (k < e.args.size()) return e.args[k];
  if (!name.empty())
    for (const syntax::NamedArgument& n : e.named)
      if (library_.names().text(n.name) == name) return n.value;
  return nullptr;
}

MaybeValue Flattener::argument(const Expr& e, size_t k, const Context* context, const LocalScope* locals,
                               std::string_view name) {
  const Expr* arg = argumentOf(e, k, name);
  if (!arg) return error("T005", "'" + text(e.reference->parts[0].name) + "' needs more arguments", e.span);
  return tr(*arg, context, locals);
}

bool Flattener::needsArguments(const Expr& e, size_t least, size_t most) {
  const size_t count = e.args.size() + e.named.size();
  if (count >= least && count <= most) return true;
  error("T005",
        "'" + text(e.reference->parts[0].name) + "' cannot be called with " + std::to_string(count) + " arguments",
        e.span);
  return false;
}

bool Flattener::needsNumbers(const Expr& e, std::initializer_list<const Value*> values) {
  for (const Value* value : values)
    if (!value->isNumeric() && !(value->elementCount() == 0 && !value->isRecord())) {
      error("T001", "'" + text(e.reference->parts[0].name) + "' needs numbers", e.span);
      return false;
    }
  return true;
}

MaybeValue Flattener::bMath(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!needsArguments(e, 1, 1)) return {};
  const std::string_view name = library_.names().text(e.reference->parts[0].name);
  MaybeValue a = argument(e, 0, context, locals, "u");
  if (!a) return {};
  if (!a->isNumeric()) return error("T001", "'" + std::string(name) + "' needs a number", e.span);
  for (const NamedOp& n : kUnary)
    if (n.name == name) return elementwise(*a, BaseType::real, [&](ExprId x) { return pool_->unary(n.op, asReal(x)); });
  return {};
}

MaybeValue Flattener::bMath2(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!needsArguments(e, 2, 2)) return {};
  MaybeValue a = argument(e, 0, context, locals, "u1");
  MaybeValue b = argument(e, 1, context, locals, "u2");
  if (!a || !b || !needsNumbers(e, {&*a, &*b})) return {};
  return elementwise2(*a, *b, BaseType::real, e.span,
                      [&](ExprId x, ExprId y) { return pool_->binary(Op::atan2, asReal(x), asReal(y)); });
}

MaybeValue Flattener::bAbs(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!needsArguments(e, 1, 1)) return {};
  const bool isSign = library_.names().text(e.reference->parts[0].name) == "sign";
  MaybeValue a = argument(e, 0, context, locals, "v");
  if (!a) return {};
  if (!a->isNumeric()) return error("T001", "a number is needed here", e.span);
  return elementwise(*a, isSign ? BaseType::integer : a->base,
                     [&](ExprId x) { return pool_->unary(isSign ? Op::sign : Op::abs, x); });
}

MaybeValue Flattener::bInteger(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!needsArguments(e, 1, 1)) return {};
  MaybeValue a = argument(e, 0, context, locals);
  if (!a) return {};
  if (a->base != BaseType::enumeration && a->base != BaseType::integer)
    return error("T001", "'Integer' needs an enumeration value, not a " + typeName(a->base), e.span);
  a->base = BaseType::integer;
  a->type = nullptr;
  return a;
}

MaybeValue Flattener::bFloor(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!needsArguments(e, 1, 1)) return {};
  const std::string_view name = library_.names().text(e.reference->parts[0].name);
  MaybeValue a = argument(e, 0, context, locals, "x");
  if (!a || !needsNumbers(e, {&*a})) return {};
  const bool toInteger = name == "integer";
  return elementwise(*a, toInteger ? BaseType::integer : BaseType::real, [&](ExprId x) {
    if (pool_->type(x) == symbolic::Type::integer) return toInteger ? x : asReal(x);
    const ExprId result = pool_->unary(name == "ceil" ? Op::ceil : Op::floor, x);
    if (toInteger && pool_->isConstant(result)) return pool_->integer(pool_->number(result));
    return result;
  });
}

MaybeValue Flattener::bDivision(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!needsArguments(e, 2, 2)) return {};
  const std::string_view name = library_.names().text(e.reference->parts[0].name);
  MaybeValue a = argument(e, 0, context, locals, "x");
  MaybeValue b = argument(e, 1, context, locals, "y");
  if (!a || !b || !needsNumbers(e, {&*a, &*b})) return {};
  const bool toReal = a->base == BaseType::real || b->base == BaseType::real;
  const Op op = name == "mod" ? Op::mod : name == "rem" ? Op::rem : Op::integerDivision;
  return elementwise2(*a, *b, toReal ? BaseType::real : BaseType::integer, e.span,
                      [&](ExprId x, ExprId y) { return scalarOperation(op, x, y, toReal); });
}

// semiLinear(x, positive slope, negative slope)
MaybeValue Flattener::bSemiLinear(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!needsArguments(e, 3, 3)) return {};
  MaybeValue x = argument(e, 0, context, locals), up = argument(e, 1, context, locals),
             down = argument(e, 2, context, locals);
  if (!x || !up || !down || !needsNumbers(e, {&*x, &*up, &*down})) return {};
  if (!x->isScalar() || up->scalars.size() != down->scalars.size())
    return error("T002", "semiLinear needs a scalar and two values of the same size", e.span);
  const ExprId u = asReal(x->scalar());
  const ExprId isForward = pool_->binary(Op::greaterEqual, u, pool_->real(0));
  Value result = asReal(std::move(*up));
  for (size_t k = 0; k < result.scalars.size(); ++k)
    result.scalars[k] =
        pool_->select(isForward, pool_->mul(result.scalars[k], u), pool_->mul(asReal(down->scalars[k]), u));
  return result;
}

// String(value, minimumLength, leftJustified), with significantDigits for Reals or a format (specification 3.7.1.2).
MaybeValue Flattener::bNoEvent(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!needsArguments(e, 1, 1)) return {};
  MaybeValue a = argument(e, 0, context, locals);
  if (!a || a->isRecord()) return a;
  return elementwise(*a, a->base, [&](ExprId x) { return pool_->unary(Op::noEvent, x); });
}

MaybeValue Flattener::bSmooth(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!needsArguments(e, 2, 2)) return {};
  MaybeValue order = argument(e, 0, context, locals), a = argument(e, 1, context, locals);
  if (!order || !a) return {};
  if (a->isRecord()) return a;
  return elementwise(*a, a->base, [&](ExprId x) { return pool_->binary(Op::smooth, order->scalar(), x); });
}

MaybeValue Flattener::bHomotopy(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!needsArguments(e, 2, 2)) return {};
  MaybeValue actual = argument(e, 0, context, locals, "actual");
  const Expr* second = argumentOf(e, 1, "simplified");
  if (!actual || !second) return {};
  MaybeValue simplified = tr(*second, context, locals);
  if (!simplified) return {};
  return elementwise2(*actual, *simplified, BaseType::real, e.span,
                      [&](ExprId x, ExprId y) { return pool_->binary(Op::homotopy, asReal(x), asReal(y)); });
}

MaybeValue Flattener::bStateMachine(const Expr& e, const Context*, const LocalScope*) {
  return error("T012", "'" + text(e.reference->parts[0].name) + "' is not supported (state machines)", e.span);
}

MaybeValue Flattener::bGetInstanceName(const Expr&, const Context* context, const LocalScope*) {
  std::string name = text(root_->name);
  const std::string path = context->self && !context->self->isStatic ? pathOf(context->self) : std::string();
  if (!path.empty()) name += "." + path;
  return scalarValue(BaseType::string, pool_->text(name));
}

}  // namespace armature::model
