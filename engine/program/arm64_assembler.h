// The few instructions of the 64-bit ARM processors (A64) that generated code consists of: scalar doubles, moves, calls
// through memory. The same operations by the same names as in x86_assembler.h, each with the meaning that it has there;
// where the machine has no such instruction it is made of several. Operands in memory are loaded first.
// Encodings: Arm Architecture Reference Manual for A-profile, chapters C6 (general) and C7 (vectors); tests/program
// compares them with another assembler's.
#pragma once
#include <cstddef>
#include <cstdint>

#include "engine/program/code_pages.h"

namespace armature::program::arm64 {

// General register 0 to 30 by its number in the encoding; where 31 stands it is the stack's.
enum class Gp : uint8_t {};
inline constexpr Gp kStack{31};

// Vector register 0 to 31, of which the lower eight bytes are used.
enum class Vector : uint8_t {};

// Memory at a base register plus a distance, not negative and a multiple of 8 [bytes].
struct Mem {
  Gp base;
  int32_t displacement;
};

// Source operand that may be a vector register or eight bytes in memory.
struct Source {
  Source() = default;
  Source(Vector r) : reg(r) {}  // NOLINT(google-explicit-constructor): operands are written as in assembly language
  Source(const Mem& m) : mem(m), isMemory(true) {}  // NOLINT(google-explicit-constructor)
  Vector reg{};
  Mem mem{};
  bool isMemory = false;
};

enum class Scalar : uint8_t { sqrt, add, sub, mul, div, min, max };
enum class Bits : uint8_t { bitAnd, bitOr, bitXor };
// As C's comparisons: false with a NaN, except for "not equal".
enum class Relation : uint8_t { less, lessEqual, greater, greaterEqual, equal, notEqual };
enum class Rounding : uint8_t { down, up, towardsZero };

// What the code generator has to know of the calling convention (Procedure Call Standard for the Arm 64-bit
// Architecture, section 6.1).
// Registers that hold the arguments of a generated function.
struct Bases {
  Gp values, temporaries, context, table;
};
// Where a function gets its arguments, and where it keeps them when it calls others.
inline constexpr Bases kArguments = {Gp{0}, Gp{1}, Gp{2}, Gp{3}};
inline constexpr Bases kPreserved = {Gp{19}, Gp{20}, Gp{21}, Gp{22}};
// The first arguments of a call that are no numbers; numbers are passed in the first value registers.
inline constexpr Gp kCallArguments[] = {Gp{0}, Gp{1}, Gp{2}, Gp{3}};
// Registers for values, which calls do not preserve (of 8 to 15 they would preserve the lower half), and two that hold
// no value beyond one instruction.
inline constexpr int kValueRegisters = 20;
constexpr Vector valueRegister(int number) {
  return Vector(number < 8 ? number : number + 8);
}
inline constexpr Vector kScratch{29}, kSecondScratch{28};

class Assembler : public CodePages {
 public:
  using CodePages::CodePages;

  // Fills up to a multiple of 16 bytes; nothing runs through the filling.
  void align();

  void ret() { word(0xD65F03C0); }
  // The frame of a function that calls others: saves and fills what kPreserved names; and the other way round.
  void enter();
  void leave();
  void mov(Gp to, Gp from) { word(0xAA0003E0 | code(from) << 16 | code(to)); }
  void mov(Gp to, uint64_t value);
  void lea(Gp to, const Mem& from);
  void call(const Mem& function);

  void load(Vector to, const Mem& from) { access(0xFD400000, 0xFC606800, code(to), from); }
  void store(const Mem& to, Vector from) { access(0xFD000000, 0xFC206800, code(from), to); }
  void move(Vector to, Vector from) { two(0x1E604000, to, from); }
  void scalar(Scalar op, Vector to, Vector a, const Source& b);
  void bits(Bits op, Vector to, Vector a, const Source& b);
  // All ones where the relation holds between a and b, else zeros.
  void compare(Vector to, Vector a, const Source& b, Relation relation);
  void round(Vector to, Vector from, Rounding mode);
  // `yes` where the mask is all ones, `no` where it is zeros.
  void blend(Vector to, Vector no, Vector yes, Vector mask);

 private:
  // Of no use to the generator.
  static constexpr Gp kFarther{17};                // a distance too long for an instruction
  static constexpr Gp kCalled{16};                 // a function's address
  static constexpr Vector kLoaded{31}, kMask{30};  // an operand from memory; what is chosen by

  template <class Register>
  static constexpr uint32_t code(Register r) {
    return static_cast<uint32_t>(r);
  }
  void word(uint32_t instruction) {
    room();
    bytes(instruction);
  }
  void two(uint32_t opcode, Vector to, Vector from) { word(opcode | code(from) << 5 | code(to)); }
  void three(uint32_t opcode, Vector to, Vector a, Vector b) { two(opcode | code(b) << 16, to, a); }
  void access(uint32_t near, uint32_t far, uint32_t reg, const Mem& m);
  void distance(int32_t bytes);
  void pair(uint32_t opcode, Gp first, Gp second, int bytes);
  Vector loaded(const Source& b);
};

}  // namespace armature::program::arm64
