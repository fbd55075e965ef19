#include "engine/results/row_stream.h"

#include <algorithm>
#include <chrono>

#include "engine/results/csv.h"
#include "engine/results/mat.h"

namespace armature::results {

namespace {

constexpr uint64_t kMostAtOnce = 1024;  // rows

}  // namespace

DurableFile::Care careAfter(std::chrono::steady_clock::time_point began) {
  constexpr std::chrono::seconds kSoonRepeated{10};
  const bool isShort = std::chrono::steady_clock::now() - began < kSoonRepeated;
  return isShort ? DurableFile::Care::replacing : DurableFile::Care::always;
}

RowStream::RowStream(const Store& store, std::vector<uint32_t> columns, std::string path, Pace pace)
    : store_(store),
      path_(std::move(path)),
      pace_(pace),
      writer_(path_.ends_with(".mat") ? makeMatRows(store, columns) : makeCsvRows(store, columns)) {
  // A pipe that cannot be gone back in gets all at the end.
  if (!writer_->goesBack() || !DurableFile::isSpecial(path_)) thread_ = std::thread([this] { work(); });
}

RowStream::~RowStream() {
  stop();
}

void RowStream::stop() {
  {
    const std::lock_guard guard(mutex_);
    isEnding_ = true;
  }
  wake_.notify_all();
  if (thread_.joinable()) thread_.join();
}

void RowStream::work() {
  std::unique_lock guard(mutex_);
  const auto waits = [&](double seconds) {
    return !wake_.wait_for(guard, std::chrono::duration<double>(seconds), [this] { return isEnding_; });
  };
  // Whoever falls behind the run does not rest; the end is left to all threads.
  for (double pause = pace_.first; waits(pause);) {
    guard.unlock();
    const uint64_t there = store_.rowCount();
    // Parameters have their values when the first row is there.
    if (there > written_) writeRows(std::min(there, written_ + kMostAtOnce), 1);
    pause = there > written_ ? 0 : pace_.period;
    guard.lock();
  }
}

void RowStream::writeRows(uint64_t rows, unsigned threads) {
  if (!file_) {
    file_ = std::make_unique<DurableFile>(
        path_, writer_->goesBack() ? DurableFile::Meanwhile::hidden : DurableFile::Meanwhile::partial);
    writer_->begin(*file_, 0);
  }
  writer_->rows(*file_, written_, rows, threads);
  written_ = rows;
  file_->flush();
}

Result<void> RowStream::finish() {
  stop();
  const DurableFile::Care care = careAfter(began_);
  if (!file_) return results::writeRows(*writer_, store_.rowCount(), path_, care);
  writeRows(store_.rowCount(), std::thread::hardware_concurrency());  // the run needs none any more
  writer_->end(*file_, written_);
  return file_->commit(care);
}

}  // namespace armature::results
