#include "app/experiments/shown_values.h"

#include <algorithm>

#include "app/look/format.h"
#include "engine/experiments/assignment.h"
#include "engine/facade/measure.h"

namespace armature::app {

DisplayUnit shownUnit(const Model& model, const std::string& name) {
  const auto& variables = model.variables();
  const auto found =
      std::find_if(variables.begin(), variables.end(), [&name](const ModelVariable& v) { return v.name == name; });
  if (found == variables.end()) return {};
  return displayUnit(QString::fromStdString(found->unit), QString::fromStdString(found->displayUnit));
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
