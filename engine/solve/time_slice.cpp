#include "engine/solve/time_slice.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/base/arithmetic.h"

namespace armature::solve {

using program::Op;

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kPi = 3.14159265358979323846;

// Operations that intervals are computed of.
bool isTreated(Op op) {
  switch (op) {
    case Op::neg:
    case Op::logicalNot:
    case Op::abs:
    case Op::sqrt:
    case Op::sin:
    case Op::cos:
    case Op::exp:
    case Op::log:
    case Op::atan:
    case Op::tanh:
    case Op::floor:
    case Op::ceil:
    case Op::add:
    case Op::sub:
    case Op::mul:
    case Op::div:
    case Op::pow:
    case Op::min:
    case Op::max:
    case Op::less:
    case Op::lessEqual:
    case Op::greater:
    case Op::greaterEqual:
    case Op::logicalAnd:
    case Op::logicalOr:
    case Op::mod:
    case Op::select:
      return true;
    default:
      return false;
  }
}

Interval apply(Op op, Interval a, Interval b, Interval c) {
  constexpr Interval kAll{-kInfinity, kInfinity};
  const auto rising = [&](auto f) { return Interval{f(a.low), f(a.high)}; };
  // The smallest and largest of the four corners; no number means that nothing is known.
  const auto corners = [&](auto f) {
    const double all[] = {f(a.low, b.low), f(a.low, b.high), f(a.high, b.low), f(a.high, b.high)};
    if (std::any_of(std::begin(all), std::end(all), [](double x) { return std::isnan(x); })) return kAll;
    return Interval{*std::min_element(std::begin(all), std::end(all)),
                    *std::max_element(std::begin(all), std::end(all))};
  };
  const auto isTrue = [](Interval x) { return x.low > 0 || x.high < 0; };
  const auto isFalse = [](Interval x) { return x.low == 0 && x.high == 0; };
  const auto truth = [](bool always, bool never) { return Interval{always ? 1.0 : 0.0, never ? 0.0 : 1.0}; };
  // cos on an interval: the extremes lie at multiples of pi.
  const auto cosine = [&](double shift) {
    const double low = a.low - shift, high = a.high - shift;
    if (!(high - low < 2 * kPi)) return Interval{-1, 1};
    Interval r{std::min(std::cos(low), std::cos(high)), std::max(std::cos(low), std::cos(high))};
    for (double k = std::ceil(low / kPi); k * kPi <= high; ++k)
      (std::fmod(std::fabs(k), 2) < 0.5 ? r.high : r.low) = std::fmod(std::fabs(k), 2) < 0.5 ? 1 : -1;
    return r;
  };
  switch (op) {
    case Op::neg:
      return {-a.high, -a.low};
    case Op::logicalNot:
      return truth(isFalse(a), isTrue(a));
    case Op::abs:
      if (a.low >= 0) return a;
      return a.high <= 0 ? Interval{-a.high, -a.low} : Interval{0, std::max(-a.low, a.high)};
    case Op::sqrt:
      return a.low < 0 ? kAll : rising([](double x) { return std::sqrt(x); });
    case Op::sin:
      return cosine(kPi / 2);
    case Op::cos:
      return cosine(0);
    case Op::exp:
      return rising([](double x) { return std::exp(x); });
    case Op::log:
      return a.low <= 0 ? kAll : rising([](double x) { return std::log(x); });
    case Op::atan:
      return rising([](double x) { return std::atan(x); });
    case Op::tanh:
      return rising([](double x) { return std::tanh(x); });
    case Op::floor:
      return rising([](double x) { return std::floor(x); });
    case Op::ceil:
      return rising([](double x) { return std::ceil(x); });
    case Op::add:
      return {a.low + b.low, a.high + b.high};
    case Op::sub:
      return {a.low - b.high, a.high - b.low};
    case Op::mul:
      return corners([](double x, double y) { return x * y; });
    case Op::div:
      return b.low <= 0 && b.high >= 0 ? kAll : corners([](double x, double y) { return x / y; });
    case Op::pow:
      if (a.low > 0) return corners([](double x, double y) { return std::pow(x, y); });
      if (b.low != b.high || b.low != std::floor(b.low) || b.low < 0) return kAll;
      if (std::fmod(b.low, 2) != 0) return rising([&](double x) { return std::pow(x, b.low); });
      a = apply(Op::abs, a, {}, {});
      return rising([&](double x) { return std::pow(x, b.low); });
    case Op::min:
      return {std::min(a.low, b.low), std::min(a.high, b.high)};
    case Op::max:
      return {std::max(a.low, b.low), std::max(a.high, b.high)};
    case Op::less:
    case Op::lessEqual:
      return truth(a.high<b.low, a.low> b.high);
    case Op::greater:
    case Op::greaterEqual:
      return truth(a.low > b.high, a.high < b.low);
    case Op::logicalAnd:
      return truth(isTrue(a) && isTrue(b), isFalse(a) || isFalse(b));
    case Op::logicalOr:
      return truth(isTrue(a) || isTrue(b), isFalse(a) && isFalse(b));
    case Op::mod: {
      if (b.low != b.high || b.low == 0) return kAll;
      if (std::floor(a.low / b.low) == std::floor(a.high / b.low)) {
        const double turn = std::floor(a.low / b.low) * b.low;
        return {a.low - turn, a.high - turn};
      }
      return {std::min(0.0, b.low), std::max(0.0, b.low)};
    }
    case Op::select:
      if (isTrue(a)) return b;
      if (isFalse(a)) return c;
      return {std::min(b.low, c.low), std::max(b.high, c.high)};
    default:
      return kAll;
  }
}

// What the errors of an operation's arguments make of its result r, to the first order, without its own rounding.
double inherited(Op op, const double (&x)[3], const double (&error)[3], double r) {
  switch (op) {
    case Op::neg:
    case Op::abs:
      return error[0];
    case Op::sqrt:
      return x[0] > 0 ? 0.5 * error[0] * r / x[0] : 0;
    case Op::exp:
      return std::fabs(r) * error[0];
    case Op::log:
      return error[0] / std::fabs(x[0]);
    case Op::add:
    case Op::sub:
      return error[0] + error[1];
    case Op::mul:
      return std::fabs(x[1]) * error[0] + std::fabs(x[0]) * error[1];
    case Op::div:
      return (error[0] + std::fabs(r) * error[1]) / std::fabs(x[1]);
    case Op::pow:
      return x[0] != 0 ? std::fabs(x[1] * r / x[0]) * error[0] : 0;
    case Op::min:
    case Op::max:
      return std::max(error[0], error[1]);
    case Op::mod:
      return error[0];
    case Op::select:
      return x[0] != 0 ? error[1] : error[2];
    case Op::sin:
    case Op::cos:
    case Op::atan:
    case Op::tanh:
      return error[0];
    default:
      return 0;  // whole numbers and truth values
  }
}

}  // namespace

int TimeSlice::argumentsOf(Op op) {
  return op == Op::select ? 3 : op < Op::add ? 1 : 2;
}

TimeSlice::TimeSlice(const program::Program& program, Of of, const program::Section& last)
    : program_(program), of_(of), slots_(program.slotCount) {
  for (uint32_t slot = 0; slot < slots_.size(); ++slot) slots_[slot].operand = slot;
  for (const program::StateVariable& s : program.states) open(s.slot);
  if (program.time < slots_.size()) slots_[program.time].isOfTime = true;
  follow(program.derivatives);
  follow(last);
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
      if (isOpen) open(i.b);
      continue;
    }
    if (i.op == Op::call) {
      useWaves(code.calls[i.a].args);
      open(code.calls[i.a].outputs);
    }
    if (i.op == Op::lookup) useWaves(code.lists[i.b]);
    results_[k] = isTreated(i.op) ? operation(i) : Value{0, true, false};
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
  return value;
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
  slots_ = {};
  results_ = {};
  waves_ = {};
}

Interval TimeSlice::evaluate(const double* v, uint32_t operand, double begin, double end) {
  const uint32_t border = program_.slotCount;
  const auto at = [&](uint32_t o) {
    if (o >= border) return values_[o - border];
    return o == program_.time ? Interval{begin, end} : Interval{v[o], v[o]};
  };
  if (operand < border) return at(operand);
  for (size_t k = 0; k <= operand - border; ++k) {
    const Node& n = nodes_[k];
    const int count = argumentsOf(n.op);
    values_[k] = apply(n.op, at(n.a), count > 1 ? at(n.b) : Interval{}, count > 2 ? at(n.c) : Interval{});
  }
  return values_[operand - border];
}

double TimeSlice::rounding(const double* v, uint32_t operand, double t) {
  const uint32_t border = program_.slotCount;
  if (operand < border) return 0;
  (void)evaluate(v, operand, t, t);
  errors_.resize(nodes_.size());
  const auto at = [&](uint32_t o) { return o >= border ? values_[o - border].low : o == program_.time ? t : v[o]; };
  for (size_t k = 0; k <= operand - border; ++k) {
    const Node& n = nodes_[k];
    const uint32_t operands[] = {n.a, n.b, n.c};
    double x[3] = {}, error[3] = {};
    for (int j = 0; j < argumentsOf(n.op); ++j) {
      x[j] = at(operands[j]);
      error[j] = operands[j] >= border ? errors_[operands[j] - border] : 0;
    }
    const double r = values_[k].low;
    errors_[k] = inherited(n.op, x, error, r) + std::numeric_limits<double>::epsilon() * std::fabs(r);
  }
  return errors_[operand - border];
}

}  // namespace armature::solve
