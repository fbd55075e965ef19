#include <asmjit/x86.h>
#if __has_include(<sys/platform/x86.h>)
#include <sys/platform/x86.h>
#endif

#include <algorithm>
#include <cstring>

#include "engine/program/code_generator.h"
#include "engine/program/evaluator.h"

namespace armature::program {

namespace {

// Pages that are written first and executed then, never both at once.
class CodePages {
 public:
  CodePages() = default;
  CodePages(const CodePages&) = delete;
  CodePages& operator=(const CodePages&) = delete;
  ~CodePages() {
    if (base_) asmjit::VirtMem::release(base_, size_);
  }
  bool assign(const asmjit::CodeBuffer& code) {
    const size_t page = asmjit::VirtMem::info().pageSize;
    size_ = (code.size() + page - 1) / page * page;
    if (size_ == 0 ||
        asmjit::VirtMem::alloc(&base_, size_, asmjit::VirtMem::MemoryFlags::kAccessRW) != asmjit::kErrorOk)
      return false;
    std::memcpy(base_, code.data(), code.size());
    return asmjit::VirtMem::protect(base_, size_, asmjit::VirtMem::MemoryFlags::kAccessRX) == asmjit::kErrorOk;
  }
  CodeFunction function(size_t offset) const {
    return reinterpret_cast<CodeFunction>(static_cast<char*>(base_) + offset);
  }

 private:
  void* base_ = nullptr;
  size_t size_ = 0;
};

class MachineCode final : public Evaluator {
 public:
  explicit MachineCode(const Program& program) { isReady_ = generate(program); }
  bool isReady() const { return isReady_; }

  void run(uint32_t code, double* v, RunContext& context) override {
    functions_[code](v, temporaries_.data(), &context, &codeTable());
  }

 private:
  // All codes go into one piece of memory: mapping pages costs more than generating small codes. They refer to nothing
  // by its distance, so that they are copied as they are; asmjit's own runtime would look up the processor's features
  // first, which takes longer than a small model's code does.
  bool generate(const Program& program) {
    asmjit::CodeHolder holder;
    if (holder.init(asmjit::Environment::host()) != asmjit::kErrorOk) return false;
    asmjit::x86::Assembler assembler(&holder);
    CodeGenerator generator(assembler, program.slotCount);
    std::vector<size_t> offsets;
    uint32_t temporaries = 0;
    for (const Code& code : program.codes) {
      assembler.align(asmjit::AlignMode::kCode, 16);
      offsets.push_back(assembler.offset());
      temporaries = std::max(temporaries, generator.generate(code));
    }
    if (offsets.empty() || holder.hasUnresolvedLinks() || !holder.relocEntries().empty() ||
        !pages_.assign(holder.textSection()->buffer()))
      return false;
    for (size_t offset : offsets) functions_.push_back(pages_.function(offset));
    temporaries_.resize(temporaries + 1);
    return true;
  }

  CodePages pages_;
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
  return asmjit::CpuInfo::host().hasFeature(asmjit::CpuFeatures::X86::kAVX);
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
