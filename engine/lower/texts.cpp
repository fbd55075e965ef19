#include "engine/lower/texts.h"

#include <optional>
#include <unordered_set>

#include "engine/base/union_find.h"
#include "engine/lower/rewriter.h"

namespace armature::lower {

namespace {

class Definitions {
 public:
  explicit Definitions(Work& w)
      : w_(w),
        p_(w.pool),
        same_(w.m.variables.size()),
        of_(w.m.variables.size()),
        choiceOf_(w.m.variables.size()),
        state_(w.m.variables.size()),
        rewriter_(w.pool, {this}) {
    joinEqual();
    if (isEmpty_) return;
    findLeftLimits();
    for (uint32_t v = 0; v < of_.size(); ++v)
      if (isText(v) && w.m.variables[v].binding && !isVariable(w.m.variables[v].binding)) takeBinding(v);
    for (const model::FlatEquation& e : w.m.equations) {
      if (p_.type(e.lhs) != Type::string || (isVariable(e.lhs) && isVariable(e.rhs))) continue;
      if (!defines(e.lhs, e.rhs, e)) defines(e.rhs, e.lhs, e);
    }
    checkComplete();
    w.m.equations.insert(w.m.equations.end(), choices_.begin(), choices_.end());
  }

  bool isEmpty() const { return isEmpty_; }

  // An expression without variables of texts.
  ExprId replaced(ExprId e) { return rewriter_(e); }

  // What stands for a variable.
  ExprId definition(VarId v) {
    const uint32_t text = root(v.index());
    const ExprId by = of_[text];
    if (!by) return p_.text("");
    if (state_[text] == State::open) {
      state_[text] = State::busy;
      of_[text] = replaced(by);
      state_[text] = State::done;
    }
    if (state_[text] == State::done) return of_[text];
    const model::FlatVariable& variable = w_.m.variables[v.index()];
    w_.error("S020", phrase("the text %1 depends on itself", variable.name), variable.span, variable.part);
    return p_.text("");
  }

  // What stands for its left limit.
  ExprId leftLimit(VarId v) {
    const Choice& choice = choiceOf_[root(v.index())];
    return choice.which ? replaced(chosen(choice.texts, p_.pre(*choice.which, Type::integer))) : definition(v);
  }

 private:
  enum class State : uint8_t { open, busy, done };
  struct Rule {
    Definitions* definitions;
    ExprId operator()(ExprId e, std::span<const ExprId>) const {
      const Pool& p = definitions->p_;
      if (p.type(e) != Type::string) return {};
      if (p.op(e) == Op::pre) return definitions->leftLimit(p.variableOf(e));
      return p.op(e) == Op::variable ? definitions->definition(p.variableOf(e)) : ExprId();
    }
  };
  // A text that is one of several: which one is an Integer.
  struct Choice {
    std::optional<VarId> which;
    std::vector<ExprId> texts;
  };

  bool isText(uint32_t v) const { return w_.m.variables[v].type == Type::string; }
  bool isVariable(ExprId e) const { return p_.op(e) == Op::variable; }
  bool isParameter(uint32_t v) const { return w_.m.variables[v].variability <= model::Variability::parameter; }

  uint32_t root(uint32_t v) { return same_.find(v); }

  // Variables that equations and connections make equal are one text. A parameter stays the first of them.
  void join(uint32_t a, uint32_t b) {
    if (isParameter(root(b))) std::swap(a, b);
    same_.joinTo(b, a);
  }

  void joinEqual() {
    for (uint32_t v = 0; v < same_.size(); ++v) {
      if (!isText(v)) continue;
      isEmpty_ = false;
      const ExprId binding = w_.m.variables[v].binding;
      if (binding && isVariable(binding)) join(v, p_.variableOf(binding).index());
    }
    for (const model::FlatEquation& e : w_.m.equations)
      if (p_.type(e.lhs) == Type::string && isVariable(e.lhs) && isVariable(e.rhs))
        join(p_.variableOf(e.lhs).index(), p_.variableOf(e.rhs).index());
  }

  // The texts whose left limits are asked for.
  void findLeftLimits() {
    std::vector<char> isMet(p_.size(), 0);
    std::vector<ExprId> stack;
    for (const model::FlatEquation& e : w_.m.equations) stack.insert(stack.end(), {e.lhs, e.rhs});
    for (const auto& r : w_.m.reinits) stack.insert(stack.end(), {r.active, r.value});
    for (const auto& a : w_.m.assertions) stack.insert(stack.end(), {a.active, a.condition, a.message});
    while (!stack.empty()) {
      const ExprId e = stack.back();
      stack.pop_back();
      if (!e || isMet[e.index()]) continue;
      isMet[e.index()] = 1;
      if (p_.op(e) == Op::pre && p_.type(e) == Type::string) hasLeftLimit_.insert(root(p_.variableOf(e).index()));
      for (const ExprId a : p_.args(e)) stack.push_back(a);
    }
  }

  void takeBinding(uint32_t v) {
    model::FlatEquation e;
    e.lhs = p_.variable(VarId(v), Type::string);
    e.rhs = w_.m.variables[v].binding;
    e.part = w_.m.variables[v].part;
    e.span = w_.m.variables[v].span;
    defines(e.lhs, e.rhs, e);
  }

  bool defines(ExprId variable, ExprId by, const model::FlatEquation& e) {
    if (!isVariable(variable)) return false;
    const uint32_t text = root(p_.variableOf(variable).index());
    if (of_[text] && of_[text] != by)
      w_.error("S020", phrase("the text %1 is determined twice", w_.var(p_.variableOf(variable)).name), e.span, e.part);
    else
      of_[text] = hasLeftLimit_.contains(text) && !stays(by) ? held(VarId(text), by, e) : by;
    return true;
  }

  void checkComplete() {
    std::unordered_set<uint32_t> open;
    std::vector<char> isInput(of_.size(), 0);
    for (uint32_t v = 0; v < of_.size(); ++v)
      if (isText(v) && (isParameter(v) || w_.m.variables[v].causality == model::Causality::input)) isInput[root(v)] = 1;
    for (uint32_t v = 0; v < of_.size(); ++v) {
      const uint32_t text = root(v);
      if (!isText(v) || of_[text]) continue;
      const model::FlatVariable& variable = w_.m.variables[v];
      if (!isInput[text] && open.insert(text).second)
        w_.error("S020", phrase("nothing determines the text %1", variable.name), variable.span, variable.part);
      if (variable.start && v == text) of_[text] = variable.start;
    }
  }

  // A text that keeps its value between events is one of those that it is given, which one is an Integer that does so.
  // They must not change themselves: they would have to be kept, too.
  ExprId held(VarId v, ExprId by, const model::FlatEquation& e) {
    const FlatVariable text = w_.m.variables[p_.variableOf(isVariable(e.lhs) ? e.lhs : e.rhs).index()];
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
    choiceOf_[v.index()] = {which, texts};
    return chosen(texts, choice.lhs);
  }

  ExprId chosen(const std::vector<ExprId>& texts, ExprId which) {
    ExprId result = texts.front();
    for (size_t k = 1; k < texts.size(); ++k) {
      const ExprId is = p_.binary(Op::equal, which, p_.integer(static_cast<double>(k)));
      result = p_.select(is, texts[k], result);
    }
    return result;
  }

  // The place in `texts` of what an expression of conditions gives; invalid where that is no text which stays.
  ExprId choiceOf(ExprId e, VarId v, VarId which, std::vector<ExprId>& texts) {
    if (p_.op(e) == Op::pre && root(p_.variableOf(e).index()) == v.index()) return p_.pre(which, Type::integer);
    if (p_.op(e) == Op::select) {
      const ExprId yes = choiceOf(p_.arg(e, 1), v, which, texts), no = choiceOf(p_.arg(e, 2), v, which, texts);
      return yes && no ? p_.select(p_.arg(e, 0), yes, no) : ExprId();
    }
    if (!stays(e)) return {};
    texts.push_back(e);
    return p_.integer(static_cast<double>(texts.size() - 1));
  }

  // Made of constants and parameters alone.
  bool stays(ExprId whole) const {
    std::vector<ExprId> stack{whole};
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

  Work& w_;
  Pool& p_;
  UnionFind same_;          // variables that are one text; the first of each stands for it
  std::vector<ExprId> of_;  // of the first of each text
  std::vector<Choice> choiceOf_;
  std::unordered_set<uint32_t> hasLeftLimit_;
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
  w.rewriteActions([&](ExprId e) { return definitions.replaced(e); });
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
