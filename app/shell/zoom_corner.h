// Zoom in the corner of the canvas: out, the percentage (a click gives 100 %), in, fit.
#pragma once
#include <QFrame>

#include "app/canvas/card_watch.h"

class QToolButton;

namespace armature::app {

class CanvasView;
class Icons;

class ZoomCorner : public QFrame {
  Q_OBJECT
 public:
  explicit ZoomCorner(CanvasView& canvas);
  void refreshIcons();

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  void place();
  void giveWay();
  CanvasView& canvas_;
  CardWatch& cards_;
  QToolButton *out_, *percent_, *in_, *fit_;
};

}  // namespace armature::app
