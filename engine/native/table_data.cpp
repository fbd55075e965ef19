#include "engine/native/table_data.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <optional>
#include <sstream>

#include "engine/native/inflate.h"

namespace armature::native {

namespace {

constexpr size_t kElementBudget = 100'000'000;

// Whether a matrix of these sizes has no more elements than are read.
bool isWithinBudget(const Matrix& matrix) {
  return matrix.columns == 0 || matrix.rows <= kElementBudget / matrix.columns;
}

Diagnostic cannotRead(const std::string& fileName, const Phrase& reason) {
  return failure("F201", phrase("table file %1: %2", fileName, reason));
}

// ---- text -------------------------------------------------------------------------------------------------------

// The text without comments (from # or / to the end of the line).
std::string withoutComment(const std::string& line) {
  const size_t end = line.find_first_of("#/");
  return end == std::string::npos ? line : line.substr(0, end);
}

// "double name(rows, columns)" or "float …": fills the matrix's size. As in the tables of the standard library, spaces,
// commas and brackets are the same.
bool isHeader(std::string line, const std::string& name, Matrix& matrix) {
  std::replace_if(
      line.begin(), line.end(), [](char c) { return c == '(' || c == ',' || c == ')'; }, ' ');
  std::istringstream words(line);
  std::string type, found;
  return words >> type >> found >> matrix.rows >> matrix.columns && (type == "double" || type == "float") &&
         found == name;
}

Result<Matrix> readText(std::istream& in, const std::string& fileName, const std::string& name) {
  std::string line;
  Matrix matrix;
  if (!std::getline(in, line)) return cannotRead(fileName, phrase("is empty"));
  if (line.rfind("\xEF\xBB\xBF", 0) == 0) line.erase(0, 3);  // byte order mark
  if (line.rfind("#1", 0) != 0) return cannotRead(fileName, phrase("does not begin with #1"));
  bool isFound = false;
  while (!isFound && std::getline(in, line)) isFound = isHeader(line, name, matrix);
  if (!isFound) return cannotRead(fileName, phrase("there is no table %1", name));
  if (!isWithinBudget(matrix)) return cannotRead(fileName, phrase("table %1 is too large", name));
  const size_t count = matrix.rows * matrix.columns;
  while (matrix.values.size() < count && std::getline(in, line)) {
    line = withoutComment(line);
    std::replace_if(
        line.begin(), line.end(), [](char c) { return c == ',' || c == ';' || c == '\t'; }, ' ');
    const char* at = line.c_str();
    while (matrix.values.size() < count) {
      char* end = nullptr;
      const double value = std::strtod(at, &end);
      if (end == at) break;
      matrix.values.push_back(value);
      at = end;
    }
  }
  if (matrix.values.size() < count)
    return cannotRead(fileName, phrase("table %1 ends after %2 numbers", name, matrix.values.size()));
  return matrix;
}

Result<Matrix> readDelimited(std::istream& in, const std::string& fileName, const MatrixFileOptions& options) {
  Matrix matrix;
  std::string line;
  for (size_t k = 0; k < options.headerLines; ++k) std::getline(in, line);
  const char delimiter = options.delimiter.empty() ? ',' : options.delimiter.front();
  while (std::getline(in, line)) {
    std::replace(line.begin(), line.end(), delimiter, ' ');
    const char* at = line.c_str();
    size_t count = 0;
    for (char* end = nullptr;; at = end, ++count) {
      const double value = std::strtod(at, &end);
      if (end == at) break;
      matrix.values.push_back(value);
    }
    if (count == 0) continue;
    if (matrix.rows > 0 && count != matrix.columns) return cannotRead(fileName, phrase("lines of different length"));
    matrix.columns = count;
    ++matrix.rows;
  }
  if (matrix.rows == 0) return cannotRead(fileName, phrase("no numbers"));
  return matrix;
}

// ---- MATLAB -----------------------------------------------------------------------------------------------------

template <class T>
T readAs(std::string_view bytes, size_t at) {
  T value{};
  std::memcpy(&value, bytes.data() + at, sizeof(T));
  return value;
}

// One number of a MATLAB data type (numbering of version 5 files).
double numberAt(std::string_view bytes, size_t at, uint32_t type) {
  switch (type) {
    case 1:
      return readAs<int8_t>(bytes, at);
    case 2:
      return readAs<uint8_t>(bytes, at);
    case 3:
      return readAs<int16_t>(bytes, at);
    case 4:
      return readAs<uint16_t>(bytes, at);
    case 5:
      return readAs<int32_t>(bytes, at);
    case 6:
      return readAs<uint32_t>(bytes, at);
    case 7:
      return static_cast<double>(readAs<float>(bytes, at));
    case 9:
      return readAs<double>(bytes, at);
    case 12:
      return static_cast<double>(readAs<int64_t>(bytes, at));
    case 13:
      return static_cast<double>(readAs<uint64_t>(bytes, at));
    default:
      return std::nan("");
  }
}

size_t sizeOfType(uint32_t type) {
  static constexpr size_t kSizes[] = {0, 1, 1, 2, 2, 4, 4, 4, 0, 8, 0, 0, 8, 8};
  return type < std::size(kSizes) ? kSizes[type] : 0;
}

// Column-major numbers in the file to a row-major matrix.
bool fillMatrix(std::string_view bytes, size_t at, size_t end, uint32_t type, Matrix& matrix) {
  if (!isWithinBudget(matrix)) return false;
  const size_t size = sizeOfType(type), count = matrix.rows * matrix.columns;
  if (size == 0 || at + count * size > end) return false;
  if (count == 0) return true;
  matrix.values.resize(count);
  for (size_t c = 0; c < matrix.columns; ++c)
    for (size_t r = 0; r < matrix.rows; ++r)
      matrix.values[r * matrix.columns + c] = numberAt(bytes, at + (c * matrix.rows + r) * size, type);
  return true;
}

Result<Matrix> readMatlab4(std::string_view bytes, const std::string& fileName, const std::string& name) {
  // Precision digit of version 4 (0 double, 1 float, 2 int32, 3 int16, 4 uint16, 5 uint8) to types of version 5.
  static constexpr uint32_t kTypes[] = {9, 7, 5, 3, 4, 2};
  size_t at = 0;
  while (at + 20 <= bytes.size()) {
    const auto kind = readAs<int32_t>(bytes, at);
    const auto rows = readAs<int32_t>(bytes, at + 4), columns = readAs<int32_t>(bytes, at + 8);
    const auto imaginary = readAs<int32_t>(bytes, at + 12), length = readAs<int32_t>(bytes, at + 16);
    const int32_t precision = kind / 10 % 10;
    if (kind < 0 || kind > 999 || rows < 0 || columns < 0 || length < 1 || precision > 5) break;
    at += 20;
    if (at + static_cast<size_t>(length) > bytes.size()) break;
    const std::string found(bytes.data() + at, static_cast<size_t>(length) - 1);
    at += static_cast<size_t>(length);
    Matrix matrix{static_cast<size_t>(rows), static_cast<size_t>(columns), {}};
    if (found == name) {
      if (fillMatrix(bytes, at, bytes.size(), kTypes[precision], matrix)) return matrix;
      break;
    }
    if (!isWithinBudget(matrix)) break;
    const size_t size = matrix.rows * matrix.columns * sizeOfType(kTypes[precision]);
    at += imaginary != 0 ? 2 * size : size;
  }
  return cannotRead(fileName, phrase("there is no matrix %1", name));
}

// A tagged element of a version 5 file; small elements carry up to four bytes in the tag.
struct Element {
  uint32_t type = 0;
  size_t begin = 0, size = 0, next = 0;
};
bool readElement(std::string_view bytes, size_t at, size_t end, Element& element) {
  if (at + 8 > end) return false;
  const auto word = readAs<uint32_t>(bytes, at);
  if ((word >> 16) != 0) {
    element = {word & 0xFFFF, at + 4, word >> 16, at + 8};
    return element.size <= 4;
  }
  const auto size = readAs<uint32_t>(bytes, at + 4);
  element = {word, at + 8, size, at + 8 + (size + 7) / 8 * 8};
  return element.begin + element.size <= end;
}

constexpr uint32_t kMatrix = 14, kCompressed = 15;

// How an element of type miMATRIX begins.
struct ArrayHead {
  Element flags, dims, label;
  size_t end = 0;  // of the whole element
};
bool readHead(std::string_view bytes, const Element& array, ArrayHead& head) {
  head.end = array.begin + array.size;
  return array.type == kMatrix && readElement(bytes, array.begin, head.end, head.flags) && head.flags.size >= 4 &&
         readElement(bytes, head.flags.next, head.end, head.dims) && head.dims.size == 8 &&
         readElement(bytes, head.dims.next, head.end, head.label);
}

// The matrix itself, or what a path of names leads to through the fields of structures.
std::optional<Matrix> matrixAt(std::string_view bytes, const ArrayHead& head, std::string_view path) {
  constexpr uint32_t kStructure = 2, kDouble = 6, kLastInteger = 15;
  const uint32_t kind = readAs<uint32_t>(bytes, head.flags.begin) & 0xFF;
  if (path.empty()) {
    if (kind < kDouble || kind > kLastInteger) return std::nullopt;
    Element data;
    Matrix matrix{readAs<uint32_t>(bytes, head.dims.begin), readAs<uint32_t>(bytes, head.dims.begin + 4), {}};
    if (!readElement(bytes, head.label.next, head.end, data) ||
        !fillMatrix(bytes, data.begin, data.begin + data.size, data.type, matrix))
      return std::nullopt;
    return matrix;
  }
  Element width, names, field;
  if (kind != kStructure || !readElement(bytes, head.label.next, head.end, width) || width.size < 4 ||
      !readElement(bytes, width.next, head.end, names))
    return std::nullopt;
  const size_t dot = std::min(path.find('.'), path.size());
  const size_t length = readAs<uint32_t>(bytes, width.begin);
  size_t at = names.next;
  for (size_t k = 0; length > 0 && (k + 1) * length <= names.size; ++k, at = field.next) {
    if (!readElement(bytes, at, head.end, field)) return std::nullopt;
    std::string_view name(bytes.data() + names.begin + k * length, length);
    if (name.substr(0, name.find('\0')) != path.substr(0, dot)) continue;
    ArrayHead inner;
    if (!readHead(bytes, field, inner)) return std::nullopt;
    return matrixAt(bytes, inner, path.substr(std::min(dot + 1, path.size())));
  }
  return std::nullopt;
}

// The matrix of a name, or of a path through a structure (s.field), if the element holds it.
std::optional<Matrix> namedMatrix(std::string_view bytes, const Element& array, std::string_view name) {
  ArrayHead head;
  if (!readHead(bytes, array, head)) return std::nullopt;
  const size_t dot = std::min(name.find('.'), name.size());
  if (std::string_view(bytes.data() + head.label.begin, head.label.size) != name.substr(0, dot)) return std::nullopt;
  return matrixAt(bytes, head, name.substr(std::min(dot + 1, name.size())));
}

Result<Matrix> readMatlab5(std::string_view bytes, const std::string& fileName, const std::string& name) {
  // Compressed elements follow each other without padding.
  size_t next = 0;
  for (size_t at = 128; at + 8 <= bytes.size(); at = next) {
    Element outer;
    const auto type = readAs<uint32_t>(bytes, at);
    if (type == kCompressed) {
      const size_t size = readAs<uint32_t>(bytes, at + 4);
      next = at + 8 + size;
      if (next > bytes.size()) break;
      const auto plain = inflateZlib(bytes.substr(at + 8, size), kElementBudget);
      if (!plain) return cannotRead(fileName, phrase("a compressed part is damaged"));
      const std::string_view inside(plain->data(), plain->size());
      if (!readElement(inside, 0, inside.size(), outer)) continue;
      if (auto matrix = namedMatrix(inside, outer, name)) return std::move(*matrix);
      continue;
    }
    if (!readElement(bytes, at, bytes.size(), outer)) break;
    next = outer.next;
    if (auto matrix = namedMatrix(bytes, outer, name)) return std::move(*matrix);
  }
  return cannotRead(fileName, phrase("there is no matrix %1", name));
}

}  // namespace

Result<Matrix> readMatrix(const std::string& bytes, const std::string& fileName, const std::string& matrixName,
                          const MatrixFileOptions& options) {
  if (fileName.ends_with(".mat")) {
    const bool isVersion5 = bytes.size() > 128 && bytes.compare(0, 6, "MATLAB") == 0;
    return isVersion5 ? readMatlab5(bytes, fileName, matrixName) : readMatlab4(bytes, fileName, matrixName);
  }
  std::istringstream in(bytes);
  return fileName.ends_with(".csv") ? readDelimited(in, fileName, options) : readText(in, fileName, matrixName);
}

Result<Matrix> readMatrixFile(Door& door, const std::string& fileName, const std::string& matrixName,
                              const MatrixFileOptions& options) {
  const auto bytes = door.read(fileName);
  if (!bytes) return bytes.reason();
  return readMatrix(*bytes, fileName, matrixName, options);
}

}  // namespace armature::native
