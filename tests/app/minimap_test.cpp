// The map of the whole diagram in the corner of a view, and the list of steps that can be undone.
#include <QLineEdit>
#include <QUndoView>

#include "app/canvas/minimap.h"
#include "app/shell/view_menu.h"
#include "app/shell/zoom_corner.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

class MinimapTest : public QObject {
  Q_OBJECT
 private:
  CanvasView& canvas() const { return window_->canvas(); }
  DiagramScene& scene() const { return canvas().scene(); }
  Minimap& map() const { return *canvas().findChild<Minimap*>(); }
  void choose(const char* command) {
    for (QAction* action : window_->findChildren<QAction*>())
      if (action->property("command").toString() == command) return action->trigger();
    QFAIL(command);
  }
  QPointF middle() const { return canvas().toDiagram(QRectF(canvas().rect()).center()); }

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    window_ = makeWindow(*folder_);
    QVERIFY(window_->openFile(example("Rotational/First")));
    QTRY_VERIFY(scene().parts().at(0).info);
    canvas().fit();
  }
  void cleanup() { window_.reset(); }

  // It comes where the diagram is larger than the view, and goes; or stays, as chosen in the menu.
  void itComesWithLargeDiagrams() {
    QVERIFY(!map().isVisible());
    // Little of it is out of sight.
    canvas().zoomBy(1.35);
    QTest::qWait(300);
    QVERIFY(scene().geometryBounds().width() * canvas().scale() > canvas().width() ||
            scene().geometryBounds().height() * canvas().scale() > canvas().height());
    QVERIFY(!map().isVisible());
    canvas().setZoom(6, QRectF(canvas().rect()).center());
    QVERIFY(map().isVisible());
    QVERIFY(canvas().rect().contains(map().geometry()));
    canvas().fit();
    QVERIFY(!map().isVisible());
    choose("Overview map: Always");
    QVERIFY(map().isVisible());
    QSettings settings(folder_->filePath("kept.ini"), QSettings::IniFormat);
    window_->viewMenu().save(settings);
    QCOMPARE(settings.value("view/minimap").toInt(), static_cast<int>(MinimapMode::always));
    choose("Overview map: Never");
    canvas().setZoom(6, QRectF(canvas().rect()).center());
    QVERIFY(!map().isVisible());
    choose("Overview map: Of diagrams larger than the view");
    QVERIFY(map().isVisible());
  }

  // The frame is what the view shows; a click looks there, a drag takes the view along.
  void itMovesTheView() {
    canvas().setZoom(6, QRectF(canvas().rect()).center());
    QVERIFY(map().isVisible());
    const QRectF seen(canvas().toDiagram(QPointF(0, 0)),
                      canvas().toDiagram(QPointF(canvas().width(), canvas().height())));
    QVERIFY(QLineF(map().frame().topLeft(), map().toMap(seen.topLeft())).length() < 0.01);
    for (const char* name : {"inertia1", "damper"}) {
      const int part = window_->document().partIndex(name);
      const QPointF place = scene().parts()[static_cast<size_t>(part)].rect.center();
      const QPoint at = map().toMap(place).toPoint();
      if (map().frame().contains(at)) continue;
      QTest::mouseClick(&map(), Qt::LeftButton, {}, at);
      QVERIFY2(QLineF(middle(), place).length() < 3, name);
    }
    const QPointF before = middle();
    const QPoint grip = map().frame().center().toPoint();
    QTest::mousePress(&map(), Qt::LeftButton, {}, grip);
    QTest::mouseMove(&map(), grip + QPoint(6, 0));
    QTest::mouseMove(&map(), grip + QPoint(12, -5));
    QTest::mouseRelease(&map(), Qt::LeftButton, {}, grip + QPoint(12, -5));
    const QPointF shift = map().toDiagram(QPointF(12, -5)) - map().toDiagram(QPointF(0, 0));
    QVERIFY(QLineF(middle() - before, shift).length() < 2);
    QVERIFY(!window_->document().isModified());
    // Back and forth: the view is where it was.
    QTest::mousePress(&map(), Qt::LeftButton, {}, map().frame().center().toPoint());
    QTest::mouseMove(&map(), QPoint(0, 0));
    QTest::mouseRelease(&map(), Qt::LeftButton, {}, QPoint(0, 0));
    QVERIFY(map().isVisible());
  }

  // It stands in the corner in which it covers least, and goes there when the hand rests, not from under the pointer.
  void itCoversLittle() {
    QCursor::setPos(window_->mapToGlobal(QPoint(2, 2)));
    choose("Overview map: Always");
    canvas().setZoom(3, QRectF(canvas().rect()).center());
    const auto cover = [this](const QRect& box) {
      const QRectF area(canvas().toDiagram(QPointF(box.topLeft())), canvas().toDiagram(QPointF(box.bottomRight())));
      return coverOf(scene(), area.normalized());
    };
    for (const char* name : {"inertia3", "damper", "sine", "fixed"}) {
      // The part into the corner where the map is.
      QTest::qWait(300);
      const QPoint before = map().pos();
      const auto part = static_cast<size_t>(window_->document().partIndex(name));
      canvas().panBy(QPointF(map().geometry().center()) - canvas().toPixels(scene().parts()[part].rect.center()));
      QVERIFY2(cover(map().geometry()) > 0, name);
      QCOMPARE(map().pos(), before);  // not while the hand moves
      QTest::qWait(400);
      const QRect now = map().geometry();
      QVERIFY(canvas().rect().contains(now));
      for (const bool isRight : {true, false})
        for (const bool isBelow : {true, false}) {
          QRect corner = now;
          corner.moveLeft(isRight ? canvas().width() - now.width() - 10 : 10);
          corner.moveTop(isBelow ? canvas().height() - now.height() - 62 : 10);
          QVERIFY2(cover(now) <= cover(corner) + 40, name);
        }
    }
  }

  // A card that is opened over the canvas has its place: the map goes elsewhere or away, and so does the zoom.
  void cardsComeFirst() {
    choose("Overview map: Always");
    QTRY_VERIFY(map().isVisible());
    QTest::qWait(600);
    auto* zoom = canvas().findChild<ZoomCorner*>();
    QVERIFY(zoom && zoom->isVisible());
    const QPoint at = zoom->geometry().center();
    QTest::mouseMove(&canvas(), at - QPoint(0, 60));
    canvas().setFocus();
    QTest::keyClick(&canvas(), Qt::Key_I);
    auto* card = canvas().findChild<QWidget*>("quickInsert");
    QTRY_VERIFY(card && card->isVisible());
    card->move(canvas().width() - card->width() - 8, canvas().height() - card->height() - 8);
    QVERIFY(!zoom->isVisible());
    QTRY_VERIFY(!map().isVisible() || !map().geometry().intersects(card->geometry()));
    for (const QPoint corner : {QPoint(8, 8), QPoint(canvas().width() - card->width() - 8, 8)}) {
      card->move(corner);
      QVERIFY(!map().isVisible() || !map().geometry().intersects(card->geometry()));
    }
    QVERIFY(zoom->isVisible() == !zoom->geometry().intersects(card->geometry()));
    QTest::keyClick(card->findChild<QLineEdit*>(), Qt::Key_Escape);
    QVERIFY(!card->isVisible());
    QTRY_VERIFY(zoom->isVisible() && map().isVisible());
  }

  // In a small view it is small; where it would cover the diagram all the same it stays away, unless it was asked for.
  void aSmallViewHasASmallMap() {
    const QSize large = [&] {
      canvas().setZoom(6, QRectF(canvas().rect()).center());
      QTest::qWait(600);
      return map().size();
    }();
    window_->resize(700, 520);
    QTest::qWait(600);
    canvas().setZoom(2, QRectF(canvas().rect()).center());
    QTest::qWait(600);
    QVERIFY(map().width() <= large.width());
    QVERIFY(map().width() <= 0.29 * canvas().width() && map().height() <= 0.29 * canvas().height());
    const QRectF box = map().geometry();
    const QRectF area = QRectF(canvas().toDiagram(box.topLeft()), canvas().toDiagram(box.bottomRight())).normalized();
    if (map().isVisible()) QVERIFY(coverOf(scene(), area) <= 0.12 * area.width() * area.height());
    choose("Overview map: Always");
    QTRY_VERIFY(map().isVisible());
  }

  // Nothing of it is drawn while the hand moves; when it rests the map shows what has become of the diagram.
  void itCostsNothingWhileEditing() {
    choose("Overview map: Always");
    QTRY_VERIFY(map().drawnCount() > 0);
    QTest::qWait(400);
    const int before = map().drawnCount();
    const int part = window_->document().partIndex("inertia2");
    const QPoint from = canvas().toPixels(scene().parts()[static_cast<size_t>(part)].rect.center()).toPoint();
    QTest::mousePress(&canvas(), Qt::LeftButton, {}, from);
    for (int k = 1; k <= 60; ++k) {
      QTest::mouseMove(&canvas(), from + QPoint(k, k / 2));
      QTest::qWait(5);
    }
    QCOMPARE(map().drawnCount(), before);
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, from + QPoint(60, 30));
    for (int k = 0; k < 30; ++k) {
      canvas().panBy({3, 1});
      QTest::qWait(5);
    }
    QTRY_COMPARE(map().drawnCount(), before + 1);
  }

  // The steps by their names; a click on one undoes or redoes up to it.
  void stepsAreListed() {
    pressKey(&canvas(), Qt::Key_Z, Qt::ControlModifier | Qt::AltModifier);
    auto* list = window_->findChild<QUndoView*>("undoHistory");
    QTRY_VERIFY(list && list->isVisible());
    scene().select({window_->document().partIndex("inertia1")}, {});
    canvas().setFocus();
    QTest::keyClick(&canvas(), Qt::Key_Down);
    pressKey(&canvas(), Qt::Key_R, Qt::ControlModifier);
    pressKey(&canvas(), Qt::Key_F, Qt::ControlModifier);
    const QAbstractItemModel& model = *list->model();
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(model.index(0, 0).data().toString(), QString("As it was opened"));
    QCOMPARE(model.index(1, 0).data().toString(), QString("Move inertia1"));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(model.index(1, 0)).center());
    QCOMPARE(window_->document().undoStack()->index(), 1);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(model.index(3, 0)).center());
    QCOMPARE(window_->document().undoStack()->index(), 3);
  }
};

QTEST_MAIN(MinimapTest)
#include "minimap_test.moc"
