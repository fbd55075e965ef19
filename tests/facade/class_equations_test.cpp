// The equations of a class as the editor shows them: own and inherited ones, blocks with their depth, initial ones,
// algorithms, short names, and the variables that stand in them by the names that a run has for them.
#include <QTemporaryDir>
#include <QtTest>

#include "engine/diagram/document.h"
#include "engine/facade/class_equations.h"
#include "engine/facade/formula.h"
#include "engine/facade/session.h"
#include "engine/model/library.h"

using namespace armature;

namespace {

const char* const kMotorLibrary = R"(
package L
  constant Real pi = 3.14;
  type Mode = enumeration(Off, On);
  function twice input Real u; output Real y; algorithm y := 2*u; end twice;
  connector Flange Real phi; flow Real tau; end Flange;
  partial model TwoFlanges
    Flange flange_a, flange_b;
    Real phi_rel = flange_b.phi - flange_a.phi "angle between the flanges";
  equation
    flange_a.tau + flange_b.tau = 0 "what goes in comes out";
  end TwoFlanges;
  partial model Moved "moves"
    extends TwoFlanges;
    Real w(start = 0);
    Real loss;
  initial equation
    w = 0;
  equation
    w = der(phi_rel);
  end Moved;
  model Friction "of many kinds"
    extends Moved(loss = tau*w);
    parameter Real c = 2*L.pi;
    parameter Mode mode = Mode.On;
    parameter Integer n = 3;
    Real tau, x[n], y, v;
    discrete Real held;
  protected
    Boolean locked;
  public
    Flange support;
  equation
    connect(support, flange_a);
    tau = flange_b.tau;
    if noEvent(abs(w) < 1e-3) and mode == L.Mode.On then
      tau = L.pi*w "slow";
    elseif locked then
      tau = 0;
    else
      tau = .L.twice(c)*w;
    end if;
    for i in 1:n loop
      x[i] = i*w;
    end for;
    when w > 1 then
      held = pre(held) + x[2];
      reinit(v, -v);
    elsewhen w < -1 then
      held = 0;
    end when;
    assert(c > 0, "c has to be positive");
  initial algorithm
    y := 1;
  algorithm
    y := 0;
    while y < 5 loop
      y := y + x[1];
      if y > 3 then break; end if;
    end while;
  end Friction;
  model Short = Friction(c = 3);
  model Assembly
    Friction inner1;
    Flange flange;
  equation
    connect(flange, inner1.flange_a);
  end Assembly;
  model Broken
    extends Nowhere;
  equation
    1 = time;
  end Broken;
end L;
)";

const char* kindName(EquationLine::Kind kind) {
  static const char* const kNames[] = {"equality", "assignment", "call",  "assertion", "connection", "if",    "elseif",
                                       "else",     "for",        "while", "when",      "elsewhen",   "break", "return"};
  return kNames[static_cast<size_t>(kind)];
}

// "  if: a > 1 {a}", a line each, the group's head before them.
QString shown(const EquationGroup& group) {
  QString text = QString::fromStdString(group.className) + (group.isInherited ? " inherited" : "") +
                 (group.isInitial ? " initial" : "") + (group.isAlgorithm ? " algorithm" : "") + "\n";
  for (const EquationLine& line : group.lines) {
    text += QString(2 * static_cast<int>(line.depth), ' ') + kindName(line.kind);
    if (!line.text.empty()) text += ": " + QString::fromStdString(line.text);
    QStringList names;
    for (const EquationName& name : line.names) names << (name.isDerivative ? "der(%1)" : "%1");
    for (qsizetype k = 0; k < names.size(); ++k)
      names[k] = names[k].arg(QString::fromStdString(line.names[static_cast<size_t>(k)].name));
    if (!names.isEmpty()) text += " {" + names.join(' ') + "}";
    if (!line.description.empty()) text += " \"" + QString::fromStdString(line.description) + "\"";
    text += "\n";
  }
  return text;
}

// "cells.p" of "cells[i + 1].p[2]"
QString withoutPlaces(const std::string& text) {
  QString plain;
  int depth = 0;
  for (const QChar c : QString::fromStdString(text)) {
    depth -= c == ']';
    if (depth == 0 && c != ']') plain += c == '[' ? QString() : QString(c);
    depth += c == '[';
  }
  return plain;
}

}  // namespace

class ClassEquationsTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase();
  void ownEquationsComeFirst();
  void inheritedOnesSayWhereTheyStand();
  void initialOnesAndAlgorithmsStandByThemselves();
  void conditionsCanBeWorkedOut();
  void namesOfElements();
  void kindsOfClasses();
  void classesOfADiagram();
  void veryLongOnesAreCut();
  void everyPartOfThePalette();

 private:
  ClassEquations of(const std::string& name) {
    auto read = equationsOf(library_, name);
    if (read) return read.take();
    qWarning("%s", read.reason().message.text().c_str());
    return {};
  }
  QTemporaryDir folder_;
  model::Library library_;
};

void ClassEquationsTest::initTestCase() {
  QFile file(folder_.filePath("L.mo"));
  QVERIFY(file.open(QFile::WriteOnly));
  file.write(kMotorLibrary);
  file.close();
  QCOMPARE(library_.loadFile(file.fileName().toStdString()).size(), size_t(1));
}

// Blocks by their depth; functions and constants by their last names; the value of an extends clause is one as well.
void ClassEquationsTest::ownEquationsComeFirst() {
  const ClassEquations read = of("L.Friction");
  QVERIFY(!read.groups.empty());
  QCOMPARE(shown(read.groups[0]), QString("L.Friction\n"
                                          "equality: loss = tau*w {loss tau w}\n"
                                          "connection: connect(support, flange_a)\n"
                                          "equality: tau = flange_b.tau {tau flange_b.tau}\n"
                                          "if: noEvent(abs(w) < 0.001) and mode == On {w mode}\n"
                                          "  equality: tau = pi*w {tau w} \"slow\"\n"
                                          "elseif: locked {locked}\n"
                                          "  equality: tau = 0 {tau}\n"
                                          "else\n"
                                          "  equality: tau = twice(c)*w {tau c w}\n"
                                          "for: i in 1:n {n}\n"
                                          "  equality: x[i] = i*w {x w}\n"
                                          "when: w > 1 {w}\n"
                                          "  equality: held = pre(held) + x[2] {held x[2]}\n"
                                          "  call: reinit(v, -v) {v}\n"
                                          "elsewhen: w < -1 {w}\n"
                                          "  equality: held = 0 {held}\n"
                                          "assertion: c > 0 {c} \"c has to be positive\"\n"));
}

// Nearest base first; what a declaration says of its variable is an equation.
void ClassEquationsTest::inheritedOnesSayWhereTheyStand() {
  const ClassEquations read = of("L.Friction");
  QCOMPARE(read.groups.size(), size_t(6));
  QCOMPARE(shown(read.groups[2]), QString("L.Moved inherited\n"
                                          "equality: w = der(phi_rel) {w der(phi_rel)}\n"));
  QCOMPARE(
      shown(read.groups[3]),
      QString("L.TwoFlanges inherited\n"
              "equality: phi_rel = flange_b.phi - flange_a.phi {phi_rel flange_b.phi flange_a.phi} "
              "\"angle between the flanges\"\n"
              "equality: flange_a.tau + flange_b.tau = 0 {flange_a.tau flange_b.tau} \"what goes in comes out\"\n"));
}

void ClassEquationsTest::initialOnesAndAlgorithmsStandByThemselves() {
  const ClassEquations read = of("L.Friction");
  QCOMPARE(read.groups.size(), size_t(6));
  QCOMPARE(shown(read.groups[1]), QString("L.Friction algorithm\n"
                                          "assignment: y := 0 {y}\n"
                                          "while: y < 5 {y}\n"
                                          "  assignment: y := y + x[1] {y x[1]}\n"
                                          "  if: y > 3 {y}\n"
                                          "    break\n"));
  QCOMPARE(shown(read.groups[4]), QString("L.Friction initial algorithm\nassignment: y := 1 {y}\n"));
  QCOMPARE(shown(read.groups[5]), QString("L.Moved inherited initial\nequality: w = 0 {w}\n"));
}

// A condition of a branch is a text that Formula reads: literals are numbers, what only tells the solver is gone.
void ClassEquationsTest::conditionsCanBeWorkedOut() {
  const EquationLine line = of("L.Friction").groups.at(0).lines.at(3);
  QCOMPARE(line.condition, std::string("abs(w) < 0.001 and mode == 2"));
  const auto formula = Formula::read(line.condition);
  QVERIFY(formula);
  QCOMPARE(formula->variables(), (std::vector<std::string>{"w", "mode"}));
}

// A place that is a plain number belongs to the name, as a run has it; from one on that is not, all places are meant.
void ClassEquationsTest::namesOfElements() {
  diagram::Document document;
  document.name = "D";
  document.classes = {"model Cell Real p[2], T; equation p = {T, 2*T}; T = time; end Cell;",
                      "model Row Cell cells[3]; Real y, z; equation "
                      "y = sum(cells[i].p[2] for i in 1:3) + cells[1].T; z = cells[2].p[1] + cells[3].p[integer(y)]; "
                      "end Row;"};
  const auto read = Session({}).equationsOf(document, "Row");
  QVERIFY(read);
  QCOMPARE(shown(read->groups.at(0)),
           QString("Row\n"
                   "equality: y = sum(cells[i].p[2] for i in 1:3) + cells[1].T {y cells.p cells[1].T}\n"
                   "equality: z = cells[2].p[1] + cells[3].p[integer(y)] {z cells[2].p[1] cells[3].p y}\n"));
}

void ClassEquationsTest::kindsOfClasses() {
  QVERIFY(of("L.Short") == of("L.Friction"));
  QVERIFY(!of("L.Friction").hasParts);  // connectors are none
  QVERIFY(of("L.Assembly").hasParts);
  QCOMPARE(of("L.Broken").groups.size(), size_t(1));  // as far as it can be read
  QCOMPARE(equationsOf(library_, "L.Nothing").reason().code, std::string("D021"));
}

// By their simple names, bases among them; a class of the library where the diagram has none.
void ClassEquationsTest::classesOfADiagram() {
  diagram::Document document;
  document.name = "D";
  document.classes = {"partial model Half Real x; equation der(x) = -x; end Half;",
                      "model Whole extends Half; Real y = 2*x; end Whole;"};
  Session session(standardLibraryPath({}));
  const auto read = session.equationsOf(document, "Whole");
  QVERIFY(read);
  QCOMPARE(read->groups.size(), size_t(2));
  QCOMPARE(shown(read->groups[0]), QString("Whole\nequality: y = 2*x {y x}\n"));
  QCOMPARE(shown(read->groups[1]), QString("Half inherited\nequality: der(x) = -x {der(x) x}\n"));
  const auto spring = session.equationsOf(document, "Modelica.Mechanics.Rotational.Components.Spring");
  QVERIFY(spring);
  QVERIFY(spring->groups.size() >= 2);
  QVERIFY(shown(spring->groups[0]).contains("tau = c*(phi_rel - phi_rel0)"));
  QCOMPARE(session.equationsOf(document, "Modelica.Nothing").reason().code, std::string("D021"));
}

void ClassEquationsTest::veryLongOnesAreCut() {
  std::string text = "model Long Real x; algorithm\n";
  for (int k = 0; k < 5'000; ++k) text += "x := x + 1;\n";
  diagram::Document document;
  document.name = "D";
  document.classes = {text + "end Long;"};
  const auto read = Session({}).equationsOf(document, "Long");
  QVERIFY(read);
  QVERIFY(read->isCut);
  QCOMPARE(read->groups.at(0).lines.size(), kMostEquationLines);
}

// Every name of the palette's models that stands in an equation has one in the text as well, and every class is read.
void ClassEquationsTest::everyPartOfThePalette() {
  Session session(standardLibraryPath({}));
  std::vector<std::string> open{"Modelica"};
  int count = 0;
  while (!open.empty()) {
    const std::string name = open.back();
    open.pop_back();
    for (const std::string& child : session.children(name)) open.push_back(child);
    const ClassInfo* const info = session.classInfo(name);
    if (!info || (info->kind != "model" && info->kind != "block")) continue;
    const auto read = session.equationsOf({}, name);
    QVERIFY2(read, name.c_str());
    ++count;
    for (const EquationGroup& group : read->groups)
      for (const EquationLine& line : group.lines)
        for (const EquationName& one : line.names)
          // One may stand in the place of another.
          QVERIFY2(withoutPlaces(line.text).contains(withoutPlaces(one.name)) ||
                       line.text.find(one.name.substr(0, one.name.find('['))) != std::string::npos,
                   name.c_str());
  }
  QVERIFY(count > 100);
}

QTEST_GUILESS_MAIN(ClassEquationsTest)
#include "class_equations_test.moc"
