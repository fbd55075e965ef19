#include "app/plots/plot_menu.h"

#include <qcustomplot.h>

#include <QColorDialog>
#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>
#include <cmath>
#include <functional>

#include "app/language/messages.h"
#include "app/look/format.h"
#include "app/plots/plot_definition.h"
#include "app/plots/plot_view.h"

namespace armature::app {
namespace {

using diagram::Json;

// The definition with the entry of a curve changed: `change(list, place)`.
Json withCurve(const PlotView& view, const QString& variable, const std::function<void(Json&, size_t)>& change) {
  Json next = view.definition();
  for (size_t i = 0; i < next["curves"].size(); ++i)
    if (textMember(next["curves"][i], "variable") == variable) {
      change(next["curves"], i);
      break;
    }
  return next;
}

Json withMember(const PlotView& view, const char* member, const QString& value) {
  Json next = view.definition();
  next[member] = value.toStdString();
  return next;
}

// `time`: under the pointer [s], not a number beside the axes.
void addCurve(QMenu& menu, PlotView& view, const PlotCurve& curve, double time, QPoint global) {
  const QString name = curve.variable;
  QMenu* sub = menu.addMenu(name);
  sub->addAction(PlotView::tr("Explain this number"), &view,
                 [&view, name, global, time] { Q_EMIT view.explainWanted(name, time, global); });
  sub->addAction(curve.isRight ? PlotView::tr("Read on the left axis") : PlotView::tr("Read on the right axis"), &view,
                 [&view, name, side = curve.isRight ? "left" : "right"] {
                   Q_EMIT view.definitionWanted(
                       withCurve(view, name, [side](Json& list, size_t i) { list[i]["axis"] = side; }),
                       PlotView::tr("Change axis"));
                 });
  sub->addAction(PlotView::tr("Choose a colour…"), &view, [&view, name, now = curve.color] {
    const QColor color = QColorDialog::getColor(now, &view);
    if (!color.isValid()) return;
    Q_EMIT view.definitionWanted(
        withCurve(view, name, [&](Json& list, size_t i) { list[i]["color"] = color.name().toStdString(); }),
        PlotView::tr("Change colour"));
  });
  sub->addAction(PlotView::tr("Use as x axis"), &view, [&view, name] {
    Q_EMIT view.definitionWanted(withMember(view, "x", name), PlotView::tr("Change x axis"));
  });
  sub->addAction(PlotView::tr("Remove from the plot"), &view, [&view, name] {
    Q_EMIT view.definitionWanted(
        withCurve(view, name,
                  [](Json& list, size_t i) { list.erase(list.begin() + static_cast<Json::difference_type>(i)); }),
        PlotView::tr("Remove curve"));
  });
}

void addTimeAxis(QMenu& menu, PlotView& view) {
  if (view.isOverTime()) return;
  menu.addAction(PlotView::tr("Use time as x axis"), &view, [&view] {
    Q_EMIT view.definitionWanted(withMember(view, "x", "time"), PlotView::tr("Change x axis"));
  });
}

// The units that the plot's quantities are usually shown in.
void addUnits(QMenu& menu, PlotView& view) {
  QStringList seen;
  for (const PlotCurve& curve : view.curves()) {
    const QStringList usual = usualUnits(curve.unit);
    if (usual.size() < 2 || seen.contains(curve.unit)) continue;
    seen << curve.unit;
    QMenu* sub = menu.addMenu(PlotView::tr("Show %1 in").arg(prettyUnit(curve.unit)));
    for (const QString& wanted : usual) {
      QAction* choice = sub->addAction(prettyUnit(wanted), &view, [&view, unit = curve.unit, wanted] {
        Json next = view.definition();
        if (!next.contains("units") || !next["units"].is_object()) next["units"] = Json::object();
        next["units"][unit.toStdString()] = wanted.toStdString();
        Q_EMIT view.definitionWanted(next, PlotView::tr("Change unit"));
      });
      choice->setCheckable(true);
      choice->setChecked(wanted == curve.shown.unit);
    }
  }
}

void tellIfFailed(PlotView& view, const Result<void>& written) {
  if (!written)
    QMessageBox::warning(&view, PlotView::tr("Armature"),
                         PlotView::tr("The plot was not written.\n%1").arg(spoken(written.reason().message)));
}

void addExports(QMenu& menu, PlotView& view) {
  menu.addAction(PlotView::tr("Export picture…"), &view, [&view] {
    const QString path = QFileDialog::getSaveFileName(&view, PlotView::tr("Export picture"), "plot.svg",
                                                      PlotView::tr("Pictures (*.svg *.png *.pdf)"));
    if (!path.isEmpty()) tellIfFailed(view, view.exportPicture(path));
  });
  menu.addAction(PlotView::tr("Export values…"), &view, [&view] {
    const QString path = QFileDialog::getSaveFileName(
        &view,
        view.glasses().areOn() ? PlotView::tr("Export values (as this library counts, without glasses)")
                               : PlotView::tr("Export values"),
        "plot.csv", PlotView::tr("Table (*.csv)"));
    if (!path.isEmpty()) tellIfFailed(view, view.exportCsv(path));
  });
}

}  // namespace

void openPlotMenu(PlotView& view, QPoint global) {
  QCustomPlot& plot = *view.plot();
  const QPoint at = plot.mapFromGlobal(global);
  const bool isAtTime = view.isOverTime() && plot.axisRect()->rect().contains(at);
  const double time = isAtTime ? plot.xAxis->pixelToCoord(at.x()) : std::nan("");
  QMenu menu(&view);
  menu.addAction(PlotView::tr("Show the whole run"), &view, &PlotView::resetZoom);
  menu.addSeparator();
  for (const PlotCurve& curve : view.curves()) addCurve(menu, view, curve, time, global);
  addTimeAxis(menu, view);
  addUnits(menu, view);
  menu.addSeparator();
  addExports(menu, view);
  menu.addSeparator();
  menu.addAction(PlotView::tr("Remove this plot"), &view, [&view] { Q_EMIT view.removeWanted(); });
  menu.exec(global);
}

}  // namespace armature::app
