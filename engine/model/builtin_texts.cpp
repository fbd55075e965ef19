// The conversion String(…) (specification 3.7.1.1): by options, or by a format of its own.
#include <algorithm>

#include "engine/base/number_format.h"
#include "engine/base/numbers.h"
#include "engine/model/arguments.h"
#include "engine/model/builtin_table.h"
#include "engine/model/builtin_texts.h"
#include "engine/model/class_table.h"
#include "engine/model/operator_records.h"
#include "engine/model/parameter_values.h"
#include "engine/model/value_arithmetic.h"
#include "engine/model/value_ops.h"

namespace armature::model {

namespace {

// Whether a text is one conversion of a number as in C, without the leading %: flags, width, precision, letter.
bool isFormat(std::string_view format, BaseType base) {
  size_t k = 0;
  const auto skip = [&](std::string_view set) {
    const size_t first = k;
    while (k < format.size() && set.find(format[k]) != std::string_view::npos) ++k;
    return k - first;
  };
  constexpr std::string_view kDigits = "0123456789";
  skip("-+ #0");
  const bool isShort = skip(kDigits) <= 3;
  if (k < format.size() && format[k] == '.') {
    ++k;
    if (skip(kDigits) > 3) return false;
  }
  const std::string_view letters = base == BaseType::integer ? "feEgGdioxXuc" : "feEgGdiu";
  return isShort && k + 1 == format.size() && letters.find(format[k]) != std::string_view::npos;
}

}  // namespace

TextBuiltins::TextBuiltins(Translation& translation, ValueArithmetic& arithmetic, ClassTable& classes,
                           ParameterValues& parameters, Arguments& arguments, OperatorRecords& operatorRecords,
                           BuiltinTable& builtins)
    : TranslationPart(translation),
      arithmetic_(arithmetic),
      classes_(classes),
      parameters_(parameters),
      arguments_(arguments),
      operatorRecords_(operatorRecords) {
  builtins.add("String", *this, &TextBuiltins::bString);
}

// The value of an option, which has to be known; nothing after an error.
std::optional<int> TextBuiltins::textOption(const Expr& e, std::string_view name, BaseType type, int standard,
                                            const Context* context, const LocalScope* locals) {
  const Expr* given = arguments_.argumentOf(e, e.args.size(), name);
  if (!given) return standard;
  const MaybeValue value = parameters_.evaluate(*given, context, locals, wording("an option of 'String'"));
  if (!value) return {};
  if (!value->isScalar() || value->base != type) {
    error("T001",
          phrase("the option %1 of 'String' has to be %2", name,
                 type == BaseType::boolean ? phrase("a Boolean") : phrase("an Integer")),
          given->span);
    return {};
  }
  return static_cast<int>(std::clamp<int64_t>(wholeNumber(pool().number(value->scalar())), 0, 200));
}

// The format of a conversion, with its leading %; empty after an error.
std::string TextBuiltins::textFormat(const Expr& e, const Value& value, const Context* context,
                                     const LocalScope* locals) {
  for (const syntax::NamedArgument& named : e.named) {
    const std::string name = text(named.name);
    if (name == "minimumLength" || name == "leftJustified" ||
        (name == "significantDigits" && value.base == BaseType::real))
      continue;
    if (name == "format" && e.named.size() == 1 && value.isNumeric()) continue;
    error("T005",
          name == "format" && value.isNumeric()
              ? phrase("'format' of 'String' cannot stand beside other options")
              : phrase("'String' of a %1 has no option %2", typeName(value.base), name),
          e.span);
    return {};
  }
  if (const Expr* given = arguments_.argumentOf(e, e.args.size(), "format")) {
    const MaybeValue wanted = parameters_.evaluate(*given, context, locals, wording("the format of 'String'"));
    if (!wanted) return {};
    const std::string format = wanted->base == BaseType::string && wanted->isScalar()
                                   ? std::string(pool().textOf(wanted->scalar()))
                                   : std::string();
    if (isFormat(format, value.base)) return "%" + format;
    error("T022", phrase("'%1' is no format of a %2", format, typeName(value.base)), given->span,
          phrase("a format is like \"8.3f\" or \"d\""));
    return {};
  }
  const auto width = textOption(e, "minimumLength", BaseType::integer, 0, context, locals);
  const auto isLeft = textOption(e, "leftJustified", BaseType::boolean, 1, context, locals);
  const auto digits = textOption(e, "significantDigits", BaseType::integer, 6, context, locals);
  if (!width || !isLeft || !digits) return {};
  std::string format = std::string("%") + (*isLeft != 0 ? "-" : "") + (*width > 0 ? std::to_string(*width) : "");
  if (value.base == BaseType::real) return format + "." + std::to_string(*digits) + "g";
  if (value.base != BaseType::enumeration) return format + (value.base == BaseType::boolean ? "b" : "d");
  Class* cls = classes_.classOfNode(value.type);
  format += "e:";
  if (cls && classes_.complete(cls) && cls->enumeration)
    for (const syntax::EnumerationLiteral& l : cls->enumeration->definition->literals) format += text(l.name) + "|";
  return format;
}

MaybeValue TextBuiltins::bString(const Expr& e, const Context* context, const LocalScope* locals) {
  MaybeValue a = arguments_.argument(e, 0, context, locals);
  if (!a) return {};
  if (a->isRecord() && a->isScalar()) return operatorRecords_.textOfRecord(e, *a, context, locals);
  if (!a->isScalar() || a->scalars.empty()) return error("T001", phrase("String needs a scalar"), e.span);
  if (a->base == BaseType::string) return a;
  const std::string format = textFormat(e, *a, context, locals);
  if (format.empty()) return {};
  const ExprId x = a->scalar();
  if (!pool().isConstant(x)) return arithmetic_.scalarValue(BaseType::string, pool().format(x, format));
  return arithmetic_.scalarValue(BaseType::string, pool().text(formatNumber(pool().number(x), format)));
}

}  // namespace armature::model
