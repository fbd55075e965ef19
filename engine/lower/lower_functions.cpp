#include "engine/lower/lower_functions.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <map>
#include <optional>
#include <unordered_map>
#include <utility>

#include "engine/base/ensure.h"
#include "engine/base/operation.h"

namespace armature::lower {

using model::RunFunction;
using program::FunctionCode;
using program::FunctionInstr;
using Kind = FunctionInstr::Kind;
using SymbolicOp = symbolic::Op;
using ProgramOp = program::Op;

namespace {

// Registers of constants are numbered from here until the number of the others is known.
constexpr uint32_t kConstantBase = 0x80000000u;

class FunctionLowering {
 public:
  FunctionLowering(const model::FunctionTable& table, const RunFunction& function)
      : table_(table), pool_(table.pool), function_(function), temporaries_(function.slotCount) {}

  std::shared_ptr<const FunctionCode> run() {
    code_.name = function_.name;
    code_.inputCount = function_.inputCount;
    code_.outputs = function_.outputs;
    code_.isImpure = function_.isImpure;
    statements(function_.body);
    if (!function_.native.empty()) nativeCall();
    for (size_t jump : returns_) code_.instrs[jump].target = position();
    add(Kind::end);
    placeConstants();
    return std::make_shared<const FunctionCode>(std::move(code_));
  }

 private:
  // ---- statements ----

  void statements(const RunFunction::Body& body) {
    for (const RunFunction::Statement& s : body) {
      std::visit([&](const auto& what) { statement(what); }, s.what);
      endStatement();
    }
  }

  // Values computed so far may change with the next assignment.
  void endStatement() {
    memo_.clear();
    log_.clear();
    callMemo_.clear();
    callLog_.clear();
    nextTemporary_ = 0;
  }

  void statement(const RunFunction::Assign& s) {
    const uint32_t value = compile(s.value);
    if (!s.index.isValid()) {
      add(Kind::move, s.target, value);
      return;
    }
    const uint32_t index = compile(s.index);
    FunctionInstr& i = add(Kind::storeArray, s.target, index);
    i.b = s.length;
    i.c = value;
  }

  void statement(const RunFunction::Call& s) {
    FunctionCode::Call site{s.function.index(), {}, {}};
    for (ExprId arg : s.args) site.args.push_back(compile(arg));
    site.targets = s.targets;
    code_.calls.push_back(std::move(site));
    add(Kind::call, 0, static_cast<uint32_t>(code_.calls.size() - 1));
  }

  void statement(const RunFunction::If& s) {
    std::vector<size_t> ends;
    for (const auto& [condition, body] : s.branches) {
      size_t skip = program::kNone;
      if (condition.isValid()) {
        const uint32_t c = compile(condition);
        skip = code_.instrs.size();
        add(Kind::jumpIfFalse, 0, c);
        endStatement();
      }
      statements(body);
      ends.push_back(code_.instrs.size());
      add(Kind::jump);
      if (skip != program::kNone) code_.instrs[skip].target = position();
    }
    for (size_t jump : ends) code_.instrs[jump].target = position();
  }

  void statement(const RunFunction::While& s) {
    const uint32_t start = position();
    const uint32_t condition = compile(s.condition);
    const size_t leave = code_.instrs.size();
    add(Kind::jumpIfFalse, 0, condition);
    endStatement();
    std::vector<size_t> outer = std::exchange(breaks_, {});
    statements(s.body);
    statements(s.step);
    add(Kind::jump, start);
    code_.instrs[leave].target = position();
    for (size_t jump : breaks_) code_.instrs[jump].target = position();
    breaks_ = std::move(outer);
  }

  void statement(const RunFunction::Assert& s) {
    const uint32_t condition = compile(s.condition);
    const size_t skip = code_.instrs.size();
    add(Kind::jumpIfTrue, 0, condition);
    endStatement();
    const uint32_t message = compile(s.message);
    add(s.isWarning ? Kind::warn : Kind::fail, 0, message);
    code_.instrs[skip].target = position();
  }

  void statement(const RunFunction::Break&) {
    breaks_.push_back(code_.instrs.size());
    add(Kind::jump);
  }

  void statement(const RunFunction::Return&) {
    returns_.push_back(code_.instrs.size());
    add(Kind::jump);
  }

  void nativeCall() {
    FunctionCode::Native site;
    site.name = function_.native;
    site.function = native::findFunction(function_.native);
    if (site.function == nullptr) site.foreign = function_.foreign;
    for (const RunFunction::NativeArgument& argument : function_.nativeArguments) {
      site.shape.push_back(argument.isArray ? static_cast<int32_t>(argument.values.size()) : -1);
      for (ExprId value : argument.values) site.args.push_back(compile(value));
    }
    site.targets = function_.nativeTargets;
    code_.natives.push_back(std::move(site));
    add(Kind::native, 0, static_cast<uint32_t>(code_.natives.size() - 1));
  }

  // ---- expressions ----

  // The register that holds the value of an expression from here on.
  uint32_t compile(ExprId id) {
    const auto known = memo_.find(id);
    if (known != memo_.end()) return known->second;
    const uint32_t result = compileNew(id);
    memo_.emplace(id, result);
    log_.push_back(id);
    return result;
  }

  uint32_t compileNew(ExprId id) {
    const symbolic::Node& node = pool_.node(id);
    switch (node.op) {
      case SymbolicOp::constant:
        return constant(node.number);
      case SymbolicOp::variable:
        return pool_.variableOf(id).index();
      case SymbolicOp::text:
        return addNew(Kind::text, text(pool_.textOf(id)));
      case SymbolicOp::noEvent:
      case SymbolicOp::toReal:
        return compile(pool_.arg(id, 0));
      case SymbolicOp::smooth:
        return compile(pool_.arg(id, 1));
      case SymbolicOp::homotopy:
        return compile(pool_.arg(id, 0));
      case SymbolicOp::select:
        return select(id);
      case SymbolicOp::lookup:
        return lookup(id);
      case SymbolicOp::call:
        return call(id);
      case SymbolicOp::concat: {
        const uint32_t a = compile(pool_.arg(id, 0)), b = compile(pool_.arg(id, 1));
        const uint32_t target = addNew(Kind::concat, a);
        code_.instrs.back().b = b;
        return target;
      }
      case SymbolicOp::format:
        return format(id);
      default:
        return arithmetic(id);
    }
  }

  uint32_t arithmetic(ExprId id) {
    const std::optional<ProgramOp> op = sameOperation<ProgramOp>(pool_.op(id));
    // What has no meaning within a function (time, pre …) is not a number; the translation has refused it before.
    if (!op) return constant(std::numeric_limits<double>::quiet_NaN());
    const auto args = pool_.args(id);
    const bool isText = pool_.type(args[0]) == symbolic::Type::string;
    uint32_t a = compile(args[0]);
    uint32_t b = args.size() > 1 ? compile(args[1]) : 0;
    if (isText) {
      a = addNew(Kind::compareText, a);
      code_.instrs.back().b = b;
      b = constant(0);
    }
    const uint32_t target = addNew(Kind::compute, a);
    code_.instrs.back().op = *op;
    code_.instrs.back().b = b;
    return target;
  }

  static bool isLeaf(SymbolicOp op) { return op == SymbolicOp::constant || op == SymbolicOp::variable; }

  uint32_t select(ExprId id) {
    const ExprId yes = pool_.arg(id, 1), no = pool_.arg(id, 2);
    const uint32_t condition = compile(pool_.arg(id, 0));
    if (isLeaf(pool_.op(yes)) && isLeaf(pool_.op(no))) {
      const uint32_t a = compile(yes), b = compile(no);
      const uint32_t target = addNew(Kind::compute, condition);
      code_.instrs.back().op = ProgramOp::select;
      code_.instrs.back().b = a;
      code_.instrs.back().c = b;
      return target;
    }
    const uint32_t target = newTemporary();
    const size_t skip = code_.instrs.size();
    add(Kind::jumpIfFalse, 0, condition);
    branchValue(yes, target);
    const size_t end = code_.instrs.size();
    add(Kind::jump);
    code_.instrs[skip].target = position();
    branchValue(no, target);
    code_.instrs[end].target = position();
    return target;
  }

  // What is computed in a branch is unknown behind it.
  void branchValue(ExprId id, uint32_t target) {
    const size_t mark = log_.size(), callMark = callLog_.size();
    add(Kind::move, target, compile(id));
    while (log_.size() > mark) {
      memo_.erase(log_.back());
      log_.pop_back();
    }
    while (callLog_.size() > callMark) {
      callMemo_.erase(callLog_.back());
      callLog_.pop_back();
    }
  }

  uint32_t lookup(ExprId id) {
    const auto args = pool_.args(id);
    const uint32_t index = compile(args[0]);
    bool isContiguous = true;
    for (size_t k = 1; k < args.size(); ++k)
      isContiguous = isContiguous && pool_.op(args[k]) == SymbolicOp::variable &&
                     pool_.variableOf(args[k]).index() == pool_.variableOf(args[1]).index() + k - 1;
    if (isContiguous && args.size() > 1) {
      const uint32_t target = addNew(Kind::loadArray, index);
      code_.instrs.back().b = pool_.variableOf(args[1]).index();
      code_.instrs.back().c = static_cast<uint32_t>(args.size() - 1);
      return target;
    }
    std::vector<uint32_t> list;
    for (size_t k = 1; k < args.size(); ++k) list.push_back(compile(pool_.arg(id, k)));
    code_.lists.push_back(std::move(list));
    const uint32_t target = addNew(Kind::load, index);
    code_.instrs.back().b = static_cast<uint32_t>(code_.lists.size() - 1);
    return target;
  }

  // All results of a call are taken at once; other outputs of the same call find them.
  uint32_t call(ExprId id) {
    const symbolic::Node node = pool_.node(id);
    const auto args = pool_.callArgs(id);
    CallKey key{node.payload, {args.begin(), args.end()}};
    auto known = callMemo_.find(key);
    if (known == callMemo_.end()) {
      FunctionCode::Call site{node.payload, {}, {}};
      for (ExprId arg : key.second) site.args.push_back(compile(arg));
      const size_t outputs = table_.functions[node.payload].outputs.size();
      for (size_t k = 0; k < outputs; ++k) site.targets.push_back(newTemporary());
      const uint32_t first = outputs > 0 ? site.targets.front() : 0;
      code_.calls.push_back(std::move(site));
      add(Kind::call, 0, static_cast<uint32_t>(code_.calls.size() - 1));
      callLog_.push_back(key);
      known = callMemo_.emplace(std::move(key), first).first;
    }
    return known->second + node.outputIndex;
  }

  uint32_t format(ExprId id) {
    const ExprId value = pool_.arg(id, 0);
    const symbolic::Type type = pool_.type(value);
    const uint32_t a = compile(value);
    if (type == symbolic::Type::string) return a;
    const uint32_t target = addNew(Kind::format, a);
    code_.instrs.back().b = text(pool_.formatOf(id));
    code_.instrs.back().c = type == symbolic::Type::boolean ? 2 : type == symbolic::Type::integer ? 1 : 0;
    return target;
  }

  // ---- instructions and registers ----

  FunctionInstr& add(Kind kind, uint32_t target = 0, uint32_t a = 0) {
    code_.instrs.push_back({kind, ProgramOp::add, target, a, 0, 0});
    return code_.instrs.back();
  }
  uint32_t addNew(Kind kind, uint32_t a) {
    const uint32_t target = newTemporary();
    add(kind, target, a);
    return target;
  }
  uint32_t newTemporary() {
    const uint32_t result = function_.slotCount + nextTemporary_++;
    temporaries_ = std::max(temporaries_, result + 1);
    return result;
  }
  uint32_t constant(double value) {
    const auto [at, isNew] =
        constants_.try_emplace(std::bit_cast<uint64_t>(value), static_cast<uint32_t>(constants_.size()));
    if (isNew) code_.constants.emplace_back(at->second, value);
    return kConstantBase + at->second;
  }
  uint32_t text(std::string_view value) {
    const auto at = std::find(code_.texts.begin(), code_.texts.end(), value);
    if (at != code_.texts.end()) return static_cast<uint32_t>(at - code_.texts.begin());
    code_.texts.emplace_back(value);
    return static_cast<uint32_t>(code_.texts.size() - 1);
  }
  uint32_t position() const { return static_cast<uint32_t>(code_.instrs.size()); }

  // Constants lie behind slots and temporaries.
  void placeConstants() {
    const auto place = [&](uint32_t& r) {
      if (r != program::kNone && r >= kConstantBase) r = temporaries_ + (r - kConstantBase);
    };
    for (FunctionInstr& i : code_.instrs)
      for (uint32_t* field : {&i.target, &i.a, &i.b, &i.c}) place(*field);
    for (auto& list : code_.lists) std::for_each(list.begin(), list.end(), place);
    for (FunctionCode::Call& site : code_.calls) std::for_each(site.args.begin(), site.args.end(), place);
    for (FunctionCode::Native& site : code_.natives) std::for_each(site.args.begin(), site.args.end(), place);
    for (auto& [target, value] : code_.constants) target += temporaries_;
    code_.registerCount = temporaries_ + static_cast<uint32_t>(code_.constants.size());
  }

  using CallKey = std::pair<uint32_t, std::vector<ExprId>>;
  const model::FunctionTable& table_;
  const symbolic::Pool& pool_;
  const RunFunction& function_;
  FunctionCode code_;
  uint32_t temporaries_;  // slots and temporaries
  uint32_t nextTemporary_ = 0;
  std::unordered_map<uint64_t, uint32_t> constants_;
  std::unordered_map<ExprId, uint32_t> memo_;
  std::vector<ExprId> log_;
  std::map<CallKey, uint32_t> callMemo_;
  std::vector<CallKey> callLog_;
  std::vector<size_t> breaks_, returns_;
};

}  // namespace

std::shared_ptr<const FunctionCode> lowerFunction(const model::FunctionTable& table, FunctionId function) {
  ENSURE(function.index() < table.functions.size(), function.index());
  return FunctionLowering(table, table.functions[function.index()]).run();
}

std::vector<std::shared_ptr<const FunctionCode>> lowerFunctions(const model::FunctionTable& table) {
  std::vector<std::shared_ptr<const FunctionCode>> result;
  for (size_t k = 0; k < table.functions.size(); ++k) result.push_back(lowerFunction(table, FunctionId(k)));
  return result;
}

}  // namespace armature::lower
