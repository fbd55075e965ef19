#include "app/power/energy_table.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>
#include <optional>

namespace armature::app {

namespace {

constexpr int kVersion = 1;

std::optional<Rest> restOf(const QString& word) {
  static const QHash<QString, Rest> words = {{"none", Rest::none},
                                             {"source", Rest::source},
                                             {"stored", Rest::stored},
                                             {"lost", Rest::lost},
                                             {"surroundings", Rest::surroundings},
                                             {"unknown", Rest::unknown}};
  const auto it = words.find(word);
  return it == words.end() ? std::nullopt : std::optional(*it);
}

struct PartRows {
  QStringList classes;
  bool isMotionOnly = false;
  EnergyEntry entry;
  std::vector<MotionRow> moves;
};

bool readMoves(const QJsonArray& items, std::vector<MotionRow>& moves) {
  for (const QJsonValue item : items) {
    const QJsonObject data = item.toObject();
    const auto text = [&](const char* name) { return data[QLatin1String(name)].toString().toStdString(); };
    MotionRow row{text("to"), text("from"), text("base"), text("times"), text("speed"), data["rigid"].toBool()};
    if (row.to.empty()) return false;
    moves.push_back(std::move(row));
  }
  return true;
}

bool readPart(const QJsonObject& data, PartRows* part) {
  for (const QJsonValue name : data["classes"].toArray()) part->classes << name.toString();
  const auto rest = restOf(data["rest"].toString("none"));
  if (part->classes.isEmpty() || !rest) return false;
  EnergyEntry& entry = part->entry;
  entry.rest = *rest;
  entry.lost = data["lost"].toString().toStdString();
  entry.beside = data["beside"].toString().toStdString();
  for (const QJsonValue item : data["stored"].toArray()) {
    const QJsonObject row = item.toObject();
    entry.stored.push_back({row["form"].toString().toStdString(), row["power"].toString().toStdString(),
                            row["energy"].toString().toStdString()});
    if (entry.stored.back().form.empty() || entry.stored.back().power.empty()) return false;
  }
  const QJsonObject inside = data["contains"].toObject();
  for (auto it = inside.begin(); it != inside.end(); ++it)
    entry.contains.emplace_back(it.key().toStdString(), it.value().toString().toStdString());
  // A base may say how its connectors move and leave the energy to what is made from it.
  part->isMotionOnly =
      !data.contains("rest") && !data.contains("lost") && !data.contains("stored") && !data.contains("contains");
  return readMoves(data["moves"].toArray(), part->moves) && !(part->isMotionOnly && part->moves.empty());
}

bool refuse(QString* reason, const QString& words) {
  if (reason) *reason = words;
  return false;
}

std::vector<QString> chainOf(const ClassInfo& info) {
  std::vector<QString> chain{QString::fromStdString(info.name)};
  for (const std::string& base : info.bases) chain.push_back(QString::fromStdString(base));
  return chain;
}

}  // namespace

const EnergyTable& EnergyTable::shipped() {
  static const EnergyTable table = [] {
    EnergyTable made;
    QFile file(":/signs/energy.json");
    if (file.open(QIODevice::ReadOnly)) made.read(file.readAll());
    return made;
  }();
  return table;
}

bool EnergyTable::read(const QByteArray& text, QString* reason) {
  QJsonParseError error;
  const QJsonObject root = QJsonDocument::fromJson(text, &error).object();
  if (error.error != QJsonParseError::NoError) return refuse(reason, error.errorString());
  if (root["format"].toString() != "armature-energy") return refuse(reason, "this is not a table of energies");
  if (root["version"].toInt() != kVersion) return refuse(reason, "the table has another version than 1");
  std::vector<PartRows> parts;
  for (const QJsonValue item : root["parts"].toArray()) {
    PartRows part;
    if (!readPart(item.toObject(), &part))
      return refuse(reason, QString("entry %1 is not whole").arg(parts.size() + 1));
    parts.push_back(std::move(part));
  }
  for (const PartRows& part : parts)
    for (const QString& name : part.classes) {
      if (!part.isMotionOnly) entries_[name] = part.entry;
      auto& moves = moves_[name];
      moves.insert(moves.end(), part.moves.begin(), part.moves.end());
    }
  return true;
}

const EnergyEntry* EnergyTable::entryOf(const ClassInfo& info) const {
  for (const QString& name : chainOf(info))
    if (const auto it = entries_.constFind(name); it != entries_.constEnd()) return &*it;
  return nullptr;
}

std::vector<MotionRow> EnergyTable::movesOf(const ClassInfo& info) const {
  std::vector<MotionRow> found;
  for (const QString& name : chainOf(info)) {
    const auto it = moves_.constFind(name);
    if (it != moves_.constEnd()) found.insert(found.end(), it->begin(), it->end());
  }
  return found;
}

}  // namespace armature::app
