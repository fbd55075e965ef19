// What the hand does with notes: they lie below all else on the sheet.
#include "app/document/sparklines.h"
#include "app/tools/note_card.h"
#include "app/tools/note_room.h"
#include "app/tools/toolset.h"

namespace armature::app {

// A note lies below all else.
bool Toolset::pressNote(QMouseEvent* event, QPointF at, bool isAdding) {
  const int note = scene_.notes().at(at);
  if (note < 0) return false;
  const bool wasSelected = scene_.notes().selected().contains(note);
  if (!wasSelected) {
    QSet<int> notes = isAdding ? scene_.notes().selected() : QSet<int>();
    notes << note;
    scene_.select(isAdding ? scene_.selectedParts() : QSet<int>(), isAdding ? scene_.selectedWires() : QSet<int>(),
                  notes);
  }
  if (event->button() == Qt::RightButton)
    Q_EMIT noteMenuWanted(note, event->globalPosition().toPoint());
  else
    pending_ = Pending{event->position(), at, -1, -1, {}, {}, note, isAdding, wasSelected, false};
  return true;
}

void Toolset::clickNote(int note, bool isAdding, bool wasSelected) {
  QSet<int> notes = scene_.notes().selected();
  if (isAdding && wasSelected) notes.remove(note);
  if (isAdding)
    scene_.select(scene_.selectedParts(), scene_.selectedWires(), notes);
  else
    scene_.select({}, {}, {note});
}

void Toolset::addNote(QPointF at) {
  if (isReadOnly_ || gesture_) return;
  const NoteRoom room = roomForNote(scene_, snapped(at));
  noteCard_->openNew(room.at, room.width);
}

void Toolset::setVariableNames(std::function<QStringList()> names) {
  noteCard_->setVariables(std::move(names));
}

void Toolset::editNote(int note) {
  if (!isReadOnly_ && !gesture_) noteCard_->open(note);
}

void Toolset::selectByTab(int index) {
  const int parts = static_cast<int>(scene_.parts().size());
  if (index < parts) {
    scene_.select({index}, {});
    return view_.bringIntoView(index);
  }
  const QRectF note = scene_.notes()[static_cast<size_t>(index - parts)].rect;
  scene_.select({}, {}, {index - parts});
  if (!QRectF(view_.rect()).contains(view_.toPixels(note))) view_.lookAt(note.center());
}

// The note that a variable would go into: nothing else lies there.
int Toolset::noteUnder(QPointF pixel) const {
  const QPointF at = view_.toDiagram(pixel);
  return scene_.partAt(at) < 0 ? scene_.notes().at(at) : -1;
}

void Toolset::showVariableGoal(QPointF pixel) {
  const int note = noteUnder(pixel);
  const auto found = partVariable(scene_.document().values(), variable_);
  scene_.hoverOnSheet({}, note);
  scene_.setLit(note < 0 && found ? QSet<QString>{scene_.parts()[static_cast<size_t>(found->part)].name}
                                  : QSet<QString>());
}

}  // namespace armature::app
