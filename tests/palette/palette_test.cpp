// The part library and the shipped diagrams: every file reads, stands where its name says, is described, and every part
// flattens; the parameters are those of the published manual, and every diagram is in the form in which it is saved.
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <map>
#include <set>

#include "engine/diagram/document.h"
#include "engine/diagram/json.h"
#include "engine/model/flatten.h"
#include "engine/syntax/parser.h"

using namespace armature;

namespace {

const QString kPalette = QStringLiteral(ARMATURE_SOURCE_DIR "/palette");
const QString kExamples = QStringLiteral(ARMATURE_SOURCE_DIR "/resources/examples");
const QString kManual = QStringLiteral(ARMATURE_SOURCE_DIR "/../shared/seeds/002_e89335eb9450aad6.txt");

QByteArray contents(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList filesBelow(const QString& folder, const QString& pattern) {
  QStringList list;
  QDirIterator it(folder, {pattern}, QDir::Files, QDirIterator::Subdirectories);
  while (it.hasNext()) list += it.next();
  list.sort();
  return list;
}

// "Modelica.Blocks.Math.Gain" of palette/Modelica/Blocks/Math/Gain.mo; a package for its package.mo.
QString classOfFile(const QString& path) {
  QString name = QDir(kPalette).relativeFilePath(path).chopped(3);
  if (name.endsWith("/package")) name.chop(8);
  return name.replace('/', '.');
}

// The first error, or the first message if none is an error.
std::string firstMessage(const Diagnostics& diagnostics, const SourceTable& sources) {
  for (const Diagnostic& d : diagnostics.all())
    if (d.severity == Severity::error) return toText(d, sources);
  return diagnostics.all().empty() ? "no message" : toText(diagnostics.all().front(), sources);
}

// Whether nothing is wrong but that the orientation of no frame is known: joints and the like need a part beside them.
bool lacksOnlyARoot(const Diagnostics& diagnostics) {
  bool found = false;
  for (const Diagnostic& d : diagnostics.all()) {
    if (d.severity != Severity::error) continue;
    if (d.code != "C101") return false;
    found = true;
  }
  return found;
}

// Whether a class is a part or block to be placed: its parameters have values or start values.
bool isPart(const syntax::ClassDefinition& definition) {
  return !definition.isPartial &&
         (definition.kind == syntax::ClassKind::model || definition.kind == syntax::ClassKind::block);
}

// From the manual: the parameters of each class in Translational.Components with their defaults, as texts.
std::map<QString, std::map<QString, QString>> manualParameters() {
  static const QRegularExpression heading(
      R"(^\|image\d+\| `Modelica\.Mechanics\.Translational\.Components .*`_\.(\w+))");
  std::map<QString, std::map<QString, QString>> classes;
  QString current, section;
  for (const QString& line : QString::fromUtf8(contents(kManual)).split('\n')) {
    if (const auto match = heading.match(line); match.hasMatch()) current = match.captured(1);
    if (line == "Parameters" || line == "Connectors" || line == "Modelica definition") section = line;
    const QStringList cells = line.split('|');
    if (current.isEmpty() || section != "Parameters" || cells.size() < 5 || cells[1].trimmed() == "Type") continue;
    classes[current][cells[2].trimmed().remove('\\')] = cells[3].trimmed().remove('*').remove('\\');
  }
  return classes;
}

}  // namespace

class PaletteTest : public QObject {
  Q_OBJECT
 private slots:
  void filesStandWhereTheirNamesSay();
  void ordersAreComplete();
  void classesAreDescribed();
  void partsFlatten();
  void parametersAreThoseOfTheManual();
  void diagramsAreInSavedForm();
  void diagramsFlatten();
};

void PaletteTest::filesStandWhereTheirNamesSay() {
  model::Library library;
  syntax::ParseContext context = library.parseContext();
  const QStringList files = filesBelow(kPalette, "*.mo");
  QVERIFY(files.size() > 400);
  for (const QString& path : files) {
    const FileId file = library.sources().add(path.toStdString(), contents(path).toStdString());
    const syntax::StoredDefinition* stored = syntax::parseFile(context, file);
    QVERIFY2(!context.diagnostics.hasErrors(), firstMessage(context.diagnostics, library.sources()).c_str());
    QString name;
    for (const Name part : stored->within) {
      const std::string_view text = library.names().text(part);
      name += QString::fromUtf8(text.data(), int(text.size())) + '.';
    }
    QCOMPARE(stored->classes.size(), size_t(1));
    const std::string_view own = library.names().text((*stored->classes.begin())->name);
    QCOMPARE(name + QString::fromUtf8(own.data(), int(own.size())), classOfFile(path));
  }
}

void PaletteTest::ordersAreComplete() {
  for (const QString& path : filesBelow(kPalette, "package.order")) {
    const QDir folder = QFileInfo(path).dir();
    const QStringList order = QString::fromUtf8(contents(path)).split('\n', Qt::SkipEmptyParts);
    const std::set<QString> listed(order.begin(), order.end());
    QCOMPARE(listed.size(), size_t(order.size()));
    for (const QFileInfo& entry : folder.entryInfoList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot)) {
      if (entry.fileName() == "package.mo" || entry.fileName() == "package.order") continue;
      if (entry.isDir() && !QFile::exists(entry.filePath() + "/package.mo")) continue;
      QVERIFY2(listed.count(entry.completeBaseName()), qPrintable(path + " lacks " + entry.fileName()));
    }
  }
}

void PaletteTest::classesAreDescribed() {
  model::Library library;
  syntax::ParseContext context = library.parseContext();
  for (const QString& path : filesBelow(kPalette, "*.mo")) {
    const QByteArray text = contents(path);
    const FileId file = library.sources().add(path.toStdString(), text.toStdString());
    const syntax::ClassDefinition* definition = *syntax::parseFile(context, file)->classes.begin();
    QVERIFY2(!definition->description.empty(), qPrintable(path + " has no description"));
    if (isPart(*definition) && !path.contains("/Icons/"))
      QVERIFY2(text.contains("Documentation(info = \"<html>"), qPrintable(path + " has no documentation"));
  }
}

void PaletteTest::partsFlatten() {
  model::Library library;
  library.addPath(kPalette.toStdString());
  // Blocks whose defaults are empty tables or vectors, or a partial function, have to be given theirs before they are
  // complete.
  const std::set<QString> needData{"MultiSwitch", "TimeTable", "ThermalCollectorMatrix", "Surface"};
  int parts = 0;
  for (const QString& path : filesBelow(kPalette, "*.mo")) {
    const model::ClassNode* node = library.find(classOfFile(path).toStdString());
    QVERIFY2(node, qPrintable(path));
    if (!isPart(*node->definition()) || needData.count(QFileInfo(path).completeBaseName())) continue;
    Diagnostics diagnostics;
    const model::FlattenResult result = model::flatten(library, *node, {}, diagnostics);
    const bool isWhole = result.model || (path.contains("/MultiBody/") && lacksOnlyARoot(diagnostics));
    QVERIFY2(isWhole, qPrintable(path + ": " + firstMessage(diagnostics, library.sources()).c_str()));
    ++parts;
  }
  QVERIFY(parts > 250);
}

void PaletteTest::parametersAreThoseOfTheManual() {
  if (!QFile::exists(kManual)) QSKIP("the manual does not lie beside this checkout");
  model::Library library;
  library.addPath(kPalette.toStdString());
  int compared = 0;
  for (const auto& [name, parameters] : manualParameters()) {
    const model::ClassNode* node = library.find("Modelica.Mechanics.Translational.Components." + name.toStdString());
    QVERIFY2(node, qPrintable(name));
    Diagnostics diagnostics;
    const model::FlattenResult result = model::flatten(library, *node, {}, diagnostics);
    QVERIFY2(result.model, firstMessage(diagnostics, library.sources()).c_str());
    for (const auto& [parameter, value] : parameters) {
      const std::string base = parameter.section('.', 0, 0).section('[', 0, 0).toStdString();
      const model::FlatVariable* found = nullptr;
      for (const model::FlatVariable& v : result.model->variables)
        if (v.name == base || v.name.rfind(base + "[", 0) == 0) found = &v;
      if (!found) continue;  // a parameter without effect in the flat model, e.g. StateSelect
      bool isNumber = false;
      const double expected = value.toDouble(&isNumber);
      if (!isNumber || parameter.contains('.') || !found->binding.isValid()) continue;
      if (!result.model->pool.isConstant(found->binding)) continue;
      QVERIFY2(result.model->pool.number(found->binding) == expected, qPrintable(name + '.' + parameter));
      ++compared;
    }
  }
  QVERIFY2(compared > 10, qPrintable(QString::number(compared)));
}

void PaletteTest::diagramsAreInSavedForm() {
  const QStringList files = filesBelow(kExamples, "*.armature.json");
  QVERIFY(files.size() >= 19);
  for (const QString& path : files) {
    const Result<diagram::Document> document = diagram::load(path.toStdString());
    QVERIFY2(document.ok(), qPrintable(path));
    QCOMPARE(QByteArray::fromStdString(diagram::toJson(document.value())), contents(path));
    QVERIFY2(!document.value().description.empty() && !document.value().title.empty(), qPrintable(path));
    QVERIFY2(!document.value().plots->empty(), qPrintable(path));
  }
}

void PaletteTest::diagramsFlatten() {
  model::Library library;
  library.addPath(kPalette.toStdString());
  for (const QString& path : filesBelow(kExamples, "*.armature.json")) {
    const Result<diagram::Document> document = diagram::load(path.toStdString());
    syntax::ParseContext context = library.parseContext();
    const FileId file = library.sources().add(path.toStdString(), diagram::toModelica(document.value()));
    const syntax::StoredDefinition* stored = syntax::parseFile(context, file);
    const model::ClassNode* node = library.addClass(*stored->classes.begin());
    Diagnostics diagnostics;
    const model::FlattenResult result = model::flatten(library, *node, {}, diagnostics);
    QVERIFY2(result.model, (path.toStdString() + ": " + firstMessage(diagnostics, library.sources())).c_str());
    // Ready-made plots show variables that exist.
    std::set<std::string> variables;
    for (const model::FlatVariable& v : result.model->variables) variables.insert(v.name);
    for (const auto& plot : *document.value().plots)
      for (const auto& curve : plot["curves"])
        QVERIFY2(variables.count(curve["variable"].get<std::string>()),
                 (path.toStdString() + ": " + curve["variable"].get<std::string>()).c_str());
  }
}

QTEST_GUILESS_MAIN(PaletteTest)
#include "palette_test.moc"
