// A part of another class in the place of one: its name, place and wires stay where the other class's connectors fit,
// its values where the other class has parameters of these names.
#pragma once
#include "app/canvas/canvas_view.h"
#include "app/look/search_card.h"

namespace armature::app {

// Replaces a part in one step of undo. False when the class is not known.
bool replacePart(DiagramScene& scene, int part, const QString& className);

// The card that asks for the class: first those that all wires of the part fit.
class ReplaceCard : public SearchCard {
  Q_OBJECT
 public:
  explicit ReplaceCard(CanvasView& view);
  void openFor(int part);

 private:
  void search() override;
  void take() override;

  CanvasView& view_;
  QString name_;  // of the part
};

}  // namespace armature::app
