// Which variables each pair of glasses shows with the other sign. Data beside the sign table (resources/signs/
// glasses.json): a measure counts one thing in one way (how far the ends are pulled apart, what power a part takes),
// and its rules say of a row of the sign table whether a positive value counts so or the other way. So parts of one's
// own are seen through the glasses as soon as they have rows. Checked by simulation of every part (tests/teaching).
#pragma once
#include <QHash>
#include <QList>
#include <QStringList>

#include "app/teaching/sign_table.h"

namespace armature::app {

struct GlassesRule {
  QStringList quantities;
  SignAxis axis = SignAxis::line;
  bool isOnNeighbours = false;
  // Where the row is counted: "part"; at an "end" of it, whichever; "any" of these; at the end where the part begins
  // ("from") or ends ("to"), of parts that have both; at an end but the ground's ("shaft").
  QString at;
  QString role;  // of parts that play it only; empty: of all
  int sign = 1;  // of the measure where the row is positive
};

// One pair: shown so that what it measures is positive (sense 1) or negative (−1).
struct GlassesKind {
  QString name, measure, title, badge, says;
  int sense = 1;
};

class GlassesTable {
 public:
  // The table that the program brings; read once.
  static const GlassesTable& shipped();
  // Takes the text of a file instead of what there is. False with a reason for people where it is not such a file.
  bool read(const QByteArray& text, QString* reason = nullptr);

  const QList<GlassesKind>& kinds() const { return kinds_; }
  // Null for a name that is none.
  const GlassesKind* find(const QString& name) const;
  // What a positive value of a row says in a measure: 1 or −1; 0 where the measure does not speak of it.
  int signOf(const QString& measure, const SignRow& row, const ClassInfo& info) const;
  // Whether the value of a row is shown with the other sign.
  bool turns(const GlassesKind& kind, const SignRow& row, const ClassInfo& info) const {
    return signOf(kind.measure, row, info) * kind.sense < 0;
  }

 private:
  bool playsRole(const QString& role, const ClassInfo& info) const;

  QList<GlassesKind> kinds_;
  QHash<QString, QList<GlassesRule>> measures_;
  QHash<QString, QStringList> roles_;
};

}  // namespace armature::app
