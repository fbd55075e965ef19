// Arguments of built-in functions.
#include "engine/model/arguments.h"
#include "engine/model/class_table.h"
#include "engine/model/expressions.h"

namespace armature::model {

using symbolic::Op;

namespace {

// Names as an algorithm section sees them, except that variables of the model are not hidden by their values within
// the section.
class ModelFirst : public LocalScope {
 public:
  ModelFirst(const LocalScope* locals, std::function<bool(Name)> isOfModel)
      : locals_(locals), isOfModel_(std::move(isOfModel)) {}
  const Value* find(Name name) const override { return isOfModel_(name) ? nullptr : locals_->find(name); }
  std::optional<int64_t> endValue() const override { return locals_->endValue(); }

 private:
  const LocalScope* locals_;
  std::function<bool(Name)> isOfModel_;
};

}  // namespace

// The argument of pre, edge and change: the variable of the model, whatever an algorithm has assigned to it so far.
MaybeValue Arguments::variableArgument(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!locals) return argument(e, 0, context, locals);
  const ModelFirst names(locals, [&](Name name) {
    const Found found = classes_.lookupHere(name, context);
    return found.kind == Found::Kind::component && !found.owner->isStatic;
  });
  return argument(e, 0, context, &names);
}

const syntax::Expression* Arguments::argumentOf(const Expr& e, size_t k, std::string_view name) const {
  if (k < e.args.size()) return e.args[k];
  if (!name.empty())
    for (const syntax::NamedArgument& n : e.named)
      if (library().names().text(n.name) == name) return n.value;
  return nullptr;
}

MaybeValue Arguments::argument(const Expr& e, size_t k, const Context* context, const LocalScope* locals,
                               std::string_view name) {
  const Expr* arg = argumentOf(e, k, name);
  if (!arg) return error("T005", phrase("'%1' needs more arguments", text(e.reference->parts[0].name)), e.span);
  return expressions_.translate(*arg, context, locals);
}

bool Arguments::needsArguments(const Expr& e, size_t least, size_t most) {
  const size_t count = e.args.size() + e.named.size();
  if (count >= least && count <= most) return true;
  error("T005", phrase("'%1' cannot be called with %2 arguments", text(e.reference->parts[0].name), count), e.span);
  return false;
}

}  // namespace armature::model
