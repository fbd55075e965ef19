// Results written and read back: HDF5, MAT and CSV, by us and by Octave; files of other programs and broken ones.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>
#include <cmath>
#include <cstring>
#include <limits>

#include "engine/results/csv.h"
#include "engine/results/foreign.h"
#include "engine/results/hdf5.h"
#include "engine/results/mat.h"

using namespace armature::results;

namespace {

std::vector<Column> oneOfEach() {
  Column x, minus, k, y;
  x.name = "a.x", x.unit = "rad", x.description = "Angle";
  minus.name = "b.x", minus.isNegated = true, minus.unit = "rad";
  k.name = "a.k", k.isConstant = true, k.constantAtFirst = 0.1, k.kind = Column::Kind::parameter, k.unit = "N.m/rad";
  y.name = "der(a.x)", y.source = 1, y.unit = "rad/s";
  return {x, minus, k, y};
}

// With an event (two rows of one time) and numbers that need all their digits.
void fill(Store& store, int rows) {
  for (int r = 0; r < rows; ++r) {
    const double t = (r - (r > rows / 2 ? 1 : 0)) / 7.0;
    const double values[2] = {std::sin(t) + (r > rows / 2 ? 1 : 0), std::exp(-t) * 1e-7};
    store.append(t, values);
  }
}

void compare(const Store& a, const Store& b, bool hasUnits) {
  QCOMPARE(b.rowCount(), a.rowCount());
  for (const Column& column : a.columns()) {
    const int64_t found = b.find(column.name);
    QVERIFY2(found >= 0, column.name.c_str());
    const Column& other = b.columns()[static_cast<size_t>(found)];
    if (hasUnits) QCOMPARE(other.unit, column.unit);
    for (uint64_t row = 0; row < a.rowCount(); ++row)
      QVERIFY(b.value(other, row) == a.value(column, row));  // all digits
  }
  for (uint64_t row = 0; row < a.rowCount(); ++row) QVERIFY(b.time(row) == a.time(row));
}

bool hasHdf5(const armature::Result<void>& written) {
  return written || written.reason().code != "F303";
}

void addMatrix(QByteArray& bytes, const char* name, int kind, int rows, int oneOfEach, const QByteArray& data) {
  const int32_t head[5] = {kind, rows, oneOfEach, 0, static_cast<int32_t>(strlen(name)) + 1};
  bytes.append(reinterpret_cast<const char*>(head), sizeof head);
  bytes.append(name, head[4]);
  bytes.append(data);
}

}  // namespace

class ForeignTest : public QObject {
  Q_OBJECT
 private slots:
  // Every value comes back as it was, digit for digit.
  void comesBack_data() {
    QTest::addColumn<QString>("ending");
    for (const char* ending : {"csv", "mat", "h5"}) QTest::newRow(ending) << ending;
  }
  void comesBack() {
    QFETCH(QString, ending);
    Store store(oneOfEach(), 2);
    fill(store, 300);
    const std::string path = folder_.filePath("out." + ending).toStdString();
    const auto written = ending == "h5"    ? writeHdf5(store, {0, 1, 2, 3}, path)
                         : ending == "mat" ? writeMat(store, {0, 1, 2, 3}, path)
                                           : writeCsv(store, {0, 1, 2, 3}, path);
    if (!hasHdf5(written)) QSKIP("this build or machine has no HDF5");
    QVERIFY2(written, written ? "" : written.reason().message.text().c_str());
    const auto back = readResults(path);
    QVERIFY2(back, back ? "" : back.reason().message.text().c_str());
    compare(store, **back, ending != "csv");
    QCOMPARE(QDir(folder_.path()).entryList({"*.partial"}).size(), 0);
  }

  // An empty run and one of a single row, too.
  void small() {
    Store store(oneOfEach(), 2);
    fill(store, 1);
    const std::string path = folder_.filePath("one.h5").toStdString();
    const auto written = writeHdf5(store, {0, 2}, path);
    if (!hasHdf5(written)) QSKIP("this build or machine has no HDF5");
    QVERIFY(written);
    const auto back = readResults(path);
    QVERIFY(back);
    QCOMPARE((*back)->rowCount(), uint64_t(1));
    Store nothing(oneOfEach(), 2);
    QVERIFY(writeHdf5(nothing, {0, 1, 2, 3}, path));
    QVERIFY(!readResults(path));  // without times there is nothing to draw
    QVERIFY(!writeHdf5(store, {0}, "/nowhere/at/all.h5"));
  }

  // Octave reads the same numbers out of all three.
  void octave_data() { comesBack_data(); }
  void octave() {
    QFETCH(QString, ending);
    const QString program = QStandardPaths::findExecutable("octave-cli");
    if (program.isEmpty()) QSKIP("Octave is not installed");
    Store store(oneOfEach(), 2);
    fill(store, 300);
    const QString path = folder_.filePath("octave." + ending);
    const auto written = ending == "h5"    ? writeHdf5(store, {0, 1, 2, 3}, path.toStdString())
                         : ending == "mat" ? writeMat(store, {0, 1, 2, 3}, path.toStdString())
                                           : writeCsv(store, {0, 1, 2, 3}, path.toStdString());
    if (!hasHdf5(written)) QSKIP("this build or machine has no HDF5");
    QVERIFY(written);
    // time, a.x, b.x, a.k, der(a.x) as a person who knows the layout reads them.
    const QString read =
        ending == "h5"
            ? QStringLiteral(
                  "d = load('-hdf5', f); t = d.time(:); s = d.series; if (size(s, 1) != numel(t)) s = s'; end;"
                  "p = double(d.series_of(:)); c = d.constants(:); m = zeros(numel(t), 4);"
                  "for k = 1:4 if (p(k) == 0) m(:, k) = c(k); else m(:, k) = sign(p(k)) * s(:, abs(p(k))); end; end;")
        : ending == "mat" ? QStringLiteral(
                                "d = load(f); t = d.data_2(1, :)'; i = d.dataInfo; m = zeros(numel(t), 4);"
                                "for k = 1:4 q = i(2, k + 1); if (i(1, k + 1) == 1) m(:, k) = d.data_1(q, 1);"
                                "else m(:, k) = sign(q) * d.data_2(abs(q), :)'; end; end;")
                          : QStringLiteral("a = dlmread(f, ',', 1, 0); t = a(:, 1); m = a(:, 2:5);");
    QProcess process;
    process.start(program,
                  {"--norc", "--eval", QStringLiteral("f = '%1'; %2 printf('%.17g\\n', [t m]');").arg(path, read)});
    QVERIFY(process.waitForFinished(120000));
    const QByteArray error = process.readAllStandardError();
    QVERIFY2(process.exitCode() == 0, error.constData());
    const QList<QByteArray> lines = process.readAllStandardOutput().trimmed().split('\n');
    QCOMPARE(lines.size(), qsizetype(5 * store.rowCount()));
    for (uint64_t row = 0; row < store.rowCount(); ++row) {
      const auto at = [&](int k) { return lines[static_cast<qsizetype>(5 * row) + k].toDouble(); };
      QVERIFY(at(0) == store.time(row));
      for (int k = 0; k < 4; ++k) QVERIFY(at(k + 1) == store.value(store.columns()[static_cast<size_t>(k)], row));
    }
  }

  // Measured data: names with units in their heads.
  void measuredTable() {
    const QString path = folder_.filePath("measured.csv");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("time [s],speed [rad/s],torque (N.m)\n0,1,2\n0.5,1.5,2.5\n1,,3\n");
    file.close();
    const auto store = readResults(path.toStdString());
    QVERIFY(store);
    QCOMPARE((*store)->rowCount(), uint64_t(3));
    const auto speed = (*store)->find("speed");
    QVERIFY(speed >= 0);
    QCOMPARE((*store)->columns()[static_cast<size_t>(speed)].unit, std::string("rad/s"));
    QCOMPARE((*store)->value((*store)->columns()[static_cast<size_t>(speed)], 1), 1.5);
    QVERIFY(std::isnan((*store)->value((*store)->columns()[static_cast<size_t>(speed)], 2)));
    QVERIFY((*store)->find("torque") >= 0);
  }

  // A file of another tool: not transposed, single numbers, the unit behind the description with what it is shown in.
  void otherMat() {
    QByteArray bytes;
    const auto add = [&bytes](const char* name, int kind, int rows, int oneOfEach, const QByteArray& data) {
      addMatrix(bytes, name, kind, rows, oneOfEach, data);
    };
    const auto columnWise = [](const QList<QByteArray>& rows, int width) {
      QByteArray all;
      for (int c = 0; c < width; ++c)
        for (const QByteArray& row : rows) all.append(c < row.size() ? row[c] : ' ');
      return all;
    };
    add("Aclass", 51, 4, 11, columnWise({"Atrajectory", "1.1", "", "binNormal"}, 11));
    add("name", 51, 3, 5, columnWise({"Time", "w", "J"}, 5));
    add("description", 51, 3, 20, columnWise({"Time in [s]", "Speed [rad/s|rpm]", "Inertia [kg.m2]"}, 20));
    const int32_t info[12] = {0, 2, 1, 1, -2, 2, 0, 0, 0, -1, -1, 0};  // columns: table, place, …
    add("dataInfo", 20, 3, 4, QByteArray(reinterpret_cast<const char*>(info), sizeof info));
    const float constants[4] = {0, 2, 5, 5};
    add("data_1", 10, 2, 2, QByteArray(reinterpret_cast<const char*>(constants), sizeof constants));
    const double data[6] = {0, 1, 2, 10, 20, 30};
    add("data_2", 0, 3, 2, QByteArray(reinterpret_cast<const char*>(data), sizeof data));
    const QString path = folder_.filePath("other.mat");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.close();
    const auto store = readResults(path.toStdString());
    QVERIFY2(store, store ? "" : store.reason().message.text().c_str());
    const Column& w = (*store)->columns()[static_cast<size_t>((*store)->find("w"))];
    QCOMPARE(w.unit, std::string("rad/s"));
    QCOMPARE(w.description, std::string("Speed"));
    QCOMPARE((*store)->value(w, 1), -20.0);
    const Column& j = (*store)->columns()[static_cast<size_t>((*store)->find("J"))];
    QVERIFY(j.isConstant);
    QCOMPARE((*store)->value(j, 0), 5.0);
  }

  // Matrices that claim rows or columns of nothing cost nothing.
  void emptyMatrices() {
    constexpr int kMany = std::numeric_limits<int>::max();
    for (const auto& [rows, oneOfEach] : {std::pair(0, kMany), std::pair(kMany, 0)}) {
      QByteArray bytes;
      addMatrix(bytes, "Aclass", 51, 4, 1, "AAAA");
      addMatrix(bytes, "name", 51, 1, 1, "t");
      addMatrix(bytes, "dataInfo", 20, 1, 2, QByteArray(8, '\0'));
      for (const char* name : {"data_1", "data_2"}) addMatrix(bytes, name, 0, rows, oneOfEach, {});
      const QString path = folder_.filePath("empty.mat");
      QFile file(path);
      QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
      file.write(bytes);
      file.close();
      const auto read = readResults(path.toStdString());
      QVERIFY(!read);
      QCOMPARE(read.reason().code, std::string("F302"));
    }
  }

  // Cut at every byte, a file is refused or read, and never more than that.
  void broken() {
    Store store(oneOfEach(), 2);
    fill(store, 3);
    const QString path = folder_.filePath("whole.mat"), cut = folder_.filePath("cut.mat");
    QVERIFY(writeMat(store, {0, 1, 2, 3}, path.toStdString()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    for (qsizetype k = 0; k < bytes.size(); k += 7) {
      QFile part(cut);
      QVERIFY(part.open(QIODevice::WriteOnly | QIODevice::Truncate));
      part.write(bytes.left(k));
      part.close();
      const auto read = readResults(cut.toStdString());
      if (!read) QCOMPARE(read.reason().code, std::string("F302"));
    }
    for (const char* name : {"no.mat", "no.h5", "no.csv"}) {
      const QString broken = folder_.filePath(name);
      QFile nonsense(broken);
      QVERIFY(nonsense.open(QIODevice::WriteOnly));
      nonsense.write("this is nothing of the kind");
      nonsense.close();
      QVERIFY(!readResults(broken.toStdString()));
    }
    QVERIFY(!readResults(folder_.filePath("missing.mat").toStdString()));
  }

  // Times that fall are no run.
  void fallingTimes() {
    ForeignResults results;
    results.times = {0, 2, 1};
    QVERIFY(!storeOf(std::move(results), "x"));
    ForeignResults short_;
    short_.times = {0, 1};
    short_.series = {{1}};
    QVERIFY(!storeOf(std::move(short_), "x"));
  }

  // The table of a study, with a column of words.
  void numberTable() {
    NumberTable table;
    table.columns = {{"c", {1, 2, 3}, {}}, {"kind", {0, 1, 0}, {"A", "BB"}}, {"max(w)", {4, std::nan(""), 6}, {}}};
    table.status = {0, 3, 0};
    const std::string path = folder_.filePath("table.h5").toStdString();
    const auto written = writeHdf5(table, path);
    if (!hasHdf5(written)) QSKIP("this build or machine has no HDF5");
    QVERIFY(written);
    const QString dump = QStandardPaths::findExecutable("octave-cli");
    if (dump.isEmpty()) QSKIP("Octave is not installed");
    QProcess process;
    process.start(dump, {"--norc", "--eval",
                         QStringLiteral("d = load('-hdf5', '%1'); t = d.table; if (size(t, 1) != 3) t = t'; end;"
                                        "printf('%g ', t(:, 1), d.status);")
                             .arg(QString::fromStdString(path))});
    QVERIFY(process.waitForFinished(120000));
    QCOMPARE(process.readAllStandardOutput().trimmed(), QByteArray("1 2 3 0 3 0"));
  }

 private:
  QTemporaryDir folder_;
};

QTEST_GUILESS_MAIN(ForeignTest)
#include "foreign_test.moc"
