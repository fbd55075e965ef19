// What follows the pointer over a plot: a line at its time and a card with the values there.
#pragma once
#include <QPoint>
#include <QPointer>

#include "app/plots/cursor_card.h"

class QCPItemStraightLine;
class QCustomPlot;
class QWidget;

namespace armature::app {

class PlotView;
struct Theme;

class PlotCursor {
 public:
  // The card lies on the window of `owner`, which holds the plot; both outlive the cursor.
  PlotCursor(QWidget& owner, QCustomPlot& plot);
  ~PlotCursor();
  PlotCursor(const PlotCursor&) = delete;
  PlotCursor& operator=(const PlotCursor&) = delete;
  const CursorCard& card() const { return *card_; }
  // Anew, after the plot's items have been cleared.
  void makeLine();
  // `letters`: size of the card's [px].
  void applyTheme(const Theme& theme, int letters);
  // The pointer is at a place of the view's plot [px].
  void follow(const PlotView& view, QPoint place);
  void hide();

 private:
  // At a time [s]; the card beside a place of the plot [px], within the window.
  void show(double time, QPoint place);

  QWidget& owner_;
  QCustomPlot& plot_;
  QPointer<CursorCard> card_;
  QCPItemStraightLine* line_ = nullptr;
};

}  // namespace armature::app
