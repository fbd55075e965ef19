// Memory that a store takes piece by piece: of this process alone, or shared with another one, which writes the rows
// that this one reads. A piece has a place (an offset) that both sides can compute; it never moves.
#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "engine/base/result.h"

namespace armature::results {

class Memory {
 public:
  Memory() = default;
  virtual ~Memory();
  Memory(const Memory&) = delete;
  Memory& operator=(const Memory&) = delete;
  // The piece of `bytes` bytes at `offset`, zero where nobody has written. Grows the memory as far as needed when
  // `mayGrow`; else null where it does not reach so far. Null, too, when memory is exhausted. Pieces are multiples of
  // the page size apart (see pageMultiple) and live as long as this object.
  virtual void* map(uint64_t offset, uint64_t bytes, bool mayGrow) = 0;
  // Whether another store has begun to use it.
  virtual bool isBegun() const = 0;
  // The descriptor of shared memory, for passing to another process; −1 for memory of this process alone.
  virtual int descriptor() const { return -1; }
  // A file of rows that have left the memory, for reading; takes over the descriptor, −1 for none.
  void setFile(int descriptor);
  bool hasFile() const { return file_ >= 0; }
  // So many bytes of that file at an offset; null where they cannot be seen. They live as long as this object.
  void* mapFile(uint64_t offset, uint64_t bytes);
  // What another process needs to join: the descriptor, and that of the file where there is one.
  std::vector<int> descriptors() const;

  static std::shared_ptr<Memory> makePrivate();
  // Fresh shared memory that can grow but never shrink, so that nobody can pull it away from under a reader (memfd with
  // F_SEAL_SHRINK). Failure F320: the machine gives none.
  static Result<std::shared_ptr<Memory>> makeShared();
  // Shared memory made by another process; takes over the descriptors. Failure F320 for anything else.
  static Result<std::shared_ptr<Memory>> join(int descriptor, int file = -1);

  // Rounded up to whole pages of this machine, which are 4, 16 or 64 KiB.
  static uint64_t pageMultiple(uint64_t bytes);

 protected:
  // What is mapped goes with this object. Null where that does not work.
  void* keep(uint64_t bytes, int protection, int flags, int descriptor, uint64_t offset);

 private:
  std::vector<std::pair<void*, uint64_t>> mapped_;
  int file_ = -1;
};

}  // namespace armature::results
