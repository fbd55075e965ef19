// One part on a test bench: each of its flanges, pins and ports is held by something generic and driven by a sine of
// its own, so that everything about the part moves in both directions. What the bench says of an end is not taken from
// the part: motion is that of the bench's own mass, force what this mass feels.
#pragma once
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>
#include <memory>
#include <optional>

#include "app/teaching/sign_table.h"
#include "engine/facade/session.h"

namespace armature::test {

class SignBench {
 public:
  // Simulates the part with its relations. `reason` where that cannot be done.
  SignBench(Session& session, const ClassInfo& info, const QList<app::SignRow>& rows,
            const QList<app::SignRelation>& relations);
  const QString& reason() const { return reason_; }

  size_t rowCount() const { return times_; }
  // Values of one of the part's own variables; nothing where there is none of that name.
  std::optional<QList<double>> ofPart(const QString& variable) const;
  // What the table says that this row's variable is. `why` where the row cannot be worked out.
  QList<double> predicted(const app::SignRow& row, QString* why) const;
  // Whether two ends cannot move but together.
  bool moveAlike(const QString& one, const QString& other) const;
  // Both sides of a relation, by its number.
  QList<double> left(qsizetype relation) const { return column(QString("part.left%1").arg(relation)).value_or(none()); }
  QList<double> right(qsizetype relation) const {
    return column(QString("part.right%1").arg(relation)).value_or(none());
  }
  QStringList ends() const { return ends_; }

 private:
  enum class What { place, speed, acceleration, force };
  // `force`: what acts on the part at this end: the force, torque, current, heat flow that the bench gives.
  QList<double> end(const QString& connector, What what) const;
  QList<double> forceOnPart() const;
  QList<double> mechanical(const app::SignRow& row, What what, double sign) const;
  QList<double> ofPath(const app::SignRow& row) const;
  QList<double> none() const { return QList<double>(static_cast<qsizetype>(times_), 0.0); }
  std::optional<QList<double>> column(const QString& name) const;

  std::shared_ptr<results::Store> store_;
  uint64_t times_ = 0;
  QStringList ends_;         // connectors that are held
  QStringList expressions_;  // texts of `equals`, by number
  QString reason_;
};

}  // namespace armature::test
