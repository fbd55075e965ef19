#include "engine/worker/state_keeper.h"

#include <poll.h>
#include <unistd.h>

#include <csignal>
#include <ctime>
#include <thread>
#include <utility>

namespace armature::worker {

namespace {

double processorSeconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  constexpr double kNano = 1e-9;  // [s] in a nanosecond
  return static_cast<double>(now.tv_sec) + kNano * static_cast<double>(now.tv_nsec);
}

}  // namespace

Result<std::shared_ptr<results::Memory>> joinStore(Frame& frame, size_t first) {
  const bool hasFile = frame.descriptors.size() > first + 1;
  return results::Memory::join(frame.descriptors[first].release(),
                               hasFile ? frame.descriptors[first + 1].release() : -1);
}

void StateKeeper::readAll() {
  Frame sent;
  while (channel_.receive(sent, 0) == Channel::Received::frame) {
    solve::ParameterValues some;
    if (sent.kind == kParameters && fromBytes(sent.view(), some))
      values_.insert(values_.end(), some.begin(), some.end());
    if (sent.kind == kMoveOn && !sent.descriptors.empty()) {
      double from = 0;
      auto memory = joinStore(sent, 0);
      if (memory && fromBytes(sent.view(), from)) destination_ = solve::Destination{makeStore_(memory.take()), from};
    }
    if (sent.kind == kSpare && sent.descriptors.size() == 1) spare_ = std::move(sent.descriptors[0]);
  }
}

solve::ParameterValues StateKeeper::takeParameters() {
  readAll();
  return std::exchange(values_, {});
}

std::optional<solve::Destination> StateKeeper::takeDestination() {
  readAll();
  return std::exchange(destination_, std::nullopt);
}

std::optional<solve::Woken> StateKeeper::offer(const std::vector<solve::Change>& taken, uint64_t rows) {
  const double now = processorSeconds();
  if (now - last_ < gap_) return {};
  if (!spare_.isOpen()) readAll();
  if (!spare_.isOpen() || !values_.empty() || destination_) return {};
  last_ = now;
  const double time = page_->control.time.load();
  std::signal(SIGCHLD, SIG_IGN);
  const pid_t child = fork();
  if (child == 0) return sleep(rows);
  spare_.reset();
  if (child < 0) return {};
  // As the program does it: half of them go when there are many.
  if (++count_ == kMostKept) {
    count_ = kMostKept / 2;
    gap_ *= 2;
  }
  channel_.send(kKept, toBytes(time, taken));
  return {};
}

solve::Woken StateKeeper::sleep(uint64_t rows) {
  channel_.close();
  Channel waiting(std::move(spare_));
  for (;;) {
    Frame frame;
    const Channel::Received got = waiting.receive(frame, -1);
    if (got == Channel::Received::closed) _exit(0);
    if (got != Channel::Received::frame || frame.kind != kWake || frame.descriptors.size() < 3) continue;
    if (fork() != 0) continue;
    waiting.close();
    auto woken = wake(frame, rows);
    if (!woken) _exit(1);
    return std::move(*woken);
  }
}

std::optional<solve::Woken> StateKeeper::wake(Frame& frame, uint64_t rows) {
  WakeOrder order;
  if (!fromBytes(frame.view(), order)) return {};
  channel_ = Channel(std::move(frame.descriptors[0]));
  if (!page_.exchange(std::move(frame.descriptors[1]))) return {};
  auto memory = joinStore(frame, 2);
  if (!memory) return {};
  values_.clear();
  count_ = order.count;
  last_ = processorSeconds();
  endWithProgram();
  return solve::Woken{std::move(order.changes), makeStore_(memory.take()), rows};
}

// Nobody is this process's parent who would take it along.
void StateKeeper::endWithProgram() {
  std::thread([socket = channel_.descriptor()] {
    for (;;) {
      pollfd end{socket, 0, 0};
      if (poll(&end, 1, -1) > 0 && (end.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0) _exit(1);
    }
  }).detach();
}

}  // namespace armature::worker
