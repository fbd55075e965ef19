#include "app/plots/plot_difference.h"

#include "engine/results/difference.h"

namespace armature::app {

void PlotDifference::make(const Made& newest, const std::vector<Made>& others, std::vector<std::string> names) {
  work_.begin([this, newest, others, names = std::move(names)](const CancelToken& stop) {
    auto made = std::make_shared<std::vector<Made>>();
    for (const Made& other : others) {
      auto store = results::differenceOf(*newest.run.store, *other.run.store, names, &stop);
      if (!store) continue;
      StorePtr formulas;
      if (newest.formulas && other.formulas)
        formulas = results::differenceOf(*newest.formulas, *other.formulas, names, &stop);
      made->push_back({{other.run.title, std::move(store)}, std::move(formulas)});
    }
    return [this, made] { ready_(std::move(*made)); };
  });
}

}  // namespace armature::app
