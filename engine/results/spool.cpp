#include "engine/results/spool.h"

#include <pthread.h>

#include <algorithm>
#include <chrono>
#include <csignal>

#include "engine/results/block.h"

namespace armature::results {

// A quarter of the places stays free for the writer, who then seldom waits.
Spool::Spool(Side& side, RowFile& file, uint32_t places, uint64_t blockBytes, uint64_t mostBytes)
    : side_(side),
      file_(file),
      kept_(places - std::max(1U, places / 4) - 1),
      blockBytes_(blockBytes),
      mostBytes_(mostBytes) {
  // A thread begins with the signals of the one that makes it: a limit of files is told by an error here.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  thread_ = std::thread([this] { work(); });
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

Spool::~Spool() {
  {
    const std::lock_guard guard(mutex_);
    isEnding_ = true;
  }
  wake_.notify_all();
  thread_.join();
}

// Whether it is to go on after a while.
bool Spool::waits() {
  std::unique_lock guard(mutex_);
  const bool isOver = wake_.wait_for(guard, std::chrono::milliseconds(pause_), [this] { return isEnding_; });
  pause_ = std::min(2 * pause_, kLongPause);
  return !isOver;
}

bool Spool::moveNext() {
  const uint64_t offset = inFile_ * blockBytes_;
  if (offset + blockBytes_ > mostBytes_) {
    side_.tellProblem(kDiskShare);
    return false;
  }
  Block& block = side_.wideBlock(inFile_);
  block.keepTimes(true);
  if (!file_.move(block.memory(), offset, blockBytes_)) {
    side_.tellProblem(file_.error());
    return false;
  }
  block.setInFile();
  side_.tellInFile(++inFile_);
  return true;
}

void Spool::work() {
  for (bool isGoing = true; isGoing;) {
    // Finished first: a row that comes in between is seen.
    const bool isFinished = side_.isFinished();
    if (side_.fullBlocks() > inFile_ + kept_) {
      pause_ = kShortPause;
      const std::lock_guard guard(mutex_);
      isGoing = !isEnding_;
    } else if (isFinished) {
      return;
    } else {
      isGoing = waits();
      continue;
    }
    isGoing = isGoing && moveNext();
  }
}

}  // namespace armature::results
