#include "engine/model/connections.h"

#include <algorithm>
#include <map>
#include <unordered_map>

#include "engine/base/ensure.h"
#include "engine/base/union_find.h"
#include "engine/model/overconstrained_graph.h"

namespace armature::model {
namespace {

constexpr uint32_t kNone = 0xFFFFFFFFu;

class Generator {
 public:
  Generator(const ConnectionInput& input, symbolic::Pool& pool, Diagnostics& diagnostics)
      : input_(input), pool_(pool), diagnostics_(diagnostics), sets_(elementCount(input)), graph_(input, diagnostics) {
    member_.assign(elementCount(input), kNone);
  }

  ConnectionOutput run() {
    decideEdges();
    for (const ConnectPair& pair : input_.pairs) connect(pair);
    // Flows that augment a bus belong to a set as inside and as outside (section 9.2); those that nothing but the
    // outside connects have their equation from there.
    for (const ConnectionInput::FlowVariable& flow : input_.flows)
      if (flow.isOfBus && member_[element(flow.var, false)] != kNone)
        addMember(element(flow.var, true), {flow.var, {}, true, flow.part, flow.span, true});
    for (const ConnectionInput::FlowVariable& flow : input_.flows)
      addMember(element(flow.var, false), {flow.var, {}, false, flow.part, flow.span, true});
    graph_.finish(out_);
    balanceFlows();
    collectStreams();
    return std::move(out_);
  }

 private:
  // A flow or stream variable as a member of a set.
  struct Member {
    VarId var;
    VarId flow;  // of a stream variable: the flow variable of its connector
    bool isOutside = false;
    PartId part;
    SourceSpan span;
    bool isFlow = false;
  };

  static size_t elementCount(const ConnectionInput& input) {
    size_t last = 0;
    const auto note = [&](VarId var) { last = std::max<size_t>(last, var.index() + 1); };
    for (const ConnectPair& pair : input.pairs) {
      for (const ConnectorLeaf& leaf : pair.a.leaves) note(leaf.var);
      for (const ConnectorLeaf& leaf : pair.b.leaves) note(leaf.var);
    }
    for (const ConnectionInput::FlowVariable& flow : input.flows) note(flow.var);
    return 2 * last;
  }
  static uint32_t element(VarId var, bool isOutside) { return 2 * var.index() + (isOutside ? 1 : 0); }

  // Once for each pair of overconstrained records; their leaves follow.
  void decideEdges() {
    std::vector<std::pair<uint32_t, uint32_t>> connections;
    std::vector<const ConnectPair*> pairs;
    for (const ConnectPair& pair : input_.pairs)
      for (size_t k = 0; k < pair.a.leaves.size(); ++k) {
        const std::pair ends(pair.a.leaves[k].overconstrained, pair.b.leaves[k].overconstrained);
        if (ends.first == kNone || ends.second == kNone || !edges_.try_emplace(ends).second) continue;
        connections.push_back(ends);
        pairs.push_back(&pair);
      }
    const std::vector<OverconstrainedGraph::Edge> edges = graph_.connect(connections);
    for (size_t k = 0; k < edges.size(); ++k) {
      edges_[connections[k]] = edges[k];
      if (edges[k] == OverconstrainedGraph::Edge::cut)
        out_.cuts.push_back({connections[k].first, connections[k].second, pairs[k]->part, pairs[k]->span});
    }
  }

  void connect(const ConnectPair& pair) {
    ENSURE(pair.a.leaves.size() == pair.b.leaves.size(), pair.a.path, pair.b.path);
    for (size_t k = 0; k < pair.a.leaves.size(); ++k) {
      const ConnectorLeaf &a = pair.a.leaves[k], &b = pair.b.leaves[k];
      if (a.overconstrained != kNone && b.overconstrained != kNone &&
          edges_.at({a.overconstrained, b.overconstrained}) != OverconstrainedGraph::Edge::kept)
        continue;
      connectLeaves(pair, a, b);
    }
  }

  void connectLeaves(const ConnectPair& pair, const ConnectorLeaf& a, const ConnectorLeaf& b) {
    const uint32_t ea = element(a.var, pair.a.isOutside), eb = element(b.var, pair.b.isOutside);
    const bool isNew = sets_.join(ea, eb);
    switch (a.kind) {
      case LeafKind::potential:
        // One equation per joining connect: the equations follow the lines that the user drew.
        if (isNew && a.var != b.var)
          out_.equations.push_back({pool_.variable(a.var, a.type), pool_.variable(b.var, b.type),
                                    EquationOrigin::connection, pair.part, pair.span});
        return;
      case LeafKind::constant:
        if (isNew && a.var != b.var) out_.constants.push_back({a.var, b.var, pair.part, pair.span});
        return;
      case LeafKind::flow:
        addMember(ea, {a.var, {}, pair.a.isOutside, pair.part, pair.span, true});
        addMember(eb, {b.var, {}, pair.b.isOutside, pair.part, pair.span, true});
        return;
      case LeafKind::stream:
        addMember(ea, {a.var, flowOf(pair.a, a, pair.span), pair.a.isOutside, pair.part, pair.span, false});
        addMember(eb, {b.var, flowOf(pair.b, b, pair.span), pair.b.isOutside, pair.part, pair.span, false});
        return;
    }
  }

  // The flow that carries a stream: the one of the same connector, where an end holds several (section 15.1).
  VarId flowOf(const ConnectorEnd& end, const ConnectorLeaf& stream, SourceSpan span) {
    const auto isFlow = [&](const ConnectorLeaf& leaf) {
      return leaf.kind == LeafKind::flow && leaf.connector == stream.connector;
    };
    const auto first = std::ranges::find_if(end.leaves, isFlow);
    if (!isTold_ && first != end.leaves.end() && std::ranges::count_if(end.leaves, isFlow) > 1)
      diagnostics_.error("C104", phrase("connector %1 has a stream variable and more than one flow variable", end.path),
                         span, {end.path});
    if (first != end.leaves.end()) return first->var;
    if (!isTold_)
      diagnostics_.error("C104", phrase("connector %1 has a stream variable but no flow variable", end.path), span,
                         {end.path});
    return {};
  }

  void addMember(uint32_t element, const Member& member) {
    if (member_[element] != kNone) return;
    member_[element] = static_cast<uint32_t>(members_.size());
    members_.push_back(member);
    memberElement_.push_back(element);
  }

  // The members of each set, sets in the order of their first member.
  std::vector<std::vector<uint32_t>> groups(bool isFlow) {
    std::vector<std::vector<uint32_t>> result;
    std::unordered_map<uint32_t, size_t> index;
    for (uint32_t m = 0; m < members_.size(); ++m) {
      if (members_[m].isFlow != isFlow) continue;
      const auto [at, isNew] = index.emplace(sets_.find(memberElement_[m]), result.size());
      if (isNew) result.emplace_back();
      result[at->second].push_back(m);
    }
    return result;
  }

  // sum(inside) - sum(outside) = 0. A set of two is written as an alias: a = -b, or a = b for inside and outside.
  void balanceFlows() {
    for (const std::vector<uint32_t>& group : groups(true)) {
      const Member& first = members_[group.front()];
      FlatEquation e{{}, {}, EquationOrigin::flowBalance, first.part, first.span};
      if (group.size() == 2) {
        const Member& second = members_[group.back()];
        e.lhs = pool_.variable(first.var);
        const ExprId other = pool_.variable(second.var);
        e.rhs = first.isOutside == second.isOutside ? pool_.neg(other) : other;
      } else {
        e.lhs = group.size() == 1 ? pool_.variable(first.var) : flowSum(group);
        e.rhs = pool_.real(0);
      }
      out_.equations.push_back(e);
    }
  }

  ExprId flowSum(const std::vector<uint32_t>& group) {
    ExprId sum = pool_.real(0);
    for (uint32_t m : group) {
      const ExprId flow = pool_.variable(members_[m].var);
      sum = members_[m].isOutside ? pool_.sub(sum, flow) : pool_.add(sum, flow);
    }
    return sum;
  }

  void collectStreams() {
    for (const std::vector<uint32_t>& group : groups(false)) {
      ConnectionOutput::StreamSet set;
      for (uint32_t m : group) {
        const Member& member = members_[m];
        (member.isOutside ? set.outside : set.inside).push_back(member.var);
        (member.isOutside ? set.outsideFlow : set.insideFlow).push_back(member.flow);
      }
      out_.streams.push_back(std::move(set));
    }
  }

  const ConnectionInput& input_;
  symbolic::Pool& pool_;
  Diagnostics& diagnostics_;
  const bool isTold_ = diagnostics_.hasErrors();  // of the user's own connectors where they are declared
  ConnectionOutput out_;
  UnionFind sets_;  // elements (variable, inside or outside)
  OverconstrainedGraph graph_;
  std::map<std::pair<uint32_t, uint32_t>, OverconstrainedGraph::Edge> edges_;  // of two nodes
  std::vector<Member> members_;  // flow and stream members in order of occurrence
  std::vector<uint32_t> memberElement_;
  std::vector<uint32_t> member_;  // element -> member
};

}  // namespace

ConnectionOutput generateConnections(const ConnectionInput& input, symbolic::Pool& pool, Diagnostics& diagnostics) {
  return Generator(input, pool, diagnostics).run();
}

}  // namespace armature::model
