// Results of a run in columns: one writer, any number of readers without locks, readable while it is written. Memory is
// taken in blocks that never move; a reader sees all rows below rowCount(). Writer and readers may be in two processes:
// then each has a store over the same shared memory, and a reader believes nothing that it finds there.
#pragma once
#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/base/result.h"
#include "engine/results/memory.h"

namespace armature::results {

struct Column {
  std::string name;
  uint32_t source = 0;  // index of the stored series; aliases share one
  bool isNegated = false;
  bool isConstant = false;  // parameters and constants
  // Of a constant, before the run: initialization may find another value, and a person may set one. Store::value knows.
  double constantAtFirst = 0;
  std::string text;  // value of a string variable
  std::string unit, displayUnit, quantity, description, enumeration, part;
  enum class Type : uint8_t { real, integer, boolean, string } type = Type::real;
  enum class Kind : uint8_t { constant, parameter, discrete, continuous } kind = Kind::continuous;
  bool isProtected = false;
  bool isState = false;
};

class Store {
 public:
  // `seriesCount` series besides time. The columns describe how names read them. Without a memory the store has one of
  // its own. A fresh memory makes an empty store; one that another store with equal columns has begun is joined.
  Store(std::vector<Column> columns, uint32_t seriesCount, std::shared_ptr<Memory> memory = nullptr);
  ~Store();
  // Where the rows lie; what a process needs for a store of its own over them.
  const std::shared_ptr<Memory>& memory() const { return memory_; }

  // Whether so many rows fit into the memory that results may fill. Rows are a real number: too many to be counted is
  // a question, too.
  bool canHold(double rows) const;
  // Writer: appends one row; `values` has seriesCount entries. Two rows of equal time make an event.
  // False when memory is exhausted: the row is not added and the run should stop with a message.
  bool append(double time, const double* values);
  // Sets the value of a constant column (a parameter) once it is known, or anew when it is changed during the run.
  void setConstant(size_t column, double value);
  void finish() { head_->isFinished.store(true, std::memory_order_release); }

  // Readers, at any time. No more rows than the memory holds, whatever the writer says.
  uint64_t rowCount() const;
  // Whether all rows that the writer counts can be read here: this process may be refused the memory to see them.
  bool isWhole() const { return rowCount() == head_->rows.load(std::memory_order_acquire); }
  bool isFinished() const { return head_->isFinished.load(std::memory_order_acquire); }
  double time(uint64_t row) const;
  double value(const Column& column, uint64_t row) const;
  // Times, or values of a stored series, of rows [begin, end), which must be there, into places `stride` numbers apart:
  // for those who read many.
  void readTimes(uint64_t begin, uint64_t end, double* to, size_t stride) const;
  void readSeries(uint32_t source, uint64_t begin, uint64_t end, double* to, size_t stride) const;
  const std::vector<Column>& columns() const { return columns_; }
  // Index of a column by name, or −1.
  int64_t find(std::string_view name) const;
  // Value at a time by linear interpolation between rows (right limit at an event).
  double valueAt(const Column& column, double time) const;
  // Smallest and largest value of the rows [begin, end), not numbers where there is none. Uses the multi-resolution
  // summary: cost logarithmic in the number of rows.
  std::pair<double, double> range(const Column& column, uint64_t begin, uint64_t end) const;
  // First row whose time is not below t. Logarithmic.
  uint64_t lowerBound(double t) const;

 private:
  // What stands at the beginning of the memory, followed by the values of the constant columns.
  struct Head {
    std::atomic<uint64_t> rows{0};
    std::atomic<bool> isFinished{false};
  };
  struct Block;
  // Places of the smallest and the largest value of a series among rows [begin, end); numbers only.
  struct Extremes {
    uint64_t smallest = 0, largest = 0;
    double low = 0, high = 0;
    bool isEmpty = true;
  };
  // The block if it can be seen from here; null when the memory does not hold it (yet).
  Block* block(uint32_t k) const;
  Block* mapBlock(uint32_t k, bool isNew) const;
  uint64_t offsetOf(uint32_t k) const;
  double raw(uint32_t series, uint64_t row) const;
  template <class Piece>
  void forPieces(uint64_t begin, uint64_t end, const Piece& piece) const;
  void summarize(Block& block, uint64_t local);
  Extremes extremes(uint32_t series, uint64_t begin, uint64_t end) const;
  std::vector<Column> columns_;
  std::unordered_map<std::string_view, uint32_t> index_;
  uint32_t seriesCount_;
  std::shared_ptr<Memory> memory_;
  std::unique_ptr<std::atomic<Block*>[]> blocks_;
  mutable std::mutex mapping_;             // while a block is made known
  std::unique_ptr<double[]> headInstead_;  // where the memory gives nothing
  Head* head_ = nullptr;
  std::atomic<double>* constants_ = nullptr;  // by column, behind the head
  uint64_t headBytes_ = 0;
  uint64_t bytes_ = 0, byteBudget_ = 0;
};

}  // namespace armature::results
