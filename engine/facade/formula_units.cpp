// The unit of a formula: that of its variables through its operations.
//
// The radian is no dimension, but it tells a torque (N.m, a joule per radian) from an energy, and an angular velocity
// from a frequency. It is followed as an exponent, and a torque counts as one that has lost a radian.
#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

#include "engine/base/unit_names.h"
#include "engine/facade/formula.h"

namespace armature {

namespace {

using results::Column;

// What is known of a part of a formula.
struct Quantity {
  Unit unit;
  std::string text;         // of the unit, where it is one that was declared
  std::string displayUnit;  // of the same
  bool isAny = false;       // a bare number, or a variable without unit: fits everywhere
  bool isLoose = false;     // has a bare number as a factor, which may stand for anything: sin(2*pi*50*time)
  bool isTruth = false;
  Column::Kind kind = Column::Kind::constant;
  std::optional<double> number;  // of a literal
  std::string name() const { return !text.empty() ? text : unitName(unit); }
};

class UnitFinder {
 public:
  UnitFinder(const Formula& formula, const results::Store& store) : nodes_(formula.nodes()), store_(store) {}

  std::optional<Quantity> find() {
    for (const Formula::Node& node : nodes_) {
      found_.push_back(of(node));
      if (problem_) return std::nullopt;
    }
    return found_.back();
  }
  const Diagnostic& problem() const { return *problem_; }

 private:
  using Kind = Formula::Kind;
  using Operator = Formula::Operator;

  Quantity fail(const char* code, const Phrase& text) {
    if (!problem_) problem_ = failure(code, text);
    return {};
  }

  Quantity of(const Formula::Node& node) {
    switch (node.kind) {
      case Kind::number:
        return literal(node);
      case Kind::time:
        return second();
      case Kind::variable:
        return variable(node.name);
      case Kind::unary:
        return unary(node);
      case Kind::binary:
        return binary(node);
      case Kind::choice:
        return choice(node);
      case Kind::function:
        return function(node);
      case Kind::derivative:
      case Kind::integral:
        return overTime(node);
      default:
        return ofWhole(node);
    }
  }

  static Quantity literal(const Formula::Node& node) {
    Quantity made;
    made.isAny = !node.isTruth;
    made.isTruth = node.isTruth;
    made.number = node.number;
    return made;
  }
  static Quantity second() {
    Quantity made;
    made.unit = *parseUnit("s");
    made.text = "s";
    made.kind = Column::Kind::continuous;
    return made;
  }

  Quantity variable(const std::string& name) {
    const int64_t found = store_.find(name);
    if (found < 0) return fail("M010", phrase("the run has no variable %1", name));
    const Column& column = store_.columns()[static_cast<size_t>(found)];
    if (column.type == Column::Type::string) return fail("M011", phrase("%1 is a text: it has no curve", name));
    Quantity made;
    made.kind = column.isConstant ? Column::Kind::constant : column.kind;
    made.isTruth = column.type == Column::Type::boolean;
    const Result<Unit> unit = parseUnit(column.unit);
    made.isAny = column.unit.empty() || !unit;
    if (!made.isAny) {
      made.unit = *unit;
      if (unit->factor == 1 && unit->offset == 0) {
        made.text = column.unit;
        made.displayUnit = column.displayUnit;
      }
      if (isTorque(column.unit)) --made.unit.radians;
    }
    made.unit.factor = 1, made.unit.offset = 0;
    return made;
  }

  // Numbers alone are wanted.
  bool isNumber(const Quantity& quantity) {
    if (quantity.isTruth)
      fail("M002", phrase("a number is expected, not a condition: if CONDITION then 1 else 0 makes one of it"));
    return !quantity.isTruth;
  }
  // Of two that have to be of one unit: the one that says which.
  enum class Use { sum, comparison, choice };
  const Quantity& same(const Quantity& a, const Quantity& b, Use use) {
    const bool doFit = a.isAny || b.isAny || a.unit.hasDimension(b.unit);
    if (!doFit && use == Use::sum)
      fail("M020", phrase("units do not fit: %1 and %2 cannot be added or subtracted", a.name(), b.name()));
    if (!doFit && use == Use::comparison)
      fail("M020", phrase("units do not fit: %1 and %2 cannot be compared", a.name(), b.name()));
    if (!doFit && use == Use::choice)
      fail("M020", phrase("units do not fit: one side of if is in %1, the other in %2", a.name(), b.name()));
    return a.isAny ? b : a;
  }
  static Column::Kind later(Column::Kind a, Column::Kind b) { return std::max(a, b); }

  Quantity unary(const Formula::Node& node) {
    Quantity a = found_[node.a];
    a.number.reset();
    if (node.op == Operator::isNot) return truthOf(a, a);
    if (isNumber(a) && node.op == Operator::negate && found_[node.a].number) a.number = -*found_[node.a].number;
    return a;
  }

  Quantity truthOf(const Quantity& a, const Quantity& b) {
    if (!a.isTruth || !b.isTruth)
      return fail("M002", phrase("a condition is expected beside and, or, not; not a number"));
    return truth(a, b);
  }
  static Quantity truth(const Quantity& a, const Quantity& b) {
    Quantity made;
    made.isTruth = true;
    made.kind = std::min(Column::Kind::discrete, later(a.kind, b.kind));
    return made;
  }

  Quantity binary(const Formula::Node& node) {
    const Quantity &a = found_[node.a], &b = found_[node.b];
    if (node.op == Operator::both || node.op == Operator::either) return truthOf(a, b);
    if (node.op == Operator::equal || node.op == Operator::notEqual) {
      if (a.isTruth != b.isTruth) return fail("M002", phrase("a condition and a number are never equal"));
      (void)same(a, b, Use::comparison);
      return truth(a, b);
    }
    if (!isNumber(a) || !isNumber(b)) return {};
    if (node.op >= Operator::less && node.op <= Operator::greaterEqual) {
      (void)same(a, b, Use::comparison);
      return truth(a, b);
    }
    if (node.op == Operator::pow) return power(a, b);
    Quantity made;
    if (node.op == Operator::mul || node.op == Operator::div)
      made = product(a, b, node.op == Operator::mul ? 1 : -1);
    else
      made = same(a, b, Use::sum);
    made.kind = later(a.kind, b.kind);
    made.number.reset();
    return made;
  }

  static Quantity product(const Quantity& a, const Quantity& b, int sign) {
    const auto isPlain = [](const Quantity& q) {
      return q.isAny || (q.unit.radians == 0 && q.unit.hasDimension(Unit()));
    };
    if (a.isAny && b.isAny) return a;
    Quantity made;
    if (isPlain(b) || (isPlain(a) && sign > 0)) {
      made = isPlain(b) && !a.isAny ? a : b;
      made.isLoose = a.isAny || b.isAny || a.isLoose || b.isLoose;
      return made;
    }
    made.isLoose = a.isAny || b.isAny || a.isLoose || b.isLoose;
    for (size_t k = 0; k < 7; ++k)
      made.unit.exponents[k] = static_cast<int8_t>(a.unit.exponents[k] + sign * b.unit.exponents[k]);
    made.unit.radians = static_cast<int8_t>(a.unit.radians + sign * b.unit.radians);
    return made;
  }

  Quantity power(const Quantity& a, const Quantity& b) {
    if (!b.isAny && !b.unit.hasDimension(Unit()))
      return fail("M020", phrase("units do not fit: an exponent is a plain number, not one in %1", b.name()));
    Quantity made;
    made.kind = later(a.kind, b.kind);
    made.isAny = a.isAny;
    made.isLoose = a.isLoose;
    const bool isPlain = a.unit.hasDimension(Unit()) && a.unit.radians == 0;
    if (isPlain) return made;
    if (!b.number)
      return fail("M020",
                  phrase("units do not fit: the exponent of a value in %1 has to be written as a number", a.name()));
    return scaled(made, a, *b.number);
  }
  // Exponents of `a` times a factor, which has to leave them whole.
  Quantity scaled(Quantity made, const Quantity& a, double factor) {
    for (size_t k = 0; k < 7; ++k) {
      const double exponent = a.unit.exponents[k] * factor;
      if (exponent != std::round(exponent) || std::abs(exponent) > 100)
        return fail("M020", phrase("units do not fit: this power of %1 is no unit", a.name()));
      made.unit.exponents[k] = static_cast<int8_t>(exponent);
    }
    const double radians = a.unit.radians * factor;
    made.unit.radians = radians == std::round(radians) && std::abs(radians) < 100 ? static_cast<int8_t>(radians) : 0;
    return made;
  }

  Quantity choice(const Formula::Node& node) {
    const Quantity &condition = found_[node.a], &a = found_[node.b], &b = found_[node.c];
    if (!condition.isTruth) return fail("M002", phrase("if needs a condition, not a number"));
    if (a.isTruth != b.isTruth) return fail("M002", phrase("both sides of if are numbers, or both are conditions"));
    Quantity made = same(a, b, Use::choice);
    made.kind = later(condition.kind, later(a.kind, b.kind));
    if (condition.kind != Column::Kind::constant) made.kind = later(made.kind, Column::Kind::discrete);
    made.number.reset();
    return made;
  }

  Quantity function(const Formula::Node& node) {
    const Quantity& a = found_[node.a];
    if (!isNumber(a)) return {};
    static constexpr std::string_view kKeep[] = {"abs", "floor", "ceil", "max", "min", "mod", "rem"};
    Quantity made;
    made.kind = a.kind;
    const bool hasTwo = node.count > 1;
    if (hasTwo && !isNumber(found_[node.b])) return {};
    if (hasTwo) made.kind = later(a.kind, found_[node.b].kind);
    const auto kind = made.kind;
    if (std::find(std::begin(kKeep), std::end(kKeep), node.name) != std::end(kKeep)) {
      made = hasTwo ? same(a, found_[node.b], Use::comparison) : a;
    } else if (node.name == "atan2") {
      (void)same(a, found_[node.b], Use::comparison);
      made.unit = *parseUnit("rad");
      made.text = "rad";
    } else if (node.name == "sqrt") {
      made.isAny = a.isAny;
      if (!a.isAny) made = scaled(made, a, 0.5);
    } else if (node.name != "sign") {
      if (!a.isAny && !a.isLoose && !a.unit.hasDimension(Unit()))
        return fail("M020", phrase("units do not fit: %1 takes a plain number or an angle, not a value in %2",
                                   node.name, a.name()));
      const bool isAngle = node.name == "asin" || node.name == "acos" || node.name == "atan";
      if (isAngle) made.text = "rad", made.unit.radians = 1;
    }
    const bool isStepped = node.name == "sign" || node.name == "floor" || node.name == "ceil";
    made.kind = isStepped ? std::min(kind, Column::Kind::discrete) : kind;
    made.number.reset();
    return made;
  }

  Quantity overTime(const Formula::Node& node) {
    const Quantity& a = found_[node.a];
    if (!isNumber(a)) return {};
    Quantity made = product(a.isAny ? Quantity() : a, second(), node.kind == Kind::integral ? 1 : -1);
    made.isAny = a.isAny;
    made.kind = Column::Kind::continuous;
    return made;
  }

  Quantity ofWhole(const Formula::Node& node) {
    Quantity made = found_[node.a];
    if (node.kind != Kind::at && node.kind != Kind::final && !isNumber(made)) return {};
    const bool isWindow = node.kind == Kind::windowMean || node.kind == Kind::windowRms;
    made.kind = isWindow ? Column::Kind::continuous : Column::Kind::constant;
    made.number.reset();
    return made;
  }

  const std::vector<Formula::Node>& nodes_;
  const results::Store& store_;
  std::vector<Quantity> found_;
  std::optional<Diagnostic> problem_;
};

// Whether values keep what they are when they are shown in another unit: a temperature's offset is not kept by a
// difference of two.
bool hasOffset(const std::string& unit) {
  const Result<Unit> parsed = parseUnit(unit);
  return parsed && parsed->offset != 0;
}

}  // namespace

Result<results::Column> Formula::columnIn(const results::Store& store) const {
  UnitFinder finder(*this, store);
  const std::optional<Quantity> found = finder.find();
  if (!found) return finder.problem();
  Column column;
  column.name = text_;
  column.kind = found->kind == Column::Kind::discrete ? Column::Kind::discrete : Column::Kind::continuous;
  column.type = found->isTruth ? Column::Type::boolean : Column::Type::real;
  if (found->isTruth || found->isAny) return column;
  column.unit = found->name();
  if (column.unit == "1") column.unit.clear();
  if (!hasOffset(found->displayUnit)) column.displayUnit = found->displayUnit;
  return column;
}

CoherentScale coherentScale(const results::Column& column) {
  const Result<Unit> unit = parseUnit(column.unit);
  if (!unit || column.type != Column::Type::real) return {};
  return {unit->factor, unit->offset};
}

}  // namespace armature
