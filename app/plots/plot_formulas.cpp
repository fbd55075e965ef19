#include "app/plots/plot_formulas.h"

#include <algorithm>
#include <chrono>

#include "engine/facade/formula_run.h"

namespace armature::app {

namespace {

constexpr uint64_t kShort = 20'000;  // rows that are worked out at once
constexpr std::chrono::milliseconds kFormulaPause{20};

std::vector<Formula> formulasOf(const QStringList& expressions) {
  std::vector<Formula> made;
  for (const QString& text : expressions)
    if (Result<Formula> formula = Formula::read(text.toStdString())) made.push_back(std::move(*formula));
  return made;
}

}  // namespace

void PlotFormulas::cancel() {
  ++request_;
  stop_.cancel();
  if (thread_.joinable()) thread_.join();
  stop_.reset();
}

StorePtr PlotFormulas::beside(const StorePtr& run) const {
  const auto found = std::ranges::find_if(made_, [&](const Pair& pair) { return run && pair.run == run; });
  return found == made_.end() ? nullptr : found->made;
}

bool PlotFormulas::follow(const QStringList& expressions, const std::vector<StorePtr>& runs) {
  if (expressions == expressions_ && runs == runs_) return true;
  cancel();
  const bool isSame = expressions == expressions_;
  expressions_ = expressions;
  runs_ = runs;
  // What is whole already stays.
  std::erase_if(made_, [&](const Pair& pair) {
    return !isSame || std::ranges::find(runs, pair.run) == runs.end() || !pair.made->isFinished();
  });
  if (expressions.isEmpty()) return true;
  std::vector<StorePtr> left;
  for (const StorePtr& run : runs) {
    if (!run || beside(run)) continue;
    if (!run->isFinished() || run->rowCount() > kShort) {
      left.push_back(run);
      continue;
    }
    FormulaRun made(run, formulasOf(expressions));
    made.advance();
    made_.push_back({run, made.store()});
  }
  if (left.empty()) return true;
  thread_ = std::thread([this, left = std::move(left), request = request_] { work(left, request); });
  return false;
}

void PlotFormulas::tell(StorePtr run, StorePtr made, int request, bool isWhole) {
  mailbox_.put([this, request, isWhole, run = std::move(run), made = std::move(made)] {
    if (request != request_) return;
    const bool isKnown = beside(run) == made;
    if (!isKnown) {
      std::erase_if(made_, [&](const Pair& pair) { return pair.run == run; });
      made_.push_back({run, made});
      ready_();
    }
    if (isWhole) grew_();
  });
}

// Finished runs first to last; the one that goes on is followed until it ends.
void PlotFormulas::work(std::vector<StorePtr> runs, int request) {
  std::ranges::stable_sort(runs, {}, [](const StorePtr& run) { return !run->isFinished(); });
  const std::vector<Formula> formulas = formulasOf(expressions_);
  for (const StorePtr& run : runs) {
    auto made = std::make_unique<FormulaRun>(run, formulas, &stop_);
    if (!made->advance(&stop_)) return;
    tell(run, made->store(), request, made->store()->isFinished());
    uint64_t before = 0;
    while (!made->store()->isFinished()) {
      std::this_thread::sleep_for(kFormulaPause);
      if (stop_.isCancelled()) return;
      const uint64_t rows = run->rowCount();
      // Numbers of the whole run are found anew when it has grown by much, when it rests, and when it has ended.
      const uint64_t whole = made->wholeRows();
      const bool isResting = rows == before;
      const bool isStale = whole > 0 && rows > whole && (isResting || run->isFinished() || rows > whole + whole / 2);
      before = rows;
      if (isStale) made = std::make_unique<FormulaRun>(run, formulas, &stop_);
      if (!made->advance(&stop_)) return;
      if (isStale || made->store()->isFinished()) tell(run, made->store(), request, made->store()->isFinished());
    }
  }
}

}  // namespace armature::app
