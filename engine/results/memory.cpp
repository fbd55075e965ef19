#include "engine/results/memory.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

#include "engine/base/system_words.h"

namespace armature::results {

namespace {

constexpr int kReadWrite = PROT_READ | PROT_WRITE;

// Pages that stay untouched cost nothing, so large pieces may be asked for.
class PrivateMemory final : public Memory {
 public:
  void* map(uint64_t /*offset*/, uint64_t bytes, bool mayGrow) override {
    return mayGrow ? keep(bytes, kReadWrite, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0) : nullptr;
  }
  bool isBegun() const override { return false; }
};

class SharedMemory final : public Memory {
 public:
  explicit SharedMemory(int descriptor) : descriptor_(descriptor), isBegun_(size() > 0) {}
  ~SharedMemory() override { close(descriptor_); }
  void* map(uint64_t offset, uint64_t bytes, bool mayGrow) override {
    if (size() < offset + bytes) {
      if (!mayGrow || ftruncate(descriptor_, static_cast<off_t>(offset + bytes)) != 0) return nullptr;
    }
    return keep(bytes, kReadWrite, MAP_SHARED, descriptor_, offset);
  }
  bool isBegun() const override { return isBegun_; }
  int descriptor() const override { return descriptor_; }

 private:
  uint64_t size() const {
    struct stat status {};
    return fstat(descriptor_, &status) == 0 ? static_cast<uint64_t>(status.st_size) : 0;
  }
  int descriptor_;
  bool isBegun_;
};

Diagnostic noMemory(const Phrase& what) {
  return failure("F320", phrase("there is no shared memory for results: %1", what));
}

}  // namespace

Memory::~Memory() {
  for (const auto& [memory, bytes] : mapped_) munmap(memory, bytes);
  if (hasFile()) close(file_);
}

uint64_t Memory::pageMultiple(uint64_t bytes) {
  static const auto page = static_cast<uint64_t>(sysconf(_SC_PAGESIZE));
  return (bytes + page - 1) / page * page;
}

void* Memory::keep(uint64_t bytes, int protection, int flags, int descriptor, uint64_t offset) {
  void* const memory = mmap(nullptr, bytes, protection, flags, descriptor, static_cast<off_t>(offset));
  if (memory == MAP_FAILED) return nullptr;
  mapped_.emplace_back(memory, bytes);
  return memory;
}

void Memory::setFile(int descriptor) {
  if (hasFile()) close(file_);
  file_ = descriptor;
}

void* Memory::mapFile(uint64_t offset, uint64_t bytes) {
  return hasFile() ? keep(bytes, PROT_READ, MAP_SHARED, file_, offset) : nullptr;
}

std::vector<int> Memory::descriptors() const {
  std::vector<int> all{descriptor()};
  if (hasFile()) all.push_back(file_);
  return all;
}

std::shared_ptr<Memory> Memory::makePrivate() {
  return std::make_shared<PrivateMemory>();
}

Result<std::shared_ptr<Memory>> Memory::makeShared() {
  const int descriptor = memfd_create("armature-results", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (descriptor < 0) return noMemory(systemWords(errno));
  if (fcntl(descriptor, F_ADD_SEALS, F_SEAL_SHRINK) != 0) {
    const int reason = errno;
    close(descriptor);
    return noMemory(systemWords(reason));
  }
  return std::shared_ptr<Memory>(std::make_shared<SharedMemory>(descriptor));
}

Result<std::shared_ptr<Memory>> Memory::join(int descriptor, int file) {
  const int seals = fcntl(descriptor, F_GET_SEALS);
  if (seals < 0 || (seals & F_SEAL_SHRINK) == 0) {
    close(descriptor);
    if (file >= 0) close(file);
    return noMemory(phrase("what was given is none that cannot shrink"));
  }
  auto joined = std::make_shared<SharedMemory>(descriptor);
  joined->setFile(file);
  return std::shared_ptr<Memory>(std::move(joined));
}

}  // namespace armature::results
