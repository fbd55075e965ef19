// The numbers that the operators of a formula make; truths are one and zero.
#pragma once
#include "engine/facade/formula.h"

namespace armature {

// Not a number where there is none, as of a division by zero.
double formulaValue(Formula::Operator op, double a, double b);
// Of the operators with one operand.
double formulaValue(Formula::Operator op, double a);

}  // namespace armature
