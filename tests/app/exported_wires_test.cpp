// Wires of an export that nobody looks at have the corners that the picture has: of every shipped diagram.
#include "app/shell/exports.h"
#include "engine/facade/session.h"
#include "tests/app/shipped_diagrams.h"

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
  for (const QString& path : shippedDiagrams()) {
    QVERIFY(window->openFile(path));
    const DiagramScene& scene = window->canvas().scene();
    QVERIFY(waitForClasses(scene));
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
