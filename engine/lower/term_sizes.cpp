#include "engine/lower/term_sizes.h"

#include <unordered_map>

namespace armature::lower {
namespace {

using symbolic::Op;

class TermSizes {
 public:
  explicit TermSizes(symbolic::Pool& pool) : p_(pool) {}

  ExprId of(ExprId e, int depth) {
    constexpr int kDeepest = 200;
    if (const auto known = sizes_.find(e.index()); known != sizes_.end()) return known->second;
    const ExprId size = depth > kDeepest ? plain(e) : made(e, depth + 1);
    sizes_.emplace(e.index(), size);
    return size;
  }

  bool hasSum() const { return hasSum_; }

 private:
  ExprId plain(ExprId e) { return p_.unary(Op::abs, e); }

  ExprId made(ExprId e, int depth) {
    const auto part = [&](size_t k) { return of(p_.arg(e, k), depth); };
    switch (p_.op(e)) {
      case Op::add:
      case Op::sub:
        hasSum_ = true;
        return p_.add(part(0), part(1));
      case Op::mul:
        return p_.mul(part(0), part(1));
      case Op::div:
        return p_.div(part(0), plain(p_.arg(e, 1)));
      case Op::neg:
      case Op::noEvent:
        return part(0);
      case Op::smooth:
        return part(1);
      default:
        return plain(e);
    }
  }

  symbolic::Pool& p_;
  std::unordered_map<uint32_t, ExprId> sizes_;
  bool hasSum_ = false;
};

}  // namespace

ExprId termSizes(symbolic::Pool& pool, ExprId residual) {
  TermSizes sizes(pool);
  const ExprId size = sizes.of(residual, 0);
  return sizes.hasSum() ? size : ExprId{};
}

}  // namespace armature::lower
