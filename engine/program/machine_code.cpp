#include <algorithm>

#include "engine/program/code_generator.h"
#include "engine/program/evaluator.h"
#include "engine/program/machine.h"
#include "engine/program/shared_code.h"

namespace armature::program {

namespace {

// Bytes of code that a program becomes, about: what is not needed stays untouched and costs nothing.
size_t expectedSize(const Program& program) {
  size_t instrs = 0;
  for (const Code& code : program.codes) instrs += code.instrs.size();
  return 64 * program.codes.size() + 16 * instrs;
}

}  // namespace

// All codes go into one piece of memory: mapping pages costs more than generating small codes.
class GeneratedCode {
 public:
  explicit GeneratedCode(const Program& program) : assembler_(expectedSize(program)) { isReady_ = generate(program); }
  bool isReady() const { return isReady_; }
  const CodeFunction* functions() const { return functions_.data(); }
  size_t temporaries() const { return temporaries_; }

 private:
  bool generate(const Program& program) {
    if (program.codes.empty() || !assembler_.isGood()) return false;
    CodeGenerator generator(assembler_, program.slotCount);
    std::vector<size_t> offsets;
    offsets.reserve(program.codes.size());
    for (const Code& code : program.codes) {
      assembler_.align();
      offsets.push_back(assembler_.size());
      temporaries_ = std::max<size_t>(temporaries_, generator.generate(code));
    }
    if (!assembler_.seal()) return false;
    functions_.reserve(offsets.size());
    for (size_t offset : offsets)
      functions_.push_back(reinterpret_cast<CodeFunction>(const_cast<uint8_t*>(assembler_.data() + offset)));
    return true;
  }

  machine::Assembler assembler_;
  std::vector<CodeFunction> functions_;
  size_t temporaries_ = 0;  // numbers that a code keeps beside the values
  bool isReady_ = false;
};

namespace {

class MachineCode final : public Evaluator {
 public:
  explicit MachineCode(std::shared_ptr<const GeneratedCode> code)
      : code_(std::move(code)), functions_(code_->functions()), temporaries_(code_->temporaries() + 1) {}
  void run(uint32_t code, double* v, RunContext& context) override {
    functions_[code](v, temporaries_.data(), &context, &codeTable());
  }

 private:
  const std::shared_ptr<const GeneratedCode> code_;
  const CodeFunction* const functions_;
  std::vector<double> temporaries_;
};

// Null on a machine without.
std::shared_ptr<const GeneratedCode> generateCode(const Program& program) {
  if (!runsMachineCode()) return nullptr;
  auto code = std::make_shared<GeneratedCode>(program);
  return code->isReady() ? code : nullptr;
}

std::unique_ptr<Evaluator> evaluatorOf(std::shared_ptr<const GeneratedCode> code) {
  return code ? std::make_unique<MachineCode>(std::move(code)) : nullptr;
}

}  // namespace

std::unique_ptr<Evaluator> makeMachineCode(const Program& program) {
  return evaluatorOf(generateCode(program));
}

SharedCode::SharedCode() = default;
SharedCode::~SharedCode() = default;
SharedCode::SharedCode(const SharedCode& /*other*/) {}

SharedCode& SharedCode::operator=(const SharedCode& other) {
  if (this == &other) return *this;
  const std::lock_guard lock(mutex_);
  code_.reset();
  return *this;
}

std::unique_ptr<Evaluator> SharedCode::evaluator(const Program& program) const {
  const std::lock_guard lock(mutex_);
  if (!code_) code_ = generateCode(program);
  return evaluatorOf(code_);
}

}  // namespace armature::program
