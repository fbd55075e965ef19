// Expressions over the results of a run, against closed forms.
#include <QtTest>
#include <cmath>

#include "engine/facade/measure.h"

using namespace armature;

namespace {

constexpr double kPi = 3.14159265358979323846;

// x = cos(t) over one period, its negative, a straight line, a parameter, a text, and a step at t = π.
const results::Store& measuredRun() {
  static const results::Store* made = [] {
    const auto named = [](const char* name, uint32_t source) {
      results::Column column;
      column.name = name;
      column.source = source;
      return column;
    };
    std::vector<results::Column> columns{named("body.x", 0),   named("minus", 0), named("der(body.x)", 1),
                                         named("a[1,2].t", 2), named("step", 3),  named("k", 0),
                                         named("word", 0)};
    columns[1].isNegated = true;
    columns[5].isConstant = true;
    columns[5].constantAtFirst = 7;
    columns[6].isConstant = true;
    columns[6].type = results::Column::Type::string;
    auto* store = new results::Store(columns, 4);
    constexpr int kSteps = 4000;
    for (int i = 0; i <= kSteps; ++i) {
      const double t = 2 * kPi * i / kSteps;
      const double before[] = {std::cos(t), -std::sin(t), t, 0.0}, after[] = {std::cos(t), -std::sin(t), t, 1.0};
      if (i <= kSteps / 2) store->append(t, before);
      if (i >= kSteps / 2) store->append(t, after);
    }
    store->finish();
    return store;
  }();
  return *made;
}

}  // namespace

class MeasureTest : public QObject {
  Q_OBJECT
 private slots:
  void values_data();
  void values();
  void conditions_data();
  void conditions();
  void refusals_data();
  void refusals();
  void saysWhatItReads();
  void anEmptyRunHasNoValue();
  void deepTextsEnd();
};

void MeasureTest::values_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<double>("value");
  QTest::addColumn<double>("instant");
  QTest::newRow("at") << "at(body.x, 1)" << std::cos(1.0) << 1.0;
  QTest::newRow("at a computed time") << "at(body.x, 1 + 0.5*2)" << std::cos(2.0) << 2.0;
  QTest::newRow("final") << "final(a[1,2].t)" << 2 * kPi << 2 * kPi;
  QTest::newRow("final among others") << "2*final(minus) + 1" << -1.0 << 2 * kPi;
  QTest::newRow("subscripts with blanks") << "final(a[1, 2].t)" << 2 * kPi << 2 * kPi;
  QTest::newRow("max") << "max(body.x)" << 1.0 << 0.0;
  QTest::newRow("min") << "min(body.x)" << -1.0 << kPi;
  QTest::newRow("mean of a period") << "mean(body.x)" << 0.0 << 2 * kPi;
  QTest::newRow("mean of a line") << "mean(a[1,2].t)" << kPi << 2 * kPi;
  QTest::newRow("mean of a step") << "mean(step)" << 0.5 << 2 * kPi;
  QTest::newRow("rms of a period") << "rms(body.x)" << std::sqrt(0.5) << 2 * kPi;
  QTest::newRow("rms of a step") << "rms(step)" << std::sqrt(0.5) << 2 * kPi;
  QTest::newRow("right of an event") << "at(step, 3.14159265358979323846)" << 1.0 << kPi;
  QTest::newRow("derivative") << "at(der(body.x), 1)" << -std::sin(1.0) << 1.0;
  QTest::newRow("parameter") << "k" << 7.0 << 2 * kPi;
  QTest::newRow("rms of a parameter") << "rms(k)" << 7.0 << 2 * kPi;
  QTest::newRow("operations") << "(k - 1)*2^3/4 - -1 + +2" << 15.0 << 2 * kPi;
  QTest::newRow("abs") << "abs(final(minus))" << 1.0 << 2 * kPi;
  QTest::newRow("a name that begins with final") << "abs(-3)" << 3.0 << 2 * kPi;
}

void MeasureTest::values() {
  QFETCH(QString, text);
  QFETCH(double, value);
  QFETCH(double, instant);
  const auto measure = Measure::read(text.toStdString());
  QVERIFY2(measure.ok(), measure ? "" : measure.reason().message.c_str());
  QVERIFY(!measure->isCondition());
  double shown = -1;
  const auto got = measure->of(measuredRun(), &shown);
  QVERIFY2(got.ok(), got ? "" : got.reason().message.c_str());
  QVERIFY2(std::abs(*got - value) < 2e-6, qPrintable(QString::number(*got, 'g', 12)));
  QVERIFY2(std::abs(shown - instant) < 1e-9, qPrintable(QString::number(shown)));
}

void MeasureTest::conditions_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<bool>("isTrue");
  QTest::newRow("less") << "at(body.x, 3) < 0" << true;
  QTest::newRow("not less") << "not at(body.x, 3) < 0" << false;
  QTest::newRow("greater") << "max(body.x) > 1" << false;
  QTest::newRow("at least") << "max(body.x) >= 1" << true;
  QTest::newRow("at most, within the accuracy") << "final(body.x) <= 0.9999999" << true;
  QTest::newRow("equal within a millionth") << "k == 7.000005" << true;
  QTest::newRow("not equal beyond it") << "k == 7.00001" << false;
  QTest::newRow("zero beside large values") << "mean(body.x) == 0" << true;
  QTest::newRow("different") << "k <> 8" << true;
  QTest::newRow("not different") << "k <> 7" << false;
  QTest::newRow("and") << "k == 7 and final(step) == 1" << true;
  QTest::newRow("or") << "k == 8 or final(step) == 1" << true;
  QTest::newRow("neither") << "k == 8 or k == 9" << false;
  QTest::newRow("a truth as a variable") << "final(step) and not at(step, 1)" << true;
  QTest::newRow("opposite") << "at(minus, 1) == -at(body.x, 1)" << true;
}

void MeasureTest::conditions() {
  QFETCH(QString, text);
  QFETCH(bool, isTrue);
  const auto measure = Measure::read(text.toStdString());
  QVERIFY2(measure.ok(), measure ? "" : measure.reason().message.c_str());
  QVERIFY(measure->isCondition());
  const auto got = measure->of(measuredRun());
  QVERIFY2(got.ok(), got ? "" : got.reason().message.c_str());
  QCOMPARE(*got, isTrue ? 1.0 : 0.0);
}

void MeasureTest::refusals_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("code");
  QTest::newRow("nothing") << ""
                           << "P";
  QTest::newRow("half") << "at(body.x,"
                        << "P";
  QTest::newRow("two") << "1 2"
                       << "P";
  QTest::newRow("a text") << "\"word\""
                          << "M001";
  QTest::newRow("an array") << "{1, 2}"
                            << "M001";
  QTest::newRow("an if") << "if true then 1 else 2"
                         << "M001";
  QTest::newRow("another function") << "sin(body.x)"
                                    << "M001";
  QTest::newRow("a named argument") << "at(body.x, t = 1)"
                                    << "M001";
  QTest::newRow("a time is missing") << "at(body.x)"
                                     << "M001";
  QTest::newRow("no variable") << "max(1 + 2)"
                               << "M001";
  QTest::newRow("by element") << "1 .+ 2"
                              << "M001";
  QTest::newRow("a condition added") << "1 + (k > 2)"
                                     << "M002";
  QTest::newRow("a number negated as a truth") << "not 3"
                                               << "M002";
  QTest::newRow("a truth and a number compared") << "(k > 2) == 1"
                                                 << "M002";
  QTest::newRow("unknown") << "final(nobody)"
                           << "M010";
  QTest::newRow("of no number") << "final(word)"
                                << "M011";
  QTest::newRow("without a time") << "body.x"
                                  << "M012";
  QTest::newRow("after the end") << "at(body.x, 7)"
                                 << "M012";
  QTest::newRow("before the start") << "at(body.x, -1)"
                                    << "M012";
  QTest::newRow("no number comes out") << "1/(k - 7)"
                                       << "M013";
  QTest::newRow("nor a truth") << "1/(k - 7) < 3 or k == 7"
                               << "M013";
}

void MeasureTest::refusals() {
  QFETCH(QString, text);
  QFETCH(QString, code);
  const auto measure = Measure::read(text.toStdString());
  if (!measure) {
    QVERIFY2(measure.reason().code.starts_with(code.toStdString()), measure.reason().message.c_str());
    return;
  }
  const auto got = measure->of(measuredRun());
  QVERIFY(!got.ok());
  QCOMPARE(QString::fromStdString(got.reason().code), code);
}

void MeasureTest::saysWhatItReads() {
  const auto measure = Measure::read("at(b.c, 1) + final(der(a.x)) > k and max(b.c) < 2");
  QVERIFY(measure.ok());
  const std::vector<std::string> wanted{"b.c", "der(a.x)", "k"};
  QVERIFY(measure->variables() == wanted);
}

void MeasureTest::anEmptyRunHasNoValue() {
  results::Column column;
  column.name = "x";
  const results::Store empty({column}, 1);
  for (const char* text : {"final(x)", "max(x)", "at(x, 0)"}) {
    const auto measure = Measure::read(text);
    QVERIFY(measure.ok());
    const auto got = measure->of(empty);
    QVERIFY(!got.ok());
    QCOMPARE(got.reason().code, std::string("M011"));
  }
}

void MeasureTest::deepTextsEnd() {
  for (const int depth : {150, 3000, 9000}) {
    const auto measure = Measure::read(std::string(static_cast<size_t>(depth), '(') + "1" +
                                       std::string(static_cast<size_t>(depth), ')'));
    if (measure) QVERIFY(measure->of(measuredRun()).ok());
  }
  std::string sum = "1";
  for (int i = 0; i < 9000; ++i) sum += "+1";
  const auto long1 = Measure::read(sum);
  if (long1) QVERIFY(long1->of(measuredRun()).ok());
  QVERIFY(!Measure::read(std::string(30000, '1')).ok());
}

QTEST_APPLESS_MAIN(MeasureTest)
#include "measure_test.moc"
