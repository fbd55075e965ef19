#include "engine/syntax/annotation_values.h"

#include <cmath>

namespace armature::syntax {

namespace {

constexpr double kPi = 3.14159265358979323846;

const Argument* find(const Modification* modification, const NameTable& names, std::string_view name) {
  if (!modification) return nullptr;
  for (const Argument* argument : modification->arguments) {
    if (argument->path.size() == 1 && names.text(argument->path[0]) == name) return argument;
  }
  return nullptr;
}

bool isCallOf(const Expression& expression, const NameTable& names, std::string_view name) {
  return expression.kind == ExprKind::call && expression.reference->parts.size() == 1 &&
         names.text(expression.reference->parts[0].name) == name;
}

}  // namespace

const Modification* member(const Modification* modification, const NameTable& names, std::string_view path) {
  while (modification) {
    const size_t dot = path.find('.');
    const Argument* argument = find(modification, names, path.substr(0, dot));
    modification = argument ? argument->modification : nullptr;
    if (dot == std::string_view::npos) return modification;
    path.remove_prefix(dot + 1);
  }
  return nullptr;
}

ExprPtr value(const Modification* modification, const NameTable& names, std::string_view path) {
  const Modification* found = member(modification, names, path);
  return found && found->binding ? staticPart(found->binding, names) : nullptr;
}

ExprPtr namedValue(const Expression& call, const NameTable& names, std::string_view name) {
  for (const NamedArgument& argument : call.named) {
    if (names.text(argument.name) == name) return staticPart(argument.value, names);
  }
  return nullptr;
}

ExprPtr staticPart(ExprPtr expression, const NameTable& names) {
  while (expression && isCallOf(*expression, names, "DynamicSelect") && !expression->args.empty()) {
    expression = expression->args[0];
  }
  return expression;
}

std::optional<double> numberOf(ExprPtr expression) {
  if (!expression) return std::nullopt;
  switch (expression->kind) {
    case ExprKind::integer:
    case ExprKind::real:
      return expression->number;
    case ExprKind::unary: {
      const std::optional<double> inner = numberOf(expression->a);
      if (!inner || expression->op == Operator::logicalNot) return std::nullopt;
      return expression->op == Operator::negate ? -*inner : *inner;
    }
    case ExprKind::binary: {
      const std::optional<double> a = numberOf(expression->a), b = numberOf(expression->b);
      if (!a || !b) return std::nullopt;
      switch (expression->op) {
        case Operator::add:
          return *a + *b;
        case Operator::sub:
          return *a - *b;
        case Operator::mul:
          return *a * *b;
        case Operator::div:
          return *a / *b;
        default:
          return std::nullopt;
      }
    }
    default:
      return std::nullopt;
  }
}

std::optional<bool> truthOf(ExprPtr expression, const NameTable& names) {
  expression = staticPart(expression, names);
  if (!expression) return std::nullopt;
  if (expression->kind == ExprKind::boolean) return expression->number != 0;
  if (expression->kind == ExprKind::unary && expression->op == Operator::logicalNot) {
    const std::optional<bool> inner = truthOf(expression->a, names);
    if (inner) return !*inner;
  }
  return std::nullopt;
}

std::optional<std::string> textOf(ExprPtr expression, const NameTable& names) {
  expression = staticPart(expression, names);
  if (!expression) return std::nullopt;
  if (expression->kind == ExprKind::string) return std::string(expression->text);
  if (expression->kind == ExprKind::binary && expression->op == Operator::add) {
    const std::optional<std::string> a = textOf(expression->a, names), b = textOf(expression->b, names);
    if (a && b) return *a + *b;
  }
  return std::nullopt;
}

std::vector<std::string> textsOf(ExprPtr expression, const NameTable& names) {
  std::vector<std::string> texts;
  if (expression && expression->kind == ExprKind::array) {
    for (const ExprPtr item : expression->args)
      for (std::string& text : textsOf(item, names)) texts.push_back(std::move(text));
  } else if (auto text = textOf(expression, names)) {
    texts.push_back(std::move(*text));
  }
  return texts;
}

std::optional<std::vector<double>> numbersOf(ExprPtr expression, const NameTable& names) {
  expression = staticPart(expression, names);
  if (!expression || expression->kind != ExprKind::array || !expression->iterators.empty()) return std::nullopt;
  std::vector<double> list;
  for (const ExprPtr item : expression->args) {
    const std::optional<double> number = numberOf(staticPart(item, names));
    if (!number) return std::nullopt;
    list.push_back(*number);
  }
  return list;
}

std::vector<std::pair<double, double>> pointsOf(ExprPtr expression, const NameTable& names) {
  std::vector<std::pair<double, double>> points;
  expression = staticPart(expression, names);
  if (!expression || expression->kind != ExprKind::array) return points;
  for (const ExprPtr item : expression->args) {
    const std::optional<std::vector<double>> point = numbersOf(item, names);
    if (point && point->size() == 2) points.emplace_back((*point)[0], (*point)[1]);
  }
  return points;
}

std::string_view literalName(ExprPtr expression, const NameTable& names) {
  expression = staticPart(expression, names);
  if (!expression || expression->kind != ExprKind::reference || expression->reference->parts.empty()) return {};
  return names.text(expression->reference->parts.back().name);
}

std::optional<Transformation> transformationOf(const Modification* transformation, const NameTable& names) {
  const auto extent = pointsOf(value(transformation, names, "extent"), names);
  if (extent.size() != 2) return std::nullopt;
  double originX = 0, originY = 0;
  if (const auto origin = numbersOf(value(transformation, names, "origin"), names); origin && origin->size() == 2) {
    originX = (*origin)[0];
    originY = (*origin)[1];
  }
  Transformation made;
  made.rotation = numberOf(value(transformation, names, "rotation")).value_or(0);
  made.width = std::abs(extent[1].first - extent[0].first);
  made.height = std::abs(extent[1].second - extent[0].second);
  made.flip = extent[1].first < extent[0].first;
  const bool isUpsideDown = extent[1].second < extent[0].second;
  // The extent's centre turns about the origin.
  const double angle = made.rotation * kPi / 180;
  const double dx = (extent[0].first + extent[1].first) / 2, dy = (extent[0].second + extent[1].second) / 2;
  double cosine = std::cos(angle), sine = std::sin(angle);
  if (std::fmod(made.rotation, 90) == 0) {  // exact in the usual quarter turns
    cosine = std::round(cosine);
    sine = std::round(sine);
  }
  made.x = originX + cosine * dx - sine * dy;
  made.y = originY + sine * dx + cosine * dy;
  if (isUpsideDown) {
    made.flip = !made.flip;
    made.rotation += 180;
  }
  made.rotation = std::fmod(made.rotation, 360);
  if (made.rotation > 180) made.rotation -= 360;
  if (made.rotation <= -180) made.rotation += 360;
  return made;
}

}  // namespace armature::syntax
