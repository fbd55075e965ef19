#include "engine/program/tangent_code.h"

#include "engine/base/derivative_rules.h"
#include "engine/base/ensure.h"
#include "engine/base/numbers.h"
#include "engine/program/operands.h"

namespace armature::program {

Slot TangentSlots::newSlot(double value) {
  program_.initial.push_back(value);
  return slotCount() - 1;
}

Slot TangentSlots::constant(double value) {
  auto [it, isNew] = constants_.try_emplace(value, 0);
  if (isNew) it->second = newSlot(value);
  return it->second;
}

void TangentSlots::set(Slot slot, Slot tangent) {
  if (slot >= tangent_.size()) tangent_.resize(slot + 1, kNone);
  tangent_[slot] = tangent;
}

TangentCode::TangentCode(const Code& primal, uint32_t slotCount, TangentSlots& slots)
    : code_(primal), slotCount_(slotCount), slots_(slots), tangents_(primal.instrs.size(), kNone) {}

uint32_t TangentCode::primal(uint32_t operand) const {
  return operand < slotCount_ ? operand : kPrimal + (operand - slotCount_);
}

uint32_t TangentCode::tangentOf(uint32_t operand) const {
  return operand < slotCount_ ? slots_.of(operand) : tangents_[operand - slotCount_];
}

uint32_t TangentCode::emit(Op op, uint32_t a, uint32_t b, uint32_t c) {
  made_.push_back({op, a, b, c});
  return kTangent + static_cast<uint32_t>(made_.size() - 1);
}

void TangentCode::store(uint32_t value, Slot slot) {
  made_.push_back({Op::store, value, slot, 0});
}

uint32_t TangentCode::sum(uint32_t a, uint32_t b) {
  if (a == kNone) return b;
  return b == kNone ? a : emit(Op::add, a, b);
}

uint32_t TangentCode::difference(uint32_t a, uint32_t b) {
  if (b == kNone) return a;
  return a == kNone ? emit(Op::neg, b) : emit(Op::sub, a, b);
}

void TangentCode::differentiate(const std::vector<Slot>& seeds) {
  differentiate(seeds, nullptr);
}

void TangentCode::differentiateCut(const std::vector<Slot>& seeds, std::unordered_map<Slot, uint32_t>& followed) {
  differentiate(seeds, &followed);
}

void TangentCode::differentiate(const std::vector<Slot>& seeds, std::unordered_map<Slot, uint32_t>* followed) {
  madeAfter_.reserve(code_.instrs.size());
  const auto seedOf = [&](Slot slot) { return slot < seeds.size() ? seeds[slot] : kNone; };
  std::vector<Slot> cutAt(code_.instrs.size(), kNone);  // by instruction: the slot with a seed that it is stored into
  for (const Instr& n : code_.instrs)
    if (n.op == Op::store && n.a >= slotCount_ && seedOf(n.b) != kNone) cutAt[n.a - slotCount_] = n.b;
  for (uint32_t i = 0; i < code_.instrs.size(); ++i) {
    const Instr& n = code_.instrs[i];
    if (n.op == Op::store) {
      const Slot seed = followed ? kNone : seedOf(n.b);
      stored_.push_back({n.b, primal(n.a), seed != kNone ? seed : tangentOf(n.a)});
    } else if (cutAt[i] != kNone && !followed) {
      tangents_[i] = seedOf(cutAt[i]);
    } else if (n.op == Op::call) {
      differentiateCall(i);
    } else {
      tangents_[i] = rule(i);
      if (cutAt[i] != kNone) {
        (*followed)[cutAt[i]] = tangents_[i];
        if (tangents_[i] != kNone) tangents_[i] = seedOf(cutAt[i]);
      }
    }
    madeAfter_.push_back(static_cast<uint32_t>(made_.size()));
  }
}

// Derivatives as operands of the new code: none is kNone.
class TangentCode::Writer {
 public:
  using Value = uint32_t;
  explicit Writer(TangentCode& code) : code_(code) {}
  uint32_t number(double x) { return code_.number(x); }
  uint32_t unary(Op op, uint32_t a) { return code_.emit(op, a); }
  uint32_t binary(Op op, uint32_t a, uint32_t b) { return code_.emit(op, a, b); }
  uint32_t select(uint32_t condition, uint32_t a, uint32_t b) { return code_.emit(Op::select, condition, a, b); }
  static uint32_t none() { return kNone; }
  static bool isNone(uint32_t d) { return d == kNone; }
  uint32_t orNought(uint32_t d) { return d == kNone ? code_.number(0) : d; }
  uint32_t negative(uint32_t d) { return d == kNone ? kNone : code_.emit(Op::neg, d); }
  uint32_t sum(uint32_t a, uint32_t b) { return code_.sum(a, b); }
  uint32_t difference(uint32_t a, uint32_t b) { return code_.difference(a, b); }
  uint32_t product(uint32_t factor, uint32_t d) { return code_.product(factor, d); }
  uint32_t quotient(uint32_t d, uint32_t divisor) { return d == kNone ? kNone : code_.emit(Op::div, d, divisor); }
  // It is zero at the border, where the tangent often is as well.
  uint32_t guarded(uint32_t divisor) {
    constexpr double kLeastDivisor = 1e-150;  // its square is a number, too
    return code_.emit(Op::max, divisor, code_.number(kLeastDivisor));
  }
  static uint32_t branchwise(uint32_t d) { return d; }
  uint32_t oneLess(uint32_t exponent) { return code_.emit(Op::sub, exponent, code_.number(1)); }

 private:
  TangentCode& code_;
};

// With inactive operands left out.
uint32_t TangentCode::rule(uint32_t i) {
  const Instr& n = code_.instrs[i];
  const uint32_t self = kPrimal + i;
  if (n.op == Op::result) {
    auto it = callTangents_.find(static_cast<uint64_t>(n.a) << 32 | n.b);
    return it == callTangents_.end() ? kNone : it->second;
  }
  if (n.op == Op::lookup) {
    const std::vector<uint32_t>& list = code_.lists[n.b];
    std::vector<uint32_t> d;
    bool isActive = false;
    for (uint32_t v : list) {
      const uint32_t t = tangentOf(v);
      isActive = isActive || t != kNone;
      d.push_back(t == kNone ? number(0) : t);
    }
    if (!isActive) return kNone;
    lists_.push_back(std::move(d));
    return emit(Op::lookup, primal(n.a), static_cast<uint32_t>(lists_.size() - 1));
  }
  if (n.op == Op::select) {
    const uint32_t db = tangentOf(n.b), dc = tangentOf(n.c);
    if (db == kNone && dc == kNone) return kNone;
    return emit(Op::select, primal(n.a), db == kNone ? number(0) : db, dc == kNone ? number(0) : dc);
  }
  const uint32_t da = tangentOf(n.a);
  Writer writer(*this);
  if (isUnary(n.op)) return da == kNone ? kNone : derivativeOfUnary(n.op, writer, self, primal(n.a), da);
  const uint32_t db = tangentOf(n.b);
  if (da == kNone && db == kNone) return kNone;
  return derivativeOfBinary(n.op, writer, self, primal(n.a), primal(n.b), da, db);
}

// Directional derivative of a call by central differences: f(a + h d) − f(a − h d) over 2h, with h so chosen that the
// arguments move by about the cube root of the machine precision.
void TangentCode::differentiateCall(uint32_t i) {
  const CallSite& site = code_.calls[code_.instrs[i].a];
  if (site.kind == CallSite::Kind::transported) return differentiateTransport(i);
  if (site.kind != CallSite::Kind::function) return;  // a delayed value does not depend on the present state
  std::vector<uint32_t> d;
  uint32_t size = number(kDifferenceOfNominal), speed = number(kNoZero);
  bool isActive = false;
  for (uint32_t arg : site.args) {
    d.push_back(tangentOf(arg));
    if (d.back() == kNone) continue;
    isActive = true;
    size = emit(Op::max, size, emit(Op::abs, primal(arg)));
    speed = emit(Op::max, speed, emit(Op::abs, d.back()));
  }
  if (!isActive) return;
  const uint32_t h = emit(Op::div, emit(Op::mul, number(kCentralDifference), size), speed);
  CallSite up = site, down = site;
  for (size_t k = 0; k < d.size(); ++k) {
    const uint32_t a = primal(site.args[k]);
    const uint32_t move = d[k] == kNone ? kNone : emit(Op::mul, h, d[k]);
    up.args[k] = sum(a, move);
    down.args[k] = difference(a, move);
  }
  for (size_t k = 0; k < site.outputs.size(); ++k) {
    up.outputs[k] = slots_.newSlot();
    down.outputs[k] = slots_.newSlot();
  }
  auto place = [&](CallSite s) {
    calls_.push_back(std::move(s));
    return emit(Op::call, static_cast<uint32_t>(calls_.size() - 1));
  };
  const uint32_t upCall = place(up), downCall = place(down);
  const uint32_t twoH = emit(Op::mul, number(2), h);
  for (size_t k = 0; k < site.outputs.size(); ++k) {
    const uint32_t rise =
        emit(Op::sub, emit(Op::result, upCall, up.outputs[k]), emit(Op::result, downCall, down.outputs[k]));
    callTangents_[static_cast<uint64_t>(i) << 32 | site.outputs[k]] = emit(Op::div, rise, twoH);
  }
}

// What comes out of a spatial distribution depends on the position.
void TangentCode::differentiateTransport(uint32_t i) {
  const CallSite& site = code_.calls[code_.instrs[i].a];
  const uint32_t moved = tangentOf(site.args[0]);
  if (moved == kNone) return;
  CallSite slope = site;
  slope.kind = CallSite::Kind::transportedSlope;
  for (uint32_t& arg : slope.args) arg = primal(arg);
  slope.outputs.assign(1, slots_.newSlot());
  const Slot out = slope.outputs.front();
  calls_.push_back(std::move(slope));
  const uint32_t call = emit(Op::call, static_cast<uint32_t>(calls_.size() - 1));
  callTangents_[static_cast<uint64_t>(i) << 32 | site.outputs.front()] =
      emit(Op::mul, emit(Op::result, call, out), moved);
}

Code TangentCode::finish() {
  const auto primalCount = static_cast<uint32_t>(code_.instrs.size());
  // Which primal instructions the new ones need, directly or through others.
  std::vector<uint8_t> isNeeded(primalCount, 0);
  auto need = [&](uint32_t operand) {
    if (operand != kNone && operand >= kPrimal && operand < kTangent) isNeeded[operand - kPrimal] = 1;
  };
  for (Instr& n : made_) forEachOperand(n, [&](uint32_t& o) { need(o); });
  for (const CallSite& c : calls_)
    for (uint32_t o : c.args) need(o);
  for (const auto& list : lists_)
    for (uint32_t o : list) need(o);
  auto needEntry = [&](uint32_t o) {
    if (o >= slotCount_) isNeeded[o - slotCount_] = 1;
  };
  for (uint32_t i = primalCount; i-- > 0;) {
    Instr n = code_.instrs[i];
    if (!isNeeded[i]) continue;
    if (n.op == Op::result) isNeeded[n.a] = 1;
    if (n.op == Op::call)
      for (uint32_t o : code_.calls[n.a].args) needEntry(o);
    if (n.op == Op::lookup)
      for (uint32_t o : code_.lists[n.b]) needEntry(o);
    if (n.op != Op::call) forEachOperand(n, [&](uint32_t& o) { needEntry(o); });
  }
  // Primal and new instructions in order; operands of results marked for the final numbering.
  Code out;
  std::vector<uint32_t> primalAt(primalCount, kNone), madeAt(made_.size(), kNone);
  auto resolve = [&](uint32_t o) {
    if (o >= kTangent) return TangentSlots::kInstr | madeAt[o - kTangent];
    if (o >= kPrimal) return TangentSlots::kInstr | primalAt[o - kPrimal];
    return o;
  };
  auto fromPrimal = [&](uint32_t o) { return resolve(primal(o)); };
  uint32_t next = 0;
  auto placeMade = [&](uint32_t end) {
    for (; next < end; ++next) {
      Instr n = made_[next];
      if (n.op == Op::call) {
        CallSite site = calls_[n.a];
        for (uint32_t& o : site.args) o = resolve(o);
        out.calls.push_back(std::move(site));
        n.a = static_cast<uint32_t>(out.calls.size() - 1);
      } else if (n.op == Op::result) {
        n.a = madeAt[n.a - kTangent];
      } else {
        if (n.op == Op::lookup) {
          out.lists.push_back(lists_[n.b]);
          for (uint32_t& o : out.lists.back()) o = resolve(o);
          n.b = static_cast<uint32_t>(out.lists.size() - 1);
        }
        forEachOperand(n, [&](uint32_t& o) { o = resolve(o); });
      }
      madeAt[next] = static_cast<uint32_t>(out.instrs.size());
      out.instrs.push_back(n);
    }
  };
  for (uint32_t i = 0; i < primalCount; ++i) {
    Instr n = code_.instrs[i];
    if (isNeeded[i]) {
      if (n.op == Op::call) {
        CallSite site = code_.calls[n.a];
        for (uint32_t& o : site.args) o = fromPrimal(o);
        out.calls.push_back(std::move(site));
        n.a = static_cast<uint32_t>(out.calls.size() - 1);
      } else if (n.op == Op::result) {
        n.a = primalAt[n.a];
      } else {
        if (n.op == Op::lookup) {
          out.lists.push_back(code_.lists[n.b]);
          for (uint32_t& o : out.lists.back()) o = fromPrimal(o);
          n.b = static_cast<uint32_t>(out.lists.size() - 1);
        }
        forEachOperand(n, [&](uint32_t& o) { o = fromPrimal(o); });
      }
      primalAt[i] = static_cast<uint32_t>(out.instrs.size());
      out.instrs.push_back(n);
    }
    placeMade(i < madeAfter_.size() ? madeAfter_[i] : static_cast<uint32_t>(made_.size()));
  }
  placeMade(static_cast<uint32_t>(made_.size()));
  return out;
}

}  // namespace armature::program
