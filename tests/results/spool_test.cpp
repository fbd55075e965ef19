// A store that is larger than its budget: rows in the file read like those in memory, bit for bit, memory stays
// bounded, and where the file takes no more there is a message, and what was written stays.
#include <sys/resource.h>
#include <unistd.h>

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <atomic>
#include <bit>
#include <cmath>
#include <limits>
#include <random>
#include <thread>

#include "engine/results/spool.h"
#include "engine/results/store.h"
#include "tests/slowness.h"

using namespace armature::results;

namespace {

constexpr uint32_t kSeries = 64;  // so that a wide block has 8192 rows

std::vector<Column> spooledColumns() {
  std::vector<Column> all(kSeries + 2);
  for (uint32_t k = 0; k < kSeries; ++k) all[k].name = "x" + std::to_string(k), all[k].source = k;
  all[kSeries].name = "minus";
  all[kSeries].source = 5;
  all[kSeries].isNegated = true;
  all[kSeries + 1].name = "k";
  all[kSeries + 1].isConstant = true;
  all[kSeries + 1].constantAtFirst = 7;
  return all;
}

// The same rows for everybody who asks for them: random ones, with what is no number among them, and with events.
class Rows {
 public:
  void addTo(Store& store) {
    addNext();
    if (!store.append(time_, values_.data())) isRefused_ = true;
  }
  bool isRefused() const { return isRefused_; }

 private:
  void addNext() {
    constexpr double kInfinite = std::numeric_limits<double>::infinity();
    if (random_() % 10 != 0) time_ += 1e-3 * static_cast<double>(random_() % 100);
    for (double& value : values_) {
      const uint64_t kind = random_() % 1000;
      value = kind == 0   ? std::nan("")
              : kind == 1 ? (random_() % 2 == 0 ? kInfinite : -kInfinite)
              : kind == 2 ? -0.0
                          : std::ldexp(static_cast<double>(random_()) - 0x1p63, -40);
    }
  }
  std::mt19937_64 random_{20261126};
  double time_ = 0;
  std::vector<double> values_ = std::vector<double>(kSeries);
  bool isRefused_ = false;
};

bool isSame(double a, double b) {
  return std::bit_cast<uint64_t>(a) == std::bit_cast<uint64_t>(b) || (std::isnan(a) && std::isnan(b));
}

// Of this process [bytes].
double residentBytes() {
  QFile file("/proc/self/status");
  if (!file.open(QIODevice::ReadOnly)) return 0;
  for (const QByteArray& line : file.readAll().split('\n'))
    if (line.startsWith("VmRSS:")) return 1024 * line.simplified().split(' ').at(1).toDouble();
  return 0;
}

std::shared_ptr<Memory> sharedMemory() {
  auto made = Memory::makeShared();
  return made ? made.take() : nullptr;
}

// The writer's side of a store, as another process has it.
std::unique_ptr<Store> writerOf(const Store& store) {
  std::vector<int> there = store.memory()->descriptors();
  auto joined = Memory::join(dup(there[0]), there.size() > 1 ? dup(there[1]) : -1);
  return joined ? std::make_unique<Store>(spooledColumns(), kSeries, joined.take()) : nullptr;
}

constexpr uint64_t kBlockBytes = uint64_t{4} << 20;  // about, of these columns
constexpr uint64_t kBudget = 16 * kBlockBytes;

// The largest file that this process may write, while it is there.
class FileLimit {
 public:
  explicit FileLimit(uint64_t bytes) {
    getrlimit(RLIMIT_FSIZE, &before_);
    rlimit now = before_;
    now.rlim_cur = bytes;
    setrlimit(RLIMIT_FSIZE, &now);
  }
  ~FileLimit() { setrlimit(RLIMIT_FSIZE, &before_); }
  FileLimit(const FileLimit&) = delete;
  FileLimit& operator=(const FileLimit&) = delete;

 private:
  rlimit before_{};
};

}  // namespace

class SpoolTest : public QObject {
  Q_OBJECT
 private:
  std::string folder() const { return folder_.path().toStdString(); }
  QTemporaryDir folder_{QDir::currentPath() + "/rows-XXXXXX"};

 private slots:
  void readsLikeMemory_data() {
    QTest::addColumn<bool>("isShared");
    QTest::newRow("one store") << false;
    QTest::newRow("two stores over shared memory") << true;
  }
  // Random reads of a store of five times its budget give what a store in memory gives.
  void readsLikeMemory() {
    QFETCH(bool, isShared);
    constexpr uint64_t kRows = 700'000;
    Store store(spooledColumns(), kSeries, isShared ? sharedMemory() : nullptr), plain(spooledColumns(), kSeries);
    store.keepWithin({kBudget, folder()});
    const std::unique_ptr<Store> other = isShared ? writerOf(store) : nullptr;
    Store& writer = other ? *other : store;
    writer.setConstant(kSeries + 1, 8);
    plain.setConstant(kSeries + 1, 8);
    Rows rows, same;
    for (uint64_t row = 0; row < kRows; ++row) {
      rows.addTo(writer);
      same.addTo(plain);
    }
    writer.finish();
    QVERIFY(!rows.isRefused());
    QCOMPARE(store.rowCount(), kRows);
    QTRY_VERIFY(store.bytesInFile() > 4 * kBudget);
    QVERIFY(QDir(folder_.path()).isEmpty());
    std::mt19937_64 random(1);
    std::vector<double> a(3000), b(3000);
    for (int k = 0; k < 4'000; ++k) {
      const uint64_t row = random() % kRows, end = row + random() % (k % 400 == 0 ? kRows : 2000);
      const Column& column = store.columns()[random() % store.columns().size()];
      QVERIFY(store.time(row) == plain.time(row));
      QVERIFY(isSame(store.value(column, row), plain.value(column, row)));
      const auto [low, high] = store.range(column, row, end);
      const auto [plainLow, plainHigh] = plain.range(column, row, end);
      QVERIFY(low == plainLow || (std::isnan(low) && std::isnan(plainLow)));
      QVERIFY(high == plainHigh || (std::isnan(high) && std::isnan(plainHigh)));
      const double time = plain.time(row) + 1e-4 * static_cast<double>(random() % 10);
      QCOMPARE(store.lowerBound(time), plain.lowerBound(time));
      QCOMPARE(store.lowerBound(time, row / 2, row / 2 + random() % (row + 1)), plain.lowerBound(time));
      QVERIFY(isSame(store.valueAt(column, time), plain.valueAt(column, time)));
      // Groups of any size, also of more rows than a block has.
      const auto bits = static_cast<uint32_t>(Store::kExtentBits + random() % 10);
      const uint64_t first = random() % ((kRows >> bits) + 1), behind = std::min(kRows >> bits, first + random() % 40);
      std::vector<Extent> groups(behind > first ? behind - first : 0);
      if (!groups.empty()) store.readExtents(column, bits, first, behind, groups.data());
      for (uint64_t g = 0; g < groups.size(); g += 7) {
        const auto [least, most] = plain.range(column, (first + g) << bits, (first + g + 1) << bits);
        QVERIFY(groups[g].low == least || (std::isnan(groups[g].low) && std::isnan(least)));
        QVERIFY(groups[g].high == most || (std::isnan(groups[g].high) && std::isnan(most)));
      }
      if (k % 10 != 0 || column.isConstant) continue;
      const uint64_t last = std::min(kRows, row + 1500);
      store.readSeries(column.source, row, last, a.data(), 2);
      plain.readSeries(column.source, row, last, b.data(), 2);
      for (uint64_t at = 0; at < last - row; ++at) QVERIFY(isSame(a[2 * at], b[2 * at]));
    }
    // The writer itself, whose memory holds other rows by now: as a run does that goes on in another store.
    QVERIFY(writer.lookBack());
    for (uint64_t row = 0; row < kRows; row += 13)
      QVERIFY(
          isSame(writer.value(store.columns()[row % kSeries], row), plain.value(store.columns()[row % kSeries], row)));
  }

  // A reader meets right values while rows are on their way into the file.
  void readWhileMoved() {
    Store store(spooledColumns(), kSeries, sharedMemory());
    store.keepWithin({1, folder()});
    const std::unique_ptr<Store> writer = writerOf(store);
    std::atomic<uint64_t> wrong{0}, reads{0};
    std::thread reader([&] {
      std::mt19937_64 random(2);
      while (!store.isFinished()) {
        const uint64_t rows = store.rowCount();
        if (rows == 0) continue;
        const uint64_t row = random() % rows, series = random() % kSeries;
        const double at = static_cast<double>(row);
        const Column& column = store.columns()[series];
        if (store.value(column, row) != at * static_cast<double>(series + 1) || store.time(row) != at) ++wrong;
        if (store.range(column, row / 2, row + 1).second != at * static_cast<double>(series + 1)) ++wrong;
        ++reads;
      }
    });
    std::vector<double> values(kSeries);
    for (uint64_t row = 0; row < 400'000; ++row) {
      for (uint32_t s = 0; s < kSeries; ++s) values[s] = static_cast<double>(row) * (s + 1);
      if (!writer->append(static_cast<double>(row), values.data())) break;
    }
    writer->finish();
    reader.join();
    QCOMPARE(writer->rowCount(), uint64_t(400'000));
    QVERIFY(reads > 100);
    QCOMPARE(wrong.load(), uint64_t(0));
    QVERIFY(store.bytesInFile() > 20 * kBlockBytes);
  }

  // What the process has in memory is bounded by the budget, while rows are written and while all of them are read.
  void memoryIsBounded_data() { readsLikeMemory_data(); }
  void memoryIsBounded() {
    QFETCH(bool, isShared);
    constexpr uint64_t kRows = 1'000'000;  // half a gigabyte
    const double before = residentBytes();
    Store store(spooledColumns(), kSeries, isShared ? sharedMemory() : nullptr);
    store.keepWithin({kBudget, folder()});
    const std::unique_ptr<Store> other = isShared ? writerOf(store) : nullptr;
    Store& writer = other ? *other : store;
    // Both sides in one process count the rows in memory twice.
    // A sanitizer keeps what was freed for a while, and what it knows of it.
    const double kept = armature::test::kSlowness > 1 ? 64e6 : 0;
    const double most = before + (isShared ? 2 : 1) * static_cast<double>(kBudget) + 8e6 + kept;
    std::vector<double> values(kSeries, 1.0);
    double peak = 0;
    for (uint64_t row = 0; row < kRows; ++row) {
      values[row % kSeries] = static_cast<double>(row);
      QVERIFY(writer.append(static_cast<double>(row), values.data()));
      if (row % 10'000 == 0) peak = std::max(peak, residentBytes());
    }
    qInfo("%.0f MB of %.0f MB in memory while they are written", 1e-6 * (peak - before), 8e-6 * kRows * (kSeries + 1));
    QVERIFY(peak < most);
    std::vector<double> read(10'000);
    for (uint32_t s = 0; s < kSeries; ++s)
      for (uint64_t row = 0; row < kRows; row += read.size()) {
        store.readSeries(s, row, row + read.size(), read.data(), 1);
        if (row % 100'000 == 0) peak = std::max(peak, residentBytes());
      }
    for (uint64_t k = 0; k < 3'000; ++k) (void)store.value(store.columns()[k % kSeries], k * 7919 % kRows);
    peak = std::max(peak, residentBytes());
    qInfo("%.0f MB while they are read", 1e-6 * (peak - before));
    QVERIFY(peak < most);
    const RowLayout layout(kSeries, 0);
    const uint64_t inFile = store.bytesInFile() / layout.wideBytes() * layout.rowsOf(layout.smallBlocks());
    const double perValue = static_cast<double>(store.bytesInFile()) / static_cast<double>(inFile * (kSeries + 1));
    qInfo("%.2f bytes a value in the file", perValue);
    QVERIFY(perValue > 8 && perValue < 9);
  }

  // A file that may not grow ends the run with the reason and the folder; nobody is ended by a signal, and all rows
  // that were taken are there.
  void fileThatMayNotGrow() {
    Store store(spooledColumns(), kSeries);
    const FileLimit limit(3 * kBlockBytes);
    store.keepWithin({1, folder()});
    uint64_t row = 0;
    std::vector<double> values(kSeries);
    for (bool isTaken = true; isTaken && row < 1'000'000;) {
      for (double& value : values) value = static_cast<double>(row) + 0.5;
      isTaken = store.append(static_cast<double>(row), values.data());
      if (isTaken) ++row;
    }
    QVERIFY(row < 200'000);
    QCOMPARE(store.rowCount(), row);
    for (uint64_t k = 0; k < row; ++k)
      QCOMPARE(store.value(store.columns()[k % kSeries], k), static_cast<double>(k) + 0.5);
    QVERIFY(store.bytesInFile() > 0);
    const armature::Diagnostic full = store.whyFull();
    QCOMPARE(full.code, std::string("R140"));
    QVERIFY(full.message.text().find(folder()) != std::string::npos);
    QVERIFY(full.message.text().find("File too large") != std::string::npos);
  }

  // A folder that is none is told when the budget is exhausted, not before.
  void folderThatIsNone() {
    Store store(spooledColumns(), kSeries);
    store.keepWithin({1, "/proc/nowhere"});
    Rows rows;
    uint64_t count = 0;
    for (; !rows.isRefused() && count < 1'000'000; ++count) rows.addTo(store);
    QVERIFY(count > 4 * 8192 && count < 8 * 8192);
    QVERIFY(store.whyFull().message.text().find("/proc/nowhere") != std::string::npos);
    QVERIFY(store.whyFull().message.text().find("No such file or directory") != std::string::npos);
  }

  // More rows than memory and half of the disk hold are refused beforehand.
  void canHold() {
    Store store(spooledColumns(), kSeries);
    store.keepWithin({kBudget, folder()});
    QVERIFY(store.canHold(1e5));
    QVERIFY(!store.canHold(1e15));
    QVERIFY(!store.canHold(std::numeric_limits<double>::infinity()));
  }
};

QTEST_GUILESS_MAIN(SpoolTest)
#include "spool_test.moc"
