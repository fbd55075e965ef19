// Connection sets (specification chapter 9): from pairs of connector ends to equations. Works on plain ids; the
// flattening has already expanded arrays, expandable connectors and records to scalar leaves.
#pragma once
#include <string>
#include <vector>

#include "engine/model/flat_model.h"

namespace armature::model {

struct Instance;

enum class LeafKind : uint8_t { potential, flow, stream, constant /* parameter or constant: asserted equal */ };

struct ConnectorLeaf {
  VarId var;
  LeafKind kind = LeafKind::potential;
  uint32_t overconstrained = 0xFFFFFFFFu;  // index of the overconstrained record instance this leaf belongs to
  Type type = Type::real;
  const Instance* connector = nullptr;  // the innermost one that holds it: the flow of a stream is in the same
};

// One end of a connect equation: the scalar leaves of a connector instance in declaration order.
struct ConnectorEnd {
  std::string path;        // "inertia1.flange_b"
  PartId part;             // component that owns the connector
  bool isOutside = false;  // a connector of the class that contains the connect equation
  std::vector<ConnectorLeaf> leaves;
};

struct ConnectPair {
  ConnectorEnd a, b;  // equally many leaves of equal kinds
  PartId part;        // the component whose class contains the connect equation
  SourceSpan span;
};

// An overconstrained type or record instance (e.g. frame.R) as a node of the virtual connection graph (section 9.4).
struct OverconstrainedNode {
  std::string path;
  std::vector<VarId> leaves;
  bool isRoot = false;
  bool isPotentialRoot = false;
  double priority = 0;
};
struct OverconstrainedBranch {
  uint32_t a = 0, b = 0;  // nodes
};
// A branch that was cut: instead of equality, the residuals of equalityConstraint(a, b) are zero.
struct CutBranch {
  uint32_t a = 0, b = 0;
  PartId part;
  SourceSpan span;
};

struct ConnectionInput {
  std::vector<ConnectPair> pairs;
  // Every scalar flow variable of a connector, inside and outside view as it can appear in connection sets: those not
  // connected get the equation flow = 0.
  struct FlowVariable {
    VarId var;
    bool isOutside = false;  // connector of the top-level class itself
    PartId part;
    SourceSpan span;
    bool isOfBus = false;  // in an expandable connector: what only one side connects is zero for the other
  };
  std::vector<FlowVariable> flows;
  std::vector<OverconstrainedNode> nodes;
  std::vector<OverconstrainedBranch> branches;
};

// Two parameters or constants that are connected: the caller asserts that they are equal.
struct ConnectedConstants {
  VarId a, b;
  PartId part;
  SourceSpan span;
};

struct ConnectionOutput {
  std::vector<FlatEquation> equations;   // equalities and flow balances (stream equations are in `streams`)
  std::vector<CutBranch> cuts;           // the caller adds equalityConstraint equations
  std::vector<uint32_t> rootOf;          // per node: the root of its tree
  std::vector<uint32_t> parentOf;        // per node: next node towards the root, itself for the root (for rooted())
  struct StreamSet {                     // for inStream/actualStream: the inside and outside members
    std::vector<VarId> inside, outside;  // stream variables
    std::vector<VarId> insideFlow, outsideFlow;  // their flow variables
  };
  std::vector<StreamSet> streams;
  std::vector<ConnectedConstants> constants;
};

// Near-linear in the number of leaves (union-find). Unconnected flows are zero, an outside flow counts negative.
// Diagnostics: C101 an overconstrained graph without root, C102 two definite roots joined by branches, C103 branches
// that form a loop, C104 a stream variable in a connector without flow variable. Every flow variable is a member of a
// set as inside connector (section 9.2), so that an unconnected one, also of the top-level class, is zero.
ConnectionOutput generateConnections(const ConnectionInput& input, symbolic::Pool& pool, Diagnostics& diagnostics);

}  // namespace armature::model
