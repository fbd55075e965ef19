// Results of a run in columns: one writer, any number of readers without locks, readable while it is written. Memory is
// taken in blocks that never move; a reader sees all rows below rowCount(). Writer and readers may be in two processes:
// then each has a store over the same shared memory, and a reader believes nothing that it finds there. Rows beyond a
// budget of memory lie in a file.
#pragma once
#include <atomic>
#include <cmath>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/base/result.h"
#include "engine/results/block.h"
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

// What the rows of a run may take.
struct Budget {
  uint64_t memory = 0;  // [bytes] in this process; rows beyond it lie in a file. Less than is needed means the least
  std::string folder;   // of that file
};
// An eighth of the machine's memory, so that a few runs fit beside what else is done; in the folder that TMPDIR names,
// else among the user's cached files.
Budget usualBudget();

class Store {
 public:
  // `seriesCount` series besides time. The columns describe how names read them. Without a memory the store has one of
  // its own. A fresh memory makes an empty store; one that another store with equal columns has begun is joined.
  Store(std::vector<Column> columns, uint32_t seriesCount, std::shared_ptr<Memory> memory = nullptr);
  ~Store();
  // Where the rows lie; what a process needs for a store of its own over them.
  const std::shared_ptr<Memory>& memory() const { return memory_; }

  // Keeps what the rows take of this process' memory within a budget; those that have been read are part of it. To be
  // called once, before the first row, on the side that reads: the writer may be in another process, and waits where
  // the disk is slower than it is. The file goes with the store, or with the processes. It takes at most half of what
  // is free now. A folder that cannot be used is told when the budget is exhausted.
  void keepWithin(const Budget& budget);
  // Bytes of the rows that lie in the file.
  uint64_t bytesInFile() const;

  // Whether so many rows fit into what results may fill. Rows are a real number: too many to be counted is a question,
  // too.
  bool canHold(double rows) const;
  // Writer: appends one row; `values` has seriesCount entries. Two rows of equal time make an event.
  // False when there is no room for it: the row is not added and the run should stop with whyFull().
  bool append(double time, const double* values);
  // Writer: what there is no room in, and why. Code R140.
  Diagnostic whyFull() const;
  // Writer: makes all rows readable on its side, those, too, whose memory has been used anew. False where the file
  // cannot be seen from here.
  bool lookBack();
  // Sets the value of a constant column (a parameter) once it is known, or anew when it is changed during the run.
  void setConstant(size_t column, double value);
  void finish() { head_->isFinished.store(true, std::memory_order_release); }
  // Writer, and nobody reads: empty again, with the memory that it has, for the next of many runs. Not with a file.
  void beginAgain();

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
  // summary: cost logarithmic in the number of rows, and linear in that of blocks.
  std::pair<double, double> range(const Column& column, uint64_t begin, uint64_t end) const;
  // Of the groups [begin, end) of 2^`bits` rows each, which must be there as a whole; bits >= kExtentBits. For pictures
  // of long stretches: cost linear in the number of groups, whatever their size.
  void readExtents(const Column& column, uint32_t bits, uint64_t begin, uint64_t end, Extent* to) const;
  static constexpr uint32_t kExtentBits = Block::kGroupBits;
  // First row whose time is not below t. Logarithmic.
  uint64_t lowerBound(double t) const;
  // The same where it is about `guess` and not before `from`: at hardly any cost where it is near.
  uint64_t lowerBound(double t, uint64_t from, uint64_t guess) const;
  // A row about where a time is, for which nothing is read: next to it among rows in memory, and elsewhere no more than
  // kNear rows away.
  uint64_t rowNear(double t) const;
  static constexpr uint64_t kNear = Block::kTimesApart;
  // Whether rows may have to be read from a disk.
  bool hasFile() const { return outlet_ != nullptr && bytesInFile() > 0; }

 private:
  // What stands at the beginning of the memory, followed by the values of the constant columns.
  struct Head {
    std::atomic<uint64_t> rows{0};
    std::atomic<bool> isFinished{false};
    // What keepWithin() tells the writer.
    std::atomic<uint32_t> places{0};    // wide blocks that may be in memory at once; 0: there is no file
    std::atomic<uint32_t> inFile{0};    // wide blocks that lie in the file, from the first on
    std::atomic<int32_t> problem{0};    // why no more go there: errno, or Spool::kDiskShare
    std::atomic<uint64_t> capacity{0};  // [bytes] of memory and file
    char folder[4096]{};                // as long as a path can be
  };
  class Outlet;
  struct Bracket {
    uint64_t low = 0, high = 0;            // rows
    double lowTime = NAN, highTime = NAN;  // of these, where they are at hand
  };
  Bracket bracket(double t) const;
  bool hasRoomFor(uint32_t k);
  // The block if it can be seen from here; null when the memory does not hold it (yet).
  Block* block(uint32_t k) const;
  Block* mapBlock(uint32_t k, bool isNew) const;
  Block* beginBlock(uint32_t k);
  bool isReused(uint32_t k) const;
  // A block that is there, which is about to be read.
  const Block& readable(uint32_t k) const {
    const Block& block = *this->block(k);
    if (block.isInFile()) warm(block);
    return block;
  }
  void warm(const Block& block) const;
  // In the file, and not seen lately: it is read there.
  bool isCold(const Block& block) const;
  uint32_t fullWideBlocks() const;
  template <class Piece>
  void forPieces(uint64_t begin, uint64_t end, const Piece& piece) const;
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
  RowLayout layout_;
  uint32_t places_ = 0;  // as in the head, which another process may write
  uint64_t bytes_ = 0, byteBudget_ = 0;
  // Blocks in the file that have been read lately, the oldest first: the memory of older ones is given back.
  mutable std::mutex warmth_;
  mutable std::deque<const Block*> warm_;
  size_t mostWarm_ = 0;
  std::unique_ptr<Outlet> outlet_;  // ends before all that it uses
};

}  // namespace armature::results
