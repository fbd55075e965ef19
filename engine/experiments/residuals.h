// What a calibration asks of the model: the differences from the data at points of the unit box, several at a time.
// Inside of the room.
#pragma once
#include <atomic>
#include <vector>

#include "engine/experiments/calibrate.h"

namespace armature::experiments {

class Residuals {
 public:
  using Vector = std::vector<double>;
  Residuals(const CalibrationTask& task, const Model& model, solve::ControlState& control,
            std::atomic<uint64_t>& evaluations);

  size_t parameterCount() const { return task_.fits.size(); }
  size_t size() const { return places_.size(); }
  // Weighted differences at each point; empty where the run did not come to its end. One process a thread.
  std::vector<Vector> at(const std::vector<Vector>& points);
  // Columns of dr/du by central differences, one-sided at the bounds; empty where a run failed.
  std::vector<Vector> jacobian(const Vector& u, const Vector& r);
  // The parameters at a point of the unit box; logarithmic where the bounds have one sign and lie far apart.
  Vector valuesAt(const Vector& u) const;
  Vector unitOf(const Vector& values) const;
  double slopeAt(size_t parameter, double u) const;  // d value/du
  // Root mean square of a comparison, without weight, from weighted differences.
  Vector rmsOf(const Vector& r) const;

 private:
  struct Place {
    size_t sample = 0, comparison = 0;
    double value = 0;
  };
  bool isLogarithmic(size_t k) const { return task_.fits[k].low > 0 && task_.fits[k].high > 50 * task_.fits[k].low; }
  void run(const std::vector<Vector>& points, size_t begin, size_t step, std::vector<Vector>& results);

  const CalibrationTask& task_;
  const Model& model_;
  solve::ControlState& control_;
  std::atomic<uint64_t>& evaluations_;
  std::vector<Place> places_;
  Vector weights_;  // by comparison
};

}  // namespace armature::experiments
