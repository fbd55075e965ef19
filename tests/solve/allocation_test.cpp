#include <QtTest>
#include <atomic>
#include <cmath>
#include <cstdlib>
#include <new>

#include "engine/solve/run.h"
#include "program_builder.h"

namespace {
std::atomic<long> g_allocations{0};
}

void* operator new(std::size_t size) {
  ++g_allocations;
  if (void* memory = std::malloc(size ? size : 1)) return memory;
  throw std::bad_alloc();
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  ++g_allocations;
  return std::malloc(size ? size : 1);
}
void operator delete(void* memory, const std::nothrow_t&) noexcept {
  std::free(memory);
}
void operator delete(void* memory) noexcept {
  std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}

using namespace armature;
using program::Op;
using program::ProgramBuilder;
using program::Slot;

class AllocationTest : public QObject {
  Q_OBJECT

  // x'' = −x through a linear system z = −x of one unknown and a nonlinear one y + y³ = z + z³.
  static program::Program oscillator() {
    ProgramBuilder b;
    const auto [x, dx] = b.state("x", 1);
    const auto [v, dv] = b.state("v", 0);
    const Slot a = b.slot(2), right = b.slot(), z = b.slot(), y = b.slot(), r = b.slot(), j = b.slot(), one = b.slot(1),
               three = b.slot(3);
    const uint32_t linear = b.begin();
    b.store(right, b.op(Op::neg, b.op(Op::add, x, x)));
    const uint32_t residual = b.begin();
    const auto cubic = [&](uint32_t u) { return b.op(Op::add, u, b.op(Op::mul, u, b.op(Op::mul, u, u))); };
    b.store(r, b.op(Op::sub, cubic(y), cubic(z)));
    const uint32_t slope = b.begin();
    b.store(j, b.op(Op::add, one, b.op(Op::mul, three, b.op(Op::mul, y, y))));
    const uint32_t rates = b.begin();
    b.store(dx, v);
    b.store(dv, y);
    b.p.linear.push_back({1, 1, linear, {{0, 0, a}}, {right}, {z}, true, program::kNone});
    b.nonlinear(y, r, j, residual, slope, {"y"});
    using Kind = program::Step::Kind;
    b.p.derivatives = {{Kind::linear, 0}, {Kind::nonlinear, 0}, {Kind::code, rates}};
    b.p.initialization = b.p.derivatives;
    return b.p;
  }

  // The same with a line of length 1 whose position is x, which goes to and fro: what comes out at its end.
  static program::Program line() {
    ProgramBuilder b;
    const auto [x, dx] = b.state("x", 1);
    const auto [v, dv] = b.state("v", 0);
    const Slot out = b.slot(), zero = b.slot(0), one = b.slot(1);
    b.p.transports.push_back({x, v, x, {zero, one}, {zero, one}});
    const uint32_t rates = b.begin();
    b.store(dx, v);
    b.store(dv, b.op(Op::neg, x));
    const uint32_t outputs = b.begin();
    program::CallSite site;
    site.kind = program::CallSite::Kind::transported;
    site.isAtEnd = true;
    site.args = {x, b.op(Op::greaterEqual, v, zero), one};
    site.outputs = {out};
    b.p.codes.back().calls.push_back(site);
    b.op(Op::call, 0);
    b.p.derivatives = ProgramBuilder::only(rates);
    b.p.outputs = ProgramBuilder::only(outputs);
    b.p.initialization = b.p.derivatives;
    b.variable("out", out);
    return b.p;
  }

  static long allocationsOf(const program::Program& p, double stop, uint64_t& steps, double& end,
                            MethodKind method = MethodKind::ida) {
    const auto store = solve::makeStore(p);
    solve::Settings settings;
    settings.stopTime = stop;
    settings.interval = stop / 10;
    settings.method = method;
    settings.step = 0.02;
    solve::Control control;
    Diagnostics diagnostics;
    const long before = g_allocations;
    const auto result = solve::run(p, settings, {}, control, *store, diagnostics);
    const long after = g_allocations;
    steps = result.statistics.steps;
    end = store->value(store->columns()[0], store->rowCount() - 1);
    return after - before;
  }

 private slots:
  // Ten times as many steps with equally many result points allocate no more.
  void stepsDoNotAllocate() {
    const program::Program p = oscillator();
    for (size_t k = 0; k + 1 < kMethodNames.size(); ++k) {
      const auto method = static_cast<MethodKind>(k);
      uint64_t few = 0, many = 0;
      double end = 0;
      allocationsOf(p, 1, few, end, method);  // what is made once in a process
      const long first = allocationsOf(p, 10, few, end, method);
      QVERIFY2(std::fabs(end - std::cos(10.0)) < (method == MethodKind::euler ? 0.2 : 1e-2), kMethodNames[k].data());
      const long second = allocationsOf(p, 100, many, end, method);
      QVERIFY(many > 5 * few);
      // Of fixed steps the eigenvalues are looked at now and then, and less and less often.
      if (hasFixedStep(method))
        QVERIFY(second - first < static_cast<long>(many - few) / 10);
      else
        QCOMPARE(second, first);
    }
  }

  // Neither do those that move a spatial distribution.
  void transportDoesNotAllocate() {
    const program::Program p = line();
    uint64_t few = 0, many = 0;
    double end = 0;
    allocationsOf(p, 1, few, end);
    const long first = allocationsOf(p, 10, few, end);
    const long second = allocationsOf(p, 100, many, end);
    QVERIFY(many > 5 * few);
    QCOMPARE(second, first);
  }
};

QTEST_GUILESS_MAIN(AllocationTest)
#include "allocation_test.moc"
