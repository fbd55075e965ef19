#include "engine/results/memory.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <utility>
#include <vector>

#include "engine/base/system_words.h"

namespace armature::results {

namespace {

// Pages that stay untouched cost nothing, so large pieces may be asked for.
class Mappings {
 public:
  Mappings() = default;
  Mappings(const Mappings&) = delete;
  Mappings& operator=(const Mappings&) = delete;
  ~Mappings() {
    for (const auto& [memory, bytes] : all_) munmap(memory, bytes);
  }
  void* add(uint64_t bytes, int flags, int descriptor, uint64_t offset) {
    void* const memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, flags, descriptor, static_cast<off_t>(offset));
    if (memory == MAP_FAILED) return nullptr;
    all_.emplace_back(memory, bytes);
    return memory;
  }

 private:
  std::vector<std::pair<void*, uint64_t>> all_;
};

class PrivateMemory final : public Memory {
 public:
  void* map(uint64_t /*offset*/, uint64_t bytes, bool mayGrow) override {
    return mayGrow ? mappings_.add(bytes, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0) : nullptr;
  }
  bool isBegun() const override { return false; }

 private:
  Mappings mappings_;
};

class SharedMemory final : public Memory {
 public:
  explicit SharedMemory(int descriptor) : descriptor_(descriptor), isBegun_(size() > 0) {}
  ~SharedMemory() override { close(descriptor_); }
  void* map(uint64_t offset, uint64_t bytes, bool mayGrow) override {
    if (size() < offset + bytes) {
      if (!mayGrow || ftruncate(descriptor_, static_cast<off_t>(offset + bytes)) != 0) return nullptr;
    }
    return mappings_.add(bytes, MAP_SHARED, descriptor_, offset);
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
  Mappings mappings_;
};

Diagnostic noMemory(const Phrase& what) {
  return failure("F320", phrase("there is no shared memory for results: %1", what));
}

}  // namespace

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

Result<std::shared_ptr<Memory>> Memory::join(int descriptor) {
  const int seals = fcntl(descriptor, F_GET_SEALS);
  if (seals < 0 || (seals & F_SEAL_SHRINK) == 0) {
    close(descriptor);
    return noMemory(phrase("what was given is none that cannot shrink"));
  }
  return std::shared_ptr<Memory>(std::make_shared<SharedMemory>(descriptor));
}

}  // namespace armature::results
