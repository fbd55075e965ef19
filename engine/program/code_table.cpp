#include "engine/program/code_table.h"

#include <cmath>
#include <cstddef>

#include "engine/base/arithmetic.h"
#include "engine/program/call.h"

namespace armature::program {

namespace {

template <Op op>
double callUnary(double a) {
  return unaryOperation(op, a);
}
template <Op op>
double callBinary(double a, double b) {
  return binaryOperation(op, a, b);
}

void callSite(const CallSite* site, const double* args, double* v, RunContext* context) {
  executeCall(*site, args, v, *context);
}

// An index out of range gives no number, not an error: it may stand in a branch that is not chosen.
double pick(RunContext*, double index, const double* values, uint64_t count) {
  if (index >= 1 && index <= static_cast<double>(count)) return values[static_cast<size_t>(index) - 1];
  return std::nan("");
}

double pickSlot(RunContext*, double index, const uint32_t* slots, uint64_t count, const double* v) {
  if (index >= 1 && index <= static_cast<double>(count)) return v[slots[static_cast<size_t>(index) - 1]];
  return std::nan("");
}

template <Op... ops>
void fillUnary(void** table) {
  ((table[static_cast<size_t>(ops)] = reinterpret_cast<void*>(&callUnary<ops>)), ...);
}

CodeTable makeTable() {
  CodeTable t{};
  t.signMask[0] = t.signMask[1] = 0x8000000000000000ull;
  t.magnitudeMask[0] = t.magnitudeMask[1] = 0x7FFFFFFFFFFFFFFFull;
  t.one[0] = t.one[1] = 1;
  fillUnary<Op::sin, Op::cos, Op::tan, Op::asin, Op::acos, Op::atan, Op::sinh, Op::cosh, Op::tanh, Op::exp, Op::log,
            Op::log10>(t.functions);
  t.functions[static_cast<size_t>(Op::pow)] = reinterpret_cast<void*>(&callBinary<Op::pow>);
  t.functions[static_cast<size_t>(Op::atan2)] = reinterpret_cast<void*>(&callBinary<Op::atan2>);
  t.functions[static_cast<size_t>(Helper::call)] = reinterpret_cast<void*>(&callSite);
  t.functions[static_cast<size_t>(Helper::lookup)] = reinterpret_cast<void*>(&pick);
  t.functions[static_cast<size_t>(Helper::lookupSlots)] = reinterpret_cast<void*>(&pickSlot);
  return t;
}

}  // namespace

const CodeTable& codeTable() {
  static const CodeTable table = makeTable();
  return table;
}

}  // namespace armature::program
