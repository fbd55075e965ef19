// Studies as they are written in diagrams: read, written, and done by the command line by their names.
#include "engine/experiments/written_study.h"
#include "engine/diagram/json.h"
#include "engine/results/csv.h"
#include "tests/experiments/commands.h"

using namespace armature;
using namespace armature::experiments;
using diagram::Json;

class WrittenStudyTest : public QObject {
  Q_OBJECT
 private slots:
  // Every kind comes back as it was, with members that nobody knows.
  void comesBack() {
    const char* const all[] = {
        R"json({"name":"a","kind":"sweep","vary":[{"name":"k.c","values":"range(1, 5, 9)"},{"name":"n","values":"choices(1, 2)"}],)json"
        R"json("measures":["max(k.w)"],"curves":["k.w"],"later":{"x":[1]}})json",
        R"json({"name":"b","kind":"montecarlo","vary":[{"name":"k.c","values":"normal(1, 0.1)"}],"runs":20,"seed":7})json",
        R"json({"name":"c","kind":"steady","at":0.5})json",
        R"json({"name":"d","kind":"linearize","at":1.0,"inputs":["u"],"outputs":["y","z"]})json",
        R"json({"name":"e","kind":"calibrate","fit":[{"name":"k.c","low":1.0,"high":2.0}],"data":"m.csv",)json"
        R"json("compare":[{"variable":"k.w","column":"speed"}]})json"};
    for (const char* text : all) {
      const Json json = Json::parse(text);
      const auto study = readWrittenStudy(json);
      QVERIFY2(study, text);
      QCOMPARE(QString::fromStdString(toJson(*study).dump()), QString::fromStdString(json.dump()));
    }
  }

  // What cannot be read names its member; the other studies of the diagram are there all the same.
  void saysWhatCannotBeRead_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("member");
    QTest::newRow("no kind") << QByteArray(R"json({"name":"a"})json") << QByteArray("kind");
    QTest::newRow("another kind") << QByteArray(R"json({"kind":"dance"})json") << QByteArray("kind");
    QTest::newRow("values") << QByteArray(R"json({"kind":"sweep","vary":[{"name":"a"}]})json") << QByteArray("vary");
    QTest::newRow("measures") << QByteArray(R"json({"kind":"sweep","measures":[3]})json") << QByteArray("measures");
    QTest::newRow("runs") << QByteArray(R"json({"kind":"montecarlo","runs":-1})json") << QByteArray("runs");
    QTest::newRow("bounds") << QByteArray(R"json({"kind":"calibrate","fit":[{"name":"a","low":1}]})json")
                            << QByteArray("fit");
    QTest::newRow("no object") << QByteArray("3") << QByteArray("studies");
  }
  void saysWhatCannotBeRead() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, member);
    const auto study = readWrittenStudy(Json::parse(text.toStdString()));
    QVERIFY(!study);
    QCOMPARE(study.reason().code, std::string("E030"));
    QVERIFY(study.reason().message.text().find(member.toStdString()) != std::string::npos);
    diagram::Document document;
    (*document.experiment.extra)["studies"] =
        Json::array({Json::parse(text.toStdString()), Json{{"name", "b"}, {"kind", "steady"}}});
    QCOMPARE(studiesOf(document).size(), size_t(1));
  }

  // By its name the command line does what is written in the diagram: the same table as by its options.
  void commandLineDoesIt() {
    QTemporaryDir folder;
    auto document = diagram::load(ARMATURE_SOURCE_DIR "/resources/examples/Rotational/First.armature.json");
    QVERIFY(document);
    diagram::Document with = document.take();
    WrittenStudy stiff, rest;
    stiff.name = "stiff";
    stiff.vary = {{"spring.c", "range(1e3, 1e5, 3)"}};
    stiff.measures = {"max(inertia3.w)"};
    rest.name = "rest";
    rest.kind = WrittenStudy::Kind::steady;
    with.experiment = withStudies(with.experiment, Json::array({toJson(stiff), toJson(rest)}));
    const QString file = folder.filePath("F.armature.json");
    QVERIFY(diagram::save(with, file.toStdString()));
    const QString named = folder.filePath("named.csv"), said = folder.filePath("said.csv");
    const Outcome a = cli({"sweep", file, "--study", "stiff", "--output", named});
    QVERIFY2(a.status == 0, qPrintable(a.error));
    const Outcome b =
        cli({"sweep", file, "--vary", "spring.c=range(1e3,1e5,3)", "--measure", "max(inertia3.w)", "--output", said});
    QCOMPARE(b.status, 0);
    QVERIFY(contentOf(named).size() > 20);
    QCOMPARE(contentOf(named), contentOf(said));
    QCOMPARE(cli({"sweep", file, "--study", "none", "--output", named}).status, 1);
    QCOMPARE(cli({"sweep", file, "--study", "rest", "--output", named}).status, 1);
    QCOMPARE(cli({"sweep", file, "--output", named}).status, 1);  // nothing is varied
  }

  // A job file for Slurm does the same command, goes on where it was stopped, and asks for the ranks.
  void jobFile() {
    QTemporaryDir folder;
    const QString job = folder.filePath("job.sh");
    const Outcome o =
        cli({"sweep", "resources/examples/Rotational/First.armature.json", "--vary", "spring.c=range(1e3,1e5,3)",
             "--measure", "max(inertia3.w)", "--output", "a.csv", "--sbatch", job, "--ranks", "48"});
    QVERIFY2(o.status == 0, qPrintable(o.error));
    const QByteArray text = contentOf(job);
    QVERIFY(text.startsWith("#!/bin/sh\n"));
    QVERIFY(text.contains("#SBATCH --ntasks=48\n"));
    QVERIFY(text.contains("srun --mpi=pmix armature-cli sweep"));
    QVERIFY(text.contains("'spring.c=range(1e3,1e5,3)'"));
    QVERIFY(text.contains("--resume"));
    QVERIFY(!text.contains("--sbatch") && !text.contains("--ranks"));
    QProcess shell;
    shell.start("sh", {"-n", job});
    QVERIFY(shell.waitForFinished());
    QCOMPARE(shell.exitCode(), 0);
  }
};

QTEST_GUILESS_MAIN(WrittenStudyTest)
#include "written_study_test.moc"
