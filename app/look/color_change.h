// Lets a widget follow a change between light and dark: once, in an event of its own after the change, which has every
// widget of the window to go through; a widget that is hidden follows when it is shown again.
#pragma once
#include <QObject>
#include <QTimer>
#include <functional>

class QWidget;

namespace armature::app {

class ColorChange : public QObject {
  Q_OBJECT
 public:
  // `follow` makes anew what has colours in it; it has been done for the colours of now. The widget owns this object.
  ColorChange(QWidget& widget, std::function<void()> follow);

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  void followIfChanged();

  QWidget& widget_;
  std::function<void()> follow_;
  QTimer delay_;
  bool isDark_;
};

}  // namespace armature::app
