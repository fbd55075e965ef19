// One plot of a diagram: curves over time (or over another variable), read from the store of a run while it fills. The
// definition belongs to the document; this widget shows it and tells what the person changes.
#pragma once
#include <QSet>
#include <QTimer>
#include <QWidget>
#include <vector>

#include "app/document/change.h"
#include "app/look/format.h"
#include "app/look/glasses.h"
#include "app/plots/plot_cursor.h"
#include "app/plots/plot_curve.h"
#include "app/run/run_control.h"
#include "engine/base/result.h"

class QCPAxis;
class QCPItemStraightLine;
class QCPTextElement;
class QCustomPlot;
class QLabel;

namespace armature::app {

struct CurveWork;
struct Theme;

class PlotView : public QWidget {
  Q_OBJECT
 public:
  explicit PlotView(QWidget* parent = nullptr);

  // {"title","x","units":{"rad/s":"rpm"},"curves":[{"variable","color","axis"}]}; other members are ignored and kept by
  // the document.
  void setDefinition(const diagram::Json& definition);
  const diagram::Json& definition() const { return definition_; }
  QStringList variables() const;
  const std::vector<PlotCurve>& curves() const { return curves_; }
  bool isOverTime() const;
  // The results that are drawn, which may be null, and those beside them.
  struct Runs {
    StorePtr store;
    std::vector<ComparedRun> compared;
    double from = 0, to = 1;  // time span of the run [s]
    // All are what the newest run has more than others: of `store`, more than this one.
    QString less;
  };
  void setRuns(Runs runs);
  // Times of events, drawn as faint lines.
  void setEventTimes(const QVector<double>& times);
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
  void setActive(bool isActive);

  // Last value on a curve's line [in the model's unit], for tests; not a number without one.
  double lastValue(const QString& variable) const;
  // The same as it is drawn, in the shown unit, of this run or of the one that it is compared with.
  double lastDrawn(const QString& variable, bool isPrevious = false) const;
  QCustomPlot* plot() { return plot_; }
  const PlotCursor& cursor() const { return cursor_; }
  // Text on the axis of the curves ("φ, °"), and what stands on the traces of logic signals from left to right.
  QString axisLabel(bool isRight) const;
  QStringList traceLetters(const QString& variable) const;

  // A .png, .svg or .pdf by the name's ending. Failure F301.
  Result<void> exportPicture(const QString& path);
  // What the curves show, as a table. Failure F301.
  Result<void> exportCsv(const QString& path) const;

 Q_SIGNALS:
  void activated();
  // A click on the plot: this instant is to be shown everywhere [s].
  void timePicked(double time);
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

 private:
  using Curve = PlotCurve;
  void build();
  void readDefinition();
  void addLines(Curve& curve);
  void makeLanes();
  // Looks at a frame of the picture [px]; false where it is too small to be meant.
  bool zoomTo(const QRect& rect);
  void zoomAt(QWheelEvent* event);
  void applyTheme();
  void readCurve(Curve& curve, double from, double to, double& low, double& high);
  void readParametric(Curve& curve);
  void describe(Curve& curve) const;
  QString nameOf(const Curve& curve) const;
  // What is known of the variable along the x axis of a plot over another one.
  Curve acrossCurve() const;
  // Signals of few levels, one lane each (plot_levels.cpp).
  bool isOfLevels() const;
  void readLevels(Curve& curve);
  void labelLanes();
  void scaleAxes();
  // A curve that lies on another one from end to end is dashed: both are seen (plot_cover.cpp).
  void dashCovered();
  void showCursor(QPoint position);
  QString cursorRow(const Curve& curve, double time) const;
  QString besideText() const;
  // A shown value, or a difference of two, with the prefix of the axis that the curve reads on.
  QString amountText(const Curve& curve, double shown) const;
  QString valueText(const Curve& curve, double value) const;
  QString valueText(const Curve& curve, const StorePtr& store, int64_t column, double time) const;
  Prefix prefixOf(bool isRight, const QString& unit) const;
  void showHeader();
  void dressForExport(bool isExport);
  QString axisText(bool isRight, double& factor) const;

  QCustomPlot* plot_;
  QLabel* header_;         // title and curves' names
  QCPTextElement* title_;  // the same inside the picture, for export
  QLabel* hint_;
  diagram::Json definition_ = diagram::Json::object();
  std::vector<Curve> curves_;
  // Of the pictures of the run, and of each that it is compared with.
  std::shared_ptr<CurveWork> work_;
  std::vector<std::shared_ptr<CurveWork>> besideWork_;
  std::vector<QCPItemStraightLine*> eventLines_;
  PlotCursor cursor_;
  QCPItemStraightLine* now_ = nullptr;
  std::optional<double> shownTime_;
  QPoint pressed_;
  QVector<double> eventTimes_;
  Glasses glasses_;
  StorePtr store_;
  std::vector<ComparedRun> compared_;
  QString less_;  // as of Runs
  double from_ = 0, to_ = 1;
  bool isZoomed_ = false;
  bool isActive_ = false;
  bool isPainted_ = false;  // once; layers can be painted alone from then on
  uint64_t rowsShown_ = 0;
};

}  // namespace armature::app
