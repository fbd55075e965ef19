// Every action of the window by name: Ctrl+Shift+P, a few letters, Enter.
#pragma once
#include <QFrame>

class QLineEdit;
class QListWidget;
class QMainWindow;

namespace armature::app {

class CommandPalette : public QFrame {
  Q_OBJECT
 public:
  explicit CommandPalette(QMainWindow& window);
  void open();

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  void search();
  void runCurrent();
  QMainWindow& window_;
  QLineEdit* field_;
  QListWidget* list_;
};

}  // namespace armature::app
