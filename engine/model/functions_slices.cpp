#include "engine/model/functions_slices.h"

#include <algorithm>

#include "engine/model/functions_names.h"

namespace armature::model {

using syntax::ExprKind;
using syntax::Operator;

namespace {

// A slice a:b, without a step of its own.
bool isPlainRange(const syntax::Expression& e) {
  return e.kind == ExprKind::range && e.args.size() == 2;
}

const syntax::List<syntax::ExprPtr>& lastSubscripts(const syntax::Expression& reference) {
  return reference.reference->parts.back().subscripts;
}

}  // namespace

bool SliceLoop::mayBe(const syntax::Statement& s) {
  return s.target && s.value && s.target->kind == ExprKind::reference &&
         std::ranges::any_of(lastSubscripts(*s.target), [](syntax::ExprPtr e) { return isPlainRange(*e); });
}

SliceLoop::SliceLoop(const syntax::Statement& s, NameTable& names, Asked asked)
    : s_(s), names_(names), asked_(std::move(asked)) {
  // No names that a text can have.
  index_ = names.intern("index of a slice");
  copy_ = names.intern("left side before its assignment");
  if (!mayBe(s) || !findTarget(*s.target) || !isVector(*s.value)) return;
  value_ = elementOf(*s.value);
  if (value_) makeStatements();
}

// ---- expressions ----

const syntax::Expression* SliceLoop::keep(Expr e) {
  e.span = s_.span;
  for (const Expr* part : {e.a, e.b})
    if (part) e.height = std::max(e.height, part->height + 1);
  for (const syntax::ExprPtr arg : e.args) e.height = std::max(e.height, arg->height + 1);
  return &expressions_.emplace_back(e);
}

const syntax::Expression* SliceLoop::number(double value) {
  Expr e;
  e.kind = ExprKind::integer;
  e.number = value;
  return keep(e);
}

const syntax::Expression* SliceLoop::named(Name name) {
  Expr e;
  e.kind = ExprKind::reference;
  syntax::Reference& reference = references_.emplace_back();
  reference.parts = parts_.emplace_back(std::vector<syntax::ReferencePart>{{name, {}}});
  reference.span = s_.span;
  e.reference = &reference;
  return keep(e);
}

const syntax::Expression* SliceLoop::binary(Operator op, const Expr* a, const Expr* b) {
  Expr e;
  e.kind = ExprKind::binary;
  e.op = op;
  e.a = a;
  e.b = b;
  return keep(e);
}

const syntax::Expression* SliceLoop::call(std::string_view function, std::vector<const Expr*> args) {
  Expr e = *named(names_.intern(function));
  e.kind = ExprKind::call;
  e.args = lists_.emplace_back(std::move(args));
  return keep(e);
}

// What is read of the left side is what it was before.
const syntax::Expression* SliceLoop::withSubscripts(const Expr& reference, std::vector<const Expr*> subscripts,
                                                    bool isRead) {
  std::vector<syntax::ReferencePart>& parts =
      parts_.emplace_back(reference.reference->parts.begin(), reference.reference->parts.end());
  parts.back().subscripts = lists_.emplace_back(std::move(subscripts));
  if (isRead && parts.front().name == variable_) {
    parts.front().name = copy_;
    isCopied_ = true;
  }
  syntax::Reference& made = references_.emplace_back(*reference.reference);
  made.parts = parts;
  Expr e = reference;
  e.reference = &made;
  return keep(e);
}

// `end` of a subscript says nothing outside of it.
const syntax::Expression* SliceLoop::withoutEnd(const Expr* e, const Expr& array, size_t dimension, bool& isGood) {
  if (e->kind == ExprKind::end)
    return call("size", {withSubscripts(array, {}, false), number(static_cast<double>(dimension + 1))});
  if (e->kind != ExprKind::unary && e->kind != ExprKind::binary) {
    std::vector<const Expr*> inside(e->args.begin(), e->args.end());
    isGood = isGood && std::ranges::none_of(inside, [](const Expr* arg) { return arg && arg->kind == ExprKind::end; });
    return e;
  }
  Expr made = *e;
  if (e->a) made.a = withoutEnd(e->a, array, dimension, isGood);
  if (e->b) made.b = withoutEnd(e->b, array, dimension, isGood);
  return keep(made);
}

// None where it ends before it begins.
const syntax::Expression* SliceLoop::lengthOf(const Expr* first, const Expr* last) {
  return call("max", {binary(Operator::add, binary(Operator::sub, last, first), number(1)), number(0)});
}

// ---- the left side ----

bool SliceLoop::readsLeftSide(const Expr& e) const {
  std::vector<Name> names;
  referencedNames(&e, names);
  return std::ranges::find(names, variable_) != names.end();
}

// Subscripts are read again for each element, when what they name of the left side would have changed.
bool SliceLoop::areOfLeftSide(const Expr& reference) const {
  return std::ranges::any_of(reference.reference->parts, [&](const syntax::ReferencePart& part) {
    return std::ranges::any_of(part.subscripts, [&](syntax::ExprPtr e) { return readsLeftSide(*e); });
  });
}

bool SliceLoop::findTarget(const Expr& target) {
  if (target.reference->leadingDot) return false;
  variable_ = target.reference->parts.front().name;
  if (areOfLeftSide(target)) return false;
  std::vector<const Expr*> subscripts(lastSubscripts(target).begin(), lastSubscripts(target).end());
  for (size_t k = 0; k < subscripts.size(); ++k) {
    const Expr& subscript = *subscripts[k];
    if (subscript.kind == ExprKind::colon || subscript.kind == ExprKind::array) return false;
    if (subscript.kind != ExprKind::range) continue;
    if (length_ || !isPlainRange(subscript)) return false;
    bool isGood = true;
    first_ = withoutEnd(subscript.args[0], target, k, isGood);
    last_ = withoutEnd(subscript.args[1], target, k, isGood);
    if (!isGood || (asked_.isKnown(*first_) && asked_.isKnown(*last_))) return false;
    length_ = lengthOf(first_, last_);
    subscripts[k] = named(index_);
  }
  if (!length_) return false;
  target_ = withSubscripts(target, std::move(subscripts), false);
  return true;
}

// ---- the right side ----

bool SliceLoop::isVector(const Expr& e) {
  switch (e.kind) {
    case ExprKind::reference:
      for (const syntax::ExprPtr subscript : lastSubscripts(e))
        if (subscript->kind == ExprKind::range || subscript->kind == ExprKind::colon || isVector(*subscript))
          return true;
      return asked_.rank(e).value_or(0) > 0;
    case ExprKind::call: {
      const auto& parts = e.reference->parts;
      const std::string_view name = parts.size() == 1 ? names_.text(parts.front().name) : std::string_view();
      return name == "fill" || name == "zeros" || name == "ones";
    }
    case ExprKind::unary:
    case ExprKind::binary:
      return (e.a && isVector(*e.a)) || (e.b && isVector(*e.b));
    default:
      return false;
  }
}

void SliceLoop::demandLength(const Expr* length) {
  const Expr* same = binary(Operator::equal, length, length_);
  agree_ = agree_ ? binary(Operator::logicalAnd, agree_, same) : same;
}

const syntax::Expression* SliceLoop::elementOf(const Expr& e) {
  if (e.kind == ExprKind::reference) return elementOfReference(e);
  if (e.kind == ExprKind::call && isVector(e)) return elementOfCall(e);
  if (e.kind != ExprKind::unary && e.kind != ExprKind::binary) return readsLeftSide(e) ? nullptr : &e;
  // A product of two vectors is a scalar, a quotient none at all.
  const bool areBoth = e.a && e.b && isVector(*e.a) && isVector(*e.b);
  if (e.op == Operator::pow || (areBoth && (e.op == Operator::mul || e.op == Operator::div))) return nullptr;
  Expr made = e;
  if (e.a && !(made.a = elementOf(*e.a))) return nullptr;
  if (e.b && !(made.b = elementOf(*e.b))) return nullptr;
  return keep(made);
}

const syntax::Expression* SliceLoop::elementOfReference(const Expr& e) {
  if (areOfLeftSide(e)) return nullptr;
  std::vector<const Expr*> subscripts(lastSubscripts(e).begin(), lastSubscripts(e).end());
  if (!isVector(e)) return withSubscripts(e, std::move(subscripts), true);
  const Expr* const before = binary(Operator::sub, named(index_), first_);  // how many elements
  if (subscripts.empty()) {
    if (asked_.rank(e) != 1) return nullptr;
    demandLength(call("size", {withSubscripts(e, {}, false), number(1)}));
    return withSubscripts(e, {binary(Operator::add, before, number(1))}, true);
  }
  bool isFound = false;
  for (size_t k = 0; k < subscripts.size(); ++k) {
    const Expr* const subscript = subscripts[k];
    const bool isRange = subscript->kind == ExprKind::range, isAll = subscript->kind == ExprKind::colon;
    if (!isRange && !isAll && !isVector(*subscript)) continue;
    if (isFound || (isRange && !isPlainRange(*subscript))) return nullptr;
    isFound = true;
    if (!isRange && !isAll) {
      if (!(subscripts[k] = elementOf(*subscript))) return nullptr;
      continue;
    }
    bool isGood = true;
    const Expr* const first = isAll ? number(1) : withoutEnd(subscript->args[0], e, k, isGood);
    Expr end;
    end.kind = ExprKind::end;
    const Expr* const last = withoutEnd(isAll ? &end : subscript->args[1], e, k, isGood);
    if (!isGood) return nullptr;
    demandLength(lengthOf(first, last));
    subscripts[k] = binary(Operator::add, first, before);
  }
  return withSubscripts(e, std::move(subscripts), true);
}

// Of fill(x, n), zeros(n), ones(n).
const syntax::Expression* SliceLoop::elementOfCall(const Expr& e) {
  const std::string_view name = names_.text(e.reference->parts.front().name);
  const size_t size = name == "fill" ? 1 : 0;
  if (!e.named.empty() || e.args.size() != size + 1) return nullptr;
  demandLength(call("max", {e.args[size], number(0)}));
  return size == 0 ? number(name == "ones" ? 1 : 0) : elementOf(*e.args[0]);
}

// ---- the statements ----

void SliceLoop::makeStatements() {
  if (agree_) {
    Expr text;
    text.kind = ExprKind::string;
    text.text = "the two sides of an assignment have different sizes";
    check_.kind = syntax::StatementKind::call;
    check_.value = call("assert", {agree_, keep(text)});
    check_.span = s_.span;
    statements_.push_back(&check_);
  }
  step_.kind = syntax::StatementKind::assign;
  step_.target = target_;
  step_.value = value_;
  step_.span = s_.span;
  body_ = {&step_};
  Expr range;
  range.kind = ExprKind::range;
  range.args = lists_.emplace_back(std::vector<const Expr*>{first_, last_});
  iterators_ = {{index_, keep(range)}};
  loop_.kind = syntax::StatementKind::forStatement;
  loop_.iterators = iterators_;
  loop_.body = body_;
  loop_.span = s_.span;
  statements_.push_back(&loop_);
}

}  // namespace armature::model
