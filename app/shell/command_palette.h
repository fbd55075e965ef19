// Every action of the window by name: Ctrl+Shift+P, a few letters, Enter.
#pragma once
#include "app/look/search_card.h"

class QAction;
class QMainWindow;

namespace armature::app {

class CommandPalette : public SearchCard {
  Q_OBJECT
 public:
  explicit CommandPalette(QMainWindow& window);
  void open();

 private:
  void search() override;
  void take() override;
  // Empty for an action that is on show nowhere.
  QString wordsOf(const QAction& action) const;
  QMainWindow& window_;
};

}  // namespace armature::app
