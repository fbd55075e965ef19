// One part of the library on a test bench (app/teaching/sign_run.h), with its relations, and with values and signals
// that suit it.
#pragma once
#include <QList>
#include <QString>
#include <QStringList>

#include "app/teaching/sign_run.h"
#include "engine/facade/session.h"

namespace armature::test {

// The packages whose parts have rows in the sign table: of both mechanical libraries, Analog and heat.
const std::vector<std::string>& partPackages();
// The largest magnitude; 0 of nothing.
double largest(const QList<double>& values);

class SignBench : public app::SignRun {
 public:
  // Simulates the part with its relations, and with further modifiers of it ("alpha = 0.1, T = 330"). `reason` where
  // that cannot be done.
  SignBench(Session& session, const ClassInfo& info, const QList<app::SignRow>& rows,
            const QList<app::SignRelation>& relations, const QString& modifiers = {});
  const QString& reason() const { return reason_; }

  // Both sides of a relation, by its number.
  QList<double> left(qsizetype relation) const { return column(QString("part.left%1").arg(relation)).value_or(none()); }
  QList<double> right(qsizetype relation) const {
    return column(QString("part.right%1").arg(relation)).value_or(none());
  }

 private:
  QString reason_;
};

}  // namespace armature::test
