// Opening what lies beneath a folder, and nothing else: no link and no ".." leads out of it, also while somebody
// exchanges parts of the way. The kernel does it (openat2 with RESOLVE_BENEATH, Linux 5.6); where it cannot, the way is
// gone step by step and links are not followed at all.
#pragma once
#include <string>
#include <utility>

#include <sys/types.h>

namespace armature::native {

// An open file or folder; closes itself. False where there is none.
class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  ~Descriptor();
  explicit operator bool() const { return number_ >= 0; }
  int number() const { return number_; }
  // Gives the number away; the caller closes it.
  int release() { return std::exchange(number_, -1); }

 private:
  int number_ = -1;
};

// A folder by its canonical absolute path, as a place to open from; fails (errno, ELOOP) where a part of it is a link.
Descriptor openFolder(const std::string& path);

// What a relative path names beneath a folder; "" is the folder itself. `flags` and `mode` as of open(2); the file is
// closed on exec. Links on the way are followed as long as they stay beneath the folder; `flags` with O_NOFOLLOW
// refuses the last one. Without anything on failure, with errno: EXDEV where the way leads out, ELOOP where a link may
// not be followed.
Descriptor openBeneath(const Descriptor& folder, const std::string& relative, int flags, mode_t mode = 0);

// The same without openat2, for kernels that lack it: any link is refused (ELOOP).
Descriptor openStepwise(const Descriptor& folder, const std::string& relative, int flags, mode_t mode = 0);

}  // namespace armature::native
