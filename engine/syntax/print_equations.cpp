#include "engine/syntax/printer_state.h"

namespace armature::syntax {

void Printer::line() {
  out_ += '\n';
  out_.append(static_cast<size_t>(indent_), ' ');
}

void Printer::equations(List<const Equation*> list) {
  indent_ += 2;
  for (const Equation* one : list) {
    line();
    equation(*one);
    text(";");
  }
  indent_ -= 2;
}

void Printer::statements(List<const Statement*> list) {
  indent_ += 2;
  for (const Statement* one : list) {
    line();
    statement(*one);
    text(";");
  }
  indent_ -= 2;
}

// The branches of an if or a when, of equations or of statements; body prints what a branch holds.
template <class Branches, class Body>
void Printer::branches(const Branches& all, bool isIf, Body body) {
  bool isFirst = true;
  for (const auto& branch : all) {
    if (!isFirst) line();
    if (branch.condition) {
      text(isFirst ? (isIf ? "if " : "when ") : (isIf ? "elseif " : "elsewhen "));
      expression(branch.condition);
      text(" then");
    } else {
      text("else");
    }
    body(branch);
    isFirst = false;
  }
  line();
  text(isIf ? "end if" : "end when");
}

void Printer::equation(const Equation& equation) {
  const bool isIf = equation.kind == EquationKind::ifEquation;
  switch (equation.kind) {
    case EquationKind::equality:
      expression(equation.a, kSimple);
      text(" = ");
      expression(equation.b);
      break;
    case EquationKind::call:
      expression(equation.a, kSimple);
      break;
    case EquationKind::connect:
      text("connect(");
      expression(equation.a);
      text(", ");
      expression(equation.b);
      text(")");
      break;
    case EquationKind::forEquation:
      text("for ");
      iterators(equation.iterators);
      text(" loop");
      equations(equation.body);
      line();
      text("end for");
      break;
    case EquationKind::ifEquation:
    case EquationKind::whenEquation:
      branches(equation.branches, isIf, [this](const EquationBranch& branch) { equations(branch.body); });
      break;
  }
  description(equation.description);
  annotation(equation.annotation);
}

void Printer::statement(const Statement& statement) {
  const bool isIf = statement.kind == StatementKind::ifStatement;
  switch (statement.kind) {
    case StatementKind::assign:
      expression(statement.target);
      text(" := ");
      expression(statement.value);
      break;
    case StatementKind::call:
      expression(statement.value);
      break;
    case StatementKind::breakStatement:
      text("break");
      break;
    case StatementKind::returnStatement:
      text("return");
      break;
    case StatementKind::forStatement:
    case StatementKind::whileStatement:
      if (statement.kind == StatementKind::forStatement) {
        text("for ");
        iterators(statement.iterators);
      } else {
        text("while ");
        expression(statement.value);
      }
      text(" loop");
      statements(statement.body);
      line();
      text(statement.kind == StatementKind::forStatement ? "end for" : "end while");
      break;
    case StatementKind::ifStatement:
    case StatementKind::whenStatement:
      branches(statement.branches, isIf, [this](const StatementBranch& branch) { statements(branch.body); });
      break;
  }
  description(statement.description);
}

}  // namespace armature::syntax
