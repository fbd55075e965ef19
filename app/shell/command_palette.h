// Every action of the window by name: Ctrl+Shift+P, a few letters, Enter.
#pragma once
#include "app/look/search_card.h"

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
  QMainWindow& window_;
};

}  // namespace armature::app
