// Verbs on the selected shapes of an icon, for keys, menus and buttons alike. Each is one step of undo.
#pragma once
#include "app/icon/icon_model.h"

namespace armature::app {

enum class IconCommand {
  none,
  cut,
  copy,
  paste,
  duplicate,
  remove,
  selectAll,
  rotateLeft,
  rotateRight,
  flip,
  flipUpsideDown,
  toFront,
  forward,
  backward,
  toBack
};

// Does nothing where nothing is selected that it could be done to.
void runIconCommand(IconModel& model, IconCommand command);

// Shapes as the clipboard holds them: as Modelica text. Empty for a text that holds none.
QString clipboardText(const std::vector<diagram::IconItem>& items);
std::vector<diagram::IconItem> itemsOfText(const QString& text);

}  // namespace armature::app
