// Visits every reference within expressions, modifications and equations: component references, class names and called
// functions, in the order of the text (`visit` takes a const Reference&); and every call (a const Expression&).
#pragma once
#include "engine/syntax/tree.h"

namespace armature::syntax {

template <class Visit>
void forEachReference(ExprPtr expression, const Visit& visit) {
  if (!expression) return;
  if (expression->reference) {
    visit(*expression->reference);
    for (const ReferencePart& part : expression->reference->parts) {
      for (const ExprPtr subscript : part.subscripts) forEachReference(subscript, visit);
    }
  }
  forEachReference(expression->a, visit);
  forEachReference(expression->b, visit);
  for (const ExprPtr argument : expression->args) forEachReference(argument, visit);
  for (const NamedArgument& argument : expression->named) forEachReference(argument.value, visit);
  for (const Iterator& iterator : expression->iterators) forEachReference(iterator.range, visit);
}

template <class Visit>
void forEachReference(const Modification* modification, const Visit& visit) {
  if (!modification) return;
  for (const Argument* argument : modification->arguments) {
    forEachReference(argument->modification, visit);
    if (const ClassDefinition* redeclared = argument->redeclaredClass) {
      if (redeclared->aliased) visit(*redeclared->aliased);
      forEachReference(redeclared->aliasModification, visit);
    }
    if (const ComponentClause* redeclared = argument->redeclaredComponent) {
      visit(*redeclared->type);
      for (const Component* component : redeclared->components) forEachReference(component->modification, visit);
    }
  }
  forEachReference(modification->binding, visit);
}

// The expressions of an equation and of those within it, each as a whole; some are null.
template <class Visit>
void forEachExpression(const Equation& equation, const Visit& visit) {
  visit(equation.a);
  visit(equation.b);
  for (const EquationBranch& branch : equation.branches) {
    visit(branch.condition);
    for (const Equation* inner : branch.body) forEachExpression(*inner, visit);
  }
  for (const Iterator& iterator : equation.iterators) visit(iterator.range);
  for (const Equation* inner : equation.body) forEachExpression(*inner, visit);
}

template <class Visit>
void forEachReference(const Equation& equation, const Visit& visit) {
  forEachExpression(equation, [&](ExprPtr expression) { forEachReference(expression, visit); });
}

template <class Visit>
void forEachCall(ExprPtr expression, const Visit& visit) {
  if (!expression) return;
  if (expression->kind == ExprKind::call) visit(*expression);
  forEachCall(expression->a, visit);
  forEachCall(expression->b, visit);
  for (const ExprPtr argument : expression->args) forEachCall(argument, visit);
  for (const NamedArgument& argument : expression->named) forEachCall(argument.value, visit);
}

template <class Visit>
void forEachCall(const Equation& equation, const Visit& visit) {
  forEachExpression(equation, [&](ExprPtr expression) { forEachCall(expression, visit); });
}

}  // namespace armature::syntax
