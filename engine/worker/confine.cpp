#include "engine/worker/confine.h"

#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <seccomp.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <initializer_list>
#include <iterator>

namespace armature::worker {

namespace {

// ---- Landlock ----
// Rights of later interfaces than the headers of the oldest system know.
constexpr uint64_t kRefer = 1ull << 13, kTruncate = 1ull << 14, kIoctlDevice = 1ull << 15;
constexpr uint64_t kFirstRights = (1ull << 13) - 1;
constexpr uint64_t kReadRights = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
constexpr uint64_t kFileRights =
    LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_EXECUTE | kTruncate;

struct RulesetAttributes {
  uint64_t files = 0, network = 0, scoped = 0;
};

uint64_t rightsOf(int abi) {
  return kFirstRights | (abi >= 2 ? kRefer : 0) | (abi >= 3 ? kTruncate : 0) | (abi >= 5 ? kIoctlDevice : 0);
}

void allowBeneath(int ruleset, const char* path, uint64_t rights) {
  const int place = open(path, O_PATH | O_CLOEXEC);
  if (place < 0) return;  // what is not there needs no right
  struct stat status {};
  if (fstat(place, &status) == 0) {
    landlock_path_beneath_attr rule{};
    rule.allowed_access = S_ISDIR(status.st_mode) ? rights : rights & kFileRights;
    rule.parent_fd = place;
    syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
  }
  close(place);
}

int restrictFiles(const Confinement& wanted) {
  const auto abi = static_cast<int>(syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION));
  if (abi < 1) return 0;
  RulesetAttributes attributes;
  attributes.files = rightsOf(abi);
  if (abi >= 4) attributes.network = 3;  // binding and connecting
  if (abi >= 6) attributes.scoped = 3;   // sockets of other processes, signals to them
  const size_t size = abi >= 6 ? 24 : abi >= 4 ? 16 : 8;
  const auto ruleset = static_cast<int>(syscall(SYS_landlock_create_ruleset, &attributes, size, 0));
  if (ruleset < 0) return 0;
  const uint64_t writing =
      rightsOf(abi) & ~uint64_t{LANDLOCK_ACCESS_FS_EXECUTE | kIoctlDevice} &
      ~uint64_t{LANDLOCK_ACCESS_FS_MAKE_CHAR | LANDLOCK_ACCESS_FS_MAKE_BLOCK | LANDLOCK_ACCESS_FS_MAKE_SOCK |
                LANDLOCK_ACCESS_FS_MAKE_FIFO | LANDLOCK_ACCESS_FS_MAKE_SYM};
  if (wanted.mayReadEverything) allowBeneath(ruleset, "/", kReadRights);
  for (const std::string& path : wanted.readFolders) allowBeneath(ruleset, path.c_str(), kReadRights);
  for (const std::string& path : wanted.readFiles) allowBeneath(ruleset, path.c_str(), LANDLOCK_ACCESS_FS_READ_FILE);
  for (const std::string& path : wanted.writeFolders) allowBeneath(ruleset, path.c_str(), writing);
  // The local time asks for the rules of the time zone.
  for (const char* path : {"/usr/share/zoneinfo", "/etc/localtime"}) allowBeneath(ruleset, path, kReadRights);
  const bool isDone = syscall(SYS_landlock_restrict_self, ruleset, 0) == 0;
  close(ruleset);
  return isDone ? abi : 0;
}

// ---- system calls ----

constexpr int kAllowed[] = {
    // files that are open or that Landlock lets open
    SCMP_SYS(read), SCMP_SYS(write), SCMP_SYS(readv), SCMP_SYS(writev), SCMP_SYS(pread64), SCMP_SYS(pwrite64),
    SCMP_SYS(close), SCMP_SYS(fstat), SCMP_SYS(newfstatat), SCMP_SYS(stat), SCMP_SYS(lstat), SCMP_SYS(statx),
    SCMP_SYS(fstatfs), SCMP_SYS(statfs), SCMP_SYS(lseek), SCMP_SYS(open), SCMP_SYS(openat), SCMP_SYS(openat2),
    SCMP_SYS(access), SCMP_SYS(faccessat), SCMP_SYS(faccessat2), SCMP_SYS(getdents64), SCMP_SYS(getcwd),
    SCMP_SYS(readlink), SCMP_SYS(readlinkat), SCMP_SYS(mkdir), SCMP_SYS(mkdirat), SCMP_SYS(rmdir), SCMP_SYS(unlink),
    SCMP_SYS(unlinkat), SCMP_SYS(rename), SCMP_SYS(renameat), SCMP_SYS(renameat2), SCMP_SYS(ftruncate),
    SCMP_SYS(fallocate), SCMP_SYS(fsync), SCMP_SYS(fdatasync), SCMP_SYS(fcntl), SCMP_SYS(dup), SCMP_SYS(umask),
    SCMP_SYS(fadvise64), SCMP_SYS(copy_file_range), SCMP_SYS(sendfile), SCMP_SYS(fchmod),
    // the channel to the program that has started this one
    SCMP_SYS(poll), SCMP_SYS(ppoll), SCMP_SYS(select), SCMP_SYS(pselect6), SCMP_SYS(recvmsg), SCMP_SYS(sendmsg),
    SCMP_SYS(recvfrom), SCMP_SYS(sendto), SCMP_SYS(shutdown),
    // memory (mapping it: below), threads, time
    SCMP_SYS(munmap), SCMP_SYS(mremap), SCMP_SYS(madvise), SCMP_SYS(brk), SCMP_SYS(futex), SCMP_SYS(set_robust_list),
    SCMP_SYS(get_robust_list), SCMP_SYS(set_tid_address), SCMP_SYS(rseq), SCMP_SYS(sched_yield),
    SCMP_SYS(sched_getaffinity), SCMP_SYS(nanosleep), SCMP_SYS(clock_nanosleep), SCMP_SYS(clock_gettime),
    SCMP_SYS(clock_getres), SCMP_SYS(gettimeofday), SCMP_SYS(time), SCMP_SYS(getrandom), SCMP_SYS(restart_syscall),
    // the process itself; its own children run models
    SCMP_SYS(fork), SCMP_SYS(wait4), SCMP_SYS(waitid), SCMP_SYS(getpid), SCMP_SYS(getppid), SCMP_SYS(gettid),
    SCMP_SYS(getuid), SCMP_SYS(geteuid), SCMP_SYS(getgid), SCMP_SYS(getegid), SCMP_SYS(getrusage), SCMP_SYS(times),
    SCMP_SYS(prlimit64), SCMP_SYS(getrlimit), SCMP_SYS(setrlimit), SCMP_SYS(sysinfo), SCMP_SYS(uname), SCMP_SYS(prctl),
    SCMP_SYS(arch_prctl), SCMP_SYS(rt_sigaction), SCMP_SYS(rt_sigprocmask), SCMP_SYS(rt_sigreturn),
    SCMP_SYS(sigaltstack), SCMP_SYS(exit), SCMP_SYS(exit_group), SCMP_SYS(setpgid),
    // a further lock
    SCMP_SYS(landlock_create_ruleset), SCMP_SYS(landlock_add_rule), SCMP_SYS(landlock_restrict_self),
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    // sanitizers ask a pipe whether an address can be read, and take an object for none where there is no pipe
    SCMP_SYS(pipe), SCMP_SYS(pipe2),
#endif
    // abort(); Landlock keeps signals within
    SCMP_SYS(tgkill)};

// The filter is a small program that the kernel runs before each call. It is written here in place, by nothing that
// allocates: a library that makes such programs frees what it has freed, or goes round for ever, when memory fails.
class Filter {
 public:
  static constexpr uint32_t kAllow = SECCOMP_RET_ALLOW;
  static constexpr uint32_t refuse(uint32_t error) { return SECCOMP_RET_ERRNO | error; }

  Filter() {
    load(offsetof(seccomp_data, arch));
    add({BPF_JMP | BPF_JEQ | BPF_K, 1, 0, kMachine});
    answer(SECCOMP_RET_KILL_PROCESS);
    load(offsetof(seccomp_data, nr));
  }

  // The answer to a call; one that this kind of machine does not have is no loss.
  void rule(int call, uint32_t word) {
    if (call < 0) return;
    add({BPF_JMP | BPF_JEQ | BPF_K, 0, 1, static_cast<uint32_t>(call)});
    answer(word);
  }

  // A call by some bits (of the lower 32) of an argument: refused where they are, or are not, as given; else allowed.
  void refuseBits(int call, unsigned argument, uint32_t mask, uint32_t bits, bool isIfEqual) {
    add({BPF_JMP | BPF_JEQ | BPF_K, 0, 5, static_cast<uint32_t>(call)});
    load(static_cast<uint32_t>(offsetof(seccomp_data, args)) + 8 * argument);
    add({BPF_ALU | BPF_AND | BPF_K, 0, 0, mask});
    add({BPF_JMP | BPF_JEQ | BPF_K, static_cast<uint8_t>(isIfEqual ? 1 : 0), static_cast<uint8_t>(isIfEqual ? 0 : 1),
         bits});
    answer(kAllow);
    answer(refuse(EPERM));
  }

  // All other calls are refused.
  bool install() {
    answer(refuse(EPERM));
    const sock_fprog program{static_cast<unsigned short>(count_), code_.data()};
    return !isFull_ && prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) == 0;
  }

 private:
#if defined(__x86_64__)
  static constexpr uint32_t kMachine = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
  static constexpr uint32_t kMachine = AUDIT_ARCH_AARCH64;
#else
#error "the calls of this kind of machine are not known"
#endif

  void add(sock_filter instruction) {
    isFull_ = isFull_ || count_ == code_.size();
    if (!isFull_) code_[count_++] = instruction;
  }
  void load(uint32_t place) {
    add({BPF_LD | BPF_W | BPF_ABS, 0, 0, place});
  }
  void answer(uint32_t word) {
    add({BPF_RET | BPF_K, 0, 0, word});
  }

  std::array<sock_filter, 2 * std::size(kAllowed) + 40> code_{};
  size_t count_ = 0;
  bool isFull_ = false;
};

bool restrictSystemCalls() {
  Filter filter;
  for (const int call : kAllowed) filter.rule(call, Filter::kAllow);
  // Nothing may be writable and executable at once.
  for (const int call : {SCMP_SYS(mmap), SCMP_SYS(mprotect)})
    filter.refuseBits(call, 2, PROT_WRITE | PROT_EXEC, PROT_WRITE | PROT_EXEC, true);
  // A new thread or process, but not one in name spaces of its own. What clone3 is asked for cannot be looked at: the C
  // library falls back on clone where it is told that there is none.
  filter.refuseBits(SCMP_SYS(clone), 0, 0x7E020000, 0, false);
  filter.rule(SCMP_SYS(clone3), Filter::refuse(ENOSYS));
  return filter.install();
}

// ---- resources ----

void limit(__rlimit_resource resource, uint64_t value) {
  rlimit now{};
  if (getrlimit(resource, &now) != 0) return;
  now.rlim_cur = std::min<uint64_t>(value, now.rlim_max);
  setrlimit(resource, &now);
}

}  // namespace

void limitProcessorTime(uint32_t seconds) {
  limit(RLIMIT_CPU, seconds > 0 ? seconds : RLIM_INFINITY);
}

void limitFurtherProcessorTime(uint32_t seconds) {
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  limitProcessorTime(static_cast<uint32_t>(used.ru_utime.tv_sec + used.ru_stime.tv_sec + 1) + seconds);
}

void limitMemory(uint64_t bytes) {
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
  limit(RLIMIT_DATA, bytes > 0 ? bytes : RLIM_INFINITY);
#else
  (void)bytes;
#endif
}

void confineFiles(const std::vector<std::string>& readFolders, const std::vector<std::string>& readFiles,
                  const std::vector<std::string>& writeFolders) {
  Confinement confinement;
  confinement.readFolders = readFolders;
  confinement.readFiles = readFiles;
  confinement.writeFolders = writeFolders;
  restrictFiles(confinement);
}

void endWithParent() {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
}

Confined confine(const Confinement& wanted) {
  limit(RLIMIT_CORE, 0);
  limitMemory(wanted.memoryBytes);
  if (wanted.fileBytes > 0) limit(RLIMIT_FSIZE, wanted.fileBytes);
  limitProcessorTime(wanted.cpuSeconds);
  Confined done;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return done;
  done.landlockAbi = restrictFiles(wanted);
  done.hasSystemCallFilter = restrictSystemCalls();
  return done;
}

}  // namespace armature::worker
