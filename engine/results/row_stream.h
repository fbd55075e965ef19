// A file of results that is written while the run fills the store, by a thread of its own, so that the run is not held
// up and little is left to write at its end. Where that makes a new file and the run was short, nobody waits for the
// disk. A kill leaves what was computed until shortly before it in PATH.partial
// where that can be read (CSV). Runs of a blink are written at their end.
#pragma once
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "engine/base/durable_file.h"
#include "engine/results/row_writer.h"
#include "engine/results/store.h"

namespace armature::results {

// The care that results are worth which began to be computed then.
DurableFile::Care careAfter(std::chrono::steady_clock::time_point began);

class RowStream {
 public:
  // Times in seconds.
  struct Pace {
    double first = 0.005;   // what ends before leaves no partial file
    double period = 0.005;  // between blocks: a kill costs no more than what was computed in it
  };
  // `columns`: indices into store.columns(); the store must outlive the stream. MAT where the path ends so, else CSV.
  RowStream(const Store& store, std::vector<uint32_t> columns, std::string path, Pace pace);
  RowStream(const Store& store, std::vector<uint32_t> columns, std::string path)
      : RowStream(store, std::move(columns), std::move(path), Pace()) {}
  // Without finish() the partial file goes, too.
  ~RowStream();
  RowStream(const RowStream&) = delete;
  RowStream& operator=(const RowStream&) = delete;

  // Writes the rest and puts the file in its place. Failure F301, which says where the part is that was written.
  Result<void> finish();

 private:
  void work();
  void writeRows(uint64_t rows, unsigned threads);  // up to this row
  void stop();

  const Store& store_;
  std::string path_;
  Pace pace_;
  const std::unique_ptr<RowWriter> writer_;  // this and the file are the thread's until it has ended
  std::unique_ptr<DurableFile> file_;
  uint64_t written_ = 0;  // rows
  std::mutex mutex_;
  std::condition_variable wake_;
  bool isEnding_ = false;
  const std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
  std::thread thread_;
};

}  // namespace armature::results
