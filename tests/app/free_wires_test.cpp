// Wires of connectors that stand within their icon, and of the diagram's own: they leave toward where they are going.
#include <QtTest>
#include <algorithm>
#include <random>

#include "app/canvas/line_box.h"
#include "tests/app/canvas_bench.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

namespace {

double lengthOfWire(const QPolygonF& points) {
  double sum = 0;
  for (qsizetype k = 0; k + 1 < points.size(); ++k) sum += (points[k + 1] - points[k]).manhattanLength();
  return sum;
}

}  // namespace

class FreeWiresTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void wiresFromTheMiddleGoWhereTheyAreGoing();
  void aWireThatIsDrawnDoesSoAtOnce();
  void namesMakeWayForEachOther();
};

// A wheel's hub is its middle. Moved about by hand, mirrored and turned, and all of it undone.
void FreeWiresTest::wiresFromTheMiddleGoWhereTheyAreGoing() {
  Bench bench;
  bench.add("Fake.Wheel", {0, 0});
  bench.add("Fake.Inertia", {50, 0});
  bench.view.setZoom(0.8, bench.view.rect().center());
  bench.drag(bench.pixel("wheel1.hub"), bench.pixel("inertia1.flange_a"));
  QCOMPARE(bench.document.values().connections.size(), size_t(1));
  const auto wire = [&] { return bench.scene.wires().at(0).points; };
  QCOMPARE(wire(), QPolygonF({QPointF(0, 0), QPointF(40, 0)}));
  std::vector<QPolygonF> pictures{wire()};
  std::mt19937 random(3);
  std::uniform_int_distribution<int> step(-35, 35);
  for (int k = 0; k < 25; ++k) {
    const auto& placement = bench.document.values().components[1].placement;
    const QPointF at(placement.x, placement.y), next(2 * step(random), 2 * step(random));
    if (std::abs(next.x()) < 32 && std::abs(next.y()) < 32) continue;
    const int steps = bench.document.undoStack()->count();
    bench.drag(bench.view.toPixels(at).toPoint(), bench.view.toPixels(next).toPoint());
    if (bench.document.undoStack()->count() == steps) continue;
    if (k % 3 == 0) {
      bench.scene.select({0}, {});
      rotateSelection(bench.scene, k % 2 == 0);
    }
    if (bench.document.undoStack()->count() == steps + 2) pictures.push_back({});  // between the two
    const QPolygonF points = wire();
    pictures.push_back(points);
    const QPointF way = points.last() - points.first();
    const double round = way.x() < 6 ? 2 * std::max(0.0, 18 - std::abs(way.y())) : 0;
    QVERIFY2(lengthOfWire(points) <= way.manhattanLength() + 14 + round, qPrintable(QString::number(k)));
    // It leaves the icon without a bend.
    const QRectF icon = bench.scene.parts()[0].rect.adjusted(1e-6, 1e-6, -1e-6, -1e-6);
    for (qsizetype p = 1; p < points.size(); ++p) QVERIFY(!icon.contains(points[p]));
  }
  QVERIFY(pictures.size() > 10);
  while (pictures.size() > 1) {
    if (!pictures.back().isEmpty()) QCOMPARE(wire(), pictures.back());
    pictures.pop_back();
    bench.document.undoStack()->undo();
  }
  QCOMPARE(wire(), pictures.front());
}

void FreeWiresTest::aWireThatIsDrawnDoesSoAtOnce() {
  Bench bench;
  bench.add("Fake.Wheel", {0, 0});
  bench.add("Fake.Inertia", {-60, 0});
  bench.drag(bench.pixel("wheel1.hub"), bench.pixel("wheel1.hub") - QPoint(0, 100), false);
  const QColor ground = bench.view.grab().toImage().pixelColor(bench.pixel("wheel1.hub") + QPoint(60, 0));
  // Straight up, not first to the right.
  QCOMPARE(bench.view.grab().toImage().pixelColor(bench.pixel("wheel1.hub") + QPoint(60, -50)), ground);
  QVERIFY(bench.view.grab().toImage().pixelColor(bench.pixel("wheel1.hub") - QPoint(0, 60)) != ground);
  QTest::mouseRelease(&bench.view, Qt::LeftButton, {}, bench.pixel("wheel1.hub") - QPoint(0, 100));
}

// Between the lines of a rectifier there is room for all names, if the first ones do not take too much of it.
void FreeWiresTest::namesMakeWayForEachOther() {
  QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Electrical/Analog/Rectifier")));
  CanvasView& canvas = window->canvas();
  const DiagramScene& scene = canvas.scene();
  QTRY_VERIFY(std::ranges::all_of(scene.parts(), [](const PartPicture& part) { return part.info != nullptr; }));
  for (const double zoom : {1.0, 0.7, 0.58, 0.5, 0.44}) {
    canvas.setZoom(zoom, QRectF(canvas.rect()).center());
    for (const PartPicture& part : scene.parts()) {
      const QRectF name = part.labelRect.adjusted(0.4, 0.4, -0.4, -0.4);
      const QString said = QString("%1 at %2").arg(part.name).arg(zoom);
      for (const WirePicture& wire : scene.wires())
        for (qsizetype k = 0; k + 1 < wire.points.size(); ++k)
          QVERIFY2(!lineBox(wire.points[k], wire.points[k + 1], 0.1).intersects(name), qPrintable(said));
      for (const PartPicture& other : scene.parts())
        if (&part != &other) QVERIFY2(!name.intersects(other.labelRect), qPrintable(said + ", " + other.name));
    }
  }
}

QTEST_MAIN(FreeWiresTest)
#include "free_wires_test.moc"
