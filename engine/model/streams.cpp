// Stream connectors (specification chapter 15): what flows in and out through connection sets.
#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/model/arguments.h"
#include "engine/model/attributes.h"
#include "engine/model/builtin_table.h"
#include "engine/model/instantiation.h"
#include "engine/model/streams.h"
#include "engine/model/value_arithmetic.h"

namespace armature::model {

using symbolic::Op;

Streams::Streams(Translation& translation, ValueArithmetic& arithmetic, Instantiation& instances, Arguments& arguments,
                 Attributes& attributes, BuiltinTable& builtins)
    : TranslationPart(translation),
      arithmetic_(arithmetic),
      instances_(instances),
      arguments_(arguments),
      attributes_(attributes) {
  builtins.add("inStream", *this, &Streams::bStream);
  builtins.add("actualStream", *this, &Streams::bStream);
}

void Streams::take(std::vector<ConnectionOutput::StreamSet> sets) {
  sets_ = std::move(sets);
  for (size_t s = 0; s < sets_.size(); ++s) {
    const ConnectionOutput::StreamSet& set = sets_[s];
    for (size_t k = 0; k < set.inside.size(); ++k) streamUses_[set.inside[k]].push_back({s, true, k});
    for (size_t k = 0; k < set.outside.size(); ++k) streamUses_[set.outside[k]].push_back({s, false, k});
  }
}

// Whether nothing can ever flow from a connector to the mixture, by what bounds its flow: a sensor.
bool Streams::isShut(VarId flow, bool isInside) {
  const ExprId bound = attributes_.givenOf(flow, isInside ? "min" : "max");
  if (!bound.isValid() || !pool().isConstant(bound)) return false;
  return isInside ? pool().number(bound) >= 0 : pool().number(bound) <= 0;
}

// What it is usually as large as; 1 where the model does not say it.
double Streams::nominalOf(VarId flow) {
  const ExprId given = attributes_.givenOf(flow, "nominal");
  const double nominal = given.isValid() && pool().isConstant(given) ? std::abs(pool().number(given)) : 1;
  return nominal > 0 && std::isfinite(nominal) ? nominal : 1;
}

// The members of a stream connection set that bring something in, except one inside or outside member. Who is shut does
// not take part, above all not where all flows are zero, unless two are connected alone (specification 15.2).
std::vector<Streams::Source> Streams::sourcesOf(const ConnectionOutput::StreamSet& set, size_t inside, size_t outside) {
  std::vector<Source> open, shut;
  for (size_t k = 0; k < set.inside.size(); ++k) {
    if (k == inside) continue;
    const VarId flow = set.insideFlow[k];
    const Source source{pool().neg(pool().variable(flow)), pool().variable(set.inside[k]), nominalOf(flow)};
    (isShut(flow, true) ? shut : open).push_back(source);
  }
  for (size_t k = 0; k < set.outside.size(); ++k) {
    if (k == outside) continue;
    const VarId flow = set.outsideFlow[k];
    const Source source{pool().variable(flow), inStreamOf(set.outside[k]), nominalOf(flow)};
    (isShut(flow, false) ? shut : open).push_back(source);
  }
  const bool isAlone = set.inside.size() + set.outside.size() == 2;
  return open.empty() && (isAlone || outside != SIZE_MAX) ? shut : open;
}

// What they bring in together: the mean by their flows, and towards rest, where these leave it open, more and more the
// plain mean, so that a flow that turns about makes no step of it (specification 15.2, the form that it recommends;
// its `alpha` is `known`).
ExprId Streams::streamMix(const ConnectionOutput::StreamSet& set, size_t inside, size_t outside) {
  const std::vector<Source> sources = sourcesOf(set, inside, outside);
  if (sources.empty()) return {};
  if (sources.size() == 1) return sources[0].value;
  constexpr double kSmall = 1e-6;  // of the nominal value: above what Newton's method leaves of a flow
  double least = std::numeric_limits<double>::max();
  for (const Source& source : sources) least = std::min(least, kSmall * source.nominal);
  const ExprId small = pool().real(least), zero = pool().real(0), one = pool().real(1);
  ExprId all = zero;
  for (const Source& source : sources) all = pool().add(all, pool().binary(Op::max, source.flow, zero));
  const ExprId share = pool().binary(Op::min, pool().div(all, small), one);
  const ExprId known =
      pool().mul(pool().mul(share, share), pool().sub(pool().real(3), pool().mul(pool().real(2), share)));
  const ExprId rest = pool().mul(pool().sub(one, known), small);
  ExprId weighted = zero, total = zero;
  for (const Source& source : sources) {
    const ExprId weight = pool().add(pool().mul(known, pool().binary(Op::max, source.flow, zero)), rest);
    weighted = pool().add(weighted, pool().mul(weight, source.value));
    total = pool().add(total, weight);
  }
  return pool().div(weighted, total);
}

// The value of a stream variable if the flow comes in.
ExprId Streams::inStreamOf(VarId stream) {
  const auto at = streamUses_.find(stream);
  if (at != streamUses_.end()) {
    for (const StreamUse& use : at->second) {
      if (!use.isInside) continue;
      const ExprId mix = streamMix(sets_[use.set], use.index, SIZE_MAX);
      if (mix.isValid()) return mix;
    }
  }
  return pool().variable(stream);
}

// The stream variable of an outside connector is what flows out of the component through it.
void Streams::streamEquations() {
  for (const ConnectionOutput::StreamSet& set : sets_) {
    for (size_t k = 0; k < set.outside.size(); ++k) {
      const ExprId mix = streamMix(set, SIZE_MAX, k);
      if (!mix.isValid()) continue;
      const FlatVariable& v = model().variable(set.outside[k]);
      FlatEquation e;
      e.lhs = pool().variable(set.outside[k]);
      e.rhs = mix;
      e.origin = EquationOrigin::connection;
      e.part = v.part;
      e.span = v.span;
      model().equations.push_back(e);
    }
  }
}

MaybeValue Streams::bStream(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!arguments_.needsArguments(e, 1, 1)) return {};
  MaybeValue a = arguments_.argument(e, 0, context, locals);
  if (!a) return {};
  for (const ExprId x : a->scalars) {
    if (pool().op(x) != Op::variable) continue;
    const Instance* leaf = instances_.leafOf(pool().variableOf(x));
    if (leaf && leaf->flow != syntax::Flow::stream)
      return error("T017",
                   phrase("'%1' needs a stream variable; %2 is none", text(e.reference->parts[0].name), pathOf(leaf)),
                   e.span);
  }
  const bool isActual = library().names().text(e.reference->parts[0].name) == "actualStream";
  return arithmetic_.elementwise(*a, BaseType::real, [&](ExprId x) {
    if (pool().op(x) != Op::variable) return x;
    const VarId v = pool().variableOf(x);
    const ExprId incoming = inStreamOf(v);
    const auto at = streamUses_.find(v);
    if (!isActual || at == streamUses_.end()) return incoming;
    const StreamUse& use = at->second.front();
    const ConnectionOutput::StreamSet& set = sets_[use.set];
    const VarId flow = use.isInside ? set.insideFlow[use.index] : set.outsideFlow[use.index];
    return pool().select(pool().binary(Op::greater, pool().variable(flow), pool().real(0)), incoming, x);
  });
}

}  // namespace armature::model
