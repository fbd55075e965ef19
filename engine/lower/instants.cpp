#include "engine/lower/instants.h"

namespace armature::lower {
namespace {

bool isNotBefore(const Work& w, ExprId e) {
  if (w.pool.op(e) != Op::logicalNot || w.pool.op(w.pool.arg(e, 0)) != Op::variable) return false;
  return w.preOwner[w.pool.variableOf(w.pool.arg(e, 0)).index()].isValid();
}

}  // namespace

bool isInstant(const Work& w, ExprId e) {
  const Pool& p = w.pool;
  if (p.isConstant(e, 0)) return true;
  if (p.op(e) == Op::logicalOr) return isInstant(w, p.arg(e, 0)) && isInstant(w, p.arg(e, 1));
  if (p.op(e) != Op::logicalAnd) return isNotBefore(w, e);
  return isInstant(w, p.arg(e, 0)) || isInstant(w, p.arg(e, 1));
}

}  // namespace armature::lower
