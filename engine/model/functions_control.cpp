// Run-time functions: branches, loops, calls as statements.
#include <algorithm>

#include "engine/model/functions_runtime.h"
#include "engine/model/value_ops.h"

namespace armature::model {

using symbolic::Op;
using symbolic::Type;
using syntax::ExprKind;
using syntax::StatementKind;

namespace {

constexpr size_t kUnrollLimit = 96;  // statements that an unrolled loop may become

// Whether a `break` of the surrounding loop is among the statements.
bool hasBreak(std::span<const syntax::Statement* const> statements) {
  return std::any_of(statements.begin(), statements.end(), [](const syntax::Statement* s) {
    if (s->kind == StatementKind::breakStatement) return true;
    return std::any_of(s->branches.begin(), s->branches.end(),
                       [](const syntax::StatementBranch& b) { return hasBreak(b.body); });
  });
}

bool mentions(const syntax::Expression* e, Name name) {
  std::vector<Name> names;
  referencedNames(e, names);
  return std::find(names.begin(), names.end(), name) != names.end();
}

// Whether the shape of something in an expression depends on a name: a range or the size of a constructed array.
bool shapesBy(const syntax::Expression* e, Name name, const NameTable& names) {
  if (e == nullptr || !mentions(e, name)) return false;
  if (e->kind == ExprKind::range) return true;
  const std::string_view callee = simpleCallee(*e, names);
  if (callee == "zeros" || callee == "ones" || callee == "fill" || callee == "identity" || callee == "linspace")
    return true;
  const auto recur = [&](const syntax::Expression* part) { return shapesBy(part, name, names); };
  if (recur(e->a) || recur(e->b) || std::any_of(e->args.begin(), e->args.end(), recur)) return true;
  for (const syntax::Iterator& i : e->iterators)
    if (mentions(i.range, name)) return true;
  if (e->reference == nullptr) return false;
  for (const syntax::ReferencePart& part : e->reference->parts)
    if (std::any_of(part.subscripts.begin(), part.subscripts.end(), recur)) return true;
  return false;
}

// Whether a loop over a name can only be translated pass by pass.
bool shapesBy(std::span<const syntax::Statement* const> statements, Name name, const NameTable& names) {
  return std::any_of(statements.begin(), statements.end(), [&](const syntax::Statement* s) {
    if (shapesBy(s->target, name, names) || shapesBy(s->value, name, names) || shapesBy(s->body, name, names))
      return true;
    return std::any_of(s->branches.begin(), s->branches.end(), [&](const syntax::StatementBranch& b) {
      return shapesBy(b.condition, name, names) || shapesBy(b.body, name, names);
    });
  });
}

size_t weight(std::span<const syntax::Statement* const> statements) {
  size_t sum = 0;
  for (const syntax::Statement* s : statements) {
    sum += s->body.empty() ? 1 : 8 * weight(s->body);
    for (const syntax::StatementBranch& b : s->branches) sum += weight(b.body);
  }
  return sum;
}

}  // namespace

bool RunBuilder::nested(RunFunction::Body& body, const std::function<bool()>& fill) {
  RunFunction::Body* outer = body_;
  body_ = &body;
  const bool done = fill();
  body_ = outer;
  return done;
}

bool RunBuilder::block(Statements statements) {
  for (const syntax::Statement* s : statements)
    if (!statement(*s)) return false;
  return true;
}

bool RunBuilder::statement(const syntax::Statement& s) {
  scope_ = function_.scopeFrom(s, scope_);
  switch (s.kind) {
    case StatementKind::assign:
      return assign(s);
    case StatementKind::call:
      return callStatement(s);
    case StatementKind::ifStatement:
      return ifStatement(s);
    case StatementKind::forStatement:
      return forStatement(s, 0);
    case StatementKind::whileStatement:
      return whileStatement(s);
    case StatementKind::whenStatement:
      if (isMisplaced("when", s.span)) return false;
      state_.error("T307", phrase("a when-statement is not allowed in a function"), s.span);
      return false;
    case StatementKind::breakStatement:
      emit({RunFunction::Break{}});
      return true;
    case StatementKind::returnStatement:
      if (isLoop_) {
        state_.error("T328", phrase("return can only be used in a function"), s.span);
        return false;
      }
      checkEnd();
      emit({RunFunction::Return{}});
      return true;
  }
  return true;
}

bool RunBuilder::ifStatement(const syntax::Statement& s) {
  RunFunction::If result;
  for (const syntax::StatementBranch& branch : s.branches) {
    ExprId condition;
    if (branch.condition != nullptr) {
      const std::optional<Value> value = translate(*branch.condition);
      if (!value ||
          !state_.isScalarOf(*value, BaseType::boolean, "T312",
                             wording("the condition of an if-statement is a Boolean scalar"), branch.condition->span))
        return false;
      condition = value->scalar();
      if (pool().isConstant(condition, 0)) continue;
    }
    const bool isLast = !condition.isValid() || pool().isConstant(condition);
    if (isLast && result.branches.empty()) return block(branch.body);
    RunFunction::Body body;
    if (!nested(body, [&] { return block(branch.body); })) return false;
    result.branches.emplace_back(isLast ? ExprId() : copy(condition), std::move(body));
    if (isLast) break;
  }
  if (!result.branches.empty()) emit({std::move(result)});
  return true;
}

bool RunBuilder::forStatement(const syntax::Statement& s, size_t iterator) {
  if (iterator == s.iterators.size()) return block(s.body);
  const syntax::Iterator& i = s.iterators[iterator];
  if (i.range != nullptr && i.range->kind == ExprKind::range) {
    // Bounds first: the range itself is built only where it is known and short.
    bool isKnown = true;
    for (syntax::ExprPtr bound : i.range->args) {
      const std::optional<Value> value = translate(*bound);
      if (!value) return false;
      if (!value->isScalar() || value->scalars.size() != 1) {
        state_.error("T313", phrase("the bounds of a range are scalars"), bound->span);
        return false;
      }
      isKnown = isKnown && pool().isConstant(value->scalar());
    }
    // A size within a loop of a model may follow from a parameter.
    const bool mustKnow = isLoop_ && shapesBy(s.body, i.name, state_.translator.library().names()) &&
                          std::all_of(i.range->args.begin(), i.range->args.end(), [&](syntax::ExprPtr bound) {
                            return state_.translator.translateKnown(*bound, scope_, &frame_).has_value();
                          });
    if (!isKnown && !mustKnow) return loopOverRange(s, iterator);
  }
  const std::optional<Value> range = state_.translator.translateRange(i, s.body, scope_, &frame_);
  if (!range || !state_.isVectorOfRounds(*range, i, s.span)) return false;
  const bool isShort = static_cast<size_t>(range->dims[0]) * weight(s.body) <= kUnrollLimit;
  if (!hasBreak(s.body) && (isShort || shapesBy(s.body, i.name, state_.translator.library().names())))
    return unroll(s, iterator, *range);
  return i.range != nullptr && i.range->kind == ExprKind::range ? loopOverRange(s, iterator)
                                                                : loopOverValues(s, iterator, *range);
}

bool RunBuilder::unroll(const syntax::Statement& s, size_t iterator, const Value& range) {
  for (int64_t k = 0; k < range.dims[0]; ++k) {
    frame_.locals.push_back({s.iterators[iterator].name, elementOf(range, k), range.base, false});
    const bool done = forStatement(s, iterator + 1);
    frame_.locals.pop_back();
    if (!done) return false;
  }
  return true;
}

bool RunBuilder::loopOverRange(const syntax::Statement& s, size_t iterator) {
  const auto& args = s.iterators[iterator].range->args;
  const std::optional<Value> first = translate(*args.front());
  const std::optional<Value> last = translate(*args.back());
  if (!first || !last) return false;
  ExprId step = pool().integer(1);
  if (args.size() == 3) {
    const std::optional<Value> given = translate(*args[1]);
    if (!given) return false;
    step = given->scalar();
  }
  const bool isReal = first->base == BaseType::real || last->base == BaseType::real || pool().type(step) == Type::real;
  const Type type = isReal ? Type::real : Type::integer;
  const ExprId at = newSlot(type), end = newSlot(type);
  emitAssign(slotOf(at), first->scalar());
  emitAssign(slotOf(end), last->scalar());
  if (!pool().isConstant(step)) {
    const ExprId kept = newSlot(type);
    emitAssign(slotOf(kept), step);
    step = kept;
  }
  const ExprId up = pool().binary(Op::lessEqual, at, end), down = pool().binary(Op::greaterEqual, at, end);
  RunFunction::While loop;
  loop.condition =
      copy(pool().isConstant(step) ? (pool().number(step) > 0 ? up : down)
                                   : pool().select(pool().binary(Op::greater, step, pool().real(0)), up, down));
  Value element{isReal ? BaseType::real : first->base, first->type, {}, {at}, {}, {}};
  frame_.locals.push_back({s.iterators[iterator].name, element, element.base, false});
  const bool done = nested(loop.body, [&] { return forStatement(s, iterator + 1); }) && nested(loop.step, [&] {
                      emitAssign(slotOf(at), pool().add(at, step));
                      return true;
                    });
  frame_.locals.pop_back();
  if (done) emit({std::move(loop)});
  return done;
}

bool RunBuilder::loopOverValues(const syntax::Statement& s, size_t iterator, const Value& range) {
  const int64_t count = range.dims[0];
  if (count == 0) return true;
  // Each scalar of an element (of a record: of all its fields) is chosen by the counter from the elements' ones.
  std::vector<std::vector<ExprId>> choices;
  for (int64_t k = 0; k < count; ++k) {
    const std::vector<ExprId> scalars = scalarsOf(elementOf(range, k));
    choices.resize(scalars.size());
    for (size_t n = 0; n < scalars.size(); ++n) choices[n].push_back(scalars[n]);
  }
  const ExprId counter = newSlot(Type::integer);
  emitAssign(slotOf(counter), pool().integer(1));
  RunFunction::While loop;
  loop.condition = copy(pool().binary(Op::lessEqual, counter, pool().integer(static_cast<double>(count))));
  std::vector<ExprId> slots;
  const Value element =
      mapScalars(elementOf(range, 0), [&](ExprId scalar) { return slots.emplace_back(newSlot(pool().type(scalar))); });
  frame_.locals.push_back({s.iterators[iterator].name, element, range.base, false});
  const bool done = nested(loop.body,
                           [&] {
                             for (size_t n = 0; n < slots.size(); ++n)
                               emitAssign(slotOf(slots[n]), pool().lookup(counter, choices[n]));
                             return forStatement(s, iterator + 1);
                           }) &&
                    nested(loop.step, [&] {
                      emitAssign(slotOf(counter), pool().add(counter, pool().integer(1)));
                      return true;
                    });
  frame_.locals.pop_back();
  if (done) emit({std::move(loop)});
  return done;
}

bool RunBuilder::whileStatement(const syntax::Statement& s) {
  RunFunction::While loop;
  ExprId condition;
  // Calls that the condition needs as statements are repeated with it.
  RunFunction::Body calls;
  const bool known = nested(calls, [&] {
    const std::optional<Value> value = translate(*s.value);
    if (!value || !state_.isScalarOf(*value, BaseType::boolean, "T312",
                                     wording("the condition of a while-statement is a Boolean scalar"), s.value->span))
      return false;
    condition = value->scalar();
    return true;
  });
  if (!known) return false;
  if (!nested(loop.body, [&] { return block(s.body); })) return false;
  if (calls.empty()) {
    loop.condition = copy(condition);
  } else {
    loop.condition = copy(pool().boolean(true));
    RunFunction::If leave;
    leave.branches.emplace_back(copy(pool().unary(Op::logicalNot, condition)), RunFunction::Body{});
    leave.branches.back().second.push_back({RunFunction::Break{}});
    calls.push_back({std::move(leave)});
    loop.body.insert(loop.body.begin(), std::make_move_iterator(calls.begin()), std::make_move_iterator(calls.end()));
  }
  emit({std::move(loop)});
  return true;
}

bool RunBuilder::callStatement(const syntax::Statement& s) {
  const std::string_view callee = simpleCallee(*s.value, state_.translator.library().names());
  if (callee == "assert") return assertion(*s.value);
  if (callee == "terminate" || callee == "reinit") {
    if (isMisplaced(callee, s.span)) return false;
    state_.error("T316", phrase("%1 is not allowed in a function", callee), s.span);
    return false;
  }
  return state_.translator.translateCall(*s.value, scope_, &frame_).has_value();
}

bool RunBuilder::assertion(const syntax::Expression& call) {
  const NameTable& names = state_.translator.library().names();
  const syntax::Expression* condition = callArgument(call, 0, "condition", names);
  const syntax::Expression* message = callArgument(call, 1, "message", names);
  const syntax::Expression* level = callArgument(call, 2, "level", names);
  if (condition == nullptr || message == nullptr) {
    state_.error("T314", phrase("assert needs a condition and a message"), call.span);
    return false;
  }
  constexpr Wording kForm = wording("assert takes a Boolean, a String and an AssertionLevel");
  const std::optional<Value> holds = translate(*condition);
  if (!holds || !state_.isScalarOf(*holds, BaseType::boolean, "T314", kForm, condition->span)) return false;
  if (pool().isConstant(holds->scalar(), 1)) return true;
  const std::optional<Value> text = translate(*message);
  if (!text || !state_.isScalarOf(*text, BaseType::string, "T314", kForm, message->span)) return false;
  const std::optional<Value> kind = level == nullptr ? std::nullopt : translate(*level);
  if (level != nullptr && (!kind || !state_.isScalarOf(*kind, BaseType::enumeration, "T314", kForm, level->span)))
    return false;
  const bool isWarning = kind && pool().isConstant(kind->scalar(), 1);
  emit({RunFunction::Assert{copy(holds->scalar()), copy(text->scalar()), isWarning}});
  return true;
}

}  // namespace armature::model
