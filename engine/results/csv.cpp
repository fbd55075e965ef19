#include "engine/results/csv.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cmath>
#include <condition_variable>
#include <iterator>
#include <map>
#include <mutex>
#include <thread>
#include <utility>

#include "engine/base/read_file.h"
#include "engine/base/system_words.h"

namespace armature::results {

namespace {

// Of a table that is read: it comes from anybody. A file of commas alone would else take thirty times its length.
constexpr uint64_t kMostTextBytes = uint64_t{256} << 20;
constexpr size_t kMostColumns = 100'000, kMostCells = 10'000'000;

constexpr size_t kLongestNumber = 32;
constexpr uint64_t kMostThreads = 8;  // the disk is slower than more of them

// The end of the text, of at most kLongestNumber characters.
char* writeNumber(double value, char* to) {
  if (std::isfinite(value)) return std::to_chars(to, to + kLongestNumber, value == 0 ? 0.0 : value).ptr;
  const std::string_view word = std::isnan(value) ? "nan" : value > 0 ? "inf" : "-inf";
  return std::copy(word.begin(), word.end(), to);
}

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
  char buffer[kLongestNumber];
  line.append(buffer, writeNumber(value, buffer));
}

namespace {

// Lines of a table. Most columns of a model are constant or another name of a series: those are made into text once,
// and once a row.
class CsvLines {
 public:
  CsvLines(const Store& store, const std::vector<uint32_t>& columns);
  // The lines of rows [begin, end), no more than kMostRows; valid until the next call.
  std::string_view of(uint64_t begin, uint64_t end);

  static constexpr uint64_t kMostRows = 128;

 private:
  struct Number {
    uint32_t source;
    bool isNegated;
    size_t offset = 0, length = 0;  // of its text in the line that is made
  };
  struct Cell {
    std::string before;  // comma and constants that stand before it
    size_t number;
  };
  size_t numberOf(const Column& column);
  char* writeLine(const double* values, char* to);

  const Store& store_;
  std::vector<Number> numbers_;
  std::map<std::pair<uint32_t, bool>, size_t> placeOf_;
  std::vector<Cell> cells_;
  std::string behind_;          // constants after the last cell
  std::vector<double> values_;  // (row x numbers and time)
  std::string text_;
};

CsvLines::CsvLines(const Store& store, const std::vector<uint32_t>& columns) : store_(store) {
  for (const uint32_t c : columns) {
    const Column& column = store.columns()[c];
    if (column.name == "time") continue;
    behind_ += ',';
    if (column.type == Column::Type::string) {
      behind_ += csvCell(column.text);
    } else if (column.isConstant) {
      appendCsvNumber(behind_, store.value(column, 0));
    } else {
      cells_.push_back({std::move(behind_), numberOf(column)});
      behind_.clear();
    }
  }
  behind_ += '\n';
  values_.resize((numbers_.size() + 1) * kMostRows);
  size_t longest = kLongestNumber + behind_.size();
  for (const Cell& cell : cells_) longest += cell.before.size() + kLongestNumber;
  text_.resize(longest * kMostRows);
}

size_t CsvLines::numberOf(const Column& column) {
  const auto [place, isNew] = placeOf_.emplace(std::pair(column.source, column.isNegated), numbers_.size());
  if (isNew) numbers_.push_back({column.source, column.isNegated});
  return place->second;
}

char* CsvLines::writeLine(const double* values, char* to) {
  char* const begin = to;
  to = writeNumber(values[0], to);
  for (Number& number : numbers_) number.length = 0;
  for (const Cell& cell : cells_) {
    to = std::copy(cell.before.begin(), cell.before.end(), to);
    Number& number = numbers_[cell.number];
    if (number.length > 0) {
      to = std::copy_n(begin + number.offset, number.length, to);
      continue;
    }
    const double value = values[cell.number + 1];
    char* const end = writeNumber(number.isNegated ? -value : value, to);
    number.offset = static_cast<size_t>(to - begin);
    number.length = static_cast<size_t>(end - to);
    to = end;
  }
  return std::copy(behind_.begin(), behind_.end(), to);
}

std::string_view CsvLines::of(uint64_t begin, uint64_t end) {
  const size_t width = numbers_.size() + 1;
  store_.readTimes(begin, end, values_.data(), width);
  for (size_t k = 0; k < numbers_.size(); ++k)
    store_.readSeries(numbers_[k].source, begin, end, values_.data() + k + 1, width);
  char* to = text_.data();
  for (uint64_t row = 0; row < end - begin; ++row) to = writeLine(values_.data() + row * width, to);
  return {text_.data(), static_cast<size_t>(to - text_.data())};
}

class CsvRows final : public RowWriter {
 public:
  CsvRows(const Store& store, std::vector<uint32_t> columns) : store_(store), columns_(std::move(columns)) {}
  void begin(DurableFile& file, uint64_t /*rows*/) override {
    std::string text = "time";
    for (const uint32_t c : columns_) {
      if (store_.columns()[c].name != "time") text += ',' + csvCell(store_.columns()[c].name);
    }
    file.write(text + '\n');
  }
  void rows(DurableFile& file, uint64_t begin, uint64_t end, unsigned threads) override;
  void end(DurableFile& /*file*/, uint64_t /*rows*/) override {}
  bool goesBack() const override { return false; }

 private:
  const Store& store_;
  const std::vector<uint32_t> columns_;
};

// Rows of a file, made into text by several threads: each makes a piece, and writes it when those before it are there.
class CsvPieces {
 public:
  CsvPieces(const Store& store, const std::vector<uint32_t>& columns, DurableFile& file, uint64_t begin, uint64_t end)
      : store_(store), columns_(columns), file_(file), begin_(begin), end_(end) {}
  uint64_t count() const { return (end_ - begin_ + kRows - 1) / kRows; }
  // The pieces `first`, `first` + `stride`, …: one thread for each first below the stride.
  void make(uint64_t first, uint64_t stride) {
    // Anew for each call: a parameter may have been changed meanwhile.
    CsvLines lines(store_, columns_);
    std::string text;
    for (uint64_t piece = first; piece < count(); piece += stride) {
      text.clear();
      const uint64_t end = std::min(end_, begin_ + (piece + 1) * kRows);
      for (uint64_t row = begin_ + piece * kRows; row < end; row += CsvLines::kMostRows)
        text += lines.of(row, std::min(end, row + CsvLines::kMostRows));
      write(piece, text);
    }
  }

 private:
  void write(uint64_t piece, const std::string& text) {
    std::unique_lock lock(mutex_);
    turn_.wait(lock, [&] { return next_ == piece; });
    if (!file_.hasFailed()) file_.write(text);
    ++next_;
    turn_.notify_all();
  }
  static constexpr uint64_t kRows = 8 * CsvLines::kMostRows;
  const Store& store_;
  const std::vector<uint32_t>& columns_;
  DurableFile& file_;
  const uint64_t begin_, end_;
  std::mutex mutex_;
  std::condition_variable turn_;
  uint64_t next_ = 0;
};

void CsvRows::rows(DurableFile& file, uint64_t begin, uint64_t end, unsigned threads) {
  if (begin >= end || file.hasFailed()) return;
  CsvPieces pieces(store_, columns_, file, begin, end);
  const uint64_t stride = std::max<uint64_t>(1, std::min<uint64_t>({threads, kMostThreads, pieces.count()}));
  std::vector<std::thread> others;
  for (uint64_t first = 1; first < stride; ++first) others.emplace_back([&, first] { pieces.make(first, stride); });
  pieces.make(0, stride);
  for (std::thread& other : others) other.join();
}

}  // namespace

std::unique_ptr<RowWriter> makeCsvRows(const Store& store, const std::vector<uint32_t>& columns) {
  return std::make_unique<CsvRows>(store, columns);
}

Result<void> writeCsv(const Store& store, const std::vector<uint32_t>& columns, const std::string& path) {
  CsvRows all(store, columns);
  return writeRows(all, store.rowCount(), path);
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
  const std::optional<std::string> text = readFile(path, kMostTextBytes);
  if (!text) return failure("F302", phrase("cannot read %1: %2", path, systemWords(errno)));
  return readCsvText(*text, path);
}

Result<Table> readCsvText(std::string_view text, const std::string& path) {
  size_t at = 0;
  Table table;
  table.names = splitLine(text, at, kMostColumns);
  if (table.names.size() > kMostColumns)
    return failure("F302", phrase("%1: more than %2 columns are not read", path, kMostColumns));
  table.columns.resize(table.names.size());
  while (at < text.size()) {
    const std::vector<std::string> cells = splitLine(text, at, table.names.size());
    if (cells.size() == 1 && cells[0].empty()) continue;
    if (cells.size() != table.names.size())
      return failure("F302", phrase("%1: a row has the wrong number of columns", path));
    if (table.columns[0].size() >= kMostCells / cells.size())
      return failure("F302", phrase("%1: more than %2 numbers are not read", path, kMostCells));
    for (size_t k = 0; k < cells.size(); ++k) table.columns[k].push_back(numberOf(cells[k]));
  }
  return table;
}

}  // namespace armature::results
