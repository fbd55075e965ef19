// What the editor learns of a class: inheritance, modifiers, types, dialogs, connectors, icons — on a library written
// for the test and on the project's own parts.
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <functional>

#include "engine/diagram/netlist.h"
#include "engine/facade/class_diagram.h"
#include "engine/facade/class_reader.h"
#include "engine/facade/session.h"

using namespace armature;

namespace {

const char* const kLibrary = R"(
package L "library"
  package Units
    type Inertia = Real(final quantity = "MomentOfInertia", final unit = "kg.m2", min = 0);
    type RotorInertia = Inertia(displayUnit = "g.cm2");
    type Angle = Real(unit = "rad", displayUnit = "deg");
    type Torque = Real(unit = "N.m");
    type Named extends Real(unit = "s"); end Named;
  end Units;
  type Init = enumeration(None "nothing", Steady "at rest");
  connector Flange "shaft" Units.Angle phi; flow Units.Torque tau; end Flange;
  connector Flange_a extends Flange; end Flange_a;
  connector Flange_b extends Flange; end Flange_b;
  connector RealInput = input Real;
  connector BooleanOutput = output Boolean;
  partial model Base "base"
    import I = L.Units;
    Flange_a flange_a annotation (Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
    Flange_b flange_b annotation (Placement(transformation(extent = {{90, -10}, {110, 10}}),
      iconTransformation(origin = {100, 50}, extent = {{-5, -5}, {5, 5}}, rotation = 90)));
    parameter Init init = Init.None "way to start" annotation (Dialog(group = "Initialization"));
    parameter I.RotorInertia J(start = 1) "inertia";
    parameter Real gain = 1 annotation (Dialog(tab = "Advanced", group = "Tuning", enable = init == Init.Steady));
    parameter Boolean useSupport = false annotation (Evaluate = true, choices(checkBox = true));
    Units.Angle phi(start = 0.5) "angle" annotation (Dialog(group = "Initialization", showStartAttribute = true));
  protected
    parameter Real hidden = 1;
    Real secret;
    annotation (Icon(graphics = {
      Rectangle(extent = {{-60, -20}, {60, 20}}, fillColor = {255, 128, 0}, fillPattern = FillPattern.Solid, origin = {10, 0}, rotation = 90),
      Line(points = {{-100, 0}, {0, 0}}, color = {0, 0, 255}, pattern = LinePattern.Dash, visible = useSupport),
      Line(points = {{-100, 0}, {0, 50}}, visible = not useSupport, thickness = DynamicSelect(0.5, 2*phi))}));
  end Base;
  model Motor "motor"
    extends Base(final gain = 3, J = 2*k, phi(start = 0.1), init = Init.Steady);
    parameter Integer n(min = 1) = 2 "poles";
    parameter Real k = 1.5 annotation (choices(choice = 1.5 "usual", choice = 3 "strong"));
    parameter Real table[:, 2] = [0, 1; 1,
      2];
    parameter Units.Named delay = 0;
    parameter StateSelect select = StateSelect.default;
    constant Real c = 1;
    RealInput u[n] if useSupport and init == Init.Steady "command"
      annotation (Placement(transformation(extent = {{-20, -120}, {20, -80}})));
    BooleanOutput done annotation (Placement(transformation(extent = {{90, 80}, {110, 100}})));
    Units.Torque tau "torque";
    annotation (defaultComponentName = "motor", Documentation(info = "<html>text</html>"),
      experiment(StopTime = 2, Tolerance = 1e-5),
      Icon(coordinateSystem(extent = {{-200, -100}, {200, 100}}), graphics = {
        Ellipse(extent = {{-40, -40}, {40, 40}}), Text(extent = {{-200, 60}, {200, 100}}, textString = "%name", textColor = {1, 2, 3})}));
  end Motor;
  package Inner
    import U = L.Units;
    constant Real ten = 10;
    model Drive
      parameter U.Inertia J = ten;
      Motor motor(init = Init.Steady, k = J*ten) annotation (Placement(transformation(extent = {{0, 0}, {40, 20}})));
      Base base annotation (Placement(transformation(origin = {-50, 10}, extent = {{10, -10}, {-10, 10}}, rotation = 90)));
    equation
      connect(base.flange_a, motor.flange_a) annotation (Line(points = {{0, 0}, {5, 0}, {9, 9}}));
    end Drive;
  end Inner;
  model Starts
    Real given(start = 2), ofType, fixedOnly(fixed = true), many[2](each start = 1), last(final start = 3);
    Units.Angle angle(start = ofType) "declared with a start";
  end Starts;
  type Hot = Real(unit = "K", start = 293);
  model StateBase
    Real ofBase;
  equation
    der(ofBase) = 1;
  end StateBase;
  model States
    extends StateBase;
    Real x, y, wanted(stateSelect = StateSelect.prefer), avoided(stateSelect = StateSelect.avoid), r[3], bound = y;
    Real chosen(stateSelect = if n > 1 then StateSelect.always else StateSelect.default), last(final start = 1);
    Hot T, many[2], list[2](start = {1, 2}), long[n](each start = 3), matrix[2, 2](each start = -1);
    Integer count(start = 1), counts[2](each start = 1);
    parameter Integer n = 2;
    parameter Real p;
    input Hot u;
    output Hot o;
    discrete Hot sampled;
    outer Hot elsewhere;
    Flange_a flange;
  protected
    Real hidden(start = 1);
  equation
    {der(x), y} = {time, last + der(bound)};
    for i in 1:3 loop
      der(r[i]) = der(last) + der(flange.phi);
    end for;
  end States;
  model Renamed = Motor(n = 5) "short";
  model Circle extends Circle; parameter Real p = 1; end Circle;
  type Loop extends Loop; end Loop;
  model UsesLoop parameter Loop p; parameter Missing q = 2; extends AlsoMissing; end UsesLoop;
end L;
)";

const ParameterInfo* parameter(const ClassInfo& info, const std::string& name) {
  for (const ParameterInfo& one : info.parameters) {
    if (one.name == name) return &one;
  }
  return nullptr;
}

const ConnectorInfo* connector(const ClassInfo& info, const std::string& name) {
  for (const ConnectorInfo& one : info.connectors) {
    if (one.name == name) return &one;
  }
  return nullptr;
}

}  // namespace

class ClassReaderTest : public QObject {
  Q_OBJECT
 private slots:
  void initTestCase();
  void classFacts();
  void parametersWithTypesAndModifiers();
  void startValues();
  void startValuesOfStates();
  void choices();
  void connectors();
  void icons();
  void imagesOfLibraries();
  void circlesAndGapsAreHarmless();
  void manyWaysToOneBaseAreOne();
  void longSignsAreLeftOut();
  void ownParts_data();
  void ownParts();
  void allOwnPartsQuickly();
  void modelsBecomeDiagrams();
  void readsAroundBrokenFiles();
  void valuesAreNoClasses();
  void wiresEndAtConnectors();

 private:
  QTemporaryDir folder_;
  std::unique_ptr<model::Library> library_;
};

void ClassReaderTest::initTestCase() {
  QFile file(folder_.filePath("L.mo"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(kLibrary);
  file.close();
  library_ = std::make_unique<model::Library>();
  library_->addPath(folder_.path().toStdString());
  QVERIFY(library_->find("L.Motor"));
  QVERIFY(!library_->diagnostics().hasErrors());
}

void ClassReaderTest::classFacts() {
  const auto info = readClass(*library_, "L.Motor");
  QVERIFY(info);
  QCOMPARE(info->name, std::string("L.Motor"));
  QCOMPARE(info->kind, std::string("model"));
  QCOMPARE(info->description, std::string("motor"));
  QCOMPARE(info->documentation, std::string("<html>text</html>"));
  QCOMPARE(info->defaultComponentName, std::string("motor"));
  QCOMPARE(info->bases, std::vector<std::string>{"L.Base"});
  QVERIFY(info->isExample && !info->isPartial);
  QCOMPARE(info->stopTime, 2.0);
  QCOMPARE(info->tolerance, 1e-5);
  QVERIFY(readClass(*library_, "L.Base")->isPartial);
  QVERIFY(!readClass(*library_, "L.Nothing"));
  QCOMPARE(info->variables.size(), size_t(2));
  QCOMPARE(info->variables[0].name, std::string("phi"));
  QCOMPARE(info->variables[1].unit, std::string("N.m"));
}

void ClassReaderTest::parametersWithTypesAndModifiers() {
  const auto info = readClass(*library_, "L.Motor");
  std::vector<std::string> names;
  for (const ParameterInfo& one : info->parameters) names.push_back(one.name);
  QCOMPARE(names, (std::vector<std::string>{"init", "J", "gain", "useSupport", "phi.start", "n", "k", "table", "delay",
                                            "select"}));
  const ParameterInfo& j = *parameter(*info, "J");
  QCOMPARE(j.type, std::string("Real"));
  QCOMPARE(j.unit, std::string("kg.m2"));
  QCOMPARE(j.displayUnit, std::string("g.cm2"));
  QCOMPARE(j.quantity, std::string("MomentOfInertia"));
  QCOMPARE(j.minimum, std::string("0"));
  QCOMPARE(j.defaultValue, std::string("2*k"));
  QCOMPARE(j.tab, std::string("General"));
  QCOMPARE(j.group, std::string("Parameters"));
  QCOMPARE(parameter(*readClass(*library_, "L.Base"), "J")->defaultValue, std::string());
  QCOMPARE(parameter(*readClass(*library_, "L.Base"), "J")->fallback, std::string("1"));
  QCOMPARE(parameter(*info, "phi.start")->fallback, std::string("0.1"));
  const ParameterInfo& gain = *parameter(*info, "gain");
  QVERIFY(gain.isFinal);
  QCOMPARE(gain.defaultValue, std::string("3"));
  QCOMPARE(gain.tab, std::string("Advanced"));
  QCOMPARE(gain.group, std::string("Tuning"));
  QCOMPARE(gain.enable, std::string("init == L.Init.Steady"));
  QVERIFY(parameter(*info, "useSupport")->isStructural);  // Evaluate, and in a condition
  QVERIFY(parameter(*info, "n")->isStructural);           // a dimension
  QVERIFY(!parameter(*info, "k")->isStructural);
  QCOMPARE(parameter(*info, "table")->dimensions, (std::vector<std::string>{":", "2"}));
  QCOMPARE(parameter(*info, "table")->defaultValue, std::string("[0, 1; 1, 2]"));
  QCOMPARE(parameter(*info, "delay")->unit, std::string("s"));
  QVERIFY(parameter(*readClass(*library_, "L.Renamed"), "k"));
}

void ClassReaderTest::startValues() {
  const auto info = readClass(*library_, "L.Motor");
  const ParameterInfo& phi = *parameter(*info, "phi.start");
  QVERIFY(phi.isStart);
  QCOMPARE(phi.defaultValue, std::string("0.1"));
  QCOMPARE(phi.group, std::string("Initialization"));
  QCOMPARE(phi.displayUnit, std::string("deg"));
  // A single value whose declaration gives a start can be given another, annotated or not.
  QStringList names;
  const auto starts = readClass(*library_, "L.Starts");
  for (const ParameterInfo& one : starts->parameters) names << QString::fromStdString(one.name);
  QCOMPARE(names.join(' '), QString("given.start many.start angle.start"));
  QCOMPARE(parameter(*starts, "many.start")->defaultValue, std::string("{1, 1}"));
}

// States and guesses whose declaration says nothing of a start: derived, wanted as a state, or with a start by its
// type. Nothing that is bound, given from outside or computed for it, nor what has no start of its own but is a list of
// numbers that are not Real.
void ClassReaderTest::startValuesOfStates() {
  const auto info = readClass(*library_, "L.States");
  QStringList starts;
  for (const ParameterInfo& one : info->parameters)
    if (one.isStart) starts << QString::fromStdString(one.name).remove(".start") + "=" + one.defaultValue.c_str();
  QCOMPARE(starts.join(' '), QString("ofBase= x= wanted= r= chosen= T=293 many={293, 293} list={1, 2} long=fill(3, n) "
                                     "matrix=fill(-1, 2, 2) count=1"));
}

void ClassReaderTest::choices() {
  const auto info = readClass(*library_, "L.Motor");
  const ParameterInfo& init = *parameter(*info, "init");
  QCOMPARE(init.type, std::string("L.Init"));
  QCOMPARE(init.choices, (std::vector<std::string>{"L.Init.None", "L.Init.Steady"}));
  QCOMPARE(init.choiceTexts, (std::vector<std::string>{"nothing", "at rest"}));
  QCOMPARE(init.defaultValue, std::string("L.Init.Steady"));
  QCOMPARE(parameter(*info, "k")->choices, (std::vector<std::string>{"1.5", "3"}));
  QCOMPARE(parameter(*info, "k")->choiceTexts, (std::vector<std::string>{"usual", "strong"}));
  QCOMPARE(parameter(*info, "select")->choices.size(), size_t(5));
}

void ClassReaderTest::connectors() {
  const auto base = readClass(*library_, "L.Base");
  const ConnectorInfo& a = *connector(*base, "flange_a");
  QCOMPARE(a.type, std::string("L.Flange_a"));
  QCOMPARE(a.domain, Domain::rotational);
  QVERIFY(a.isFilled && a.x == -100 && a.y == 0 && a.width == 20);
  const ConnectorInfo& b = *connector(*base, "flange_b");
  QVERIFY(!b.isFilled && b.x == 100 && b.y == 50 && b.width == 10 && b.rotation == 90);  // the icon layer counts
  QCOMPARE(a.signature, b.signature);
  const auto motor = readClass(*library_, "L.Motor");
  const ConnectorInfo& u = *connector(*motor, "u");
  QCOMPARE(u.domain, Domain::real);
  QCOMPARE(u.causality, std::string("input"));
  QCOMPARE(u.condition, std::string("useSupport and init == L.Init.Steady"));
  QCOMPARE(u.dimensions, std::vector<std::string>{"n"});
  QVERIFY(u.signature != a.signature);
  QCOMPARE(u.y, -100.0);
  QCOMPARE(connector(*motor, "done")->domain, Domain::boolean);
  // A coordinate system of double width is mapped to the usual one.
  QCOMPARE(connector(*motor, "done")->x, 50.0);
  QCOMPARE(connector(*motor, "done")->width, 10.0);
}

void ClassReaderTest::icons() {
  const auto base = readClass(*library_, "L.Base");
  QCOMPARE(base->icon.size(), size_t(2));  // one of the lines is invisible by default
  const IconPrimitive& box = base->icon[0];
  QCOMPARE(box.kind, IconPrimitive::Kind::rectangle);
  QCOMPARE(box.fillColor, 0xFF8000);
  QCOMPARE(box.fillPattern, FillPattern::solid);
  QCOMPARE(box.linePattern, LinePattern::solid);
  // Turned by 90°: the half width 60 lies along y, about the origin (10, 0).
  QVERIFY(std::abs(box.points[0].first - 30) < 1e-9 && std::abs(box.points[0].second + 60) < 1e-9);
  QCOMPARE(base->icon[1].thickness, 0.5);
  QCOMPARE(base->icon[1].points[1].second, 50.0);
  const auto motor = readClass(*library_, "L.Motor");
  QCOMPARE(motor->icon.size(), size_t(4));  // of the base first
  QCOMPARE(motor->inheritedIcon, uint64_t(2));
  QCOMPARE(motor->icon[2].kind, IconPrimitive::Kind::ellipse);
  QCOMPARE(motor->icon[2].points[0].first, -20.0);
  QCOMPARE(motor->icon[3].text, std::string("%name"));
  QCOMPARE(motor->icon[3].lineColor, 0x010203);
}

// An image that an icon names by its file comes along; what leads out of the library, or is no image, does not.
void ClassReaderTest::imagesOfLibraries() {
  const QTemporaryDir folder;
  QVERIFY(QDir(folder.path()).mkpath("Pics/Resources"));
  const auto write = [&](const char* name, const QByteArray& bytes) {
    QFile file(folder.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
  };
  const QByteArray png("\x89PNG\r\n and so on", 16);
  write("Pics/Resources/a.png", png);
  write("secret.png", png);
  write("Pics/Resources/b.png", "no image");
  write("Pics/package.mo",
        "package Pics model A annotation(Icon(graphics = {"
        "Bitmap(extent = {{0, 0}, {9, 9}}, fileName = \"modelica://Pics/Resources/a.png\"),"
        "Bitmap(extent = {{0, 0}, {9, 9}}, fileName = \"modelica://Pics/../secret.png\"),"
        "Bitmap(extent = {{0, 0}, {9, 9}}, fileName = \"modelica://Pics/Resources/b.png\"),"
        "Bitmap(extent = {{0, 0}, {9, 9}}, imageSource = \"aGk=\")})); end A; end Pics;");
  model::Library library;
  library.addPath(folder.path().toStdString());
  const auto info = readClass(library, "Pics.A");
  QVERIFY(info);
  QCOMPARE(info->icon.size(), size_t(4));
  QCOMPARE(QByteArray::fromStdString(info->icon[0].image), png.toBase64());
  QVERIFY(info->icon[1].image.empty() && info->icon[2].image.empty());
  QCOMPARE(info->icon[3].image, std::string("aGk="));
}

void ClassReaderTest::circlesAndGapsAreHarmless() {
  QVERIFY(readClass(*library_, "L.Circle"));
  const auto info = readClass(*library_, "L.UsesLoop");
  QVERIFY(info);
  QCOMPARE(parameter(*info, "q")->type, std::string("Missing"));
}

// 2³⁰ ways to one base.
void ClassReaderTest::manyWaysToOneBaseAreOne() {
  const QTemporaryDir folder;
  QFile file(folder.filePath("Ways.mo"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write("package Ways\n model A0 parameter Real x = 1; end A0;\n");
  for (int k = 1; k <= 30; ++k)
    file.write(
        QStringLiteral(" model A%1 extends A%2; extends A%2; Missing m%1; end A%1;\n").arg(k).arg(k - 1).toUtf8());
  file.write("end Ways;\n");
  file.close();
  model::Library library;
  library.addPath(folder.path().toStdString());
  const auto info = readClass(library, "Ways.A30");
  QVERIFY(info);
  QCOMPARE(info->bases.size(), size_t(30));
  QVERIFY(parameter(*info, "x"));
}

// Facts of the documented interface of these parts, on the project's own library.
// They go to the window with each part, so their length is bounded.
void ClassReaderTest::longSignsAreLeftOut() {
  const QTemporaryDir folder;
  QFile file(folder.filePath("S.mo"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  const auto model = [](const char* name, int length) {
    return QByteArray("  model ") + name + " annotation(__Armature(signs = \"" + QByteArray(length, 'x') +
           "\")); end " + name + ";\n";
  };
  file.write("package S\n" + model("A", 60'000) + model("B", 70'000) + "end S;\n");
  file.close();
  model::Library library;
  library.addPath(folder.path().toStdString());
  QCOMPARE(readClass(library, "S.A")->signs.size(), size_t(60'000));
  QVERIFY(readClass(library, "S.B")->signs.empty());
}

void ClassReaderTest::ownParts_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<QString>("flange");
  QTest::addColumn<Domain>("domain");
  QTest::addColumn<double>("x");
  QTest::addColumn<QString>("quantity");
  QTest::addColumn<QString>("unit");
  const auto row = [](const char* name, const char* connector, Domain domain, double x, const char* parameter,
                      const char* unit) {
    QTest::newRow(name) << QString("Modelica.") + name << connector << domain << x << parameter << unit;
  };
  row("Mechanics.Rotational.Components.Inertia", "flange_b", Domain::rotational, 100, "J", "kg.m2");
  row("Mechanics.Rotational.Components.Spring", "flange_a", Domain::rotational, -100, "c", "N.m/rad");
  row("Mechanics.Rotational.Components.Clutch", "heatPort", Domain::heat, -100, "fn_max", "N");
  row("Mechanics.Rotational.Sources.Torque", "tau", Domain::real, -120, "useSupport", "");
  row("Mechanics.Translational.Components.Mass", "flange_a", Domain::translational, -100, "m", "kg");
}

void ClassReaderTest::ownParts() {
  QFETCH(QString, name);
  QFETCH(QString, flange);
  QFETCH(Domain, domain);
  QFETCH(double, x);
  QFETCH(QString, quantity);
  QFETCH(QString, unit);
  model::Library library;
  library.addPath(ARMATURE_SOURCE_DIR "/palette");
  const auto info = readClass(library, name.toStdString());
  QVERIFY(info);
  const ConnectorInfo* end = connector(*info, flange.toStdString());
  QVERIFY(end);
  QCOMPARE(end->domain, domain);
  QCOMPARE(end->x, x);
  const ParameterInfo* value = parameter(*info, quantity.toStdString());
  QVERIFY(value);
  QCOMPARE(QString::fromStdString(value->unit), unit);
}

// The palette tree asks for every class.
void ClassReaderTest::allOwnPartsQuickly() {
  model::Library library;
  library.addPath(ARMATURE_SOURCE_DIR "/palette");
  ClassReader reader(library);
  int count = 0;
  const std::function<void(const model::ClassNode&)> visit = [&](const model::ClassNode& node) {
    if (!node.isRoot()) {
      const auto info = reader.read(node.qualifiedName());
      QVERIFY2(info, node.qualifiedName().c_str());
      for (const ConnectorInfo& one : info->connectors) {
        QVERIFY2(!one.signature.empty(), node.qualifiedName().c_str());
      }
      ++count;
    }
    for (const Name name : node.childNames()) visit(*node.child(name));
  };
  visit(library.root());
  QVERIFY(count > 100);
}

// A model within packages becomes a document that means the same at the top level.
void ClassReaderTest::modelsBecomeDiagrams() {
  const auto document = readDiagram(*library_, "L.Inner.Drive");
  QVERIFY(document.ok());
  QCOMPARE(document->components[0].className, std::string("L.Motor"));
  const std::vector<diagram::Modifier> modifiers = {{"init", "L.Init.Steady"}, {"k", "J*L.Inner.ten"}};
  QVERIFY(document->components[0].modifiers == modifiers);
  QCOMPARE(document->parameters[0].type, std::string("L.Units.Inertia"));
  QCOMPARE(document->parameters[0].value, std::string("L.Inner.ten"));
  syntax::ParseContext context = library_->parseContext();
  QVERIFY(diagram::toClass(*document, context).model);
  QVERIFY(!readDiagram(*library_, "L.Missing").ok());
  QVERIFY(!readDiagram(*library_, "L.Renamed").ok());
}

// A file with a syntax error has a tree that lacks parts: what uses its classes is read as if they were absent.
void ClassReaderTest::readsAroundBrokenFiles() {
  QTemporaryDir folder;
  const auto write = [&](const char* name, const char* text) {
    QFile file(folder.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) > 0);
  };
  QVERIFY(QDir(folder.path()).mkdir("K"));
  write("K/package.mo", "package K end K;");
  write("K/Out.mo", "within K; connector Out = output \"text\";");
  write("K/Base.mo", "within K; model Base Real ; end Base;");
  write("K/Block.mo", "within K; block Block extends Base; Out y; Real x; parameter Real p = 1; end Block;");
  model::Library library;
  library.addPath(folder.path().toStdString());
  const auto info = readClass(library, "K.Block");
  QVERIFY(info);
  QCOMPARE(info->parameters.size(), size_t(1));
  QVERIFY(info->connectors.empty());
  QVERIFY(!readClass(library, "K.Out"));
  QVERIFY(!readClass(library, "K.Base"));
  const auto diagram = readDiagram(library, "K.Out");
  QVERIFY(!diagram);
  QCOMPARE(diagram.reason().code, std::string("D021"));
}

// The full name of a value where a class is wanted: what it is, is said.
void ClassReaderTest::valuesAreNoClasses() {
  const auto reason = [&](const char* name) {
    const auto read = readDiagram(*library_, name);
    return read ? QString() : QString::fromStdString(read.reason().message.text());
  };
  QCOMPARE(reason("L.Inner.ten"), QString("'L.Inner.ten' is a constant of 'L.Inner', not a class"));
  QCOMPARE(reason("L.Motor.J"), QString("'L.Motor.J' is a component of 'L.Motor', not a class"));
  QCOMPARE(reason("L.Inner.eleven"), QString("there is no class 'L.Inner.eleven'"));
  QCOMPARE(reason("Nobody.ten"), QString("there is no class 'Nobody.ten'"));
  Session session({folder_.path().toStdString()});
  for (const auto& [name, words] : {std::pair("L.Inner.ten", "'L.Inner.ten' is a constant of 'L.Inner', not a class"),
                                    std::pair("L.eleven", "there is no class L.eleven on the library path")}) {
    Source source;
    source.className = name;
    std::vector<Message> messages;
    QVERIFY(!session.translate(source, messages));
    QCOMPARE(messages.size(), size_t(1));
    QCOMPARE(messages[0].text.text(), std::string(words));
    QVERIFY(!session.classInfo(name));
  }
}

void ClassReaderTest::wiresEndAtConnectors() {
  const auto document = readDiagram(*library_, "L.Inner.Drive");
  ClassReader reader(*library_);
  const diagram::EndPlaces places = endPlaces(reader, *document);
  // flange_a at (-100, 0) of 400 units in an icon of 40 x 20 at (20, 10), and in one mirrored and turned left at (-50,
  // 10).
  QVERIFY(places("motor.flange_a") == (diagram::Point{10, 10}));
  QVERIFY(places("base.flange_a") == (diagram::Point{-50, 20}));
  QVERIFY(!places("nobody.flange_a"));
  QVERIFY(!places("motor.nothing"));
  QVERIFY(diagram::toModelica(*document, places).find("Line(points = {{-50, 20}, {5, 0}, {10, 10}})") !=
          std::string::npos);
  // A turning shaft's wire is black, which goes without saying.
  const diagram::LineLooks looks = lineLooks(reader, *document);
  QCOMPARE(looks(document->connections[0]), std::string());
  QCOMPARE(looks({"nobody.x", "motor.u[1]", {}, {}}), std::string("color = {0, 0, 127}"));
  QCOMPARE(looks({"motor.done", "nobody.x", {}, {}}), std::string("color = {255, 0, 255}"));
}

QTEST_APPLESS_MAIN(ClassReaderTest)
#include "class_reader_test.moc"
