// A text of several lines that is committed as a whole: when the cursor leaves it, or by Ctrl+Enter.
#pragma once
#include <QPlainTextEdit>

namespace armature::app {

class TextField : public QPlainTextEdit {
  Q_OBJECT
 public:
  // `lines`: its height; `isCode`: a font of fixed width, no wrapping.
  TextField(const QString& text, int lines, bool isCode, QWidget* parent);

 Q_SIGNALS:
  void committed(const QString& text);

 protected:
  void focusOutEvent(QFocusEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void commit();
  QString committed_;
};

// The name in "model Name …"; empty when a text does not begin so.
QString classNameOf(const QString& text);

}  // namespace armature::app
