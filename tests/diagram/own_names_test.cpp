// Names in the texts of a diagram's own classes: what is seen from where, and what a new name reaches. And the pieces
// that an editor colours and folds.
#include <QtTest>

#include "engine/diagram/own_names.h"
#include "engine/diagram/text_pieces.h"

using namespace armature;
using namespace armature::diagram;

class OwnNamesTest : public QObject {
  Q_OBJECT
 private slots:
  void renamesByScope_data();
  void renamesByScope();
  void refusesWhatWouldMeanSomethingElse_data();
  void refusesWhatWouldMeanSomethingElse();
  void holdersAreTheClassesThatHaveIt();
  void seesWhatCanBeWritten();
  void knowsWhatAPathMeans();
  void piecesCoverTheText_data();
  void piecesCoverTheText();
  void blocksHaveDepths();
};

namespace {

// A text with the cursor at "|".
std::pair<std::string, uint32_t> atCursor(std::string text) {
  const size_t at = text.find('|');
  text.erase(at, 1);
  return {text, static_cast<uint32_t>(at)};
}

std::vector<std::string> namesOf(const std::vector<KnownName>& known) {
  std::vector<std::string> names;
  for (const KnownName& one : known) names.push_back(one.name);
  return names;
}

bool has(const std::vector<std::string>& names, const char* name) {
  return std::ranges::find(names, name) != names.end();
}

}  // namespace

void OwnNamesTest::renamesByScope_data() {
  QTest::addColumn<QString>("before");
  QTest::addColumn<QString>("after");  // k becomes stiff
  QTest::newRow("declaration, equation, binding")
      << "model A parameter Real |k = 1; Real y = k; equation y = 2*k; end A;"
      << "model A parameter Real stiff = 1; Real y = stiff; equation y = 2*stiff; end A;";
  QTest::newRow("from a use") << "model A Real k; equation |k = 1; end A;"
                              << "model A Real stiff; equation stiff = 1; end A;";
  QTest::newRow("not in texts and comments")
      << "model A Real |k \"about k\"; /* k */ equation k = 1; // k\nend A;"
      << "model A Real stiff \"about k\"; /* k */ equation stiff = 1; // k\nend A;";
  QTest::newRow("members of other parts stay")
      << "model A Real |k; Modelica.B b(k = k); equation k = b.k; end A;"
      << "model A Real stiff; Modelica.B b(k = stiff); equation stiff = b.k; end A;";
  QTest::newRow("members of own parts")
      << "model A model B parameter Real |k; end B; B b(k = 1); Real k = b.k; end A;"
      << "model A model B parameter Real stiff; end B; B b(stiff = 1); Real k = b.stiff; end A;";
  QTest::newRow("nested modifiers and attributes")
      << "model A model B Real |k; end B; model C B b; end C; C c(b(k(start = 1))); Real s(k = 2); end A;"
      << "model A model B Real stiff; end B; model C B b; end C; C c(b(stiff(start = 1))); Real s(k = 2); end A;";
  QTest::newRow("a loop's variable hides it")
      << "model A Real |k; Real x[3]; equation for k in 1:3 loop x[k] = k; end for; k = x[1]; end A;"
      << "model A Real stiff; Real x[3]; equation for k in 1:3 loop x[k] = k; end for; stiff = x[1]; end A;";
  QTest::newRow("the loop's variable itself")
      << "model A Real k; Real x[3]; equation for |k in 1:3 loop x[k] = k; end for; k = x[1]; end A;"
      << "model A Real k; Real x[3]; equation for stiff in 1:3 loop x[stiff] = stiff; end for; k = x[1]; end A;";
  QTest::newRow("comprehension")
      << "model A Real k; Real x[2] = {k*i for i in 1:2}; equation |k = 1; end A;"
      << "model A Real stiff; Real x[2] = {stiff*i for i in 1:2}; equation stiff = 1; end A;";
  QTest::newRow("subscripts")
      << "model A parameter Integer |k; Real x[k]; equation x[k] = x[k].k; end A;"
      << "model A parameter Integer stiff; Real x[stiff]; equation x[stiff] = x[stiff].k; end A;";
  QTest::newRow("function's argument by name")
      << "model A function f input Real |k; output Real y; algorithm y := k; end f; Real k = f(k = 2); end A;"
      << "model A function f input Real stiff; output Real y; algorithm y := stiff; end f; Real k = f(stiff = 2); end "
         "A;";
  QTest::newRow("annotations: dialog and shown value")
      << "model A parameter Boolean |k; Real c annotation(Dialog(enable = k)); annotation(Icon(graphics = {Text("
         "textString = \"k=%k %kk\")})); end A;"
      << "model A parameter Boolean stiff; Real c annotation(Dialog(enable = stiff)); annotation(Icon(graphics = "
         "{Text(textString = \"k=%stiff %kk\")})); end A;";
  QTest::newRow("a class with its end and its uses")
      << "model A model |k Real x; end k; k a; extends k(x = 1); end A;"
      << "model A model stiff Real x; end stiff; stiff a; extends stiff(x = 1); end A;";
  QTest::newRow("inherited") << "model A model B Real k; end B; extends B; equation |k = 1; end A;"
                             << "model A model B Real stiff; end B; extends B; equation stiff = 1; end A;";
  QTest::newRow("when, if, connect, der")
      << "model A Real |k; equation when k > 1 then reinit(k, 0); end when; der(k) = if k > 0 then -k else k; end A;"
      << "model A Real stiff; equation when stiff > 1 then reinit(stiff, 0); end when; der(stiff) = if stiff > 0 then "
         "-stiff else stiff; end A;";
  QTest::newRow("redeclaration") << "model A replaceable Real |k; end A; "
                                 << "model A replaceable Real stiff; end A; ";
}

void OwnNamesTest::renamesByScope() {
  QFETCH(QString, before);
  QFETCH(QString, after);
  const auto [text, at] = atCursor(before.toStdString());
  const auto made = renamed({text}, 0, at, "stiff");
  QVERIFY2(made, made ? "" : made.reason().message.text().c_str());
  QCOMPARE(QString::fromStdString(made->texts[0]), after);
  // And back again.
  const auto where = static_cast<uint32_t>(made->texts[0].find("stiff"));
  const auto back = renamed(made->texts, 0, where, made->before);
  QVERIFY(back);
  QCOMPARE(back->texts[0], text);
}

void OwnNamesTest::refusesWhatWouldMeanSomethingElse_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("name");
  QTest::newRow("taken") << "model A Real |k; Real c; equation k = 1; end A;"
                         << "c";
  QTest::newRow("taken by a loop") << "model A Real |k; Real x[3]; equation for i in 1:3 loop x[i] = k; end for; end A;"
                                   << "i";
  QTest::newRow("reserved") << "model A Real |k; end A;"
                            << "flow";
  QTest::newRow("no name") << "model A Real |k; end A;"
                           << "2k";
  QTest::newRow("a library's") << "model A extends Modelica.B; equation |phi = 1; end A;"
                               << "c";
  QTest::newRow("not readable") << "model A Real |k; equation k = = 1; end A;"
                                << "c";
  QTest::newRow("between names") << "model A Real k; equation k |= 1; end A;"
                                 << "c";
  QTest::newRow("inherited by a use") << "model A model B Real c; end B; Real |k; extends B; end A;"
                                      << "c";
}

void OwnNamesTest::refusesWhatWouldMeanSomethingElse() {
  QFETCH(QString, text);
  QFETCH(QString, name);
  const auto [content, at] = atCursor(text.toStdString());
  const auto made = renamed({content}, 0, at, name.toStdString());
  QVERIFY(!made);
  QCOMPARE(made.reason().code, std::string("D035"));
}

// A name reaches the other classes of the diagram, and is told with the classes whose parts have it.
void OwnNamesTest::holdersAreTheClassesThatHaveIt() {
  const std::vector<std::string> texts{"model A\n  parameter Real k = 1;\nend A;",
                                       "model B\n  extends A(k = 2);\nend B",
                                       "model C\n  A a(k = 3);\n  B b;\n  Real k = a.k + b.k;\nend C;"};
  const auto made = renamed(texts, 0, static_cast<uint32_t>(texts[0].find("k =")), "c");
  QVERIFY(made);
  QCOMPARE(made->texts[1], std::string("model B\n  extends A(c = 2);\nend B"));
  QCOMPARE(made->texts[2], std::string("model C\n  A a(c = 3);\n  B b;\n  Real k = a.c + b.c;\nend C;"));
  QCOMPARE(made->holders, (std::vector<std::string>{"A", "B"}));
  QVERIFY(!made->isClass);
  const auto ofClass = renamed(texts, 0, 7, "Spring");
  QVERIFY(ofClass && ofClass->isClass);
  QCOMPARE(ofClass->texts[0], std::string("model Spring\n  parameter Real k = 1;\nend Spring;"));
  QCOMPARE(ofClass->texts[2].substr(0, 23), std::string("model C\n  Spring a(k = "));
}

void OwnNamesTest::seesWhatCanBeWritten() {
  const auto [text, at] = atCursor(
      "model A\n  import SI = Modelica.Units.SI;\n  extends Modelica.Base;\n  extends Own;\n  parameter SI.Angle k "
      "\"stiff\";\n  model Inner\n    Real inside;\n  end Inner;\nequation\n  |\n");
  const OwnNames names({text, "partial model Own\n  extends Modelica.Other;\n  Real brought;\nend Own;"});
  const auto seen = names.visibleAt(0, at);
  const auto words = namesOf(seen);
  for (const char* name : {"SI", "k", "Inner", "brought", "A", "Own"}) QVERIFY2(has(words, name), name);
  QVERIFY(!has(words, "inside"));
  const auto k = std::ranges::find(seen, "k", &KnownName::name);
  QCOMPARE(k->type, std::string("Modelica.Units.SI.Angle"));
  QCOMPARE(k->description, std::string("stiff"));
  QVERIFY(k->kind == KnownName::Kind::parameter);
  QCOMPARE(names.foreignBasesAt(0, at), (std::vector<std::string>{"Modelica.Base", "Modelica.Other"}));
  // From within a class only classes and constants of the one around it are seen.
  const auto within = namesOf(names.visibleAt(0, static_cast<uint32_t>(text.find("Real inside"))));
  QVERIFY(has(within, "inside") && has(within, "Inner") && !has(within, "k"));
}

void OwnNamesTest::knowsWhatAPathMeans() {
  const OwnNames names({"model A\n  import SI = Modelica.Units.SI;\n  B b;\n  Modelica.Inertia j;\nend A;",
                        "model B\n  Modelica.Mass m \"heavy\";\n  extends Modelica.Base;\nend B;"});
  const auto at = [&](std::vector<std::string> path) { return names.meaningAt(0, 60, path); };
  QVERIFY(at({"b"}).isOwn && !at({"b"}).isClass);
  QCOMPARE(at({"b"}).className, std::string("B"));
  QCOMPARE(at({"b", "m"}).className, std::string("Modelica.Mass"));
  QCOMPARE(at({"b", "m"}).description, std::string("heavy"));
  QCOMPARE(at({"b", "m", "flange"}).rest, std::vector<std::string>{"flange"});
  QCOMPARE(at({"j", "phi"}).className, std::string("Modelica.Inertia"));
  QCOMPARE(at({"SI", "Angle"}).className, std::string("Modelica.Units.SI.Angle"));
  QVERIFY(!at({"Modelica", "Blocks"}).isFound);
  QCOMPARE(at({"b", "brought"}).className, std::string("B"));
  QCOMPARE(names.foreignBasesOf("B"), std::vector<std::string>{"Modelica.Base"});
}

void OwnNamesTest::piecesCoverTheText_data() {
  QTest::addColumn<QByteArray>("text");
  for (const char* text : {"", " ", "model A // x\n \"te\\\"xt\" 2.5e-3*x; /* y */ end A;", "\"open", "/* open",
                           "'open\nReal", "a/b/c // d", "x\xc3\xa4y \xff", "1e", "model", "/"})
    QTest::newRow(text) << QByteArray(text);
}

void OwnNamesTest::piecesCoverTheText() {
  QFETCH(QByteArray, text);
  uint32_t at = 0;
  for (const TextPiece& piece : textPieces(text.toStdString())) {
    QCOMPARE(piece.begin, at);
    QVERIFY(piece.end > piece.begin);
    at = piece.end;
  }
  QCOMPARE(at, static_cast<uint32_t>(text.size()));
}

void OwnNamesTest::blocksHaveDepths() {
  const std::string text =
      "model A\n  Real x[3];\n  type T = Real;\nequation\n  for i in 1:3 loop\n    x[i] = if i > 1 then 1 else "
      "x[end];\n"
      "  end for;\n  annotation(Icon(\n    x));\nend A;\n";
  QCOMPARE(blockDepths(text), (std::vector<int>{0, 1, 1, 1, 1, 2, 2, 1, 2, 1, 0}));
}

QTEST_MAIN(OwnNamesTest)
#include "own_names_test.moc"
