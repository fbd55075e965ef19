// What tests of the page of an icon share: a window with an own class, its icon on show, and hands that draw on it.
#pragma once
#include <QMenu>
#include <QToolButton>

#include "app/icon/icon_geometry.h"
#include "app/icon/icon_inspector.h"
#include "app/shell/page_icon.h"
#include "tests/app/window_bench.h"

namespace armature::app {

inline const std::string kValve =
    "model Valve\n"
    "  Modelica.Mechanics.Translational.Interfaces.Flange_a flange_a annotation(Placement(transformation(extent = "
    "{{-110, -10}, {-90, 10}})));\n"
    "  Modelica.Mechanics.Translational.Interfaces.Flange_b flange_b annotation(Placement(transformation(extent = "
    "{{90, -10}, {110, 10}})));\n"
    "  parameter Real k(unit = \"N/m\") = 2; // of the seat\n"
    "equation\n"
    "  flange_a.f = k*(flange_a.s - flange_b.s);\n"
    "  flange_a.f + flange_b.f = 0;\n"
    "end Valve;";

inline std::string iconText(MainWindow& window) {
  return window.document().values().classes.at(0);
}

inline IconView& iconView(MainWindow& window) {
  return window.page().icon().page()->view();
}

inline const diagram::IconDrawing& iconOf(MainWindow& window) {
  return window.page().icon().page()->model().stored();
}

// The diagram brings the class; what the catalog knows of it has arrived.
inline void bringClass(MainWindow& window, const std::string& text = kValve, const QString& name = "Valve") {
  window.document().setClass(0, text);
  QTRY_VERIFY_WITH_TIMEOUT(window.page().catalog().known(name), 20000);
}

inline void openIcon(MainWindow& window) {
  window.page().icon().open("Valve");
  QVERIFY(window.page().icon().page());
  QTRY_VERIFY(iconView(window).isVisible());
  QCoreApplication::processEvents();
}

// From place to place on the icon, in its coordinates.
inline void dragIcon(MainWindow& window, QPointF from, QPointF to, Qt::KeyboardModifiers keys = {}) {
  IconView& view = iconView(window);
  const QPoint start = view.toPixels(from).toPoint(), end = view.toPixels(to).toPoint();
  QTest::mouseMove(&view, start);
  QTest::mousePress(&view, Qt::LeftButton, keys, start);
  for (int k = 1; k <= 4; ++k) {
    const QPointF at = QPointF(start) + QPointF(end - start) * k / 4.0;
    QMouseEvent move(QEvent::MouseMove, at, view.mapToGlobal(at), Qt::NoButton, Qt::LeftButton, keys);
    QApplication::sendEvent(&view, &move);
  }
  QTest::mouseRelease(&view, Qt::LeftButton, keys, end);
}

inline void clickIcon(MainWindow& window, QPointF at, Qt::KeyboardModifiers keys = {}) {
  IconView& view = iconView(window);
  const QPoint pixel = view.toPixels(at).toPoint();
  QMouseEvent move(QEvent::MouseMove, QPointF(pixel), view.mapToGlobal(QPointF(pixel)), Qt::NoButton, Qt::NoButton,
                   keys);
  QApplication::sendEvent(&view, &move);
  QTest::mouseClick(&view, Qt::LeftButton, keys, pixel);
}

// A shape by the key of its tool and a drag.
inline void drawIcon(MainWindow& window, Qt::Key tool, QPointF from, QPointF to) {
  QTest::keyClick(&iconView(window), tool);
  dragIcon(window, from, to);
}

inline void pressTool(MainWindow& window, const char* icon) {
  auto* button = window.page().icon().page()->findChild<QToolButton*>(QStringLiteral("iconTool_") + icon);
  QVERIFY2(button && button->isEnabled(), icon);
  QTest::mouseClick(button, Qt::LeftButton);
}

// Takes an entry of the menu that opens next.
inline void takeFromMenu(const QString& text) {
  auto* timer = new QTimer;
  QObject::connect(timer, &QTimer::timeout, timer, [timer, text] {
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    if (!menu) return;
    timer->deleteLater();
    for (QAction* action : menu->actions())
      if (action->text() == text) {
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
        return;
      }
    menu->close();
  });
  timer->start(20);
}

// A number into a field of the inspector beside the icon.
inline void enterNumber(MainWindow& window, const char* id, const char* text) {
  auto* field = window.page().icon().page()->inspector().findChild<QWidget*>(QStringLiteral("icon_") + id);
  QVERIFY2(field && field->isVisible(), id);
  auto* line = field->findChild<QLineEdit*>();
  line->setFocus();
  line->selectAll();
  QTest::keyClicks(line, text);
  QTest::keyClick(line, Qt::Key_Return);
}

}  // namespace armature::app
