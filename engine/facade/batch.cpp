// The runs of a batch, of which only numbers are kept.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <unordered_set>

#include "engine/facade/measure.h"
#include "engine/facade/session.h"

namespace armature {

namespace {

class BatchRun {
 public:
  BatchRun(const Model& model, const Batch& batch) : model_(model), batch_(batch) {
    std::unordered_set<std::string> names(batch.sampled.begin(), batch.sampled.end());
    for (const std::string& text : batch.measures) {
      measures_.push_back(Measure::read(text));
      if (!measures_.back()) continue;
      for (const std::string& name : measures_.back()->variables()) names.insert(name);
    }
    store_ = model.makeStore([&](const ModelVariable& v) { return names.count(v.name) > 0; });
  }

  BatchAnswer run(const solve::Overrides& overrides, solve::ControlState& state) {
    const auto began = std::chrono::steady_clock::now();
    store_->beginAgain();
    solve::Control control(state, [] { return solve::ParameterValues(); });
    std::vector<Message> messages;
    BatchAnswer answer;
    answer.outcome = model_.run(batch_.settings, overrides, control, *store_, messages).outcome;
    for (const Message& m : messages)
      if (m.severity == Severity::error && answer.message.empty()) answer.message = m.text;
    read(*store_, answer);
    answer.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    return answer;
  }

 private:
  void read(const results::Store& store, BatchAnswer& answer) const {
    const bool isWhole = answer.outcome == solve::Outcome::finished || answer.outcome == solve::Outcome::terminated;
    answer.values.assign(measures_.size() + batch_.sampled.size() * batch_.times.size(), std::nan(""));
    if (!isWhole) return;
    for (size_t k = 0; k < measures_.size(); ++k) {
      const Result<double> value = measures_[k] ? measures_[k]->of(store) : Result<double>(measures_[k].reason());
      if (value) {
        answer.values[k] = *value;
      } else if (answer.message.empty()) {
        answer.message = batch_.measures[k] + ": " + value.reason().message.text();
      }
    }
    size_t place = measures_.size();
    for (const std::string& name : batch_.sampled) {
      const int64_t column = store.find(name);
      for (const double time : batch_.times) {
        const double end = store.rowCount() > 0 ? store.time(store.rowCount() - 1) : -HUGE_VAL;
        // The end of a run is asked for as it was written, which need not be the number that it was reached as.
        constexpr double kAtEnd = 1e-9, kAtEndOfShort = 1e-3;  // of the end; [s] of one near zero
        const bool isThere = column >= 0 && time <= end + kAtEnd * std::max(kAtEndOfShort, std::fabs(end));
        if (isThere) answer.values[place] = store.valueAt(store.columns()[static_cast<size_t>(column)], time);
        ++place;
      }
    }
  }

  const Model& model_;
  const Batch& batch_;
  std::vector<Result<Measure>> measures_;
  std::shared_ptr<results::Store> store_;  // of one run after another: fresh memory costs as much as a short run
};

}  // namespace

void Model::runBatch(const Batch& batch, solve::ControlState& control, const OnAnswer& onAnswer) const {
  BatchRun runs(*this, batch);
  for (size_t k = 0; k < batch.points.size() && !control.cancel.isCancelled(); ++k) {
    BatchAnswer answer = runs.run(batch.points[k], control);
    if (answer.outcome == solve::Outcome::cancelled) return;
    onAnswer(k, std::move(answer));
  }
}

}  // namespace armature
