// Takes the equations of the flat model over: left limits become variables, edges are spelled out, and the forms of the
// simulation and of the initial system part.
#include <array>

#include "engine/base/unit_names.h"
#include "engine/lower/rewriter.h"
#include "engine/lower/texts.h"
#include "engine/lower/work.h"

namespace armature::lower {
namespace {

class Normalization {
 public:
  explicit Normalization(Work& w)
      : w_(w),
        p_(w.pool),
        texts_(w),
        delayed_(w.m.delayCount),
        simulation_(p_, {this, Form::simulation}),
        always_(p_, {this, Form::always}),
        initial_(p_, {this, Form::initial}) {
    w_.delaySources.resize(delayed_.size());
    w_.transportSources.resize(w_.m.transports.size());
    transported_.resize(w_.m.transports.size());
  }

  void run() {
    takeEquations();
    takeActions();
    takeAttributes();
  }

 private:
  enum class Form : uint8_t { simulation, always, initial };
  struct Rule {
    Normalization* pass;
    Form form;
    ExprId operator()(ExprId e, std::span<const ExprId> args) const {
      return form == Form::initial ? pass->inInitialization(e, args)
                                   : pass->inSimulation(e, args, form == Form::always);
    }
  };

  ExprId inSimulation(ExprId e, std::span<const ExprId> args, bool keepsStart) {
    switch (p_.op(e)) {
      case Op::edge: {
        const VarId v = p_.variableOf(e);
        const ExprId now = w_.leaf(v);
        return p_.binary(Op::logicalAnd, now, p_.unary(Op::logicalNot, w_.leaf(w_.pre(v))));
      }
      case Op::initial:
        return keepsStart ? e : p_.boolean(false);
      case Op::homotopy:
        return args[0];
      case Op::delay:
        return history(e, args);
      case Op::transport:
        return transport(e, args);
      default:
        return p_.op(e) == Op::pre ? leftLimit(e) : texts_.callFor(e, args);
    }
  }

  ExprId inInitialization(ExprId e, std::span<const ExprId> args) {
    switch (p_.op(e)) {
      case Op::edge:
        return p_.boolean(false);
      case Op::initial:
        return p_.boolean(true);
      case Op::homotopy: {
        const ExprId l = w_.leaf(w_.lambda);
        return args[0] == args[1] ? args[0] : p_.add(p_.mul(l, args[0]), p_.mul(p_.sub(p_.real(1), l), args[1]));
      }
      case Op::delay:  // there is no history yet: the value itself (specification 3.7.4.1)
        return args[0];
      case Op::transport:
        return atStart(e, args);
      default:
        return p_.op(e) == Op::pre ? leftLimit(e) : texts_.callFor(e, args);
    }
  }

  // What comes out depends on the position and the direction, not on what enters at present: the inputs get variables
  // of their own. Until an event says that a jump has reached the outlet, the value is that of the side before it.
  ExprId transport(ExprId e, std::span<const ExprId> args) {
    using Read = symbolic::TransportRead;
    const uint32_t index = p_.node(e).payload;
    if (!w_.transportSources[index].position) {
      const auto make = [&](const char* what) { return w_.addVariable(what, Type::real, Role::unknown); };
      w_.transportSources[index] = {make("transported at 0"), make("transported at 1"), make("position of transport")};
      transported_[index] = {p_.arg(e, 2), p_.arg(e, 3), p_.arg(e, 0)};
    }
    const ExprId flow[] = {args[0], args[1]};
    const ExprId isEven = p_.binary(Op::greater, p_.transport(Read::distance, flow, index), p_.real(0));
    const ExprId all[] = {args[0], args[1], isEven};
    const Read read = p_.readOf(e);
    const ExprId out = p_.transport(read, all, index);
    // Where something enters, it comes out at once: what is read there would be what was last taken in, of which no
    // step knows how it changes.
    if (read == Read::valueAt0) return p_.select(args[1], args[2], out);
    return read == Read::valueAt1 ? p_.select(args[1], out, args[3]) : out;
  }

  // The initial distribution: its end, or its slope there.
  ExprId atStart(ExprId e, std::span<const ExprId> args) {
    using Read = symbolic::TransportRead;
    const Read read = p_.readOf(e);
    if (read == Read::valueAt0 || read == Read::valueAt1) return args[4];
    const model::InitialDistribution& d = w_.m.transports[p_.node(e).payload];
    const size_t k = read == Read::slopeAt0 ? 1 : d.points.size() - 1;
    const ExprId width = p_.sub(d.points[k], d.points[k - 1]), rise = p_.sub(d.values[k], d.values[k - 1]);
    return p_.select(p_.binary(Op::greater, width, p_.real(0)), p_.neg(p_.div(rise, width)), p_.real(0));
  }

  ExprId leftLimit(ExprId e) {
    const VarId v = p_.variableOf(e);
    const Type type = w_.var(v).type;
    return p_.variable(w_.pre(v), type);
  }

  // A delayed value does not depend on the present one: the expression gets a variable of its own, whose values make
  // the history, and the operator keeps only the times.
  ExprId history(ExprId e, std::span<const ExprId> args) {
    const uint32_t index = p_.node(e).payload;
    if (!w_.delaySources[index]) {
      w_.delaySources[index] = w_.addVariable("delayed expression", Type::real, Role::unknown);
      delayed_[index] = p_.arg(e, 0);
    }
    return p_.delay(p_.real(0), args[1], args[2], index);
  }

  Equation taken(const model::FlatEquation& f, bool isInitial) {
    Equation e;
    e.lhs = isInitial ? initial_(f.lhs) : simulation_(f.lhs);
    e.rhs = isInitial ? initial_(f.rhs) : simulation_(f.rhs);
    e.initialLhs = initial_(f.lhs);
    e.initialRhs = initial_(f.rhs);
    // An Integer variable that keeps its left limit: beside a branch of rounded Reals that one was made a Real.
    if (p_.op(e.initialRhs) == Op::toReal && p_.type(e.initialLhs) != Type::real)
      e.initialRhs = p_.arg(e.initialRhs, 0);
    e.origin = f.origin;
    e.part = f.part;
    e.span = f.span;
    return e;
  }

  void takeEquations() {
    const auto isText = [&](const model::FlatEquation& f) { return p_.type(f.lhs) == Type::string; };
    for (const auto& f : w_.m.equations) {
      w_.workingOn(f.part);
      if (!isText(f)) w_.equations.push_back(taken(f, false));
    }
    for (const auto& f : w_.m.initialEquations)
      if (!isText(f)) w_.initialEquations.push_back(taken(f, true));
    const auto keep = [&](VarId source, ExprId expression) {
      model::FlatEquation f;
      f.lhs = w_.leaf(source);
      f.rhs = expression;
      w_.equations.push_back(taken(f, false));
    };
    for (uint32_t k = 0; k < delayed_.size(); ++k)
      if (delayed_[k]) keep(w_.delaySources[k], delayed_[k]);
    for (uint32_t k = 0; k < transported_.size(); ++k) {
      if (!w_.transportSources[k].position) continue;
      keep(w_.transportSources[k].in0, transported_[k][0]);
      keep(w_.transportSources[k].in1, transported_[k][1]);
      keep(w_.transportSources[k].position, transported_[k][2]);
    }
  }

  void takeActions() {
    for (auto& r : w_.m.reinits) {
      r.active = simulation_(r.active);
      r.value = simulation_(r.value);
    }
    for (auto& a : w_.m.assertions) {
      // What is active at the start is looked at once while the flag of the initialization still stands.
      a.active = always_(a.active);
      a.condition = a.isEffect ? effect(a.condition) : simulation_(a.condition);
      a.message = texts_.message(a.message, simulation_);
    }
  }

  // A call for its effect: the pieces of its texts stay apart, as those of messages.
  ExprId effect(ExprId call) {
    if (p_.op(call) != Op::call) return simulation_(call);
    std::vector<ExprId> args(p_.args(call).begin(), p_.args(call).end());
    for (ExprId& a : args) a = p_.type(a) == Type::string ? texts_.message(a, simulation_) : simulation_(a);
    return p_.rebuild(call, args);
  }

  // Attributes: parameters only, but they may be shared with equations. The list grows by left limits meanwhile.
  void takeAttributes() {
    const auto rewrite = [&](ExprId e) { return e ? initial_(e) : e; };
    for (size_t i = 0; i < w_.m.variables.size(); ++i) {
      const ExprId binding = rewrite(w_.m.variables[i].binding), start = rewrite(w_.m.variables[i].start);
      w_.m.variables[i].binding = binding;
      w_.m.variables[i].start = start;
    }
  }

  Work& w_;
  Pool& p_;
  TextFunctions texts_;
  std::vector<ExprId> delayed_;                     // per buffer: the expression whose history it keeps
  std::vector<std::array<ExprId, 3>> transported_;  // per spatial distribution: what enters, and the position
  Rewriter<Rule> simulation_, always_, initial_;
};

void giveRoles(Work& w) {
  for (uint32_t i = 0; i < w.m.variables.size(); ++i) {
    const FlatVariable& v = w.m.variables[i];
    if (v.type == Type::string || v.isClock)
      w.role[i] = Role::text;
    else if (v.variability <= model::Variability::parameter || v.causality == model::Causality::input)
      w.role[i] = Role::parameter;
    else if (v.variability == model::Variability::discrete || v.type != Type::real)
      w.role[i] = Role::discrete;
  }
}

// While it is known what they are derivatives of: aliases forget that where they join w = der(phi) with der(phi).
void nameUnitsOfRates(model::FlatModel& m) {
  TextSharing texts;
  for (model::FlatVariable& v : m.variables)
    if (v.unit.empty() && v.integral) v.unit = texts(unitOfRate(m.variable(v.integral).unit.text()));
}

}  // namespace

bool normalize(Work& w) {
  nameUnitsOfRates(w.m);
  w.growArrays();
  giveRoles(w);
  w.lambda = w.addVariable("homotopy parameter", Type::real, Role::parameter);
  replaceTextVariables(w);
  Normalization(w).run();
  inlineAttributes(w);
  return true;
}

}  // namespace armature::lower
