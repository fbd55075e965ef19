// A hand whose actions are counted: one for a click (or double click), a drag, a chord of keys, and a text that is
// typed. Keys go to whatever has the focus; a click is refused that another widget would get.
#pragma once
#include <QMenu>

#include "tests/app/window_bench.h"

namespace armature::app {

class CountedHand {
 public:
  explicit CountedHand(MainWindow& window) : window_(window) {}
  int actions() const { return actions_; }

  void key(Qt::Key code, Qt::KeyboardModifiers modifiers = {}) {
    ++actions_;
    pressKey(focus(), code, modifiers);
  }
  void type(const QString& text) {
    ++actions_;
    // Letter by letter: the first one may open a field that gets the rest.
    for (const QChar letter : text) QTest::keyClicks(focus(), QString(letter));
  }
  void click(QWidget* widget, QPoint at, Qt::KeyboardModifiers modifiers = {}) {
    ++actions_;
    QVERIFY(widget);
    verifyReach(widget, at);
    QTest::mouseMove(widget, at);
    QTest::mouseClick(widget, Qt::LeftButton, modifiers, at);
  }
  // A widget that has come to stand in the window, in its middle; a tick at its box.
  void click(const char* name) {
    QWidget* widget = nullptr;
    QTRY_VERIFY2((widget = find(name)), name);
    // Its panel may be on its way to the front.
    QTRY_VERIFY2(!widget->visibleRegion().isEmpty(), name);
    const bool isTick = qobject_cast<QCheckBox*>(widget) && !qobject_cast<QCheckBox*>(widget)->text().isEmpty();
    click(widget, {isTick || qobject_cast<QCheckBox*>(widget) ? 8 : widget->width() / 2, widget->height() / 2});
  }
  // Into a field of the inspector, and writes.
  void enter(const char* field, const QString& text) {
    click(field);
    type(text);
  }
  // A double click takes the word that stands in a field, and it is written over.
  void replace(const char* field, const QString& text) {
    click(field);
    QWidget* widget = find(field);
    QTest::mouseDClick(widget, Qt::LeftButton, {}, {8, widget->height() / 2});
    type(text);
  }
  void clickPart(const char* name, Qt::KeyboardModifiers modifiers = {}) {
    const int part = scene().document().partIndex(name);
    QVERIFY2(part >= 0, name);
    const QRectF box = canvas().toPixels(scene().parts()[static_cast<size_t>(part)].rect);
    click(&canvas(), (box.center() + QPointF(box.width() / 5, box.height() / 4)).toPoint(), modifiers);
  }
  void drag(QPointF from, QPointF to) {
    ++actions_;
    dragOn(canvas(), canvas().toPixels(from).toPoint(), canvas().toPixels(to).toPoint());
  }
  // From a connector to another one, or to a place beside it [unit].
  void wire(const char* from, const char* to) { drag(placeOf(from), placeOf(to)); }
  void wire(const char* from, QPointF by) { drag(placeOf(from), placeOf(from) + by); }
  // The pointer rests somewhere, which is no action yet.
  void hover(QPointF at) { QTest::mouseMove(&canvas(), canvas().toPixels(at).toPoint()); }
  // With the right button, and an entry of the menu that opens: two clicks.
  void choose(const char* field, const char* entry) {
    QWidget* widget = nullptr;
    QTRY_VERIFY2((widget = find(field)), field);
    const QPoint at = widget->rect().center();
    verifyReach(widget, at);
    bool isDone = false;
    QTimer poll;
    QObject::connect(&poll, &QTimer::timeout, &poll, [&] {
      auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
      if (!menu) return;
      poll.stop();
      if (QAction* action = menu->findChild<QAction*>(entry); action && action->isEnabled()) {
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
        isDone = true;
      } else {
        menu->close();
      }
    });
    poll.start(20);
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, widget->mapToGlobal(at));
    QApplication::sendEvent(widget, &event);
    actions_ += 2;
    QVERIFY2(isDone, entry);
  }
  // Waits until a part stands on the canvas whose class is known.
  void awaitPart(const char* name, const char* className) {
    const auto isThere = [&] {
      const int part = scene().document().partIndex(name);
      return part >= 0 && static_cast<size_t>(part) < scene().parts().size() &&
             scene().parts()[static_cast<size_t>(part)].info;
    };
    QTRY_VERIFY2(isThere(), name);
    QCOMPARE(scene().document().values().components[static_cast<size_t>(scene().document().partIndex(name))].className,
             std::string(className));
  }

 private:
  CanvasView& canvas() const { return window_.canvas(); }
  DiagramScene& scene() const { return window_.canvas().scene(); }
  QWidget* focus() const {
    QWidget* found = QApplication::focusWidget();
    return found ? found : &window_;
  }
  QWidget* find(const char* name) const {
    for (QWidget* widget : QApplication::allWidgets())
      if (widget->objectName() == QLatin1String(name) && widget->isVisible()) return widget;
    return nullptr;
  }
  QPointF placeOf(const char* end) const {
    const ConnectorRef ref = scene().findEnd(end);
    return ref.isValid() ? scene().connector(ref).at : QPointF(1e6, 1e6);
  }
  static void verifyReach(QWidget* widget, QPoint at) {
    QWidget* top = widget->window();
    QWidget* hit = top->childAt(widget->mapTo(top, at));
    if (!hit) hit = top;
    QVERIFY2(hit == widget || widget->isAncestorOf(hit) || hit->isAncestorOf(widget),
             qPrintable(widget->objectName() + " lies under " + hit->objectName()));
    QVERIFY2(widget->visibleRegion().contains(at), qPrintable(widget->objectName() + " is out of sight"));
  }

  MainWindow& window_;
  int actions_ = 0;
};

}  // namespace armature::app
