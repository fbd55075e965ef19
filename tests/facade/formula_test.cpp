// Expressions over variables at every instant of a run: their values against closed forms, their units against those
// that physics gives them, and what is said of those that have none.
#include <QtTest>
#include <cmath>

#include "engine/facade/formula.h"
#include "engine/facade/formula_run.h"

using namespace armature;

namespace {

constexpr double kOmega = 3;  // [rad/s]

results::Column column(const char* name, uint32_t source, const char* unit) {
  results::Column made;
  made.name = name;
  made.source = source;
  made.unit = unit;
  return made;
}

// x = sin(ωt), ramp = 2t until 1 s and 5 - t from then on, step = 0 and 4 from then on; and what they could be.
std::shared_ptr<results::Store> emptyRun() {
  using Column = results::Column;
  std::vector<Column> columns{column("x", 0, "m"),        column("ramp", 1, "A"),   column("step", 2, "N.m"),
                              column("w", 0, "rad/s"),    column("tau", 1, "N.m"),  column("phi", 0, "rad"),
                              column("f", 1, "N"),        column("T", 1, "degC"),   column("T2", 0, "K"),
                              column("p", 1, "bar"),      column("u", 0, ""),       column("on", 2, ""),
                              column("J", 0, "kg.m2"),    column("v", 0, "V"),      column("body.r[1,2]", 0, "m"),
                              column("word", 0, ""),      column("a", 0, "rad/s2"), column("stepped", 2, "V"),
                              column("der(s)", 1, "m/s"), column("s", 0, "m"),      column("c", 0, "N.m/rad"),
                              column("i", 1, "A")};
  columns[11].type = Column::Type::boolean;
  columns[12].isConstant = true;
  columns[12].constantAtFirst = 2;
  columns[15].isConstant = true;
  columns[15].type = Column::Type::string;
  columns[17].kind = Column::Kind::discrete;
  return std::make_shared<results::Store>(columns, 3);
}

void append(results::Store& store, double t, bool isBehind) {
  const double values[] = {std::sin(kOmega * t), isBehind ? 5 - t : 2 * t, isBehind ? 4.0 : 0.0};
  QVERIFY(store.append(t, values));
}

constexpr int kSteps = 20'000;
constexpr double kEnd = 2;  // [s], the event in the middle

void fill(results::Store& store, int from, int to) {
  for (int i = from; i < to; ++i) {
    const double t = kEnd * i / kSteps;
    if (t <= 1) append(store, t, false);
    if (t >= 1) append(store, t, true);
  }
}

std::shared_ptr<results::Store> run() {
  auto store = emptyRun();
  fill(*store, 0, kSteps + 1);
  store->finish();
  return store;
}

}  // namespace

class FormulaTest : public QObject {
  Q_OBJECT
 private slots:
  void valuesAreThoseOfClosedForms_data();
  void valuesAreThoseOfClosedForms();
  void derivativesDoNotSeeJumps();
  void closeNeighboursAreNoNoise();
  void unitsFollow_data();
  void unitsFollow();
  void refusals_data();
  void refusals();
  void growsWithTheRun();
  void wholeNumbersAreOfTheRowsThere();
};

void FormulaTest::valuesAreThoseOfClosedForms_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<double>("time");
  QTest::addColumn<double>("value");
  QTest::addColumn<double>("margin");
  const auto row = [](const char* text, double time, double value, double margin = 1e-12) {
    QTest::addRow("%s at %g", text, time) << text << time << value << margin;
  };
  const auto x = [](double t) { return std::sin(kOmega * t); };
  row("2*x + 1", 0.3, 2 * x(0.3) + 1);
  row("w*tau", 0.4, x(0.4) * 0.8);
  row("-x^2/4", 0.6, -x(0.6) * x(0.6) / 4);
  row("u*u - u/2*time", 0.5, x(0.5) * x(0.5) - x(0.5) / 4);
  row("sqrt(ramp*ramp)", 0.5, 1);
  row("max(x, 0.5)", 1.5, 0.5);
  row("if time < 0.5 then x else 2", 0.2, x(0.2));
  row("if time < 0.5 then x else 2", 0.7, 2);
  row("sin(2*pi*time)", 0.25, 1);
  row("body.r[1, 2]", 0.3, x(0.3));
  // Derivatives: of second order in the step of 1e-4 s.
  row("der(x)", 0.3, kOmega * std::cos(kOmega * 0.3), 1e-6);
  row("der(x)", 0, kOmega, 1e-6);
  row("der(x)", 2, kOmega * std::cos(kOmega * 2), 1e-6);
  row("der(der(x))", 0.7, -kOmega * kOmega * x(0.7), 1e-5);
  row("der(x*x)", 0.7, 2 * kOmega * x(0.7) * std::cos(kOmega * 0.7), 1e-6);
  row("der(ramp)", 0.9999, 2, 1e-9);
  row("der(ramp)", 1.0001, -1, 1e-9);
  row("der(s)", 0.3, 0.6);  // the results have it
  // Integrals go across the event.
  row("integral(x)", 0.8, (1 - std::cos(kOmega * 0.8)) / kOmega, 1e-8);
  row("integral(ramp)", 0.5, 0.25, 1e-9);
  row("integral(ramp)", 2, 1 + 5 - (4 - 1) / 2.0, 1e-9);
  row("integral(der(ramp))", 2, 2 - 1, 1e-9);
  row("der(integral(x))", 0.4, x(0.4), 1e-6);
  // Of the whole run.
  row("mean(ramp)", 0.1, (1 + 3.5) / 2, 1e-9);
  row("mean(x)", 0.1, (1 - std::cos(2 * kOmega)) / kOmega / 2, 1e-8);
  row("rms(x)", 0.1, std::sqrt(0.5 - std::sin(4 * kOmega) / (8 * kOmega)), 1e-8);
  row("max(ramp)", 0.1, 4, 1e-9);
  row("min(x)", 0.1, -1, 1e-7);
  row("at(ramp, 1)", 0.1, 4, 1e-12);
  row("at(ramp, 0.75)", 0.1, 1.5, 1e-9);
  row("final(ramp)", 0.1, 3, 1e-12);
  row("ramp - mean(ramp)", 0.5, 1 - 2.25, 1e-9);
  row("mean(x - mean(x))", 0.5, 0, 1e-9);
  row("final(integral(x - mean(x)))", 0.5, 0, 1e-9);
  // Of the time before: over a whole period a sine has no mean, and its rms is 1/√2.
  row("mean(sin(2*pi*time/0.2), 0.2)", 1.3, 0, 1e-7);
  row("rms(sin(2*pi*time/0.2), 0.2)", 1.3, std::sqrt(0.5), 1e-6);
  row("mean(ramp, 0.3)", 0.5, 2 * 0.35, 1e-9);
  row("mean(ramp, 0.3)", 0.1, 0.1, 1e-9);                             // as long as there has been
  row("mean(ramp, 0.2)", 1.1, (0.1 * 1.9 + 0.1 * 3.95) / 0.2, 1e-9);  // across the event
  row("mean(ramp, 0.00015)", 0.5, 2 * (0.5 - 0.000075), 1e-9);        // a length between two rows
  // In coherent units: degrees Celsius and bars count as kelvins and pascals.
  row("T + 0*T2", 0.5, 1 + 273.15);
  row("p*1", 0.5, 1e5);
}

void FormulaTest::valuesAreThoseOfClosedForms() {
  QFETCH(QString, text);
  QFETCH(double, time);
  QFETCH(double, value);
  QFETCH(double, margin);
  const Result<Formula> formula = Formula::read(text.toStdString());
  QVERIFY2(bool(formula), formula ? "" : formula.reason().message.text().c_str());
  const auto results = run();
  const auto column = formula->columnIn(*results);
  QVERIFY2(bool(column), column ? "" : column.reason().message.text().c_str());
  FormulaRun made(results, {*formula});
  QVERIFY(made.advance());
  QVERIFY(made.store()->isFinished());
  QCOMPARE(made.store()->rowCount(), results->rowCount());
  const double found = made.store()->valueAt(made.store()->columns().at(0), time);
  QVERIFY2(
      std::abs(found - value) <= margin,
      qPrintable(QString("%1, not %2: off by %3").arg(found, 0, 'g', 15).arg(value, 0, 'g', 15).arg(found - value)));
}

// Both rows of an event have the slope of their side, and no row is wild.
void FormulaTest::derivativesDoNotSeeJumps() {
  const auto results = run();
  FormulaRun made(results, {*Formula::read("der(ramp)"), *Formula::read("der(step)")});
  QVERIFY(made.advance());
  const results::Store& store = *made.store();
  bool wasEvent = false;
  for (uint64_t row = 0; row < store.rowCount(); ++row) {
    const bool isBehind = store.time(row) > 1 || wasEvent;
    if (store.time(row) == 1) wasEvent = true;
    const double slope = store.value(store.columns()[0], row);
    QVERIFY2(std::abs(slope - (isBehind ? -1 : 2)) < 1e-8, qPrintable(QString("row %1: %2").arg(row).arg(slope)));
    QCOMPARE(store.value(store.columns()[1], row), 0.0);
  }
}

// An event right after a result point: the error of the two values is not blown up by the tiny time between them.
void FormulaTest::closeNeighboursAreNoNoise() {
  auto store = std::make_shared<results::Store>(std::vector{column("x", 0, "")}, 1);
  const double noise = 1e-7;
  for (int i = 0; i <= 100; ++i) {
    const double t = i * 0.01, value = t * t;
    store->append(t, &value);
    if (i != 50) continue;
    const double close = value + noise;
    store->append(t + 1e-10, &close);
    store->append(t + 1e-10, &close);
  }
  store->finish();
  FormulaRun made(store, {*Formula::read("der(x)")});
  QVERIFY(made.advance());
  for (uint64_t row = 0; row < made.store()->rowCount(); ++row) {
    const double slope = made.store()->value(made.store()->columns()[0], row);
    QVERIFY2(std::abs(slope - 2 * made.store()->time(row)) < 0.02,
             qPrintable(QString("%1 at %2").arg(slope).arg(made.store()->time(row))));
  }
}

void FormulaTest::unitsFollow_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("unit");
  const std::pair<const char*, const char*> rows[] = {{"w*tau", "W"},
                                                      {"x + 1", "m"},
                                                      {"2*tau", "N.m"},
                                                      {"tau/2 + tau", "N.m"},
                                                      {"f*x", "J"},
                                                      {"tau*phi", "J"},
                                                      {"c*phi", "N.m"},
                                                      {"J*w^2/2", "J"},
                                                      {"J*a", "N.m"},
                                                      {"c*phi^2/2", "J"},
                                                      {"tau/phi", "N.m/rad"},
                                                      {"der(phi)", "rad/s"},
                                                      {"der(w)", "rad/s2"},
                                                      {"der(x)", "m/s"},
                                                      {"der(der(x))", "m/s2"},
                                                      {"integral(w)", "rad"},
                                                      {"integral(w*tau)", "J"},
                                                      {"integral(i)", "C"},
                                                      {"v*i", "W"},
                                                      {"v/i", "Ohm"},
                                                      {"sqrt(v*v)", "V"},
                                                      {"v^2", "V2"},
                                                      {"abs(f)", "N"},
                                                      {"mean(f)", "N"},
                                                      {"rms(v, 0.1)", "V"},
                                                      {"1/time", "1/s"},
                                                      {"x/x", ""},
                                                      {"u*f", "N"},
                                                      {"sin(phi)", ""},
                                                      {"u", ""},
                                                      {"f/x^2", "Pa"},
                                                      {"T - T2", "K"},
                                                      {"p", "Pa"},
                                                      {"x > 1", ""},
                                                      {"atan2(x, x)", "rad"},
                                                      {"asin(u)", "rad"},
                                                      {"f*x^3/v", "m2.s.A"},
                                                      {"1/(x*v)", "s3.A/(m3.kg)"},
                                                      {"if on then v else 0", "V"},
                                                      {"der(tau)", "N.m/s"}};
  for (const auto& [text, unit] : rows) QTest::newRow(text) << text << unit;
}

void FormulaTest::unitsFollow() {
  QFETCH(QString, text);
  QFETCH(QString, unit);
  const auto column = Formula::read(text.toStdString())->columnIn(*emptyRun());
  QVERIFY2(bool(column), column ? "" : column.reason().message.text().c_str());
  QCOMPARE(QString::fromStdString(column->unit), unit);
}

void FormulaTest::refusals_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("code");
  QTest::addColumn<QString>("words");
  const auto row = [](const char* text, const char* code, const char* words) {
    QTest::newRow(text) << text << code << words;
  };
  row("x + f", "M020", "m and N cannot be added");
  row("w*tau - f", "M020", "W and N");
  row("x > f", "M020", "compared");
  row("sin(x)", "M020", "sin takes a plain number or an angle");
  row("x^u", "M020", "has to be written as a number");
  row("2^x", "M020", "an exponent is a plain number");
  row("sqrt(f)", "M020", "no unit");
  row("if on then x else f", "M020", "one side of if is in m");
  row("nothing.w*2", "M010", "no variable nothing.w");
  row("word", "M011", "word is a text");
  row("on + 1", "M002", "a number is expected");
  row("x and on", "M002", "a condition is expected");
  row("if x then 1 else 2", "M002", "if needs a condition");
  row("on == x", "M002", "never equal");
  row("x +", "P001", "");
  row("{1, 2}", "M001", "can be drawn over time");
  row("bessel(x)", "M001", "no function bessel");
  row("sqrt(x, x)", "M001", "sqrt does not take 2 arguments");
  row("mean(x, f)", "M001", "mean takes a length of time");
  row("mean(x, -1)", "M001", "longer than nothing");
  row("at(x)", "M001", "at does not take 1 arguments");
  row("der(x = 1)", "M001", "named arguments");
}

void FormulaTest::refusals() {
  QFETCH(QString, text);
  QFETCH(QString, code);
  QFETCH(QString, words);
  const Result<Formula> formula = Formula::read(text.toStdString());
  std::optional<Diagnostic> reason;
  if (!formula)
    reason = formula.reason();
  else if (const auto column = formula->columnIn(*emptyRun()); !column)
    reason = column.reason();
  QVERIFY(reason);
  if (!code.startsWith('P')) QCOMPARE(QString::fromStdString(reason->code), code);
  QVERIFY2(QString::fromStdString(reason->message.text()).contains(words), reason->message.text().c_str());
}

// What is written in pieces is what is written at once, bit for bit.
void FormulaTest::growsWithTheRun() {
  const std::vector<Formula> formulas{*Formula::read("der(der(x)) + integral(ramp)"), *Formula::read("rms(x, 0.1)"),
                                      *Formula::read("x*ramp"), *Formula::read("7")};
  FormulaRun whole(run(), formulas);
  QVERIFY(whole.advance());
  auto growing = emptyRun();
  FormulaRun followed(growing, formulas);
  for (int at = 0; at <= kSteps;) {
    const int next = std::min(kSteps + 1, at + 1 + at % 977);
    fill(*growing, at, next);
    at = next;
    QVERIFY(followed.advance());
    QVERIFY(followed.store()->rowCount() + 4 >= growing->rowCount());
  }
  growing->finish();
  QVERIFY(followed.advance());
  QVERIFY(followed.store()->isFinished());
  QCOMPARE(followed.store()->rowCount(), whole.store()->rowCount());
  for (const results::Column& c : whole.store()->columns())
    for (uint64_t row = 0; row < whole.store()->rowCount(); ++row)
      QCOMPARE(followed.store()->value(c, row), whole.store()->value(c, row));
}

void FormulaTest::wholeNumbersAreOfTheRowsThere() {
  auto growing = emptyRun();
  fill(*growing, 0, kSteps / 4 + 1);
  FormulaRun made(growing, {*Formula::read("max(ramp)")});
  QVERIFY(made.advance());
  QCOMPARE(made.wholeRows(), growing->rowCount());
  QCOMPARE(made.store()->value(made.store()->columns()[0], 3), 1.0);
  FormulaRun other(growing, {*Formula::read("ramp")});
  QCOMPARE(other.wholeRows(), uint64_t(0));
}

QTEST_APPLESS_MAIN(FormulaTest)
#include "formula_test.moc"
