// Sub-models of random parts of every shipped diagram: the results are the same under the new names.
#include <QDirIterator>
#include <QtTest>
#include <algorithm>
#include <random>
#include <set>

#include "engine/diagram/json.h"
#include "engine/diagram/own_class.h"
#include "tests/facade/submodel_runs.h"
#include "tests/slowness.h"

using namespace armature;
using test::columnOf;
using test::Run;

namespace {

// What the classes of the parts say of a connector; a bus has only what is connected to it, and is known by its name.
std::optional<diagram::EndFacts> factsOf(Session& session, const diagram::Document& document, const std::string& end) {
  const std::string part = end.substr(0, end.find_first_of(".["));
  const size_t dot = end.find('.');
  if (dot == std::string::npos) return std::nullopt;
  std::string connector = end.substr(dot + 1);
  const bool isElement = connector.find('[') != std::string::npos;
  connector = connector.substr(0, connector.find('['));
  for (const diagram::ComponentItem& item : document.components) {
    if (item.name != part) continue;
    const ClassInfo* info = session.classInfo(item.className);
    if (!info) return std::nullopt;
    for (const ConnectorInfo& c : info->connectors)
      if (c.name == connector && (isElement || c.dimensions.empty()))
        return diagram::EndFacts{c.type, {}, {item.placement.x, item.placement.y}, c.causality};
  }
  return std::nullopt;
}

// It mentions something that stays outside indeed, or the size of an array is one that the test does not work out.
bool isRefusedRightly(const Diagnostic& reason, const diagram::Document& document) {
  if (reason.code == "D033") return true;
  if (reason.code != "D031") return false;
  const auto isNamed = [&](const std::string& name) {
    return std::any_of(document.components.begin(), document.components.end(),
                       [&](const diagram::ComponentItem& item) { return item.name == name; });
  };
  return isNamed(reason.parts.at(0)) && (isNamed(reason.parts.at(1)) || !document.declarations.empty());
}

}  // namespace

class SubmodelTest : public QObject {
  Q_OBJECT
 private slots:
  void resultsStayTheSame_data();
  void resultsStayTheSame();
  void whatStaysOutsideIsNamed();
  void signalsHaveOneSource();
  void aSharedNodeIsOneConnector();
  void parametersGoAlong();
  void classOpensAsDiagram();
  void classesAreReadBesideMistakes();
  void textThatIsMoreThanADrawing_data();
  void textThatIsMoreThanADrawing();
  void whatIsBesideADrawingStays();
  void shippedClassesAreDrawn();

 private:
  Session session_{{ARMATURE_SOURCE_DIR "/palette"}};
};

void SubmodelTest::resultsStayTheSame_data() {
  QTest::addColumn<QString>("path");
  const QString folder = ARMATURE_SOURCE_DIR "/resources/examples";
  QStringList paths;
  for (QDirIterator it(folder, {"*.armature.json"}, QDir::Files, QDirIterator::Subdirectories); it.hasNext();)
    paths << it.next();
  paths.sort();
  for (qsizetype k = 0; k < paths.size(); k += test::kOneOf)
    QTest::newRow(qPrintable(paths[k].mid(folder.size() + 1))) << paths[k];
}

// A third, then two thirds of the parts that may be moved.
void SubmodelTest::resultsStayTheSame() {
  QFETCH(QString, path);
  const auto document = loadDiagram(path.toStdString());
  QVERIFY(document);
  const Run before = test::run(session_, *document), finer = test::run(session_, *document, 0.1);
  QVERIFY2(before.isDone, qPrintable(before.errors));
  std::mt19937 random(static_cast<unsigned>(qHash(path)));
  for (const double share : {0.34, 0.67}) {
    std::vector<int> parts;
    for (size_t i = 0; i < document->components.size(); ++i)
      if (document->components[i].prefixes.empty() && std::uniform_real_distribution<>(0, 1)(random) < share)
        parts.push_back(static_cast<int>(i));
    if (parts.empty()) continue;
    const auto facts = [&](const std::string& end) { return factsOf(session_, *document, end); };
    const auto made = diagram::makeSubmodel(*document, parts, "Some", "some1", facts);
    QVERIFY2(made || isRefusedRightly(made.reason(), *document), made ? "" : made.reason().message.c_str());
    if (!made) continue;
    const diagram::Document after = diagram::withSubmodel(*document, *made);
    const Run moved = test::run(session_, after);
    QVERIFY2(moved.isDone, qPrintable(moved.errors + QString::fromStdString(made->classText)));
    test::Distance worst;
    QString apart = test::difference(before, finer, moved, *made, worst);
    if (!apart.isEmpty()) {
      const Run movedFiner = test::run(session_, after, 0.1);
      apart = test::difference(before, finer, moved, *made, worst, &movedFiner);
    }
    QVERIFY2(apart.isEmpty(), qPrintable(apart));
  }
}

namespace {

// A spring and a mass on a wall, by parameters of the diagram; the spring's constant comes from another part.
diagram::Document oscillator() {
  diagram::Document d;
  d.name = "Oscillator";
  const std::string parts = "Modelica.Mechanics.Translational.Components.";
  const auto add = [&](const char* name, const char* kind, std::vector<diagram::Modifier> modifiers, double x) {
    diagram::ComponentItem item;
    item.name = name;
    item.className = parts + kind;
    item.modifiers = std::move(modifiers);
    item.placement = {x, 20, 20, 20, 0, false};
    d.components.push_back(item);
  };
  add("wall", "Fixed", {}, -60);
  add("spring", "Spring", {{"c", "4*m"}, {"s_rel0", "1"}}, -20);
  add("mass", "Mass", {{"m", "m"}, {"s.start", "2"}, {"s.fixed", "true"}, {"v.fixed", "true"}}, 20);
  d.connections = {{"wall.flange", "spring.flange_a", {}, diagram::Json::object()},
                   {"spring.flange_b", "mass.flange_a", {{0, 40}}, diagram::Json::object()}};
  d.parameters = {{"m", "Real", "2", "kg", "of the body", diagram::Json::object()}};
  d.declarations = "  Real energy = 0.5*mass.m*mass.v^2 + 0.5*spring.c*(spring.s_rel - 1)^2;\n";
  d.plots = diagram::Json::parse(R"x([{"curves": [{"variable": "mass.s"}, {"variable": "der(mass.s)"}]}])x");
  return d;
}

}  // namespace

// What a moved part mentions and the class cannot see is refused with both names; nothing is guessed.
void SubmodelTest::whatStaysOutsideIsNamed() {
  const auto make = [&](const diagram::Document& document, std::vector<int> parts,
                        const std::set<std::string>& inherited = {}) {
    const auto facts = [&](const std::string& end) { return factsOf(session_, document, end); };
    const auto made = diagram::makeSubmodel(document, parts, "Some", "some1", facts, inherited);
    return made ? std::string("made") : made.reason().code + " " + made.reason().message;
  };
  diagram::Document document = oscillator();
  QCOMPARE(make(document, {1, 2}), std::string("made"));
  document.components[1].modifiers[0].value = "4*mass.m";
  QCOMPARE(make(document, {1}), std::string("D031 'spring' mentions 'mass', which stays outside"));
  QCOMPARE(make(document, {1, 2}), std::string("made"));
  document.components[2].modifiers[0].value = "energy";
  QCOMPARE(make(document, {2}), std::string("D031 'mass' mentions 'energy', which stays outside"));
  document.components[2].modifiers[0].value = "Modelica.Constants.pi";
  QCOMPARE(make(document, {2}), std::string("made"));
  document.components[2].modifiers[0].value = "2*load";
  QCOMPARE(make(document, {2}, {"load"}), std::string("D031 'mass' mentions 'load', which stays outside"));
  document.components[2].prefixes = "inner";
  QCOMPARE(make(document, {2}),
           std::string("D030 'mass' is there for all parts of the diagram: it has to stay outside"));
  diagram::ComponentItem pin;  // of the diagram itself
  pin.name = "flange_b";
  pin.className = "Modelica.Mechanics.Translational.Interfaces.Flange_b";
  document = oscillator();
  document.components.push_back(pin);
  document.connections.push_back({"mass.flange_b", "flange_b", {}, diagram::Json::object()});
  QCOMPARE(make(document, {2, 3}),
           std::string("D032 'flange_b' is a connector of the diagram itself: it has to stay outside"));
  QCOMPARE(make(document, {1, 2}), std::string("made"));
  document = oscillator();
  document.connections[1].to = "mass.nothing";
  QCOMPARE(make(document, {2}), std::string("D033 what kind of connector 'mass.nothing' is, is not known"));
}

// Wires of a signal that go on from one input to the next: whichever of them are within, the class has one connector
// for the signal, an output where the source is within and an input where it is not.
void SubmodelTest::signalsHaveOneSource() {
  diagram::Document before;
  before.name = "Signals";
  const auto add = [&](const char* name, const char* kind, double x) {
    diagram::ComponentItem item;
    item.name = name;
    item.className = std::string("Modelica.Blocks.") + kind;
    item.modifiers = {{item.className.ends_with("Gain") ? "k" : "f", "2"}};
    item.placement.x = x;
    before.components.push_back(item);
  };
  add("sine", "Sources.Sine", 0);
  for (const char* name : {"a", "b", "c"}) add(name, "Math.Gain", 40);
  before.connections = {{"sine.y", "a.u", {}, {}}, {"a.u", "b.u", {}, {}}, {"c.u", "b.u", {}, {}}};
  const auto facts = [&](const std::string& end) { return factsOf(session_, before, end); };
  const Run whole = test::run(session_, before), finer = test::run(session_, before, 0.1);
  const std::pair<std::vector<int>, QString> rows[] = {{{0, 1}, "b.u-some1.y"},
                                                       {{0, 1, 2}, "c.u-some1.y"},
                                                       {{0, 3}, "a.u-some1.y b.u-some1.u"},
                                                       {{1, 2}, "sine.y-some1.u c.u-some1.u"},
                                                       {{2}, "a.u-some1.u c.u-some1.u"},
                                                       {{1, 2, 3}, "sine.y-some1.u"}};
  for (const auto& [parts, wanted] : rows) {
    const auto made = diagram::makeSubmodel(before, parts, "Some", "some1", facts);
    QVERIFY(made);
    QStringList joined;
    for (const auto& one : made->joined) joined << QString::fromStdString(one.outside + "-some1." + one.connector);
    joined.removeDuplicates();
    QCOMPARE(joined.join(' '), wanted);
    const Run moved = test::run(session_, diagram::withSubmodel(before, *made));
    QVERIFY2(moved.isDone, qPrintable(moved.errors + QString::fromStdString(made->classText)));
    test::Distance worst;
    QCOMPARE(test::difference(whole, finer, moved, *made, worst), QString());
  }
}

// A node that several of the parts have in common with what stays outside is one connector, whichever of its ends the
// wires are drawn to: two of one flange, and two of flanges that are joined outside.
void SubmodelTest::aSharedNodeIsOneConnector() {
  for (const char* end : {"spring.flange_b", "damper.flange_b"}) {
    diagram::Document before = oscillator();
    diagram::ComponentItem damper = before.components[1];
    damper.name = "damper";
    damper.className = "Modelica.Mechanics.Translational.Components.Damper";
    damper.modifiers = {{"d", "1"}};
    diagram::ComponentItem load = before.components[2];
    load.name = "load";
    load.modifiers = {{"m", "1"}};
    before.components.insert(before.components.end(), {damper, load});
    before.connections = {{"wall.flange", "spring.flange_a", {}, {}},
                          {"wall.flange", "damper.flange_a", {}, {}},
                          {"spring.flange_b", "mass.flange_a", {}, {}},
                          {"mass.flange_a", "damper.flange_b", {}, {}},
                          {"load.flange_a", end, {}, {}}};
    const auto facts = [&](const std::string& name) { return factsOf(session_, before, name); };
    const Run whole = test::run(session_, before), finer = test::run(session_, before, 0.1);
    const std::pair<std::vector<int>, int> rows[] = {{{1, 3}, 2}, {{1, 2, 3}, 2}, {{2, 4}, 1}, {{0, 2}, 2}};
    for (const auto& [parts, wanted] : rows) {
      const auto made = diagram::makeSubmodel(before, parts, "Some", "some1", facts);
      QVERIFY(made);
      std::set<std::string> connectors;
      for (const auto& one : made->joined) connectors.insert(one.connector);
      QCOMPARE(connectors.size(), static_cast<size_t>(wanted));
      const Run moved = test::run(session_, diagram::withSubmodel(before, *made));
      QVERIFY2(moved.isDone, qPrintable(moved.errors + QString::fromStdString(made->classText)));
      test::Distance worst;
      QCOMPARE(test::difference(whole, finer, moved, *made, worst), QString());
    }
  }
}

// Parameters of the diagram go through the new part; everything else that mentions a moved part follows its name; the
// motion is that of the closed form.
void SubmodelTest::parametersGoAlong() {
  const diagram::Document before = oscillator();
  const auto facts = [&](const std::string& end) { return factsOf(session_, before, end); };
  const auto made = diagram::makeSubmodel(before, {1, 2}, "Body", "body1", facts);
  QVERIFY(made);
  const diagram::Document after = diagram::withSubmodel(before, *made);
  QCOMPARE(after.components.size(), size_t(2));
  QVERIFY(after.components[1].modifiers == std::vector<diagram::Modifier>({{"m", "m"}}));
  QCOMPARE(after.connections.size(), size_t(1));
  QCOMPARE(after.connections[0].to, std::string("body1.flange_a"));
  QCOMPARE(after.declarations, std::string("  Real energy = 0.5*body1.mass.m*body1.mass.v^2 + "
                                           "0.5*body1.spring.c*(body1.spring.s_rel - 1)^2;\n"));
  QCOMPARE((*after.plots)[0]["curves"][1]["variable"].get<std::string>(), std::string("der(body1.mass.s)"));
  const Run moved = test::run(session_, after);
  QVERIFY2(moved.isDone, qPrintable(moved.errors));
  const auto at = [&](const char* name, double t) { return moved.store->valueAt(*columnOf(*moved.store, name), t); };
  QVERIFY(std::abs(at("body1.mass.s", 1) - (1 + std::cos(2.0))) < 1e-4);  // omega = sqrt(c/m) = 2 rad/s
  QVERIFY(std::abs(at("energy", 1) - 4) < 1e-4);                          // 0.5 c (2 m - 1 m)^2
}

// The class is a diagram again when it is looked into: parts at their places about the middle, wires with their
// corners, the connector on the border towards the wall.
void SubmodelTest::classOpensAsDiagram() {
  const diagram::Document before = oscillator();
  const auto facts = [&](const std::string& end) { return factsOf(session_, before, end); };
  const auto made = diagram::makeSubmodel(before, {1, 2}, "Body", "body1", facts);
  QVERIFY(made);
  const auto inside = session_.diagramOf(diagram::withSubmodel(before, *made), "Body");
  QVERIFY2(inside, inside ? "" : inside.reason().message.c_str());
  QCOMPARE(inside->components.size(), size_t(3));
  QCOMPARE(inside->components[0].placement.x, -20.0);
  QCOMPARE(inside->components[1].placement.x, 20.0);
  QCOMPARE(inside->components[2].name, std::string("flange_a"));
  QCOMPARE(inside->components[2].placement.x, -100.0);
  QCOMPARE(inside->connections.size(), size_t(2));
  QVERIFY(inside->connections[0].route == std::vector<diagram::Point>({{0, 20}}));
  QCOMPARE(inside->parameters.size(), size_t(1));
  const auto classes = session_.classesOf(diagram::withSubmodel(before, *made));
  QCOMPARE(classes.size(), size_t(1));
  QCOMPARE(classes[0].connectors.size(), size_t(1));
  QCOMPARE(classes[0].connectors[0].x, -100.0);
  QVERIFY(!classes[0].icon.empty());
}

// What cannot be read yet, or is there twice, takes none of the others away.
void SubmodelTest::classesAreReadBesideMistakes() {
  diagram::Document document = oscillator();
  const auto facts = [&](const std::string& end) { return factsOf(session_, document, end); };
  const auto made = diagram::makeSubmodel(document, {1, 2}, "Body", "body1", facts);
  QVERIFY(made);
  document = diagram::withSubmodel(document, *made);
  for (const char* text : {"\"a\"", "model Half\n  Real x = ;\nend Half;", "model Body\nend Body;", ""})
    document.classes.insert(document.classes.begin() + (*text == 'm'), text);
  document.classes.push_back("model Other\n  extends Body;\nend Other;");
  // The first of the two that are called Body is a text without anything.
  const auto classes = session_.classesOf(document);
  const auto find = [&](const char* name) { return std::ranges::find(classes, name, &ClassInfo::name); };
  QVERIFY(find("Body") != classes.end() && find("Other") != classes.end() && find("Half") == classes.end());
  QCOMPARE(find("Other")->connectors.size(), find("Body")->connectors.size());
  document.classes.erase(std::ranges::find(document.classes, "model Body\nend Body;"));
  const auto others = session_.classesOf(document);
  QCOMPARE(others.size(), size_t(2));
  for (const ClassInfo& info : others) QCOMPARE(info.connectors.size(), size_t(1));
  QVERIFY(session_.diagramOf(document, "Body"));
}

void SubmodelTest::textThatIsMoreThanADrawing_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("expected");
  const QString head = "D034 the class is edited as text: ", can = "can be drawn";
  QTest::newRow("drawn") << "model A\n  Real x annotation (Placement(transformation(extent = {{-1, 0}, {1, 2}})));\n"
                            "equation\n  x = 6/2;\n  annotation (Icon(graphics = {}));\nend A;"
                         << can;
  QTest::newRow("plain") << "model A\n  Real x = 1;\nend A" << can;
  QTest::newRow("line comment") << "model A\n  Real x = 1; // one\nend A;" << can;
  QTest::newRow("comment within") << "model A\n  Real x = /* one */ 1;\nend A;" << can;
  QTest::newRow("dialog") << "model A\n  parameter Real x = 1 annotation (Dialog(group = \"G\"));\nend A;" << can;
  QTest::newRow("base") << "model A\n  extends B;\nend A;" << can;
  QTest::newRow("block") << "block A\n  Real x = 1;\nend A;" << can;
  QTest::newRow("partial") << "partial model A\nend A;" << can;
  QTest::newRow("short") << "model A = B;" << head + "it is no model or block with a body";
  QTest::newRow("function") << "function A\n  input Real x;\nend A;" << head + "it is no model or block with a body";
  QTest::newRow("broken") << "model A\n  Real x = ;\nend A;" << head + "it cannot be read";
  QTest::newRow("two") << "model A end A; model B end B;" << head + "it cannot be read";
  QTest::newRow("none") << "" << head + "it cannot be read";
}

// What no drawing can change is edited as text.
void SubmodelTest::textThatIsMoreThanADrawing() {
  QFETCH(QString, text);
  const auto drawn = diagram::canBeDrawn(text.toStdString());
  QTEST(drawn ? QString("can be drawn") : QString::fromStdString(drawn.reason().code + " " + drawn.reason().message),
        "expected");
}

// A class of parts with equations, comments, a base and annotations of others: a value, a place, a part and a wire are
// other pieces of its text, and nothing else is.
void SubmodelTest::whatIsBesideADrawingStays() {
  const QString text =
      "block Mixed \"parts and equations\" // by hand\n"
      "  extends Modelica.Blocks.Icons.Block; /* for its look */\n"
      "  parameter Real  k = 2 annotation (Dialog(group = \"G\"));\n"
      "  Modelica.Blocks.Math.Gain  gain(k = k /* as given */) annotation (Placement(transformation(extent = {{-10, "
      "-10}, {10, 10}})), __Other(x =  1));\n"
      "  Modelica.Blocks.Sources.Constant one(k = 1) annotation (Placement(transformation(extent = {{-60, -10}, {-40, "
      "10}})));\n"
      "  Real  x(start = 1,   fixed = true);\n"
      "initial equation\n  // nothing\n"
      "equation\n  connect(one.y, gain.u) annotation (Line(points = {{-39, 0}, {-12, 0}}, color = {1, 2, 3}));\n"
      "  der(x) =   -k*x; // decay\n"
      "  when x < 0.5 then\n    reinit(x, 1);\n  end when;\n"
      "algorithm\n  assert(x > 0, \"x\");\n"
      "  annotation (Icon(graphics = {Text(textString = \"M\")}), __Vendor(a = 1));\nend Mixed";
  diagram::Document owner;
  owner.name = "Owner";
  owner.classes = {text.toStdString()};
  const auto read = session_.diagramOf(owner, "Mixed");
  QVERIFY(read);
  QCOMPARE(QString::fromStdString(*diagram::withDrawing(owner.classes[0], *read, *read)), text);
  diagram::Document after = *read;
  const auto gain = std::ranges::find(after.components, "gain", &diagram::ComponentItem::name);
  QVERIFY(gain != after.components.end());
  gain->modifiers[0].value = "3*k";
  const auto made = diagram::withDrawing(owner.classes[0], *read, after);
  QVERIFY2(made, made ? "" : made.reason().message.c_str());
  QCOMPARE(QString::fromStdString(*made), QString(text).replace("gain(k = k /*", "gain(k = 3*k /*"));
  gain->modifiers[0].value = "k";
  diagram::ComponentItem sine;
  sine.name = "sine";
  sine.className = "Modelica.Blocks.Sources.Sine";
  sine.placement.y = 40;
  after.components.push_back(sine);
  after.connections.clear();
  const auto more = diagram::withDrawing(owner.classes[0], *read, after);
  QVERIFY2(more, more ? "" : more.reason().message.c_str());
  const QString all = QString::fromStdString(*more);
  QVERIFY2(all.contains("  Modelica.Blocks.Sources.Sine sine annotation"), qPrintable(all));
  QVERIFY(!all.contains("connect("));
  const QStringList kept = text.split('\n'), now = all.split('\n');
  for (const QString& line : kept) QVERIFY2(line.contains("connect(") || now.contains(line), qPrintable(line));
}

// The classes of the shipped diagrams: without a change the text is the same to the byte; a part that is put elsewhere
// is there when the text is read again, and nothing else of the class is another.
void SubmodelTest::shippedClassesAreDrawn() {
  int count = 0;
  for (QDirIterator it(ARMATURE_SOURCE_DIR "/resources/examples", {"*.armature.json"}, QDir::Files,
                       QDirIterator::Subdirectories);
       it.hasNext();) {
    const auto owner = loadDiagram(it.next().toStdString());
    QVERIFY(owner);
    for (size_t k = 0; k < owner->classes.size(); ++k) {
      const std::string& text = owner->classes[k];
      const auto before = session_.diagramOf(*owner, diagram::ownClassName(text));
      if (!before || before->components.empty() || !diagram::canBeDrawn(text)) continue;
      QCOMPARE(*diagram::withDrawing(text, *before, *before), text);
      diagram::Document after = *before;
      for (diagram::ComponentItem& item : after.components) item.placement.y += 20;
      const auto made = diagram::withDrawing(text, *before, after);
      QVERIFY2(made, made ? "" : made.reason().message.c_str());
      QVERIFY(*made != text);
      diagram::Document moved = *owner;
      moved.classes[k] = *made;
      const auto again = session_.diagramOf(moved, before->name);
      QVERIFY(again);
      QCOMPARE(diagram::toJson(*again), diagram::toJson(after));
      ++count;
    }
  }
  QVERIFY(count >= 3);
}

QTEST_GUILESS_MAIN(SubmodelTest)
#include "submodel_test.moc"
