#include "engine/results/store.h"

#include <unistd.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <new>

namespace armature::results {

namespace {

constexpr uint64_t kFirstRows = 1024;  // rows of block 0; each further block has twice as many
constexpr uint32_t kBlockCount = 40;   // enough for 10^15 rows
constexpr uint32_t kGroupBits = 5;     // a summary covers 32 rows, or 32 summaries of the level below
constexpr uint32_t kGroup = 1u << kGroupBits;

struct Place {
  uint32_t block;
  uint64_t local;
};

Place placeOf(uint64_t row) {
  const uint64_t scaled = row / kFirstRows + 1;
  const uint32_t block = static_cast<uint32_t>(std::bit_width(scaled)) - 1;
  return {block, row - kFirstRows * ((1ull << block) - 1)};
}

uint64_t rowsOf(uint32_t block) {
  return kFirstRows << block;
}
uint64_t firstRowOf(uint32_t block) {
  return kFirstRows * ((1ull << block) - 1);
}

}  // namespace

// Rows of one block: times, then the series one after the other; summaries per series and level hold the local rows of
// the smallest and largest value of each complete group.
struct Store::Block {
  struct Pair {
    uint32_t smallest, largest;
  };
  uint64_t rows = 0;  // a power of two
  uint32_t levels = 0;
  double* times = nullptr;
  double* values = nullptr;          // (series x rows)
  std::vector<uint64_t> levelStart;  // of each level within a series' summaries
  uint64_t summaryCount = 0;         // per series
  Pair* summaries = nullptr;         // (series x summaryCount)

  // Summaries of a series in a block of so many rows.
  static uint64_t summariesOf(uint64_t rows) {
    uint64_t count = 0;
    for (uint64_t groups = rows >> kGroupBits; groups > 0; groups >>= kGroupBits) count += groups;
    return count;
  }
  static uint64_t bytesOf(uint64_t rows, uint32_t series) {
    return rows * 8 * (1ull + series) + summariesOf(rows) * sizeof(Pair) * series;
  }
  Block(uint64_t rowCount, uint32_t series, void* memory) : rows(rowCount) {
    for (uint64_t groups = rows >> kGroupBits; groups > 0; groups >>= kGroupBits) {
      levelStart.push_back(summaryCount);
      summaryCount += groups;
      ++levels;
    }
    times = static_cast<double*>(memory);
    values = times + rows;
    summaries = reinterpret_cast<Pair*>(values + rows * series);
  }
  const double* series(uint32_t s) const { return values + s * rows; }
  Pair* summary(uint32_t s, uint32_t level) const { return summaries + s * summaryCount + levelStart[level]; }
};

Store::Store(std::vector<Column> columns, uint32_t seriesCount, std::shared_ptr<Memory> memory)
    : columns_(std::move(columns)),
      seriesCount_(seriesCount),
      memory_(memory ? std::move(memory) : Memory::makePrivate()),
      blocks_(new std::atomic<Block*>[kBlockCount]),
      headBytes_(Memory::pageMultiple(sizeof(Head) + sizeof(std::atomic<double>) * columns_.size())) {
  static_assert(std::atomic<double>::is_always_lock_free && std::atomic<uint64_t>::is_always_lock_free);
  for (uint32_t k = 0; k < kBlockCount; ++k) blocks_[k].store(nullptr, std::memory_order_relaxed);
  void* begin = memory_->map(0, headBytes_, true);
  const bool isFull = begin == nullptr;
  if (isFull) {  // a store that holds no row: the run says so
    memory_ = Memory::makePrivate();
    headInstead_ = std::make_unique<double[]>(headBytes_ / sizeof(double));
    begin = headInstead_.get();
  }
  const bool isJoined = memory_->isBegun();
  head_ = isJoined ? static_cast<Head*>(begin) : new (begin) Head;
  constants_ = reinterpret_cast<std::atomic<double>*>(head_ + 1);
  index_.reserve(columns_.size());
  for (uint32_t k = 0; k < columns_.size(); ++k) {
    index_.emplace(columns_[k].name, k);
    if (!isJoined) new (&constants_[k]) std::atomic<double>(columns_[k].constantAtFirst);
    if (columns_[k].isConstant) columns_[k].source = k;
  }
  // Results may fill three quarters of the machine's memory, so that a long run ends with a message.
  const long pages = sysconf(_SC_PHYS_PAGES), pageSize = sysconf(_SC_PAGE_SIZE);
  byteBudget_ = isFull                      ? 0
                : pages > 0 && pageSize > 0 ? static_cast<uint64_t>(pages) * static_cast<uint64_t>(pageSize) / 4 * 3
                                            : uint64_t{4} << 30;
}

Store::~Store() {
  for (uint32_t k = 0; k < kBlockCount; ++k) delete blocks_[k].load(std::memory_order_relaxed);
}

// Block k has 2^k times the rows of block 0; its place follows from those before it.
uint64_t Store::offsetOf(uint32_t k) const {
  uint64_t offset = headBytes_;
  for (uint32_t before = 0; before < k; ++before)
    offset += Memory::pageMultiple(Block::bytesOf(rowsOf(before), seriesCount_));
  return offset;
}

Store::Block* Store::mapBlock(uint32_t k, bool isNew) const {
  const std::lock_guard lock(mapping_);
  if (Block* known = blocks_[k].load(std::memory_order_relaxed)) return known;
  void* const memory = memory_->map(offsetOf(k), Block::bytesOf(rowsOf(k), seriesCount_), isNew);
  if (!memory) return nullptr;
  auto* const made = new (std::nothrow) Block(rowsOf(k), seriesCount_, memory);
  blocks_[k].store(made, std::memory_order_release);
  return made;
}

Store::Block* Store::block(uint32_t k) const {
  Block* const known = blocks_[k].load(std::memory_order_acquire);
  return known ? known : mapBlock(k, false);
}

uint64_t Store::rowCount() const {
  const uint64_t rows = head_->rows.load(std::memory_order_acquire);
  if (rows == 0) return 0;
  // The writer may be another process: blocks that it has begun become known here.
  const uint32_t last = placeOf(std::min(rows, firstRowOf(kBlockCount) - 1) - 1).block;
  if (blocks_[last].load(std::memory_order_acquire)) return rows < firstRowOf(last + 1) ? rows : firstRowOf(last + 1);
  for (uint32_t k = 0; k <= last; ++k) {
    if (!block(k)) return firstRowOf(k);
  }
  return std::min(rows, firstRowOf(last + 1));
}

void Store::setConstant(size_t column, double value) {
  constants_[column].store(value, std::memory_order_relaxed);
}

bool Store::canHold(double rows) const {
  return rows * 8 * (1.0 + seriesCount_) < static_cast<double>(byteBudget_);
}

bool Store::append(double time, const double* values) {
  const uint64_t row = head_->rows.load(std::memory_order_relaxed);
  const Place place = placeOf(row);
  if (place.block >= kBlockCount) return false;
  Block* block = blocks_[place.block].load(std::memory_order_relaxed);
  if (!block) {
    const uint64_t wanted = rowsOf(place.block) * 8 * (1ull + seriesCount_);
    // Only the touched part of a new block counts, but a block that cannot be half filled is not begun.
    if (bytes_ + wanted / 2 > byteBudget_) return false;
    block = mapBlock(place.block, true);
    if (!block) return false;
    bytes_ += Block::bytesOf(block->rows, seriesCount_);
  }
  block->times[place.local] = time;
  double* to = block->values + place.local;
  for (uint32_t s = 0; s < seriesCount_; ++s, to += block->rows) *to = values[s];
  if ((place.local + 1) % kGroup == 0) summarize(*block, place.local + 1);
  head_->rows.store(row + 1, std::memory_order_release);
  return true;
}

// Completes the summaries of all levels whose group ends before local row `end`.
void Store::summarize(Block& block, uint64_t end) {
  for (uint32_t level = 0; level < block.levels && end % (1ull << (kGroupBits * (level + 1))) == 0; ++level) {
    const uint64_t group = (end >> (kGroupBits * (level + 1))) - 1;
    for (uint32_t s = 0; s < seriesCount_; ++s) {
      const double* v = block.series(s);
      Block::Pair best{};
      bool isFirst = true;
      for (uint32_t k = 0; k < kGroup; ++k) {
        Block::Pair p{};
        if (level == 0) {
          p.smallest = p.largest = static_cast<uint32_t>(group * kGroup + k);
        } else {
          p = block.summary(s, level - 1)[group * kGroup + k];
        }
        // A value that is not a number only stands in for a group that has no other.
        if (isFirst || !(v[p.smallest] >= v[best.smallest])) {
          if (isFirst || !std::isnan(v[p.smallest])) best.smallest = p.smallest;
        }
        if (isFirst || !(v[p.largest] <= v[best.largest])) {
          if (isFirst || !std::isnan(v[p.largest])) best.largest = p.largest;
        }
        isFirst = false;
      }
      block.summary(s, level)[group] = best;
    }
  }
}

double Store::time(uint64_t row) const {
  const Place place = placeOf(row);
  return blocks_[place.block].load(std::memory_order_acquire)->times[place.local];
}

double Store::raw(uint32_t series, uint64_t row) const {
  const Place place = placeOf(row);
  return blocks_[place.block].load(std::memory_order_acquire)->series(series)[place.local];
}

double Store::value(const Column& column, uint64_t row) const {
  if (column.isConstant) return constants_[column.source].load(std::memory_order_relaxed);
  const double value = raw(column.source, row);
  return column.isNegated ? -value : value;
}

// The parts of [begin, end) that lie in one block each, as (block, local row, count).
template <class Piece>
void Store::forPieces(uint64_t begin, uint64_t end, const Piece& piece) const {
  while (begin < end) {
    const Place place = placeOf(begin);
    const Block& block = *blocks_[place.block].load(std::memory_order_acquire);
    const uint64_t count = std::min(end - begin, block.rows - place.local);
    piece(block, place.local, count);
    begin += count;
  }
}

void Store::readTimes(uint64_t begin, uint64_t end, double* to, size_t stride) const {
  forPieces(begin, end, [&](const Block& block, uint64_t local, uint64_t count) {
    for (const double* from = block.times + local; count > 0; --count, to += stride) *to = *from++;
  });
}

void Store::readSeries(uint32_t source, uint64_t begin, uint64_t end, double* to, size_t stride) const {
  forPieces(begin, end, [&](const Block& block, uint64_t local, uint64_t count) {
    for (const double* from = block.series(source) + local; count > 0; --count, to += stride) *to = *from++;
  });
}

int64_t Store::find(std::string_view name) const {
  const auto found = index_.find(name);
  return found == index_.end() ? -1 : static_cast<int64_t>(found->second);
}

uint64_t Store::lowerBound(double t) const {
  uint64_t low = 0, high = rowCount();
  while (low < high) {
    const uint64_t middle = low + (high - low) / 2;
    if (time(middle) < t) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

double Store::valueAt(const Column& column, double t) const {
  const uint64_t rows = rowCount();
  if (column.isConstant) return value(column, 0);
  if (rows == 0) return std::nan("");
  uint64_t right = lowerBound(t);
  if (right >= rows) return value(column, rows - 1);
  if (time(right) == t) {
    while (right + 1 < rows && time(right + 1) == t) ++right;
    return value(column, right);
  }
  if (right == 0) return value(column, 0);
  const double t0 = time(right - 1), t1 = time(right);
  const double v0 = value(column, right - 1), v1 = value(column, right);
  return t1 > t0 ? v0 + (t - t0) / (t1 - t0) * (v1 - v0) : v1;
}

Store::Extremes Store::extremes(uint32_t series, uint64_t begin, uint64_t end) const {
  Extremes result;
  const auto take = [&](uint64_t row, double value, bool asLow, bool asHigh) {
    if (std::isnan(value)) return;
    if (result.isEmpty) {
      result = {row, row, value, value, false};
      return;
    }
    if (asLow && value < result.low) result.low = value, result.smallest = row;
    if (asHigh && value > result.high) result.high = value, result.largest = row;
  };
  while (begin < end) {
    const Place place = placeOf(begin);
    const Block& block = *blocks_[place.block].load(std::memory_order_acquire);
    const uint64_t first = firstRowOf(place.block);
    const uint64_t localEnd = std::min(end - first, block.rows);
    const double* v = block.series(series);
    uint64_t local = place.local;
    while (local < localEnd) {
      // The largest complete group that begins here and ends in time.
      int level = -1;
      while (level + 1 < static_cast<int>(block.levels)) {
        const uint64_t size = 1ull << (kGroupBits * static_cast<uint32_t>(level + 2));
        if (local % size != 0 || local + size > localEnd) break;
        ++level;
      }
      if (level < 0) {
        take(first + local, v[local], true, true);
        ++local;
        continue;
      }
      const uint32_t bits = kGroupBits * static_cast<uint32_t>(level + 1);
      const Block::Pair p = block.summary(series, static_cast<uint32_t>(level))[local >> bits];
      // Another process may have written the places: they are kept within the block.
      const uint64_t smallest = p.smallest & (block.rows - 1), largest = p.largest & (block.rows - 1);
      take(first + smallest, v[smallest], true, false);
      take(first + largest, v[largest], false, true);
      local += 1ull << bits;
    }
    begin = first + localEnd;
  }
  return result;
}

std::pair<double, double> Store::range(const Column& column, uint64_t begin, uint64_t end) const {
  const double none = std::nan("");
  if (column.isConstant) return {value(column, 0), value(column, 0)};
  const Extremes e = extremes(column.source, begin, std::min(end, rowCount()));
  if (e.isEmpty) return {none, none};
  return column.isNegated ? std::pair{-e.high, -e.low} : std::pair{e.low, e.high};
}

}  // namespace armature::results
