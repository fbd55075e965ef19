// What the rows of a form have in common: the menu of a field, and the words below it.
#pragma once
#include <QPoint>
#include <functional>
#include <string>

class QLabel;
class QMenu;
class QWidget;

namespace armature::app {

using FillMenu = std::function<void(QMenu&)>;

// Shows a menu at a place of the screen, with what belongs to the field behind what it has; deletes it. (The form may
// be made anew while the menu is open, and takes it along.)
void openFieldMenu(QMenu* menu, const FillMenu& fill, QPoint at);
// Gives a widget that has no menu of its own one for its field.
void giveFieldMenu(QWidget& widget, const FillMenu& fill);

// What a field means, for below it; hidden at first. Null where the library does not say.
QLabel* makeAbout(const std::string& field, const std::string& description);

}  // namespace armature::app
