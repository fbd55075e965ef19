#include "engine/model/overconstrained_graph.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <string_view>

namespace armature::model {
namespace {

constexpr uint32_t kNone = 0xFFFFFFFFu;

// The part that a node's connector belongs to: "spherical1" of "spherical1.frame_a.R".
std::string_view partOf(std::string_view path) {
  for (int k = 0; k < 2; ++k) {
    const size_t dot = path.rfind('.');
    path = dot == std::string_view::npos ? std::string_view{} : path.substr(0, dot);
  }
  return path;
}

}  // namespace

OverconstrainedGraph::OverconstrainedGraph(const ConnectionInput& input, Diagnostics& diagnostics)
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

std::vector<OverconstrainedGraph::Edge> OverconstrainedGraph::connect(
    const std::vector<std::pair<uint32_t, uint32_t>>& connections) {
  steps_ = stepsFromDefiniteRoots(connections);
  std::vector<size_t> order(connections.size());
  std::iota(order.begin(), order.end(), size_t{0});
  std::ranges::stable_sort(order, {}, [&](size_t k) {
    const auto [near, far] = std::minmax(steps_[connections[k].first], steps_[connections[k].second]);
    return std::pair(near, far);
  });
  std::vector<Edge> edges(connections.size(), Edge::kept);
  for (const size_t k : order) {
    const auto [a, b] = connections[k];
    if (equal_.find(a) == equal_.find(b)) {
      edges[k] = Edge::redundant;
    } else if (!sets_.join(a, b)) {
      edges[k] = Edge::cut;
    } else {
      equal_.join(a, b);
      addEdge(a, b);
    }
  }
  return edges;
}

void OverconstrainedGraph::finish(ConnectionOutput& out) {
  const uint32_t count = static_cast<uint32_t>(input_.nodes.size());
  out.rootOf.assign(count, kNone);
  out.parentOf.assign(count, kNone);
  for (uint32_t i = 0; i < count; ++i)
    if (input_.nodes[i].isRoot) spread(i, out);
  for (const uint32_t root : chosenRoots(out)) spread(root, out);
  for (uint32_t i = 0; i < count; ++i) {
    if (out.rootOf[i] != kNone) continue;
    spread(i, out);
    // A lone record that nobody connects needs no root; it is what its declaration makes of it.
    if (!neighbours_[i].empty()) reportRootless(i, out);
  }
}

void OverconstrainedGraph::addEdge(uint32_t a, uint32_t b) {
  neighbours_[a].push_back(b);
  neighbours_[b].push_back(a);
}

// Breadth-first search from a root along kept edges.
void OverconstrainedGraph::spread(uint32_t root, ConnectionOutput& out) const {
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

// Of the potential roots of each tree that no definite root has reached: the one of the lowest priority, as the
// specification asks; between equals the one nearest to what is fixed. Of two bodies in a row that hang on a ball joint
// the inner one has its orientation as state then, wherever they stand in the text, and the outer one follows by way of
// the joint between them, as in a tree of bodies that begins with the world.
std::vector<uint32_t> OverconstrainedGraph::chosenRoots(const ConnectionOutput& out) {
  std::map<uint32_t, uint32_t> best;  // set -> potential root
  const auto merit = [&](uint32_t node) { return std::pair(input_.nodes[node].priority, steps_[node]); };
  for (uint32_t i = 0; i < input_.nodes.size(); ++i) {
    if (!input_.nodes[i].isPotentialRoot || out.rootOf[i] != kNone) continue;
    const auto [at, isNew] = best.emplace(sets_.find(i), i);
    if (!isNew && merit(i) < merit(at->second)) at->second = i;
  }
  std::vector<uint32_t> roots;
  for (const auto& [set, root] : best) roots.push_back(root);
  std::ranges::sort(roots);
  return roots;
}

// Per node: how many connections, branches and parts lie between it and the nearest definite root; kNone where nothing
// leads there. Other than along the tree, a part leads from each of its connectors to all others.
std::vector<uint32_t> OverconstrainedGraph::stepsFromDefiniteRoots(
    const std::vector<std::pair<uint32_t, uint32_t>>& connections) const {
  const uint32_t count = static_cast<uint32_t>(input_.nodes.size());
  std::unordered_map<std::string_view, std::vector<uint32_t>> ofPart;
  std::vector<std::vector<uint32_t>> beyond(count);
  for (uint32_t i = 0; i < count; ++i) ofPart[partOf(input_.nodes[i].path)].push_back(i);
  for (const auto& [a, b] : connections) {
    beyond[a].push_back(b);
    beyond[b].push_back(a);
  }
  std::vector<uint32_t> steps(count, kNone), queue;
  for (uint32_t i = 0; i < count; ++i) {
    if (!input_.nodes[i].isRoot) continue;
    steps[i] = 0;
    queue.push_back(i);
  }
  for (size_t k = 0; k < queue.size(); ++k) {
    const uint32_t at = queue[k];
    const auto reach = [&](const std::vector<uint32_t>& list) {
      for (const uint32_t next : list) {
        if (steps[next] != kNone) continue;
        steps[next] = steps[at] + 1;
        queue.push_back(next);
      }
    };
    reach(neighbours_[at]);
    reach(beyond[at]);
    std::vector<uint32_t>& others = ofPart[partOf(input_.nodes[at].path)];
    reach(others);
    others.clear();  // all of them have been reached
  }
  return steps;
}

// Names the outermost connector of the tree that was spread from `root`: the one that is seen in the diagram.
void OverconstrainedGraph::reportRootless(uint32_t root, const ConnectionOutput& out) {
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

}  // namespace armature::model
