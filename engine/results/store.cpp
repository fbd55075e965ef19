#include "engine/results/store.h"

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <new>
#include <optional>
#include <thread>

#include "engine/base/ensure.h"
#include "engine/base/system_words.h"
#include "engine/results/row_cache.h"
#include "engine/results/spool.h"

namespace armature::results {

namespace {

// Of the budget: the places of rows that are written, and what has been read in the file.
constexpr uint32_t kLeastPlaces = 4, kLeastWarm = 2;
constexpr uint64_t kWarmShare = 2;

uint64_t physicalMemory() {
  constexpr uint64_t kUnknown = uint64_t{4} << 30;
  const long pages = sysconf(_SC_PHYS_PAGES), pageSize = sysconf(_SC_PAGE_SIZE);
  return pages > 0 && pageSize > 0 ? static_cast<uint64_t>(pages) * static_cast<uint64_t>(pageSize) : kUnknown;
}

}  // namespace

Budget usualBudget() {
  const auto said = [](const char* name) -> std::string {
    const char* const value = std::getenv(name);
    return value != nullptr && *value == '/' ? value : "";
  };
  Budget budget{physicalMemory() / 8, said("TMPDIR")};
  if (!budget.folder.empty()) return budget;
  const std::string cache = said("XDG_CACHE_HOME"), home = said("HOME");
  budget.folder = !cache.empty() ? cache + "/armature/rows" : !home.empty() ? home + "/.cache/armature/rows" : "/tmp";
  return budget;
}

// The file of a store that it keeps within a budget, and the thread that fills it.
class Store::Outlet final : public Spool::Side {
 public:
  Outlet(Store& store, const Budget& budget, uint32_t places) : store_(store), file_(budget.folder) {
    const uint64_t most = file_.free() / 2, wide = store.layout_.wideBytes();
    store.memory_->setFile(file_.openForReading());
    Head& head = *store.head_;
    budget.folder.copy(head.folder, sizeof(head.folder) - 1);
    head.capacity.store(places * wide + most, std::memory_order_relaxed);
    head.problem.store(file_.error(), std::memory_order_relaxed);
    head.places.store(places, std::memory_order_release);
    if (file_.error() == 0) spool_.emplace(*this, file_, places, wide, most);
  }
  ~Outlet() override {
    spool_.reset();
    tellProblem(ECANCELED);  // nobody waits for it any more
  }
  // Values of rows [begin, end), `valuesOf` a block being where those of the kind begin. A few that lie in the file are
  // read there, many where they are seen.
  template <class ValuesOf>
  static void read(const Store& store, uint64_t begin, uint64_t end, double* to, size_t stride,
                   const ValuesOf& valuesOf) {
    constexpr uint64_t kFew = 256;
    while (begin < end) {
      const RowLayout::Place place = store.layout_.placeOf(begin);
      const Block& block = *store.block(place.block);
      const uint64_t count = std::min(end - begin, block.rows() - place.local);
      const double* const from = valuesOf(block) + place.local;
      if (store.isCold(block)) {
        const auto within = static_cast<uint64_t>(from - static_cast<const double*>(block.memory()));
        if (count <= kFew)
          store.outlet_->readFew(place.block, within, count, to, stride);
        else
          store.outlet_->readMany(place.block, within, count, to, stride);
      } else {
        store.readable(place.block);
        for (uint64_t k = 0; k < count; ++k) to[k * stride] = from[k];
        // Others may have given its memory back meanwhile: what has been read since is known.
        store.readable(place.block);
      }
      to += count * stride;
      begin += count;
    }
  }
  // Of a block, from the number `within` of it on. Seeing what is read but once would map all of it and give as much
  // back.
  void readMany(uint32_t block, uint64_t within, uint64_t count, double* to, size_t stride) const {
    const uint64_t offset = offsetOf(block, within);
    if (stride == 1) return readStraight(offset, count, to);
    double piece[1024];
    for (uint64_t done = 0; done < count;) {
      const uint64_t here = std::min<uint64_t>(std::size(piece), count - done);
      readStraight(offset + done * sizeof(double), here, piece);
      for (uint64_t k = 0; k < here; ++k, ++done) to[done * stride] = piece[k];
    }
  }
  // Much of one block is better seen than read piece by piece.
  void readFew(uint32_t block, uint64_t within, uint64_t count, double* to, size_t stride) {
    constexpr uint32_t kMany = 64;  // pieces of one block after another that were not at hand
    if (cache_.read(offsetOf(block, within), count, to, stride)) return;
    const bool isSame = lastRead_.exchange(block, std::memory_order_relaxed) == block;
    const uint32_t run = isSame ? missed_.fetch_add(1, std::memory_order_relaxed) + 1 : 0;
    if (!isSame || run >= kMany) missed_.store(0, std::memory_order_relaxed);
    if (run >= kMany) store_.warm(*store_.block(block));
  }
  uint64_t bytes() const { return inFile_.load(std::memory_order_relaxed) * store_.layout_.wideBytes(); }
  uint32_t fullBlocks() const override { return store_.fullWideBlocks(); }
  bool isFinished() const override { return store_.isFinished(); }
  Block& wideBlock(uint32_t number) const override { return *store_.block(store_.layout_.smallBlocks() + number); }
  void tellInFile(uint32_t count) override {
    inFile_.store(count, std::memory_order_relaxed);
    store_.head_->inFile.store(count, std::memory_order_release);
  }
  void tellProblem(int reason) override {
    int none = 0;
    store_.head_->problem.compare_exchange_strong(none, reason);
  }

 private:
  uint64_t offsetOf(uint32_t block, uint64_t within) const {
    return (block - store_.layout_.smallBlocks()) * store_.layout_.wideBytes() + within * sizeof(double);
  }
  void readStraight(uint64_t offset, uint64_t count, double* to) const {
    if (!file_.read(to, offset, count * sizeof(double)))
      std::fill_n(to, count, std::numeric_limits<double>::quiet_NaN());
  }

  Store& store_;
  RowFile file_;
  RowCache cache_{file_};
  std::atomic<uint32_t> lastRead_{0}, missed_{0};  // of readFew
  std::atomic<uint32_t> inFile_{0};                // as in the head, which another process may write
  std::optional<Spool> spool_;
};

Store::Store(std::vector<Column> columns, uint32_t seriesCount, std::shared_ptr<Memory> memory)
    : columns_(std::move(columns)),
      seriesCount_(seriesCount),
      memory_(memory ? std::move(memory) : Memory::makePrivate()),
      blocks_(new std::atomic<Block*>[RowLayout::kMostBlocks]()),
      headBytes_(Memory::pageMultiple(sizeof(Head) + sizeof(std::atomic<double>) * columns_.size())),
      layout_(seriesCount, headBytes_) {
  static_assert(std::atomic<double>::is_always_lock_free && std::atomic<uint64_t>::is_always_lock_free);
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
  places_ = head_->places.load(std::memory_order_acquire);
  mostWarm_ = std::max<size_t>(kLeastWarm, places_);
  // Without a file results may fill three quarters of the machine's memory, so that a long run ends with a message.
  byteBudget_ = isFull ? 0 : physicalMemory() / 4 * 3;
}

Store::~Store() {
  outlet_.reset();
  for (uint32_t k = 0; k < RowLayout::kMostBlocks; ++k) delete blocks_[k].load(std::memory_order_relaxed);
}

void Store::keepWithin(const Budget& budget) {
  ENSURE(!outlet_ && head_->rows.load() == 0);
  const uint64_t blocks = std::min<uint64_t>(budget.memory / layout_.wideBytes(), RowLayout::kMostBlocks);
  mostWarm_ = std::max<size_t>(kLeastWarm, blocks / kWarmShare);
  places_ = std::max(kLeastPlaces, static_cast<uint32_t>(blocks - std::min<uint64_t>(blocks, mostWarm_)));
  outlet_ = std::make_unique<Outlet>(*this, budget, places_);
}

uint64_t Store::bytesInFile() const {
  return outlet_ ? outlet_->bytes() : 0;
}

// Whether the memory of a wide block holds a later one by now, or may be about to.
bool Store::isReused(uint32_t k) const {
  return !outlet_ && places_ > 0 && k >= layout_.smallBlocks() &&
         k - layout_.smallBlocks() < head_->inFile.load(std::memory_order_acquire);
}

Block* Store::mapBlock(uint32_t k, bool isNew) const {
  const std::lock_guard lock(mapping_);
  if (Block* known = blocks_[k].load(std::memory_order_relaxed)) return known;
  const bool isInFile = isReused(k);
  const uint64_t bytes = layout_.bytesOf(k);
  void* const memory = isInFile ? memory_->mapFile((k - layout_.smallBlocks()) * layout_.wideBytes(), bytes)
                                : memory_->map(layout_.offsetOf(k, places_), bytes, isNew);
  if (!memory) return nullptr;
  auto* const made = new (std::nothrow) Block(layout_.rowsOf(k), seriesCount_, memory);
  if (made && isInFile) {
    made->keepTimes(false);
    made->setInFile();
  }
  blocks_[k].store(made, std::memory_order_release);
  return made;
}

// The writer's side takes over the place of the block that had it before; where readers are on the same side that one
// is seen in the file by now.
Block* Store::beginBlock(uint32_t k) {
  const bool takesOver = !outlet_ && places_ > 0 && k >= layout_.smallBlocks() + places_;
  Block* const before = takesOver ? blocks_[k - places_].load(std::memory_order_relaxed) : nullptr;
  if (!before || before->isInFile()) return mapBlock(k, true);
  const std::lock_guard lock(mapping_);
  blocks_[k - places_].store(nullptr, std::memory_order_relaxed);
  blocks_[k].store(before, std::memory_order_release);
  return before;
}

Block* Store::block(uint32_t k) const {
  Block* const known = blocks_[k].load(std::memory_order_acquire);
  return known ? known : mapBlock(k, false);
}

bool Store::lookBack() {
  const uint64_t rows = head_->rows.load(std::memory_order_acquire);
  const uint32_t end = rows > 0 ? layout_.placeOf(rows - 1).block + 1 : 0;
  for (uint32_t k = 0; k < end; ++k) {
    Block* const known = blocks_[k].load(std::memory_order_acquire);
    if (known && isReused(k) && !known->isInFile()) {
      // Its place may be another block's: that of the writer that this process is a copy of.
      blocks_[k].store(nullptr, std::memory_order_relaxed);
      delete known;
    }
    if (!block(k)) return false;
  }
  return true;
}

void Store::warm(const Block& block) const {
  if (block.isWarm.load(std::memory_order_relaxed)) return;
  const std::lock_guard lock(warmth_);
  if (block.isWarm.exchange(true)) return;
  warm_.push_back(&block);
  while (warm_.size() > mostWarm_) {
    const Block& oldest = *warm_.front();
    warm_.pop_front();
    oldest.isWarm.store(false);
    madvise(oldest.memory(), layout_.wideBytes(), MADV_DONTNEED);
  }
}

bool Store::isCold(const Block& block) const {
  return outlet_ && block.isInFile() && !block.isWarm.load(std::memory_order_relaxed);
}

uint32_t Store::fullWideBlocks() const {
  const uint32_t block = layout_.placeOf(rowCount()).block;
  return block > layout_.smallBlocks() ? block - layout_.smallBlocks() : 0;
}

uint64_t Store::rowCount() const {
  const uint64_t rows = head_->rows.load(std::memory_order_acquire);
  if (rows == 0) return 0;
  // The writer may be another process: blocks that it has begun become known here.
  const uint32_t last = layout_.placeOf(std::min(rows, layout_.firstRowOf(RowLayout::kMostBlocks)) - 1).block;
  if (!blocks_[last].load(std::memory_order_acquire)) {
    for (uint32_t k = 0; k <= last; ++k) {
      if (!block(k)) return layout_.firstRowOf(k);
    }
  }
  return std::min(rows, layout_.firstRowOf(last + 1));
}

void Store::setConstant(size_t column, double value) {
  constants_[column].store(value, std::memory_order_relaxed);
}

void Store::beginAgain() {
  ENSURE(places_ == 0);
  for (uint32_t k = 0; k < columns_.size(); ++k) setConstant(k, columns_[k].constantAtFirst);
  head_->rows.store(0, std::memory_order_release);
  head_->isFinished.store(false, std::memory_order_release);
}

bool Store::canHold(double rows) const {
  const auto all = static_cast<double>(places_ > 0 ? head_->capacity.load(std::memory_order_relaxed) : byteBudget_);
  return rows * 8 * (1.0 + seriesCount_) < all;
}

Diagnostic Store::whyFull() const {
  const int problem = head_->problem.load(std::memory_order_acquire);
  const std::string folder = head_->folder;
  if (places_ == 0 || problem == 0) {
    Diagnostic full =
        failure("R140", phrase("memory is full: the results of this run have become too large; record fewer "
                               "variables or choose a longer interval"));
    if (places_ > 0)
      full.advice = phrase(
          "results take at most half of what is free in the folder %1: make room there, or let TMPDIR "
          "name another one",
          folder);
    return full;
  }
  const Phrase why =
      problem == Spool::kDiskShare ? phrase("half of what was free there is taken") : systemWords(problem);
  Diagnostic full =
      failure("R140", phrase("the results of this run have become larger than the memory that they may take, and the "
                             "folder %1 takes no more of them: %2",
                             folder, why));
  full.advice = phrase(
      "make room in %1 (%2) or let TMPDIR name another folder, record fewer variables, or choose a "
      "longer interval",
      folder, why);
  return full;
}

// Whether a block may be begun; waits while those before it are on their way into the file.
bool Store::hasRoomFor(uint32_t k) {
  constexpr std::chrono::microseconds kPause(500);
  // Only the touched part of a new block counts, but a block that cannot be half filled is not begun.
  if (places_ == 0) return bytes_ + layout_.bytesOf(k) / 2 <= byteBudget_;
  if (k < layout_.smallBlocks()) return true;
  while (k - layout_.smallBlocks() >= head_->inFile.load(std::memory_order_acquire) + places_) {
    if (head_->problem.load(std::memory_order_acquire) != 0) return false;
    std::this_thread::sleep_for(kPause);
  }
  return true;
}

bool Store::append(double time, const double* values) {
  const uint64_t row = head_->rows.load(std::memory_order_relaxed);
  const RowLayout::Place place = layout_.placeOf(row);
  if (place.block >= RowLayout::kMostBlocks) return false;
  Block* block = blocks_[place.block].load(std::memory_order_relaxed);
  if (!block) {
    if (!hasRoomFor(place.block)) return false;
    block = beginBlock(place.block);
    if (!block) return false;
    bytes_ += layout_.bytesOf(place.block);
  }
  block->write(place.local, time, values);
  head_->rows.store(row + 1, std::memory_order_release);
  return true;
}

double Store::time(uint64_t row) const {
  double time = 0;
  readTimes(row, row + 1, &time, 1);
  return time;
}

double Store::value(const Column& column, uint64_t row) const {
  if (column.isConstant) return constants_[column.source].load(std::memory_order_relaxed);
  double value = 0;
  readSeries(column.source, row, row + 1, &value, 1);
  return column.isNegated ? -value : value;
}

// The parts of [begin, end) that lie in one block each, as (block, local row, count).
template <class Piece>
void Store::forPieces(uint64_t begin, uint64_t end, const Piece& piece) const {
  while (begin < end) {
    const RowLayout::Place place = layout_.placeOf(begin);
    const Block& block = readable(place.block);
    const uint64_t count = std::min(end - begin, block.rows() - place.local);
    piece(block, place.local, count);
    // Others may have given its memory back meanwhile: what has been read since is known.
    readable(place.block);
    begin += count;
  }
}

void Store::readTimes(uint64_t begin, uint64_t end, double* to, size_t stride) const {
  Outlet::read(*this, begin, end, to, stride, [](const Block& block) { return block.times(); });
}

void Store::readSeries(uint32_t source, uint64_t begin, uint64_t end, double* to, size_t stride) const {
  Outlet::read(*this, begin, end, to, stride, [source](const Block& block) { return block.series(source); });
}

int64_t Store::find(std::string_view name) const {
  const auto found = index_.find(name);
  return found == index_.end() ? -1 : static_cast<int64_t>(found->second);
}

namespace {

// The first of [low, high) of which that is not said; high where there is none.
template <class IsBefore>
uint64_t firstNotBefore(uint64_t low, uint64_t high, const IsBefore& isBefore) {
  while (low < high) {
    const uint64_t middle = low + (high - low) / 2;
    if (isBefore(middle))
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

}  // namespace

// The rows between which the first one lies whose time is not below t, by the times that are at hand: of the block and
// of stretches of it, where it is in the file.
Store::Bracket Store::bracket(double t) const {
  const uint64_t rows = rowCount();
  if (rows == 0) return {};
  const uint32_t last = layout_.placeOf(rows - 1).block;
  const uint64_t next =
      firstNotBefore(0, last + 1, [&](uint64_t k) { return block(static_cast<uint32_t>(k))->firstTime() < t; });
  if (next == 0) return {};
  const auto k = static_cast<uint32_t>(next - 1);
  const uint64_t first = layout_.firstRowOf(k), end = std::min(rows, first + layout_.rowsOf(k));
  Bracket found{first, end, std::nan(""), std::nan("")};
  const Block& here = *block(k);
  if (!here.isInFile() || here.timesAtHand().size() < 2) return found;
  const std::vector<double>& known = here.timesAtHand();
  const uint64_t after = firstNotBefore(1, known.size(), [&](uint64_t at) { return known[at] < t; });
  found.low = first + (after - 1) * Block::kTimesApart;
  found.lowTime = known[after - 1];
  if (after < known.size()) {
    found.high = first + after * Block::kTimesApart;
    found.highTime = known[after];
  } else if (k < last) {
    found.highTime = block(k + 1)->firstTime();
  }
  return found;
}

uint64_t Store::rowNear(double t) const {
  const Bracket found = bracket(t);
  if (std::isnan(found.lowTime))
    return firstNotBefore(found.low, found.high, [&](uint64_t row) { return time(row) < t; });
  const double share = (t - found.lowTime) / (found.highTime - found.lowTime);
  if (!(share >= 0)) return found.low;
  return found.low +
         static_cast<uint64_t>(std::ceil(std::min(1.0, share) * static_cast<double>(found.high - found.low)));
}

uint64_t Store::lowerBound(double t) const {
  const Bracket found = bracket(t);
  return firstNotBefore(found.low, found.high, [&](uint64_t row) { return time(row) < t; });
}

uint64_t Store::lowerBound(double t, uint64_t from, uint64_t guess) const {
  const uint64_t rows = rowCount();
  guess = std::clamp(guess, from, rows);
  // In strides that grow, away from the guess.
  uint64_t low = from, high = rows;
  if (guess < rows && time(guess) < t) {
    low = guess + 1;
    for (uint64_t stride = 1; low < rows; stride *= 4) {
      const uint64_t at = std::min(rows - 1, low + stride - 1);
      if (!(time(at) < t)) {
        high = at;
        break;
      }
      low = at + 1;
    }
  } else {
    high = guess;
    for (uint64_t stride = 1; high > from; stride *= 4) {
      const uint64_t at = high - std::min(stride, high - from);
      if (time(at) < t) {
        low = at + 1;
        break;
      }
      high = at;
    }
  }
  return firstNotBefore(low, high, [&](uint64_t row) { return time(row) < t; });
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

std::pair<double, double> Store::range(const Column& column, uint64_t begin, uint64_t end) const {
  const double none = std::nan("");
  if (column.isConstant) return {value(column, 0), value(column, 0)};
  Extent extent{none, none};
  forPieces(begin, std::min(end, rowCount()), [&](const Block& block, uint64_t local, uint64_t count) {
    block.addTo(extent, column.source, local, local + count);
  });
  return column.isNegated ? std::pair{-extent.high, -extent.low} : std::pair{extent.low, extent.high};
}

void Store::readExtents(const Column& column, uint32_t bits, uint64_t begin, uint64_t end, Extent* to) const {
  if (column.isConstant) {
    std::fill_n(to, end - begin, Extent{value(column, 0), value(column, 0)});
    return;
  }
  std::fill_n(to, end - begin, kNoExtent);
  const uint32_t level = (bits - Block::kGroupBits) / Block::kLevelBits;
  Extent pieces[512];
  // Blocks begin at multiples of their rows, so that groups of one level lie within them; larger ones span some.
  for (uint64_t row = begin << bits, behind = end << bits; row < behind;) {
    const RowLayout::Place place = layout_.placeOf(row);
    const Block& block = *this->block(place.block);
    const uint32_t from = std::min(level, block.levels() - 1), fromBits = Block::bitsOf(from);
    const uint64_t groups = std::min(behind - row, block.rows() - place.local) >> fromBits;
    const bool isCold = this->isCold(block);
    const uint64_t count = isCold ? std::min<uint64_t>(groups, std::size(pieces)) : groups;
    const Extent* source = block.summary(column.source, from) + (place.local >> fromBits);
    if (isCold) {
      const auto within =
          static_cast<uint64_t>(reinterpret_cast<const double*>(source) - static_cast<const double*>(block.memory()));
      outlet_->readMany(place.block, within, 2 * count, &pieces[0].low, 1);
      source = pieces;
    } else {
      readable(place.block);
    }
    for (uint64_t k = 0; k < count; ++k) take(to[((row + (k << fromBits)) >> bits) - begin], source[k]);
    // Others may have given its memory back meanwhile: what has been read since is known.
    if (!isCold) readable(place.block);
    row += count << fromBits;
  }
  if (column.isNegated)
    for (uint64_t k = 0; k < end - begin; ++k) to[k] = {-to[k].high, -to[k].low};
}

}  // namespace armature::results
