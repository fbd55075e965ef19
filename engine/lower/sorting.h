// Building the bipartite graphs of the systems that are sorted, and planning their blocks.
#pragma once
#include "engine/lower/blocks.h"
#include "engine/lower/work.h"

namespace armature::lower {

class SystemBuilder {
 public:
  explicit SystemBuilder(Work& work) : w_(work), collector_(work.pool) {}
  void setUnknowns(std::vector<VarId> unknowns);
  uint32_t column(VarId v) const { return column_[v.index()]; }
  // Columns of an equation that it may be solved for.
  void incidence(ExprId lhs, ExprId rhs, std::vector<uint32_t>& row);
  // Columns an equation of any type depends on, its own variable included.
  void dependencies(ExprId lhs, ExprId rhs, std::vector<uint32_t>& row);
  structure::Incidence& graph() { return graph_; }

 private:
  Work& w_;
  symbolic::VariableCollector collector_;
  std::vector<VarId> unknowns_;
  std::vector<uint32_t> column_;
  std::vector<VarId> found_;
  structure::Incidence graph_;
};

// Plans of all blocks; row r is equation r, solved for unknowns[columnOf[r]].
std::vector<BlockPlan> planBlocks(Work& w, const std::vector<BlockEquation>& equations,
                                  const std::vector<uint8_t>& isDiscreteRow, const std::vector<VarId>& unknowns,
                                  const std::vector<uint32_t>& columnOf, const structure::Blocks& blocks);

}  // namespace armature::lower
