// Printing a tree and parsing the text gives an equal tree, for texts of our own, for the part library of the project
// and for a Modelica library named by ARMATURE_MSL or MODELICAPATH where there is one.
#include <QDirIterator>
#include <QFile>
#include <QtTest>

#include "engine/syntax/compare.h"
#include "engine/syntax/printer.h"
#include "session.h"

using namespace armature;
using namespace armature::syntax;

class RoundTripTest : public QObject {
  Q_OBJECT
 private slots:
  void ownTexts_data();
  void ownTexts();
  void comparisonSeesDifferences_data();
  void comparisonSeesDifferences();
  void palette();
  void externalLibrary();

 private:
  static void checkFolder(const QString& folder, int atLeast);
};

void RoundTripTest::ownTexts_data() {
  QTest::addColumn<QString>("text");
  QTest::newRow("constrained class")
      << "model M replaceable model A = B(x = 1) constrainedby C(y = 2) \"d\" annotation (E); end M;";
  QTest::newRow("constrained component")
      << "model M replaceable B b(x = 1) \"p\" constrainedby C(y = 2) annotation (E); end M;";
  QTest::newRow("redeclarations")
      << "model M extends A(redeclare each final B b[2] = 1 \"d\", redeclare replaceable package P = Q(a = 1) "
         "constrainedby R, each final x.y(z = 1) = 2, break1 = 3); end M;";
  QTest::newRow("removed binding") << "model M A a(x = break); end M;";
  QTest::newRow("sections") << "model M protected Real x; public Real y; extends A; initial algorithm x := 1; "
                               "algorithm y := 2; initial equation x = 3; equation y = 4; end M;";
  QTest::newRow("single output") << "function f algorithm (a) := g(x); end f;";
  QTest::newRow("left condition") << "model M equation (if a then b else c) = d; (1:3) = x; end M;";
  QTest::newRow("flow alias") << "connector C = flow input Real[:, 3] (unit = \"m\") \"d\" annotation (E);";
  QTest::newRow("text") << "model M \"a \\\"quoted\\\" \\\\ word\nin two lines\" end M;";
}

void RoundTripTest::ownTexts() {
  QFETCH(QString, text);
  Session session;
  const StoredDefinition* first = session.parse(text.toStdString());
  for (const Diagnostic& d : session.diagnostics.all()) qWarning("%s", toText(d, session.sources).c_str());
  QCOMPARE(session.diagnostics.all().size(), size_t(0));
  const std::string printed = toText(*first, session.names, session.sources);
  const StoredDefinition* second = session.parse(printed);
  QVERIFY2(session.diagnostics.all().empty() && isEqual(*first, *second, session.sources), printed.c_str());
}

// The comparison is the judge of the round trip, so it is judged itself.
void RoundTripTest::comparisonSeesDifferences_data() {
  QTest::addColumn<QString>("a");
  QTest::addColumn<QString>("b");
  const char* rows[][3] = {{"name", "Real x;", "Real y;"},
                           {"value", "Real x = 1;", "Real x = 2;"},
                           {"kind of number", "Real x = 1;", "Real x = 1.0;"},
                           {"prefix", "Real x;", "flow Real x;"},
                           {"visibility", "Real x;", "protected Real x;"},
                           {"description", "Real x;", "Real x \"d\";"},
                           {"annotation", "Real x annotation (A);", "Real x annotation (B);"},
                           {"order of operands", "Real x = a - b;", "Real x = b - a;"},
                           {"subscript", "Real x = a[1];", "Real x = a[2];"},
                           {"equation", "equation a = b;", "initial equation a = b;"},
                           {"branch", "equation if a then b = 1; end if;", "equation if a then else b = 1; end if;"},
                           {"each", "Real x(each a = 1);", "Real x(a = 1);"},
                           {"condition", "Real x if a;", "Real x;"}};
  for (const auto& row : rows) QTest::newRow(row[0]) << row[1] << row[2];
}

void RoundTripTest::comparisonSeesDifferences() {
  QFETCH(QString, a);
  QFETCH(QString, b);
  Session session;
  const auto whole = [](const QString& body) { return ("model M " + body + " end M;").toStdString(); };
  const StoredDefinition* first = session.parse(whole(a));
  const StoredDefinition* second = session.parse(whole(b));
  QVERIFY(!session.diagnostics.hasErrors());
  QVERIFY(!isEqual(*first, *second, session.sources));
  QVERIFY(isEqual(*first, *session.parse(whole(a)), session.sources));
}

void RoundTripTest::checkFolder(const QString& folder, int atLeast) {
  int files = 0;
  QDirIterator it(folder, {"*.mo"}, QDir::Files, QDirIterator::Subdirectories);
  Session session;
  while (it.hasNext()) {
    QFile file(it.next());
    QVERIFY(file.open(QIODevice::ReadOnly));
    ++files;
    const size_t before = session.diagnostics.errorCount();
    const FileId id = session.sources.add(file.fileName().toStdString(), file.readAll().toStdString());
    const StoredDefinition* first = parseFile(session.context, id);
    if (session.diagnostics.errorCount() > before)
      QFAIL(toText(session.diagnostics.all().back(), session.sources).c_str());
    const std::string printed = toText(*first, session.names, session.sources);
    const StoredDefinition* second = session.parse(printed);
    if (session.diagnostics.errorCount() > before)
      QFAIL(toText(session.diagnostics.all().back(), session.sources).c_str());
    QVERIFY2(isEqual(*first, *second, session.sources), qPrintable(file.fileName()));
  }
  QVERIFY2(files >= atLeast, qPrintable(QString("only %1 files in %2").arg(files).arg(folder)));
  qInfo("%d files read, printed and read again", files);
}

void RoundTripTest::palette() {
  checkFolder(QStringLiteral(ARMATURE_SOURCE_DIR "/palette"), 5);
}

void RoundTripTest::externalLibrary() {
  QString folder = qEnvironmentVariable("ARMATURE_MSL");
  if (folder.isEmpty()) folder = qEnvironmentVariable("MODELICAPATH").section(':', 0, 0);
  if (folder.isEmpty() || !QDir(folder).exists())
    QSKIP("no library: set ARMATURE_MSL or MODELICAPATH to a folder of .mo files");
  checkFolder(folder, 1);
}

QTEST_APPLESS_MAIN(RoundTripTest)
#include "round_trip_test.moc"
