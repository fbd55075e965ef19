// Drags the selected parts by whole grid steps; their wires follow while the hand moves, and lines tell what they are
// in line with.
#pragma once
#include "app/tools/gesture.h"
#include "app/tools/guides.h"
#include "app/tools/wire_insert.h"

namespace armature::app {

class MoveGesture final : public Gesture {
 public:
  MoveGesture(CanvasView& view, QPointF start) : Gesture(view), start_(start) {}
  void moved(QMouseEvent* event, QPointF at) override;
  bool released(QMouseEvent* event, QPointF at) override;
  void cancelled() override {
    scene_.setPreview({});
    scene_.setHover(-1, {}, -1);
  }
  Qt::CursorShape cursor() const override { return Qt::SizeAllCursor; }
  void paint(QPainter& painter) override;
  const Guides& guides() const { return guides_; }

 private:
  void aimAtWire();
  void findGuides();

  QPointF start_, shift_;
  std::optional<WireInsertion> insertion_;
  Guides guides_;
};

// Moves the selection by a distance [unit] as one step of undo; steps of equal `mergeId` become one.
void moveSelection(DiagramScene& scene, QPointF by, int mergeId);
// The changes by which parts go to other places, with those of the wires whose corners follow.
Changes changesMoving(const DiagramScene& scene, const QHash<int, diagram::Placement>& placements);
// Performs new placements with the routes that follow from them, and new places of notes.
void performPlacements(DiagramScene& scene, const QString& text, const QHash<int, diagram::Placement>& placements,
                       int mergeId = -1, const QHash<int, diagram::NotePlace>& notes = {});

}  // namespace armature::app
