// What a study has done so far, in a file beside its output, so that a kill loses no finished run: a line that tells
// the study, then a line a run. The last line may be cut; it is done again.
#pragma once
#include <cstdio>
#include <string>

#include "engine/base/result.h"
#include "engine/experiments/study.h"

namespace armature::experiments {

class Journal {
 public:
  Journal() = default;
  ~Journal();
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;

  // Begins a journal, or goes on with one (`isResumed`), whose rows are put into the table. `fingerprint`: of the study
  // and its model. Failure E012: there is one already, of another study, or in use by another program; F301.
  Result<void> open(const std::string& path, const std::string& fingerprint, bool isResumed, Table& table);
  void append(uint64_t row, uint8_t status, const double* values, size_t width);
  // Hands what was appended to the system. False where it could not be written.
  bool flush();
  // Ends the journal and removes the file.
  void remove();

  static std::string pathOf(const std::string& output) { return output + ".journal"; }

 private:
  Result<void> readRows(Table& table, const std::string& head);
  std::string path_, line_;
  std::FILE* file_ = nullptr;
};

}  // namespace armature::experiments
