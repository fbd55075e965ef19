// Golden files of the flattening: tests/golden/model/*.mo hold classes, the last of which is flattened, and in a
// comment at the end the messages and the flat model it must give. `--update` rewrites these comments. A file begins
// with `fail_` exactly when there is an error.
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QtTest>
#include <set>

#include "engine/lower/function_evaluator.h"
#include "engine/model/flatten.h"

using namespace armature;

namespace {

const QString kFolder = QStringLiteral(ARMATURE_SOURCE_DIR "/tests/golden/model");
const QByteArray kHead = "// Flat:\n";
const QByteArray kTail = "// endFlat\n";

QByteArray readAll(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList goldenFiles() {
  return QDir(kFolder).entryList({"*.mo"}, QDir::Files, QDir::Name);
}

QByteArray expectedOf(const QByteArray& all) {
  const auto at = all.indexOf(kHead);
  return at < 0 ? QByteArray() : all.mid(at + kHead.size(), all.indexOf(kTail, at) - at - kHead.size());
}

QByteArray asComment(const std::string& text) {
  QByteArray lines;
  for (const QByteArray& line : QByteArray::fromStdString(text).split('\n'))
    if (!line.isEmpty()) lines += "// " + line + "\n";
  return lines;
}

// Messages and flat model of a file as lines of a comment.
QByteArray flat(const QString& name, bool& hasErrors) {
  model::Library library;
  const std::string path = (kFolder + "/" + name).toStdString();
  const auto classes = library.loadFile(path);
  Diagnostics diagnostics;
  const auto evaluator = lower::makeFunctionEvaluator();
  model::FlattenOptions options;
  options.evaluator = evaluator.get();
  const model::FlattenResult result = model::flatten(library, *classes.back(), options, diagnostics);
  hasErrors = !result.model;
  std::string text;
  for (const Diagnostic& d : diagnostics.all()) {
    std::string line = toText(d, library.sources());
    // Without the path of the file, in labels as well.
    for (size_t at; (at = line.find(path + ":")) != std::string::npos;) line.erase(at, path.size() + 1);
    text += line + "\n";
    for (const std::string& part : d.parts) text += "  part " + part + "\n";
  }
  if (result.model) {
    for (const std::string& problem : model::verify(*result.model)) text += "VERIFY " + problem + "\n";
    text += model::toText(*result.model);
  }
  return asComment(text);
}

}  // namespace

class ModelGoldenTest : public QObject {
  Q_OBJECT
 private slots:
  void flatModel_data();
  void flatModel();
  void everyCodeIsProvoked();
};

void ModelGoldenTest::flatModel_data() {
  QTest::addColumn<QString>("file");
  for (const QString& name : goldenFiles()) QTest::newRow(qPrintable(name)) << name;
}

void ModelGoldenTest::flatModel() {
  QFETCH(QString, file);
  bool hasErrors = false;
  const QByteArray given = flat(file, hasErrors);
  QCOMPARE(QString::fromUtf8(given), QString::fromUtf8(expectedOf(readAll(kFolder + "/" + file))));
  QCOMPARE(hasErrors, file.startsWith("fail_"));
}

// The codes N…, T0.. and C00. that the room's source mentions are the codes that the golden files provoke; those of
// functions and connection sets have tests of their own.
void ModelGoldenTest::everyCodeIsProvoked() {
  static const QRegularExpression code("\\b(N\\d{3}|T0\\d{2}|C00\\d)\\b");
  const auto collect = [](const QString& text, std::set<QString>& codes) {
    for (auto it = code.globalMatch(text); it.hasNext();) codes.insert(it.next().captured());
  };
  std::set<QString> written, provoked;
  const QDir room(QStringLiteral(ARMATURE_SOURCE_DIR "/engine/model"));
  for (const QString& name : room.entryList({"*.cpp"}, QDir::Files))
    collect(QString::fromUtf8(readAll(room.filePath(name))), written);
  for (const QString& name : goldenFiles())
    collect(QString::fromUtf8(expectedOf(readAll(kFolder + "/" + name))), provoked);
  for (const QString& one : written) QVERIFY2(provoked.count(one), qPrintable(one + " is not provoked"));
}

int main(int argc, char** argv) {
  if (argc > 1 && QByteArray(argv[1]) == "--update") {
    for (const QString& name : goldenFiles()) {
      const QByteArray all = readAll(kFolder + "/" + name);
      const auto at = all.indexOf(kHead);
      bool hasErrors = false;
      const QByteArray lines = flat(name, hasErrors);
      QFile file(kFolder + "/" + name);
      if (!file.open(QIODevice::WriteOnly)) return 1;
      file.write((at < 0 ? all : all.left(at)) + kHead + lines + kTail);
    }
    return 0;
  }
  ModelGoldenTest test;
  return QTest::qExec(&test, argc, argv);
}

#include "golden_test.moc"
