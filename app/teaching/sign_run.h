// A part that has run on a test bench: each of its flanges, pins and ports was held by something generic and driven by
// a sine of its own, so that everything about the part moved in both directions. What is read of an end is not taken
// from the part: motion is that of the bench's own mass, force what this mass feels. Rows of the sign table are checked
// by it, those of the program in tests, those of a person's own parts when they are answered.
#pragma once
#include <QStringList>
#include <memory>
#include <optional>

#include "app/teaching/sign_table.h"
#include "engine/results/store.h"

namespace armature::app {

// Modelica text of the models that hold ends, and the one that fits a domain; null for a domain without one.
extern const char* const kSignHolds;
const char* signHoldOf(Domain domain);

class SignRun {
 public:
  SignRun() = default;
  // Results of a model with the part as `part` and a hold `hold_END` at each of the ends. `expressions`: texts of
  // `equals`, whose values are part.equals0, part.equals1 …
  SignRun(std::shared_ptr<results::Store> store, QStringList ends, QStringList expressions = {});

  size_t rowCount() const { return times_; }
  double time(size_t row) const { return store_->time(row); }
  // Values of one of the part's own variables; nothing where there is none of that name.
  std::optional<QList<double>> ofPart(const QString& variable) const;
  // What the table says that this row's variable is. `why` where the row cannot be worked out.
  QList<double> predicted(const SignRow& row, QString* why) const;
  // Whether two ends cannot move but together.
  bool moveAlike(const QString& one, const QString& other) const;
  QStringList ends() const { return ends_; }

 protected:
  std::optional<QList<double>> column(const QString& name) const;
  QList<double> none() const { return QList<double>(static_cast<qsizetype>(times_), 0.0); }

 private:
  enum class What { place, speed, acceleration, force };
  // `force`: what acts on the part at this end: the force, torque, current, heat flow that the bench gives.
  QList<double> end(const QString& connector, What what) const;
  QList<double> forceOnPart() const;
  QList<double> mechanical(const SignRow& row, What what, double sign) const;
  QList<double> ofPath(const SignRow& row) const;

  std::shared_ptr<results::Store> store_;
  uint64_t times_ = 0;
  QStringList ends_;         // connectors that are held
  QStringList expressions_;  // texts of `equals`, by number
};

}  // namespace armature::app
