// sign_pictures OUT_DIR [--dark] [--large] [--language de] [--size WxH] [--set NAME]… [EXAMPLE…]: pictures of what is
// drawn over diagrams and beside them, to be looked at: each layer alone and all together, wires cut open and parts cut
// free, tracks, shafts, flows of energy, quadrants, each pair of glasses, explanations, and filmstrips.
#include <QApplication>
#include <QCommandLineParser>
#include <QDockWidget>
#include <cstdio>

#include "app/energy/energy_panel.h"
#include "app/language/language.h"
#include "app/lines/line_panel.h"
#include "app/look/theme.h"
#include "app/shell/energy_room.h"
#include "app/shell/explanations.h"
#include "app/shell/filmstrip.h"
#include "app/shell/line_room.h"
#include "app/shell/view_menu.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

namespace {

// A diagram, an instant of its run at which there is something to see, and what is cut in it.
struct Sight {
  const char* name;      // below resources/
  double at;             // [s]
  const char* wire;      // an end of a wire to cut; null: none
  const char* part;      // that is cut free
  const char* variable;  // that is explained
};

constexpr Sight kSights[] = {
    {"examples/Translational/SignConvention", 1, "mass3.flange_a", "mass1", "mass1.flange_a.f"},
    {"examples/Translational/Oscillator", 0.6, "spring1.flange_b", "mass1", "spring1.f"},
    {"examples/Translational/InitialConditions", 0.4, "m3.flange_b", "m4", "sd2.f"},
    {"examples/Translational/ElastoGap", 0.4, "mass1.flange_a", "mass2", "elastoGap1.f"},
    {"examples/Translational/Sensors", 0.7, "mass.flange_a", "mass", "force.f"},
    {"examples/Translational/Friction", 1.3, "mass.flange_a", "spring", "mass.f"},
    {"examples/Translational/WhyArrows", 0.5, "spring1.flange_b", "spring2", "spring1.f"},
    {"examples/Rotational/First", 0.5, "spring.flange_b", "inertia2", "spring.tau"},
    {"examples/Rotational/CoupledClutches", 0.9, "clutch2.flange_a", "clutch1", "clutch1.tau"},
    {"examples/Rotational/Friction", 1, "clutch.flange_a", "brake", "brake.tau"},
    {"examples/Rotational/OneWayClutch", 0.7, "oneWayClutch.flange_a", "oneWayClutch", "oneWayClutch.tau"},
    {"examples/Rotational/ElasticBearing", 2, "housing.flange_a", "idealGear", "spring.tau"},
    {"examples/Rotational/RollingWheel", 2, "mass.flange_a", "idealRollingWheel", "mass.flange_a.f"},
    {"lessons/planetary/two_drives", 0.7, "planetary.sun", "planetary", "planetary.sun.tau"},
    {"lessons/support/motor", 0.7, nullptr, nullptr, nullptr},
    {"examples/Electrical/Analog/DCMotor", 0.4, "emf.flange", "resistor", "resistor.v"},
    {"examples/Electrical/Analog/Rectifier", 0.02, "Inductor1.p", "Capacitor1", "IdealDiode1.i"},
    {"examples/Electrical/Analog/Resistor", 0.6, "resistor.p", "resistor", "resistor.i"},
    {"examples/HeatTransfer/TwoMasses", 0.3, "conduction.port_a", "conduction", "conduction.Q_flow"},
    {"examples/HeatTransfer/ControlledTemperature", 5, "heatCapacitor.port", "thermalConductor", "resistor.LossPower"},
    {"examples/MultiBody/ActuatedDrive", 0.4, "torque.flange", "torque", "torque.tau"},
    {"examples/MultiBody/Pendulum", 0.4, "body.frame_a", "damper", "damper.tau"},
};

const std::pair<const char*, Overlays> kLayers[] = {
    {"1axis", {false, false, false, true, false}},
    {"2convention", {false, false, false, true, true}},
    {"3arrows", {true, false, false, true, false}},
    {"4values", {false, true, false, false, false}},
    {"5motion", {false, false, true, false, false}},
    {"6speeds", {true, false, false, true, false, ArrowKinds::motion}},
    {"7both", {true, false, true, true, false, ArrowKinds::both}},
    {"8all", {true, true, true, true, true}},
};

void settle(int time = 150) {
  QTest::qWait(time);
}

class Photographer {
 public:
  Photographer(MainWindow& window, QString folder, QStringList sets)
      : window_(window), folder_(std::move(folder)), sets_(std::move(sets)) {}

  void look(const Sight& sight) {
    stem_ = QString(sight.name).section('/', -2).replace('/', '-');  // there is a Friction in two folders
    const QString path = QStringLiteral(ARMATURE_SOURCE_DIR "/resources/%1.armature.json").arg(sight.name);
    if (!QFile::exists(path) || !window_.openFile(path)) return;
    (void)QTest::qWaitFor([&] { return isRead(); }, 20000);
    run(sight.at);
    if (wants("layers")) layers();
    if (wants("cuts")) cuts(sight);
    if (wants("glasses")) glasses();
    if (wants("views")) views();
    if (wants("explain") && sight.variable) explain(sight.variable);
    if (wants("film")) film();
    window_.closePage(window_.pages().indexOf(window_.page()));
  }

 private:
  bool wants(const QString& set) const { return sets_.isEmpty() || sets_.contains(set); }
  bool isRead() {
    const auto& parts = window_.canvas().scene().parts();
    return !parts.empty() &&
           std::all_of(parts.begin(), parts.end(), [](const PartPicture& part) { return part.info != nullptr; });
  }
  void run(double at) {
    window_.run().start();
    (void)QTest::qWaitFor(
        [&] { return window_.run().state() == RunState::done || window_.run().state() == RunState::stopped; }, 60000);
    at_ = at;
    settle();
  }
  void save(const QPixmap& picture, const QString& what) {
    const QString path = QString("%1/%2-%3.png").arg(folder_, stem_, what);
    std::printf("%s%s\n", qPrintable(path), picture.save(path) ? "" : ": not written");
  }
  // With motion on, time goes on by itself.
  void take(QWidget& what, const QString& name) {
    settle();
    window_.canvas().scene().setHover(-1, {}, -1);
    window_.run().setShownTime(at_);
    save(what.grab(), name);
  }
  void layers() {
    for (const auto& [name, overlays] : kLayers) {
      window_.viewMenu().show(overlays);
      take(window_.canvas(), QString("layer-") + name);
    }
    window_.viewMenu().show({});
  }
  void cuts(const Sight& sight) {
    window_.viewMenu().show({true, false, false, true, false});
    DiagramScene& scene = window_.canvas().scene();
    int wire = -1;
    for (size_t i = 0; i < scene.wires().size(); ++i) {
      const WirePicture& w = scene.wires()[i];
      if (sight.wire && (w.from == QLatin1String(sight.wire) || w.to == QLatin1String(sight.wire)))
        wire = static_cast<int>(i);
    }
    if (wire >= 0) {
      scene.select({}, {wire});
      take(window_.canvas(), "cut-wire");
    }
    const int part = sight.part ? window_.document().partIndex(sight.part) : -1;
    if (part >= 0) {
      scene.select({part}, {});
      take(window_.canvas(), "cut-part");
      take(window_, "cut-window");
    }
    scene.select({}, {});
    window_.viewMenu().show({});
  }
  void glasses() {
    window_.viewMenu().show({true, false, false, true, true});
    for (const char* name : {"tension", "compression", "load", "motor", "generator"}) {
      (void)window_.viewMenu().wear(name);
      take(window_.canvas(), QString("glasses-") + name);
    }
    (void)window_.viewMenu().wear({});
    window_.viewMenu().show({});
  }
  void views() {
    for (const Domain domain : {Domain::translational, Domain::rotational}) {
      const bool has =
          std::any_of(window_.page().overlay().lines().all.begin(), window_.page().overlay().lines().all.end(),
                      [&](const Line& line) { return line.domain == domain; });
      if (!has) continue;
      window_.lineRoom().show(domain);
      take(window_, domain == Domain::rotational ? "view-shaft" : "view-track");
      save(window_.lineRoom().panel().grab(), domain == Domain::rotational ? "panel-shaft" : "panel-track");
    }
    dock("lineDock").hide();
    using Page = EnergyPanel::Page;
    window_.energy().open();
    for (const auto& [page, name] :
         {std::pair{Page::power, "power"}, {Page::energy, "energy"}, {Page::quadrants, "quadrants"}}) {
      window_.energy().panel().showPage(page);
      take(window_, QString("view-") + name);
      save(window_.energy().panel().grab(), QString("panel-") + name);
    }
    window_.energy().dock().hide();
  }
  void explain(const QString& variable) {
    window_.viewMenu().show({true, false, false, true, false});
    const QPoint at = window_.canvas().mapToGlobal(QPoint(60, 40));
    window_.page().explanations().show(variable, at_, at);
    settle();
    if (QWidget* card = window_.page().explanations().card()) {
      save(card->grab(), "explain");
      card->close();
    }
    window_.viewMenu().show({});
  }
  void film() {
    window_.viewMenu().show({true, false, true, true, false});
    settle();
    save(QPixmap::fromImage(filmstrip(window_, 5, QSize(1800, 760), 1)), "film");
    window_.viewMenu().show({});
  }
  QDockWidget& dock(const char* name) { return *window_.findChild<QDockWidget*>(name); }

  MainWindow& window_;
  QString folder_;
  QStringList sets_;
  QString stem_;
  double at_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
  QApplication application(argc, argv);
  dressApplication();
  QCommandLineParser parser;
  parser.addOptions({{"dark", "Dark."},
                     {"large", "Large type."},
                     {"language", "de or en.", "CODE", "en"},
                     {"size", "Of the window.", "WxH", "1280x800"},
                     {"set", "layers, cuts, glasses, views, explain, film; without: all.", "NAME"}});
  parser.addPositionalArgument("OUT_DIR", "Where the pictures go.");
  parser.process(application);
  QStringList wanted = parser.positionalArguments();
  if (wanted.isEmpty()) return 1;
  const QString out = wanted.takeFirst();
  QDir().mkpath(out);
  (void)speak(chosenLanguage(parser.value("language"), {}, {}));
  const QTemporaryDir settings;
  const auto window = makeWindow(settings);
  const QStringList size = parser.value("size").split('x');
  window->resize(size.value(0).toInt(), size.value(1).toInt());
  window->setScheme(parser.isSet("dark") ? MainWindow::Scheme::dark : MainWindow::Scheme::light);
  if (parser.isSet("large")) pressKey(window.get(), Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
  Photographer photographer(*window, out, parser.values("set"));
  for (const Sight& sight : kSights)
    if (wanted.isEmpty() || wanted.contains(QString(sight.name).section('/', -1))) photographer.look(sight);
  return 0;
}
