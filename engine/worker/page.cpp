#include "engine/worker/page.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <new>
#include <utility>

namespace armature::worker {

namespace {

PageContents* g_page = nullptr;  // of this process; signal handlers have no other way to it
alignas(16) std::array<char, 64 * 1024> g_signalStack;

void onBreakdown(int number) {
  g_page->signal.store(number, std::memory_order_relaxed);
  _exit(128 + number);
}

void onExhaustion() {
  g_page->isOutOfMemory.store(true, std::memory_order_relaxed);
  throw std::bad_alloc();
}

}  // namespace

Page::Page(Page&& other) noexcept
    : descriptor_(std::move(other.descriptor_)), contents_(std::exchange(other.contents_, nullptr)) {}

Page& Page::operator=(Page&& other) noexcept {
  std::swap(descriptor_, other.descriptor_);
  std::swap(contents_, other.contents_);
  return *this;
}

Page::~Page() {
  if (contents_) munmap(contents_, sizeof(PageContents));
}

Page Page::make() {
  Descriptor memory(memfd_create("armature-page", MFD_CLOEXEC | MFD_ALLOW_SEALING));
  if (!memory.isOpen() || ftruncate(memory.get(), sizeof(PageContents)) != 0 ||
      fcntl(memory.get(), F_ADD_SEALS, F_SEAL_SHRINK) != 0)
    return {};
  Page page = join(std::move(memory));
  if (page.isOpen()) new (page.contents_) PageContents;
  return page;
}

Page Page::join(Descriptor descriptor) {
  Page page;
  struct stat status {};
  if (fstat(descriptor.get(), &status) != 0 || status.st_size < static_cast<off_t>(sizeof(PageContents))) return page;
  void* const memory = mmap(nullptr, sizeof(PageContents), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor.get(), 0);
  if (memory == MAP_FAILED) return page;
  page.descriptor_ = std::move(descriptor);
  page.contents_ = static_cast<PageContents*>(memory);
  return page;
}

bool Page::exchange(Descriptor descriptor) {
  struct stat status {};
  if (fstat(descriptor.get(), &status) != 0 || status.st_size < static_cast<off_t>(sizeof(PageContents))) return false;
  constexpr int kFlags = MAP_SHARED | MAP_FIXED;
  if (mmap(contents_, sizeof(PageContents), PROT_READ | PROT_WRITE, kFlags, descriptor.get(), 0) == MAP_FAILED)
    return false;
  descriptor_ = std::move(descriptor);
  return true;
}

void noteBreakdowns(PageContents& page) {
  g_page = &page;
  stack_t stack{};
  stack.ss_sp = g_signalStack.data();
  stack.ss_size = g_signalStack.size();
  sigaltstack(&stack, nullptr);
  struct sigaction action {};
  action.sa_handler = onBreakdown;
  action.sa_flags = SA_ONSTACK;
  for (const int number : {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGXCPU, SIGXFSZ, SIGSYS})
    sigaction(number, &action, nullptr);
  std::set_new_handler(onExhaustion);
  std::set_terminate([] { std::abort(); });  // the message says what there is to say
}

namespace {

Phrase causeOf(const PageContents& page) {
  const int number = page.signal.load(std::memory_order_relaxed);
  if (page.isOutOfMemory.load(std::memory_order_relaxed)) return phrase("it ran out of memory");
  switch (number) {
    case 0:
      return phrase("it was ended from outside");
    case SIGXCPU:
      return phrase("it took longer than it may");
    case SIGXFSZ:
      return phrase("it wrote a file larger than it may");
    case SIGSEGV:
      return phrase("it used up its stack or met a defect of the program (a wrong address)");
    default:
      return phrase("it met a defect of the program (signal %1)", number);
  }
}

}  // namespace

Phrase reasonOf(const PageContents& page) {
  const Whereabouts::Snapshot at = page.whereabouts.read();
  Phrase text = causeOf(page);
  if (const auto activity = Phrase::from(at.activity, {})) text = phrase("%1 while %2", text, *activity);
  if (!at.place.empty()) text = phrase("%1, at %2", text, at.place);
  return text;
}

}  // namespace armature::worker
