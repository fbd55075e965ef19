// Runs of a study by their numbers: the one translation that nearly all of them share, and further ones where a value
// changes the equations (structural parameters, start values, zeros).
#pragma once
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "engine/experiments/schedule.h"
#include "engine/experiments/study.h"

namespace armature::experiments {

// Translates the model of a study with modifiers, those of the study's own settings among them; null after errors. Is
// called from any thread.
using Translate = std::function<std::shared_ptr<const Model>(const Assignments& modifiers, std::vector<Message>&)>;

struct PointResult {
  uint8_t status = 3;          // 0, 2 or 3
  std::vector<double> values;  // of the measures, then of what a batch samples
  std::string message;         // why, where something is missing
  double seconds = 0;
};

class Points {
 public:
  // `first`: the model with the study's own settings.
  Points(const Study& study, std::shared_ptr<const Model> first, Translate translate);

  // The runs that are still open in the table, by the translation that they need. Near-linear in their number.
  std::vector<Chunk> groupsOf(const Table& table);
  // How many translations the groups take, the first one included.
  uint32_t translations() const { return static_cast<uint32_t>(keys_.size()); }
  // Whether the first group of all can be translated; the messages say why not.
  bool canBegin(std::vector<Message>& messages);
  // Makes the runs of a chunk in this thread, one process for all of them; a result for each, in their order, but for
  // those after a cancellation.
  void run(const Chunk& chunk, solve::ControlState& control,
           const std::function<void(uint64_t run, PointResult&&)>& onResult);

 private:
  struct Entry {
    std::once_flag once;
    std::shared_ptr<const Model> model;
    std::string message;
  };
  bool isOverride(size_t factor, const std::string& value) const;
  Assignments modifiersOf(uint64_t run) const;
  std::shared_ptr<Entry> entryOf(uint32_t group);
  void translate(Entry& entry, uint64_t run, std::vector<Message>& messages);

  const Study& study_;
  const std::shared_ptr<const Model> first_;
  const Translate translate_;
  std::vector<uint8_t> isTunable_;  // by factor
  solve::Overrides overrides_;      // of the study's own settings
  Assignments modifiers_;
  std::map<std::string, uint32_t> keys_;  // group by the values that need a translation
  std::mutex mutex_;
  std::vector<std::pair<uint32_t, std::shared_ptr<Entry>>> entries_;  // the last ones used
};

}  // namespace armature::experiments
