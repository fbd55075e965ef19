// Buses on the diagram: their wires are drawn, signals are put onto them and taken from them by hand, a list tells
// which there are, and the model runs.
#include <QMenu>

#include "app/canvas/buses.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

namespace {

constexpr const char* kDiagram = R"({
  "format": "armature-diagram", "version": 1, "name": "WithBus",
  "components": [
    {"name": "sine", "class": "Modelica.Blocks.Sources.Sine", "modifiers": {"f": "1"}, "placement": {"x": -60, "y": 20}},
    {"name": "step", "class": "Modelica.Blocks.Sources.Step", "placement": {"x": -60, "y": -20}},
    {"name": "bus", "class": "Bus", "placement": {"x": 0, "y": 0}},
    {"name": "gain", "class": "Modelica.Blocks.Math.Gain", "modifiers": {"k": "3"}, "placement": {"x": 60, "y": 0}},
    {"name": "hub", "class": "Hub", "placement": {"x": 0, "y": -50}},
    {"name": "resistor", "class": "Modelica.Electrical.Analog.Basic.Resistor", "placement": {"x": 60, "y": -50}}
  ],
  "connections": [{"from": "sine.y", "to": "bus.speed"}, {"from": "bus", "to": "hub.port"}],
  "classes": ["expandable connector Bus\nend Bus;",
              "model Hub\n  Bus port annotation (Placement(transformation(extent = {{-110, -10}, {-90, 10}})));\nend Hub;"],
  "experiment": {"startTime": 0, "stopTime": 1, "interval": 0, "tolerance": 1e-06}
})";

}  // namespace

class BusTest : public QObject {
  Q_OBJECT
 private:
  DiagramScene& scene() const { return window_->canvas().scene(); }
  QPoint pixelOf(const char* end) const {
    return window_->canvas().toPixels(scene().connector(scene().findEnd(end)).at).toPoint();
  }
  // Chooses an entry of the menu that opens by name; empty: there is none to come.
  void choose(const QString& menuName, const QString& entry) {
    auto* timer = new QTimer(this);
    connect(timer, &QTimer::timeout, timer, [timer, menuName, entry] {
      auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
      if (!menu || menu->objectName() != menuName) return;
      timer->deleteLater();
      for (QAction* action : menu->actions())
        if (action->text() == entry)
          return QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
      menu->close();
    });
    timer->start(20);
  }

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    window_ = makeWindow(*folder_);
    QFile file(folder_->filePath("bus.armature.json"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(kDiagram) > 0);
    file.close();
    QVERIFY(window_->openFile(file.fileName()));
    QTRY_VERIFY(std::ranges::all_of(scene().parts(), [](const PartPicture& part) { return part.info != nullptr; }));
    QTRY_VERIFY(isBus(scene(), scene().findEnd("bus")));
    window_->canvas().fit();
  }
  void cleanup() { window_.reset(); }

  // A wire to a signal ends at the bus; one from bus to bus is one of its own kind.
  void wiresAreDrawn() {
    QTRY_VERIFY(isBus(scene(), scene().findEnd("hub.port")));
    for (const WirePicture& wire : scene().wires()) QVERIFY2(wire.points.size() >= 2, qPrintable(wire.to));
    QCOMPARE(scene().wires()[0].points.last(), scene().connector(scene().findEnd("bus")).at);
    QCOMPARE(scene().wires()[0].domain, Domain::real);
    QVERIFY(!isBusWire(scene(), scene().wires()[0]));
    QVERIFY(isBusWire(scene(), scene().wires()[1]));
    QCOMPARE(scene().findEnd("bus.anything"), scene().findEnd("bus"));
    QCOMPARE(scene().findEnd("hub.port.speed"), scene().findEnd("hub.port"));
    QVERIFY(!scene().findEnd("hub.nothing").isValid());
  }

  // A source becomes a signal of its part's name; an input asks which signal it is to hear; nothing else fits.
  void signalsAreWiredByHand() {
    CanvasView& canvas = window_->canvas();
    QCOMPARE(busSignals(scene(), scene().findEnd("bus")), QStringList{"speed"});
    dragOn(canvas, pixelOf("step.y"), pixelOf("bus"));
    QCOMPARE(window_->document().values().connections.back().to, std::string("bus.step"));
    choose("signalMenu", "speed");
    dragOn(canvas, pixelOf("gain.u"), pixelOf("bus"));
    QCOMPARE(window_->document().values().connections.back().to, std::string("bus.speed"));
    QCOMPARE(busSignals(scene(), scene().findEnd("bus")), (QStringList{"speed", "step"}));
    QVERIFY(scene().refusal(scene().findEnd("resistor.p"), scene().findEnd("bus")).contains("bus"));
    QVERIFY(scene().refusal(scene().findEnd("bus"), scene().findEnd("hub.port")).contains("already"));
    window_->document().remove({window_->document().partIndex("resistor")}, {});  // it has no ground
    runToEnd(*window_);
    QCOMPARE(window_->run().state(), RunState::done);
    const results::Store& store = *window_->run().store();
    const auto& column = store.columns()[static_cast<size_t>(store.find("gain.y"))];
    QVERIFY(std::abs(store.valueAt(column, 0.25) - 3) < 0.05);
    for (int k = 0; k < 3; ++k) window_->document().undoStack()->undo();
    QCOMPARE(busSignals(scene(), scene().findEnd("bus")), QStringList{"speed"});
  }
};

QTEST_MAIN(BusTest)
#include "bus_test.moc"
