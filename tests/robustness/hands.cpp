#include "hands.h"

#include <QApplication>
#include <QWheelEvent>
#include <QtTest/QtTest>

namespace armature::test {

void Hands::send(QEvent::Type type, Qt::MouseButton button, Qt::KeyboardModifiers keys) {
  if (!window_) return;
  time_ += 10;
  ++count_;
  qt_handleMouseEvent(window_, local_, window_->mapToGlobal(local_), buttons_, button, type, keys, time_);
}

void Hands::moveTo(const QWidget& widget, QPointF at) {
  QWindow* const window = widget.window()->windowHandle();
  if (!window) return;
  // Whoever has the buttons gets the moves, too.
  if (!window_ || !buttons_) window_ = window;
  local_ = window_->mapFromGlobal(QPointF(widget.mapToGlobal(at.toPoint())));
  send(QEvent::MouseMove, Qt::NoButton, {});
}

void Hands::press(Qt::MouseButton button, Qt::KeyboardModifiers keys) {
  buttons_ |= button;
  send(QEvent::MouseButtonPress, button, keys);
}

void Hands::release(Qt::MouseButton button, Qt::KeyboardModifiers keys) {
  buttons_ &= ~Qt::MouseButtons(button);
  send(QEvent::MouseButtonRelease, button, keys);
}

void Hands::releaseAll() {
  for (const Qt::MouseButton button : {Qt::LeftButton, Qt::MiddleButton, Qt::RightButton})
    if (buttons_ & button) release(button);
  buttons_ = {};
}

void Hands::key(int key, Qt::KeyboardModifiers keys, const QString& text) {
  const QPointer<QWindow> window = QGuiApplication::focusWindow();
  if (!window) return;
  count_ += 2;
  qt_handleKeyEvent(window, QEvent::KeyPress, key, keys, text);
  if (window) qt_handleKeyEvent(window, QEvent::KeyRelease, key, keys, text);
}

void Hands::type(QChar character) {
  const Qt::KeyboardModifiers keys = character.isUpper() ? Qt::ShiftModifier : Qt::NoModifier;
  key(character.toUpper().unicode(), keys, QString(character));
}

void Hands::turn(QPoint angle, Qt::KeyboardModifiers keys) {
  if (!window_) return;
  ++count_;
  QWheelEvent event(local_, window_->mapToGlobal(local_), {}, angle, buttons_, keys, Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(window_, &event);
}

}  // namespace armature::test
