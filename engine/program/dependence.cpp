#include "engine/program/dependence.h"

#include <unordered_map>

#include "engine/program/operands.h"
#include "engine/program/tangent_code.h"

namespace armature::program {

static bool isPiecewiseConstant(Op op) {
  return op == Op::logicalNot || op == Op::sign || op == Op::floor || op == Op::ceil || op == Op::integerDivision ||
         (op >= Op::less && op <= Op::logicalOr);
}

void Dependence::propagate(const Code& code, const Cut& cut) {
  std::vector<DependenceSets::SetId> of(code.instrs.size(), DependenceSets::kEmpty);
  auto operand = [&](uint32_t o) { return o < slotCount_ ? of_[o] : of[o - slotCount_]; };
  std::vector<std::pair<Slot, DependenceSets::SetId>> stores;
  std::unordered_map<uint32_t, DependenceSets::SetId> ofCall;
  std::vector<Slot> storedIn(code.instrs.size(), kNone);
  for (const Instr& n : code.instrs)
    if (n.op == Op::store && n.a >= slotCount_ && storedIn[n.a - slotCount_] == kNone) storedIn[n.a - slotCount_] = n.b;
  for (uint32_t i = 0; i < code.instrs.size(); ++i) {
    Instr n = code.instrs[i];
    switch (n.op) {
      case Op::store:
        stores.emplace_back(n.b, operand(n.a));
        break;
      case Op::call: {
        DependenceSets::SetId all = DependenceSets::kEmpty;
        if (code.calls[n.a].kind == CallSite::Kind::function)
          for (uint32_t o : code.calls[n.a].args) all = sets_.unite(all, operand(o));
        if (code.calls[n.a].kind == CallSite::Kind::transported) all = operand(code.calls[n.a].args[0]);
        ofCall[i] = all;
        for (Slot s : code.calls[n.a].outputs) stores.emplace_back(s, all);
        break;
      }
      case Op::result:
        of[i] = ofCall[n.a];
        break;
      case Op::lookup:
        for (uint32_t o : code.lists[n.b]) of[i] = sets_.unite(of[i], operand(o));
        break;
      case Op::select:
        of[i] = sets_.unite(operand(n.b), operand(n.c));
        break;
      default:
        if (isPiecewiseConstant(n.op)) break;
        forEachOperand(n, [&](uint32_t& o) { of[i] = sets_.unite(of[i], operand(o)); });
    }
    if (storedIn[i] != kNone) of[i] = cut(storedIn[i], of[i]);
  }
  for (const auto& [slot, set] : stores) of_[slot] = set;
}

}  // namespace armature::program
