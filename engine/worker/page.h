// One page of memory that a working process shares with the one that has ordered the work: what it is told while it
// works, how far it has come, and, when it breaks down, why. Everything in it is plain memory.
#pragma once
#include <atomic>
#include <cstdint>
#include <string>

#include "engine/solve/run.h"
#include "engine/worker/channel.h"

namespace armature::worker {

struct PageContents {
  solve::ControlState control;
  Whereabouts whereabouts;
  std::atomic<int> signal{0};              // that has ended the process, 0: none
  std::atomic<bool> isOutOfMemory{false};  // an allocation has failed last
};

class Page {
 public:
  Page() = default;
  Page(Page&& other) noexcept;
  Page& operator=(Page&& other) noexcept;
  ~Page();
  // Fresh ones are zero; not open where the machine gives none.
  static Page make();
  static Page join(Descriptor descriptor);

  // Another page at the same place of memory; false where that fails.
  bool exchange(Descriptor descriptor);

  bool isOpen() const { return contents_ != nullptr; }
  PageContents* operator->() const { return contents_; }
  int descriptor() const { return descriptor_.get(); }

 private:
  Descriptor descriptor_;
  PageContents* contents_ = nullptr;
};

// From now on a signal that ends this process is noted in the page first, and so is an allocation that fails. The page
// must outlive the process's work. Uses a stack of its own, so that a stack that is used up is told as well.
void noteBreakdowns(PageContents& page);

// Why a process that worked with this page is gone, in words ("it ran out of memory while sorting equations").
Phrase reasonOf(const PageContents& page);

}  // namespace armature::worker
