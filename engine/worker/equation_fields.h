// How the equations of a class cross between processes.
#pragma once
#include "engine/facade/class_equations.h"
#include "engine/worker/wire.h"

namespace armature::worker {

template <>
struct LastLiteral<EquationLine::Kind> {
  static constexpr auto value = EquationLine::Kind::returnStatement;
};

}  // namespace armature::worker

// Found by the archives through their arguments' namespaces.
namespace armature {

template <class A>
void fields(A& a, EquationName& n) {
  a(n.name, n.isDerivative);
}
template <class A>
void fields(A& a, EquationLine& l) {
  a(l.kind, l.depth, l.text, l.condition, l.description, l.names);
}
template <class A>
void fields(A& a, EquationGroup& g) {
  a(g.className, g.isInherited, g.isInitial, g.isAlgorithm, g.lines);
}
template <class A>
void fields(A& a, ClassEquations& c) {
  a(c.hasParts, c.isCut, c.groups);
}

}  // namespace armature
