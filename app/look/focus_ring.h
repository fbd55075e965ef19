// Where the keyboard has come to, in what has no edge of its own to say so: tabs, lists, trees, pages of text.
#pragma once
#include <QObject>
#include <QPointer>
#include <QWidget>

namespace armature::app {

// A property of a widget that is painted by hand and leaves it to the ring to show its focus.
inline constexpr const char* kFocusRing = "hasFocusRing";

// One for all windows of the program. The ring lies inside of the widget, round its current tab where it has tabs, and
// is seen only where the focus came by a key: who has clicked knows where.
class FocusRing : public QObject {
 public:
  // More than once does no harm.
  static void install();

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  explicit FocusRing(QObject* parent);
  void showIn(QWidget& widget);
  void place();

  QPointer<QWidget> ring_;  // a child of what has the focus
};

}  // namespace armature::app
