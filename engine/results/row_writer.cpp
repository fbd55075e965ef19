#include "engine/results/row_writer.h"

#include <thread>

namespace armature::results {

Result<void> writeRows(RowWriter& writer, uint64_t rows, const std::string& path, DurableFile::Care care) {
  DurableFile file(path);
  writer.begin(file, rows);
  writer.rows(file, 0, rows, std::thread::hardware_concurrency());
  return file.commit(care);
}

}  // namespace armature::results
