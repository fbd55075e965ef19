#include "app/look/color_change.h"

#include <QEvent>
#include <QWidget>

#include "app/look/theme.h"

namespace armature::app {

ColorChange::ColorChange(QWidget& widget, std::function<void()> follow)
    : QObject(&widget), widget_(widget), follow_(std::move(follow)), isDark_(Theme::of(&widget).isDark) {
  delay_.setSingleShot(true);
  delay_.setInterval(0);
  connect(&delay_, &QTimer::timeout, this, &ColorChange::followIfChanged);
  widget_.installEventFilter(this);
}

bool ColorChange::eventFilter(QObject*, QEvent* event) {
  if (event->type() == QEvent::PaletteChange && widget_.isVisible()) delay_.start();
  if (event->type() == QEvent::Show) followIfChanged();
  return false;
}

void ColorChange::followIfChanged() {
  const bool isDark = Theme::of(&widget_).isDark;
  if (isDark == isDark_) return;
  isDark_ = isDark;
  follow_();
}

}  // namespace armature::app
