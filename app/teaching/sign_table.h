// The sign table: of each part, which of its variables have a direction, where a positive one points, at which end it
// is counted, and what positive, negative and zero say in plain words. Data beside the palette (resources/signs), found
// by the class of a part or by any class that it extends, so that parts of one's own have what their bases have.
#pragma once
#include <QHash>
#include <QList>
#include <QString>
#include <optional>

#include "engine/facade/class_info.h"

namespace armature::app {

// Where a positive value points. `from` and `to` are the ends of a row, r is the positive direction of its line.
enum class SignAxis {
  line,      // along r
  against,   // against r
  apart,     // at `to` along r, at `from` against r: a relative quantity to − from, or a pull on both ends
  together,  // the other way round
  path,      // from `from` to `to`: currents, voltages, heat, power
};

// "line", "against", "apart", "together", "path" of the tables; false for another word.
bool readSignAxis(const QString& word, SignAxis* axis);

struct SignRow {
  QString variable;  // inside the part, e.g. s_rel
  QString quantity;  // "position", "torque", "current", …: the words of resources/signs
  SignAxis axis = SignAxis::line;
  QString at = QStringLiteral("part");  // the connector that it is counted at, or "part"
  // Of forces and torques: whether it is what acts on the part, or what the part does to its neighbours.
  bool isOnNeighbours = false;
  QString from, to;      // connectors; of relative quantities and paths
  QString above, below;  // of powers: the pins of the voltage
  // What it is along r (or apart) in Modelica over the part's own names, where its ends alone do not say it.
  QString equals;
  QString positive, negative, zero;
};

// An equation that the table says of a part, both sides in Modelica over the part's own names.
struct SignRelation {
  QString left, right, says;
};

class SignTable {
 public:
  // The tables that the program brings; read once.
  static const SignTable& shipped();
  // Adds the parts of one file's text. False with a reason for people where it is not such a file: nothing is added
  // then.
  bool read(const QByteArray& text, QString* reason = nullptr);

  // Rows of a class without those of its bases; and with them, the most special one of a variable only. What a class
  // says itself (ClassInfo::signs) goes before the tables.
  const QList<SignRow>& rows(const QString& className) const;
  QList<SignRow> rowsOf(const ClassInfo& info) const;
  // The row of a variable inside the part ("f"), or of one at a connector of it ("flange_a.f"), whose `at`, `from` and
  // `to` are then the part's own. Nothing where there is none.
  std::optional<SignRow> find(const ClassInfo& info, const QString& inner) const;
  QList<SignRelation> relationsOf(const ClassInfo& info) const;
  // Whether the table says of a variable that it is an amount, or a step on the way to one, without a direction.
  bool isUndirected(const ClassInfo& info, const QString& variable) const;
  bool knows(const ClassInfo& info) const;
  QStringList classes() const { return rows_.keys(); }

 private:
  QHash<QString, QList<SignRow>> rows_;
  QHash<QString, QList<SignRelation>> relations_;
  QHash<QString, QStringList> undirected_;
};

// What the signs of a class of one's own mean, as its text keeps it (the annotation __Armature(signs = "…")): rows as
// in a table, {"format":"armature-signs","version":1,"rows":[…]}. Empty for another text, with a reason for people.
QList<SignRow> readOwnSigns(const QByteArray& text, QString* reason = nullptr);
QByteArray ownSignsText(const QList<SignRow>& rows);

// "force", "torque": what is counted at flanges; the other quantities are of motion or of a path.
bool isForce(const SignRow& row);

}  // namespace armature::app
