// What the hand does on the canvas beyond the single gesture: pictures that depend on the document alone, wires dropped
// on empty canvas and begun on other wires, order among parts, another class for a part, finding parts by typing.
#include <QClipboard>
#include <QLineEdit>
#include <QListWidget>
#include <QRandomGenerator>

#include "app/look/detail_delegate.h"
#include "app/look/letters.h"
#include "app/run/class_search.h"
#include "app/tools/arrange.h"
#include "app/tools/edit_actions.h"
#include "app/tools/move_gesture.h"
#include "app/tools/replace_part.h"
#include "app/tools/wire_gesture.h"
#include "tests/app/canvas_bench.h"

using namespace armature;
using namespace armature::app;

class EditingTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void picturesDependOnTheDocumentAlone_data();
  void picturesDependOnTheDocumentAlone();
  void aWireDroppedOnEmptyCanvasAsksForItsPart();
  void aWireThatHasLostItsBeginningLeavesThePart();
  void aBranchBeginsInTheMiddleOfAWire();
  void aWireDroppedOnAWireEndsThere();
  void whatAWireFitsIsLit();
  void partsAreAlignedAndDistributed();
  void guidesTellLinesAndGaps();
  void guidesTellEdgesInLine();
  void upsideDownIsItsOwnInverse();
  void pastedPartsLieAtThePointer();
  void anotherClassKeepsTheWires();
  void partsAreLaidOutAlongTheirConnections();
  void newPartsKeepOffWires();
  void searchKnowsPackagesAndSurroundings();
};

namespace {

// All that is drawn of wires and labels, from a scene that has seen nothing but this document.
QStringList pictureOf(const DiagramScene& scene) {
  QStringList lines;
  for (const WirePicture& wire : scene.wires()) {
    QString line = wire.from + " " + wire.to;
    for (const QPointF& p : wire.points) line += QStringLiteral(" %1,%2").arg(p.x(), 0, 'g', 17).arg(p.y(), 0, 'g', 17);
    lines << line;
  }
  for (const PartPicture& part : scene.parts())
    lines << QStringLiteral("%1 %2 %3").arg(part.name).arg(static_cast<int>(part.labelSide)).arg(part.hasRoomForValues);
  return lines;
}

class Walk {
 public:
  Walk(Bench& bench, quint32 seed) : bench_(bench), random_(seed) {}

  void step() {
    const int count = static_cast<int>(bench_.scene.parts().size());
    const int kind = count < 6 ? 0 : below(11);
    if (kind == 0)
      place();
    else if (kind <= 3)
      join();
    else if (kind <= 5)
      move();
    else if (kind == 6)
      turn();
    else if (kind == 7)
      bend();
    else if (kind == 8)
      moveSeveral();
    else if (kind == 9 && count < 16)
      copy();
    else if (count > 8)
      drop();
  }

 private:
  int below(int n) { return static_cast<int>(random_.bounded(n)); }
  int anyPart() { return below(static_cast<int>(bench_.scene.parts().size())); }

  void place() {
    static const char* const classes[] = {"Fake.Inertia", "Fake.Torque", "Fake.Sine", "Fake.Gain", "Fake.Wheel"};
    placePart(bench_.scene, classes[below(5)], QPointF(below(24) * 10 - 120, below(16) * 10 - 80));
  }
  void join() {
    for (int tries = 0; tries < 20; ++tries) {
      const int a = anyPart(), b = anyPart();
      const auto& scene = bench_.scene;
      const auto size = [&](int part) {
        return static_cast<int>(scene.parts()[static_cast<size_t>(part)].connectors.size());
      };
      if (size(a) == 0 || size(b) == 0) continue;
      const ConnectorRef from{a, below(size(a))}, to{b, below(size(b))};
      if (!scene.connector(from).isVisible || !scene.connector(to).isVisible) continue;
      if (!scene.refusal(from, to).isEmpty()) continue;
      return bench_.document.addConnection(scene.endName(from), scene.endName(to));
    }
  }
  // By the hand, so that previews come and go.
  void move() {
    const QRectF rect = bench_.scene.parts()[static_cast<size_t>(anyPart())].rect;
    const QPoint at = bench_.view.toPixels(rect.center() + QPointF(4, 5)).toPoint();
    bench_.drag(at, at + QPoint(below(160) - 80, below(160) - 80));
  }
  QSet<int> someParts() {
    QSet<int> parts;
    for (int k = 0; k < 4; ++k) parts << anyPart();
    return parts;
  }
  void moveSeveral() {
    const QSet<int> parts = someParts();
    bench_.scene.select(parts, {});
    const QRectF rect = bench_.scene.parts()[static_cast<size_t>(*parts.begin())].rect;
    const QPoint at = bench_.view.toPixels(rect.center() + QPointF(4, 5)).toPoint();
    bench_.drag(at, at + QPoint(below(160) - 80, below(160) - 80));
  }
  void copy() {
    bench_.scene.select(someParts(), {});
    duplicateSelection(bench_.scene);
  }
  void turn() {
    bench_.scene.select(below(2) == 0 ? QSet<int>{anyPart()} : someParts(), {});
    switch (below(3)) {
      case 0:
        return rotateSelection(bench_.scene, true);
      case 1:
        return flipSelection(bench_.scene);
      default:
        return flipSelection(bench_.scene, true);
    }
  }
  void bend() {
    const auto& wires = bench_.scene.wires();
    if (wires.empty()) return;
    const int wire = below(static_cast<int>(wires.size()));
    const QPolygonF& points = wires[static_cast<size_t>(wire)].points;
    if (points.size() < 2) return;
    const QPointF middle = (points[points.size() / 2 - 1] + points[points.size() / 2]) / 2;
    const QPoint at = bench_.view.toPixels(middle).toPoint();
    bench_.drag(at, at + QPoint(below(60) - 30, below(60) - 30));
  }
  void drop() {
    if (below(2) == 0 || bench_.scene.wires().empty())
      bench_.scene.select({anyPart()}, {});
    else
      bench_.scene.select({}, {below(static_cast<int>(bench_.scene.wires().size()))});
    deleteSelection(bench_.scene);
  }

  Bench& bench_;
  QRandomGenerator random_;
};

}  // namespace

void EditingTest::picturesDependOnTheDocumentAlone_data() {
  QTest::addColumn<quint32>("seed");
  for (const quint32 seed : {4711U, 1U, 2026U}) QTest::addRow("%u", seed) << seed;
}

// Random edits, each undone and done again: the picture is pixel for pixel that of before and after, and the ways of
// the wires are those that a scene finds that has never seen another state.
void EditingTest::picturesDependOnTheDocumentAlone() {
  Bench bench;
  for (const char* name : {"Fake.Inertia", "Fake.Torque", "Fake.Sine", "Fake.Gain", "Fake.Wheel"})
    QTRY_VERIFY(bench.catalog.find(name));
  const auto atRest = [&] {
    if (auto* card = bench.view.findChild<QWidget*>("quickInsert")) card->hide();
    bench.scene.clearSelection();
    QTest::mouseMove(&bench.view, QPoint(2, 2));
    bench.scene.setHover(-1, {}, -1);
    return bench.view.grab().toImage();
  };
  QFETCH(const quint32, seed);
  Walk walk(bench, seed);
  bench.view.setZoom(0.8, QPointF(400, 300));
  int undone = 0;
  for (int step = 0; step < 120; ++step) {
    const QImage before = atRest();
    const std::string textBefore = diagram::toJson(bench.document.values());
    const int index = bench.document.undoStack()->index();
    const QPointF origin = bench.view.toPixels(QPointF(0, 0));
    walk.step();
    // A press on a connector that hardly moved is a wire drawn by clicks.
    if (bench.tools.gesture()) QTest::keyClick(&bench.view, Qt::Key_Escape);
    // A view that has gone along with parts that make room goes back.
    bench.view.setZoom(0.8, QPointF(400, 300));
    bench.view.panBy(origin - bench.view.toPixels(QPointF(0, 0)));
    // What is kept from picture to picture, with all that is selected and pointed at, is what is painted from nothing.
    const QImage kept = bench.view.grab().toImage();
    bench.view.paintCache().sheet.clear();
    QVERIFY2(kept == bench.view.grab().toImage(), qPrintable(QString("kept picture of step %1").arg(step)));
    const QImage after = atRest();
    const std::string textAfter = diagram::toJson(bench.document.values());
    // What a scene finds that begins with this document.
    OpenDocument fresh;
    const auto again = diagram::fromJson(textAfter, "again");
    QVERIFY(again.ok());
    fresh.reset(*again, {});
    DiagramScene alone(fresh, bench.catalog);
    // Labels depend on the zoom, too.
    const double text = std::clamp(bench.view.zoom(), 0.85, 1.7) / bench.view.zoom();
    const double letters = letterScale(bench.view.font());
    alone.setTextScale(std::clamp(std::ceil(text * 4) / 4, 1.0, 3.0) * letters, letters);
    QCOMPARE(pictureOf(bench.scene), pictureOf(alone));
    const int made = bench.document.undoStack()->index() - index;
    const QString name = QStringLiteral("step %1: %2").arg(step).arg(bench.document.undoStack()->undoText());
    for (int k = 0; k < made; ++k) bench.document.undoStack()->undo();
    QCOMPARE(diagram::toJson(bench.document.values()), textBefore);
    QVERIFY2(atRest() == before, qPrintable("undo of " + name));
    for (int k = 0; k < made; ++k) bench.document.undoStack()->redo();
    QCOMPARE(diagram::toJson(bench.document.values()), textAfter);
    QVERIFY2(atRest() == after, qPrintable("redo of " + name));
    undone += made;
  }
  QVERIFY(undone > 60);
  QVERIFY(bench.scene.wires().size() > 5);
}

void EditingTest::aWireDroppedOnEmptyCanvasAsksForItsPart() {
  Bench bench;
  bench.catalog.crawl({"Fake"});
  QTRY_VERIFY(bench.catalog.placeable().size() >= 5);
  bench.add("Fake.Inertia", {-40, 0});
  const int steps = bench.document.undoStack()->count();
  const QPoint end = bench.view.toPixels(QPointF(20, 0)).toPoint();
  bench.drag(bench.pixel("inertia1.flange_b"), end);
  auto* card = bench.view.findChild<QWidget*>("quickInsert");
  QVERIFY(card && card->isVisible());
  auto* field = card->findChild<QLineEdit*>();
  auto* list = card->findChild<QListWidget*>();
  // A rotational flange fits no signal block.
  QStringList offered;
  for (int row = 0; row < list->count(); ++row) offered << list->item(row)->data(Qt::UserRole).toString();
  QVERIFY(offered.contains("Fake.Inertia") && offered.contains("Fake.Torque"));
  QVERIFY(!offered.contains("Fake.Gain") && !offered.contains("Fake.Sine"));
  QTest::keyClicks(field, "zzz");
  QCOMPARE(list->count(), 1);
  QCOMPARE(list->item(0)->flags(), Qt::NoItemFlags);
  QTest::keyClick(field, Qt::Key_Return);
  QCOMPARE(bench.document.undoStack()->count(), steps);
  // Again, and taken.
  bench.drag(bench.pixel("inertia1.flange_b"), end);
  QTest::keyClicks(field, "inertia");
  QTest::keyClick(field, Qt::Key_Return);
  QCOMPARE(bench.document.undoStack()->count(), steps + 1);
  QCOMPARE(bench.document.values().components.size(), size_t(2));
  QCOMPARE(bench.document.values().connections.size(), size_t(1));
  QCOMPARE(bench.document.values().connections[0].to, std::string("inertia2.flange_a"));
  QCOMPARE(bench.scene.connector(bench.scene.findEnd("inertia2.flange_a")).at, QPointF(20, 0));
  bench.document.undoStack()->undo();
  QCOMPARE(bench.document.values().components.size(), size_t(1));
  // To the left of an input: the output that faces it.
  bench.add("Fake.Gain", {40, -40});
  bench.drag(bench.pixel("gain1.u"), bench.view.toPixels(QPointF(0, -40)).toPoint());
  QTest::keyClicks(field, "sine");
  QTest::keyClick(field, Qt::Key_Return);
  QCOMPARE(bench.document.values().connections.back().to, std::string("sine1.y"));
  QCOMPARE(bench.scene.wires().back().points.size(), 2);
}

// While the list is open, what the wire began at is undone.
void EditingTest::aWireThatHasLostItsBeginningLeavesThePart() {
  Bench bench;
  bench.catalog.crawl({"Fake"});
  QTRY_VERIFY(bench.catalog.placeable().size() >= 5);
  bench.add("Fake.Inertia", {-40, 0});
  bench.drag(bench.pixel("inertia1.flange_b"), bench.view.toPixels(QPointF(20, 0)).toPoint());
  auto* card = bench.view.findChild<QWidget*>("quickInsert");
  QVERIFY(card && card->isVisible());
  while (bench.document.undoStack()->canUndo()) bench.document.undoStack()->undo();
  QVERIFY(bench.document.values().components.empty());
  QTest::keyClicks(card->findChild<QLineEdit*>(), "torque");
  QTest::keyClick(card->findChild<QLineEdit*>(), Qt::Key_Return);
  QCOMPARE(bench.document.values().components.size(), size_t(1));
  QCOMPARE(bench.document.values().components[0].className, std::string("Fake.Torque"));
  QVERIFY(bench.document.values().connections.empty());
}

void EditingTest::aBranchBeginsInTheMiddleOfAWire() {
  Bench bench;
  bench.add("Fake.Inertia", {-60, 0});
  bench.add("Fake.Inertia", {60, 0});
  bench.add("Fake.Inertia", {40, -50});
  bench.document.addConnection("inertia1.flange_b", "inertia2.flange_a");
  const QPoint middle = bench.view.toPixels(QPointF(0, 0)).toPoint(), end = bench.pixel("inertia3.flange_a");
  QTest::mouseMove(&bench.view, middle);
  QTest::mousePress(&bench.view, Qt::LeftButton, Qt::ControlModifier, middle);
  for (int i = 1; i <= 4; ++i) QTest::mouseMove(&bench.view, middle + (end - middle) * i / 4);
  QTest::mouseRelease(&bench.view, Qt::LeftButton, Qt::ControlModifier, end);
  QCOMPARE(bench.document.values().connections.size(), size_t(2));
  const auto& branch = bench.document.values().connections[1];
  QCOMPARE(branch.to, std::string("inertia3.flange_a"));
  QVERIFY(branch.from == "inertia1.flange_b" || branch.from == "inertia2.flange_a");
  const QPolygonF& points = bench.scene.wires()[1].points;
  QVERIFY(isOrthogonal(points));
  QVERIFY(points.contains(QPointF(0, 0)));
  QCOMPARE(bench.scene.junctions().size(), size_t(1));
  QCOMPARE(bench.scene.junctions()[0].at, QPointF(0, 0));
  // Without the key the same drag moves the wire's piece as ever.
  bench.drag(bench.view.toPixels(QPointF(-20, 0)).toPoint(), bench.view.toPixels(QPointF(-20, 20)).toPoint());
  QCOMPARE(bench.document.values().connections.size(), size_t(2));
}

void EditingTest::aWireDroppedOnAWireEndsThere() {
  Bench bench;
  bench.add("Fake.Inertia", {-60, 0});
  bench.add("Fake.Inertia", {60, 0});
  bench.add("Fake.Inertia", {40, -50});
  bench.document.addConnection("inertia1.flange_b", "inertia2.flange_a");
  for (const double x : {-30.0, -8.0, 0.0, 24.0}) {
    const QPointF place(x, 0);
    bench.drag(bench.pixel("inertia3.flange_a"), bench.view.toPixels(place).toPoint());
    QCOMPARE(bench.document.values().connections.size(), size_t(2));
    QCOMPARE(bench.document.values().connections[1].to,
             std::string(x <= 0 ? "inertia1.flange_b" : "inertia2.flange_a"));
    const QPolygonF& points = bench.scene.wires()[1].points;
    QVERIFY(isOrthogonal(points));
    QCOMPARE(bench.scene.junctions().size(), size_t(1));
    QCOMPARE(bench.scene.junctions()[0].at, place);
    bench.document.undoStack()->undo();
  }
}

void EditingTest::whatAWireFitsIsLit() {
  Bench bench;
  bench.add("Fake.Inertia", {-60, 0});
  bench.add("Fake.Inertia", {40, 0});
  bench.add("Fake.Gain", {40, 50});
  bench.scene.clearSelection();
  const QPoint start = bench.pixel("inertia1.flange_b");
  const auto inkAt = [&](const char* end) {
    return bench.view.grab().toImage().pixelColor(bench.pixel(end) + QPoint(0, 8));
  };
  const QColor before = inkAt("inertia2.flange_a"), signal = inkAt("gain1.u");
  bench.drag(start, start + QPoint(12, -12), false);
  const auto* gesture = dynamic_cast<const WireGesture*>(bench.tools.gesture());
  QVERIFY(gesture);
  QCOMPARE(gesture->targets().size(), size_t(3));  // the other flanges, also of its own part
  QVERIFY(inkAt("inertia2.flange_a") != before);
  QCOMPARE(inkAt("gain1.u"), signal);
  QTest::keyClick(&bench.view, Qt::Key_Escape);
  QTest::mouseRelease(&bench.view, Qt::LeftButton, {}, start + QPoint(12, -12));
  QTest::mouseMove(&bench.view, QPoint(2, 2));
  QCOMPARE(inkAt("inertia2.flange_a"), before);
}

void EditingTest::partsAreAlignedAndDistributed() {
  Bench bench;
  bench.add("Fake.Inertia", {-60, 10});
  bench.add("Fake.Inertia", {-20, -12});
  bench.add("Fake.Inertia", {60, 30});
  bench.document.addConnection("inertia1.flange_b", "inertia2.flange_a");
  const auto places = [&] {
    QList<QPointF> list;
    for (const auto& c : bench.document.values().components) list << QPointF(c.placement.x, c.placement.y);
    return list;
  };
  bench.scene.select({0, 1, 2}, {});
  const int steps = bench.document.undoStack()->count();
  alignSelection(bench.scene, Edge::bottom);
  QCOMPARE(places(), (QList<QPointF>{{-60, -12}, {-20, -12}, {60, -12}}));
  QCOMPARE(bench.document.undoStack()->count(), steps + 1);
  alignSelection(bench.scene, Edge::bottom);  // nothing to do is no step
  QCOMPARE(bench.document.undoStack()->count(), steps + 1);
  distributeSelection(bench.scene, true);
  QCOMPARE(places(), (QList<QPointF>{{-60, -12}, {0, -12}, {60, -12}}));
  QCOMPARE(bench.scene.wires()[0].points.size(), 2);
  bench.document.undoStack()->undo();
  bench.document.undoStack()->undo();
  QCOMPARE(places(), (QList<QPointF>{{-60, 10}, {-20, -12}, {60, 30}}));
  alignSelection(bench.scene, Edge::right);
  QCOMPARE(places(), (QList<QPointF>{{60, 10}, {60, -12}, {60, 30}}));
}

void EditingTest::guidesTellLinesAndGaps() {
  const std::vector<QRectF> others{{0, 0, 20, 20}, {80, 0, 20, 20}, {0, 100, 20, 20}};
  const Guides middle = guidesFor({40, 0, 20, 20}, others);
  QCOMPARE(middle.lines.size(), size_t(2));  // to the left and to the right
  QCOMPARE(middle.gaps, (std::vector<QLineF>{{20, 10, 40, 10}, {60, 10, 80, 10}}));
  QVERIFY(guidesFor({42, 2, 20, 20}, others).lines.empty());
  QVERIFY(guidesFor({42, 2, 20, 20}, others).gaps.empty());
  // As far from the second as that is from the first.
  QCOMPARE(guidesFor({160, 0, 20, 20}, others).gaps.size(), size_t(2));
  QCOMPARE(guidesFor({0, 40, 20, 20}, others).lines.size(), size_t(2));
  // On the canvas, by the hand.
  Bench bench;
  bench.add("Fake.Inertia", {-60, 0});
  bench.add("Fake.Inertia", {30, 30});
  const QPoint at = bench.view.toPixels(QPointF(33, 34)).toPoint();
  bench.drag(at, bench.view.toPixels(QPointF(33, 4)).toPoint(), false);
  const auto* gesture = dynamic_cast<const MoveGesture*>(bench.tools.gesture());
  QVERIFY(gesture);
  QCOMPARE(gesture->guides().lines.size(), size_t(1));
  QTest::mouseRelease(&bench.view, Qt::LeftButton, {}, bench.view.toPixels(QPointF(33, 4)).toPoint());
  QVERIFY(!bench.tools.gesture());
}

// A large neighbour, and a small part that is moved about it.
void EditingTest::guidesTellEdgesInLine() {
  const std::vector<QRectF> others{{-60, 0, 40, 40}, {0, 0, 40, 40}};
  const auto linesOf = [&](const QRectF& moved) { return guidesFor(moved, others).lines; };
  const std::vector<std::pair<QRectF, std::vector<QLineF>>> table{
      {{60, 0, 20, 20}, {{0, 0, 80, 0}}},        // to the nearest one alone
      {{60, 20, 20, 20}, {{0, 40, 80, 40}}},     // the other edge
      {{60, 10, 20, 20}, {{0, 20, 80, 20}}},     // the middle
      {{60, 0, 40, 40}, {{0, 20, 100, 20}}},     // of one size: edges say no more than the middle
      {{0, 60, 20, 20}, {{0, 0, 0, 80}}},        // one above the other
      {{20, -40, 20, 20}, {{40, -40, 40, 40}}},  // below
      {{60, 40, 20, 20}, {}},                    // edges of two sides
      {{60, 2, 20, 20}, {}}};
  for (const auto& [moved, lines] : table) QCOMPARE(linesOf(moved), lines);
}

void EditingTest::upsideDownIsItsOwnInverse() {
  Bench bench;
  bench.add("Fake.Torque", {0, 0});
  bench.document.setModifier(0, "useSupport", "true");
  bench.scene.select({0}, {});
  const auto support = [&] { return bench.scene.connector(bench.scene.findEnd("torque1.support")).at; };
  const auto flange = [&] { return bench.scene.connector(bench.scene.findEnd("torque1.flange")).at; };
  QCOMPARE(support(), QPointF(0, -10));
  flipSelection(bench.scene, true);
  QCOMPARE(support(), QPointF(0, 10));
  QCOMPARE(flange(), QPointF(10, 0));
  rotateSelection(bench.scene, false);
  flipSelection(bench.scene, true);
  flipSelection(bench.scene, true);
  rotateSelection(bench.scene, true);
  flipSelection(bench.scene, true);
  QCOMPARE(support(), QPointF(0, -10));
  QCOMPARE(flange(), QPointF(10, 0));
}

void EditingTest::pastedPartsLieAtThePointer() {
  Bench bench;
  bench.add("Fake.Inertia", {-40, 0});
  bench.add("Fake.Inertia", {0, 0});
  bench.scene.select({0, 1}, {});
  copySelection(bench.scene);
  QVERIFY(pasteParts(bench.scene, {}, QPointF(20, 60)));
  QCOMPARE(bench.document.values().components[2].placement.x, 0.0);
  QCOMPARE(bench.document.values().components[3].placement.x, 40.0);
  QCOMPARE(bench.document.values().components[3].placement.y, 60.0);
  // Where something lies there, beside it.
  QVERIFY(pasteParts(bench.scene, {}, QPointF(20, 60)));
  QCOMPARE(bench.document.values().components.size(), size_t(6));
  for (size_t made = 4; made < 6; ++made)
    for (size_t other = 0; other < 4; ++other)
      QVERIFY(!bench.scene.parts()[made].rect.intersects(bench.scene.parts()[other].rect));
}

void EditingTest::anotherClassKeepsTheWires() {
  Bench bench;
  bench.catalog.crawl({"Fake"});
  QTRY_VERIFY(bench.catalog.placeable().size() >= 5);
  bench.add("Fake.Inertia", {-60, 0});
  bench.add("Fake.Inertia", {0, 0});
  bench.add("Fake.Inertia", {60, 0});
  bench.document.setModifier(1, "J", "7");
  bench.document.addConnection("inertia1.flange_b", "inertia2.flange_a");
  bench.document.addConnection("inertia2.flange_b", "inertia3.flange_a");
  const std::string before = diagram::toJson(bench.document.values());
  const int steps = bench.document.undoStack()->count();
  // By the card: the class that keeps both wires comes first.
  bench.tools.replace(1);
  auto* card = bench.view.findChild<QWidget*>("replaceCard");
  QVERIFY(card && card->isVisible());
  // One that loses wires says where it is from as well.
  QTest::keyClicks(card->findChild<QLineEdit*>(), "gain");
  const QString detail = card->findChild<QListWidget*>()->item(0)->data(DetailDelegate::kDetail).toString();
  QVERIFY2(detail.startsWith("Fake") && detail.endsWith("loses wires"), qPrintable(detail));
  card->findChild<QLineEdit*>()->clear();
  QTest::keyClicks(card->findChild<QLineEdit*>(), "wheel");
  QTest::keyClick(card->findChild<QLineEdit*>(), Qt::Key_Return);
  QCOMPARE(bench.document.undoStack()->count(), steps + 1);
  const auto& part = bench.document.values().components[1];
  QCOMPARE(part.className, std::string("Fake.Wheel"));
  QCOMPARE(part.name, std::string("inertia2"));
  QCOMPARE(bench.document.modifier(1, "J"), std::string("7"));
  QCOMPARE(bench.document.values().connections[0].to, std::string("inertia2.rim"));
  QCOMPARE(bench.document.values().connections[1].from, std::string("inertia2.hub"));
  bench.document.undoStack()->undo();
  QCOMPARE(diagram::toJson(bench.document.values()), before);
  // A class with no flange at all loses both, and the value that it has no name for.
  QVERIFY(replacePart(bench.scene, 1, "Fake.Gain"));
  QVERIFY(bench.document.values().connections.empty());
  QVERIFY(bench.document.values().components[1].modifiers.empty());
  bench.document.undoStack()->undo();
  QCOMPARE(diagram::toJson(bench.document.values()), before);
}

void EditingTest::partsAreLaidOutAlongTheirConnections() {
  Bench bench;
  for (const char* name : {"Fake.Inertia", "Fake.Sine", "Fake.Torque", "Fake.Inertia"}) bench.add(name, {0, 0});
  bench.document.addConnection("torque1.flange", "inertia2.flange_a");
  bench.document.addConnection("inertia1.flange_a", "inertia2.flange_b");
  bench.document.addConnection("torque1.tau", "sine1.y");
  bench.scene.clearSelection();
  const std::string before = diagram::toJson(bench.document.values());
  layOutSelection(bench.scene);
  const auto at = [&](const char* name) {
    return bench.scene.parts()[static_cast<size_t>(bench.document.partIndex(name))].rect.center();
  };
  QVERIFY(at("sine1").x() < at("torque1").x());
  QVERIFY(at("torque1").x() < at("inertia2").x());
  QVERIFY(at("inertia2").x() < at("inertia1").x());
  for (const WirePicture& wire : bench.scene.wires()) QCOMPARE(wire.points.size(), 2);
  for (size_t a = 0; a < 4; ++a)
    for (size_t b = 0; b < a; ++b) QVERIFY(!bench.scene.parts()[a].rect.intersects(bench.scene.parts()[b].rect));
  bench.document.undoStack()->undo();
  QCOMPARE(diagram::toJson(bench.document.values()), before);
}

// What is placed without a hand that says where goes beside wires, which would have to make a way round it.
void EditingTest::newPartsKeepOffWires() {
  Bench bench;
  bench.add("Fake.Inertia", {-80, 0});
  bench.add("Fake.Inertia", {80, 0});
  bench.document.addConnection("inertia1.flange_b", "inertia2.flange_a");
  const QPolygonF way = bench.scene.wires().at(0).points;
  QCOMPARE(way.size(), 2);
  const QPointF middle = (way[0] + way[1]) / 2;
  const QPointF place = freePlace(bench.scene, middle);
  QVERIFY(std::abs(place.y() - middle.y()) > 10);
  QVERIFY(QLineF(place, middle).length() <= 45);
  bench.add("Fake.Inertia", place);
  QCOMPARE(bench.scene.wires().at(0).points, way);
}

void EditingTest::searchKnowsPackagesAndSurroundings() {
  QList<ClassPtr> classes;
  for (const char* name :
       {"Modelica.Mechanics.MultiBody.Forces.Damper", "Modelica.Mechanics.Translational.Components.Damper",
        "Modelica.Mechanics.Rotational.Components.Damper", "Modelica.Mechanics.Rotational.Components.SpringDamper"}) {
    ClassInfo info;
    info.name = name;
    info.kind = "model";
    classes << std::make_shared<const ClassInfo>(info);
  }
  const auto found = [&](const QString& query, const LibraryWeights& weights = {}) {
    QStringList names;
    for (const ClassPtr& info : searchClasses(classes, query, 10, weights)) names << QString::fromStdString(info->name);
    return names;
  };
  QCOMPARE(found("rotational.damper").value(0), QString("Modelica.Mechanics.Rotational.Components.Damper"));
  QCOMPARE(found("rotational.damper").size(), 2);
  QCOMPARE(found("mechanics.rot.damp").size(), 2);
  QCOMPARE(found("rotational.mechanics.damper").size(), 0);
  QCOMPARE(found("multibody.spring").size(), 0);
  QCOMPARE(found("damper").value(0), QString("Modelica.Mechanics.MultiBody.Forces.Damper"));
  for (const char* library : {"Rotational", "Translational", "MultiBody"}) {
    const auto weights = libraryWeights({QString("Modelica.Mechanics.%1.Components.Other").arg(library)});
    QVERIFY(found("damper", weights).value(0).contains(library));
  }
  // The name counts more than the surroundings.
  QVERIFY(found("damper", libraryWeights({"Modelica.Mechanics.Rotational.X"})).last().endsWith("SpringDamper"));
}

QTEST_MAIN(EditingTest)
#include "editing_test.moc"
