#include "engine/model/statement_rules.h"

#include <algorithm>
#include <string>
#include <unordered_set>
#include <vector>

#include "engine/model/functions_state.h"

namespace armature::model {

using syntax::ExprKind;
using syntax::Statement;
using syntax::StatementKind;

namespace {

// Walks the statements of one algorithm with the loops around them.
class LoopRules {
 public:
  LoopRules(const NameTable& names, Diagnostics& diagnostics) : names_(names), diagnostics_(diagnostics) {}

  void check(syntax::List<const Statement*> statements) {
    for (const Statement* s : statements) check(*s);
  }

 private:
  void check(const Statement& s) {
    if (s.kind == StatementKind::breakStatement && loops_ == 0)
      diagnostics_.error("T331", phrase("break can only be used in a loop"), s.span);
    if (s.kind == StatementKind::assign && s.target) {
      checkTarget(*s.target);
      for (const syntax::ExprPtr part : s.target->args)
        if (part) checkTarget(*part);
    }
    const bool isLoop = s.kind == StatementKind::forStatement || s.kind == StatementKind::whileStatement;
    const size_t outer = iterators_.size();
    for (const syntax::Iterator& i : s.iterators) iterators_.push_back(i.name);
    loops_ += isLoop ? 1 : 0;
    check(s.body);
    for (const syntax::StatementBranch& branch : s.branches) check(branch.body);
    loops_ -= isLoop ? 1 : 0;
    iterators_.resize(outer);
  }

  void checkTarget(const syntax::Expression& target) {
    if (target.kind != ExprKind::reference || target.reference->parts.empty()) return;
    const Name name = target.reference->parts.front().name;
    if (std::ranges::find(iterators_, name) == iterators_.end()) return;
    diagnostics_.error("T331", phrase("'%1' counts the passes of a loop and cannot be assigned to", names_.text(name)),
                       target.span);
  }

  const NameTable& names_;
  Diagnostics& diagnostics_;
  std::vector<Name> iterators_;
  int loops_ = 0;
};

// Follows the statements of a function in their order. A variable counts as assigned once any statement that may come
// before has assigned to it or to a part of it; what a loop assigns counts from its first statement on.
class AssignmentRules {
 public:
  AssignmentRules(const FunctionClass& function, const NameTable& names, Diagnostics& diagnostics)
      : function_(function), names_(names), diagnostics_(diagnostics) {
    for (const auto* list : {&function.outputs, &function.locals})
      for (const FunctionClass::Variable& v : *list)
        if (isPlain(v) && v.dims.empty()) open_.insert(v.name);
  }

  void check() {
    run(function_.body);
    for (const FunctionClass::Variable& v : function_.outputs)
      if (open_.contains(v.name))
        diagnostics_.error("T332", phrase("the output %1 of %2 is never assigned", text(v.name), function_.name),
                           v.span);
  }

 private:
  std::string text(Name name) const { return std::string(names_.text(name)); }

  void run(std::span<const Statement* const> statements) {
    for (const Statement* s : statements) run(*s);
  }

  void run(const Statement& s) {
    for (const syntax::Iterator& i : s.iterators) use(i.range);
    if (s.kind == StatementKind::forStatement || s.kind == StatementKind::whileStatement) {
      std::vector<Name> assigned;
      assignedNames(s.body, assigned);
      close(assigned);
    }
    use(s.value);
    if (s.target) useSubscripts(*s.target);
    if (s.kind == StatementKind::assign) {
      std::vector<Name> assigned;
      const Statement* one[] = {&s};
      assignedNames(one, assigned);
      close(assigned);
    }
    for (const syntax::StatementBranch& branch : s.branches) use(branch.condition);
    for (const syntax::StatementBranch& branch : s.branches) run(branch.body);
    // The variable of a loop hides a local one of its name.
    std::vector<Name> hidden;
    for (const syntax::Iterator& i : s.iterators)
      if (open_.erase(i.name) > 0) hidden.push_back(i.name);
    run(s.body);
    open_.insert(hidden.begin(), hidden.end());
  }

  void close(const std::vector<Name>& assigned) {
    for (const Name name : assigned) open_.erase(name);
  }

  void useSubscripts(const syntax::Expression& target) {
    if (target.reference)
      for (const syntax::ReferencePart& part : target.reference->parts)
        for (const syntax::ExprPtr subscript : part.subscripts) use(subscript);
    for (const syntax::ExprPtr part : target.args)
      if (part) useSubscripts(*part);
  }

  void use(syntax::ExprPtr e) {
    if (!e || open_.empty()) return;
    if (e->kind == ExprKind::reference && e->reference->parts.size() == 1 &&
        open_.erase(e->reference->parts.front().name) > 0)
      diagnostics_.error(
          "T332",
          phrase("%1 of %2 is used before it has a value", text(e->reference->parts.front().name), function_.name),
          e->span);
    if (!e->iterators.empty()) return;  // its variables may hide others
    if (e->reference) useSubscripts(*e);
    use(e->a);
    use(e->b);
    for (const syntax::ExprPtr arg : e->args) use(arg);
    for (const syntax::NamedArgument& arg : e->named) use(arg.value);
  }

  const FunctionClass& function_;
  const NameTable& names_;
  Diagnostics& diagnostics_;
  std::unordered_set<Name> open_;
};

}  // namespace

void checkStatements(syntax::List<const Statement*> statements, const NameTable& names, Diagnostics& diagnostics) {
  LoopRules(names, diagnostics).check(statements);
}

bool isPlain(const FunctionClass::Variable& v) {
  const bool isOfValues = v.base == BaseType::real || v.base == BaseType::integer || v.base == BaseType::boolean ||
                          v.base == BaseType::string || v.base == BaseType::enumeration;
  return isOfValues && !v.binding;
}

void checkAssigned(const FunctionClass& function, const NameTable& names, Diagnostics& diagnostics) {
  if (function.external || function.body.empty()) return;
  AssignmentRules(function, names, diagnostics).check();
}

}  // namespace armature::model
