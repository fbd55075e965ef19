// Draws the notes of a diagram: their ground and text below the parts, and what shows that one is selected. On screen
// from pictures that are kept for as long as text, values and zoom stay.
#pragma once
#include <QImage>
#include <vector>

#include "app/canvas/canvas_view.h"
#include "app/canvas/note_layout.h"

namespace armature::app {

// The grounds that a note can have, by their names in the file; the first one is none.
const QStringList& noteGrounds();
QColor noteGroundColor(const QString& ground, const Theme& theme);

class NotePainter {
 public:
  explicit NotePainter(DiagramScene& scene) : scene_(scene) {}

  // Where values of variables come from; asked once for each picture before its values are.
  void setValues(std::function<NoteLayout::ValueOf()> values) { values_ = std::move(values); }
  // Whether any note shows a variable.
  bool haveVariables() const;
  // Brings the values into the notes, and tells what they cover and whether they look otherwise than before.
  PaintedSheet::Items prepare(const BesidePaint& how);
  void paint(QPainter& painter, const BesidePaint& how);
  void paintChrome(QPainter& painter, const BesidePaint& how) const;
  // The pictures that had to be drawn anew in the last picture on screen.
  int drawnAnew() const { return drawnAnew_; }

 private:
  struct Kept {
    std::shared_ptr<NoteLayout> layout;
    QString values;
    double scale = 0;
    bool isDark = false;
    QImage picture;
  };
  void paintText(QPainter& painter, const BesidePaint& how, const NoteLayout& layout, QPointF corner) const;
  void paintKept(QPainter& painter, const BesidePaint& how, size_t index, QPointF corner);

  DiagramScene& scene_;
  std::function<NoteLayout::ValueOf()> values_;
  std::vector<Kept> kept_;
  std::vector<std::shared_ptr<NoteLayout>> shown_;  // of the last picture: kept, so that another one lies elsewhere
  int drawnAnew_ = 0;
};

}  // namespace armature::app
