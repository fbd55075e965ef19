#include "app/plots/plot_menu.h"

#include <QColorDialog>
#include <QFileDialog>
#include <QInputDialog>
#include <QMenu>
#include <cmath>
#include <functional>

#include "app/look/format.h"
#include "app/plots/custom_plot.h"
#include "app/plots/export_dialog.h"
#include "app/plots/expression_field.h"
#include "app/plots/plot_definition.h"
#include "app/plots/plot_export.h"
#include "app/plots/plot_view.h"
#include "app/plots/tube_dialog.h"
#include "engine/diagram/json.h"

namespace armature::app {
namespace {

using diagram::Json;

using Change = std::function<void(Json&, size_t)>;

// An entry of the menu that asks for a changed curve.
QAction* addChange(QMenu& menu, PlotView& view, const QString& words, const QString& name, const QString& undo,
                   const Change& change) {
  return menu.addAction(words, &view, [&view, name, undo, change] {
    Q_EMIT view.definitionWanted(withCurve(view.definition(), name, change), undo);
  });
}

// An entry that switches a member of the plot.
QAction* addSwitch(QMenu& menu, PlotView& view, const QString& words, bool isOn, const QString& undo,
                   const std::function<void(Json&)>& change) {
  QAction* action = menu.addAction(words, &view, [&view, undo, change] {
    Json next = view.definition();
    change(next);
    Q_EMIT view.definitionWanted(next, undo);
  });
  action->setCheckable(true);
  action->setChecked(isOn);
  return action;
}

Json withMember(const PlotView& view, const char* member, const QString& value) {
  Json next = view.definition();
  next[member] = value.toStdString();
  return next;
}

// Whether two cursors can measure it.
bool isMeasured(const PlotCurve& curve) {
  return curve.isDrawn() && curve.lane < 0 && !curve.isBand;
}

void addOrder(QMenu& menu, PlotView& view, const QString& name) {
  const QStringList all = view.variables();
  const auto swap = [](size_t by) {
    return [by](Json& list, size_t i) {
      if (i + by < list.size()) std::swap(list[i], list[i + by]);
    };
  };
  addChange(menu, view, PlotView::tr("Earlier in the legend"), name, PlotView::tr("Reorder curves"),
            [swap](Json& list, size_t i) {
              if (i > 0) swap(1)(list, i - 1);
            })
      ->setEnabled(name != all.first());
  addChange(menu, view, PlotView::tr("Later in the legend"), name, PlotView::tr("Reorder curves"), swap(1))
      ->setEnabled(name != all.last());
}

void addNaming(QMenu& menu, PlotView& view, const PlotCurve& curve) {
  const QString name = curve.variable;
  menu.addAction(PlotView::tr("Rename…"), &view, [&view, name, now = curve.label] {
    bool isMeant = false;
    const QString label = QInputDialog::getText(&view, PlotView::tr("Rename curve"),
                                                PlotView::tr("Name in the legend (empty: %1)").arg(name),
                                                QLineEdit::Normal, now, &isMeant);
    if (!isMeant) return;
    Q_EMIT view.definitionWanted(withCurve(view.definition(), name,
                                           [&](Json& list, size_t i) {
                                             if (label.trimmed().isEmpty())
                                               list[i].erase("label");
                                             else
                                               list[i]["label"] = label.trimmed().toStdString();
                                           }),
                                 PlotView::tr("Rename curve"));
  });
  addChange(menu, view, curve.isHidden ? PlotView::tr("Show") : PlotView::tr("Hide"), name,
            curve.isHidden ? PlotView::tr("Show curve") : PlotView::tr("Hide curve"),
            [isHidden = curve.isHidden](Json& list, size_t i) { setTruth(list[i], "hidden", !isHidden); });
  addOrder(menu, view, name);
}

// The curve's rate over the curve itself, in its place.
void showPhase(PlotView& view, const QString& name) {
  Json next = withCurve(view.definition(), name, [&](Json& list, size_t i) {
    list[i].erase("variable");
    list[i]["expression"] = "der(" + name.toStdString() + ")";
  });
  next["x"] = name.toStdString();
  for (const char* other : {"kind", "span", "logarithmic"}) next.erase(other);
  Q_EMIT view.definitionWanted(next, PlotView::tr("Phase plot of %1").arg(name));
}

// Its axis, its colour, and how it is drawn.
void addDrawing(QMenu& menu, PlotView& view, const PlotCurve& curve) {
  const QString name = curve.variable;
  const bool isLeft = curve.axis == 0;
  addChange(menu, view, isLeft ? PlotView::tr("Read on the right axis") : PlotView::tr("Read on the left axis"), name,
            PlotView::tr("Change axis"),
            [isLeft](Json& list, size_t i) { list[i]["axis"] = isLeft ? "right" : "left"; });
  if (curve.levels == PlotCurve::Levels::boolean && view.isOverTime())
    addChange(menu, view, curve.isBand ? PlotView::tr("Draw as a lane") : PlotView::tr("Draw as bands"), name,
              PlotView::tr("Change how %1 is drawn").arg(name), [isBand = curve.isBand](Json& list, size_t i) {
                if (isBand)
                  list[i].erase("draw");
                else
                  list[i]["draw"] = "band";
              });
  if (view.isOverTime() && isMeasured(curve)) {
    QAction* signs = addChange(
        menu, view, PlotView::tr("Mark where the sign changes"), name, PlotView::tr("Change how %1 is drawn").arg(name),
        [is = curve.marksSigns](Json& list, size_t i) { setTruth(list[i], "signChanges", !is); });
    signs->setCheckable(true);
    signs->setChecked(curve.marksSigns);
  }
  menu.addAction(PlotView::tr("Choose a colour…"), &view, [&view, name, now = curve.color] {
    const QColor color = QColorDialog::getColor(now, &view);
    if (!color.isValid()) return;
    Q_EMIT view.definitionWanted(
        withCurve(view.definition(), name,
                  [&](Json& list, size_t i) { list[i]["color"] = color.name().toStdString(); }),
        PlotView::tr("Change colour"));
  });
}

// `time`: under the pointer [s], not a number beside the axes.
void addCurve(QMenu& menu, PlotView& view, const PlotCurve& curve, double time, QPoint global) {
  const QString name = curve.variable;
  QMenu* sub = menu.addMenu(curve.label.isEmpty() ? name : curve.label);
  if (curve.isExpression)
    sub->addAction(PlotView::tr("Change the expression…"), &view, [&view, name] { askForExpression(view, name); });
  else
    sub->addAction(PlotView::tr("Explain this number"), &view,
                   [&view, name, global, time] { Q_EMIT view.explainWanted(name, time, global); });
  if (view.isOverTime() && isMeasured(curve))
    sub->addAction(PlotView::tr("Measure between two cursors"), &view, [&view, name] { measureCurve(view, name); });
  addDrawing(*sub, view, curve);
  addNaming(*sub, view, curve);
  sub->addAction(PlotView::tr("Use as x axis"), &view, [&view, name] {
    Json next = withMember(view, "x", name);
    next.erase("kind");
    Q_EMIT view.definitionWanted(next, PlotView::tr("Change x axis"));
  });
  if (curve.levels == PlotCurve::Levels::none)
    sub->addAction(PlotView::tr("Phase plot: rate over value"), &view, [&view, name] { showPhase(view, name); });
  addChange(*sub, view, PlotView::tr("Remove from the plot"), name, PlotView::tr("Remove curve"),
            [](Json& list, size_t i) { list.erase(list.begin() + static_cast<Json::difference_type>(i)); });
}

void addWindows(QMenu& menu, PlotView& view) {
  menu.addSeparator();
  const QString now = textMember(view.definition(), "window");
  const std::pair<const char*, QString> windows[] = {{"hann", PlotView::tr("Hann window")},
                                                     {"blackman", PlotView::tr("Blackman window")},
                                                     {"flattop", PlotView::tr("Flat-top window: true amplitudes")},
                                                     {"none", PlotView::tr("No window")}};
  for (const auto& [name, words] : windows)
    addSwitch(menu, view, words, now == name || (now.isEmpty() && name == std::string("hann")),
              PlotView::tr("Change window"), [name = name](Json& next) { next["window"] = name; });
}

// Decades, and equal lengths.
void addScales(QMenu& menu, PlotView& view) {
  const PlotKind kind = view.kind();
  const auto addLog = [&](const char* axis, const QString& words) {
    const Json list = view.definition().value("logarithmic", Json::array());
    const bool isOn = list.is_array() && std::find(list.begin(), list.end(), Json(axis)) != list.end();
    addSwitch(menu, view, words, isOn, PlotView::tr("Change scale"), [isOn, axis](Json& next) {
      Json kept = Json::array();
      if (next.contains("logarithmic") && next["logarithmic"].is_array())
        for (const Json& one : next["logarithmic"])
          if (one != axis) kept.push_back(one);
      if (!isOn) kept.push_back(axis);
      if (kept.empty())
        next.erase("logarithmic");
      else
        next["logarithmic"] = kept;
    });
  };
  addLog("y", PlotView::tr("Logarithmic values"));
  if (kind == PlotKind::spectrum) addLog("x", PlotView::tr("Logarithmic frequency"));
  if (kind == PlotKind::overVariable) addLog("x", PlotView::tr("Logarithmic horizontal axis"));
  if (kind != PlotKind::overVariable) return;
  const bool areEqual = truthMember(view.definition(), "equalScales");
  addSwitch(menu, view, PlotView::tr("Equal scales"), areEqual, PlotView::tr("Change scale"),
            [areEqual](Json& next) { setTruth(next, "equalScales", !areEqual); });
}

// Asks how far the run may be from those beside it.
void askForTube(PlotView& view) {
  TubeDialog dialog(tubeShare(view.definition()).value_or(0.01) * 100, &view);
  if (dialog.exec() != QDialog::Accepted) return;
  const double percent = dialog.percent();
  Json next = view.definition();
  if (percent > 0)
    next["tube"] = percent / 100;
  else
    next.erase("tube");
  Q_EMIT view.definitionWanted(next, PlotView::tr("Change tolerance tube"));
}

// Over time, over frequency, over values; how the axes count.
void addKinds(QMenu& menu, PlotView& view) {
  QMenu* sub = menu.addMenu(PlotView::tr("Draw"));
  const PlotKind kind = view.kind();
  const QCPRange shown = view.plot()->xAxis->range();
  const auto add = [&](const QString& words, PlotKind wanted, const char* name) {
    addSwitch(*sub, view, words, kind == wanted, PlotView::tr("Change what is drawn"), [kind, shown, name](Json& next) {
      next.erase("kind");
      next.erase("x");
      if (*name == 0) {
        next.erase("span");
        return;
      }
      next["kind"] = name;
      if (kind == PlotKind::overTime) next["span"] = {shown.lower, shown.upper};
    });
  };
  add(PlotView::tr("Curves over time"), PlotKind::overTime, "");
  add(PlotView::tr("Spectrum of what is shown"), PlotKind::spectrum, "spectrum");
  add(PlotView::tr("Histogram of what is shown"), PlotKind::histogram, "histogram");
  if (kind == PlotKind::spectrum) addWindows(*sub, view);
  sub->addSeparator();
  addScales(*sub, view);
}

// The curve that is drawn nearest to a place of the plot [px], over time; empty where none is near.
QString curveNear(PlotView& view, QPoint place) {
  constexpr double kNear = 12;  // [px]
  const double time = view.plot()->xAxis->pixelToCoord(place.x());
  QString found;
  double least = kNear;
  for (const PlotCurve& curve : view.curves()) {
    if (!curve.line || !curve.isDrawn() || curve.store->rowCount() == 0) continue;
    const double value = curve.seen(curve.store->valueAt(curve.results(), time));
    const double away = std::abs(view.axes().at(curve.axis)->coordToPixel(value) - place.y());
    if (away > least) continue;
    least = away;
    found = curve.variable;
  }
  return found;
}

// Asks for the words of a note at an instant [s], on a curve or (empty) on none.
void addNote(PlotView& view, double time, const QString& curve) {
  bool isMeant = false;
  const QString words = QInputDialog::getText(&view, PlotView::tr("Note"),
                                              PlotView::tr("Text of the note at %1").arg(formatValue(time, "s", 4)),
                                              QLineEdit::Normal, {}, &isMeant);
  if (!isMeant || words.trimmed().isEmpty()) return;
  Json next = view.definition();
  if (!next.contains("notes") || !next["notes"].is_array()) next["notes"] = Json::array();
  Json note{{"time", time}, {"text", words.trimmed().toStdString()}};
  if (!curve.isEmpty()) note["curve"] = curve.toStdString();
  next["notes"].push_back(note);
  Q_EMIT view.definitionWanted(next, PlotView::tr("Add note"));
}

// Notes at instants.
void addNotes(QMenu& menu, PlotView& view, double time, QPoint at) {
  if (!view.isOverTime()) return;
  if (const int note = view.marks().noteAt(at); note >= 0) {
    menu.addAction(PlotView::tr("Remove this note"), &view, [&view, note] {
      Json next = view.definition();
      next["notes"].erase(static_cast<size_t>(note));
      if (next["notes"].empty()) next.erase("notes");
      Q_EMIT view.definitionWanted(next, PlotView::tr("Remove note"));
    });
    return;
  }
  if (view.curves().empty()) return;
  if (std::isnan(time)) {
    menu.addAction(PlotView::tr("Add a note…"), &view, [&view] { askForNote(view); });
    return;
  }
  const QString curve = curveNear(view, at);
  menu.addAction(PlotView::tr("Note here…"), &view, [&view, time, curve] { addNote(view, time, curve); });
}

void addPlace(QMenu& menu, PlotView& view) {
  if (view.isFirst()) return;
  const bool isBelow = truthMember(view.definition(), "below");
  addSwitch(menu, view, PlotView::tr("Below the previous plot"), isBelow, PlotView::tr("Move plot"),
            [isBelow](Json& next) { setTruth(next, "below", !isBelow); });
}

void addTimeAxis(QMenu& menu, PlotView& view) {
  if (view.kind() != PlotKind::overVariable) return;
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

// A pane may be small; a picture of it is to be used elsewhere.
constexpr QSize kLeastPicture(640, 400);

void addExports(QMenu& menu, PlotView& view) {
  menu.addAction(PlotView::tr("Export picture…"), &view, [&view] {
    ExportDialog how(view.plot()->size().expandedTo(kLeastPicture), &view);
    if (how.exec() != QDialog::Accepted) return;
    const QString path = QFileDialog::getSaveFileName(&view, PlotView::tr("Export picture"), "plot.svg",
                                                      PlotView::tr("Pictures (*.svg *.png *.pdf)"));
    if (!path.isEmpty()) tellIfFailed(view, exportPlotPicture(view, path, how.size(), how.ratio()));
  });
  menu.addAction(PlotView::tr("Export values…"), &view, [&view] {
    const QString path = QFileDialog::getSaveFileName(
        &view,
        view.glasses().areOn() ? PlotView::tr("Export values (as this library counts, without glasses)")
                               : PlotView::tr("Export values"),
        "plot.csv", PlotView::tr("Table (*.csv)"));
    if (!path.isEmpty()) exportValuesBeside(view, path);
  });
}

}  // namespace

void askForExpression(PlotView& view, const QString& before) {
  new ExpressionField(view, before, view.names(), view.runs().store, [&view, before](const QString& text) {
    if (text == before) return;
    if (before.isEmpty()) {
      Q_EMIT view.definitionWanted(withAdded(view.definition(), "expression", text), PlotView::tr("Plot %1").arg(text));
      return;
    }
    Q_EMIT view.definitionWanted(
        withCurve(view.definition(), before, [&](Json& list, size_t i) { list[i]["expression"] = text.toStdString(); }),
        PlotView::tr("Change expression"));
  });
}

void measureCurve(PlotView& view, const QString& name) {
  Json next = view.definition();
  if (view.measure().isOn()) {
    next["measure"]["curve"] = name.toStdString();
  } else {
    const QCPRange shown = view.plot()->xAxis->range();
    next["measure"] = {{"from", shown.lower + 0.25 * shown.size()},
                       {"to", shown.lower + 0.75 * shown.size()},
                       {"curve", name.toStdString()}};
  }
  Q_EMIT view.definitionWanted(next, PlotView::tr("Measure %1").arg(name));
}

void toggleCursors(PlotView& view) {
  if (!view.isOverTime()) return;
  if (!view.measure().isOn()) {
    const auto first = std::ranges::find_if(view.curves(), [](const PlotCurve& c) { return isMeasured(c); });
    if (first != view.curves().end()) measureCurve(view, first->variable);
    return;
  }
  Json next = view.definition();
  next.erase("measure");
  Q_EMIT view.definitionWanted(next, PlotView::tr("Remove cursors"));
}

void askForNote(PlotView& view) {
  if (!view.isOverTime() || view.curves().empty()) return;
  const PlotMeasure& measure = view.measure();
  const double time =
      measure.isOn() ? measure.at(measure.chosen()) : view.shownTime().value_or(view.plot()->xAxis->range().center());
  const auto curve = std::ranges::find_if(view.curves(), [&](const PlotCurve& c) {
    return isMeasured(c) && (!measure.isOn() || c.variable == measure.curve());
  });
  addNote(view, time, curve == view.curves().end() ? QString() : curve->variable);
}

void fillPlotMenu(QMenu& menu, PlotView& view, QPoint global) {
  QCustomPlot& plot = *view.plot();
  const QPoint at = plot.mapFromGlobal(global);
  const bool isAtTime = view.isOverTime() && view.axes().area().rect().contains(at);
  const double time = isAtTime ? plot.xAxis->pixelToCoord(at.x()) : std::nan("");
  menu.addAction(PlotView::tr("Show the whole run"), &view, &PlotView::resetZoom);
  menu.addAction(PlotView::tr("Add expression…"), &view, [&view] { askForExpression(view, {}); });
  if (view.measure().isOn())
    menu.addAction(PlotView::tr("Remove the two cursors"), &view, [&view] { toggleCursors(view); });
  addNotes(menu, view, time, at);
  menu.addSeparator();
  for (const PlotCurve& curve : view.curves()) addCurve(menu, view, curve, time, global);
  menu.addSeparator();
  addKinds(menu, view);
  addTimeAxis(menu, view);
  if (view.isOverTime()) menu.addAction(PlotView::tr("Tolerance tube…"), &view, [&view] { askForTube(view); });
  addUnits(menu, view);
  addPlace(menu, view);
  menu.addSeparator();
  addExports(menu, view);
  menu.addSeparator();
  menu.addAction(PlotView::tr("Remove this plot"), &view, [&view] { Q_EMIT view.removeWanted(); });
}

void openPlotMenu(PlotView& view, QPoint global) {
  QMenu menu(&view);
  menu.setObjectName("plotMenu");
  fillPlotMenu(menu, view, global);
  menu.exec(global);
}

}  // namespace armature::app
