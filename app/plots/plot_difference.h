// Differences of runs for the plots, worked out beside the window: two runs of ten million rows take a while.
#pragma once
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "app/document/mailbox.h"
#include "app/run/run_book.h"
#include "engine/base/cancel.h"

namespace armature::app {

class PlotDifference {
 public:
  // `ready` gets what the newest run has more than each of the others, in their order (those without common times are
  // left out), in the thread of this object.
  struct Made {
    ComparedRun run;
    StorePtr formulas;  // of the expressions; null without any
  };
  using Ready = std::function<void(std::vector<Made>)>;
  explicit PlotDifference(Ready ready) : ready_(std::move(ready)) {}
  ~PlotDifference() { cancel(); }

  // Of the variables and expressions `names`, whose values may stand beside each run (null where they do not). Only the
  // last request is answered.
  void make(const Made& newest, const std::vector<Made>& others, std::vector<std::string> names);
  void cancel();

 private:
  Ready ready_;
  int request_ = 0;
  CancelToken stop_;
  Mailbox mailbox_;
  std::thread thread_;
};

}  // namespace armature::app
