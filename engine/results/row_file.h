// A file for rows that have no room in memory: of this user alone and without a name, so that it goes with the last
// process that has it open, however that ends. Inside of the room.
#pragma once
#include <cstdint>
#include <string>

namespace armature::results {

class RowFile {
 public:
  // In `folder`, which is made where there is none. What goes wrong is told by error().
  explicit RowFile(const std::string& folder);
  ~RowFile();
  RowFile(const RowFile&) = delete;
  RowFile& operator=(const RowFile&) = delete;

  // Why it cannot be written (errno); 0: it can, so far.
  int error() const { return error_; }
  // Bytes that are free in its file system.
  uint64_t free() const;
  // The same file for reading alone, for another process; the caller closes it. −1 where the system gives none.
  int openForReading() const;
  // Bytes that have been written; false where the disk does not give them.
  bool read(void* to, uint64_t offset, uint64_t bytes) const;
  // Writes so many bytes at an offset, for which the disk has promised room before, and lets them stand at `address`, a
  // multiple of the page size, in place of the memory there: readers notice nothing, and nothing that is read later
  // finds the disk full. False with error() where it does not work; the memory then stays.
  bool move(void* address, uint64_t offset, uint64_t bytes);

 private:
  bool fail(int error);
  int file_ = -1;
  int error_ = 0;
};

}  // namespace armature::results
