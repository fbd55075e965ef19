// Redeclarations among the modifiers of a part: read from their text in every form that a person or another program may
// have written, and changed in it without touching the rest.
#include <QtTest>

#include "engine/diagram/declared_choice.h"
#include "engine/diagram/redeclaration.h"

using namespace armature;
using namespace armature::diagram;

class RedeclarationTest : public QObject {
  Q_OBJECT
 private slots:
  void isRead_data();
  void isRead();
  void othersAreNone_data();
  void othersAreNone();
  void aNewOneIsReadAgain_data();
  void aNewOneIsReadAgain();
  void onlyTheChoiceChanges_data();
  void onlyTheChoiceChanges();
  void argumentsAreListed();
  void oneArgumentChanges_data();
  void oneArgumentChanges();
  void aDiagramDeclaresChoices();
};

void RedeclarationTest::isRead_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<QString>("value");
  QTest::addColumn<QStringList>("expected");  // element, kind, class, arguments
  QTest::newRow("package") << "redeclare package Medium"
                           << "Media.Water" << QStringList{"Medium", "package", "Media.Water", ""};
  QTest::newRow("values") << "redeclare model Law"
                          << "Laws.Square(k = 3, phi(start = 1))"
                          << QStringList{"Law", "model", "Laws.Square", "k = 3, phi(start = 1)"};
  QTest::newRow("as one text") << "redeclare replaceable package M = .A.B (x=1) constrainedby A.C(y = 2)"
                               << "" << QStringList{"M", "package", ".A.B", "x=1"};
  QTest::newRow("component") << "redeclare Blocks.Gain g"
                             << "" << QStringList{"g", "", "Blocks.Gain", ""};
  QTest::newRow("component with values") << "redeclare final Blocks.Gain g(k = 2) \"two\""
                                         << "" << QStringList{"g", "", "Blocks.Gain", "k = 2"};
  QTest::newRow("array of components") << "redeclare Blocks.Gain g[3](each k = 2)"
                                       << "" << QStringList{"g", "", "Blocks.Gain", "each k = 2"};
}

void RedeclarationTest::isRead() {
  QFETCH(QString, name);
  QFETCH(QString, value);
  QFETCH(QStringList, expected);
  const auto said = redeclarationOf({name.toStdString(), value.toStdString()});
  QVERIFY(said);
  QCOMPARE(QString::fromStdString(said->element), expected[0]);
  QCOMPARE(QString::fromStdString(said->kind), expected[1]);
  QCOMPARE(QString::fromStdString(said->className), expected[2]);
  QCOMPARE(QString::fromStdString(said->arguments), expected[3]);
}

void RedeclarationTest::othersAreNone_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<QString>("value");
  QTest::newRow("a value") << "k"
                           << "2";
  QTest::newRow("unreadable") << "redeclare package Medium"
                              << "A.B(";
  QTest::newRow("dimensions of the class") << "redeclare type T"
                                           << "Real[3]";
  QTest::newRow("a value behind it") << "redeclare Real x"
                                     << "3";
  QTest::newRow("further inside") << "pipe(redeclare package Medium = A.B)"
                                  << "";
  QTest::newRow("two at once") << "redeclare A b, redeclare C d"
                               << "";
}

void RedeclarationTest::othersAreNone() {
  QFETCH(QString, name);
  QFETCH(QString, value);
  QVERIFY(!redeclarationOf({name.toStdString(), value.toStdString()}));
}

void RedeclarationTest::aNewOneIsReadAgain_data() {
  QTest::addColumn<QString>("kind");
  QTest::addColumn<QString>("arguments");
  for (const char* kind : {"package", "model", "function", "type", ""})
    for (const char* arguments : {"", "k = 1, each p(start = {1, 2})"})
      QTest::addRow("%s (%s)", kind, arguments) << kind << arguments;
}

void RedeclarationTest::aNewOneIsReadAgain() {
  QFETCH(QString, kind);
  QFETCH(QString, arguments);
  const Redeclaration made{"Medium", kind.toStdString(), "A.B", arguments.toStdString()};
  const auto read = redeclarationOf(modifierOf(made));
  QVERIFY(read);
  QVERIFY(*read == made);
  QCOMPARE(redeclarationIndex({{"k", "2"}, modifierOf(made)}, "Medium"), 1);
  QCOMPARE(redeclarationIndex({{"k", "2"}, modifierOf(made)}, "Other"), -1);
}

void RedeclarationTest::onlyTheChoiceChanges_data() {
  QTest::addColumn<QString>("name");
  QTest::addColumn<QString>("value");
  QTest::addColumn<QString>("arguments");
  QTest::addColumn<QString>("newName");
  QTest::addColumn<QString>("newValue");
  QTest::newRow("class") << "redeclare package Medium"
                         << "A.B"
                         << ""
                         << "redeclare package Medium"
                         << "C.D";
  QTest::newRow("values come") << "redeclare package Medium"
                               << "A.B"
                               << "x = 1"
                               << "redeclare package Medium"
                               << "C.D(x = 1)";
  QTest::newRow("values go") << "redeclare package Medium"
                             << "A.B(x = 1)"
                             << ""
                             << "redeclare package Medium"
                             << "C.D";
  QTest::newRow("the rest stays") << "redeclare replaceable package M = A.B (x=1) constrainedby A.C /* why */"
                                  << ""
                                  << "x=2"
                                  << "redeclare replaceable package M = C.D (x=2) constrainedby A.C /* why */"
                                  << "";
  QTest::newRow("component") << "redeclare final A.B g[2] \"text\""
                             << ""
                             << "each k = 1"
                             << "redeclare final C.D g[2](each k = 1) \"text\""
                             << "";
}

void RedeclarationTest::onlyTheChoiceChanges() {
  QFETCH(QString, name);
  QFETCH(QString, value);
  QFETCH(QString, arguments);
  QFETCH(QString, newName);
  QFETCH(QString, newValue);
  const Modifier made = withChoice({name.toStdString(), value.toStdString()}, "C.D", arguments.toStdString());
  QCOMPARE(QString::fromStdString(made.name), newName);
  QCOMPARE(QString::fromStdString(made.value), newValue);
}

void RedeclarationTest::argumentsAreListed() {
  const std::vector<Modifier> expected = {
      {"k", "2"}, {"each phi.start", "{1, 2}"}, {"redeclare package M = A.B", ""}, {"final x", "a + b"}};
  QVERIFY(argumentsOf("k=2, phi(each start = {1, 2}), redeclare package M = A.B, final x = a + b") == expected);
  QVERIFY(argumentsOf("").empty());
  QVERIFY(argumentsProblem("k = ").has_value());
  QVERIFY(!argumentsProblem("k = 1").has_value());
  QVERIFY(!argumentsProblem("").has_value());
}

void RedeclarationTest::oneArgumentChanges_data() {
  QTest::addColumn<QString>("before");
  QTest::addColumn<QString>("value");
  QTest::addColumn<QString>("after");
  QTest::newRow("the first") << ""
                             << "2"
                             << "k = 2";
  QTest::newRow("another one") << "a=1"
                               << "2"
                               << "a=1, k = 2";
  QTest::newRow("changed in place") << "a=1, final k=1, b = 3"
                                    << "2"
                                    << "a=1, final k=2, b = 3";
  QTest::newRow("taken away") << "a=1, k=1"
                              << ""
                              << "a=1";
  QTest::newRow("its attributes stay") << "k(min = 0) = 1"
                                       << ""
                                       << "k(min = 0)";
  QTest::newRow("the last") << "k = 1"
                            << ""
                            << "";
}

void RedeclarationTest::oneArgumentChanges() {
  QFETCH(QString, before);
  QFETCH(QString, value);
  QFETCH(QString, after);
  QCOMPARE(QString::fromStdString(withArgument(before.toStdString(), "k", value.toStdString())), after);
}

// Among the declarations beside the parts; what is protected, final or no short class is none to choose.
void RedeclarationTest::aDiagramDeclaresChoices() {
  const std::string text =
      "  replaceable package Medium = Media.Water(d = 2)\n    constrainedby Media.Fluid \"fluid\"; // here\n"
      "  replaceable model Law = Laws.Linear;\n  final replaceable model No = Laws.Linear;\n"
      "  model Long Real x; end Long;\n  Real y;\nprotected\n  replaceable package Hidden = Media.Oil;\n";
  const std::vector<DeclaredChoice> found = declaredChoices(text);
  QCOMPARE(found.size(), size_t(2));
  QVERIFY((found[0] == DeclaredChoice{"Medium", "package", "Media.Water", "d = 2", "Media.Fluid", "fluid"}));
  QVERIFY((found[1] == DeclaredChoice{"Law", "model", "Laws.Linear", "", "Laws.Linear", ""}));
  std::string expected = text;
  expected.replace(expected.find("Media.Water(d = 2)"), 18, "Media.Oil");
  QCOMPARE(withDeclaredChoice(text, "Medium", "Media.Oil", ""), expected);
  expected = text;
  expected.replace(expected.find("Laws.Linear;"), 12, "Laws.Square(k = 1) constrainedby Laws.Linear;");
  QCOMPARE(withDeclaredChoice(text, "Law", "Laws.Square", "k = 1"), expected);
  QCOMPARE(withDeclaredChoice(text, "Hidden", "Laws.Square", ""), text);
  QVERIFY(declaredChoices("replaceable package (").empty());
}

QTEST_APPLESS_MAIN(RedeclarationTest)
#include "redeclaration_test.moc"
