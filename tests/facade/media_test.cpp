// Media of wired parts, and connectors that come with what is chosen for a replaceable part: on a library written for
// the test, and on the standard library where it is at hand.
#include <QTemporaryDir>
#include <QtTest>

#include "engine/facade/session.h"
#include "tests/facade/media_library.h"

using namespace armature;

namespace {

diagram::ComponentItem part(const char* name, const char* className, const char* medium = "") {
  diagram::ComponentItem item;
  item.name = name;
  item.className = className;
  if (*medium) item.modifiers.push_back({"redeclare package Medium", medium});
  return item;
}

}  // namespace

class MediaTest : public QObject {
  Q_OBJECT
 private slots:
  void initTestCase();
  void differentMediaAreTold_data();
  void differentMediaAreTold();
  void everyWireIsTold();
  void mediaOfTheDiagramsOwn();
  void connectorsFollowWhatIsChosen_data();
  void connectorsFollowWhatIsChosen();
  void importsOfTheDiagramAreSeen();
  void replacedConnectorsAreFollowed();
  void constantsOfPackagesAreListed();
  void standardLibrary_data();
  void standardLibrary();
  void phaseAtTheStart();

 private:
  static std::vector<Message> told(Session& session, const diagram::Document& document);
  QTemporaryDir folder_;
  std::unique_ptr<Session> session_;
};

void MediaTest::initTestCase() {
  QVERIFY(writeMediaLibrary(folder_.path()));
  session_ = std::make_unique<Session>(std::vector<std::string>{folder_.path().toStdString()});
}

// What is said of media.
std::vector<Message> MediaTest::told(Session& session, const diagram::Document& document) {
  std::vector<Message> messages, media;
  Source source;
  source.document = &document;
  (void)session.translate(source, messages);
  for (const Message& message : messages)
    if (message.code == "D068") media.push_back(message);
  return media;
}

void MediaTest::differentMediaAreTold_data() {
  QTest::addColumn<QString>("tank");
  QTest::addColumn<QString>("pipeClass");
  QTest::addColumn<QString>("pipe");
  QTest::addColumn<bool>("isTold");
  const auto row = [](const char* name, const char* tank, const char* pipeClass, const char* pipe, bool isTold) {
    QTest::newRow(name) << QString(tank) << QString(pipeClass) << QString(pipe) << isTold;
  };
  row("two fluids", "Flows.Media.Water", "Flows.Pipe", "Flows.Media.Oil", true);
  row("one fluid", "Flows.Media.Water", "Flows.Pipe", "Flows.Media.Water", false);
  row("by another name", "Flows.Media.Water", "Flows.Pipe", "Flows.Media.TapWater", false);
  row("with a constant of its own", "Flows.Media.Water(d = 998)", "Flows.Pipe", "Flows.Media.Water", false);
  row("one extends the other", "Flows.Media.ColdWater", "Flows.Pipe", "Flows.Media.Water", false);
  row("with a dot before it", ".Flows.Media.Water", "Flows.Pipe", "Flows.Media.Water", false);
  row("nothing chosen", "", "Flows.Pipe", "Flows.Media.Oil", false);
  row("nothing chosen at all", "", "Flows.Pipe", "", false);
  row("nobody has it", "Flows.Media.Beer", "Flows.Pipe", "Flows.Media.Oil", false);
  row("given by the class", "Flows.Media.Water", "Flows.OilPipe", "", true);
  row("the same given by the class", "Flows.Media.Oil", "Flows.OilPipe", "", false);
}

void MediaTest::differentMediaAreTold() {
  QFETCH(QString, tank);
  QFETCH(QString, pipeClass);
  QFETCH(QString, pipe);
  QFETCH(bool, isTold);
  diagram::Document document;
  document.name = "Plant";
  document.components = {part("tank1", "Flows.Tank", tank.toUtf8()), part("pipe1", pipeClass.toUtf8(), pipe.toUtf8())};
  document.connections = {{"tank1.port", "pipe1.port_a", {}, {}}};
  const std::vector<Message> media = told(*session_, document);
  QCOMPARE(media.size(), size_t(isTold ? 1 : 0));
  if (!isTold) return;
  QCOMPARE(media[0].severity, Severity::warning);
  QCOMPARE(media[0].parts, (std::vector<std::string>{"tank1.port", "pipe1.port_a"}));
  const std::string& text = media[0].text.text();
  for (const std::string& named : {std::string("tank1"), std::string("pipe1"), tank.toStdString(), std::string("Oil")})
    QVERIFY2(text.find(named) != std::string::npos, text.c_str());
}

// A medium that is written into the connector counts, too; wires between others are left alone.
void MediaTest::everyWireIsTold() {
  diagram::Document document;
  document.name = "Plant";
  document.components = {part("tank1", "Flows.Tank", "Flows.Media.Oil"), part("tap1", "Flows.Tap"),
                         part("pipe1", "Flows.Pipe", "Flows.Media.Water"), part("wall1", "Flows.Wall"),
                         part("wall2", "Flows.Wall")};
  document.connections = {{"tank1.port", "pipe1.port_a", {}, {}},
                          {"tap1.port", "pipe1.port_b", {}, {}},
                          {"tap1.port", "tank1.port", {}, {}},
                          {"wall1.plug", "wall2.plug", {}, {}},
                          {"tank1.nothing", "nobody.port", {}, {}}};
  QCOMPARE(told(*session_, document).size(), size_t(2));
}

// What the diagram declares for all of its parts is one medium, whatever it is; its own packages are told by their
// names.
void MediaTest::mediaOfTheDiagramsOwn() {
  diagram::Document document;
  document.name = "Plant";
  document.declarations = "replaceable package Medium = Flows.Media.Water constrainedby Flows.Media.Fluid;";
  document.components = {part("tank1", "Flows.Tank", "Medium"), part("pipe1", "Flows.Pipe", "Medium"),
                         part("pipe2", "Flows.Pipe", "Flows.Media.Water"), part("pipe3", "Flows.Pipe", "Brine"),
                         part("pipe4", "Flows.Pipe", "Flows.Media.Oil")};
  document.classes = {"package Brine\n  extends Flows.Media.Fluid(d = 1200);\nend Brine;"};
  document.connections = {{"tank1.port", "pipe1.port_a", {}, {}},
                          {"pipe1.port_b", "pipe2.port_a", {}, {}},
                          {"pipe2.port_b", "pipe3.port_a", {}, {}},
                          {"tank1.port", "pipe4.port_a", {}, {}}};
  const std::vector<Message> media = told(*session_, document);
  QCOMPARE(media.size(), size_t(2));
  QVERIFY(media[0].text.text().find("Brine") != std::string::npos);
  QVERIFY2(media[1].text.text().find("'Flows.Media.Water'") != std::string::npos, media[1].text.text().c_str());
}

void MediaTest::connectorsFollowWhatIsChosen_data() {
  QTest::addColumn<QString>("extended");
  QTest::addColumn<QStringList>("connectors");
  const auto row = [](const char* name, const char* extended, const QStringList& connectors) {
    QTest::newRow(name) << QString(extended) << connectors;
  };
  row("as it is", "Flows.Tank", {"port: Flows.Port", "trace: Flows.Trace if 0 > 0"});
  row("a medium with a trace", "Flows.Tank(redeclare package Medium = Flows.Media.Smoke)",
      {"port: Flows.Port", "trace: Flows.Trace if 1 > 0"});
  row("a constant given to it", "Flows.Tank(redeclare package Medium = Flows.Media.Water(nX = 2))",
      {"port: Flows.Port", "trace: Flows.Trace if 2 > 0"});
  row("a wall", "Flows.Wall", {"plug: Flows.Wall.Plug", "heat: Flows.HeatPort if false"});
  row("a model", "Flows.Wall(redeclare model Losses = Flows.WarmLaw)",
      {"plug: Flows.Wall.Plug", "heat: Flows.HeatPort if true"});
  row("a connector", "Flows.Wall(redeclare connector Plug = Flows.Flange)",
      {"plug: Flows.Flange", "heat: Flows.HeatPort if false"});
  row("one that nobody has", "Flows.Wall(redeclare connector Plug = Flows.Nothing)",
      {"plug: Flows.Wall.Plug", "heat: Flows.HeatPort if false"});
}

// Classes as a part would have them: another connector, and conditions on what is chosen.
void MediaTest::connectorsFollowWhatIsChosen() {
  QFETCH(QString, extended);
  QFETCH(QStringList, connectors);
  diagram::Document document;
  document.name = "Bench";
  document.classes = {"model Chosen\n  extends " + extended.toStdString() + ";\nend Chosen;"};
  const std::vector<ClassInfo> infos = session_->classesOf(document);
  QCOMPARE(infos.size(), size_t(1));
  QStringList found;
  for (const ConnectorInfo& one : infos[0].connectors)
    found << QString::fromStdString(one.name + ": " + one.type + (one.condition.empty() ? "" : " if " + one.condition));
  QCOMPARE(found, connectors);
}

// What stands in the diagram's text as an import is known to its classes, and to what is chosen for its parts; also
// while the rest of the text cannot be read.
void MediaTest::importsOfTheDiagramAreSeen() {
  diagram::Document document;
  document.name = "Bench";
  document.classes = {"model Chosen\n  extends Flows.Wall(redeclare connector Plug = F);\nend Chosen;",
                      "model Given\n  import Flows.HeatPort;\n  import H = Flows.HeatPort;\n  HeatPort a;\n  H b;\n"
                      "  Trace c;\n  F d;\nend Given;"};
  const QStringList wanted{"plug: Flows.Flange", "heat: Flows.HeatPort", "a: Flows.HeatPort",
                           "b: Flows.HeatPort",  "c: Flows.Trace",       "d: Flows.Flange"};
  for (const char* behind : {"", "  Real x = 2; // an equation\n", "  Real x = ;\n"}) {
    document.declarations = std::string("  import Flows.Trace;\n  import F = Flows.Flange; // shaft\n") + behind;
    QStringList found;
    for (const ClassInfo& info : session_->classesOf(document))
      for (const ConnectorInfo& one : info.connectors) found << QString::fromStdString(one.name + ": " + one.type);
    QCOMPARE(found, wanted);
  }
}

// A connector that is a replaceable component itself, by a name that the class or the diagram imports.
void MediaTest::replacedConnectorsAreFollowed() {
  diagram::Document document;
  document.name = "Bench";
  document.declarations = "  import F = Flows.Flange;\n";
  document.classes = {
      "partial model Base\n  replaceable Flows.HeatPort p;\n  replaceable Flows.HeatPort q;\nend Base;",
      "model Chosen\n  import Flows.Trace;\n  extends Base(redeclare replaceable F p, redeclare Trace q);\nend Chosen;",
      "model Twice\n  extends Chosen(redeclare Flows.HeatPort p);\nend Twice;"};
  QStringList found;
  for (const ClassInfo& info : session_->classesOf(document))
    for (const ConnectorInfo& one : info.connectors)
      found << QString::fromStdString(info.name + "." + one.name + ": " + one.type);
  QCOMPARE(found, (QStringList{"Base.p: Flows.HeatPort", "Base.q: Flows.HeatPort", "Chosen.p: Flows.Flange",
                               "Chosen.q: Flows.Trace", "Twice.p: Flows.HeatPort", "Twice.q: Flows.Trace"}));
}

void MediaTest::constantsOfPackagesAreListed() {
  const ClassInfo* const water = session_->classInfo("Flows.Media.Water");
  QVERIFY(water);
  std::vector<std::string> names;
  for (const VariableInfo& one : water->variables) names.push_back(one.name);
  QCOMPARE(names, (std::vector<std::string>{"d", "nX", "salt"}));
  QVERIFY(session_->classInfo("Flows.Law")->variables.empty());
}

void MediaTest::standardLibrary_data() {
  QTest::addColumn<QString>("first");
  QTest::addColumn<QString>("second");
  QTest::addColumn<bool>("isTold");
  QTest::newRow("water and air") << "Modelica.Media.Water.StandardWater"
                                 << "Modelica.Media.Air.SimpleAir" << true;
  QTest::newRow("two names of water") << "Modelica.Media.Water.StandardWater"
                                      << "Modelica.Media.Water.WaterIF97_ph" << false;
  QTest::newRow("the same") << "Modelica.Media.Air.MoistAir"
                            << "Modelica.Media.Air.MoistAir" << false;
  QTest::newRow("nothing chosen") << ""
                                  << "Modelica.Media.Air.MoistAir" << false;
}

void MediaTest::standardLibrary() {
  const QString msl = qEnvironmentVariable("ARMATURE_MSL");
  if (msl.isEmpty()) return;
  QFETCH(QString, first);
  QFETCH(QString, second);
  QFETCH(bool, isTold);
  Session session({msl.toStdString()});
  diagram::Document document;
  document.name = "Plant";
  document.components = {part("source", "Modelica.Fluid.Sources.FixedBoundary", first.toUtf8()),
                         part("pipe", "Modelica.Fluid.Pipes.StaticPipe", second.toUtf8()),
                         part("sink", "Modelica.Fluid.Sources.FixedBoundary", second.toUtf8())};
  document.connections = {{"source.ports[1]", "pipe.port_a", {}, {}}, {"pipe.port_b", "sink.ports[1]", {}, {}}};
  const std::vector<Message> media = told(session, document);
  QCOMPARE(media.size(), size_t(isTold ? 1 : 0));
}

// Cold water whose pressure hangs on its density: the guess of its phase is wet steam, which at 20 °C and 1 bar has an
// enthalpy of -1e11 J/kg. Density and enthalpy of liquid water at 20 °C and 1.1 bar: tables of IAPWS-IF97.
void MediaTest::phaseAtTheStart() {
  const QString msl = qEnvironmentVariable("ARMATURE_MSL");
  if (msl.isEmpty()) QSKIP("ARMATURE_MSL is not set");
  const QByteArray text =
      "model Cold\n  Modelica.Media.Water.WaterIF97_ph.BaseProperties medium(p(start=1e5), h(start=84000));\nequation\n"
      "  medium.p = 1e5 + medium.d*9.81;\n  medium.T = 293.15;\nend Cold;\n";
  QFile file(folder_.filePath("Cold.mo"));
  QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
  file.close();
  Session session({msl.toStdString()});
  Source source;
  source.file = file.fileName().toStdString();
  std::vector<Message> messages;
  const auto model = session.translate(source, messages);
  QVERIFY2(model, messages.empty() ? "" : messages.front().toText().c_str());
  const auto store =
      model->makeStore([](const ModelVariable& v) { return v.name == "medium.h" || v.name == "medium.d"; });
  solve::Control control;
  const solve::RunResult result = model->run(model->defaultSettings(), {}, control, *store, messages);
  QCOMPARE(result.outcome, solve::Outcome::finished);
  for (size_t k = 0; k < store->columns().size(); ++k) {
    const bool isDensity = store->columns()[k].name == "medium.d";
    const double value = store->value(store->columns()[k], store->rowCount() - 1);
    QVERIFY2(std::fabs(value - (isDensity ? 998.21 : 83924)) < (isDensity ? 0.01 : 5),
             qPrintable(QString::number(value)));
  }
}

QTEST_MAIN(MediaTest)
#include "media_test.moc"
