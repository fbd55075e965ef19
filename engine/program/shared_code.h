// Machine code of a program, generated once for all its runs.
#pragma once
#include <memory>
#include <mutex>

namespace armature::program {

struct Program;
class Evaluator;
class GeneratedCode;

// Belongs to a program that does not change any more. A copy of the program begins without: code holds addresses of
// what it was made from.
class SharedCode {
 public:
  SharedCode();
  ~SharedCode();
  SharedCode(const SharedCode& other);
  SharedCode& operator=(const SharedCode& other);

  // An evaluator for one run; the program must outlive it. Null on a machine without (see makeMachineCode). From any
  // thread; the first one generates.
  std::unique_ptr<Evaluator> evaluator(const Program& program) const;

 private:
  mutable std::mutex mutex_;
  mutable std::shared_ptr<const GeneratedCode> code_;
};

}  // namespace armature::program
