// Values of the expressions that are plotted, for the run on show and those beside it, worked out beside the window: as
// the run writes rows, the expressions follow on a thread.
#pragma once
#include <QStringList>
#include <atomic>
#include <condition_variable>
#include <functional>
#include <thread>
#include <vector>

#include "app/document/mailbox.h"
#include "app/run/run_book.h"
#include "engine/base/cancel.h"

namespace armature::app {

class PlotFormulas {
 public:
  // `ready` is called, in the thread of this object, when stores have come or are others, and `grew` when the last of
  // them has all its rows.
  PlotFormulas(std::function<void()> ready, std::function<void()> grew)
      : ready_(std::move(ready)), grew_(std::move(grew)) {}
  ~PlotFormulas() { cancel(); }

  // What is to be known: expressions that cannot be read are left out. Short runs that have ended are done at once,
  // without ready(); true when there is nothing to wait for.
  bool follow(const QStringList& expressions, const std::vector<StorePtr>& runs);
  // The values beside a run; null where there are none (yet).
  StorePtr beside(const StorePtr& run) const;

 private:
  struct Pair {
    StorePtr run, made;
  };
  void cancel();
  void work(std::vector<StorePtr> runs, int request);
  void tell(StorePtr run, StorePtr made, int request, bool isWhole);

  std::function<void()> ready_, grew_;
  QStringList expressions_;
  std::vector<StorePtr> runs_;
  std::vector<Pair> made_;
  int request_ = 0;
  CancelToken stop_;
  Mailbox mailbox_;
  std::thread thread_;
};

}  // namespace armature::app
