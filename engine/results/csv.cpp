#include "engine/results/csv.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cmath>
#include <condition_variable>
#include <cstring>
#include <iterator>
#include <map>
#include <mutex>
#include <thread>
#include <utility>

#include "engine/base/read_file.h"
#include "engine/base/system_words.h"
#include "engine/results/number_text.h"

namespace armature::results {

namespace {

// Of a table that is read: it comes from anybody. A file of commas alone would else take thirty times its length.
constexpr uint64_t kMostTextBytes = uint64_t{256} << 20;
constexpr size_t kMostColumns = 100'000, kMostCells = 10'000'000;

constexpr uint64_t kMostThreads = 8;  // the disk is slower than more of them

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

// To where there is room for kLongestNumber characters, from where so many can be read: a copy of a fixed length is
// some instructions, one of these few characters by their number a call.
char* copyShort(const char* from, size_t length, char* to) {
  std::array<char, kLongestNumber> text;
  std::memcpy(text.data(), from, text.size());
  std::memcpy(to, text.data(), text.size());
  return to + length;
}

// Lines of a table. Most columns of a model are constant or another name of a series, or its negative: those are made
// into text once, and once a row.
class CsvLines {
 public:
  // For so many rows at once.
  CsvLines(const Store& store, const std::vector<uint32_t>& columns, uint64_t mostRows);
  // The lines of rows [begin, end); valid until the next call.
  std::string_view of(uint64_t begin, uint64_t end);

 private:
  struct Number {
    uint32_t source;
    std::array<char, kLongestNumber> text;  // without its sign, in the line that is made
    size_t length = 0;
    bool isBelow = false, isAbove = false;  // zero; what is not a number is neither
  };
  struct Cell {
    size_t before, length;  // comma and constants that stand before it, in constants_
    size_t number;
    bool isNegated;
  };
  size_t numberOf(const Column& column);
  char* writeConstants(size_t at, size_t length, char* to) const;
  char* writeLine(const double* values, char* to);

  const Store& store_;
  std::vector<Number> numbers_;
  std::map<uint32_t, size_t> placeOf_;  // of a series in numbers_
  std::vector<Cell> cells_;
  std::string constants_;
  size_t behind_ = 0, behindLength_ = 0;  // constants after the last cell
  std::vector<double> values_;            // (row x numbers and time)
  std::string text_;
};

CsvLines::CsvLines(const Store& store, const std::vector<uint32_t>& columns, uint64_t mostRows) : store_(store) {
  for (const uint32_t c : columns) {
    const Column& column = store.columns()[c];
    if (column.name == "time") continue;
    constants_ += ',';
    if (column.type == Column::Type::string) {
      constants_ += csvCell(column.text);
    } else if (column.isConstant) {
      appendCsvNumber(constants_, store.value(column, 0));
    } else {
      cells_.push_back({behind_, constants_.size() - behind_, numberOf(column), column.isNegated});
      behind_ = constants_.size();
    }
  }
  constants_ += '\n';
  behindLength_ = constants_.size() - behind_;
  const size_t longest = constants_.size() + (cells_.size() + 1) * (kLongestNumber + 1);
  constants_.append(kLongestNumber, '\0');
  values_.resize((numbers_.size() + 1) * mostRows);
  text_.resize(longest * mostRows + kLongestNumber);
}

size_t CsvLines::numberOf(const Column& column) {
  const auto [place, isNew] = placeOf_.emplace(column.source, numbers_.size());
  if (isNew) numbers_.push_back({column.source, {}});
  return place->second;
}

char* CsvLines::writeConstants(size_t at, size_t length, char* to) const {
  if (length <= kLongestNumber) return copyShort(&constants_[at], length, to);
  return std::copy_n(&constants_[at], length, to);
}

char* CsvLines::writeLine(const double* values, char* to) {
  to = writeNumber(values[0], to);
  for (size_t k = 0; k < numbers_.size(); ++k) {
    Number& number = numbers_[k];
    const double value = values[k + 1];
    number.length = static_cast<size_t>(writeNumber(std::fabs(value), number.text.data()) - number.text.data());
    number.isBelow = value < 0;
    number.isAbove = value > 0;
  }
  for (const Cell& cell : cells_) {
    to = writeConstants(cell.before, cell.length, to);
    const Number& number = numbers_[cell.number];
    if (cell.isNegated ? number.isAbove : number.isBelow) *to++ = '-';
    to = copyShort(number.text.data(), number.length, to);
  }
  return writeConstants(behind_, behindLength_, to);
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
      : store_(store), columns_(columns), file_(file), begin_(begin), end_(end), rows_(rowsOf(columns, end - begin)) {}
  uint64_t count() const { return (end_ - begin_ + rows_ - 1) / rows_; }
  // The pieces `first`, `first` + `stride`, …: one thread for each first below the stride.
  void make(uint64_t first, uint64_t stride) {
    // Anew for each call: a parameter may have been changed meanwhile.
    CsvLines lines(store_, columns_, rows_);
    for (uint64_t piece = first; piece < count(); piece += stride) {
      const uint64_t row = begin_ + piece * rows_;
      write(piece, lines.of(row, std::min(end_, row + rows_)));
    }
  }

 private:
  // As many as stay in a processor's cache: long lines are made one by one, short ones by the hundred.
  static uint64_t rowsOf(const std::vector<uint32_t>& columns, uint64_t all) {
    constexpr uint64_t kMostRows = 128, kBytes = 1 << 20;
    return std::clamp<uint64_t>(kBytes / ((columns.size() + 1) * kLongestNumber), 1, std::min(kMostRows, all));
  }

  void write(uint64_t piece, std::string_view text) {
    std::unique_lock lock(mutex_);
    turn_.wait(lock, [&] { return next_ == piece; });
    if (!file_.hasFailed()) file_.write(text);
    ++next_;
    turn_.notify_all();
  }
  const Store& store_;
  const std::vector<uint32_t>& columns_;
  DurableFile& file_;
  const uint64_t begin_, end_;
  const uint64_t rows_;  // of a piece
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
