// Diagrams as classes: the made class has the document's parts, and each mistake in a document names its part.
#include <QDirIterator>
#include <QtTest>

#include "engine/diagram/json.h"
#include "engine/diagram/netlist.h"
#include "engine/syntax/arena.h"
#include "engine/syntax/printer.h"
#include "sample.h"

using namespace armature;
using namespace armature::diagram;

namespace {

struct Session {
  NameTable names;
  SourceTable sources;
  Diagnostics diagnostics;
  syntax::Arena arena;
  syntax::ParseContext context{names, sources, arena, diagnostics};
};

Document twoParts() {
  Document d;
  d.name = "D";
  ComponentItem a, b;
  a.name = "a";
  a.className = b.className = "Lib.Part";
  b.name = "b";
  d.components = {a, b};
  d.connections = {{"a.p", "b.n", {}, Json::object()}};
  return d;
}

}  // namespace

class NetlistTest : public QObject {
  Q_OBJECT
 private slots:
  void sampleBecomesAClass();
  void placesLeadBackToParts();
  void mistakesAreNamed_data();
  void mistakesAreNamed();
  void manyMistakesAreToldAtOnce();
  void shippedExamplesAreInOrder();
};

void NetlistTest::sampleBecomesAClass() {
  Session session;
  const Netlist netlist = toClass(sampleDocument(), session.context);
  for (const Diagnostic& d : session.diagnostics.all()) qWarning("%s", toText(d, session.sources).c_str());
  QVERIFY(netlist.model);
  QCOMPARE(session.diagnostics.all().size(), size_t(0));
  QCOMPARE(netlist.localClasses.size(), size_t(1));
  const QString text = QString::fromStdString(toText(*netlist.model, session.names, session.sources));
  for (const char* part :
       {"model Drive \"motor, gear and load\"", "parameter Real ratio(unit = \"1\") = 1.5 \"gear ratio\";",
        "Inertia inertia1(J = 2*ratio, phi(start = 0.5, fixed = true));",
        "inner Modelica.Mechanics.Rotational.Sources.ConstantTorque torque[2](tau_constant = 3, "
        "redeclare package Medium = Water) if useTorque \"drives\";",
        "model Local", "connect(torque[1].flange, inertia1.flange_a);", "der(x) = -x;"}) {
    QVERIFY2(text.contains(part), qPrintable(text));
  }
}

void NetlistTest::placesLeadBackToParts() {
  Session session;
  const Netlist netlist = toClass(sampleDocument(), session.context);
  QVERIFY(netlist.model);
  int components = 0;
  for (const syntax::Element& element : netlist.model->elements) {
    if (element.kind != syntax::Element::Kind::componentClause) continue;
    const syntax::Component& component = *element.clause->components[0];
    const std::string name(session.names.text(component.name));
    if (name == "x") continue;
    QCOMPARE(netlist.partsAt(component.span), std::vector<std::string>{name});
    ++components;
  }
  QCOMPARE(components, 4);
  for (const syntax::EquationSection& section : netlist.model->equations) {
    for (const syntax::Equation* equation : section.equations) {
      const bool isWire = equation->kind == syntax::EquationKind::connect;
      QCOMPARE(netlist.partsAt(equation->span).size(), size_t(isWire ? 2 : 0));
    }
  }
  QVERIFY(netlist.partsAt({}).empty());
}

void NetlistTest::mistakesAreNamed_data() {
  QTest::addColumn<QString>("change");
  QTest::addColumn<QString>("code");
  QTest::addColumn<QString>("part");
  QTest::addColumn<QString>("message");
  const auto row = [](const char* name, const char* code, const char* part, const char* message) {
    QTest::newRow(name) << name << code << part << message;
  };
  row("bad identifier", "D010", "2a", "the name '2a' of a part is not a name (letters, digits, _)");
  row("keyword", "D010", "end", "the name 'end' of a part is a reserved word");
  row("bad class", "D010", "a", "'Lib..Part', the class of part 'a', is not a class name");
  row("bad prefix", "D010", "a", "'flying' cannot stand before part 'a'");
  row("doubled", "D011", "a", "two things of the diagram are called 'a'");
  row("doubled in text", "D011", "a", "two things of the diagram are called 'a'");
  row("set twice", "D011", "a", "'J' of 'a' is set twice");
  row("bad value", "D012", "a",
      "modifier 'J' of 'a' cannot be read: expected an expression before the end of the text");
  row("no value", "D012", "a", "modifier 'J' of 'a' has no value");
  row("breaks out", "D012", "a", "modifier 'J' of 'a' cannot be read: expected the end of the expression before ')'");
  row("breaks out by comment", "D012", "a", "modifier 'J' of 'a' cannot be read: this comment is never closed by '*/'");
  row("bad verbatim", "D012", "a", "modifier 'redeclare package' of 'a' cannot be read: expected a name before '='");
  row("two verbatim", "D012", "a", "modifier 'redeclare T J' of 'a' cannot be read: it is not one modifier");
  row("two values", "D012", "a",
      "modifier 'each J' of 'a' cannot be read: expected the end of the expression before ','");
  row("bad condition", "D012", "a",
      "the condition of 'a' cannot be read: expected an expression before the end of the text");
  row("bad dimensions", "D012", "a", "the dimensions of 'a' cannot be read: expected ']' before ';'");
  row("bad end", "D012", "a.",
      "the connection from 'a.' to 'b.n' cannot be read: expected a name before the end of the text");
  row("end no name", "D012", "1 + 2", "the connection from '1 + 2' to 'b.n' cannot be read: it is not a name");
  row("unknown end", "D013", "c.p", "the connection from 'c.p' to 'b.n' ends at 'c', which is no part of the diagram");
  row("loop", "D014", "b.n", "the connection from 'b.n' to 'b.n' joins a connector with itself");
  row("bad declarations", "D012", "", "the declarations cannot be read: expected ';' before the end of the text");
  row("two classes", "D012", "", "class A of the diagram cannot be read: it is not one class");
  row("bad parameter", "D012", "p", "the value of parameter 'p' cannot be read: expected an expression before '*'");
  row("bad name", "D010", "", "the name 'my diagram' of the diagram is not a name (letters, digits, _)");
}

void NetlistTest::mistakesAreNamed() {
  QFETCH(QString, change);
  QFETCH(QString, code);
  QFETCH(QString, part);
  QFETCH(QString, message);
  Document d = twoParts();
  ComponentItem& a = d.components[0];
  const auto is = [&change](const char* name) { return change == name; };
  if (is("bad identifier")) a.name = "2a";
  if (is("keyword")) a.name = "end";
  if (is("bad class")) a.className = "Lib..Part";
  if (is("bad prefix")) a.prefixes = "inner flying";
  if (is("doubled")) d.components[1].name = "a";
  if (is("doubled in text")) d.declarations = "Real a;";
  if (is("set twice")) a.modifiers = {{"J", "1"}, {"J", "2"}};
  if (is("bad value")) a.modifiers = {{"J", "1 +"}};
  if (is("no value")) a.modifiers = {{"J", "  "}};
  if (is("breaks out")) a.modifiers = {{"J", "1); model X"}};
  if (is("breaks out by comment")) a.modifiers = {{"J", "1 /*"}};
  if (is("bad verbatim")) a.modifiers = {{"redeclare package", "B"}};
  if (is("two verbatim")) a.modifiers = {{"redeclare T J", "1, k = 2"}};
  if (is("two values")) a.modifiers = {{"each J", "1, k = 2"}};
  if (is("bad condition")) a.condition = "not";
  if (is("bad dimensions")) a.dimensions = "1; 2";
  if (is("bad end")) d.connections[0].from = "a.";
  if (is("end no name")) d.connections[0].from = "1 + 2";
  if (is("unknown end")) d.connections[0].from = "c.p";
  if (is("loop")) d.connections[0].from = "b.n";
  if (is("bad declarations")) d.declarations = "Real x";
  if (is("two classes")) d.classes = {"model A end A; model B end B"};
  if (is("bad parameter")) d.parameters = {{"p", "Real", "2**3", "", "", Json::object()}};
  if (is("bad name")) d.name = "my diagram";
  Session session;
  const Netlist netlist = toClass(d, session.context);
  QVERIFY(!netlist.model);
  QVERIFY(!session.diagnostics.all().empty());
  const Diagnostic& first = session.diagnostics.all().front();
  QCOMPARE(QString::fromStdString(first.message), message);
  QCOMPARE(QString::fromStdString(first.code), code);
  QCOMPARE(QString::fromStdString(first.parts.empty() ? "" : first.parts[0]), part);
}

void NetlistTest::manyMistakesAreToldAtOnce() {
  Document d = twoParts();
  d.components[0].modifiers = {{"J", "1 +"}};
  d.components[1].modifiers = {{"k", "("}, {"m", "]"}};
  d.connections[0].to = "c.p";
  d.declarations = "Real a;";
  Session session;
  toClass(d, session.context);
  QCOMPARE(session.diagnostics.errorCount(), size_t(5));
  QCOMPARE(session.diagnostics.all()[2].parts, std::vector<std::string>{"b"});
  QCOMPARE(session.diagnostics.all()[3].code, std::string("D011"));
  QCOMPARE(session.diagnostics.all()[4].code, std::string("D013"));
}

// Every shipped example survives saving and gives a class without a message.
void NetlistTest::shippedExamplesAreInOrder() {
  int count = 0;
  const QString folder = QStringLiteral(ARMATURE_SOURCE_DIR "/resources/examples");
  for (QDirIterator it(folder, {"*.armature.json"}, QDir::Files, QDirIterator::Subdirectories); it.hasNext(); ++count) {
    const QString path = it.next();
    const Result<Document> document = load(path.toStdString());
    QVERIFY2(document.ok(), document.ok() ? "" : document.reason().message.c_str());
    const Result<Document> again = fromJson(toJson(*document), "again");
    QVERIFY2(again.ok() && *again == *document, qPrintable(path));
    Session session;
    const Netlist netlist = toClass(*document, session.context);
    for (const Diagnostic& d : session.diagnostics.all()) qWarning("%s", toText(d, session.sources).c_str());
    QVERIFY2(netlist.model && session.diagnostics.all().empty(), qPrintable(path));
    QCOMPARE(netlist.model->equations.empty() ? size_t(0) : document->connections.size(), document->connections.size());
  }
  QVERIFY(count >= 19);
}

QTEST_APPLESS_MAIN(NetlistTest)
#include "netlist_test.moc"
