#include "engine/experiments/points.h"

#include <algorithm>
#include <cmath>

namespace armature::experiments {

namespace {

// Translations that are kept: more than there are threads, so that none is thrown away that is in use elsewhere.
constexpr size_t kMostEntries = 64;

std::string firstError(const std::vector<Message>& messages) {
  for (const Message& m : messages)
    if (m.severity == Severity::error) return m.text;
  return "the model could not be translated";
}

}  // namespace

Points::Points(const Study& study, std::shared_ptr<const Model> first, Translate translate)
    : study_(study), first_(std::move(first)), translate_(std::move(translate)) {
  for (const Factor& f : study.factors) {
    const auto& variables = first_->variables();
    isTunable_.push_back(std::any_of(variables.begin(), variables.end(),
                                     [&f](const ModelVariable& v) { return v.name == f.name && v.isTunable; }));
  }
  // A model with modifiers of its own has its tunable ones as overrides all the same.
  if (Result<Split> own = split(*first_, study.settings)) {
    overrides_ = own->overrides;
    modifiers_ = own->modifiers;
  }
}

// By zero the translation may have divided.
bool Points::isOverride(size_t factor, const std::string& value) const {
  if (!isTunable_[factor]) return false;
  const std::optional<double> number = numberOf(value);
  return number && *number != 0;
}

Assignments Points::modifiersOf(uint64_t run) const {
  Assignments modifiers;
  const std::vector<std::string> values = study_.valuesOf(run);
  for (size_t k = 0; k < values.size(); ++k)
    if (!isOverride(k, values[k])) modifiers.emplace_back(study_.factors[k].name, values[k]);
  return modifiers;
}

std::vector<Chunk> Points::groupsOf(const Table& table) {
  std::vector<Chunk> groups;
  std::vector<uint32_t> placeOf;  // by group: where it stands among them
  std::string key;
  for (uint64_t run = 0; run < table.rows(); ++run) {
    if (table.status(run) != Table::kOpen) continue;
    key.clear();
    const std::vector<std::string> values = study_.valuesOf(run);
    for (size_t k = 0; k < values.size(); ++k)
      if (!isOverride(k, values[k])) key += std::to_string(k) + '=' + values[k] + '\n';
    const auto [found, isNew] = keys_.emplace(key, static_cast<uint32_t>(keys_.size()));
    const uint32_t group = found->second;
    if (placeOf.size() <= group) placeOf.resize(group + 1, UINT32_MAX);
    if (placeOf[group] == UINT32_MAX) {
      placeOf[group] = static_cast<uint32_t>(groups.size());
      groups.push_back({group, {}});
    }
    groups[placeOf[group]].runs.push_back(run);
  }
  return groups;
}

std::shared_ptr<Points::Entry> Points::entryOf(uint32_t group) {
  const std::lock_guard lock(mutex_);
  const auto found =
      std::find_if(entries_.begin(), entries_.end(), [group](const auto& e) { return e.first == group; });
  std::shared_ptr<Entry> entry = found != entries_.end() ? found->second : std::make_shared<Entry>();
  if (found != entries_.end()) entries_.erase(found);
  entries_.emplace_back(group, entry);
  if (entries_.size() > kMostEntries) entries_.erase(entries_.begin());
  return entry;
}

void Points::translate(Entry& entry, uint64_t run, std::vector<Message>& messages) {
  std::call_once(entry.once, [&] {
    Assignments modifiers = modifiersOf(run);
    if (modifiers.empty()) {
      entry.model = first_;
      return;
    }
    modifiers.insert(modifiers.begin(), modifiers_.begin(), modifiers_.end());
    entry.model = translate_(modifiers, messages);
    if (!entry.model) entry.message = firstError(messages);
  });
}

bool Points::canBegin(std::vector<Message>& messages) {
  const std::vector<std::string> values = study_.valuesOf(0);
  std::string key;
  for (size_t k = 0; k < values.size(); ++k)
    if (!isOverride(k, values[k])) key += std::to_string(k) + '=' + values[k] + '\n';
  const auto found = keys_.find(key);
  if (found == keys_.end()) return true;
  const std::shared_ptr<Entry> entry = entryOf(found->second);
  translate(*entry, 0, messages);
  return entry->model != nullptr;
}

void Points::run(const Chunk& chunk, solve::ControlState& control,
                 const std::function<void(uint64_t run, PointResult&&)>& onResult) {
  const std::shared_ptr<Entry> entry = entryOf(chunk.group);
  std::vector<Message> messages;
  translate(*entry, chunk.runs.front(), messages);
  if (!entry->model) {
    for (const uint64_t run : chunk.runs) {
      if (control.cancel.isCancelled()) return;
      onResult(run, {2, std::vector<double>(study_.width(), std::nan("")), entry->message, 0});
    }
    return;
  }
  Batch batch;
  batch.settings = study_.run;
  batch.settings.permissions = entry->model->defaultSettings().permissions;
  batch.measures = study_.measures;
  batch.sampled = study_.sampled;
  batch.times = study_.times;
  for (const uint64_t run : chunk.runs) {
    solve::Overrides overrides = overrides_;
    const std::vector<std::string> values = study_.valuesOf(run);
    for (size_t k = 0; k < values.size(); ++k)
      if (isOverride(k, values[k])) overrides.emplace_back(study_.factors[k].name, *numberOf(values[k]));
    batch.points.push_back(std::move(overrides));
  }
  entry->model->runBatch(batch, control, [&](size_t point, BatchAnswer&& answer) {
    const bool isDone = answer.outcome == solve::Outcome::finished || answer.outcome == solve::Outcome::terminated;
    onResult(chunk.runs[point], {static_cast<uint8_t>(isDone ? 0 : 3), std::move(answer.values),
                                 std::move(answer.message), answer.seconds});
  });
}

}  // namespace armature::experiments
