#include "engine/facade/condition.h"

#include "engine/base/arithmetic.h"
#include "engine/facade/variable_names.h"
#include "engine/syntax/annotation_values.h"

namespace armature {

using syntax::ExprKind;
using syntax::ExprPtr;
using syntax::Operator;

namespace {

class KnownReader {
 public:
  KnownReader(const NameTable& names, const ValueOfName& valueOfName) : names_(names), valueOfName_(valueOfName) {}

  std::optional<KnownValue> of(ExprPtr e) {
    e = syntax::staticPart(e, names_);
    if (!e) return std::nullopt;
    switch (e->kind) {
      case ExprKind::integer:
      case ExprKind::real:
      case ExprKind::boolean:
        return KnownValue{e->number, {}};
      case ExprKind::reference:
        return ofName(*e->reference);
      case ExprKind::unary:
        return ofUnary(*e);
      case ExprKind::binary:
        return ofBinary(*e);
      default:
        return std::nullopt;
    }
  }

 private:
  std::optional<double> numberOf(ExprPtr e) {
    const std::optional<KnownValue> value = of(e);
    return value ? value->number : std::nullopt;
  }

  static std::optional<KnownValue> truthValue(bool is) { return KnownValue{truth(is), {}}; }

  std::optional<KnownValue> ofName(const syntax::Reference& reference) {
    if (auto known = valueOfName_(variableText(reference, names_))) return known;
    if (reference.parts.size() < 2) return std::nullopt;
    return KnownValue{std::nullopt, std::string(names_.text(reference.parts.back().name))};
  }

  std::optional<KnownValue> ofUnary(const syntax::Expression& e) {
    const std::optional<double> inner = numberOf(e.a);
    if (!inner) return std::nullopt;
    if (e.op == Operator::logicalNot) return truthValue(*inner == 0);
    if (e.op == Operator::negate) return KnownValue{-*inner, {}};
    return std::nullopt;
  }

  std::optional<KnownValue> ofBinary(const syntax::Expression& e) {
    if (e.op == Operator::logicalAnd || e.op == Operator::logicalOr) {
      const bool decisive = e.op == Operator::logicalOr;
      const std::optional<double> a = numberOf(e.a), b = numberOf(e.b);
      if ((a && (*a != 0) == decisive) || (b && (*b != 0) == decisive)) return truthValue(decisive);
      return a && b ? truthValue(!decisive) : std::nullopt;
    }
    const std::optional<KnownValue> a = of(e.a), b = of(e.b);
    if (!a || !b) return std::nullopt;
    if (a->number && b->number) return compared(e.op, *a->number, *b->number);
    if (a->literal.empty() || b->literal.empty() || (e.op != Operator::equal && e.op != Operator::notEqual))
      return std::nullopt;
    return truthValue((a->literal == b->literal) == (e.op == Operator::equal));
  }

  static std::optional<KnownValue> compared(Operator op, double a, double b) {
    switch (op) {
      case Operator::less:
        return truthValue(a < b);
      case Operator::lessEqual:
        return truthValue(a <= b);
      case Operator::greater:
        return truthValue(a > b);
      case Operator::greaterEqual:
        return truthValue(a >= b);
      case Operator::equal:
        return truthValue(a == b);
      case Operator::notEqual:
        return truthValue(a != b);
      default:
        return std::nullopt;
    }
  }

  const NameTable& names_;
  const ValueOfName& valueOfName_;
};

}  // namespace

std::optional<KnownValue> knownValue(ExprPtr expression, const NameTable& names, const ValueOfName& valueOfName) {
  return KnownReader(names, valueOfName).of(expression);
}

std::optional<bool> conditionValue(ExprPtr condition, const NameTable& names, const TruthOfName& truthOfName) {
  const ValueOfName valueOfName = [&](const std::string& name) -> std::optional<KnownValue> {
    const std::optional<bool> known = truthOfName(name);
    return known ? std::optional(KnownValue{truth(*known), {}}) : std::nullopt;
  };
  const std::optional<KnownValue> value = knownValue(condition, names, valueOfName);
  return value && value->number ? std::optional(*value->number != 0) : std::nullopt;
}

}  // namespace armature
