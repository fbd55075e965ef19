// Cards that are opened over a view, such as a search or the editor of a note: what floats in a corner of the view
// makes room for them.
#pragma once
#include <QChildEvent>
#include <QWidget>
#include <functional>

namespace armature::app {

class CardWatch : public QObject {
 public:
  // `floating` is a child of the view; `changed`: cards have come, gone or moved.
  CardWatch(QWidget& view, QWidget& floating, std::function<void()> changed)
      : QObject(&floating), view_(view), floating_(floating), changed_(std::move(changed)) {
    view_.installEventFilter(this);
    for (QWidget* child : view_.findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) child->installEventFilter(this);
  }

  // Whether a card of the view lies upon a place there [px].
  bool isUnderCard(const QRect& place) const {
    for (const QWidget* child : view_.findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
      if (child != &floating_ && child->isVisible() && child->property("role").toString() == "card" &&
          child->geometry().intersects(place))
        return true;
    return false;
  }

 protected:
  bool eventFilter(QObject* object, QEvent* event) override {
    if (object == &view_) {
      if (event->type() == QEvent::ChildAdded) {
        QObject* child = static_cast<QChildEvent*>(event)->child();
        if (child->isWidgetType()) child->installEventFilter(this);
      }
      return false;
    }
    const QEvent::Type type = event->type();
    const bool isMoved = type == QEvent::Show || type == QEvent::Hide || type == QEvent::Move || type == QEvent::Resize;
    if (isMoved && object != &floating_) changed_();
    return false;
  }

 private:
  QWidget& view_;
  QWidget& floating_;
  std::function<void()> changed_;
};

}  // namespace armature::app
