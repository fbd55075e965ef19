#include "engine/results/mat.h"

#include <algorithm>
#include <cstring>
#include <unordered_map>

#include "engine/base/durable_file.h"

namespace armature::results {

namespace {

// Kinds of elements of a level 4 matrix on a little-endian machine.
constexpr int32_t kDouble = 0, kInteger = 20, kText = 51;

template <class T>
void put(std::string& bytes, const T* values, size_t count) {
  bytes.append(reinterpret_cast<const char*>(values), count * sizeof(T));
}

void putHeader(std::string& bytes, const char* name, int32_t kind, size_t rows, size_t columns) {
  const int32_t header[5] = {kind, static_cast<int32_t>(rows), static_cast<int32_t>(columns), 0,
                             static_cast<int32_t>(std::strlen(name) + 1)};
  put(bytes, header, 5);
  put(bytes, name, std::strlen(name) + 1);
}

// Texts as the columns of a matrix of characters, filled up with zeros.
void putTexts(std::string& bytes, const char* name, const std::vector<std::string>& texts) {
  size_t longest = 1;
  for (const std::string& text : texts) longest = std::max(longest, text.size());
  putHeader(bytes, name, kText, longest, texts.size());
  std::string cells(longest * texts.size(), '\0');
  for (size_t k = 0; k < texts.size(); ++k) std::copy(texts[k].begin(), texts[k].end(), cells.begin() + k * longest);
  bytes += cells;
}

std::string describe(const Column& column) {
  return column.unit.empty() ? column.description : column.description + " [" + column.unit + "]";
}

class MatRows final : public RowWriter {
 public:
  MatRows(const Store& store, const std::vector<uint32_t>& columns);
  void begin(DurableFile& file, uint64_t rows) override { file.write(head(rows)); }
  void rows(DurableFile& file, uint64_t begin, uint64_t end, unsigned threads) override;
  // The first matrices hold how many rows there are, the time of the last one, and parameters as they are then.
  void end(DurableFile& file, uint64_t rows) override { file.writeAtBegin(head(rows)); }
  bool goesBack() const override { return true; }

 private:
  std::string head(uint64_t rows) const;

  const Store& store_;
  std::vector<std::string> names_{"time"}, descriptions_{"time [s]"};
  std::vector<int32_t> info_{0, 1, 0, -1};  // table, column, interpolation, extrapolation
  std::vector<const Column*> constants_;
  std::vector<const Column*> series_;
};

MatRows::MatRows(const Store& store, const std::vector<uint32_t>& columns) : store_(store) {
  std::unordered_map<uint32_t, int32_t> placeOf;  // of a series in data_2
  for (const uint32_t c : columns) {
    const Column& column = store.columns()[c];
    if (column.type == Column::Type::string || column.name == "time") continue;
    names_.push_back(column.name);
    descriptions_.push_back(describe(column));
    if (column.isConstant) {
      constants_.push_back(&column);
      info_.insert(info_.end(), {1, static_cast<int32_t>(constants_.size() + 1), 0, 0});
      continue;
    }
    const auto [place, isNew] = placeOf.emplace(column.source, static_cast<int32_t>(series_.size() + 2));
    if (isNew) series_.push_back(&column);
    info_.insert(info_.end(), {2, column.isNegated ? -place->second : place->second, 0, -1});
  }
}

// All that stands before the rows; of the same length whatever their number.
std::string MatRows::head(uint64_t rows) const {
  std::string bytes;
  putHeader(bytes, "Aclass", kText, 4, 11);
  // Four texts of eleven characters, written column by column.
  static constexpr char kClass[4][12] = {"Atrajectory", "1.1        ", "           ", "binTrans   "};
  for (int k = 0; k < 11; ++k) {
    for (const auto& text : kClass) bytes += text[k];
  }
  putTexts(bytes, "name", names_);
  putTexts(bytes, "description", descriptions_);
  putHeader(bytes, "dataInfo", kInteger, 4, info_.size() / 4);
  put(bytes, info_.data(), info_.size());
  putHeader(bytes, "data_1", kDouble, constants_.size() + 1, 2);
  for (const uint64_t row : {uint64_t{0}, rows > 0 ? rows - 1 : 0}) {
    const double time = rows > 0 ? store_.time(row) : 0;
    put(bytes, &time, 1);
    for (const Column* column : constants_) {
      const double value = store_.value(*column, 0);
      put(bytes, &value, 1);
    }
  }
  putHeader(bytes, "data_2", kDouble, series_.size() + 1, rows);
  return bytes;
}

// Row after row, each with time and the series as they are stored. Read series by series in groups that stay in cache.
void MatRows::rows(DurableFile& file, uint64_t begin, uint64_t end, unsigned /*threads*/) {
  constexpr uint64_t kGroup = 64;
  const size_t width = series_.size() + 1;
  std::vector<double> lines(width * kGroup);
  for (; begin < end && !file.hasFailed(); begin += kGroup) {
    const uint64_t stop = std::min(end, begin + kGroup);
    store_.readTimes(begin, stop, lines.data(), width);
    for (size_t k = 0; k < series_.size(); ++k)
      store_.readSeries(series_[k]->source, begin, stop, lines.data() + k + 1, width);
    file.write(lines.data(), (stop - begin) * width * sizeof(double));
  }
}

}  // namespace

std::unique_ptr<RowWriter> makeMatRows(const Store& store, const std::vector<uint32_t>& columns) {
  return std::make_unique<MatRows>(store, columns);
}

Result<void> writeMat(const Store& store, const std::vector<uint32_t>& columns, const std::string& path) {
  MatRows all(store, columns);
  return writeRows(all, store.rowCount(), path);
}

}  // namespace armature::results
