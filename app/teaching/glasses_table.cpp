#include "app/teaching/glasses_table.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

namespace armature::app {

namespace {

constexpr int kGlassesVersion = 1;

QStringList textsOf(const QJsonValue& list) {
  QStringList texts;
  for (const QJsonValue item : list.toArray()) texts << item.toString();
  return texts;
}

bool readRule(const QJsonObject& data, GlassesRule* rule) {
  static const QStringList places{"part", "end", "any", "from", "to", "shaft"};
  rule->quantities = textsOf(data["quantities"]);
  rule->isOnNeighbours = data["acts"].toString() == "neighbours";
  rule->at = data["at"].toString();
  rule->role = data["role"].toString();
  rule->sign = data["sign"].toInt();
  return readSignAxis(data["axis"].toString(), &rule->axis) && !rule->quantities.isEmpty() &&
         places.contains(rule->at) && (rule->sign == 1 || rule->sign == -1);
}

bool readKind(const QJsonObject& data, GlassesKind* kind) {
  *kind = {data["name"].toString(),  data["measure"].toString(), data["title"].toString(),
           data["badge"].toString(), data["says"].toString(),    data["sense"].toInt()};
  return !kind->name.isEmpty() && !kind->title.isEmpty() && !kind->badge.isEmpty() && !kind->says.isEmpty() &&
         (kind->sense == 1 || kind->sense == -1);
}

bool refuseGlasses(QString* reason, const QString& words) {
  if (reason) *reason = words;
  return false;
}

bool hasEnd(const ClassInfo& info, const QString& name) {
  return std::ranges::any_of(info.connectors, [&](const ConnectorInfo& c) { return c.name == name.toStdString(); });
}

bool isAt(const GlassesRule& rule, const SignRow& row, const ClassInfo& info) {
  if (rule.at == "any") return true;
  if (rule.at == "part") return row.at == "part";
  if (row.at == "part") return false;
  if (rule.at == "end") return true;
  if (rule.at == "shaft") return !row.at.startsWith("support");
  return row.at == (rule.at == "from" ? row.from : row.to) && hasEnd(info, row.from) && hasEnd(info, row.to);
}

}  // namespace

bool GlassesTable::read(const QByteArray& text, QString* reason) {
  QJsonParseError error;
  const QJsonObject root = QJsonDocument::fromJson(text, &error).object();
  if (error.error != QJsonParseError::NoError) return refuseGlasses(reason, error.errorString());
  if (root["format"].toString() != "armature-glasses") return refuseGlasses(reason, "these are no glasses");
  if (root["version"].toInt() != kGlassesVersion)
    return refuseGlasses(reason, "the glasses have another version than 1");
  GlassesTable made;
  const QJsonObject roles = root["roles"].toObject(), measures = root["measures"].toObject();
  for (auto role = roles.begin(); role != roles.end(); ++role) made.roles_[role.key()] = textsOf(role.value());
  for (auto measure = measures.begin(); measure != measures.end(); ++measure)
    for (const QJsonValue item : measure.value().toArray()) {
      GlassesRule rule;
      if (!readRule(item.toObject(), &rule))
        return refuseGlasses(reason, "a rule of " + measure.key() + " is not whole");
      if (!rule.role.isEmpty() && !made.roles_.contains(rule.role))
        return refuseGlasses(reason, "no role " + rule.role);
      made.measures_[measure.key()] << rule;
    }
  for (const QJsonValue item : root["glasses"].toArray()) {
    GlassesKind kind;
    if (!readKind(item.toObject(), &kind) || !made.measures_.contains(kind.measure))
      return refuseGlasses(reason, QString("the glasses %1 are not whole").arg(made.kinds_.size() + 1));
    made.kinds_ << kind;
  }
  *this = made;
  return true;
}

const GlassesTable& GlassesTable::shipped() {
  static const GlassesTable table = [] {
    GlassesTable made;
    QFile file(":/signs/glasses.json");
    if (file.open(QIODevice::ReadOnly)) made.read(file.readAll());
    return made;
  }();
  return table;
}

const GlassesKind* GlassesTable::find(const QString& name) const {
  const auto it = std::ranges::find(kinds_, name, &GlassesKind::name);
  return it == kinds_.end() ? nullptr : &*it;
}

bool GlassesTable::playsRole(const QString& role, const ClassInfo& info) const {
  if (role.isEmpty()) return true;
  const QStringList classes = roles_.value(role);
  return classes.contains(QString::fromStdString(info.name)) ||
         std::ranges::any_of(info.bases,
                             [&](const std::string& base) { return classes.contains(QString::fromStdString(base)); });
}

int GlassesTable::signOf(const QString& measure, const SignRow& row, const ClassInfo& info) const {
  const auto rules = measures_.constFind(measure);
  if (rules == measures_.cend()) return 0;
  for (const GlassesRule& rule : *rules)
    if (rule.axis == row.axis && rule.isOnNeighbours == row.isOnNeighbours && rule.quantities.contains(row.quantity) &&
        isAt(rule, row, info) && playsRole(rule.role, info))
      return rule.sign;
  return 0;
}

}  // namespace armature::app
