// Room for a form that is higher than it: the field that is written into stays in view when the form or its room
// changes.
#pragma once
#include <QApplication>
#include <QEvent>
#include <QScrollArea>
#include <QTimer>

namespace armature::app {

class FieldArea : public QScrollArea {
 public:
  FieldArea() {
    connect(qApp, &QApplication::focusChanged, this, [this] { showField(); });
  }

 protected:
  void resizeEvent(QResizeEvent* event) override {
    QScrollArea::resizeEvent(event);
    showField();
  }
  bool eventFilter(QObject* object, QEvent* event) override {
    const bool isDone = QScrollArea::eventFilter(object, event);
    if (object == widget() && (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)) showField();
    return isDone;
  }

 private:
  // When the form has been laid out, and not under a hand that presses.
  void showField() {
    QTimer::singleShot(0, this, [this] {
      QWidget* const field = QApplication::focusWidget();
      if (field && widget() && widget()->isAncestorOf(field) && QApplication::mouseButtons() == Qt::NoButton)
        ensureWidgetVisible(field, 0, 6);
    });
  }
};

}  // namespace armature::app
