// Golden files of the flattening: tests/golden/model/*.mo hold classes, the last of which is flattened, and in a
// comment at the end the messages and the flat model it must give. `--update` rewrites these comments. A file begins
// with `fail_` exactly when there is an error.
#include <QDir>
#include <QRegularExpression>
#include <QtTest>
#include <set>

#include "engine/lower/function_evaluator.h"
#include "engine/model/flatten.h"
#include "tests/golden/golden_files.h"

using namespace armature;
using armature::test::GoldenFiles;

namespace {

const GoldenFiles kGolden{QStringLiteral(ARMATURE_SOURCE_DIR "/tests/golden/model"), "// Flat:\n", "// endFlat\n"};

QByteArray asComment(const std::string& text) {
  QByteArray lines;
  for (const QByteArray& line : QByteArray::fromStdString(text).split('\n'))
    if (!line.isEmpty()) lines += "// " + line + "\n";
  return lines;
}

// Messages and flat model of a file as lines of a comment.
QByteArray flat(const QString& name, bool& hasErrors) {
  model::Library library;
  const std::string path = (kGolden.folder + "/" + name).toStdString();
  const std::string folder = QFileInfo(kGolden.folder).canonicalFilePath().toStdString();
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
    // Nor that of the folder, which a refusal of C functions names.
    for (size_t at; (at = line.find(folder)) != std::string::npos;) line.replace(at, folder.size(), "FOLDER");
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
  for (const QString& name : kGolden.names()) QTest::newRow(qPrintable(name)) << name;
}

void ModelGoldenTest::flatModel() {
  QFETCH(QString, file);
  bool hasErrors = false;
  const QByteArray given = flat(file, hasErrors);
  QCOMPARE(QString::fromUtf8(given), QString::fromUtf8(kGolden.expected(file)));
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
    collect(QString::fromUtf8(GoldenFiles::readAll(room.filePath(name))), written);
  for (const QString& name : kGolden.names()) collect(QString::fromUtf8(kGolden.expected(name)), provoked);
  for (const QString& one : written) QVERIFY2(provoked.count(one), qPrintable(one + " is not provoked"));
}

int main(int argc, char** argv) {
  if (argc > 1 && QByteArray(argv[1]) == "--update") {
    bool hasErrors = false;
    return kGolden.update([&](const QString& name) { return flat(name, hasErrors); }) ? 0 : 1;
  }
  ModelGoldenTest test;
  return QTest::qExec(&test, argc, argv);
}

#include "golden_test.moc"
