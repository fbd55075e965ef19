// Traces of signals of few levels (truths, digital values, enumerations), one lane under the other: a plot of nothing
// else is lanes, in a plot of numbers too they stand above the curves, over the same time axis.
#pragma once
#include <QFont>
#include <QRect>
#include <QStringList>
#include <vector>

#include "app/plots/plot_curve.h"

class QCPAxis;
class QCPAxisRect;
class QCPMarginGroup;
class QCustomPlot;

namespace armature::app {

class PlotLanes {
 public:
  explicit PlotLanes(QCustomPlot& plot) : plot_(plot) {}
  // Gives lanes to the curves that have levels, in a plot over time.
  void arrange(std::vector<PlotCurve>& curves, bool isOverTime);
  // All that is drawn is lanes.
  bool areAlone() const { return count_ > 0 && !area_; }
  int count() const { return count_; }
  void applyTheme(const Theme& theme, const QFont& small);
  // Reads what is on show, and as much on both sides. `to`: end of the run [s].
  void read(PlotCurve& curve, double to);
  // Names of the signals beside the traces; `width` [px] of the plot. Letters are to be placed anew.
  void label(const std::vector<PlotCurve>& curves, int width);
  // Letters on the traces where there is room, once the areas have their places; `font` of the plot.
  void placeLetters(const std::vector<PlotCurve>& curves, const QFont& font, const Theme& theme);
  // What stands on the trace of a signal, from left to right.
  QStringList letters(const QString& variable) const;

 private:
  void makeArea(int count);
  void dropArea();
  void addLetters(const PlotCurve& curve, const QFont& small, const Theme& theme);
  QCPAxis* times() const;
  QCPAxis* heights() const;

  QCustomPlot& plot_;
  QCPAxisRect* area_ = nullptr;  // above the curves; null where lanes are all there is
  QCPMarginGroup* margins_ = nullptr;
  int count_ = 0;
  double letters_ = 1;  // size against the usual one
  // Times and pixels that the letters were placed for.
  double letteredFrom_ = 0, letteredTo_ = 0;
  QRect letteredIn_;
};

}  // namespace armature::app
