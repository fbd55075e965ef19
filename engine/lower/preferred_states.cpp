#include "engine/lower/preferred_states.h"

#include <algorithm>

namespace armature::lower {
namespace {

class Candidates {
 public:
  Candidates(const Work& work, const std::vector<VarId>& columns, ReductionView& view,
             structure::PantelidesResult& result)
      : w_(work), columns_(columns), view_(view), r_(result) {}

  void run() {
    rowOf_.assign(columns_.size(), kNone);
    for (uint32_t row = 0; row < r_.varOf.size(); ++row)
      if (r_.varOf[row] != kNone) rowOf_[r_.varOf[row]] = row;
    const uint32_t count = static_cast<uint32_t>(columns_.size());
    for (uint32_t c = 0; c < count; ++c) {
      if (!isHighest(c) || select(c) < model::StateSelect::prefer || !w_.varies(columns_[c])) continue;
      gather(c);
      if (isUseful(c) && isPossible()) differentiate();
    }
  }

 private:
  bool isHighest(uint32_t c) const { return r_.varDerivative[c] == kNone; }
  model::StateSelect select(uint32_t c) const { return w_.var(columns_[c]).stateSelect; }

  // The equation that determines the column, and those of the unknowns in it that have no derivatives.
  void gather(uint32_t column) {
    gathered_.clear();
    given_.clear();
    seen_.resize(columns_.size(), 0);
    ++stamp_;
    const auto add = [&](uint32_t c) {
      if (seen_[c] == stamp_) return;
      seen_[c] = stamp_;
      isHighest(c) ? gathered_.push_back(c) : given_.push_back(c);
    };
    add(column);
    for (size_t k = 0; k < gathered_.size(); ++k)
      if (rowOf_[gathered_[k]] != kNone)
        for (uint32_t c : view_.columnsOf(rowOf_[gathered_[k]])) add(c);
  }

  // Whether a candidate of lower rank can make place.
  bool isUseful(uint32_t column) const {
    return std::any_of(given_.begin(), given_.end(), [&](uint32_t c) { return select(c) < select(column); });
  }

  bool isPossible() {
    return std::all_of(gathered_.begin(), gathered_.end(),
                       [&](uint32_t c) { return rowOf_[c] != kNone && view_.isDifferentiable(rowOf_[c]); });
  }

  void differentiate() {
    for (uint32_t c : gathered_) {
      view_.addVariable(c);
      const uint32_t d = static_cast<uint32_t>(r_.varDerivative.size());
      r_.varDerivative[c] = d;
      r_.varDerivative.push_back(kNone);
      r_.varIntegral.push_back(c);
      rowOf_.push_back(kNone);
    }
    std::vector<uint32_t> unused;
    for (uint32_t c : gathered_) {
      const uint32_t row = rowOf_[c], d = static_cast<uint32_t>(r_.varOf.size());
      if (!view_.addEquation(row, unused)) {
        r_.isStopped = true;
        return;
      }
      r_.eqDerivative[row] = d;
      r_.eqDerivative.push_back(kNone);
      r_.eqIntegral.push_back(row);
      r_.varOf.push_back(r_.varDerivative[c]);
      rowOf_[r_.varDerivative[c]] = d;
      r_.varOf[row] = kNone;
      rowOf_[c] = kNone;
    }
  }

  const Work& w_;
  const std::vector<VarId>& columns_;
  ReductionView& view_;
  structure::PantelidesResult& r_;
  std::vector<uint32_t> rowOf_;             // per column: the row it is matched to
  std::vector<uint32_t> gathered_, given_;  // columns: without a derivative, and with one
  std::vector<uint32_t> seen_;
  uint32_t stamp_ = 0;
};

}  // namespace

void addPreferredCandidates(const Work& work, const std::vector<VarId>& columns, ReductionView& view,
                            structure::PantelidesResult& result) {
  Candidates(work, columns, view, result).run();
}

}  // namespace armature::lower
