#include "engine/facade/condition.h"

#include "engine/syntax/annotation_values.h"

namespace armature {

using syntax::ExprKind;
using syntax::Operator;

std::optional<bool> conditionValue(syntax::ExprPtr condition, const NameTable& names, const TruthOfName& truthOfName) {
  condition = syntax::staticPart(condition, names);
  if (!condition) return std::nullopt;
  const auto side = [&](syntax::ExprPtr e) { return conditionValue(e, names, truthOfName); };
  switch (condition->kind) {
    case ExprKind::boolean:
      return condition->number != 0;
    case ExprKind::reference:
      if (condition->reference->parts.size() != 1) return std::nullopt;
      return truthOfName(names.text(condition->reference->parts[0].name));
    case ExprKind::unary: {
      const std::optional<bool> inner = condition->op == Operator::logicalNot ? side(condition->a) : std::nullopt;
      return inner ? std::optional(!*inner) : std::nullopt;
    }
    case ExprKind::binary: {
      if (condition->op != Operator::logicalAnd && condition->op != Operator::logicalOr) return std::nullopt;
      const bool decisive = condition->op == Operator::logicalOr;
      const std::optional<bool> a = side(condition->a), b = side(condition->b);
      if (a == decisive || b == decisive) return decisive;
      return a && b ? std::optional(!decisive) : std::nullopt;
    }
    default:
      return std::nullopt;
  }
}

}  // namespace armature
