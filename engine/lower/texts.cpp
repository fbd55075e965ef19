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
    w.m.equations.insert(w.m.equations.end(), choices_.begin(), choices_.end());
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
    define(v, readsPast(by) ? held(VarId(v), by, e) : by);
    return true;
  }

  // A text that keeps its value between events is one of those that it is given, which one is an Integer that does so.
  // They must not change themselves: they would have to be kept, too.
  ExprId held(VarId v, ExprId by, const model::FlatEquation& e) {
    const FlatVariable text = w_.m.variables[v.index()];
    const VarId which = w_.addVariable("choice of " + text.name, Type::integer, Role::discrete, text.part);
    std::vector<ExprId> texts{text.start ? text.start : p_.text("")};
    model::FlatEquation choice = e;
    choice.lhs = p_.variable(which, Type::integer);
    choice.rhs = choiceOf(by, v, which, texts);
    if (!choice.rhs) {
      w_.error("S020",
               phrase("the text %1 takes texts at events that change themselves, which is not supported", text.name),
               e.span, e.part, phrase("make it an Integer or an enumeration, or a text that an if-expression chooses"));
      choice.rhs = p_.pre(which, Type::integer);
    }
    choices_.push_back(choice);
    ExprId chosen = texts.front();
    for (size_t k = 1; k < texts.size(); ++k) {
      const ExprId is = p_.binary(Op::equal, choice.lhs, p_.integer(static_cast<double>(k)));
      chosen = p_.select(is, texts[k], chosen);
    }
    return chosen;
  }

  // The place in `texts` of what an expression of conditions gives; invalid where that is no text which stays.
  ExprId choiceOf(ExprId e, VarId v, VarId which, std::vector<ExprId>& texts) {
    if (p_.op(e) == Op::pre && p_.variableOf(e) == v) return p_.pre(which, Type::integer);
    if (p_.op(e) == Op::select) {
      const ExprId yes = choiceOf(p_.arg(e, 1), v, which, texts), no = choiceOf(p_.arg(e, 2), v, which, texts);
      return yes && no ? p_.select(p_.arg(e, 0), yes, no) : ExprId();
    }
    if (!stays(e)) return {};
    texts.push_back(e);
    return p_.integer(static_cast<double>(texts.size() - 1));
  }

  // Made of constants and parameters alone.
  bool stays(ExprId root) const {
    std::vector<ExprId> stack{root};
    while (!stack.empty()) {
      const ExprId e = stack.back();
      stack.pop_back();
      const Op op = p_.op(e);
      const bool isVariable = op == Op::variable;
      if (isVariable && w_.var(p_.variableOf(e)).variability > model::Variability::parameter) return false;
      if (!isVariable && op != Op::constant && op != Op::text && op != Op::concat && op != Op::format &&
          op != Op::toReal)
        return false;
      for (const ExprId a : p_.args(e)) stack.push_back(a);
    }
    return true;
  }

  // Left limits and values between the instants of a clock.
  bool readsPast(ExprId root) {
    return symbolic::holdsAny(p_, root, [this](ExprId e) { return p_.op(e) == Op::pre && p_.type(e) == Type::string; });
  }

  Work& w_;
  Pool& p_;
  std::vector<ExprId> of_;
  std::vector<State> state_;
  std::vector<model::FlatEquation> choices_;
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
