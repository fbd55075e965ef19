// A diagram and its export as Modelica text are the same model: both are translated and run, and every row of every
// variable is equal. The way through the text uses nothing of the diagram but its annotations and equations.
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "engine/diagram/json.h"
#include "engine/facade/session.h"

using namespace armature;

namespace {

struct Run {
  std::shared_ptr<results::Store> store;
  std::string problem;
};

Run runSource(Session& session, const Source& source) {
  Run run;
  std::vector<Message> messages;
  const std::shared_ptr<const Model> model = session.translate(source, messages);
  if (!model) {
    run.problem = messages.empty() ? "no model" : messages.front().toText();
    return run;
  }
  run.store = model->makeStore();
  solve::Control control;
  solve::Settings settings = model->defaultSettings();
  settings.stopTime = settings.startTime + (settings.stopTime - settings.startTime) / 4;
  const solve::RunResult result = model->run(settings, {}, control, *run.store, messages);
  if (result.outcome != solve::Outcome::finished) run.problem = messages.empty() ? "stopped" : messages.back().toText();
  return run;
}

}  // namespace

class ExportTest : public QObject {
  Q_OBJECT
 private slots:
  void exportedModelsRunAlike_data();
  void exportedModelsRunAlike();
  void importedModelsRunAlike_data() { exportedModelsRunAlike_data(); }
  void importedModelsRunAlike();

 private:
  static std::string examplePath() {
    return std::string(ARMATURE_SOURCE_DIR "/resources/examples/") + QTest::currentDataTag() + ".armature.json";
  }
  static void compare(const Run& a, const Run& b) {
    QVERIFY2(a.problem.empty(), a.problem.c_str());
    QVERIFY2(b.problem.empty(), b.problem.c_str());
    QVERIFY(a.store->rowCount() > 10);
    QCOMPARE(a.store->rowCount(), b.store->rowCount());
    QCOMPARE(a.store->columns().size(), b.store->columns().size());
    for (const results::Column& column : a.store->columns()) {
      const int64_t other = b.store->find(column.name);
      QVERIFY2(other >= 0, column.name.c_str());
      const uint64_t last = a.store->rowCount() - 1;
      for (const uint64_t row : {uint64_t(0), last / 2, last}) {
        QCOMPARE(b.store->value(b.store->columns()[static_cast<size_t>(other)], row), a.store->value(column, row));
      }
    }
  }
};

void ExportTest::exportedModelsRunAlike_data() {
  QTest::addColumn<int>("unused");
  for (const char* name : {"Rotational/First", "Translational/ElastoGap", "Rotational/LossyGearDemo1"}) {
    QTest::newRow(name) << 0;
  }
}

void ExportTest::exportedModelsRunAlike() {
  const Result<diagram::Document> document = loadDiagram(examplePath());
  QVERIFY(document.ok());
  Session session({ARMATURE_SOURCE_DIR "/palette"});
  Source drawn;
  drawn.document = &document.value();
  const Result<std::string> text = session.exportModelica(drawn);
  QVERIFY(text.ok());
  const QTemporaryDir folder;
  QFile file(folder.filePath("Exported.mo"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(text->data(), static_cast<qint64>(text->size()));
  file.close();
  Source written;
  written.file = file.fileName().toStdString();
  compare(runSource(session, drawn), runSource(session, written));
}

void ExportTest::importedModelsRunAlike() {
  const Result<diagram::Document> document = loadDiagram(examplePath());
  QVERIFY(document.ok());
  Session session({ARMATURE_SOURCE_DIR "/palette"});
  Source drawn;
  drawn.document = &document.value();
  const Run first = runSource(session, drawn);
  const QTemporaryDir folder;
  QFile file(folder.filePath("Exported.mo"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  const Result<std::string> text = session.exportModelica(drawn);
  file.write(text->data(), static_cast<qint64>(text->size()));
  file.close();
  std::vector<Message> messages;
  const std::vector<std::string> classes = session.openFile(file.fileName().toStdString(), messages);
  QCOMPARE(classes.size(), size_t(1));
  const Result<diagram::Document> imported = session.diagramOf(classes[0]);
  QVERIFY(imported.ok());
  QCOMPARE(imported->components.size(), document->components.size());
  QCOMPARE(QString::fromStdString(imported->plots->dump()), QString::fromStdString(document->plots->dump()));
  Source again;
  again.document = &imported.value();
  compare(first, runSource(session, again));
}

QTEST_APPLESS_MAIN(ExportTest)
#include "export_test.moc"
