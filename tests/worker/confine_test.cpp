// A process that has locked itself in cannot do what it was not allowed to, whatever code runs in it: each row tries
// one harmful thing with plain system calls in a child of its own and is told by the kernel that it may not. A second
// child without the lock does the same thing with success, so that a row cannot pass for another reason.
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>
#include <QTemporaryDir>
#include <QtTest>

#include <atomic>
#include <csignal>
#include <fstream>
#include <functional>

#include "engine/worker/confine.h"

using namespace armature::worker;

namespace {

std::atomic<bool> g_isMemoryGone{false};

}  // namespace

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
// In front of the C library's, so that memory can fail at will.
extern "C" {
void* __libc_malloc(size_t bytes);
void* __libc_calloc(size_t count, size_t bytes);
void* malloc(size_t bytes) {
  return g_isMemoryGone ? nullptr : __libc_malloc(bytes);
}
void* calloc(size_t count, size_t bytes) {
  return g_isMemoryGone ? nullptr : __libc_calloc(count, bytes);
}
}  // extern "C"
#endif

namespace {

// True when it could be done.
using Deed = std::function<bool()>;

}  // namespace

Q_DECLARE_METATYPE(Deed)

namespace {

bool writes(const std::string& path, int flags) {
  const int file = open(path.c_str(), flags, 0600);
  if (file < 0) return false;
  const bool isDone = write(file, "x", 1) == 1;
  close(file);
  return isDone;
}

bool reads(const std::string& path) {
  const int file = open(path.c_str(), O_RDONLY);
  if (file < 0) return false;
  char byte = 0;
  const bool isDone = read(file, &byte, 1) >= 0;
  close(file);
  return isDone;
}

bool mapsWritableCode() {
  return mmap(nullptr, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED;
}

bool makesCodeWritable() {
  void* const page = mmap(nullptr, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return page != MAP_FAILED && mprotect(page, 4096, PROT_READ | PROT_WRITE | PROT_EXEC) == 0;
}

bool starts(const char* program) {
  const pid_t child = fork();
  if (child == 0) {
    execl(program, program, static_cast<char*>(nullptr));
    _exit(99);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

// Does a thing in a child, locked in or not: 0 done, 1 refused, other: broke down.
// What the limit counts: writable memory of its own and stacks (proc_pid_statm(5), the sixth number, in pages).
size_t heldBytes() {
  std::ifstream pages("/proc/self/statm");
  size_t count = 0;
  for (int k = 0; k < 6; ++k) pages >> count;
  return count * static_cast<size_t>(sysconf(_SC_PAGESIZE));
}

int inChild(const Deed& deed, const Confinement* confinement) {
  const pid_t child = fork();
  if (child == 0) {
    if (confinement) confine(*confinement);
    _exit(deed() ? 0 : 1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

}  // namespace

class ConfineTest : public QObject {
  Q_OBJECT
 private slots:
  void initTestCase() {
    QVERIFY(outside_.isValid() && inside_.isValid());
    std::ofstream(path(outside_, "victim")) << "data";
    std::ofstream(path(inside_, "own")) << "data";
    Confinement all;
    const pid_t child = fork();
    if (child == 0) _exit(confine(all).isComplete() ? 0 : 1);
    int status = 0;
    waitpid(child, &status, 0);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) QSKIP("this kernel has no Landlock or no seccomp");
  }

  // A process that has no memory left still locks itself in, and does not wait for ever.
  void locksWithoutMemory() {
    const pid_t child = fork();
    if (child == 0) {
      alarm(60);
      g_isMemoryGone = true;
      const bool isLocked = confine(Confinement()).isComplete();
      _exit(isLocked && !mapsWritableCode() ? 0 : 1);
    }
    int status = 0;
    waitpid(child, &status, 0);
    QVERIFY(WIFEXITED(status));
    QCOMPARE(WEXITSTATUS(status), 0);
  }

  void harmIsRefused_data() {
    QTest::addColumn<Deed>("deed");
    const std::string victim = path(outside_, "victim"), fresh = path(outside_, "fresh"),
                      first = path(outside_, "victim1"), second = path(outside_, "victim2");
    const auto row = [](const char* name, Deed deed) { QTest::newRow(name) << std::move(deed); };
    row("read outside", [=] { return reads(victim); });
    row("read /etc/passwd", [] { return reads("/etc/passwd"); });
    row("read the environment", [] { return reads("/proc/self/environ"); });
    row("overwrite outside", [=] { return writes(victim, O_WRONLY); });
    row("append outside", [=] { return writes(victim, O_WRONLY | O_APPEND); });
    row("truncate outside", [=] { return truncate(victim.c_str(), 4) == 0; });
    row("make outside", [=] { return writes(fresh, O_WRONLY | O_CREAT); });
    row("make a folder outside", [=] { return mkdir((fresh + "d").c_str(), 0700) == 0; });
    row("remove outside", [=] { return unlink(first.c_str()) == 0; });
    row("rename outside", [=] { return rename(second.c_str(), (fresh + "r").c_str()) == 0; });
    row("link outside", [=] { return symlink(victim.c_str(), (fresh + "l").c_str()) == 0; });
    row("change rights outside", [=] { return chmod(victim.c_str(), 0644) == 0; });
    row("list outside", [] { return open("/", O_RDONLY | O_DIRECTORY) >= 0; });
    row("write a device", [] { return writes("/dev/null", O_WRONLY); });
    row("start a program", [] { return starts("/bin/true"); });
    row("open a socket", [] { return socket(AF_INET, SOCK_STREAM, 0) >= 0; });
    row("open a local socket", [] { return socket(AF_UNIX, SOCK_STREAM, 0) >= 0; });
    row("signal the parent", [] { return kill(getppid(), 0) == 0; });
    row("code that can be written", [] { return mapsWritableCode(); });
    row("code made writable", [] { return makesCodeWritable(); });
    row("memory as a program", [] { return memfd_create("program", 0) >= 0; });
    row("trace", [] { return ptrace(PTRACE_TRACEME, 0, nullptr, nullptr) == 0; });
    row("another root", [] { return syscall(SYS_unshare, 0) == 0; });
    row("another folder", [] { return chdir("/") == 0; });
  }

  void harmIsRefused() {
    QFETCH(Deed, deed);
    for (const char* name : {"victim", "victim1", "victim2"}) std::ofstream(path(outside_, name)) << "data";
    Confinement confinement;
    confinement.readFolders = {path(inside_, "")};
    QCOMPARE(inChild(deed, &confinement), 1);
    QCOMPARE(inChild(deed, nullptr), 0);
    for (const char* name : {"fresh", "freshr", "freshl"}) unlink(path(outside_, name).c_str());
    rmdir(path(outside_, "freshd").c_str());
  }

  void whatIsAllowedWorks() {
    Confinement confinement;
    confinement.readFolders = {path(inside_, "")};
    QCOMPARE(inChild([this] { return reads(path(inside_, "own")); }, &confinement), 0);
    QCOMPARE(inChild([this] { return writes(path(inside_, "new"), O_WRONLY | O_CREAT); }, &confinement), 1);
    confinement.writeFolders = {path(inside_, "")};
    QCOMPARE(inChild([this] { return writes(path(inside_, "new"), O_WRONLY | O_CREAT); }, &confinement), 0);
    QCOMPARE(inChild([this] { return reads(path(inside_, "new")); }, &confinement), 0);
    QCOMPARE(inChild([this] { return mkdir(path(inside_, "folder").c_str(), 0700) == 0; }, &confinement), 0);
    QCOMPARE(inChild([this] { return unlink(path(inside_, "new").c_str()) == 0; }, &confinement), 0);
    // A link within an allowed folder leads nowhere else.
    QVERIFY(symlink(path(outside_, "victim").c_str(), path(inside_, "link").c_str()) == 0);
    QCOMPARE(inChild([this] { return reads(path(inside_, "link")); }, &confinement), 1);
    QCOMPARE(inChild([this] { return writes(path(inside_, "link"), O_WRONLY); }, &confinement), 1);
    // Generated code is written first and made executable then.
    QCOMPARE(inChild(
                 [] {
                   void* const page = mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
                   return page != MAP_FAILED && mprotect(page, 4096, PROT_READ | PROT_EXEC) == 0;
                 },
                 &confinement),
             0);
  }

  void resourcesAreLimited() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    QSKIP("the sanitizer reserves more memory than any limit");
#endif
    Confinement confinement;
    // Beside what the libraries of this program have taken: some kinds of BLAS hold buffers from the start.
    confinement.memoryBytes = heldBytes() + (size_t{64} << 20);
    const auto takes = [](size_t bytes) {
      return mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED;
    };
    QCOMPARE(inChild([&] { return takes(size_t{256} << 20); }, &confinement), 1);
    QCOMPARE(inChild([&] { return takes(size_t{8} << 20); }, &confinement), 0);
    Confinement time;
    time.cpuSeconds = 1;
    QCOMPARE(inChild(
                 [] {
                   while (getppid() != 1) {
                   }
                   return true;
                 },
                 &time),
             -SIGXCPU);
    // Counted from now: what has been used before does not matter.
    QCOMPARE(inChild(
                 [] {
                   limitFurtherProcessorTime(1);
                   rusage used{};
                   while (getppid() != 1 && used.ru_utime.tv_sec < 1) getrusage(RUSAGE_SELF, &used);
                   limitFurtherProcessorTime(1);
                   const bool isAlive = used.ru_utime.tv_sec >= 1;
                   while (getppid() != 1) {
                   }
                   return isAlive;
                 },
                 nullptr),
             -SIGXCPU);
  }

 private:
  static std::string path(const QTemporaryDir& folder, const char* name) {
    return folder.path().toStdString() + (*name ? "/" + std::string(name) : std::string());
  }
  QTemporaryDir outside_, inside_;
};

QTEST_APPLESS_MAIN(ConfineTest)
#include "confine_test.moc"
