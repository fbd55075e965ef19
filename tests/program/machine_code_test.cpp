// Machine code against the interpreter, bit for bit, and tangents against differences, on random programs.
#include <QtTest>
#include <atomic>
#include <bit>
#include <cmath>
#include <random>
#include <thread>

#include "engine/program/call.h"
#include "engine/program/evaluator.h"
#include "engine/program/tangent.h"

using namespace armature::program;

namespace {

constexpr uint32_t kSlots = 60;
constexpr uint32_t kInputs = 40;

struct RandomCode {
  std::mt19937 rng;
  uint32_t pick(uint32_t n) { return static_cast<uint32_t>(rng() % n); }

  // Straight-line code over the first slots, storing into the last ones. Smooth operations only when asked for.
  Code make(uint32_t length, bool isSmooth) {
    Code code;
    for (uint32_t i = 0; i < length; ++i) {
      auto operand = [&] { return i == 0 || pick(3) == 0 ? pick(kInputs) : recent(i, pick(2) ? 8 : 200); };
      code.instrs.push_back(instruction(code, isSmooth, operand));
    }
    for (Slot s = kInputs; s < kSlots; ++s) code.instrs.push_back({Op::store, recent(length, 60), s, 0});
    return code;
  }

 private:
  uint32_t recent(uint32_t i, uint32_t back) { return kSlots + i - 1 - pick(std::min(back, i)); }

  template <class Operand>
  Instr instruction(Code& code, bool isSmooth, Operand operand) {
    static constexpr Op kSmooth[] = {Op::add, Op::sub, Op::mul, Op::sin, Op::cos, Op::tanh, Op::atan, Op::neg};
    if (isSmooth) return {kSmooth[pick(8)], operand(), operand(), 0};
    const uint32_t choice = pick(100);
    if (choice < 2) {
      std::vector<uint32_t> list;
      for (uint32_t k = 0; k < 5; ++k) list.push_back(pick(2) ? operand() : pick(kInputs));
      code.lists.push_back(list);
      return {Op::lookup, operand(), static_cast<uint32_t>(code.lists.size() - 1), 0};
    }
    auto between = [&](Op first, Op last) {
      return static_cast<Op>(static_cast<uint32_t>(first) +
                             pick(static_cast<uint32_t>(last) - static_cast<uint32_t>(first) + 1));
    };
    if (choice < 60) return {between(Op::add, Op::div), operand(), operand(), 0};
    if (choice < 70) return {Op::select, operand(), operand(), operand()};
    if (choice < 85) return {between(Op::pow, Op::integerDivision), operand(), operand(), 0};
    return {between(Op::neg, Op::ceil), operand(), 0, 0};
  }
};

bool isSame(double a, double b) {
  return std::bit_cast<uint64_t>(a) == std::bit_cast<uint64_t>(b) || (std::isnan(a) && std::isnan(b));
}

}  // namespace

class MachineCodeTest : public QObject {
  Q_OBJECT
 private slots:
  // 400 random programs with codes of 1 … 2,000 instructions and every operation give the same bits.
  void agreesWithTheInterpreter() {
    RandomCode random{std::mt19937(7)};
    std::uniform_real_distribution<double> value(-3, 3);
    for (int round = 0; round < 400; ++round) {
      Program program;
      program.slotCount = kSlots;
      program.initial.assign(kSlots, 0);
      for (int k = 0; k < 3; ++k)
        program.codes.push_back(random.make(1 + random.pick(round % 10 == 0 ? 2000 : 200), false));
      const auto interpreter = makeInterpreter(program);
      const auto machine = makeMachineCode(program);
      if (!machine) QSKIP("no machine code on this processor");
      std::vector<double> a(kSlots), b;
      for (double& x : a) x = random.pick(10) == 0 ? std::round(value(random.rng)) : value(random.rng);
      b = a;
      RunContext ca, cb;
      prepare(ca, program);
      prepare(cb, program);
      for (uint32_t code = 0; code < program.codes.size(); ++code) {
        interpreter->run(code, a.data(), ca);
        machine->run(code, b.data(), cb);
        for (uint32_t s = 0; s < kSlots; ++s)
          QVERIFY2(isSame(a[s], b[s]),
                   qPrintable(QString("round %1 slot %2: %3 %4").arg(round).arg(s).arg(a[s]).arg(b[s])));
      }
      QCOMPARE(ca.hasFailed, cb.hasFailed);
    }
  }

  // Runs on several threads share the code of one program; a copy of the program that is changed has its own.
  void isSharedByRuns() {
    RandomCode random{std::mt19937(5)};
    Program program;
    program.slotCount = kSlots;
    program.initial.assign(kSlots, 0);
    for (int k = 0; k < 20; ++k) program.codes.push_back(random.make(100, true));
    if (!program.machineCode.evaluator(program)) QSKIP("no machine code on this processor");
    const auto results = [](const Program& of, double begin) {
      const auto machine = of.machineCode.evaluator(of);
      std::vector<double> v(kSlots, begin);
      RunContext context;
      prepare(context, of);
      for (uint32_t code = 0; code < of.codes.size(); ++code) machine->run(code, v.data(), context);
      return v;
    };
    Program changed = program;
    changed.codes.back() = random.make(100, true);
    Program assigned;
    assigned.machineCode.evaluator(changed);
    assigned = program;
    std::atomic<int> wrong{0};
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t) {
      threads.emplace_back([&, t] {
        const double begin = 0.1 * (t + 1);
        for (const Program* of : {&program, &changed, &assigned}) {
          const Program alone = *of;
          for (int k = 0; k < 50; ++k) wrong += results(*of, begin) != results(alone, begin);
        }
      });
    }
    for (std::thread& thread : threads) thread.join();
    QCOMPARE(wrong.load(), 0);
    QVERIFY(results(program, 0.1) != results(changed, 0.1));
    QCOMPARE(results(program, 0.1), results(assigned, 0.1));
  }

  // The coloured Jacobian of random codes agrees with central differences; what lies outside the pattern is zero.
  void tangentsAgreeWithDifferences() {
    RandomCode random{std::mt19937(11)};
    std::uniform_real_distribution<double> value(-1, 1);
    constexpr uint32_t kStates = 12;
    for (int round = 0; round < 60; ++round) {
      Program plain;
      plain.slotCount = kSlots;
      plain.initial.assign(kSlots, 0);
      for (double& x : plain.initial) x = value(random.rng);
      plain.codes.push_back(random.make(20 + random.pick(60), true));
      plain.derivatives = {{Step::Kind::code, 0}};
      for (uint32_t i = 0; i < kStates; ++i) plain.states.push_back({i, kInputs + i, 1, "x"});
      Program program = plain;
      addJacobian(program);
      compareWithDifferences(plain, program, round);
    }
  }

  // A linear and a nonlinear system in one section, with a derivative known in closed form: (2 + x) z = x,
  // w + w³ = z, x' = w, so dz/dx = (1 − z)/(2 + x) and dw/dx = dz/dx / (1 + 3w²).
  void differentiatesThroughSystems() {
    Program p;
    enum : Slot { x, two, one, three, a, b, z, w, r, j, dx, count };
    p.slotCount = count;
    p.initial.assign(count, 0);
    p.initial[two] = 2;
    p.initial[one] = 1;
    p.initial[three] = 3;
    p.initial[x] = 0.7;
    p.codes.resize(4);
    p.codes[0].instrs = {{Op::add, two, x, 0}, {Op::store, count, a, 0}, {Op::store, x, b, 0}};
    LinearSystem linear;
    linear.size = 1;
    linear.code = 0;
    linear.entries = {{0, 0, a}};
    linear.rhs = {b};
    linear.unknowns = {z};
    p.linear.push_back(linear);
    p.codes[1].instrs = {{Op::mul, w, w, 0},
                         {Op::mul, count, w, 0},
                         {Op::add, count + 1, w, 0},
                         {Op::sub, count + 2, z, 0},
                         {Op::store, count + 3, r, 0}};
    p.codes[2].instrs = {
        {Op::mul, w, w, 0}, {Op::mul, count, three, 0}, {Op::add, count + 1, one, 0}, {Op::store, count + 2, j, 0}};
    NonlinearSystem system;
    system.size = 1;
    system.residual = 1;
    system.jacobian = 2;
    system.unknowns = {w};
    system.residuals = {r};
    system.entries = {{0, 0, j}};
    p.nonlinear.push_back(system);
    p.codes[3].instrs = {{Op::store, w, dx, 0}};
    p.derivatives = {{Step::Kind::linear, 0}, {Step::Kind::nonlinear, 0}, {Step::Kind::code, 3}};
    p.states.push_back({x, dx, 1, "x"});
    addJacobian(p);
    std::vector<double> v = p.initial;
    v[z] = v[x] / (2 + v[x]);
    v[w] = 0.2;
    for (int k = 0; k < 50; ++k) v[w] -= (v[w] + std::pow(v[w], 3) - v[z]) / (1 + 3 * v[w] * v[w]);
    const auto interpreter = makeInterpreter(p);
    RunContext context;
    prepare(context, p);
    v[p.jacobian.seeds[0]] = 1;
    for (const Step& s : p.jacobian.section) {
      if (s.kind == Step::Kind::code) {
        interpreter->run(s.index, v.data(), context);
      } else {
        const LinearTangent& t = p.jacobian.tangents[s.index];
        v[t.result[0]] = v[t.rhs[0]] / (t.ofNonlinear ? 1 + 3 * v[w] * v[w] : 2 + v[x]);
      }
    }
    const double expected = (1 - v[z]) / (2 + v[x]) / (1 + 3 * v[w] * v[w]);
    QVERIFY(std::abs(v[p.jacobian.results[0]] - expected) < 1e-12);
    QCOMPARE(p.jacobian.rows.size(), size_t(1));
  }

 private:
  static void compareWithDifferences(const Program& plain, const Program& program, int round) {
    const auto interpreter = makeInterpreter(plain);
    const auto full = makeInterpreter(program);
    RunContext context, fullContext;
    prepare(context, plain);
    prepare(fullContext, program);
    const Jacobian& j = program.jacobian;
    const auto n = static_cast<uint32_t>(plain.states.size());
    std::vector<double> v = program.initial;
    full->run(0, v.data(), fullContext);
    for (uint32_t c = 0; c < n; ++c) {
      for (uint32_t k = 0; k < n; ++k) v[j.seeds[k]] = j.color[k] == j.color[c] ? 1 : 0;
      for (const Step& s : j.section) full->run(s.index, v.data(), fullContext);
      std::vector<double> up = plain.initial, down = plain.initial;
      constexpr double kStep = 1e-6;
      up[c] += kStep;
      down[c] -= kStep;
      interpreter->run(0, up.data(), context);
      interpreter->run(0, down.data(), context);
      for (uint32_t row = 0; row < n; ++row) {
        const double expected = (up[kInputs + row] - down[kInputs + row]) / (2 * kStep);
        const auto end = j.rows.begin() + j.columnStart[c + 1];
        const bool isInPattern = std::find(j.rows.begin() + j.columnStart[c], end, row) != end;
        const double got = isInPattern ? v[j.results[row]] : 0;
        QVERIFY2(std::abs(got - expected) <= 1e-4 * (1 + std::abs(expected)),
                 qPrintable(QString("round %1: %2 %3").arg(round).arg(got).arg(expected)));
      }
    }
  }
};

QTEST_GUILESS_MAIN(MachineCodeTest)
#include "machine_code_test.moc"
