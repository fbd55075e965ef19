// Golden files of whole runs: tests/golden/run/*.mo hold classes, the last of which is translated and simulated with
// its own experiment; the comment at the end has the messages and how the run ended. `--update` rewrites these
// comments. A first line `// set: NAME=VALUE` overrides a variable at the start. Numbers in the messages are cut off,
// so that the files hold text alone.
#include <QRegularExpression>
#include <QtTest>
#include <set>

#include "engine/facade/session.h"
#include "tests/golden/golden_files.h"

using namespace armature;
using armature::test::GoldenFiles;

namespace {

const GoldenFiles kGolden{QStringLiteral(ARMATURE_SOURCE_DIR "/tests/golden/run"), "// Run:\n", "// endRun\n"};

solve::Overrides overridesOf(const QByteArray& text) {
  solve::Overrides overrides;
  static const QRegularExpression line("^// set: (\\S+)=(\\S+)$", QRegularExpression::MultilineOption);
  for (auto it = line.globalMatch(QString::fromUtf8(text)); it.hasNext();) {
    const auto match = it.next();
    overrides.emplace_back(match.captured(1).toStdString(), match.captured(2).toDouble());
  }
  return overrides;
}

// Messages and outcome of a file as lines of a comment.
QByteArray outcomeOf(const QString& name, bool& hasErrors) {
  const QString path = kGolden.folder + "/" + name;
  Session session({ARMATURE_SOURCE_DIR "/palette"});
  std::vector<Message> messages;
  Source source;
  source.file = path.toStdString();
  const auto model = session.translate(source, messages);
  QString end = "no model";
  hasErrors = !model;
  if (model) {
    static const char* const kOutcomes[] = {"finished", "terminated", "cancelled", "failed"};
    solve::Control control;
    const auto store = model->makeStore();
    const QTemporaryDir written;
    solve::Settings settings = model->defaultSettings();
    settings.permissions.effects = native::Effects::allowed;
    settings.permissions.runFolder = written.filePath("run").toStdString();
    const solve::RunResult result =
        model->run(settings, overridesOf(GoldenFiles::readAll(path)), control, *store, messages);
    end = kOutcomes[static_cast<size_t>(result.outcome)];
    hasErrors = result.outcome == solve::Outcome::failed;
  }
  QString text;
  for (const Message& m : messages) {
    text += QString::fromStdString(m.toText()) + '\n';
    for (const std::string& part : m.parts) text += "  part " + QString::fromStdString(part) + '\n';
  }
  text.remove(path + ":");
  text.remove(QStringLiteral(ARMATURE_SOURCE_DIR "/"));
  static const QRegularExpression decimals("(\\d)\\.\\d+(e[-+]?\\d+)?");
  text.replace(decimals, "\\1.…");
  QByteArray lines;
  for (const QString& line : (text + end).split('\n')) lines += "// " + line.toUtf8() + "\n";
  return lines;
}

}  // namespace

class RunGoldenTest : public QObject {
  Q_OBJECT
 private slots:
  void messagesAndOutcome_data();
  void messagesAndOutcome();
  void budgetOfSteps();
  void nothingThere();
  void aLimitBeyondAllNumbersIsLikeAnyOther();
};

void RunGoldenTest::messagesAndOutcome_data() {
  QTest::addColumn<QString>("file");
  for (const QString& name : kGolden.names()) QTest::newRow(qPrintable(name)) << name;
}

void RunGoldenTest::messagesAndOutcome() {
  QFETCH(QString, file);
  bool hasErrors = false;
  const QByteArray lines = outcomeOf(file, hasErrors);
  QCOMPARE(QString::fromUtf8(lines), QString::fromUtf8(kGolden.expected(file)));
  QCOMPARE(hasErrors, file.startsWith("fail_"));
}

// A run with a budget of steps stops when it is used up.
void RunGoldenTest::budgetOfSteps() {
  Session session({ARMATURE_SOURCE_DIR "/palette"});
  std::vector<Message> messages;
  Source source;
  source.file = (kGolden.folder + "/terminated.mo").toStdString();
  const auto model = session.translate(source, messages);
  QVERIFY(model);
  solve::Settings settings = model->defaultSettings();
  settings.stepBudget = 3;
  solve::Control control;
  const auto store = model->makeStore();
  QCOMPARE(model->run(settings, {}, control, *store, messages).outcome, solve::Outcome::failed);
  QCOMPARE(QString::fromStdString(messages.back().code), QString("R141"));
}

// What is not there can be neither drawn nor exported.
void RunGoldenTest::nothingThere() {
  Session session({ARMATURE_SOURCE_DIR "/palette"});
  const auto drawn = session.diagramOf("Modelica.Nothing");
  QVERIFY(!drawn.ok());
  QCOMPARE(QString::fromStdString(drawn.reason().code), QString("D021"));
  Source source;
  source.className = "Modelica.Nothing";
  QVERIFY(!session.exportModelica(source).ok());
}

// Modelica.Constants.inf is the largest number: what is computed of it may not overflow, or each step would be searched
// for crossings to the smallest piece.
void RunGoldenTest::aLimitBeyondAllNumbersIsLikeAnyOther() {
  const QTemporaryDir folder;
  const auto evaluations = [&](const char* limit) {
    const QString path = folder.filePath("limited.mo");
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return uint64_t(0);
    file.write(QStringLiteral("model M\n  Real x(start = 0, fixed = true), y;\nequation\n"
                              "  der(x) = cos(3*time) - x;\n  y = if max(x, -x) > %1 then %1 else x;\nend M;\n")
                   .arg(limit)
                   .toUtf8());
    file.close();
    Session session({ARMATURE_SOURCE_DIR "/palette"});
    std::vector<Message> messages;
    Source source;
    source.file = path.toStdString();
    const auto model = session.translate(source, messages);
    if (!model) return uint64_t(0);
    solve::Control control;
    const auto store = model->makeStore();
    return model->run(model->defaultSettings(), {}, control, *store, messages).statistics.residualEvaluations;
  };
  const uint64_t large = evaluations("1e30");
  QVERIFY(large > 0);
  QCOMPARE(evaluations("Modelica.Constants.inf"), large);
}

int main(int argc, char** argv) {
  if (argc > 1 && QByteArray(argv[1]) == "--update") {
    bool hasErrors = false;
    return kGolden.update([&](const QString& name) { return outcomeOf(name, hasErrors); }) ? 0 : 1;
  }
  RunGoldenTest test;
  return QTest::qExec(&test, argc, argv);
}

#include "run_golden_test.moc"
