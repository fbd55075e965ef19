// Numbers of one unit that stand below each other: all have as many decimals, so that their marks are aligned and each
// is compared with the next at a glance.
#pragma once
#include <QString>
#include <QStringList>
#include <climits>
#include <span>
#include <vector>

namespace armature::app {

class NumberColumn {
 public:
  NumberColumn() = default;
  // `numbers`: what stands there. The largest of them has `digits` significant digits at most, or up to two more where
  // smaller ones need them; decimals that none of them needs are left out. `areChosen`: somebody has typed them, and
  // finds each with all of its digits.
  explicit NumberColumn(std::span<const double> numbers, int digits = 4, bool areChosen = false);
  // A number of the column. One that its decimals would say little of (the very large, the very small among others) is
  // written as formatNumber() has it.
  QString text(double number) const;
  // With its unit (Modelica text).
  QString text(double number, const QString& unit) const;

 private:
  bool isLost(double number) const;

  int digits_ = 4, decimals_ = 0;
  int wanted_ = INT_MAX;  // decimals, where a number had needed them
  bool areChosen_ = false;
};

// A number with the unit (Modelica text) that stands behind it.
struct Amount {
  double number = 0;
  QString unit;
};

// All amounts as they stand below each other; each unit has a form of its own, numbers without one have that of
// formatNumber().
QStringList amountTexts(const std::vector<Amount>& amounts, int digits = 4);

}  // namespace armature::app
