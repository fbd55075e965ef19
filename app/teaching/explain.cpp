#include "app/teaching/explain.h"

#include <QCoreApplication>
#include <QSet>
#include <algorithm>
#include <cmath>

#include "app/look/display_unit.h"
#include "app/look/format.h"

namespace armature::app {

namespace {

// Below this share of the largest value so far a number is zero: what integration leaves. (Arrows are dots from 1e-3
// on, because they could not be seen; words tell what the number says.)
constexpr double kZero = 1e-6;
constexpr uint32_t kBuckets = 64;

QString words(const char* text) {
  return QCoreApplication::translate("Explain", text);
}

class Explainer {
 public:
  Explainer(const QString& variable, const ExplainSources& sources) : name_(variable), s_(sources) {
    part_ = name_.section('.', 0, 0);
    inner_ = name_.section('.', 1);
    const auto it = std::ranges::find(s_.document.components, part_.toStdString(), &diagram::ComponentItem::name);
    if (it != s_.document.components.end()) info_ = s_.classOf(QString::fromStdString(it->className));
    column_ = columnOf(name_);
  }

  Explanation answer() {
    Explanation result;
    result.title = titled();
    const std::optional<SignRow> row = rowOf();
    result.hasSign = row.has_value();
    if (row) {
      sayWhatTheSignSays(*row);
      sayDriveOrBrake(*row);
      sayDeflection(*row);
    } else {
      sentences_ << described();
    }
    if (row && inner_.contains('.')) sayBalance(*row);
    result.sentences = sentences_;
    return result;
  }

 private:
  // ---- values ----

  int64_t columnOf(const QString& variable) const {
    return s_.instant.isEmpty() ? -1 : s_.instant.store()->find(variable.toStdString());
  }
  std::optional<double> valueOf(const QString& variable) const {
    const int64_t column = columnOf(variable);
    if (column < 0) return std::nullopt;
    return s_.instant.value(column);
  }
  QString textOf(const QString& variable) const {
    const int64_t column = columnOf(variable);
    return column < 0 ? QString() : s_.instant.text(column, largestOf(*s_.instant.store(), column));
  }
  // −1, 0 or 1.
  int signOf(int64_t column) const {
    const double value = s_.instant.value(column);
    if (!(std::abs(value) > kZero * largestOf(*s_.instant.store(), column))) return 0;
    return value > 0 ? 1 : -1;
  }

  QString titled() const {
    if (column_ < 0) return name_;
    return words("%1 = %2 at %3").arg(name_, textOf(name_), formatValue(s_.instant.time(), "s"));
  }

  // ---- where the variable stands ----

  // Of the part itself, or of one of its connectors.
  std::optional<SignRow> rowOf() const {
    if (!info_) return std::nullopt;
    const QString connector = inner_.section('.', 0, 0), last = inner_.section('.', 1);
    for (const SignRow& row : last.isEmpty() ? s_.table.rowsOf(*info_) : rowsAt(connector)) {
      if (row.variable != (last.isEmpty() ? inner_ : last)) continue;
      SignRow found = row;
      if (!last.isEmpty()) found.at = connector;
      return found;
    }
    return std::nullopt;
  }
  QList<SignRow> rowsAt(const QString& connector) const {
    for (const ConnectorInfo& c : info_->connectors)
      if (QString::fromStdString(c.name) == connector) return s_.table.rows(QString::fromStdString(c.type));
    return {};
  }

  // All ends that are joined with one, this one first.
  QStringList nodeOf(const QString& end) const {
    QStringList node{end};
    for (qsizetype k = 0; k < node.size(); ++k) {
      for (const auto& wire : s_.document.connections) {
        const QString from = QString::fromStdString(wire.from), to = QString::fromStdString(wire.to);
        if (from == node[k] && !node.contains(to)) node << to;
        if (to == node[k] && !node.contains(from)) node << from;
      }
    }
    return node;
  }
  QStringList partsAt(const QString& connector) const {
    QStringList names;
    for (const QString& end : nodeOf(part_ + "." + connector).mid(1)) {
      const QString name = end.section('.', 0, 0);
      if (!names.contains(name)) names << name;
    }
    return names;
  }
  // "mass1", "mass1 and damper1": whom an end is joined with. Of a part between two ends those beside it, at the same
  // two, are not meant, unless there are no others.
  QString neighboursAt(const QString& connector, const QString& otherEnd = {}) const {
    QStringList names = partsAt(connector);
    if (!otherEnd.isEmpty()) {
      const QStringList beyond = partsAt(otherEnd);
      QStringList alone = names;
      alone.removeIf([&](const QString& name) { return beyond.contains(name); });
      if (!alone.isEmpty()) names = alone;
    }
    if (names.isEmpty()) return words("what is at %1").arg(connector);
    if (names.size() == 1) return names.first();
    return words("%1 and %2").arg(names.mid(0, names.size() - 1).join(", "), names.last());
  }

  // ---- sentences ----

  QString filled(QString sentence, const SignRow& row) const {
    sentence.replace("{a}", neighboursAt(row.from, row.to)).replace("{b}", neighboursAt(row.to, row.from));
    if (row.at != "part") {
      const QString neighbours = neighboursAt(row.at);
      sentence.replace("{flange}", neighbours);
      if (inner_.contains('.')) sentence.replace(words("Its neighbour"), neighbours);
    }
    return sentence;
  }

  void sayWhatTheSignSays(const SignRow& row) {
    if (column_ < 0) {
      sentences_ << words("Positive: %1").arg(filled(row.positive, row))
                 << words("Negative: %1").arg(filled(row.negative, row));
      return;
    }
    const int sign = signOf(column_);
    sentences_ << filled(sign > 0 ? row.positive : sign < 0 ? row.negative : row.zero, row);
  }

  QString described() const {
    const int64_t column = column_;
    const QString text =
        column < 0 ? QString()
                   : QString::fromStdString(s_.instant.store()->columns()[static_cast<size_t>(column)].description);
    const QString none = words("Its sign has no direction that the table of signs knows.");
    return text.isEmpty() ? none : words("%1. %2").arg(text, none);
  }

  // Four quadrants: what pushes and how the point moves.
  void sayDriveOrBrake(const SignRow& row) {
    if (!isForce(row) || !row.isOnNeighbours || row.at == "part" || column_ < 0) return;
    const int64_t speed = speedAt(row.at);
    if (speed < 0) return;
    const double onNeighbours = s_.instant.value(column_) * (row.axis == SignAxis::against ? -1 : 1);
    const double power = onNeighbours * s_.instant.value(speed);
    const QString amount = formatValue(std::abs(power), "W", 3);
    if (signOf(column_) == 0 || signOf(speed) == 0)
      sentences_ << words("The point does not move, or nothing acts: no power is exchanged.");
    else if (power > 0)
      sentences_ << words("The point moves that way: it drives, and gives %1.").arg(amount);
    else
      sentences_ << words("The point moves the other way: it brakes, and takes %1.").arg(amount);
  }
  // A speed of the flange: of the part, or of one that is joined with it and moves with it.
  int64_t speedAt(const QString& connector) const {
    QStringList parts{part_};
    for (const QString& end : nodeOf(part_ + "." + connector)) parts << end.section('.', 0, 0);
    for (const QString& part : parts) {
      for (const char* name : {".v", ".w"}) {
        if (const int64_t column = columnOf(part + name); column >= 0 && isMechanical(column)) return column;
      }
    }
    return -1;
  }
  bool isMechanical(int64_t column) const {
    const std::string& unit = s_.instant.store()->columns()[static_cast<size_t>(column)].unit;
    return unit == "m/s" || unit == "rad/s";
  }

  // How far a compliant part is from where it is relaxed.
  void sayDeflection(const SignRow& row) {
    if (row.axis != SignAxis::apart || column_ < 0) return;
    for (const QString& length : {QString("s_rel"), QString("phi_rel")}) {
      const auto now = valueOf(part_ + "." + length), rest = valueOf(part_ + "." + length + "0");
      if (!now || !rest) continue;
      const double more = *now - *rest;
      const auto& column = s_.instant.store()->columns()[static_cast<size_t>(columnOf(part_ + "." + length))];
      const QString amount = formatShown(std::abs(more), QString::fromStdString(column.unit),
                                         QString::fromStdString(column.displayUnit), 3);
      const bool isLong = length == "s_rel";
      if (std::abs(more) < 1e-12)
        sentences_ << words("It is as it is when relaxed.");
      else if (more > 0)
        sentences_ << (isLong ? words("It is %1 longer than relaxed.")
                              : words("It is twisted by %1 in the positive sense."))
                          .arg(amount);
      else
        sentences_ << (isLong ? words("It is %1 shorter than relaxed.")
                              : words("It is twisted by %1 against the positive sense."))
                          .arg(amount);
    }
  }

  // The faces of the cut: what acts on each part at this node, and that nothing is left.
  void sayBalance(const SignRow& row) {
    const QString last = inner_.section('.', 1);
    if (column_ < 0 || !(isForce(row) || row.quantity == "current" || row.quantity == "heat flow")) return;
    QStringList faces;
    double sum = 0, largest = 0;
    for (const QString& end : nodeOf(part_ + "." + inner_.section('.', 0, 0))) {
      const auto value = valueOf(end + "." + last);
      if (!value) return;
      faces << end.section('.', 0, 0) + " " + textOf(end + "." + last);
      sum += *value;
      largest = std::max(largest, std::abs(*value));
    }
    if (faces.size() < 2 || std::abs(sum) > kZero * largest) return;
    sentences_ << words("On the parts at this point: %1; together zero.").arg(faces.join(", "));
  }

  QString name_, part_, inner_;
  const ExplainSources& s_;
  ClassPtr info_;
  int64_t column_ = -1;
  QStringList sentences_;
};

}  // namespace

Explanation explain(const QString& variable, const ExplainSources& sources) {
  return Explainer(variable, sources).answer();
}

QStringList explainable(const QString& part, const ExplainSources& sources) {
  QStringList names;
  const auto it = std::ranges::find(sources.document.components, part.toStdString(), &diagram::ComponentItem::name);
  if (it == sources.document.components.end()) return names;
  const ClassPtr info = sources.classOf(QString::fromStdString(it->className));
  if (!info) return names;
  for (const SignRow& row : sources.table.rowsOf(*info)) names << part + "." + row.variable;
  for (const ConnectorInfo& c : info->connectors) {
    for (const SignRow& row : sources.table.rows(QString::fromStdString(c.type)))
      names << part + "." + QString::fromStdString(c.name) + "." + row.variable;
  }
  if (sources.instant.isEmpty()) return names;
  names.removeIf([&](const QString& name) { return sources.instant.store()->find(name.toStdString()) < 0; });
  return names;
}

double largestOf(const results::Store& store, int64_t column) {
  const results::Column& c = store.columns()[static_cast<size_t>(column)];
  if (c.isConstant) return std::abs(c.constant);
  const uint64_t rows = store.rowCount();
  if (rows == 0) return 0;
  std::vector<results::Store::PlotPoint> points;
  store.plotPoints(c, store.time(0), store.time(rows - 1), kBuckets, points);
  double largest = 0;
  for (const auto& point : points)
    if (std::isfinite(point.value)) largest = std::max(largest, std::abs(point.value));
  return largest;
}

}  // namespace armature::app
