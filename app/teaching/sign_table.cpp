#include "app/teaching/sign_table.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QStringList>
#include <algorithm>
#include <utility>

namespace armature::app {

namespace {

constexpr int kVersion = 1;
// Of a class's own signs [bytes]: they are read anew for each picture of each part. More than a hundred rows.
constexpr qsizetype kMostText = 1 << 16;

// The ends that a row has where it does not name them.
std::pair<QString, QString> endsOf(const QString& quantity) {
  if (quantity == "voltage" || quantity == "current") return {"p", "n"};
  if (quantity == "heat flow" || quantity == "temperature difference") return {"port_a", "port_b"};
  return {"flange_a", "flange_b"};
}

bool readRow(const QJsonObject& data, SignRow* row) {
  row->variable = data["variable"].toString();
  row->quantity = data["quantity"].toString();
  row->at = data["at"].toString("part");
  row->isOnNeighbours = data["acts"].toString() == "neighbours";
  const auto [from, to] = endsOf(row->quantity);
  row->from = data["from"].toString(from);
  row->to = data["to"].toString(to);
  row->above = data["above"].toString();
  row->below = data["below"].toString();
  row->equals = data["equals"].toString();
  row->positive = data["positive"].toString();
  row->negative = data["negative"].toString();
  row->zero = data["zero"].toString();
  return readSignAxis(data["axis"].toString(), &row->axis) && !row->variable.isEmpty() && !row->quantity.isEmpty() &&
         !row->positive.isEmpty() && !row->negative.isEmpty() && !row->zero.isEmpty();
}

struct PartRows {
  QStringList classes, undirected;
  QList<SignRow> rows;
  QList<SignRelation> relations;
};

bool readPart(const QJsonObject& data, PartRows* part) {
  for (const QJsonValue name : data["classes"].toArray()) part->classes << name.toString();
  for (const QJsonValue name : data["undirected"].toArray()) part->undirected << name.toString();
  for (const QJsonValue item : data["rows"].toArray()) {
    SignRow row;
    if (!readRow(item.toObject(), &row)) return false;
    part->rows << row;
  }
  for (const QJsonValue item : data["relations"].toArray()) {
    const QJsonObject relation = item.toObject();
    part->relations << SignRelation{relation["left"].toString(), relation["right"].toString(),
                                    relation["says"].toString()};
  }
  return !part->classes.isEmpty();
}

bool refuse(QString* reason, const QString& words) {
  if (reason) *reason = words;
  return false;
}

// The class itself, then what it extends.
QStringList chainOf(const ClassInfo& info) {
  QStringList chain{QString::fromStdString(info.name)};
  for (const std::string& base : info.bases) chain << QString::fromStdString(base);
  return chain;
}

}  // namespace

bool readSignAxis(const QString& word, SignAxis* axis) {
  static const QHash<QString, SignAxis> axes = {{"line", SignAxis::line},
                                                {"against", SignAxis::against},
                                                {"apart", SignAxis::apart},
                                                {"together", SignAxis::together},
                                                {"path", SignAxis::path}};
  const auto it = axes.find(word);
  if (it == axes.end()) return false;
  *axis = *it;
  return true;
}

bool SignTable::read(const QByteArray& text, QString* reason) {
  QJsonParseError error;
  const QJsonObject root = QJsonDocument::fromJson(text, &error).object();
  if (error.error != QJsonParseError::NoError) return refuse(reason, error.errorString());
  if (root["format"].toString() != "armature-signs") return refuse(reason, "this is not a table of signs");
  if (root["version"].toInt() != kVersion) return refuse(reason, "the table has another version than 1");
  QList<PartRows> parts;
  for (const QJsonValue item : root["parts"].toArray()) {
    PartRows part;
    if (!readPart(item.toObject(), &part))
      return refuse(reason, QString("entry %1 is not whole").arg(parts.size() + 1));
    parts << part;
  }
  for (const PartRows& part : parts) {
    for (const QString& name : part.classes) {
      rows_[name] += part.rows;
      relations_[name] += part.relations;
      undirected_[name] += part.undirected;
    }
  }
  return true;
}

const SignTable& SignTable::shipped() {
  static const SignTable table = [] {
    SignTable made;
    for (const char* name : {"translational", "rotational", "analog", "heat"}) {
      QFile file(QString(":/signs/%1.json").arg(name));
      if (file.open(QIODevice::ReadOnly)) made.read(file.readAll());
    }
    return made;
  }();
  return table;
}

const QList<SignRow>& SignTable::rows(const QString& className) const {
  static const QList<SignRow> none;
  const auto it = rows_.constFind(className);
  return it == rows_.cend() ? none : *it;
}

QList<SignRow> SignTable::rowsOf(const ClassInfo& info) const {
  QList<SignRow> found;
  QSet<QString> seen;
  const auto take = [&](const QList<SignRow>& list) {
    for (const SignRow& row : list) {
      if (seen.contains(row.variable)) continue;
      seen << row.variable;
      found << row;
    }
  };
  if (!info.signs.empty())
    take(readOwnSigns(QByteArray::fromRawData(info.signs.data(), static_cast<qsizetype>(info.signs.size()))));
  for (const QString& name : chainOf(info)) take(rows(name));
  return found;
}

std::optional<SignRow> SignTable::find(const ClassInfo& info, const QString& inner) const {
  const QString connector = inner.section('.', 0, 0), last = inner.section('.', 1);
  const QList<SignRow> own = rowsOf(info);
  if (last.isEmpty()) {
    const auto row = std::ranges::find(own, inner, &SignRow::variable);
    return row == own.end() ? std::nullopt : std::optional(*row);
  }
  const auto c = std::ranges::find(info.connectors, connector.toStdString(), &ConnectorInfo::name);
  if (c == info.connectors.end()) return std::nullopt;
  const QList<SignRow>& ofEnd = rows(QString::fromStdString(c->type));
  const auto row = std::ranges::find(ofEnd, last, &SignRow::variable);
  if (row == ofEnd.end()) return std::nullopt;
  SignRow found = *row;
  found.at = connector;
  // Where a part names its two ends itself, its faces are those.
  for (const SignRow& relative : own) {
    if (relative.axis != SignAxis::apart && relative.axis != SignAxis::together) continue;
    found.from = relative.from;
    found.to = relative.to;
    break;
  }
  return found;
}

QList<SignRelation> SignTable::relationsOf(const ClassInfo& info) const {
  QList<SignRelation> found;
  for (const QString& name : chainOf(info)) found += relations_.value(name);
  return found;
}

bool SignTable::isUndirected(const ClassInfo& info, const QString& variable) const {
  for (const QString& name : chainOf(info)) {
    if (undirected_.value(name).contains(variable)) return true;
  }
  return false;
}

bool SignTable::knows(const ClassInfo& info) const {
  for (const QString& name : chainOf(info)) {
    if (rows_.contains(name)) return true;
  }
  return !info.signs.empty();
}

QList<SignRow> readOwnSigns(const QByteArray& text, QString* reason) {
  const auto refused = [&](const QString& words) {
    refuse(reason, words);
    return QList<SignRow>();
  };
  if (text.size() > kMostText) return refused("the table is larger than that of any class");
  QJsonParseError error;
  const QJsonObject root = QJsonDocument::fromJson(text, &error).object();
  if (error.error != QJsonParseError::NoError) return refused(error.errorString());
  if (root["format"].toString() != "armature-signs") return refused("this is not a table of signs");
  if (root["version"].toInt() != kVersion) return refused("the table has another version than 1");
  QList<SignRow> made;
  for (const QJsonValue item : root["rows"].toArray()) {
    SignRow row;
    if (!readRow(item.toObject(), &row)) return refused(QString("row %1 is not whole").arg(made.size() + 1));
    made << row;
  }
  return made;
}

QByteArray ownSignsText(const QList<SignRow>& rows) {
  static constexpr const char* kAxes[] = {"line", "against", "apart", "together", "path"};
  QJsonArray list;
  for (const SignRow& row : rows) {
    QJsonObject data{
        {"variable", row.variable}, {"quantity", row.quantity}, {"axis", kAxes[static_cast<int>(row.axis)]},
        {"positive", row.positive}, {"negative", row.negative}, {"zero", row.zero}};
    if (row.at != "part") data["at"] = row.at;
    if (isForce(row)) data["acts"] = row.isOnNeighbours ? "neighbours" : "part";
    if (std::pair(row.from, row.to) != endsOf(row.quantity)) {
      data["from"] = row.from;
      data["to"] = row.to;
    }
    list << data;
  }
  return QJsonDocument(QJsonObject{{"format", "armature-signs"}, {"version", kVersion}, {"rows", list}})
      .toJson(QJsonDocument::Compact);
}

bool isForce(const SignRow& row) {
  return row.quantity == "force" || row.quantity == "torque";
}

}  // namespace armature::app
