// The lowering on small models with known solutions.
#include <QtTest>
#include <cmath>

#include "engine/program/call.h"
#include "engine/program/evaluator.h"
#include "model_builder.h"

using namespace armature;
using armature::testing::ModelBuilder;
using armature::testing::PlainRun;

namespace {

std::string messages(const Diagnostics& d) {
  std::string all;
  for (const auto& m : d.all()) all += m.code + ": " + m.message + "\n";
  return all;
}

// Runs sections of a program on values that a test sets.
class Sections {
 public:
  explicit Sections(const program::Program& program)
      : values(program.initial), interpreter_(program::makeInterpreter(program)) {
    program::prepare(context_, program);
  }
  void run(const program::Section& section) {
    for (const program::Step& step : section) interpreter_->run(step.index, values.data(), context_);
  }
  std::vector<double> values;

 private:
  program::RunContext context_;
  std::unique_ptr<program::Evaluator> interpreter_;
};

}  // namespace

class LowerTest : public QObject {
  Q_OBJECT
 private slots:
  void rcCircuit();
  void pendulum();
  void rigidGear();
  void bouncingBall();
  void frictionIsMixed();
  void linearLoop();
  void longLoopStaysSparse();
  void tooManyAndTooFew();
  void steadyStart();
  void quaternionStatesAreSelected();
  void guardedRelationsAreMasked();
  void guardsAreFoundInChains();
  void limitsGuardRates();
  void hiddenInstantsAreNotScheduled();
  void unreadDerivativesAreLeftOut();
  void inactiveClausesAreSkipped();
  void otherBranchesLeaveNoDerivative();
  void programGrowsLinearly();
};

// A capacitor charged through a resistor: v = U (1 − exp(−t/RC)).
void LowerTest::rcCircuit() {
  ModelBuilder b;
  auto& p = b.pool();
  const ExprId R = b.parameter("R", 2), C = b.parameter("C", 0.5), U = b.parameter("U", 3);
  const ExprId v = b.state("c.v", 0), i = b.real("i"), ic = b.real("c.i"), vr = b.real("r.v");
  b.equation(p.mul(C, b.der(v)), ic);
  b.equation(vr, p.mul(R, i));
  b.equation(U, p.add(vr, v));
  b.equation(p.sub(i, ic), b.number(0));
  Diagnostics d;
  const auto r = b.lower(d);
  QVERIFY2(r.program, messages(d).c_str());
  QCOMPARE(r.program->states.size(), size_t(1));
  PlainRun run(*r.program);
  run.initialize();
  run.advance(1, 0.01);
  QVERIFY(std::fabs(run["c.v"] - 3 * (1 - std::exp(-1.0))) < 1e-8);
  QVERIFY(std::fabs(run["c.i"] - 1.5 * std::exp(-1.0)) < 1e-8);
}

// Cartesian pendulum, index 3: energy is conserved and the length stays.
void LowerTest::pendulum() {
  ModelBuilder b;
  auto& p = b.pool();
  const ExprId g = b.parameter("g", 9.81), L = b.parameter("L", 1);
  const ExprId x = b.state("x", 0.6), y = b.state("y", -0.8, false);
  const ExprId vx = b.state("vx", 0), vy = b.state("vy", 0, false), F = b.real("F");
  b.equation(b.der(x), vx);
  b.equation(b.der(y), vy);
  b.equation(b.der(vx), p.neg(p.mul(F, x)));
  b.equation(b.der(vy), p.sub(p.neg(p.mul(F, y)), g));
  b.equation(p.add(p.mul(x, x), p.mul(y, y)), p.mul(L, L));
  Diagnostics d;
  const auto r = b.lower(d);
  QVERIFY2(r.program, messages(d).c_str());
  QCOMPARE(r.program->states.size(), size_t(2));
  PlainRun run(*r.program);
  run.initialize();
  QVERIFY(std::fabs(run["y"] + 0.8) < 1e-12);
  const double energy = 9.81 * run["y"];
  run.advance(0.5, 0.001);
  QVERIFY(std::fabs(run["x"] * run["x"] + run["y"] * run["y"] - 1) < 1e-9);
  QVERIFY(std::fabs(0.5 * (run["vx"] * run["vx"] + run["vy"] * run["vy"]) + 9.81 * run["y"] - energy) < 1e-6);
}

// Two inertias on a gear of ratio 3: one degree of freedom, a = tau / (J1 + J2/9).
void LowerTest::rigidGear() {
  ModelBuilder b;
  auto& p = b.pool();
  const ExprId J1 = b.parameter("J1", 1), J2 = b.parameter("J2", 4), ratio = b.parameter("ratio", 3);
  const ExprId phi1 = b.state("i1.phi", 0), w1 = b.state("i1.w", 0), a1 = b.real("i1.a");
  const ExprId phi2 = b.real("i2.phi"), w2 = b.real("i2.w"), a2 = b.real("i2.a");
  const ExprId ta = b.real("g.ta"), tb = b.real("g.tb");
  b.equation(w1, b.der(phi1));
  b.equation(a1, b.der(w1));
  b.equation(w2, b.der(phi2));
  b.equation(a2, b.der(w2));
  b.equation(p.mul(J1, a1), p.sub(b.number(10), ta));
  b.equation(p.mul(J2, a2), p.neg(tb));
  b.equation(phi1, p.mul(ratio, phi2));
  b.equation(b.number(0), p.add(p.mul(ratio, ta), tb));
  Diagnostics d;
  const auto r = b.lower(d);
  QVERIFY2(r.program, messages(d).c_str());
  QCOMPARE(r.program->states.size(), size_t(2));
  QCOMPARE(r.program->linear.size() + r.program->nonlinear.size(), size_t(0));
  PlainRun run(*r.program);
  run.initialize();
  run.advance(1, 0.01);
  const double a = 10 / (1 + 4.0 / 9);
  QVERIFY(std::fabs(run["i1.a"] - a) < 1e-12);
  QVERIFY(std::fabs(run["i1.phi"] - a / 2) < 1e-10);
  QVERIFY(std::fabs(run["i2.phi"] - a / 6) < 1e-10);
}

// when h < 0 then reinit(v, -e*pre(v)).
void LowerTest::bouncingBall() {
  ModelBuilder b;
  auto& p = b.pool();
  const ExprId h = b.state("h", 1), v = b.state("v", 0), hit = b.boolean("hit");
  b.equation(b.der(h), v);
  b.equation(b.der(v), b.number(-9.81));
  b.equation(hit, p.binary(symbolic::Op::lessEqual, h, b.number(0)));
  model::Reinit reinit;
  reinit.active = p.edge(b.id(hit));
  reinit.state = b.id(v);
  reinit.value = p.mul(b.number(-0.5), v);
  reinit.part = PartId(0u);
  b.model().reinits.push_back(reinit);
  Diagnostics d;
  const auto r = b.lower(d);
  QVERIFY2(r.program, messages(d).c_str());
  QCOMPARE(r.program->relations.size(), size_t(1));
  PlainRun run(*r.program);
  run.initialize();
  const double impact = std::sqrt(2 / 9.81);
  run.advance(impact + 0.01, 0.0001);
  QVERIFY(std::fabs(run["v"] - 0.5 * 9.81 * impact + 9.81 * 0.01) < 2e-3);
}

// Ideal diode: u, i ≥ 0 decided by a relation on the curve parameter s, in a loop with a linear circuit.
void LowerTest::frictionIsMixed() {
  ModelBuilder b;
  auto& p = b.pool();
  const ExprId s = b.real("s"), u = b.real("u"), i = b.real("i"), source = b.real("source");
  const ExprId off = b.boolean("off");
  b.equation(off, p.binary(symbolic::Op::less, s, b.number(0)));
  b.equation(u, p.mul(s, p.select(off, b.number(1), b.number(1e-5))));
  b.equation(i, p.mul(s, p.select(off, b.number(1e-5), b.number(1))));
  b.equation(source, p.unary(symbolic::Op::sin, p.time()));
  b.equation(source, p.add(u, p.mul(b.number(2), i)));
  const ExprId q = b.state("q", 0);
  b.equation(b.der(q), i);
  Diagnostics d;
  const auto r = b.lower(d);
  QVERIFY2(r.program, messages(d).c_str());
  QVERIFY(!r.program->mixed.empty());
  PlainRun run(*r.program);
  run.initialize();
  run.advance(M_PI, M_PI / 2000);
  QVERIFY(std::fabs(run["q"] - 1) < 1e-3);  // half a sine through 2 Ω
  run.advance(2 * M_PI, M_PI / 2000);
  QVERIFY(std::fabs(run["q"] - 1) < 1e-3);  // blocked
  QCOMPARE(run["off"], 1.0);
}

// A resistor ladder: a linear loop, solved without iteration.
void LowerTest::linearLoop() {
  ModelBuilder b;
  auto& p = b.pool();
  std::vector<ExprId> u;
  const int n = 6;
  for (int k = 0; k <= n; ++k) u.push_back(b.real("u" + std::to_string(k)));
  b.equation(u[0], p.add(b.number(1), p.time()));
  for (int k = 1; k < n; ++k) b.equation(p.add(p.sub(u[k], u[k - 1]), p.sub(u[k], u[k + 1])), p.neg(u[k]));
  b.equation(p.mul(b.number(2), u[n]), u[n - 1]);
  Diagnostics d;
  const auto r = b.lower(d);
  QVERIFY2(r.program, messages(d).c_str());
  QCOMPARE(r.statistics.nonlinear.size(), size_t(0));
  PlainRun run(*r.program);
  run.initialize();
  QVERIFY(std::fabs(3 * run["u3"] - run["u2"] - run["u4"]) < 1e-12);
  QVERIFY(std::fabs(2 * run["u6"] - run["u5"]) < 1e-12);
}

// x(k) = x(k-1) + sin(t) y(k) and cos(t) y(k) + sin(t) x(k) + cos(t) x(k+1) = 1: the y suffice for tearing, but each x
// depends on all y before it. A short loop is torn, a long one stays as sparse as it is; both are solved.
void LowerTest::longLoopStaysSparse() {
  for (const int n : {10, 60}) {
    ModelBuilder b;
    auto& p = b.pool();
    const ExprId sine = p.unary(symbolic::Op::sin, p.time()), cosine = p.unary(symbolic::Op::cos, p.time());
    std::vector<ExprId> x, y;
    for (int k = 0; k < n; ++k) {
      x.push_back(b.real("x" + std::to_string(k)));
      y.push_back(b.real("y" + std::to_string(k)));
    }
    const auto xAt = [&](int k) { return k >= 0 && k < n ? x[static_cast<size_t>(k)] : b.number(0); };
    for (int k = 0; k < n; ++k) {
      const ExprId yk = y[static_cast<size_t>(k)];
      b.equation(xAt(k), p.add(xAt(k - 1), p.mul(sine, yk)));
      b.equation(p.add(p.mul(cosine, yk), p.add(p.mul(sine, xAt(k)), p.mul(cosine, xAt(k + 1)))), b.number(1));
    }
    const ExprId z = b.state("z", 0);
    b.equation(b.der(z), x.back());
    Diagnostics d;
    const auto r = b.lower(d);
    QVERIFY2(r.program, messages(d).c_str());
    QCOMPARE(r.program->linear.empty(), false);
    QCOMPARE(r.program->linear.front().size > 40, n > 40);
    if (n > 40) QVERIFY(r.program->linear.front().entries.size() < size_t(4 * 2 * n));
    PlainRun run(*r.program);
    run.initialize();
    const double t = 0.1;
    run.advance(t, 0.05);
    for (int k = 0; k < n; ++k) {
      const auto value = [&](const char* name, int i) { return i >= 0 && i < n ? run[name + std::to_string(i)] : 0.0; };
      QVERIFY(std::fabs(value("x", k) - value("x", k - 1) - std::sin(t) * value("y", k)) < 1e-9);
      QVERIFY(std::fabs(std::cos(t) * (value("y", k) + value("x", k + 1)) + std::sin(t) * value("x", k) - 1) < 1e-9);
    }
  }
}

void LowerTest::tooManyAndTooFew() {
  {
    ModelBuilder b;  // two sources prescribe one speed
    auto& p = b.pool();
    const ExprId w = b.real("shaft.w");
    b.equation(w, p.time(), "speed1");
    b.equation(w, p.mul(b.number(2), p.time()), "speed2");
    Diagnostics d;
    const auto r = b.lower(d);
    QVERIFY(!r.program);
    QCOMPARE(QString::fromStdString(d.all().front().code), QString("S001"));
    QCOMPARE(d.all().front().parts.size(), size_t(2));
  }
  {
    ModelBuilder b;
    b.equation(b.real("a.x"), b.real("a.y"), "a");
    Diagnostics d;
    const auto r = b.lower(d);
    QVERIFY(!r.program);
    QCOMPARE(QString::fromStdString(d.all().front().code), QString("S002"));
  }
}

// Initial equation der(x) = 0 instead of a start value: x begins at its equilibrium.
void LowerTest::steadyStart() {
  ModelBuilder b;
  auto& p = b.pool();
  const ExprId x = b.state("x", 5, false);
  b.equation(b.der(x), p.sub(b.number(8), p.mul(p.mul(x, x), x)));
  b.initial(b.der(x), b.number(0));
  Diagnostics d;
  const auto r = b.lower(d);
  QVERIFY2(r.program, messages(d).c_str());
  PlainRun run(*r.program);
  run.initialize();
  QVERIFY(std::fabs(run["x"] - 2) < 1e-10);
}

// A unit circle in two coordinates of equal rank: which one is the state is left to the run.
void LowerTest::quaternionStatesAreSelected() {
  ModelBuilder b;
  auto& p = b.pool();
  const ExprId c = b.state("c", 1, false), s = b.state("s", 0, false);
  b.equation(p.add(p.mul(c, c), p.mul(s, s)), b.number(1));
  b.equation(p.sub(p.mul(c, b.der(s)), p.mul(s, b.der(c))), b.number(2));  // angular velocity 2
  Diagnostics d;
  const auto r = b.lower(d);
  QVERIFY2(r.program, messages(d).c_str());
  QCOMPARE(r.program->states.size(), size_t(1));
  QCOMPARE(r.program->stateSets.size(), size_t(1));
  QCOMPARE(r.program->stateSets.front().candidates.size(), size_t(2));
  PlainRun run(*r.program);
  run.initialize();
  run.advance(0.3, 0.001);
  QVERIFY(std::fabs(run["s"] - std::sin(0.6)) < 1e-9);
  QVERIFY(std::fabs(run["c"] - std::cos(0.6)) < 1e-9);
}

// on = pre(armed) and x > 1: while not armed the root function keeps its sign.
void LowerTest::guardedRelationsAreMasked() {
  ModelBuilder b;
  auto& p = b.pool();
  const ExprId x = b.state("x", 0), on = b.boolean("on"), armed = b.boolean("armed");
  b.equation(b.der(x), b.number(1));
  b.equation(armed, p.binary(symbolic::Op::greaterEqual, p.time(), b.number(2)));
  b.equation(on, p.binary(symbolic::Op::logicalAnd, p.pre(b.id(armed), symbolic::Type::boolean),
                          p.binary(symbolic::Op::greater, x, b.number(1))));
  Diagnostics d;
  const auto r = b.lower(d);
  QVERIFY2(r.program, messages(d).c_str());
  PlainRun run(*r.program);
  run.initialize();
  run.advance(1.5, 0.01);
  QCOMPARE(run["on"], 0.0);
  run.advance(2.5, 0.01);
  QCOMPARE(run["on"], 1.0);
}

// x > 1 and y > 2 x, or x > 1 and z > 2, in either order: what is of one variable guards what is of two, and what is of
// a state guards what is of a variable that hangs on others.
void LowerTest::limitsGuardRates() {
  for (const auto& [isLimitFirst, isOfTwo] : {std::pair(true, true), {false, true}, {true, false}, {false, false}}) {
    ModelBuilder b;
    auto& p = b.pool();
    const ExprId x = b.state("x", 0.5), y = b.state("y", 3), on = b.boolean("on");
    b.equation(b.der(x), b.number(1));
    b.equation(b.der(y), b.number(-1));
    const auto limit = [&] { return p.binary(symbolic::Op::greater, x, b.number(1)); };
    const ExprId z = b.real("z");
    b.equation(z, p.binary(symbolic::Op::mul, y, y));
    const auto rate = [&] {
      return isOfTwo ? p.binary(symbolic::Op::greater, y, p.binary(symbolic::Op::mul, b.number(2), x))
                     : p.binary(symbolic::Op::greater, z, b.number(2));
    };
    const ExprId one = isLimitFirst ? limit() : rate(), other = isLimitFirst ? rate() : limit();
    b.equation(on, p.binary(symbolic::Op::logicalAnd, one, other));
    Diagnostics d;
    const auto r = b.lower(d);
    QVERIFY2(r.program, messages(d).c_str());
    Sections sections(*r.program);
    int masked = 0;
    for (const double isBeyond : {0.0, 1.0}) {
      for (const auto& relation : r.program->relations)
        if (relation.text == "x > 1") sections.values[relation.slot] = isBeyond;
      for (const auto* section : {&r.program->derivatives, &r.program->outputs, &r.program->roots})
        sections.run(*section);
      for (const auto& relation : r.program->relations) {
        const bool isOff = sections.values[relation.root] == 0;
        QVERIFY(!isOff || (relation.text != "x > 1" && isBeyond == 0));
        masked += isOff;
      }
    }
    QCOMPARE(masked, 1);
  }
}

// armed and x > -9 and x > 1 is (armed and x > -9) and x > 1: what stands beside x > 1 is no discrete condition but
// contains one, whose negation the other branch of an if-expression knows as well. The relations before x > 1 guard it
// too, it does not guard them. What only the initial system asks for is never watched.
void LowerTest::guardsAreFoundInChains() {
  ModelBuilder b;
  auto& p = b.pool();
  const ExprId x = b.state("x", 0.5), on = b.boolean("on"), armed = b.boolean("armed"), off = b.boolean("off");
  const ExprId before = p.pre(b.id(armed), symbolic::Type::boolean);
  const auto passed = [&](double value) { return p.binary(symbolic::Op::greater, x, b.number(value)); };
  b.equation(b.der(x), b.number(1));
  b.equation(armed, p.binary(symbolic::Op::greaterEqual, p.time(), b.number(2)));
  b.equation(on, p.binary(symbolic::Op::logicalAnd, p.binary(symbolic::Op::logicalAnd, before, passed(-9)), passed(1)));
  const ExprId isReleased = p.unary(symbolic::Op::logicalNot, before);
  b.equation(off, p.select(p.binary(symbolic::Op::logicalOr, isReleased, passed(-8)), p.boolean(false), passed(2)));
  const ExprId y = b.real("y");
  b.equation(y, p.select(p.initial(), p.select(passed(3), b.number(1), b.number(2)), b.number(3)));
  Diagnostics d;
  const auto r = b.lower(d);
  QVERIFY2(r.program, messages(d).c_str());
  const program::Program& program = *r.program;
  Sections sections(program);
  std::vector<double>& v = sections.values;
  const auto set = [&](const std::string& text, double isTrue) {
    for (const auto& relation : program.relations)
      if (relation.text == text) v[relation.slot] = isTrue;
  };
  const auto rootOf = [&](const std::string& text, double isArmed) {
    for (const auto& discrete : program.discretes)
      if (discrete.name == "armed") v[discrete.pre] = isArmed;
    for (const auto* section : {&program.derivatives, &program.outputs, &program.roots}) sections.run(*section);
    for (const auto& relation : program.relations)
      if (relation.text == text) return v[relation.root];
    return std::nan("");
  };
  for (const double isBeyond : {0.0, 1.0}) {
    set("x > (-9)", isBeyond);
    set("x > (-8)", 1 - isBeyond);
    for (const double isArmed : {0.0, 1.0}) {
      QCOMPARE(rootOf("x > (-9)", isArmed) != 0, isArmed == 1);
      QCOMPARE(rootOf("x > 1", isArmed) < 0, isArmed == 1 && isBeyond == 1);
      QCOMPARE(rootOf("x > 2", isArmed) < 0, isArmed == 1 && isBeyond == 1);
      QCOMPARE(rootOf("x > 3", isArmed), 0.0);
    }
  }
}

// time ≥ 3 and time ≥ 5: the second instant matters after the first only, and is none before.
void LowerTest::hiddenInstantsAreNotScheduled() {
  ModelBuilder b;
  auto& p = b.pool();
  const ExprId on = b.boolean("on");
  const auto reached = [&](double t) { return p.binary(symbolic::Op::greaterEqual, p.time(), b.number(t)); };
  const ExprId last = reached(5), first = reached(3);  // which one hides the other hangs on which was made before
  b.equation(on, p.binary(symbolic::Op::logicalAnd, first, last));
  Diagnostics d;
  const auto r = b.lower(d);
  QVERIFY2(r.program, messages(d).c_str());
  const program::Program& program = *r.program;
  Sections sections(program);
  std::vector<double>& v = sections.values;
  const auto instantsAt = [&](double time) {
    v[program.time] = time;
    sections.run(program.event);
    std::vector<double> instants;
    for (const auto& relation : program.relations) instants.push_back(v[relation.threshold]);
    std::sort(instants.begin(), instants.end());
    return instants;
  };
  QCOMPARE(instantsAt(0).size(), size_t(2));
  QCOMPARE(instantsAt(0)[0], 3.0);
  QVERIFY(instantsAt(0)[1] > 1e100);
  QCOMPARE(instantsAt(3)[1], 5.0);
}

// A derivative that stands beside a zero is not computed, nor is the equation that gives x differentiated for it; one
// that is read is.
void LowerTest::unreadDerivativesAreLeftOut() {
  for (const bool isRead : {false, true}) {
    ModelBuilder b;
    auto& p = b.pool();
    const ExprId x = b.real("x"), z = b.state("z", 2), i = b.real("i"), n = b.parameter("n", 0);
    b.equation(p.add(p.mul(x, p.mul(x, x)), x), z);
    b.equation(i, p.mul(b.der(x), isRead ? n : b.number(0)));
    b.equation(b.der(z), p.sub(i, x));
    Diagnostics d;
    const auto r = b.lower(d);
    QVERIFY2(r.program, messages(d).c_str());
    const auto& variables = r.program->variables;
    const bool isThere =
        std::any_of(variables.begin(), variables.end(), [](const auto& v) { return v.name == "der(x)"; });
    QCOMPARE(isThere, isRead);
    QCOMPARE(r.program->states.size(), size_t(1));
  }
}

// Counters that a when-clause advances are one region of the event, left out where the clause is not active, and count
// the same.
void LowerTest::inactiveClausesAreSkipped() {
  constexpr int kCounters = 100;
  ModelBuilder b;
  auto& p = b.pool();
  const auto passed = [&](const std::string& name, double t) {
    const ExprId is = b.boolean(name);
    b.equation(is, p.binary(symbolic::Op::greaterEqual, p.time(), b.number(t)));
    return p.edge(b.id(is));
  };
  const ExprId active = p.binary(symbolic::Op::logicalOr, passed("early", 1), passed("late", 3));
  passed("other", 2);
  std::vector<ExprId> counters;
  for (int k = 0; k < kCounters; ++k) {
    counters.push_back(b.integer("n" + std::to_string(k), 1));
    const ExprId before = p.pre(b.id(counters.back()), symbolic::Type::integer);
    const ExprId added = k == 0 ? p.integer(2) : counters[static_cast<size_t>(k) - 1];
    b.equation(counters.back(), p.select(active, p.add(before, added), before));
  }
  Diagnostics d;
  const auto r = b.lower(d);
  QVERIFY2(r.program, messages(d).c_str());
  QCOMPARE(r.program->conditionals.size(), size_t(1));
  QCOMPARE(r.program->conditionals.front().section.size(), size_t(1));
  uint32_t kept = 0;
  for (const auto& range : r.program->conditionals.front().otherwise) kept += range.count;
  QCOMPARE(kept, static_cast<uint32_t>(kCounters));
  PlainRun run(*r.program);
  run.initialize();
  run.advance(0.5, 0.1);
  QCOMPARE(run["n99"], 1.0);
  run.advance(2.5, 0.1);
  QCOMPARE(run["n0"], 3.0);
  QCOMPARE(run["n99"], 102.0);
  run.advance(3.5, 0.1);
  QCOMPARE(run["n0"], 5.0);
  QCOMPARE(run["n1"], 9.0);  // 1 + 3, then + 5
}

// y³ + y + (if y > 10 then sqrt(y − 10) else 0) = 2 + t: the root's derivative is no number where its branch does not
// apply, and is not to spoil that of the whole.
void LowerTest::otherBranchesLeaveNoDerivative() {
  ModelBuilder b;
  auto& p = b.pool();
  const ExprId y = b.real("y"), ten = b.number(10);
  const ExprId isAbove = p.unary(symbolic::Op::noEvent, p.binary(symbolic::Op::greater, y, ten));
  const ExprId root = p.select(isAbove, p.unary(symbolic::Op::sqrt, p.sub(y, ten)), b.number(0));
  b.equation(p.add(p.add(p.mul(y, p.mul(y, y)), y), root), p.add(p.time(), b.number(2)));
  const ExprId x = b.state("x", 0);
  b.equation(b.der(x), y);
  Diagnostics d;
  const auto r = b.lower(d);
  QVERIFY2(r.program, messages(d).c_str());
  QVERIFY(!r.program->nonlinear.empty() && r.program->nonlinear.front().jacobian != program::kNone);
  PlainRun run(*r.program);
  run.initialize();
  run.advance(1, 0.1);
  QVERIFY(std::fabs(run["y"] * run["y"] * run["y"] + run["y"] - 3) < 1e-8);
}

// Masses and spring-dampers as the library writes them, alias equations included.
static std::unique_ptr<program::Program> chainOf(int n) {
  ModelBuilder b;
  auto& p = b.pool();
  std::vector<ExprId> left, right, fl, fr;
  for (int k = 0; k < n; ++k) {
    const std::string m = "mass" + std::to_string(k), c = "spring" + std::to_string(k);
    const ExprId s = b.state(m + ".s", k), v = b.state(m + ".v", 0), a = b.real(m + ".a");
    const ExprId sa = b.real(m + ".flange_a.s"), sb = b.real(m + ".flange_b.s");
    const ExprId fa = b.real(m + ".flange_a.f"), fb = b.real(m + ".flange_b.f");
    const ExprId M = b.parameter(m + ".m", 1 + 0.01 * (k % 7));
    b.equation(v, b.der(s));
    b.equation(a, b.der(v));
    b.equation(sa, s);
    b.equation(sb, s);
    b.equation(p.mul(M, a), p.add(fa, fb));
    const ExprId ca = b.real(c + ".flange_a.s"), cb = b.real(c + ".flange_b.s"), f = b.real(c + ".f");
    const ExprId cfa = b.real(c + ".flange_a.f"), cfb = b.real(c + ".flange_b.f");
    const ExprId sr = b.real(c + ".s_rel"), vr = b.real(c + ".v_rel");
    const ExprId K = b.parameter(c + ".c", 100), D = b.parameter(c + ".d", 1);
    b.equation(sr, p.sub(cb, ca));
    b.equation(vr, b.der(sr));
    b.equation(f, p.add(p.mul(K, p.sub(sr, b.number(1))), p.mul(D, vr)));
    b.equation(cfb, f);
    b.equation(cfa, p.neg(f));
    b.equation(sb, ca);
    b.equation(b.number(0), p.add(fb, cfa));
    if (k > 0) {
      b.equation(right.back(), sa);
      b.equation(b.number(0), p.add(fr.back(), fa));
    } else {
      b.equation(fa, b.number(0));
    }
    right.push_back(cb);
    fr.push_back(cfb);
  }
  b.equation(right.back(), b.number(n));
  Diagnostics d;
  auto r = b.lower(d);
  if (!r.program) qWarning("%s", messages(d).c_str());
  return std::move(r.program);
}

// Ten times as many parts: ten times as much of everything. (chain_benchmark prints how the time grows.)
void LowerTest::programGrowsLinearly() {
  const auto small = chainOf(500), large = chainOf(5000);
  QVERIFY(small && large);
  QCOMPARE(small->states.size(), size_t(1000));
  QCOMPARE(large->states.size(), size_t(10000));
  const auto instructions = [](const program::Program& p) {
    size_t sum = 0;
    for (const program::Code& code : p.codes) sum += code.instrs.size();
    return sum;
  };
  QVERIFY(large->slotCount < 10.1 * small->slotCount);
  QVERIFY(instructions(*large) < 10.1 * instructions(*small));
}

QTEST_GUILESS_MAIN(LowerTest)
#include "lower_test.moc"
