// What of a flat model has to tick together, and by which clocks: read off its equations, one after the other. Nodes
// are variables, equations and clocks; those with one clock are joined, those that are converted into each other
// related. Private to the room.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/union_find.h"
#include "engine/lower/clock_partitions.h"
#include "engine/structure/clocks.h"

namespace armature::lower {

struct ClockLinks {
  // What is known to be clocked or not, and why.
  struct Mark {
    uint32_t node;
    bool isClocked;
    uint32_t equation;
    VarId variable;
  };
  // The result of a conversion and what it is of; nodes.
  struct Related {
    structure::ClockRelation relation;
    ExprId expression;
  };
  // A constructor that gives a base clock its ticks.
  struct Source {
    structure::ClockSource source;
    ExprId constructor;
    uint32_t origin;  // index of ClockPartitions::origins; kNone: its interval is known
  };

  UnionFind sets;                                    // of nodes
  std::vector<uint32_t> variableNode, equationNode;  // by index
  std::vector<uint8_t> isClockEquation;              // between clocks: no equation of values
  std::map<ExprId, uint32_t> clockNodes;
  std::map<uint32_t, std::string> methods;           // of nodes of solver clocks
  std::vector<std::pair<uint32_t, uint32_t>> links;  // of nodes: why they are joined, for messages
  std::vector<Mark> marks;
  std::vector<uint32_t> delays;  // equations with a memory
  std::vector<Related> relations;
  std::vector<Source> sources;
};

// Arguments of conversions that are expressions get variables and equations of their own. Constructors of clocks whose
// interval is not known exactly go to `origins`. Reports S018 for what cannot be clocked; an empty result then.
std::optional<ClockLinks> readClockLinks(Work& w, std::vector<ClockOrigin>& origins);

}  // namespace armature::lower
