// C functions that crash, end their process, never end or write where they must not: each is a message that names the
// function, and what called it goes on living.
#include <QElapsedTimer>

#include "engine/foreign/host.h"
#include "engine/native/native.h"
#include "foreign_bench.h"

using namespace armature;
using namespace armature::test;

class BreakdownsTest : public QObject {
  Q_OBJECT

 private slots:
  void breakdowns_data();
  void breakdowns();
  void theNextRunIsWell();
  void endlessIsCancelled_data();
  void endlessIsCancelled();
  void callsAreTimed();
  void constructorsThatCrash();
  void withoutTheProcess();
};

namespace {

QString library(const QString& c) {
  return QString(
             "  function f\n    input Real x;\n    output Real y;\n    external \"C\" y = spin(x) annotation(Include="
             "\"%1\");\n  end f;\n  model Part\n    Real y = f(time);\n  end Part;\n  model M\n    Part wheel;\n  end "
             "M;\n")
      .arg(QString(c).replace('"', "\\\""));
}

// Of a function of one Real; no number where it fails.
double called(native::ForeignLine& line, const ForeignFunction& function, native::Context& context, double x) {
  const int32_t shape = -1;
  double y = 0;
  native::Call made{{&x, 1}, {&shape, 1}, {&y, 1}, context};
  return line.call(function, made) ? y : std::nan("");
}

}  // namespace

void BreakdownsTest::breakdowns_data() {
  QTest::addColumn<QString>("c");
  QTest::addColumn<QString>("words");
  const QString late = "double spin(double x) { if (x > 0.5) { %1; } return x; }";
  QTest::newRow("segmentation fault") << late.arg("*(volatile int *)8 = 1") << "not its own";
  QTest::newRow("exit") << "#include <stdlib.h>\n" + late.arg("exit(3)") << "exit(3)";
  QTest::newRow("exit as if nothing were") << "#include <stdlib.h>\n" + late.arg("exit(0)") << "exit(0)";
  QTest::newRow("abort") << "#include <stdlib.h>\n" + late.arg("abort()") << "abort()";
#if defined(__x86_64__)  // other machines give a number
  QTest::newRow("division") << late.arg("volatile int n = 0; x = 7 / n") << "by zero";
#endif
  QTest::newRow("endless recursion")
      << "double spin(double x) { volatile char room[9999]; room[0] = 1; return x > 0.5 ? "
         "spin(x) + room[0] : x; }"
      << "not its own";
  QTest::newRow("kill") << "#include <signal.h>\n#include <unistd.h>\n" + late.arg("kill(getpid(), SIGKILL)")
                        << "signal 9";
}

void BreakdownsTest::breakdowns() {
  QFETCH(QString, c);
  QFETCH(QString, words);
  const ForeignBench bench;
  bench.putLibrary(library(c));
  for (const bool isApart : {false, true}) {
    const Outcome outcome = bench.run(bench.source("Lib.M"), isApart);
    QVERIFY2(outcome.isTranslated && outcome.result.outcome == solve::Outcome::failed, qPrintable(outcome.words()));
    const Message* const message = outcome.find("F508");
    QVERIFY2(message, qPrintable(outcome.words()));
    const QString text = QString::fromStdString(message->toText());
    for (const QString& word : {words, QString("spin"), QString("Lib.f"), QString("wheel")})
      QVERIFY2(text.contains(word), qPrintable(text));
  }
}

// An array that is written beyond its end is noticed where it can be; the next run knows nothing of it.
void BreakdownsTest::theNextRunIsWell() {
  const ForeignBench bench;
  bench.putLibrary(
      "  function f\n    input Real x;\n    output Real y[2];\n    external \"C\" cf(x, y) annotation(Include=\"void "
      "cf(double x, double *y) { y[0] = x; y[1] = 2*x; if (x > 0.5) y[2] = 3; }\");\n  end f;\n"
      "  model M\n    parameter Real k = 1;\n    Real y[2] = f(k*time);\n  end M;\n");
  Source source = bench.source("Lib.M");
  const Outcome wrong = bench.run(source);
  QVERIFY(wrong.isTranslated && wrong.result.outcome == solve::Outcome::failed);
  QVERIFY2(wrong.find("F508") && wrong.words().contains("outside of its arrays"), qPrintable(wrong.words()));
  source.modifiers = {{"k", "0.25"}};
  const Outcome fine = bench.run(source);
  QVERIFY2(fine.result.outcome == solve::Outcome::finished, qPrintable(fine.words()));
  QVERIFY(std::abs(fine.end("y[2]") - 0.5) < 1e-12);
}

void BreakdownsTest::endlessIsCancelled_data() {
  QTest::addColumn<bool>("isApart");
  QTest::newRow("here") << false;
  QTest::newRow("in processes of their own") << true;
}

void BreakdownsTest::endlessIsCancelled() {
  QFETCH(bool, isApart);
  const ForeignBench bench;
  bench.putLibrary(library("double spin(double x) { while (x > 0.5) { } return x; }"));
  CancelToken token;
  std::thread impatient([&token] {
    QThread::sleep(4);
    token.cancel();
  });
  QElapsedTimer clock;
  clock.start();
  const Outcome outcome = bench.run(bench.source("Lib.M"), isApart, &token);
  impatient.join();
  QVERIFY2(outcome.isTranslated && outcome.result.outcome != solve::Outcome::finished, qPrintable(outcome.words()));
  QVERIFY2(clock.elapsed() < 30000, qPrintable(QString::number(clock.elapsed())));
}

// The room alone: a limit of time for a call, and what a call costs.
void BreakdownsTest::callsAreTimed() {
  const ForeignBench bench;
  const QString text = library("double spin(double x) { while (x > 0.5) { } return x; }");
  bench.putLibrary(text);
  const ForeignFunction function = bench.declared(text, "spin", "Lib.f");
  foreign::Limits limits;
  limits.callSeconds = 1;
  const auto host = foreign::startHost({function.library}, bench.path("cache/armature/foreign").toStdString(), limits);
  QVERIFY(host->admit(function).ok());
  const auto compiled = host->compile();
  QVERIFY2(compiled.ok(), compiled ? "" : compiled.reason().message.c_str());
  native::Context context;
  const auto line = host->open();
  const auto call = [&](double x) { return called(*line, function, context, x); };
  QCOMPARE(call(0.25), 0.25);
  QElapsedTimer clock;
  clock.start();
  constexpr int kCalls = 20000;
  for (int k = 0; k < kCalls; ++k) QCOMPARE(call(0.125), 0.125);
  const double cost = static_cast<double>(clock.nsecsElapsed()) / 1000 / kCalls;
  qInfo("%.2f µs a call", cost);
  QVERIFY(cost < 500);
  QVERIFY(std::isnan(call(1)));
  QVERIFY2(context.error.text().find("without an end") != std::string::npos, context.error.c_str());
  QVERIFY(context.reason && context.reason->code == "F508");
  QVERIFY(std::isnan(call(0.25)));
}

void BreakdownsTest::constructorsThatCrash() {
  const ForeignBench bench;
  bench.putLibrary(
      "  class Thing\n    extends ExternalObject;\n    function constructor\n      input Real x;\n      output Thing "
      "t;\n"
      "      external \"C\" t = makeThing(x) annotation(Include=\"void *makeThing(double x) { return *(void **)8; "
      "}\");\n"
      "    end constructor;\n    function destructor\n      input Thing t;\n      external \"C\" endThing(t) "
      "annotation(Include=\"void endThing(void *t) { }\");\n    end destructor;\n  end Thing;\n"
      "  function use\n    input Thing t;\n    input Real x;\n    output Real y;\n    external \"C\" y = useThing(t, "
      "x) "
      "annotation(Include=\"double useThing(void *t, double x) { return x; }\");\n  end use;\n"
      "  model M\n    Thing t = Thing(1);\n    Real y = use(t, time);\n  end M;\n");
  const Outcome outcome = bench.run(bench.source("Lib.M"));
  QVERIFY(outcome.isTranslated && outcome.result.outcome == solve::Outcome::failed);
  QVERIFY2(outcome.find("F508") && outcome.words().contains("makeThing"), qPrintable(outcome.words()));
}

// All processes of a host are of one session; its first one makes the others.
void BreakdownsTest::withoutTheProcess() {
  const ForeignBench bench;
  const QString text = library(
      "#include <signal.h>\n#include <unistd.h>\ndouble spin(double x) { kill(getsid(0), SIGKILL); return x; }");
  bench.putLibrary(text);
  const ForeignFunction function = bench.declared(text, "spin", "Lib.f");
  const auto host = foreign::startHost({function.library}, bench.path("cache/armature/foreign").toStdString());
  QVERIFY(host->admit(function).ok());
  native::Context context;
  const auto first = host->open();
  QCOMPARE(called(*first, function, context, 0.5), 0.5);
  QThread::msleep(100);
  const auto second = host->open();
  QVERIFY(std::isnan(called(*second, function, context, 0.5)));
  QVERIFY(context.reason && context.reason->code == "F509");
  QDir(bench.path("cache/armature/foreign")).removeRecursively();
}

QTEST_GUILESS_MAIN(BreakdownsTest)
#include "breakdowns_test.moc"
