// Relations whose root functions are steps, as what a loop of an algorithm counts, or what else a loop gives: values at
// the ends of a step of the integrator say nothing of what lies between, and no slope can be followed. They are looked
// at where results are shown, so that no row has what has changed before it, and at some points more: where changes
// have followed each other closely, others may, and the points lie closer together than the shortest stretch between
// two.
#pragma once
#include <cmath>
#include <functional>
#include <optional>
#include <vector>

#include "engine/program/program.h"
#include "engine/solve/run.h"

namespace armature::solve {

class StepwiseWatch {
 public:
  // `searched`: the relations that have root functions, by index. The settings must outlive it.
  StepwiseWatch(const program::Program& program, const std::vector<uint32_t>& searched, const Settings& settings);

  // An event at a time at which these functions have crossed zero (+1, −1, else 0), by position in `searched`.
  void noteEvent(double t, const std::vector<int>& directions);
  bool isEmpty() const { return watched_.empty(); }
  // Root functions at a time within the last step; false where they cannot be evaluated.
  using Evaluate = std::function<bool(double, std::vector<double>&)>;
  // The first time looked at between `begin` and `end` [s] at which one is beyond zero, if there is one.
  std::optional<double> find(double begin, double end, const std::vector<double>& atBegin, const Evaluate& evaluate);

 private:
  int pieces(double length) const;
  bool isBeyond(double t, const std::vector<double>& atBegin, const Evaluate& evaluate);

  const Settings& settings_;
  std::vector<size_t> watched_;  // positions in `searched`
  std::vector<double> trial_;
  double lastEvent_;           // [s]
  double stretch_ = HUGE_VAL;  // [s] the shortest between two events lately
};

}  // namespace armature::solve
