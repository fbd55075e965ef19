#include "engine/results/csv.h"

#include <cerrno>
#include <charconv>
#include <cmath>
#include <iterator>

#include "engine/base/read_file.h"
#include "engine/base/system_words.h"

namespace armature::results {

namespace {

// Of a table that is read: it comes from anybody. A file of commas alone would else take thirty times its length.
constexpr uint64_t kMostBytes = uint64_t{256} << 20;
constexpr size_t kMostNames = 100'000, kMostNumbers = 10'000'000;

}  // namespace

std::string csvCell(const std::string& text) {
  if (text.find_first_of(",\"\n\r") == std::string::npos) return text;
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"') result += '"';
    result += c;
  }
  return result + '"';
}

void appendCsvNumber(std::string& line, double value) {
  char buffer[40];
  if (std::isfinite(value)) {
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, value == 0 ? 0.0 : value).ptr;
    line.append(buffer, end);
  } else {
    line += std::isnan(value) ? "nan" : value > 0 ? "inf" : "-inf";
  }
}

void writeCsvHeader(const Store& store, const std::vector<uint32_t>& columns, DurableFile& file) {
  std::string text = "time";
  for (const uint32_t c : columns) {
    if (store.columns()[c].name != "time") text += ',' + csvCell(store.columns()[c].name);
  }
  file.write(text + '\n');
}

void writeCsvRows(const Store& store, const std::vector<uint32_t>& columns, uint64_t begin, uint64_t end,
                  DurableFile& file) {
  std::string text;
  for (uint64_t row = begin; row < end && !file.hasFailed(); ++row) {
    text.clear();
    appendCsvNumber(text, store.time(row));
    for (const uint32_t c : columns) {
      const Column& column = store.columns()[c];
      if (column.name == "time") continue;
      text += ',';
      if (column.type == Column::Type::string) {
        text += csvCell(column.text);
      } else {
        appendCsvNumber(text, store.value(column, row));
      }
    }
    text += '\n';
    file.write(text);
  }
}

Result<void> writeCsv(const Store& store, const std::vector<uint32_t>& columns, const std::string& path) {
  DurableFile file(path);
  writeCsvHeader(store, columns, file);
  writeCsvRows(store, columns, 0, store.rowCount(), file);
  return file.commit();
}

namespace {

// The cells of the line that begins at `at`, which is moved on; not all of them where there are more than `most`.
std::vector<std::string> splitLine(std::string_view text, size_t& at, size_t most) {
  std::vector<std::string> cells(1);
  bool isQuoted = false;
  for (; at < text.size() && cells.size() <= most; ++at) {
    const char c = text[at];
    if (isQuoted) {
      if (c != '"') {
        cells.back() += c;
      } else if (at + 1 < text.size() && text[at + 1] == '"') {
        cells.back() += '"';
        ++at;
      } else {
        isQuoted = false;
      }
    } else if (c == '"') {
      isQuoted = true;
    } else if (c == ',') {
      cells.emplace_back();
    } else if (c == '\n') {
      ++at;
      break;
    } else if (c != '\r') {
      cells.back() += c;
    }
  }
  return cells;
}

double numberOf(const std::string& cell) {
  if (cell == "true") return 1;
  if (cell == "false") return 0;
  double value = std::nan("");
  std::from_chars(cell.data(), cell.data() + cell.size(), value);
  return value;
}

}  // namespace

Result<Table> readCsv(const std::string& path) {
  const std::optional<std::string> text = readFile(path, kMostBytes);
  if (!text) return failure("F302", phrase("cannot read %1: %2", path, systemWords(errno)));
  return readCsvText(*text, path);
}

Result<Table> readCsvText(std::string_view text, const std::string& path) {
  size_t at = 0;
  Table table;
  table.names = splitLine(text, at, kMostNames);
  if (table.names.size() > kMostNames)
    return failure("F302", phrase("%1: more than %2 columns are not read", path, kMostNames));
  table.columns.resize(table.names.size());
  while (at < text.size()) {
    const std::vector<std::string> cells = splitLine(text, at, table.names.size());
    if (cells.size() == 1 && cells[0].empty()) continue;
    if (cells.size() != table.names.size())
      return failure("F302", phrase("%1: a row has the wrong number of columns", path));
    if (table.columns[0].size() >= kMostNumbers / cells.size())
      return failure("F302", phrase("%1: more than %2 numbers are not read", path, kMostNumbers));
    for (size_t k = 0; k < cells.size(); ++k) table.columns[k].push_back(numberOf(cells[k]));
  }
  return table;
}

}  // namespace armature::results
