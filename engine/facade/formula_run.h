// Values of formulas in a run, as results of their own with the same rows, while that run is still being written. An
// event (two rows of one time) stays one: derivatives are taken on each side of it, integrals go across.
#pragma once
#include <memory>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/facade/formula.h"

namespace armature {

class FormulaRun {
 public:
  // Formulas without a value in that run are left out: Formula::columnIn says why. Numbers of the whole run are those
  // of the rows that it has now; linear in their number where a formula asks for such.
  FormulaRun(std::shared_ptr<const results::Store> run, const std::vector<Formula>& formulas,
             const CancelToken* cancel = nullptr);
  ~FormulaRun();
  FormulaRun(const FormulaRun&) = delete;
  FormulaRun& operator=(const FormulaRun&) = delete;

  // A column for each formula that has values, named by its text. Grows by advance().
  const std::shared_ptr<results::Store>& store() const { return store_; }
  // Rows of the run that the numbers of the whole were taken from; 0 where no formula asks for such.
  uint64_t wholeRows() const { return wholeRows_; }
  // Takes in rows that the run has got; derivatives wait for a row behind them while it goes on. False when the memory
  // is exhausted or it was cancelled.
  bool advance(const CancelToken* cancel = nullptr);

 private:
  class Evaluation;
  std::shared_ptr<const results::Store> run_;
  std::vector<std::unique_ptr<Evaluation>> evaluations_;
  std::shared_ptr<results::Store> store_;
  uint64_t wholeRows_ = 0;
};

}  // namespace armature
