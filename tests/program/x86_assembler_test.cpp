// Every instruction that generated code consists of, with every register and kind of distance, beside asmjit's bytes.
#define QT_NO_KEYWORDS  // the other assembler has a function of the name of one
#include <asmjit/x86.h>

#include <QtTest>

#include "engine/program/x86_assembler.h"

using namespace armature::program;
namespace other = asmjit::x86;

namespace {

constexpr int32_t kDistances[] = {0, 8, 120, 127, 128, -128, -129, 4096, 1 << 24};

other::Xmm xmm(uint32_t r) {
  return other::Xmm(r);
}
other::Gp gp(uint32_t r) {
  return other::gpq(r);
}
other::Mem memory(uint32_t base, int32_t distance) {
  return other::ptr(gp(base), distance);
}
x86::Mem ourMemory(uint32_t base, int32_t distance) {
  return {static_cast<x86::Gp>(base), distance};
}

// Both assemblers, fed in turn.
struct Pair {
  asmjit::CodeHolder holder;
  other::Assembler theirs;
  x86::Assembler ours{64};
  Pair() {
    holder.init(asmjit::Environment(asmjit::Arch::kX64));
    holder.attach(&theirs);
  }
  QByteArray theirBytes() const {
    return {reinterpret_cast<const char*>(holder.textSection()->data()), static_cast<qsizetype>(theirs.offset())};
  }
  QByteArray ourBytes() const {
    return {reinterpret_cast<const char*>(ours.data()), static_cast<qsizetype>(ours.size())};
  }
};

void emitSources(Pair& p, x86::Xmm to, x86::Xmm a, const x86::Source& b, const asmjit::Operand& theirB) {
  const other::Xmm t = xmm(static_cast<uint32_t>(to)), s = xmm(static_cast<uint32_t>(a));
  namespace Id = other::Inst;
  const std::pair<x86::Scalar, Id::Id> scalars[] = {
      {x86::Scalar::sqrt, Id::kIdVsqrtsd}, {x86::Scalar::add, Id::kIdVaddsd}, {x86::Scalar::mul, Id::kIdVmulsd},
      {x86::Scalar::sub, Id::kIdVsubsd},   {x86::Scalar::min, Id::kIdVminsd}, {x86::Scalar::div, Id::kIdVdivsd},
      {x86::Scalar::max, Id::kIdVmaxsd}};
  for (const auto& [op, id] : scalars) {
    p.ours.scalar(op, to, a, b);
    p.theirs.emit(id, t, s, theirB);
  }
  const std::pair<x86::Bits, Id::Id> bits[] = {
      {x86::Bits::bitAnd, Id::kIdVandpd}, {x86::Bits::bitOr, Id::kIdVorpd}, {x86::Bits::bitXor, Id::kIdVxorpd}};
  for (const auto& [op, id] : bits) {
    p.ours.bits(op, to, a, b);
    p.theirs.emit(id, t, s, theirB);
  }
  p.ours.compare(to, a, b, x86::Relation::greaterEqual);
  p.theirs.emit(Id::kIdVcmpsd, t, s, theirB, asmjit::Imm(0x1D));
}

void emitRegisters(Pair& p, uint32_t to, uint32_t a, uint32_t b) {
  const x86::Xmm ourTo{static_cast<uint8_t>(to)}, ourA{static_cast<uint8_t>(a)}, ourB{static_cast<uint8_t>(b)};
  emitSources(p, ourTo, ourA, ourB, xmm(b));
  p.ours.round(ourTo, ourA, x86::Rounding::down);
  p.theirs.vroundsd(xmm(to), xmm(a), xmm(a), 9);
  for (uint8_t mask = 0; mask < 16; ++mask) {
    p.ours.blend(ourTo, ourA, ourB, x86::Xmm{mask});
    p.theirs.vblendvpd(xmm(to), xmm(a), xmm(b), xmm(mask));
  }
}

}  // namespace

class X86AssemblerTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void vectorsFromRegisters() {
    Pair p;
    for (uint32_t to = 0; to < 16; ++to)
      for (uint32_t a = 0; a < 16; ++a)
        for (uint32_t b = 0; b < 16; ++b) emitRegisters(p, to, a, b);
    QVERIFY(p.ours.isGood());
    QVERIFY(p.ours.size() > 100000);  // many more pages than were asked for at first
    QVERIFY(p.ourBytes() == p.theirBytes());
  }

  void vectorsFromMemory() {
    Pair p;
    for (uint32_t base = 0; base < 16; ++base)
      for (const int32_t distance : kDistances)
        for (uint32_t to = 0; to < 16; ++to) {
          const x86::Xmm r{static_cast<uint8_t>(to)}, s{static_cast<uint8_t>(15 - to)};
          const x86::Mem m = ourMemory(base, distance);
          emitSources(p, r, s, m, memory(base, distance));
          p.ours.load(r, m);
          p.theirs.vmovsd(xmm(to), memory(base, distance));
          p.ours.store(m, r);
          p.theirs.vmovsd(memory(base, distance), xmm(to));
        }
    QVERIFY(p.ourBytes() == p.theirBytes());
  }

  void movesOfVectors() {
    for (uint32_t to = 0; to < 16; ++to)
      for (uint32_t from = 0; from < 16; ++from) {
        Pair p;
        p.ours.move(x86::Xmm{static_cast<uint8_t>(to)}, x86::Xmm{static_cast<uint8_t>(from)});
        p.theirs.vmovapd(xmm(to), xmm(from));
        QCOMPARE(p.ourBytes().toHex(), p.theirBytes().toHex());
      }
  }

  void generalRegisters() {
    Pair p;
    for (uint32_t r = 0; r < 16; ++r) {
      const auto ours = static_cast<x86::Gp>(r);
      p.ours.push(ours);
      p.theirs.push(gp(r));
      p.ours.pop(ours);
      p.theirs.pop(gp(r));
      p.ours.mov(ours, uint64_t{0x123456789ABCDEF0});
      p.theirs.mov(gp(r), uint64_t{0x123456789ABCDEF0});
      for (uint32_t from = 0; from < 16; ++from) {
        p.ours.mov(ours, static_cast<x86::Gp>(from));
        p.theirs.mov(gp(r), gp(from));
        for (const int32_t distance : kDistances) {
          p.ours.lea(ours, ourMemory(from, distance));
          p.theirs.lea(gp(r), memory(from, distance));
          p.ours.call(ourMemory(from, distance));
          p.theirs.call(memory(from, distance));
        }
      }
    }
    p.ours.addRsp(-8);
    p.theirs.add(other::rsp, -8);
    p.ours.ret();
    p.theirs.ret();
    QVERIFY(p.ourBytes() == p.theirBytes());
  }

  // Numbers below 2^32 are loaded in full length too; the code runs once its pages are sealed.
  void runs() {
#if !defined(__x86_64__)
    QSKIP("another processor");
#endif
    x86::Assembler a(16);
    a.mov(x86::Gp::rax, uint64_t{42});
    a.align();
    QCOMPARE(a.size(), size_t{16});
    x86::Assembler b(16);
    b.mov(x86::Gp::rax, uint64_t{42});
    b.ret();
    QVERIFY(b.seal());
    QCOMPARE(reinterpret_cast<uint64_t (*)()>(reinterpret_cast<uintptr_t>(b.data()))(), uint64_t{42});
  }
};

QTEST_APPLESS_MAIN(X86AssemblerTest)
#include "x86_assembler_test.moc"
