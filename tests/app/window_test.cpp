// The whole window with real mouse and key events: builds the drive train First from an empty canvas, runs it, reads
// the plotted curve, undoes everything, redoes it, saves and loads.
#include <QDir>
#include <QFileInfo>
#include <QTabBar>
#include <cmath>

#include "app/plots/plot_export.h"
#include "tests/app/window_bench.h"
#include "tests/plots/plot_reading.h"

using namespace armature;
using namespace armature::app;

namespace {

const QString kRotational = "Modelica.Mechanics.Rotational.";

// The drive train as the manual describes it.
std::vector<PartStep> drivetrain() {
  return {{"sine", "Modelica.Blocks.Sources.Sine", -100, 0, false, {{"amplitude", "10"}, {"f", "5"}}},
          {"torque", kRotational + "Sources.Torque", -70, 0, false, {{"useSupport", "true"}}},
          {"inertia1", kRotational + "Components.Inertia", -40, 0, false, {{"J", "0.1"}}},
          {"idealGear", kRotational + "Components.IdealGear", -10, 0, false, {{"ratio", "10"}, {"useSupport", "true"}}},
          {"inertia2",
           kRotational + "Components.Inertia",
           20,
           0,
           false,
           {{"J", "2"}, {"phi.start", "0"}, {"phi.fixed", "true"}, {"w.start", "0"}, {"w.fixed", "true"}}},
          {"spring", kRotational + "Components.Spring", 50, 0, false, {{"c", "1e4"}, {"phi_rel.fixed", "true"}}},
          {"inertia3",
           kRotational + "Components.Inertia",
           80,
           0,
           false,
           {{"J", "2"}, {"w.start", "0"}, {"w.fixed", "true"}}},
          {"damper", kRotational + "Components.Damper", 20, -40, true, {{"d", "10"}}},
          {"fixed", kRotational + "Components.Fixed", -40, -60, false, {}}};
}

const std::pair<const char*, const char*> kWires[] = {{"sine.y", "torque.tau"},
                                                      {"torque.flange", "inertia1.flange_a"},
                                                      {"inertia1.flange_b", "idealGear.flange_a"},
                                                      {"idealGear.flange_b", "inertia2.flange_a"},
                                                      {"inertia2.flange_b", "spring.flange_a"},
                                                      {"spring.flange_b", "inertia3.flange_a"},
                                                      {"damper.flange_b", "inertia2.flange_b"},
                                                      {"damper.flange_a", "fixed.flange"},
                                                      {"torque.support", "fixed.flange"},
                                                      {"idealGear.support", "fixed.flange"}};

// The same equations integrated by hand: speed of inertia3 at the end of one second. Classical Runge–Kutta of order 4
// with 20,000 steps; the motor's inertia on the gear's output side is ratio² J.
double speedOfLoad() {
  const double inertia = 2 + 100 * 0.1, load = 2, c = 1e4, d = 10;
  const auto slope = [&](double t, const std::array<double, 4>& y) {
    const double torque = 10 * std::sin(2 * M_PI * 5 * t) * 10, spring = c * (y[2] - y[0]);
    return std::array<double, 4>{y[1], (torque + spring - d * y[1]) / inertia, y[3], -spring / load};
  };
  std::array<double, 4> y{};
  const int steps = 20000;
  const double h = 1.0 / steps;
  for (int i = 0; i < steps; ++i) {
    const auto add = [](const std::array<double, 4>& a, const std::array<double, 4>& b, double s) {
      std::array<double, 4> out{};
      for (size_t k = 0; k < 4; ++k) out[k] = a[k] + s * b[k];
      return out;
    };
    const double t = i * h;
    const auto k1 = slope(t, y), k2 = slope(t + h / 2, add(y, k1, h / 2)), k3 = slope(t + h / 2, add(y, k2, h / 2)),
               k4 = slope(t + h, add(y, k3, h));
    for (size_t k = 0; k < 4; ++k) y[k] += h / 6 * (k1[k] + 2 * k2[k] + 2 * k3[k] + k4[k]);
  }
  return y[3];
}

}  // namespace

class WindowTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void buildsFirstFromAnEmptyCanvas();
  void shippedFirstRunsAndPlots();
  void everyExampleOpensWithEveryClassKnown();
  void aRunCanBeStopped();
  void messagesMarkTheirPart();
  void variablesDropOnPlotsAndExport();
  void aParameterReachesTheRunningModel();
};

void WindowTest::buildsFirstFromAnEmptyCanvas() {
  const QTemporaryDir folder;
  const auto owner = makeWindow(folder);
  MainWindow& window = *owner;
  window.files().makeNew();
  CanvasView& canvas = window.canvas();
  canvas.setZoom(0.8, QRectF(canvas.rect()).center());
  const std::string empty = diagram::toJson(window.document().values());

  for (const PartStep& step : drivetrain()) buildPart(window, step);
  for (const auto& [from, to] : kWires) wire(window, from, to);
  QCOMPARE(window.document().values().connections.size(), std::size(kWires));

  // A curve by its tick, then Run by its key.
  tickVariable(window, "inertia3.w");
  pressKey(&window, Qt::Key_F5);
  QTRY_VERIFY_WITH_TIMEOUT(window.run().state() == RunState::done || window.run().state() == RunState::stopped, 30000);
  for (const Message& message : window.run().messages()) qInfo("%s", message.toText().c_str());
  QCOMPARE(window.run().state(), RunState::done);
  QCoreApplication::processEvents();
  const double expected = speedOfLoad();
  const double plotted = lastValue(*window.plots().view(0), "inertia3.w");
  QVERIFY2(std::abs(plotted - expected) < 2e-4 * std::max(1.0, std::abs(expected)),
           qPrintable(QString("plotted %1, by hand %2").arg(plotted, 0, 'g', 10).arg(expected, 0, 'g', 10)));

  // All the way back by the keyboard, and forward again.
  const std::string built = diagram::toJson(window.document().values());
  while (window.document().undoStack()->canUndo()) pressKey(&window, Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(diagram::toJson(window.document().values()), empty);
  while (window.document().undoStack()->canRedo())
    pressKey(&window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  QCOMPARE(diagram::toJson(window.document().values()), built);

  const QString path = folder.filePath("built.armature.json");
  answerFileDialog(path);
  pressKey(&window, Qt::Key_S, Qt::ControlModifier);
  QVERIFY(QFileInfo::exists(path));
  const diagram::Document saved = window.document().values();
  pressKey(&window, Qt::Key_W, Qt::ControlModifier);
  QCOMPARE(window.tabs().count(), 1);
  QVERIFY(window.document().values().components.empty());
  answerFileDialog(path);
  pressKey(&window, Qt::Key_O, Qt::ControlModifier);
  QVERIFY(window.document().values() == saved);
  QCOMPARE(diagram::toJson(window.document().values()), built);
}

void WindowTest::shippedFirstRunsAndPlots() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().openFirst();
  QVERIFY(!window->document().values().components.empty());
  window->run().start();
  QTRY_VERIFY_WITH_TIMEOUT(window->run().state() == RunState::done, 30000);
  QVERIFY(window->plots().plotCount() > 0);
  QCoreApplication::processEvents();
  const QStringList curves = window->plots().view(0)->variables();
  QVERIFY(!curves.isEmpty());
  for (const QString& curve : curves) {
    const double last = lastValue(*window->plots().view(0), curve);
    QVERIFY2(std::isfinite(last), qPrintable(curve));
    const auto& store = *window->run().store();
    const auto& column = store.columns()[static_cast<size_t>(store.find(curve.toStdString()))];
    QCOMPARE(last, store.value(column, store.rowCount() - 1));
  }
}

void WindowTest::everyExampleOpensWithEveryClassKnown() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  const QDir root(ARMATURE_SOURCE_DIR "/resources/examples");
  int count = 0;
  for (const QString& library : root.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
    for (const QString& name : QDir(root.filePath(library)).entryList({"*.armature.json"})) {
      QVERIFY2(window->openFile(root.filePath(library) + "/" + name), qPrintable(name));
      ++count;
      const DiagramScene& scene = window->canvas().scene();
      for (size_t i = 0; i < scene.parts().size(); ++i)
        QTRY_VERIFY2(scene.parts()[i].info || scene.parts()[i].isMissing, qPrintable(name));
      for (const PartPicture& part : scene.parts()) QVERIFY2(!part.isMissing, qPrintable(name + ": " + part.className));
      for (const WirePicture& wire : scene.wires())
        QVERIFY2(wire.points.size() >= 2, qPrintable(name + ": " + wire.from + " to " + wire.to));
      QVERIFY(window->closePage(window->tabs().currentIndex()));
    }
  QVERIFY(count >= 19);
}

void WindowTest::aRunCanBeStopped() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().openFirst();
  window->run().setPace(0.01);
  window->run().start();
  QTRY_VERIFY_WITH_TIMEOUT(window->run().state() == RunState::running, 10000);
  QTest::qWait(200);
  pressKey(window.get(), Qt::Key_F5, Qt::ShiftModifier);
  QTRY_COMPARE_WITH_TIMEOUT(window->run().state(), RunState::stopped, 5000);
  QVERIFY(window->run().result().endTime < 1);
}

// A class that no library has: one message, the part ringed.
void WindowTest::messagesMarkTheirPart() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().makeNew();
  diagram::ComponentItem item;
  item.name = "mystery";
  item.className = "Modelica.Mechanics.Rotational.Components.Nothing";
  window->document().addPart(item);
  QTRY_VERIFY_WITH_TIMEOUT(!window->checker().messages().empty(), 10000);
  QTRY_VERIFY(window->canvas().scene().marks().contains("mystery"));
}

void WindowTest::variablesDropOnPlotsAndExport() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().openFirst();
  window->run().start();
  QTRY_VERIFY_WITH_TIMEOUT(window->run().state() == RunState::done, 30000);
  const int steps = window->document().undoStack()->count();
  PlotView* plot = window->plots().view(0);
  QMimeData data;
  data.setData(kVariableMime, "damper.tau");
  QDragEnterEvent enter(QPoint(40, 40), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(plot, &enter);
  QVERIFY(enter.isAccepted());
  QDropEvent drop(QPointF(40, 40), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(plot, &drop);
  QVERIFY(plot->variables().contains("damper.tau"));
  QCOMPARE(window->document().undoStack()->count(), steps + 1);
  // The table has a row per result point, and its last one is what the store says.
  const QString csv = folder.filePath("plot.csv");
  QVERIFY(exportPlotValues(*plot, csv));
  QFile file(csv);
  QVERIFY(file.open(QIODevice::ReadOnly));
  const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
  const auto& store = *window->run().store();
  QCOMPARE(static_cast<uint64_t>(lines.size()), store.rowCount() + 1);
  const auto& column = store.columns()[static_cast<size_t>(store.find("damper.tau"))];
  QCOMPARE(lines.last().split(',').last().toDouble(), store.value(column, store.rowCount() - 1));
  for (const char* name : {"plot.png", "plot.svg", "plot.pdf"}) {
    QVERIFY2(exportPlotPicture(*plot, folder.filePath(name)), name);
    QVERIFY2(QFileInfo(folder.filePath(name)).size() > 1000, name);
  }
}

void WindowTest::aParameterReachesTheRunningModel() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  window->files().openFirst();
  window->run().setPace(0.2);
  window->run().start();
  QTRY_VERIFY_WITH_TIMEOUT(window->run().state() == RunState::running && window->run().time() > 0.02, 10000);
  QVERIFY(!window->run().setParameters({{"inertia1.nothing", 1}}));
  QVERIFY(window->run().setParameters({{"damping", 1000}}));
  window->run().setPace(0);
  QTRY_COMPARE_WITH_TIMEOUT(window->run().state(), RunState::done, 20000);
  // The damper's law with the new value holds at the end: torque over speed.
  const auto& store = *window->run().store();
  const auto last = [&](const char* name) {
    return store.value(store.columns()[static_cast<size_t>(store.find(name))], store.rowCount() - 1);
  };
  QVERIFY(std::abs(last("damper.tau") - 1000 * last("damper.w_rel")) <
          1e-6 * std::max(1.0, std::abs(last("damper.tau"))));
}

QTEST_MAIN(WindowTest)
#include "window_test.moc"
