// Iterators of array constructors, reductions and for-equations (specification 10.4.1, 11.2.2).
#include "engine/model/iterators.h"
#include "engine/model/class_table.h"
#include "engine/model/expressions.h"
#include "engine/model/instantiation.h"
#include "engine/model/references.h"
#include "engine/model/value_arithmetic.h"
#include "engine/model/value_ops.h"

namespace armature::model {

using syntax::ExprKind;

namespace {

// A reference with `[…, i, …]` and the dimension of the iterator in it, for ranges that follow from the use.
struct UseOfIterator {
  const syntax::Reference* reference = nullptr;
  size_t part = 0;
  size_t dimension = 0;
};

bool findUse(const syntax::Expression& e, Name name, UseOfIterator& use) {
  if (e.reference && e.kind == ExprKind::reference) {
    for (size_t p = 0; p < e.reference->parts.size(); ++p) {
      const auto& subscripts = e.reference->parts[p].subscripts;
      for (size_t d = 0; d < subscripts.size(); ++d) {
        const syntax::Expression& s = *subscripts[d];
        if (s.kind == ExprKind::reference && s.reference->parts.size() == 1 && s.reference->parts[0].name == name &&
            s.reference->parts[0].subscripts.empty()) {
          use = {e.reference, p, d};
          return true;
        }
        if (findUse(s, name, use)) return true;
      }
    }
  }
  if (e.a && findUse(*e.a, name, use)) return true;
  if (e.b && findUse(*e.b, name, use)) return true;
  for (const syntax::Expression* arg : e.args)
    if (arg && findUse(*arg, name, use)) return true;
  for (const syntax::NamedArgument& arg : e.named)
    if (arg.value && findUse(*arg.value, name, use)) return true;
  return false;
}

bool findUse(std::span<const syntax::Statement* const> statements, Name name, UseOfIterator& use) {
  const auto isIn = [&](const syntax::Expression* e) { return e && findUse(*e, name, use); };
  for (const syntax::Statement* s : statements) {
    if (isIn(s->target) || isIn(s->value) || findUse(s->body, name, use)) return true;
    for (const syntax::StatementBranch& branch : s->branches)
      if (isIn(branch.condition) || findUse(branch.body, name, use)) return true;
  }
  return false;
}

bool findUse(syntax::List<const syntax::Equation*> body, Name name, UseOfIterator& use) {
  const auto isIn = [&](const syntax::Expression* e) { return e && findUse(*e, name, use); };
  for (const syntax::Equation* e : body) {
    if (isIn(e->a) || isIn(e->b) || findUse(e->body, name, use)) return true;
    for (const syntax::EquationBranch& branch : e->branches)
      if (isIn(branch.condition) || findUse(branch.body, name, use)) return true;
  }
  return false;
}

bool findUse(const LoopBody& body, Name name, UseOfIterator& use) {
  return body.expression ? findUse(*body.expression, name, use) : findUse(body.equations, name, use);
}

SourceSpan placeOf(const LoopBody& body) {
  return body.expression ? body.expression->span : body.equations.empty() ? SourceSpan{} : body.equations.front()->span;
}

}  // namespace

MaybeValue Iterators::translateRange(const syntax::Iterator& iterator, std::span<const syntax::Statement* const> body,
                                     const void* scope, const LocalScope* locals) {
  const Context* context = static_cast<const Context*>(scope);
  if (iterator.range && iterator.range->kind != ExprKind::reference)
    return expressions_.translate(*iterator.range, context, locals);
  if (iterator.range) return iteratorRange(iterator, {}, context, locals);
  UseOfIterator use;
  if (!findUse(body, iterator.name, use))
    return error("T313", phrase("the range of '%1' does not follow from its use", text(iterator.name)),
                 body.empty() ? SourceSpan{} : body.front()->span);
  return countOfUse(*use.reference, use.part, use.dimension, context, locals);
}

// 1 … size of the array whose dimension is subscripted.
MaybeValue Iterators::countOfUse(const syntax::Reference& reference, size_t part, size_t dimension,
                                 const Context* context, const LocalScope* locals) {
  if (const Instance* array = references_.arrayOf(reference, part, context, locals)) {
    if (const Class* type = instances_.indexTypeOf(array, dimension))
      return type->leaf == LeafKindOf::boolean
                 ? countTo(2, BaseType::boolean, nullptr)
                 : countTo(array->dims[dimension], BaseType::enumeration, type->enumeration->node);
  }
  // The array without the subscripts of the part in question.
  std::vector<syntax::ReferencePart> parts(reference.parts.begin(),
                                           reference.parts.begin() + static_cast<std::ptrdiff_t>(part) + 1);
  parts.back().subscripts = {};
  syntax::Reference prefix;
  prefix.leadingDot = reference.leadingDot;
  prefix.parts = parts;
  prefix.span = reference.span;
  const MaybeValue value = references_.translateReference(prefix, context, locals);
  if (!value) return {};
  // Of a local value the dimensions of the parts before lead those of a field.
  if (part > 0 && locals && locals->find(parts[0].name)) {
    prefix.parts = std::span(reference.parts).first(part);
    const MaybeValue before = references_.translateReference(prefix, context, locals);
    if (!before) return {};
    dimension += before->dims.size();
  }
  if (value->dims.size() <= dimension)
    return error("T002", phrase("too many subscripts for this array"), reference.span);
  return countTo(value->dims[dimension], BaseType::integer, nullptr);
}

// The whole numbers 1 … n as values of a type.
Value Iterators::countTo(int64_t n, BaseType base, const ClassNode* type) {
  Value range;
  range.base = base;
  range.type = type;
  range.dims = {n};
  for (int64_t k = 1; k <= n; ++k)
    range.scalars.push_back(base == BaseType::boolean ? pool().boolean(k == 2)
                                                      : pool().integer(static_cast<double>(k)));
  return range;
}

std::optional<Value> Iterators::iteratorRange(const syntax::Iterator& iterator, LoopBody body, const Context* context,
                                              const LocalScope* locals) {
  if (iterator.range) {
    const Expr& e = *iterator.range;
    // A type stands for all its values.
    if (e.kind == ExprKind::reference && !(locals && locals->find(e.reference->parts[0].name))) {
      const Found found = classes_.lookup(e.reference->parts[0].name, context);
      if (found.kind == Found::Kind::classReference) {
        Class* type = classes_.resolveClass(*e.reference, context, true);
        if (type && classes_.complete(type) && type->leaf == LeafKindOf::enumeration)
          return countTo(static_cast<int64_t>(type->enumeration->definition->literals.size()), BaseType::enumeration,
                         type->enumeration->node);
        if (type && type->leaf == LeafKindOf::boolean) return countTo(2, BaseType::boolean, nullptr);
      }
    }
    MaybeValue range = expressions_.translate(e, context, locals);
    const auto varies = [&](ExprId x) { return !pool().isConstant(x) && !arithmetic_.isOfParameters(x); };
    if (range && !body.equations.empty() && isOwnText(e.span) && std::ranges::any_of(range->scalars, varies)) {
      error("T017", phrase("the range of '%1' has to consist of parameters", text(iterator.name)), e.span);
      return {};
    }
    if (range && range->dims.size() != 1) {
      error("T002", phrase("the range of an iterator has to be a vector"), e.span);
      return {};
    }
    return range;
  }
  UseOfIterator use;
  if (!findUse(body, iterator.name, use)) {
    error("T004", phrase("the range of '%1' does not follow from its use", text(iterator.name)), placeOf(body));
    return {};
  }
  return countOfUse(*use.reference, use.part, use.dimension, context, locals);
}

// The last iterator is the outermost dimension of an array constructor (specification 10.4.1.2).
bool Iterators::iterate(syntax::List<syntax::Iterator> iterators, LoopBody body, const Context* context,
                        const LocalScope* locals, std::vector<int64_t>& dims,
                        const std::function<bool(const LocalScope*)>& action) {
  const syntax::Iterator& iterator = iterators.back();
  const std::optional<Value> range = iteratorRange(iterator, body, context, locals);
  if (!range) return false;
  const size_t at = dims.size();
  dims.push_back(range->dims[0]);
  for (int64_t k = 0; k < range->dims[0]; ++k) {
    if (isCancelled()) return false;
    if (++state().rounds > options().roundBudget) {
      giveUp(
          "N011", phrase("the loops of the model take too many rounds"),
          iterator.range ? iterator.range->span : SourceSpan{},
          context && context->self && !context->self->isStatic ? partsOf(context->self) : std::vector<std::string>{});
      return false;
    }
    BoundNames inner(locals);
    inner.bind(iterator.name, elementOf(*range, k));
    if (iterators.size() == 1) {
      if (!action(&inner)) return false;
      continue;
    }
    dims.resize(at + 1);
    if (!iterate(iterators.first(iterators.size() - 1), body, context, &inner, dims, action)) return false;
  }
  if (iterators.size() > 1 && range->dims[0] == 0) dims.resize(at + iterators.size(), 0);
  return true;
}

}  // namespace armature::model
