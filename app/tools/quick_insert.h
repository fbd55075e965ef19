// The small card that opens when one types on the canvas (or double-clicks empty canvas): name of a part, list of what
// fits, Enter puts it where the pointer was.
#pragma once
#include <QFrame>

#include "app/canvas/canvas_view.h"

class QLineEdit;
class QListWidget;

namespace armature::app {

class QuickInsert : public QFrame {
  Q_OBJECT
 public:
  explicit QuickInsert(CanvasView& view);
  // Opens at a pixel of the canvas with a first text.
  void openAt(QPointF pixel, const QString& text);

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  void search();
  void insert();

  CanvasView& view_;
  QLineEdit* field_;
  QListWidget* list_;
  QPointF place_;
};

}  // namespace armature::app
