#include "engine/foreign/server.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <memory>
#include <new>

#include "engine/foreign/caller.h"
#include "engine/foreign/compiler.h"

namespace armature::foreign {

namespace {

constexpr int kTimeToEnd = 2000;   // [ms] for the ends of external objects
constexpr int kMostOpen = 4096;    // where the kernel cannot close all at once
constexpr int kTimeOfLooks = 500;  // [ms] between two looks at a caller whose pipe its own children may hold

class Server {
 public:
  Server(Descriptor socket, Page page, Compiler& compiler)
      : socket_(std::move(socket)), page_(std::move(page)), compiler_(compiler) {
    void* const memory = mmap(nullptr, sizeof(Table), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) _exit(1);
    table_ = new (memory) Table;
  }

  void serve() {
    for (;;) {
      pollfd watched[2] = {{socket_.number(), POLLIN, 0}, {alive_.number(), 0, 0}};
      const int count = poll(watched, caller_ > 0 ? 2 : 1, caller_ > 0 ? kTimeOfLooks : -1);
      if (caller_ > 0) noteEnd();
      if (count > 0 && watched[0].revents != 0 && !answer()) break;
    }
    endCaller(kTimeToEnd);
  }

 private:
  bool answer();
  bool answerNewLine();
  bool answerFunctions(Reader& reader);
  bool refuse(const Refusal& refusal);
  bool add(const std::vector<Declaration>& declarations, Refusal& refusal);
  void startCaller();
  void endCaller(int milliseconds);
  void noteEnd();
  bool done() { return sendPacket(socket_, Writer().number(0).bytes()); }

  Descriptor socket_;
  Page page_;
  Compiler& compiler_;
  Table* table_ = nullptr;
  pid_t caller_ = 0;
  Descriptor alive_;  // a pipe that the caller holds
};

// A caller that has ended by itself breaks the line until the client asks for another one.
void Server::noteEnd() {
  int status = 0;
  if (waitpid(caller_, &status, WNOHANG) != caller_) return;
  caller_ = 0;
  page_->howEnded = status;
  page_->turn.store(kBroken);
  page_.wake();
}

void Server::startCaller() {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return;
  table_->isToEnd.store(0);
  page_->turn.store(kAnswered);
  const pid_t parent = getpid();
  caller_ = fork();
  if (caller_ == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(1);
    socket_ = Descriptor();
    close(ends[0]);
    serveCalls(page_, *table_);
  }
  close(ends[1]);
  alive_ = Descriptor(ends[0]);
}

void Server::endCaller(int milliseconds) {
  if (caller_ <= 0) return;
  if (milliseconds > 0) {
    table_->isToEnd.store(1);
    uint32_t turn = kAnswered;
    page_->turn.compare_exchange_strong(turn, kToEnd);
    page_.wake();
    pollfd end{alive_.number(), 0, 0};
    poll(&end, 1, milliseconds);
  }
  kill(caller_, SIGKILL);
  waitpid(caller_, nullptr, 0);
  caller_ = 0;
}

// False at the end.
bool Server::answer() {
  const auto packet = receivePacket(socket_);
  if (!packet) return false;
  Reader reader(packet->bytes);
  switch (reader.number()) {
    case kNewLine:
      return answerNewLine();
    case kFunctions:
      return answerFunctions(reader);
    case kRestart:
      endCaller(kTimeToEnd);
      startCaller();
      return done();
    case kEndCaller:
      endCaller(0);
      return done();
    default:
      return false;
  }
}

bool Server::answerNewLine() {
  auto sockets = makeSockets();
  Descriptor memory;
  Page page = Page::make(memory);
  if (!sockets || !page.isOpen()) return sendPacket(socket_, Writer().number(1).bytes());
  const pid_t child = fork();
  if (child == 0) {
    // Of its own parent, so that nobody has to wait for it.
    if (fork() != 0) _exit(0);
    socket_ = Descriptor();
    sockets->first = Descriptor();
    Server(std::move(sockets->second), std::move(page), compiler_).serve();
    compiler_.putAway();
    _exit(0);
  }
  if (child > 0) waitpid(child, nullptr, 0);
  return sendPacket(socket_, Writer().number(child > 0 ? 0 : 1).bytes(), {sockets->first.number(), memory.number()});
}

bool Server::refuse(const Refusal& refusal) {
  return sendPacket(socket_, Writer()
                                 .number(1)
                                 .number(static_cast<uint32_t>(refusal.kind))
                                 .text(refusal.function)
                                 .text(refusal.detail)
                                 .bytes());
}

// Those of one library stand in one module: what they include may keep variables that they share.
bool Server::add(const std::vector<Declaration>& declarations, Refusal& refusal) {
  std::vector<bool> isDone(declarations.size(), false);
  const uint32_t first = table_->count.load();
  if (first + declarations.size() > Table::kMost) return false;
  for (size_t k = 0; k < declarations.size(); ++k) {
    if (isDone[k]) continue;
    std::vector<Declaration> group;
    std::vector<size_t> places;
    for (size_t other = k; other < declarations.size(); ++other) {
      if (isDone[other] || declarations[other].function.library != declarations[k].function.library) continue;
      group.push_back(declarations[other]);
      places.push_back(other);
      isDone[other] = true;
    }
    const auto module = compiler_.compile(group, refusal);
    if (!module || module->size() >= Table::kLongest) return false;
    for (size_t other = 0; other < group.size(); ++other) {
      Table::Entry& entry = table_->entries[first + places[other]];
      std::memcpy(entry.module.data(), module->c_str(), module->size() + 1);
      entry.index = static_cast<uint32_t>(other);
    }
  }
  table_->count.store(first + static_cast<uint32_t>(declarations.size()));
  return true;
}

bool Server::answerFunctions(Reader& reader) {
  const uint32_t count = reader.number();
  std::vector<Declaration> declarations;
  Refusal refusal;
  for (uint32_t k = 0; k < count && reader.isGood(); ++k) {
    ForeignFunction f;
    f.name = reader.text();
    f.function = reader.text();
    f.library = reader.text();
    f.file = reader.text();
    f.offset = reader.number();
    f.signature = reader.text();
    f.includeFolders = reader.texts();
    f.libraryFolders = reader.texts();
    auto declaration = readDeclaration(f, compiler_.trust(), refusal);
    if (!declaration) return refuse(refusal);
    declarations.push_back(std::move(*declaration));
  }
  if (!reader.isGood() || declarations.empty()) return false;
  const uint32_t first = table_->count.load();
  if (!add(declarations, refusal)) return refuse(refusal);
  if (caller_ <= 0 && page_.isOpen()) startCaller();
  return sendPacket(socket_, Writer().number(0).number(first).bytes());
}

// Everything that this process has open but its socket and the three usual ones.
void closeOthers(int kept) {
  const auto first = static_cast<unsigned>(kept);
  if (syscall(SYS_close_range, first + 1, ~0u, 0) != 0)
    for (int number = kept + 1; number < kMostOpen; ++number) close(number);
  for (int number = 3; number < kept; ++number) close(number);
}

void liftLimits() {
  for (const auto resource : {RLIMIT_DATA, RLIMIT_CPU, RLIMIT_FSIZE}) {
    rlimit now{};
    if (getrlimit(resource, &now) != 0) continue;
    now.rlim_cur = now.rlim_max;
    setrlimit(resource, &now);
  }
  const rlimit none{0, 0};
  setrlimit(RLIMIT_CORE, &none);
}

}  // namespace

void serve(Descriptor socket, const std::vector<std::string>& trustedFolders, const std::string& workFolder) {
  // Out of the group that is ended all at once: something has to be put away.
  setsid();
  for (const int number : {SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGXCPU}) std::signal(number, SIG_IGN);
  for (const int number : {SIGCHLD, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT}) std::signal(number, SIG_DFL);
  closeOthers(socket.number());
  liftLimits();
  Compiler compiler(workFolder, Trust(trustedFolders));
  Server(std::move(socket), Page(), compiler).serve();
  compiler.putAway();
  _exit(0);
}

}  // namespace armature::foreign
