// The dialogs about the program itself: preferences, and what it is.
#pragma once
#include <functional>

class QSettings;
class QWidget;

namespace armature::app {

class ColorScheme;
class Icons;

// Lets the person choose colours, language and memory; keeps them in the settings. `showLibraries` opens the list of
// library folders.
void askPreferences(QWidget& window, ColorScheme& scheme, QSettings& settings,
                    const std::function<void()>& showLibraries);
// Name, version, licence.
void showAbout(QWidget& window, const Icons& icons);

}  // namespace armature::app
