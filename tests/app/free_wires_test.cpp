// Wires of connectors that stand within their icon, and of the diagram's own: they leave toward where they are going.
#include <QtTest>
#include <algorithm>
#include <random>

#include "app/canvas/line_box.h"
#include "tests/app/canvas_bench.h"
#include "tests/app/window_bench.h"
#include "tests/app/wire_faults.h"

using namespace armature;
using namespace armature::app;

namespace {

double lengthOfWire(const QPolygonF& points) {
  double sum = 0;
  for (qsizetype k = 0; k + 1 < points.size(); ++k) sum += (points[k + 1] - points[k]).manhattanLength();
  return sum;
}

// Names of a wire and the part whose icon it runs through; empty: of none. What leaves a connector within its icon
// lies in that.
QString throughIcon(const DiagramScene& scene) {
  for (const WirePicture& wire : scene.wires())
    for (const PartPicture& part : scene.parts()) {
      const QRectF inner = part.rect.adjusted(1, 1, -1, -1);
      const qsizetype last = wire.points.size() - 2;
      for (qsizetype k = 0; k <= last; ++k) {
        const bool isLeft =
            (k == 0 && inner.contains(wire.points.first())) || (k == last && inner.contains(wire.points.last()));
        if (!isLeft && lineBox(wire.points[k], wire.points[k + 1], 1e-6).intersects(inner))
          return wire.from + " - " + wire.to + " through " + part.name;
      }
    }
  return {};
}

std::vector<QPolygonF> waysOf(const DiagramScene& scene) {
  std::vector<QPolygonF> ways;
  for (const WirePicture& wire : scene.wires()) ways.push_back(wire.points);
  return ways;
}

// A window with the drive train, whose wires have corners of their own.
struct Train {
  QTemporaryDir folder;
  std::unique_ptr<MainWindow> window = makeWindow(folder);
  bool open() {
    if (!window->openFile(example("Rotational/First"))) return false;
    (void)QTest::qWaitFor([&] { return std::ranges::all_of(scene().parts(), &isKnown); }, 20000);
    window->canvas().setZoom(0.6, QRectF(window->canvas().rect()).center());
    return std::ranges::all_of(scene().parts(), &isKnown);
  }
  static bool isKnown(const PartPicture& part) { return part.info != nullptr; }
  DiagramScene& scene() { return window->canvas().scene(); }
  int indexOf(const QString& name) {
    const auto& parts = scene().parts();
    return static_cast<int>(std::ranges::find(parts, name, &PartPicture::name) - parts.begin());
  }
  // Drags a part with the mouse; gives the ways of the wires before the button is let go.
  std::vector<QPolygonF> drag(const QString& name, QPointF by) {
    CanvasView& canvas = window->canvas();
    scene().clearSelection();
    const auto& placement = window->document().values().components[static_cast<size_t>(indexOf(name))].placement;
    const QPointF at(placement.x, placement.y);
    const QPoint from = canvas.toPixels(at).toPoint(), to = canvas.toPixels(at + by).toPoint();
    QTest::mouseMove(&canvas, from);
    QTest::mousePress(&canvas, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 4; ++i) QTest::mouseMove(&canvas, from + (to - from) * i / 4);
    const std::vector<QPolygonF> shown = waysOf(scene());
    QTest::mouseRelease(&canvas, Qt::LeftButton, {}, to);
    return shown;
  }
};

}  // namespace

class FreeWiresTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void wiresFromTheMiddleGoWhereTheyAreGoing();
  void aWireThatIsDrawnDoesSoAtOnce();
  void namesMakeWayForEachOther();
  void aConnectorsNameStandsBesideItsSign();
  void touchingAnEndIsAvoided();
  void storedCornersGiveWayToIcons_data();
  void storedCornersGiveWayToIcons();
  void storedCornersStayWhereTheyAreFree();
  void movesLeaveNoWireThroughAnIcon();
  void wiresLeaveAGroundOutwards_data();
  void wiresLeaveAGroundOutwards();
  void aWireToItsOwnPlaceIsShown();
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

// Of a connector of the diagram no more than its sign is drawn, in the midst of its box.
void FreeWiresTest::aConnectorsNameStandsBesideItsSign() {
  QTemporaryDir folder;
  const auto window = makeWindow(folder);
  dropPart(*window, "Modelica.Electrical.Analog.Interfaces.PositivePin", {0, 0});
  const DiagramScene& scene = window->canvas().scene();
  QTRY_VERIFY(!scene.parts().empty() && scene.parts()[0].info);
  const QRectF name = scene.parts()[0].labelRect;
  QVERIFY2(
      std::max(name.top() - scene.parts()[0].rect.center().y(), scene.parts()[0].rect.center().y() - name.bottom()) < 6,
      qPrintable(QString("%1 to %2").arg(name.top()).arg(name.bottom())));
}

// A wire through the end of one of another net would look joined to it; one that crosses that does not.
void FreeWiresTest::touchingAnEndIsAvoided() {
  RouteRequest request{{0, 0}, {0, 1}, {-42, -20}, {1, 0}, {}, {}};
  const QPolygonF straight = routeWire(request);
  QVERIFY(straight.size() > 3);
  for (qsizetype k = 1; k + 2 < straight.size(); ++k) {
    const QPointF middle = (straight[k] + straight[k + 1]) / 2;
    const bool isUpright = straight[k].x() == straight[k + 1].x();
    request.others = {QLineF(middle, middle + (isUpright ? QPointF(40, 0) : QPointF(0, 40)))};
    const QPolygonF around = routeWire(request);
    for (qsizetype p = 0; p + 1 < around.size(); ++p) QVERIFY(!lineBox(around[p], around[p + 1], 1).contains(middle));
  }
}

void FreeWiresTest::storedCornersGiveWayToIcons_data() {
  using Moves = QList<std::pair<QString, QPointF>>;
  QTest::addColumn<Moves>("moves");
  QTest::newRow("a part to the end of its wire") << Moves{{"inertia2", {0, -48}}};
  QTest::newRow("a part away from its wires") << Moves{{"damper", {34, -50}}};
  QTest::newRow("two one after the other") << Moves{{"spring", {0, -40}}, {"inertia2", {0, -48}}};
  QTest::newRow("a part upon a wire of others") << Moves{{"inertia1", {0, -70}}};
}

// In the drive train: the wire is led round what it would run through, already under the hand; undo has its corners.
void FreeWiresTest::storedCornersGiveWayToIcons() {
  using Moves = QList<std::pair<QString, QPointF>>;
  QFETCH(Moves, moves);
  Train train;
  QVERIFY(train.open());
  std::vector<std::vector<QPolygonF>> pictures{waysOf(train.scene())};
  QCOMPARE(throughIcon(train.scene()), QString());
  for (const auto& [name, by] : moves) {
    const std::vector<QPolygonF> shown = train.drag(name, by);
    QCOMPARE(throughIcon(train.scene()), QString());
    pictures.push_back(waysOf(train.scene()));
    QVERIFY(pictures.back() != pictures[pictures.size() - 2]);
    QCOMPARE(shown, pictures.back());
  }
  QUndoStack& stack = *train.window->document().undoStack();
  const auto last = pictures.back();
  for (; pictures.size() > 1; stack.undo()) {
    QCOMPARE(waysOf(train.scene()), pictures.back());
    pictures.pop_back();
  }
  QCOMPARE(waysOf(train.scene()), pictures.front());
  while (stack.canRedo()) stack.redo();
  QCOMPARE(waysOf(train.scene()), last);
}

// Corners stay through moves that bring no wire upon an icon, and those that somebody has laid through one stay, too.
void FreeWiresTest::storedCornersStayWhereTheyAreFree() {
  Train train;
  QVERIFY(train.open());
  OpenDocument& document = train.window->document();
  const auto routeOf = [&](size_t wire) { return document.values().connections[wire].route; };
  const size_t wire = 8;  // from the torque's support along the bottom to the ground
  QCOMPARE(document.values().connections[wire].from, std::string("torque.support"));
  const auto before = routeOf(wire);
  QVERIFY(!before.empty());
  train.drag("inertia3", {0, -30});
  train.drag("spring", {10, 0});
  QCOMPARE(routeOf(wire), before);
  const std::vector<diagram::Point> through{{-120, -40}, {20, -40}, {20, -70}, {-40, -70}};
  document.setRoute(static_cast<int>(wire), through);
  QVERIFY(throughIcon(train.scene()).contains("through damper"));
  train.drag("inertia3", {0, -20});
  train.drag("damper", {10, 0});
  QCOMPARE(routeOf(wire), through);
  // Where another part comes upon it, it is led round that.
  train.drag("inertia1", {0, -40});
  QVERIFY(routeOf(wire).empty());
}

// Parts here and there, by hand, as long as they do not lie upon each other.
void FreeWiresTest::movesLeaveNoWireThroughAnIcon() {
  Train train;
  QVERIFY(train.open());
  std::mt19937 random(11);
  std::uniform_int_distribution<int> step(-25, 25), which(0, 8);
  std::vector<std::vector<QPolygonF>> pictures{waysOf(train.scene())};
  QUndoStack& stack = *train.window->document().undoStack();
  for (int k = 0; k < 200; ++k) {
    const PartPicture& part = train.scene().parts()[static_cast<size_t>(which(random))];
    const QPointF by(2 * step(random), 2 * step(random));
    const QRectF next = part.rect.translated(by).adjusted(-12, -12, 12, 12);
    const bool isFree = std::ranges::none_of(train.scene().parts(), [&](const PartPicture& other) {
      return &other != &part && other.rect.intersects(next);
    });
    if (!isFree || !QRectF(-180, -110, 300, 150).contains(next)) continue;
    const QString name = part.name;
    train.drag(name, by);
    if (stack.count() != static_cast<int>(pictures.size())) continue;
    pictures.push_back(waysOf(train.scene()));
    const QString said = QString("%1: %2 by (%3, %4)").arg(k).arg(name).arg(by.x()).arg(by.y());
    QVERIFY2(throughIcon(train.scene()).isEmpty(), qPrintable(said + ", " + throughIcon(train.scene())));
  }
  QVERIFY(pictures.size() > 15);
  for (; pictures.size() > 1; stack.undo()) {
    QCOMPARE(waysOf(train.scene()), pictures.back());
    pictures.pop_back();
  }
  QCOMPARE(waysOf(train.scene()), pictures.front());
}

void FreeWiresTest::wiresLeaveAGroundOutwards_data() {
  QTest::addColumn<QString>("package");
  QTest::addColumn<QString>("body");
  QTest::newRow("rotational") << "Modelica.Mechanics.Rotational.Components."
                              << "Inertia";
  QTest::newRow("translational") << "Modelica.Mechanics.Translational.Components."
                                 << "Mass";
}

// A ground has its flange in the middle of its icon, above what is drawn: its wires go that way, or straight along it,
// however it is turned and wherever the other part is dragged.
void FreeWiresTest::wiresLeaveAGroundOutwards() {
  QFETCH(QString, package);
  QFETCH(QString, body);
  QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->canvas().setZoom(1, QRectF(window->canvas().rect()).center());
  insertPart(*window, package + "Fixed", {0, 0});
  insertPart(*window, package + body, {60, 0});
  DiagramScene& scene = window->canvas().scene();
  const ConnectorRef flange{0, 0};
  QTRY_VERIFY(scene.has(flange) && scene.has({1, 0}));
  const QString end = QString::fromStdString(scene.endName(flange));
  wire(*window, qPrintable(end), scene.endName({1, 0}).c_str());
  QCOMPARE(scene.wires().size(), size_t(1));
  int ahead = 0, sideways = 0;
  for (int turn = 0; turn < 4; ++turn) {
    for (const QPointF to : {QPointF(60, 0), QPointF(40, -50), QPointF(0, -60), QPointF(-60, 0), QPointF(0, 60)}) {
      const auto& placement = window->document().values().components[1].placement;
      const QPointF from(placement.x, placement.y);
      CanvasView& canvas = window->canvas();
      canvas.setFocus();
      if (from != to)
        dragOn(canvas, canvas.toPixels(from + QPointF(0, 5)).toPoint(), canvas.toPixels(to + QPointF(0, 5)).toPoint());
      const QString said = QString("turn %1, to (%2, %3)").arg(turn).arg(to.x()).arg(to.y());
      QCOMPARE(QPointF(placement.x, placement.y), to);
      const ConnectorPicture& ground = scene.connector(flange);
      QCOMPARE(ground.at, QPointF(0, 0));
      const QPolygonF& points = scene.wires()[0].points;
      const bool isFrom = scene.wires()[0].from == end;
      const QPointF first = isFrom ? points[1] : points[points.size() - 2];
      const double out = QPointF::dotProduct(first, ground.out);
      QVERIFY2(out >= 0, qPrintable(said));
      (out > 0 ? ahead : sideways) += 1;
      QVERIFY2(out > 0 || points.size() == 2, qPrintable(said));
      const QStringList faults = WireFaults(scene).all();
      QVERIFY2(faults.isEmpty(), qPrintable(said + ": " + faults.join(", ")));
    }
    clickPart(*window, scene.parts()[0].name.toUtf8());
    pressKey(window.get(), Qt::Key_R, Qt::ControlModifier);
    QTRY_COMPARE(scene.parts()[0].placement.rotation, std::fmod(360 - 90.0 * (turn + 1), 360));
  }
  QVERIFY(ahead >= 12 && sideways > 0);
}

// Of two connectors on one place one has a wire: from the other one onto that wire, which leads back to where it began.
void FreeWiresTest::aWireToItsOwnPlaceIsShown() {
  Train train;
  diagram::Document values;
  const auto add = [&](const char* name, double x) {
    diagram::ComponentItem item;
    item.name = name, item.className = "Modelica.Mechanics.Rotational.Components.Inertia";
    item.placement.x = x;
    values.components.push_back(item);
  };
  add("one", 0), add("same", 0), add("far", 80);
  train.window->document().reset(std::move(values), {});
  QTRY_VERIFY(std::ranges::all_of(train.scene().parts(), &Train::isKnown));
  CanvasView& canvas = train.window->canvas();
  canvas.fit();
  const QPointF from = train.scene().connector(train.scene().findEnd("one.flange_b")).at;
  const QPointF to = train.scene().connector(train.scene().findEnd("far.flange_a")).at;
  const bool isOneHit = train.scene().connectorAt(from, canvas.connectorReach()).part == train.indexOf("one");
  diagram::ConnectionItem wire;
  wire.from = isOneHit ? "same.flange_b" : "one.flange_b", wire.to = "far.flange_a";
  train.window->document().perform("A wire", {ConnectionChange{0, wire, false}});
  const QPoint start = canvas.toPixels(from).toPoint(), end = canvas.toPixels((from + to) / 2).toPoint();
  QTest::mouseMove(&canvas, start);
  QTest::mousePress(&canvas, Qt::LeftButton, {}, start);
  for (int k = 1; k <= 4; ++k) {
    QTest::mouseMove(&canvas, start + (end - start) * k / 4);
    QVERIFY(!canvas.grab().isNull());
  }
  QTest::mouseRelease(&canvas, Qt::LeftButton, {}, end);
  QVERIFY(!canvas.grab().isNull());
}

QTEST_MAIN(FreeWiresTest)
#include "free_wires_test.moc"
