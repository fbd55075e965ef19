// The header is C, with a type that clang does not know in C++.
#if __has_include(<sys/platform/x86.h>) && !defined(__clang__)
#include <sys/platform/x86.h>
#endif

#include <algorithm>

#include "engine/program/code_generator.h"
#include "engine/program/evaluator.h"

namespace armature::program {

namespace {

// Bytes of code that a program becomes, about: what is not needed stays untouched and costs nothing.
size_t expectedSize(const Program& program) {
  size_t instrs = 0;
  for (const Code& code : program.codes) instrs += code.instrs.size();
  return 64 * program.codes.size() + 16 * instrs;
}

class MachineCode final : public Evaluator {
 public:
  explicit MachineCode(const Program& program) : assembler_(expectedSize(program)) { isReady_ = generate(program); }
  bool isReady() const { return isReady_; }

  void run(uint32_t code, double* v, RunContext& context) override {
    functions_[code](v, temporaries_.data(), &context, &codeTable());
  }

 private:
  // All codes go into one piece of memory: mapping pages costs more than generating small codes.
  bool generate(const Program& program) {
    if (program.codes.empty() || !assembler_.isGood()) return false;
    CodeGenerator generator(assembler_, program.slotCount);
    std::vector<size_t> offsets;
    offsets.reserve(program.codes.size());
    uint32_t temporaries = 0;
    for (const Code& code : program.codes) {
      assembler_.align();
      offsets.push_back(assembler_.size());
      temporaries = std::max(temporaries, generator.generate(code));
    }
    if (!assembler_.seal()) return false;
    functions_.reserve(offsets.size());
    for (size_t offset : offsets)
      functions_.push_back(reinterpret_cast<CodeFunction>(const_cast<uint8_t*>(assembler_.data() + offset)));
    temporaries_.resize(temporaries + 1);
    return true;
  }

  x86::Assembler assembler_;
  std::vector<CodeFunction> functions_;
  std::vector<double> temporaries_;
  bool isReady_ = false;
};

// Whether the processor and the operating system offer the vector instructions that are generated. The C library has
// asked the processor already when the program was started; asking again is slow on a virtual machine.
bool hasVectors() {
#if defined(CPU_FEATURE_ACTIVE)
  return CPU_FEATURE_ACTIVE(AVX);
#else
  return __builtin_cpu_supports("avx");
#endif
}

}  // namespace

std::unique_ptr<Evaluator> makeMachineCode(const Program& program) {
#if defined(__x86_64__)
  if (!hasVectors()) return nullptr;
  auto machine = std::make_unique<MachineCode>(program);
  if (machine->isReady()) return machine;
#else
  (void)program;
#endif
  return nullptr;
}

}  // namespace armature::program
