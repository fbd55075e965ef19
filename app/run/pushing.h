// Pushing a run by hand while it goes on: whether the models of a diagram get places to push at, where the run can be
// pushed, and what it has been pushed by. A push is a change of parameters like others (RunControl::setParameters); the
// document knows nothing of it.
#pragma once
#include <QObject>
#include <map>
#include <set>

#include "app/run/checker.h"

namespace armature::app {

class RunControl;

class Pushing : public QObject {
  Q_OBJECT
 public:
  // Both must outlive it.
  Pushing(RunControl& run, Checker& checker) : run_(run), checker_(checker) {}

  // Lets runs be pushed at: from the next one on, and the one that goes on if it can be done again (see RunControl).
  void setOn(bool isOn);
  bool isOn() const { return checker_.isPushable(); }
  // Whether the run that goes on can be pushed.
  bool isPossible() const;
  // Where it can be, by the connector's name; null where and while it cannot.
  const PushSource* sourceAt(const std::string& connector) const;
  // Tells the run the values of a push (pushOnFlange, pushOnFrame).
  void push(const PushSource& source, const solve::ParameterValues& values);
  // The sources that the run on show has been pushed by.
  std::vector<PushSource> pushed() const;

  // Another run has begun, with these places; null: it has none.
  void take(PushPointsPtr points);
  const PushPointsPtr& points() const { return points_; }

 Q_SIGNALS:
  void switched();
  void pushedChanged();

 private:
  RunControl& run_;
  Checker& checker_;
  PushPointsPtr points_;
  std::set<std::string> pushed_;
  std::map<std::string, double> told_;  // values of the sources' parameters that are not their first ones
};

}  // namespace armature::app
