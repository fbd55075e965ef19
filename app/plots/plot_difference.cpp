#include "app/plots/plot_difference.h"

#include "engine/results/difference.h"

namespace armature::app {

void PlotDifference::cancel() {
  ++request_;
  stop_.cancel();
  if (thread_.joinable()) thread_.join();
  stop_.reset();
}

void PlotDifference::make(const Made& newest, const std::vector<Made>& others, std::vector<std::string> names) {
  cancel();
  thread_ = std::thread([this, newest, others, names = std::move(names), request = request_] {
    std::vector<Made> made;
    for (const Made& other : others) {
      auto store = results::differenceOf(*newest.run.store, *other.run.store, names, &stop_);
      if (!store) continue;
      StorePtr formulas;
      if (newest.formulas && other.formulas)
        formulas = results::differenceOf(*newest.formulas, *other.formulas, names, &stop_);
      made.push_back({{other.run.title, std::move(store)}, std::move(formulas)});
    }
    mailbox_.put([this, request, made = std::move(made)]() mutable {
      if (request == request_) ready_(std::move(made));
    });
  });
}

}  // namespace armature::app
