// Parts of all shipped diagrams, moved at random: no wire runs through an icon or along a wire of others where a way is
// free, and undo brings the same picture back.
#include <QDirIterator>
#include <random>

#include "app/tools/move_gesture.h"
#include "tests/app/window_bench.h"
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

bool areAllKnown(const DiagramScene& scene) {
  return std::ranges::all_of(scene.parts(), [](const PartPicture& part) { return part.info != nullptr; });
}

}  // namespace

class MovedWiresTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void partsOfShippedDiagrams();

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
  for (const QString& fault : WireFaults(scene).all())
    faults << QString("%1 by (%2, %3): %4").arg(part.name).arg(by.x()).arg(by.y()).arg(fault);
  // Each move stands for itself.
  scene.document().undoStack()->undo();
  if (waysOfWires(scene) != before) faults << part.name + ": undo leaves other wires";
  return faults;
}

void MovedWiresTest::partsOfShippedDiagrams() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QStringList files;
  for (QDirIterator it(ARMATURE_SOURCE_DIR "/resources/examples", {"*.armature.json"}, QDir::Files,
                       QDirIterator::Subdirectories);
       it.hasNext();)
    files << it.next();
  files.sort();
  QStringList faults;
  std::mt19937 random(7);
  const auto step = [&] { return 2.0 * (static_cast<int>(random() % 51) - 25); };
  for (const QString& path : files) {
    QVERIFY(window->openFile(path));
    DiagramScene& scene = window->canvas().scene();
    QTRY_VERIFY_WITH_TIMEOUT(areAllKnown(scene), 60000);
    QTest::qWait(20);  // classes arrive in bunches
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

QTEST_MAIN(MovedWiresTest)
#include "moved_wires_test.moc"
