// armature-cli sweep and montecarlo.
#include <signal.h>

#include <cmath>

#include "engine/results/csv.h"
#include "tests/experiments/commands.h"
#include "tests/slowness.h"

using armature::results::readCsv;
using armature::results::Table;

class StudyTest : public QObject {
  Q_OBJECT
 private:
  QTemporaryDir folder_;
  QString path(const QString& name) const { return folder_.filePath(name); }
  QString decay() const {
    return writeFile(path("Decay.mo"),
                     "model Decay\n  parameter Real k = 1;\n  parameter Real x0 = 1;\n  parameter Integer n = 1;\n"
                     "  Real x(start = x0, fixed = true);\n  Real y[n];\nequation\n  der(x) = -k*x;\n"
                     "  for i in 1:n loop y[i] = i*x; end for;\n  assert(k < 3.5, \"k is too large\");\n"
                     "  annotation(experiment(StopTime = 1, Tolerance = 1e-9));\nend Decay;\n");
  }
  static std::vector<double> column(const QString& file, const char* name) {
    const auto table = readCsv(file.toStdString());
    if (!table) return {};
    for (size_t k = 0; k < table->names.size(); ++k)
      if (table->names[k] == name) return table->columns[k];
    return {};
  }
  static bool isNear(double a, double b) { return std::fabs(a - b) <= 1e-7 * std::max(1.0, std::fabs(b)); }

 private slots:
  // A grid in its order, the first name fastest, against the closed form; one translation; errors of single runs.
  void grid() {
    const Outcome o = cli({"sweep", decay(), "--vary", "k=range(1,4,4)", "--vary", "x0=choices(2,5)", "--measure",
                           "final(x)", "--measure", "at(x, 0.5)*k", "--output", path("g.csv")});
    QCOMPARE(o.status, 0);
    QVERIFY(o.out.contains("8 runs, 1 translation,"));
    QVERIFY(o.error.contains("2 of 8 runs stopped early") && o.error.contains("k is too large"));
    const auto k = column(path("g.csv"), "k"), x0 = column(path("g.csv"), "x0"), x = column(path("g.csv"), "final(x)"),
               y = column(path("g.csv"), "at(x, 0.5)*k"), status = column(path("g.csv"), "status");
    QCOMPARE(k, (std::vector<double>{1, 2, 3, 4, 1, 2, 3, 4}));
    QCOMPARE(x0, (std::vector<double>{2, 2, 2, 2, 5, 5, 5, 5}));
    QCOMPARE(status, (std::vector<double>{0, 0, 0, 3, 0, 0, 0, 3}));
    for (size_t i = 0; i < 8; ++i) {
      if (status[i] != 0) {
        QVERIFY(std::isnan(x[i]) && std::isnan(y[i]));
        continue;
      }
      QVERIFY(isNear(x[i], x0[i] * std::exp(-k[i])));
      QVERIFY(isNear(y[i], k[i] * x0[i] * std::exp(-k[i] / 2)));
    }
    QVERIFY(!QFile::exists(path("g.csv.journal")));
  }

  // Values that change the equations have translations of their own, which is said; one that cannot be translated has
  // status 2, and zero is no tunable value.
  void structural() {
    const Outcome o = cli({"sweep", decay(), "--vary", "n=choices(1,3,nothing)", "--vary", "k=range(0,1,2)",
                           "--measure", "final(x)", "--output", path("s.csv"), "--jobs", "2"});
    QCOMPARE(o.status, 0);
    QVERIFY(o.error.contains("6 translations for 6 runs"));
    QCOMPARE(column(path("s.csv"), "status"), (std::vector<double>{0, 0, 2, 0, 0, 2}));
    QVERIFY(isNear(column(path("s.csv"), "final(x)")[0], 1) &&
            isNear(column(path("s.csv"), "final(x)")[4], std::exp(-1.0)));
  }

  // 200 values of a mechanism beside 200 single runs: the same digits.
  void mechanism() {
    const QString model = "resources/examples/MultiBody/DoublePendulum.armature.json";
    const QString name = "damper.d";
    const int runs = 200 / armature::test::kSlowness;
    const QString values = QString("=range(0.01,0.5,%1)").arg(runs);
    const Outcome o = cli({"sweep", model, "--vary", name + values, "--stop-time", "1", "--measure",
                           "final(revolute1.phi)", "--measure", "final(revolute2.w)", "--output", path("m.csv")});
    QCOMPARE(o.status, 0);
    QVERIFY(o.out.contains(QByteArray::number(runs) + " runs, 1 translation,"));
    const QList<QByteArray> rows = contentOf(path("m.csv")).split('\n');
    QCOMPARE(rows.size(), runs + 2);
    for (int k = 0; k < runs; ++k) {
      const QList<QByteArray> row = rows[k + 1].split(',');
      const Outcome single = cli({"simulate", model, "--set", name + "=" + row[0], "--stop-time", "1", "--variables",
                                  "revolute1.phi", "--variables", "revolute2.w", "--output", path("single.csv")});
      QCOMPARE(single.status, 0);
      const QList<QByteArray> lines = contentOf(path("single.csv")).trimmed().split('\n');
      const QList<QByteArray> names = lines.first().split(','), last = lines.last().split(',');
      QCOMPARE(row[1], last[names.indexOf("revolute1.phi")]);
      QCOMPARE(row[2], last[names.indexOf("revolute2.w")]);
    }
  }

  // A study draws the same on any number of jobs, other seeds draw other numbers.
  void monteCarlo() {
    const auto run = [&](const char* file, const char* jobs, const char* seed) {
      return cli({"montecarlo", decay(), "--vary", "k=normal(1,0.2)", "--vary", "x0=uniform(1,2)", "--runs", "300",
                  "--seed", seed, "--measure", "final(x)", "--jobs", jobs, "--output", path(file)});
    };
    QCOMPARE(run("a.csv", "1", "42").status, 0);
    QCOMPARE(run("b.csv", "3", "42").status, 0);
    QCOMPARE(run("c.csv", "2", "43").status, 0);
    QCOMPARE(contentOf(path("a.csv")), contentOf(path("b.csv")));
    QVERIFY(contentOf(path("a.csv")) != contentOf(path("c.csv")));
    const auto k = column(path("a.csv"), "k"), x0 = column(path("a.csv"), "x0"), x = column(path("a.csv"), "final(x)");
    QCOMPARE(k.size(), size_t(300));
    double sum = 0;
    for (size_t i = 0; i < 300; ++i) {
      QVERIFY(isNear(x[i], x0[i] * std::exp(-k[i])));
      sum += k[i];
    }
    QVERIFY(std::fabs(sum / 300 - 1) < 0.06);
  }

  // Killed at any moment and resumed: the same file. What is there is not begun anew without a word.
  void killed() {
    const QString model = writeFile(
        path("Slow.mo"),
        QByteArray("model Slow\n  parameter Real w = 1;\n  Real x(start = 1, fixed = true), v(start = 0, fixed = "
                   "true);\nequation\n"
                   "  der(x) = v; der(v) = -w*w*x;\n  annotation(experiment(StopTime = ") +
            QByteArray::number(2000 / armature::test::kSlowness) + ", Interval = 1));\nend Slow;\n");
    const QStringList study{"sweep", model, "--vary", "w=range(1,3,60)", "--measure", "max(v)", "--measure", "rms(x)"};
    QCOMPARE(cli(study + QStringList{"--output", path("whole.csv"), "--jobs", "1"}).status, 0);
    const QString output = path("killed.csv"), journal = output + ".journal";
    int kills = 0;
    for (int attempt = 0; attempt < 3; ++attempt) {
      QProcess process;
      process.start(ARMATURE_CLI, study + QStringList{"--output", output, "--resume"});
      QVERIFY(process.waitForStarted());
      const qsizetype lines = contentOf(journal).count('\n');
      for (int k = 0; k < 2000 && contentOf(journal).count('\n') < lines + 5 && process.state() == QProcess::Running;
           ++k)
        process.waitForFinished(5);
      if (process.state() != QProcess::Running) break;
      process.kill();
      process.waitForFinished();
      ++kills;
    }
    QVERIFY(kills > 0);
    QVERIFY(QFile::exists(journal) && !QFile::exists(output));
    // A line that was cut is done again.
    QFile file(journal);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.resize(file.size() - 3));
    file.close();
    const Outcome refused = cli(study + QStringList{"--output", output});
    QVERIFY(refused.status == 1 && refused.error.contains("E012"));
    QStringList other = study;
    other[3] = "w=range(1,3,61)";
    QCOMPARE(cli(other + QStringList{"--output", output, "--resume"}).status, 1);
    QCOMPARE(cli(study + QStringList{"--output", output, "--resume"}).status, 0);
    QCOMPARE(contentOf(output), contentOf(path("whole.csv")));
    QVERIFY(!QFile::exists(journal));
  }

  // A run that breaks its process down takes no other with it.
  void breakdown() {
    const QString model =
        writeFile(path("Deep.mo"),
                  "model Deep\n  function f\n    input Real n;\n    output Real y;\n  algorithm\n"
                  "    y := if n < 1 then 0 else 1 + f(n - 1);\n  end f;\n  parameter Real n = 5;\n"
                  "  Real x(start = 0, fixed = true);\nequation\n  der(x) = f(n + time);\nend Deep;\n");
    const Outcome o = cli({"sweep", model, "--vary", "n=choices(5,1e12,7)", "--measure", "final(x)", "--jobs", "1",
                           "--output", path("d.csv")});
    QCOMPARE(o.status, 0);
    QCOMPARE(column(path("d.csv"), "status"), (std::vector<double>{0, 3, 0}));
    QVERIFY(column(path("d.csv"), "final(x)")[2] > 6.9);
  }

  // The model of cost names the runs and what a million of them would take.
  void plan() {
    const Outcome o = cli({"sweep", decay(), "--vary", "k=range(1,3,1000)", "--vary", "x0=range(1,2,1000)", "--measure",
                           "final(x)", "--plan", "--jobs", "2"});
    QCOMPARE(o.status, 0);
    QVERIFY(o.out.contains("1000000 runs, 1 translation, 1 measures"));
    QVERIFY(o.out.contains("for 1000000 runs: ") && o.out.contains("on 2 cores"));
  }

  // 1 for wrong usage, 2 for a wrong model, each with a message and without a file.
  void statuses_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    const QStringList out{"--output", path("x.csv")};
    const QString wrong = writeFile(path("Wrong.mo"),
                                    "model Wrong\n  parameter Real k = 1;\n  Real x;\nequation\n"
                                    "  der(x) = y;\nend Wrong;\n");
    const auto sweep = [&](const QString& vary) { return QStringList{"sweep", decay(), "--vary", vary}; };
    // E011 in those that name a wrong study.
    QTest::newRow("nothing varied") << QStringList{"sweep", decay()} + out << 1;
    QTest::newRow("no output") << sweep("k=range(1,2,3)") << 1;
    QTest::newRow("wrong output") << sweep("k=range(1,2,3)") + QStringList{"--output", path("x.mat")} << 1;
    QTest::newRow("no folder") << sweep("k=range(1,2,3)") + QStringList{"--output", "/nowhere/x.csv"} << 1;
    QTest::newRow("a device") << sweep("k=range(1,2,3)") + QStringList{"--output", "/dev/null"} << 1;
    QTest::newRow("wrong list") << sweep("k=range(1,2)") + out << 1;
    QTest::newRow("a distribution") << sweep("k=normal(1,2)") + out << 1;
    QTest::newRow("twice") << sweep("k=range(1,2,3)") + QStringList{"--vary", "k=range(1,2,3)"} + out << 1;
    QTest::newRow("set as well") << sweep("k=range(1,2,3)") + QStringList{"--set", "k=2"} + out << 1;
    QTest::newRow("too many") << sweep("k=range(1,2,1000000)") + QStringList{"--vary", "x0=range(1,2,1000000)"} + out
                              << 1;
    QStringList measures;
    for (int k = 0; k < 101; ++k)
      measures << "--measure"
               << "final(x)";
    QTest::newRow("too many numbers") << sweep("k=range(1,2,1000000)") + measures + out << 1;
    QTest::newRow("wrong measure") << sweep("k=range(1,2,3)") + QStringList{"--measure", "final("} + out << 1;
    QTest::newRow("unknown function") << sweep("k=range(1,2,3)") + QStringList{"--measure", "median(x)"} + out << 1;
    QTest::newRow("unknown variable") << sweep("k=range(1,2,3)") + QStringList{"--measure", "final(z)"} + out << 1;
    QTest::newRow("without an instant") << sweep("k=range(1,2,3)") + QStringList{"--measure", "x"} + out << 1;
    QTest::newRow("no jobs") << sweep("k=range(1,2,3)") + QStringList{"--jobs", "0"} + out << 1;
    QTest::newRow("stop before start") << sweep("k=range(1,2,3)") + QStringList{"--stop-time", "-1"} + out << 1;
    QTest::newRow("no number of runs") << QStringList{"montecarlo", decay(), "--vary", "k=normal(1,2)"} + out << 1;
    QTest::newRow("no runs") << QStringList{"montecarlo", decay(), "--vary", "k=normal(1,2)", "--runs", "0"} + out << 1;
    QTest::newRow("a grid of chance") << QStringList{"montecarlo", decay(), "--vary", "k=range(1,2,3)", "--runs", "5"} +
                                             out
                                      << 1;
    QTest::newRow("unknown name") << sweep("nix=range(1,2,3)") + out << 2;
    QTest::newRow("wrong model") << QStringList{"sweep", wrong, "--vary", "k=range(1,2,3)"} + out << 2;
  }
  void statuses() {
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    const Outcome o = cli(arguments);
    QCOMPARE(o.status, status);
    QVERIFY(!o.error.isEmpty());
    QVERIFY(!QFile::exists(path("x.csv")) && !QFile::exists(path("x.csv.journal")));
  }
};

QTEST_GUILESS_MAIN(StudyTest)
#include "study_test.moc"
