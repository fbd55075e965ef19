#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>
#include <cmath>

#include "engine/results/csv.h"
#include "engine/results/foreign.h"

using armature::results::readCsv;
using armature::results::readResults;
using armature::results::Store;
using armature::results::Table;

namespace {

struct Outcome {
  int status = -1;
  QString out, error;
};

Outcome cli(const QStringList& arguments) {
  QProcess process;
  process.setWorkingDirectory(ARMATURE_SOURCE_DIR);
  process.start(ARMATURE_CLI, arguments);
  process.waitForFinished(60000);
  Outcome o;
  o.status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
  o.out = QString::fromUtf8(process.readAllStandardOutput());
  o.error = QString::fromUtf8(process.readAllStandardError());
  return o;
}

}  // namespace

class CliTest : public QObject {
  Q_OBJECT
 private:
  QTemporaryDir folder_;

  QString file(const QString& name, const QString& text = {}) const {
    const QString path = folder_.filePath(name);
    if (!text.isNull()) {
      QFile f(path);
      if (f.open(QIODevice::WriteOnly)) f.write(text.toUtf8());
    }
    return path;
  }
  QString decay() const {
    return file("Decay.mo",
                "model Decay\n  parameter Real k = 1;\n  Real x(start = 1, fixed = true);\n"
                "equation\n  der(x) = -k*x;\n  annotation(experiment(StopTime = 2, Interval = 0.5));\nend Decay;\n");
  }
  // Long rows: 5 MB of them are 2048.
  QString wide() const {
    return file("Wide.mo",
                "model Wide\n  Real x(start = 1, fixed = true), z[300];\nequation\n  der(x) = -x;\n"
                "  for i in 1:300 loop\n    z[i] = i*x + i;\n  end for;\nend Wide;\n");
  }
  std::vector<double> column(const Table& table, const char* name) const {
    for (size_t k = 0; k < table.names.size(); ++k) {
      if (table.names[k] == name) return table.columns[k];
    }
    return {};
  }

 private slots:
  // Exit status 1 with one message for every kind of wrong usage.
  void wrongUsage_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("nothing") << QStringList{};
    QTest::newRow("unknown command") << QStringList{"compile", "X"};
    QTest::newRow("no source") << QStringList{"simulate"};
    QTest::newRow("stop before start") << QStringList{"simulate", decay(), "--start-time", "2", "--stop-time", "1"};
    QTest::newRow("stop before the model's start") << QStringList{"simulate", decay(), "--stop-time", "-1"};
    QTest::newRow("interval zero") << QStringList{"simulate", decay(), "--interval", "0"};
    QTest::newRow("intervals below zero") << QStringList{"simulate", decay(), "--intervals", "-3"};
    QTest::newRow("both intervals") << QStringList{"simulate", decay(), "--interval", "1", "--intervals", "3"};
    QTest::newRow("unknown method") << QStringList{"simulate", decay(), "--method", "lsode"};
    QTest::newRow("step of a method that has none")
        << QStringList{"simulate", decay(), "--method", "ida", "--step", "1"};
    QTest::newRow("step without a method") << QStringList{"simulate", decay(), "--step", "1"};
    QTest::newRow("step zero") << QStringList{"simulate", decay(), "--method", "rk4", "--step", "0"};
    QTest::newRow("no memory for results") << QStringList{"simulate", decay(), "--results-memory", "0"};
    QTest::newRow("no number") << QStringList{"simulate", decay(), "--stop-time", "soon"};
    QTest::newRow("set without value") << QStringList{"simulate", decay(), "--set", "k"};
    QTest::newRow("unknown format") << QStringList{"export", decay(), "--format", "xml"};
    QTest::newRow("missing file") << QStringList{"simulate", "/nowhere/Model.mo"};
    QTest::newRow("missing list") << QStringList{"simulate", decay(), "--variables", "@/nowhere/list"};
    QTest::newRow("missing library") << QStringList{"simulate", decay(), "--library", "/nowhere"};
    QTest::newRow("class of a class") << QStringList{"check", "Modelica.Blocks.Sources.Sine", "--class", "Sine"};
    QTest::newRow("unwritable output") << QStringList{"simulate", decay(), "--output", "/nowhere/out.csv"};
  }
  void wrongUsage() {
    QFETCH(QStringList, arguments);
    const Outcome o = cli(arguments);
    QCOMPARE(o.status, 1);
    QVERIFY(!o.error.trimmed().isEmpty());
  }

  // Exit status 2 for models with errors.
  void modelErrors_data() {
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("word");
    QTest::newRow("unknown class") << QString("Modelica.NoSuchThing") << QString("NoSuchThing");
    QTest::newRow("broken text") << file("Broken.mo", "model Broken Real x equation x = ; end Broken;")
                                 << QString("Broken.mo");
    QTest::newRow("too few equations") << file("Few.mo", "model Few Real x, y; equation x = 1; end Few;")
                                       << QString("y");
    QTest::newRow("truncated diagram") << file("T.armature.json", "{\"format\":\"armature-diagram\",\"version\":1,\"na")
                                       << QString("T.armature.json");
  }
  void modelErrors() {
    QFETCH(QString, source);
    QFETCH(QString, word);
    const Outcome o = cli({"simulate", source});
    QCOMPARE(o.status, 2);
    QVERIFY2(o.error.contains(word), qPrintable(o.error));
  }

  // A run writes the asked-for columns at the asked-for points.
  void simulateWritesCsv() {
    const QString out = file("out.csv");
    const Outcome o = cli({"simulate", decay(), "--output", out, "--tolerance", "1e-9", "--quiet"});
    QCOMPARE(o.status, 0);
    QVERIFY2(o.error.isEmpty(), qPrintable(o.error));
    const auto table = readCsv(out.toStdString());
    QVERIFY(table.ok());
    QCOMPARE(table->names.front(), std::string("time"));
    const auto time = column(*table, "time"), x = column(*table, "x"), k = column(*table, "k");
    QCOMPARE(time.size(), size_t(5));
    for (size_t i = 0; i < time.size(); ++i) {
      QVERIFY(std::fabs(x[i] - std::exp(-time[i])) < 1e-7);
      QCOMPARE(k[i], 1.0);
    }
  }

  // Whatever ending of those that are known the file has, the numbers in it are the same.
  void simulateWritesEachFormat_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"all.mat", "all.h5", "all.hdf5"}) QTest::newRow(name) << QString(name);
  }
  void simulateWritesEachFormat() {
    QFETCH(QString, name);
    const QString out = file(name);
    const Outcome o = cli({"simulate", decay(), "--output", out, "--tolerance", "1e-9", "--quiet"});
    if (o.status != 0 && o.error.contains("F303")) QSKIP("this build or machine has no HDF5");
    QVERIFY2(o.status == 0, qPrintable(o.error));
    const auto read = readResults(out.toStdString());
    QVERIFY2(read, read ? "" : read.reason().message.text().c_str());
    const Store& store = **read;
    const int64_t x = store.find("x");
    QVERIFY(x >= 0);
    QCOMPARE(store.rowCount(), uint64_t(5));
    for (uint64_t i = 0; i < 5; ++i)
      QVERIFY(std::fabs(store.value(store.columns()[static_cast<size_t>(x)], i) - std::exp(-store.time(i))) < 1e-7);
    QVERIFY(cli({"simulate", decay(), "--output", file("all.hdf"), "--quiet"}).error.contains(".hdf5"));
  }

  // Without a file the run is told: its span, and the last values of the states or of what was asked for.
  void simulateSaysWhatItDid() {
    const Outcome o = cli({"simulate", decay(), "--tolerance", "1e-9"});
    QCOMPARE(o.status, 0);
    QVERIFY2(o.out.startsWith("Decay: from 0 s to 2 s, 5 result points, 0 events, in "), qPrintable(o.out));
    static const QRegularExpression kLast("^x = ([0-9.]+)$", QRegularExpression::MultilineOption);
    QVERIFY2(std::fabs(kLast.match(o.out).captured(1).toDouble() - std::exp(-2)) < 1e-6, qPrintable(o.out));
    QVERIFY(!o.out.contains("\nk = "));
    const Outcome asked = cli({"simulate", decay(), "--variables", "k"});
    QVERIFY2(asked.out.contains("\nk = 1\n") && !asked.out.contains("\nx = "), qPrintable(asked.out));
    QVERIFY(cli({"simulate", decay(), "--quiet"}).out.isEmpty());
  }

  // A span of one's own has 500 intervals, unless the model says how long they are.
  void spans() {
    const QString out = file("span.csv");
    const QString plain =
        file("Plain.mo", "model Plain\n  Real x(start = 1, fixed = true);\nequation\n  der(x) = -x;\nend Plain;\n");
    const auto rows = [&](const QStringList& arguments) {
      if (cli(QStringList{"simulate", "--output", out} + arguments).status != 0) return size_t(0);
      const auto table = readCsv(out.toStdString());
      return table.ok() ? table->columns[0].size() : size_t(0);
    };
    QCOMPARE(rows({plain}), size_t(501));
    QCOMPARE(rows({plain, "--stop-time", "1e6"}), size_t(501));
    QCOMPARE(rows({plain, "--stop-time", "10", "--interval", "0.1"}), size_t(101));
    QCOMPARE(rows({decay(), "--stop-time", "10"}), size_t(21));
  }

  void parametersAndPatterns() {
    const QString out = file("set.csv");
    QCOMPARE(cli({"simulate", decay(), "--output", out, "--set", "k=3", "--intervals", "10", "--variables", "x*",
                  "--tolerance", "1e-9"})
                 .status,
             0);
    const auto table = readCsv(out.toStdString());
    QVERIFY(table.ok());
    QCOMPARE(table->names, (std::vector<std::string>{"time", "x"}));
    QCOMPARE(table->columns[0].size(), size_t(11));
    QVERIFY(std::fabs(table->columns[1].back() - std::exp(-6.0)) < 1e-7);
  }

  // A parameter that changes on the way, against the closed form; what cannot is told.
  void changesOnTheWay() {
    const QString path = file("changed.csv");
    const Outcome o = cli({"simulate", decay(), "--change", "0.7:k=3", "--tolerance", "1e-9", "--output", path});
    QCOMPARE(o.status, 0);
    const auto table = readCsv(path.toStdString());
    QVERIFY(table);
    const auto time = column(*table, "time"), x = column(*table, "x");
    QVERIFY(!time.empty() && time.size() == x.size());
    QVERIFY(std::count(time.begin(), time.end(), 0.7) == 2);
    for (size_t row = 0; row < time.size(); ++row)
      QVERIFY(std::abs(x[row] - std::exp(-time[row] - (time[row] > 0.7 ? 2 * (time[row] - 0.7) : 0))) < 1e-7);
    QCOMPARE(cli({"simulate", decay(), "--change", "0.7:nothing=3"}).status, 2);
    QCOMPARE(cli({"simulate", decay(), "--change", "k=3"}).status, 1);
  }

  // What varies cannot be set, and is named.
  void settingOfAVariable() {
    const QString source = file("Set.mo", "model Set model Part Real x = time; end Part; Part part; end Set;");
    const Outcome o = cli({"simulate", source, "--set", "part.x=5"});
    QCOMPARE(o.status, 2);
    QCOMPARE(o.error, QString("error N015: part.x is no parameter\n"
                              "  --set changes parameters; for a start value, set part.x.start\n"));
  }

  // Patterns that fit nothing are told; names that the translation has made are not among the results unless asked for.
  void namesThatAreNotThere() {
    const QString source = file("When.mo",
                                "model When discrete Real n(start = 0, fixed = true); equation "
                                "when time > 0.5 then n = pre(n) + 1; end when; end When;");
    const QString out = file("when.csv");
    const Outcome all = cli({"simulate", source, "--output", out});
    QCOMPARE(all.status, 0);
    QCOMPARE(readCsv(out.toStdString())->names, (std::vector<std::string>{"time", "n"}));
    const Outcome some = cli({"simulate", source, "--output", out, "--variables", "$*", "--variables", "zzz*"});
    QCOMPARE(some.status, 0);
    QVERIFY2(some.error.contains("no variable fits zzz*"), qPrintable(some.error));
    QCOMPARE(readCsv(out.toStdString())->names, (std::vector<std::string>{"time", "$when1"}));
  }

  // A library that a diagram names and nobody has is told.
  void libraryOfADiagram() {
    const QString source = file("L.armature.json",
                                "{\"format\":\"armature-diagram\",\"version\":1,\"name\":\"L\",\"libraries\":"
                                "[\"Modelica\",\"NoSuchLibrary\"],\"components\":[],\"connections\":[]}");
    const Outcome o = cli({"check", source});
    QCOMPARE(o.status, 0);
    QVERIFY2(o.error.contains("warning F403: the library 'NoSuchLibrary' that the diagram names"), qPrintable(o.error));
    QVERIFY2(!o.error.contains("'Modelica'"), qPrintable(o.error));
  }

  // Only * and ? are special in a pattern.
  // A diagram says what is recorded; the command line may say something else.
  void diagramSaysWhatIsRecorded() {
    QFile first(ARMATURE_SOURCE_DIR "/resources/examples/Rotational/First.armature.json");
    QVERIFY(first.open(QIODevice::ReadOnly));
    QString text = QString::fromUtf8(first.readAll());
    text.replace("\"stopTime\"", "\"record\": [\"spring.flange_?.tau\", \"no.such\"],\n    \"stopTime\"");
    const QString source = file("Recorded.armature.json", text), out = file("recorded.csv");
    const Outcome o = cli({"simulate", source, "--output", out});
    QCOMPARE(o.status, 0);
    QVERIFY(o.error.contains("there is no variable no.such"));
    const auto table = readCsv(out.toStdString());
    QVERIFY(table.ok());
    const auto has = [&](const char* name) {
      return std::find(table->names.begin(), table->names.end(), name) != table->names.end();
    };
    QVERIFY(has("spring.flange_a.tau") && has("spring.flange_b.tau"));
    QVERIFY(has("inertia3.w"));  // a plot draws it
    QVERIFY(!has("damper.lossPower") && !has("inertia1.J"));
    QCOMPARE(cli({"simulate", source, "--output", out, "--variables", "damper.lossPower"}).status, 0);
    QCOMPARE(readCsv(out.toStdString())->names, (std::vector<std::string>{"time", "damper.lossPower"}));
  }

  // Results that are larger than the memory that they may take are those of a run that had all, to the last byte.
  void resultsBeyondTheMemory() {
    const QStringList run{"simulate", wide(), "--intervals", "20000", "--output"};
    QCOMPARE(cli(run + QStringList{file("all.mat")}).status, 0);
    const Outcome o = cli(run + QStringList{file("beyond.mat"), "--results-memory", "0.001"});
    QVERIFY2(o.status == 0, qPrintable(o.error));
    QFile all(file("all.mat")), beyond(file("beyond.mat"));
    QVERIFY(all.open(QIODevice::ReadOnly) && beyond.open(QIODevice::ReadOnly));
    QVERIFY(all.size() > 40'000'000);
    QVERIFY(all.readAll() == beyond.readAll());
  }

  // Where the file of rows may not grow the run stops with the reason and the folder, and what was computed is there.
  void noRoomForResults() {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("TMPDIR", folder_.path());
    process.setProcessEnvironment(environment);
    // In blocks of 512 bytes: 30 MB.
    process.start("sh", {"-c", "ulimit -f 60000; exec \"$0\" \"$@\"", ARMATURE_CLI, "simulate", wide(), "--intervals",
                         "60000", "--variables", "*", "--results-memory", "0.001"});
    QVERIFY(process.waitForFinished(60000));
    const QString error = QString::fromUtf8(process.readAllStandardError());
    QCOMPARE(process.exitCode(), 3);
    QVERIFY2(error.contains("R140") && error.contains(folder_.path()) && error.contains("File too large"),
             qPrintable(error));
    QVERIFY(QString::fromUtf8(process.readAllStandardOutput()).contains("z[300]"));
  }

  void indicesInPatterns() {
    const QString source = file("Array.mo", "model Array Real x[3] = {time, 2*time, 3*time}; end Array;");
    const QString out = file("array.csv");
    QCOMPARE(cli({"simulate", source, "--output", out, "--variables", "x[?]"}).status, 0);
    QCOMPARE(readCsv(out.toStdString())->names.size(), size_t(4));
    QCOMPARE(cli({"simulate", source, "--output", out, "--variables", "x[2]"}).status, 0);
    QCOMPARE(readCsv(out.toStdString())->names, (std::vector<std::string>{"time", "x[2]"}));
  }

  void statisticsFile() {
    const QString path = file("statistics.json");
    QCOMPARE(cli({"simulate", decay(), "--statistics", path}).status, 0);
    QFile f(path);
    QVERIFY(f.open(QIODevice::ReadOnly));
    const QJsonObject json = QJsonDocument::fromJson(f.readAll()).object();
    for (const char* key : {"model", "seconds", "unknowns", "states", "alias", "linear_systems", "linear_systems_torn",
                            "nonlinear_systems", "nonlinear_systems_torn", "steps", "residual_evaluations",
                            "jacobian_evaluations", "state_events", "time_events", "peak_memory_bytes"}) {
      QVERIFY2(json.contains(key), key);
    }
    for (const char* key : {"load", "instantiate", "structure", "compile", "initialize", "integrate", "total"}) {
      QVERIFY2(json["seconds"].toObject().contains(key), key);
    }
    QCOMPARE(json["states"].toInt(), 1);
    QVERIFY(json["steps"].toInt() > 0);
  }

  // The method is the user's choice, and the figures say which it was. Four steps of Euler's make (1 - 0.5)^4 of one.
  void methods() {
    const QString statistics = file("method.json"), output = file("method.csv");
    const auto jsonOf = [&](const QStringList& arguments) {
      const Outcome o =
          cli(QStringList{"simulate", decay(), "--statistics", statistics, "--output", output} + arguments);
      if (o.status != 0) qWarning("%s", qPrintable(o.error));
      QFile f(statistics);
      return f.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(f.readAll()).object() : QJsonObject();
    };
    for (const char* method : {"ida", "cvode-bdf", "cvode-adams", "arkode-erk", "arkode-dirk", "euler", "heun", "rk4"})
      QCOMPARE(jsonOf({"--method", method})["method"].toString(), QString(method));
    QCOMPARE(jsonOf({"--method", "euler", "--step", "0.5"})["steps"].toInt(), 4);
    QCOMPARE(column(*readCsv(output.toStdString()), "x").back(), 0.0625);
    const QJsonObject chosen = jsonOf({"--method", "auto"});
    QCOMPARE(chosen["method"].toString(), QString("arkode-erk"));
    QVERIFY(!chosen["method_reason"].toString().isEmpty());
    QVERIFY(cli({"simulate", decay(), "--method", "auto"}).error.contains("arkode-erk"));
  }

  // terminate() is a good end; a failed assertion is not, but what was computed is written.
  void ends() {
    const QString good = file("Good.mo",
                              "model Good Real x(start = 0, fixed = true); equation der(x) = 1; when x > 0.5 then "
                              "terminate(\"enough\"); end when; end Good;");
    const QString out = file("good.csv");
    QCOMPARE(cli({"simulate", good, "--output", out}).status, 0);
    const auto table = readCsv(out.toStdString());
    QVERIFY(std::fabs(column(*table, "time").back() - 0.5) < 1e-6);
    const QString bad = file("Bad.mo",
                             "model Bad Real x(start = 0, fixed = true); equation der(x) = 1; assert(x < 0.5, "
                             "\"x is too large\"); end Bad;");
    const QString partial = file("bad.csv");
    const Outcome o = cli({"simulate", bad, "--output", partial});
    QCOMPARE(o.status, 3);
    QVERIFY(o.error.contains("x is too large"));
    QVERIFY(readCsv(partial.toStdString()).ok());
  }

  // A model that never stops making events, and a division by zero at the start, end with a message.
  void badRuns() {
    const QString endless = file("Endless.mo",
                                 "model Endless Integer n(start = 0, fixed = true); equation when "
                                 "{initial(), pre(n) >= 0 and time >= 0} then n = pre(n) + 1; end when; "
                                 "end Endless;");
    QVERIFY(cli({"simulate", endless}).status >= 0);
    const QString zero =
        file("Zero.mo", "model Zero Real x(start = 0, fixed = true); equation der(x) = 1/x; end Zero;");
    const Outcome o = cli({"simulate", zero});
    QCOMPARE(o.status, 3);
    QVERIFY2(o.error.contains("x"), qPrintable(o.error));
  }

  // A diagram exported as Modelica runs like the diagram.
  void exportOfFirst() {
    const QString diagram = "resources/examples/Rotational/First.armature.json";
    const QString text = file("First.mo"), a = file("a.csv"), b = file("b.csv");
    QCOMPARE(cli({"export", diagram, "--format", "modelica", "--output", text}).status, 0);
    const QStringList rest{"--stop-time", "1", "--interval", "0.01", "--variables", "inertia3.w", "--output"};
    QCOMPARE(cli(QStringList{"simulate", diagram} + rest + QStringList{a}).status, 0);
    QCOMPARE(cli(QStringList{"simulate", text} + rest + QStringList{b}).status, 0);
    const auto first = readCsv(a.toStdString()), second = readCsv(b.toStdString());
    QCOMPARE(first->columns[1].size(), second->columns[1].size());
    QVERIFY(std::fabs(first->columns[1].back() - second->columns[1].back()) < 1e-6);
  }

  // A run that is killed leaves what it has computed until shortly before; the next one replaces it.
  void aKillLeavesThePartThatWasComputed() {
    const QString model =
        file("Long.mo",
             "model Long\n  Real x(start = 1, fixed = true);\n  Real y(start = 0, fixed = true);\n"
             "equation\n  der(x) = y;\n  der(y) = -x;\n  annotation(experiment(StopTime = 1e5, Interval = "
             "0.01));\nend Long;\n");
    const QString csv = file("long.csv"), partial = csv + ".partial";
    const auto rowsThere = [&] { return QFileInfo(partial).size() / 120; };
    for (const int rows : {100, 20000}) {
      QProcess process;
      process.setWorkingDirectory(ARMATURE_SOURCE_DIR);
      process.start(ARMATURE_CLI, {"simulate", model, "--output", csv});
      QTRY_VERIFY_WITH_TIMEOUT(rowsThere() > rows, 60000);
      process.kill();
      QVERIFY(process.waitForFinished(10000));
      QVERIFY(!QFile::exists(csv));
      // The last line may be cut.
      QFile left(partial);
      QVERIFY(left.open(QIODevice::ReadOnly));
      QByteArray text = left.readAll();
      text.truncate(text.lastIndexOf('\n') + 1);
      const QString whole = file("left.csv", QString::fromLatin1(text));
      const auto table = readCsv(whole.toStdString());
      QVERIFY(table.ok());
      const std::vector<double> time = column(*table, "time"), x = column(*table, "x");
      QVERIFY(static_cast<int>(time.size()) > rows);
      for (size_t k = 0; k < time.size(); k += 50) QVERIFY(std::fabs(x[k] - std::cos(time[k])) < 1e-2);
      QVERIFY(QFile::remove(whole));
    }
    QCOMPARE(cli({"simulate", model, "--stop-time", "1", "--output", csv}).status, 0);
    QVERIFY(QFile::exists(csv));
  }

  // What is printed and does not arrive is told; a disk without room leaves the file that was there.
  void whatCannotBeWrittenIsTold() {
    const QString model = decay(), text = file("Kept.mo", "kept");
    for (const QStringList& arguments :
         {QStringList{"check", model}, {"export", model, "--format", "modelica"}, {"--help"}, {"--version"}}) {
      QProcess process;
      process.setWorkingDirectory(ARMATURE_SOURCE_DIR);
      process.setStandardOutputFile("/dev/full");
      process.start(ARMATURE_CLI, arguments);
      QVERIFY(process.waitForFinished(60000));
      QCOMPARE(process.exitCode(), 1);
      const QByteArray words = process.readAllStandardError();
      QVERIFY2(words.contains("cannot write standard output"), words.constData());
    }
    for (const QStringList& rest : {QStringList{"simulate", model, "--output"},
                                    {"simulate", model, "--statistics"},
                                    {"check", model, "--statistics"},
                                    {"export", model, "--format", "modelica", "--output"}}) {
      const Outcome o = cli(rest + QStringList{"/dev/full"});
      QCOMPARE(o.status, 1);
      QVERIFY2(o.error.contains("cannot write /dev/full: No space left on device"), qPrintable(o.error));
    }
    // No file may become larger than a block of 512 bytes.
    QProcess process;
    process.setWorkingDirectory(ARMATURE_SOURCE_DIR);
    process.start("sh",
                  {"-c", "trap '' XFSZ; ulimit -f 1; exec \"$0\" \"$@\"", ARMATURE_CLI, "export",
                   "resources/examples/Rotational/First.armature.json", "--format", "modelica", "--output", text});
    QVERIFY(process.waitForFinished(60000));
    QCOMPARE(process.exitCode(), 1);
    const QByteArray words = process.readAllStandardError();
    QVERIFY2(words.contains("F301") && words.contains("Kept.mo: File too large"), words.constData());
    QFile kept(text);
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), QByteArray("kept"));
  }

  // A model may read what lies in its library, where the library's folder is named by a way from here, too.
  void aLibraryBesideReadsItsFiles() {
    QVERIFY(QDir(folder_.path()).mkpath("Own/Resources"));
    file("Own/Resources/lines.txt", "one\ntwo\nthree\n");
    file("Own/package.mo",
         "package Own\n"
         "  impure function count\n    input String name;\n    output Integer n;\n"
         "  external \"C\" n = ModelicaInternal_countLines(name) annotation (Library = \"ModelicaExternalC\");\n"
         "  end count;\n"
         "  model Lines\n    parameter Integer n = count(Modelica.Utilities.Files.loadResource("
         "\"modelica://Own/Resources/lines.txt\"));\n    Real x = n * time;\n  end Lines;\n"
         "end Own;\n");
    const QString library = QDir(ARMATURE_SOURCE_DIR).relativeFilePath(folder_.path());
    const Outcome o = cli({"simulate", "Own.Lines", "--library", library, "--variables", "n"});
    QVERIFY2(o.status == 0 && o.out.contains("\nn = 3\n"), qPrintable(o.out + o.error));
  }
};

QTEST_GUILESS_MAIN(CliTest)
#include "cli_test.moc"
