// Equations x = y, x = -y, x + y = 0 and x = constant disappear, and with them a variable each. Rounds of
// detection and substitution until nothing new is found.
#include <algorithm>
#include <array>
#include <deque>
#include <unordered_map>

#include "engine/lower/aliases.h"
#include "engine/lower/rewriter.h"
#include "engine/lower/work.h"

namespace armature::lower {
namespace {

// sum of sign_k v_k (k < count ≤ 2) + constant = 0
struct Terms {
  std::array<VarId, 2> v;
  std::array<int8_t, 2> sign{};
  uint32_t count = 0;
  ExprId constant;
  bool isSimple = true;
};

class AliasPass {
 public:
  explicit AliasPass(Work& work) : w_(work), p_(work.pool) { classes_.grow(w_.m.variables.size()); }

  void run() {
    constexpr int kRounds = 30;
    for (int round = 0; round < kRounds; ++round) {
      if (w_.isCancelled()) return;
      bool found = false;
      for (Equation& e : w_.equations)
        if (e.isAlive && eliminate(e)) found = true;
      if (!found) break;
      substitute();
    }
  }

 private:
  bool isCandidate(VarId v) const {
    const Role r = w_.roleOf(v);
    return r == Role::unknown || r == Role::discrete;
  }

  // Collects the terms of an expression made of +, − and variables; gives up beyond two variables.
  void collect(ExprId e, int8_t sign, Terms& t, int depth) {
    if (!t.isSimple) return;
    if (w_.isParametric(e)) {
      const ExprId signedValue = sign > 0 ? e : p_.neg(e);
      t.constant = t.constant ? p_.add(t.constant, signedValue) : signedValue;
      return;
    }
    switch (p_.op(e)) {
      case Op::variable: {
        const VarId v = p_.variableOf(e);
        if (!isCandidate(v)) break;
        for (uint32_t k = 0; k < t.count; ++k)
          if (t.v[k] == v) {  // x − x or x + x
            if (t.sign[k] == sign) break;
            t.isSimple = false;
            return;
          }
        if (t.count == 2) break;
        t.v[t.count] = v;
        t.sign[t.count++] = sign;
        return;
      }
      case Op::neg:
        return collect(p_.arg(e, 0), static_cast<int8_t>(-sign), t, depth);
      case Op::toReal:
        break;
      case Op::add:
      case Op::sub: {
        if (depth > 4) break;
        const bool isAdd = p_.op(e) == Op::add;
        const ExprId a = p_.arg(e, 0), b = p_.arg(e, 1);
        collect(a, sign, t, depth + 1);
        collect(b, static_cast<int8_t>(isAdd ? sign : -sign), t, depth + 1);
        return;
      }
      case Op::mul: {  // ±1 times
        for (int k = 0; k < 2; ++k)
          if (p_.isConstant(p_.arg(e, k), 1) || p_.isConstant(p_.arg(e, k), -1))
            return collect(p_.arg(e, 1 - k), static_cast<int8_t>(sign * p_.number(p_.arg(e, k))), t, depth + 1);
        break;
      }
      default:
        break;
    }
    t.isSimple = false;
  }

  bool eliminate(Equation& e) {
    if (e.initialLhs != e.lhs || e.initialRhs != e.rhs) return false;
    Terms t;
    const Type type = p_.type(e.lhs);
    if (type == Type::boolean || type == Type::string || p_.type(e.rhs) == Type::boolean) {
      // Only v = w and v = constant.
      const bool l = isPlain(e.lhs), r = isPlain(e.rhs);
      if (l && r) {
        t = {{p_.variableOf(e.lhs), p_.variableOf(e.rhs)}, {1, -1}, 2, {}, true};
      } else if (l && w_.isParametric(e.rhs)) {
        return join(e, p_.variableOf(e.lhs), e.rhs);
      } else {
        return false;
      }
    } else {
      collect(e.lhs, 1, t, 0);
      collect(e.rhs, -1, t, 0);
    }
    if (!t.isSimple || t.count == 0) return false;
    const bool hasConstant = t.constant && !p_.isConstant(t.constant, 0);
    if (t.count == 1) {
      const ExprId zero = p_.constant(0, w_.var(t.v[0]).type);
      const ExprId value = !t.constant ? zero : t.sign[0] > 0 ? p_.neg(t.constant) : t.constant;
      return join(e, t.v[0], value);
    }
    if (hasConstant || t.v[0] == t.v[1]) return false;
    return joinVariables(e, t.v[0], t.v[1], static_cast<int8_t>(-t.sign[0] * t.sign[1]));
  }

  bool isPlain(ExprId e) const { return p_.op(e) == Op::variable && isCandidate(p_.variableOf(e)); }

  // Whether the left limit of a representative or of one of its members is asked for.
  bool usesPre(uint32_t root) const { return w_.preOf[root].isValid() || (root < hasPre_.size() && hasPre_[root]); }

  // What the left limit of a discrete variable, or of one that is the same, is given as at the start.
  ExprId fixedStart(uint32_t root) {
    if (const auto known = fixedStart_.find(root); known != fixedStart_.end()) return known->second;
    const FlatVariable& x = w_.m.variables[root];
    if (w_.role[root] != Role::discrete || x.type == Type::string || !x.fixed || w_.number(x.fixed) != 1) return {};
    return x.start ? x.start : p_.constant(0, x.type);
  }

  ExprId opposite(ExprId e) {
    if (!e || p_.type(e) == Type::boolean) return e;
    return p_.neg(e);
  }

  // Two discrete variables that are equal from the start on may have been different before it: then each keeps its
  // left limit, and with it itself.
  bool hasOtherLeftLimit(uint32_t ra, uint32_t rb, int8_t sign) {
    if (!usesPre(ra) && !usesPre(rb)) return false;
    const ExprId a = fixedStart(ra), b = fixedStart(rb);
    return a && b && a != (sign > 0 ? b : opposite(b));
  }

  // What is given from outside has a derivative that nobody knows; it is not zero.
  bool readsInput(ExprId e) {
    std::vector<VarId> used;
    symbolic::VariableCollector(p_).collect(e, used);
    return std::any_of(used.begin(), used.end(),
                       [&](VarId v) { return w_.var(v).causality == model::Causality::input; });
  }

  // v = value
  bool join(Equation& e, VarId v, ExprId value) {
    const auto [root, sign] = classes_.find(v.index());
    if (w_.var(v).integral || w_.var(VarId(root)).integral) return false;
    if (classes_.constant(root) || usesPre(root)) return false;
    if (w_.roleOf(VarId(root)) == Role::discrete && w_.var(VarId(root)).type == Type::real) return false;
    if (p_.type(value) != w_.var(v).type && !p_.isConstant(value)) return false;
    if (p_.isConstant(value)) value = p_.constant(p_.number(value), w_.var(v).type);
    if (w_.var(VarId(root)).derivative && readsInput(value)) return false;
    classes_.setConstant(root, sign > 0 ? value : p_.neg(value));
    e.isAlive = false;
    if (const VarId d = w_.var(VarId(root)).derivative) pendingZero_.push_back(d);
    settleDerivatives();
    return true;
  }

  // How much a variable deserves to stand for its class.
  int64_t rank(uint32_t v) const {
    const FlatVariable& x = w_.m.variables[v];
    int64_t r = 0;
    if (w_.role[v] == Role::discrete) r += 1 << 20;
    if (x.integral) r += 1 << 18;
    if (x.stateSelect >= model::StateSelect::prefer) r += static_cast<int64_t>(x.stateSelect) << 14;
    if (x.derivative) r += 1 << 13;
    if (x.fixed && p_.isConstant(x.fixed, 1)) r += 1 << 12;
    if (x.start) r += 1 << 11;
    if (!x.isFlow) r += 1 << 10;
    // In canonical order (FlatModel::listed) names of the person's own say nothing.
    const size_t part = w_.m.listed.empty() ? 0 : std::min(x.name.find('.'), x.name.size());
    return r - std::min<int64_t>(1023, static_cast<int64_t>(x.name.size() - part));
  }

  // a = sign · b
  bool joinVariables(Equation& e, VarId a, VarId b, int8_t sign) {
    if (!link(a.index(), b.index(), sign)) return false;
    e.isAlive = false;
    settleDerivatives();
    return true;
  }

  bool link(uint32_t a, uint32_t b, int8_t sign) {
    if (w_.m.variables[a].type != w_.m.variables[b].type) return false;
    auto [ra, sa] = classes_.find(a);
    auto [rb, sb] = classes_.find(b);
    if (ra == rb) return false;
    int8_t s = static_cast<int8_t>(sign * sa * sb);  // ra = s · rb
    if (rank(rb) > rank(ra)) std::swap(ra, rb);
    FlatVariable& winner = w_.m.variables[ra];
    FlatVariable& loser = w_.m.variables[rb];
    if (winner.integral && loser.integral) return false;
    if (loser.integral && s < 0) return false;
    if (isDerivativeOf(ra, rb) || isDerivativeOf(rb, ra)) return false;  // der(x) = -x is a differential equation
    const bool mixedKinds = (w_.role[ra] == Role::discrete) != (w_.role[rb] == Role::discrete);
    if (mixedKinds && (winner.derivative || loser.derivative || winner.integral || loser.integral)) return false;
    const ExprId cw = classes_.constant(ra), cl = classes_.constant(rb);
    if (cw && cl) return false;
    if (cw && loser.derivative && readsInput(cw)) return false;
    if (cl && winner.derivative && readsInput(cl)) return false;
    if ((cw || cl) && (winner.integral || loser.integral || usesPre(ra) || usesPre(rb))) return false;
    if (hasOtherLeftLimit(ra, rb, s)) return false;
    if (const ExprId start = fixedStart(rb); start && !fixedStart(ra))
      fixedStart_[ra] = s > 0 ? start : opposite(start);
    if (cl) classes_.setConstant(ra, s > 0 ? cl : p_.neg(cl));
    if (usesPre(rb)) {
      hasPre_.resize(w_.m.variables.size(), 0);
      hasPre_[ra] = 1;
    }
    classes_.join(ra, rb, s);
    mergeLinks(ra, rb, s);
    if (classes_.constant(ra) && w_.m.variables[ra].derivative) pendingZero_.push_back(w_.m.variables[ra].derivative);
    return true;
  }

  // Whether the class of `of` leads to that of `v` by differentiation, once or more often.
  bool isDerivativeOf(uint32_t v, uint32_t of) {
    for (VarId d = w_.m.variables[of].derivative; d;) {
      const uint32_t root = classes_.find(d.index()).first;
      if (root == v) return true;
      if (root == of) return false;
      d = w_.m.variables[root].derivative;
    }
    return false;
  }

  // The winner takes over what the loser is derivative of and its own derivative.
  void mergeLinks(uint32_t ra, uint32_t rb, int8_t s) {
    if (const VarId i = w_.m.variables[rb].integral) {
      w_.m.variables[ra].integral = i;
      w_.var(i).derivative = VarId(ra);
      w_.m.variables[rb].integral = {};
    }
    const VarId d = w_.m.variables[rb].derivative;
    if (!d) return;
    w_.m.variables[rb].derivative = {};
    w_.var(d).integral = {};
    if (const VarId own = w_.m.variables[ra].derivative) {
      pending_.push_back({own, d, s});
    } else if (s > 0) {
      w_.m.variables[ra].derivative = d;
      w_.var(d).integral = VarId(ra);
    } else {
      const VarId made =
          w_.addVariable("der(" + w_.m.variables[ra].name + ")", Type::real, Role::unknown, w_.m.variables[ra].part);
      classes_.grow(w_.m.variables.size());
      w_.m.variables[ra].derivative = made;
      w_.var(made).integral = VarId(ra);
      pending_.push_back({made, d, s});
    }
  }

  // Derivatives of equal variables are equal; those of constants are zero. They need not be unknowns of equations.
  void settleDerivatives() {
    while (!pending_.empty() || !pendingZero_.empty()) {
      if (!pendingZero_.empty()) {
        const VarId d = pendingZero_.front();
        pendingZero_.pop_front();
        const auto [root, sign] = classes_.find(d.index());
        w_.var(VarId(root)).integral = {};
        (void)sign;
        const ExprId known = classes_.constant(root);
        if (known && p_.isConstant(known, 0)) continue;
        if (!known) {
          classes_.setConstant(root, p_.real(0));
          if (const VarId dd = w_.var(VarId(root)).derivative) pendingZero_.push_back(dd);
        } else {
          addEquation(VarId(root), p_.real(0));
        }
        continue;
      }
      const auto [a, b, s] = pending_.front();
      pending_.pop_front();
      const auto [ra, sa] = classes_.find(a.index());
      const auto [rb, sb] = classes_.find(b.index());
      if (ra == rb && sa * sb == s) continue;
      const ExprId ca = classes_.constant(ra), cb = classes_.constant(rb);
      if (ca && cb && p_.isConstant(ca, 0) && p_.isConstant(cb, 0)) continue;
      if (!link(a.index(), b.index(), s)) addEquation(a, s > 0 ? w_.leaf(b) : p_.neg(w_.leaf(b)));
    }
  }

  void addEquation(VarId left, ExprId right) {
    Equation e;
    e.lhs = e.initialLhs = w_.leaf(left);
    e.rhs = e.initialRhs = right;
    e.part = w_.var(left).part;
    e.span = w_.var(left).span;
    added_.push_back(e);
  }

  ExprId representative(VarId v) {
    const auto [root, sign] = classes_.find(v.index());
    const ExprId constant = classes_.constant(root);
    const ExprId value = constant ? constant : w_.leaf(VarId(root));
    if (!constant && root == v.index()) return {};
    return sign > 0 ? value : p_.neg(value);
  }

  void substitute() {
    for (Equation& e : added_) w_.equations.push_back(e);
    added_.clear();
    const size_t n = w_.m.variables.size();
    for (uint32_t i = 0; i < n; ++i) {
      if (w_.role[i] == Role::replaced || !isCandidate(VarId(i))) continue;
      const ExprId r = representative(VarId(i));
      if (!r) continue;
      w_.role[i] = Role::replaced;
      w_.replacement[i] = r;
      const VarId left = w_.preOf[i];
      if (!left) continue;
      const auto [root, sign] = classes_.find(i);
      const ExprId leftRoot = w_.leaf(w_.pre(VarId(root)));
      classes_.grow(w_.m.variables.size());
      w_.role[left.index()] = Role::replaced;
      w_.replacement[left.index()] = sign > 0 ? leftRoot : p_.neg(leftRoot);
    }
    // Replacements of earlier rounds may have been replaced again.
    Rewriter rewrite(p_, [&](ExprId e, std::span<const ExprId>) {
      if (p_.op(e) != Op::variable) return ExprId();
      ExprId r = e;
      bool isNegative = false;
      for (;;) {
        if (p_.op(r) == Op::neg && p_.op(p_.arg(r, 0)) == Op::variable) {
          isNegative = !isNegative;
          r = p_.arg(r, 0);
        }
        if (p_.op(r) != Op::variable || w_.roleOf(p_.variableOf(r)) != Role::replaced) break;
        r = w_.replacement[p_.variableOf(r).index()];
      }
      return isNegative ? p_.neg(r) : r;
    });
    for (auto* list : {&w_.equations, &w_.initialEquations})
      for (Equation& e : *list)
        if (e.isAlive) e.rewrite(rewrite);
    w_.rewriteActions(rewrite);
    for (size_t i = 0; i < w_.replacement.size(); ++i)
      if (w_.role[i] == Role::replaced) w_.replacement[i] = rewrite(w_.replacement[i]);
  }

  struct Pending {
    VarId a, b;
    int8_t sign;
  };
  Work& w_;
  Pool& p_;
  AliasClasses classes_;
  std::deque<Pending> pending_;
  std::deque<VarId> pendingZero_;
  std::vector<Equation> added_;
  std::unordered_map<uint32_t, ExprId> fixedStart_;  // of representatives that have it from a member
  std::vector<uint8_t> hasPre_;                      // per representative: a member's left limit is used
};

}  // namespace

bool eliminateAliases(Work& w) {
  AliasPass(w).run();
  // Links to derivatives follow their representatives.
  for (uint32_t i = 0; i < w.m.variables.size(); ++i) {
    FlatVariable& v = w.m.variables[i];
    const auto gone = [&](VarId x) { return x && w.roleOf(x) == Role::replaced; };
    if (w.role[i] == Role::replaced) {
      ++w.aliasCount;
      continue;
    }
    if (gone(v.derivative)) {
      const ExprId r = w.replacement[v.derivative.index()];
      if (w.pool.op(r) == Op::variable && w.roleOf(w.pool.variableOf(r)) == Role::unknown) {
        v.derivative = w.pool.variableOf(r);
        w.var(v.derivative).integral = VarId(i);
      }
    }
  }
  w.equations.erase(
      std::remove_if(w.equations.begin(), w.equations.end(), [](const Equation& e) { return !e.isAlive; }),
      w.equations.end());
  mergeAttributes(w);
  return !w.isCancelled();
}

namespace {

uint32_t depthOf(const std::string& name) {
  return static_cast<uint32_t>(std::count(name.begin(), name.end(), '.'));
}

// A fixed start value that gives way to another one of the same quantity has to hold all the same. That of a discrete
// variable is its left limit, not its value; a continuous one that a discrete one equals has it as its value.
void noteFixed(Work& w, VarId v, VarId representative) {
  if (w.roleOf(representative) == Role::discrete && w.var(v).variability != model::Variability::continuous) return;
  const FlatVariable& x = w.var(v);
  const ExprId start = x.start ? x.start : w.pool.constant(0, x.type);
  w.redundantConditions.push_back({w.leaf(v), start, x.name + " = " + w.text(start), x.part, x.span});
}

// Of start values the one that counts most has the lowest rank: what a type says of all its variables says least of
// this one (specification 8.6.2, confidence numbers).
uint32_t startRank(const FlatVariable& v) {
  constexpr uint32_t kOfType = 0x10000;
  return depthOf(v.name) + (v.hasOwnStart ? 0 : kOfType);
}

// Start, fixed, nominal, limits and stateSelect of an alias go to its representative; of two start values the one given
// higher up in the hierarchy wins, a fixed one always.
void mergeInto(Work& w, uint32_t from, VarId to, bool isNegative, std::vector<uint32_t>& startDepth) {
  Pool& p = w.pool;
  const FlatVariable& a = w.m.variables[from];
  FlatVariable& r = w.var(to);
  const auto flip = [&](ExprId e) { return isNegative && e ? p.neg(e) : e; };
  const bool isFixed = a.fixed && w.number(a.fixed) == 1;
  const bool hasFixed = w.isFixed[to.index()] != 0;
  if (a.start || isFixed) {
    const uint32_t depth = startRank(a);
    const bool isOfValue = w.roleOf(to) == Role::discrete && a.variability == model::Variability::continuous;
    const bool isNearer = depth < startDepth[to.index()];
    const bool better = hasFixed ? isFixed && isNearer && !isOfValue : isFixed || !r.start || isNearer;
    if (isFixed && hasFixed) noteFixed(w, VarId(from), to);
    if (isFixed && hasFixed && better) noteFixed(w, to, to);
    if (better) {
      r.start = a.start ? flip(a.start) : p.constant(0, r.type);
      r.hasOwnStart = a.hasOwnStart;
      startDepth[to.index()] = depth;
    }
    if (isFixed) w.isFixed[to.index()] = 1;
  }
  if (!r.nominal && a.nominal) r.nominal = a.nominal;
  const ExprId low = isNegative ? flip(a.max) : a.min, high = isNegative ? flip(a.min) : a.max;
  if (!r.min && low) r.min = low;
  if (!r.max && high) r.max = high;
  if (a.stateSelect != model::StateSelect::unset &&
      (r.stateSelect == model::StateSelect::unset || a.stateSelect > r.stateSelect))
    r.stateSelect = a.stateSelect;
}

}  // namespace

void mergeAttributes(Work& w) {
  const size_t n = w.m.variables.size();
  std::vector<uint32_t> startDepth(n, 0xFFFFFFFFu);
  for (uint32_t i = 0; i < n; ++i) {
    const FlatVariable& v = w.m.variables[i];
    if (w.role[i] != Role::unknown && w.role[i] != Role::discrete) continue;
    if (v.start) startDepth[i] = startRank(v);
    if (v.fixed && w.number(v.fixed) == 1) w.isFixed[i] = 1;
  }
  for (uint32_t i = 0; i < n; ++i) {
    if (w.role[i] != Role::replaced) continue;
    ExprId r = w.replacement[i];
    bool isNegative = false;
    if (w.pool.op(r) == Op::neg) {
      r = w.pool.arg(r, 0);
      isNegative = true;
    }
    if (w.pool.op(r) != Op::variable) continue;
    const VarId to = w.pool.variableOf(r);
    if (w.roleOf(to) == Role::unknown || w.roleOf(to) == Role::discrete) mergeInto(w, i, to, isNegative, startDepth);
  }
  w.valuesChanged();
  for (uint32_t i = 0; i < n; ++i) {
    if (w.role[i] != Role::unknown && w.role[i] != Role::discrete && w.role[i] != Role::solvedParameter) continue;
    const FlatVariable& v = w.m.variables[i];
    w.hasStart[i] = v.start ? 1 : 0;
    const double start = v.start ? w.number(v.start) : 0;
    w.value[i] = std::isnan(start) ? 0 : start;
  }
  w.valuesChanged();
}

}  // namespace armature::lower
