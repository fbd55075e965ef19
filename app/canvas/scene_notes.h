// The notes of a scene: where they lie, and which are selected or under the pointer. Follows the document through the
// scene that it belongs to.
#pragma once
#include <QHash>
#include <QRectF>
#include <QSet>
#include <QVector>
#include <memory>
#include <vector>

#include "engine/diagram/note_list.h"

namespace armature::app {

class NoteLayout;

// A note on the sheet; an entry of the file that is none has no layout.
struct NotePicture {
  diagram::JsonValue entry{};
  diagram::Note note{};
  std::shared_ptr<NoteLayout> layout = nullptr;
  QRectF rect = {};                // [unit, y up]
  std::vector<QRectF> lines = {};  // what its text covers [unit, y up]
};

struct PartPicture;

class SceneNotes {
 public:
  // By their place in the document's list.
  const std::vector<NotePicture>& all() const { return all_; }
  const NotePicture& operator[](size_t index) const { return all_.at(index); }
  // The topmost at a point [unit], −1 = none.
  int at(QPointF point) const;
  const QSet<int>& selected() const { return selected_; }
  int hovered() const { return hovered_; }
  // Where the selected ones would lie, moved by a distance [unit].
  QHash<int, diagram::NotePlace> moved(QPointF by) const;

  // What wires keep off: texts that no part stands on [unit, y up].
  std::vector<QRectF> obstacles(const std::vector<PartPicture>& parts) const;

  // ---- for the scene ----
  // Takes over the document's notes; what has not changed keeps its layout. `letters`: how much larger than usual.
  // Gives where texts have come or gone.
  QVector<QRectF> follow(const diagram::Document& document, double letters);
  void select(const QSet<int>& notes) { selected_ = notes; }
  void hover(int note) { hovered_ = note; }
  // Other places for some while a gesture goes on; empty ends it.
  void setPreview(const QHash<int, diagram::NotePlace>& places);

 private:
  void place();

  std::vector<NotePicture> all_;
  QSet<int> selected_;
  QHash<int, diagram::NotePlace> preview_;
  int hovered_ = -1;
  double letters_ = 1;
};

}  // namespace armature::app
