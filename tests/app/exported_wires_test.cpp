// Wires of an export that nobody looks at have the corners that the picture has: of every shipped diagram.
#include <QDirIterator>

#include "app/shell/exports.h"
#include "engine/facade/session.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

class ExportedWiresTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void exportsHaveTheWiresOfThePicture();
};

void ExportedWiresTest::exportsHaveTheWiresOfThePicture() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  Session session({ARMATURE_SOURCE_DIR "/palette"});
  const auto exported = [&](const diagram::Document& document) {
    Source source;
    source.document = &document;
    const auto text = session.exportModelica(source);
    return text ? QString::fromStdString(*text) : QString();
  };
  int files = 0, bent = 0;
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
    const QString ofPicture = exported(withDrawnRoutes(window->canvas().scene()));
    QVERIFY(!ofPicture.isEmpty());
    QCOMPARE(exported(window->document().values()), ofPicture);
    for (const WirePicture& wire : scene.wires()) bent += !wire.isManual && wire.points.size() > 2;
    ++files;
    QVERIFY(window->closePage(window->pages().indexOf(window->page())));
  }
  qInfo("%d diagrams, %d wires with corners that nobody has put there", files, bent);
  QVERIFY(files > 20 && bent > 50);
}

QTEST_MAIN(ExportedWiresTest)
#include "exported_wires_test.moc"
