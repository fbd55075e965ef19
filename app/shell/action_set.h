// The window's actions: each is made here, with its keys and its icon in the colours of the theme. All are children of
// the window, where the command palette finds them.
#pragma once
#include <QAction>
#include <QHash>
#include <functional>

#include "app/look/icons.h"

class QMainWindow;

namespace armature::app {

// A property of actions: their icon for a button in the accent colour.
inline constexpr const char* kIconOnAccent = "iconOnAccent";

class ActionSet {
 public:
  // Both must outlive the actions.
  ActionSet(QMainWindow& window, const Icons& icons) : window_(window), icons_(icons) {}

  // An action by its text as menus show it ("&Open…"), the name of its icon (empty: none), its keys, and what it does
  // (may be empty).
  QAction* add(const QString& text, const QString& icon, const QKeySequence& keys, std::function<void()> run);
  // Takes in an action that someone else has made.
  void adopt(QAction* action, const QString& icon, const QKeySequence& keys);
  void adopt(QAction* action);
  // Gives an icon to an action.
  void setIcon(QAction* action, const QString& icon) { iconNames_.insert(action, icon); }
  // The action with an icon; null when there is none.
  QAction* byIcon(const QString& icon) const { return iconNames_.key(icon); }
  // Draws the icons in the colours of the theme.
  void refreshIcons();

 private:
  QMainWindow& window_;
  const Icons& icons_;
  QHash<QAction*, QString> iconNames_;
};

}  // namespace armature::app
