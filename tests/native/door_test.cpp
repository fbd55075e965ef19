// What models may touch of the world: a table of attempts, each made by a native function as a model makes it, with the
// code that it is told with; whatever is refused leaves no trace. The document's folder may be read, a folder beside it
// changed, and the run has one of its own.
#include <QtTest>

#include <atomic>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <set>
#include <thread>

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "tests/native/call_of.h"

using namespace armature::native;

namespace {

QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
}

void put(const QString& path, const QByteArray& text) {
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(text);
}

// Everything below a folder with what it holds, as one text.
QString traceOf(const QString& folder) {
  QStringList lines;
  QDirIterator it(folder, QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden | QDir::System,
                  QDirIterator::Subdirectories);
  while (it.hasNext()) {
    const QFileInfo info(it.next());
    const bool isPlain = info.isFile() && !info.isSymLink();
    lines << info.filePath() + (info.isSymLink() ? " -> " + info.symLinkTarget() : QString()) +
                 (isPlain ? " " + QString::fromLatin1(contentOf(info.filePath()).toBase64()) : QString());
  }
  lines.sort();
  return lines.join('\n');
}

// One argument of an attempt: a text or a number.
struct Argument {
  Argument(const char* given) : text(given), isText(true) {}  // NOLINT: rows are easier to read
  Argument(double given) : number(given) {}                   // NOLINT: rows are easier to read
  QString text;
  double number = 0;
  bool isText = false;
};

struct Attempt {
  const char* remark;
  const char* function;
  std::vector<Argument> arguments;
  const char* code;  // "" where it works
};

// $D the document's folder, $O one outside, $W one that may be changed, $R the run's.
const std::vector<Attempt>& attempts() {
  static const std::vector<Attempt> kAll{
      // reading
      {"document's file by a relative name", "ModelicaInternal_countLines", {"data.txt"}, ""},
      {"document's file by an absolute name", "ModelicaInternal_countLines", {"$D/data.txt"}, ""},
      {"beneath the document's folder", "ModelicaInternal_countLines", {"sub/inner.txt"}, ""},
      {"there and back within it", "ModelicaInternal_countLines", {"sub/../data.txt"}, ""},
      {"through a link within it", "ModelicaInternal_countLines", {"inside.txt"}, ""},
      {"through an absolute link within it", "ModelicaInternal_countLines", {"absolute.txt"}, ""},
      {"outside by an absolute name", "ModelicaInternal_countLines", {"$O/secret.txt"}, "F501"},
      {"outside by dots", "ModelicaInternal_countLines", {"../outside/secret.txt"}, "F501"},
      {"outside by dots behind a folder", "ModelicaInternal_countLines", {"sub/../../outside/secret.txt"}, "F501"},
      {"outside by dots behind a link", "ModelicaInternal_countLines", {"folder/../secret.txt"}, "F505"},
      {"outside by a link to a file", "ModelicaInternal_countLines", {"leak.txt"}, "F501"},
      {"outside by a link in the middle", "ModelicaInternal_countLines", {"folder/secret.txt"}, "F501"},
      {"outside by a chain of links", "ModelicaInternal_countLines", {"chain/secret.txt"}, "F501"},
      {"a folder whose name begins alike", "ModelicaInternal_countLines", {"$D-other/secret.txt"}, "F501"},
      {"the environment of the process", "ModelicaInternal_countLines", {"/proc/self/environ"}, "F501"},
      {"the memory of the process by a link", "ModelicaInternal_countLines", {"process"}, "F501"},
      {"an endless device", "ModelicaInternal_countLines", {"/dev/zero"}, "F501"},
      {"an endless device by a link", "ModelicaInternal_countLines", {"zero"}, "F501"},
      {"a pipe that nobody writes to", "ModelicaInternal_countLines", {"pipe"}, "F505"},
      {"a socket", "ModelicaInternal_countLines", {"socket"}, "F505"},
      {"a folder as a file", "ModelicaInternal_countLines", {"sub"}, "F505"},
      {"what is not there", "ModelicaInternal_countLines", {"nothing.txt"}, "F505"},
      {"a name with a zero in it", "ModelicaInternal_countLines", {"$0"}, "F501"},
      {"an enormous file", "ModelicaInternal_countLines", {"enormous.txt"}, "F504"},
      {"the first line outside", "ModelicaInternal_readLine", {"$O/secret.txt", 1.0}, "F501"},
      {"all lines outside", "ModelicaInternal_readFile", {"$O/secret.txt"}, "F501"},
      {"a password file", "ModelicaInternal_readFile", {"/etc/passwd"}, "F501"},
      {"a table outside", "ModelicaIO_readMatrixSizes", {"$O/table.txt", "a"}, "F501"},
      {"a table of the document", "ModelicaIO_readMatrixSizes", {"table.txt", "a"}, ""},
      {"a matrix by a link", "ModelicaIO_readMatrixSizes", {"leak.txt", "a"}, "F501"},
      // asking
      {"whether a file outside exists", "ModelicaInternal_stat", {"$O/secret.txt"}, "F501"},
      {"whether one outside does not", "ModelicaInternal_stat", {"$O/none.txt"}, "F501"},
      {"whether a link's target exists", "ModelicaInternal_stat", {"leak.txt"}, "F501"},
      {"whether the document's file exists", "ModelicaInternal_stat", {"data.txt"}, ""},
      {"names of a folder outside", "ModelicaInternal_getNumberOfFiles", {"$O"}, "F501"},
      {"names of a folder by a link", "ModelicaInternal_getNumberOfFiles", {"folder"}, "F501"},
      {"names of the home folders", "ModelicaInternal_getNumberOfFiles", {"/home"}, "F501"},
      {"names of the document's folder", "ModelicaInternal_getNumberOfFiles", {"sub"}, ""},
      {"the working folder outside", "ModelicaInternal_chdir", {"$O"}, "F501"},
      {"the working folder above", "ModelicaInternal_chdir", {".."}, "F501"},
      {"the working folder by a link", "ModelicaInternal_chdir", {"folder"}, "F501"},
      {"the working folder beneath", "ModelicaInternal_chdir", {"sub"}, ""},
      // changing
      {"a file of its own", "ModelicaInternal_print", {"line", "new.txt"}, ""},
      {"a file of its own with a known name", "ModelicaInternal_print", {"line", "data.txt"}, ""},
      {"the same by its absolute name", "ModelicaInternal_print", {"line", "$D/data.txt"}, ""},
      {"a file outside", "ModelicaInternal_print", {"line", "$O/secret.txt"}, "F502"},
      {"a new file outside", "ModelicaInternal_print", {"line", "$O/new.txt"}, "F502"},
      {"a file outside by dots", "ModelicaInternal_print", {"line", "../outside/new.txt"}, "F502"},
      {"a file outside by dots of the run", "ModelicaInternal_print", {"line", "$R/../outside/new.txt"}, "F502"},
      {"a link in the folder that may be changed", "ModelicaInternal_print", {"line", "$W/leak.txt"}, "F505"},
      {"a file behind such a link", "ModelicaInternal_print", {"line", "$W/folder/new.txt"}, "F502"},
      {"where it may be changed", "ModelicaInternal_print", {"line", "$W/new.txt"}, ""},
      {"a device", "ModelicaInternal_print", {"line", "/dev/null"}, "F502"},
      {"the kernel's switches", "ModelicaInternal_print", {"1", "/proc/sys/kernel/core_pattern"}, "F502"},
      {"removing the document's file", "ModelicaInternal_removeFile", {"data.txt"}, "F502"},
      {"removing it by its absolute name", "ModelicaInternal_removeFile", {"$D/data.txt"}, "F502"},
      {"removing a file outside", "ModelicaInternal_removeFile", {"$O/secret.txt"}, "F502"},
      {"removing one by a link in the middle", "ModelicaInternal_removeFile", {"folder/secret.txt"}, "F502"},
      {"removing one where it may be changed", "ModelicaInternal_removeFile", {"$W/old.txt"}, ""},
      {"removing a folder outside", "ModelicaInternal_rmdir", {"$O/empty"}, "F502"},
      {"removing the folder that may be changed", "ModelicaInternal_rmdir", {"$W"}, "F502"},
      {"removing the document's folder", "ModelicaInternal_rmdir", {"$D"}, "F502"},
      {"making a folder outside", "ModelicaInternal_mkdir", {"$O/new"}, "F502"},
      {"making a folder of its own", "ModelicaInternal_mkdir", {"new"}, ""},
      {"renaming outwards", "ModelicaInternal_rename", {"$W/old.txt", "$O/new.txt"}, "F502"},
      {"renaming inwards", "ModelicaInternal_rename", {"$O/secret.txt", "$W/new.txt"}, "F502"},
      {"renaming the document's file", "ModelicaInternal_rename", {"data.txt", "other.txt"}, "F502"},
      {"renaming onto what exists", "ModelicaInternal_rename", {"$W/old.txt", "$W/other.txt"}, "F505"},
      {"renaming where it may be changed", "ModelicaInternal_rename", {"$W/old.txt", "$W/new.txt"}, ""},
      {"copying from outside", "ModelicaInternal_copyFile", {"$O/secret.txt", "copy.txt"}, "F501"},
      {"copying outwards", "ModelicaInternal_copyFile", {"data.txt", "$O/copy.txt"}, "F502"},
      {"copying by a link", "ModelicaInternal_copyFile", {"leak.txt", "copy.txt"}, "F501"},
      {"copying the document's file", "ModelicaInternal_copyFile", {"data.txt", "copy.txt"}, ""},
      // what is not there at all
      {"a command", "ModelicaInternal_system", {"touch $O/new.txt"}, "none"},
      {"a command by its other name", "ModelicaInternal_command", {"touch $O/new.txt"}, "none"},
      {"a library of the system", "system", {"touch $O/new.txt"}, "none"},
      {"loading a library", "dlopen", {"$O/library.so", 1.0}, "none"},
  };
  return kAll;
}

}  // namespace

class DoorTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    place_ = std::make_unique<QTemporaryDir>();
    top_ = QFileInfo(place_->path()).canonicalFilePath();
    for (const char* folder : {"doc/sub", "doc-other", "outside/empty", "write"}) QVERIFY(QDir(top_).mkpath(folder));
    put(document("data.txt"), "one\ntwo\n");
    put(document("sub/inner.txt"), "inner\n");
    put(document("table.txt"), "#1\ndouble a(1,2)\n0 1\n");
    put(outside("secret.txt"), "secret\n");
    put(outside("table.txt"), "#1\ndouble a(1,2)\n0 1\n");
    put(top_ + "/doc-other/secret.txt", "secret\n");
    put(top_ + "/write/old.txt", "old\n");
    put(top_ + "/write/other.txt", "other\n");
    const auto link = [](const QString& target, const QString& name) {
      QVERIFY(::symlink(target.toUtf8().constData(), name.toUtf8().constData()) == 0);
    };
    link("data.txt", document("inside.txt"));
    link(document("data.txt"), document("absolute.txt"));
    link("../outside/secret.txt", document("leak.txt"));
    link(outside(""), document("folder"));
    link("folder", document("chain"));
    link("/proc/self/maps", document("process"));
    link("/dev/zero", document("zero"));
    link(outside("secret.txt"), top_ + "/write/leak.txt");
    link(outside(""), top_ + "/write/folder");
    QVERIFY(::mkfifo(document("pipe").toUtf8().constData(), 0600) == 0);
    const int node = ::socket(AF_UNIX, SOCK_STREAM, 0);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const QByteArray path = document("socket").toUtf8();
    QVERIFY(static_cast<size_t>(path.size()) < sizeof address.sun_path);
    std::copy(path.begin(), path.end(), address.sun_path);
    QVERIFY(::bind(node, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0);
    ::close(node);
    put(document("enormous.txt"), "");
    QVERIFY(QFile::resize(document("enormous.txt"), qint64(1) << 40));
  }

  // Each attempt is told with its code, and what is refused changes nothing.
  void attempt_data() {
    QTest::addColumn<int>("index");
    for (size_t k = 0; k < attempts().size(); ++k) QTest::newRow(attempts()[k].remark) << static_cast<int>(k);
  }
  void attempt() {
    QFETCH(int, index);
    const Attempt& attempt = attempts()[static_cast<size_t>(index)];
    Context context;
    context.door = Door(permissions());
    const QString before = trace(), own = traceOf(run(""));
    const bool isDone = call(context, attempt);
    if (QByteArray(attempt.code) == "none") {
      QVERIFY(findFunction(attempt.function) == nullptr);
    } else if (*attempt.code == '\0') {
      QVERIFY2(isDone, context.error.c_str());
    } else {
      QVERIFY(!isDone);
      QVERIFY2(context.reason, context.error.c_str());
      QCOMPARE(QString::fromStdString(context.reason->code), QString(attempt.code));
      QCOMPARE(trace(), before);
      QCOMPARE(traceOf(run("")), own);
    }
    // The document's folder and what lies outside stay as they are in any case.
    QCOMPARE(traceOf(outside("")), before_[1]);
    QCOMPARE(documentTrace(), before_[0]);
  }

  // A refusal says which folder would have to be allowed, and allowing that is enough.
  void requestIsEnough() {
    for (const Attempt& attempt : attempts()) {
      Context context;
      context.door = Door(permissions());
      if (findFunction(attempt.function) == nullptr || call(context, attempt) || !context.reason->access) continue;
      const armature::AccessRequest request = *context.reason->access;
      QCOMPARE(request.kind == armature::AccessKind::write, QByteArray(attempt.code) == "F502");
      if (!QString::fromStdString(request.path).startsWith(top_)) continue;  // not to be tried
      Permissions wider = permissions();
      (request.kind == armature::AccessKind::write ? wider.writeFolders : wider.readFolders).push_back(request.folder);
      context.door = Door(std::move(wider));
      const bool isDone = call(context, attempt);
      // Across the border there may be a second question; the same is never asked again.
      QVERIFY2(isDone || !context.reason->access || context.reason->access->folder != request.folder, attempt.remark);
      init();
    }
  }

  // Where a model is only looked at, changes are left out and succeed; in translation they are refused.
  void outsideOfRuns() {
    for (const Effects effects : {Effects::skipped, Effects::refused}) {
      for (const Attempt& attempt : attempts()) {
        Permissions permitted = permissions();
        permitted.effects = effects;
        permitted.writeFolders.push_back(top_.toStdString());
        Context context;
        context.door = Door(std::move(permitted));
        const QString before = trace();
        const bool isDone = call(context, attempt);
        QCOMPARE(trace(), before);
        QVERIFY(!QFileInfo::exists(run("")));
        const QByteArray name = attempt.function;
        const bool isChange = name.endsWith("print") || name.endsWith("removeFile") || name.endsWith("dir") ||
                              name.endsWith("rename") || name.endsWith("copyFile");
        if (isChange && name != "ModelicaInternal_chdir") QCOMPARE(isDone, effects == Effects::skipped);
        if (isChange && effects == Effects::refused) QVERIFY(context.needsRun);
      }
    }
  }

  // What the run writes is found again by the same names, beside what the document's folder holds.
  void ownFiles() {
    Context context;
    context.door = Door(permissions());
    QVERIFY(!QFileInfo::exists(run("")));
    const auto lines = [&](const char* name) {
      return CallOf(context).text(name).run("ModelicaInternal_countLines", 1)[0];
    };
    QVERIFY(print(context, "a", "sub/new.txt") && print(context, "b", "sub/new.txt"));
    QCOMPARE(contentOf(run("sub/new.txt")), QByteArray("a\nb\n"));
    QCOMPARE(lines("sub/new.txt"), 2.0);
    QCOMPARE(lines((document("sub/new.txt").toStdString()).c_str()), 2.0);
    QVERIFY(print(context, "mine", "data.txt"));
    QCOMPARE(lines("data.txt"), 1.0);
    QCOMPARE(contentOf(document("data.txt")), QByteArray("one\ntwo\n"));
    QCOMPARE(CallOf(context).text("sub").run("ModelicaInternal_getNumberOfFiles", 1)[0], 2.0);
    struct stat status {};
    QVERIFY(::stat(run("").toUtf8().constData(), &status) == 0);
    QCOMPARE(status.st_mode & 0777, 0700u);
    QVERIFY(context.door.hasRunFolder());
  }

  // After a change of the working folder relative names count from there, and still land in the run's folder.
  void workingFolder() {
    Context context;
    context.door = Door(permissions());
    const auto current = [&] {
      return QString::fromStdString(
          context.texts[static_cast<size_t>(CallOf(context).run("ModelicaInternal_getcwd", 1)[0])]);
    };
    QCOMPARE(current(), document("").chopped(1));
    CallOf change(context);
    change.text("sub").run("ModelicaInternal_chdir", 0);
    QVERIFY(change.ok);
    QCOMPARE(current(), document("sub"));
    QCOMPARE(CallOf(context).text("inner.txt").run("ModelicaInternal_countLines", 1)[0], 1.0);
    QVERIFY(print(context, "x", "out.txt"));
    QCOMPARE(contentOf(run("sub/out.txt")), QByteArray("x\n"));
    CallOf above(context);
    above.text("../../outside/secret.txt").run("ModelicaInternal_countLines", 1);
    QVERIFY(!above.ok);
    QVERIFY(QDir::currentPath() != document("sub"));
  }

  // Names of temporary files lie in the run's folder and differ.
  void temporaryNames() {
    Context context;
    context.door = Door(permissions());
    std::set<std::string> names;
    for (int k = 0; k < 50; ++k) {
      const double index = CallOf(context).run("ModelicaInternal_temporaryFileName", 1)[0];
      names.insert(context.texts[static_cast<size_t>(index)]);
    }
    QCOMPARE(names.size(), size_t{50});
    QVERIFY(QString::fromStdString(*names.begin()).startsWith(run("")));
    QVERIFY(print(context, "x", names.begin()->c_str()));
  }

  // Of the environment a model sees language and time zone; the rest is empty, which is told once.
  void environment() {
    ::setenv("LANG", "C.UTF-8", 1);
    Context context;
    context.door = Door(permissions());
    const auto value = [&](const char* name) {
      const std::vector<double> out = CallOf(context).text(name).number(0).run("ModelicaInternal_getenv", 2);
      return QString::fromStdString(context.texts[static_cast<size_t>(out[0])]) + (out[1] != 0 ? "+" : "-");
    };
    QCOMPARE(value("LANG"), QString("C.UTF-8+"));
    for (const char* secret : {"HOME", "USER", "PATH", "SSH_AUTH_SOCK", "HOME"}) QCOMPARE(value(secret), QString("-"));
    QCOMPARE(context.warnings.size(), size_t{4});
    QCOMPARE(QString::fromStdString(context.warnings.front().code), QString("F503"));
    CallOf set(context);
    set.text("HOME").text("mine").number(0).run("ModelicaInternal_setenv", 0);
    QCOMPARE(value("HOME"), QString("mine+"));
  }

  // A run writes so much and makes so many files, and no more.
  void limits() {
    Permissions few = permissions();
    few.limits.filesMade = 3;
    few.limits.bytesWritten = 100;
    few.limits.namesPerFolder = 1;
    Context context;
    context.door = Door(std::move(few));
    for (const char* name : {"1", "2", "3"}) QVERIFY(print(context, "x", name));
    QVERIFY(!print(context, "x", "4"));
    QCOMPARE(QString::fromStdString(context.reason->code), QString("F504"));
    QVERIFY(print(context, std::string(80, 'x').c_str(), "1"));
    QVERIFY(!print(context, std::string(80, 'x').c_str(), "1"));
    QCOMPARE(QString::fromStdString(context.reason->code), QString("F504"));
    QCOMPARE(contentOf(run("1")).size(), qsizetype(83));
    CallOf list(context);
    list.text(".").run("ModelicaInternal_getNumberOfFiles", 1);
    QVERIFY(!list.ok);
    QCOMPARE(QString::fromStdString(context.reason->code), QString("F504"));
  }

  // Somebody exchanges a folder for a link to the outside, again and again, while a model opens files in it.
  void race() {
    const QByteArray name = document("race").toUtf8(), folder = document("real").toUtf8(),
                     link = document("bad").toUtf8();
    QVERIFY(QDir(top_).mkpath("doc/real"));
    put(document("real/secret.txt"), "harmless\n");
    QVERIFY(::symlink(outside("").toUtf8().constData(), link.constData()) == 0);
    QVERIFY(::symlink("real", name.constData()) == 0);
    std::atomic<bool> isOver{false};
    std::thread swapper([&] {
      const QByteArray next = document("next").toUtf8();
      for (int k = 0; !isOver; ++k) {
        if (::symlink(k % 2 == 0 ? "bad" : "real", next.constData()) == 0) ::rename(next.constData(), name.constData());
      }
    });
    Context context;
    context.door = Door(permissions());
    int opened = 0, refused = 0, leaked = 0;
    for (int k = 0; k < 10'000; ++k) {
      const auto text = context.door.read("race/secret.txt");
      if (!text) {
        ++refused;
      } else if (*text == "harmless\n") {
        ++opened;
      } else {
        ++leaked;
      }
    }
    isOver = true;
    swapper.join();
    qInfo("opened %d, refused %d", opened, refused);
    QCOMPARE(leaked, 0);
    QVERIFY(opened > 0 && refused > 0);
  }

  // The same rules without the kernel's help: a step at a time, and no link is followed.
  void stepwise() {
    const Descriptor folder = openFolder(document("").chopped(1).toStdString());
    QVERIFY(folder);
    QVERIFY(openStepwise(folder, "data.txt", O_RDONLY));
    QVERIFY(openStepwise(folder, "sub/inner.txt", O_RDONLY));
    for (const char* bad : {"leak.txt", "folder/secret.txt", "inside.txt", "../outside/secret.txt", "sub/../data.txt",
                            "chain/secret.txt", "sub/..", ".."})
      QVERIFY2(!openStepwise(folder, bad, O_RDONLY), bad);
    QVERIFY(!openFolder(document("folder").toStdString()));
  }

 private:
  QString document(const QString& name) const { return top_ + "/doc/" + name; }
  QString outside(const QString& name) const { return top_ + "/outside/" + name; }
  QString run(const QString& name) const { return top_ + "/runs/1" + (name.isEmpty() ? QString() : "/" + name); }
  QString trace() const { return documentTrace() + traceOf(outside("")) + traceOf(top_ + "/write"); }
  // Without what is too large to be read.
  QString documentTrace() const {
    QStringList lines = traceOf(document("sub")).split('\n');
    for (const char* name : {"data.txt", "table.txt", "inside.txt"}) lines << contentOf(document(name));
    return lines.join('\n') + QDir(document("")).entryList(QDir::AllEntries | QDir::System | QDir::Hidden).join('\n');
  }
  Permissions permissions() {
    before_ = {documentTrace(), traceOf(outside(""))};
    Permissions p;
    p.effects = Effects::allowed;
    p.documentFolder = (top_ + "/doc").toStdString();
    p.readFolders = {p.documentFolder};
    p.writeFolders = {(top_ + "/write").toStdString()};
    p.runFolder = run("").toStdString();
    return p;
  }
  bool call(Context& context, const Attempt& attempt) {
    CallOf call(context);
    for (const Argument& argument : attempt.arguments) {
      if (!argument.isText) {
        call.number(argument.number);
        continue;
      }
      QString text = argument.text;
      text.replace("$D", top_ + "/doc").replace("$O", top_ + "/outside").replace("$W", top_ + "/write");
      text.replace("$R", run(""));
      std::string value = text.toStdString();
      if (value == "$0") value = std::string("data.txt\0.txt", 13);
      call.text(value);
    }
    const QByteArray name = attempt.function;
    // Sizes of matrices come as an array; what a function gives besides is not looked at.
    if (name == "ModelicaIO_readMatrixSizes") call.array({0, 0});
    call.run(attempt.function, name.startsWith("ModelicaIO") || name.endsWith("readLine") ? 2 : 1);
    return call.ok;
  }
  static bool print(Context& context, const char* line, const char* file) {
    CallOf call(context);
    call.text(line).text(file).run("ModelicaInternal_print", 0);
    return call.ok;
  }

  std::unique_ptr<QTemporaryDir> place_;
  QString top_;
  std::array<QString, 2> before_;
};

QTEST_GUILESS_MAIN(DoorTest)
#include "door_test.moc"
