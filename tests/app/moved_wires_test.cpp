// Parts of all shipped diagrams, moved at random: no wire runs through an icon or along a wire of others where a way is
// free, none through a name, and undo brings the same picture back.
#include <random>

#include "app/tools/move_gesture.h"
#include "tests/app/canvas_bench.h"
#include "tests/app/shipped_diagrams.h"
#include "tests/app/wire_faults.h"

using namespace armature;
using namespace armature::app;

namespace {

constexpr int kMoves = 6;

std::vector<QPolygonF> waysOfWires(const DiagramScene& scene) {
  std::vector<QPolygonF> ways;
  for (const WirePicture& wire : scene.wires()) ways.push_back(wire.points);
  return ways;
}

}  // namespace

class MovedWiresTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void partsOfShippedDiagrams();
  void closeMoves_data();
  void closeMoves();
  void aDropIsAMove();
  void aLargePictureFollowsFromItsDocument();

 private:
  // One move as the hand performs it; not where the part would come close to another one. What is wrong then.
  QStringList faultsAfterMove(DiagramScene& scene, int index, QPointF by);
  int moves_ = 0;
};

QStringList MovedWiresTest::faultsAfterMove(DiagramScene& scene, int index, QPointF by) {
  const PartPicture part = scene.parts()[static_cast<size_t>(index)];
  const QRectF next = part.rect.translated(by).adjusted(-12, -12, 12, 12);
  const auto isNear = [&](const PartPicture& other) { return other.name != part.name && other.rect.intersects(next); };
  if (by.isNull() || std::ranges::any_of(scene.parts(), isNear)) return {};
  diagram::Placement place = part.placement;
  place.x += by.x();
  place.y += by.y();
  const std::vector<QPolygonF> before = waysOfWires(scene);
  performPlacements(scene, "Move", {{index, place}});
  ++moves_;
  QStringList faults;
  for (const QString& fault : WireFaults(scene).all() + WireFaults(scene).throughNames())
    faults << QString("%1 by (%2, %3): %4").arg(part.name).arg(by.x()).arg(by.y()).arg(fault);
  // Each move stands for itself.
  scene.document().undoStack()->undo();
  if (waysOfWires(scene) != before) faults << part.name + ": undo leaves other wires";
  return faults;
}

void MovedWiresTest::partsOfShippedDiagrams() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QStringList faults;
  std::mt19937 random(7);
  const auto step = [&] { return 2.0 * (static_cast<int>(random() % 51) - 25); };
  for (const QString& path : shippedDiagrams()) {
    QVERIFY(window->openFile(path));
    DiagramScene& scene = window->canvas().scene();
    QVERIFY(waitForClasses(scene));
    window->canvas().setZoom(1, QRectF(window->canvas().rect()).center());
    for (const QString& fault : WireFaults(scene).all()) faults << QFileInfo(path).baseName() + " as shipped: " + fault;
    for (int k = 0; k < kMoves && !scene.parts().empty(); ++k) {
      const int index = static_cast<int>(random() % scene.parts().size());
      const double x = step(), y = step();
      for (const QString& fault : faultsAfterMove(scene, index, {x, y}))
        faults << QFileInfo(path).baseName() + ": " + fault;
    }
    window->document().undoStack()->setClean();
    QVERIFY(window->closePage(window->pages().indexOf(window->page())));
  }
  qInfo("%d moves", moves_);
  QVERIFY(moves_ > 250);
  QVERIFY2(faults.isEmpty(), qPrintable(faults.join("\n")));
}

void MovedWiresTest::closeMoves_data() {
  QTest::addColumn<QString>("diagram");
  QTest::addColumn<QString>("part");
  QTest::addColumn<QPointF>("by");
  // Names for which no side of their icon is free.
  const auto row = [](const char* diagram, const char* part, QPointF by) {
    QTest::newRow(qPrintable(QString("%1: %2").arg(diagram, part))) << QString(diagram) << QString(part) << by;
  };
  row("Electrical/Analog/CauerLowPassOPV", "Op5", {-32, 46});
  row("Parts/Analog/SignalAdaptors", "r2", {36, -34});
  row("Parts/Analog/SweptSources", "cosineVoltage", {42, 36});
  row("Parts/Digital/Tristates", "pReducing", {-48, -28});
  row("Parts/Digital/Tristates", "data", {-50, 42});
  // Wires whose first piece others had taken, and some that came upon corners that somebody had put there.
  row("Rotational/RollingWheel", "inertia", {42, -40});
  row("Blocks/InverseModel", "firstOrder1", {22, -34});
  row("Parts/Analog/SweptSources", "r2", {-34, 34});
  row("Electrical/Analog/ShowVariableResistor", "Ground1", {30, 6});
  row("Translational/Oscillator", "fixed1", {46, -50});
}

// Moves close to other parts.
void MovedWiresTest::closeMoves() {
  QFETCH(QString, diagram);
  QFETCH(QString, part);
  QFETCH(QPointF, by);
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example(diagram)));
  CanvasView& canvas = window->canvas();
  DiagramScene& scene = canvas.scene();
  QVERIFY(waitForClasses(scene));
  canvas.setZoom(1, QRectF(canvas.rect()).center());
  const int index = window->document().partIndex(part.toStdString());
  QVERIFY(index >= 0);
  diagram::Placement place = window->document().values().components[static_cast<size_t>(index)].placement;
  place.x += by.x();
  place.y += by.y();
  performPlacements(scene, "Move", {{index, place}});
  const QStringList faults = WireFaults(scene).all() + WireFaults(scene).throughNames();
  QVERIFY2(faults.isEmpty(), qPrintable(faults.join("\n")));
}

// Rows of parts with more wires than are always found anew.
static diagram::Document largeSheet() {
  diagram::Document sheet;
  sheet.name = "Sheet";
  constexpr int kColumns = 14, kCount = 196;
  const auto nameOf = [](int k) { return "part" + std::to_string(k); };
  for (int k = 0; k < kCount; ++k) {
    diagram::ComponentItem item;
    item.name = nameOf(k);
    item.className = "Fake.Inertia";
    item.placement.x = 44.0 * (k % kColumns) + 2 * (k * 7919 % 11),
    item.placement.y = -44.0 * (k / kColumns) + 2 * (k * 104729 % 13);
    sheet.components.push_back(std::move(item));
  }
  const auto join = [&](int from, int to) {
    sheet.connections.push_back({nameOf(from) + ".flange_b", nameOf(to) + ".flange_a", {}, {}});
  };
  for (int k = 0; k < kCount; ++k) {
    if (k % kColumns + 1 < kColumns) join(k, k + 1);
    if (k % 2 == 0 && k + kColumns < kCount) join(k, k + kColumns);
  }
  return sheet;
}

// In a large diagram, too, it does not matter by which ways the hand came: a drop gives the picture of the same move at
// once, and one that is given up the picture as it was.
void MovedWiresTest::aDropIsAMove() {
  Bench bench, other;
  for (Bench* each : {&bench, &other}) {
    each->document.reset(largeSheet(), {});
    QTRY_VERIFY(waitForClasses(each->scene));
    QVERIFY(each->scene.wires().size() > diagram::kAlwaysRouted);
    each->view.fit();
  }
  DiagramScene& scene = bench.scene;
  const std::vector<QPolygonF> before = waysOfWires(scene);
  QCOMPARE(waysOfWires(other.scene), before);
  std::mt19937 random(3);
  const auto step = [&] { return static_cast<double>(random() % 121) - 60; };
  for (const int count : {1, 2, 9, 30}) {
    QSet<int> parts;
    for (int k = 0; k < count; ++k) parts << 90 + k;
    scene.select(parts, {});
    for (const bool isGivenUp : {true, false}) {
      const QPointF start = bench.view.toPixels(scene.parts()[90].rect.center());
      QTest::mouseMove(&bench.view, start.toPoint());
      QTest::mousePress(&bench.view, Qt::LeftButton, {}, start.toPoint());
      for (int k = 0; k < 8; ++k) QTest::mouseMove(&bench.view, (start + QPointF(step(), step())).toPoint());
      QVERIFY(waysOfWires(scene) != before);
      if (isGivenUp) QTest::keyClick(&bench.view, Qt::Key_Escape);
      QTest::mouseRelease(&bench.view, Qt::LeftButton, {}, start.toPoint() + QPoint(37, 21));
      QCOMPARE(bench.document.undoStack()->canUndo(), !isGivenUp);
      if (isGivenUp) QCOMPARE(waysOfWires(scene), before);
    }
    QHash<int, diagram::Placement> places;
    for (const int part : std::as_const(parts))
      places.insert(part, bench.document.values().components[static_cast<size_t>(part)].placement);
    performPlacements(other.scene, "Move", places);
    QCOMPARE(waysOfWires(scene), waysOfWires(other.scene));
    bench.document.undoStack()->undo();
    other.document.undoStack()->undo();
    QCOMPARE(waysOfWires(scene), before);
    bench.document.undoStack()->clear();
  }
}

// Whatever was done before, wires and names of a large diagram lie as in a picture that is made of it anew.
void MovedWiresTest::aLargePictureFollowsFromItsDocument() {
  Bench bench;
  OpenDocument& document = bench.document;
  document.reset(largeSheet(), {});
  QTRY_VERIFY(waitForClasses(bench.scene));
  DiagramScene scene(document, bench.catalog);
  QTRY_VERIFY(waitForClasses(scene));
  std::mt19937 random(11);
  const auto any = [&](size_t count) { return static_cast<int>(random() % count); };
  const auto moveSome = [&] {
    QHash<int, diagram::Placement> places;
    for (int k = any(6); k >= 0; --k) {
      const int part = any(scene.parts().size());
      diagram::Placement place = document.values().components[static_cast<size_t>(part)].placement;
      place.x += any(121) - 60, place.y += any(121) - 60, place.rotation += 90 * any(2);
      places.insert(part, place);
    }
    performPlacements(scene, "Move", places);
  };
  const auto endOf = [&](const char* flange) {
    return document.values().components[static_cast<size_t>(any(scene.parts().size()))].name + flange;
  };
  const std::vector<std::function<void()>> edits{
      moveSome,
      moveSome,
      [&] { document.addConnection(endOf(".flange_a"), endOf(".flange_b")); },
      [&] { document.remove({}, {any(scene.wires().size())}); },
      [&] { document.remove({any(scene.parts().size())}, {}); },
      [&] {
        placePart(scene, "Fake.Inertia", {44.0 * any(14), -44.0 * any(14)});
      },
      [&] { document.undoStack()->undo(); },
      [&] { document.undoStack()->undo(); },
      [&] { document.undoStack()->redo(); },
  };
  for (int k = 0; k < 60; ++k) {
    const int edit = any(edits.size());
    edits[static_cast<size_t>(edit)]();
    QTRY_VERIFY(waitForClasses(scene));
    OpenDocument again;
    again.reset(diagram::Document(document.values()), {});
    DiagramScene fresh(again, bench.catalog);
    QTRY_VERIFY(waitForClasses(fresh));
    QVERIFY2(waysOfWires(scene) == waysOfWires(fresh), qPrintable(QString("edit %1 of kind %2").arg(k).arg(edit)));
    for (size_t i = 0; i < scene.parts().size(); ++i) QCOMPARE(scene.parts()[i].labelRect, fresh.parts()[i].labelRect);
  }
  QVERIFY(scene.wires().size() > diagram::kAlwaysRouted);
}

QTEST_MAIN(MovedWiresTest)
#include "moved_wires_test.moc"
