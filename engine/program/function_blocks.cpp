#include "engine/program/function_blocks.h"

#include <algorithm>
#include <array>
#include <map>
#include <span>

#include "engine/base/operation.h"
#include "engine/program/code_generator.h"
#include "engine/program/code_table.h"
#include "engine/program/function_code.h"
#include "engine/program/machine.h"

namespace armature::program {

namespace {

using Kind = FunctionInstr::Kind;

constexpr size_t kLeastBlock = 6;    // instructions; entering and leaving a block costs about as much as three
constexpr uint64_t kWorthwhile = 8;  // times all instructions of a body, after which it is made into blocks

bool isArithmetic(const FunctionInstr& i) {
  return i.kind == Kind::compute || i.kind == Kind::move;
}

bool isJump(const FunctionInstr& i) {
  return i.kind == Kind::jump || i.kind == Kind::jumpIfFalse || i.kind == Kind::jumpIfTrue;
}

// How many operands a computation has; a move counts as one.
int operandCount(const FunctionInstr& i) {
  if (i.kind == Kind::move || isUnary(i.op)) return 1;
  return isBinary(i.op) ? 2 : 3;
}

// One stretch as a code over the registers: each computation a value, the last value of each lasting register stored
// at the end.
class BlockWriter {
 public:
  BlockWriter(uint32_t registers, const std::vector<uint8_t>& isLasting)
      : registers_(registers), isLasting_(isLasting), valueOf_(registers_, kNone), lentTo_(registers_, 0) {}

  // Takes the next instruction; false where a new block has to begin with it. Stores come last, so that a register
  // whose value on entry another one is to have must not be computed anew.
  bool take(const FunctionInstr& i) {
    if (lentTo_[i.target] > 0) return false;
    const uint32_t before = valueOf(i.target);
    if (before < registers_ && before != i.target) --lentTo_[before];
    if (valueOf_[i.target] == kNone) written_.push_back(i.target);
    if (i.kind == Kind::move) {
      const uint32_t value = valueOf(i.a);
      valueOf_[i.target] = value;
      if (value < registers_ && value != i.target) ++lentTo_[value];
      return true;
    }
    valueOf_[i.target] = computed(i);
    return true;
  }

  // The code so far; the writer begins anew.
  Code finish() {
    for (const uint32_t r : written_)
      if (isLasting_[r] && valueOf_[r] != r) code_.instrs.push_back({Op::store, valueOf_[r], r, 0});
    for (const uint32_t r : written_) {
      if (valueOf_[r] < registers_) lentTo_[valueOf_[r]] = 0;
      valueOf_[r] = kNone;
    }
    written_.clear();
    known_.clear();
    return std::exchange(code_, {});
  }

 private:
  uint32_t valueOf(uint32_t r) const { return valueOf_[r] == kNone ? r : valueOf_[r]; }

  // The same from the same operands is computed once: derivatives of a sum of powers have the powers of the sum.
  uint32_t computed(const FunctionInstr& i) {
    const int operands = operandCount(i);
    const Instr made{i.op, valueOf(i.a), operands > 1 ? valueOf(i.b) : 0, operands > 2 ? valueOf(i.c) : 0};
    const auto next = registers_ + static_cast<uint32_t>(code_.instrs.size());
    const auto [known, isNew] = known_.try_emplace({static_cast<uint32_t>(made.op), made.a, made.b, made.c}, next);
    if (isNew) code_.instrs.push_back(made);
    return known->second;
  }

  const uint32_t registers_;
  const std::vector<uint8_t>& isLasting_;
  std::vector<uint32_t> valueOf_;  // per register: what it would hold now, as an operand; kNone: what it held on entry
  std::vector<uint32_t> lentTo_;   // per register: how many others are to have what it held on entry
  std::vector<uint32_t> written_;
  std::map<std::array<uint32_t, 4>, uint32_t> known_;  // operation and operands: the value
  Code code_;
};

// Marks the registers that something reads which does not stand behind their computation in the same stretch: outputs,
// whatever jumps, calls and arrays use, and what a stretch finds when it begins. Only those are written back.
class LastingRegisters {
 public:
  // `ends` as of stretchEnds.
  static std::vector<uint8_t> of(const FunctionCode& code, const std::vector<size_t>& ends) {
    LastingRegisters found(code);
    for (const uint32_t r : code.outputs) found.note(r);
    size_t begin = 0;
    for (const size_t end : ends) {
      for (size_t k = begin; k < end; ++k) found.look(code.instrs[k], end);
      begin = end;
    }
    return std::move(found.isLasting_);
  }

 private:
  explicit LastingRegisters(const FunctionCode& code)
      : code_(code), isLasting_(code.registerCount, 0), writtenIn_(code.registerCount, 0) {}

  void look(const FunctionInstr& i, size_t stretch) {
    if (!isArithmetic(i)) return noteAll(i);
    const uint32_t operands[] = {i.a, i.b, i.c};
    for (int n = 0; n < operandCount(i); ++n)
      if (writtenIn_[operands[n]] != stretch) note(operands[n]);
    writtenIn_[i.target] = stretch;
  }
  void note(uint32_t r) { isLasting_[r] = 1; }
  void noteRun(uint32_t first, uint32_t count) {
    for (uint32_t k = 0; k < count; ++k) note(first + k);
  }
  void noteAll(const FunctionInstr& i) {
    switch (i.kind) {
      case Kind::load:
        note(i.a);
        for (const uint32_t r : code_.lists[i.b]) note(r);
        return;
      case Kind::loadArray:
        note(i.a);
        return noteRun(i.b, i.c);
      case Kind::storeArray:
        note(i.a);
        note(i.c);
        return noteRun(i.target, i.b);
      case Kind::call:
        for (const uint32_t r : code_.calls[i.a].args) note(r);
        return;
      case Kind::native:
        for (const uint32_t r : code_.natives[i.a].args) note(r);
        return;
      case Kind::concat:
      case Kind::compareText:
        note(i.a);
        return note(i.b);
      case Kind::jump:
      case Kind::text:
      case Kind::end:
        return;
      default:
        note(i.a);
    }
  }

  const FunctionCode& code_;
  std::vector<uint8_t> isLasting_;
  std::vector<size_t> writtenIn_;  // per register: the end of the stretch that has computed it last
};

// The ends of all stretches, one behind the other: arithmetic that nothing jumps into, and each other instruction
// alone.
std::vector<size_t> stretchEnds(const FunctionCode& code) {
  const std::vector<FunctionInstr>& all = code.instrs;
  std::vector<uint8_t> isLeader(all.size() + 1, 0);
  for (const FunctionInstr& i : all)
    if (isJump(i)) isLeader[i.target] = 1;
  const std::vector<uint8_t> none(code.registerCount, 0);
  BlockWriter writer(code.registerCount, none);
  std::vector<size_t> ends;
  for (size_t begin = 0; begin < all.size(); begin = ends.back()) {
    size_t end = begin;
    while (end < all.size() && isArithmetic(all[end]) && (end == begin || !isLeader[end]) && writer.take(all[end]))
      ++end;
    (void)writer.finish();
    ends.push_back(std::max(end, begin + 1));
  }
  return ends;
}

}  // namespace

struct FunctionBlocks::Parts {
  explicit Parts(size_t expected) : assembler(expected) {}

  std::vector<FunctionInstr> instrs;
  machine::Assembler assembler;
  std::vector<size_t> offsets;
  std::vector<CodeFunction> functions;
  size_t temporaries = 0;

  // Emits a code; the instruction that runs it in place of `count` others.
  FunctionInstr block(const Code& code, CodeGenerator& generator, size_t count) {
    FunctionInstr instr;
    instr.kind = Kind::block;
    instr.a = static_cast<uint32_t>(offsets.size());
    instr.b = static_cast<uint32_t>(count);
    assembler.align();
    offsets.push_back(assembler.size());
    temporaries = std::max<size_t>(temporaries, generator.generate(code));
    return instr;
  }

  bool seal() {
    if (offsets.empty() || !assembler.seal()) return false;
    for (const size_t offset : offsets)
      functions.push_back(reinterpret_cast<CodeFunction>(const_cast<uint8_t*>(assembler.data() + offset)));
    return true;
  }
};

FunctionBlocks::FunctionBlocks(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
FunctionBlocks::~FunctionBlocks() = default;

std::unique_ptr<const FunctionBlocks> FunctionBlocks::make(const FunctionCode& code) {
  if (!runsMachineCode()) return nullptr;
  const std::vector<FunctionInstr>& all = code.instrs;
  const std::vector<size_t> ends = stretchEnds(code);
  const std::vector<uint8_t> isLasting = LastingRegisters::of(code, ends);
  auto parts = std::make_unique<Parts>(16 * all.size());
  if (!parts->assembler.isGood()) return nullptr;
  CodeGenerator generator(parts->assembler, code.registerCount);
  BlockWriter writer(code.registerCount, isLasting);
  std::vector<uint32_t> placeOf(all.size() + 1, 0);
  size_t begin = 0;
  for (const size_t end : ends) {
    const bool isBlock = end - begin >= kLeastBlock;
    for (size_t k = begin; k < end; ++k) {
      placeOf[k] = static_cast<uint32_t>(parts->instrs.size());
      if (isBlock)
        (void)writer.take(all[k]);
      else
        parts->instrs.push_back(all[k]);
    }
    if (isBlock) parts->instrs.push_back(parts->block(writer.finish(), generator, end - begin));
    begin = end;
  }
  for (FunctionInstr& i : parts->instrs)
    if (isJump(i)) i.target = placeOf[i.target];
  if (!parts->seal()) return nullptr;
  return std::unique_ptr<const FunctionBlocks>(new FunctionBlocks(std::move(parts)));
}

const std::vector<FunctionInstr>& FunctionBlocks::instrs() const {
  return parts_->instrs;
}

size_t FunctionBlocks::temporaryCount() const {
  return parts_->temporaries;
}

void FunctionBlocks::run(uint32_t block, double* registers, double* temporaries) const {
  parts_->functions[block](registers, temporaries, nullptr, &codeTable());
}

void LateBlocks::note(const FunctionCode& code, uint64_t instructions) const {
  const uint64_t before = interpreted_.fetch_add(instructions, std::memory_order_relaxed);
  if (before + instructions < kWorthwhile * code.instrs.size()) return;
  const std::lock_guard lock(mutex_);
  if (std::exchange(isMade_, true)) return;
  blocks_ = FunctionBlocks::make(code);
  ready_.store(blocks_.get(), std::memory_order_release);
}

}  // namespace armature::program
