// Templates: results over placeholders, and filling them in.
#include <algorithm>
#include <unordered_set>

#include "engine/base/ensure.h"
#include "engine/model/functions_state.h"

namespace armature::model {

using symbolic::Op;
using symbolic::Type;

namespace {

bool isPlaceholder(const symbolic::Pool& pool, ExprId id) {
  return pool.op(id) == Op::variable && pool.variableOf(id).index() >= kPlaceholderBase;
}

// Operations that would generate events on what changes between them; in functions they never do
// (specification 12.2, 8.5).
bool generatesEvents(const symbolic::Pool& pool, ExprId id) {
  switch (pool.op(id)) {
    case Op::less:
    case Op::lessEqual:
    case Op::greater:
    case Op::greaterEqual:
    case Op::floor:
    case Op::ceil:
    case Op::mod:
    case Op::rem:
    case Op::integerDivision:
      return true;
    default:
      return false;
  }
}

// All nodes below the roots that depend on a placeholder, ascending; placeholders included.
std::vector<ExprId> dependentNodes(const symbolic::Pool& pool, std::span<const ExprId> roots,
                                   std::unordered_map<ExprId, bool>& dependent) {
  std::vector<ExprId> all;
  std::vector<ExprId> stack(roots.begin(), roots.end());
  while (!stack.empty()) {
    const ExprId id = stack.back();
    stack.pop_back();
    if (!dependent.emplace(id, false).second) continue;
    all.push_back(id);
    for (ExprId arg : pool.args(id)) stack.push_back(arg);
  }
  std::sort(all.begin(), all.end());
  std::vector<ExprId> result;
  for (ExprId id : all) {
    const auto args = pool.args(id);
    const bool depends =
        isPlaceholder(pool, id) || std::any_of(args.begin(), args.end(), [&](ExprId a) { return dependent.at(a); });
    dependent[id] = depends;
    if (depends) result.push_back(id);
  }
  return result;
}

// Marks what must not generate events. Returns the new node of each old one.
std::unordered_map<ExprId, ExprId> withoutEvents(symbolic::Pool& pool, std::span<const ExprId> nodes) {
  std::unordered_map<ExprId, ExprId> replaced;
  // What a Real decides about changes between events, an Integer that is set under a condition, too.
  std::unordered_set<ExprId> moving;
  std::vector<ExprId> args;
  for (ExprId id : nodes) {
    const auto all = pool.args(id);
    const bool isMoving = std::any_of(all.begin(), all.end(), [&](ExprId a) { return moving.contains(a); });
    if (isMoving || pool.type(id) == Type::real) moving.insert(id);
    if (isPlaceholder(pool, id)) {
      replaced.emplace(id, id);
      continue;
    }
    args.clear();
    for (ExprId arg : pool.args(id)) {
      const auto at = replaced.find(arg);
      args.push_back(at == replaced.end() ? arg : at->second);
    }
    if (pool.op(id) == Op::noEvent && pool.op(args.front()) == Op::noEvent) {
      replaced.emplace(id, args.front());
      continue;
    }
    const bool changed = !std::equal(args.begin(), args.end(), pool.args(id).begin());
    ExprId result = changed ? pool.rebuild(id, args) : id;
    if (isMoving && generatesEvents(pool, result)) result = pool.unary(Op::noEvent, result);
    replaced.emplace(id, result);
  }
  return replaced;
}

// Visits nodes as the lowering of function bodies does.
class Unfolding {
 public:
  Unfolding(size_t most, const Template& body, const symbolic::Pool& pool)
      : most_(most), body_(body), pool_(pool), isKnown_(body.nodes.size(), 0) {}

  bool isBeyond() const { return count_ > most_; }
  void visit(uint32_t reference) {
    if (reference < Template::kLocal + body_.inputCount || isBeyond()) return;
    const uint32_t node = reference - Template::kLocal - body_.inputCount;
    if (isKnown_[node]) return;
    ++count_;
    const uint32_t* const args = body_.args.data() + body_.argStart[node];
    const uint32_t argCount = body_.argStart[node + 1] - body_.argStart[node];
    const bool hasBranches = pool_.op(body_.nodes[node]) == Op::select;
    for (uint32_t k = 0; k < argCount; ++k) {
      const size_t mark = log_.size();
      visit(args[k]);
      for (; hasBranches && k > 0 && log_.size() > mark; log_.pop_back()) isKnown_[log_.back()] = 0;
    }
    isKnown_[node] = 1;
    log_.push_back(node);
  }

 private:
  const size_t most_;
  const Template& body_;
  const symbolic::Pool& pool_;
  size_t count_ = 0;
  std::vector<char> isKnown_;
  std::vector<uint32_t> log_;
};

}  // namespace

bool unfoldsBeyond(size_t most, const Template& body, const symbolic::Pool& pool) {
  Unfolding unfolding(most, body, pool);
  for (const Value& output : body.outputs) visitScalars(output, [&](ExprId id) { unfolding.visit(id.index()); });
  return unfolding.isBeyond();
}

Template ExecutorState::makeTemplate(std::vector<Value> outputs, uint32_t inputCount) {
  std::vector<ExprId> roots;
  const auto collectRoots = [&] {
    roots.clear();
    for (const Value& value : outputs) visitScalars(value, [&](ExprId id) { roots.push_back(id); });
  };
  collectRoots();
  std::unordered_map<ExprId, bool> dependent;
  const std::unordered_map<ExprId, ExprId> replaced = withoutEvents(pool(), dependentNodes(pool(), roots, dependent));
  for (Value& value : outputs)
    value = mapScalars(value, [&](ExprId id) {
      const auto at = replaced.find(id);
      return at == replaced.end() ? id : at->second;
    });
  collectRoots();
  dependent.clear();
  Template result;
  result.inputCount = inputCount;
  std::unordered_map<ExprId, uint32_t> local;
  for (ExprId id : dependentNodes(pool(), roots, dependent)) {
    if (isPlaceholder(pool(), id)) {
      local.emplace(id, pool().variableOf(id).index() - kPlaceholderBase);
      continue;
    }
    result.argStart.push_back(static_cast<uint32_t>(result.args.size()));
    for (ExprId arg : pool().args(id)) {
      const auto at = local.find(arg);
      result.args.push_back(at == local.end() ? arg.index() : Template::kLocal + at->second);
    }
    local.emplace(id, inputCount + static_cast<uint32_t>(result.nodes.size()));
    result.nodes.push_back(id);
  }
  result.argStart.push_back(static_cast<uint32_t>(result.args.size()));
  // Outputs refer to the filled nodes by their local index from now on.
  for (Value& value : outputs)
    value = mapScalars(value, [&](ExprId id) {
      const auto at = local.find(id);
      return at == local.end() ? id : ExprId(Template::kLocal + at->second);
    });
  result.outputs = std::move(outputs);
  return result;
}

std::vector<Value> ExecutorState::fillTemplate(const Template& body, std::span<const ExprId> inputs) {
  ENSURE(inputs.size() == body.inputCount, inputs.size(), body.inputCount);
  std::vector<ExprId> values(inputs.begin(), inputs.end());
  values.reserve(values.size() + body.nodes.size());
  const auto resolve = [&](uint32_t reference) {
    return reference >= Template::kLocal ? values[reference - Template::kLocal] : ExprId(reference);
  };
  std::vector<ExprId> args;
  for (size_t k = 0; k < body.nodes.size(); ++k) {
    args.clear();
    for (uint32_t a = body.argStart[k]; a < body.argStart[k + 1]; ++a) args.push_back(resolve(body.args[a]));
    values.push_back(pool().rebuild(body.nodes[k], args));
  }
  std::vector<Value> result;
  for (const Value& output : body.outputs)
    result.push_back(mapScalars(output, [&](ExprId id) { return resolve(id.index()); }));
  return result;
}

}  // namespace armature::model
