#include "app/plots/plot_difference.h"

#include "engine/results/difference.h"

namespace armature::app {

void PlotDifference::cancel() {
  ++request_;
  stop_.cancel();
  if (thread_.joinable()) thread_.join();
  stop_.reset();
}

void PlotDifference::make(const StorePtr& newest, const std::vector<ComparedRun>& others,
                          std::vector<std::string> names) {
  cancel();
  thread_ = std::thread([this, newest, others, names = std::move(names), request = request_] {
    std::vector<ComparedRun> made;
    for (const ComparedRun& other : others)
      if (auto store = results::differenceOf(*newest, *other.store, names, &stop_))
        made.push_back({other.title, std::move(store)});
    mailbox_.put([this, request, made = std::move(made)]() mutable {
      if (request == request_) ready_(std::move(made));
    });
  });
}

}  // namespace armature::app
