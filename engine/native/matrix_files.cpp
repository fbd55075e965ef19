// Matrices in files: read from text and MATLAB files, written as MATLAB files of level 4 (MathWorks, MAT-File Format:
// five 32-bit numbers, the name with its end, the elements by columns) or level 5 (tagged elements, not compressed).
#include <array>
#include <bit>
#include <cstring>
#include <limits>
#include <optional>

#include "engine/native/registry.h"
#include "engine/native/table_data.h"

namespace armature::native {
namespace {

bool readMatrixSizes(Call& call) {
  ArgumentReader in(call);
  const std::string file = in.text(), name = in.text();
  const Result<Matrix> matrix = readMatrixFile(call.context.door, file, name);
  if (!matrix) return failCall(call, matrix.reason());
  if (call.out.size() < 2) return failCall(call, phrase("a matrix has two sizes"));
  call.out[0] = static_cast<double>(matrix->rows);
  call.out[1] = static_cast<double>(matrix->columns);
  return true;
}

bool readRealMatrix(Call& call) {
  ArgumentReader in(call);
  const std::string file = in.text(), name = in.text();
  const Result<Matrix> matrix = readMatrixFile(call.context.door, file, name);
  if (!matrix) return failCall(call, matrix.reason());
  if (call.out.size() != matrix->values.size())
    return failCall(call,
                    phrase("matrix %1 of %2 has %3 rows and %4 columns", name, file, matrix->rows, matrix->columns));
  std::copy(matrix->values.begin(), matrix->values.end(), call.out.begin());
  return true;
}

struct Version4Header {
  int32_t type = std::endian::native == std::endian::little ? 0 : 1000;  // numbers in double precision
  int32_t rows = 0, columns = 0;
  int32_t isComplex = 0;
  int32_t nameLength = 0;  // with the end
};

// Length of the matrix that begins at `at`; 0 where the text is no matrix of this version. Its name goes to `name`.
size_t matrixLength(std::string_view bytes, size_t at, std::string& name) {
  Version4Header h;
  if (bytes.size() - at < sizeof h) return 0;
  std::memcpy(&h, bytes.data() + at, sizeof h);
  static constexpr size_t kSizes[] = {8, 4, 4, 2, 2, 1};  // by the precision, the third digit of the type
  const int32_t precision = h.type / 10 % 10;
  if (h.type < 0 || h.type > 4052 || precision > 5 || h.rows < 0 || h.columns < 0 || h.nameLength < 1) return 0;
  const size_t room = bytes.size() - at - sizeof h;
  const auto nameLength = static_cast<size_t>(h.nameLength);
  const auto count = static_cast<uint64_t>(h.rows) * static_cast<uint64_t>(h.columns);
  if (nameLength > room || count > room / kSizes[precision]) return 0;
  const size_t length = nameLength + count * kSizes[precision] * (h.isComplex != 0 ? 2 : 1);
  if (length > room) return 0;
  name.assign(bytes.substr(at + sizeof h, nameLength - 1));
  return sizeof h + length;
}

// What a file of version 4 holds besides the matrix that is written anew; nothing when it is of another version.
std::optional<std::string> otherMatrices(const std::string& bytes, const std::string& written) {
  std::string kept, name;
  for (size_t at = 0; at < bytes.size();) {
    const size_t length = matrixLength(bytes, at, name);
    if (length == 0) return std::nullopt;
    if (name != written) kept.append(bytes, at, length);
    at += length;
  }
  return kept;
}

std::string matrixBytes(const std::string& name, std::span<const double> byRows, int32_t rows, int32_t columns) {
  Version4Header h;
  h.rows = rows;
  h.columns = columns;
  h.nameLength = static_cast<int32_t>(name.size() + 1);
  std::string bytes(sizeof h, 0);
  std::memcpy(bytes.data(), &h, sizeof h);
  bytes.append(name.c_str(), name.size() + 1);
  for (int32_t j = 0; j < columns; ++j)
    for (int32_t i = 0; i < rows; ++i) {
      char number[sizeof(double)];
      std::memcpy(number, &byRows[static_cast<size_t>(i) * static_cast<size_t>(columns) + static_cast<size_t>(j)],
                  sizeof number);
      bytes.append(number, sizeof number);
    }
  return bytes;
}

void append(std::string& bytes, const void* data, size_t size) {
  bytes.append(static_cast<const char*>(data), size);
}

// A tagged element of level 5: type, size in bytes, content, filled up to eight bytes.
void appendElement(std::string& bytes, uint32_t type, std::string_view content) {
  const uint32_t tag[] = {type, static_cast<uint32_t>(content.size())};
  append(bytes, tag, sizeof tag);
  bytes += content;
  bytes.append((8 - content.size() % 8) % 8, '\0');
}

std::string level5Header() {
  std::string bytes = "MATLAB 5.0 MAT-file";
  bytes.resize(124, ' ');
  const uint16_t words[] = {0x0100, 0x4D49};  // version; shows the order of bytes
  append(bytes, words, sizeof words);
  return bytes;
}

// The matrix in the words of level 5: flags (an array of doubles), sizes, name, numbers.
std::string level5Bytes(const std::string& name, std::span<const double> byRows, int32_t rows, int32_t columns) {
  constexpr uint32_t kBytes = 1, kInts = 5, kUnsigned = 6, kDoubles = 9, kMatrix = 14, kDoubleArray = 6;
  const uint32_t flags[] = {kDoubleArray, 0};
  const int32_t sizes[] = {rows, columns};
  std::string content, numbers, bytes;
  for (size_t j = 0; j < static_cast<size_t>(columns); ++j)
    for (size_t i = 0; i < static_cast<size_t>(rows); ++i)
      append(numbers, &byRows[i * static_cast<size_t>(columns) + j], sizeof(double));
  appendElement(content, kUnsigned, {reinterpret_cast<const char*>(flags), sizeof flags});
  appendElement(content, kInts, {reinterpret_cast<const char*>(sizes), sizeof sizes});
  appendElement(content, kBytes, name);
  appendElement(content, kDoubles, numbers);
  appendElement(bytes, kMatrix, content);
  return bytes;
}

// The content of a file; false where there is none yet, or none that may be read.
bool readExisting(Call& call, const std::string& file, std::string& bytes) {
  const auto kind = call.context.door.kindOf(file);
  if (!kind || *kind == FileKind::none) return false;
  auto read = call.context.door.read(file);
  if (read) bytes = read.take();
  return read.ok();
}

// What stands before a matrix that is written to a file of level 5; a message where it cannot be kept.
std::optional<std::string> level5Start(Call& call, const std::string& file, const std::string& name, bool isAppended) {
  std::string bytes;
  if (!isAppended || !readExisting(call, file, bytes)) return level5Header();
  if (bytes.size() < 128 || bytes.compare(0, 6, "MATLAB") != 0) {
    failCall(call, phrase("file %1 is not one of version 6", file));
    return std::nullopt;
  }
  if (readMatrixFile(call.context.door, file, name)) {
    failCall(call, phrase("file %1 has a matrix %2 already", file, name));
    return std::nullopt;
  }
  return bytes;
}

// Arguments: file, name, matrix, rows, columns, whether the file's other matrices stay, version. Result: success.
bool writeRealMatrix(Call& call) {
  ArgumentReader in(call);
  const std::string file = in.text(), name = in.text();
  const std::span<const double> values = in.array();
  const int64_t rows = in.integer(), columns = in.integer();
  const bool isAppended = in.number() != 0;
  const std::string version = in.text();
  if (version != "4" && version != "6" && version != "7")
    return failCall(call, phrase("matrices are written as files of version 4, 6 or 7, not %1", version));
  constexpr int64_t kLimit = std::numeric_limits<int32_t>::max();
  if (rows < 0 || columns < 0 || rows > kLimit || columns > kLimit ||
      static_cast<uint64_t>(rows) * static_cast<uint64_t>(columns) != values.size())
    return failCall(call, phrase("the sizes of matrix %1 do not fit its values", name));
  std::string bytes;
  if (version != "4") {
    std::optional<std::string> start = level5Start(call, file, name, isAppended);
    if (!start) return false;
    bytes = std::move(*start) + level5Bytes(name, values, static_cast<int32_t>(rows), static_cast<int32_t>(columns));
  } else if (isAppended) {
    std::string existing;
    readExisting(call, file, existing);
    std::optional<std::string> others = otherMatrices(existing, name);
    if (!others) return failCall(call, phrase("file %1 holds something else than matrices of version 4", file));
    bytes = std::move(*others);
  }
  if (version == "4") bytes += matrixBytes(name, values, static_cast<int32_t>(rows), static_cast<int32_t>(columns));
  if (!isDone(call, call.context.door.write(file, bytes))) return false;
  return giveNumber(call, 1);
}

constexpr std::array<Entry, 3> kMatrixEntries{{
    {"ModelicaIO_readMatrixSizes", readMatrixSizes},
    {"ModelicaIO_readRealMatrix", readRealMatrix},
    {"ModelicaIO_writeRealMatrix", writeRealMatrix},
}};

}  // namespace

std::span<const Entry> matrixFileNatives() {
  return kMatrixEntries;
}

}  // namespace armature::native
