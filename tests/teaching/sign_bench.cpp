#include "tests/teaching/sign_bench.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>
#include <cmath>

namespace armature::test {

using app::SignAxis;
using app::SignRow;

namespace {

// What holds an end: a mass, capacity or source with losses, all with the same names: x, v, a, and f, what it feels
// from the part less what else acts on it; c.f as the part counts it.
const char* const kHolds = R"(
  model HoldT "mass on a soft spring, driven"
    Modelica.Mechanics.Translational.Interfaces.Flange_a c;
    parameter Real k = 1;
    Real x, v, a, f;
  equation
    x = c.s; v = der(x); a = der(v);
    f = -(0.7 + 0.2*k)*a - 1.5*x - 0.4*v + 3*sin((1 + 0.37*k)*time + k);
    c.f + f = 0;
  end HoldT;
  model HoldR "inertia on a soft spring, driven"
    Modelica.Mechanics.Rotational.Interfaces.Flange_a c;
    parameter Real k = 1;
    Real x, v, a, f;
  equation
    x = c.phi; v = der(x); a = der(v);
    f = -(0.7 + 0.2*k)*a - 1.5*x - 0.4*v + 3*sin((1 + 0.37*k)*time + k);
    c.tau + f = 0;
  end HoldR;
  model HoldE "source with a resistance and a little inductance"
    Modelica.Electrical.Analog.Interfaces.Pin c;
    parameter Real k = 1;
    Real x, v, a, f;
  equation
    x = c.v; v = 0; a = 0;
    x = 2*sin((1 + 0.37*k)*time + k) - (0.5 + 0.1*k)*f;
    c.i + f = 0;
  end HoldE;
  model HoldH "room behind a wall, its temperature swings"
    Modelica.Thermal.HeatTransfer.Interfaces.HeatPort_a c;
    parameter Real k = 1;
    Real x, v, a, f;
  equation
    x = c.T; v = 0; a = 0;
    x = 300 + 20*sin((1 + 0.37*k)*time + k) - (0.5 + 0.1*k)*f;
    c.Q_flow + f = 0;
  end HoldH;
)";

const char* holdOf(Domain domain) {
  switch (domain) {
    case Domain::translational:
      return "HoldT";
    case Domain::rotational:
      return "HoldR";
    case Domain::electrical:
      return "HoldE";
    case Domain::heat:
      return "HoldH";
    default:
      return nullptr;
  }
}

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
                                                  {"LossyGear", "lossTable = [0, 0.9, 0.8, 0.1, 0.2]"},
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
QString modifiersOf(const ClassInfo& info) {
  QStringList texts = fittingOf(QString::fromStdString(info.name));
  for (const ParameterInfo& parameter : info.parameters) {
    const QString name = QString::fromStdString(parameter.name);
    if (parameter.isStart || parameter.isFinal || name.contains('.')) continue;
    if (isIn(texts, name)) continue;
    if (name == "L" || name == "deltaPhi") texts << name + " = 0.5";
    if (!parameter.defaultValue.empty() || parameter.type != "Real" || !parameter.dimensions.empty()) continue;
    texts << name + (name == "ratio"                                ? " = 2.5"
                     : name == "smin"                               ? " = -40"
                     : name == "smax"                               ? " = 40"
                     : name == "f_nominal" || name == "tau_nominal" ? " = -1.2"
                                                                    : " = 1.2");
  }
  return texts.isEmpty() ? QString() : "(" + texts.join(", ") + ")";
}

QList<double> combined(const QList<double>& a, double factorA, const QList<double>& b, double factorB) {
  QList<double> sum(a.size());
  for (qsizetype k = 0; k < a.size(); ++k) sum[k] = factorA * a[k] + factorB * b[k];
  return sum;
}

}  // namespace

SignBench::SignBench(Session& session, const ClassInfo& info, const QList<SignRow>& rows,
                     const QList<app::SignRelation>& relations) {
  const QString name = QString::fromStdString(info.name);
  QString part = QString("  model Part\n    extends %1%2;\n").arg(name, modifiersOf(info));
  for (qsizetype k = 0; k < relations.size(); ++k)
    part += QString("    Real left%1 = %2; Real right%1 = %3;\n").arg(k).arg(relations[k].left, relations[k].right);
  for (const SignRow& row : rows) {
    if (row.equals.isEmpty()) continue;
    part += QString("    Real equals%1 = %2;\n").arg(expressions_.size()).arg(row.equals);
    expressions_ << row.equals;
  }
  QString holds, equations;
  for (const ConnectorInfo& c : info.connectors) {
    const QString end = QString::fromStdString(c.name);
    if (!isThere(info, c.condition)) continue;
    if (const char* hold = holdOf(c.domain)) {
      ends_ << end;
      holds += QString("  %1 hold_%2(k = %3);\n").arg(hold, end).arg(ends_.size());
      equations += QString("  connect(hold_%1.c, part.%1);\n").arg(end);
    } else if (c.causality == "input") {
      equations += QString("  part.%1 = %2;\n").arg(end, signalOf(info, c, static_cast<int>(equations.size()) % 7));
    }
  }
  const QString text = QString("model Bench\n%1%2  end Part;\n  Part part;\n%3equation\n%4end Bench;\n")
                           .arg(kHolds, part, holds, equations);

  const QTemporaryDir folder;
  QFile file(folder.filePath("Bench.mo"));
  if (!file.open(QIODevice::WriteOnly)) return;
  file.write(text.toUtf8());
  file.close();
  Source source;
  source.file = file.fileName().toStdString();
  std::vector<Message> messages;
  const auto model = session.translate(source, messages);
  solve::Outcome outcome = solve::Outcome::failed;
  if (model) {
    solve::Control control;
    store_ = model->makeStore();
    solve::Settings settings = model->defaultSettings();
    settings.stopTime = 12;
    settings.interval = 0.02;
    outcome = model->run(settings, {}, control, *store_, messages).outcome;
  }
  if (outcome == solve::Outcome::finished) {
    times_ = store_->rowCount();
    return;
  }
  for (const Message& m : messages) reason_ += QString::fromStdString(m.toText()) + "\n";
  reason_ += text;
}

std::optional<QList<double>> SignBench::column(const QString& name) const {
  const int64_t found = store_->find(name.toStdString());
  if (found < 0) return std::nullopt;
  const results::Column& column = store_->columns()[static_cast<size_t>(found)];
  QList<double> values(static_cast<qsizetype>(times_));
  for (uint64_t row = 0; row < times_; ++row)
    values[static_cast<qsizetype>(row)] = column.isConstant ? column.constant : store_->value(column, row);
  return values;
}

std::optional<QList<double>> SignBench::ofPart(const QString& variable) const {
  return column("part." + variable);
}

QList<double> SignBench::end(const QString& connector, What what) const {
  static const char* const names[] = {"x", "v", "a", "f"};
  return column(QString("hold_%1.%2").arg(connector, names[static_cast<int>(what)])).value_or(none());
}

bool SignBench::moveAlike(const QString& one, const QString& other) const {
  const QList<double> apart = combined(end(one, What::place), 1, end(other, What::place), -1);
  return std::ranges::all_of(apart, [](double distance) { return std::abs(distance) < 1e-9; });
}

QList<double> SignBench::forceOnPart() const {
  QList<double> sum = none();
  for (const QString& name : ends_) sum = combined(sum, 1, end(name, What::force), 1);
  return sum;
}

// Along the line: at one end, or of the whole part: the middle of its ends, or all forces together. Apart: what the
// second end is or feels more than the first, half of it where both feel the same.
QList<double> SignBench::mechanical(const SignRow& row, What what, double sign) const {
  const bool isApart = row.axis == SignAxis::apart || row.axis == SignAxis::together;
  if (row.axis == SignAxis::against || row.axis == SignAxis::together) sign = -sign;
  if (!row.equals.isEmpty()) {
    const QList<double> value = *column(QString("part.equals%1").arg(expressions_.indexOf(row.equals)));
    return combined(value, sign, value, 0);
  }
  const bool hasBoth = ends_.contains(row.from) && ends_.contains(row.to);
  if (isApart) {
    const double share = what == What::force ? 0.5 * sign : sign;
    return combined(end(row.to, what), share, end(row.from, what), -share);
  }
  if (row.at != "part") return combined(end(row.at, what), sign, none(), 0);
  if (what == What::force) return combined(forceOnPart(), sign, none(), 0);
  if (!hasBoth) return combined(end(ends_.value(0), what), sign, none(), 0);
  return combined(end(row.from, what), sign / 2, end(row.to, what), sign / 2);
}

QList<double> SignBench::ofPath(const SignRow& row) const {
  if (row.quantity == "power") {
    const QString at = row.above.isEmpty() ? row.at : row.from;
    const QList<double> flow = end(at, What::force);
    const QList<double> across = row.above.isEmpty()
                                     ? end(at, What::speed)
                                     : combined(end(row.above, What::place), 1, end(row.below, What::place), -1);
    QList<double> power(flow.size());
    for (qsizetype k = 0; k < flow.size(); ++k) power[k] = flow[k] * across[k];
    return power;
  }
  const What what = row.quantity == "current" || row.quantity == "heat flow" ? What::force : What::place;
  if (row.at != "part") return end(row.at, what);
  // A flow goes in where the path begins and out where it ends; a drop is what the beginning has more than the end.
  const double share = what == What::force ? 0.5 : 1;
  return combined(end(row.from, what), share, end(row.to, what), -share);
}

QList<double> SignBench::predicted(const SignRow& row, QString* why) const {
  for (const QString& name : {row.at == "part" ? QString() : row.at, row.above, row.below}) {
    if (!name.isEmpty() && !ends_.contains(name)) *why = "the part has no end " + name;
  }
  if (row.axis == SignAxis::path) return ofPath(row);
  if (isForce(row)) return mechanical(row, What::force, row.isOnNeighbours ? -1 : 1);
  if (row.quantity == "position" || row.quantity == "angle") return mechanical(row, What::place, 1);
  if (row.quantity.endsWith("acceleration")) return mechanical(row, What::acceleration, 1);
  if (row.quantity.endsWith("velocity")) return mechanical(row, What::speed, 1);
  *why = "no such quantity: " + row.quantity;
  return none();
}

}  // namespace armature::test
