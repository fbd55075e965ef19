#include "app/plots/plot_curve.h"

#include <QCoreApplication>
#include <algorithm>

#include "app/language/messages.h"
#include "app/look/format.h"
#include "app/look/theme.h"
#include "app/plots/plot_definition.h"
#include "engine/diagram/json.h"
#include "engine/facade/formula.h"

namespace armature::app {

using diagram::Json;

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(PlotCurve)
};

constexpr int kMostAxes = 5;  // further units share the last one

// Unit, shown unit and kind of a curve's values: of its column in the results, or of its variable in the model.
template <class Column>
void describe(PlotCurve& curve, const Column& column, const Json& definition, bool isDifference) {
  curve.unit = QString::fromStdString(column.unit);
  curve.quantity = column.quantity;
  QString wanted = QString::fromStdString(column.displayUnit);
  if (const auto units = definition.find("units"); units != definition.end())
    if (const QString chosen = textMember(*units, column.unit.c_str()); !chosen.isEmpty()) wanted = chosen;
  curve.shown = displayUnit(curve.unit, wanted);
  if (isDifference) curve.shown.offset = 0;  // 5 K warmer are 5 °C warmer
  using Levels = PlotCurve::Levels;
  if (!column.enumeration.empty()) curve.levels = Levels::number;
  if (isLogic(column.enumeration)) curve.levels = Levels::logic;
  if (column.type == Column::Type::boolean) curve.levels = Levels::boolean;
  curve.isBand = curve.isBand && curve.levels == Levels::boolean && plotKind(definition) == PlotKind::overTime;
}

// What is wrong with an expression that has no values.
QString problemOf(const QString& text, const results::Store& store) {
  const Result<Formula> formula = Formula::read(text.toStdString());
  if (!formula) return spokenSentence(formula.reason().message);
  const Result<results::Column> column = formula->columnIn(store);
  return column ? QString() : spokenSentence(column.reason().message);
}

// What a curve is made of: itself, or the variables of an expression.
std::vector<std::string> namesOf(const PlotCurve& curve) {
  const std::string text = curve.variable.toStdString();
  if (!curve.isExpression) return {text};
  const Result<Formula> formula = Formula::read(text);
  return formula ? formula->variables() : std::vector<std::string>();
}

// Why a curve has no values in the run, where that is for what it names: the model does not have it, or the run has
// not kept it.
void findAbsence(PlotCurve& curve, const PlotRuns& runs) {
  if (curve.column >= 0 || !runs.store || !runs.less.isEmpty()) return;
  QStringList left, &gone = curve.gone;
  for (const std::string& name : runs.inRun ? namesOf(curve) : std::vector<std::string>()) {
    const NameInRun known = runs.inRun(name);
    if (known == NameInRun::notInModel) gone << QString::fromStdString(name);
    if (known == NameInRun::notRecorded) left << QString::fromStdString(name);
  }
  curve.isAbsent = !gone.isEmpty() || !left.isEmpty();
  if (!curve.isAbsent) {
    if (!curve.isExpression) curve.problem = Words::tr("not in this run");
    return;
  }
  const bool isGone = !gone.isEmpty();
  const QString which = (isGone ? gone : left).join(QStringLiteral(", "));
  if (curve.isExpression)
    curve.problem = isGone ? Words::tr("%1 not in this model").arg(which) : Words::tr("%1 not recorded").arg(which);
  else
    curve.problem = isGone ? Words::tr("not in this model") : Words::tr("not recorded");
  curve.advice =
      isGone ? Words::tr(
                   "%1: not in this model. It was renamed or deleted, here or in a library. Plot it by the name "
                   "that it has now, and remove this one by the menu of the plot.")
                   .arg(which)
             : Words::tr(
                   "%1: not recorded. Add it to \"Record only\" among the properties of the diagram, and run it "
                   "again.")
                   .arg(which);
}

// Curves of one unit share an axis.
class AxisChooser {
 public:
  void choose(PlotCurve& curve, const QString& side) {
    const QString unit = curve.shown.unit;
    if (!curve.isTold()) {
      curve.axis = side == "right" ? 1 : 0;
      return;
    }
    const int first = side == "right" ? 1 : 0;
    const int end = side == "left" ? 1 : kMostAxes;
    for (int axis = first; axis < end; ++axis) {
      const size_t k = static_cast<size_t>(axis);
      if (units_[k] && *units_[k] != unit) continue;
      units_[k] = unit;
      curve.axis = axis;
      return;
    }
    // An axis that was asked for takes what it is given; beyond the last there is none.
    curve.axis = side == "left" && !units_[1] ? 1 : end - 1;
    if (curve.axis == 1 && !units_[1]) units_[1] = unit;
  }

 private:
  std::optional<QString> units_[kMostAxes];
};

}  // namespace

int64_t PlotRuns::columnIn(const results::Store* store, const std::string& name) const {
  if (!store) return -1;
  // What the name says today may be another variable of the newest run.
  const bool isNewest = nameInStore && store == this->store.get();
  const int64_t found = isNewest ? -1 : store->find(name);
  if (found >= 0 || !nameInStore) return found;
  const std::string then = nameInStore(name);
  return then.empty() ? -1 : store->find(then);
}

void findCurve(PlotCurve& curve, const Json& definition, const PlotRuns& runs, const Glasses& glasses) {
  curve.isTurned = !curve.isExpression && glasses.turn(curve.variable);
  curve.store = curve.isExpression ? runs.formulas : runs.store;
  curve.column = runs.columnIn(curve.store.get(), curve.variable.toStdString());
  if (curve.column >= 0) {
    describe(curve, curve.results(), definition, !runs.less.isEmpty());
  } else if (const auto* known = !runs.store && runs.inModel ? runs.inModel(curve.variable.toStdString()) : nullptr) {
    curve.isInModel = true;
    describe(curve, *known, definition, false);
  } else if (curve.isExpression && runs.store && runs.less.isEmpty()) {
    curve.problem = problemOf(curve.variable, *runs.store);
  }
}

bool PlotCurve::hasRows() const {
  const auto isFilled = [](const StorePtr& one) { return one && one->rowCount() > 0; };
  return (hasValues() && isFilled(store)) ||
         std::ranges::any_of(beside, [&](const Beside& one) { return isFilled(one.store); });
}

std::vector<PlotCurve> readCurves(const Json& definition, const PlotRuns& runs, const Glasses& glasses,
                                  const Theme& theme) {
  std::vector<PlotCurve> curves;
  const auto list = definition.find("curves");
  if (list == definition.end() || !list->is_array()) return curves;
  AxisChooser axes;
  for (const Json& entry : *list) {
    if (curveText(entry).isEmpty()) continue;
    PlotCurve curve;
    curve.variable = curveText(entry);
    curve.isExpression = textMember(entry, "variable").isEmpty();
    curve.label = textMember(entry, "label");
    curve.isHidden = truthMember(entry, "hidden");
    curve.isBand = textMember(entry, "draw") == "band";
    curve.marksSigns = truthMember(entry, "signChanges");
    const int n = static_cast<int>(curves.size());
    const QColor own(textMember(entry, "color"));
    curve.color = own.isValid() ? own : curveColor(n, theme);
    curve.isDashed = n >= 6;
    findCurve(curve, definition, runs, glasses);
    for (size_t run = 0; run < runs.compared.size(); ++run) {
      const bool hasFormulas = run < runs.comparedFormulas.size();
      const StorePtr store = !curve.isExpression ? runs.compared[run].store
                             : hasFormulas       ? runs.comparedFormulas[run]
                                                 : StorePtr();
      const int64_t column = runs.columnIn(store.get(), curve.variable.toStdString());
      if (column >= 0) curve.beside.push_back({run, store, column, nullptr});
    }
    if (curve.beside.empty()) findAbsence(curve, runs);
    const bool hasLane = curve.levels != PlotCurve::Levels::none && plotKind(definition) == PlotKind::overTime;
    if (!hasLane && !curve.isHidden) axes.choose(curve, textMember(entry, "axis"));
    curves.push_back(std::move(curve));
  }
  return curves;
}

PlotCurve acrossCurve(const Json& definition, const PlotRuns& runs, const Glasses& glasses) {
  PlotCurve curve;
  curve.variable = textMember(definition, "x");
  const std::string name = curve.variable.toStdString();
  const bool isVariable = runs.columnIn(runs.store.get(), name) >= 0;
  if (runs.store && !isVariable) {
    const Result<Formula> formula = Formula::read(name);
    const bool isComputed = formula && formula->variables() != std::vector{name};
    curve.isExpression = isComputed || (runs.formulas && runs.formulas->find(name) >= 0);
  }
  findCurve(curve, definition, runs, glasses);
  findAbsence(curve, runs);
  return curve;
}

QString legendName(const PlotCurve& curve, const Glasses& glasses) {
  return withBadge(curve.label.isEmpty() ? curve.variable : curve.label, glasses, curve.isTurned);
}

}  // namespace armature::app
