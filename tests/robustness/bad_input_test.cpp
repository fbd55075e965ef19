// Bad input of every kind: each gives the exit status of the command line, one clear message with its code and with the
// names that a student needs, none of the translation's own names, quickly, and never a crash. Most rows go through the
// facade; some through armature-cli, for the exit status itself.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>
#include <functional>

#include "diagram_builder.h"
#include "engine/facade/session.h"

using namespace armature;
using namespace armature::test;

namespace {

enum Status { kDone = 0, kUsage = 1, kModelError = 2, kStopped = 3 };

// How often a run may go round before it must be called endless. A bound by count holds on any machine.
struct Budget {
  uint64_t eventIterations = 0;  // 0 = no bound
  uint64_t events = 0;
  uint64_t steps = 0;
};

struct Row {
  const char* name;
  std::function<diagram::Document()> make;
  Status status;
  QString code;       // of the only error
  QStringList words;  // that its text or advice must have
  QStringList parts;  // that it must name
  Budget budget = {};
};

diagram::Document first() {
  const auto loaded = loadDiagram(ARMATURE_SOURCE_DIR "/resources/examples/Rotational/First.armature.json");
  return loaded ? *loaded : diagram::Document();
}

diagram::ComponentItem& partOf(diagram::Document& document, const std::string& name) {
  for (diagram::ComponentItem& c : document.components)
    if (c.name == name) return c;
  qFatal("the example has changed");
}

// The drive train with one change.
std::function<diagram::Document()> changed(const std::function<void(diagram::Document&)>& change) {
  return [change] {
    diagram::Document document = first();
    change(document);
    return document;
  };
}

std::function<diagram::Document()> without(const std::string& end) {
  return changed([end](diagram::Document& d) {
    std::erase_if(d.connections, [&](const diagram::ConnectionItem& c) { return c.from == end || c.to == end; });
  });
}

std::function<diagram::Document()> built(const DiagramBuilder& builder) {
  return [document = builder.document] { return document; };
}

std::string in(const char* package, const char* name) {
  return std::string(package) + name;
}

DiagramBuilder circuit() {
  DiagramBuilder b("Circuit");
  b.part("V1", in(kAnalog, "Sources.SineVoltage"), {{"V", "1"}, {"f", "1"}});
  b.part("R1", in(kAnalog, "Basic.Resistor"), {{"R", "1"}}).part("L1", in(kAnalog, "Basic.Inductor"), {{"L", "1"}});
  return b.wire("V1.p", "R1.p").wire("R1.n", "L1.p").wire("L1.n", "V1.n");
}

DiagramBuilder twoSpeeds() {
  DiagramBuilder b("TwoSpeeds");
  b.part("k1", in(kBlocks, "Sources.Constant"), {{"k", "1"}}).part("k2", in(kBlocks, "Sources.Constant"), {{"k", "2"}});
  b.part("speedA", in(kRotational, "Sources.Speed"), {{"exact", "true"}});
  b.part("speedB", in(kRotational, "Sources.Speed"), {{"exact", "true"}});
  b.part("shaft", in(kRotational, "Components.Inertia"), {{"J", "1"}});
  b.wire("k1.y", "speedA.w_ref").wire("k2.y", "speedB.w_ref");
  return b.wire("speedA.flange", "shaft.flange_a").wire("shaft.flange_b", "speedB.flange");
}

std::vector<Row> mistakesInParts() {
  return {
      {"unknown class",
       changed([](auto& d) { partOf(d, "idealGear").className = "Modelica.Mechanics.Rotational.Components.Gaer"; }),
       kModelError,
       "N002",
       {"Components.Gaer"},
       {"idealGear"}},
      {"unknown parameter",
       changed([](auto& d) {
         partOf(d, "inertia1").modifiers = {{"JJ", "2"}};
       }),
       kModelError,
       "N004",
       {"JJ", "did you mean J"},
       {"inertia1"}},
      {"unreadable value",
       changed([](auto& d) {
         partOf(d, "inertia1").modifiers = {{"J", "2*("}};
       }),
       kModelError,
       "D012",
       {"'J'", "'inertia1'"},
       {"inertia1"}},
      {"unknown name in a value",
       changed([](auto& d) {
         partOf(d, "inertia1").modifiers = {{"J", "2*Jmoter"}};
       }),
       kModelError,
       "N001",
       {"Jmoter", "did you mean Jmotor"},
       {"inertia1"}},
      {"value of another type",
       changed([](auto& d) {
         partOf(d, "inertia1").modifiers = {{"J", "true"}};
       }),
       kModelError,
       "T001",
       {"inertia1.J", "Boolean"},
       {"inertia1"}},
      {"wrong unit",
       changed([](auto& d) { d.parameters.at(2).unit = "kg"; }),
       kModelError,
       "D061",
       {"inertia1.J", "kg.m2"},
       {"inertia1"}},
      {"unknown unit",
       changed([](auto& d) { d.parameters.at(0).unit = "Furz"; }),
       kModelError,
       "D060",
       {"amplitude", "Furz"},
       {"amplitude"}},
      {"two parts of one name",
       changed([](auto& d) { d.components.push_back(d.components.front()); }),
       kModelError,
       "D011",
       {"sine"},
       {"sine"}},
      {"name that is none",
       built(DiagramBuilder("Names").part("a b", in(kRotational, "Components.Fixed"))),
       kModelError,
       "D010",
       {"a b"},
       {}},
      {"parameters in a circle",
       built(DiagramBuilder("Circle").parameter("a", "b").parameter("b", "a").text("Real x = a;")),
       kModelError,
       "I002",
       {"a, b", "circle"},
       {}},
  };
}

std::vector<Row> mistakesInWires() {
  return {
      {"wire to an unknown part",
       changed([](auto& d) { d.connections.at(1).to = "inertia9.flange_a"; }),
       kModelError,
       "D013",
       {"inertia9", "no part"},
       {"torque.flange"}},
      {"wire to an unknown connector",
       changed([](auto& d) { d.connections.at(1).to = "inertia1.flange_x"; }),
       kModelError,
       "N001",
       {"flange_x", "inertia1", "did you mean flange_a"},
       {}},
      {"signal on a flange",
       changed([](auto& d) { d.connections.at(0).to = "inertia1.flange_a"; }),
       kModelError,
       "C002",
       {"sine.y", "inertia1.flange_a", "do not fit"},
       {}},
      {"wire from a connector to itself",
       changed([](auto& d) { d.connections.at(1).to = d.connections.at(1).from; }),
       kModelError,
       "D014",
       {"torque.flange", "itself"},
       {}},
      {"open support",
       without("torque.support"),
       kModelError,
       "D062",
       {"torque", "support", "not connected", "set useSupport to false"},
       {"torque", "torque.support"}},
      {"support that is switched off",
       changed([](auto& d) { partOf(d, "torque").modifiers.clear(); }),
       kModelError,
       "D063",
       {"torque", "support", "switched off", "set useSupport to true"},
       {"torque", "torque.support"}},
      {"support switched by a parameter of the diagram",
       changed([](auto& d) {
         partOf(d, "torque").modifiers = {{"useSupport", "not isFree"}};
         diagram::ParameterItem isFree;
         isFree.name = "isFree", isFree.type = "Boolean", isFree.value = "true";
         d.parameters.push_back(isFree);
       }),
       kModelError,
       "D063",
       {"torque"},
       {"torque.support"}},
      {"open input",
       without("sine.y"),
       kModelError,
       "D064",
       {"torque.tau", "nothing is connected"},
       {"torque", "torque.tau"}},
  };
}

std::vector<Row> mistakesInStructure() {
  const auto two = [](const char* name, const std::string& a, std::vector<diagram::Modifier> ma, const std::string& b,
                      std::vector<diagram::Modifier> mb) {
    return DiagramBuilder(name).part("one", a, std::move(ma)).part("two", b, std::move(mb));
  };
  const std::string voltage = in(kAnalog, "Sources.ConstantVoltage"), current = in(kAnalog, "Sources.ConstantCurrent");
  const std::string ground = in(kAnalog, "Basic.Ground"), spring = in(kTranslational, "Components.Spring");
  const std::string fixed = in(kRotational, "Components.Fixed"), constant = in(kBlocks, "Sources.Constant");
  return {
      {"no ground",
       built(circuit()),
       kModelError,
       "S008",
       {"no ground", "V1", "R1", "L1", "connect a Ground"},
       {"V1", "R1", "L1"}},
      {"one of two circuits without ground",
       built(circuit().part("G", ground).wire("G.p", "V1.n").part("R2", in(kAnalog, "Basic.Resistor"), {{"R", "1"}})),
       kModelError,
       "S008",
       {"no ground", "R2"},
       {"R2"}},
      {"springs that nothing holds",
       built(two("Springs", spring, {{"c", "1"}}, spring, {{"c", "1"}}).wire("one.flange_b", "two.flange_a")),
       kModelError,
       "S008",
       {"one", "two", "holds"},
       {"one", "two"}},
      {"conductor without temperature",
       built(DiagramBuilder("Cold").part("g", in(kHeat, "Components.ThermalConductor"), {{"G", "1"}})),
       kModelError,
       "S008",
       {"temperatures of g"},
       {"g"}},
      {"two speeds on a shaft",
       built(twoSpeeds()),
       kModelError,
       "S003",
       {"speedA", "speedB", "motion", "speedA.flange", "speedB.flange"},
       {"speedA", "speedB"}},
      {"two fixed points",
       built(two("Fixed", fixed, {}, fixed, {{"phi0", "1"}}).wire("one.flange", "two.flange")),
       kModelError,
       "S003",
       {"one", "two", "one.flange", "two.flange"},
       {"one", "two"}},
      {"two voltages in parallel",
       built(two("Volts", voltage, {{"V", "1"}}, voltage, {{"V", "2"}})
                 .part("G", ground)
                 .wire("one.p", "two.p")
                 .wire("one.n", "two.n")
                 .wire("G.p", "one.n")),
       kModelError,
       "S003",
       {"one", "two", "voltage", "one.p"},
       {"one", "two"}},
      {"two currents in series",
       built(two("Amps", current, {{"I", "1"}}, current, {{"I", "2"}})
                 .part("G", ground)
                 .wire("one.p", "two.n")
                 .wire("one.n", "G.p")
                 .wire("two.p", "G.p")),
       kModelError,
       "S003",
       {"one", "two", "current"},
       {"one", "two"}},
      {"two signals at an input",
       built(two("Signals", constant, {{"k", "1"}}, constant, {{"k", "2"}})
                 .part("gain", in(kBlocks, "Math.Gain"), {{"k", "1"}})
                 .wire("one.y", "gain.u")
                 .wire("two.y", "gain.u")),
       kModelError,
       "C005",
       {"one.y", "two.y"},
       {}},
      {"one equation too few",
       built(DiagramBuilder("Few").text("Real x; Real y; equation x + y = 1;")),
       kModelError,
       "S002",
       {"one equation too few"},
       {}},
  };
}

std::vector<Row> mistakesInRuns() {
  const std::string mass = in(kTranslational, "Components.Mass"), constant = in(kBlocks, "Sources.Constant");
  return {
      {"masses without any fixed point",
       built(DiagramBuilder("Free")
                 .part("m1", mass, {{"m", "1"}, {"s.start", "0"}, {"s.fixed", "true"}})
                 .part("m2", mass, {{"m", "1"}})
                 .part("spring", in(kTranslational, "Components.Spring"), {{"c", "1"}, {"s_rel0", "1"}})
                 .wire("m1.flange_b", "spring.flange_a")
                 .wire("spring.flange_b", "m2.flange_a")),
       kDone,
       "",
       {},
       {}},
      {"division by zero at the start",
       built(DiagramBuilder("Zero")
                 .part("one", constant, {{"k", "1"}})
                 .part("zero", constant, {{"k", "0"}})
                 .part("division1", in(kBlocks, "Math.Division"))
                 .wire("one.y", "division1.u1")
                 .wire("zero.y", "division1.u2")),
       kStopped,
       "I103",
       {"division1", "division by zero"},
       {"division1"}},
      {"division by zero in a parameter",
       built(DiagramBuilder("ZeroParameter")
                 .parameter("p", "0")
                 .part("shaft", in(kRotational, "Components.Inertia"), {{"J", "1/p"}})),
       kStopped,
       "I103",
       {"shaft.J", "division by zero"},
       {"shaft"}},
      {"mass of zero",
       built(DiagramBuilder("ZeroMass")
                 .part("m", mass, {{"m", "0"}})
                 .part("force", in(kTranslational, "Sources.ConstantForce"), {{"f_constant", "1"}})
                 .wire("force.flange", "m.flange_a")),
       kStopped,
       "I102",
       {"no solution", "m.a"},
       {"m"}},
      {"events without end",
       built(DiagramBuilder("Endless").text("Boolean b(start=false); equation b = not pre(b);")),
       kStopped,
       "R121",
       {"do not come to an end", "b"},
       {},
       {.eventIterations = 1010}},
      {"blocks that switch without end",
       built(DiagramBuilder("Switching")
                 .part("not1", in(kBlocks, "Logical.Not"))
                 .part("pre1", in(kBlocks, "Logical.Pre"))
                 .wire("not1.y", "pre1.u")
                 .wire("pre1.y", "not1.u")),
       kStopped,
       "R121",
       {"do not come to an end"},
       {},
       {.eventIterations = 1010}},
      {"events in ever shorter distances",
       built(DiagramBuilder("Zeno").text("Real h(start=1,fixed=true); Real v(start=0,fixed=true); Integer n(start=0); "
                                         "equation der(h)=v; der(v)=-9.81; when h <= 0 and v < 0 then n = pre(n) + 1; "
                                         "reinit(v,-0.5*pre(v)); end when; assert(n < 1000000, \"many\");")),
       kDone,
       "",
       {},
       {}},
      {"sliding on a switching surface",
       built(DiagramBuilder("Slide").text("Real x(start=0.5,fixed=true); equation der(x) = if x > 0 then -1 else 1;")),
       kStopped,
       "R122",
       {"chattering", "x > 0"},
       {},
       {.eventIterations = 100000, .events = 20002}},
      {"clock that ticks too fast",
       built(DiagramBuilder("Clock").text("Integer n(start=0); equation when sample(0, 1e-12) then n = pre(n) + 1; "
                                          "end when;")),
       kStopped,
       "R122",
       {"hardly gets on"},
       {},
       {.eventIterations = 100000, .events = 20002}},
      {"vibration too fast for the time",
       built(DiagramBuilder("Fast").text("Real x(start=0,fixed=true); equation der(x)=1e12*sin(1e12*time);")),
       kStopped,
       "R111",
       {"hardly get on", "steps", "error is that of x"},
       {},
       {.steps = 200100}},
      {"function that does not end",
       built(DiagramBuilder("Loop").text("function f input Real x; output Real y; algorithm y := x; while y > -1 loop "
                                         "y := y + 1; end while; end f; Real z = f(time);")),
       kStopped,
       "I102",
       {"function", "f does not end"},
       {}},
      {"function that calls itself without end",
       built(DiagramBuilder("Recursion")
                 .text("function f input Real x; output Real y; algorithm y := f(x + 1); "
                       "end f; Real z = f(time);")),
       kStopped,
       "I102",
       {"recursion", "f does not end"},
       {}},
      {"subscript out of range during the run",
       built(DiagramBuilder("Subscript")
                 .text("Real x[3] = {1, 2, 3}; Integer k = 1 + integer(10 * time); "
                       "Real y = x[k];")),
       kStopped,
       "R103",
       {"y is not a number", "subscript", "t = 0.3"},
       {}},
      {"gear without ratio",
       changed([](auto& d) { d.parameters.at(4).value = "0"; }),
       kDone,  // it holds the motor's shaft and lets the load run
       "",
       {},
       {}},
      {"solution that grows without bounds",
       built(DiagramBuilder("Grow").text("Real x(start=2,fixed=true); equation der(x)=x^2;")),
       kStopped,
       "R110",
       {"x", "t = 0.49999"},
       {}},
      {"assertion",
       built(
           DiagramBuilder("Assert").text("Real x(start=0,fixed=true); equation der(x)=1; assert(x<0.5,\"too far\");")),
       kStopped,
       "R150",
       {"too far", "t = 0.5"},
       {}},
      {"end by the model",
       built(DiagramBuilder("End").text(
           "Real x(start=0,fixed=true); equation der(x)=1; when x > 0.5 then terminate(\"there\"); end when;")),
       kDone,
       "",
       {},
       {}},
  };
}

std::vector<Row> allRows() {
  std::vector<Row> rows;
  for (const auto& list : {mistakesInParts(), mistakesInWires(), mistakesInStructure(), mistakesInRuns()})
    rows.insert(rows.end(), list.begin(), list.end());
  return rows;
}

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
