// Paints the list of what is drawn over a diagram.
#pragma once
#include <QPainter>

#include "app/look/stamps.h"
#include "app/look/text_runs.h"
#include "app/look/theme.h"
#include "app/teaching/drawn.h"

namespace armature::app {

// `size`: of heads and lines, 1 at 100 %.
struct DrawnStyle {
  const Theme& theme;
  QFont numbers;
  double size;
  TextRuns& texts;
  Stamps& stamps;
};

// Letters of the legend beside numbers in such letters: it grows less than they do, as it must not cover them.
QFont legendFont(QFont numbers);
// Ink of what a part is doing: tension and compression differ, what holds is in the accent.
QColor stateInk(DrawnState::Kind kind, const Theme& theme);
// What parts are doing: colours and marks of what is pulled or pressed, words on brakes, clutches and gaps.
void paintStates(QPainter& painter, const Drawn& drawn, const DrawnStyle& style);
// What stands still while time goes on: axes, conventions with their words, marks.
void paintStill(QPainter& painter, const Drawn& drawn, const DrawnStyle& style);
// What a run says: the arrows of values and the numbers from these on, scales, cuts.
void paintRun(QPainter& painter, const Drawn& drawn, size_t firstArrow, size_t firstNumber, const DrawnStyle& style);

}  // namespace armature::app
