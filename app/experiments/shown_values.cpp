#include "app/experiments/shown_values.h"

#include <algorithm>

#include "app/look/format.h"
#include "app/look/unit_quotient.h"
#include "engine/experiments/assignment.h"
#include "engine/facade/measure.h"

namespace armature::app {

static const ModelVariable* variableOf(const Model& model, const std::string& name) {
  const auto found = std::ranges::find(model.variables(), name, &ModelVariable::name);
  return found == model.variables().end() ? nullptr : &*found;
}

DisplayUnit shownUnit(const Model& model, const std::string& name) {
  const ModelVariable* const found = variableOf(model, name);
  if (!found) return {};
  return displayUnit(QString::fromStdString(found->unit), QString::fromStdString(found->displayUnit));
}

QString modelUnit(const Model& model, const std::string& name) {
  const ModelVariable* const found = variableOf(model, name);
  return found ? prettyUnit(QString::fromStdString(found->unit)) : QString();
}

std::string measuredVariable(const std::string& text) {
  const Result<Measure> measure = Measure::read(text);
  if (!measure || measure->variables().size() != 1 || measure->isCondition()) return {};
  // One function of one variable, and nothing around it; rms and a difference have no zero that is moved.
  for (const char* function : {"final(", "max(", "min(", "mean(", "rms(", "at("})
    if (text.starts_with(function) && text.find(')') == text.size() - 1) return measure->variables().front();
  return {};
}

DisplayUnit shownUnitOfMeasure(const Model& model, const std::string& text) {
  const std::string name = measuredVariable(text);
  return name.empty() ? DisplayUnit() : shownUnit(model, name);
}

QString unitOver(const QString& over, const QString& under) {
  return prettyUnit(unitQuotient(over, under));
}

QString unitOfDerivative(const Model& model, const std::string& measure, const std::string& parameter) {
  const auto written = [&](const std::string& name) {
    const ModelVariable* const found = variableOf(model, name);
    if (!found || found->unit.empty()) return QString();
    return found->unit == "1" ? QStringLiteral("1") : prettyUnit(QString::fromStdString(found->unit));
  };
  const QString over = written(measuredVariable(measure)), under = written(parameter);
  return over.isEmpty() || under.isEmpty() ? QString() : unitOver(over, under);
}

QString factorText(const Model& model, const std::string& name, const std::string& value) {
  const std::optional<double> number = experiments::numberOf(value);
  if (!number || value == "true" || value == "false") return QString::fromStdString(value);
  const DisplayUnit shown = shownUnit(model, name);
  return formatValue(shown.shown(*number), prettyUnit(shown.unit), 4);
}

QString runText(const Model& model, const experiments::Study& study, uint64_t run) {
  const std::vector<std::string> values = study.valuesOf(run);
  QStringList texts;
  for (size_t k = 0; k < values.size(); ++k)
    texts << QStringLiteral("%1 = %2").arg(QString::fromStdString(study.factors[k].name),
                                           factorText(model, study.factors[k].name, values[k]));
  return texts.join(QStringLiteral(", "));
}

}  // namespace armature::app
