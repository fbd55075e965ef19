// Memory that a store takes piece by piece: of this process alone, or shared with another one, which writes the rows
// that this one reads. A piece has a place (an offset) that both sides can compute; it never moves.
#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>

#include "engine/base/result.h"

namespace armature::results {

class Memory {
 public:
  virtual ~Memory() = default;
  // The piece of `bytes` bytes at `offset`, zero where nobody has written. Grows the memory as far as needed when
  // `mayGrow`; else null where it does not reach so far. Null, too, when memory is exhausted. Pieces are multiples of
  // the page size apart (see pageMultiple) and live as long as this object.
  virtual void* map(uint64_t offset, uint64_t bytes, bool mayGrow) = 0;
  // Whether another store has begun to use it.
  virtual bool isBegun() const = 0;
  // The descriptor of shared memory, for passing to another process; −1 for memory of this process alone.
  virtual int descriptor() const { return -1; }

  static std::shared_ptr<Memory> makePrivate();
  // Fresh shared memory that can grow but never shrink, so that nobody can pull it away from under a reader (memfd with
  // F_SEAL_SHRINK). Failure F320: the machine gives none.
  static Result<std::shared_ptr<Memory>> makeShared();
  // Shared memory made by another process; takes over the descriptor. Failure F320 for anything else.
  static Result<std::shared_ptr<Memory>> join(int descriptor);

  static uint64_t pageMultiple(uint64_t bytes) { return (bytes + 4095) / 4096 * 4096; }
};

}  // namespace armature::results
