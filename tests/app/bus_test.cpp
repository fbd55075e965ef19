// Buses on the diagram: their wires are drawn, signals are put onto them and taken from them by hand, a list tells
// which there are, and the model runs.
#include <QInputDialog>
#include <QMenu>

#include "app/canvas/buses.h"
#include "app/canvas/line_box.h"
#include "engine/diagram/json.h"
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
  "classes": ["expandable connector Bus\n  annotation (Icon(graphics = {Rectangle(extent = {{-20, 2}, {22, -2}}, lineColor = {255, 204, 51}, lineThickness = 0.5)}));\nend Bus;",
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

  // Under the pointer a card comes beside a bus, and goes with it.
  void verifyHoverCard(ConnectorRef bus) {
    CanvasView& canvas = window_->canvas();
    const QPoint at = canvas.toPixels(scene().connector(bus).at).toPoint();
    const QRect beside(at + QPoint(20, -10), QSize(60, 60));
    QTest::mouseMove(&canvas, QPoint(3, 3));
    QTRY_VERIFY(!scene().hovered().connector.isValid());
    const QImage before = canvas.grab(beside).toImage();
    QTest::mouseMove(&canvas, at);
    QTRY_COMPARE(scene().hovered().connector, bus);
    QVERIFY(canvas.grab(beside).toImage() != before);
    QTest::mouseMove(&canvas, QPoint(3, 3));
    QTRY_COMPARE(canvas.grab(beside).toImage(), before);
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
    QVERIFY(!scene().wires()[0].bus.isBus);
    QVERIFY(scene().wires()[1].bus.isBus);
    QCOMPARE(scene().findEnd("bus.anything"), scene().findEnd("bus"));
    QCOMPARE(scene().findEnd("hub.port.speed"), scene().findEnd("hub.port"));
    QVERIFY(!scene().findEnd("hub.nothing").isValid());
  }

  // A signal is offered to what it may be joined to: not a Boolean one to a number, nor a bus within the bus.
  void signalsAreOfferedToWhatFits() {
    auto& document = window_->document();
    dropPart(*window_, "Modelica.Blocks.Sources.BooleanStep", {-60, 60});
    QTRY_VERIFY(scene().parts().back().info);
    document.addConnection(document.values().components.back().name + ".y", "bus.isOpen");
    document.addConnection("bus.under.deep", "gain.u");
    const ConnectorRef bus = scene().findEnd("bus"), gain = scene().findEnd("gain.u"), sine = scene().findEnd("sine.y");
    for (const ConnectorRef end : {gain, sine}) {
      QVERIFY(mayCarry(scene(), bus, "speed", end));
      QVERIFY(mayCarry(scene(), bus, "anything", end));
      QVERIFY(!mayCarry(scene(), bus, "isOpen", end));
      QVERIFY(!mayCarry(scene(), bus, "under", end));
    }
    // A signal of the bus that a wire from bus to bus names.
    document.addConnection("bus.inner", "hub.port");
    QVERIFY(!mayCarry(scene(), bus, "inner", sine));
  }

  // What a bus of the diagram's own declares is in its list, and is what it is declared to be; on a part's border, too,
  // and of a bus that is declared in a Modelica file.
  void declaredSignalsAreListed() {
    const char* const bus =
        "expandable connector Bus\n  Real speed(unit = \"m/s\");\n  Boolean isOpen;\n"
        "  Modelica.Blocks.Interfaces.RealOutput torque;\n  Modelica.Blocks.Interfaces.IntegerInput gear;\nend Bus;";
    window_->document().setClass(0, bus);
    const QStringList declared{"gear", "isOpen", "speed", "torque"};
    QTRY_COMPARE(busSignals(scene(), scene().findEnd("bus")), declared);
    QTRY_COMPARE(busSignals(scene(), scene().findEnd("hub.port")), declared);
    const auto offered = [&](const char* end) {
      QStringList names;
      const ConnectorRef at = scene().findEnd("bus");
      for (const QString& signal : busSignals(scene(), at))
        if (mayCarry(scene(), at, signal, scene().findEnd(end))) names << signal;
      return names;
    };
    QCOMPARE(offered("gain.u"), (QStringList{"speed", "torque"}));
    // It has no icon and is drawn as a bar: its name is beside that.
    const PartPicture& bare = scene().parts()[2];
    const double below = bare.drawn.top() - bare.labelRect.bottom(), above = bare.labelRect.top() - bare.drawn.bottom();
    QVERIFY2(std::max(below, above) < 6, qPrintable(QString("%1 %2").arg(below).arg(above)));
    QVERIFY(bare.drawn.height() < 0.3 * bare.rect.height());

    QFile file(folder_->filePath("Plant.mo"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("model Plant\n  " + QByteArray(bus) + R"(
  Bus bus annotation (Placement(transformation(extent = {{-10, -10}, {10, 10}})));
  Modelica.Blocks.Math.Gain gain annotation (Placement(transformation(extent = {{30, -10}, {50, 10}})));
end Plant;)");
    file.close();
    QVERIFY(window_->openFile(file.fileName()));
    QTRY_VERIFY_WITH_TIMEOUT(window_->document().partIndex("gain") >= 0, 20000);
    QTRY_VERIFY(scene().parts()[1].info && isBus(scene(), scene().findEnd("bus")));
    QTRY_COMPARE(busSignals(scene(), scene().findEnd("bus")), declared);
    QCOMPARE(offered("gain.u"), (QStringList{"speed", "torque"}));
  }

  // The wire from bus to bus has the colour of their class, and is wider than that of a signal; drawn as soon as the
  // class is known, in both themes.
  void theyHaveTheirColour() {
    QTRY_VERIFY(scene().wires()[1].bus.isBus);
    QCOMPARE(scene().wires()[1].bus.color, 0xFFCC33);
    QCOMPARE(scene().connector(scene().findEnd("hub.port")).bus.color, 0xFFCC33);
    CanvasView& canvas = window_->canvas();
    canvas.setZoom(2, QRectF(canvas.rect()).center());
    const QPolygonF way = scene().wires()[1].points;
    canvas.lookAt((way[0] + way[1]) / 2);
    const bool isUpright = way[0].x() == way[1].x();
    // The run of pixels across the wire that are no canvas.
    const auto across = [&] {
      const QImage shown = canvas.grab().toImage();
      const QPoint middle = canvas.toPixels((way[0] + way[1]) / 2).toPoint();
      std::vector<QColor> inks;
      for (int k = -12; k <= 12; ++k) {
        const QColor ink = shown.pixelColor(middle + (isUpright ? QPoint(k, 0) : QPoint(0, k)));
        if (std::abs(ink.hslHueF() - QColor(0xFF, 0xCC, 0x33).hslHueF()) < 0.03 && ink.hslSaturationF() > 0.5)
          inks.push_back(ink);
      }
      return inks;
    };
    QVERIFY2(across().size() >= 5, qPrintable(QString::number(across().size())));
    // Without its class's icon it is as wide, and grey.
    window_->document().setClass(0, "expandable connector Bus\nend Bus;");
    QTRY_COMPARE(scene().wires()[1].bus.color, -1);
    QVERIFY(scene().wires()[1].bus.isBus);
    QVERIFY(across().empty());
    window_->document().undoStack()->undo();
    QTRY_VERIFY(across().size() >= 5);
  }

  // Parts one above the other, whose icons fill half of their height, with wires on either side: their names stand
  // between them and on no wire.
  void namesKeepOffTheirWires() {
    diagram::Json made = diagram::Json::parse(kDiagram);
    made["components"] = diagram::Json::array();
    made["connections"] = diagram::Json::array();
    const auto part = [&](const std::string& name, const char* type, double x, double y) {
      made["components"].push_back({{"name", name}, {"class", type}, {"placement", {{"x", x}, {"y", y}}}});
    };
    part("bus", "Bus", -60, 0);
    made["classes"].push_back(
        "model Axis\n  Bus port annotation (Placement(transformation(extent = {{-110, -10}, {-90, 10}})));\n"
        "  Modelica.Blocks.Interfaces.RealOutput y annotation (Placement(transformation(extent = {{100, -10}, {120, "
        "10}})));\n  annotation (Icon(graphics = {Rectangle(extent = {{-100, 50}, {100, -50}}, fillColor = {64, 64, "
        "64}, fillPattern = FillPattern.Solid), Text(extent = {{-150, 140}, {150, 100}}, textString = "
        "\"%name\")}));\nend Axis;");
    for (int k = 0; k < 5; ++k) {
      const std::string number = std::to_string(k + 1);
      part("axis" + number, "Axis", 0, 20 * (k - 2));
      part("gain" + number, "Modelica.Blocks.Math.Gain", 90, 40 * (k - 2));
      made["connections"].push_back({{"from", "bus"}, {"to", "axis" + number + ".port"}});
      made["connections"].push_back({{"from", "axis" + number + ".y"}, {"to", "gain" + number + ".u"}});
    }
    QFile file(folder_->filePath("axes.armature.json"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(made.dump().c_str()) > 0);
    file.close();
    QVERIFY(window_->openFile(file.fileName()));
    QTRY_VERIFY(std::ranges::all_of(scene().parts(), [](const PartPicture& one) { return one.info != nullptr; }));
    QTRY_VERIFY(scene().wires()[0].bus.isBus);
    window_->canvas().setZoom(0.62, QRectF(window_->canvas().rect()).center());
    for (int k = 0; k < 5; ++k) {
      const int index = window_->document().partIndex("axis" + std::to_string(k + 1));
      const QRectF label = window_->canvas().besideParts().label(index);
      QVERIFY(!label.isEmpty());
      for (const WirePicture& wire : scene().wires())
        for (qsizetype i = 0; i + 1 < wire.points.size(); ++i) {
          const QRectF piece = window_->canvas().toPixels(lineBox(wire.points[i], wire.points[i + 1], 0.3));
          QVERIFY2(!piece.intersects(label.adjusted(1, 1, -1, -1)), qPrintable(QString::number(k + 1)));
        }
    }
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

  // A signal gets another name at all wires of the bus and of those that are joined to it, with what plots it, in one
  // step; what is no name is refused in the window where it is typed, which stays.
  void signalsAreRenamedByHand() {
    auto& document = window_->document();
    document.addConnection("bus.speed", "gain.u");
    document.setPlot(0, diagram::Json{{"curves", {{{"variable", "bus.speed"}}}}}, "plot");
    CanvasView& canvas = window_->canvas();
    const QPolygonF way = scene().wires()[0].points;
    QStringList said;
    choose("signals", "Rename speed…");
    QTimer typing;
    connect(&typing, &QTimer::timeout, this, [&] {
      auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
      auto* field = dialog ? dialog->findChild<QLineEdit*>() : nullptr;
      if (!field || said.size() == 3) return;
      if (!said.isEmpty() && said.last() == dialog->labelText()) return;
      said << dialog->labelText();
      if (said.size() == 1) QCOMPARE(field->selectedText(), QString("speed"));
      const char* const names[] = {"2 fast", "isOpen", "velocity"};
      QTest::keyClicks(field, names[said.size() - 1]);
      QTest::keyClick(field, Qt::Key_Return);
    });
    document.addConnection("step.y", "bus.isOpen");
    typing.start(20);
    choose("", "Signal of the bus");
    QTest::mouseClick(&canvas, Qt::RightButton, {}, canvas.toPixels((way[0] + way[1]) / 2).toPoint());
    QTRY_COMPARE(said.size(), 3);
    QVERIFY(said[1].contains("is not a name") && said[2].contains("already"));
    QCOMPARE(document.values().connections[0].to, std::string("bus.velocity"));
    QCOMPARE(document.values().connections[2].from, std::string("bus.velocity"));
    QCOMPARE(document.values().connections[3].to, std::string("bus.isOpen"));
    QCOMPARE((*document.values().plots)[0]["curves"][0]["variable"].get<std::string>(), std::string("bus.velocity"));
    document.undoStack()->undo();
    QCOMPARE(document.values().connections[0].to, std::string("bus.speed"));
    QCOMPARE(document.values().connections[2].from, std::string("bus.speed"));
  }

  // The robot of the standard library, from the palette: its bus with all wires, its picture, and what hovering tells.
  void theRobotShowsItsBus() {
    const std::string library = qEnvironmentVariable("ARMATURE_MSL").toStdString();
    if (library.empty()) QSKIP("the text of the standard library is not at hand (ARMATURE_MSL)");
    MainWindow::Options options;
    options.isQuiet = true;
    options.settingsFile = folder_->filePath("robot.ini");
    options.makeEngine = [library] { return makeFacadeEngine({library}); };
    window_ = std::make_unique<MainWindow>(std::move(options));
    window_->resize(1400, 900);
    window_->show();
    Q_EMIT window_->palettePanel().modelChosen("Modelica.Mechanics.MultiBody.Examples.Systems.RobotR3.FullRobot");
    QTRY_VERIFY_WITH_TIMEOUT(window_->document().partIndex("controlBus") >= 0, 60000);
    const auto isKnown = [](const PartPicture& part) { return part.info != nullptr; };
    QTRY_VERIFY_WITH_TIMEOUT(std::ranges::all_of(scene().parts(), isKnown), 60000);
    const ConnectorRef bus = scene().findEnd("controlBus");
    QTRY_VERIFY(isBus(scene(), bus));
    const auto endsThere = [&](const WirePicture& wire) {
      return wire.points.size() >= 2 &&
             (wire.points.first() == scene().connector(bus).at || wire.points.last() == scene().connector(bus).at);
    };
    QVERIFY(std::ranges::count_if(scene().wires(), endsThere) >= 7);
    for (int axis = 1; axis <= 6; ++axis)
      QVERIFY(busSignals(scene(), bus).contains(QString("axisControlBus%1").arg(axis)));
    // Their colour is known when the connectors' classes are.
    const auto isDrawnAsBus = [&](const WirePicture& wire) { return !endsThere(wire) || wire.bus.isBus; };
    QTRY_VERIFY_WITH_TIMEOUT(std::ranges::all_of(scene().wires(), isDrawnAsBus), 60000);
    QTRY_VERIFY_WITH_TIMEOUT(window_->checker().isAnswered(), 60000);
    verifyHoverCard(bus);
  }
};

QTEST_MAIN(BusTest)
#include "bus_test.moc"
