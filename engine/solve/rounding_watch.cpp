#include "engine/solve/rounding_watch.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "engine/program/format.h"
#include "engine/solve/explain.h"

namespace armature::solve {

namespace {

constexpr double kShareOfSize = 1e-5;  // that is worth a word
constexpr size_t kValuesTold = 3;

bool isLookedAt(const program::Variable& x) {
  return x.kind == program::Variable::Kind::continuous && x.type == program::Variable::Type::real;
}

}  // namespace

RoundingWatch::RoundingWatch(Machine& machine, double tolerance, double span)
    : machine_(machine), tolerance_(tolerance), span_(span) {
  std::map<std::string, uint32_t> kinds;
  kindOf_.assign(machine.program().slotCount, 0);
  for (const program::Variable& x : machine.program().variables) {
    kinds_.push_back(kinds.emplace(x.unit, static_cast<uint32_t>(kinds.size())).first->second);
    if (!isLookedAt(x)) continue;
    looked_.push_back(kinds_.size() - 1);
    kindOf_[x.slot] = kinds_.back();
  }
  sizes_.assign(kinds.size(), 0);
  stateOf_.assign(machine.program().slotCount, program::kNone);
  for (const program::StateVariable& state : machine.program().states) stateOf_[state.derivative] = state.slot;
}

void RoundingWatch::look(double t, const std::function<bool()>& evaluate, Diagnostics& diagnostics) {
  ++looks_;
  if (hasTold_) return;
  here_ = machine_.values();
  const bool isDone = evaluateRounded(FE_UPWARD, evaluate, up_) && evaluateRounded(FE_DOWNWARD, evaluate, down_);
  noteSizes();
  if (isDone)
    if (const std::vector<Suspect> found = suspects(); !found.empty()) tell(t, found, diagnostics);
  // The systems' factors are to be those of this point, rounded as ever.
  (void)evaluate();
  machine_.clearFailure();
  machine_.values() = here_;
}

bool RoundingWatch::evaluateRounded(int mode, const std::function<bool()>& evaluate, std::vector<double>& values) {
  const bool isDone = [&] {
    const DirectedRounding rounding(mode);
    return evaluate();
  }();
  values = machine_.values();
  machine_.values() = here_;
  return isDone;
}

void RoundingWatch::noteSizes() {
  const auto& variables = machine_.program().variables;
  for (const size_t k : looked_) {
    const double size = std::fabs(here_[variables[k].slot]);
    if (std::isfinite(size)) sizes_[kinds_[k]] = std::max(sizes_[kinds_[k]], size);
  }
}

// Of all variables of its kind; a derivative is no smaller than what would matter to states of that kind over the run.
double RoundingWatch::sizeOf(size_t variable) const {
  const program::Slot state = stateOf_[machine_.program().variables[variable].slot];
  const double size = sizes_[kinds_[variable]];
  return state == program::kNone || !(span_ > 0) ? size : std::max(size, sizes_[kindOf_[state]] / span_);
}

// A force that is large somewhere says how exactly one that ought to be zero can be zero. Where everything of a kind is
// about as small as what rounding makes of it, it may be a zero: then the tolerance says what counts.
std::vector<RoundingWatch::Suspect> RoundingWatch::suspects() {
  constexpr double kDigit = 10;          // what is not larger than its error by this has no digit
  constexpr double kShareOfZero = 1e-3;  // of the tolerance: what is smaller may be a zero (as in residual_watch)
  const double share = std::max(tolerance_, kShareOfSize);
  const auto& variables = machine_.program().variables;
  wasSuspect_.resize(variables.size(), 0);
  std::vector<Suspect> found;
  for (const size_t k : looked_) {
    const program::Slot slot = variables[k].slot;
    const double off = std::fabs(up_[slot] - down_[slot]), size = sizeOf(k);
    // The angle of a phasor without length is anybody's guess, and so is the side on which half a turn is.
    constexpr double kGuess = 0.1;
    if (variables[k].unit == "rad" && off > kGuess) continue;
    const double least = (size < kDigit * off ? 1 : kShareOfZero) * tolerance_;
    const bool isSuspect = off > share * size && off > least;
    if (isSuspect && wasSuspect_[k]) found.push_back({k, off / size});
    wasSuspect_[k] = isSuspect;
  }
  std::stable_sort(found.begin(), found.end(), [](const Suspect& a, const Suspect& b) { return a.share > b.share; });
  return found;
}

void RoundingWatch::tell(double t, const std::vector<Suspect>& suspects, Diagnostics& diagnostics) {
  hasTold_ = true;
  const auto& variables = machine_.program().variables;
  std::vector<Phrase> values;
  std::vector<std::string> parts;
  const auto shown = [](double value, bool isNegated) { return program::formatReal(isNegated ? -value : value); };
  for (const Suspect& suspect : suspects) {
    const program::Variable& x = variables[suspect.variable];
    if (!x.part.empty() && std::find(parts.begin(), parts.end(), x.part) == parts.end()) parts.push_back(x.part);
    if (values.size() == kValuesTold) continue;
    values.push_back(
        phrase("%1 is %2 or %3", x.name, shown(up_[x.slot], x.isNegated), shown(down_[x.slot], x.isNegated)));
  }
  const size_t others = suspects.size() - values.size();
  const Phrase listed = sequence(std::move(values));
  const Phrase what = others > 0 ? phrase("%1 and %2 more", listed, others) : listed;
  diagnostics.warning("R171",
                      phrase("rounding decides about values: %1 when the last digits of all arithmetic are rounded up "
                             "or down (at t = %2)",
                             what, timeText(t)),
                      {}, std::move(parts),
                      phrase("numbers of very different size meet in their equations, or large ones cancel: leave out "
                             "what is next to nothing, or measure from nearby"));
}

}  // namespace armature::solve
