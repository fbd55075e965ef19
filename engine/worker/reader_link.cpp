#include "engine/worker/reader_link.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <csignal>
#include <cstring>
#include <thread>

#include "engine/base/system_words.h"
#include "engine/worker/server.h"

extern char** environ;

namespace armature::worker {

namespace {

constexpr const char* kServe = "--serve-engine";

}  // namespace

// The reader ends with its socket, at once where it is idle. A busy one is not waited for.
ReaderLink::~ReaderLink() {
  channel_.close();
  for (int k = 0; k < 50 && reader_ > 0; ++k) {
    if (waitpid(reader_, nullptr, WNOHANG) != 0) return;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

ReaderLink::ReaderLink(std::string program, std::vector<std::string> libraryPath)
    : program_(std::move(program)), libraryPath_(std::move(libraryPath)) {
  ensureReader();
}

bool ReaderLink::forkReader(Descriptor theirs) {
  if (hasForked_) return false;
  hasForked_ = true;
  reader_ = fork();
  if (reader_ != 0) return reader_ > 0;
  channel_.close();
  _exit(serve(std::move(theirs), libraryPath_));
}

bool ReaderLink::spawn(Descriptor theirs) {
  // The socket keeps its number in the new program; everything else is closed on the way.
  const int number = fcntl(theirs.get(), F_DUPFD, 3);
  if (number < 0) return false;
  const Descriptor passed(number);
  std::vector<std::string> words{program_, kServe, std::to_string(number)};
  words.insert(words.end(), libraryPath_.begin(), libraryPath_.end());
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  return posix_spawn(&reader_, program_.c_str(), nullptr, nullptr, arguments.data(), environ) == 0;
}

// A reader that has broken down, or says what makes no sense, is not asked again.
void ReaderLink::forget() {
  channel_.close();
  if (reader_ <= 0) return;
  kill(reader_, SIGKILL);
  waitpid(reader_, nullptr, 0);
  reader_ = 0;
}

bool ReaderLink::ensureReader() {
  if (channel_.isOpen()) return true;
  auto pair = Channel::makePair();
  if (!pair) return false;
  channel_ = std::move(pair->first);
  if (!(program_.empty() ? forkReader(std::move(pair->second)) : spawn(std::move(pair->second)))) {
    forget();
    return false;
  }
  if (!unsaved_.empty() && !tellAtStart(kUnsaved, toBytes(unsaved_))) return false;
  return std::ranges::all_of(files_, [this](const std::string& file) { return tellAtStart(kOpenFile, toBytes(file)); });
}

bool ReaderLink::tellAtStart(Kind kind, const Bytes& words) {
  Frame answer;
  if (channel_.send(kind, words) && channel_.receive(answer, -1) == Channel::Received::frame) return true;
  forget();
  return false;
}

// Of the last try.
Diagnostic ReaderLink::notStarted() const {
  if (program_.empty() && hasForked_ && reader_ == 0)
    return failure("F331",
                   phrase("the engine's process has broken down; only another start of this program makes a new one"));
  return failure("F331", phrase("the engine's process cannot be started: %1", systemWords(errno)));
}

bool ReaderLink::exchange(Kind kind, const Bytes& question, Frame& answer, Diagnostic& reason) {
  const std::lock_guard lock(mutex_);
  if (!ensureReader()) {
    reason = notStarted();
    return false;
  }
  if (channel_.send(kind, question) && channel_.receive(answer, -1) == Channel::Received::frame) return true;
  forget();
  reason = failure("F330", phrase("the engine's process broke down while it read classes; it is started again"));
  return false;
}

Result<ReaderLink::Worker> ReaderLink::makeWorker() {
  const std::lock_guard lock(mutex_);
  // A reader that has just ended is noticed by the first try.
  for (int k = 0; k < 2; ++k) {
    auto pair = Channel::makePair();
    if (!pair || !ensureReader()) break;
    const uint32_t number = ++lastWorker_;
    if (channel_.send(kFork, toBytes(number), {pair->second.get()})) return Worker{number, std::move(pair->first)};
    forget();
  }
  return notStarted();
}

void ReaderLink::endWorker(uint32_t number) {
  const std::lock_guard lock(mutex_);
  if (channel_.isOpen()) channel_.send(kEnd, toBytes(number));
}

void ReaderLink::readAhead(const std::vector<std::string>& classes) {
  const std::lock_guard lock(mutex_);
  if (!classes.empty() && channel_.isOpen()) channel_.send(kReadAhead, toBytes(classes));
}

void ReaderLink::remember(const std::string& file) {
  const std::lock_guard lock(mutex_);
  if (std::find(files_.begin(), files_.end(), file) == files_.end()) files_.push_back(file);
}

void ReaderLink::rememberUnsaved(const std::map<std::string, std::string>& texts) {
  const std::lock_guard lock(mutex_);
  unsaved_ = texts;
}

std::optional<int> serveIfAsked(int argc, char** argv) {
  if (argc < 3 || std::strcmp(argv[1], kServe) != 0) return std::nullopt;
  int number = -1;
  const char* const end = argv[2] + std::strlen(argv[2]);
  if (std::from_chars(argv[2], end, number).ptr != end || fcntl(number, F_SETFD, FD_CLOEXEC) != 0) return 1;
  return serve(Descriptor(number), std::vector<std::string>(argv + 3, argv + argc));
}

}  // namespace armature::worker
