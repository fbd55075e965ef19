// Functions that are declared as partial derivatives, `function g = der(f, x, y)` (specification 12.7.2): f is called
// with symbols in place of the inputs x and y, and what it gives is differentiated by them one after the other.
#include <algorithm>

#include "engine/model/calls.h"
#include "engine/model/class_table.h"
#include "engine/model/function_classes.h"
#include "engine/model/value_arithmetic.h"
#include "engine/symbolic/transform.h"

namespace armature::model {

using symbolic::Op;

namespace {

// Variables that nothing else uses: far above those of models and below those that stand for inputs.
constexpr uint32_t kSymbolBase = 0x40000000u;

}  // namespace

std::optional<Values> Calls::callPartialDerivative(Class* cls, const Expr& e, const Context* context,
                                                   const LocalScope* locals) {
  const syntax::ClassDefinition& d = *cls->definition;
  Class* of = classes_.resolveClass(
      *d.aliased,
      cls->enclosing ? cls->enclosing : contextOf(classes_.staticsOf(state().rootClass), state().rootClass));
  const FunctionClass* function = of && classes_.complete(of) ? functions_.functionOf(of) : nullptr;
  if (!function) return {};
  std::optional<Values> inputs = inputsOf(*function, e, context, locals);
  if (!inputs) return {};
  std::vector<ExprId> symbols, arguments;
  for (const Name name : d.derivativeNames) {
    const auto at = std::ranges::find(function->inputs, name, &FunctionClass::Variable::name);
    if (at == function->inputs.end() || at->base != BaseType::real || !at->dims.empty()) {
      error("T012", phrase("'%1' is no scalar Real input of '%2' to differentiate by", text(name), function->name),
            d.nameSpan);
      return {};
    }
    Value& given = (*inputs)[static_cast<size_t>(at - function->inputs.begin())];
    if (given.base == BaseType::none || !given.isNumeric() || !given.isScalar()) {
      error("T012", phrase("'%1' needs a scalar for its input %2", nameOf(cls), text(name)), e.span);
      return {};
    }
    // The same input once more: its symbol stands there already.
    const auto known = std::ranges::find(symbols, given.scalar());
    symbols.push_back(
        known != symbols.end() ? *known : pool().variable(VarId(kSymbolBase + partialDepth_++), symbolic::Type::real));
    arguments.push_back(arithmetic_.asReal(given.scalar()));
    given = arithmetic_.scalarValue(BaseType::real, symbols.back());
  }
  std::optional<Values> results;
  executor_.asExpressions([&] { results = invoke(*function, std::move(*inputs), e.span); });
  if (!results) return {};
  for (Value& result : *results) {
    if (result.base != BaseType::real) {
      error("T012", phrase("'%1' has a result that is no Real and has no derivative", function->name), e.span);
      return {};
    }
    for (ExprId& x : result.scalars) {
      for (const ExprId symbol : symbols) {
        symbolic::Differentiator differentiator(
            pool(), [&](ExprId leaf) { return leaf == symbol ? pool().real(1) : ExprId(); },
            [&](ExprId call, std::span<const ExprId> by) { return executor_.differentiateCall(call, by); });
        x = differentiator.apply(x);
        if (!x.isValid()) {
          error("T012", phrase("the partial derivative of '%1' is not known", function->name), e.span,
                phrase("write it as a function of its own"));
          return {};
        }
      }
      symbolic::Substitution values(pool(), [&](ExprId leaf) {
        const auto at = std::ranges::find(symbols, leaf);
        // Of an input that is named twice the last argument is its own symbol.
        return at == symbols.end() ? ExprId() : arguments[static_cast<size_t>(at - symbols.begin())];
      });
      x = values.apply(x);
    }
  }
  return results;
}

}  // namespace armature::model
