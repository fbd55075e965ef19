// Native functions against closed forms, published sequences and other programs.
#include <QtTest>

#include <array>
#include <cmath>
#include <cstring>
#include <fstream>
#include <iterator>
#include <limits>
#include <numbers>

#include "engine/native/inflate.h"
#include "engine/native/table_data.h"
#include "tests/native/call_of.h"

using namespace armature::native;

namespace {

// Lets a call read and change what lies in a folder.
void allowFolder(Context& context, const QTemporaryDir& folder) {
  Permissions permissions;
  permissions.effects = Effects::allowed;
  permissions.documentFolder = QFileInfo(folder.path()).canonicalFilePath().toStdString();
  permissions.writeFolders = {permissions.documentFolder};
  context.door = Door(std::move(permissions));
}

double timeTable(Context& context, const std::vector<double>& table, size_t columns, int smoothness, int extrapolation,
                 double shift = 0, double start = 0) {
  return CallOf(context)
      .text("NoName")
      .text("NoName")
      .array(table)
      .number(static_cast<double>(table.size() / columns))
      .number(static_cast<double>(columns))
      .number(start)
      .array({2})
      .number(1)
      .number(smoothness)
      .number(extrapolation)
      .number(shift)
      .number(1)
      .number(0)
      .run("ModelicaStandardTables_CombiTimeTable_init2", 1)[0];
}

double timeValue(Context& context, double id, double t, double next = 1e300, double pre = 0) {
  return CallOf(context).number(id).number(1).number(t).number(next).number(pre).run(
      "ModelicaStandardTables_CombiTimeTable_getValue", 1)[0];
}

double nextEvent(Context& context, double id, double t) {
  return CallOf(context).number(id).number(t).run("ModelicaStandardTables_CombiTimeTable_nextTimeEvent", 1)[0];
}

double table1d(Context& context, const std::vector<double>& table, int smoothness, int extrapolation) {
  return CallOf(context)
      .text("NoName")
      .text("NoName")
      .array(table)
      .number(static_cast<double>(table.size() / 2))
      .number(2)
      .array({2})
      .number(1)
      .number(smoothness)
      .number(extrapolation)
      .number(0)
      .run("ModelicaStandardTables_CombiTable1D_init2", 1)[0];
}

double value1d(Context& context, double id, double u) {
  return CallOf(context).number(id).number(1).number(u).run("ModelicaStandardTables_CombiTable1D_getValue", 1)[0];
}

double slope1d(Context& context, double id, double u) {
  return CallOf(context).number(id).number(1).number(u).number(1).run("ModelicaStandardTables_CombiTable1D_getDerValue",
                                                                      1)[0];
}

constexpr double kNever = std::numeric_limits<double>::max();

}  // namespace

class NativeTest : public QObject {
  Q_OBJECT

 private slots:
  // A table file that is not there is refused by its name.
  void missingTableFile() {
    QTemporaryDir folder;
    Context c;
    allowFolder(c, folder);
    const auto matrix = readMatrixFile(c.door, "no such file.txt", "a");
    QVERIFY(!matrix.ok());
    QCOMPARE(QString::fromStdString(matrix.reason().code), QString("F505"));
    QVERIFY(QString::fromStdString(matrix.reason().message).contains("no such file.txt"));
  }

  // Sizes that do not fit the values and abscissae that are no numbers are refused, not believed.
  void tablesThatMakeNoSense() {
    const double none = std::nan(""), endless = HUGE_VAL;
    const auto isMade = [](const char* function, const std::vector<double>& table, double rows, double columns,
                           double column) {
      Context c;
      CallOf call(c);
      call.text("NoName").text("NoName").array(table).number(rows).number(columns);
      if (!QByteArray(function).contains("2D")) call.array({column}).number(1);
      call.number(1).number(2).number(0).run(function, 1);
      return call.ok && c.error.empty();
    };
    const char* const one = "ModelicaStandardTables_CombiTable1D_init3";
    const char* const two = "ModelicaStandardTables_CombiTable2D_init3";
    QVERIFY(isMade(one, {0, 1, 2, 3}, 2, 2, 2));
    QVERIFY(!isMade(one, {0, 1, 2, 3}, 200, 2, 2));
    QVERIFY(!isMade(one, {0, 1, 2, 3}, -1, 2, 2));
    QVERIFY(!isMade(one, {0, 1, 2, 3}, 4294967296.0 * 1024, 4294967296.0 * 1024, 2));
    QVERIFY(!isMade(one, {0, 1, none, 3}, 2, 2, 2));
    QVERIFY(!isMade(one, {0, 1, endless, 3}, 2, 2, 2));
    QVERIFY(!isMade(one, {0, 1, 2, 3}, 2, 2, none));
    QVERIFY(!isMade(one, {0, 1, 2, 3}, 2, 2, 1e300));
    QVERIFY(isMade(two, {0, 1, 2, 1, 3, 4, 2, 5, 6}, 3, 3, 0));
    QVERIFY(!isMade(two, {0, 1, 2, 1, 3, 4, 2, 5, 6}, 3, 30, 0));
    QVERIFY(!isMade(two, {0, 1, none, 1, 3, 4, 2, 5, 6}, 3, 3, 0));
  }

  // A table in a file says how large it is: more elements than can be counted are refused by name.
  void sizesThatOverflow() {
    const auto text = readMatrix("#1\ndouble a(4294967296,4294967296)\n1 2\n", "a.txt", "a");
    QVERIFY(!text.ok());
    QVERIFY(QString::fromStdString(text.reason().message).contains("too large"));
    // A matrix that is passed over: behind it, counted in 64 bits, the file begins again.
    const int32_t head[] = {0, 2147483644, 536870913, 1, 44};
    std::string bytes(sizeof head, '\0');
    std::memcpy(bytes.data(), head, sizeof head);
    QVERIFY(!readMatrix(bytes + std::string(44, 'b'), "a.mat", "a").ok());
  }

  // Spaces, commas and brackets around the size of a table in a text file are the same.
  void sizesWithoutComma() {
    const auto text = readMatrix("#1\ndouble other(1 2)\n7 8\n\tdouble a (2 2 )\n1 2\n3 4\n", "a.txt", "a");
    QVERIFY(text.ok());
    QCOMPARE(text->values, (std::vector<double>{1, 2, 3, 4}));
    QVERIFY(!readMatrix("#1\ndouble a(2)\n1 2\n", "a.txt", "a").ok());
  }

  // Between two points lies a straight line; at a jump the event decides which side counts.
  void timeTableWithJump() {
    Context c;
    const double id = timeTable(c, {0, 0, 1, 0, 1, 1, 2, 4}, 2, 1, 2);
    QCOMPARE(timeValue(c, id, 0.5, 1, 0), 0.0);
    QCOMPARE(timeValue(c, id, 1, 1, 1), 0.0);  // before the event
    QCOMPARE(timeValue(c, id, 1, 2, 1), 1.0);  // after it
    QCOMPARE(timeValue(c, id, 1.5, 2, 2), 2.5);
    QCOMPARE(timeValue(c, id, 3, kNever, kNever), 7.0);
    QCOMPARE(nextEvent(c, id, 0), 1.0);
    QCOMPARE(nextEvent(c, id, 1), 2.0);
    QCOMPARE(nextEvent(c, id, 2), kNever);
  }

  void periodicTimeTable() {
    Context c;
    const double id = timeTable(c, {0, 0, 1, 2, 3, 2}, 2, 1, 3, 0.5);
    QCOMPARE(nextEvent(c, id, 0), 0.5);
    QCOMPARE(nextEvent(c, id, 0.5), 1.5);
    QCOMPARE(nextEvent(c, id, 1.5), 3.5);
    QCOMPARE(nextEvent(c, id, 3.5), 4.5);
    QCOMPARE(timeValue(c, id, 3.5, 3.5, 3.5), 2.0);  // the end of the period
    QCOMPARE(timeValue(c, id, 3.5, 4.5, 3.5), 0.0);  // the beginning of the next one
    QCOMPARE(timeValue(c, id, 4.0, 4.5, 4.5), 1.0);
    QCOMPARE(timeValue(c, id, 300.5 + 0.25, 301.5, 301.5), 0.5);
  }

  void constantSegmentsAndStart() {
    Context c;
    const double id = timeTable(c, {0, 1, 1, 2, 2, 3}, 2, 3, 1, 0, 0.5);
    QCOMPARE(timeValue(c, id, 0.4, 0.5, 0.5), 0.0);
    QCOMPARE(timeValue(c, id, 0.6, 1, 1), 1.0);
    QCOMPARE(timeValue(c, id, 1, 1, 1), 1.0);
    QCOMPARE(timeValue(c, id, 1, 2, 1), 2.0);
    QCOMPARE(timeValue(c, id, 5, kNever, kNever), 3.0);
    QCOMPARE(nextEvent(c, id, 0), 0.5);
  }

  // Cubic splines pass their points; a parabola is reproduced by Akima's rule away from the ends (its slopes are exact
  // for equidistant second-order data).
  void splines() {
    Context c;
    std::vector<double> parabola;
    for (int k = 0; k <= 8; ++k) {
      parabola.push_back(k);
      parabola.push_back(k * k);
    }
    const double akima = table1d(c, parabola, 2, 2);
    for (double u = 0.1; u < 8; u += 0.37) QVERIFY(std::fabs(value1d(c, akima, u) - u * u) < 1e-12);
    for (double u = 0.1; u < 8; u += 0.37) QVERIFY(std::fabs(slope1d(c, akima, u) - 2 * u) < 1e-12);
    // Monotone rules never overshoot.
    const std::vector<double> step{0, 0, 1, 0, 2, 1, 3, 1, 4, 5};
    for (int kind : {4, 5}) {
      const double id = table1d(c, step, kind, 1);
      for (double u = 0; u <= 3; u += 0.05) QVERIFY(value1d(c, id, u) >= 0 && value1d(c, id, u) <= 1);
      for (int k = 0; k < 5; ++k) QCOMPARE(value1d(c, id, k), step[2 * static_cast<size_t>(k) + 1]);
      QCOMPARE(value1d(c, id, 9), 5.0);
    }
    // Steffen's slope between secants 1 and 3 on unit steps: the mean 2, below twice the smaller one.
    const double steffen = table1d(c, {0, 0, 1, 1, 2, 4}, 5, 2);
    QCOMPARE(slope1d(c, steffen, 1), 2.0);
    // Fritsch and Butland: the harmonic mean 2*1*3/(1+3).
    const double butland = table1d(c, {0, 0, 1, 1, 2, 4}, 4, 2);
    QCOMPARE(slope1d(c, butland, 1), 1.5);
  }

  void outsideIsRefused() {
    Context c;
    const double id = table1d(c, {0, 0, 1, 1}, 1, 4);
    CallOf call(c);
    call.number(id).number(1).number(2).run("ModelicaStandardTables_CombiTable1D_getValue", 1);
    QVERIFY(!call.ok);
    QVERIFY(c.error.find("outside") != std::string::npos);
  }

  // A bilinear table reproduces a*u + b*v + c*u*v; a spline table its points and the gradient of a plane.
  void twoVariables() {
    const auto f = [](double u, double v) { return 2 * u - 3 * v + u * v; };
    const std::vector<double> us{0, 1, 2.5, 4}, vs{-1, 0, 2, 3};
    std::vector<double> table{0};
    table.insert(table.end(), vs.begin(), vs.end());
    for (double u : us) {
      table.push_back(u);
      for (double v : vs) table.push_back(f(u, v));
    }
    for (int kind : {1, 2}) {
      Context c;
      const double id =
          CallOf(c).text("NoName").text("NoName").array(table).number(5).number(5).number(kind).number(2).number(0).run(
              "ModelicaStandardTables_CombiTable2D_init2", 1)[0];
      for (double u : {0.0, 0.3, 2.0, 4.0, 5.0}) {
        for (double v : {-1.0, 0.5, 2.9, 4.0}) {
          const double z =
              CallOf(c).number(id).number(u).number(v).run("ModelicaStandardTables_CombiTable2D_getValue", 1)[0];
          QVERIFY(std::fabs(z - f(u, v)) < 1e-12);
          const double d = CallOf(c).number(id).number(u).number(v).number(1).number(2).run(
              "ModelicaStandardTables_CombiTable2D_getDerValue", 1)[0];
          QVERIFY(std::fabs(d - (2 + v + 2 * (u - 3))) < 1e-12);
        }
      }
    }
  }

  // Akima's surface does not depend on which of the abscissae comes first, and one row is a curve: the parabola through
  // its three points.
  void splineTableOfTwoVariables() {
    Context c;
    const auto table = [&](std::initializer_list<double> rows, int rowCount, int columns) {
      return CallOf(c)
          .text("NoName")
          .text("NoName")
          .array({rows.begin(), rows.end()})
          .number(rowCount)
          .number(columns)
          .number(2)
          .number(2)
          .number(0)
          .run("ModelicaStandardTables_CombiTable2D_init2", 1)[0];
    };
    const auto value = [&](double id, double u, double v) {
      return CallOf(c).number(id).number(u).number(v).run("ModelicaStandardTables_CombiTable2D_getValue", 1)[0];
    };
    const double upright = table({0, 0, 1, 2, 4, 0, 5, 1, 0, 3, 1, 2, 4, 1, 0, 3, 1, 0, 7, 2}, 4, 5);
    const double lying = table({0, 0, 1, 3, 0, 5, 2, 1, 1, 1, 4, 0, 2, 0, 1, 7, 4, 3, 0, 2}, 5, 4);
    for (double u : {-0.5, 0.3, 1.0, 1.7, 2.9, 3.5})
      for (double v : {-1.0, 0.4, 1.5, 3.1, 4.5}) QVERIFY(std::fabs(value(upright, u, v) - value(lying, v, u)) < 1e-12);
    const double row = table({0, 0, 0.5, 1, 0.5, 1, 2, 1}, 2, 4);
    const double column = table({0, 0.5, 0, 1, 0.5, 2, 1, 1}, 4, 2);
    for (double v : {0.0, 0.25, 0.6, 1.0}) {
      QVERIFY(std::fabs(value(row, 7, v) - (1 + 4 * v - 4 * v * v)) < 1e-12);
      QVERIFY(std::fabs(value(column, v, 7) - (1 + 4 * v - 4 * v * v)) < 1e-12);
    }
  }

  // A text file with two tables and comments.
  void tableFromTextFile() {
    QTemporaryDir folder;
    const std::string name = folder.filePath("t.txt").toStdString();
    std::ofstream(name) << "#1\n# first\ndouble a(2,2)\n0 1\n1 2\ndouble b(2,3) # second\n0 1 2\n1, 3, 5 # end\n";
    Context c;
    allowFolder(c, folder);
    const double id = CallOf(c)
                          .text(name)
                          .text("b")
                          .array({})
                          .number(0)
                          .number(0)
                          .array({3})
                          .number(1)
                          .number(1)
                          .number(2)
                          .number(0)
                          .run("ModelicaStandardTables_CombiTable1D_init2", 1)[0];
    QCOMPARE(value1d(c, id, 0.5), 3.5);
    CallOf sizes(c);
    const std::vector<double> size = sizes.text(name).text("b").array({0, 0}).run("ModelicaIO_readMatrixSizes", 2);
    QCOMPARE(size, (std::vector<double>{2, 3}));
    CallOf missing(c);
    missing.text(name).text("x").array({0, 0}).run("ModelicaIO_readMatrixSizes", 2);
    QVERIFY(!missing.ok);
    QCOMPARE(QString::fromStdString(c.reason->code), QString("F201"));
  }

  // A MATLAB version 4 file, written byte by byte after its published layout.
  void tableFromMatlabFile() {
    QTemporaryDir folder;
    const std::string name = folder.filePath("t.mat").toStdString();
    {
      std::ofstream out(name, std::ios::binary);
      const int32_t header[] = {0, 2, 3, 0, 2};
      out.write(reinterpret_cast<const char*>(header), sizeof header);
      out.write("m", 2);
      const double byColumns[] = {1, 4, 2, 5, 3, 6};
      out.write(reinterpret_cast<const char*>(byColumns), sizeof byColumns);
    }
    Context c;
    allowFolder(c, folder);
    const std::vector<double> read = CallOf(c)
                                         .text(name)
                                         .text("m")
                                         .array(std::vector<double>(6))
                                         .number(2)
                                         .number(3)
                                         .number(0)
                                         .run("ModelicaIO_readRealMatrix", 6);
    QCOMPARE(read, (std::vector<double>{1, 2, 3, 4, 5, 6}));
  }

  // Written files have the published layout; matrices that are appended leave the others as they are.
  void matrixIsWritten() {
    QTemporaryDir folder;
    const std::string name = folder.filePath("w.mat").toStdString();
    Context c;
    allowFolder(c, folder);
    const auto write = [&](const char* matrix, const std::vector<double>& values, double rows, double columns,
                           bool isAppended, const char* version = "4") {
      CallOf call(c);
      call.text(name).text(matrix).array(values).number(rows).number(columns).number(isAppended ? 1 : 0);
      call.text(version).run("ModelicaIO_writeRealMatrix", 1);
      return call.ok;
    };
    QVERIFY(write("m", {1, 2, 3, 4, 5, 6}, 2, 3, false));
    std::ifstream in(name, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    QCOMPARE(bytes.size(), size_t{20 + 2 + 48});
    const std::array<int32_t, 5> header = {0, 2, 3, 0, 2};
    QVERIFY(std::memcmp(bytes.data(), header.data(), sizeof header) == 0);
    const std::array<double, 6> byColumns = {1, 4, 2, 5, 3, 6};
    QVERIFY(std::memcmp(bytes.data() + 22, byColumns.data(), sizeof byColumns) == 0);
    QVERIFY(write("n", {7, 8}, 1, 2, true));
    QVERIFY(write("m", {9}, 1, 1, true));
    const auto read = [&](const char* matrix, double rows, double columns) {
      const auto count = static_cast<size_t>(rows * columns);
      CallOf call(c);
      call.text(name).text(matrix).array(std::vector<double>(count)).number(rows).number(columns).number(0);
      return call.run("ModelicaIO_readRealMatrix", count);
    };
    QCOMPARE(read("n", 1, 2), (std::vector<double>{7, 8}));
    QCOMPARE(read("m", 1, 1), (std::vector<double>{9}));
    QVERIFY(!write("m", {1}, 1, 2, false));
    QVERIFY(!write("m", {1}, 1, 1, false, "7.3"));
    std::ofstream(name) << "no matrix at all, but text";
    QVERIFY(!write("m", {1}, 1, 1, true));
    QVERIFY(!write("m", {1}, 1, 1, true, "6"));
    // Level 5: the header of 128 bytes, then the tagged element with its flags, sizes, name and numbers by columns.
    QVERIFY(write("A", {1, 2, 3, 4}, 2, 2, false, "6"));
    std::ifstream second(name, std::ios::binary);
    const std::string level5{std::istreambuf_iterator<char>(second), std::istreambuf_iterator<char>()};
    QCOMPARE(level5.size(), size_t{128 + 8 + 16 + 16 + 16 + 8 + 32});
    QCOMPARE(level5.substr(0, 10) + level5.substr(124, 4), std::string("MATLAB 5.0\0\1IM", 14));
    const std::array<uint32_t, 14> tags = {14, 88, 6, 8, 6, 0, 5, 8, 2, 2, 1, 1, 'A', 0};
    QVERIFY(std::memcmp(level5.data() + 128, tags.data(), sizeof tags) == 0);
    QVERIFY(write("b", {5}, 1, 1, true, "7"));
    QVERIFY(!write("A", {5}, 1, 1, true, "7"));
    QCOMPARE(read("A", 2, 2), (std::vector<double>{1, 2, 3, 4}));
    QCOMPARE(read("b", 1, 1), (std::vector<double>{5}));
  }

  // A field of a structure in a MATLAB file, composed word by word after the published layout.
  void matrixInStructure() {
    const auto words = [](std::initializer_list<uint32_t> list) {
      std::string bytes;
      for (uint32_t w : list) bytes.append(reinterpret_cast<const char*>(&w), sizeof w);
      return bytes;
    };
    const auto field = [&](double value) {
      std::string bytes = words({14, 56, 6, 8, 6, 0, 5, 8, 1, 1, 1, 0, 9, 8});
      bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
      return bytes;
    };
    std::string body = words({6, 8, 2, 0, 5, 8, 1, 1, 0x10001, 's', 0x40005, 4, 1, 8});
    body += std::string("x\0\0\0y\0\0\0", 8) + field(3) + field(4);
    std::string bytes = "MATLAB 5.0";
    bytes.resize(124, ' ');
    bytes += std::string("\0\1IM", 4) + words({14, static_cast<uint32_t>(body.size())}) + body;
    QTemporaryDir folder;
    const std::string name = folder.filePath("s.mat").toStdString();
    std::ofstream(name, std::ios::binary) << bytes;
    Context c;
    allowFolder(c, folder);
    const auto read = [&](const char* matrix, bool& isRead) {
      CallOf call(c);
      call.text(name).text(matrix).array({0}).number(1).number(1).number(0);
      const std::vector<double> result = call.run("ModelicaIO_readRealMatrix", 1);
      isRead = call.ok;
      return result;
    };
    bool isRead = false;
    QCOMPARE(read("s.y", isRead), (std::vector<double>{4}));
    QVERIFY(isRead);
    for (const char* missing : {"s", "s.z", "s.y.a", "t.y"}) {
      read(missing, isRead);
      QVERIFY(!isRead);
    }
  }

  // The generators, computed here with the published recurrences on plain 64-bit words.
  void randomNumbers() {
    Context c;
    uint64_t x = 0x123456789ABCDEF1u;
    std::vector<double> state{static_cast<double>(static_cast<int32_t>(x)),
                              static_cast<double>(static_cast<int32_t>(x >> 32))};
    for (int k = 0; k < 50; ++k) {
      const std::vector<double> out =
          CallOf(c).array(state).array({0, 0}).number(0).run("ModelicaRandom_xorshift64star", 3);
      x ^= x >> 12;
      x ^= x << 25;
      x ^= x >> 27;
      x *= 0x2545F4914F6CDD1Du;
      QCOMPARE(out[2], std::ldexp(static_cast<double>(static_cast<int64_t>(x)), -64) + 0.5);
      state = {out[0], out[1]};
    }
    QVERIFY(state[0] == std::floor(state[0]) && std::fabs(state[0]) <= 2147483648.0);
  }

  // Mean 1/2 and variance 1/12 of ten thousand numbers, each generator.
  void randomMoments() {
    Context c;
    for (const auto& [name, size] : {std::pair<const char*, size_t>{"ModelicaRandom_xorshift64star", 2},
                                     {"ModelicaRandom_xorshift128plus", 4},
                                     {"ModelicaRandom_xorshift1024star", 33}}) {
      std::vector<double> state(size);
      for (size_t k = 0; k < size; ++k)
        state[k] = static_cast<double>(715827883 * static_cast<int64_t>(k + 1) % 1000003);
      if (size == 33) state[32] = 0;
      double sum = 0, squares = 0;
      for (int k = 0; k < 10000; ++k) {
        std::vector<double> out = CallOf(c).array(state).array(state).number(0).run(name, size + 1);
        sum += out[size] - 0.5;
        squares += (out[size] - 0.5) * (out[size] - 0.5);
        out.pop_back();
        state = out;
      }
      QVERIFY(std::fabs(sum / 10000) < 0.012);
      QVERIFY(std::fabs(squares / 10000 - 1.0 / 12) < 0.004);
    }
  }

  void strings() {
    Context c;
    const auto textOf = [&](double index) { return c.texts[static_cast<size_t>(index)]; };
    QCOMPARE(CallOf(c).text("abc").run("ModelicaStrings_length", 1)[0], 3.0);
    QCOMPARE(textOf(CallOf(c).text("hello").number(2).number(3).run("ModelicaStrings_substring", 1)[0]),
             std::string("el"));
    QCOMPARE(CallOf(c).text("A").text("a").number(0).run("ModelicaStrings_compare", 1)[0], 2.0);
    QCOMPARE(CallOf(c).text("A").text("a").number(1).run("ModelicaStrings_compare", 1)[0], 1.0);
    std::vector<double> scan = CallOf(c).text("  -1.5e2 x").number(1).number(0).run("ModelicaStrings_scanReal", 2);
    QCOMPARE(scan, (std::vector<double>{9, -150}));
    scan = CallOf(c).text("12.5").number(1).number(0).run("ModelicaStrings_scanInteger", 2);
    QCOMPARE(scan, (std::vector<double>{1, 0}));
    scan = CallOf(c).text(" a_1+").number(1).run("ModelicaStrings_scanIdentifier", 2);
    QCOMPARE(scan[0], 5.0);
    QCOMPARE(textOf(scan[1]), std::string("a_1"));
  }

  // A x = b by elimination, on a matrix that is stored by columns; every argument comes back.
  void linearSystem() {
    Context c;
    const std::vector<double> out = CallOf(c)
                                        .number(2)
                                        .number(1)
                                        .array({2, 1, 1, 3})
                                        .number(2)
                                        .array({0, 0})
                                        .array({3, 5})
                                        .number(2)
                                        .number(0)
                                        .run("dgesv", 13);
    QVERIFY(std::fabs(out[9] - 0.8) < 1e-14);
    QVERIFY(std::fabs(out[10] - 1.4) < 1e-14);
  }

  // Eigenvalues of a rotation by 90 degrees: plus and minus i.
  void eigenvalues() {
    Context c;
    const std::vector<double> out = CallOf(c)
                                        .text("N")
                                        .text("N")
                                        .number(2)
                                        .array({0, 1, -1, 0})
                                        .number(2)
                                        .array({0, 0})
                                        .array({0, 0})
                                        .array({0})
                                        .number(1)
                                        .array({0})
                                        .number(1)
                                        .array(std::vector<double>(20))
                                        .number(20)
                                        .number(0)
                                        .run("dgeev", 38);
    QVERIFY(std::fabs(out[8]) < 1e-14 && std::fabs(out[9]) < 1e-14);
    QVERIFY(std::fabs(std::fabs(out[10]) - 1) < 1e-14);
  }

  // Two sines: amplitudes at their frequencies only; also for a length with an odd factor.
  void fourier() {
    for (size_t n : {64u, 60u, 14u}) {
      Context c;
      std::vector<double> u(n);
      for (size_t k = 0; k < n; ++k) {
        const double angle = 2 * std::numbers::pi * static_cast<double>(k) / static_cast<double>(n);
        u[k] = 1 + 3 * std::cos(2 * angle) + std::sin(5 * angle);
      }
      const size_t count = n / 2 + 1;
      const std::vector<double> out = CallOf(c)
                                          .array(u)
                                          .number(static_cast<double>(n))
                                          .array({})
                                          .number(0)
                                          .array({})
                                          .array({})
                                          .run("ModelicaFFT_kiss_fftr", 1 + 2 * count);
      const double scale = static_cast<double>(n) / 2 / static_cast<double>(count);
      for (size_t k = 0; k < count; ++k) {
        const double expected = k == 0 ? 2 * scale : k == 2 ? 3 * scale : k == 5 ? scale : 0;
        QVERIFY(std::fabs(out[1 + k] - expected) < 1e-12);
      }
      QVERIFY(std::fabs(out[1 + count + 5] + std::numbers::pi / 2) < 1e-12);
    }
  }

  // What zlib (in Qt) has compressed comes back: stored, with fixed and with own codes; a cut stream is refused.
  void decompression() {
    QByteArray numbers;
    for (int k = 0; k < 5000; ++k) numbers += QByteArray::number(k * k % 997) + ' ';
    for (const QByteArray& data : {QByteArray("aaaaaaaaaaaab"), numbers, QByteArray(70000, 'x')}) {
      for (int level : {0, 1, 9}) {
        const QByteArray stream = qCompress(data, level).mid(4);
        const auto plain = inflateZlib({stream.constData(), size_t(stream.size())}, 1000000);
        QVERIFY(plain.has_value());
        QCOMPARE(QByteArray(plain->data(), qsizetype(plain->size())), data);
        QVERIFY(!inflateZlib({stream.constData(), size_t(stream.size() / 2)}, 1000000).has_value());
      }
    }
    const QByteArray stream = qCompress(numbers).mid(4);
    QVERIFY(!inflateZlib({stream.constData(), size_t(stream.size())}, 100).has_value());
  }

  void unknownName() { QVERIFY(findFunction("noSuchFunction") == nullptr); }
};

QTEST_GUILESS_MAIN(NativeTest)
#include "native_test.moc"
