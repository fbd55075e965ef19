#include "engine/program/arm64_assembler.h"

namespace armature::program::arm64 {

namespace {

constexpr uint32_t kAnd = 0x0E201C00, kOr = 0x0EA01C00, kXor = 0x2E201C00, kNot = 0x2E205800;
// Bits of the target are chosen by the target itself; replaced where the last operand has ones; where it has zeros.
constexpr uint32_t kSelect = 0x2E601C00, kIfTrue = 0x2EA01C00, kIfFalse = 0x2EE01C00;
constexpr uint32_t kGreater = 0x7EE0E400, kGreaterEqual = 0x7E60E400, kEqual = 0x5E60E400;
constexpr uint32_t kStorePair = 0xA9000000, kStorePairBefore = 0xA9800000;
constexpr uint32_t kLoadPair = 0xA9400000, kLoadPairAfter = 0xA8C00000;
constexpr Gp kFrame{29}, kLink{30};
constexpr int kFrameBytes = 48;
constexpr int32_t kLongestDistance = 4095 * 8;  // of an instruction that accesses eight bytes

}  // namespace

void Assembler::align() {
  while (size() % 16 != 0) word(0xD4200000);  // brk #0
}

void Assembler::enter() {
  pair(kStorePairBefore, kFrame, kLink, -kFrameBytes);
  pair(kStorePair, kPreserved.values, kPreserved.temporaries, 16);
  pair(kStorePair, kPreserved.context, kPreserved.table, 32);
  mov(kPreserved.values, kArguments.values);
  mov(kPreserved.temporaries, kArguments.temporaries);
  mov(kPreserved.context, kArguments.context);
  mov(kPreserved.table, kArguments.table);
}

void Assembler::leave() {
  pair(kLoadPair, kPreserved.values, kPreserved.temporaries, 16);
  pair(kLoadPair, kPreserved.context, kPreserved.table, 32);
  pair(kLoadPairAfter, kFrame, kLink, kFrameBytes);
}

// Two general registers on the stack.
void Assembler::pair(uint32_t opcode, Gp first, Gp second, int bytes) {
  const auto eighths = static_cast<uint32_t>(bytes / 8) & 0x7F;
  word(opcode | eighths << 15 | code(second) << 10 | code(kStack) << 5 | code(first));
}

void Assembler::mov(Gp to, uint64_t value) {
  word(0xD2800000 | static_cast<uint32_t>(value & 0xFFFF) << 5 | code(to));
  for (uint32_t half = 1; half < 4; ++half)
    if (const auto part = static_cast<uint32_t>(value >> 16 * half & 0xFFFF))
      word(0xF2800000 | half << 21 | part << 5 | code(to));
}

void Assembler::distance(int32_t bytes) {
  mov(kFarther, static_cast<uint64_t>(bytes));
}

void Assembler::lea(Gp to, const Mem& from) {
  if (from.displacement <= 4095) {
    word(0x91000000 | static_cast<uint32_t>(from.displacement) << 10 | code(from.base) << 5 | code(to));
    return;
  }
  distance(from.displacement);
  word(0x8B000000 | code(kFarther) << 16 | code(from.base) << 5 | code(to));
}

void Assembler::call(const Mem& function) {
  access(0xF9400000, 0xF8606800, code(kCalled), function);
  word(0xD63F0000 | code(kCalled) << 5);
}

void Assembler::access(uint32_t near, uint32_t far, uint32_t reg, const Mem& m) {
  if (m.displacement <= kLongestDistance) {
    word(near | static_cast<uint32_t>(m.displacement / 8) << 10 | code(m.base) << 5 | reg);
    return;
  }
  distance(m.displacement);
  word(far | code(kFarther) << 16 | code(m.base) << 5 | reg);
}

Vector Assembler::loaded(const Source& b) {
  if (!b.isMemory) return b.reg;
  load(kLoaded, b.mem);
  return kLoaded;
}

// The machine's own minimum and maximum are another's where an operand is not a number or both are zeros.
void Assembler::scalar(Scalar op, Vector to, Vector a, const Source& source) {
  const Vector b = loaded(source);
  switch (op) {
    case Scalar::sqrt:
      return two(0x1E61C000, to, b);
    case Scalar::add:
      return three(0x1E602800, to, a, b);
    case Scalar::sub:
      return three(0x1E603800, to, a, b);
    case Scalar::mul:
      return three(0x1E600800, to, a, b);
    case Scalar::div:
      return three(0x1E601800, to, a, b);
    case Scalar::min:
      three(kGreater, kMask, b, a);
      break;
    case Scalar::max:
      three(kGreater, kMask, a, b);
  }
  blend(to, b, a, kMask);
}

void Assembler::bits(Bits op, Vector to, Vector a, const Source& source) {
  const Vector b = loaded(source);
  three(op == Bits::bitAnd ? kAnd : op == Bits::bitOr ? kOr : kXor, to, a, b);
}

void Assembler::compare(Vector to, Vector a, const Source& source, Relation relation) {
  const Vector b = loaded(source);
  switch (relation) {
    case Relation::less:
      return three(kGreater, to, b, a);
    case Relation::lessEqual:
      return three(kGreaterEqual, to, b, a);
    case Relation::greater:
      return three(kGreater, to, a, b);
    case Relation::greaterEqual:
      return three(kGreaterEqual, to, a, b);
    case Relation::equal:
      return three(kEqual, to, a, b);
    case Relation::notEqual:
      three(kEqual, to, a, b);
      two(kNot, to, to);
  }
}

void Assembler::round(Vector to, Vector from, Rounding mode) {
  two(mode == Rounding::down ? 0x1E654000 : mode == Rounding::up ? 0x1E64C000 : 0x1E65C000, to, from);
}

void Assembler::blend(Vector to, Vector no, Vector yes, Vector mask) {
  if (to == no) return three(kIfTrue, to, yes, mask);
  if (to == yes) return three(kIfFalse, to, no, mask);
  if (to != mask) move(to, mask);
  three(kSelect, to, yes, no);
}

}  // namespace armature::program::arm64
