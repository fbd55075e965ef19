// Two cursors that stay, and a card of what the chosen curve does between them: differences, slope, extremes, means,
// period, rise and settling. The cursors are dragged with the mouse and moved with the arrow keys.
#pragma once
#include <QLabel>
#include <QPointer>
#include <functional>
#include <optional>

#include "app/plots/plot_curve.h"
#include "engine/results/stretch.h"

class QCPItemStraightLine;
class QCPItemText;
class QCustomPlot;

namespace armature::app {

class PlotMeasure : public QObject {
  Q_OBJECT
 public:
  explicit PlotMeasure(QCustomPlot& plot);
  // Anew, after the plot's items have been cleared: from the member "measure" of the definition.
  void begin(const diagram::Json& definition, bool isOverTime);
  void applyTheme(const Theme& theme, int letters);
  bool isOn() const { return isOn_; }
  QString curve() const { return curve_; }
  // The two instants, as they stand [s].
  double at(int cursor) const { return at_[cursor]; }
  // Says a value of the curve in the unit of its axis.
  using Say = std::function<QString(const PlotCurve& curve, double shown)>;
  // Measures anew: the curves that there are now. `isOverview`: only what costs nothing with very many rows.
  void refresh(const std::vector<PlotCurve>& curves, const Say& say);
  const std::optional<results::StretchFigures>& figures() const { return figures_; }
  const QLabel& card() const { return *card_; }
  bool eventFilter(QObject* object, QEvent* event) override;

 Q_SIGNALS:
  void moved();   // a cursor goes with the mouse
  void placed();  // and has been let go

 private:
  int cursorAt(double pixel) const;
  void place();
  QString html(const PlotCurve& curve, const Say& say) const;

  QCustomPlot& plot_;
  QPointer<QLabel> card_;
  QCPItemStraightLine* lines_[2] = {nullptr, nullptr};
  QCPItemText* letters_[2] = {nullptr, nullptr};
  bool isOn_ = false;
  double at_[2] = {0, 0};
  QString curve_;
  int held_ = -1;  // the cursor that goes with the mouse
  QString quiet_;  // colours of the card
  std::optional<results::StretchFigures> figures_;
};

}  // namespace armature::app
