// Bad input of every kind: each gives the exit status of the command line, one clear message with its code and with the
// names that a student needs, none of the translation's own names, quickly, and never a crash. Most rows go through the
// facade; some through armature-cli, for the exit status itself.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

#include "bad_diagrams.h"
#include "diagram_builder.h"
#include "engine/facade/session.h"

using namespace armature;
using namespace armature::test;

namespace {

// What a person has not written: names and sentences of the translation.
const QStringList kNotForStudents = {"relation 1", "left over", "0 = 0", "homotopy parameter", "pre(", "1e-300",
                                     "select(",    "kNone",     "Opaque"};

struct Outcome {
  Status status = kDone;
  std::vector<Message> errors, warnings;
  double endTime = 0;
  solve::Statistics statistics;
};

Outcome process(const diagram::Document& document, const solve::Overrides& overrides = {}) {
  Session session({ARMATURE_SOURCE_DIR "/palette"});
  Source source;
  source.document = &document;
  std::vector<Message> messages;
  Outcome outcome;
  const auto model = session.translate(source, messages);
  if (!model) {
    outcome.status = kModelError;
  } else {
    solve::Control control;
    const auto store = model->makeStore();
    const auto result = model->run(model->defaultSettings(), overrides, control, *store, messages);
    outcome.endTime = result.endTime;
    outcome.statistics = result.statistics;
    if (result.outcome == solve::Outcome::failed) outcome.status = kStopped;
  }
  for (const Message& m : messages) {
    if (m.severity == Severity::error) outcome.errors.push_back(m);
    if (m.severity == Severity::warning) outcome.warnings.push_back(m);
  }
  return outcome;
}

}  // namespace

class BadInputTest : public QObject {
  Q_OBJECT
 private slots:
  void tells_data();
  void tells();
  void whatIsSwitchedOffIsLeftOut_data();
  void whatIsSwitchedOffIsLeftOut();
  void exitStatusOfDiagrams_data();
  void exitStatusOfDiagrams();
  void valuesOutOfRange_data();
  void valuesOutOfRange();
  void exitStatus_data();
  void exitStatus();
};

void BadInputTest::tells_data() {
  QTest::addColumn<int>("row");
  const auto rows = allRows();
  for (size_t k = 0; k < rows.size(); ++k) QTest::newRow(rows[k].name) << int(k);
}

void BadInputTest::tells() {
  QFETCH(int, row);
  static const std::vector<Row> rows = allRows();
  const Row& r = rows[size_t(row)];
  const Outcome outcome = process(r.make());
  QString all;
  for (const Message& m : outcome.errors) all += QString::fromStdString(m.toText()) + '\n';
  QVERIFY2(outcome.status == r.status, qPrintable(QString("status %1: %2").arg(outcome.status).arg(all)));
  if (r.status == kDone) {
    QVERIFY2(all.isEmpty(), qPrintable(all));
    return;
  }
  QVERIFY2(outcome.errors.size() == 1, qPrintable("not one message: " + all));
  const Message& m = outcome.errors.front();
  QCOMPARE(QString::fromStdString(m.code), r.code);
  for (const QString& word : r.words) QVERIFY2(all.contains(word), qPrintable('"' + word + "\" is missing: " + all));
  for (const QString& word : kNotForStudents) QVERIFY2(!all.contains(word), qPrintable(all));
  for (const QString& part : r.parts) {
    QVERIFY2(std::count(m.parts.begin(), m.parts.end(), part.toStdString()) > 0,
             qPrintable(part + " not named: " + all));
  }
  const solve::Statistics& s = outcome.statistics;
  const Budget& b = r.budget;
  QVERIFY(b.eventIterations == 0 || s.eventIterations <= b.eventIterations);
  QVERIFY(b.events == 0 || s.stateEvents + s.timeEvents <= b.events);
  QVERIFY(b.steps == 0 || s.steps <= b.steps);
}

// A connection to a connector that its part does not show goes with it (specification 4.4.5): told, and the model runs.
void BadInputTest::whatIsSwitchedOffIsLeftOut_data() {
  QTest::addColumn<QString>("useSupport");
  QTest::newRow("by default") << QString();
  QTest::newRow("by a parameter of the diagram") << QStringLiteral("not isFree");
}

void BadInputTest::whatIsSwitchedOffIsLeftOut() {
  QFETCH(QString, useSupport);
  diagram::Document document = first();
  for (auto& part : document.components) {
    if (part.name != "torque") continue;
    part.modifiers.clear();
    if (!useSupport.isEmpty()) part.modifiers = {{"useSupport", useSupport.toStdString()}};
  }
  diagram::ParameterItem isFree;
  isFree.name = "isFree", isFree.type = "Boolean", isFree.value = "true";
  document.parameters.push_back(isFree);
  Session session({ARMATURE_SOURCE_DIR "/palette"});
  Source source;
  source.document = &document;
  std::vector<Message> messages;
  const auto model = session.translate(source, messages);
  QVERIFY2(model, messages.empty() ? "" : messages.front().toText().c_str());
  const auto told = std::ranges::find(messages, std::string("C007"), &Message::code);
  QVERIFY(told != messages.end());
  QVERIFY(told->severity == Severity::warning);
  QVERIFY(!told->parts.empty() && told->parts.front() == "torque");
  QVERIFY(told->advice.find(useSupport.isEmpty() ? "set useSupport to true" : "remove the connection") !=
          std::string::npos);
  const auto store = model->makeStore();
  solve::Control control;
  const auto result = model->run(model->defaultSettings(), {}, control, *store, messages);
  QVERIFY(result.outcome == solve::Outcome::finished);
}

// The same diagrams as files, by armature-cli: the exit status, and the message on stderr.
void BadInputTest::exitStatusOfDiagrams_data() {
  tells_data();
}

void BadInputTest::exitStatusOfDiagrams() {
  QFETCH(int, row);
  static const std::vector<Row> rows = allRows();
  const Row& r = rows[size_t(row)];
  QTemporaryDir folder;
  const QString path = folder.filePath("x.armature.json");
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly) && file.write(diagram::toJson(r.make()).c_str()) > 0);
  file.close();
  QProcess program;
  program.start(ARMATURE_CLI, {"simulate", path, "--library", ARMATURE_SOURCE_DIR "/palette"});
  QVERIFY2(program.waitForFinished(120000), "it did not end");
  const QString text = QString::fromUtf8(program.readAllStandardError());
  QVERIFY2(program.exitStatus() == QProcess::NormalExit, qPrintable(text));
  QVERIFY2(program.exitCode() == r.status, qPrintable(QString::number(program.exitCode()) + ": " + text));
  QCOMPARE(text.count(QRegularExpression("error [A-Z][0-9]{3}: ")), r.status == kDone ? 0 : 1);
  if (r.status != kDone) QVERIFY2(text.contains("error " + r.code + ": "), qPrintable(text));
}

// A part's parameter outside the range that its class gives it: one warning that names both, however it was set.
void BadInputTest::valuesOutOfRange_data() {
  QTest::addColumn<QString>("className");
  QTest::addColumn<QString>("holder");
  QTest::addColumn<QString>("parameter");
  QTest::addColumn<double>("value");
  QTest::addColumn<double>("good");
  QTest::addColumn<QString>("limit");
  const QString rotational = kRotational, components = rotational + "Components.";
  const QString shaft = components + "Inertia", wall = components + "Fixed", ground = QString(kAnalog) + "Basic.Ground";
  QTest::newRow("inertia") << shaft << ""
                           << "J" << -1.0 << 1.0 << "0 kg.m2";
  QTest::newRow("mass") << QString(kTranslational) + "Components.Mass"
                        << ""
                        << "m" << -0.5 << 1.0 << "0 kg";
  QTest::newRow("damper") << components + "Damper" << wall << "d" << -1.0 << 1.0 << "0 N.m.s/rad";
  QTest::newRow("peak of friction") << components + "BearingFriction"
                                    << ""
                                    << "peak" << 0.5 << 1.0 << "1";
  QTest::newRow("spring") << components + "Spring" << wall << "c" << -1.0 << 1.0 << "0 N.m/rad";
  QTest::newRow("capacity") << QString(kAnalog) + "Basic.Capacitor" << ground << "C" << -1e-6 << 1e-6 << "0 F";
}

void BadInputTest::valuesOutOfRange() {
  QFETCH(QString, className);
  QFETCH(QString, holder);
  QFETCH(QString, parameter);
  QFETCH(double, value);
  QFETCH(double, good);
  QFETCH(QString, limit);
  const auto partWith = [&](double number) {
    DiagramBuilder b("Range");
    b.parameter("p", QString::number(number).toStdString());
    b.part("part1", className.toStdString(), {{parameter.toStdString(), "p"}});
    if (holder.isEmpty()) return b.document;
    b.part("holder", holder.toStdString());
    const bool isAnalog = className.contains("Analog");
    return b.wire(isAnalog ? "part1.n" : "part1.flange_a", isAnalog ? "holder.p" : "holder.flange").document;
  };
  const auto warnings = [&](const diagram::Document& document, const solve::Overrides& overrides) {
    QStringList found;
    for (const Message& m : process(document, overrides).warnings) {
      if (m.code == "I004") found << QString::fromStdString(m.toText()) + QString::fromStdString(m.parts.at(0));
    }
    return found;
  };
  // In the diagram, and by a change of the diagram's parameter for this run only.
  for (const QStringList& found : {warnings(partWith(value), {}), warnings(partWith(good), {{"p", value}})}) {
    QVERIFY2(found.size() == 1, qPrintable(found.join('\n')));
    for (const QString& word : {"parameter " + parameter + " of part1", limit, QString("part1")})
      QVERIFY2(found.front().contains(word), qPrintable(found.front()));
  }
  QCOMPARE(warnings(partWith(good), {}), QStringList());
}

// Rows of the command line: a file's text, further arguments, the status, and words of the message.
void BadInputTest::exitStatus_data() {
  QTest::addColumn<QString>("fileName");
  QTest::addColumn<QByteArray>("content");
  QTest::addColumn<QStringList>("arguments");
  QTest::addColumn<int>("status");
  QTest::addColumn<QStringList>("words");
  const QByteArray good = QByteArray::fromStdString(diagram::toJson(first()));
  const auto model = [](const char* body) { return QByteArray("model M\n") + body + "\nend M;\n"; };
  const QString json = "x.armature.json", mo = "x.mo";
  const QStringList none;
  QTest::newRow("good") << json << good << none << 0 << QStringList{};
  QTest::newRow("empty file") << json << QByteArray() << none << 2 << QStringList{"D001", "x.armature.json"};
  QTest::newRow("truncated") << json << good.left(1500) << none << 2 << QStringList{"D001", "x.armature.json"};
  QTest::newRow("not a diagram") << json << QByteArray("[1, 2]") << none << 2 << QStringList{"error D"};
  QTest::newRow("confused types") << json << QByteArray(good).replace("\"x\": -160", "\"x\": \"left\"") << none << 2
                                  << QStringList{"D004", "components[0].placement.x", "expected a number"};
  QTest::newRow("newer version") << json << QByteArray(good).replace("\"version\": 1", "\"version\": 99") << none << 2
                                 << QStringList{"D003", "newer", "99"};
  QTest::newRow("stop before start") << json << good << QStringList{"--start-time", "2", "--stop-time", "1"} << 1
                                     << QStringList{"--stop-time", "before", "--start-time"};
  QTest::newRow("stop before the model's start")
      << json << good << QStringList{"--stop-time", "-1"} << 1 << QStringList{"stop time", "before"};
  QTest::newRow("unwritable output") << json << good << QStringList{"--output", "/nowhere/at/all.csv"} << 1
                                     << QStringList{"F301", "/nowhere/at/all.csv"};
  QTest::newRow("unwritable output, found before the run")
      << mo << model("Boolean b(start = true); equation b = not pre(b);") << QStringList{"--output", "/nowhere/a.csv"}
      << 1 << QStringList{"F301", "/nowhere/a.csv"};
  QTest::newRow("unwritable output, found before the translation")
      << json << good.left(1500) << QStringList{"--output", "/nowhere/a.mat"} << 1
      << QStringList{"F301", "/nowhere/a.mat"};
  QTest::newRow("output is a folder") << json << good << QStringList{"--output", "folder.csv"} << 1
                                      << QStringList{"F301", "folder.csv"};
  QTest::newRow("more points than memory") << json << good << QStringList{"--intervals", "1000000000000"} << 3
                                           << QStringList{"R010", "result points", "1e+12"};
  QTest::newRow("unwritable statistics") << json << good << QStringList{"--statistics", "/nowhere/s.json"} << 1
                                         << QStringList{"/nowhere/s.json"};
  QTest::newRow("unknown ending") << json << good << QStringList{"--output", "a.xls"} << 1 << QStringList{".csv"};
  QTest::newRow("unknown parameter") << json << good << QStringList{"--set", "nothing=1"} << 2
                                     << QStringList{"nothing"};
  QTest::newRow("gear without ratio, set at the run")
      << json << good << QStringList{"--set", "ratio=0"} << 0 << QStringList{};
  QTest::newRow("bad tolerance") << json << good << QStringList{"--tolerance", "-1"} << 1 << QStringList{"--tolerance"};
  QTest::newRow("bad number") << json << good << QStringList{"--stop-time", "soon"} << 1 << QStringList{"--stop-time"};
  QTest::newRow("name with a sign") << mo << QByteArray("model VNoInitT=0\n  Real x = 1;\nend VNoInitT=0;\n") << none
                                    << 2 << QStringList{"error"};
  QTest::newRow("derivative of an input")
      << mo << model("input Real u; Real y = der(u);") << none << 2 << QStringList{"S007", "input u"};
  QTest::newRow("no class in the file") << mo << QByteArray("// nothing\n") << none << 2 << QStringList{"F402"};
  QTest::newRow("unknown class of a file")
      << mo << model("Real x = 1;") << QStringList{"--class", "N"} << 2 << QStringList{"F402", "N"};
  QTest::newRow("endless recursion") << mo << model("M inner1;") << none << 2 << QStringList{"error"};
  QTest::newRow("events without end") << mo << model("Boolean b(start = true); equation b = not pre(b);") << none << 3
                                      << QStringList{"R121", "b"};
  QTest::newRow("text that doubles without end")
      << mo
      << model(
             "function f output String s; algorithm s := \"a\"; for i in 1:60 loop s := s + s; end for; end f; "
             "parameter String s = f();")
      << none << 2 << QStringList{"T013", "too long"};
  QTest::newRow("loop without end in a parameter")
      << mo
      << model(
             "function f input Real x; output Real y; algorithm y := x; while y > 0 loop y := y + 1; end while; "
             "end f; parameter Integer n = integer(f(1)); Real x[n] = fill(1, n);")
      << none << 2 << QStringList{"does not end"};
  QTest::newRow("huge array") << mo << model("Real x[1000000000] = fill(1, 1000000000);") << none << 2
                              << QStringList{"error"};
}

void BadInputTest::exitStatus() {
  QFETCH(QString, fileName);
  QFETCH(QByteArray, content);
  QFETCH(QStringList, arguments);
  QFETCH(int, status);
  QFETCH(QStringList, words);
  QTemporaryDir folder;
  const QString path = folder.filePath(fileName);
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
  file.close();
  QVERIFY(QDir(folder.path()).mkdir("folder.csv"));
  QProcess program;
  program.setWorkingDirectory(folder.path());
  program.start(ARMATURE_CLI, QStringList{"simulate", path} + arguments);
  QVERIFY2(program.waitForFinished(60000), "it did not end");
  QCOMPARE(program.exitStatus(), QProcess::NormalExit);
  const QString text = QString::fromUtf8(program.readAllStandardError());
  QVERIFY2(program.exitCode() == status, qPrintable(QString::number(program.exitCode()) + ": " + text));
  if (status == 1) QVERIFY2(text.count('\n') <= 2, qPrintable("not one message: " + text));
  for (const QString& word : words) QVERIFY2(text.contains(word), qPrintable('"' + word + "\" is missing: " + text));
}

QTEST_GUILESS_MAIN(BadInputTest)
#include "bad_input_test.moc"
