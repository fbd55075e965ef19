// Linear equations with constant coefficients that depend on each other once some unknowns are set aside. A matching
// sees only which unknowns occur: it pairs i1 and i2 with i1 + i2 + i3 = 0 and i1 + i2 + i3 = -3 i0, although their sum
// says i0 = 0 and leaves one equation for both. Found by elimination, fraction-free as long as the coefficients are
// whole numbers (Bareiss, Sylvester's identity and multistep integer-preserving Gaussian elimination, Math. Comp. 22,
// 1968, without his common divisor: rows are divided by their content instead).
#pragma once
#include <vector>

#include "engine/structure/incidence.h"

namespace armature::structure {

struct LinearRows {
  uint32_t columns = 0;
  std::vector<uint32_t> start{0};   // (rows + 1)
  std::vector<uint32_t> index;      // columns of the entries; each column at most once in a row
  std::vector<double> value;        // coefficients, none of them 0
  std::vector<uint8_t> isSetAside;  // (columns): may be left over in a sum of rows

  uint32_t rows() const { return static_cast<uint32_t>(start.size() - 1); }
};

struct LinearTerm {
  uint32_t index = 0;
  double value = 0;
};

// A sum of rows, each times a factor, in which only columns that are set aside are left. Put in the place of `row` it
// changes no solution, because `row` is one of them.
struct DependentRow {
  uint32_t row = 0;
  std::vector<LinearTerm> factors;  // of rows, that of `row` first
  std::vector<LinearTerm> left;     // of columns; empty: the rows depend on each other altogether
};

// Finds as many dependent rows as there are. Rows of which one or more columns occur nowhere else take no part, and are
// peeled off first; on the graphs of models little is left then, and the cost is near-linear. What would cost more than
// a budget in proportion to the entries is given up: rows found until then are right, others may be missing.
// A sum of coefficients that are no whole numbers counts as zero below 1e-11 of its terms.
std::vector<DependentRow> findDependentRows(const LinearRows& rows);

// Whether each sum is what its factors make of the rows, nothing is left that is not set aside, and the rows that are
// to be replaced do not stand in each other's sums.
bool isConsistent(const LinearRows& rows, const std::vector<DependentRow>& found);

}  // namespace armature::structure
