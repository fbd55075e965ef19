// Relations of continuous terms about which only what solvers leave of zero goes to and fro: an oscillator's position,
// made small, chooses between two slopes.
#include <QtTest>
#include <cmath>

#include "engine/solve/run.h"
#include "program_builder.h"

using namespace armature;
using program::Op;
using program::ProgramBuilder;
using program::Slot;

class FaintSwitchesTest : public QObject {
  Q_OBJECT
 private slots:
  void whatIsFaintSwitchesNoMore();
  void whatCountsSwitchesAsBefore_data();
  void whatCountsSwitchesAsBefore();
  void whatGrowsIsFound();
  void whatRoundingDecidesSwitchesNoMore();
};

namespace {

constexpr double kOmega = 100, kStop = 2, kUp = 3, kDown = 5;  // [rad/s], [s], slopes

struct Swings {
  uint64_t events = 0;
  double x = 0;
};

// s'' = −ω² s with s(0) = 0, s'(0) = ω; m = size·s, or size·s·(1 + growth·t); x' = if m >= 0 then 3 m else 5 m.
// `isRounding`: m is what rounding leaves of (s + 1) − 1 − s.
Swings simulate(double size, bool isSmooth, double growth = 0, bool isRounding = false) {
  ProgramBuilder b;
  const auto [s, ds] = b.state("s", 0);
  const auto [c, dc] = b.state("c", 1);
  const auto [x, dx] = b.state("x", 0);
  const Slot omega = b.slot(kOmega), minus = b.slot(-kOmega), factor = b.slot(size), zero = b.slot(0), one = b.slot(1);
  const Slot up = b.slot(kUp), down = b.slot(kDown), more = b.slot(growth), m = b.slot(), root = b.slot();
  const Slot isUp = b.discrete("isUp", 1);
  const uint32_t derivatives = b.begin();
  b.store(ds, b.op(Op::mul, omega, c));
  b.store(dc, b.op(Op::mul, minus, s));
  const uint32_t grown = b.op(Op::add, one, b.op(Op::mul, more, b.p.time));
  const uint32_t left = b.op(Op::sub, b.op(Op::sub, b.op(Op::add, s, one), one), s);
  b.store(m, isRounding ? left : b.op(Op::mul, b.op(Op::mul, factor, s), grown));
  b.store(dx, b.op(Op::mul, b.op(Op::select, isUp, up, down), m));
  const uint32_t roots = b.begin();
  b.store(root, m);
  const uint32_t event = b.begin();
  b.store(isUp, b.op(Op::greaterEqual, m, zero));
  b.p.relations.push_back({isUp, root, program::kNone, program::kNone, "m >= 0"});
  b.p.relations.back().isSmooth = isSmooth;
  b.p.derivatives = ProgramBuilder::only(derivatives);
  b.p.roots = {{program::Step::Kind::code, derivatives}, {program::Step::Kind::code, roots}};
  b.p.event = {{program::Step::Kind::code, derivatives}, {program::Step::Kind::code, event}};
  b.p.initialization = b.p.event;
  const auto store = solve::makeStore(b.p);
  solve::Settings settings;
  settings.stopTime = kStop;
  settings.tolerance = 1e-6;
  settings.interval = 0.01;
  solve::Control control;
  Diagnostics diagnostics;
  const solve::RunResult run = solve::run(b.p, settings, {}, control, *store, diagnostics);
  for (const Diagnostic& d : diagnostics.all()) qInfo("%s %s", d.code.c_str(), d.message.c_str());
  return {run.statistics.stateEvents,
          store->value(store->columns()[static_cast<size_t>(store->find("x"))], store->rowCount() - 1)};
}

// What x is at the end: a half turn adds 3·2/ω or takes 5·2/ω, times the size.
double expected(double size) {
  const double turns = kOmega * kStop / M_PI, whole = std::floor(turns), rest = 1 - std::cos((turns - whole) * M_PI);
  const bool isUp = std::fmod(whole, 2) == 0;
  const double ups = std::ceil(whole / 2), downs = std::floor(whole / 2);
  return size / kOmega * (2 * kUp * ups - 2 * kDown * downs + (isUp ? kUp * rest : -kDown * rest));
}

}  // namespace

void FaintSwitchesTest::whatIsFaintSwitchesNoMore() {
  constexpr double kSize = 1e-12;
  const Swings calm = simulate(kSize, true);
  QVERIFY2(calm.events >= 5 && calm.events <= 15, qPrintable(QString::number(calm.events)));
  // Nothing that the tolerance would show.
  QVERIFY(std::fabs(calm.x - expected(kSize)) < 1e-6 * 1e-2);
}

void FaintSwitchesTest::whatCountsSwitchesAsBefore_data() {
  QTest::addColumn<double>("size");
  QTest::addColumn<bool>("isSmooth");
  QTest::newRow("values would jump") << 1e-12 << false;
  QTest::newRow("small, but computed") << 1e-8 << true;
  QTest::newRow("larger than the tolerance") << 1e-4 << true;
  QTest::newRow("one") << 1.0 << true;
}

void FaintSwitchesTest::whatCountsSwitchesAsBefore() {
  QFETCH(double, size);
  QFETCH(bool, isSmooth);
  const Swings run = simulate(size, isSmooth);
  QCOMPARE(run.events, static_cast<uint64_t>(std::floor(kOmega * kStop / M_PI)));
  QVERIFY2(std::fabs(run.x - expected(size)) < 1e-3 * size + 1e-11, qPrintable(QString::number(run.x)));
}

// What has been faint for long and then is not: from then on each crossing counts, a little late. m = 1e-12·s·(1 + 1e9
// t) leaves the tolerance within 1 ms.
void FaintSwitchesTest::whatGrowsIsFound() {
  const Swings run = simulate(1e-12, true, 1e9);
  QCOMPARE(run.events, static_cast<uint64_t>(std::floor(kOmega * kStop / M_PI)));
}

// Its sign changes in nearly every step.
void FaintSwitchesTest::whatRoundingDecidesSwitchesNoMore() {
  const Swings run = simulate(0, false, 0, true);
  QVERIFY2(run.events >= 5 && run.events <= 40, qPrintable(QString::number(run.events)));
  QVERIFY(std::fabs(run.x) < 1e-12);
}

QTEST_APPLESS_MAIN(FaintSwitchesTest)
#include "faint_switches_test.moc"
