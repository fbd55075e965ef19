#include "engine/solve/whole_numbers.h"

#include <algorithm>
#include <cmath>

#include "engine/program/format.h"
#include "engine/solve/explain.h"

namespace armature::solve {
namespace {

constexpr double kLargest = 9007199254740992;  // 2^53
constexpr size_t kIntegersTold = 3;

}  // namespace

WholeNumbers::WholeNumbers(const program::Program& program) : program_(program) {
  for (size_t k = 0; k < program.variables.size(); ++k) {
    const program::Variable& x = program.variables[k];
    if (x.slot != program::kNone && x.type == program::Variable::Type::integer && x.enumeration.text().empty())
      integers_.push_back(k);
  }
}

void WholeNumbers::look(double t, const double* v, Diagnostics& diagnostics) {
  std::vector<Phrase> found;
  std::vector<std::string> parts;
  for (const size_t k : integers_) {
    const program::Variable& x = program_.variables[k];
    if (!(std::fabs(v[x.slot]) >= kLargest)) continue;
    found.push_back(phrase("%1 is %2", x.name, program::formatReal(x.isNegated ? -v[x.slot] : v[x.slot])));
    if (!x.part.text().empty()) parts.push_back(x.part.text());
    if (found.size() == kIntegersTold) break;
  }
  if (found.empty()) return;
  integers_.clear();
  diagnostics.warning("R174",
                      phrase("Integers have come to 2^53, from where on their last digits are lost: %1 (at t = %2)",
                             sequence(std::move(found)), timeText(t)),
                      {}, std::move(parts), phrase("count in a Real, or divide before the numbers become so large"));
}

}  // namespace armature::solve
