#include "engine/model/connections.h"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>
#include <unordered_map>

#include "engine/base/ensure.h"

namespace armature::model {
namespace {

constexpr uint32_t kNone = 0xFFFFFFFFu;

// Disjoint sets with path halving and union by size.
class UnionFind {
 public:
  explicit UnionFind(size_t count) : parent_(count), size_(count, 1) { std::iota(parent_.begin(), parent_.end(), 0u); }
  uint32_t find(uint32_t x) {
    while (parent_[x] != x) {
      parent_[x] = parent_[parent_[x]];
      x = parent_[x];
    }
    return x;
  }
  // Joins the sets of a and b; false when they were one set already.
  bool join(uint32_t a, uint32_t b) {
    a = find(a);
    b = find(b);
    if (a == b) return false;
    if (size_[a] < size_[b]) std::swap(a, b);
    parent_[b] = a;
    size_[a] += size_[b];
    return true;
  }

 private:
  std::vector<uint32_t> parent_;
  std::vector<uint32_t> size_;
};

// A spanning forest of the virtual connection graph (section 9.4.2): definite roots hang on one virtual node, required
// branches come first, connect edges are taken in their order unless they would close a loop.
class OverconstrainedGraph {
 public:
  OverconstrainedGraph(const ConnectionInput& input, Diagnostics& diagnostics)
      : input_(input),
        diagnostics_(diagnostics),
        sets_(input.nodes.size() + 1),
        equal_(input.nodes.size()),
        neighbours_(input.nodes.size()) {
    for (uint32_t i = 0; i < input.nodes.size(); ++i)
      if (input.nodes[i].isRoot) sets_.join(i, virtualRoot());
    // Two definite roots in one tree of branches have been joined by the virtual node: count roots on branches alone.
    UnionFind branchSets(input.nodes.size());
    for (const OverconstrainedBranch& b : input.branches) {
      if (!branchSets.join(b.a, b.b))
        diagnostics_.error("C103", phrase("branches of the overconstrained connection graph form a loop"), {},
                           {input.nodes[b.a].path, input.nodes[b.b].path});
      sets_.join(b.a, b.b);
      addEdge(b.a, b.b);
    }
    std::map<uint32_t, uint32_t> rootOfSet;
    for (uint32_t i = 0; i < input.nodes.size(); ++i) {
      if (!input.nodes[i].isRoot) continue;
      const auto [at, isNew] = rootOfSet.emplace(branchSets.find(i), i);
      if (!isNew)
        diagnostics_.error("C102", phrase("two roots of one overconstrained connection graph are rigidly joined"), {},
                           {input.nodes[at->second].path, input.nodes[i].path},
                           phrase("keep only one of the two, for example one world or one fixed part"));
    }
  }

  enum class Edge { kept, cut, redundant };
  // Decides about the connection of two nodes. Redundant: both are equal already through kept connections alone.
  Edge connect(uint32_t a, uint32_t b) {
    if (equal_.find(a) == equal_.find(b)) return Edge::redundant;
    if (!sets_.join(a, b)) return Edge::cut;
    equal_.join(a, b);
    addEdge(a, b);
    return Edge::kept;
  }

  // Chooses the roots of trees without definite root and directs all edges.
  void finish(ConnectionOutput& out) {
    const uint32_t count = static_cast<uint32_t>(input_.nodes.size());
    out.rootOf.assign(count, kNone);
    out.parentOf.assign(count, kNone);
    for (uint32_t i = 0; i < count; ++i)
      if (input_.nodes[i].isRoot) spread(i, out);
    std::map<uint32_t, uint32_t> best;  // set -> potential root
    for (uint32_t i = 0; i < count; ++i) {
      if (!input_.nodes[i].isPotentialRoot || out.rootOf[i] != kNone) continue;
      const auto [at, isNew] = best.emplace(sets_.find(i), i);
      if (!isNew && input_.nodes[i].priority < input_.nodes[at->second].priority) at->second = i;
    }
    for (const auto& [set, root] : best) spread(root, out);
    for (uint32_t i = 0; i < count; ++i) {
      if (out.rootOf[i] != kNone) continue;
      spread(i, out);
      // A lone record that nobody connects needs no root; it is what its declaration makes of it.
      if (!neighbours_[i].empty()) reportRootless(i, out);
    }
  }

 private:
  // Names the outermost connector of the tree that was spread from `root`: the one that is seen in the diagram.
  void reportRootless(uint32_t root, const ConnectionOutput& out) {
    const auto depth = [](const std::string& path) { return std::count(path.begin(), path.end(), '.'); };
    std::string path = input_.nodes[root].path;
    for (uint32_t i = 0; i < input_.nodes.size(); ++i)
      if (out.rootOf[i] == root && depth(input_.nodes[i].path) < depth(path)) path = input_.nodes[i].path;
    const auto owner = [](const std::string& name) { return name.substr(0, std::min(name.find('.'), name.size())); };
    const size_t member = path.rfind('.');
    const std::string connector = member == std::string::npos ? path : path.substr(0, member);
    std::vector<std::string> concerned{owner(connector)};
    if (connector != concerned[0]) concerned.push_back(connector);
    diagnostics_.error("C101",
                       phrase("nothing that is connected to %1 determines its %2: a wire is missing", connector,
                              member == std::string::npos ? phrase("value") : Phrase(path.substr(member + 1))),
                       {}, concerned,
                       phrase("connect it to a part that does: for a frame, a body, a joint or the World"));
  }

  uint32_t virtualRoot() const { return static_cast<uint32_t>(input_.nodes.size()); }
  void addEdge(uint32_t a, uint32_t b) {
    neighbours_[a].push_back(b);
    neighbours_[b].push_back(a);
  }
  // Breadth-first search from a root along kept edges.
  void spread(uint32_t root, ConnectionOutput& out) {
    if (out.rootOf[root] != kNone) return;
    std::vector<uint32_t> queue{root};
    out.rootOf[root] = root;
    out.parentOf[root] = root;
    for (size_t k = 0; k < queue.size(); ++k) {
      for (uint32_t next : neighbours_[queue[k]]) {
        if (out.rootOf[next] != kNone) continue;
        out.rootOf[next] = root;
        out.parentOf[next] = queue[k];
        queue.push_back(next);
      }
    }
  }

  const ConnectionInput& input_;
  Diagnostics& diagnostics_;
  UnionFind sets_;   // nodes and the virtual root
  UnionFind equal_;  // nodes, through kept connections only
  std::vector<std::vector<uint32_t>> neighbours_;
};

class Generator {
 public:
  Generator(const ConnectionInput& input, symbolic::Pool& pool, Diagnostics& diagnostics)
      : input_(input), pool_(pool), diagnostics_(diagnostics), sets_(elementCount(input)), graph_(input, diagnostics) {
    member_.assign(elementCount(input), kNone);
  }

  ConnectionOutput run() {
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

  void connect(const ConnectPair& pair) {
    ENSURE(pair.a.leaves.size() == pair.b.leaves.size(), pair.a.path, pair.b.path);
    // Decide once per pair of overconstrained records; their leaves follow.
    std::map<std::pair<uint32_t, uint32_t>, OverconstrainedGraph::Edge> edges;
    for (size_t k = 0; k < pair.a.leaves.size(); ++k) {
      const uint32_t a = pair.a.leaves[k].overconstrained, b = pair.b.leaves[k].overconstrained;
      if (a == kNone || b == kNone) continue;
      const auto [at, isNew] = edges.try_emplace({a, b});
      if (!isNew) continue;
      at->second = graph_.connect(a, b);
      if (at->second == OverconstrainedGraph::Edge::cut) out_.cuts.push_back({a, b, pair.part, pair.span});
    }
    for (size_t k = 0; k < pair.a.leaves.size(); ++k) {
      const ConnectorLeaf &a = pair.a.leaves[k], &b = pair.b.leaves[k];
      if (a.overconstrained != kNone && b.overconstrained != kNone &&
          edges.at({a.overconstrained, b.overconstrained}) != OverconstrainedGraph::Edge::kept)
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
        addMember(ea, {a.var, flowOf(pair.a, pair.span), pair.a.isOutside, pair.part, pair.span, false});
        addMember(eb, {b.var, flowOf(pair.b, pair.span), pair.b.isOutside, pair.part, pair.span, false});
        return;
    }
  }

  VarId flowOf(const ConnectorEnd& end, SourceSpan span) {
    const auto isFlow = [](const ConnectorLeaf& leaf) { return leaf.kind == LeafKind::flow; };
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
  std::vector<Member> members_;  // flow and stream members in order of occurrence
  std::vector<uint32_t> memberElement_;
  std::vector<uint32_t> member_;  // element -> member
};

}  // namespace

ConnectionOutput generateConnections(const ConnectionInput& input, symbolic::Pool& pool, Diagnostics& diagnostics) {
  return Generator(input, pool, diagnostics).run();
}

}  // namespace armature::model
