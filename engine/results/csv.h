// Results as CSV and back: header row with full variable names, `time` first, quoted where needed; an event is two rows
// of equal time; numbers in the shortest form that reads back as the same value. Files are written beside their place
// and renamed, so that a failure leaves no half file.
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/results/row_writer.h"
#include "engine/results/store.h"

namespace armature::results {

// Writes columns (indices into store.columns(), in this order) of all rows. Failure F301 when the file cannot be
// written. String columns hold their text in every row.
Result<void> writeCsv(const Store& store, const std::vector<uint32_t>& columns, const std::string& path);

// The same in pieces. The store must outlive it.
std::unique_ptr<RowWriter> makeCsvRows(const Store& store, const std::vector<uint32_t>& columns);

// A cell of text, quoted where that is needed, and of a number.
std::string csvCell(const std::string& text);
void appendCsvNumber(std::string& line, double value);

struct Table {
  std::vector<std::string> names;
  std::vector<std::vector<double>> columns;  // [column][row]
};
// Reads a CSV file with a header; words other than true and false are not a number. Failure F302.
Result<Table> readCsv(const std::string& path);
// The same of a file's content; `path` is for messages.
Result<Table> readCsvText(std::string_view text, const std::string& path);

}  // namespace armature::results
