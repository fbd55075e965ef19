// The virtual connection graph of overconstrained connectors (specification 9.4): its spanning forest, its roots.
#pragma once
#include <unordered_map>
#include <vector>

#include "engine/base/union_find.h"
#include "engine/model/connections.h"

namespace armature::model {

// A spanning forest of the virtual connection graph (section 9.4.2): definite roots hang on one virtual node, required
// branches come first, connect edges are taken from the roots outwards unless they would close a loop. So a loop is cut
// where it is farthest from what is fixed, and its coordinates are counted along two short chains, not along a long
// one; where its connections stand in the text plays no part.
class OverconstrainedGraph {
 public:
  // Reports branches that form a loop (C103) and definite roots that are joined by branches (C102).
  OverconstrainedGraph(const ConnectionInput& input, Diagnostics& diagnostics);

  enum class Edge { kept, cut, redundant };
  // Decides about connections of two nodes each, all of them at once. Redundant: both are equal already through kept
  // connections alone.
  std::vector<Edge> connect(const std::vector<std::pair<uint32_t, uint32_t>>& connections);

  // Chooses the roots of trees without definite root and directs all edges: `rootOf` and `parentOf`. Reports trees
  // without any root (C101). Linear in nodes and edges.
  void finish(ConnectionOutput& out);

 private:
  uint32_t virtualRoot() const { return static_cast<uint32_t>(input_.nodes.size()); }
  void addEdge(uint32_t a, uint32_t b);
  void spread(uint32_t root, ConnectionOutput& out) const;
  std::vector<uint32_t> chosenRoots(const ConnectionOutput& out);
  std::vector<uint32_t> stepsFromDefiniteRoots(const std::vector<std::pair<uint32_t, uint32_t>>& connections) const;
  void reportRootless(uint32_t root, const ConnectionOutput& out);

  const ConnectionInput& input_;
  Diagnostics& diagnostics_;
  UnionFind sets_;                                 // nodes and the virtual root
  UnionFind equal_;                                // nodes, through kept connections only
  std::vector<std::vector<uint32_t>> neighbours_;  // along branches and kept connections
  std::vector<uint32_t> steps_;                    // from the nearest definite root; kNone where nothing leads there
};

}  // namespace armature::model
