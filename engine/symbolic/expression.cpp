#include "engine/symbolic/expression.h"

#include <bit>
#include <cmath>
#include <new>

#include "engine/base/arithmetic.h"
#include "engine/base/ensure.h"

namespace armature::symbolic {

namespace {

constexpr size_t kFirstTableSize = 1024;  // power of two
constexpr size_t kPackFrom = 32;          // calls with more arguments share them

uint64_t mix(uint64_t h, uint64_t v) {
  h ^= v + 0x9E3779B97F4A7C15ull + (h << 6) + (h >> 2);
  h *= 0xFF51AFD7ED558CCDull;
  return h ^ (h >> 32);
}

uint64_t hashOf(const Node& n, std::span<const ExprId> args) {
  uint64_t h = mix(static_cast<uint64_t>(n.op) << 32 | static_cast<uint64_t>(n.type) << 16 | n.outputIndex, n.payload);
  h = mix(h, std::bit_cast<uint64_t>(n.number));
  for (ExprId a : args) h = mix(h, a.value);
  return h;
}

bool isRelation(Op op) {
  return op >= Op::less && op <= Op::notEqual;
}

// The type of a binary operation's result.
Type binaryType(Op op, Type a, Type b) {
  if (isRelation(op) || op == Op::logicalAnd || op == Op::logicalOr) return Type::boolean;
  switch (op) {
    case Op::div:
    case Op::pow:
    case Op::atan2:
      return Type::real;
    case Op::smooth:
    case Op::homotopy:
      return b;
    case Op::concat:
      return Type::string;
    default:
      return a == Type::integer && b == Type::integer ? Type::integer : Type::real;
  }
}

Type unaryType(Op op, Type a) {
  switch (op) {
    case Op::neg:
    case Op::abs:
    case Op::noEvent:
      return a;
    case Op::logicalNot:
      return Type::boolean;
    case Op::sign:
      return Type::integer;
    default:
      return Type::real;
  }
}

bool isCommutative(Op op) {
  return op == Op::add || op == Op::mul || op == Op::min || op == Op::max || op == Op::logicalAnd ||
         op == Op::logicalOr || op == Op::equal || op == Op::notEqual;
}

}  // namespace

Pool::Pool() : table_(kFirstTableSize) {
  nodes_.reserve(kFirstTableSize);
  args_.reserve(2 * kFirstTableSize);
}

void Pool::grow() {
  std::vector<Slot> larger(table_.size() * 2);
  const size_t mask = larger.size() - 1;
  for (const Slot& slot : table_) {
    if (slot.node == 0) continue;
    size_t at = slot.hash & mask;
    while (larger[at].node != 0) at = (at + 1) & mask;
    larger[at] = slot;
  }
  table_ = std::move(larger);
}

ExprId Pool::intern(Node node, std::span<const ExprId> args) {
  const auto h = static_cast<uint32_t>(hashOf(node, args));
  if ((nodes_.size() + 1) * 2 > table_.size()) grow();
  const size_t mask = table_.size() - 1;
  size_t at = h & mask;
  for (; table_[at].node != 0; at = (at + 1) & mask) {
    if (table_[at].hash != h) continue;
    const uint32_t i = table_[at].node - 1;
    const Node& n = nodes_[i];
    if (n.op == node.op && n.type == node.type && n.outputIndex == node.outputIndex && n.payload == node.payload &&
        std::bit_cast<uint64_t>(n.number) == std::bit_cast<uint64_t>(node.number) && n.argCount == args.size() &&
        std::equal(args.begin(), args.end(), args_.begin() + n.firstArg))
      return ExprId(i);
  }
  if (nodes_.size() >= kNodeLimit) throw std::bad_alloc();
  node.argCount = static_cast<uint32_t>(args.size());
  node.firstArg = static_cast<uint32_t>(args_.size());
  if (!args.empty() && args.data() >= args_.data() && args.data() < args_.data() + args_.size()) {
    const std::vector<ExprId> copy(args.begin(), args.end());  // a view into the array that is about to grow
    args_.insert(args_.end(), copy.begin(), copy.end());
  } else {
    args_.insert(args_.end(), args.begin(), args.end());
  }
  nodes_.push_back(node);
  table_[at] = {static_cast<uint32_t>(nodes_.size()), h};
  return ExprId(nodes_.size() - 1);
}

uint32_t Pool::internText(std::string_view value) {
  auto [it, isNew] = textIndex_.try_emplace(std::string(value), static_cast<uint32_t>(texts_.size()));
  if (isNew) texts_.emplace_back(value);
  return it->second;
}

ExprId Pool::constant(double value, Type type) {
  Node n;
  n.op = Op::constant;
  n.type = type;
  n.number = value == 0 ? 0.0 : value;  // one zero
  return intern(n, {});
}
ExprId Pool::real(double value) {
  return constant(value, Type::real);
}
ExprId Pool::integer(double value) {
  return constant(value, Type::integer);
}
ExprId Pool::boolean(bool value) {
  return constant(value ? 1 : 0, Type::boolean);
}

ExprId Pool::text(std::string_view value) {
  Node n;
  n.op = Op::text;
  n.type = Type::string;
  n.payload = internText(value);
  return intern(n, {});
}

ExprId Pool::variable(VarId id, Type type) {
  if (id.index() < variables_.size())
    if (const ExprId known = variables_[id.index()]; known && node(known).type == type) return known;
  Node n;
  n.op = Op::variable;
  n.type = type;
  n.payload = id.value;
  const ExprId made = intern(n, {});
  if (id.index() >= kNodeLimit) return made;
  if (id.index() >= variables_.size()) variables_.resize(id.index() + 1);
  if (!variables_[id.index()]) variables_[id.index()] = made;
  return made;
}

ExprId Pool::pre(VarId id, Type type) {
  Node n;
  n.op = Op::pre;
  n.type = type;
  n.payload = id.value;
  return intern(n, {});
}

ExprId Pool::edge(VarId id) {
  Node n;
  n.op = Op::edge;
  n.type = Type::boolean;
  n.payload = id.value;
  return intern(n, {});
}

namespace {
Node leaf(Op op, Type type) {
  Node n;
  n.op = op;
  n.type = type;
  return n;
}
}  // namespace

ExprId Pool::time() {
  return intern(leaf(Op::time, Type::real), {});
}
ExprId Pool::initial() {
  return intern(leaf(Op::initial, Type::boolean), {});
}
ExprId Pool::terminal() {
  return intern(leaf(Op::terminal, Type::boolean), {});
}

ExprId Pool::sample(ExprId start, ExprId interval, uint32_t index) {
  Node n = leaf(Op::sample, Type::boolean);
  n.payload = index;
  const ExprId args[] = {start, interval};
  return intern(n, args);
}

ExprId Pool::unary(Op op, ExprId a) {
  const Node n = node(a);
  const Type type = unaryType(op, n.type);
  if (n.op == Op::constant) {
    const double value = op == Op::noEvent || op == Op::toReal ? n.number : evaluate(op, n.number);
    if (std::isfinite(value)) return constant(value, type);
  }
  switch (op) {
    case Op::neg:
      if (n.op == Op::neg) return arg(a, 0);
      if (n.op == Op::sub) return binary(Op::sub, arg(a, 1), arg(a, 0));
      if (n.op == Op::mul && isConstant(arg(a, 0))) return binary(Op::mul, unary(Op::neg, arg(a, 0)), arg(a, 1));
      break;
    case Op::logicalNot:
      if (n.op == Op::logicalNot) return arg(a, 0);
      break;
    case Op::toReal:
      if (n.type == Type::real) return a;
      break;
    case Op::noEvent:
      if (n.op == Op::noEvent || n.op == Op::variable || n.op == Op::time || n.op == Op::pre) return a;
      break;
    case Op::abs:
      if (n.op == Op::neg) return unary(Op::abs, arg(a, 0));
      if (n.op == Op::abs) return a;
      break;
    default:
      break;
  }
  const ExprId args[] = {a};
  return intern(leaf(op, type), args);
}

// Neutral elements and the like; an invalid id when the operation stays.
ExprId Pool::foldBinary(Op op, ExprId a, ExprId b, Type type) {
  const bool ca = isConstant(a), cb = isConstant(b);
  const double va = ca ? number(a) : 0, vb = cb ? number(b) : 0;
  if (ca && cb && node(a).type != Type::string) {
    const double value = evaluate(op, va, vb);
    if (std::isfinite(value)) return constant(value, type);
    return {};
  }
  // An Integer operand in a Real result stays visible through toReal, so that types remain right.
  auto as = [&](ExprId e) { return type == Type::real ? unary(Op::toReal, e) : e; };
  switch (op) {
    case Op::add:
      if (ca && va == 0) return as(b);
      if (cb && vb == 0) return as(a);
      if (this->op(b) == Op::neg) return binary(Op::sub, a, arg(b, 0));
      if (this->op(a) == Op::neg) return binary(Op::sub, b, arg(a, 0));
      break;
    case Op::sub:
      if (cb && vb == 0) return as(a);
      if (ca && va == 0) return as(unary(Op::neg, b));
      if (a == b) return drop(a), constant(0, type);
      if (this->op(b) == Op::neg) return binary(Op::add, a, arg(b, 0));
      break;
    case Op::mul:
      if ((ca && va == 0) || (cb && vb == 0)) return drop(a), drop(b), constant(0, type);
      if (ca && va == 1) return as(b);
      if (cb && vb == 1) return as(a);
      if (ca && va == -1) return as(unary(Op::neg, b));
      if (cb && vb == -1) return as(unary(Op::neg, a));
      if (this->op(a) == Op::neg && this->op(b) == Op::neg) return binary(Op::mul, arg(a, 0), arg(b, 0));
      if (this->op(a) == Op::neg) return unary(Op::neg, binary(Op::mul, arg(a, 0), b));
      if (this->op(b) == Op::neg) return unary(Op::neg, binary(Op::mul, a, arg(b, 0)));
      if (cb) return binary(Op::mul, b, a);  // constants first
      if (ca && this->op(b) == Op::mul && isConstant(arg(b, 0)))
        return binary(Op::mul, constant(va * number(arg(b, 0)), type), arg(b, 1));
      break;
    case Op::div:
      if (cb && vb == 1) return as(a);
      if (cb && vb == -1) return as(unary(Op::neg, a));
      if (ca && va == 0 && !cb) return drop(b), constant(0, type);
      if (this->op(a) == Op::neg && this->op(b) == Op::neg) return binary(Op::div, arg(a, 0), arg(b, 0));
      if (this->op(a) == Op::neg) return unary(Op::neg, binary(Op::div, arg(a, 0), b));
      if (this->op(b) == Op::neg) return unary(Op::neg, binary(Op::div, a, arg(b, 0)));
      break;
    case Op::pow:
      if (cb && vb == 1) return as(a);
      if (cb && vb == 0) return constant(1, type);
      if (cb && vb == 2) return as(binary(Op::mul, a, a));
      if (cb && vb == 0.5) return unary(Op::sqrt, a);
      break;
    case Op::logicalAnd:
      if (ca) return va != 0 ? b : a;
      if (cb) return vb != 0 ? a : b;
      if (a == b) return a;
      break;
    case Op::logicalOr:
      if (ca) return va != 0 ? a : b;
      if (cb) return vb != 0 ? b : a;
      if (a == b) return a;
      break;
    case Op::equal:
    case Op::lessEqual:
    case Op::greaterEqual:
      if (a == b) return boolean(true);
      break;
    case Op::notEqual:
    case Op::less:
    case Op::greater:
      if (a == b) return boolean(false);
      break;
    case Op::min:
    case Op::max:
      if (a == b) return as(a);
      break;
    case Op::smooth:
      if (cb) return b;
      break;
    case Op::homotopy:
      if (a == b) return a;
      break;
    default:
      break;
  }
  return {};
}

ExprId Pool::binary(Op op, ExprId a, ExprId b) {
  const Type ta = node(a).type, tb = node(b).type;
  Type type = binaryType(op, ta, tb);
  if (op == Op::concat && this->op(a) == Op::text && this->op(b) == Op::text)
    return text(std::string(textOf(a)) + std::string(textOf(b)));
  if ((op == Op::equal || op == Op::notEqual) && this->op(a) == Op::text && this->op(b) == Op::text)
    return boolean((a == b) == (op == Op::equal));
  if (ExprId folded = foldBinary(op, a, b, type)) return folded;
  if (isCommutative(op) && b < a && !isConstant(a)) std::swap(a, b);
  const ExprId args[] = {a, b};
  return intern(leaf(op, type), args);
}

ExprId Pool::select(ExprId condition, ExprId a, ExprId b) {
  if (isConstant(condition)) {
    const ExprId chosen = number(condition) != 0 ? a : b;
    const ExprId other = number(condition) != 0 ? b : a;
    if (node(chosen).type == Type::integer && node(other).type == Type::real) return unary(Op::toReal, chosen);
    return chosen;
  }
  if (a == b) return a;
  if (op(condition) == Op::logicalNot) return select(arg(condition, 0), b, a);
  const Type ta = node(a).type, tb = node(b).type;
  if (ta == Type::boolean && isConstant(a) && isConstant(b))
    return number(a) != 0 ? condition : unary(Op::logicalNot, condition);
  const Type type = ta == tb ? ta : Type::real;
  const ExprId args[] = {condition, a, b};
  return intern(leaf(Op::select, type), args);
}

ExprId Pool::delay(ExprId value, ExprId delayTime, ExprId delayMax, uint32_t index) {
  Node n = leaf(Op::delay, Type::real);
  n.payload = index;
  const ExprId args[] = {value, delayTime, delayMax};
  return intern(n, args);
}

ExprId Pool::transport(TransportRead read, std::span<const ExprId> args, uint32_t index) {
  Node n = leaf(Op::transport, Type::real);
  n.payload = index;
  n.outputIndex = static_cast<uint16_t>(read);
  return intern(n, args);
}

ExprId Pool::lookup(ExprId index, std::span<const ExprId> values) {
  ENSURE(!values.empty());
  if (isConstant(index)) {
    const double k = number(index);
    if (k >= 1 && k <= static_cast<double>(values.size())) return values[static_cast<size_t>(k) - 1];
  }
  Type type = node(values[0]).type;
  for (ExprId v : values)
    if (node(v).type != type) type = Type::real;
  std::vector<ExprId> args;
  args.reserve(values.size() + 1);
  args.push_back(index);
  args.insert(args.end(), values.begin(), values.end());
  return intern(leaf(Op::lookup, type), args);
}

ExprId Pool::call(FunctionId function, std::span<const ExprId> args, uint16_t output, Type type) {
  Node n = leaf(Op::call, type);
  n.payload = function.value;
  n.outputIndex = output;
  if (args.size() <= kPackFrom) return intern(n, args);
  const ExprId packed[] = {pack(args)};
  return intern(n, packed);
}

ExprId Pool::pack(std::span<const ExprId> values) {
  return intern(leaf(Op::pack, Type::real), values);
}

ExprId Pool::format(ExprId value, std::string_view format) {
  Node n = leaf(Op::format, Type::string);
  n.payload = internText(format);
  const ExprId args[] = {value};
  return intern(n, args);
}

ExprId Pool::clocked(ClockOp op, std::span<const ExprId> args, Type type) {
  Node n = leaf(Op::clocked, type);
  n.payload = static_cast<uint32_t>(op);
  return intern(n, args);
}

ExprId Pool::rebuild(ExprId id, std::span<const ExprId> newArgs) {
  const Node n = node(id);
  if (n.argCount == 0) return id;
  if (std::equal(newArgs.begin(), newArgs.end(), args(id).begin())) return id;
  switch (n.op) {
    case Op::select:
      return select(newArgs[0], newArgs[1], newArgs[2]);
    case Op::delay:
      return delay(newArgs[0], newArgs[1], newArgs[2], n.payload);
    case Op::transport:
      return transport(static_cast<TransportRead>(n.outputIndex), newArgs, n.payload);
    case Op::lookup:
      return lookup(newArgs[0], newArgs.subspan(1));
    case Op::call:
      return call(FunctionId(n.payload), newArgs, n.outputIndex, n.type);
    case Op::pack:
      return pack(newArgs);
    case Op::format:
      return format(newArgs[0], std::string(texts_[n.payload]));
    case Op::sample:
      return sample(newArgs[0], newArgs[1], n.payload);
    case Op::clocked:
      return clocked(static_cast<ClockOp>(n.payload), newArgs, n.type);
    default:
      break;
  }
  if (n.argCount == 1) return unary(n.op, newArgs[0]);
  ENSURE(n.argCount == 2, static_cast<int>(n.op));
  return binary(n.op, newArgs[0], newArgs[1]);
}

double evaluate(Op op, double a, double b, double c) {
  switch (op) {
    case Op::noEvent:
    case Op::toReal:
    case Op::homotopy:
      return a;
    case Op::smooth:
      return b;
    case Op::select:
      return a != 0 ? b : c;
    default:
      return op < Op::add ? unaryOperation(op, a) : binaryOperation(op, a, b);
  }
}

}  // namespace armature::symbolic
