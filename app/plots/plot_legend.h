// Title and names above the curves, where they hide nothing. A click on a name, or Enter on it, hides its curve or
// shows it again. Names that there is no room for are in a menu behind the last one.
#pragma once
#include <QLabel>
#include <vector>

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

 private:
  // One thing that is said, for the legend and for the menu.
  struct Piece {
    QString html, text;
    int curve = -1;  // −1: of none
    QColor color = {};
    bool isHidden = false;
  };
  int linesIn(const PlotView& view) const;
  QString textOf(const std::vector<Piece>& pieces, size_t count) const;
  size_t countWithin(int lines, int width, const std::vector<Piece>& pieces) const;
  void openRest();

  std::vector<Piece> rest_;  // what is not shown, or not whole
  QString more_;             // the words of its link, with %1 for how many
};

}  // namespace armature::app
