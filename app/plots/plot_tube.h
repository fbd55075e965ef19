// Tubes about the curves of the runs beside the newest, as a plot's definition wants them ("tube": half of their size
// as a share of the range of values and times): whether the newest run stays inside, and where it does not. What is
// shown is read from summaries; the whole of a run is looked through beside the window, once it has ended.
#pragma once
#include <functional>
#include <optional>

#include "app/plots/latest_work.h"
#include "app/plots/plot_axes.h"
#include "app/plots/plot_curve.h"
#include "engine/diagram/json.h"
#include "engine/results/tube.h"

class QCustomPlot;

namespace armature::app {

class TubeBand;

class PlotTube {
 public:
  // `changed` is called, in the thread of this object, when it is known where the run is outside.
  PlotTube(QCustomPlot& plot, std::function<void()> changed) : plot_(plot), changed_(std::move(changed)) {}

  // Anew, after the plot's plottables have been cleared: behind the curves, which come later.
  void build(const std::vector<PlotCurve>& curves, const diagram::Json& definition, const PlotRuns& runs,
             const PlotAxes& axes, const Theme& theme);
  // Looks through the run as soon as it has ended.
  void refresh();
  bool isBusy() const { return work_.isBusy(); }
  // What came of it, a sentence for each run; empty where there are no tubes or nothing is known yet.
  QStringList verdicts() const;

 private:
  // A curve of the newest run and the same of another.
  struct Pair {
    StorePtr store, reference;
    size_t column = 0, referenceColumn = 0;
    results::Tube tube;
    bool operator==(const Pair&) const = default;
  };
  struct Shown {
    size_t run = 0;  // that it is compared with
    QString curve;
    TubeBand* band = nullptr;
  };
  void put();

  QCustomPlot& plot_;
  std::function<void()> changed_;
  double share_ = 0;
  std::vector<QString> titles_;  // of the runs
  std::vector<Shown> shown_;     // by pair
  std::vector<Pair> pairs_, asked_, answered_;
  std::vector<std::vector<results::Stretch>> outside_;  // by pair of those answered
  LatestWork work_;
};

// Half of the tubes' size, as a share; nothing where the definition wants none.
std::optional<double> tubeShare(const diagram::Json& definition);

}  // namespace armature::app
