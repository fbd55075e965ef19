// Wires of different nets in all shipped diagrams: next to none runs closely beside another one, where their ends leave
// them no room. Those that lie upon each other are found by moved_wires_test. Few
// step aside by a hair's breadth: parts stand so that wires between them go straight.
#include "tests/app/shipped_diagrams.h"
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
  QStringList close, steps;
  for (const QString& path : shippedDiagrams()) {
    QVERIFY(window->openFile(path));
    const DiagramScene& scene = window->canvas().scene();
    QVERIFY(waitForClasses(scene));
    const QString name = QFileInfo(path).baseName() + ": ";
    for (const QString& said : WireFaults(scene).closelyAlong()) close << name + said;
    for (const QString& said : WireFaults(scene).smallSteps()) steps << name + said;
    QVERIFY(window->closePage(window->pages().indexOf(window->page())));
  }
  qInfo("%lld pairs of wires closely beside each other", static_cast<long long>(close.size()));
  QVERIFY2(close.size() <= 16, qPrintable(close.join("\n")));
  // What is left are connectors of wide parts at other heights than their neighbours', and turns beside other wires.
  qInfo("%lld small steps", static_cast<long long>(steps.size()));
  QVERIFY2(steps.size() <= 16, qPrintable(steps.join("\n")));
}

QTEST_MAIN(WiresApartTest)
#include "wires_apart_test.moc"
