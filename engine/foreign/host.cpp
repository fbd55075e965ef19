#include "engine/foreign/host.h"

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <mutex>

#include "engine/foreign/line.h"
#include "engine/foreign/server.h"

namespace armature::foreign {

namespace {

class LocalHost;

// A line that somebody calls by; it goes back to the host for the next run.
class HeldLine final : public native::ForeignLine {
 public:
  HeldLine(std::shared_ptr<LocalHost> host, std::optional<Line> line)
      : host_(std::move(host)), line_(std::move(line)) {}
  ~HeldLine() override;
  HeldLine(const HeldLine&) = delete;
  HeldLine& operator=(const HeldLine&) = delete;
  bool call(const ForeignFunction& function, native::Call& call) override;

 private:
  std::shared_ptr<LocalHost> host_;
  std::optional<Line> line_;
};

class LocalHost final : public Host, public std::enable_shared_from_this<LocalHost> {
 public:
  LocalHost(Descriptor socket, const std::vector<std::string>& trusted, Limits limits)
      : trust_(trusted), limits_(limits), maker_(std::in_place, std::move(socket), Page()) {}

  Result<void> admit(const ForeignFunction& function) override {
    if (!trust_.within(function.file)) return native::notTrusted(function);
    const std::lock_guard lock(mutex_);
    if (std::find(admitted_.begin(), admitted_.end(), function) == admitted_.end()) admitted_.push_back(function);
    return {};
  }
  bool isNeeded() const override { return !admitted().empty(); }
  Result<void> compile() override {
    const std::lock_guard lock(mutex_);
    return maker_ ? maker_->add(admitted_) : Result<void>(isOver());
  }
  std::unique_ptr<native::ForeignLine> open() override {
    std::optional<Line> line;
    {
      const std::lock_guard lock(mutex_);
      if (!used_.empty()) {
        line = std::move(used_.back());
        used_.pop_back();
        if (!line->restart()) line.reset();
      } else if (fresh_) {
        line = std::exchange(fresh_, std::nullopt);
      }
      if (!line && maker_) {
        // What is compiled now is there for all lines; why it cannot be is told by the line that needs it.
        (void)maker_->add(admitted_).ok();
        line = maker_->another();
      }
    }
    return std::make_unique<HeldLine>(shared_from_this(), std::move(line));
  }
  void giveBack(Line line) {
    const std::lock_guard lock(mutex_);
    used_.push_back(std::move(line));
  }
  std::vector<ForeignFunction> admitted() const {
    const std::lock_guard lock(mutex_);
    return admitted_;
  }
  const Limits& limits() const { return limits_; }

  void reserve() override {
    const std::lock_guard lock(mutex_);
    fresh_ = maker_ ? maker_->another() : std::nullopt;
  }
  void take() override {
    const std::lock_guard lock(mutex_);
    used_.clear();
    // Nor is the first process asked by two of them at once.
    maker_ = fresh_ ? fresh_->another() : std::nullopt;
  }
  void leave() override {
    const std::lock_guard lock(mutex_);
    fresh_.reset();
  }

 private:
  const Trust trust_;
  const Limits limits_;
  mutable std::mutex mutex_;
  std::vector<ForeignFunction> admitted_;
  std::optional<Line> maker_;  // makes others, calls nothing
  std::optional<Line> fresh_;
  std::vector<Line> used_;
};

HeldLine::~HeldLine() {
  if (line_) host_->giveBack(std::move(*line_));
}

bool HeldLine::call(const ForeignFunction& function, native::Call& call) {
  Result<void> isThere;
  if (!line_) isThere = isOver();
  if (line_ && !line_->knows(function)) isThere = line_->add(host_->admitted());
  if (isThere) return line_->call(function, call, host_->limits());
  call.context.error = isThere.reason().message;
  call.context.reason = isThere.reason();
  return false;
}

}  // namespace

std::shared_ptr<Host> startHost(std::vector<std::string> trustedFolders, std::string workFolder, Limits limits) {
  auto sockets = makeSockets();
  if (!sockets) return std::make_shared<LocalHost>(Descriptor(), trustedFolders, limits);
  const pid_t child = fork();
  if (child == 0) {
    // Of its own parent, so that nobody has to wait for it.
    if (fork() != 0) _exit(0);
    sockets->first = Descriptor();
    serve(std::move(sockets->second), trustedFolders, workFolder);
  }
  if (child > 0) waitpid(child, nullptr, 0);
  return std::make_shared<LocalHost>(std::move(sockets->first), trustedFolders, limits);
}

}  // namespace armature::foreign
