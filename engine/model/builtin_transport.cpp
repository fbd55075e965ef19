// The built-in spatialDistribution (specification 3.7.4.3): what enters at one end of a line of length 1 moves through
// it with a velocity that varies, and comes out at the other end.
#include <algorithm>
#include <array>

#include "engine/model/arguments.h"
#include "engine/model/builtin_events.h"
#include "engine/model/builtin_table.h"
#include "engine/model/builtin_transport.h"
#include "engine/model/value_arithmetic.h"
#include "engine/model/value_ops.h"
#include "engine/symbolic/transform.h"

namespace armature::model {

using symbolic::Op;
using symbolic::TransportRead;

namespace {

constexpr std::array<std::string_view, 6> kInputs = {"in0",           "in1",          "x", "positiveVelocity",
                                                     "initialPoints", "initialValues"};

}  // namespace

TransportBuiltins::TransportBuiltins(Translation& translation, ValueArithmetic& arithmetic, Arguments& arguments,
                                     EventBuiltins& events, BuiltinTable& builtins)
    : TranslationPart(translation), arithmetic_(arithmetic), arguments_(arguments), events_(events) {
  builtins.add("spatialDistribution", *this, &TransportBuiltins::transport);
}

// The values at both ends. Two inputs that are vectors make as many distributions that move together.
std::optional<Values> TransportBuiltins::transport(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!arguments_.needsArguments(e, 4, kInputs.size())) return {};
  const syntax::ClassKind kind = context->view->kind;
  if (kind == syntax::ClassKind::function || kind == syntax::ClassKind::operatorFunction) {
    error("T018", phrase("'spatialDistribution' remembers and cannot be called in a function"), e.span);
    return {};
  }
  for (const syntax::NamedArgument& named : e.named) {
    if (std::find(kInputs.begin() + static_cast<std::ptrdiff_t>(e.args.size()), kInputs.end(), text(named.name)) !=
        kInputs.end())
      continue;
    error("T005", phrase("'spatialDistribution' has no further input '%1'", text(named.name)), e.span);
    return {};
  }
  std::array<Value, kInputs.size()> inputs;
  for (size_t k = 0; k < kInputs.size(); ++k) {
    if (k >= 4 && !arguments_.argumentOf(e, k, kInputs[k])) {
      for (const double end : {0.0, k == 4 ? 1.0 : 0.0}) inputs[k].scalars.push_back(pool().real(end));
      inputs[k].base = BaseType::real;
      inputs[k].dims = {2};
      continue;
    }
    MaybeValue value = arguments_.argument(e, k, context, locals, kInputs[k]);
    if (!value) return {};
    inputs[k] = std::move(*value);
  }
  if (!isTransport(inputs, e)) return {};
  Values ends(2, arithmetic_.asReal(inputs[0]));
  const auto count = static_cast<size_t>(ends[0].elementCount());
  for (size_t k = 0; k < count; ++k) {
    const ExprId in0 = arithmetic_.asReal(inputs[0].scalars[k]), in1 = arithmetic_.asReal(inputs[1].scalars[k]);
    InitialDistribution initial;
    const auto points = static_cast<size_t>(inputs[4].dims.back());
    const auto row = [&](const Value& table, std::vector<ExprId>& out) {
      const size_t first = table.dims.size() > inputs[0].dims.size() ? points * (table.dims.size() > 1 ? k : 0) : 0;
      for (size_t i = 0; i < points; ++i) out.push_back(arithmetic_.asReal(table.scalars[first + i]));
    };
    row(inputs[4], initial.points);
    row(inputs[5], initial.values);
    const std::vector<ExprId> key{in0, in1, arithmetic_.asReal(inputs[2].scalar()), inputs[3].scalar()};
    const uint32_t index = distribution(key, std::move(initial), e, context);
    const InitialDistribution& d = model().transports[index];
    std::vector<ExprId> args{key[2], key[3], in0, in1, d.values.front()};
    ends[0].scalars[k] = pool().transport(TransportRead::valueAt0, args, index);
    args.back() = d.values.back();
    ends[1].scalars[k] = pool().transport(TransportRead::valueAt1, args, index);
  }
  return ends;
}

bool TransportBuiltins::isTransport(std::span<const Value> inputs, const Expr& e) {
  const auto wrong = [&](const Phrase& what) {
    error("T018", what, e.span);
    return false;
  };
  for (size_t k = 0; k < inputs.size(); ++k) {
    const Phrase name = phrase("'%1' of 'spatialDistribution'", std::string(kInputs[k]));
    const bool isFlag = k == 3;
    if (isFlag ? inputs[k].base != BaseType::boolean : !inputs[k].isNumeric())
      return wrong(
          phrase("%1 has to be %2, not %3", name, std::string(isFlag ? "Boolean" : "Real"), typeName(inputs[k].base)));
    if ((isFlag || k == 2) && !inputs[k].isScalar()) return wrong(phrase("%1 has to be a scalar", name));
  }
  if (inputs[0].dims != inputs[1].dims || inputs[0].dims.size() > 1)
    return wrong(phrase("'in0' and 'in1' of 'spatialDistribution' have to be two scalars or two vectors of one size"));
  for (size_t k = 4; k < inputs.size(); ++k) {
    const std::vector<int64_t>& dims = inputs[k].dims;
    const bool isTable = dims.size() == 2 && inputs[0].dims.size() == 1 && dims[0] == inputs[0].dims[0];
    if (dims.size() != 1 && !isTable)
      return wrong(phrase("'%1' of 'spatialDistribution' has to be a vector", kInputs[k]));
    if (!arithmetic_.isOfParameters(inputs[k].scalars))
      return wrong(phrase("'%1' of 'spatialDistribution' has to consist of parameters", kInputs[k]));
  }
  const int64_t points = inputs[4].dims.back(), values = inputs[5].dims.back();
  if (points != values)
    return wrong(phrase("'spatialDistribution' has %1 initial points, but %2 initial values", points, values));
  if (points < 2) return wrong(phrase("'spatialDistribution' needs at least two initial points, at 0 and at 1"));
  return true;
}

// The distribution of these inputs: the two results of one call, and equal calls, share it.
uint32_t TransportBuiltins::distribution(const std::vector<ExprId>& key, InitialDistribution initial, const Expr& e,
                                         const Context* context) {
  std::vector<ExprId> full = key;
  full.insert(full.end(), initial.points.begin(), initial.points.end());
  full.insert(full.end(), initial.values.begin(), initial.values.end());
  const auto at = std::find(transports_.begin(), transports_.end(), full);
  const auto index = static_cast<uint32_t>(at - transports_.begin());
  if (at != transports_.end()) return index;
  transports_.push_back(std::move(full));
  const std::vector<ExprId> points = initial.points;
  model().transports.push_back(std::move(initial));
  const auto isAt = [&](ExprId point, double end) { return pool().binary(Op::equal, point, pool().real(end)); };
  events_.demand(isAt(points.front(), 0), "the first initial point of 'spatialDistribution' has to be 0",
                 points.front(), e, context);
  events_.demand(isAt(points.back(), 1), "the last initial point of 'spatialDistribution' has to be 1", points.back(),
                 e, context);
  for (size_t k = 1; k < points.size(); ++k)
    events_.demand(pool().binary(Op::lessEqual, points[k - 1], points[k]),
                   "the initial points of 'spatialDistribution' may not decrease", points[k], e, context);
  return index;
}

}  // namespace armature::model
