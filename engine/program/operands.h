// The operands of instructions.
#pragma once
#include "engine/program/program.h"

namespace armature::program {

// Visits every operand of an instruction (values only, not slots or indices).
template <class Visit>
void forEachOperand(Instr& n, Visit visit) {
  switch (n.op) {
    case Op::store:
    case Op::lookup:
      visit(n.a);
      return;
    case Op::call:
    case Op::result:
      return;
    case Op::select:
      visit(n.a);
      visit(n.b);
      visit(n.c);
      return;
    default:
      break;
  }
  visit(n.a);
  if (n.op >= Op::add) visit(n.b);
}

}  // namespace armature::program
