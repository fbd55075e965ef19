#include "engine/results/mat.h"

#include <algorithm>
#include <cstring>
#include <unordered_map>

#include "engine/base/durable_file.h"

namespace armature::results {

namespace {

// Kinds of elements of a level 4 matrix on a little-endian machine.
constexpr int32_t kDouble = 0, kInteger = 20, kText = 51;

void writeHeader(DurableFile& file, const char* name, int32_t kind, size_t rows, size_t columns) {
  const int32_t header[5] = {kind, static_cast<int32_t>(rows), static_cast<int32_t>(columns), 0,
                             static_cast<int32_t>(std::strlen(name) + 1)};
  file.write(header, sizeof header);
  file.write(name, std::strlen(name) + 1);
}

// Texts as the columns of a matrix of characters, filled up with zeros.
void writeTexts(DurableFile& file, const char* name, const std::vector<std::string>& texts) {
  size_t longest = 1;
  for (const std::string& text : texts) longest = std::max(longest, text.size());
  writeHeader(file, name, kText, longest, texts.size());
  std::string cells(longest * texts.size(), '\0');
  for (size_t k = 0; k < texts.size(); ++k) std::copy(texts[k].begin(), texts[k].end(), cells.begin() + k * longest);
  file.write(cells);
}

std::string describe(const Column& column) {
  return column.unit.empty() ? column.description : column.description + " [" + column.unit + "]";
}

// Row after row, each with time and the series as they are stored. Read series by series in groups that stay in cache.
void writeRows(const Store& store, const std::vector<const Column*>& series, uint64_t rows, DurableFile& file) {
  constexpr uint64_t kGroup = 64;
  const size_t width = series.size() + 1;
  std::vector<double> lines(width * kGroup);
  for (uint64_t begin = 0; begin < rows && !file.hasFailed(); begin += kGroup) {
    const uint64_t end = std::min(rows, begin + kGroup);
    store.readTimes(begin, end, lines.data(), width);
    for (size_t k = 0; k < series.size(); ++k)
      store.readSeries(series[k]->source, begin, end, lines.data() + k + 1, width);
    file.write(lines.data(), (end - begin) * width * sizeof(double));
  }
}

}  // namespace

Result<void> writeMat(const Store& store, const std::vector<uint32_t>& columns, const std::string& path) {
  std::vector<std::string> names{"time"}, descriptions{"time [s]"};
  std::vector<int32_t> info{0, 1, 0, -1};  // table, column, interpolation, extrapolation
  std::vector<double> constants;
  std::vector<const Column*> series;
  std::unordered_map<uint32_t, int32_t> placeOf;  // of a series in data_2
  for (const uint32_t c : columns) {
    const Column& column = store.columns()[c];
    if (column.type == Column::Type::string || column.name == "time") continue;
    names.push_back(column.name);
    descriptions.push_back(describe(column));
    if (column.isConstant) {
      constants.push_back(store.value(column, 0));
      info.insert(info.end(), {1, static_cast<int32_t>(constants.size() + 1), 0, 0});
      continue;
    }
    const auto [place, isNew] = placeOf.emplace(column.source, static_cast<int32_t>(series.size() + 2));
    if (isNew) series.push_back(&column);
    info.insert(info.end(), {2, column.isNegated ? -place->second : place->second, 0, -1});
  }
  DurableFile file(path);
  writeHeader(file, "Aclass", kText, 4, 11);
  // Four texts of eleven characters, written column by column.
  static constexpr char kClass[4][12] = {"Atrajectory", "1.1        ", "           ", "binTrans   "};
  for (int k = 0; k < 11; ++k) {
    for (const auto& text : kClass) file.write(&text[k], 1);
  }
  writeTexts(file, "name", names);
  writeTexts(file, "description", descriptions);
  writeHeader(file, "dataInfo", kInteger, 4, info.size() / 4);
  file.write(info.data(), info.size() * sizeof(int32_t));
  const uint64_t rows = store.rowCount();
  writeHeader(file, "data_1", kDouble, constants.size() + 1, 2);
  for (const uint64_t row : {uint64_t{0}, rows > 0 ? rows - 1 : 0}) {
    const double time = rows > 0 ? store.time(row) : 0;
    file.write(&time, sizeof time);
    file.write(constants.data(), constants.size() * sizeof(double));
  }
  writeHeader(file, "data_2", kDouble, series.size() + 1, rows);
  writeRows(store, series, rows, file);
  return file.commit();
}

}  // namespace armature::results
