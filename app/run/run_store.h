// Where a run of a diagram writes to: what the diagram wants to be recorded, in as much of the machine's memory as a
// person has chosen for all diagrams.
#pragma once
#include <memory>
#include <optional>

#include "engine/facade/session.h"
#include "engine/results/store.h"

class QSettings;

namespace armature::app {

// In the settings, in gigabytes; 0 or absent: an eighth of the machine's memory.
inline constexpr const char* kResultsMemory = "resultsMemory";
// `settings` may be null.
results::Budget resultsBudget(const QSettings* settings);

std::shared_ptr<results::Store> makeRunStore(const Model& model, const diagram::Document& document,
                                             const QSettings* settings);
// A note that not everything is recorded, so that nobody takes for a defect what arrows and the 3-D view do not show;
// nothing where all is there.
std::optional<Message> whatIsLeftOut(const Model& model, const diagram::Document& document,
                                     const results::Store& store);

}  // namespace armature::app
