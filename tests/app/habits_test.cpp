// What a person meets again and again: commands by name, parts by name, what the canvas says of a part at a glance.
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QStatusBar>

#include "app/look/detail_delegate.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

class HabitsTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void commandsSayWhatTheyDo();
  void partsOfOneNameAreToldApart();
  void startValuesAreMarked();
  void aWorldLeavesTheCanvasInPeace();
};

// Five parameters of the diagram have a menu each: of their commands every one is another.
void HabitsTest::commandsSayWhatTheyDo() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  QTRY_VERIFY(window->document().values().parameters.size() > 4);
  window->canvas().scene().clearSelection();
  QTRY_VERIFY(window->inspector().findChild<QToolButton*>("parameterMenu_amplitude"));
  pressKey(window.get(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
  auto* card = window->findChild<QWidget*>("commandPalette");
  QTRY_VERIFY(card && card->isVisible());
  auto* list = card->findChild<QListWidget*>();
  const auto entries = [list] {
    QStringList texts;
    for (int row = 0; row < list->count(); ++row) texts << list->item(row)->text();
    return texts;
  };
  const QStringList all = entries();
  QVERIFY(all.size() > 100);
  for (int i = 0; i + 1 < all.size(); ++i) QVERIFY2(all[i] != all[i + 1], qPrintable(all[i]));
  // The menus of the menu bar are among them, whoever made their entries.
  for (const char* one : {"Align left edges", "Preferences"}) QVERIFY2(!all.filter(one).isEmpty(), one);
  QTest::keyClicks(card->findChild<QLineEdit*>(), "change");
  QCOMPARE(entries().filter("amplitude"), QStringList{"amplitude: Change"});
  for (const QString& entry : entries()) QVERIFY2(entry.size() > 8, qPrintable(entry));
}

// The library has a Revolute among its joints and another one within them.
void HabitsTest::partsOfOneNameAreToldApart() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  CanvasView& canvas = window->canvas();
  canvas.setFocus();
  const auto count = [&] {
    const auto all = window->catalog().placeable();
    return std::count_if(all.begin(), all.end(), [](const ClassPtr& c) { return c->name.ends_with(".Revolute"); });
  };
  QTRY_VERIFY_WITH_TIMEOUT(count() >= 2, 60000);
  QTest::keyClicks(&canvas, "r");
  auto* card = canvas.findChild<QWidget*>("quickInsert");
  QTRY_VERIFY(card && card->isVisible());
  QTest::keyClicks(card->findChild<QLineEdit*>(), "evolute");
  auto* list = card->findChild<QListWidget*>();
  QTRY_VERIFY(list->count() >= 2);
  QStringList seen;
  for (int row = 0; row < list->count(); ++row) {
    const QString words = list->item(row)->text() + " " + list->item(row)->data(DetailDelegate::kDetail).toString();
    QVERIFY2(!seen.contains(words), qPrintable(words));
    seen << words;
  }
  QVERIFY2(seen.contains("Revolute MultiBody.Joints"), qPrintable(seen.join('\n')));
}

// A start value is typed: the part has a sign in its corner, and the status bar says what it begins with.
void HabitsTest::startValuesAreMarked() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  dropPart(*window, "Modelica.Mechanics.Rotational.Components.Inertia", {0, 0});
  CanvasView& canvas = window->canvas();
  QTRY_VERIFY(canvas.scene().parts().size() == 1 && canvas.scene().parts()[0].info);
  const auto marked = [&] {
    canvas.scene().clearSelection();
    const QPoint corner = canvas.toPixels(QPointF(-10, 10)).toPoint();
    const QImage image = canvas.grab(QRect(corner, QSize(20, 16))).toImage();
    int accent = 0;
    for (int y = 0; y < image.height(); ++y)
      for (int x = 0; x < image.width(); ++x) accent += qBlue(image.pixel(x, y)) - qRed(image.pixel(x, y)) > 60 ? 1 : 0;
    return accent;
  };
  QTest::mouseMove(&canvas, QPoint(3, 3));
  QCOMPARE(marked(), 0);
  clickPart(*window, "inertia1");
  QTRY_VERIFY(window->inspector().findChild<QWidget*>("parameter_w.start"));
  typeInto(window->inspector().findChild<QWidget*>("parameter_w.start"), "3");
  QCOMPARE(window->document().modifier(0, "w.start"), std::string("3"));
  QTest::mouseMove(&canvas, canvas.toPixels(QPointF(0, 0)).toPoint());
  const auto isTold = [&] {
    const auto labels = window->statusBar()->findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [](QLabel* one) { return one->text().contains("w = 3"); });
  };
  QTRY_VERIFY(isTold());
  QTest::mouseMove(&canvas, QPoint(3, 3));
  QTRY_VERIFY(marked() > 4);
  window->document().undoStack()->undo();
  QTRY_COMPARE(marked(), 0);
}

// What is drawn in space brings no view that takes room from the canvas, under the pointer; it is a click away.
void HabitsTest::aWorldLeavesTheCanvasInPeace() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  CanvasView& canvas = window->canvas();
  const QSize size = canvas.size();
  dropPart(*window, "Modelica.Mechanics.MultiBody.World", {-40, 0});
  const QPointF before = canvas.toPixels(QPointF(100, 50));
  dropPart(*window, "Modelica.Mechanics.MultiBody.Parts.Body", {20, 20});
  QTRY_VERIFY_WITH_TIMEOUT(window->checker().lastModel(), 60000);
  QTest::qWait(500);
  auto* dock = window->findChild<QDockWidget*>("view3dDock");
  QVERIFY(dock && !dock->isVisible());
  QCOMPARE(canvas.width(), size.width());
  const QPointF moved = canvas.toPixels(QPointF(100, 50)) - before;
  QVERIFY2(moved.manhattanLength() <= 1, qPrintable(QStringLiteral("%1, %2").arg(moved.x()).arg(moved.y())));
  dock->toggleViewAction()->trigger();
  QVERIFY(dock->isVisible());
}

QTEST_MAIN(HabitsTest)
#include "habits_test.moc"
