// Root functions that depend on time alone (and on what is constant between events), however fast: a sine whose
// condition switches many times within one step that the states allow. A step that ends where such a function has the
// sign it began with shows nothing, so that the step is bounded here. Where a function has no zero is proved by
// interval arithmetic (Moore, Interval Analysis, 1966), what is left is halved: no crossing wider than the resolution
// is missed.
#pragma once
#include <optional>
#include <vector>

#include "engine/program/program.h"

namespace armature::solve {

class TimeRoots {
 public:
  // Finds the functions among the roots of these relations that can be treated. The program must outlive it.
  TimeRoots(const program::Program& program, const std::vector<uint32_t>& searched);

  bool isEmpty() const { return functions_.empty(); }
  // How far a step from `begin` towards `end` [s] may go so that none of the functions changes its sign twice within
  // it; `v` are the program's values.
  double bound(const double* v, double begin, double end);

 private:
  struct Interval {
    double low = 0, high = 0;
  };
  // An operation on values of the program and on results of operations before it.
  struct Node {
    program::Op op = program::Op::add;
    uint32_t a = 0, b = 0, c = 0;
  };
  struct Search {
    const double* v = nullptr;
    uint32_t function = 0;
    double resolution = 0;
    int budget = 0, crossings = 0;
    double second = 0;  // left of the second crossing
  };
  class Slicer;

  Interval evaluate(const double* v, uint32_t function, double begin, double end);
  void find(Search& search, double begin, double end);
  static Interval apply(program::Op op, Interval a, Interval b, Interval c);

  const program::Program& program_;
  std::vector<Node> nodes_;          // operands below slotCount are slots
  std::vector<uint32_t> functions_;  // operands that are the roots
  std::vector<uint32_t> hopeless_;   // of these, whose search has taken too long
  std::vector<Interval> values_;     // (nodes_)
};

}  // namespace armature::solve
