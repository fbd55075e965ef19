// Wires of connectors that stand within their icon, and of the diagram's own: they leave toward where they are going.
#include <QtTest>
#include <algorithm>
#include <random>

#include "tests/app/canvas_bench.h"

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

QTEST_MAIN(FreeWiresTest)
#include "free_wires_test.moc"
