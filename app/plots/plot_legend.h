// Title and names above the curves, where they hide nothing. A click on a name, or Enter on it, hides its curve or
// shows it again.
#pragma once
#include <QLabel>

namespace armature::app {

class PlotView;

// The title of a plot, as it is shown.
QString shownTitle(const PlotView& view);

class PlotLegend : public QLabel {
 public:
  explicit PlotLegend(QWidget* parent);
  void applyLetters(const QFont& small);
  // What the view shows now, within its width.
  void tell(const PlotView& view);

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;
};

}  // namespace armature::app
