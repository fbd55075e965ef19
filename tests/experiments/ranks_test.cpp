// A study among the ranks that mpirun starts: the same table as on one machine, also after a rank or all of it was
// killed. Skipped, visibly, where this build or machine has no MPI.
#include <signal.h>

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QStandardPaths>

#include "engine/experiments/ranks.h"
#include "tests/experiments/commands.h"

using namespace armature::experiments;

namespace {

const QString kModel = QStringLiteral("resources/examples/Rotational/First.armature.json");

QStringList sweep(int count, const QString& output) {
  return {"sweep",     kModel,
          "--vary",    QStringLiteral("spring.c=range(1e3,1e5,%1)").arg(count),
          "--measure", "max(inertia3.w)",
          "--measure", "final(inertia3.phi)",
          "--output",  output};
}

QStringList underMpi(int ranks, const QStringList& arguments) {
  return QStringList{"--allow-run-as-root", "--oversubscribe", "-n", QString::number(ranks), ARMATURE_CLI} + arguments;
}

// Processes below one that run the command line as ranks (their children work for them).
QList<qint64> childrenOf(qint64 parent) {
  QList<qint64> all;
  QFile file(QStringLiteral("/proc/%1/task/%1/children").arg(parent));
  if (file.open(QIODevice::ReadOnly))
    for (const QByteArray& id : file.readAll().split(' '))
      if (id.trimmed().toLongLong() > 0) all << id.trimmed().toLongLong();
  return all;
}

}  // namespace

class RanksTest : public QObject {
  Q_OBJECT
 private slots:
  // What ranks say to each other comes across; what makes no sense is nothing.
  void messages() {
    Done done;
    done.runs.push_back({7, {3, {1.5, -2}, "stopped", 0.25}});
    done.runs.push_back({9, {0, {}, "", 0.5}});
    const std::string bytes = toBytes(done);
    const auto back = readDone(bytes);
    QVERIFY(back);
    QCOMPARE(back->runs.size(), size_t(2));
    QCOMPARE(back->runs[0].run, uint64_t(7));
    QCOMPARE(back->runs[0].result.values, (std::vector<double>{1.5, -2}));
    QCOMPARE(back->runs[0].result.message, std::string("stopped"));
    QCOMPARE(back->runs[1].result.seconds, 0.5);
    for (size_t k = 0; k < bytes.size(); ++k) QVERIFY(!readDone(bytes.substr(0, k)));
    Chunk chunk{3, {5, 6, 1000000007}};
    const std::string words = toBytes(chunk);
    QCOMPARE(readChunk(words)->runs, chunk.runs);
    QVERIFY(!readChunk(words.substr(0, words.size() - 1)));
  }

  void sharesTheWork() {
    if (!hasMpi()) QSKIP("no MPI here");
    const QString alone = folder_.filePath("alone.csv"), shared = folder_.filePath("shared.csv");
    const Outcome a = cli(sweep(60, alone));
    QVERIFY2(a.status == 0, qPrintable(a.error));
    for (const int ranks : {2, 3}) {
      QFile::remove(shared);
      QProcess process;
      process.setWorkingDirectory(ARMATURE_SOURCE_DIR);
      process.start("mpirun", underMpi(ranks, sweep(60, shared)));
      QVERIFY(process.waitForFinished(300000));
      const QByteArray out = process.readAllStandardOutput(), error = process.readAllStandardError();
      QVERIFY2(process.exitCode() == 0, error.constData());
      qInfo("%s", out.constData());
      QVERIFY2(out.contains("60 runs"), out.constData());
      QCOMPARE(out.count("runs,"), 1);  // one rank speaks
      QVERIFY(contentOf(shared).size() > 500);
      QCOMPARE(contentOf(shared), contentOf(alone));
      QVERIFY(!QFileInfo::exists(shared + ".journal"));
    }
  }

  // A rank is killed: mpirun ends the others, what was done is in the journal, and the study goes on from there.
  void goesOnAfterAKill_data() {
    QTest::addColumn<bool>("isWhole");
    QTest::newRow("a rank") << false;
    QTest::newRow("all of it") << true;
  }
  void goesOnAfterAKill() {
    if (!hasMpi()) QSKIP("no MPI here");
    QFETCH(bool, isWhole);
    const QString alone = folder_.filePath("long.csv"), shared = folder_.filePath("killed.csv");
    QFile::remove(shared + ".journal");
    if (!QFileInfo::exists(alone)) QCOMPARE(cli(sweep(1500, alone)).status, 0);
    QProcess process;
    process.setWorkingDirectory(ARMATURE_SOURCE_DIR);
    process.start("mpirun", underMpi(2, sweep(1500, shared)));
    QVERIFY(process.waitForStarted());
    // A part is done.
    QTRY_VERIFY_WITH_TIMEOUT(contentOf(shared + ".journal").count('\n') > 40, 120000);
    const QList<qint64> ranks = childrenOf(process.processId());
    QCOMPARE(ranks.size(), 2);
    if (isWhole)
      for (const qint64 rank : ranks) kill(static_cast<pid_t>(rank), SIGKILL);
    else
      kill(static_cast<pid_t>(ranks.back()), SIGKILL);
    QVERIFY(process.waitForFinished(60000));
    QVERIFY(process.exitCode() != 0);
    QVERIFY(!QFileInfo::exists(shared));
    const auto done = contentOf(shared + ".journal").count('\n');
    QVERIFY(done > 40 && done < 1500);
    QProcess second;
    second.setWorkingDirectory(ARMATURE_SOURCE_DIR);
    second.start("mpirun", underMpi(2, sweep(1500, shared) << "--resume"));
    QVERIFY(second.waitForFinished(300000));
    QVERIFY2(second.exitCode() == 0, second.readAllStandardError().constData());
    QCOMPARE(contentOf(shared), contentOf(alone));
    QFile::remove(shared);
  }

 private:
  static bool hasMpi() {
    return !QStandardPaths::findExecutable("mpirun").isEmpty() &&
           QFileInfo::exists(QFileInfo(ARMATURE_CLI).path() + "/libarmature-mpi.so");
  }
  QTemporaryDir folder_;
};

QTEST_GUILESS_MAIN(RanksTest)
#include "ranks_test.moc"
