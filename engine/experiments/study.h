// A study: which runs of a model are made, and what is kept of each. Plain data; runs are numbered from 0 in the order
// of the table, the first name varying fastest.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "engine/experiments/assignment.h"
#include "engine/experiments/factor.h"

namespace armature::experiments {

struct Study {
  std::vector<Factor> factors;
  std::vector<std::string> measures;  // see facade/measure.h
  std::vector<std::string> sampled;   // variables that are kept at
  std::vector<double> times;          // these instants [s], for families of curves
  Assignments settings;               // the same in every run
  solve::Settings run;
  uint64_t runs = 0, seed = 0;  // of a Monte Carlo study; a grid has as many runs as it has points

  uint64_t count() const;
  // Numbers that are kept of a run: the measures, then each sampled variable at all times.
  size_t width() const { return measures.size() + sampled.size() * times.size(); }
  // By factor, as Modelica text.
  std::vector<std::string> valuesOf(uint64_t index) const;
  // Distinguishes studies of one model.
  std::string fingerprint() const;
};

// Most runs of a study.
inline constexpr uint64_t kMostRuns = 50'000'000;
// Most numbers that its table keeps: the value of each measure in each run.
inline constexpr uint64_t kMostNumbers = 100'000'000;

// Whether a study makes sense for its model, as far as can be told before a run. Failure E011 (names, numbers of runs),
// those of measures (P…, M001, M002), M010 and M012.
Result<void> check(const Study& study, const Model& model);

// Rows of a study's table: a status and the numbers that are kept of a run (see Study::width) each.
class Table {
 public:
  static constexpr uint8_t kOpen = 255;  // not run yet
  Table(uint64_t rows, size_t width) : statuses_(rows, kOpen), values_(rows * width), width_(width) {}
  uint64_t rows() const { return statuses_.size(); }
  size_t width() const { return width_; }
  uint8_t status(uint64_t row) const { return statuses_[row]; }
  const double* values(uint64_t row) const { return values_.data() + row * width_; }
  // `values`: as many as the table is wide.
  void set(uint64_t row, uint8_t status, const double* values);
  uint64_t open() const;

 private:
  std::vector<uint8_t> statuses_;
  std::vector<double> values_;  // (rows x width)
  size_t width_;
};

// The table as the ending says, .h5 or .hdf5, else CSV: the varied names, the measures, status (0, 2 the model has
// errors, 3 stopped early). Failure F301, F303.
Result<void> writeTable(const Study& study, const Table& table, const std::string& path);

}  // namespace armature::experiments
