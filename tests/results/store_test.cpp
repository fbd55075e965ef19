#include <sys/stat.h>

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <atomic>
#include <cmath>
#include <cstring>
#include <limits>
#include <thread>

#include "engine/results/csv.h"
#include "engine/results/mat.h"
#include "engine/results/row_stream.h"
#include "engine/results/store.h"

using namespace armature::results;

namespace {

std::vector<Column> columns() {
  Column x, minus, k;
  x.name = "x";
  minus.name = "minus,x";
  minus.isNegated = true;
  k.name = "k";
  k.isConstant = true;
  k.constantAtFirst = 7;
  k.kind = Column::Kind::parameter;
  return {x, minus, k};
}

void fill(Store& store, uint64_t rows) {
  for (uint64_t r = 0; r < rows; ++r) {
    const double t = 0.01 * static_cast<double>(r), value = std::sin(t) + (r % 1000 == 500 ? 5 : 0);
    store.append(t, &value);
  }
}

// A machine that gives no memory.
class NoMemory final : public Memory {
 public:
  void* map(uint64_t /*offset*/, uint64_t /*bytes*/, bool /*mayGrow*/) override { return nullptr; }
  bool isBegun() const override { return false; }
};

}  // namespace

class StoreTest : public QObject {
  Q_OBJECT
 private slots:
  // A window that is refused memory for a run goes on: the store is there, without rows.
  void holdsNothingWithoutMemory() {
    Store store(columns(), 1, std::make_shared<NoMemory>());
    QVERIFY(!store.canHold(1));
    const double value = 1;
    QVERIFY(!store.append(0, &value));
    QCOMPARE(store.rowCount(), uint64_t(0));
    QCOMPARE(store.memory()->descriptor(), -1);
    store.setConstant(2, 8);
    QCOMPARE(store.value(store.columns()[2], 0), 8.0);
  }

  // Written while the store fills: what is there already can be read, and in the end it is the file that is written at
  // once.
  void streamedCsv() {
    const QTemporaryDir folder;
    const std::string path = folder.filePath("a.csv").toStdString(), whole = folder.filePath("b.csv").toStdString();
    Store store(columns(), 1);
    RowStream stream(store, {0, 1, 2}, path, {0.01, 0.01});
    fill(store, 1000);
    const auto linesThere = [&] {
      QFile partial(QString::fromStdString(path + ".partial"));
      return partial.open(QIODevice::ReadOnly) ? partial.readAll().count('\n') : 0;
    };
    QTRY_COMPARE(linesThere(), qsizetype(1001));
    fill(store, 5000);
    QTRY_COMPARE(linesThere(), qsizetype(6001));
    fill(store, 10);
    QVERIFY(!QFile::exists(QString::fromStdString(path)));
    QVERIFY(stream.finish().ok());
    QVERIFY(writeCsv(store, {0, 1, 2}, whole).ok());
    QFile a(QString::fromStdString(path)), b(QString::fromStdString(whole));
    QVERIFY(a.open(QIODevice::ReadOnly) && b.open(QIODevice::ReadOnly));
    QCOMPARE(a.readAll(), b.readAll());
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 2);
  }

  // A MAT file says at its beginning how many rows there are and what parameters are: that is known at the end.
  void streamedMat() {
    const QTemporaryDir folder;
    const std::string path = folder.filePath("a.mat").toStdString(), whole = folder.filePath("b.mat").toStdString();
    const std::string pipe = folder.filePath("c.mat").toStdString();
    QVERIFY(mkfifo(pipe.c_str(), 0600) == 0);
    QByteArray piped;
    std::thread reader([&] {
      QFile file(QString::fromStdString(pipe));
      if (file.open(QIODevice::ReadOnly)) piped = file.readAll();
    });
    Store store(columns(), 1);
    {
      RowStream stream(store, {0, 1, 2}, path, {0.001, 0.001}), intoPipe(store, {0, 1, 2}, pipe, {0.001, 0.001});
      for (int k = 0; k < 40; ++k) {
        fill(store, 100);
        QTest::qWait(2);
      }
      store.setConstant(2, 11);
      QVERIFY(stream.finish().ok() && intoPipe.finish().ok());
    }
    reader.join();
    QVERIFY(writeMat(store, {0, 1, 2}, whole).ok());
    QFile a(QString::fromStdString(path)), b(QString::fromStdString(whole));
    QVERIFY(a.open(QIODevice::ReadOnly) && b.open(QIODevice::ReadOnly));
    const QByteArray bytes = b.readAll();
    QVERIFY(bytes.size() > 4000 * 8 * 2);
    QCOMPARE(a.readAll(), bytes);
    QCOMPARE(piped, bytes);
  }

  // A run that ends soon has no partial file, one that is given up leaves none.
  void shortStreams() {
    const QTemporaryDir folder;
    const std::string path = folder.filePath("a.csv").toStdString();
    Store store(columns(), 1);
    fill(store, 10);
    {
      RowStream stream(store, {0}, path, {60, 60});
      QVERIFY(stream.finish().ok());
      QCOMPARE(readCsv(path)->columns[0].size(), size_t(10));
      const RowStream dropped(store, {0}, path + "2", {0.01, 0.01});
      QTRY_VERIFY(QFile::exists(QString::fromStdString(path + "2.partial")));
    }
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"a.csv"});
  }

  void valuesAndConstants() {
    Store store(columns(), 1);
    fill(store, 100000);
    QCOMPARE(store.rowCount(), uint64_t(100000));
    const Column &x = store.columns()[0], &minus = store.columns()[1], &k = store.columns()[2];
    for (const uint64_t r : {0ull, 1ull, 1023ull, 1024ull, 3071ull, 3072ull, 99999ull}) {
      QCOMPARE(store.time(r), 0.01 * static_cast<double>(r));
      QCOMPARE(store.value(x, r), -store.value(minus, r));
    }
    QCOMPARE(store.value(k, 5), 7.0);
    store.setConstant(2, 8);
    QCOMPARE(store.value(k, 5), 8.0);
    QCOMPARE(store.find("minus,x"), int64_t(1));
    QCOMPARE(store.find("y"), int64_t(-1));
    QCOMPARE(store.lowerBound(500.0), uint64_t(50000));
  }

  // At an event the right limit counts, between rows the line.
  // The runs of a study follow each other in one store: nothing of the one before shows in the next.
  void beginsAgain() {
    Store used(columns(), 1);
    for (const uint64_t rows : {uint64_t{70'000}, uint64_t{3}, uint64_t{5'000}, uint64_t{0}}) {
      used.beginAgain();
      QCOMPARE(used.rowCount(), uint64_t(0));
      QVERIFY(!used.isFinished());
      QCOMPARE(used.value(used.columns()[2], 0), 7.0);
      Store fresh(columns(), 1);
      for (Store* store : {&used, &fresh}) {
        for (uint64_t r = 0; r < rows; ++r) {
          const double value = std::cos(0.001 * static_cast<double>(r * rows));
          QVERIFY(store->append(static_cast<double>(r), &value));
        }
        store->setConstant(2, 9);
        store->finish();
      }
      QCOMPARE(used.rowCount(), rows);
      for (const Column& column : used.columns()) {
        for (uint64_t r = 0; r < rows; r += 7) QCOMPARE(used.value(column, r), fresh.value(column, r));
        for (uint64_t end = 1; end <= rows; end = end * 3 + 1)
          QCOMPARE(used.range(column, end / 5, end), fresh.range(column, end / 5, end));
      }
    }
  }

  void valueAt() {
    Store store(columns(), 1);
    const double rows[][2] = {{0, 0}, {1, 2}, {1, 10}, {2, 20}};
    for (const auto& row : rows) store.append(row[0], &row[1]);
    const Column& x = store.columns()[0];
    QCOMPARE(store.valueAt(x, 0.5), 1.0);
    QCOMPARE(store.valueAt(x, 1), 10.0);
    QCOMPARE(store.valueAt(x, 1.5), 15.0);
    QCOMPARE(store.valueAt(x, 9), 20.0);
  }

  // The summary has the extremes that a scan of all rows finds, in every part; a negated column has them negated.
  void summariesKeepExtremes() {
    Store store(columns(), 1);
    fill(store, 70000);
    const Column &x = store.columns()[0], &minus = store.columns()[1];
    for (const auto& [from, to] : {std::pair{0.0, 700.0}, std::pair{3.33, 412.7}, std::pair{100.0, 650.001}}) {
      const uint64_t begin = store.lowerBound(from), end = store.lowerBound(std::nextafter(to, HUGE_VAL));
      for (uint64_t part = 0; part < 37; ++part) {
        const uint64_t first = begin + (end - begin) * part / 37, last = begin + (end - begin) * (part + 1) / 37;
        double low = HUGE_VAL, high = -HUGE_VAL;
        for (uint64_t r = first; r < last; ++r) {
          low = std::min(low, store.value(x, r));
          high = std::max(high, store.value(x, r));
        }
        QCOMPARE(store.range(x, first, last), std::pair(low, high));
        QCOMPARE(store.range(minus, first, last), std::pair(-high, -low));
      }
    }
    QVERIFY(std::isnan(store.range(x, 5, 5).first) && std::isnan(store.range(x, 80000, 90000).second));
  }

  // A reader on another thread only ever sees complete rows.
  void readWhileWritten() {
    Store store(columns(), 1);
    std::atomic<bool> isWrong{false};
    std::thread reader([&] {
      const Column& x = store.columns()[0];
      while (!store.isFinished()) {
        const uint64_t rows = store.rowCount();
        if (rows == 0) continue;
        if (store.value(x, rows - 1) != 2 * store.time(rows - 1)) isWrong = true;
        // It grows with time: the extremes of any rows are those of the first and the last.
        for (const uint64_t first : {uint64_t(0), rows / 3, rows - 1})
          isWrong =
              isWrong || store.range(x, first, rows) != std::pair(2 * store.time(first), 2 * store.time(rows - 1));
      }
    });
    for (int r = 0; r < 300000; ++r) {
      const double value = 2.0 * r;
      store.append(r, &value);
    }
    store.finish();
    reader.join();
    QVERIFY(!isWrong);
  }

  // What is written reads back to the last bit; awkward names are quoted.
  void csvRoundTrip() {
    QTemporaryDir folder;
    Store store(columns(), 1);
    const double values[] = {0.1, -1.0 / 3, 1e-300, 1.7976931348623157e308, 5e-324};
    double t = 0;
    for (const double value : values) store.append(t += 0.1, &value);
    const std::string path = folder.filePath("out.csv").toStdString();
    QVERIFY(writeCsv(store, {0, 1, 2}, path).ok());
    const auto table = readCsv(path);
    QVERIFY(table.ok());
    QCOMPARE(table->names, (std::vector<std::string>{"time", "x", "minus,x", "k"}));
    for (size_t r = 0; r < 5; ++r) QCOMPARE(table->columns[1][r], values[r]);
    QVERIFY(!writeCsv(store, {0}, "/nowhere/at/all.csv").ok());
    QVERIFY(!QFile::exists(folder.filePath("out.csv.part")));
  }

  // A file that is not there, and one with a short row, are refused by name.
  void refusesBrokenCsv() {
    QTemporaryDir folder;
    const QString path = folder.filePath("short.csv");
    QCOMPARE(QString::fromStdString(readCsv(path.toStdString()).reason().code), QString("F302"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("time,x\n0,1\n1\n");
    file.close();
    const auto table = readCsv(path.toStdString());
    QVERIFY(!table.ok());
    QCOMPARE(QString::fromStdString(table.reason().code), QString("F302"));
    QVERIFY(QString::fromStdString(table.reason().message).contains("short.csv"));
  }

  // A full disk is a failure, not a short file.
  void fullDisk() {
    if (!QFile::exists("/dev/full")) QSKIP("no /dev/full here");
    Store store(columns(), 1);
    fill(store, 10000);
    QVERIFY(!writeCsv(store, {0, 1}, "/dev/full").ok());
    QVERIFY(!writeMat(store, {0, 1}, "/dev/full").ok());
  }

  // The MAT file has the matrices of the shared layout, with the values in their places.
  void matFile() {
    QTemporaryDir folder;
    Store store(columns(), 1);
    for (int r = 0; r < 3; ++r) {
      const double value = 10.0 * r;
      store.append(r, &value);
    }
    const QString path = folder.filePath("out.mat");
    QVERIFY(writeMat(store, {0, 1, 2}, path.toStdString()).ok());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QStringList names;
    qsizetype at = 0;
    QByteArray series, info;
    while (at + 20 <= bytes.size()) {
      int32_t header[5];
      std::memcpy(header, bytes.data() + at, sizeof header);
      const qsizetype width = header[0] == 0 ? 8 : header[0] == 20 ? 4 : 1;
      const QString name = QString::fromLatin1(bytes.data() + at + 20);
      const qsizetype size = width * header[1] * header[2];
      if (name == "data_2") series = bytes.mid(at + 20 + header[4], size);
      if (name == "dataInfo") info = bytes.mid(at + 20 + header[4], size);
      names << name;
      at += 20 + header[4] + size;
    }
    QCOMPARE(at, bytes.size());
    QCOMPARE(names, (QStringList{"Aclass", "name", "description", "dataInfo", "data_1", "data_2"}));
    double values[6];
    QCOMPARE(series.size(), qsizetype(sizeof values));
    std::memcpy(values, series.data(), sizeof values);
    QCOMPARE(values[5], 20.0);
    int32_t places[16];
    QCOMPARE(info.size(), qsizetype(sizeof places));
    std::memcpy(places, info.data(), sizeof places);
    QCOMPARE(places[5], 2);   // x: second row of data_2
    QCOMPARE(places[9], -2);  // its negative
    QCOMPARE(places[12], 1);  // k lies among the constants
  }
};

QTEST_GUILESS_MAIN(StoreTest)
#include "store_test.moc"
