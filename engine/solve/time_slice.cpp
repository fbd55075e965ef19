#include "engine/solve/time_slice.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace armature::solve {

using program::Op;

int TimeSlice::argumentsOf(Op op) {
  return op == Op::select ? 3 : op < Op::add ? 1 : 2;
}

TimeSlice::TimeSlice(const program::Program& program, Of of, const program::Section& last)
    : program_(program), of_(of), slots_(program.slotCount) {
  for (uint32_t slot = 0; slot < slots_.size(); ++slot) slots_[slot].operand = slot;
  for (const program::StateVariable& s : program.states) {
    open(s.slot);
    if (of == Of::states) slots_[s.slot] = {s.slot, false, true};
  }
  if (program.time < slots_.size()) slots_[program.time].isOfTime = true;
  follow(program.derivatives);
  for (const program::StateVariable& s : program.states) useBump(slots_[s.derivative]);
  isOfDerivatives_ = false;
  follow(last);
  if (of == Of::states) useHistories();
}

// What goes into a history is seen through as it goes in, for what hangs on it later.
void TimeSlice::useHistories() {
  if (program_.delaySources.empty() && program_.transports.empty()) return;
  follow(program_.outputs);
  isOfDerivatives_ = true;
  for (const program::Slot source : program_.delaySources) useBump(slots_[source]);
  for (const program::Transport& transport : program_.transports) {
    useBump(slots_[transport.in0]);
    useBump(slots_[transport.in1]);
  }
  isOfDerivatives_ = false;
}

std::optional<uint32_t> TimeSlice::functionIn(program::Slot slot) const {
  const Value& value = slots_[slot];
  if (value.isOpen || !value.isOfTime || value.operand < program_.slotCount) return {};
  return value.operand;
}

void TimeSlice::follow(const program::Section& section) {
  using Kind = program::Step::Kind;
  for (const program::Step& step : section) {
    if (step.kind == Kind::code) {
      follow(step.index, false);
    } else if (step.kind == Kind::linear) {
      follow(program_.linear[step.index].code, true);
      open(program_.linear[step.index].unknowns);
    } else if (step.kind == Kind::nonlinear) {
      open(program_.nonlinear[step.index].unknowns);
      follow(program_.nonlinear[step.index].residual, true);
      follow(program_.nonlinear[step.index].jacobian, true);
    } else if (step.kind == Kind::mixed) {
      openAll(program_.mixed[step.index].continuous);
    } else if (step.kind == Kind::conditional) {
      openAll(program_.conditionals[step.index].section);
      for (const auto& range : program_.conditionals[step.index].otherwise)
        for (uint32_t k = 0; k < range.count; ++k) open(range.target + k);
    }
  }
}

void TimeSlice::openAll(const program::Section& section) {
  for (const program::Step& step : section) {
    if (step.kind == program::Step::Kind::code) {
      follow(step.index, true);
    } else {
      follow({step});
    }
  }
}

// From here on the slot holds something that is followed no further.
void TimeSlice::open(program::Slot slot) {
  if (of_ == Of::everything)
    slots_[slot] = {slot, false, true};
  else
    slots_[slot].isOpen = true;
}

void TimeSlice::open(const std::vector<program::Slot>& slots) {
  for (const program::Slot slot : slots) open(slot);
}

void TimeSlice::follow(uint32_t code, bool isOpen) {
  if (code != program::kNone) follow(program_.codes[code], isOpen);
}

// `isOpen`: what the code stores is not followed any further.
void TimeSlice::follow(const program::Code& code, bool isOpen) {
  results_.assign(code.instrs.size(), {});
  for (size_t k = 0; k < code.instrs.size(); ++k) {
    const program::Instr& i = code.instrs[k];
    if (i.op == Op::store) {
      useWaves({i.a});  // who reads the slot is not always seen
      slots_[i.b] = at(i.a);
      if (isOpen) useBump(at(i.a));
      if (isOpen) open(i.b);
      continue;
    }
    if (i.op == Op::call) {
      useWaves(code.calls[i.a].args);
      useBumps(code.calls[i.a].args);
      open(code.calls[i.a].outputs);
    }
    if (i.op == Op::lookup) {
      useWaves(code.lists[i.b]);
      useBumps(code.lists[i.b]);
    }
    results_[k] = hasIntervals(i.op) ? operation(i) : Value{0, true, false};
    if (results_[k].isOpen && i.op < Op::store) useBumps(i);
    if (i.op == Op::result && of_ == Of::everything) results_[k] = {i.b, false, true};
    if (i.op < Op::store) useWaves(i, results_[k]);
    if (!isWave(i)) continue;
    results_[k].phase = at(i.a).operand;
    if (i.op == Op::tan) useWaves({program_.slotCount + static_cast<uint32_t>(k)});
  }
}

bool TimeSlice::isWave(const program::Instr& i) const {
  return (i.op == Op::sin || i.op == Op::cos || i.op == Op::tan) && !at(i.a).isOpen && at(i.a).isOfTime;
}

const TimeSlice::Value& TimeSlice::at(uint32_t operand) const {
  return operand < program_.slotCount ? slots_[operand] : results_[operand - program_.slotCount];
}

TimeSlice::Value TimeSlice::operation(const program::Instr& i) {
  const int count = argumentsOf(i.op);
  const Value a = at(i.a), b = count > 1 ? at(i.b) : Value{}, c = count > 2 ? at(i.c) : Value{};
  Value value{0, a.isOpen || b.isOpen || c.isOpen, a.isOfTime || b.isOfTime || c.isOfTime};
  if (value.isOpen) return value;
  value.operand = program_.slotCount + static_cast<uint32_t>(nodes_.size());
  nodes_.push_back({i.op, a.operand, b.operand, c.operand});
  isBent_.push_back(bends(i) ? 1 : 0);
  return value;
}

// Whether an operation, or what it is applied to, bends its value more than a step shows at its ends.
bool TimeSlice::bends(const program::Instr& i) const {
  const uint32_t operands[] = {i.a, i.b, i.c};
  const auto isMoving = [&](int k) { return at(operands[k]).isOfTime; };
  bool isBent = false;
  for (int k = 0; k < argumentsOf(i.op); ++k) {
    const uint32_t node = at(operands[k]).operand;
    isBent = isBent || (node >= program_.slotCount && isBent_[node - program_.slotCount] != 0);
  }
  switch (i.op) {
    case Op::neg:
    case Op::sin:
    case Op::cos:
    case Op::add:
    case Op::sub:
    case Op::mul:
      return isBent;
    case Op::div:
      return isBent || isMoving(1);
    case Op::select:
      return isBent || isMoving(0);
    default:
      return isBent || isMoving(0) || (argumentsOf(i.op) > 1 && isMoving(1));
  }
}

void TimeSlice::useBump(const Value& value) {
  if (!isOfDerivatives_ || of_ != Of::states || value.isOpen || !value.isOfTime) return;
  if (value.operand < program_.slotCount || isBent_[value.operand - program_.slotCount] == 0) return;
  bumps_.push_back(value.operand);
}

void TimeSlice::useBumps(const std::vector<uint32_t>& operands) {
  for (const uint32_t operand : operands) useBump(at(operand));
}

void TimeSlice::useBumps(const program::Instr& i) {
  const uint32_t operands[] = {i.a, i.b, i.c};
  for (int k = 0; k < argumentsOf(i.op); ++k) useBump(at(operands[k]));
}

// Uses of which nothing is known.
void TimeSlice::useWaves(const std::vector<uint32_t>& operands) {
  for (const uint32_t operand : operands)
    if (at(operand).phase != program::kNone) waves_.push_back({at(operand).phase, program::kNone});
}

// What becomes of the waves among the operands. A constant multiple of one is one, too.
void TimeSlice::useWaves(const program::Instr& i, Value& result) {
  const int count = argumentsOf(i.op);
  const uint32_t operands[] = {i.a, i.b, i.c};
  for (int k = 0; k < count; ++k) {
    const uint32_t phase = at(operands[k]).phase;
    if (phase == program::kNone) continue;
    const Value other = count == 2 ? at(operands[1 - k]) : Value{};
    const bool isMultiple = i.op == Op::neg || i.op == Op::mul || (i.op == Op::div && k == 0);
    if (isMultiple && !other.isOpen && !other.isOfTime) {
      result.phase = phase;
    } else {
      const bool hasAmplitude = i.op == Op::mul && !other.isOpen;
      waves_.push_back({phase, hasAmplitude ? other.operand : program::kNone});
    }
  }
}

void TimeSlice::keep(std::vector<uint32_t>& operands) {
  std::vector<char> isRead(nodes_.size(), 0);
  const uint32_t border = program_.slotCount;
  const auto read = [&](uint32_t operand) {
    if (operand >= border) isRead[operand - border] = 1;
  };
  for (const uint32_t operand : operands) read(operand);
  for (size_t k = nodes_.size(); k-- > 0;) {
    const Node& n = nodes_[k];
    if (!isRead[k]) continue;
    read(n.a);
    if (argumentsOf(n.op) > 1) read(n.b);
    if (argumentsOf(n.op) > 2) read(n.c);
  }
  std::vector<uint32_t> place(nodes_.size(), 0);
  uint32_t count = 0;
  const auto moved = [&](uint32_t operand) { return operand < border ? operand : border + place[operand - border]; };
  for (size_t k = 0; k < nodes_.size(); ++k) {
    if (!isRead[k]) continue;
    const Node n = nodes_[k];
    nodes_[count] = {n.op, moved(n.a), moved(n.b), moved(n.c)};
    place[k] = count++;
  }
  nodes_.resize(count);
  nodes_.shrink_to_fit();
  for (uint32_t& operand : operands) operand = moved(operand);
  values_.resize(nodes_.size());
  errors_.resize(nodes_.size());
  if (of_ == Of::states && !nodes_.empty()) motions_.resize(program_.slotCount);
  slots_ = {};
  results_ = {};
  waves_ = {};
  bumps_ = {};
  isBent_ = {};
}

void TimeSlice::setMotion(double from, const double* states, const double* rates) {
  from_ = from;
  for (size_t i = 0; i < program_.states.size(); ++i) motions_[program_.states[i].slot] = {true, states[i], rates[i]};
}

std::vector<std::optional<TimeSlice::Cone>> TimeSlice::cones(const std::vector<uint32_t>& operands, size_t most) const {
  const uint32_t border = program_.slotCount;
  std::vector<char> isState(border, 0);
  for (const program::StateVariable& s : program_.states) isState[s.slot] = 1;
  std::vector<size_t> readBy(border + nodes_.size(), 0);  // the last operand that does, from 1 on
  std::vector<uint32_t> open;
  std::vector<std::optional<Cone>> cones;
  for (size_t one = 1; one <= operands.size(); ++one) {
    Cone cone{operands[one - 1]};
    const auto read = [&](uint32_t o) {
      const bool moves = o >= border || o == program_.time || isState[o] != 0;
      if (moves && readBy[o] == one) cone.isTree = false;
      if (!moves || readBy[o] == one) return;
      readBy[o] = one;
      if (o >= border) open.push_back(o - border);
      if (o < border && o != program_.time) cone.readsStates = true;
    };
    for (read(operands[one - 1]); !open.empty() && cone.nodes.size() <= most;) {
      const Node& n = nodes_[open.back()];
      cone.nodes.push_back(open.back());
      open.pop_back();
      const uint32_t arguments[] = {n.a, n.b, n.c};
      for (int j = 0; j < (isSquare(n) ? 1 : argumentsOf(n.op)); ++j) read(arguments[j]);
    }
    open.clear();
    std::sort(cone.nodes.begin(), cone.nodes.end());
    cones.push_back(cone.nodes.size() > most ? std::nullopt : std::optional(std::move(cone)));
  }
  return cones;
}

std::vector<TimeSlice::Cone> TimeSlice::cones(const std::vector<uint32_t>& operands) const {
  std::vector<Cone> all;
  for (auto& cone : cones(operands, std::numeric_limits<size_t>::max())) all.push_back(std::move(*cone));
  return all;
}

bool TimeSlice::isSquare(const Node& n) {
  return n.op == Op::mul && n.a == n.b;
}

// Of a slot, or of a node that has been computed.
Interval TimeSlice::valuesOf(const double* v, uint32_t operand, double begin, double end) const {
  if (operand >= program_.slotCount) return values_[operand - program_.slotCount];
  if (operand == program_.time) return {begin, end};
  if (motions_.empty() || !motions_[operand].moves) return {v[operand], v[operand]};
  const double left = motions_[operand].at(begin - from_), right = motions_[operand].at(end - from_);
  return {std::min(left, right), std::max(left, right)};
}

void TimeSlice::computeNode(const double* v, uint32_t node, double begin, double end) {
  const Node& n = nodes_[node];
  const int count = argumentsOf(n.op);
  const Interval a = valuesOf(v, n.a, begin, end);
  if (isSquare(n)) {
    values_[node] = intervalOf(Op::pow, a, {2, 2}, {});
    return;
  }
  values_[node] = intervalOf(n.op, a, count > 1 ? valuesOf(v, n.b, begin, end) : Interval{},
                             count > 2 ? valuesOf(v, n.c, begin, end) : Interval{});
}

void TimeSlice::computeError(const double* v, uint32_t node, double t) {
  const Node& n = nodes_[node];
  const uint32_t operands[] = {n.a, n.b, n.c};
  double x[3] = {}, error[3] = {};
  for (int j = 0; j < argumentsOf(n.op); ++j) {
    x[j] = valuesOf(v, operands[j], t, t).low;
    error[j] = operands[j] >= program_.slotCount ? errors_[operands[j] - program_.slotCount] : 0;
  }
  const double r = values_[node].low;
  errors_[node] = inheritedError(n.op, x, error, r) + std::numeric_limits<double>::epsilon() * std::fabs(r);
}

Interval TimeSlice::evaluate(const double* v, const Cone& cone, double begin, double end) {
  for (const uint32_t node : cone.nodes) computeNode(v, node, begin, end);
  return valuesOf(v, cone.operand, begin, end);
}

double TimeSlice::rounding(const double* v, const Cone& cone, double t) {
  if (cone.nodes.empty()) return 0;
  (void)evaluate(v, cone, t, t);
  for (const uint32_t node : cone.nodes) computeError(v, node, t);
  return errors_[cone.nodes.back()];
}

}  // namespace armature::solve
