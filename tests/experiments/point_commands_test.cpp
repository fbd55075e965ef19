// armature-cli steady and linearize: the commands, their files and their exit statuses.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "engine/results/csv.h"
#include "tests/experiments/commands.h"

class PointCommandsTest : public QObject {
  Q_OBJECT
 private:
  QTemporaryDir folder_;
  QString path(const char* name) const { return folder_.filePath(name); }
  QString model() const {
    return writeFile(path("Tank.mo"),
                     "model Tank\n  parameter Real k = 2;\n  input Real u(start = 3, unit = \"m3/s\");\n"
                     "  output Real y = 10*x;\n  Real x(start = 7, fixed = true, unit = \"m\");\n"
                     "equation\n  der(x) = u - k*x;\nend Tank;\n");
  }

 private slots:
  // One row with every variable.
  void steadyFile() {
    const Outcome o = cli({"steady", model(), "--set", "k=4", "--output", path("s.csv")});
    QCOMPARE(o.status, 0);
    const auto table = armature::results::readCsv(path("s.csv").toStdString());
    QVERIFY(table);
    QCOMPARE(table->names.front(), std::string("time"));
    for (size_t k = 0; k < table->names.size(); ++k) {
      QCOMPARE(table->columns[k].size(), size_t(1));
      if (table->names[k] == "x") QCOMPARE(table->columns[k][0], 0.75);
    }
  }

  // The members that scripts rely on.
  void linearFile() {
    const Outcome o = cli({"linearize", model(), "--at", "0.5", "--input", "k", "--output", path("l.json")});
    QCOMPARE(o.status, 0);
    const QJsonObject json = QJsonDocument::fromJson(contentOf(path("l.json"))).object();
    QCOMPARE(json["time"].toDouble(), 0.5);
    QCOMPARE(json["states"].toArray(), QJsonArray({"x"}));
    QCOMPARE(json["inputs"].toArray(), QJsonArray({"u", "k"}));
    QCOMPARE(json["outputs"].toArray(), QJsonArray({"y"}));
    QCOMPARE(json["units"].toObject()["u"].toString(), QString("m3/s"));
    QCOMPARE(json["A"].toArray()[0].toArray()[0].toDouble(), -2.0);
    QCOMPARE(json["B"].toArray()[0].toArray()[0].toDouble(), 1.0);
    QVERIFY(std::abs(json["B"].toArray()[0].toArray()[1].toDouble() + 1.5 + 5.5 * std::exp(-1.0)) < 1e-4);
    QCOMPARE(json["C"].toArray()[0].toArray()[0].toDouble(), 10.0);
    QCOMPARE(json["D"].toArray()[0].toArray(), QJsonArray({0.0, 0.0}));
    QCOMPARE(json["eigenvalues"].toArray()[0].toArray(), QJsonArray({-2.0, 0.0}));
  }

  // 1 for wrong usage, 2 for a wrong model, 3 where there is no such state.
  void statuses_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    const QString wrong = writeFile(path("Wrong.mo"), "model Wrong\n  Real x;\nequation\n  der(x) = y;\nend Wrong;\n");
    const QString growing = writeFile(path("Growing.mo"),
                                      "model Growing\n  Real x(start = 0, fixed = true);\n"
                                      "equation\n  der(x) = 1 + x*x;\nend Growing;\n");
    const QString ends = writeFile(path("Ends.mo"),
                                   "model Ends\n  Real x(start = 0, fixed = true);\nequation\n"
                                   "  der(x) = 1;\n  when x > 0.5 then terminate(\"done\"); end when;\n"
                                   "end Ends;\n");
    QTest::newRow("no output") << QStringList{"steady", model()} << 1;
    QTest::newRow("wrong ending") << QStringList{"steady", model(), "--output", path("x.json")} << 1;
    QTest::newRow("wrong ending of the linear model")
        << QStringList{"linearize", model(), "--output", path("x.csv")} << 1;
    QTest::newRow("no folder") << QStringList{"steady", model(), "--output", "/nowhere/x.csv"} << 1;
    QTest::newRow("before the start") << QStringList{"steady", model(), "--at", "-1", "--output", path("x.csv")} << 1;
    QTest::newRow("not a time") << QStringList{"steady", model(), "--at", "soon", "--output", path("x.csv")} << 1;
    QTest::newRow("infinite time") << QStringList{"linearize", model(), "--at", "inf", "--output", path("x.json")} << 1;
    QTest::newRow("unknown input") << QStringList{"linearize", model(), "--input", "nix", "--output", path("x.json")}
                                   << 1;
    QTest::newRow("unknown output") << QStringList{"linearize", model(),    "--output-variable",
                                                   "nix",       "--output", path("x.json")}
                                    << 1;
    QTest::newRow("unknown parameter") << QStringList{"steady", model(), "--set", "nix=1", "--output", path("x.csv")}
                                       << 2;
    QTest::newRow("wrong model") << QStringList{"steady", wrong, "--output", path("x.csv")} << 2;
    QTest::newRow("wrong linear model") << QStringList{"linearize", wrong, "--output", path("x.json")} << 2;
    QTest::newRow("no steady state") << QStringList{"steady", growing, "--output", path("x.csv")} << 3;
    QTest::newRow("blows up before") << QStringList{"linearize", growing, "--at", "5", "--output", path("x.json")} << 3;
    QTest::newRow("ends before") << QStringList{"linearize", ends, "--at", "5", "--output", path("x.json")} << 3;
    QTest::newRow("state as input") << QStringList{"linearize", model(), "--input", "x", "--output", path("x.json")}
                                    << 3;
  }
  void statuses() {
    QFile::remove(path("x.csv"));
    QFile::remove(path("x.json"));
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    const Outcome o = cli(arguments);
    QCOMPARE(o.status, status);
    QVERIFY(!o.error.isEmpty());
    QVERIFY(!QFile::exists(path("x.csv")) && !QFile::exists(path("x.json")));
  }
};

QTEST_GUILESS_MAIN(PointCommandsTest)
#include "point_commands_test.moc"
