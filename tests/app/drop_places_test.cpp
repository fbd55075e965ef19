// Where parts come to lie: copies beside their originals, those that a wire brings off the names of others, those that
// make room within sight; and a double click that ends a wire which is drawn by clicks.
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

namespace {

const QString kComponents = QStringLiteral("Modelica.Mechanics.Rotational.Components.");

class DropPlacesTest : public QObject {
  Q_OBJECT
 private:
  CanvasView& canvas() const { return window_->canvas(); }
  DiagramScene& scene() const { return canvas().scene(); }
  const diagram::Document& values() const { return window_->document().values(); }
  void drop(const char* name, QPointF at) {
    const size_t count = values().components.size();
    dropPart(*window_, kComponents + name, at);
    QCOMPARE(values().components.size(), count + 1);
    QTRY_VERIFY(scene().parts().back().info);
  }
  QPoint pixel(QPointF place) const { return canvas().toPixels(place).toPoint(); }
  QPoint pixel(const char* end) const { return pixel(scene().connector(scene().findEnd(end)).at); }
  // The pointer itself; the display tells of it when it likes: it is moved until it is there.
  bool isMovedTo(QPoint at) const {
    QTest::mouseMove(&canvas(), at);
    return canvas().pointer().toPoint() == at;
  }
  void pointAt(QPointF place) {
    QTRY_VERIFY(isMovedTo(pixel(place) + QPoint(5, 5)));
    QTRY_VERIFY(isMovedTo(pixel(place)));
    QTRY_VERIFY(canvas().underMouse());
  }
  void pointAway() {
    QWidget* const other = window_->palettePanel().tree()->viewport();
    int x = 5;
    const auto isAway = [&] {
      QTest::mouseMove(other, QPoint(x = 14 - x, 5));
      return !canvas().underMouse();
    };
    QTRY_VERIFY(isAway());
  }
  // Takes what the card offers for a name.
  void take(const QString& name) {
    auto* card = canvas().findChild<QWidget*>("quickInsert");
    QTRY_VERIFY(card && card->isVisible());
    auto* field = card->findChild<QLineEdit*>();
    QVERIFY2(field->placeholderText().startsWith("What fits"), qPrintable(field->placeholderText()));
    QTest::keyClicks(field, name);
    auto* list = card->findChild<QListWidget*>();
    QTRY_COMPARE_WITH_TIMEOUT(list->currentItem()->text(), name, 20000);
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(!card->isVisible());
  }
  bool isAnyUponAnother() const {
    const auto& parts = scene().parts();
    for (size_t a = 0; a < parts.size(); ++a)
      for (size_t b = 0; b < a; ++b)
        if (parts[a].rect.intersects(parts[b].rect)) return true;
    return false;
  }

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    window_ = makeWindow(*folder_);
  }
  void cleanup() { window_.reset(); }

  // One part, again and again; two with their wire.
  void copiesLieBesideTheirOriginals() {
    drop("Inertia", {0, 0});
    clickPart(*window_, "inertia1");
    for (int k = 0; k < 4; ++k) pressKey(&canvas(), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(values().components.size(), size_t(5));
    QVERIFY(!isAnyUponAnother());
    for (const PartPicture& part : scene().parts()) QVERIFY(part.rect.center().manhattanLength() < 130);
    QCOMPARE(scene().parts()[1].rect.center().manhattanLength(), 30.0);
    pressKey(&canvas(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(values().components.size(), size_t(4));
    window_->files().makeNew();
    drop("Inertia", {0, 0});
    drop("Spring", {40, 0});
    wire(*window_, "inertia1.flange_b", "spring1.flange_a");
    pressKey(window_.get(), Qt::Key_A, Qt::ControlModifier);
    pressKey(&canvas(), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(values().components.size(), size_t(4));
    QCOMPARE(values().connections.size(), size_t(2));
    QVERIFY(!isAnyUponAnother());
  }

  // By the keys alone, the pointer elsewhere: two with their wire, twice; and twice where the pointer is.
  void pastedPartsCoverNothing() {
    drop("Inertia", {0, 0});
    drop("Spring", {40, 0});
    wire(*window_, "inertia1.flange_b", "spring1.flange_a");
    pointAway();
    pressKey(window_.get(), Qt::Key_A, Qt::ControlModifier);
    pressKey(window_.get(), Qt::Key_C, Qt::ControlModifier);
    for (int k = 0; k < 2; ++k) pressKey(window_.get(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(values().components.size(), size_t(6));
    QCOMPARE(values().connections.size(), size_t(3));
    QVERIFY(!isAnyUponAnother());
    for (int k = 0; k < 4; ++k) pressKey(window_.get(), Qt::Key_Minus, Qt::ControlModifier);
    const QPointF place(0, 90);
    pointAt(place);
    for (int k = 0; k < 2; ++k) pressKey(window_.get(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(values().components.size(), size_t(10));
    QVERIFY(!isAnyUponAnother());
    const QPointF middle = (scene().parts()[6].rect | scene().parts()[7].rect).center();
    QVERIFY((middle - place).manhattanLength() < 15);
    // What was cut out comes back to its place.
    pointAway();
    const QPointF before = scene().parts()[9].rect.center();
    pressKey(window_.get(), Qt::Key_X, Qt::ControlModifier);
    pressKey(window_.get(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(values().components.size(), size_t(10));
    QCOMPARE(scene().parts()[9].rect.center(), before);
  }

  // As a wire that is let go on empty canvas: what fits is offered, and comes with the wire.
  void aDoubleClickEndsAWireDrawnByClicks() {
    drop("Inertia", {0, 0});
    QTest::mouseMove(&canvas(), pixel("inertia1.flange_b"));
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, pixel("inertia1.flange_b"));
    QVERIFY(window_->page().tools().gesture());
    const QPoint end = pixel(QPointF(50, 20));
    QTest::mouseMove(&canvas(), end);
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, end);
    QVERIFY(window_->page().tools().gesture());
    QTest::mouseDClick(&canvas(), Qt::LeftButton, {}, end);
    QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, end);
    QVERIFY(!window_->page().tools().gesture());
    take("Spring");
    QCOMPARE(values().connections.size(), size_t(1));
    QCOMPARE(values().connections[0].from, std::string("inertia1.flange_b"));
    QVERIFY(values().connections[0].route.empty());
    const ConnectorRef there = scene().findEnd(values().connections[0].to);
    QVERIFY(QLineF(scene().connector(there).at, QPointF(50, 20)).length() < 4);
    pressKey(&canvas(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(values().components.size(), size_t(1));
  }

  // Let go right upon the name of a neighbour.
  void aPartFromAWireKeepsOffNames() {
    drop("Inertia", {0, 0});
    drop("Inertia", {80, 0});
    canvas().scene().clearSelection();
    const QRectF name = canvas().besideParts().labels()[1].box;
    QVERIFY(!name.isEmpty());
    dragOn(canvas(), pixel("inertia1.flange_b"), QPoint(int(name.left()) - 6, int(name.bottom()) + 2));
    take("Spring");
    QCOMPARE(values().connections.size(), size_t(1));
    QVERIFY(!isAnyUponAnother());
    const QRectF made = canvas().toPixels(scene().parts()[2].rect);
    QVERIFY(!canvas().besideParts().labels()[1].box.intersects(made));
    QVERIFY(!name.intersects(made));
  }

  // Turned in each way: open connectors that wait for their wires have rings, which the name does not touch.
  void namesKeepOffOpenConnectors() {
    dropPart(*window_, "Modelica.Mechanics.Rotational.Sources.Torque", {0, 0});
    QTRY_VERIFY(scene().parts().at(0).info);
    window_->document().setModifier(0, "useSupport", "true");
    QTRY_VERIFY(scene().findEnd("torque1.support").isValid());
    const auto isApart = [&](const char* end) {
      const QPointF ring = canvas().toPixels(scene().connector(scene().findEnd(end)).at);
      const QRectF name = canvas().besideParts().labels()[0].box;
      const QPointF nearest(std::clamp(ring.x(), name.left(), name.right()),
                            std::clamp(ring.y(), name.top(), name.bottom()));
      return !name.isEmpty() && QLineF(ring, nearest).length() >= 9 * canvas().zoom();
    };
    for (int turn = 0; turn < 4; ++turn) {
      QVERIFY2(isApart("torque1.tau") && isApart("torque1.support"), qPrintable(QString::number(turn)));
      pressKey(&canvas(), Qt::Key_R, Qt::ControlModifier);
    }
  }

  // The part behind the one that is put into a wire stood at the edge of the view.
  void whatMakesRoomStaysInSight() {
    drop("Inertia", {0, 0});
    drop("Inertia", {30, 0});
    wire(*window_, "inertia1.flange_b", "inertia2.flange_a");
    const double zoom = canvas().zoom();
    window_->catalog().find(kComponents + "Spring");
    QTRY_VERIFY(window_->catalog().known(kComponents + "Spring"));
    canvas().panBy(QPointF(canvas().width() - 10 - canvas().toPixels(scene().parts()[1].rect).right(), 0));
    drop("Spring", {15, 0});
    QCOMPARE(values().connections.size(), size_t(2));
    for (const PartPicture& part : scene().parts())
      QVERIFY2(QRectF(canvas().rect()).contains(canvas().toPixels(part.rect)), qPrintable(part.name));
    QCOMPARE(canvas().zoom(), zoom);
  }
};

}  // namespace

QTEST_MAIN(DropPlacesTest)
#include "drop_places_test.moc"
