#include "app/shell/color_scheme.h"

#include <QApplication>
#include <QSettings>

namespace armature::app {

ColorScheme::ColorScheme(QSettings& settings, QObject* parent)
    : QObject(parent),
      settings_(settings),
      isSystemDark_(QApplication::palette().color(QPalette::Window).lightness() < 128) {}

bool ColorScheme::isDark() const {
  return scheme_ == Scheme::dark || (scheme_ == Scheme::system && isSystemDark_);
}

void ColorScheme::set(Scheme scheme) {
  scheme_ = scheme;
  settings_.setValue("scheme", static_cast<int>(scheme));
  const Theme& theme = isDark() ? Theme::dark() : Theme::light();
  // Every widget works its style out anew, which takes longer than anything else here.
  if (qApp->styleSheet() == theme.styleSheet()) return;
  QApplication::setPalette(theme.palette());
  qApp->setStyleSheet(theme.styleSheet());
  Q_EMIT changed();
}

void ColorScheme::restore() {
  set(static_cast<Scheme>(settings_.value("scheme", 0).toInt()));
}

}  // namespace armature::app
