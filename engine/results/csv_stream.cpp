#include "engine/results/csv_stream.h"

#include <chrono>

#include "engine/results/csv.h"

namespace armature::results {

CsvStream::CsvStream(const Store& store, std::vector<uint32_t> columns, std::string path, Pace pace)
    : store_(store), columns_(std::move(columns)), path_(std::move(path)), pace_(pace) {
  thread_ = std::thread([this] { work(); });
}

CsvStream::~CsvStream() {
  stop();
}

void CsvStream::stop() {
  {
    const std::lock_guard guard(mutex_);
    isEnding_ = true;
  }
  wake_.notify_all();
  if (thread_.joinable()) thread_.join();
}

void CsvStream::work() {
  std::unique_lock guard(mutex_);
  const auto waits = [&](double seconds) {
    return !wake_.wait_for(guard, std::chrono::duration<double>(seconds), [this] { return isEnding_; });
  };
  for (double pause = pace_.first; waits(pause); pause = pace_.period) {
    guard.unlock();
    // Parameters have their values when the first row is there.
    if (store_.rowCount() > 0) writeRows();
    guard.lock();
  }
}

void CsvStream::writeRows() {
  if (!file_) {
    file_ = std::make_unique<DurableFile>(path_, DurableFile::Meanwhile::partial);
    writeCsvHeader(store_, columns_, *file_);
  }
  const uint64_t rows = store_.rowCount();
  writeCsvRows(store_, columns_, written_, rows, *file_);
  written_ = rows;
  file_->flush();
}

Result<void> CsvStream::finish() {
  stop();
  if (!file_) return writeCsv(store_, columns_, path_);
  writeRows();
  return file_->commit();
}

}  // namespace armature::results
