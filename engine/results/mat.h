// Results as a MATLAB level 4 file in the layout that Modelica tools share: matrices Aclass, name, description,
// dataInfo, data_1 (constants) and data_2 (time series), transposed ("binTrans").
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/results/row_writer.h"
#include "engine/results/store.h"

namespace armature::results {

// Writes columns (indices into store.columns()) of all rows; variables that share a series share a row of data_2, with
// a negative index where the sign differs. Strings have no place in this format and are left out. Failure F301.
Result<void> writeMat(const Store& store, const std::vector<uint32_t>& columns, const std::string& path);

// The same in pieces. The store must outlive it.
std::unique_ptr<RowWriter> makeMatRows(const Store& store, const std::vector<uint32_t>& columns);

// Such a file, also one of another program, back as results. Failure F302.
Result<std::shared_ptr<Store>> readMat(const std::string& path);

}  // namespace armature::results
