// Curves over something else than time: spectra and histograms as stores of their own, which are drawn as any. Short
// ones are made at once, long ones beside the window.
#pragma once
#include <QElapsedTimer>

#include "app/plots/latest_work.h"
#include "app/plots/plot_curve.h"
#include "app/plots/plot_definition.h"
#include "engine/diagram/json.h"
#include "engine/results/spectrum.h"

namespace armature::app {

class PlotTransform {
 public:
  // `changed` is called, in the thread of this object, when what apply() gives has become another.
  explicit PlotTransform(std::function<void()> changed) : changed_(std::move(changed)) {}

  // Puts what a spectrum or a histogram shows into the places of the curves' series, of the runs beside too, as far as
  // it is known; the rest is asked for. Curves that have none lose theirs. The range of the horizontal axis comes into
  // `from` and `to` where there is something to show.
  void apply(std::vector<PlotCurve>& curves, const diagram::Json& definition, const PlotRuns& runs, double& from,
             double& to);
  // Whether a run that goes on has so much more that it is to be applied again.
  bool isDue(const PlotRuns& runs) const;
  // It takes longer than a person overlooks.
  bool isLate() const { return isLate_; }
  // There is nothing to see, and nothing to wait for.
  bool isBusy() const { return work_.isBusy(); }
  bool isEmpty() const { return !work_.isBusy() && (answer_.empty() || !answer_.front()); }

 private:
  struct Series {
    StorePtr store;
    size_t column = 0;
    double factor = 1, offset = 0;
    bool operator==(const Series&) const = default;
  };
  struct Question {
    PlotKind kind = PlotKind::overTime;
    results::Window window = results::Window::hann;
    int bins = 0;
    std::vector<std::vector<Series>> runs;  // the newest first
    double from = 0, to = 0;                // [s]
    uint64_t rows = 0;                      // of all series, within
    bool operator==(const Question&) const = default;
    // The same of a run that has gone on.
    bool isAlike(const Question& other) const;
  };
  using Stores = std::vector<StorePtr>;
  static Question questionOf(const std::vector<PlotCurve>& curves, const diagram::Json& definition,
                             const PlotRuns& runs);
  static Stores answerTo(const Question& question, const CancelToken* stop);
  void ask(const Question& question);
  void put(std::vector<PlotCurve>& curves, bool isSpectrum) const;

  std::function<void()> changed_;
  Question asked_, answered_;
  Stores answer_;  // by run; null where there is nothing to show
  QElapsedTimer since_;
  bool isLate_ = false;
  LatestWork work_;
};

// The stretch of the run that a definition speaks of ("span"), else the whole [s].
std::pair<double, double> spanOf(const diagram::Json& definition, const PlotRuns& runs);

}  // namespace armature::app
