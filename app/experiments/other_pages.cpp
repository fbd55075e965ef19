#include "app/experiments/other_pages.h"

#include <QVBoxLayout>
#include <cmath>

#include "app/experiments/chart.h"
#include "app/experiments/data_table.h"
#include "app/experiments/page_head.h"
#include "app/experiments/shown_values.h"
#include "app/look/elided_box.h"
#include "app/look/format.h"
#include "app/look/theme.h"

namespace armature::app {

DataTable* makeParametersTable(const OutcomePtr& outcome, QWidget* parent) {
  auto* table = new DataTable(parent);
  table->setObjectName(QStringLiteral("parametersTable"));
  std::vector<DataTable::Column> columns{
      {FitPage::tr("Parameter"), {}},
      {FitPage::tr("Value"), {}},
      {FitPage::tr("Standard error"), FitPage::tr("– where the data do not determine the parameter")},
      {FitPage::tr("Unit"), {}},
      {FitPage::tr("Remark"), {}}};
  const auto& parameters = outcome->calibration->result.parameters;
  QStringList units;  // of each row: all variables are looked through for them
  for (const auto& p : parameters) units << modelUnit(*outcome->model, p.name);
  table->setData(std::move(columns), static_cast<int>(parameters.size()), [outcome, units](int row, int column) {
    const auto& p = outcome->calibration->result.parameters[static_cast<size_t>(row)];
    switch (column) {
      case 0:
        return textCell(QString::fromStdString(p.name));
      case 1:
        return unitCell(p.value, units[row]);
      case 2:
        return unitCell(p.error, units[row]);
      case 3:
        return textCell(units[row]);
      default:
        return textCell(p.isAtBound               ? FitPage::tr("at its bound")
                        : !std::isfinite(p.error) ? FitPage::tr("not determined by the data")
                                                  : QString());
    }
  });
  return table;
}

FitPage::FitPage(OutcomePtr outcome, QWidget* parent)
    : QWidget(parent), outcome_(std::move(outcome)), chart_(new Chart), which_(new ElidedBox) {
  QVBoxLayout* layout = layOutPage(this);
  which_->setObjectName(QStringLiteral("fitVariable"));
  which_->setAccessibleName(tr("Variable"));
  which_->setMinimumWidth(kLeastBox);
  for (const experiments::Comparison& c : outcome_->calibration->data)
    which_->addItem(QString::fromStdString(c.variable));
  layout->addWidget(which_, 0, Qt::AlignLeft);
  layout->addWidget(chart_, 1);
  chart_->setObjectName(QStringLiteral("fitChart"));
  connect(which_, &QComboBox::currentIndexChanged, this, [this] { chart_->paint(); });
  chart_->setPainter([this] { paint(); });
}

void FitPage::paint() {
  const CalibrationOutcome& c = *outcome_->calibration;
  const auto which = static_cast<size_t>(std::max(0, which_->currentIndex()));
  if (which >= c.data.size()) return;
  const Theme& theme = Theme::of(this);
  const DisplayUnit shown = shownUnit(*outcome_->model, c.data[which].variable);
  const auto add = [&](const std::vector<double>& values, const QString& name) {
    auto* line = new QCPGraph(chart_->xAxis, chart_->yAxis);
    QVector<double> t, y;
    for (size_t k = 0; k < values.size(); ++k) t << c.times[k], y << shown.shown(values[k]);
    line->setData(t, y, true);
    line->setName(name);
    return line;
  };
  if (which < c.before.size()) add(c.before[which], tr("model before"))->setPen(QPen(theme.quiet, 1.2, Qt::DashLine));
  auto* dots = add(c.data[which].values, tr("data"));
  dots->setLineStyle(QCPGraph::lsNone);
  dots->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(theme.quiet, 1), Qt::NoBrush, 4));
  if (which < c.fitted.size()) add(c.fitted[which], tr("model"))->setPen(QPen(curveColor(0, theme), 1.8));
  chart_->xAxis->setLabel(axisText(tr("time"), QStringLiteral("s")));
  chart_->yAxis->setLabel(axisText(QString::fromStdString(c.data[which].variable), shown.unit));
  chart_->legend->setVisible(true);
  chart_->showAll();
}

DataTable* makeSensitivityTable(const OutcomePtr& outcome, QWidget* parent) {
  auto* table = new DataTable(parent);
  table->setObjectName(QStringLiteral("sensitivityTable"));
  std::vector<DataTable::Column> columns{
      {SensitivityPage::tr("Measure"), {}},
      {SensitivityPage::tr("Parameter"), {}},
      {SensitivityPage::tr("Derivative"), SensitivityPage::tr("By central differences, in the units of the model")},
      {SensitivityPage::tr("Uncertainty"), SensitivityPage::tr("Disagreement of two step sizes of the differences")},
      {FitPage::tr("Unit"), SensitivityPage::tr("Of derivative and uncertainty")},
      {SensitivityPage::tr("% per %"), SensitivityPage::tr("Percent of the measure for one percent of the parameter")}};
  const size_t measures = outcome->sensitivity->measures.size();
  QStringList units;  // of each row: all variables are looked through for them
  for (size_t p = 0; p < outcome->sensitivity->result.at.size(); ++p)
    for (const std::string& measure : outcome->sensitivity->measures)
      units << unitOfDerivative(*outcome->model, measure, outcome->written.parameters[p]);
  const int rows = static_cast<int>(units.size());
  table->setData(std::move(columns), rows, [outcome, measures, units](int row, int column) {
    const SensitivityOutcome& s = *outcome->sensitivity;
    const size_t p = static_cast<size_t>(row) / measures, m = static_cast<size_t>(row) % measures;
    const double derivative = s.result.derivatives[p][m];
    switch (column) {
      case 0:
        return textCell(QString::fromStdString(s.measures[m]));
      case 1:
        return textCell(QString::fromStdString(outcome->written.parameters[p]));
      case 2:
        return unitCell(derivative, units[row]);
      case 3:
        return unitCell(s.result.errors[p][m], units[row]);
      case 4:
        return textCell(units[row]);
      default:
        return numberCell(s.result.values[m] != 0 ? derivative * s.result.at[p] / s.result.values[m] : std::nan(""));
    }
  });
  return table;
}

SensitivityPage::SensitivityPage(OutcomePtr outcome, QWidget* parent)
    : QWidget(parent), outcome_(std::move(outcome)), chart_(new Chart), which_(new ElidedBox) {
  QVBoxLayout* layout = layOutPage(this);
  which_->setObjectName(QStringLiteral("sensitivityVariable"));
  which_->setAccessibleName(tr("Variable"));
  which_->setMinimumWidth(kLeastBox);
  for (const std::string& name : outcome_->sensitivity->curves) which_->addItem(QString::fromStdString(name));
  layout->addWidget(which_, 0, Qt::AlignLeft);
  layout->addWidget(chart_, 1);
  chart_->setObjectName(QStringLiteral("sensitivityChart"));
  connect(which_, &QComboBox::currentIndexChanged, this, [this] { chart_->paint(); });
  chart_->setPainter([this] { paint(); });
}

// Each times its parameter: how much the variable changes for a change by 100 %, in its own unit, so that parameters of
// different units stand beside each other.
void SensitivityPage::paint() {
  const SensitivityOutcome& s = *outcome_->sensitivity;
  const Theme& theme = Theme::of(this);
  const auto which = static_cast<size_t>(std::max(0, which_->currentIndex()));
  if (which >= s.curves.size()) return;
  const DisplayUnit shown = shownUnit(*outcome_->model, s.curves[which]);
  for (size_t p = 0; p < s.result.at.size(); ++p) {
    auto* line = new QCPGraph(chart_->xAxis, chart_->yAxis);
    QVector<double> t, y;
    for (size_t k = 0; k < s.times.size(); ++k) {
      t << s.times[k];
      y << shown.factor * s.result.at[p] * s.result.derivatives[p][s.measures.size() + which * s.times.size() + k];
    }
    line->setData(t, y, true);
    line->setPen(QPen(curveColor(static_cast<int>(p), theme), 1.5));
    line->setName(QString::fromStdString(outcome_->written.parameters[p]));
  }
  chart_->xAxis->setLabel(axisText(tr("time"), QStringLiteral("s")));
  chart_->yAxis->setLabel(axisText(tr("p · ∂(%1)/∂p").arg(QString::fromStdString(s.curves[which])), shown.unit));
  chart_->legend->setVisible(true);
  chart_->showAll();
}

DataTable* makeSteadyTable(const OutcomePtr& outcome, QWidget* parent) {
  auto* table = new DataTable(parent);
  table->setObjectName(QStringLiteral("steadyTable"));
  table->setData({{FitPage::tr("Variable"), {}}, {FitPage::tr("Value"), {}}, {FitPage::tr("Unit"), {}}},
                 static_cast<int>(outcome->steady->values.size()), [outcome](int row, int column) {
                   const SteadyValue& v = outcome->steady->values[static_cast<size_t>(row)];
                   if (column == 0) return textCell(QString::fromStdString(v.name));
                   if (column == 2) return textCell(prettyUnit(v.shown.unit));
                   DataTable::Cell cell = unitCell(v.shown.shown(v.value), prettyUnit(v.shown.unit));
                   if (v.isTruth) cell.text = truthWords(v.value != 0), cell.digits = 0;
                   return cell;
                 });
  return table;
}

}  // namespace armature::app
