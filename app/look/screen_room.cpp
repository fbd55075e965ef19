#include "app/look/screen_room.h"

#include <QScreen>
#include <QWidget>
#include <algorithm>

namespace armature::app {

void keepOnScreen(QWidget& window) {
  const QRect room = window.screen()->availableGeometry();
  if (room.contains(window.frameGeometry()) || window.isMaximized() || window.isFullScreen()) return;
  const QSize frame = window.frameGeometry().size() - window.size();
  window.resize(window.size().boundedTo(room.size() - frame));
  const QPoint last(room.right() + 1 - window.width() - frame.width(),
                    room.bottom() + 1 - window.height() - frame.height());
  window.move(std::max(room.left(), std::min(window.x(), last.x())),
              std::max(room.top(), std::min(window.y(), last.y())));
}

}  // namespace armature::app
