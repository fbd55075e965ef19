#include "app/run/run_store.h"

#include <QSettings>

#include "engine/facade/recorded.h"

namespace armature::app {

results::Budget resultsBudget(const QSettings* settings) {
  results::Budget budget = results::usualBudget();
  const double gigabytes = settings ? settings->value(kResultsMemory).toDouble() : 0;
  if (gigabytes > 0 && gigabytes < 1e6) budget.memory = static_cast<uint64_t>(gigabytes * 1e9);
  return budget;
}

std::shared_ptr<results::Store> makeRunStore(const Model& model, const diagram::Document& document,
                                             const QSettings* settings) {
  const Recorded recorded(document);
  solve::IsWanted isWanted;
  if (!recorded.isEverything())
    isWanted = [isKept = recorded.of(model.variables()), at = size_t{0}](const ModelVariable&) mutable {
      return isKept[at++] != 0;
    };
  auto store = model.makeStore(isWanted);
  store->keepWithin(resultsBudget(settings));
  return store;
}

std::optional<Message> whatIsLeftOut(const Model& model, const diagram::Document& document,
                                     const results::Store& store) {
  const size_t all = model.variables().size(), kept = store.columns().size();
  if (kept >= all || Recorded(document).isEverything()) return std::nullopt;
  Message note;
  note.severity = Severity::note;
  note.code = "R150";
  note.text =
      phrase("%1 of %2 variables are recorded, as the diagram wishes", std::to_string(kept), std::to_string(all));
  note.advice = phrase(
      "arrows, values, energy and the 3-D view show nothing of the others; see \"Record only\" among the properties of "
      "the diagram");
  return note;
}

}  // namespace armature::app
