#include "engine/lower/code_builder.h"

#include <algorithm>
#include <ranges>
#include <utility>

#include "engine/base/ensure.h"
#include "engine/base/operation.h"
#include "engine/lower/bottom_up.h"
#include "engine/lower/origins.h"
#include "engine/model/function_table.h"

namespace armature::lower {

namespace pg = program;

uint32_t CodeBuilder::emit(pg::Op op, uint32_t a, uint32_t b, uint32_t c) {
  code_.instrs.push_back({op, a, b, c});
  return kInstr | static_cast<uint32_t>(code_.instrs.size() - 1);
}

// The instruction of a call.
uint32_t CodeBuilder::emitCall(pg::CallSite site) {
  code_.calls.push_back(std::move(site));
  return emit(pg::Op::call, static_cast<uint32_t>(code_.calls.size() - 1)) & ~kInstr;
}

uint32_t CodeBuilder::onlyResultOf(pg::CallSite site) {
  const pg::Slot out = site.outputs.front();
  return emit(pg::Op::result, emitCall(std::move(site)), out);
}

// The place of a literal in the program's list of texts, which has each of them once.
uint32_t CodeBuilder::textIndex(ExprId e) {
  std::vector<std::string>& texts = w_.program->texts;
  if (texts.empty()) texts.emplace_back();
  const auto at = std::find(texts.begin(), texts.end(), w_.pool.textOf(e));
  const auto index = static_cast<uint32_t>(at - texts.begin());
  if (at == texts.end()) texts.emplace_back(w_.pool.textOf(e));
  return index;
}

uint32_t CodeBuilder::leaf(ExprId e) {
  const auto& n = w_.pool.node(e);
  switch (n.op) {
    case Op::constant:
      return slots_.constant(n.number);
    case Op::variable: {
      const VarId v(n.payload);
      if (v.index() < varStamp_.size() && varStamp_[v.index()] == epoch_) return varOperand_[v.index()];
      if (w_.roleOf(v) == Role::replaced) return operand(w_.replacement[v.index()]);
      return slots_.of(v);
    }
    case Op::time:
      return slots_.time;
    case Op::initial:
      return slots_.initialFlag;
    case Op::terminal:
      return slots_.terminalFlag;
    case Op::sample:
      return slots_.sampler(n.payload);
    case Op::text:
      return slots_.constant(textIndex(e));
    case Op::clocked:
      return slots_.constant(0);  // clocks have no value in the run
    default:
      ENSURE(false, static_cast<int>(n.op));
      return slots_.constant(0);
  }
}

// Whether a call of a function lies at or below a node.
bool CodeBuilder::hasCall(ExprId root) {
  if (root.index() < hasCall_.size() && hasCall_[root.index()]) return hasCall_[root.index()] == 2;
  if (hasCall_.size() < w_.pool.size()) hasCall_.resize(w_.pool.size() + w_.pool.size() / 8, 0);
  const auto isKnown = [this](ExprId e) { return hasCall_[e.index()] != 0; };
  const auto argsOf = [this](ExprId e) { return w_.pool.args(e); };
  bottomUp(root, isKnown, argsOf, [this](ExprId e) {
    bool has = w_.pool.op(e) == Op::call ||
               std::ranges::any_of(w_.pool.args(e), [this](ExprId a) { return hasCall_[a.index()] == 2; });
    if (w_.pool.op(e) == Op::variable && w_.roleOf(w_.pool.variableOf(e)) == Role::replaced)
      has = hasCall(w_.replacement[w_.pool.variableOf(e).index()]);
    hasCall_[e.index()] = has ? 2 : 1;
  });
  return hasCall_[root.index()] == 2;
}

void CodeBuilder::remember(ExprId e, uint32_t result) {
  if (stamp_.size() <= e.index()) {
    stamp_.resize(w_.pool.size() + w_.pool.size() / 8, 0);
    memo_.resize(stamp_.size(), 0);
  }
  stamp_[e.index()] = epoch_;
  memo_[e.index()] = result;
}

uint32_t CodeBuilder::operand(ExprId root) {
  if (const uint32_t k = known(root); k != kNone) return k;
  if (!hasCall(root)) return withoutCalls(root);
  const LastCall outer = std::exchange(callBefore_, lastCall_);
  const uint32_t result = withCalls(root, findNeeds(root));
  callBefore_ = outer;
  return result;
}

uint32_t CodeBuilder::withoutCalls(ExprId root) {
  const auto isKnown = [this](ExprId e) { return known(e) != kNone; };
  // The first argument is computed first. Samplers and texts have none in the run.
  const auto argsOf = [this](ExprId e) {
    const Op op = w_.pool.op(e);
    const bool hasNone = op == Op::sample || op == Op::format || op == Op::concat;
    return std::views::reverse(hasNone ? std::span<const ExprId>() : w_.pool.args(e));
  };
  bottomUp(root, isKnown, argsOf, [this](ExprId e) { remember(e, operation(e)); });
  return known(root);
}

// ---- calls ------------------------------------------------------------------------------------------------------
// Only the chosen branch of an if-expression makes its calls: they may be costly (a Fourier transform in a when-clause)
// or fail where their branch does not apply (an assertion in a medium's function). A call that several branches need is
// made where one of them applies.

uint32_t CodeBuilder::branchOf(uint32_t parent, ExprId condition, bool isTrue) {
  const uint64_t key = (static_cast<uint64_t>(parent) << 32 | condition.value) * 2 + (isTrue ? 1 : 0);
  const auto [at, isNew] = branchIndex_.try_emplace(key, static_cast<uint32_t>(branches_.size()));
  if (isNew) branches_.push_back({parent, branches_[parent].depth + 1, condition, isTrue, kNone});
  return at->second;
}

uint32_t CodeBuilder::common(uint32_t a, uint32_t b) const {
  while (a != b) {
    if (branches_[a].depth >= branches_[b].depth)
      a = branches_[a].parent;
    else
      b = branches_[b].parent;
  }
  return a;
}

// True where a branch applies, given that the one around it does.
ExprId CodeBuilder::within(uint32_t branch, uint32_t around, uint32_t& terms) {
  ExprId all = w_.pool.boolean(true);
  for (; branch != around; branch = branches_[branch].parent) {
    const Branch& b = branches_[branch];
    all = w_.pool.binary(Op::logicalAnd, b.isTrue ? b.condition : w_.pool.unary(Op::logicalNot, b.condition), all);
    terms += b.terms;
  }
  return all;
}

// A branch that applies where one of two does: the outer one where they lie within each other, else one with the
// conditions that they have in common, else one with either's conditions.
uint32_t CodeBuilder::either(uint32_t a, uint32_t b) {
  constexpr uint32_t kMostTerms = 32;  // longer conditions cost more than they save
  const uint32_t around = common(a, b);
  if (around == a || around == b) return around;
  const auto pathTo = [&](uint32_t branch) {
    std::vector<uint32_t> path;
    for (; branch != around; branch = branches_[branch].parent) path.insert(path.begin(), branch);
    return path;
  };
  const std::vector<uint32_t> left = pathTo(a), right = pathTo(b);
  uint32_t shared = around;
  for (const uint32_t l : left) {
    const Branch other = branches_[l];
    const bool isShared = std::any_of(right.begin(), right.end(), [&](uint32_t r) {
      return branches_[r].condition == other.condition && branches_[r].isTrue == other.isTrue;
    });
    if (isShared) shared = branchOf(shared, ExprId(other.condition), other.isTrue);
  }
  if (shared != around) return shared;
  const bool areOpposite = left.size() == 1 && right.size() == 1 && branches_[a].condition == branches_[b].condition;
  uint32_t terms = 0;
  const ExprId here = within(a, around, terms), there = within(b, around, terms);
  if (areOpposite || terms > kMostTerms) return around;
  const ExprId condition = w_.pool.binary(Op::logicalOr, here, there);
  if (w_.pool.isConstant(condition)) return around;
  const uint32_t branch = branchOf(around, condition, true);
  branches_[branch].terms = terms;
  return branch;
}

uint32_t CodeBuilder::guardOf(uint32_t branch, const Needs& needs) {
  if (branch == 0) return kNone;
  if (branches_[branch].guard != kNone) return branches_[branch].guard;
  const Branch b = branches_[branch];
  const uint32_t outer = guardOf(b.parent, needs);
  if (b.isUnderWay) return outer;  // the condition itself needs what it is to guard
  branches_[branch].isUnderWay = true;
  uint32_t guard = withCalls(b.condition, needs);
  if (!b.isTrue) guard = emit(pg::Op::logicalNot, guard);
  if (outer != kNone) guard = emit(pg::Op::logicalAnd, outer, guard);
  return branches_[branch].guard = guard;
}

uint32_t CodeBuilder::knownIn(ExprId e, uint32_t branch) const {
  const auto at = inBranch_.find(e);
  return at != inBranch_.end() && covers(at->second.branch, branch) ? at->second.operand : kNone;
}

CodeBuilder::Needs CodeBuilder::findNeeds(ExprId root) {
  std::vector<ExprId> nodes, stack{root};
  Needs needs{{root, branch_}};
  std::unordered_map<ExprId, bool> seen;
  while (!stack.empty()) {
    const ExprId e = stack.back();
    stack.pop_back();
    if (!seen.emplace(e, true).second) continue;
    nodes.push_back(e);
    if (isOutputOf(callBefore_, e, branch_)) continue;
    for (ExprId arg : operandsOf(e))
      if (hasCall(arg)) stack.push_back(arg);
  }
  // Arguments are older than what uses them: from the newest on, every use is known before the node itself.
  std::sort(nodes.begin(), nodes.end(), [](ExprId a, ExprId b) { return b < a; });
  for (ExprId e : nodes) {
    const auto need = needs.find(e);
    // Another output of the call built before needs nothing of its own.
    if (need == needs.end() || isOutputOf(callBefore_, e, need->second)) continue;
    const uint32_t around = need->second;
    const bool isSelect = w_.pool.op(e) == Op::select;
    // The arguments are asked for anew each time: conditions of branches add nodes.
    const size_t count = operandsOf(e).size();
    for (size_t k = 0; k < count; ++k) {
      const ExprId arg = operandsOf(e)[k];
      if (!hasCall(arg)) continue;
      const uint32_t branch = isSelect && k > 0 ? branchOf(around, operandsOf(e)[0], k == 1) : around;
      const auto [at, isNew] = needs.try_emplace(arg, branch);
      if (!isNew) at->second = either(at->second, branch);
    }
  }
  return needs;
}

uint32_t CodeBuilder::withCalls(ExprId e, const Needs& needs) {
  if (const uint32_t k = known(e); k != kNone) return k;
  if (!hasCall(e)) return withoutCalls(e);
  const auto need = needs.find(e);
  const uint32_t branch = need == needs.end() ? branch_ : need->second;
  if (const uint32_t k = knownIn(e, branch); k != kNone) return k;
  const uint32_t guard = guardOf(branch, needs);
  const uint32_t outerGuard = std::exchange(guard_, guard);
  const uint32_t outerBranch = std::exchange(branch_, branch);
  uint32_t result = kNone;
  if (isOutputOf(callBefore_, e, branch)) {
    result = resultOf(e, callBefore_.call.instr);
  } else if (isOutputOf(lastCall_, e, branch)) {
    result = resultOf(e, lastCall_.call.instr);
  } else {
    const std::vector<ExprId> args(operandsOf(e).begin(), operandsOf(e).end());
    std::vector<uint32_t> operands;
    operands.reserve(args.size());
    for (ExprId arg : args) operands.push_back(withCalls(arg, needs));
    guard_ = guard;
    branch_ = branch;
    // The arguments are known for this operation; those with calls hold only in their branch.
    for (size_t k = 0; k < args.size(); ++k) remember(args[k], operands[k]);
    result = operation(e);
    for (ExprId arg : args)
      if (hasCall(arg)) stamp_[arg.index()] = 0;
  }
  guard_ = outerGuard;
  branch_ = outerBranch;
  inBranch_[e] = {result, branch};
  return result;
}

uint32_t CodeBuilder::operation(ExprId e) {
  const symbolic::Node n = w_.pool.node(e);
  const auto arg = [&](size_t k) { return known(w_.pool.arg(e, k)); };
  switch (n.op) {
    case Op::noEvent:
    case Op::toReal:
    case Op::homotopy:
      return arg(0);
    case Op::smooth:
      return arg(1);
    case Op::call:
    case Op::delay:
    case Op::transport:
      return call(e);
    case Op::lookup: {
      std::vector<uint32_t> values;
      for (size_t k = 1; k < n.argCount; ++k) values.push_back(arg(k));
      code_.lists.push_back(std::move(values));
      return emit(pg::Op::lookup, arg(0), static_cast<uint32_t>(code_.lists.size() - 1));
    }
    default:
      break;
  }
  if (n.argCount == 0 || n.op == Op::sample || n.op == Op::format || n.op == Op::concat) return leaf(e);
  const uint32_t a = arg(0), b = n.argCount > 1 ? arg(1) : 0, c = n.argCount > 2 ? arg(2) : 0;
  const std::optional<pg::Op> op = sameOperation<pg::Op>(n.op);
  ENSURE(op, static_cast<int>(n.op));
  return emit(*op, a, b, c);
}

// Outputs of one function for the same arguments share a call, also one that was made for a branch around this one.
uint32_t CodeBuilder::call(ExprId e) {
  const symbolic::Node n = w_.pool.node(e);
  std::vector<uint32_t> args;
  for (ExprId arg : operandsOf(e)) args.push_back(known(arg));
  if (n.op == Op::delay) {
    pg::CallSite site;
    site.kind = pg::CallSite::Kind::delay;
    site.target = n.payload;
    site.args = args;
    site.args[0] = slots_.delaySource(n.payload);
    site.outputs.push_back(slots_.fresh());
    return onlyResultOf(std::move(site));
  }
  if (n.op == Op::transport) return transport(e, std::move(args));
  uint64_t key = n.payload;
  for (uint32_t a : args) key = key * 0x9E3779B97F4A7C15ull + a + 1;
  std::vector<Call>& made = calls_[key];
  const auto found = std::find_if(made.begin(), made.end(), [&](const Call& call) {
    const pg::CallSite& site = code_.calls[code_.instrs[call.instr].a];
    const size_t count = site.args.size() - (site.isGuarded ? 1 : 0);
    return site.target == n.payload && covers(call.branch, branch_) &&
           std::equal(args.begin(), args.end(), site.args.begin(),
                      site.args.begin() + static_cast<std::ptrdiff_t>(count));
  });
  lastCall_ = {e, found == made.end() ? Call{} : *found};
  if (found == made.end()) {
    pg::CallSite site;
    if (guard_ != kNone) args.push_back(guard_);
    site.target = n.payload;
    site.origin = origin_;
    site.args = args;
    site.isGuarded = guard_ != kNone;
    const size_t outputs = w_.m.functions && n.payload < w_.m.functions->functions.size()
                               ? w_.m.functions->functions[n.payload].outputs.size()
                               : n.outputIndex + 1u;
    for (size_t k = 0; k < outputs; ++k) site.outputs.push_back(slots_.fresh());
    lastCall_.call = {emitCall(std::move(site)), branch_};
    made.push_back(lastCall_.call);
  }
  return resultOf(e, lastCall_.call.instr);
}

uint32_t CodeBuilder::transport(ExprId e, std::vector<uint32_t> args) {
  using Kind = pg::CallSite::Kind;
  using Read = symbolic::TransportRead;
  const Read read = w_.pool.readOf(e);
  pg::CallSite site;
  site.kind = read == Read::distance                             ? Kind::distance
              : read == Read::slopeAt0 || read == Read::slopeAt1 ? Kind::gradient
                                                                 : Kind::transported;
  site.target = w_.pool.node(e).payload;
  site.isAtEnd = read == Read::valueAt1 || read == Read::slopeAt1;
  site.args = std::move(args);
  site.outputs.push_back(slots_.fresh());
  return onlyResultOf(std::move(site));
}

uint32_t CodeBuilder::resultOf(ExprId e, uint32_t instr) {
  const pg::CallSite& site = code_.calls[code_.instrs[instr].a];
  return emit(pg::Op::result, instr, site.outputs[w_.pool.node(e).outputIndex]);
}

// Whether a node is another output of a call that has been made where a branch applies: a function with thousands of
// outputs has as many nodes.
bool CodeBuilder::isOutputOf(const LastCall& made, ExprId e, uint32_t branch) const {
  const ExprId output = made.output;
  if (!output || w_.pool.op(e) != Op::call || w_.pool.node(e).payload != w_.pool.node(output).payload) return false;
  const auto a = w_.pool.args(e), b = w_.pool.args(output);
  return std::equal(a.begin(), a.end(), b.begin(), b.end()) && covers(made.call.branch, branch);
}

uint32_t CodeBuilder::originOf(PartId part) {
  const auto [at, isNew] = originOfPart_.emplace(part.value, kNone);
  if (isNew) at->second = addOrigin(w_, part);
  return at->second;
}

void CodeBuilder::assign(VarId v, ExprId e, pg::Slot slot) {
  if (hasCall(e)) origin_ = originOf(w_.var(v).part);
  const uint32_t value = operand(e);
  emit(pg::Op::store, value, slot);
  if (varStamp_.size() <= v.index()) {
    varStamp_.resize(w_.m.variables.size(), 0);
    varOperand_.resize(varStamp_.size(), 0);
  }
  varStamp_[v.index()] = epoch_;
  varOperand_[v.index()] = value;
  const ExprId leafNode = w_.leaf(v);
  if (leafNode.index() < stamp_.size() && stamp_[leafNode.index()] == epoch_) memo_[leafNode.index()] = value;
}

void CodeBuilder::store(pg::Slot slot, ExprId e) {
  emit(pg::Op::store, operand(e), slot);
}

uint32_t CodeBuilder::finish() {
  w_.program->codes.push_back(std::move(code_));
  code_ = {};
  calls_.clear();
  branches_.assign(1, Branch{});
  branchIndex_.clear();
  inBranch_.clear();
  lastCall_ = callBefore_ = {};
  ++epoch_;
  return static_cast<uint32_t>(w_.program->codes.size() - 1);
}

void fixOperands(pg::Program& program) {
  const uint32_t base = program.slotCount;
  const auto fix = [&](uint32_t& operand) {
    if (operand & CodeBuilder::kInstr) operand = base + (operand & ~CodeBuilder::kInstr);
  };
  for (pg::Code& code : program.codes) {
    for (pg::Instr& i : code.instrs) {
      if (i.op == pg::Op::call || i.op == pg::Op::result) continue;
      fix(i.a);
      if (i.op == pg::Op::store || i.op == pg::Op::lookup) continue;
      fix(i.b);
      fix(i.c);
    }
    for (pg::CallSite& c : code.calls)
      for (uint32_t& a : c.args) fix(a);
    for (auto& list : code.lists)
      for (uint32_t& o : list) fix(o);
  }
}

}  // namespace armature::lower
