#include "app/panels/equation_values.h"

#include <QRegularExpression>
#include <QSet>
#include <cmath>

#include "app/language/tables.h"
#include "app/look/display_unit.h"
#include "app/look/format.h"
#include "engine/facade/formula_value.h"

namespace armature::app {

namespace {

constexpr qsizetype kMostElements = 3;  // of an array in a line

template <class Variable>
QString valueWords(const Variable& variable, double value, const Glasses& glasses) {
  if (variable.type == Variable::Type::string) return QString::fromStdString("\"" + variable.text + "\"");
  if (variable.type == Variable::Type::boolean) return truthWords(value != 0);
  if (isLogic(variable.enumeration)) return logicLetter(qRound(value));
  const ShownValue shown = shownValue(QString::fromStdString(variable.name), value, glasses);
  return withBadge(
      formatShown(shown.value, QString::fromStdString(variable.unit), QString::fromStdString(variable.displayUnit)),
      glasses, shown.isTurned);
}

using FormulaKind = Formula::Kind;
using FormulaOperator = Formula::Operator;

// The number of a node from those of its operands; nothing for what an instant alone does not tell.
std::optional<double> nodeValue(const Formula::Node& node, const std::vector<std::optional<double>>& values) {
  const auto operand = [&](uint32_t at) { return values[at]; };
  if (node.kind == FormulaKind::number) return node.number;
  if (node.kind == FormulaKind::choice) {
    if (!operand(node.a)) return std::nullopt;
    return *operand(node.a) != 0 ? operand(node.b) : operand(node.c);
  }
  if (node.count == 0 || !operand(node.a)) {
    // One side can be enough.
    if (node.kind != FormulaKind::binary || !operand(node.b)) return std::nullopt;
    const bool isTrue = *operand(node.b) != 0;
    if (node.op == FormulaOperator::both && !isTrue) return 0;
    if (node.op == FormulaOperator::either && isTrue) return 1;
    return std::nullopt;
  }
  const double a = *operand(node.a);
  if (node.kind == FormulaKind::unary) return formulaValue(node.op, a);
  if (node.kind == FormulaKind::binary) {
    if (node.op == FormulaOperator::both && a == 0) return 0;
    if (node.op == FormulaOperator::either && a != 0) return 1;
    if (!operand(node.b)) return std::nullopt;
    const double value = formulaValue(node.op, a, *operand(node.b));
    return std::isnan(value) ? std::nullopt : std::optional(value);
  }
  const NumberFunction function = node.kind == FormulaKind::function ? numberFunction(node.name, node.count) : nullptr;
  if (!function || (node.count > 1 && !operand(node.b))) return std::nullopt;
  return function(a, node.count > 1 ? *operand(node.b) : 0);
}

// The names of the arrays that a variable is an element of: "a[1].b" and "a.b" for "a[1].b[2]".
QStringList arraysOf(const QString& name) {
  QStringList arrays;
  QString rest;  // without places, of what stands behind
  qsizetype end = name.size();
  while (end > 0) {
    const qsizetype close = name.lastIndexOf(']', end - 1), open = close < 0 ? -1 : name.lastIndexOf('[', close);
    if (open < 0) break;
    rest.prepend(name.mid(close + 1, end - close - 1));
    end = open;
    arrays << name.left(open) + rest;
  }
  return arrays;
}

template <class Variables>
QStringList partsAmong(const Variables& variables, const QString& path) {
  QStringList levels = path.split('.');
  for (QString& level : levels) level = QRegularExpression::escape(level) + QStringLiteral("(?:\\[[^\\]]*\\])?");
  const QRegularExpression form(QStringLiteral("\\A(%1)(?:\\.|\\z)").arg(levels.join(QStringLiteral("\\."))));
  const std::string begin = path.section('.', 0, 0).toStdString();
  QStringList found;
  QSet<QString> seen;
  for (const auto& variable : variables) {
    if (variable.name.compare(0, begin.size(), begin) != 0) continue;
    const auto match = form.match(QString::fromStdString(variable.name));
    if (!match.hasMatch() || seen.contains(match.captured(1))) continue;
    seen.insert(match.captured(1));
    found << match.captured(1);
  }
  return found;
}

}  // namespace

QStringList EquationValues::partsOf(const QString& path, const StorePtr& store, const ModelPtr& model) {
  if (store) return partsAmong(store->columns(), path);
  return model ? partsAmong(model->variables(), path) : QStringList();
}

void EquationValues::setSource(const QString& path, const StorePtr& store, const ModelPtr& model, Known known) {
  path_ = path;
  store_ = store;
  model_ = model;
  known_ = std::move(known);
  places_.clear();
  elements_.clear();
  initial_.clear();
  const std::string within = path.toStdString() + ".", derivative = "der(" + within;
  const auto note = [&](const auto& variables) {
    for (size_t k = 0; k < variables.size(); ++k) {
      const std::string& name = variables[k].name;
      if (name.compare(0, within.size(), within) != 0 && name.compare(0, derivative.size(), derivative) != 0 &&
          name != path.toStdString())
        continue;
      const QString full = QString::fromStdString(name);
      places_.insert(full, k);
      // The places of the part itself are no question here.
      const qsizetype own = full.indexOf(path) + path.size();
      for (const QString& array : arraysOf(full.mid(own))) elements_[full.left(own) + array] << full;
    }
  };
  if (store_) {
    note(store_->columns());
  } else if (model_) {
    note(model_->variables());
    initial_ = model_->initialValues();
  }
}

QString EquationValues::fullName(const EquationName& name) const {
  const QString full = path_ + "." + QString::fromStdString(name.name);
  return name.isDerivative ? "der(" + full + ")" : full;
}

QStringList EquationValues::variablesOf(const EquationName& name) const {
  const QString full = fullName(name);
  if (places_.contains(full)) return {full};
  return elements_.value(full).mid(0, kMostElements);
}

QString EquationValues::textOf(const QString& fullName) const {
  const auto place = places_.constFind(fullName);
  if (place == places_.cend()) return {};
  const bool isText = !store_ ? model_->variables()[*place].type == ModelVariable::Type::string : false;
  const auto value = isText ? std::optional(0.0) : number(fullName.toStdString());
  if (store_) {
    const results::Column& column = store_->columns()[*place];
    if (column.type == results::Column::Type::string) return valueWords(column, 0, glasses_);
    return value ? valueWords(column, *value, glasses_) : QString();
  }
  return value ? valueWords(model_->variables()[*place], *value, glasses_) : QString();
}

QString EquationValues::valueText(const EquationName& name) const {
  const QStringList variables = variablesOf(name);
  if (variables.isEmpty()) return name.isDerivative ? QString() : known_.value(QString::fromStdString(name.name));
  QStringList texts;
  for (const QString& variable : variables) {
    const QString text = textOf(variable);
    if (!text.isEmpty()) texts << text;
  }
  if (texts.isEmpty()) return known_.value(QString::fromStdString(name.name));
  const QStringList all = elements_.value(fullName(name));
  if (variables.front() == fullName(name)) return texts.front();
  return texts.join(QStringLiteral("; ")) + (all.size() > kMostElements ? QStringLiteral("; …") : QString());
}

QString EquationValues::description(const EquationName& name) const {
  const QStringList variables = variablesOf(name);
  if (variables.isEmpty()) return {};
  const size_t place = places_.value(variables.front());
  return libraryText(store_ ? store_->columns()[place].description : model_->variables()[place].description.text());
}

// Of parameters without a run, too.
std::optional<double> EquationValues::number(const std::string& fullName) const {
  const auto place = places_.constFind(QString::fromStdString(fullName));
  if (place == places_.cend()) return std::nullopt;
  if (!store_) {
    const ModelVariable& variable = model_->variables()[*place];
    const bool isKept =
        variable.kind == ModelVariable::Kind::parameter || variable.kind == ModelVariable::Kind::constant;
    if (!isKept || *place >= initial_.size() || std::isnan(initial_[*place])) return std::nullopt;
    return initial_[*place];
  }
  const results::Column& column = store_->columns()[*place];
  const uint64_t rows = store_->rowCount();
  if (!column.isConstant && rows == 0) return std::nullopt;
  return time_ ? store_->valueAt(column, *time_) : store_->value(column, rows > 0 ? rows - 1 : 0);
}

std::optional<bool> EquationValues::holds(const Formula& condition) const {
  const std::string prefix = path_.toStdString() + ".";
  std::vector<std::optional<double>> values;
  for (const Formula::Node& node : condition.nodes()) {
    if (node.kind == FormulaKind::variable)
      values.push_back(number(prefix + node.name));
    else if (node.kind == FormulaKind::time)
      values.push_back(hasRun() ? std::optional(time_.value_or(store_->time(store_->rowCount() - 1))) : std::nullopt);
    else
      values.push_back(nodeValue(node, values));
  }
  if (values.empty() || !values.back()) return std::nullopt;
  return *values.back() != 0;
}

}  // namespace armature::app
