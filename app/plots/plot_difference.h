// Differences of runs for the plots, worked out beside the window: two runs of ten million rows take a while.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "app/plots/latest_work.h"
#include "app/run/run_book.h"

namespace armature::app {

class PlotDifference {
 public:
  struct Made {
    ComparedRun run;
    StorePtr formulas;  // of the expressions; null without any
  };
  // `ready` gets what the newest run has more than each of the others, in their order (those without common times are
  // left out), in the thread of this object.
  using Ready = std::function<void(std::vector<Made>)>;
  explicit PlotDifference(Ready ready) : ready_(std::move(ready)) {}

  // Of the variables and expressions `names`, whose values may stand beside each run (null where they do not). Only the
  // last request is answered.
  void make(const Made& newest, const std::vector<Made>& others, std::vector<std::string> names);
  void cancel() { work_.cancel(); }

 private:
  Ready ready_;
  LatestWork work_;
};

}  // namespace armature::app
