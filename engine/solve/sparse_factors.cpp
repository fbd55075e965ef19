#include "engine/solve/sparse_factors.h"

#include <utility>

#include "engine/solve/tolerances.h"

namespace armature::solve {

namespace {

constexpr double kMuchMore = 4;       // times the operations of the choice: other pivots need another order
constexpr double kLittle = 10;        // operations for each entry of the matrix: no other order can gain much
constexpr int kOrderings[] = {1, 0};  // COLAMD, AMD (KLU's numbers)

}  // namespace

void SparseFactors::Order::clearNumeric() {
  if (numeric) klu_free_numeric(&numeric, &common);
}

void SparseFactors::Order::clear() {
  clearNumeric();
  if (symbolic) klu_free_symbolic(&symbolic, &common);
}

SparseFactors::~SparseFactors() {
  kept_.clear();
}

bool SparseFactors::analyze(Order& order, int ordering, const Matrix& matrix) {
  klu_defaults(&order.common);
  order.common.ordering = ordering;
  const int n = static_cast<int>(matrix.columnStart.size()) - 1;
  order.symbolic = klu_analyze(n, matrix.columnStart.data(), matrix.rows.data(), &order.common);
  return order.symbolic != nullptr;
}

bool SparseFactors::factorNew(Order& order, const Matrix& matrix) {
  order.clearNumeric();
  order.numeric =
      klu_factor(matrix.columnStart.data(), matrix.rows.data(), matrix.values.data(), order.symbolic, &order.common);
  if (!order.numeric || order.common.status == KLU_SINGULAR) {
    order.clearNumeric();
    return false;
  }
  klu_flops(order.symbolic, order.numeric, &order.common);
  klu_rcond(order.symbolic, order.numeric, &order.common);
  return order.common.rcond > Tolerances::kRegular;
}

bool SparseFactors::choose(const Matrix& matrix) {
  bool isRegular = false;
  kept_.clear();
  for (const int ordering : kOrderings) {
    Order tried;
    const bool isFactored = analyze(tried, ordering, matrix) && factorNew(tried, matrix);
    if (isFactored && (!isRegular || tried.common.flops < kept_.common.flops)) std::swap(kept_, tried);
    isRegular = isRegular || isFactored;
    tried.clear();
    if (isRegular && kept_.common.flops <= kLittle * static_cast<double>(matrix.values.size())) break;
  }
  chosenAt_ = isRegular ? kept_.common.flops : 0;
  return isRegular;
}

bool SparseFactors::factor(std::vector<int>& columnStart, std::vector<int>& rows, std::vector<double>& values) {
  const Matrix matrix{columnStart, rows, values};
  size_ = static_cast<int>(columnStart.size()) - 1;
  if (!kept_.symbolic) return choose(matrix);
  if (kept_.numeric) {
    const int done =
        klu_refactor(columnStart.data(), rows.data(), values.data(), kept_.symbolic, kept_.numeric, &kept_.common);
    if (done && klu_rcond(kept_.symbolic, kept_.numeric, &kept_.common) && kept_.common.rcond > Tolerances::kGoodPivots)
      return true;
  }
  if (!factorNew(kept_, matrix)) return false;
  return kept_.common.flops <= kMuchMore * chosenAt_ || choose(matrix);
}

}  // namespace armature::solve
