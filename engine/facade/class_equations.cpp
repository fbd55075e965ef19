#include "engine/facade/class_equations.h"

#include <algorithm>
#include <unordered_set>

#include "engine/facade/class_members.h"
#include "engine/facade/equation_names.h"
#include "engine/facade/missing_class.h"
#include "engine/syntax/printer.h"

namespace armature {

using model::ClassNode;
using syntax::ClassDefinition;
using syntax::Equation;
using syntax::EquationKind;
using syntax::ExprPtr;
using syntax::Statement;
using syntax::StatementKind;
using LineKind = EquationLine::Kind;

namespace {

constexpr int kMostEquationBases = 40;  // levels of inheritance; more are a circle

// Writes equations and statements of one class as lines.
class LineWriter {
 public:
  LineWriter(EquationNames& names, size_t room) : names_(names), room_(room) {}

  void equations(syntax::List<const Equation*> list, uint32_t depth = 0) {
    for (const Equation* equation : list) write(*equation, depth);
  }
  void statements(syntax::List<const Statement*> list, uint32_t depth = 0) {
    for (const Statement* statement : list) write(*statement, depth);
  }
  // What a declaration says of its variable.
  void binding(const ClassMember& member, const ScopedExpression& value) {
    if (isFull()) return;
    EquationLine& line = add(LineKind::equality, 0, member.component->description);
    const std::string name(names_.table().text(member.component->name));
    line.text = name + " = " + names_.textOf(value.expression, *value.scope);
    line.names.push_back({name, false});
    names_.collect(value.expression, line.names);
  }

  bool isFull() const { return lines_.size() >= room_; }
  std::vector<EquationLine> take() { return std::move(lines_); }

 private:
  EquationLine& add(LineKind kind, uint32_t depth, std::string_view description) {
    EquationLine& line = lines_.emplace_back();
    line.kind = kind;
    line.depth = depth;
    line.description = description;
    return line;
  }
  // "a = b"
  void pair(EquationLine& line, ExprPtr a, const char* sign, ExprPtr b) {
    line.text = names_.textOf(a) + sign + names_.textOf(b);
    names_.collect(a, line.names);
    names_.collect(b, line.names);
  }
  void single(EquationLine& line, ExprPtr expression) {
    line.text = names_.textOf(expression);
    names_.collect(expression, line.names);
  }
  void call(ExprPtr expression, uint32_t depth, std::string_view description) {
    const auto& args = expression->args;
    const bool isAssertion = names_.isCall(*expression, "assert") && !args.empty();
    EquationLine& line = add(isAssertion ? LineKind::assertion : LineKind::call, depth, description);
    single(line, isAssertion ? args[0] : expression);
    if (isAssertion && args.size() > 1 && args[1]->kind == syntax::ExprKind::string && line.description.empty())
      line.description = args[1]->text;
  }
  void loop(LineKind kind, syntax::List<syntax::Iterator> iterators, uint32_t depth) {
    EquationLine& line = add(kind, depth, {});
    for (const syntax::Iterator& iterator : iterators) {
      if (!line.text.empty()) line.text += ", ";
      line.text += names_.table().text(iterator.name);
      if (!iterator.range) continue;
      line.text += " in " + names_.textOf(iterator.range);
      names_.collect(iterator.range, line.names);
    }
  }
  template <class Branches, class Body>
  void branches(const Branches& all, bool isIf, uint32_t depth, std::string_view description, const Body& body) {
    bool isFirst = true;
    for (const auto& branch : all) {
      if (isFull()) return;
      const LineKind first = isIf ? LineKind::ifBranch : LineKind::whenBranch,
                     next = isIf ? LineKind::elseIfBranch : LineKind::elseWhenBranch;
      EquationLine& line = add(!branch.condition ? LineKind::elseBranch
                               : isFirst         ? first
                                                 : next,
                               depth, isFirst ? description : std::string_view());
      if (branch.condition) {
        single(line, branch.condition);
        if (isIf) line.condition = names_.conditionOf(branch.condition);
      }
      isFirst = false;
      body(branch.body, depth + 1);
    }
  }

  void write(const Equation& equation, uint32_t depth) {
    if (isFull()) return;
    switch (equation.kind) {
      case EquationKind::equality:
        return pair(add(LineKind::equality, depth, equation.description), equation.a, " = ", equation.b);
      case EquationKind::connect: {
        EquationLine& line = add(LineKind::connection, depth, equation.description);
        line.text = "connect(" + names_.textOf(equation.a) + ", " + names_.textOf(equation.b) + ")";
        return;
      }
      case EquationKind::call:
        return call(equation.a, depth, equation.description);
      case EquationKind::forEquation: {
        loop(LineKind::forLoop, equation.iterators, depth);
        const IteratorScope scope(names_, equation.iterators);
        return equations(equation.body, depth + 1);
      }
      case EquationKind::ifEquation:
      case EquationKind::whenEquation:
        return branches(equation.branches, equation.kind == EquationKind::ifEquation, depth, equation.description,
                        [this](auto body, uint32_t inner) { equations(body, inner); });
    }
  }
  void write(const Statement& statement, uint32_t depth) {
    if (isFull()) return;
    const auto body = [this](auto list, uint32_t inner) { statements(list, inner); };
    switch (statement.kind) {
      case StatementKind::assign:
        return pair(add(LineKind::assignment, depth, statement.description), statement.target, " := ", statement.value);
      case StatementKind::call:
        return call(statement.value, depth, statement.description);
      case StatementKind::forStatement: {
        loop(LineKind::forLoop, statement.iterators, depth);
        const IteratorScope scope(names_, statement.iterators);
        return statements(statement.body, depth + 1);
      }
      case StatementKind::whileStatement:
        single(add(LineKind::whileLoop, depth, statement.description), statement.value);
        return statements(statement.body, depth + 1);
      case StatementKind::ifStatement:
      case StatementKind::whenStatement:
        return branches(statement.branches, statement.kind == StatementKind::ifStatement, depth, statement.description,
                        body);
      case StatementKind::breakStatement:
        add(LineKind::breakStatement, depth, statement.description);
        return;
      case StatementKind::returnStatement:
        add(LineKind::returnStatement, depth, statement.description);
        return;
    }
  }

  EquationNames& names_;
  size_t room_;
  std::vector<EquationLine> lines_;
};

// Goes through a class and its bases.
class EquationReader {
 public:
  EquationReader(model::Library& library, ClassLookup& lookup, const ClassNode& node)
      : library_(library), lookup_(lookup), members_(membersOf(library, lookup, node)), root_(node) {}

  ClassEquations take() {
    result_.hasParts =
        std::any_of(members_.begin(), members_.end(), [this](const ClassMember& m) { return isPart(m); });
    visit(root_, 0);
    for (EquationGroup& group : initial_) result_.groups.push_back(std::move(group));
    return std::move(result_);
  }

 private:
  bool isPart(const ClassMember& member) {
    const TypeInfo type = typeOf(library_, lookup_, *member.scope, *member.clause->type);
    const ClassDefinition* const definition = type.node ? lookup_.definitionOf(*type.node) : nullptr;
    return definition && !type.isConnector && type.kind == TypeInfo::Kind::composite &&
           (definition->kind == syntax::ClassKind::model || definition->kind == syntax::ClassKind::block);
  }

  void visit(const ClassNode& node, int depth) {
    const ClassDefinition* const definition = lookup_.definitionOf(node);
    if (!definition || depth > kMostEquationBases || !visited_.insert(&node).second) return;
    EquationNames names(library_, lookup_, members_, node);
    addBindings(node, names);
    for (const syntax::EquationSection& section : definition->equations)
      add(node, names, section.isInitial, false, [&](LineWriter& to) { to.equations(section.equations); });
    for (const syntax::AlgorithmSection& section : definition->algorithms)
      add(node, names, section.isInitial, true, [&](LineWriter& to) { to.statements(section.statements); });
    for (const ClassLookup::Base& base : lookup_.bases(node))
      if (base.node) visit(*base.node, depth + 1);
  }

  // Variables that are declared with their value are equations, too; those of parameters are values.
  void addBindings(const ClassNode& node, EquationNames& names) {
    add(node, names, false, false, [&](LineWriter& to) {
      for (const ClassMember& member : members_) {
        const auto variability = member.clause->variability;
        if (variability == syntax::Variability::parameter || variability == syntax::Variability::constant) continue;
        const ScopedExpression value = bindingOf(member);
        if (value.expression && value.scope == &node) to.binding(member, value);
      }
    });
  }

  // What `write` writes joins the group of the same kind before it.
  template <class Write>
  void add(const ClassNode& node, EquationNames& names, bool isInitial, bool isAlgorithm, const Write& write) {
    LineWriter writer(names, kMostEquationLines - std::min(count_, kMostEquationLines));
    write(writer);
    result_.isCut = result_.isCut || writer.isFull();
    std::vector<EquationLine> lines = writer.take();
    if (lines.empty()) return;
    count_ += lines.size();
    std::vector<EquationGroup>& groups = isInitial ? initial_ : result_.groups;
    const std::string name = node.qualifiedName();
    if (groups.empty() || groups.back().className != name || groups.back().isAlgorithm != isAlgorithm)
      groups.push_back({name, &node != &root_, isInitial, isAlgorithm, {}});
    std::move(lines.begin(), lines.end(), std::back_inserter(groups.back().lines));
  }

  model::Library& library_;
  ClassLookup& lookup_;
  std::vector<ClassMember> members_;
  const ClassNode& root_;
  ClassEquations result_;
  std::vector<EquationGroup> initial_;
  std::unordered_set<const ClassNode*> visited_;
  size_t count_ = 0;
};

}  // namespace

Result<ClassEquations> equationsOf(model::Library& library, const std::string& qualifiedName) {
  ClassLookup lookup(library);
  const ClassNode* const named = library.find(qualifiedName);
  const ClassNode* const node = lookup.resolveAlias(named);
  if (!node || !node->definition()) return failure("D021", missingClass(library, qualifiedName));
  if (!lookup.definitionOf(*node))
    return failure("D021", phrase("the file of the class '%1' has mistakes", qualifiedName));
  return EquationReader(library, lookup, *node).take();
}

}  // namespace armature
