// Every shipped example runs to its end, twice: by machine code and by the interpreter, which must agree in every bit
// of every result. Under the sanitizers the interpreter shows whether the program reads and writes where it should; the
// machine code is made from the same program.
#include <QDirIterator>
#include <QtTest>
#include <bit>
#include <set>

#include "engine/facade/session.h"

using namespace armature;

namespace {

struct Run {
  solve::RunResult result;
  std::shared_ptr<results::Store> store;
  std::vector<Message> messages;
  QString errors() const {
    QString text;
    for (const Message& m : messages)
      if (m.severity == Severity::error) text += QString::fromStdString(m.toText()) + '\n';
    return text;
  }
};

Run run(const Model& model, bool useMachineCode) {
  Run r;
  r.store = model.makeStore();
  solve::Settings settings = model.defaultSettings();
  settings.useMachineCode = useMachineCode;
  solve::Control control;
  r.result = model.run(settings, {}, control, *r.store, r.messages);
  return r;
}

bool isSame(double a, double b) {
  return std::bit_cast<uint64_t>(a) == std::bit_cast<uint64_t>(b) || a == b || (std::isnan(a) && std::isnan(b));
}

}  // namespace

class ExamplesTest : public QObject {
  Q_OBJECT
 private slots:
  void runs_data();
  void runs();
};

void ExamplesTest::runs_data() {
  QTest::addColumn<QString>("path");
  const QString folder = ARMATURE_SOURCE_DIR "/resources/examples";
  QStringList paths;
  for (QDirIterator it(folder, {"*.armature.json"}, QDir::Files, QDirIterator::Subdirectories); it.hasNext();) {
    paths << it.next();
  }
  paths.sort();
  QVERIFY(paths.size() >= 19);
  for (const QString& path : paths) QTest::newRow(qPrintable(path.mid(folder.size() + 1))) << path;
}

void ExamplesTest::runs() {
  QFETCH(QString, path);
  const auto document = loadDiagram(path.toStdString());
  QVERIFY2(document, document ? "" : document.reason().message.c_str());
  Session session({ARMATURE_SOURCE_DIR "/palette"});
  Source source;
  source.document = &*document;
  std::vector<Message> messages;
  const auto model = session.translate(source, messages);
  QVERIFY2(model, messages.empty() ? "" : messages.front().toText().c_str());
  const Run code = run(*model, true), interpreted = run(*model, false);
  QVERIFY2(code.errors().isEmpty(), qPrintable(code.errors()));
  QVERIFY2(interpreted.errors().isEmpty(), qPrintable(interpreted.errors()));
  QVERIFY(code.result.outcome == solve::Outcome::finished || code.result.outcome == solve::Outcome::terminated);
  QVERIFY(code.result.outcome == interpreted.result.outcome);
  QCOMPARE(code.store->rowCount(), interpreted.store->rowCount());
  std::set<uint32_t> seen;  // aliases share a series
  for (const results::Column& column : code.store->columns()) {
    if (column.isConstant || !seen.insert(column.source).second) continue;
    for (uint64_t row = 0; row < code.store->rowCount(); ++row) {
      const double a = code.store->value(column, row), b = interpreted.store->value(column, row);
      QVERIFY2(isSame(a, b), qPrintable(QString("%1 in row %2: %3 by machine code, %4 by the interpreter")
                                            .arg(QString::fromStdString(column.name))
                                            .arg(row)
                                            .arg(a, 0, 'g', 17)
                                            .arg(b, 0, 'g', 17)));
    }
  }
}

QTEST_GUILESS_MAIN(ExamplesTest)
#include "examples_test.moc"
