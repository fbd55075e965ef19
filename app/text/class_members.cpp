#include "app/text/class_members.h"

namespace armature::app {

QString noteOf(const QString& what, const QString& unit, const QString& description) {
  QString note = what;
  if (!unit.isEmpty() && unit != QLatin1String("1")) note += " [" + unit + "]";
  if (!description.isEmpty()) note += QStringLiteral(" – ") + description;
  return note;
}

std::vector<Completion> membersOf(const ClassInfo& info) {
  std::vector<Completion> members;
  const auto add = [&](const std::string& name, Completion::Kind kind, const std::string& what, const std::string& unit,
                       const std::string& description) {
    members.push_back({QString::fromStdString(name).section('.', 0, 0), kind,
                       noteOf(QString::fromStdString(what).section('.', -1), QString::fromStdString(unit),
                              QString::fromStdString(description))});
  };
  using Kind = Completion::Kind;
  for (const auto& c : info.connectors) add(c.name, Kind::part, c.type, {}, c.description);
  for (const auto& v : info.variables) add(v.name, Kind::variable, v.type, v.unit, v.description);
  for (const auto& p : info.parameters)
    if (p.name.find('.') == std::string::npos) add(p.name, Kind::parameter, p.type, p.unit, p.description);
  for (const auto& p : info.parts) add(p.name, Kind::part, p.type, {}, {});
  return members;
}

QString typeOfMember(const ClassInfo& info, const QString& member) {
  const std::string name = member.toStdString();
  for (const auto& c : info.connectors)
    if (c.name == name) return QString::fromStdString(c.type);
  for (const auto& p : info.parts)
    if (p.name == name) return QString::fromStdString(p.type);
  return {};
}

}  // namespace armature::app
