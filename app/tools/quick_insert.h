// The small card that opens when one types on the canvas (or double-clicks empty canvas): name of a part, list of what
// fits, Enter puts it where the pointer was.
#pragma once
#include "app/canvas/canvas_view.h"
#include "app/look/search_card.h"

namespace armature::app {

class QuickInsert : public SearchCard {
  Q_OBJECT
 public:
  explicit QuickInsert(CanvasView& view);
  // Opens at a pixel of the canvas with a first text.
  void openAt(QPointF pixel, const QString& text);

 private:
  void search() override;
  void take() override;

  CanvasView& view_;
  QPointF place_;
  QString searched_;  // the text that the list is for
};

}  // namespace armature::app
