// MAT files of level 4 in the layout that Modelica tools share, back from the disk.
#include <algorithm>
#include <cmath>
#include <cstring>
#include <map>

#include "engine/base/read_file.h"
#include "engine/base/system_words.h"
#include "engine/results/foreign.h"
#include "engine/results/mat.h"

namespace armature::results {

namespace {

constexpr uint64_t kMostBytes = uint64_t{4} << 30;

// One matrix where it lies in the file.
struct Matrix {
  int32_t kind = 0;
  uint64_t rows = 0, columns = 0;
  const char* data = nullptr;

  static uint64_t sizeOf(int32_t kind) {
    static constexpr uint64_t kSizes[] = {8, 4, 4, 2, 2, 1};
    const int32_t digit = kind / 10 % 10;
    return digit < 6 ? kSizes[digit] : 0;
  }
  double at(uint64_t row, uint64_t column) const {
    const char* const place = data + sizeOf(kind) * (column * rows + row);
    const auto as = [place](auto value) {
      std::memcpy(&value, place, sizeof(value));
      return static_cast<double>(value);
    };
    switch (kind / 10 % 10) {
      case 0:
        return as(double{});
      case 1:
        return as(float{});
      case 2:
        return as(int32_t{});
      case 3:
        return as(int16_t{});
      case 4:
        return as(uint16_t{});
      default:
        return as(uint8_t{});
    }
  }
  // Text `k`, which is a row or a column of characters.
  std::string text(uint64_t k, bool isTransposed) const {
    std::string all;
    const uint64_t length = isTransposed ? rows : columns;
    for (uint64_t i = 0; i < length; ++i) {
      const double letter = isTransposed ? at(i, k) : at(k, i);
      all += letter >= 0 && letter <= 255 ? static_cast<char>(static_cast<unsigned char>(letter)) : '?';
    }
    while (!all.empty() && (all.back() == ' ' || all.back() == '\0')) all.pop_back();
    return all;
  }
  uint64_t count(bool isTransposed) const { return isTransposed ? columns : rows; }
};

// All matrices of a file; nothing where it is none of this kind.
std::map<std::string, Matrix> matricesOf(const std::string& bytes) {
  std::map<std::string, Matrix> all;
  size_t at = 0;
  while (at + 20 <= bytes.size()) {
    int32_t head[5];
    std::memcpy(head, bytes.data() + at, sizeof(head));
    at += sizeof(head);
    Matrix m;
    m.kind = head[0];
    const bool isKnown = head[0] >= 0 && head[0] < 100 && Matrix::sizeOf(head[0]) > 0 && head[1] >= 0 && head[2] >= 0 &&
                         head[3] == 0 && head[4] > 0 && static_cast<size_t>(head[4]) <= bytes.size() - at;
    if (!isKnown) return {};
    const std::string name(bytes.data() + at, strnlen(bytes.data() + at, static_cast<size_t>(head[4])));
    at += static_cast<size_t>(head[4]);
    // One without elements has no rows either, whatever it says: it costs nothing to say a lot.
    const bool isEmpty = head[1] == 0 || head[2] == 0;
    m.rows = isEmpty ? 0 : static_cast<uint64_t>(head[1]), m.columns = isEmpty ? 0 : static_cast<uint64_t>(head[2]);
    // By division: the product of what a file says may be too large for a number.
    const uint64_t room = (bytes.size() - at) / Matrix::sizeOf(m.kind);
    if (m.rows > 0 && m.columns > room / m.rows) return {};
    const uint64_t size = Matrix::sizeOf(m.kind) * m.rows * m.columns;
    m.data = bytes.data() + at;
    at += size;
    all[name] = m;
  }
  return all;
}

// "Angle [rad]", or "Angle [rad|deg]" with the unit that it is shown in.
std::string unitIn(std::string& description) {
  const size_t at = description.rfind('[');
  if (at == std::string::npos || description.back() != ']') return {};
  std::string unit = description.substr(at + 1, description.size() - at - 2);
  unit.resize(std::min(unit.size(), unit.find('|')));
  description.resize(at);
  while (!description.empty() && description.back() == ' ') description.pop_back();
  return unit;
}

}  // namespace

Result<std::shared_ptr<Store>> readMat(const std::string& path) {
  const std::optional<std::string> bytes = readFile(path, kMostBytes);
  if (!bytes) return failure("F302", phrase("cannot read %1: %2", path, systemWords(errno)));
  const std::map<std::string, Matrix> all = matricesOf(*bytes);
  for (const char* name : {"Aclass", "name", "dataInfo", "data_2"})
    if (all.count(name) == 0) return failure("F302", phrase("%1 holds no results that can be read", path));
  // Transposed files have a variable a column.
  const Matrix& kind = all.at("Aclass");
  const bool isTransposed = kind.rows > 3 && kind.text(3, false) == "binTrans";
  const Matrix &names = all.at("name"), &info = all.at("dataInfo"), &data = all.at("data_2");
  const auto infoAt = [&](uint64_t variable, uint64_t k) {
    const double value = isTransposed ? info.at(k, variable) : info.at(variable, k);
    constexpr double kMost = 1e15;  // rows of a matrix: below 2^53, and far above any file
    return std::fabs(value) < kMost ? static_cast<int64_t>(value) : 0;
  };
  const auto seriesOf = [&](const Matrix& from, uint64_t k) {
    std::vector<double> values(isTransposed ? from.columns : from.rows);
    for (uint64_t row = 0; row < values.size(); ++row) values[row] = isTransposed ? from.at(k, row) : from.at(row, k);
    return values;
  };
  const uint64_t series = isTransposed ? data.rows : data.columns;
  const auto constants = all.find("data_1");
  const uint64_t constantCount =
      constants == all.end() ? 0 : (isTransposed ? constants->second.rows : constants->second.columns);
  ForeignResults results;
  if (series > 0) results.times = seriesOf(data, 0);
  for (uint64_t k = 1; k < series; ++k) results.series.push_back(seriesOf(data, k));
  const bool isWhole =
      (isTransposed ? info.rows : info.columns) >= 2 && info.count(isTransposed) >= names.count(isTransposed);
  if (!isWhole) return failure("F302", phrase("%1 holds no results that can be read", path));
  const auto descriptions = all.find("description");
  for (uint64_t k = 1; k < names.count(isTransposed); ++k) {
    ForeignResults::Variable v;
    v.name = names.text(k, isTransposed);
    if (descriptions != all.end() && k < descriptions->second.count(isTransposed)) {
      v.description = descriptions->second.text(k, isTransposed);
      v.unit = unitIn(v.description);
    }
    const int64_t table = infoAt(k, 0), place = infoAt(k, 1), column = std::abs(place) - 1;
    v.isNegated = place < 0;
    if (table == 2 && column >= 1 && static_cast<uint64_t>(column) < series) {
      v.series = column - 1;
    } else if (table == 1 && column >= 0 && static_cast<uint64_t>(column) < constantCount) {
      const double value = isTransposed ? constants->second.at(static_cast<uint64_t>(column), 0)
                                        : constants->second.at(0, static_cast<uint64_t>(column));
      v.constant = v.isNegated ? -value : value;
      v.isNegated = false;
    } else {
      continue;  // time itself under another name
    }
    results.variables.push_back(std::move(v));
  }
  return storeOf(std::move(results), path);
}

}  // namespace armature::results
