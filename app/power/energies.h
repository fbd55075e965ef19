// Energies since the start of a run: the integrals of the powers over the rows of its results, by the trapezoidal rule,
// so that they add up exactly as the powers do. A jump (an impact, a switch) takes no time and has no integral.
#pragma once
#include "app/power/powers.h"

namespace armature::app {

class Energies {
 public:
  // `powers` must outlive this.
  explicit Energies(const Powers& powers) : powers_(powers) {}
  // Takes in at most so many more rows of those that there are; whether it has all.
  bool advance(uint64_t most);
  // How much of what is there has been taken in, 0 … 1.
  double progress() const;
  // By share [J], from the start to a time [s], or as far as rows have been taken in.
  std::vector<double> at(double time) const;

 private:
  void add(uint64_t row, std::vector<double>& sums, std::vector<double>& before) const;
  struct Mark {
    uint64_t row = 0;
    std::vector<double> sums;  // up to this row
  };
  const Powers& powers_;
  uint64_t rows_ = 0;  // taken in
  uint64_t stride_ = 16;
  std::vector<Mark> marks_;
  std::vector<double> sums_, before_;
};

// What is largest in a run, seen at some two hundred of its rows: for scales that stay while time goes on.
struct Survey {
  uint64_t rows = 0;                    // that the run had
  std::vector<double> largest;          // by share [W]
  double usual = 0;                     // [W] what turns over usually: the root of the mean square
  double turnover = 0;                  // [W]
  std::vector<double> speeds, efforts;  // by source of Powers
};
Survey surveyOf(const Powers& powers);

// The way of an operating point through a run up to a time [s], of at most `most` points, the last one at that time.
std::vector<OperatingPoint> trajectoryOf(const Powers& powers, const Sided& sided, double from, double to,
                                         uint64_t most);
OperatingPoint operatingPointAt(const Powers& powers, const Sided& sided, double time);

}  // namespace armature::app
