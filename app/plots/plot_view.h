// One plot of a diagram: curves over time (or over another variable, over frequency, over their own values), read from
// the store of a run while it fills. The definition belongs to the document; this widget shows it and tells what the
// person changes.
#pragma once
#include <QWidget>
#include <vector>

#include "app/document/change.h"
#include "app/look/glasses.h"
#include "app/plots/plot_axes.h"
#include "app/plots/plot_cursor.h"
#include "app/plots/plot_curve.h"
#include "app/plots/plot_definition.h"
#include "app/plots/plot_lanes.h"
#include "app/plots/plot_marks.h"
#include "app/plots/plot_measure.h"
#include "app/plots/plot_transform.h"
#include "app/plots/plot_tube.h"
#include "app/run/run_control.h"

class QCPItemStraightLine;
class QCPTextElement;
class QCustomPlot;
class QLabel;

namespace armature::app {

class PlotLegend;
class CurveWork;
struct Theme;

class PlotView : public QWidget {
  Q_OBJECT
 public:
  explicit PlotView(QWidget* parent = nullptr);

  // Whether others stand above or below it: it is then never lower than twice the numbers and the label below its
  // curve.
  void setShared(bool isShared);
  // As resources/schema/diagram.schema.json has it; other members are ignored and kept by the document.
  void setDefinition(const diagram::Json& definition);
  const diagram::Json& definition() const { return definition_; }
  PlotKind kind() const { return plotKind(definition_); }
  // Names of the variables, and texts of the expressions.
  QStringList variables() const;
  const std::vector<PlotCurve>& curves() const { return curves_; }
  bool isOverTime() const { return kind() == PlotKind::overTime; }
  bool isTransformed() const { return kind() == PlotKind::spectrum || kind() == PlotKind::histogram; }
  // Why a spectrum or a histogram is not there (yet); empty where it is.
  QString transformNote() const;
  using Runs = PlotRuns;
  void setRuns(Runs runs);
  const Runs& runs() const { return runs_; }
  // Times of events, drawn as faint lines, and those at which parameters were changed by hand in the run [s].
  void setMarkedTimes(const QVector<double>& events, const std::vector<double>& changes);
  // The instant that the rest of the window shows [s]: a line; nothing for the newest.
  void setShownTime(std::optional<double> time);
  // Draws what would be drawn with the next turn of the event loop: for pictures of the window.
  void replotNow();
  // That values are shown through: curves, cursor, axes and legend alike.
  void setGlasses(const Glasses& glasses);
  const Glasses& glasses() const { return glasses_; }
  // Reads what is new; cheap enough for every frame.
  // `span`: what is shown while nobody has zoomed [s], of a run without an end.
  void refresh(const std::optional<std::pair<double, double>>& span = {});
  // Shows the whole run again.
  void resetZoom();
  // Shows a stretch of time [s], as other plots over the same time do.
  void showTimes(double from, double to);
  // A hand has chosen other ranges of the axes.
  void zoomed();
  void setActive(bool isActive);

  QCustomPlot* plot() { return plot_; }
  const PlotCursor& cursor() const { return cursor_; }
  const PlotMarks& marks() const { return marks_; }
  PlotMeasure& measure() { return measure_; }
  const PlotTube& tube() const { return tube_; }
  // Whether figures or a spectrum are still worked out.
  bool isBusy() const { return measure_.isBusy() || transform_.isBusy() || tube_.isBusy(); }
  const PlotAxes& axes() const { return axes_; }
  // What stands on the traces of logic signals from left to right.
  QStringList traceLetters(const QString& variable) const { return lanes_.letters(variable); }
  std::optional<double> shownTime() const { return shownTime_; }
  // The first plot of the diagram: there is none before it.
  void setFirst(bool isFirst) { isFirst_ = isFirst; }
  bool isFirst() const { return isFirst_; }
  // Title and legend inside, as a picture that stands alone has them.
  void dressForExport(bool isExport);
  // Axes with as many numbers as there is room for in a picture of this size [px].
  void fitTo(const QRect& picture);
  // Asks for the names that an expression can have; empty: those of the results.
  void setNames(std::function<QStringList()> names) { names_ = std::move(names); }
  QStringList names() const;

 Q_SIGNALS:
  void activated();
  // A click on the plot: this instant is to be shown everywhere [s].
  void timePicked(double time);
  // The person looks at another stretch of time [s]; at the whole run where `isWhole`.
  void timesChosen(double from, double to, bool isWhole);
  // What a curve's value says at an instant [s], not a number for the shown one.
  void explainWanted(const QString& variable, double time, QPoint global);
  // The person wants another definition (a variable dropped, a curve removed, its colour changed).
  void definitionWanted(const armature::diagram::Json& definition, const QString& text);
  void removeWanted();

 protected:
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* object, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  using Curve = PlotCurve;
  void connectPlot();
  void build();
  void addLines(Curve& curve);
  void applyTheme();
  void readCurve(Curve& curve, double from, double to, double& low, double& high);
  void readAll();
  void scaleAxes();
  // A curve that lies on another one from end to end is dashed: both are seen (plot_cover.cpp).
  void dashCovered();

  QCustomPlot* plot_;
  PlotLegend* legend_;
  QCPTextElement* title_;  // inside the picture, for export
  QLabel* hint_;
  diagram::JsonValue definition_;
  std::vector<Curve> curves_;
  // Of the pictures of the run, and of each that it is compared with.
  std::shared_ptr<CurveWork> work_;
  std::vector<std::shared_ptr<CurveWork>> besideWork_;
  PlotAxes axes_;
  PlotLanes lanes_;
  PlotMarks marks_;
  PlotCursor cursor_;
  PlotMeasure measure_;
  PlotTransform transform_;
  PlotTube tube_;
  QCPItemStraightLine* now_ = nullptr;
  std::optional<double> shownTime_;
  QPoint pressed_;
  Glasses glasses_;
  Runs runs_;
  std::function<QStringList()> names_;
  double from_ = 0, to_ = 1;  // of the horizontal axis
  bool isZoomed_ = false;
  bool isActive_ = false;
  std::optional<QPalette> darkPalette_;  // while a picture is made in a dark window
  bool isFirst_ = true;
  bool isPainted_ = false;  // once; layers can be painted alone from then on
  uint64_t rowsShown_ = 0, rowsTransformed_ = 0;
};

}  // namespace armature::app
