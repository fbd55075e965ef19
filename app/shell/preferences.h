// The dialogs about the program itself: preferences, and what it is.
#pragma once

class QSettings;
class QWidget;

namespace armature::app {

class ColorScheme;
class Icons;

// Lets the person choose colours, language and library folders; keeps them in the settings.
void askPreferences(QWidget& window, ColorScheme& scheme, QSettings& settings);
// Name, version, licence.
void showAbout(QWidget& window, const Icons& icons);

}  // namespace armature::app
