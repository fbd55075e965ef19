#include "tests/teaching/sign_bench.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>
#include <cmath>

namespace armature::test {

using app::SignRow;

namespace {

// Signals that a part takes, where a sine does not do: motions that belong together, and what presses a brake.
QString signalOf(const ClassInfo& info, const ConnectorInfo& input, int number) {
  const QString name = QString::fromStdString(input.name);
  if (input.domain == Domain::boolean) return "time > 1";
  if (QString::fromStdString(info.name).endsWith("Sources.Move")) return "{sin(time), cos(time), -sin(time)}";
  if (name == "f_normalized") return "0.3";
  // Resistances and the like stay positive.
  if (name == "R" || name == "G" || name == "C" || name == "L" || name == "Ra" || name == "k")
    return QString("1.5 + 0.3*sin(1.3*time + %1)").arg(number);
  return QString("sin(%1*time + %2)").arg(1.3 + 0.2 * number).arg(number);
}

// Whether an optional connector is there: "use_x", "not useConstant", "use_w or use_a" by the defaults.
bool isThere(const ClassInfo& info, const std::string& condition) {
  const QString text = QString::fromStdString(condition);
  if (text.isEmpty()) return true;
  if (text == "use_a_start") return false;  // two values at the start are enough
  if (text.startsWith("not ")) return !isThere(info, condition.substr(4));
  for (const QString& name : text.split(" or ")) {
    for (const ParameterInfo& parameter : info.parameters)
      if (QString::fromStdString(parameter.name) == name.trimmed() && parameter.defaultValue == "true") return true;
  }
  return false;
}

// Where values that go together are needed.
QStringList fittingOf(const QString& name) {
  static const QHash<QString, QString> fitting = {{"InitializeFlange", "use_a_start = false"},
                                                  {"LightningImpulseCurrent", "T1 = 0.5, T2 = 4"},
                                                  {"LightningImpulseVoltage", "T1 = 0.5, T2 = 4"},
                                                  {"LossyGear", "lossTable = [0, 0.9, 0.8, 0.1, 0.2]"},
                                                  {"InverseSpeedDependentForce", "ForceDirection = false"},
                                                  {"InverseSpeedDependentTorque", "TorqueDirection = false"},
                                                  {"LinearSpeedDependentForce", "ForceDirection = false"},
                                                  {"LinearSpeedDependentTorque", "TorqueDirection = false"},
                                                  {"QuadraticSpeedDependentForce", "ForceDirection = false"},
                                                  {"QuadraticSpeedDependentTorque", "TorqueDirection = false"},
                                                  {"SaturatingInductor", "Lnom = 1, Lzer = 3, Linf = 0.2, Inom = 1"},
                                                  {"Transformer", "L1 = 1, L2 = 1.5, M = 0.5"}};
  const QString found = fitting.value(name.section('.', -1));
  // Commas inside brackets do not part two modifiers.
  static const QRegularExpression between(", (?=[A-Za-z])");
  return found.isEmpty() ? QStringList() : found.split(between);
}

bool isIn(const QStringList& modifiers, const QString& name) {
  return std::ranges::any_of(modifiers, [&](const QString& text) { return text.startsWith(name + " ="); });
}

// Parameters without a default get one.
QString modifiersOf(const ClassInfo& info, const QString& further) {
  QStringList texts;
  if (!further.isEmpty()) texts = further.split(", ");
  for (const QString& text : fittingOf(QString::fromStdString(info.name)))
    if (!isIn(texts, text.section(" =", 0, 0))) texts << text;
  for (const ParameterInfo& parameter : info.parameters) {
    const QString name = QString::fromStdString(parameter.name);
    if (parameter.isStart || parameter.isFinal || name.contains('.')) continue;
    if (isIn(texts, name)) continue;
    if (name == "L" || name == "deltaPhi") {
      texts << name + " = 0.5";
      continue;
    }
    if (!parameter.defaultValue.empty() || parameter.type != "Real" || !parameter.dimensions.empty()) continue;
    texts << name + (name == "ratio"                                ? " = 2.5"
                     : name == "smin"                               ? " = -40"
                     : name == "smax"                               ? " = 40"
                     : name == "f_nominal" || name == "tau_nominal" ? " = -1.2"
                                                                    : " = 1.2");
  }
  return texts.isEmpty() ? QString() : "(" + texts.join(", ") + ")";
}

}  // namespace

const std::vector<std::string>& partPackages() {
  static const std::vector<std::string> kPackages = {"Modelica.Mechanics.Translational.Components",
                                                     "Modelica.Mechanics.Translational.Sources",
                                                     "Modelica.Mechanics.Translational.Sensors",
                                                     "Modelica.Mechanics.Rotational.Components",
                                                     "Modelica.Mechanics.Rotational.Sources",
                                                     "Modelica.Mechanics.Rotational.Sensors",
                                                     "Modelica.Electrical.Analog.Basic",
                                                     "Modelica.Electrical.Analog.Ideal",
                                                     "Modelica.Electrical.Analog.Sensors",
                                                     "Modelica.Electrical.Analog.Sources",
                                                     "Modelica.Electrical.Analog.Semiconductors",
                                                     "Modelica.Thermal.HeatTransfer.Components",
                                                     "Modelica.Thermal.HeatTransfer.Sources",
                                                     "Modelica.Thermal.HeatTransfer.Sensors"};
  return kPackages;
}

double largest(const QList<double>& values) {
  double most = 0;
  for (const double value : values) most = std::max(most, std::abs(value));
  return most;
}

SignBench::SignBench(Session& session, const ClassInfo& info, const QList<SignRow>& rows,
                     const QList<app::SignRelation>& relations, const QString& modifiers) {
  const QString name = QString::fromStdString(info.name);
  QStringList ends, expressions;
  QString part = QString("  model Part\n    extends %1%2;\n").arg(name, modifiersOf(info, modifiers));
  for (qsizetype k = 0; k < relations.size(); ++k)
    part += QString("    Real left%1 = %2; Real right%1 = %3;\n").arg(k).arg(relations[k].left, relations[k].right);
  for (const SignRow& row : rows) {
    if (row.equals.isEmpty()) continue;
    part += QString("    Real equals%1 = %2;\n").arg(expressions.size()).arg(row.equals);
    expressions << row.equals;
  }
  QString holds, equations;
  for (const ConnectorInfo& c : info.connectors) {
    const QString end = QString::fromStdString(c.name);
    if (!isThere(info, c.condition)) continue;
    if (const char* hold = app::signHoldOf(c.domain)) {
      ends << end;
      holds += QString("  %1 hold_%2(k = %3);\n").arg(hold, end).arg(ends.size());
      equations += QString("  connect(hold_%1.c, part.%1);\n").arg(end);
    } else if (c.causality == "input") {
      equations += QString("  part.%1 = %2;\n").arg(end, signalOf(info, c, static_cast<int>(equations.size()) % 7));
    }
  }
  const QString text = QString("model Bench\n%1%2  end Part;\n  Part part;\n%3equation\n%4end Bench;\n")
                           .arg(app::kSignHolds, part, holds, equations);

  const QTemporaryDir folder;
  QFile file(folder.filePath("Bench.mo"));
  if (!file.open(QIODevice::WriteOnly)) return;
  file.write(text.toUtf8());
  file.close();
  Source source;
  source.file = file.fileName().toStdString();
  std::vector<Message> messages;
  const auto model = session.translate(source, messages);
  std::shared_ptr<results::Store> store;
  solve::Outcome outcome = solve::Outcome::failed;
  if (model) {
    solve::Control control;
    store = model->makeStore();
    solve::Settings settings = model->defaultSettings();
    settings.stopTime = 12;
    settings.interval = 0.02;
    outcome = model->run(settings, {}, control, *store, messages).outcome;
  }
  if (outcome == solve::Outcome::finished) {
    static_cast<SignRun&>(*this) = SignRun(store, ends, expressions);
    return;
  }
  for (const Message& m : messages) reason_ += QString::fromStdString(m.toText()) + "\n";
  reason_ += text;
}

}  // namespace armature::test
