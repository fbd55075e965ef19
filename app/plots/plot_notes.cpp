#include "app/plots/plot_notes.h"

#include <algorithm>
#include <cmath>

#include "app/look/nearest_in.h"
#include "app/look/theme.h"
#include "app/plots/curve_graph.h"
#include "app/plots/custom_plot.h"
#include "app/plots/note_room.h"
#include "app/plots/plot_definition.h"
#include "engine/diagram/json.h"

namespace armature::app {

namespace {

constexpr QMargins kGround(3, 1, 3, 1);  // [px] of the words' ground

// [px] with the ground.
QSizeF sizeOf(const QCPItemText& text) {
  const QFontMetricsF metrics(text.font());
  return {metrics.horizontalAdvance(text.text()) + kGround.left() + kGround.right() + 1,
          metrics.height() + kGround.top() + kGround.bottom()};
}

}  // namespace

void PlotNotes::clear() {
  for (const Note& note : notes_) {
    plot_.removeItem(note.leader);
    plot_.removeItem(note.text);
    plot_.removeItem(note.dot);
  }
  notes_.clear();
}

void PlotNotes::add(const std::vector<PlotCurve>& curves, const diagram::Json& note, const Theme& theme,
                    const QFont& font) {
  const QString of = textMember(note, "curve");
  const double time = numberMember(note, "time").value_or(0);
  const auto curve =
      std::ranges::find_if(curves, [&](const PlotCurve& c) { return c.variable == of && c.isDrawn() && c.line; });
  const bool isOfCurve = curve != curves.end();
  Note made{textMember(note, "text"), new QCPItemTracer(&plot_), new QCPItemLine(&plot_), new QCPItemText(&plot_),
            isOfCurve && curve->store->rowCount() > 0};
  made.dot->setStyle(QCPItemTracer::tsCircle);
  made.dot->setSize(6);
  made.dot->setPen(QPen(theme.text, 1.25));
  made.dot->setBrush(theme.canvas);
  made.dot->setVisible(isOfCurve);
  made.leader->setPen(QPen(theme.quiet, 1));
  made.leader->setVisible(false);
  made.leader->setSelectable(false);
  made.text->setText(made.words);
  made.text->setFont(font);
  made.text->setColor(theme.text);
  QColor back = theme.canvas;
  back.setAlphaF(0.85F);
  made.text->setBrush(back);
  made.text->setPadding(kGround);
  if (made.isOfCurve) {
    made.dot->position->setAxes(plot_.xAxis, curve->line->valueAxis());
    made.dot->position->setCoords(time, curve->seen(curve->store->valueAt(curve->results(), time)));
    made.text->setPositionAlignment(Qt::AlignLeft | Qt::AlignTop);
    made.text->position->setParentAnchor(made.dot->position);
    made.leader->start->setParentAnchor(made.dot->position);
    made.leader->end->setParentAnchor(made.dot->position);
  } else {
    made.text->setPositionAlignment(Qt::AlignHCenter | Qt::AlignTop);
    made.text->position->setTypeX(QCPItemPosition::ptPlotCoords);
    made.text->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
    made.text->position->setCoords(time, 0.02);
  }
  notes_.push_back(made);
}

void PlotNotes::fit(NoteRoom& room) {
  const QRect area = plot_.axisRect()->rect();
  for (Note& note : notes_) {
    const QFontMetricsF metrics(note.text->font());
    note.text->setText(
        metrics.elidedText(note.words, Qt::ElideRight, area.width() - kGround.left() - kGround.right() - 1));
    // A letter and dots say nothing: the dot alone is left then.
    constexpr qsizetype kLeast = 4;
    note.text->setVisible(note.text->text() == note.words || note.text->text().size() >= kLeast);
    if (note.isOfCurve)
      fitBeside(note, room);
    else
      fitAtTop(note);
  }
}

void PlotNotes::fitBeside(Note& note, NoteRoom& room) {
  constexpr double kApart = 12;  // [px] from the dot: nothing else tells that they belong together
  const QRectF area = plot_.axisRect()->rect();
  note.dot->updatePosition();
  note.leader->setVisible(false);
  const QPointF at = note.dot->position->pixelPosition();
  if (at.x() < area.left() || at.x() > area.right()) return;  // out of sight
  const QRectF words = room.placeFor(sizeOf(*note.text), at);
  room.add(words);
  note.text->position->setCoords(words.topLeft() - at);
  const QPointF way = nearestIn(words, at) - at;
  const double length = std::hypot(way.x(), way.y());
  if (!note.text->visible() || length < kApart) return;
  note.leader->setVisible(true);
  note.leader->start->setCoords(way * (note.dot->size() / 2 / length));
  note.leader->end->setCoords(way);
}

void PlotNotes::fitAtTop(Note& note) const {
  const QRect area = plot_.axisRect()->rect();
  const double wide = sizeOf(*note.text).width(), at = plot_.xAxis->coordToPixel(note.text->position->key());
  const auto side = at - wide / 2 < area.left()    ? Qt::AlignLeft
                    : at + wide / 2 > area.right() ? Qt::AlignRight
                                                   : Qt::AlignHCenter;
  note.text->setPositionAlignment(side | Qt::AlignTop);
}

int PlotNotes::at(QPoint place) const {
  for (size_t k = 0; k < notes_.size(); ++k)
    if (const double away = notes_[k].text->selectTest(place, false); away >= 0 && away < plot_.selectionTolerance())
      return static_cast<int>(k);
  return -1;
}

}  // namespace armature::app
