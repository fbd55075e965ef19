// A picture of curves and points in the colours of the theme: zoomed by wheel and frame, the whole again by a double
// click, saved as a file by its menu. Pages of results put their own lines into it.
#pragma once
#include <QPointer>
#include <functional>
#include <optional>

#include "app/plots/custom_plot.h"

namespace armature::app {

class Chart : public QCustomPlot {
  Q_OBJECT
 public:
  explicit Chart(QWidget* parent = nullptr);

  // Axes of the nth pane from above, one above the other with a common axis below; made when it is asked for.
  QCPAxisRect* pane(int index);
  // Colours, letters and ticks of all panes; to be called when what is drawn has been put in.
  void dress();
  void setLogarithmic(QCPAxis* axis);
  // What is to be drawn anew when the theme changes.
  void setPainter(std::function<void()> paint);
  // Draws what the painter draws.
  void paint();
  // The whole of what is drawn, with a margin; remembered for the double click.
  void showAll();
  // Words of a point near the pointer [px], empty: none; shown as a tool tip.
  void setWords(std::function<QString(QPointF at)> words) { words_ = std::move(words); }
  // A .png, .svg or .pdf by the name's ending.
  bool saveAs(const QString& path);

 protected:
  void wheelEvent(QWheelEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void dress(QCPAxis* axis);
  void fitTicks();
  void fitLabels();
  void takeLabels(bool areWritten);
  void drawWhole();
  // chart_legend.cpp: after all else has been drawn.
  void placeLegend();
  void takeLegendIn();
  void setLegendBeside();
  void setLegendAbove(int columns);
  void leaveOut(int count);
  void takeAllIn();
  QCPLayoutGrid* takeLegendOut();
  QCPAxisRect* paneAt(QPointF at);

  std::function<void()> painter_;
  std::function<QString(QPointF)> words_;
  QList<QCPAxisRect*> panes_;
  QCPLayoutGrid* beside_ = nullptr;                // holds the legend where it is not in the pane
  QList<QPointer<QCPAbstractPlottable>> leftOut_;  // of the legend
  QRubberBand* band_ = nullptr;
  std::optional<QPoint> pressed_;  // where a frame began [px]
  bool isDressing_ = false;
};

// "torque" and its unit as an axis says them.
QString axisText(const QString& name, const QString& unit);
// A colour between the ends of a scale that is read in both themes, for `share` from 0 to 1.
QColor scaleColor(double share, bool isDark);

}  // namespace armature::app
