// Declarations of functions: inputs with defaults, local variables in the order of their dependencies, and the parts
// that an assignment target names (specification 12.4.4: initialization and binding equations of components in
// functions).
#include <algorithm>

#include "engine/base/ensure.h"
#include "engine/base/numbers.h"
#include "engine/model/functions_execute.h"
#include "engine/model/value_ops.h"

namespace armature::model {

using symbolic::Op;
using syntax::ExprKind;

namespace {

// An array of equal records: every leaf gets the leading dimensions.
Value repeatedDeep(const Value& one, const std::vector<int64_t>& dims) {
  Value result = one;
  std::vector<int64_t>& all = result.dims.change();
  all.insert(all.begin(), dims.begin(), dims.end());
  if (one.isRecord()) {
    for (Field& field : result.fields) field.value = std::make_shared<const Value>(repeatedDeep(*field.value, dims));
    return result;
  }
  int64_t count = 1;
  for (int64_t d : dims) count *= d;
  result.scalars.clear();
  for (int64_t k = 0; k < count; ++k)
    result.scalars.insert(result.scalars.end(), one.scalars.begin(), one.scalars.end());
  return result;
}

}  // namespace

bool ExecutorState::completeInputs(const FunctionClass& function, std::vector<Value>& inputs, SourceSpan span) {
  inputs.resize(function.inputs.size());
  Frame frame;
  // Defaults may refer to other inputs, also to later ones: given inputs first, then defaults until nothing changes.
  for (size_t k = 0; k < inputs.size(); ++k) {
    if (inputs[k].base == BaseType::none) continue;
    coerce(inputs[k], function.inputs[k].base, pool());
    frame.locals.push_back({function.inputs[k].name, inputs[k], function.inputs[k].base, false});
  }
  for (size_t round = 0; round <= inputs.size(); ++round) {
    bool isComplete = true;
    for (size_t k = 0; k < inputs.size(); ++k) {
      const FunctionClass::Variable& v = function.inputs[k];
      if (inputs[k].base != BaseType::none) continue;
      std::optional<Value> value;
      if (v.binding != nullptr) {
        std::vector<Name> names;
        referencedNames(v.binding, names);
        const bool mustWait = std::any_of(names.begin(), names.end(), [&](Name n) {
          return n != v.name && frame.find(n) == nullptr &&
                 std::any_of(function.inputs.begin(), function.inputs.end(),
                             [&](const FunctionClass::Variable& other) { return other.name == n; });
        });
        if (mustWait && round < inputs.size()) {
          isComplete = false;
          continue;
        }
        value = translator.translate(*v.binding, v.bindingScope, &frame);
        if (!value) return false;
      } else if (v.base == BaseType::record) {
        value = translator.defaultRecord(v, {}, &frame);
        if (!value) return false;
        fillNeutral(*value, pool());
      } else {
        error("T301", phrase("call of %1 gives no value for the input %2", function.name, text(v.name)), span);
        return false;
      }
      coerce(*value, v.base, pool());
      frame.locals.push_back({v.name, *value, v.base, false});
      inputs[k] = std::move(*value);
    }
    if (isComplete) break;
  }
  return haveDeclaredSizes(function, frame, span);
}

// The inputs of a call against the sizes that their declarations name, as far as these follow from numbers and from
// other inputs.
bool ExecutorState::haveDeclaredSizes(const FunctionClass& function, const Frame& frame, SourceSpan span) {
  for (const FunctionClass::Variable& v : function.inputs) {
    const Value* value = v.dims.empty() ? nullptr : frame.find(v.name);
    if (!value || value->base == BaseType::function) continue;
    for (size_t k = 0; k < v.dims.size() && k < value->dims.size(); ++k) {
      const std::optional<int64_t> wanted = declaredSize(*v.dims[k], frame);
      if (!wanted || *wanted == value->dims[k]) continue;
      error("T302",
            phrase("the input %1 of %2 has the size %3 in dimension %4, not %5", text(v.name), function.name, *wanted,
                   k + 1, value->dims[k]),
            span);
      return false;
    }
  }
  return true;
}

std::optional<int64_t> ExecutorState::declaredSize(const syntax::Expression& e, const Frame& frame) {
  const auto known = [&](const Value* value) -> std::optional<int64_t> {
    if (!value || !value->isScalar() || value->scalars.empty() || value->base != BaseType::integer) return {};
    if (!pool().isConstant(value->scalar())) return {};
    return wholeNumber(pool().number(value->scalar()));
  };
  if (e.kind == ExprKind::integer) return wholeNumber(e.number);
  if (e.kind == ExprKind::reference && e.reference->parts.size() == 1 && e.reference->parts[0].subscripts.empty())
    return known(frame.find(e.reference->parts[0].name));
  if (simpleCallee(e, translator.library().names()) != "size" || e.args.size() != 2) return {};
  const syntax::Expression &array = *e.args[0], &dimension = *e.args[1];
  if (array.kind != ExprKind::reference || array.reference->parts.size() != 1 || dimension.kind != ExprKind::integer)
    return {};
  const Value* value = frame.find(array.reference->parts[0].name);
  const int64_t k = wholeNumber(dimension.number);
  if (!value || k < 1 || k > static_cast<int64_t>(value->dims.size())) return {};
  return value->dims[static_cast<size_t>(k - 1)];
}

bool ExecutorState::declareVariables(const FunctionClass& function, Frame& frame) {
  std::vector<const FunctionClass::Variable*> pending;
  for (const FunctionClass::Variable& v : function.outputs) pending.push_back(&v);
  for (const FunctionClass::Variable& v : function.locals) pending.push_back(&v);
  while (!pending.empty()) {
    // The first variable whose binding and dimensions mention no other pending one; on a cycle simply the first.
    auto chosen = pending.begin();
    for (auto at = pending.begin(); at != pending.end(); ++at) {
      std::vector<Name> names;
      referencedNames((*at)->binding, names);
      for (const syntax::Expression* use : (*at)->uses) referencedNames(use, names);
      for (const syntax::Expression* dim : (*at)->dims) referencedNames(dim, names);
      const bool mustWait = std::any_of(pending.begin(), pending.end(), [&](const FunctionClass::Variable* other) {
        return other != *at && std::find(names.begin(), names.end(), other->name) != names.end();
      });
      if (mustWait) continue;
      chosen = at;
      break;
    }
    const FunctionClass::Variable* variable = *chosen;
    pending.erase(chosen);
    if (!declareOne(function, *variable, frame)) return false;
  }
  declareFlags(function, frame);
  return true;
}

bool ExecutorState::declareOne(const FunctionClass& function, const FunctionClass::Variable& v, Frame& frame) {
  Frame::Local local{v.name, {}, v.base, false};
  std::optional<Value> bound;
  if (v.binding != nullptr) {
    bound = translator.translate(*v.binding, v.bindingScope, &frame);
    if (!bound) return false;
    coerce(*bound, v.base, pool());
  }
  std::vector<int64_t> dims;
  for (size_t k = 0; k < v.dims.size(); ++k) {
    if (v.dims[k]->kind == ExprKind::colon) {
      local.isFlexible = !bound.has_value();
      dims.push_back(bound && k < bound->dims.size() ? bound->dims[k] : 0);
      continue;
    }
    if (const std::optional<int64_t> size = translator.sizeOfType(*v.dims[k], function.scope)) {
      dims.push_back(*size);
      continue;
    }
    const std::optional<Value> dim = translator.translate(*v.dims[k], function.scope, &frame);
    if (!dim) return false;
    if (!dim->isScalar() || dim->scalars.empty() || !pool().isConstant(dim->scalar())) {
      error("T302", phrase("the size of %1 in %2 depends on values of the run", text(v.name), function.name), v.span);
      return false;
    }
    dims.push_back(wholeNumber(pool().number(dim->scalar())));
    if (dims.back() < 0) {
      error("T302", phrase("the size of %1 in %2 is negative", text(v.name), function.name), v.span);
      return false;
    }
  }
  const auto isTooLarge = [&](int64_t each) {
    if (translator.isWithinBudget(dims, each)) return false;
    error("N011", phrase("%1 in %2 has too many elements", text(v.name), function.name), v.span);
    return true;
  };
  if (isTooLarge(1)) return false;
  if (v.base == BaseType::record) {
    std::optional<Value> record =
        bound ? std::move(bound) : translator.defaultRecord(v, dims, &frame, &local.isFlexible);
    if (!record || (record->dims.empty() && isTooLarge(scalarCount(*record)))) return false;
    fillNeutral(*record, pool());
    local.value = record->dims.empty() && !dims.empty() ? repeatedDeep(*record, dims) : std::move(*record);
  } else if (bound && bound->dims == dims) {
    local.value = std::move(*bound);
  } else if (bound && bound->isScalar() == dims.empty() && v.base == BaseType::function) {
    local.value = std::move(*bound);
  } else if (bound) {
    error("T303", phrase("the value of %1 in %2 has shape %3", text(v.name), function.name, shapeText(*bound)), v.span);
    return false;
  } else {
    local.value.base = v.base;
    local.value.type = v.type;
    local.value.dims = dims;
    local.value.scalars.assign(static_cast<size_t>(local.value.elementCount()), neutralScalar(v.base, pool()));
  }
  frame.locals.push_back(std::move(local));
  return true;
}

std::optional<Subscript> ExecutorState::subscript(const syntax::Expression& e, Name array, int64_t extent,
                                                  bool isDemanded, Frame& frame, const void* scope) {
  Subscript result;
  if (e.kind == ExprKind::colon) return result;
  const std::optional<int64_t> outerEnd = frame.end;
  frame.end = extent;
  const std::optional<Value> value = translator.translate(e, scope, &frame);
  frame.end = outerEnd;
  if (!value) return std::nullopt;
  if (value->isScalar() && !pool().isConstant(value->scalar())) {
    result.kind = Subscript::Kind::runTime;
    // A Boolean subscript counts false as 1 and true as 2.
    result.index = value->scalar();
    if (value->base == BaseType::boolean)
      result.index = pool().select(result.index, pool().integer(2), pool().integer(1));
    if (isDemanded && value->base == BaseType::integer) demandWithin(result.index, array, extent, e.span);
    return result;
  }
  result.kind = value->isScalar() ? Subscript::Kind::constant : Subscript::Kind::list;
  for (ExprId scalar : value->scalars) {
    if (!pool().isConstant(scalar)) {
      error("T304", phrase("a list of indices depends on values of the run"), e.span);
      return std::nullopt;
    }
    const double shift = value->base == BaseType::boolean ? 1 : 0;
    result.indices.push_back(wholeNumber(pool().number(scalar) + shift));
  }
  return result;
}

SliceLoop::Asked ExecutorState::askedOfSlices(const Frame& frame, const void* scope) {
  return {[this, &frame, scope](const syntax::Expression& bound) {
            return translator.translateKnown(bound, scope, &frame).has_value();
          },
          [this, &frame, scope](const syntax::Expression& reference) -> std::optional<size_t> {
            const std::optional<Value> value = translator.translate(reference, scope, &frame);
            return value ? std::optional(value->dims.size()) : std::nullopt;
          }};
}

std::optional<std::vector<AccessStep>> ExecutorState::accessPath(const syntax::Reference& target, const Value& root,
                                                                 Frame& frame, const void* scope) {
  std::vector<AccessStep> path;
  const Value* level = &root;
  // A function of the run looks at the subscript of a vector itself.
  const bool isOneOfVector = builder != nullptr && !root.isRecord() && root.dims.size() == 1;
  size_t outerDims = 0;  // dimensions of the levels above lead those of the fields
  for (size_t k = 0; k < target.parts.size(); ++k) {
    const syntax::ReferencePart& part = target.parts[k];
    AccessStep step;
    for (size_t s = 0; s < part.subscripts.size(); ++s) {
      const size_t d = outerDims + s;
      const int64_t extent = d < level->dims.size() ? level->dims[d] : 0;
      std::optional<Subscript> evaluated =
          subscript(*part.subscripts[s], part.name, extent, !isOneOfVector, frame, scope);
      if (!evaluated) return std::nullopt;
      step.subscripts.push_back(std::move(*evaluated));
    }
    outerDims = level->dims.size();
    if (k + 1 < target.parts.size()) {
      step.field = target.parts[k + 1].name;
      level = level->field(step.field);
      if (level == nullptr) {
        error("T306", phrase("there is no field %1 to assign to", text(step.field)), target.span);
        return std::nullopt;
      }
    }
    path.push_back(std::move(step));
  }
  return path;
}

}  // namespace armature::model
