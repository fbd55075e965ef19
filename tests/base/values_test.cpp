// Names, source places, diagnostics and results.
#include <QtTest>

#include "engine/base/diagnostic.h"
#include "engine/base/names.h"
#include "engine/base/result.h"

using namespace armature;

class ValuesTest : public QObject {
  Q_OBJECT
 private slots:
  // Interning gives one name per text, and views stay good while the table grows.
  void internsNames() {
    NameTable table;
    const Name a = table.intern("flange_a");
    const std::string_view view = table.text(a);
    for (int i = 0; i < 10000; ++i) table.intern("x" + std::to_string(i));
    QCOMPARE(table.intern("flange_a"), a);
    QCOMPARE(view, std::string_view("flange_a"));
    QVERIFY(!table.find("absent").isValid());
  }

  // Lines and columns count from one; the end of the text is a place as well.
  void locatesPlaces() {
    SourceTable sources;
    const FileId file = sources.add("a.mo", "one\ntwo\n\nfour");
    QCOMPARE(sources.locate(file, 0).line, 1u);
    QCOMPARE(sources.locate(file, 5).line, 2u);
    QCOMPARE(sources.locate(file, 5).column, 2u);
    QCOMPARE(sources.locate(file, 13).line, 4u);
    QCOMPARE(sources.locate(file, 13).column, 5u);
  }

  // Past the budget messages are counted and not kept.
  void boundsDiagnostics() {
    Diagnostics list;
    for (int i = 0; i < 10000; ++i) list.error("N001", "unknown name");
    QCOMPARE(list.errorCount(), size_t(10000));
    QVERIFY(list.all().size() <= 500);
  }

  void printsDiagnostics() {
    SourceTable sources;
    const FileId file = sources.add("a.mo", "model A\n  Real x;\nend A;");
    Diagnostics list;
    list.warning("N002", "x is never used", {file, 10, 16}, {"x"}, "Remove it.");
    QCOMPARE(QString::fromStdString(toText(list.all().front(), sources)),
             QString("a.mo:2:3: warning N002: x is never used\n  Remove it."));
    QVERIFY(!list.hasErrors());
  }

  void carriesReasons() {
    const Result<int> bad = failure("F001", "no such file");
    QVERIFY(!bad.ok());
    QCOMPARE(bad.reason().code, std::string("F001"));
    QCOMPARE(*Result<int>(3), 3);
  }
};

QTEST_GUILESS_MAIN(ValuesTest)
#include "values_test.moc"
