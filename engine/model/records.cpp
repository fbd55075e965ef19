// Record constructors, defaults of record fields (specification 12.6).
#include <algorithm>
#include <deque>
#include <functional>

#include "engine/model/class_table.h"
#include "engine/model/expressions.h"
#include "engine/model/instantiation.h"
#include "engine/model/modifiers.h"
#include "engine/model/parameter_values.h"
#include "engine/model/records.h"
#include "engine/model/value_arithmetic.h"
#include "engine/model/value_ops.h"

namespace armature::model {

using syntax::ClassKind;

namespace {

// The fields of a record that is being made. One that the default of another asks for is made first, wherever it is
// declared (specification 12.6).
class FieldScope : public LocalScope {
 public:
  using Maker = Records::MakeField;
  FieldScope(const std::vector<Element>& elements, Maker maker) : elements_(elements), maker_(std::move(maker)) {}

  void bind(Name name, Value value) { made_.emplace_back(name, std::move(value)); }
  const Value* find(Name name) const override {
    for (const auto& [made, value] : made_)
      if (made == name) return &value;
    const auto element = std::ranges::find(elements_, name, &Element::name);
    if (element == elements_.end() || std::ranges::find(begun_, name) != begun_.end()) return nullptr;
    begun_.push_back(name);
    MaybeValue value = maker_(*element, this);
    return value ? &made_.emplace_back(name, std::move(*value)).second : nullptr;
  }
  std::optional<int64_t> endValue() const override { return {}; }

 private:
  const std::vector<Element>& elements_;
  Maker maker_;
  mutable std::deque<std::pair<Name, Value>> made_;
  mutable std::vector<Name> begun_;
};

}  // namespace

const RecordType* Records::recordType(Class* cls, Environment environment) {
  return &recordTypes_.emplace_back(RecordType{cls, std::move(environment)});
}

// The dimensions of a field, those that a redeclaration gives it in place of its own (specification 7.3).
std::vector<Records::Dimension> Records::dimensionsOf(const Element& element, Instance* statics,
                                                      const Environment& modifiers, const Class& type,
                                                      const Context* typeContext) {
  std::vector<Dimension> dims;
  const auto add = [&](const auto& list, const Context* context, bool isOutside) {
    for (const Expr* e : list) dims.push_back({e, context, isOutside});
  };
  const auto redeclared = std::ranges::find_if(modifiers, [](const Modifier& m) { return m.clause; });
  if (redeclared != modifiers.end()) {
    add(redeclared->clause->components[0]->dimensions, redeclared->context, redeclared->context->self != statics);
    add(redeclared->clause->dimensions, redeclared->context, redeclared->context->self != statics);
  }
  if (dims.empty()) {
    add(element.component->dimensions, contextOf(statics, element.view), false);
    add(element.clause->dimensions, contextOf(statics, element.view), false);
  }
  for (const Class::Dimensions& d : type.dimensions) add(d.list, d.context ? d.context : typeContext, false);
  return dims;
}

// Their sizes; one that is left open begins as 0. A later one may ask for an earlier one: Real A[:, size(A, 1)].
std::optional<std::vector<int64_t>> Records::fieldSizes(const Element& element, const std::vector<Dimension>& dims,
                                                        const LocalScope* fields, const LocalScope* locals,
                                                        bool* isOpen) {
  std::vector<int64_t> sizes;
  for (const Dimension& d : dims) {
    if (d.e->kind == syntax::ExprKind::colon) {
      if (isOpen) *isOpen = true;
      sizes.push_back(0);
      continue;
    }
    if (const Class* type = instances_.indexType(*d.e, d.context)) {
      sizes.push_back(sizeOfIndex(*type));
      continue;
    }
    BoundNames soFar(d.isOutside ? locals : fields);
    Value shape;
    shape.dims = sizes;
    shape.dims.change().resize(dims.size(), 0);
    if (!sizes.empty() && !d.isOutside) soFar.bind(element.name, shape);
    const std::optional<int64_t> size = parameters_.evaluateInteger(*d.e, d.context, &soFar, wording("the array size"));
    if (!size) return {};
    sizes.push_back(*size);
  }
  return sizes;
}

// The default of a field, or a value of its shape with invalid scalars. Defaults of the record's own text see the
// fields before it, modifiers from outside see the locals there.
MaybeValue Records::fieldDefault(Class* record, const Element& element, const Environment& environment,
                                 const LocalScope* fields, const LocalScope* locals, bool needsBinding, bool* isOpen) {
  Instance* statics = classes_.staticsOf(record);
  Environment modifiers;
  modifiers_.collect(environment, element.name, modifiers);
  const Environment own = modifiers_.modifiersOf(statics, element);
  modifiers.insert(modifiers.end(), own.begin(), own.end());
  const Element* effective = nullptr;
  const Context* typeContext = nullptr;
  Class* type = instances_.typeOf(statics, element, modifiers, effective, typeContext);
  if (!type || !classes_.complete(type)) return {};
  Binding* binding = nullptr;
  Environment inner = modifiers_.nested(modifiers, binding, false);
  if (binding) {
    MaybeValue value = boundValue(binding, statics, fields, locals);
    if (value && type->leaf == LeafKindOf::real) *value = arithmetic_.asReal(std::move(*value));
    return value;
  }
  if (needsBinding && type->leaf != LeafKindOf::none)
    return error("T005", phrase("the field %1 of '%2' is not given", text(element.name), nameOf(record)),
                 element.component->span);
  Value value;
  std::optional<std::vector<int64_t>> sizes =
      fieldSizes(element, dimensionsOf(element, statics, modifiers, *type, typeContext), fields, locals, isOpen);
  if (!sizes) return {};
  if (type->leaf == LeafKindOf::none) {
    MaybeValue record = elementsOf(*type, inner, *sizes, [&](const Environment& given) {
      return recordOf(type, [&](const Element& e, const LocalScope* parts) {
        return fieldDefault(type, e, given, parts, locals, needsBinding, isOpen);
      });
    });
    if (!record) return {};
    value = std::move(*record);
    for (size_t d = value.dims.empty() ? sizes->size() : 0; d-- > 0;) {
      Value stacked;
      stackValues({value}, stacked);
      value = gather(stacked, 0, std::vector<int64_t>(static_cast<size_t>((*sizes)[d]), 0));
    }
    return value;
  }
  value.base = type->leaf == LeafKindOf::real      ? BaseType::real
               : type->leaf == LeafKindOf::integer ? BaseType::integer
               : type->leaf == LeafKindOf::boolean ? BaseType::boolean
               : type->leaf == LeafKindOf::string  ? BaseType::string
                                                   : BaseType::enumeration;
  if (type->enumeration) value.type = type->enumeration->node;
  value.dims = std::move(*sizes);
  value.scalars.resize(static_cast<size_t>(value.elementCount()));
  return value;
}

// The value of a modifier; of one that is split over the elements of arrays the share of one of them.
MaybeValue Records::boundValue(Binding* binding, const Instance* statics, const LocalScope* fields,
                               const LocalScope* locals) {
  const Binding& given = binding->expression ? *binding : *binding->whole;
  if (!given.expression || binding->field.isValid()) {
    const Value* value = parameters_.valueOf(binding);
    return value ? MaybeValue(*value) : MaybeValue();
  }
  MaybeValue value =
      expressions_.translate(*given.expression, given.context, given.context->self == statics ? fields : locals);
  return parameters_.elementFor(*binding, std::move(value), 0);
}

// A record of the fields that `field` makes.
MaybeValue Records::recordOf(Class* cls, const MakeField& field) {
  Value record;
  record.base = BaseType::record;
  record.type = classes_.recordNode(cls);
  const FieldScope fields(cls->elements, field);
  for (const Element& element : cls->elements) {
    const Value* value = fields.find(element.name);
    if (!value) return {};
    record.fields.push_back({element.name, std::make_shared<const Value>(*value)});
  }
  return record;
}

// The elements of an array of records, whose modifiers are split over them (specification 7.2.5); a single one where
// none is, for all of them.
MaybeValue Records::elementsOf(const Class& type, const Environment& modifiers, const std::vector<int64_t>& sizes,
                               const std::function<MaybeValue(const Environment&)>& make) {
  const auto isSplit = [](const Modifier& m) { return !m.isEach && (m.value || m.modification || m.clause); };
  const bool isPlain = type.arrayModifiers.empty() && std::ranges::none_of(modifiers, isSplit);
  int64_t count = 1;
  for (const int64_t size : sizes) count *= size;
  if (sizes.empty() || count == 0 || isPlain) return make(modifiers);
  std::vector<Value> values;
  std::vector<int64_t> subscripts(sizes.size(), 1);
  for (int64_t k = 0; k < count; ++k) {
    MaybeValue value = make(modifiers_.forItem(modifiers, type, subscripts, sizes, nullptr));
    if (!value) return {};
    values.push_back(std::move(*value));
    for (size_t d = sizes.size(); d-- > 0 && ++subscripts[d] > sizes[d];) subscripts[d] = 1;
  }
  Value stacked;
  if (!stackValues(values, stacked))
    return error("T002", phrase("the elements of an array of '%1' differ in size", nameOf(&type)),
                 modifiers.empty() ? SourceSpan{} : modifiers.front().span);
  return reshaped(std::move(stacked), {count}, sizes);
}

MaybeValue Records::defaultRecord(const FunctionClass::Variable& variable, const std::vector<int64_t>& sizes,
                                  const LocalScope* locals, bool* isOpen) {
  const RecordType* type = static_cast<const RecordType*>(variable.typeScope);
  if (!type) return error("T001", phrase("'%1' is not a record", text(variable.name)), variable.span);
  return elementsOf(*type->cls, type->environment, sizes, [&](const Environment& modifiers) {
    return recordOf(type->cls, [&](const Element& element, const LocalScope* fields) {
      return fieldDefault(type->cls, element, modifiers, fields, locals, false, isOpen);
    });
  });
}

MaybeValue Records::recordConstructor(Class* cls, const Expr& e, const Context* context, const LocalScope* locals) {
  std::vector<const Element*> open;  // fields that can be given
  // A constant without a value is given one like any other field (specification 12.6).
  const auto isSettled = [](const Element& element) {
    const auto hasValue = [](const syntax::Modification* m) { return m && m->binding; };
    return element.clause->variability == syntax::Variability::constant &&
           (hasValue(element.component->modification) ||
            std::ranges::any_of(element.layers, [&](const Layer& l) { return hasValue(l.modifier.modification); }));
  };
  for (const Element& element : cls->elements)
    if (!element.isProtected && !isSettled(element) && !element.clause->isFinal) open.push_back(&element);
  if (e.args.size() > open.size())
    return error("T005", phrase("'%1' has %2 fields, not %3", nameOf(cls), open.size(), e.args.size()), e.span);
  FieldScope fields(cls->elements, [&](const Element& element, const LocalScope* scope) {
    return fieldDefault(cls, element, cls->environment, scope, nullptr, true);
  });
  std::vector<std::pair<Name, Value>> given;
  auto give = [&](Name name, const Expr& arg) {
    MaybeValue value = expressions_.translate(arg, context, locals);
    if (!value) return false;
    given.emplace_back(name, std::move(*value));
    return true;
  };
  for (size_t k = 0; k < e.args.size(); ++k)
    if (!give(open[k]->name, *e.args[k])) return {};
  for (const syntax::NamedArgument& named : e.named) {
    if (!cls->index.contains(named.name))
      return error("T006", phrase("'%1' has no field %2", nameOf(cls), text(named.name)), e.span);
    if (!give(named.name, *named.value)) return {};
  }
  for (auto& [name, value] : given) fields.bind(name, value);
  Value record;
  record.base = BaseType::record;
  record.type = classes_.recordNode(cls);
  for (const Element& element : cls->elements) {
    const auto at = std::find_if(given.begin(), given.end(), [&](const auto& g) { return g.first == element.name; });
    Value value;
    if (at != given.end()) {
      value = at->second;
      Class* type = nullptr;
      if (value.base == BaseType::integer) {
        const Element* effective = nullptr;
        const Context* typeContext = nullptr;
        type = instances_.typeOf(classes_.staticsOf(cls), element, {}, effective, typeContext);
        if (type && classes_.complete(type) && type->leaf == LeafKindOf::real)
          value = arithmetic_.asReal(std::move(value));
      }
    } else {
      const Value* standard = fields.find(element.name);
      if (!standard) return {};
      value = *standard;
    }
    record.fields.push_back({element.name, std::make_shared<const Value>(std::move(value))});
  }
  return record;
}

}  // namespace armature::model
