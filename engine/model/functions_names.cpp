#include "engine/model/functions_names.h"

namespace armature::model {

using syntax::ExprKind;

void referencedNames(const syntax::Expression* e, std::vector<Name>& out) {
  if (e == nullptr) return;
  if (e->reference != nullptr) {
    if (!e->reference->parts.empty()) out.push_back(e->reference->parts.front().name);
    for (const syntax::ReferencePart& part : e->reference->parts)
      for (syntax::ExprPtr s : part.subscripts) referencedNames(s, out);
  }
  referencedNames(e->a, out);
  referencedNames(e->b, out);
  for (syntax::ExprPtr arg : e->args) referencedNames(arg, out);
  for (const syntax::NamedArgument& arg : e->named) referencedNames(arg.value, out);
  for (const syntax::Iterator& i : e->iterators) referencedNames(i.range, out);
}

void assignedTargets(std::span<const syntax::Statement* const> statements, std::vector<const syntax::Reference*>& out) {
  const auto addTarget = [&](const syntax::Expression* target) {
    if (target != nullptr && target->reference != nullptr && !target->reference->parts.empty())
      out.push_back(target->reference);
  };
  for (const syntax::Statement* s : statements) {
    if (s->kind == syntax::StatementKind::assign && s->target != nullptr) {
      addTarget(s->target);
      if (s->target->kind == ExprKind::tuple)
        for (syntax::ExprPtr part : s->target->args) addTarget(part);
    }
    for (const syntax::StatementBranch& branch : s->branches) assignedTargets(branch.body, out);
    assignedTargets(s->body, out);
  }
}

void assignedNames(std::span<const syntax::Statement* const> statements, std::vector<Name>& out) {
  std::vector<const syntax::Reference*> targets;
  assignedTargets(statements, targets);
  for (const syntax::Reference* target : targets) out.push_back(target->parts.front().name);
}

void mentionedNames(const syntax::Statement& statement, std::vector<Name>& out) {
  referencedNames(statement.target, out);
  referencedNames(statement.value, out);
  for (const syntax::Iterator& i : statement.iterators) referencedNames(i.range, out);
  for (const syntax::StatementBranch& branch : statement.branches) {
    referencedNames(branch.condition, out);
    for (const syntax::Statement* s : branch.body) mentionedNames(*s, out);
  }
  for (const syntax::Statement* s : statement.body) mentionedNames(*s, out);
}

const syntax::Expression* callArgument(const syntax::Expression& call, size_t position, std::string_view name,
                                       const NameTable& names) {
  if (position < call.args.size()) return call.args[position];
  for (const syntax::NamedArgument& arg : call.named)
    if (names.text(arg.name) == name) return arg.value;
  return nullptr;
}

std::string_view simpleCallee(const syntax::Expression& call, const NameTable& names) {
  if (call.kind != ExprKind::call || call.reference == nullptr || call.reference->parts.size() != 1) return {};
  return names.text(call.reference->parts.front().name);
}

}  // namespace armature::model
