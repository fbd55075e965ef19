// Machine code for one straight-line code: a single forward pass over the instructions with the vector registers of a
// machine. A backward pass has found each operand's next use; when a register is needed, the value whose next use lies
// farthest away leaves it (Belady 1966), written to a temporary first unless it is in memory already.
#pragma once
#include <vector>

#include "engine/program/code_table.h"
#include "engine/program/machine.h"

namespace armature::program {

class CodeGenerator {
 public:
  // Emits through the assembler; `slotCount` is the border between slots and instruction results.
  CodeGenerator(machine::Assembler& assembler, uint32_t slotCount);
  // Emits one function; the number of temporaries it needs is the return value. The code must outlive the machine code:
  // call sites and lists are referred to by address.
  uint32_t generate(const Code& code);

 private:
  static constexpr int kRegisters = machine::kValueRegisters;
  static constexpr uint32_t kNever = 0xFFFFFFFFu;

  void collectUses(const Code& code);
  void enter();
  void leave();
  void emitInstr(const Code& code, uint32_t i);
  void emitUnary(const Instr& n, uint32_t i);
  void emitBinary(const Instr& n, uint32_t i);
  void emitSelect(uint32_t i);
  void emitQuotient(Op op, uint32_t i);
  void emitLogic(Op op, uint32_t i);
  void emitLibrary(const Instr& n, uint32_t i);
  void emitCall(const Code& code, uint32_t i);
  void emitResult(const Instr& n, uint32_t i);
  void emitLookup(const Code& code, uint32_t i);

  // Operands of the current instruction.
  uint32_t operand(uint32_t i, uint32_t k) const { return operands_[start_[i] + k]; }
  uint32_t nextUse(uint32_t i, uint32_t k) const { return next_[start_[i] + k]; }
  int require(uint32_t i, uint32_t k);  // into a register, which is locked until unlock
  void releaseRegisters(uint32_t i);    // drops operands that are not used again, updates the others' next use
  void releaseTemporaries(uint32_t i);  // after the instruction has been emitted
  int allocate();
  void bind(int r, uint32_t value, uint32_t use);
  void drop(int r);
  void spill(int r);
  void spillLive(uint32_t i);  // before a call: everything that is used after instruction i
  bool isInMemory(uint32_t value) const;
  machine::Mem memory(uint32_t value) const;
  machine::Mem slotMemory(Slot slot) const;
  machine::Mem temporary(uint32_t index) const;
  machine::Mem inTable(size_t offset) const;
  uint32_t newTemporary();
  uint32_t newTemporaryRun(size_t count);
  void storeOperands(uint32_t i, uint32_t first, uint32_t run);
  void define(uint32_t i, int r);
  void callTable(uint32_t index);

  machine::Assembler& a_;
  const uint32_t slotCount_;
  machine::Bases bases_{};
  std::vector<uint32_t> operands_, next_, start_;  // uses, flattened by instruction
  std::vector<uint32_t> firstUse_;                 // per instruction result
  std::vector<uint32_t> upcoming_;                 // per value, while scanning backwards
  std::vector<int8_t> registerOf_;                 // per value, −1 = none
  std::vector<uint32_t> temporaryOf_;              // per instruction result
  std::vector<uint32_t> freeTemporaries_;
  uint32_t temporaryCount_ = 0;
  uint32_t valueIn_[kRegisters];
  uint32_t useOf_[kRegisters];
  uint32_t locked_ = 0, free_ = 0;  // sets of registers
};

}  // namespace armature::program
