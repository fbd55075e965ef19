// The few x86-64 instructions that generated code consists of, encoded into pages of their own: scalar doubles in VEX
// form, moves, calls through memory. Jumps there are none, so that the bytes do not depend on where they stand.
// Encodings: Intel 64 and IA-32 Architectures Software Developer's Manual, volume 2, section 2.3 (VEX prefix) and the
// pages of the instructions; tests/program compares them with another assembler's.
#pragma once
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace armature::program::x86 {

// General registers by their number in the encoding.
enum class Gp : uint8_t { rax, rcx, rdx, rbx, rsp, rbp, rsi, rdi, r8, r9, r10, r11, r12, r13, r14, r15 };

// Vector register 0 to 15.
enum class Xmm : uint8_t {};

// Memory at a base register plus a distance [bytes].
struct Mem {
  Gp base;
  int32_t displacement;
};

// Source operand that may be a vector register or eight bytes in memory.
struct XmmOrMem {
  XmmOrMem() = default;
  XmmOrMem(Xmm r) : reg(r) {}  // NOLINT(google-explicit-constructor): operands are written as in assembly language
  XmmOrMem(const Mem& m) : mem(m), isMemory(true) {}  // NOLINT(google-explicit-constructor)
  Xmm reg{};
  Mem mem{};
  bool isMemory = false;
};

// Scalar operations of two sources: the opcode in the map 0F with the prefix F2.
enum class Scalar : uint8_t { sqrt = 0x51, add = 0x58, mul = 0x59, sub = 0x5C, min = 0x5D, div = 0x5E, max = 0x5F };
// Operations on bits of packed doubles: the opcode in the map 0F with the prefix 66.
enum class Bits : uint8_t { bitAnd = 0x54, bitOr = 0x56, bitXor = 0x57 };

// Writes instructions one after another into pages that grow; when they are sealed the pages can be run and no longer
// be written.
class Assembler {
 public:
  // Pages for about `expected` bytes of code; more are added when they are full.
  explicit Assembler(size_t expected);
  ~Assembler();
  Assembler(const Assembler&) = delete;
  Assembler& operator=(const Assembler&) = delete;

  size_t size() const { return static_cast<size_t>(cursor_ - base_); }
  // False when the system gave no memory; what was written since is lost.
  bool isGood() const { return base_ && !isExhausted_; }
  const uint8_t* data() const { return base_; }
  // Makes the pages executable instead of writable. False when the system refuses.
  bool seal();

  // Fills up to a multiple of 16 bytes; nothing runs through the filling.
  void align();

  void push(Gp r) { general(0x50, r); }
  void pop(Gp r) { general(0x58, r); }
  void ret() {
    room();
    byte(0xC3);
  }
  void mov(Gp to, Gp from);
  void mov(Gp to, uint64_t value);
  void lea(Gp to, const Mem& from);
  void addRsp(int8_t bytes);
  void call(const Mem& function);

  void load(Xmm to, const Mem& from) { vector(0x10, kF2, kMap0F, to, Xmm{}, from); }
  void store(const Mem& to, Xmm from) { vector(0x11, kF2, kMap0F, from, Xmm{}, to); }
  void move(Xmm to, Xmm from) { vector(0x28, k66, kMap0F, to, Xmm{}, from); }
  void scalar(Scalar op, Xmm to, Xmm a, const XmmOrMem& b) { vector(static_cast<uint8_t>(op), kF2, kMap0F, to, a, b); }
  void bits(Bits op, Xmm to, Xmm a, const XmmOrMem& b) { vector(static_cast<uint8_t>(op), k66, kMap0F, to, a, b); }
  // All ones where the predicate holds between a and b, else zeros.
  void compare(Xmm to, Xmm a, const XmmOrMem& b, int predicate) {
    vector(0xC2, kF2, kMap0F, to, a, b);
    byte(static_cast<uint8_t>(predicate));
  }
  // `mode` as in the instruction: 1 down, 2 up, 3 towards zero, plus 8 for no inexact exception.
  void round(Xmm to, Xmm a, Xmm b, int mode) {
    vector(0x0B, k66, kMap0F3A, to, a, b);
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
  static constexpr size_t kLongest = 16;              // no instruction is longer

  void room() {
    if (static_cast<size_t>(end_ - cursor_) < kLongest) grow();
  }
  void grow();
  void byte(uint8_t b) { *cursor_++ = b; }
  template <class T>
  void bytes(T value) {
    std::memcpy(cursor_, &value, sizeof value);
    cursor_ += sizeof value;
  }
  void general(uint8_t opcode, Gp r);
  void modRm(uint8_t reg, const Mem& m);
  void vector(uint8_t opcode, uint8_t prefix, uint8_t map, Xmm reg, Xmm second, const XmmOrMem& rm);

  uint8_t* base_ = nullptr;
  uint8_t* cursor_ = nullptr;
  uint8_t* end_ = nullptr;
  bool isExhausted_ = false;
};

}  // namespace armature::program::x86
