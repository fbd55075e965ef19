// Flattens the example models of the real Modelica Standard Library. Needs the folder of the library in the variable
// ARMATURE_MSL; skipped where it is not set. What is measured: no messages, the invariants, as many equations as
// unknowns, and time.
#include <QtTest>

#include "engine/lower/function_evaluator.h"
#include "engine/model/flatten.h"

using namespace armature;

namespace {

struct Outcome {
  model::FlattenResult result;
  QString messages;
};

Outcome flattenClass(const std::string& name) {
  Outcome outcome;
  model::Library library;
  library.addPath(qEnvironmentVariable("ARMATURE_MSL").toStdString());
  Diagnostics diagnostics;
  const auto evaluator = lower::makeFunctionEvaluator();
  model::FlattenOptions options;
  options.evaluator = evaluator.get();
  if (const model::ClassNode* node = library.find(name))
    outcome.result = model::flatten(library, *node, options, diagnostics);
  for (const Diagnostic& d : diagnostics.all())
    outcome.messages += QString::fromStdString(toText(d, library.sources())) + "\n";
  return outcome;
}

// Complete models directly in a package.
std::vector<std::string> modelsOf(const std::string& package) {
  model::Library library;
  library.addPath(qEnvironmentVariable("ARMATURE_MSL").toStdString());
  std::vector<std::string> names;
  const model::ClassNode* node = library.find(package);
  if (!node) return names;
  for (const Name name : node->childNames()) {
    const model::ClassNode* child = node->child(name);
    const syntax::ClassDefinition* d = child ? child->definition() : nullptr;
    if (d && !d->isPartial && d->kind == syntax::ClassKind::model) names.push_back(child->qualifiedName());
  }
  return names;
}

size_t unknowns(const model::FlatModel& m) {
  size_t n = 0;
  for (const model::FlatVariable& v : m.variables)
    if (v.variability > model::Variability::parameter && !v.integral.isValid()) ++n;
  return n;
}

}  // namespace

class MslTest : public QObject {
  Q_OBJECT
 private slots:
  void examplesAreComplete_data();
  void examplesAreComplete();
  void sizesAgreeWithPublishedFigures();
};

void MslTest::examplesAreComplete_data() {
  QTest::addColumn<QString>("package");
  for (const char* package :
       {"Mechanics.Rotational", "Mechanics.Translational", "Mechanics.MultiBody.Examples.Elementary",
        "Mechanics.MultiBody.Examples.Loops", "Mechanics.MultiBody.Examples.Constraints",
        "Mechanics.MultiBody.Examples.Rotational3DEffects", "Mechanics.MultiBody.Examples.Systems.RobotR3",
        "Electrical.Analog", "Electrical.Digital", "Blocks", "Thermal.HeatTransfer", "StateGraph"})
    QTest::newRow(package) << QString::fromLatin1(package);
}

// Every example has as many equations as unknowns.
void MslTest::examplesAreComplete() {
  if (qEnvironmentVariableIsEmpty("ARMATURE_MSL")) QSKIP("ARMATURE_MSL is not set");
  QFETCH(QString, package);
  std::string folder = "Modelica." + package.toStdString();
  if (!package.contains("Examples")) folder += ".Examples";
  const std::vector<std::string> names = modelsOf(folder);
  QVERIFY(!names.empty());
  for (const std::string& name : names) {
    const Outcome outcome = flattenClass(name);
    QVERIFY2(outcome.result.model, qPrintable(QString::fromStdString(name) + "\n" + outcome.messages));
    const std::vector<std::string> problems = model::verify(*outcome.result.model);
    QVERIFY2(problems.empty(), problems.empty() ? "" : (name + ": " + problems[0]).c_str());
    QVERIFY2(unknowns(*outcome.result.model) == outcome.result.model->equations.size(), name.c_str());
  }
}

// Numbers of scalar unknowns that Dymola publishes for models without animation shapes and when-clauses.
void MslTest::sizesAgreeWithPublishedFigures() {
  if (qEnvironmentVariableIsEmpty("ARMATURE_MSL")) QSKIP("ARMATURE_MSL is not set");
  const std::vector<std::pair<const char*, size_t>> expected = {
      {"Modelica.Mechanics.Rotational.Examples.First", 54},
      {"Modelica.Electrical.Analog.Examples.ChuaCircuit", 44},
      {"Modelica.Electrical.Analog.Examples.CauerLowPassAnalog", 69},
      {"Modelica.Mechanics.Translational.Examples.Oscillator", 50},
      {"Modelica.Thermal.HeatTransfer.Examples.TwoMasses", 20},
  };
  for (const auto& [name, count] : expected) {
    const Outcome outcome = flattenClass(name);
    QVERIFY2(outcome.result.model, name);
    QCOMPARE(unknowns(*outcome.result.model), count);
  }
}

QTEST_MAIN(MslTest)
#include "msl_test.moc"
