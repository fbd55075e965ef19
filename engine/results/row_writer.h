// How a format of results takes rows. Inside of the room.
#pragma once
#include <cstdint>
#include <string>

#include "engine/base/durable_file.h"

namespace armature::results {

class RowWriter {
 public:
  virtual ~RowWriter() = default;
  // What stands before the rows, of which there will be so many, as far as is known. Constants have their values.
  virtual void begin(DurableFile& file, uint64_t rows) = 0;
  // Rows [begin, end), made by up to so many threads. Errors are kept by the file.
  virtual void rows(DurableFile& file, uint64_t begin, uint64_t end, unsigned threads) = 0;
  // After the last row, where begin() was told another number.
  virtual void end(DurableFile& file, uint64_t rows) = 0;
  // Whether end() goes back in the file: then the part that is there is of no use to a reader.
  virtual bool goesBack() const = 0;
};

// The whole of a file at once, so many rows. Failure F301.
Result<void> writeRows(RowWriter& writer, uint64_t rows, const std::string& path,
                       DurableFile::Care care = DurableFile::Care::always);

}  // namespace armature::results
