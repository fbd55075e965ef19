// A mouse and a keyboard: events as the system sends them, to whichever window they belong to (with the grabs, popups
// and modal dialogs that Qt knows of), not to the widget that one means.
#pragma once
#include <QEvent>
#include <QPoint>
#include <QPointer>
#include <QString>
#include <QWidget>
#include <QWindow>

namespace armature::test {

class Hands {
 public:
  // The pointer over a place of a widget [px].
  void moveTo(const QWidget& widget, QPointF at);
  void press(Qt::MouseButton button, Qt::KeyboardModifiers keys = {});
  void release(Qt::MouseButton button, Qt::KeyboardModifiers keys = {});
  // Lets go of all buttons.
  void releaseAll();
  // So much later that no press is taken for the second one of a double click.
  void rest() { time_ += 2000; }
  // Down and up; nothing where no window has the focus. `text`: what the key types.
  void key(int key, Qt::KeyboardModifiers keys = {}, const QString& text = {});
  void type(QChar character);
  // A turn of the wheel [1/8 degree] where the pointer is.
  void turn(QPoint angle, Qt::KeyboardModifiers keys = {});
  // So many events have been sent.
  int count() const { return count_; }

 private:
  void send(QEvent::Type type, Qt::MouseButton button, Qt::KeyboardModifiers keys);

  QPointer<QWindow> window_;  // under the pointer, or with its buttons
  QPointF local_;
  Qt::MouseButtons buttons_;
  int time_ = 0;  // [ms]
  int count_ = 0;
};

}  // namespace armature::test
