// Every instruction that generated code for arm64 consists of, with every register and kind of distance, beside
// asmjit's bytes. On any machine; that the code runs and computes what it should is machine_code_test's on an arm64.
#define QT_NO_KEYWORDS  // the other assembler has a function of the name of one
#include <asmjit/arm/a64assembler.h>

#include <QtTest>

#include "engine/program/arm64_assembler.h"

using namespace armature::program;
namespace other = asmjit::a64;

namespace {

constexpr int32_t kDistances[] = {0, 8, 120, 4088, 32752, 32760};
constexpr int32_t kLongDistances[] = {32768, 65536, 1 << 24, (1 << 24) + 0x12348};

other::Vec vector(uint32_t r) {
  return other::VecD(r);
}
other::Vec bytes(uint32_t r) {
  return other::VecV(r).b8();
}
other::Gp gp(uint32_t r) {
  return other::GpX(r);
}
arm64::Vector ourVector(uint32_t r) {
  return arm64::Vector(r);
}
arm64::Gp ourGp(uint32_t r) {
  return arm64::Gp(r);
}

// Both assemblers, fed in turn.
struct Pair {
  asmjit::CodeHolder holder;
  other::Assembler theirs;
  arm64::Assembler ours{64};
  Pair() {
    holder.init(asmjit::Environment(asmjit::Arch::kAArch64));
    holder.attach(&theirs);
  }
  QByteArray theirBytes() const {
    return {reinterpret_cast<const char*>(holder.textSection()->data()), static_cast<qsizetype>(theirs.offset())};
  }
  QByteArray ourBytes() const {
    return {reinterpret_cast<const char*>(ours.data()), static_cast<qsizetype>(ours.size())};
  }
};

void emitArithmetic(Pair& p, uint32_t to, uint32_t a, uint32_t b) {
  const arm64::Vector t = ourVector(to), x = ourVector(a), y = ourVector(b);
  p.ours.scalar(arm64::Scalar::sqrt, t, x, y);
  p.theirs.fsqrt(vector(to), vector(b));
  p.ours.scalar(arm64::Scalar::add, t, x, y);
  p.theirs.fadd(vector(to), vector(a), vector(b));
  p.ours.scalar(arm64::Scalar::sub, t, x, y);
  p.theirs.fsub(vector(to), vector(a), vector(b));
  p.ours.scalar(arm64::Scalar::mul, t, x, y);
  p.theirs.fmul(vector(to), vector(a), vector(b));
  p.ours.scalar(arm64::Scalar::div, t, x, y);
  p.theirs.fdiv(vector(to), vector(a), vector(b));
  p.ours.bits(arm64::Bits::bitAnd, t, x, y);
  p.theirs.and_(bytes(to), bytes(a), bytes(b));
  p.ours.bits(arm64::Bits::bitOr, t, x, y);
  p.theirs.orr(bytes(to), bytes(a), bytes(b));
  p.ours.bits(arm64::Bits::bitXor, t, x, y);
  p.theirs.eor(bytes(to), bytes(a), bytes(b));
}

void emitComparisons(Pair& p, uint32_t to, uint32_t a, uint32_t b) {
  using arm64::Relation;
  const arm64::Vector t = ourVector(to), x = ourVector(a), y = ourVector(b);
  p.ours.compare(t, x, y, Relation::less);
  p.theirs.fcmgt(vector(to), vector(b), vector(a));
  p.ours.compare(t, x, y, Relation::lessEqual);
  p.theirs.fcmge(vector(to), vector(b), vector(a));
  p.ours.compare(t, x, y, Relation::greater);
  p.theirs.fcmgt(vector(to), vector(a), vector(b));
  p.ours.compare(t, x, y, Relation::greaterEqual);
  p.theirs.fcmge(vector(to), vector(a), vector(b));
  p.ours.compare(t, x, y, Relation::equal);
  p.theirs.fcmeq(vector(to), vector(a), vector(b));
  p.ours.compare(t, x, y, Relation::notEqual);
  p.theirs.fcmeq(vector(to), vector(a), vector(b));
  p.theirs.not_(bytes(to), bytes(to));
}

// What another assembler does with a choice: by which instruction depends on which registers are the same.
void emitTheirChoice(Pair& p, uint32_t to, uint32_t no, uint32_t yes, uint32_t mask) {
  if (to == no) {
    p.theirs.bit(bytes(to), bytes(yes), bytes(mask));
  } else if (to == yes) {
    p.theirs.bif(bytes(to), bytes(no), bytes(mask));
  } else {
    if (to != mask) p.theirs.fmov(vector(to), vector(mask));
    p.theirs.bsl(bytes(to), bytes(yes), bytes(no));
  }
}

}  // namespace

class Arm64AssemblerTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void threeRegisters() {
    Pair p;
    for (uint32_t to = 0; to < 32; ++to)
      for (uint32_t a = 0; a < 32; ++a)
        for (uint32_t b = 0; b < 32; ++b) {
          emitArithmetic(p, to, a, b);
          emitComparisons(p, to, a, b);
        }
    QVERIFY(p.ours.isGood());
    QVERIFY(p.ourBytes() == p.theirBytes());
  }

  void twoRegisters() {
    Pair p;
    for (uint32_t to = 0; to < 32; ++to)
      for (uint32_t from = 0; from < 32; ++from) {
        const arm64::Vector t = ourVector(to), f = ourVector(from);
        p.ours.move(t, f);
        p.theirs.fmov(vector(to), vector(from));
        p.ours.round(t, f, arm64::Rounding::down);
        p.theirs.frintm(vector(to), vector(from));
        p.ours.round(t, f, arm64::Rounding::up);
        p.theirs.frintp(vector(to), vector(from));
        p.ours.round(t, f, arm64::Rounding::towardsZero);
        p.theirs.frintz(vector(to), vector(from));
      }
    QVERIFY(p.ourBytes() == p.theirBytes());
  }

  void choices() {
    Pair p;
    for (const uint32_t to : {0u, 7u, 16u, 31u})
      for (const uint32_t no : {0u, 8u, 31u})
        for (const uint32_t yes : {0u, 7u, 31u})
          for (const uint32_t mask : {0u, 16u, 29u}) {
            p.ours.blend(ourVector(to), ourVector(no), ourVector(yes), ourVector(mask));
            emitTheirChoice(p, to, no, yes, mask);
          }
    // The mask of minimum and maximum is in register 30.
    p.ours.scalar(arm64::Scalar::min, ourVector(1), ourVector(2), ourVector(3));
    p.theirs.fcmgt(vector(30), vector(3), vector(2));
    emitTheirChoice(p, 1, 3, 2, 30);
    p.ours.scalar(arm64::Scalar::max, ourVector(1), ourVector(2), ourVector(3));
    p.theirs.fcmgt(vector(30), vector(2), vector(3));
    emitTheirChoice(p, 1, 3, 2, 30);
    QVERIFY(p.ourBytes() == p.theirBytes());
  }

  void memory() {
    Pair p;
    for (uint32_t base = 0; base < 31; ++base)
      for (uint32_t r = 0; r < 32; ++r)
        for (const int32_t distance : kDistances) {
          p.ours.load(ourVector(r), {ourGp(base), distance});
          p.theirs.ldr(vector(r), other::ptr(gp(base), distance));
          p.ours.store({ourGp(base), distance}, ourVector(r));
          p.theirs.str(vector(r), other::ptr(gp(base), distance));
          // An operand in memory is loaded into register 31 first.
          p.ours.scalar(arm64::Scalar::mul, ourVector(r), ourVector(1), arm64::Mem{ourGp(base), distance});
          p.theirs.ldr(vector(31), other::ptr(gp(base), distance));
          p.theirs.fmul(vector(r), vector(1), vector(31));
        }
    QVERIFY(p.ourBytes() == p.theirBytes());
  }

  // A distance that an instruction does not hold goes through general register 17.
  void longDistances() {
    Pair p;
    for (uint32_t r = 0; r < 32; ++r)
      for (const int32_t distance : kLongDistances) {
        const auto theirDistance = [&] {
          p.theirs.movz(gp(17), distance & 0xFFFF);
          if (distance >> 16) p.theirs.movk(gp(17), distance >> 16, 16);
        };
        p.ours.load(ourVector(r), {ourGp(19), distance});
        theirDistance();
        p.theirs.ldr(vector(r), other::ptr(gp(19), gp(17)));
        p.ours.store({ourGp(19), distance}, ourVector(r));
        theirDistance();
        p.theirs.str(vector(r), other::ptr(gp(19), gp(17)));
        p.ours.lea(ourGp(1), {ourGp(20), distance});
        theirDistance();
        p.theirs.add(gp(1), gp(20), gp(17));
      }
    QVERIFY(p.ourBytes() == p.theirBytes());
  }

  void generalRegisters() {
    Pair p;
    for (uint32_t r = 0; r < 31; ++r) {
      p.ours.mov(ourGp(r), uint64_t{0x123456789ABCDEF0});
      p.theirs.movz(gp(r), 0xDEF0);
      p.theirs.movk(gp(r), 0x9ABC, 16);
      p.theirs.movk(gp(r), 0x5678, 32);
      p.theirs.movk(gp(r), 0x1234, 48);
      p.ours.mov(ourGp(r), uint64_t{0x70000});
      p.theirs.movz(gp(r), 0);
      p.theirs.movk(gp(r), 7, 16);
      for (uint32_t from = 0; from < 31; ++from) {
        p.ours.mov(ourGp(r), ourGp(from));
        p.theirs.mov(gp(r), gp(from));
        for (const int32_t distance : {0, 8, 4088}) {
          p.ours.lea(ourGp(r), {ourGp(from), distance});
          p.theirs.add(gp(r), gp(from), distance);
        }
      }
      p.ours.call({ourGp(r), 512});
      p.theirs.ldr(gp(16), other::ptr(gp(r), 512));
      p.theirs.blr(gp(16));
    }
    p.ours.ret();
    p.theirs.ret(other::x30);
    QVERIFY(p.ourBytes() == p.theirBytes());
  }

  void frames() {
    Pair p;
    p.ours.enter();
    p.theirs.stp(other::x29, other::x30, other::ptr_pre(other::sp, -48));
    p.theirs.stp(other::x19, other::x20, other::ptr(other::sp, 16));
    p.theirs.stp(other::x21, other::x22, other::ptr(other::sp, 32));
    for (uint32_t k = 0; k < 4; ++k) p.theirs.mov(gp(19 + k), gp(k));
    p.ours.leave();
    p.theirs.ldp(other::x19, other::x20, other::ptr(other::sp, 16));
    p.theirs.ldp(other::x21, other::x22, other::ptr(other::sp, 32));
    p.theirs.ldp(other::x29, other::x30, other::ptr_post(other::sp, 48));
    QCOMPARE(p.ourBytes().toHex(), p.theirBytes().toHex());
  }

  void alignment() {
    Pair p;
    p.ours.ret();
    p.ours.align();
    p.theirs.ret(other::x30);
    for (int k = 0; k < 3; ++k) p.theirs.brk(0);
    QCOMPARE(p.ourBytes().toHex(), p.theirBytes().toHex());
  }
};

QTEST_APPLESS_MAIN(Arm64AssemblerTest)
#include "arm64_assembler_test.moc"
