#include "engine/experiments/runner.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <thread>

namespace armature::experiments {

namespace {

constexpr size_t kMostTroubles = 5;
constexpr double kLong = 0.1;                         // [s] a run that is worth being kept at once
constexpr auto kRest = std::chrono::milliseconds(2);  // between two looks for a message: they interrupt a run

class Runner {
 public:
  Runner(Points& points, Schedule& schedule, solve::ControlState& control, Table& table, Journal* journal,
         Progress& progress, FirstTroubles& troubles)
      : points_(points),
        schedule_(schedule),
        control_(control),
        table_(table),
        journal_(journal),
        progress_(progress),
        troubles_(troubles) {}

  void work() {
    for (Chunk chunk = schedule_.next(); !chunk.isEmpty() && !control_.cancel.isCancelled(); chunk = schedule_.next()) {
      points_.run(chunk, control_, [this](uint64_t run, PointResult&& result) { take(run, std::move(result)); });
      const std::lock_guard lock(mutex_);
      flush();
    }
  }
  bool hasFailed() const { return hasFailed_; }

  // Hands out chunks to the other ranks until all are done and each of them has been told so.
  void serve(Ranks& ranks) {
    std::vector<int> waiting;        // ranks without work
    int present = ranks.size() - 1;  // that have not been told the end
    while (present > 0) {
      auto message = ranks.receive();
      if (message) {
        auto& [from, bytes] = *message;
        std::optional<Done> done = readDone(bytes);
        if (!done || from <= 0 || from >= ranks.size()) continue;
        for (Done::Run& r : done->runs)
          if (r.run < table_.rows() && r.result.values.size() == table_.width()) take(r.run, std::move(r.result));
        {
          const std::lock_guard lock(mutex_);
          flush();
        }
        waiting.push_back(from);
      }
      // Runs that a thread here has given back may come yet.
      while (!waiting.empty()) {
        const bool isEnding = control_.cancel.isCancelled();
        const Chunk chunk = isEnding ? Chunk() : schedule_.next();
        if (chunk.isEmpty() && isLocalBusy_ && !isEnding) break;
        const int to = waiting.back();
        waiting.pop_back();
        present -= chunk.isEmpty();
        if (!ranks.send(to, toBytes(chunk))) {
          schedule_.giveBack(chunk);
          --present;
        }
      }
      if (!message) std::this_thread::sleep_for(kRest);
    }
  }
  void workHere() {
    isLocalBusy_ = true;
    work();
    isLocalBusy_ = false;
  }

 private:
  void flush() {
    if (!journal_ || journal_->flush()) return;
    hasFailed_ = true;
    control_.cancel.cancel();
  }
  void take(uint64_t run, PointResult&& result) {
    schedule_.learn(result.seconds);
    const std::lock_guard lock(mutex_);
    table_.set(run, result.status, result.values.data());
    if (journal_) journal_->append(run, result.status, result.values.data(), table_.width());
    if (result.seconds > kLong) flush();
    ++progress_.done;
    progress_.seconds = progress_.seconds + result.seconds;
    const bool isSilent = result.status == 0 && !result.message.empty();
    progress_.stopped += result.status != 0;
    progress_.silent += isSilent;
    if ((result.status == 0 && !isSilent) || troubles_.runs.size() >= kMostTroubles) return;
    troubles_.runs.emplace_back(run, result.message.empty() ? "stopped early" : result.message);
  }

  Points& points_;
  Schedule& schedule_;
  solve::ControlState& control_;
  Table& table_;
  Journal* const journal_;
  Progress& progress_;
  FirstTroubles& troubles_;
  std::mutex mutex_;
  bool hasFailed_ = false;
  std::atomic<bool> isLocalBusy_{false};
};

}  // namespace

Result<void> runStudy(Points& points, std::vector<Chunk> groups, unsigned jobs, solve::ControlState& control,
                      Table& table, Journal* journal, Progress& progress, FirstTroubles& troubles, Ranks* ranks) {
  Schedule schedule(std::move(groups), ranks ? static_cast<unsigned>(ranks->size()) : jobs);
  Runner runner(points, schedule, control, table, journal, progress, troubles);
  std::vector<std::thread> threads;
  if (ranks) {  // one core here, the messages in this thread
    threads.emplace_back([&runner] { runner.workHere(); });
    runner.serve(*ranks);
    jobs = 1;
  }
  for (unsigned k = 1; k < jobs; ++k) threads.emplace_back([&runner] { runner.work(); });
  if (!ranks) runner.work();
  for (std::thread& thread : threads) thread.join();
  std::sort(troubles.runs.begin(), troubles.runs.end());
  if (runner.hasFailed()) return failure("F301", phrase("the journal of the study cannot be written"));
  return {};
}

}  // namespace armature::experiments
