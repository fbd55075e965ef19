// Keeps what a store takes of the memory within a budget: wide blocks beyond it go to a file, from the first on, by a
// thread of its own, and are read back by mapping, at the same addresses, so that readers notice nothing. The writer,
// which may be another process, waits where the disk is slower than it is. Inside of the room.
#pragma once
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>

#include "engine/results/row_file.h"

namespace armature::results {

class Store;
class Block;

class Spool {
 public:
  // What it asks the store and tells the writer.
  class Side {
   public:
    virtual ~Side() = default;
    // Wide blocks that are full and can be read here.
    virtual uint32_t fullBlocks() const = 0;
    virtual bool isFinished() const = 0;
    // A wide block by its number, which is a full one.
    virtual Block& wideBlock(uint32_t number) const = 0;
    // So many wide blocks lie in the file now.
    virtual void tellInFile(uint32_t count) = 0;
    // No more go there (see kDiskShare, or errno).
    virtual void tellProblem(int reason) = 0;
  };
  // So many wide blocks may be in memory at once, of so many bytes each; the file may take `mostBytes`.
  Spool(Side& side, RowFile& file, uint32_t places, uint64_t blockBytes, uint64_t mostBytes);
  // What is still in memory stays there.
  ~Spool();
  Spool(const Spool&) = delete;
  Spool& operator=(const Spool&) = delete;

  // Instead of an errno: the file has taken as much of the disk as it may.
  static constexpr int kDiskShare = -1;

 private:
  void work();
  bool moveNext();
  bool waits();

  Side& side_;
  RowFile& file_;
  const uint32_t kept_;  // full blocks that stay in memory
  const uint64_t blockBytes_, mostBytes_;
  uint32_t inFile_ = 0;
  int pause_ = kShortPause;
  std::mutex mutex_;
  std::condition_variable wake_;
  bool isEnding_ = false;
  std::thread thread_;
  static constexpr int kShortPause = 1, kLongPause = 32;  // [ms] between two looks at the store
};

}  // namespace armature::results
