#include "engine/lower/texts.h"

#include "engine/lower/rewriter.h"

namespace armature::lower {

namespace {

class Definitions {
 public:
  explicit Definitions(Work& w)
      : w_(w), p_(w.pool), of_(w.m.variables.size()), state_(w.m.variables.size()), rewriter_(w.pool, {this}) {
    for (uint32_t v = 0; v < of_.size(); ++v)
      if (w.m.variables[v].type == Type::string && w.m.variables[v].binding) define(v, w.m.variables[v].binding);
    for (const model::FlatEquation& e : w.m.equations) {
      if (p_.type(e.lhs) != Type::string) continue;
      if (!defines(e.lhs, e.rhs, e)) defines(e.rhs, e.lhs, e);
    }
  }

  bool isEmpty() const { return isEmpty_; }

  // An expression without variables of texts.
  ExprId replaced(ExprId root) { return rewriter_(root); }

  // What stands for a variable.
  ExprId definition(VarId v) {
    const ExprId by = of_[v.index()];
    if (!by) return p_.text("");
    if (state_[v.index()] == State::open) {
      state_[v.index()] = State::busy;
      of_[v.index()] = replaced(by);
      state_[v.index()] = State::done;
    }
    if (state_[v.index()] == State::done) return of_[v.index()];
    const model::FlatVariable& variable = w_.m.variables[v.index()];
    w_.error("S020", phrase("the text %1 depends on itself", variable.name), variable.span, variable.part);
    return p_.text("");
  }

 private:
  enum class State : uint8_t { open, busy, done };
  struct Rule {
    Definitions* definitions;
    ExprId operator()(ExprId e, std::span<const ExprId>) const {
      const Pool& p = definitions->p_;
      const bool isText = p.op(e) == Op::variable && p.type(e) == Type::string;
      return isText ? definitions->definition(p.variableOf(e)) : ExprId();
    }
  };

  void define(uint32_t v, ExprId by) {
    of_[v] = by;
    isEmpty_ = false;
  }

  bool defines(ExprId variable, ExprId by, const model::FlatEquation& e) {
    if (p_.op(variable) != Op::variable) return false;
    const uint32_t v = p_.variableOf(variable).index();
    if (of_[v]) return false;
    if (readsPast(by)) {
      w_.error("S020", phrase("the text %1 changes at events, which is not supported", w_.m.variables[v].name), e.span,
               e.part, phrase("make it an Integer or an enumeration, or a text that an if-expression chooses"));
      by = p_.text("");
    }
    define(v, by);
    return true;
  }

  // Left limits and values between the instants of a clock.
  bool readsPast(ExprId root) {
    std::vector<ExprId> stack{root};
    std::unordered_map<ExprId, bool> seen;
    while (!stack.empty()) {
      const ExprId e = stack.back();
      stack.pop_back();
      if (!seen.emplace(e, true).second) continue;
      if (p_.op(e) == Op::pre && p_.type(e) == Type::string) return true;
      for (const ExprId a : p_.args(e)) stack.push_back(a);
    }
    return false;
  }

  Work& w_;
  Pool& p_;
  std::vector<ExprId> of_;
  std::vector<State> state_;
  Rewriter<Rule> rewriter_;  // one for all: what they share is gone through once
  bool isEmpty_ = true;
};

}  // namespace

void replaceTextVariables(Work& w) {
  Definitions definitions(w);
  if (definitions.isEmpty()) return;
  const auto replace = [&](ExprId& e) { e = definitions.replaced(e); };
  for (auto* equations : {&w.m.equations, &w.m.initialEquations})
    for (model::FlatEquation& e : *equations) {
      if (w.pool.type(e.lhs) == Type::string) continue;
      replace(e.lhs);
      replace(e.rhs);
    }
  for (auto& r : w.m.reinits) {
    replace(r.active);
    replace(r.value);
  }
  for (auto& a : w.m.assertions) {
    replace(a.active);
    replace(a.condition);
    replace(a.message);
  }
  for (uint32_t i = 0; i < w.m.variables.size(); ++i) {
    FlatVariable& v = w.m.variables[i];
    replace(v.start);
    if (v.type != Type::string)
      replace(v.binding);
    else
      v.binding = definitions.definition(VarId(i));
  }
}

ExprId TextFunctions::callFor(ExprId e, std::span<const ExprId> args) {
  Pool& p = w_.pool;
  const Op op = p.op(e);
  if (!w_.flat.context) return {};
  if (op == Op::concat) {
    if (p.op(args[0]) == Op::text && p.op(args[1]) == Op::text) return {};
    return p.call(functionOf(op, Type::string, {}), args, 0, Type::string);
  }
  if (op == Op::format)
    return p.call(functionOf(op, p.type(args[0]), std::string(p.formatOf(e))), args, 0, Type::string);
  if (isOrder(op) && p.type(args[0]) == Type::string)
    return p.call(functionOf(op, Type::string, {}), args, 0, Type::boolean);
  return {};
}

// The function that does nothing but the operation.
FunctionId TextFunctions::functionOf(Op op, Type type, const std::string& format) {
  const auto [at, isNew] = made_.try_emplace({op, type, format});
  if (isNew) at->second = w_.flat.context->textFunction(op, type, format);
  return at->second;
}

}  // namespace armature::lower
