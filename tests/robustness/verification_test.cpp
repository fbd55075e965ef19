// Two ways must agree, on every shipped example, on random networks, and on the examples of the Modelica Standard
// Library where ARMATURE_MSL names a checkout: machine code and interpreter in every bit, analytic Jacobian and
// differences, symbolic derivatives and differences, sparse and dense solutions, systems torn and whole. The verifiers
// of the passes are on meanwhile.
#include <QDirIterator>
#include <QtTest>

#include "engine/diagram/netlist.h"
#include "engine/facade/session.h"
#include "engine/lower/function_evaluator.h"
#include "random_network.h"
#include "verification.h"

using namespace armature;

namespace {

constexpr uint64_t kRunSteps = 300;
constexpr int kPoints = 4, kNetworks = 40;

class VerificationTest : public QObject {
  Q_OBJECT
 private slots:
  void shippedExamples_data();
  void shippedExamples();
  void randomNetworks();
  void libraryExamples_data();
  void libraryExamples();
  void cleanupTestCase();

 private:
  struct Settings {
    double startTime = 0, stopTime = 1;
  };
  std::unique_ptr<program::Program> lowered(model::Library& library, const model::ClassNode& node, bool tear,
                                            Settings* settings, QString& problem);
  QString verify(model::Library& library, const model::ClassNode& node);
  QString verifyPoints(const program::Program& torn, const program::Program& whole, const Settings& settings);

  test::Compared bits_, jacobian_, derivatives_, solvers_, rates_;
  int withoutWhole_ = 0;
};

std::unique_ptr<program::Program> VerificationTest::lowered(model::Library& library, const model::ClassNode& node,
                                                            bool tear, Settings* settings, QString& problem) {
  Diagnostics diagnostics;
  model::FlattenOptions options;
  native::Permissions permissions;
  permissions.documentFolder = library.resourceFolder(node);
  permissions.readFolders = {permissions.documentFolder, ARMATURE_SOURCE_DIR "/palette"};
  const auto evaluator = lower::makeFunctionEvaluator(permissions);
  options.evaluator = evaluator.get();
  model::FlattenResult flat = model::flatten(library, node, options, diagnostics);
  lower::LowerResult result;
  if (flat.model) {
    for (const std::string& broken : model::verify(*flat.model)) problem += QString::fromStdString(broken) + "; ";
    if (settings) {
      const model::Experiment& given = flat.model->experiment;
      settings->startTime = std::isfinite(given.startTime) ? given.startTime : 0;
      settings->stopTime = given.stopTime.value_or(settings->startTime + 1);
    }
    lower::LowerOptions lowering;
    lowering.verifyPasses = true;
    lowering.tear = tear;
    result = lower::lower(std::move(flat), lowering, diagnostics);
  }
  if (!result.program) {
    problem += "not translated";
    for (const Diagnostic& d : diagnostics.all()) problem += "; " + QString::fromStdString(d.message);
  }
  return std::move(result.program);
}

QString VerificationTest::verifyPoints(const program::Program& torn, const program::Program& whole,
                                       const Settings& settings) {
  test::Point point(torn), wholePoint(whole);
  if (!point.start(settings.startTime)) return "no start: " + QString::fromStdString(point.reason());
  const bool hasWhole = wholePoint.start(settings.startTime);
  withoutWhole_ += !hasWhole;
  const double step = 1e-4 * (settings.stopTime - settings.startTime);
  for (int k = 0; k < kPoints; ++k) {
    std::string problem = test::compareJacobian(point, jacobian_);
    if (problem.empty()) problem = test::compareDerivatives(point, derivatives_);
    if (problem.empty()) problem = test::compareSolvers(point, solvers_);
    if (problem.empty() && hasWhole) {
      if (wholePoint.adopt(point))
        problem = test::compareRates(point, wholePoint, rates_);
      else
        problem = "whole: " + wholePoint.reason();
    }
    if (!problem.empty()) return QString("point %1: %2").arg(k).arg(QString::fromStdString(problem));
    if (!point.advance(step)) break;
  }
  return {};
}

QString VerificationTest::verify(model::Library& library, const model::ClassNode& node) {
  Settings settings;
  QString problem;
  const auto torn = lowered(library, node, true, &settings, problem);
  if (!torn) return problem;
  const auto whole = lowered(library, node, false, nullptr, problem);
  if (!whole || !problem.isEmpty()) return problem;
  problem = verifyPoints(*torn, *whole, settings);
  if (!problem.isEmpty()) return problem;
  solve::Settings run;
  run.startTime = settings.startTime;
  run.stopTime = settings.stopTime;
  run.interval = (settings.stopTime - settings.startTime) / 500;
  const std::string difference = test::compareEvaluators(*torn, run, kRunSteps, bits_);
  return QString::fromStdString(difference);
}

const model::ClassNode* classOf(model::Library& library, const diagram::Document& document) {
  syntax::ParseContext context = library.parseContext();
  const diagram::Netlist netlist = diagram::toClass(document, context);
  return netlist.model ? library.addClass(netlist.model) : nullptr;
}

void VerificationTest::shippedExamples_data() {
  QTest::addColumn<QString>("path");
  const QString folder = ARMATURE_SOURCE_DIR "/resources/examples";
  QStringList paths;
  for (QDirIterator it(folder, {"*.armature.json"}, QDir::Files, QDirIterator::Subdirectories); it.hasNext();)
    paths << it.next();
  paths.sort();
  QVERIFY(paths.size() >= 52);
  for (const QString& path : paths) QTest::newRow(qPrintable(path.mid(folder.size() + 1))) << path;
}

void VerificationTest::shippedExamples() {
  QFETCH(QString, path);
  const auto document = loadDiagram(path.toStdString());
  QVERIFY2(document, document ? "" : document.reason().message.c_str());
  model::Library library;
  library.addPath(ARMATURE_SOURCE_DIR "/palette");
  const model::ClassNode* node = classOf(library, *document);
  QVERIFY(node);
  const QString problem = verify(library, *node);
  QVERIFY2(problem.isEmpty(), qPrintable(problem));
}

void VerificationTest::randomNetworks() {
  std::mt19937 random(20261122);
  QString problems;
  for (int k = 0; k < kNetworks; ++k) {
    const test::RandomNetwork network = test::randomNetwork(random, "Network" + std::to_string(k), true);
    model::Library library;
    library.addPath(ARMATURE_SOURCE_DIR "/palette");
    const model::ClassNode* node = classOf(library, network.document);
    QVERIFY(node);
    const QString problem = verify(library, *node);
    if (!problem.isEmpty()) problems += QString("network %1: %2\n").arg(k).arg(problem);
  }
  QVERIFY2(problems.isEmpty(), qPrintable(problems));
}

void VerificationTest::libraryExamples_data() {
  QTest::addColumn<QString>("name");
  if (qEnvironmentVariableIsEmpty("ARMATURE_MSL")) {
    QTest::newRow("none") << QString();
    return;
  }
  int count = 0;
  for (const char* list : {"passing.txt", "known_gaps.txt"}) {
    QFile file(QString(ARMATURE_SOURCE_DIR "/tests/conformance/") + list);
    QVERIFY(file.open(QIODevice::ReadOnly));
    for (const QByteArray& line : file.readAll().split('\n')) {
      const QByteArray name = line.split(' ').front();
      if (!name.startsWith("Modelica.")) continue;
      QTest::newRow(name.constData()) << QString::fromUtf8(name);
      ++count;
    }
  }
  QCOMPARE(count, 114);
}

void VerificationTest::libraryExamples() {
  QFETCH(QString, name);
  if (name.isEmpty()) QSKIP("ARMATURE_MSL names no checkout of the Modelica Standard Library");
  model::Library library;
  library.addPath(qgetenv("ARMATURE_MSL").toStdString());
  const model::ClassNode* node = library.find(name.toStdString());
  QVERIFY(node);
  const QString problem = verify(library, *node);
  QVERIFY2(problem.isEmpty(), qPrintable(problem));
}

// A check that judges hardly anything shows nothing.
void VerificationTest::cleanupTestCase() {
  const auto report = [](const char* what, const test::Compared& c) {
    qInfo("%-12s %10llu values agree, %llu could not be judged", what, static_cast<unsigned long long>(c.judged),
          static_cast<unsigned long long>(c.unclear));
  };
  report("bits", bits_);
  report("jacobian", jacobian_);
  report("derivatives", derivatives_);
  report("solvers", solvers_);
  report("torn", rates_);
  qInfo("%d models cannot be started with their systems whole", withoutWhole_);
  if (bits_.judged == 0) return;  // single rows were asked for
  QVERIFY(jacobian_.unclear <= jacobian_.judged / 10);
  QVERIFY(derivatives_.unclear <= derivatives_.judged / 10);
}

}  // namespace

QTEST_GUILESS_MAIN(VerificationTest)
#include "verification_test.moc"
