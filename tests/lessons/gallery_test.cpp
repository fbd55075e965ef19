// The gallery of mistakes in the window: each mistake is run, and what the lesson tells about its cure is tried: the
// button where there is one, the hand where there is none. Then the model runs, as the lesson's next diagram does.
#include "app/lessons/lesson_package.h"
#include "app/panels/messages_panel.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

namespace {

QPushButton* button(MainWindow& window) {
  return window.page().messages().findChild<QPushButton*>("repair");
}

void removePart(MainWindow& window, const char* name) {
  const int part = window.document().partIndex(name);
  QVERIFY2(part >= 0, name);
  window.document().remove({part}, {});
}

void addSignal(MainWindow& window) {
  diagram::ComponentItem signal;
  signal.name = "signal";
  signal.className = "Modelica.Blocks.Sources.Constant";
  signal.modifiers = {{"k", "-2"}};
  signal.placement.x = -90;
  window.document().addPart(signal);
  window.document().addConnection("signal.y", "force.f");
}

std::map<std::string, double> lastValues(MainWindow& window) {
  const auto& store = *window.run().store();
  std::map<std::string, double> values;
  for (const results::Column& column : store.columns()) values[column.name] = store.value(column, store.rowCount() - 1);
  return values;
}

}  // namespace

class GalleryTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void theCureOfTheTextCures_data();
  void theCureOfTheTextCures();
};

void GalleryTest::theCureOfTheTextCures_data() {
  QTest::addColumn<QString>("label");  // of the button; empty where there is none
  QTest::addColumn<std::function<void(MainWindow&)>>("byHand");
  QTest::addColumn<bool>("isAsNext");  // the next diagram has the same cure
  using ByHand = std::function<void(MainWindow&)>;
  const auto without = [](const char* part) { return ByHand([part](MainWindow& w) { removePart(w, part); }); };
  QTest::newRow("mistake_no_ground") << "Add a ground at source.n" << ByHand() << true;
  QTest::newRow("mistake_support") << "Hold torque by the ground instead" << ByHand() << true;
  QTest::newRow("mistake_start_positions")
      << "Let the start value of mass2.s follow from the others" << ByHand() << true;
  QTest::newRow("mistake_no_world") << "Add a World to the diagram" << ByHand() << false;
  QTest::newRow("mistake_two_speeds") << "" << without("motor2") << false;
  QTest::newRow("mistake_held_twice") << "" << without("wall2") << false;
  QTest::newRow("mistake_two_voltages") << "" << without("source2") << false;
  QTest::newRow("mistake_open_input") << "" << ByHand(addSignal) << true;
}

void GalleryTest::theCureOfTheTextCures() {
  QFETCH(QString, label);
  QFETCH(std::function<void(MainWindow&)>, byHand);
  QFETCH(bool, isAsNext);
  const QString name = QTest::currentDataTag();
  const auto package = openLesson(ARMATURE_SOURCE_DIR "/resources/lessons/" + name);
  QVERIFY2(package, package ? "" : package.reason().message.c_str());
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->document().reset(*package->diagramOf(0), {});
  pressKey(window.get(), Qt::Key_F5);
  QTRY_VERIFY_WITH_TIMEOUT(window->page().messages().count() > 0, 20000);
  if (!byHand) {
    QTRY_VERIFY_WITH_TIMEOUT(button(*window), 20000);
    QCOMPARE(button(*window)->text(), label);
    showMessages(window->page());
    QTRY_VERIFY(button(*window)->isVisible());
    QTest::mouseClick(button(*window), Qt::LeftButton);
    QTRY_VERIFY(window->document().values() != *package->diagramOf(0));
  } else {
    QTRY_VERIFY_WITH_TIMEOUT(window->page().messages().errorCount() > 0, 20000);
    QVERIFY(!button(*window));
    byHand(*window);
  }
  runToEnd(*window);
  const QString code = package->lesson.steps[0].task->fails;
  for (const Message& message : window->run().messages()) QVERIFY(message.code != code.toStdString());
  if (!isAsNext) return;
  const auto mended = lastValues(*window);
  window->document().reset(*package->diagramOf(1), {});
  runToEnd(*window);
  const auto shown = lastValues(*window);
  int compared = 0;
  for (const auto& [variable, value] : shown) {
    const auto same = mended.find(variable);
    if (same == mended.end() || std::isnan(value)) continue;
    QVERIFY2(std::abs(same->second - value) <= 1e-6 * std::max(1.0, std::abs(value)), variable.c_str());
    ++compared;
  }
  QVERIFY(compared >= 10);
}

QTEST_MAIN(GalleryTest)
#include "gallery_test.moc"
