// Models that reach for what is not theirs, run by the command line twice: as a person would, where the engine's policy
// tells them so, and with that policy letting everything through, so that the lock of the process alone holds. Nothing
// outside changes, and nothing that stands there is told.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

namespace {

constexpr const char* kSecret = "s3cret-that-no-model-may-tell";

void write(const QString& path, const QByteArray& content) {
  QFile file(path);
  if (file.open(QIODevice::WriteOnly)) file.write(content);
}

// Names and contents of all that a folder holds.
QByteArray stateOf(const QString& folder) {
  QByteArray state;
  QStringList names;
  for (const QFileInfo& entry :
       QDir(folder).entryInfoList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot, QDir::Name)) {
    state += entry.fileName().toUtf8() + (entry.isDir() ? "/\n" : "\n");
    if (entry.isDir() && !entry.isSymLink()) state += stateOf(entry.filePath());
    QFile file(entry.filePath());
    if (entry.isFile() && file.open(QIODevice::ReadOnly)) state += file.readAll() + "\n";
  }
  return state;
}

}  // namespace

class LockTest : public QObject {
  Q_OBJECT
 private slots:
  void init() {
    QDir(at("")).removeRecursively();
    QDir().mkpath(at("outside/empty"));
    QDir().mkpath(at("model/home"));
    write(at("outside/victim"), kSecret);
    write(at("model/own"), "own line\n");
    QFile::link(at("outside/victim"), at("model/link"));
    QFile::link(at("outside"), at("model/away"));
  }

  void modelsReachNothing_data() {
    QTest::addColumn<QString>("statement");
    const auto row = [](const char* name, const char* statement) { QTest::newRow(name) << QString(statement); };
    row("remove", "removes(\"OUT/victim\")");
    row("remove upwards", "removes(\"../outside/victim\")");
    row("remove through a folder that is a link", "removes(\"away/victim\")");
    row("remove a folder", "removesFolder(\"OUT/empty\")");
    row("rename", "renames(\"OUT/victim\", \"OUT/stolen\")");
    row("take away", "renames(\"OUT/victim\", \"stolen\")");
    row("put there", "renames(\"own\", \"OUT/put\")");
    row("copy there", "copies(\"own\", \"OUT/put\")");
    row("copy from there", "copies(\"OUT/victim\", \"copy\")");
    row("append", "prints(\"line\", \"OUT/victim\")");
    row("append through a link", "prints(\"line\", \"OUT/../model/link\")");
    row("make a file", "prints(\"line\", \"OUT/made\")");
    row("make a folder", "makesFolder(\"OUT/made\")");
    row("make a folder upwards", "makesFolder(\"../outside/made\")");
    row("write a matrix", "k := writes(\"OUT/matrix.mat\", \"m\", {{1, 2}, {3, 4}}, 2, 2, false, \"4\")");
    row("read", "prints(reads(\"OUT/victim\", 1), \"\")");
    row("read upwards", "prints(reads(\"../outside/victim\", 1), \"\")");
    row("read through a link", "prints(reads(\"link\", 1), \"\")");
    row("read through a folder that is a link", "prints(reads(\"away/victim\", 1), \"\")");
    row("read the environment", "prints(reads(\"/proc/self/environ\", 1), \"\")");
    row("read the environment of the parent", "prints(reads(\"/proc/1/environ\", 1), \"\")");
    row("ask for the environment", "prints(environment(\"ARMATURE_SECRET\"), \"\")");
    row("write a device", "prints(\"line\", \"/dev/null\")");
    row("write memory of the kernel", "prints(\"line\", \"/proc/self/comm\")");
  }

  void modelsReachNothing() {
    QFETCH(QString, statement);
    write(at("model/M.mo"), model(statement).toUtf8());
    const QByteArray before = stateOf(at("outside"));
    for (const bool isLockAlone : {false, true}) {
      QStringList arguments{"simulate", at("model/M.mo"), "--stop-time", "0.1"};
      if (isLockAlone) arguments << "--only-the-lock";
      const Outcome outcome = run(arguments);
      // The environment is told as empty, with a warning; beneath the model's folder the run's own folder is written.
      const bool isHarmless = statement.contains("environment(") || statement.contains("/model/link");
      if (!isHarmless) QVERIFY2(outcome.status == 2 || outcome.status == 3, outcome.text);
      if (!isLockAlone && !outcome.text.contains("has written into"))
        QVERIFY2(outcome.text.contains("F50"), outcome.text);
      QVERIFY2(!outcome.text.contains(kSecret), outcome.text);
      QCOMPARE(stateOf(at("outside")), before);
      QVERIFY(QFile::exists(at("model/own")));
    }
  }

  // The same statements work where they are allowed, so that no row fails for another reason.
  void whatIsAllowedWorks() {
    write(at("model/M.mo"),
          model("removes(\"OUT/victim\"); makesFolder(\"OUT/made\"); prints(\"line\", \"OUT/new\")").toUtf8());
    const Outcome outcome = run({"simulate", at("model/M.mo"), "--stop-time", "0.1", "--allow-write", at("outside")});
    QVERIFY2(outcome.status == 0, outcome.text);
    QVERIFY(!QFile::exists(at("outside/victim")));
    QVERIFY(QDir(at("outside/made")).exists());
    QVERIFY(QFile::exists(at("outside/new")));
  }

  // What the model writes under a name of its own lands in the folder of its run, which is told.
  void runsHaveAFolder() {
    write(at("model/M.mo"), model("prints(\"line\", \"notes.txt\")").toUtf8());
    const Outcome outcome = run({"simulate", at("model/M.mo"), "--stop-time", "0.1"});
    QVERIFY2(outcome.status == 0, outcome.text);
    const QRegularExpressionMatch told = QRegularExpression("has written into (\\S+)").match(outcome.text);
    QVERIFY2(told.hasMatch(), outcome.text);
    QVERIFY(told.captured(1).startsWith(at("model/home")));
    QCOMPARE(stateOf(told.captured(1)), QByteArray("notes.txt\nline\n\n"));
    QVERIFY(!QFile::exists(at("model/notes.txt")));
    // A run that writes nothing leaves no folder.
    write(at("model/M.mo"), model("prints(\"line\", \"\")").toUtf8());
    QDir(at("model/home")).removeRecursively();
    QVERIFY(run({"simulate", at("model/M.mo"), "--stop-time", "0.1"}).status == 0);
    QVERIFY(QDir(at("model/home/.cache/armature/runs")).isEmpty());
  }

 private:
  struct Outcome {
    int status = -1;
    QByteArray text;
  };
  QString at(const QString& name) const { return folder_.path() + "/w/" + name; }
  QString model(QString statement) const {
    statement.replace("OUT", at("outside"));
    return R"(package P
  impure function removes input String a; external "C" ModelicaInternal_removeFile(a); end removes;
  impure function removesFolder input String a; external "C" ModelicaInternal_rmdir(a); end removesFolder;
  impure function makesFolder input String a; external "C" ModelicaInternal_mkdir(a); end makesFolder;
  impure function renames input String a; input String b; external "C" ModelicaInternal_rename(a, b); end renames;
  impure function copies input String a; input String b; external "C" ModelicaInternal_copyFile(a, b); end copies;
  impure function prints input String a; input String b; external "C" ModelicaInternal_print(a, b); end prints;
  impure function reads input String a; input Integer n; output String s; protected Boolean e;
    external "C" s = ModelicaInternal_readLine(a, n, e); end reads;
  impure function environment input String a; output String s; protected Boolean e;
    external "C" ModelicaInternal_getenv(a, 1, s, e); end environment;
  impure function writes input String a; input String b; input Real m[:, :]; input Integer r; input Integer c;
    input Boolean x; input String v; output Integer k;
    external "C" k = ModelicaIO_writeRealMatrix(a, b, m, r, c, x, v); end writes;
  model M Real x(start = 0, fixed = true); Integer k; equation der(x) = 1; initial algorithm
    )" + statement +
           ";\n  algorithm when false then k := 0; end when;\n  end M;\nend P;\n";
  }
  Outcome run(const QStringList& arguments) const {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("HOME", at("model/home"));
    environment.remove("XDG_CACHE_HOME");
    environment.insert("ARMATURE_SECRET", kSecret);
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    QStringList all = arguments;
    all << "--class"
        << "P.M";
    process.start(ARMATURE_CLI, all);
    process.waitForFinished(60'000);
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAll()};
  }
  QTemporaryDir folder_;
};

QTEST_GUILESS_MAIN(LockTest)
#include "lock_test.moc"
