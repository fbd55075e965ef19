#include "engine/lower/clock_partitions.h"

#include <algorithm>
#include <map>

#include "engine/lower/clock_inference.h"
#include "engine/lower/clock_links.h"
#include "engine/lower/rewriter.h"
#include "engine/lower/wording.h"

namespace armature::lower {
namespace {

using structure::ClockRelation;
using structure::ClockSource;

class Partitioner {
 public:
  Partitioner(Work& work, ClockLinks&& links, ClockPartitions& result)
      : w_(work), m_(work.m), g_(std::move(links)), result_(result) {}

  bool run() {
    if (!divide() || !infer()) return false;
    removeClockEquations();
    return true;
  }

 private:
  bool isMade(VarId v) const { return v.index() < w_.isMade.size() && w_.isMade[v.index()]; }

  // Sub-partitions that are converted into each other share a base clock; what no clock reaches stays outside.
  bool divide() {
    UnionFind bases = g_.sets;
    for (const auto& [r, e] : g_.relations) bases.joinTo(r.of, r.result);
    std::vector<const ClockLinks::Mark*> clocked(g_.sets.size(), nullptr), unclocked(g_.sets.size(), nullptr);
    for (const ClockLinks::Mark& m : g_.marks) {
      const ClockLinks::Mark*& first = (m.isClocked ? clocked : unclocked)[bases.find(m.node)];
      if (!first) first = &m;
    }
    isClocked_.assign(g_.sets.size(), 0);
    for (uint32_t k = 0; k < g_.sets.size(); ++k) isClocked_[k] = clocked[bases.find(k)] != nullptr;
    for (uint32_t k = 0; k < g_.sets.size(); ++k)
      if (clocked[k] && unclocked[k] && bases.find(k) == k) reportMixture(*clocked[k], *unclocked[k]);
    for (uint32_t k : g_.delays)
      if (isClocked_[g_.equationNode[k]])
        w_.error(
            "S018",
            phrase("an operator with a memory is not possible in a clocked equation: %1", w_.text(m_.equations[k])),
            m_.equations[k].span, m_.equations[k].part, phrase("use 'previous', or hold the value before"));
    return !w_.diagnostics.hasErrors();
  }

  void reportMixture(const ClockLinks::Mark& clocked, const ClockLinks::Mark& unclocked) {
    const Path path = pathBetween(clocked.node, unclocked.node);
    Diagnostic d;
    d.code = "S013";
    d.severity = Severity::error;
    if (path.variables.size() > 1) {
      d.message = phrase("clocked and unclocked variables meet without 'sample' or 'hold': %1 has a clock, %2 has none",
                         path.variables.front(), path.variables.back());
      if (path.variables.size() > 2)
        d.message = phrase("%1; between them stand %2", d.message,
                           enumerate({path.variables.begin() + 1, path.variables.end() - 1}));
    } else {
      d.message = phrase("clocked and unclocked variables meet without 'sample' or 'hold' in %1",
                         w_.text(m_.equations[unclocked.equation]));
    }
    d.span = m_.equations[clocked.equation].span;
    addOnce(d.parts, w_.partPath(m_.equations[clocked.equation].part));
    for (uint32_t k : path.equations) {
      addOnce(d.parts, w_.partPath(m_.equations[k].part));
      if (d.labels.size() < kShownNames) d.labels.push_back({m_.equations[k].span, Phrase(w_.text(m_.equations[k]))});
    }
    d.advice = phrase("sample what the clocked part reads, and hold what the others read from it");
    w_.diagnostics.add(std::move(d));
  }

  // The shortest way from one node to another by equations and conversions.
  struct Path {
    std::vector<std::string> variables;
    std::vector<uint32_t> equations;
  };
  Path pathBetween(uint32_t from, uint32_t to) {
    std::vector<std::vector<uint32_t>> next(g_.sets.size());
    const auto edge = [&](uint32_t a, uint32_t b) {
      next[a].push_back(b);
      next[b].push_back(a);
    };
    for (const auto& [a, b] : g_.links) edge(a, b);
    for (const auto& [r, e] : g_.relations) edge(r.of, r.result);
    std::vector<uint32_t> before(g_.sets.size(), kNone), queue{to};
    before[to] = to;
    for (size_t k = 0; k < queue.size() && before[from] == kNone; ++k)
      for (uint32_t n : next[queue[k]])
        if (before[n] == kNone) before[n] = queue[k], queue.push_back(n);
    Path path;
    if (before[from] == kNone) return path;
    std::map<uint32_t, uint32_t> variableAt, equationAt;
    for (uint32_t v = 0; v < g_.variableNode.size(); ++v) variableAt[g_.variableNode[v]] = v;
    for (uint32_t k = 0; k < g_.equationNode.size(); ++k) equationAt[g_.equationNode[k]] = k;
    for (uint32_t node = from;; node = before[node]) {
      const auto v = variableAt.find(node), k = equationAt.find(node);
      if (v != variableAt.end() && !isMade(VarId(v->second)) && !m_.variables[v->second].integral)
        path.variables.push_back(m_.variables[v->second].name);
      if (k != equationAt.end()) path.equations.push_back(k->second);
      if (node == to) return path;
    }
  }

  bool infer() {
    ClockGraph graph;
    nodeOf_.assign(g_.sets.size(), kNone);
    for (uint32_t k = 0; k < g_.sets.size(); ++k) {
      const uint32_t root = g_.sets.find(k);
      if (!isClocked_[root]) continue;
      if (nodeOf_[root] == kNone) nodeOf_[root] = graph.network.nodes++;
      nodeOf_[k] = nodeOf_[root];
    }
    for (auto& [r, e] : g_.relations) {
      ClockRelation mine = r;
      mine.of = nodeOf_[r.of];
      mine.result = nodeOf_[r.result];
      graph.network.relations.push_back(mine);
    }
    for (const ClockLinks::Source& s : g_.sources) {
      ClockSource mine = s.source;
      mine.node = nodeOf_[mine.node];
      graph.network.sources.push_back(mine);
      graph.constructors.push_back(s.constructor);
      graph.origins.push_back(s.origin);
    }
    graph.clocks.resize(graph.network.nodes);
    for (const auto& [e, node] : g_.clockNodes) graph.clocks[nodeOf_[node]].push_back(e);
    for (uint32_t v = 0; v < m_.variables.size(); ++v)
      if (m_.variables[v].isClock && nodeOf_[g_.variableNode[v]] != kNone)
        graph.clockVariables.emplace_back(nodeOf_[g_.variableNode[v]], VarId(v));
    for (const auto& [node, method] : g_.methods) graph.methods.emplace_back(nodeOf_[node], method);
    makeParts(graph.network.nodes);
    return inferPartClocks(w_, graph, result_);
  }

  void makeParts(uint32_t count) {
    std::vector<ClockPartition>& parts = result_.parts;
    parts.resize(count);
    result_.ofVariable.assign(m_.variables.size(), kNone);
    result_.ofEquation.assign(m_.equations.size(), kNone);
    for (uint32_t v = 0; v < m_.variables.size(); ++v) {
      const uint32_t part = nodeOf_[g_.variableNode[v]];
      const FlatVariable& x = m_.variables[v];
      if (part == kNone || x.isClock || !w_.varies(VarId(v))) continue;
      result_.ofVariable[v] = part;
      parts[part].variables.push_back(VarId(v));
      if (x.integral) parts[part].hasDerivatives = true;
    }
    for (uint32_t k = 0; k < m_.equations.size(); ++k) {
      const uint32_t part = nodeOf_[g_.equationNode[k]];
      if (part == kNone || g_.isClockEquation[k]) continue;
      result_.ofEquation[k] = part;
      parts[part].equations.push_back(k);
    }
    placeAssertions();
  }

  uint32_t clockNode(ExprId e) const {
    const bool isVariable = w_.pool.op(e) == Op::variable;
    return isVariable ? g_.variableNode[w_.pool.variableOf(e).index()] : g_.clockNodes.at(e);
  }

  // Where an assertion reads clocked variables, it holds when they tick; what hold() gives always has a value.
  void placeAssertions() {
    const auto withoutHeld = [this](ExprId e, std::span<const ExprId>) {
      const bool isHeld = w_.pool.op(e) == symbolic::Op::clocked && w_.pool.clockOpOf(e) == symbolic::ClockOp::hold;
      return isHeld ? w_.pool.constant(0, w_.pool.type(e)) : ExprId();
    };
    Rewriter rewriter(w_.pool, withoutHeld);
    symbolic::VariableCollector collector(w_.pool);
    std::vector<VarId> found;
    for (const model::Assertion& a : m_.assertions) {
      uint32_t part = a.clock ? nodeOf_[clockNode(a.clock)] : kNone;
      found.clear();
      for (ExprId e : {a.active, a.condition, a.message}) collector.collect(rewriter(e), found, true);
      for (VarId v : found)
        if (part == kNone) part = result_.ofVariable[v.index()];
      result_.ofAssertion.push_back(part);
    }
  }

  void removeClockEquations() {
    size_t kept = 0;
    for (uint32_t k = 0; k < m_.equations.size(); ++k) {
      if (g_.isClockEquation[k]) continue;
      const uint32_t part = result_.ofEquation[k];
      m_.equations[kept] = m_.equations[k];
      result_.ofEquation[kept] = part;
      if (part != kNone) {
        std::vector<uint32_t>& list = result_.parts[part].equations;
        *std::lower_bound(list.begin(), list.end(), k) = static_cast<uint32_t>(kept);
      }
      ++kept;
    }
    m_.equations.resize(kept);
    result_.ofEquation.resize(kept);
  }

  Work& w_;
  model::FlatModel& m_;
  ClockLinks g_;
  ClockPartitions& result_;
  std::vector<uint8_t> isClocked_;
  std::vector<uint32_t> nodeOf_;  // node → node of the network
};

}  // namespace

bool findClockPartitions(Work& w, ClockPartitions& result) {
  std::optional<ClockLinks> links = readClockLinks(w, result.origins);
  return links && Partitioner(w, std::move(*links), result).run();
}

}  // namespace armature::lower
