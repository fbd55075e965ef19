#include "app/canvas/scene_notes.h"

#include <QFont>
#include <algorithm>
#include <utility>

#include "app/canvas/geometry.h"
#include "app/canvas/note_layout.h"
#include "app/canvas/scene_pictures.h"
#include "app/document/notes.h"
#include "app/look/letters.h"
#include "engine/diagram/json.h"

namespace armature::app {

static QFont noteFont(double letters) {
  QFont font;
  font.setPixelSize(qRound(kLetters * letters));
  return font;
}

// Around all lines of a text.
static QRectF textBox(const NotePicture& note) {
  QRectF box;
  for (const QRectF& line : note.lines) box |= line;
  return box;
}

std::vector<QRectF> SceneNotes::obstacles(const std::vector<PartPicture>& parts) const {
  std::vector<QRectF> boxes;
  for (const NotePicture& note : all_) {
    const QRectF box = textBox(note);
    const auto isOnIt = [&](const PartPicture& part) { return part.rect.intersects(box); };
    if (!box.isEmpty() && std::ranges::none_of(parts, isOnIt)) boxes.push_back(box);
  }
  return boxes;
}

QVector<QRectF> SceneNotes::follow(const diagram::Document& document, double letters) {
  const auto list = diagram::noteList(document);
  const auto entries = noteEntries(document);
  const std::vector<NotePicture> before = std::exchange(all_, {});
  const bool isSameFont = std::exchange(letters_, letters) == letters;
  for (size_t i = 0; i < entries.size(); ++i) {
    NotePicture made;
    made.entry = entries[i];
    if (isSameFont && i < before.size() && before[i].layout && before[i].entry == made.entry)
      made = before[i];
    else if (list[i])
      made.layout = std::make_shared<NoteLayout>(made.note = *list[i], made.entry, noteFont(letters));
    all_.push_back(std::move(made));
  }
  if (all_.size() != before.size()) {
    selected_.clear();
    preview_.clear();
    hovered_ = -1;
  }
  place();
  QVector<QRectF> changed;
  for (size_t i = 0; i < std::max(before.size(), all_.size()); ++i) {
    const QRectF was = i < before.size() ? textBox(before[i]) : QRectF();
    const QRectF is = i < all_.size() ? textBox(all_[i]) : QRectF();
    if (was == is) continue;
    for (const QRectF& box : {was, is})
      if (!box.isEmpty()) changed << box;
  }
  return changed;
}

// A note is as high as its text, and no less than it is wanted.
void SceneNotes::place() {
  for (size_t i = 0; i < all_.size(); ++i) {
    NotePicture& note = all_[i];
    if (!note.layout) continue;
    const auto found = preview_.find(static_cast<int>(i));
    const diagram::NotePlace place = found == preview_.end() ? note.note.place : *found;
    std::shared_ptr<const NoteLayout> layout = note.layout;
    // Of values, which come and go with runs, nothing here depends.
    if (place.width != note.note.place.width || !layout->variables().isEmpty()) {
      diagram::Note shown = note.note;
      shown.place = place;
      layout = std::make_shared<NoteLayout>(shown, note.entry, noteFont(letters_));
    }
    const double height = std::max(layout->size().height() / kPixelsPerUnit, place.height);
    note.rect = {place.x, place.y - height, place.width, height};
    note.lines.clear();
    for (const QRectF& line : layout->lines())
      note.lines.emplace_back(place.x + line.left() / kPixelsPerUnit, place.y - line.bottom() / kPixelsPerUnit,
                              line.width() / kPixelsPerUnit, line.height() / kPixelsPerUnit);
  }
}

void SceneNotes::setPreview(const QHash<int, diagram::NotePlace>& places) {
  preview_ = places;
  place();
}

QHash<int, diagram::NotePlace> SceneNotes::moved(QPointF by) const {
  QHash<int, diagram::NotePlace> places;
  for (const int index : selected_) {
    const NotePicture& note = (*this)[static_cast<size_t>(index)];
    if (!note.layout) continue;
    diagram::NotePlace place = note.note.place;
    place.x += by.x();
    place.y += by.y();
    places.insert(index, place);
  }
  return places;
}

int SceneNotes::at(QPointF point) const {
  for (size_t i = all_.size(); i-- > 0;)
    if (all_[i].layout && all_[i].rect.contains(point)) return static_cast<int>(i);
  return -1;
}

}  // namespace armature::app
