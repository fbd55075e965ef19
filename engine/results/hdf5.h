// Results as HDF5: what Octave, MATLAB, Julia and Python read without help. Datasets at the top of the file:
//
//   time         (rows)          [s]; an event is two rows of equal time
//   series       (series x rows) what varies, as it is stored
//   names, units, descriptions   (variables) texts
//   series_of    (variables)     k: variable is row k of series (from 1), −k: negated, 0: does not vary
//   constants    (variables)     value of one that does not vary, else not a number
//
// and the tables of studies: columns (names), table (columns x runs), choices, status.
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/durable_file.h"
#include "engine/base/result.h"
#include "engine/results/store.h"

namespace armature::results {

// Whether the ending of a file's name says so.
inline bool isHdf5(std::string_view path) {
  return path.ends_with(".h5") || path.ends_with(".hdf5");
}

// Columns (indices into store.columns()) of all rows; strings are left out. Written beside its place and renamed.
// Failure F301, or F303 where this build or machine has no HDF5.
Result<void> writeHdf5(const Store& store, const std::vector<uint32_t>& columns, const std::string& path,
                       DurableFile::Care care = DurableFile::Care::always);

// Loads the library, which takes as long as writing a few megabytes, ahead of the first file. From any thread.
void prepareHdf5();

// Columns of numbers with names, and how each row ended. A column of words holds indices into its choices.
struct NumberTable {
  struct Column {
    std::string name;
    std::vector<double> values;
    std::vector<std::string> choices;
  };
  std::vector<Column> columns;
  std::vector<int32_t> status;
};
Result<void> writeHdf5(const NumberTable& table, const std::string& path);

// Results that writeHdf5 has written, or datasets of one dimension and equal length, one of them named time. Failure
// F302.
Result<std::shared_ptr<Store>> readHdf5(const std::string& path);

}  // namespace armature::results
