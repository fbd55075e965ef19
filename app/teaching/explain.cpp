#include "app/teaching/explain.h"

#include <QCoreApplication>
#include <QSet>
#include <algorithm>
#include <cmath>

#include "app/language/tables.h"
#include "app/look/display_unit.h"
#include "app/look/format.h"

namespace armature::app {

namespace {

// Below this share of the largest value so far a number is zero: what integration leaves. (Arrows are dots from 1e-3
// on, because they could not be seen; words tell what the number says.)
constexpr double kZero = 1e-6;

struct ExplainWords {
  Q_DECLARE_TR_FUNCTIONS(Explain)
};

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
      sayGlasses();
      sayDriveOrBrake(*row);
      sayDeflection(*row);
    } else {
      sentences_ << described();
    }
    if (row && inner_.contains('.')) sayBalance(*row);
    result.sentences = sentences_;
    result.quadrantAt = quadrantAt_;
    result.driving = driving_;
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

  bool isTurned() const { return s_.glasses.turn(name_); }
  QString titled() const {
    if (column_ < 0) return name_;
    const QString text = s_.instant.text(column_, largestOf(*s_.instant.store(), column_), isTurned());
    return ExplainWords::tr("%1 = %2 at %3")
        .arg(name_, withBadge(text, s_.glasses, isTurned()), formatValue(s_.instant.time(), "s"));
  }

  // ---- where the variable stands ----

  // Of the part itself, or of one of its connectors.
  std::optional<SignRow> rowOf() const { return info_ ? s_.table.find(*info_, inner_) : std::nullopt; }

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
  // two, are not meant, unless there are no others: then their ends say which of the two it is.
  QString neighboursAt(const QString& connector, const QString& otherEnd = {}) const {
    QStringList names = partsAt(connector);
    if (!otherEnd.isEmpty()) {
      const QStringList beyond = partsAt(otherEnd);
      QStringList alone = names;
      alone.removeIf([&](const QString& name) { return beyond.contains(name); });
      if (!alone.isEmpty())
        names = alone;
      else if (!names.isEmpty())
        names = nodeOf(part_ + "." + connector).mid(1);
    }
    if (names.isEmpty()) return ExplainWords::tr("what is at %1").arg(connector);
    if (names.size() == 1) return names.first();
    return ExplainWords::tr("%1 and %2").arg(names.mid(0, names.size() - 1).join(", "), names.last());
  }

  // ---- sentences ----

  // A sentence of the table, in the language of the window, with the names of this diagram in it.
  QString filled(const QString& english, const SignRow& row) const {
    QString sentence = QCoreApplication::translate("Signs", english.toUtf8().constData());
    // "It" is named: a card of one part speaks of others, too.
    const QString it = ExplainWords::tr("It") + ' ';
    if (english.startsWith("It ") && sentence.startsWith(it)) sentence.replace(0, it.size(), part_ + ' ');
    sentence.replace("{a}", neighboursAt(row.from, row.to)).replace("{b}", neighboursAt(row.to, row.from));
    if (row.at != "part") {
      const QString neighbours = neighboursAt(row.at);
      sentence.replace("{flange}", neighbours);
      if (inner_.contains('.')) sentence.replace(ExplainWords::tr("Its neighbour"), neighbours);
    }
    return sentence;
  }

  void sayWhatTheSignSays(const SignRow& row) {
    if (column_ < 0) {
      const bool isOther = isTurned();
      sentences_ << ExplainWords::tr("Positive: %1").arg(filled(isOther ? row.negative : row.positive, row))
                 << ExplainWords::tr("Negative: %1").arg(filled(isOther ? row.positive : row.negative, row));
      return;
    }
    const int sign = signOf(column_);
    sentences_ << filled(sign > 0 ? row.positive : sign < 0 ? row.negative : row.zero, row);
  }

  // Which glasses turned the number, and what it is without them.
  void sayGlasses() {
    if (!isTurned()) return;
    sentences_ << (column_ < 0 ? ExplainWords::tr("Seen through the glasses “%1”.").arg(s_.glasses.title)
                               : ExplainWords::tr("Seen through the glasses “%1”; this library counts %2.")
                                     .arg(s_.glasses.title, textOf(name_)))
               << s_.glasses.says;
  }

  QString described() const {
    const int64_t column = column_;
    const QString text =
        column < 0 ? QString() : libraryText(s_.instant.store()->columns()[static_cast<size_t>(column)].description);
    const QString none = ExplainWords::tr("Its sign stands for no direction in space or along a wire.");
    return text.isEmpty() ? none : ExplainWords::tr("%1. %2").arg(text, none);
  }

  // Four quadrants: what pushes and how the point moves.
  void sayDriveOrBrake(const SignRow& row) {
    if (!isForce(row) || !row.isOnNeighbours || row.at == "part" || column_ < 0) return;
    const int64_t speed = speedAt(row.at);
    if (speed < 0) return;
    quadrantAt_ = row.at;
    const double onNeighbours = s_.instant.value(column_) * (row.axis == SignAxis::against ? -1 : 1);
    const double power = onNeighbours * s_.instant.value(speed);
    const QString amount = formatValue(std::abs(power), "W", 3);
    if (signOf(column_) == 0 || signOf(speed) == 0)
      sentences_ << ExplainWords::tr("The point does not move, or nothing acts: no power is exchanged.");
    else
      sentences_ << (power > 0 ? ExplainWords::tr("The point moves that way: it drives, and gives %1.")
                               : ExplainWords::tr("The point moves the other way: it brakes, and takes %1."))
                        .arg(amount);
    driving_ = signOf(column_) == 0 || signOf(speed) == 0 ? 0 : power > 0 ? 1 : -1;
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
    if ((row.axis != SignAxis::apart && row.axis != SignAxis::together) || column_ < 0) return;
    for (const QString& length : {QString("s_rel"), QString("phi_rel")}) {
      const auto now = valueOf(part_ + "." + length), rest = valueOf(part_ + "." + length + "0");
      if (!now || !rest) continue;
      const double more = *now - *rest;
      const auto& column = s_.instant.store()->columns()[static_cast<size_t>(columnOf(part_ + "." + length))];
      const QString amount = formatShown(std::abs(more), QString::fromStdString(column.unit),
                                         QString::fromStdString(column.displayUnit), 3);
      const bool isLong = length == "s_rel";
      if (const auto contact = valueOf(part_ + ".contact"); contact && isLong) {
        sentences_ << (*contact > 0.5 ? ExplainWords::tr("%1 is pressed in by %2.")
                                      : ExplainWords::tr("The gap of %1 is open by %2."))
                          .arg(part_, amount);
        return;
      }
      if (std::abs(more) < 1e-12)
        sentences_ << ExplainWords::tr("%1 is relaxed.").arg(part_);
      else if (more > 0)
        sentences_ << (isLong ? ExplainWords::tr("%1 is %2 longer than relaxed.")
                              : ExplainWords::tr("%1 is twisted by %2 in the positive sense."))
                          .arg(part_, amount);
      else
        sentences_ << (isLong ? ExplainWords::tr("%1 is %2 shorter than relaxed.")
                              : ExplainWords::tr("%1 is twisted by %2 against the positive sense."))
                          .arg(part_, amount);
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
    // A sum needs one direction for all: the library's.
    sentences_ << (s_.glasses.areOn()
                       ? ExplainWords::tr("On the parts at this point, as this library counts: %1; together zero.")
                       : ExplainWords::tr("On the parts at this point: %1; together zero."))
                      .arg(faces.join(", "));
  }

  QString name_, part_, inner_;
  const ExplainSources& s_;
  ClassPtr info_;
  int64_t column_ = -1;
  QStringList sentences_;
  QString quadrantAt_;
  int driving_ = 0;
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

}  // namespace armature::app
