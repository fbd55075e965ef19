#include "app/shell/color_scheme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QSettings>
#include <QStyle>
#include <algorithm>
#include <utility>

namespace armature::app {

ColorScheme::ColorScheme(QSettings& settings, QObject* parent)
    : QObject(parent),
      settings_(settings),
      isSystemDark_(QApplication::palette().color(QPalette::Window).lightness() < 128) {
  turn_.setSingleShot(true);
  turn_.setInterval(0);
  connect(&turn_, &QTimer::timeout, this, &ColorScheme::polishSome);
}

bool ColorScheme::isDark() const {
  return scheme_ == Scheme::dark || (scheme_ == Scheme::system && isSystemDark_);
}

void ColorScheme::set(Scheme scheme) {
  settings_.setValue("scheme", static_cast<int>(scheme));
  show(scheme);
}

ColorScheme::Scheme ColorScheme::kept() const {
  return static_cast<Scheme>(settings_.value("scheme", 0).toInt());
}

void ColorScheme::show(Scheme scheme) {
  scheme_ = scheme;
  const Theme& theme = isDark() ? Theme::dark() : Theme::light();
  // A window that has just been made does not have it yet, whatever the application shows.
  for (QWidget* window : QApplication::topLevelWidgets())
    if (!window->parent()) window->setProperty(kSchemeProperty, isDark() ? "dark" : "light");
  const bool isFirst = !std::exchange(isShown_, true);
  if (!qApp->styleSheet().isEmpty() && QApplication::palette() == theme.palette()) {
    if (isFirst) Q_EMIT changed();  // another window has put them on; this one has no icons yet
    return;
  }
  QApplication::setPalette(theme.palette());
  if (qApp->styleSheet().isEmpty()) {
    qApp->setStyleSheet(styleSheet());
  } else {
    waiting_.clear();
    // The others work out their style when they are shown for the first time.
    for (QWidget* widget : QApplication::allWidgets())
      if (widget->testAttribute(Qt::WA_WState_Polished)) waiting_ << widget;
    std::stable_partition(waiting_.begin(), waiting_.end(), [](const auto& widget) { return !widget->isVisible(); });
    freeze(true);
    turn_.start();
  }
  Q_EMIT changed();
}

// Those that are visible come first, and are shown together when all have their colours.
void ColorScheme::polishSome() {
  constexpr int kMost = 25;  // [ms] before the window looks at what else there is
  QElapsedTimer watch;
  watch.start();
  while (!waiting_.isEmpty() && watch.elapsed() < kMost) {
    const QPointer<QWidget> widget = waiting_.takeLast();
    if (!widget) continue;
    if (!widget->isVisible()) freeze(false);
    widget->style()->polish(widget);
    widget->update();
  }
  if (waiting_.isEmpty()) return freeze(false);
  turn_.start();
}

void ColorScheme::freeze(bool isFrozen) {
  if (isFrozen_ == isFrozen) return;
  isFrozen_ = isFrozen;
  for (QWidget* window : QApplication::topLevelWidgets())
    if (!window->parent() && window->updatesEnabled() == isFrozen) window->setUpdatesEnabled(!isFrozen);
}

void ColorScheme::restore() {
  show(kept());
}

}  // namespace armature::app
