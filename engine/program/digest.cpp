#include "engine/program/digest.h"

#include <bit>
#include <string_view>

#include "engine/base/mixed_bits.h"
#include "engine/program/function_code.h"

namespace armature::program {

namespace {

// Takes numbers and texts in their order; lists with their lengths, so that what stands at the end of one is not taken
// for the beginning of the next.
class Digest {
 public:
  void take(uint64_t word) { state_ = digestWith(state_, word); }
  void take(double value) { take(std::bit_cast<uint64_t>(value)); }
  void take(std::string_view text) {
    take(uint64_t{text.size()});
    uint64_t word = 0;
    for (size_t i = 0; i < text.size(); ++i) {
      word = word << 8 | static_cast<unsigned char>(text[i]);
      if (i % 8 == 7) take(word);
    }
    take(word);
  }
  void take(const std::string& text) { take(std::string_view(text)); }
  void take(const Instr& i) { all(uint64_t(i.op), i.a, i.b, i.c); }
  void take(const CallSite& c) {
    all(uint64_t(c.kind), c.target, c.isAtEnd, c.isGuarded);
    all(c.args, c.outputs);
  }
  void take(const Transport& t) { all(t.in0, t.in1, t.position, t.points, t.values); }
  void take(const Code& c) { all(c.instrs, c.calls, c.lists); }
  void take(const MatrixEntry& e) { all(e.row, e.column, e.slot); }
  void take(const LinearSystem& s) { all(s.size, s.code, s.entries, s.rhs, s.unknowns, s.isConstantMatrix, s.nearest); }
  void take(const NonlinearSystem& s) {
    all(s.size, s.residual, s.jacobian, s.unknowns, s.residuals, s.measure, s.sizes, s.entries);
    all(s.nominal, s.min, s.max, s.roundedAt);
  }
  void take(const Step& s) { all(uint64_t(s.kind), s.index); }
  void take(const MixedSystem& s) { all(s.continuous, s.discrete, s.current, s.next, s.relations, s.sampled); }
  void take(const Conditional::Range& r) { all(r.target, r.source, r.count); }
  void take(const Conditional& c) { all(c.condition, c.section, c.otherwise); }
  void take(const StateVariable& s) { all(s.slot, s.derivative, s.nominal); }
  void take(const DiscreteVariable& d) { all(d.slot, d.pre, uint64_t(d.type)); }
  void take(const Relation& r) { all(r.slot, r.root, r.threshold, r.isAfter, r.isSmooth, r.isStepwise, r.nominal); }
  void take(const Sampler& s) { all(s.start, s.interval, s.flag, s.denominator, s.isClock); }
  void take(const StateSet& s) { all(s.states, s.candidates, s.velocities, s.selectors, s.jacobian, s.solvedCount); }
  void take(const Reinit& r) { all(r.active, r.value, r.state); }
  void take(const Assertion& a) { all(a.active, a.condition, a.isWarning, a.isTerminate); }
  void take(const MessagePiece& p) { all(p.text, p.slot, uint64_t(p.format), p.choices, p.pattern); }
  void take(const Effect::Argument& a) { all(a.slot, a.text); }
  void take(const Effect& e) { all(e.active, e.function, e.args); }
  void take(const InitialCheck& c) { all(c.left, c.right); }
  void take(const Variable& v) {
    all(v.name, v.slot, v.isNegated, uint64_t(v.kind), uint64_t(v.type), v.isState, v.isTunable);
    all(v.text.text(), v.unit.text(), v.enumeration.text());
  }
  void take(const FunctionInstr& i) { all(uint64_t(i.kind), uint64_t(i.op), i.target, i.a, i.b, i.c); }
  void take(const std::pair<uint32_t, double>& constant) { all(constant.first, constant.second); }
  void take(const FunctionCode::Call& c) { all(c.function, c.args, c.targets); }
  void take(const FunctionCode::Native& n) { all(n.name, n.args, n.shape, n.targets, n.foreign != nullptr); }
  void take(const std::shared_ptr<const FunctionCode>& f) {
    all(f->name, f->inputCount, f->registerCount, f->constants, f->outputs, f->instrs, f->lists, f->texts);
    all(f->calls, f->natives, f->isImpure);
  }
  template <class T>
  void take(const std::vector<T>& list) {
    take(uint64_t{list.size()});
    for (const T& one : list) takeOne(one);
  }
  template <class... T>
  void all(const T&... each) {
    (takeOne(each), ...);
  }
  uint64_t value() const { return state_; }

 private:
  template <class T>
  void takeOne(const T& one) {
    if constexpr (std::is_integral_v<T>)
      take(static_cast<uint64_t>(one));
    else
      take(one);
  }

  uint64_t state_ = 0;
};

std::vector<double> fixedValues(const Program& program) {
  std::vector<double> values = program.initial;
  for (const Variable& v : program.variables)
    if (v.isTunable && v.slot < values.size()) values[v.slot] = 0;
  return values;
}

}  // namespace

uint64_t digestOf(const Program& p) {
  Digest digest;
  digest.all(p.slotCount, fixedValues(p), p.time, p.initialFlag, p.terminalFlag, p.lambda);
  digest.all(p.codes, p.linear, p.nonlinear, p.mixed, p.conditionals, p.functions, p.texts);
  digest.all(p.delayCount, p.delaySources, p.transports);
  digest.all(p.states, p.discretes, p.relations, p.samplers, p.stateSets, p.reinits, p.assertions, p.margins);
  digest.all(p.effects, p.initialChecks, p.variables);
  digest.all(p.parameters, p.initialization, p.derivatives, p.outputs, p.roots, p.event, p.selection);
  digest.all(p.startSelection, p.checks, p.watch);
  return digest.value();
}

}  // namespace armature::program
