#include "app/controls/played_parameter.h"

#include <algorithm>
#include <cmath>

#include "app/run/name_in_run.h"

namespace armature::app {

int PlayedParameter::parameterIndex() const {
  const auto& list = document_.values().parameters;
  for (size_t i = 0; i < list.size(); ++i)
    if (list[i].name == name_.toStdString()) return static_cast<int>(i);
  return -1;
}

// A part alone is no parameter.
int PlayedParameter::partIndex() const {
  return name_.section('.', 1).isEmpty() ? -1 : document_.partIndex(name_.section('.', 0, 0).toStdString());
}

bool PlayedParameter::isThere() const {
  if (parameterIndex() >= 0) return true;
  if (partIndex() < 0) return false;
  // What its class does not declare may be of a base class or deeper inside, which the model of a run knows.
  return info() || !class_ || findInRun(run_, name_.toStdString()) != NameInRun::notInModel;
}

const ParameterInfo* PlayedParameter::info() const {
  const int part = partIndex();
  if (part < 0) return nullptr;
  class_ = catalog_.find(QString::fromStdString(document_.values().components[static_cast<size_t>(part)].className));
  if (!class_) return nullptr;
  const std::string own = name_.section('.', 1).toStdString();
  const auto found = std::ranges::find(class_->parameters, own, &ParameterInfo::name);
  return found == class_->parameters.end() ? nullptr : &*found;
}

QString PlayedParameter::text() const {
  if (const int at = parameterIndex(); at >= 0)
    return QString::fromStdString(document_.values().parameters[static_cast<size_t>(at)].value);
  const int part = partIndex();
  if (part < 0) return {};
  const QString given = QString::fromStdString(document_.modifier(part, name_.section('.', 1).toStdString()));
  if (!given.isEmpty()) return given;
  const ParameterInfo* const known = info();
  if (!known) return {};
  return QString::fromStdString(known->defaultValue.empty() ? known->fallback : known->defaultValue);
}

// What is an expression, or deeper inside, is worth what the last run says.
std::optional<double> PlayedParameter::value() const {
  if (const auto number = plainNumber(text().toStdString())) return number;
  if (!run_.store() || run_.store()->rowCount() == 0) return {};
  const int64_t column = run_.store()->find(name_.toStdString());
  if (column < 0) return {};
  return run_.store()->value(run_.store()->columns()[static_cast<size_t>(column)], 0);
}

std::string PlayedParameter::type() const {
  if (const int at = parameterIndex(); at >= 0) return document_.values().parameters[static_cast<size_t>(at)].type;
  const ParameterInfo* const known = info();
  if (known) return known->type;
  return text() == "true" || text() == "false" ? "Boolean" : "Real";
}

std::string PlayedParameter::textOf(double value) const {
  const std::string type = this->type();
  if (type == "Boolean") return value != 0 ? "true" : "false";
  return QString::number(type == "Integer" ? std::round(value) : value, 'g', 12).toStdString();
}

void PlayedParameter::set(double value, int mergeId) {
  if (document_.locks().values) return;
  const std::string text = textOf(value);
  if (const int at = parameterIndex(); at >= 0) {
    const diagram::ParameterItem before = document_.values().parameters[static_cast<size_t>(at)];
    diagram::ParameterItem after = before;
    after.value = text;
    if (!(after == before))
      document_.perform(QObject::tr("Set %1").arg(name_), {ParameterChange{at, before, after}}, mergeId);
    return;
  }
  const int part = partIndex();
  if (part >= 0) document_.setModifier(part, name_.section('.', 1).toStdString(), text, mergeId);
}

QString PlayedParameter::unit() const {
  if (const int at = parameterIndex(); at >= 0)
    return catalog_.unitOf(document_.values().parameters[static_cast<size_t>(at)], document_.values());
  const ParameterInfo* const known = info();
  return known ? QString::fromStdString(known->unit) : QString();
}

DisplayUnit PlayedParameter::shown() const {
  const ParameterInfo* const known = parameterIndex() >= 0 ? nullptr : info();
  return displayUnit(unit(), known ? QString::fromStdString(known->displayUnit) : QString());
}

std::pair<double, double> PlayedParameter::usualRange() const {
  if (isBoolean()) return {0, 1};
  const double now = value().value_or(0), size = now == 0 ? 1 : std::abs(now);
  double low = now < 0 ? -2 * size : now == 0 ? -1 : 0, high = now < 0 ? 0 : now == 0 ? 1 : 2 * size;
  const ParameterInfo* const known = parameterIndex() >= 0 ? nullptr : info();
  if (!known) return {low, high};
  if (const auto least = plainNumber(known->minimum)) low = std::max(low, *least);
  if (const auto most = plainNumber(known->maximum)) high = std::min(high, *most);
  return low < high ? std::pair(low, high) : std::pair(now, now + size);
}

}  // namespace armature::app
