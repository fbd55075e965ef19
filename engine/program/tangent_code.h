// Internal to tangent.cpp: the tangent of one code, with the primal instructions that it needs computed again.
#pragma once
#include <unordered_map>
#include <vector>

#include "engine/program/program.h"

namespace armature::program {

// Slots and constants added while the tangent is built; operands of new codes use kInstr to mark instruction results
// until the final number of slots is known.
class TangentSlots {
 public:
  explicit TangentSlots(Program& program) : program_(program), tangent_(program.slotCount, kNone) {}
  static constexpr uint32_t kInstr = 0x80000000u;

  Slot newSlot(double value = 0);
  // A slot that holds the number and is never written.
  Slot constant(double value);
  // The slot with the tangent of a slot, kNone while that is zero.
  Slot of(Slot slot) const { return slot < tangent_.size() ? tangent_[slot] : kNone; }
  void set(Slot slot, Slot tangent);
  Slot slotCount() const { return static_cast<Slot>(program_.initial.size()); }

 private:
  Program& program_;
  std::vector<Slot> tangent_;
  std::unordered_map<double, Slot> constants_;
};

// A tangent code: stores of the code's slots become stores of their tangents, which `slots` then knows. Stored slots
// for which `isWanted` is false are left out. Operands of results are marked with TangentSlots::kInstr.
// `extra` gets for each stored slot the operand of its tangent (kNone = zero) for callers that combine further.
class TangentCode {
 public:
  TangentCode(const Code& primal, uint32_t slotCount, TangentSlots& slots);

  // Generates derivatives of all instructions. What is stored into a slot that `seeds` names (by slot, kNone: none; may
  // be empty) has that seed as its tangent.
  void differentiate(const std::vector<Slot>& seeds = {});
  // The same, where the seeds stand for what the code computes: `followed` gets for each slot with a seed the operand
  // of the tangent that it would have had (kNone: zero, and the seed is not used).
  void differentiateCut(const std::vector<Slot>& seeds, std::unordered_map<Slot, uint32_t>& followed);
  struct Stored {
    Slot slot;
    uint32_t value;    // operand of the primal value
    uint32_t tangent;  // operand of the tangent, kNone = zero
  };
  const std::vector<Stored>& stored() const { return stored_; }
  // Appends an operation of one's own after everything; returns its operand.
  uint32_t emit(Op op, uint32_t a, uint32_t b = 0, uint32_t c = 0);
  void store(uint32_t value, Slot slot);
  // The finished code, primal instructions that nobody needs left out.
  Code finish();

 private:
  class Writer;
  void differentiate(const std::vector<Slot>& seeds, std::unordered_map<Slot, uint32_t>* followed);
  uint32_t tangentOf(uint32_t operand) const;
  uint32_t primal(uint32_t operand) const;
  uint32_t rule(uint32_t i);
  void differentiateCall(uint32_t i);
  void differentiateTransport(uint32_t i);
  uint32_t number(double value) { return slots_.constant(value); }
  uint32_t product(uint32_t a, uint32_t b) { return b == kNone ? kNone : emit(Op::mul, a, b); }
  uint32_t sum(uint32_t a, uint32_t b);
  uint32_t difference(uint32_t a, uint32_t b);

  // Instructions of the result before numbering: operands ≥ kPrimal name primal instructions, ≥ kTangent new ones.
  static constexpr uint32_t kPrimal = 0x40000000u;
  static constexpr uint32_t kTangent = 0x80000000u;
  const Code& code_;
  uint32_t slotCount_;
  TangentSlots& slots_;
  std::vector<uint32_t> tangents_;   // per primal instruction: operand, kNone = zero
  std::vector<Instr> made_;          // new instructions
  std::vector<uint32_t> madeAfter_;  // number of new instructions after each primal instruction
  std::vector<Stored> stored_;
  std::vector<CallSite> calls_;
  std::vector<std::vector<uint32_t>> lists_;
  std::unordered_map<uint64_t, uint32_t> callTangents_;  // (call instruction, slot) → operand of the tangent
};

}  // namespace armature::program
