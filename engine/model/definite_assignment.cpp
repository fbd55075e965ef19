#include "engine/model/definite_assignment.h"

#include <set>

#include "engine/model/functions_names.h"
#include "engine/model/statement_rules.h"
#include "engine/syntax/tree.h"

namespace armature::model {

using syntax::Statement;
using syntax::StatementKind;

namespace {

// Java's rules of definite assignment (The Java Language Specification, chapter 16), for statements alone: a loop may
// have no passes, and a condition is never known.
class DefiniteAssignment {
 public:
  using Names = std::set<Name>;
  using Statements = std::span<const Statement* const>;

  explicit DefiniteAssignment(const NameTable& names) : names_(names) {}

  // What still has no value at some end of a function whose outputs have none at the beginning.
  Names atEnds(const FunctionClass& function, Names open) {
    if (!run(function.body, open)) ends_.merge(open);
    return ends_;
  }

 private:
  // Takes off what the statements give a value; whether they never come to their end.
  bool run(Statements statements, Names& open) {
    for (const Statement* s : statements)
      if (run(*s, open)) return true;
    return false;
  }

  bool run(const Statement& s, Names& open) {
    switch (s.kind) {
      case StatementKind::assign: {
        if (s.target) close(*s.target, open);
        return false;
      }
      case StatementKind::call:
        return isFailure(*s.value);
      case StatementKind::ifStatement:
        return branches(s, open);
      case StatementKind::forStatement:
      case StatementKind::whileStatement: {
        Names within = open;
        (void)run(s.body, within);
        return false;
      }
      case StatementKind::returnStatement:
        ends_.insert(open.begin(), open.end());
        return true;
      case StatementKind::breakStatement:
        return true;
      case StatementKind::whenStatement:
        return false;
    }
    return false;
  }

  // Of what is given in parts nobody knows whether all of it has been given.
  static void close(const syntax::Expression& target, Names& open) {
    for (const syntax::ExprPtr part : target.args)
      if (part) close(*part, open);
    if (target.kind != syntax::ExprKind::reference || target.reference->parts.size() != 1) return;
    const syntax::ReferencePart& part = target.reference->parts.front();
    if (part.subscripts.empty()) open.erase(part.name);
  }

  bool branches(const Statement& s, Names& open) {
    Names after;
    bool isOver = true, hasElse = false;
    for (const syntax::StatementBranch& branch : s.branches) {
      Names within = open;
      hasElse = hasElse || branch.condition == nullptr;
      if (run(branch.body, within)) continue;
      isOver = false;
      after.merge(within);
    }
    if (!hasElse) return false;
    open = std::move(after);
    return isOver;
  }

  // assert(false, …)
  bool isFailure(const syntax::Expression& call) const {
    if (simpleCallee(call, names_) != "assert") return false;
    const syntax::Expression* condition = callArgument(call, 0, "condition", names_);
    return condition && condition->kind == syntax::ExprKind::boolean && condition->number == 0;
  }

  const NameTable& names_;
  Names ends_;
};

}  // namespace

std::vector<Name> unsureOutputs(const FunctionClass& function, const NameTable& names) {
  if (function.external || function.body.empty()) return {};
  DefiniteAssignment::Names open;
  for (const FunctionClass::Variable& v : function.outputs)
    if (isPlain(v)) open.insert(v.name);
  if (open.empty()) return {};
  const DefiniteAssignment::Names left = DefiniteAssignment(names).atEnds(function, std::move(open));
  std::vector<Name> result;
  for (const FunctionClass::Variable& v : function.outputs)
    if (left.contains(v.name)) result.push_back(v.name);
  return result;
}

}  // namespace armature::model
