#include "engine/program/code_generator.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "engine/base/operation.h"

namespace armature::program {

using machine::Bits;
using machine::kCallArguments;
using machine::kScratch;
using machine::kSecondScratch;
using machine::Rounding;
using machine::Scalar;
using machine::valueRegister;

namespace {

bool isLibrary(Op op) {
  return (op >= Op::sin && op <= Op::log10) || op == Op::pow || op == Op::atan2;
}

bool isCalling(const Instr& n) {
  return n.op == Op::call || n.op == Op::lookup || isLibrary(n.op);
}

machine::Relation relationOf(Op op) {
  switch (op) {
    case Op::less:
      return machine::Relation::less;
    case Op::lessEqual:
      return machine::Relation::lessEqual;
    case Op::greater:
      return machine::Relation::greater;
    case Op::greaterEqual:
      return machine::Relation::greaterEqual;
    case Op::equal:
      return machine::Relation::equal;
    default:
      return machine::Relation::notEqual;
  }
}

}  // namespace

CodeGenerator::CodeGenerator(machine::Assembler& assembler, uint32_t slotCount) : a_(assembler), slotCount_(slotCount) {
  upcoming_.assign(slotCount, kNever);
  registerOf_.assign(slotCount, -1);
}

// ---- values in registers and memory
// ------------------------------------------------------------------------------------

machine::Mem CodeGenerator::slotMemory(Slot slot) const {
  return {bases_.values, static_cast<int32_t>(slot * 8)};
}
machine::Mem CodeGenerator::inTable(size_t offset) const {
  return {bases_.table, static_cast<int32_t>(offset)};
}
machine::Mem CodeGenerator::temporary(uint32_t index) const {
  return {bases_.temporaries, static_cast<int32_t>(index * 8)};
}

bool CodeGenerator::isInMemory(uint32_t value) const {
  return value < slotCount_ || temporaryOf_[value - slotCount_] != kNever;
}

machine::Mem CodeGenerator::memory(uint32_t value) const {
  return value < slotCount_ ? slotMemory(value) : temporary(temporaryOf_[value - slotCount_]);
}

uint32_t CodeGenerator::newTemporary() {
  if (freeTemporaries_.empty()) return temporaryCount_++;
  const uint32_t t = freeTemporaries_.back();
  freeTemporaries_.pop_back();
  return t;
}

uint32_t CodeGenerator::newTemporaryRun(size_t count) {
  const uint32_t first = temporaryCount_;
  temporaryCount_ += static_cast<uint32_t>(count);
  return first;
}

void CodeGenerator::bind(int r, uint32_t value, uint32_t use) {
  valueIn_[r] = value;
  free_ &= ~(1u << r);
  useOf_[r] = use;
  registerOf_[value] = static_cast<int8_t>(r);
}

void CodeGenerator::drop(int r) {
  if (valueIn_[r] == kNever) return;
  registerOf_[valueIn_[r]] = -1;
  valueIn_[r] = kNever;
  free_ |= 1u << r;
}

void CodeGenerator::spill(int r) {
  const uint32_t value = valueIn_[r];
  if (isInMemory(value)) return;
  const uint32_t t = newTemporary();
  temporaryOf_[value - slotCount_] = t;
  a_.store(temporary(t), valueRegister(r));
}

int CodeGenerator::allocate() {
  if (const uint32_t available = free_ & ~locked_) return __builtin_ctz(available);
  // Farthest next use; among equals a value that is in memory already.
  int best = -1;
  for (int r = 0; r < kRegisters; ++r) {
    if (locked_ >> r & 1) continue;
    if (best < 0 || useOf_[r] > useOf_[best] || (useOf_[r] == useOf_[best] && isInMemory(valueIn_[r]))) best = r;
  }
  if (useOf_[best] != kNever) spill(best);
  drop(best);
  return best;
}

int CodeGenerator::require(uint32_t i, uint32_t k) {
  const uint32_t value = operand(i, k);
  int r = registerOf_[value];
  if (r < 0) {
    r = allocate();
    a_.load(valueRegister(r), memory(value));
    bind(r, value, i);
  }
  locked_ |= 1u << r;
  return r;
}

void CodeGenerator::releaseRegisters(uint32_t i) {
  locked_ = 0;
  for (uint32_t k = start_[i]; k < start_[i + 1]; ++k) {
    const int r = registerOf_[operands_[k]];
    if (r < 0) continue;
    if (next_[k] == kNever)
      drop(r);
    else
      useOf_[r] = next_[k];
  }
}

void CodeGenerator::releaseTemporaries(uint32_t i) {
  for (uint32_t k = start_[i]; k < start_[i + 1]; ++k) {
    const uint32_t value = operands_[k];
    if (next_[k] != kNever || value < slotCount_) continue;
    uint32_t& t = temporaryOf_[value - slotCount_];
    if (t != kNever) freeTemporaries_.push_back(t);
    t = kNever;
  }
}

void CodeGenerator::spillLive(uint32_t i) {
  for (int r = 0; r < kRegisters; ++r) {
    if (valueIn_[r] == kNever) continue;
    uint32_t use = useOf_[r];
    for (uint32_t k = start_[i]; k < start_[i + 1]; ++k)
      if (operands_[k] == valueIn_[r]) use = next_[k];
    if (use != kNever) spill(r);
  }
}

void CodeGenerator::define(uint32_t i, int r) {
  if (firstUse_[i] != kNever) bind(r, slotCount_ + i, firstUse_[i]);
}

void CodeGenerator::callTable(uint32_t index) {
  a_.call(inTable(offsetof(CodeTable, functions) + index * sizeof(void*)));
}

// ---- uses
// ---------------------------------------------------------------------------------------------------------------

void CodeGenerator::collectUses(const Code& code) {
  const auto count = static_cast<uint32_t>(code.instrs.size());
  operands_.clear();
  start_.clear();
  for (const Instr& n : code.instrs) {
    start_.push_back(static_cast<uint32_t>(operands_.size()));
    switch (n.op) {
      case Op::result:
        break;
      case Op::call:
        operands_.insert(operands_.end(), code.calls[n.a].args.begin(), code.calls[n.a].args.end());
        break;
      case Op::lookup:
        operands_.push_back(n.a);
        operands_.insert(operands_.end(), code.lists[n.b].begin(), code.lists[n.b].end());
        break;
      case Op::select:
        operands_.insert(operands_.end(), {n.a, n.b, n.c});
        break;
      case Op::store:
        operands_.push_back(n.a);
        break;
      default:
        operands_.push_back(n.a);
        if (!isUnary(n.op)) operands_.push_back(n.b);
    }
  }
  start_.push_back(static_cast<uint32_t>(operands_.size()));
  upcoming_.resize(slotCount_ + count, kNever);
  std::fill(upcoming_.begin() + slotCount_, upcoming_.end(), kNever);
  next_.resize(operands_.size());
  firstUse_.resize(count);
  for (uint32_t i = count; i-- > 0;) {
    firstUse_[i] = upcoming_[slotCount_ + i];
    for (uint32_t k = start_[i]; k < start_[i + 1]; ++k) next_[k] = upcoming_[operands_[k]];
    for (uint32_t k = start_[i]; k < start_[i + 1]; ++k) upcoming_[operands_[k]] = i;
  }
  for (uint32_t o : operands_) upcoming_[o] = kNever;
}

uint32_t CodeGenerator::generate(const Code& code) {
  collectUses(code);
  const auto count = static_cast<uint32_t>(code.instrs.size());
  registerOf_.resize(slotCount_ + count);
  std::fill(registerOf_.begin() + slotCount_, registerOf_.end(), -1);
  temporaryOf_.assign(count, kNever);
  freeTemporaries_.clear();
  temporaryCount_ = 0;
  std::fill(std::begin(valueIn_), std::end(valueIn_), kNever);
  free_ = (1u << kRegisters) - 1;
  bases_ = std::any_of(code.instrs.begin(), code.instrs.end(), isCalling) ? machine::kPreserved : machine::kArguments;
  enter();
  for (uint32_t i = 0; i < count; ++i) emitInstr(code, i);
  for (int r = 0; r < kRegisters; ++r) drop(r);
  leave();
  return temporaryCount_;
}

// A function that calls none leaves its arguments where they are.
void CodeGenerator::enter() {
  if (bases_.values != machine::kArguments.values) a_.enter();
}

void CodeGenerator::leave() {
  if (bases_.values != machine::kArguments.values) a_.leave();
  a_.ret();
}

// ---- instructions
// -----------------------------------------------------------------------------------------------------------

void CodeGenerator::emitInstr(const Code& code, uint32_t i) {
  const Instr& n = code.instrs[i];
  switch (n.op) {
    case Op::store: {
      const int r = require(i, 0);
      a_.store(slotMemory(n.b), valueRegister(r));
      releaseRegisters(i);
      releaseTemporaries(i);
      return;
    }
    case Op::call:
      return emitCall(code, i);
    case Op::result:
      return emitResult(n, i);
    case Op::lookup:
      return emitLookup(code, i);
    default:
      break;
  }
  if (firstUse_[i] == kNever) {  // nobody reads it
    releaseRegisters(i);
    releaseTemporaries(i);
    return;
  }
  if (isLibrary(n.op)) {
    emitLibrary(n, i);
  } else if (n.op == Op::select) {
    emitSelect(i);
  } else if (n.op == Op::logicalAnd || n.op == Op::logicalOr) {
    emitLogic(n.op, i);
  } else if (n.op >= Op::mod) {
    emitQuotient(n.op, i);
  } else if (isUnary(n.op)) {
    emitUnary(n, i);
  } else {
    emitBinary(n, i);
  }
}

void CodeGenerator::emitUnary(const Instr& n, uint32_t i) {
  const auto a = valueRegister(require(i, 0));
  releaseRegisters(i);
  const int r = allocate();
  const auto d = valueRegister(r);
  switch (n.op) {
    case Op::neg:
      a_.bits(Bits::bitXor, d, a, inTable(offsetof(CodeTable, signMask)));
      break;
    case Op::abs:
      a_.bits(Bits::bitAnd, d, a, inTable(offsetof(CodeTable, magnitudeMask)));
      break;
    case Op::sqrt:
      a_.scalar(Scalar::sqrt, d, a, a);
      break;
    case Op::floor:
      a_.round(d, a, Rounding::down);
      break;
    case Op::ceil:
      a_.round(d, a, Rounding::up);
      break;
    case Op::logicalNot:
      a_.compare(d, a, inTable(offsetof(CodeTable, zero)), machine::Relation::equal);
      a_.bits(Bits::bitAnd, d, d, inTable(offsetof(CodeTable, one)));
      break;
    default:  // sign: (a > 0) − (a < 0)
      a_.move(kScratch, a);
      a_.compare(d, kScratch, inTable(offsetof(CodeTable, zero)), machine::Relation::greater);
      a_.bits(Bits::bitAnd, d, d, inTable(offsetof(CodeTable, one)));
      a_.compare(kScratch, kScratch, inTable(offsetof(CodeTable, zero)), machine::Relation::less);
      a_.bits(Bits::bitAnd, kScratch, kScratch, inTable(offsetof(CodeTable, one)));
      a_.scalar(Scalar::sub, d, d, kScratch);
  }
  releaseTemporaries(i);
  define(i, r);
}

void CodeGenerator::emitBinary(const Instr& n, uint32_t i) {
  uint32_t first = 0, second = 1;
  // An operand in memory can be the second one of the instruction.
  if ((n.op == Op::add || n.op == Op::mul) && registerOf_[operand(i, 0)] < 0 && registerOf_[operand(i, 1)] >= 0)
    std::swap(first, second);
  const auto a = valueRegister(require(i, first));
  constexpr uint32_t kFar = 40;  // a value used again soon is worth a register
  const uint32_t use = nextUse(i, second);
  const bool fromMemory = registerOf_[operand(i, second)] < 0 && (use == kNever || use > i + kFar);
  machine::Source b;
  if (fromMemory)
    b = memory(operand(i, second));
  else
    b = valueRegister(require(i, second));
  releaseRegisters(i);
  const int r = allocate();
  const auto d = valueRegister(r);
  auto emit = [&](Scalar op) { a_.scalar(op, d, a, b); };
  switch (n.op) {
    case Op::add:
      emit(Scalar::add);
      break;
    case Op::sub:
      emit(Scalar::sub);
      break;
    case Op::mul:
      emit(Scalar::mul);
      break;
    case Op::div:
      emit(Scalar::div);
      break;
    case Op::min:
      emit(Scalar::min);
      break;
    case Op::max:
      emit(Scalar::max);
      break;
    default:
      a_.compare(d, a, b, relationOf(n.op));
      a_.bits(Bits::bitAnd, d, d, inTable(offsetof(CodeTable, one)));
  }
  releaseTemporaries(i);
  define(i, r);
}

void CodeGenerator::emitSelect(uint32_t i) {
  const auto c = valueRegister(require(i, 0));
  const auto yes = valueRegister(require(i, 1));
  const auto no = valueRegister(require(i, 2));
  a_.compare(kScratch, c, inTable(offsetof(CodeTable, zero)), machine::Relation::notEqual);
  releaseRegisters(i);
  const int r = allocate();
  a_.blend(valueRegister(r), no, yes, kScratch);
  releaseTemporaries(i);
  define(i, r);
}

void CodeGenerator::emitLogic(Op op, uint32_t i) {
  const auto a = valueRegister(require(i, 0));
  const auto b = valueRegister(require(i, 1));
  a_.compare(kSecondScratch, a, inTable(offsetof(CodeTable, zero)), machine::Relation::notEqual);
  a_.compare(kScratch, b, inTable(offsetof(CodeTable, zero)), machine::Relation::notEqual);
  releaseRegisters(i);
  const int r = allocate();
  const auto d = valueRegister(r);
  if (op == Op::logicalAnd)
    a_.bits(Bits::bitAnd, d, kSecondScratch, kScratch);
  else
    a_.bits(Bits::bitOr, d, kSecondScratch, kScratch);
  a_.bits(Bits::bitAnd, d, d, inTable(offsetof(CodeTable, one)));
  releaseTemporaries(i);
  define(i, r);
}

// mod, rem and integer division share the rounded quotient.
void CodeGenerator::emitQuotient(Op op, uint32_t i) {
  const auto a = valueRegister(require(i, 0));
  const auto b = valueRegister(require(i, 1));
  a_.scalar(Scalar::div, kScratch, a, b);
  a_.round(kScratch, kScratch, op == Op::mod ? Rounding::down : Rounding::towardsZero);
  if (op != Op::integerDivision) {
    a_.scalar(Scalar::mul, kScratch, kScratch, b);
    a_.scalar(Scalar::sub, kScratch, a, kScratch);
  }
  releaseRegisters(i);
  const int r = allocate();
  a_.move(valueRegister(r), kScratch);
  releaseTemporaries(i);
  define(i, r);
}

void CodeGenerator::emitLibrary(const Instr& n, uint32_t i) {
  spillLive(i);
  auto fetch = [&](uint32_t k, machine::Vector into) {
    const int r = registerOf_[operand(i, k)];
    if (r >= 0)
      a_.move(into, valueRegister(r));
    else
      a_.load(into, memory(operand(i, k)));
  };
  if (isUnary(n.op)) {
    fetch(0, valueRegister(0));
  } else {
    fetch(1, kScratch);  // first, since the register of the other may hold it
    fetch(0, valueRegister(0));
    a_.move(valueRegister(1), kScratch);
  }
  releaseRegisters(i);
  for (int r = 0; r < kRegisters; ++r) drop(r);
  callTable(static_cast<uint32_t>(n.op));
  releaseTemporaries(i);
  define(i, 0);
}

// Copies operands first … of instruction i to a run of temporaries.
void CodeGenerator::storeOperands(uint32_t i, uint32_t first, uint32_t run) {
  for (uint32_t k = start_[i] + first; k < start_[i + 1]; ++k) {
    const uint32_t value = operands_[k];
    const int r = registerOf_[value];
    machine::Vector from = kScratch;
    if (r >= 0)
      from = valueRegister(r);
    else
      a_.load(from, memory(value));
    a_.store(temporary(run + k - start_[i] - first), from);
  }
}

void CodeGenerator::emitCall(const Code& code, uint32_t i) {
  const CallSite& site = code.calls[code.instrs[i].a];
  spillLive(i);
  const uint32_t run = newTemporaryRun(site.args.size());
  storeOperands(i, 0, run);
  releaseRegisters(i);
  for (int r = 0; r < kRegisters; ++r) drop(r);
  a_.mov(kCallArguments[0], reinterpret_cast<uint64_t>(&site));
  a_.lea(kCallArguments[1], temporary(run));
  a_.mov(kCallArguments[2], bases_.values);
  a_.mov(kCallArguments[3], bases_.context);
  callTable(static_cast<uint32_t>(Helper::call));
  releaseTemporaries(i);
}

void CodeGenerator::emitResult(const Instr& n, uint32_t i) {
  if (firstUse_[i] == kNever) return;
  const int r = allocate();
  a_.load(valueRegister(r), slotMemory(n.b));
  define(i, r);
}

void CodeGenerator::emitLookup(const Code& code, uint32_t i) {
  const std::vector<uint32_t>& list = code.lists[code.instrs[i].b];
  spillLive(i);
  const bool isAllSlots = std::all_of(list.begin(), list.end(), [&](uint32_t o) { return o < slotCount_; });
  const int index = registerOf_[operand(i, 0)];
  if (index >= 0)
    a_.move(kSecondScratch, valueRegister(index));
  else
    a_.load(kSecondScratch, memory(operand(i, 0)));
  uint32_t run = 0;
  if (!isAllSlots) {
    run = newTemporaryRun(list.size());
    storeOperands(i, 1, run);
  }
  releaseRegisters(i);
  for (int r = 0; r < kRegisters; ++r) drop(r);
  a_.move(valueRegister(0), kSecondScratch);
  a_.mov(kCallArguments[0], bases_.context);
  a_.mov(kCallArguments[2], static_cast<uint64_t>(list.size()));
  if (isAllSlots) {
    a_.mov(kCallArguments[1], reinterpret_cast<uint64_t>(list.data()));
    a_.mov(kCallArguments[3], bases_.values);
    callTable(static_cast<uint32_t>(Helper::lookupSlots));
  } else {
    a_.lea(kCallArguments[1], temporary(run));
    callTable(static_cast<uint32_t>(Helper::lookup));
  }
  releaseTemporaries(i);
  define(i, 0);
}

}  // namespace armature::program
