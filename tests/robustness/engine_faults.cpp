// Failing calls to the system in the engine's processes: any one allocation (or forty in a row), fork, socket pair,
// piece of shared memory or mapping fails, in the reader, in the process of a translation, in that of a run, and (but
// for allocations) in the program that asks.
//
//     engine_faults [COUNT [SEED]]      at least COUNT faults (60, 1)
//
// The calls are counted over all processes, and the one to fail is drawn among them. After each fault: the run has the
// results that it has without one, bit by bit, or there is an error message; the next run through the same door has
// them or is refused with a message, one through another door has them; all processes end. Exit status 1 where one of
// these does not hold, or something waits for ever (SIGALRM).
#include <dlfcn.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <random>

#include "engine/worker/client.h"

using namespace armature;

namespace {

enum Call { allocation, forking, pairing, sharing, mapping, callCount };
constexpr const char* kNames[] = {"malloc", "fork", "socketpair", "memfd_create", "mmap"};
constexpr unsigned kLongest = 60;  // [s] of one try

// Shared by all processes.
struct Plan {
  std::atomic<bool> isArmed{false};
  std::atomic<int> call{0};
  std::atomic<int64_t> seen[callCount];
  std::atomic<int64_t> first{0}, count{0}, failed{0};
};
Plan* plan = nullptr;
pid_t asking = 0;

// Whether this call is one that fails, with this error.
bool fails(Call call, int error) {
  if (plan == nullptr || !plan->isArmed.load(std::memory_order_relaxed)) return false;
  if (call == allocation && getpid() == asking) return false;
  const int64_t number = plan->seen[call]++;
  if (call != plan->call || number < plan->first || number >= plan->first + plan->count) return false;
  ++plan->failed;
  errno = error;
  return true;
}

template <class F>
F next(const char* name) {
  return reinterpret_cast<F>(dlsym(RTLD_NEXT, name));
}

}  // namespace

// In front of the C library's functions. Those of memory cannot ask for its names: that takes memory.
extern "C" {

void* __libc_malloc(size_t bytes);
void* __libc_calloc(size_t count, size_t bytes);
void* __libc_realloc(void* old, size_t bytes);

void* malloc(size_t bytes) {
  return fails(allocation, ENOMEM) ? nullptr : __libc_malloc(bytes);
}

void* calloc(size_t count, size_t bytes) {
  return fails(allocation, ENOMEM) ? nullptr : __libc_calloc(count, bytes);
}

void* realloc(void* old, size_t bytes) {
  return fails(allocation, ENOMEM) ? nullptr : __libc_realloc(old, bytes);
}

pid_t fork() {
  static const auto real = next<pid_t (*)()>("fork");
  return fails(forking, EAGAIN) ? -1 : real();
}

int socketpair(int domain, int type, int protocol, int* ends) {
  static const auto real = next<int (*)(int, int, int, int*)>("socketpair");
  return fails(pairing, EMFILE) ? -1 : real(domain, type, protocol, ends);
}

int memfd_create(const char* name, unsigned flags) {
  static const auto real = next<int (*)(const char*, unsigned)>("memfd_create");
  return fails(sharing, ENOMEM) ? -1 : real(name, flags);
}

void* mmap(void* address, size_t length, int protection, int flags, int handle, off_t offset) {
  static const auto real = next<void* (*)(void*, size_t, int, int, int, off_t)>("mmap");
  return fails(mapping, ENOMEM) ? MAP_FAILED : real(address, length, protection, flags, handle, offset);
}

}  // extern "C"

namespace {

struct Example {
  std::string file;
  diagram::Document document;
  std::vector<double> expected;   // results of the run without a fault
  int64_t calls[callCount] = {};  // that it makes
};

struct Run {
  std::vector<double> results;  // empty: there are none
  std::vector<Message> messages;
};

Run runIn(worker::Client& client, const diagram::Document& document) {
  Run run;
  Source source;
  source.document = &document;
  const auto model = client.translate(source, run.messages);
  if (!model) return run;
  const auto store = model->makeStore();
  solve::Control control;
  const auto end = model->run(model->defaultSettings(), {}, control, *store, run.messages);
  if (end.outcome != solve::Outcome::finished) return run;
  for (uint64_t row = 0; row < store->rowCount(); ++row) {
    run.results.push_back(store->time(row));
    for (const results::Column& column : store->columns()) run.results.push_back(store->value(column, row));
  }
  return run;
}

class Campaign {
 public:
  Campaign(int wanted, unsigned seed) : wanted_(wanted), random_(seed) {}

  int perform() {
    for (const char* name : {"Rotational/First", "Electrical/Analog/Rectifier", "Translational/Friction"})
      if (!prepare(ARMATURE_SOURCE_DIR "/resources/examples/" + std::string(name) + ".armature.json")) return 1;
    for (int64_t k = 0; faults_ < wanted_ && k < int64_t{20} * wanted_; ++k) {
      // Most calls are allocations; the few others are met again and again.
      const Call call = k % 3 != 0 ? allocation : static_cast<Call>(1 + (k / 3) % (callCount - 1));
      tryOne(examples_[static_cast<size_t>(k) % examples_.size()], call, k % 2 == 0 ? 1 : 40);
    }
    print();
    return problems_ > 0 || faults_ < wanted_ ? 1 : 0;
  }

 private:
  bool prepare(const std::string& file) {
    auto loaded = loadDiagram(file);
    if (!loaded) return false;
    Example example{file, loaded.take(), {}, {}};
    arm(allocation, INT64_MAX, 0);
    {
      worker::Client client({ARMATURE_SOURCE_DIR "/palette"});
      example.expected = runIn(client, example.document).results;
    }
    plan->isArmed = false;
    for (int k = 0; k < callCount; ++k) example.calls[k] = plan->seen[k];
    if (example.expected.empty()) std::printf("%s does not run\n", file.c_str());
    examples_.push_back(std::move(example));
    return !examples_.back().expected.empty();
  }

  static void arm(Call call, int64_t first, int64_t count) {
    for (auto& seen : plan->seen) seen = 0;
    plan->call = call, plan->first = first, plan->count = count, plan->failed = 0;
    plan->isArmed = true;
  }

  void tryOne(const Example& example, Call call, int64_t count) {
    const auto first = static_cast<int64_t>(random_() % static_cast<uint64_t>(example.calls[call]));
    const std::string where = example.file.substr(example.file.rfind('/') + 1) + ", " + kNames[call] + " " +
                              std::to_string(first) + (count > 1 ? " and those behind it" : "");
    std::snprintf(now, sizeof now, "%s", where.c_str());
    alarm(kLongest);
    {
      arm(call, first, count);
      worker::Client client({ARMATURE_SOURCE_DIR "/palette"});
      const Run run = runIn(client, example.document);
      plan->isArmed = false;
      Count& counted = counts_[call];
      ++counted.tries;
      counted.faults += static_cast<int>(plan->failed);
      faults_ += plan->failed > 0 ? 1 : 0;
      judge(where, run, example);
      // Forked readers are made once; a program that is asked to do more than one thing spawns them.
      const Run next = runIn(client, example.document);
      if (next.results.empty() ? next.messages.empty() : next.results != example.expected)
        problem(where, "the next run is neither as before nor refused");
    }
    {
      worker::Client another({ARMATURE_SOURCE_DIR "/palette"});
      if (runIn(another, example.document).results != example.expected) problem(where, "another run is not as before");
    }
    // One that is busy ends as soon as it looks at its socket.
    while (waitpid(-1, nullptr, 0) > 0) continue;
    alarm(0);
  }

  void judge(const std::string& where, const Run& run, const Example& example) {
    bool isTold = false;
    for (const Message& message : run.messages)
      if (message.severity == Severity::error && !message.text.empty()) {
        isTold = true;
        ++codes_[message.code];
      }
    if (!isTold && run.results.empty()) problem(where, "no results, and no message");
    if (!isTold && !run.results.empty() && run.results != example.expected) problem(where, "the results differ");
    if (isTold && plan->failed == 0) problem(where, "refused without a fault: " + run.messages.front().toText());
    counts_[static_cast<Call>(plan->call.load())].told += isTold ? 1 : 0;
  }

  void problem(const std::string& where, const std::string& words) {
    if (++problems_ <= 20) std::printf("%s: %s\n", where.c_str(), words.c_str());
  }

  void print() const {
    std::printf("%-12s %8s %8s %8s\n", "call", "tries", "faults", "told");
    for (const auto& [call, count] : counts_)
      std::printf("%-12s %8d %8d %8d\n", kNames[call], count.tries, count.faults, count.told);
    std::printf("messages:");
    for (const auto& [code, count] : codes_) std::printf(" %s %d", code.c_str(), count);
    std::printf("\nruns with a fault: %d, problems: %d\n", faults_, problems_);
  }

 public:
  static inline char now[200] = "";  // what is being tried

 private:
  struct Count {
    int tries = 0, faults = 0, told = 0;
  };
  int wanted_, faults_ = 0, problems_ = 0;
  std::mt19937_64 random_;
  std::vector<Example> examples_;
  std::map<Call, Count> counts_;
  std::map<std::string, int> codes_;
};

void tellWaiting(int /*signal*/) {
  constexpr char kWords[] = "waits for ever: ";
  (void)!write(STDOUT_FILENO, kWords, sizeof kWords - 1);
  (void)!write(STDOUT_FILENO, Campaign::now, strnlen(Campaign::now, sizeof Campaign::now));
  (void)!write(STDOUT_FILENO, "\n", 1);
  _exit(1);
}

}  // namespace

int main(int argc, char** argv) {
  asking = getpid();
  void* shared = mmap(nullptr, sizeof(Plan), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (shared == MAP_FAILED) return 1;
  plan = new (shared) Plan;
  signal(SIGALRM, tellWaiting);
  setvbuf(stdout, nullptr, _IOLBF, 0);
  return Campaign(argc > 1 ? std::atoi(argv[1]) : 60, argc > 2 ? static_cast<unsigned>(std::atoi(argv[2])) : 1)
      .perform();
}
