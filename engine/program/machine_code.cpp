#include <asmjit/x86.h>

#include "engine/program/code_generator.h"
#include "engine/program/evaluator.h"

namespace armature::program {

namespace {

class MachineCode final : public Evaluator {
 public:
  explicit MachineCode(const Program& program) { generate(program); }
  ~MachineCode() override {
    if (base_) runtime_.release(base_);
  }
  bool isReady() const { return base_ != nullptr; }

  void run(uint32_t code, double* v, RunContext& context) override {
    functions_[code](v, temporaries_.data(), &context, &codeTable());
  }

 private:
  // All codes go into one piece of memory: mapping pages costs more than generating small codes.
  void generate(const Program& program) {
    asmjit::CodeHolder holder;
    if (holder.init(runtime_.environment()) != asmjit::kErrorOk) return;
    asmjit::x86::Assembler assembler(&holder);
    CodeGenerator generator(assembler, program.slotCount);
    std::vector<size_t> offsets;
    uint32_t temporaries = 0;
    for (const Code& code : program.codes) {
      assembler.align(asmjit::AlignMode::kCode, 16);
      offsets.push_back(assembler.offset());
      temporaries = std::max(temporaries, generator.generate(code));
    }
    void* base = nullptr;
    if (offsets.empty() || runtime_.add(&base, &holder) != asmjit::kErrorOk) return;
    base_ = base;
    for (size_t offset : offsets)
      functions_.push_back(reinterpret_cast<CodeFunction>(static_cast<char*>(base) + offset));
    temporaries_.resize(temporaries + 1);
  }

  asmjit::JitRuntime runtime_;
  void* base_ = nullptr;
  std::vector<CodeFunction> functions_;
  std::vector<double> temporaries_;
};

}  // namespace

std::unique_ptr<Evaluator> makeMachineCode(const Program& program) {
#if defined(__x86_64__)
  if (!asmjit::CpuInfo::host().hasFeature(asmjit::CpuFeatures::X86::kAVX)) return nullptr;
  auto machine = std::make_unique<MachineCode>(program);
  if (machine->isReady()) return machine;
#else
  (void)program;
#endif
  return nullptr;
}

}  // namespace armature::program
