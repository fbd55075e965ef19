// Every action of the window by name: Ctrl+Shift+P, a few letters, Enter. What cannot be done just now comes last and
// says why.
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

 Q_SIGNALS:
  // A command was chosen that can do nothing now.
  void refused(const QString& why);

 private:
  void search() override;
  void take() override;
  // Empty for an action that is on show nowhere.
  QString wordsOf(const QAction& action) const;
  void addRow(QAction& action, QString words, const QString& said);
  QMainWindow& window_;
};

}  // namespace armature::app
