// Built-in functions of time and events (specification 3.7.3 to 3.7.5), streams (15.2), and the operators of
// overconstrained connection graphs (9.4.1).
#include <algorithm>

#include "engine/model/flattener.h"
#include "engine/model/value_ops.h"
#include "engine/symbolic/transform.h"

namespace armature::model {

using symbolic::Op;

void Flattener::registerEventBuiltins() {
  addBuiltin("der", &Flattener::bDer);
  addBuiltin("pre", &Flattener::bPre);
  addBuiltin("edge", &Flattener::bEdge);
  addBuiltin("change", &Flattener::bChange);
  addBuiltin("initial", &Flattener::bInitial);
  addBuiltin("terminal", &Flattener::bInitial);
  addBuiltin("sample", &Flattener::bSample);
  addBuiltin("delay", &Flattener::bDelay);
  addBuiltin("spatialDistribution", &Flattener::bTransport);
  addBuiltin("cardinality", &Flattener::bCardinality);
  addBuiltin("inStream", &Flattener::bStream);
  addBuiltin("actualStream", &Flattener::bStream);
}

VarId Flattener::derivativeVariable(VarId state) {
  const FlatVariable& v = model_->variable(state);
  if (v.derivative.isValid()) return v.derivative;
  FlatVariable d;
  d.name = "der(" + v.name + ")";
  d.isProtected = v.isProtected;
  d.part = v.part;
  d.span = v.span;
  d.integral = state;
  const VarId id = addVariable(std::move(d));
  model_->variable(state).derivative = id;
  return id;
}

// The time derivative of an expression; expressions other than variables are differentiated by rules.
ExprId Flattener::derivativeOf(ExprId e, SourceSpan span) {
  auto leaf = [&](ExprId id) -> ExprId {
    if (pool_->op(id) == Op::time) return pool_->real(1);
    if (pool_->op(id) != Op::variable) return {};
    const VarId v = pool_->variableOf(id);
    if (v.index() >= model_->variables.size()) return {};
    const FlatVariable& var = model_->variable(v);
    if (var.variability != Variability::continuous || var.type != Type::real) return {};
    return pool_->variable(derivativeVariable(v));
  };
  if (pool_->op(e) == Op::variable || pool_->op(e) == Op::time) {
    const ExprId d = leaf(e);
    return d.isValid() ? d : pool_->real(0);
  }
  symbolic::Differentiator differentiator(
      *pool_, leaf, [&](ExprId call, std::span<const ExprId> d) { return executor_->differentiateCall(call, d); });
  const ExprId d = differentiator.apply(e);
  if (!d.isValid()) {
    error("T011", "the time derivative of this expression is not known", span);
    return pool_->real(0);
  }
  return d;
}

MaybeValue Flattener::bDer(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!needsArguments(e, 1, 1)) return {};
  MaybeValue a = argument(e, 0, context, locals);
  if (!a) return {};
  if (a->isRecord()) {
    Value result = *a;
    for (Field& f : result.fields) {
      Value field = *f.value;
      for (ExprId& x : field.scalars) x = derivativeOf(asReal(x), e.span);
      f.value = std::make_shared<const Value>(std::move(field));
    }
    return result;
  }
  const auto varies = [&](ExprId x) {
    return pool_->op(x) == Op::variable && model_->variable(pool_->variableOf(x)).variability > Variability::parameter;
  };
  if (!a->isNumeric() || (a->base == BaseType::integer && std::any_of(a->scalars.begin(), a->scalars.end(), varies)))
    return error("T011", "only a Real has a time derivative", e.span);
  const auto isDiscrete = [&](ExprId x) {
    return pool_->op(x) == Op::variable && model_->variable(pool_->variableOf(x)).variability == Variability::discrete;
  };
  if (std::any_of(a->scalars.begin(), a->scalars.end(), isDiscrete))
    return error("T011", "a variable that changes at events only has no time derivative", e.span);
  return elementwise(*a, BaseType::real, [&](ExprId x) { return derivativeOf(x, e.span); });
}

// An expression with every variable replaced by its value before the event.
ExprId Flattener::preOf(ExprId e) {
  if (pool_->op(e) == Op::variable) {
    const VarId v = pool_->variableOf(e);
    if (v.index() >= model_->variables.size() || model_->variable(v).variability <= Variability::parameter) return e;
    return pool_->pre(v, pool_->type(e));
  }
  symbolic::Substitution substitution(
      *pool_, [&](ExprId id) -> ExprId { return pool_->op(id) == Op::variable ? preOf(id) : ExprId{}; });
  return substitution.apply(e);
}

namespace {

// Names as an algorithm section sees them, except that variables of the model are not hidden by their values within
// the section.
class ModelFirst : public LocalScope {
 public:
  ModelFirst(const LocalScope* locals, std::function<bool(Name)> isOfModel)
      : locals_(locals), isOfModel_(std::move(isOfModel)) {}
  const Value* find(Name name) const override { return isOfModel_(name) ? nullptr : locals_->find(name); }
  std::optional<int64_t> endValue() const override { return locals_->endValue(); }

 private:
  const LocalScope* locals_;
  std::function<bool(Name)> isOfModel_;
};

}  // namespace

// The argument of pre, edge and change: the variable of the model, whatever an algorithm has assigned to it so far.
MaybeValue Flattener::variableArgument(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!locals) return argument(e, 0, context, locals);
  const ModelFirst names(locals, [&](Name name) {
    const Found found = lookupHere(name, context);
    return found.kind == Found::Kind::component && !found.owner->isStatic;
  });
  return argument(e, 0, context, &names);
}

// Only what changes at events has a value before them; within when-clauses, everything has (specification 3.7.5).
bool Flattener::hasLeftLimit(const Value& value, const Expr& call) {
  if (whenDepth_ > 0) return true;
  for (const ExprId x : value.scalars) {
    if (!x.isValid() || pool_->op(x) != Op::variable) continue;
    const VarId v = pool_->variableOf(x);
    if (v.index() >= model_->variables.size() || model_->variable(v).variability != Variability::continuous) continue;
    const std::string name = model_->variable(v).name;
    diagnostics_->error("T014",
                        "'" + text(call.reference->parts[0].name) + "' needs a variable that changes at events only; " +
                            name + " is continuous",
                        call.span, {name}, "use it within a when-clause");
    return false;
  }
  return true;
}

MaybeValue Flattener::bPre(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!needsArguments(e, 1, 1)) return {};
  MaybeValue a = variableArgument(e, context, locals);
  if (!a || !hasLeftLimit(*a, e)) return {};
  MaybeValue result = elementwise(*a, a->base, [&](ExprId x) { return preOf(x); });
  return result;
}

MaybeValue Flattener::bEdge(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!needsArguments(e, 1, 1)) return {};
  MaybeValue a = variableArgument(e, context, locals);
  if (!a) return {};
  if (a->base != BaseType::boolean) return error("T010", "'edge' needs a Boolean", e.span);
  return elementwise(*a, BaseType::boolean, [&](ExprId x) {
    if (pool_->op(x) == Op::variable && preOf(x) != x) return pool_->edge(pool_->variableOf(x));
    return pool_->binary(Op::logicalAnd, x, pool_->unary(Op::logicalNot, preOf(x)));
  });
}

MaybeValue Flattener::bChange(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!needsArguments(e, 1, 1)) return {};
  MaybeValue a = variableArgument(e, context, locals);
  if (!a || !hasLeftLimit(*a, e)) return {};
  return elementwise(*a, BaseType::boolean, [&](ExprId x) { return pool_->binary(Op::notEqual, x, preOf(x)); });
}

MaybeValue Flattener::bInitial(const Expr& e, const Context*, const LocalScope*) {
  if (!needsArguments(e, 0, 0)) return {};
  const bool isInitial = library_.names().text(e.reference->parts[0].name) == "initial";
  return scalarValue(BaseType::boolean, isInitial ? pool_->initial() : pool_->terminal());
}

// What an operator needs of an argument, asserted where it does not hold by its form.
void Flattener::demand(ExprId condition, const std::string& text, ExprId argument, const Expr& e,
                       const Context* context) {
  if (pool_->isConstant(condition) && pool_->boolean(true) == condition) return;
  Assertion a;
  a.active = pool_->boolean(true);
  a.condition = condition;
  const auto nameOf = [&](VarId v) { return model_->variable(v).name; };
  a.message = pool_->text(text + ": " + symbolic::toText(*pool_, argument, nameOf));
  a.part = partOf(context);
  a.span = e.span;
  model_->assertions.push_back(a);
}

MaybeValue Flattener::bSample(const Expr& e, const Context* context, const LocalScope* locals) {
  if (isClockedSample(e, context, locals)) return bClockedSample(e, context, locals);
  if (!needsArguments(e, 2, 2)) return {};
  MaybeValue start = argument(e, 0, context, locals, "start"), interval = argument(e, 1, context, locals, "interval");
  if (!start || !interval) return {};
  if (!needsNumbers(e, {&*start, &*interval})) return {};
  const ExprId s = asReal(start->scalar()), i = asReal(interval->scalar());
  if (!isOfParameters(s) || !isOfParameters(i))
    return error("T017", "the arguments of 'sample' have to consist of parameters", e.span);
  uint32_t index = 0;
  while (index < model_->samplers.size() &&
         (model_->samplers[index].start != s || model_->samplers[index].interval != i))
    ++index;
  if (index == model_->samplers.size()) {
    model_->samplers.push_back({s, i, 1, false});
    demand(pool_->binary(Op::greater, i, pool_->real(0)), "the interval of 'sample' has to be positive", i, e, context);
  }
  return scalarValue(BaseType::boolean, pool_->sample(s, i, index));
}

MaybeValue Flattener::bDelay(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!needsArguments(e, 2, 3)) return {};
  MaybeValue value = argument(e, 0, context, locals), time = argument(e, 1, context, locals);
  if (!value || !time) return {};
  MaybeValue most = e.args.size() == 3 ? argument(e, 2, context, locals) : time;
  if (!most || !needsNumbers(e, {&*value, &*time, &*most})) return {};
  if (!isOfParameters(most->scalar()))
    return error("T017",
                 e.args.size() == 3 ? "the greatest time of 'delay' has to consist of parameters"
                                    : "'delay' by a time that varies needs its greatest value as a third argument",
                 e.span);
  return elementwise(*value, BaseType::real, [&](ExprId x) {
    const std::vector<ExprId> key{asReal(x), asReal(time->scalar()), asReal(most->scalar())};
    size_t index = 0;
    while (index < delays_.size() && delays_[index] != key) ++index;
    if (index == delays_.size()) {
      delays_.push_back(key);
      demand(pool_->binary(Op::greaterEqual, key[1], pool_->real(0)), "the time of 'delay' may not be negative", key[1],
             e, context);
    }
    model_->delayCount = static_cast<uint32_t>(delays_.size());
    return pool_->delay(key[0], key[1], key[2], static_cast<uint32_t>(index));
  });
}

MaybeValue Flattener::bCardinality(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!needsArguments(e, 1, 1)) return {};
  if (e.args[0]->kind != syntax::ExprKind::reference) return error("C001", "'cardinality' needs a connector", e.span);
  bool removed = false;
  const auto selection = selectInstances(*e.args[0]->reference, context, locals, removed);
  if (!selection) return {};
  int64_t count = 0;
  for (const SelectedPart& part : selection->items) count += part.instance->connectCount;
  return integerValue(count);
}

// What the members of a stream connection set, except one inside or outside member, bring in (specification 15.2).
ExprId Flattener::streamMix(const ConnectionOutput::StreamSet& set, size_t inside, size_t outside) {
  std::vector<std::pair<ExprId, ExprId>> sources;  // flow towards the mixture, value
  for (size_t k = 0; k < set.inside.size(); ++k)
    if (k != inside)
      sources.emplace_back(pool_->neg(pool_->variable(set.insideFlow[k])), pool_->variable(set.inside[k]));
  for (size_t k = 0; k < set.outside.size(); ++k)
    if (k != outside) sources.emplace_back(pool_->variable(set.outsideFlow[k]), inStreamOf(set.outside[k]));
  if (sources.empty()) return {};
  if (sources.size() == 1) return sources[0].second;
  ExprId weighted = pool_->real(0), total = pool_->real(0);
  for (const auto& [flow, value] : sources) {
    const ExprId weight = pool_->binary(Op::max, flow, pool_->real(1e-15));
    weighted = pool_->add(weighted, pool_->mul(weight, value));
    total = pool_->add(total, weight);
  }
  return pool_->div(weighted, total);
}

// The value of a stream variable if the flow comes in.
ExprId Flattener::inStreamOf(VarId stream) {
  const auto at = streamUses_.find(stream);
  if (at != streamUses_.end()) {
    for (const StreamUse& use : at->second) {
      if (!use.isInside) continue;
      const ExprId mix = streamMix(connected_.streams[use.set], use.index, SIZE_MAX);
      if (mix.isValid()) return mix;
    }
  }
  return pool_->variable(stream);
}

// The stream variable of an outside connector is what flows out of the component through it.
void Flattener::streamEquations() {
  for (const ConnectionOutput::StreamSet& set : connected_.streams) {
    for (size_t k = 0; k < set.outside.size(); ++k) {
      const ExprId mix = streamMix(set, SIZE_MAX, k);
      if (!mix.isValid()) continue;
      const FlatVariable& v = model_->variable(set.outside[k]);
      FlatEquation e;
      e.lhs = pool_->variable(set.outside[k]);
      e.rhs = mix;
      e.origin = EquationOrigin::connection;
      e.part = v.part;
      e.span = v.span;
      model_->equations.push_back(e);
    }
  }
}

MaybeValue Flattener::bStream(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!needsArguments(e, 1, 1)) return {};
  MaybeValue a = argument(e, 0, context, locals);
  if (!a) return {};
  for (const ExprId x : a->scalars) {
    if (pool_->op(x) != Op::variable) continue;
    const Instance* leaf = leafOf_[pool_->variableOf(x).index()];
    if (leaf && leaf->flow != syntax::Flow::stream)
      return error("T017",
                   "'" + text(e.reference->parts[0].name) + "' needs a stream variable; " + pathOf(leaf) + " is none",
                   e.span);
  }
  const bool isActual = library_.names().text(e.reference->parts[0].name) == "actualStream";
  return elementwise(*a, BaseType::real, [&](ExprId x) {
    if (pool_->op(x) != Op::variable) return x;
    const VarId v = pool_->variableOf(x);
    const ExprId incoming = inStreamOf(v);
    const auto at = streamUses_.find(v);
    if (!isActual || at == streamUses_.end()) return incoming;
    const StreamUse& use = at->second.front();
    const ConnectionOutput::StreamSet& set = connected_.streams[use.set];
    const VarId flow = use.isInside ? set.insideFlow[use.index] : set.outsideFlow[use.index];
    return pool_->select(pool_->binary(Op::greater, pool_->variable(flow), pool_->real(0)), incoming, x);
  });
}

MaybeValue Flattener::connectionsOperator(const Expr& e, const Context* context, const LocalScope* locals) {
  const std::string_view name = library_.names().text(e.reference->parts[1].name);
  if (name == "branch" || name == "root" || name == "potentialRoot" || name == "uniqueRoot") return Value{};
  if ((name != "isRoot" && name != "rooted" && name != "uniqueRootIndices") || e.args.empty())
    return error("N013", "'Connections." + std::string(name) + "' is not known", e.span);
  if (name == "uniqueRootIndices") return error("T012", "'Connections.uniqueRootIndices' is not supported", e.span);
  Instance* record = instanceOfReference(*e.args[0], context, locals);
  if (!record) return {};
  const auto at = nodeOf_.find(record);
  if (!connectionsDone_ || at == nodeOf_.end()) return booleanValue(false);
  const uint32_t node = at->second;
  if (name == "isRoot") return booleanValue(connected_.rootOf[node] == node);
  // rooted(a): a is nearer to the root than the other end of its branch.
  for (const OverconstrainedBranch& branch : connections_.branches) {
    if (branch.a == node) return booleanValue(connected_.parentOf[branch.b] == node);
    if (branch.b == node) return booleanValue(connected_.parentOf[branch.a] == node);
  }
  return booleanValue(connected_.rootOf[node] == node);
}

}  // namespace armature::model
