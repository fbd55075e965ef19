// Wires of different nets in all shipped diagrams: next to none runs closely beside another one, where their ends leave
// them no room. Those that lie upon each other are found by moved_wires_test.
#include <QDirIterator>

#include "tests/app/window_bench.h"
#include "tests/app/wire_faults.h"

using namespace armature;
using namespace armature::app;

class WiresApartTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void wiresOfShippedDiagrams();
};

void WiresApartTest::wiresOfShippedDiagrams() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QStringList close;
  for (QDirIterator it(ARMATURE_SOURCE_DIR "/resources/examples", {"*.armature.json"}, QDir::Files,
                       QDirIterator::Subdirectories);
       it.hasNext();) {
    const QString path = it.next();
    QVERIFY(window->openFile(path));
    const DiagramScene& scene = window->canvas().scene();
    const auto areKnown = [&] {
      return std::ranges::all_of(scene.parts(), [](const PartPicture& part) { return part.info != nullptr; });
    };
    QTRY_VERIFY_WITH_TIMEOUT(areKnown(), 60000);
    QTest::qWait(20);  // classes arrive in bunches
    const QString name = QFileInfo(path).baseName() + ": ";
    for (const QString& said : WireFaults(scene).closelyAlong()) close << name + said;
    QVERIFY(window->closePage(window->pages().indexOf(window->page())));
  }
  qInfo("%lld pairs of wires closely beside each other", static_cast<long long>(close.size()));
  QVERIFY2(close.size() <= 16, qPrintable(close.join("\n")));
}

QTEST_MAIN(WiresApartTest)
#include "wires_apart_test.moc"
