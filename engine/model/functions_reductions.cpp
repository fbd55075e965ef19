// Reductions over iterators whose ranges only the run knows: a loop that adds to a total, made as one of a model is
// (functions_loops.cpp).
#include <algorithm>

#include "engine/model/functions_runtime.h"

namespace armature::model {

using symbolic::Op;
using syntax::ExprKind;

namespace {

// The statement `for … loop total := total + term; end for` of a reduction; what it points to lives as long.
class LoopOfReduction {
 public:
  LoopOfReduction(const syntax::Expression& e, Name total, std::string_view reduction)
      : iterators_(e.iterators.rbegin(), e.iterators.rend()), part_{{total, {}}}, args_{&total_, e.args[0]} {
    name_.parts = part_;
    name_.span = e.span;
    total_.kind = ExprKind::reference;
    total_.reference = &name_;
    next_.height = e.height;
    if (reduction == "sum" || reduction == "product") {
      next_.kind = ExprKind::binary;
      next_.op = reduction == "sum" ? syntax::Operator::add : syntax::Operator::mul;
      next_.a = args_[0];
      next_.b = args_[1];
    } else {
      next_.kind = ExprKind::call;
      next_.reference = e.reference;
      next_.args = args_;
    }
    step_.kind = syntax::StatementKind::assign;
    step_.target = &total_;
    step_.value = &next_;
    statement_.kind = syntax::StatementKind::forStatement;
    statement_.iterators = iterators_;  // the last of a reduction is the outermost (specification 10.4.1.2)
    statement_.body = body_;
    total_.span = next_.span = step_.span = statement_.span = e.span;
  }
  LoopOfReduction(const LoopOfReduction&) = delete;
  LoopOfReduction& operator=(const LoopOfReduction&) = delete;

  const syntax::Statement& statement() const { return statement_; }

 private:
  std::vector<syntax::Iterator> iterators_;
  std::array<syntax::ReferencePart, 1> part_;
  syntax::Reference name_;
  syntax::Expression total_, next_;
  std::array<syntax::ExprPtr, 2> args_;
  syntax::Statement step_, statement_;
  std::array<const syntax::Statement*, 1> body_{&step_};
};

// What nothing adds to (specification 10.3.4.1).
double neutral(std::string_view reduction, BaseType base) {
  if (reduction == "sum") return 0;
  if (reduction == "product") return 1;
  const double largest =
      base == BaseType::real ? std::numeric_limits<double>::max() : std::numeric_limits<int32_t>::max();
  return reduction == "min" ? largest : -largest;
}

}  // namespace

std::optional<Value> FunctionExecutor::reduce(const syntax::Expression& e, BaseType base, const void* scope,
                                              const LocalScope* locals) {
  NameTable& names = state_->translator.library().names();
  const std::string reduction(names.text(e.reference->parts[0].name));
  const Name total = names.intern("total of a reduction");  // no name that a text can have
  const LoopOfReduction loop(e, total, reduction);
  std::vector<Name> mentioned;
  mentionedNames(loop.statement(), mentioned);
  Frame around;
  for (const Name name : mentioned)
    if (const Value* value = locals ? locals->find(name) : nullptr; value && !around.findLocal(name))
      around.locals.push_back({name, *value, value->base});
  symbolic::Pool& pool = state_->pool();
  const double first = neutral(reduction, base);
  const ExprId start = base == BaseType::real ? pool.real(first) : pool.integer(first);
  around.locals.push_back({total, Value{base, nullptr, {}, {start}, {}, {}}, base});
  std::optional<RunBuilder::Loop> made = RunBuilder::buildLoop(*state_, around, scope, reduction, loop.statement(), 0);
  if (!made) return std::nullopt;
  auto results = state_->callRunTime(made->entry, std::move(made->args), e.span);
  if (!results) return std::nullopt;
  return std::move(results->front());
}

bool FunctionExecutor::leavesLengths() const {
  return state_->areLengthsLeft || state_->depth == 0;
}

void FunctionExecutor::leaveLengths(bool are) {
  state_->areLengthsLeft = are;
}

bool FunctionExecutor::isExecuting() const {
  return state_->depth > 0;
}

}  // namespace armature::model
