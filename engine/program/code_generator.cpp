#include "engine/program/code_generator.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "engine/program/call.h"
#include "engine/program/operations.h"

namespace armature::program {

namespace x86 = asmjit::x86;
using x86::Xmm;

namespace {

template <Op op>
double callUnary(double a) {
  return unaryOperation(op, a);
}
template <Op op>
double callBinary(double a, double b) {
  return binaryOperation(op, a, b);
}

void callSite(const CallSite* site, const double* args, double* v, RunContext* context) {
  executeCall(*site, args, v, *context);
}

// An index out of range gives no number, not an error: it may stand in a branch that is not chosen.
double pick(RunContext*, double index, const double* values, uint64_t count) {
  if (index >= 1 && index <= static_cast<double>(count)) return values[static_cast<size_t>(index) - 1];
  return std::nan("");
}

double pickSlot(RunContext*, double index, const uint32_t* slots, uint64_t count, const double* v) {
  if (index >= 1 && index <= static_cast<double>(count)) return v[slots[static_cast<size_t>(index) - 1]];
  return std::nan("");
}

template <Op... ops>
void fillUnary(void** table) {
  ((table[static_cast<size_t>(ops)] = reinterpret_cast<void*>(&callUnary<ops>)), ...);
}

CodeTable makeTable() {
  CodeTable t{};
  t.signMask[0] = t.signMask[1] = 0x8000000000000000ull;
  t.magnitudeMask[0] = t.magnitudeMask[1] = 0x7FFFFFFFFFFFFFFFull;
  t.one[0] = t.one[1] = 1;
  fillUnary<Op::sin, Op::cos, Op::tan, Op::asin, Op::acos, Op::atan, Op::sinh, Op::cosh, Op::tanh, Op::exp, Op::log,
            Op::log10>(t.functions);
  t.functions[static_cast<size_t>(Op::pow)] = reinterpret_cast<void*>(&callBinary<Op::pow>);
  t.functions[static_cast<size_t>(Op::atan2)] = reinterpret_cast<void*>(&callBinary<Op::atan2>);
  t.functions[static_cast<size_t>(Helper::call)] = reinterpret_cast<void*>(&callSite);
  t.functions[static_cast<size_t>(Helper::lookup)] = reinterpret_cast<void*>(&pick);
  t.functions[static_cast<size_t>(Helper::lookupSlots)] = reinterpret_cast<void*>(&pickSlot);
  return t;
}

// Base registers; all are preserved by calls.
const x86::Gp kValues = x86::rbx, kTemporaries = x86::rbp, kContext = x86::r12, kTable = x86::r13;

x86::Mem inTable(size_t offset) {
  return x86::ptr(kTable, static_cast<int32_t>(offset));
}

bool isLibrary(Op op) {
  return (op >= Op::sin && op <= Op::log10) || op == Op::pow || op == Op::atan2;
}

// Predicates of vcmpsd that match C's comparisons: false with a NaN, except for "not equal".
int predicate(Op op) {
  switch (op) {
    case Op::less:
      return 0x11;
    case Op::lessEqual:
      return 0x12;
    case Op::greater:
      return 0x1E;
    case Op::greaterEqual:
      return 0x1D;
    case Op::equal:
      return 0x00;
    default:
      return 0x04;
  }
}

}  // namespace

const CodeTable& codeTable() {
  static const CodeTable table = makeTable();
  return table;
}

CodeGenerator::CodeGenerator(x86::Assembler& assembler, uint32_t slotCount) : a_(assembler), slotCount_(slotCount) {
  upcoming_.assign(slotCount, kNever);
  registerOf_.assign(slotCount, -1);
}

// ---- values in registers and memory
// ------------------------------------------------------------------------------------

x86::Mem CodeGenerator::slotMemory(Slot slot) const {
  return x86::ptr(kValues, static_cast<int32_t>(slot * 8));
}
x86::Mem CodeGenerator::temporary(uint32_t index) const {
  return x86::ptr(kTemporaries, static_cast<int32_t>(index * 8));
}

bool CodeGenerator::isInMemory(uint32_t value) const {
  return value < slotCount_ || temporaryOf_[value - slotCount_] != kNever;
}

x86::Mem CodeGenerator::memory(uint32_t value) const {
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
  a_.vmovsd(temporary(t), Xmm(static_cast<uint32_t>(r)));
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
    a_.vmovsd(Xmm(static_cast<uint32_t>(r)), memory(value));
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
  a_.call(x86::ptr(kTable, static_cast<int32_t>(offsetof(CodeTable, functions) + index * sizeof(void*))));
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
  for (const x86::Gp& r : {kValues, kTemporaries, kContext, kTable}) a_.push(r);
  a_.sub(x86::rsp, 8);  // keeps the stack aligned to 16 at calls
  a_.mov(kValues, x86::rdi);
  a_.mov(kTemporaries, x86::rsi);
  a_.mov(kContext, x86::rdx);
  a_.mov(kTable, x86::rcx);
  for (uint32_t i = 0; i < count; ++i) emitInstr(code, i);
  for (int r = 0; r < kRegisters; ++r) drop(r);
  a_.add(x86::rsp, 8);
  for (const x86::Gp& r : {kTable, kContext, kTemporaries, kValues}) a_.pop(r);
  a_.ret();
  return temporaryCount_;
}

// ---- instructions
// -----------------------------------------------------------------------------------------------------------

void CodeGenerator::emitInstr(const Code& code, uint32_t i) {
  const Instr& n = code.instrs[i];
  switch (n.op) {
    case Op::store: {
      const int r = require(i, 0);
      a_.vmovsd(slotMemory(n.b), Xmm(static_cast<uint32_t>(r)));
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
  const Xmm a(static_cast<uint32_t>(require(i, 0)));
  releaseRegisters(i);
  const int r = allocate();
  const Xmm d(static_cast<uint32_t>(r));
  switch (n.op) {
    case Op::neg:
      a_.vxorpd(d, a, inTable(offsetof(CodeTable, signMask)));
      break;
    case Op::abs:
      a_.vandpd(d, a, inTable(offsetof(CodeTable, magnitudeMask)));
      break;
    case Op::sqrt:
      a_.vsqrtsd(d, a, a);
      break;
    case Op::floor:
      a_.vroundsd(d, a, a, 1 | 8);
      break;
    case Op::ceil:
      a_.vroundsd(d, a, a, 2 | 8);
      break;
    case Op::logicalNot:
      a_.vcmpsd(d, a, inTable(offsetof(CodeTable, zero)), predicate(Op::equal));
      a_.vandpd(d, d, inTable(offsetof(CodeTable, one)));
      break;
    default:  // sign: (a > 0) − (a < 0)
      a_.vmovapd(x86::xmm15, a);
      a_.vcmpsd(d, x86::xmm15, inTable(offsetof(CodeTable, zero)), predicate(Op::greater));
      a_.vandpd(d, d, inTable(offsetof(CodeTable, one)));
      a_.vcmpsd(x86::xmm15, x86::xmm15, inTable(offsetof(CodeTable, zero)), predicate(Op::less));
      a_.vandpd(x86::xmm15, x86::xmm15, inTable(offsetof(CodeTable, one)));
      a_.vsubsd(d, d, x86::xmm15);
  }
  releaseTemporaries(i);
  define(i, r);
}

void CodeGenerator::emitBinary(const Instr& n, uint32_t i) {
  uint32_t first = 0, second = 1;
  // An operand in memory can be the second one of the instruction.
  if ((n.op == Op::add || n.op == Op::mul) && registerOf_[operand(i, 0)] < 0 && registerOf_[operand(i, 1)] >= 0)
    std::swap(first, second);
  const Xmm a(static_cast<uint32_t>(require(i, first)));
  constexpr uint32_t kFar = 40;  // a value used again soon is worth a register
  const uint32_t use = nextUse(i, second);
  const bool fromMemory = registerOf_[operand(i, second)] < 0 && (use == kNever || use > i + kFar);
  asmjit::Operand b;
  if (fromMemory)
    b = memory(operand(i, second));
  else
    b = Xmm(static_cast<uint32_t>(require(i, second)));
  releaseRegisters(i);
  const int r = allocate();
  const Xmm d(static_cast<uint32_t>(r));
  auto emit = [&](x86::Inst::Id id) { a_.emit(id, d, a, b); };
  switch (n.op) {
    case Op::add:
      emit(x86::Inst::kIdVaddsd);
      break;
    case Op::sub:
      emit(x86::Inst::kIdVsubsd);
      break;
    case Op::mul:
      emit(x86::Inst::kIdVmulsd);
      break;
    case Op::div:
      emit(x86::Inst::kIdVdivsd);
      break;
    case Op::min:
      emit(x86::Inst::kIdVminsd);
      break;
    case Op::max:
      emit(x86::Inst::kIdVmaxsd);
      break;
    default:
      a_.emit(x86::Inst::kIdVcmpsd, d, a, b, asmjit::Imm(predicate(n.op)));
      a_.vandpd(d, d, inTable(offsetof(CodeTable, one)));
  }
  releaseTemporaries(i);
  define(i, r);
}

void CodeGenerator::emitSelect(uint32_t i) {
  const Xmm c(static_cast<uint32_t>(require(i, 0)));
  const Xmm yes(static_cast<uint32_t>(require(i, 1)));
  const Xmm no(static_cast<uint32_t>(require(i, 2)));
  a_.vcmpsd(x86::xmm15, c, inTable(offsetof(CodeTable, zero)), predicate(Op::notEqual));
  releaseRegisters(i);
  const int r = allocate();
  a_.vblendvpd(Xmm(static_cast<uint32_t>(r)), no, yes, x86::xmm15);
  releaseTemporaries(i);
  define(i, r);
}

void CodeGenerator::emitLogic(Op op, uint32_t i) {
  const Xmm a(static_cast<uint32_t>(require(i, 0)));
  const Xmm b(static_cast<uint32_t>(require(i, 1)));
  a_.vcmpsd(x86::xmm14, a, inTable(offsetof(CodeTable, zero)), predicate(Op::notEqual));
  a_.vcmpsd(x86::xmm15, b, inTable(offsetof(CodeTable, zero)), predicate(Op::notEqual));
  releaseRegisters(i);
  const int r = allocate();
  const Xmm d(static_cast<uint32_t>(r));
  if (op == Op::logicalAnd)
    a_.vandpd(d, x86::xmm14, x86::xmm15);
  else
    a_.vorpd(d, x86::xmm14, x86::xmm15);
  a_.vandpd(d, d, inTable(offsetof(CodeTable, one)));
  releaseTemporaries(i);
  define(i, r);
}

// mod, rem and integer division share the rounded quotient.
void CodeGenerator::emitQuotient(Op op, uint32_t i) {
  const Xmm a(static_cast<uint32_t>(require(i, 0)));
  const Xmm b(static_cast<uint32_t>(require(i, 1)));
  constexpr int kFloor = 1 | 8, kTruncate = 3 | 8;
  a_.vdivsd(x86::xmm15, a, b);
  a_.vroundsd(x86::xmm15, x86::xmm15, x86::xmm15, op == Op::mod ? kFloor : kTruncate);
  if (op != Op::integerDivision) {
    a_.vmulsd(x86::xmm15, x86::xmm15, b);
    a_.vsubsd(x86::xmm15, a, x86::xmm15);
  }
  releaseRegisters(i);
  const int r = allocate();
  a_.vmovapd(Xmm(static_cast<uint32_t>(r)), x86::xmm15);
  releaseTemporaries(i);
  define(i, r);
}

void CodeGenerator::emitLibrary(const Instr& n, uint32_t i) {
  spillLive(i);
  auto fetch = [&](uint32_t k, const Xmm& into) {
    const int r = registerOf_[operand(i, k)];
    if (r >= 0)
      a_.vmovapd(into, Xmm(static_cast<uint32_t>(r)));
    else
      a_.vmovsd(into, memory(operand(i, k)));
  };
  if (isUnary(n.op)) {
    fetch(0, x86::xmm0);
  } else {
    fetch(1, x86::xmm15);  // first, since xmm0 may hold it
    fetch(0, x86::xmm0);
    a_.vmovapd(x86::xmm1, x86::xmm15);
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
    Xmm from = x86::xmm15;
    if (r >= 0)
      from = Xmm(static_cast<uint32_t>(r));
    else
      a_.vmovsd(from, memory(value));
    a_.vmovsd(temporary(run + k - start_[i] - first), from);
  }
}

void CodeGenerator::emitCall(const Code& code, uint32_t i) {
  const CallSite& site = code.calls[code.instrs[i].a];
  spillLive(i);
  const uint32_t run = newTemporaryRun(site.args.size());
  storeOperands(i, 0, run);
  releaseRegisters(i);
  for (int r = 0; r < kRegisters; ++r) drop(r);
  a_.mov(x86::rdi, reinterpret_cast<uint64_t>(&site));
  a_.lea(x86::rsi, temporary(run));
  a_.mov(x86::rdx, kValues);
  a_.mov(x86::rcx, kContext);
  callTable(static_cast<uint32_t>(Helper::call));
  releaseTemporaries(i);
}

void CodeGenerator::emitResult(const Instr& n, uint32_t i) {
  if (firstUse_[i] == kNever) return;
  const int r = allocate();
  a_.vmovsd(Xmm(static_cast<uint32_t>(r)), slotMemory(n.b));
  define(i, r);
}

void CodeGenerator::emitLookup(const Code& code, uint32_t i) {
  const std::vector<uint32_t>& list = code.lists[code.instrs[i].b];
  spillLive(i);
  const bool isAllSlots = std::all_of(list.begin(), list.end(), [&](uint32_t o) { return o < slotCount_; });
  const int index = registerOf_[operand(i, 0)];
  if (index >= 0)
    a_.vmovapd(x86::xmm14, Xmm(static_cast<uint32_t>(index)));
  else
    a_.vmovsd(x86::xmm14, memory(operand(i, 0)));
  uint32_t run = 0;
  if (!isAllSlots) {
    run = newTemporaryRun(list.size());
    storeOperands(i, 1, run);
  }
  releaseRegisters(i);
  for (int r = 0; r < kRegisters; ++r) drop(r);
  a_.vmovapd(x86::xmm0, x86::xmm14);
  a_.mov(x86::rdi, kContext);
  a_.mov(x86::rdx, static_cast<uint64_t>(list.size()));
  if (isAllSlots) {
    a_.mov(x86::rsi, reinterpret_cast<uint64_t>(list.data()));
    a_.mov(x86::rcx, kValues);
    callTable(static_cast<uint32_t>(Helper::lookupSlots));
  } else {
    a_.lea(x86::rsi, temporary(run));
    callTable(static_cast<uint32_t>(Helper::lookup));
  }
  releaseTemporaries(i);
  define(i, 0);
}

}  // namespace armature::program
