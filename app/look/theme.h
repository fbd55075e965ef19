// Colours of the window: one set for light, one for dark. A widget asks for the set that fits its palette, so that a
// change of the desktop's scheme reaches every painter without a global.
#pragma once
#include <QColor>
#include <QPalette>
#include <QString>

#include "engine/facade/domain.h"

class QWidget;

namespace armature::app {

struct Theme {
  bool isDark = false;
  QColor canvas, panel, raised, line, text, quiet, accent, onAccent, error, warning, done, grid;

  // Colour of a connector's domain; grey for others.
  QColor domain(Domain domain) const;
  // Colours for Qt's own widgets.
  QPalette palette() const;

  static const Theme& light();
  static const Theme& dark();
  // The set whose brightness fits the palette.
  static const Theme& of(const QPalette& palette);
  static const Theme& of(const QWidget* widget);
};

// The application's style sheet: spacing, borders, focus rings, flat tool buttons; in the light colours, and in the
// dark ones for what is in a window whose property kSchemeProperty is "dark". A sheet that is set makes all widgets of
// the program work out their style at once; with this one they can do it one after the other.
QString styleSheet();
inline constexpr const char* kSchemeProperty = "scheme";

// The colour in an icon's text replaced for the dark theme; other colours are returned unchanged.
QString darkIconColor(const QString& lightColor);

// Colour of the nth curve of a plot [0 = first]: Okabe–Ito, safe for colour-blind readers; the black of the set is
// given last and follows the theme.
QColor curveColor(int index, const Theme& theme);

// Gives the application its style and its font, the same on every desktop; before its first widget is made.
void dressApplication();

}  // namespace armature::app
