// The few x86-64 instructions that generated code consists of, encoded into pages of their own: scalar doubles in VEX
// form, moves, calls through memory. Jumps there are none, so that the bytes do not depend on where they stand.
// Encodings: Intel 64 and IA-32 Architectures Software Developer's Manual, volume 2, section 2.3 (VEX prefix) and the
// pages of the instructions; tests/program compares them with another assembler's.
#pragma once
#include <cstddef>
#include <cstdint>

#include "engine/program/code_pages.h"

namespace armature::program::x86 {

// General registers by their number in the encoding.
enum class Gp : uint8_t { rax, rcx, rdx, rbx, rsp, rbp, rsi, rdi, r8, r9, r10, r11, r12, r13, r14, r15 };

// Vector register 0 to 15.
enum class Xmm : uint8_t {};
using Vector = Xmm;  // as it is called of any machine

// Memory at a base register plus a distance [bytes].
struct Mem {
  Gp base;
  int32_t displacement;
};

// Source operand that may be a vector register or eight bytes in memory.
struct Source {
  Source() = default;
  Source(Xmm r) : reg(r) {}  // NOLINT(google-explicit-constructor): operands are written as in assembly language
  Source(const Mem& m) : mem(m), isMemory(true) {}  // NOLINT(google-explicit-constructor)
  Xmm reg{};
  Mem mem{};
  bool isMemory = false;
};

// Scalar operations of two sources: the opcode in the map 0F with the prefix F2.
enum class Scalar : uint8_t { sqrt = 0x51, add = 0x58, mul = 0x59, sub = 0x5C, min = 0x5D, div = 0x5E, max = 0x5F };
// Operations on bits of packed doubles: the opcode in the map 0F with the prefix 66.
enum class Bits : uint8_t { bitAnd = 0x54, bitOr = 0x56, bitXor = 0x57 };

// Predicates of the comparison that match C's: false with a NaN, except for "not equal".
enum class Relation : uint8_t {
  less = 0x11,
  lessEqual = 0x12,
  greater = 0x1E,
  greaterEqual = 0x1D,
  equal = 0x00,
  notEqual = 0x04
};
// Modes of rounding, without an exception for what is inexact.
enum class Rounding : uint8_t { down = 9, up = 10, towardsZero = 11 };

// What the code generator has to know of the calling convention (System V ABI for x86-64, section 3.2).
// Registers that hold the arguments of a generated function.
struct Bases {
  Gp values, temporaries, context, table;
};
// Where a function gets its arguments, and where it keeps them when it calls others.
inline constexpr Bases kArguments = {Gp::rdi, Gp::rsi, Gp::rdx, Gp::rcx};
inline constexpr Bases kPreserved = {Gp::rbx, Gp::rbp, Gp::r12, Gp::r13};
// The first arguments of a call that are no numbers; numbers are passed in the first value registers.
inline constexpr Gp kCallArguments[] = {Gp::rdi, Gp::rsi, Gp::rdx, Gp::rcx};
// Registers for values, which calls do not preserve, and two that hold no value beyond one instruction.
inline constexpr int kValueRegisters = 14;
constexpr Xmm valueRegister(int number) {
  return Xmm(number);
}
inline constexpr Xmm kScratch{15}, kSecondScratch{14};

class Assembler : public CodePages {
 public:
  using CodePages::CodePages;

  // Fills up to a multiple of 16 bytes; nothing runs through the filling.
  void align();

  void push(Gp r) { general(0x50, r); }
  void pop(Gp r) { general(0x58, r); }
  void ret() {
    room();
    byte(0xC3);
  }
  // The frame of a function that calls others: saves and fills what kPreserved names; and the other way round.
  void enter();
  void leave();
  void mov(Gp to, Gp from);
  void mov(Gp to, uint64_t value);
  void lea(Gp to, const Mem& from);
  void addRsp(int8_t bytes);
  void call(const Mem& function);

  void load(Xmm to, const Mem& from) { vector(0x10, kF2, kMap0F, to, Xmm{}, from); }
  void store(const Mem& to, Xmm from) { vector(0x11, kF2, kMap0F, from, Xmm{}, to); }
  void move(Xmm to, Xmm from) { vector(0x28, k66, kMap0F, to, Xmm{}, from); }
  void scalar(Scalar op, Xmm to, Xmm a, const Source& b) { vector(static_cast<uint8_t>(op), kF2, kMap0F, to, a, b); }
  void bits(Bits op, Xmm to, Xmm a, const Source& b) { vector(static_cast<uint8_t>(op), k66, kMap0F, to, a, b); }
  // All ones where the relation holds between a and b, else zeros.
  void compare(Xmm to, Xmm a, const Source& b, Relation relation) {
    vector(0xC2, kF2, kMap0F, to, a, b);
    byte(static_cast<uint8_t>(relation));
  }
  void round(Xmm to, Xmm from, Rounding mode) {
    vector(0x0B, k66, kMap0F3A, to, from, from);
    byte(static_cast<uint8_t>(mode));
  }
  // `yes` where the mask's sign is set, else `no`.
  void blend(Xmm to, Xmm no, Xmm yes, Xmm mask) {
    vector(0x4B, k66, kMap0F3A, to, no, yes);
    byte(static_cast<uint8_t>(static_cast<uint8_t>(mask) << 4));
  }

 private:
  static constexpr uint8_t k66 = 1, kF2 = 3;          // the VEX prefix's two bits for the old prefixes
  static constexpr uint8_t kMap0F = 1, kMap0F3A = 3;  // opcode maps

  void general(uint8_t opcode, Gp r);
  void modRm(uint8_t reg, const Mem& m);
  void vector(uint8_t opcode, uint8_t prefix, uint8_t map, Xmm reg, Xmm second, const Source& rm);
};

}  // namespace armature::program::x86
