#include "app/teaching/sign_run.h"

#include <algorithm>
#include <cmath>

namespace armature::app {

// What holds an end: a mass, capacity or source with losses, all with the same names: x, v, a, and f, what it feels
// from the part less what else acts on it; c.f as the part counts it.
const char* const kSignHolds = R"(
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

const char* signHoldOf(Domain domain) {
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

namespace {

QList<double> combined(const QList<double>& a, double factorA, const QList<double>& b, double factorB) {
  QList<double> sum(a.size());
  for (qsizetype k = 0; k < a.size(); ++k) sum[k] = factorA * a[k] + factorB * b[k];
  return sum;
}

}  // namespace

SignRun::SignRun(std::shared_ptr<results::Store> store, QStringList ends, QStringList expressions)
    : store_(std::move(store)),
      times_(store_ ? store_->rowCount() : 0),
      ends_(std::move(ends)),
      expressions_(std::move(expressions)) {}

std::optional<QList<double>> SignRun::column(const QString& name) const {
  const int64_t found = store_->find(name.toStdString());
  if (found < 0) return std::nullopt;
  const results::Column& column = store_->columns()[static_cast<size_t>(found)];
  QList<double> values(static_cast<qsizetype>(times_));
  for (uint64_t row = 0; row < times_; ++row) values[static_cast<qsizetype>(row)] = store_->value(column, row);
  return values;
}

std::optional<QList<double>> SignRun::ofPart(const QString& variable) const {
  return column("part." + variable);
}

QList<double> SignRun::end(const QString& connector, What what) const {
  static const char* const names[] = {"x", "v", "a", "f"};
  return column(QString("hold_%1.%2").arg(connector, names[static_cast<int>(what)])).value_or(none());
}

bool SignRun::moveAlike(const QString& one, const QString& other) const {
  const QList<double> apart = combined(end(one, What::place), 1, end(other, What::place), -1);
  return std::ranges::all_of(apart, [](double distance) { return std::abs(distance) < 1e-9; });
}

QList<double> SignRun::forceOnPart() const {
  QList<double> sum = none();
  for (const QString& name : ends_) sum = combined(sum, 1, end(name, What::force), 1);
  return sum;
}

// Along the line: at one end, or of the whole part: the middle of its ends, or all forces together. Apart: what the
// second end is or feels more than the first, half of it where both feel the same.
QList<double> SignRun::mechanical(const SignRow& row, What what, double sign) const {
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

QList<double> SignRun::ofPath(const SignRow& row) const {
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

QList<double> SignRun::predicted(const SignRow& row, QString* why) const {
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

}  // namespace armature::app
