#include <algorithm>

#include "engine/base/arithmetic.h"
#include "engine/program/call.h"

namespace armature::program {

namespace {

double lookUp(const Code& code, const Instr& instr, double index, const double* v, const double* scratch,
              uint32_t slotCount) {
  const std::vector<uint32_t>& list = code.lists[instr.b];
  // No error: the branch of an if-expression that is not chosen is computed, too.
  if (!(index >= 1 && index <= static_cast<double>(list.size()))) return std::nan("");
  const uint32_t operand = list[static_cast<size_t>(index) - 1];
  return operand < slotCount ? v[operand] : scratch[operand - slotCount];
}

void runCall(const CallSite& site, const double* v, const double* scratch, uint32_t slotCount, double* writable,
             RunContext& context) {
  constexpr size_t kSmall = 32;
  double few[kSmall];
  std::vector<double> many;
  double* args = few;
  if (site.args.size() > kSmall) {
    many.resize(site.args.size());
    args = many.data();
  }
  for (size_t i = 0; i < site.args.size(); ++i) {
    const uint32_t operand = site.args[i];
    args[i] = operand < slotCount ? v[operand] : scratch[operand - slotCount];
  }
  executeCall(site, args, writable, context);
}

}  // namespace

void runCode(const Code& code, uint32_t slotCount, double* v, double* scratch, RunContext& context) {
  const auto value = [=](uint32_t operand) { return operand < slotCount ? v[operand] : scratch[operand - slotCount]; };
  const size_t count = code.instrs.size();
  const Instr* const instrs = code.instrs.data();
  for (size_t k = 0; k < count; ++k) {
    const Instr& i = instrs[k];
    double& out = scratch[k];
    switch (i.op) {
      // The four operations that make up most of a code come first, without a second dispatch.
      case Op::add:
        out = value(i.a) + value(i.b);
        break;
      case Op::sub:
        out = value(i.a) - value(i.b);
        break;
      case Op::mul:
        out = value(i.a) * value(i.b);
        break;
      case Op::div:
        out = value(i.a) / value(i.b);
        break;
      case Op::neg:
        out = -value(i.a);
        break;
      case Op::store:
        v[i.b] = value(i.a);
        break;
      case Op::select:
        out = value(i.a) != 0 ? value(i.b) : value(i.c);
        break;
      case Op::result:
        out = v[i.b];
        break;
      case Op::call:
        runCall(code.calls[i.a], v, scratch, slotCount, v, context);
        break;
      case Op::lookup:
        out = lookUp(code, i, value(i.a), v, scratch, slotCount);
        break;
      default:
        out = isUnary(i.op) ? unaryOperation(i.op, value(i.a)) : binaryOperation(i.op, value(i.a), value(i.b));
    }
  }
}

namespace {

class Interpreter final : public Evaluator {
 public:
  explicit Interpreter(const Program& program) : program_(program) {
    size_t longest = 0;
    for (const Code& code : program.codes) longest = std::max(longest, code.instrs.size());
    scratch_.resize(longest);
  }
  void run(uint32_t code, double* v, RunContext& context) override {
    runCode(program_.codes[code], program_.slotCount, v, scratch_.data(), context);
  }

 private:
  const Program& program_;
  std::vector<double> scratch_;
};

}  // namespace

std::unique_ptr<Evaluator> makeInterpreter(const Program& program) {
  return std::make_unique<Interpreter>(program);
}

}  // namespace armature::program
