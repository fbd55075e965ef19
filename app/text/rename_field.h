// A small field over a name in the editor, for its new name. Enter asks for the change; what forbids it is said below.
// Esc, or a click elsewhere, leaves everything as it is.
#pragma once
#include <QFrame>

class QLabel;
class QLineEdit;

namespace armature::app {

class CodeEdit;

class RenameField : public QFrame {
  Q_OBJECT
 public:
  explicit RenameField(CodeEdit& editor);

  // Opens over the bytes of the text that are a name.
  void open(int begin, int end, const QString& name);
  // The answer: why the name cannot be taken; empty: it has been, and the field goes.
  void answer(const QString& refusal);

 Q_SIGNALS:
  void named(int at, const QString& name);

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  void coverWholeLines();

  CodeEdit& editor_;
  QLineEdit* field_;
  QLabel* why_;
  int at_ = 0;
};

}  // namespace armature::app
