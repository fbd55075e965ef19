// From expressions to strict SSA codes: each distinct expression is computed once per code, in equation order.
#pragma once
#include <unordered_map>
#include <vector>

#include "engine/lower/slot_table.h"
#include "engine/lower/work.h"

namespace armature::lower {

// Builds one code after the other. Operands of instruction results carry kInstr until `fixOperands`, because the number
// of slots is known only at the end.
class CodeBuilder {
 public:
  static constexpr uint32_t kInstr = 0x80000000u;
  CodeBuilder(Work& work, SlotTable& slots) : w_(work), slots_(slots) {}

  bool isEmpty() const { return code_.instrs.empty(); }
  // Computes an expression; the operand that holds it.
  uint32_t operand(ExprId e);
  // v := e; later uses of v in this code take the computed value.
  void assign(VarId v, ExprId e) { assign(v, e, slots_.of(v)); }
  // The same, but the value is stored elsewhere.
  void assign(VarId v, ExprId e, program::Slot slot);
  void store(program::Slot slot, ExprId e);
  // The origin of what is computed from now on, for the messages of calls that fail; an assignment has the part of its
  // variable.
  void setOrigin(uint32_t origin) { origin_ = origin; }
  // Ends the code and adds it to the program; its index.
  uint32_t finish();

 private:
  uint32_t leaf(ExprId e);
  uint32_t textIndex(ExprId e);
  uint32_t emit(program::Op op, uint32_t a, uint32_t b = 0, uint32_t c = 0);
  uint32_t emitCall(program::CallSite site);
  uint32_t onlyResultOf(program::CallSite site);
  uint32_t operation(ExprId e);
  uint32_t call(ExprId e);
  uint32_t transport(ExprId e, std::vector<uint32_t> args);
  uint32_t resultOf(ExprId e, uint32_t instr);
  bool hasCall(ExprId root);
  // The arguments, those of a call one by one.
  std::span<const ExprId> operandsOf(ExprId e) const {
    return w_.pool.op(e) == Op::call ? w_.pool.callArgs(e) : w_.pool.args(e);
  }
  uint32_t withoutCalls(ExprId root);
  void remember(ExprId e, uint32_t result);

  // Where a call is needed: the branch of an if-expression, within the branch around it. 0 is no branch at all.
  struct Branch {
    uint32_t parent = 0;
    uint32_t depth = 0;
    ExprId condition;
    bool isTrue = false;
    uint32_t guard = kNone;  // operand that is true where the branch applies
    uint32_t terms = 1;      // conditions that make up `condition`
    bool isUnderWay = false;
  };
  using Needs = std::unordered_map<ExprId, uint32_t>;  // expression with calls → branch that covers all its uses
  uint32_t branchOf(uint32_t parent, ExprId condition, bool isTrue);
  uint32_t common(uint32_t a, uint32_t b) const;
  bool covers(uint32_t outer, uint32_t inner) const { return common(outer, inner) == outer; }
  ExprId within(uint32_t branch, uint32_t around, uint32_t& terms);
  uint32_t either(uint32_t a, uint32_t b);
  uint32_t guardOf(uint32_t branch, const Needs& needs);
  Needs findNeeds(ExprId root);
  uint32_t withCalls(ExprId e, const Needs& needs);
  uint32_t knownIn(ExprId e, uint32_t branch) const;
  uint32_t known(ExprId e) const {
    return e.index() < stamp_.size() && stamp_[e.index()] == epoch_ ? memo_[e.index()] : kNone;
  }
  uint32_t originOf(PartId part);
  Work& w_;
  SlotTable& slots_;
  program::Code code_;
  uint32_t origin_ = kNone;
  std::unordered_map<uint32_t, uint32_t> originOfPart_;
  struct Call {
    uint32_t instr = kNone, branch = 0;  // made where the branch applies
  };
  struct LastCall {
    ExprId output;
    Call call;
  };
  bool isOutputOf(const LastCall& made, ExprId e, uint32_t branch) const;
  LastCall lastCall_;
  LastCall callBefore_;  // the last one when the expression under way was begun: its needs count on it
  uint32_t epoch_ = 1;
  uint32_t guard_ = kNone;  // operand: calls built now are made where it is true
  std::vector<Branch> branches_ = std::vector<Branch>(1);
  std::unordered_map<uint64_t, uint32_t> branchIndex_;  // parent, condition and side → branch
  uint32_t branch_ = 0;                                 // around what is being built
  struct InBranch {
    uint32_t operand = kNone, branch = 0;
  };
  std::unordered_map<ExprId, InBranch> inBranch_;          // expressions with calls, known where the branch applies
  std::vector<uint8_t> hasCall_;                           // per expression: 0 unknown, 1 no, 2 yes
  std::vector<uint32_t> stamp_, memo_;                     // per expression
  std::vector<uint32_t> varStamp_, varOperand_;            // per variable
  std::unordered_map<uint64_t, std::vector<Call>> calls_;  // by hash of function and arguments
};

// Replaces marked operands by slotCount + instruction in all codes of a program.
void fixOperands(program::Program& program);

}  // namespace armature::lower
