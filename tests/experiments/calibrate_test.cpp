// armature-cli calibrate: parameters that are known, from data that closed forms and noise make.
#include <signal.h>

#include <QJsonDocument>
#include <QJsonObject>
#include <cmath>

#include "engine/experiments/calibrate.h"
#include "engine/experiments/random.h"
#include "tests/experiments/commands.h"

using namespace armature::experiments;

class CalibrateTest : public QObject {
  Q_OBJECT
 private:
  QTemporaryDir folder_;
  QString path(const QString& name) const { return folder_.filePath(name); }

  QString oscillator() const {
    return writeFile(path("Osc.mo"),
                     "model Osc\n  parameter Real c = 3; parameter Real d = 1; parameter Real m = 2;\n"
                     "  parameter Integer n = 1; parameter Real half = c/2;\n"
                     "  Real x(start = 0.3, fixed = true), v(start = 0, fixed = true);\n"
                     "equation\n  der(x) = v; m*der(v) = -c*x - d*v;\nend Osc;\n");
  }
  // What a mass of 2 on a spring of 8 with a damper of 0.4 does, with noise of this deviation; every tenth value of the
  // speed is missing.
  QString data(double noise, const char* name = "data.csv") const {
    QByteArray text = "time,position,speed\n";
    const double decay = 0.1, w = std::sqrt(4 - 0.01);
    for (int k = 0; k <= 200; ++k) {
      const double t = 0.05 * k, e = 0.3 * std::exp(-decay * t);
      const double x = e * (std::cos(w * t) + decay / w * std::sin(w * t)), v = -e * 4 / w * std::sin(w * t);
      text += QByteArray::number(t, 'g', 17) + ',' +
              QByteArray::number(x + noise * standardNormal(randomBlock(1, uint64_t(k), 0)), 'g', 17) + ',' +
              (k % 10 == 3 ? QByteArray("nan")
                           : QByteArray::number(v + noise * standardNormal(randomBlock(1, uint64_t(k), 1)), 'g', 17)) +
              '\n';
    }
    return writeFile(path(name), text);
  }
  QJsonObject result() const { return QJsonDocument::fromJson(contentOf(path("r.json"))).object(); }
  double valueOf(const char* name, const char* what = "value") const {
    return result()["parameters"].toObject()[name].toObject()[what].toDouble(NAN);
  }

 private slots:
  // Without noise the values themselves; they may lie decades from where the search begins.
  void exact() {
    const Outcome o = cli({"calibrate", oscillator(), "--fit", "c=[0.1,1000]", "--fit", "d=[0,5]", "--data", data(0),
                           "--compare", "x=position", "--compare", "v=speed", "--output", path("r.json")});
    QCOMPARE(o.status, 0);
    QVERIFY(std::fabs(valueOf("c") - 8) < 1e-5 && std::fabs(valueOf("d") - 0.4) < 1e-5);
    QCOMPARE(result()["points"].toInt(), 201 + 181);
    QVERIFY(result()["evaluations"].toInt() > 25);
    QVERIFY(result()["residual"].toObject()["x"].toObject()["rms"].toDouble() < 1e-6);
  }

  // With noise within three standard errors, which are those that the noise gives, whatever the number of jobs.
  void noisy() {
    const QString file = data(0.003);
    const auto run = [&](const char* jobs) {
      return cli({"calibrate", oscillator(), "--fit", "c=[1,50]", "--fit", "d=[0.01,5]", "--data", file, "--compare",
                  "x=position", "--jobs", jobs, "--output", path("r.json")});
    };
    QCOMPARE(run("1").status, 0);
    const double c = valueOf("c"), d = valueOf("d"), errorOfC = valueOf("c", "standard_error"),
                 errorOfD = valueOf("d", "standard_error");
    QVERIFY(std::fabs(c - 8) < 3 * errorOfC && std::fabs(d - 0.4) < 3 * errorOfD);
    QVERIFY(errorOfC > 1e-3 && errorOfC < 1e-2 && errorOfD > 5e-4 && errorOfD < 5e-3);
    const double rms = result()["residual"].toObject()["x"].toObject()["rms"].toDouble();
    QVERIFY(std::fabs(rms - 0.003) < 0.0005);
    QCOMPARE(run("3").status, 0);
    QCOMPARE(valueOf("c"), c);
    QCOMPARE(valueOf("d"), d);
  }

  // A value outside of the bounds is told as one at its bound; what the data cannot tell has no error.
  void limits() {
    const QString file = data(0.001);
    QCOMPARE(cli({"calibrate", oscillator(), "--fit", "d=[0.6,5]", "--data", file, "--compare", "x=position", "--set",
                  "c=8", "--output", path("r.json")})
                 .status,
             0);
    QCOMPARE(valueOf("d"), 0.6);
    QVERIFY(result()["parameters"].toObject()["d"].toObject()["at_bound"].toBool());
    const Outcome o = cli({"calibrate", oscillator(), "--fit", "c=[1,50]", "--fit", "d=[0.01,5]", "--fit", "m=[0.5,10]",
                           "--data", file, "--compare", "x=position", "--output", path("r.json")});
    QCOMPARE(o.status, 0);
    QVERIFY(o.error.contains("the data do not determine m"));
    QVERIFY(std::fabs(valueOf("c") / valueOf("m") - 4) < 0.01);
  }

  // 1 for wrong usage, 2 for a wrong model, 3 where no run ends; and why.
  void statuses_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("reason");
    const auto with = [&](const QString& fit, const QString& compare, const QString& file) {
      return QStringList{"calibrate", oscillator(), "--fit", fit,        "--data",
                         file,        "--compare",  compare, "--output", path("x.json")};
    };
    const QString good = data(0), noTime = writeFile(path("notime.csv"), "t,position\n0,1\n1,2\n");
    const QString early = writeFile(path("early.csv"), "time,position\n-1,1\n1,2\n");
    const QString back = writeFile(path("back.csv"), "time,position\n1,1\n0.5,2\n");
    const QString empty = writeFile(path("empty.csv"), "time,position\n0,nan\n1,nan\n");
    QTest::newRow("no bounds") << with("c", "x=position", good) << 1 << "E020";
    QTest::newRow("one bound") << with("c=[1]", "x=position", good) << 1 << "E020";
    QTest::newRow("bounds that cross") << with("c=[2,1]", "x=position", good) << 1 << "E020";
    QTest::newRow("bounds that are none") << with("c=[a,b]", "x=position", good) << 1 << "E020";
    QTest::newRow("unknown parameter") << with("k=[1,2]", "x=position", good) << 1 << "E021";
    QTest::newRow("a variable") << with("x=[1,2]", "x=position", good) << 1 << "E021";
    QTest::newRow("an integer") << with("n=[1,2]", "x=position", good) << 1 << "E021";
    QTest::newRow("a dependent parameter") << with("half=[1,2]", "x=position", good) << 1 << "E021";
    QTest::newRow("unknown variable") << with("c=[1,2]", "y=position", good) << 1 << "E021";
    QTest::newRow("unknown column") << with("c=[1,2]", "x=place", good) << 1 << "F302";
    QTest::newRow("no column") << with("c=[1,2]", "x", good) << 1 << "--compare";
    QTest::newRow("no file") << with("c=[1,2]", "x=position", path("none.csv")) << 1 << "F302";
    QTest::newRow("no time") << with("c=[1,2]", "x=position", noTime) << 1 << "F302";
    QTest::newRow("before the start") << with("c=[1,2]", "x=position", early) << 1 << "E021";
    QTest::newRow("time going back") << with("c=[1,2]", "x=position", back) << 1 << "E021";
    QTest::newRow("no numbers") << with("c=[1,2]", "x=position", empty) << 1 << "E021";
    QStringList wrong = with("c=[1,2]", "x=position", good);
    wrong[1] = writeFile(path("Wrong.mo"),
                         "model Wrong\n  parameter Real c = 1;\n  Real x;\nequation\n  der(x) = y;\n"
                         "end Wrong;\n");
    QTest::newRow("wrong model") << wrong << 2 << "N001";
    QStringList fails = wrong;
    fails[1] = writeFile(path("Fails.mo"),
                         "model Fails\n  parameter Real c = 1;\n  Real x(start = 0, fixed = true);\n"
                         "equation\n  der(x) = c;\n  assert(x < 0.1, \"too far\");\nend Fails;\n");
    QTest::newRow("no run ends") << fails << 3 << "E022";
  }
  void statuses() {
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    QFETCH(QString, reason);
    const Outcome o = cli(arguments);
    QCOMPARE(o.status, status);
    QVERIFY2(o.error.contains(reason), qPrintable(o.error));
    QVERIFY(!QFile::exists(path("x.json")));
  }

  // Names with indices, and blanks.
  void fits() {
    const auto fit = readFit("a.b[1]=[-1, 2.5]");
    QVERIFY(fit && fit->name == "a.b[1]" && fit->low == -1 && fit->high == 2.5);
    QVERIFY(!readFit("[1,2]") && !readFit("a=[1,2") && !readFit("a=[1,inf]") && !readFit("a=[1,2,3]"));
  }

  // An interrupt ends it without a result (E023).
  void interrupted() {
    const QString slow = writeFile(path("Slow.mo"),
                                   "model Slow\n  parameter Real w = 1;\n  Real x(start = 1, fixed = true), v(start = "
                                   "0, fixed = true);\nequation\n"
                                   "  der(x) = v; der(v) = -w*w*x;\nend Slow;\n");
    const QString far = writeFile(path("far.csv"), "time,position\n0,1\n100000,0.5\n");
    QProcess process;
    process.start(ARMATURE_CLI, {"calibrate", slow, "--fit", "w=[1,3]", "--data", far, "--compare", "x=position",
                                 "--output", path("x.json")});
    QVERIFY(process.waitForStarted());
    QVERIFY(!process.waitForFinished(1500));
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(120000));
    QCOMPARE(process.exitCode(), 3);
    QVERIFY(process.readAllStandardError().contains("E023"));
    QVERIFY(!QFile::exists(path("x.json")));
  }
};

QTEST_GUILESS_MAIN(CalibrateTest)
#include "calibrate_test.moc"
