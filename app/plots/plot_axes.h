// The value axes of a plot: one on the left and as many on the right as there are units, with ticks at round numbers of
// a prefix that fits what they show.
#pragma once
#include <QString>
#include <vector>

#include "app/look/format.h"
#include "app/look/number_column.h"
#include "app/plots/plot_curve.h"

class QCPAxis;
class QCPAxisRect;
class QCustomPlot;

namespace armature::app {

// A line that is one width everywhere: whole pixels of the screen, one at 1.5 times, two at twice.
QPen hairline(const QColor& color, const QCustomPlot& plot);

// An axis' title as far as there is room [px]: the name gives way to dots, then altogether, before the unit behind its
// last comma does. One space where nothing would be left.
QString fittedTitle(const QString& whole, const QFont& font, double room);

// What axes of all plots have in common: colours and letters.
void dressAxis(QCPAxis& axis, const Theme& theme, const QFont& font);

class PlotAxes {
 public:
  explicit PlotAxes(QCustomPlot& plot);
  QCPAxisRect& area() const;
  // 0: left; 1 and so on: to the right, from the inside to the outside.
  QCPAxis* at(int axis) const;
  int count() const;
  // Whether numbers stand at the time axis; where plots share one, those of the lowest do.
  void tellTimes(bool areTold) const;
  bool areTimesTold() const;
  // Whether a place beside the area [px] is at the numbers of an axis.
  bool isOver(int axis, double x) const;
  // As many as the curves use, and two at least; those that no curve uses, or none that has values yet, have no
  // numbers.
  void arrange(const std::vector<PlotCurve>& curves, bool isLogarithmic);
  // Letters and lines of all axes of the area, the one of the time too.
  void applyTheme(const Theme& theme, const QFont& font);
  // The range of an axis for what lies between two values, with room above and below; not numbers: nothing there.
  void show(int axis, double low, double high);
  // What stands at the axes, as far as it has room beside them; after they have been laid out.
  void fitLabels() const;
  // Ticks and labels for the ranges that are shown. `isLanes`: the left axis has names instead of numbers.
  void label(const std::vector<PlotCurve>& curves, const Glasses& glasses, bool isDifference, bool isLanes,
             const Theme& theme);
  // Takes the numbers away until the next label().
  void leaveOutNumbers() const;
  Prefix prefixOf(const std::vector<PlotCurve>& curves, int axis, const QString& unit) const;
  // A shown value, or a difference of two, with the prefix of the axis that the curve reads on.
  Amount amount(const std::vector<PlotCurve>& curves, const PlotCurve& curve, double shown) const;
  QString amountText(const std::vector<PlotCurve>& curves, const PlotCurve& curve, double shown) const;

 private:
  QString text(const std::vector<PlotCurve>& curves, int axis, const Glasses& glasses, bool isDifference,
               double& factor) const;

  QCustomPlot& plot_;
};

// Makes an axis logarithmic or even, with ticks that fit.
void setAxisScale(QCPAxis& axis, bool isLogarithmic);

}  // namespace armature::app
