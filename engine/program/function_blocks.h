// Machine code for the straight stretches of a function's body: what lies between its jumps, calls and array accesses.
#pragma once
#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

namespace armature::program {

struct FunctionCode;
struct FunctionInstr;

// The body of a function with its long stretches of arithmetic replaced by calls of machine code, which give the same
// bits. The function must outlive it.
class FunctionBlocks {
 public:
  // Null where the body has no such stretch, or the machine no code of ours. Near-linear in the instructions.
  static std::unique_ptr<const FunctionBlocks> make(const FunctionCode& code);
  ~FunctionBlocks();

  // As FunctionCode::instrs, with instructions of the kind `block`.
  const std::vector<FunctionInstr>& instrs() const;
  // Numbers that a block keeps beside the registers.
  size_t temporaryCount() const;
  void run(uint32_t block, double* registers, double* temporaries) const;

 private:
  struct Parts;
  explicit FunctionBlocks(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

// Makes the blocks of a function once it has run for so long that they pay. From any thread. A copy begins anew.
class LateBlocks {
 public:
  LateBlocks() = default;
  LateBlocks(const LateBlocks& /*other*/) {}
  LateBlocks& operator=(const LateBlocks& /*other*/) { return *this; }

  // Null as long as there are none.
  const FunctionBlocks* get() const { return ready_.load(std::memory_order_acquire); }
  // Notes that so many instructions of the function have been interpreted.
  void note(const FunctionCode& code, uint64_t instructions) const;

 private:
  mutable std::atomic<uint64_t> interpreted_{0};
  mutable std::atomic<const FunctionBlocks*> ready_{nullptr};
  mutable std::mutex mutex_;
  mutable std::unique_ptr<const FunctionBlocks> blocks_;
  mutable bool isMade_ = false;
};

}  // namespace armature::program
