// A diagram exported as Modelica text by the menu and opened again: the same picture, pixel by pixel, wires at the same
// points, the same document but for what the text says in other words, and a run that is equal in every digit of every
// variable at every instant.
#include <QMenuBar>
#include <QRegularExpression>
#include <cmath>
#include <cstring>

#include "app/canvas/diagram_painter.h"
#include "engine/diagram/json.h"
#include "tests/app/window_bench.h"
#include "tests/facade/submodel_runs.h"

using namespace armature;
using namespace armature::app;

namespace {

// Of every field that has a room of its own in the library, where what is drawn is varied most: buses, state machines,
// bodies, arrays of connectors, bitmaps.
const char* const kExamples[] = {"Blocks.Examples.BooleanNetwork1",
                                 "Blocks.Examples.BusUsage",
                                 "Blocks.Examples.CompareSincExpSine",
                                 "Blocks.Examples.FilterWithDifferentiation",
                                 "Blocks.Examples.IntegerNetwork1",
                                 "Blocks.Examples.InverseModel",
                                 "Blocks.Examples.LogicalNetwork1",
                                 "Blocks.Examples.Noise.UniformNoise",
                                 "Blocks.Examples.PID_Controller",
                                 "Blocks.Examples.RealNetwork1",
                                 "Electrical.Analog.Examples.CauerLowPassAnalog",
                                 "Electrical.Analog.Examples.ChuaCircuit",
                                 "Electrical.Analog.Examples.HeatingNPN_NORGate",
                                 "Electrical.Analog.Examples.HeatingRectifier",
                                 "Electrical.Analog.Examples.InvertingAmp",
                                 "Electrical.Analog.Examples.Lines.SmoothStep",
                                 "Electrical.Analog.Examples.OpAmps.ControlCircuit",
                                 "Electrical.Analog.Examples.OpAmps.SchmittTrigger",
                                 "Electrical.Analog.Examples.Rectifier",
                                 "Electrical.Analog.Examples.ShowVariableResistor",
                                 "Electrical.Digital.Examples.Adder4",
                                 "Electrical.Digital.Examples.Counter",
                                 "Electrical.Digital.Examples.DFFREG",
                                 "Electrical.Digital.Examples.RAM",
                                 "Mechanics.MultiBody.Examples.Constraints.SphericalConstraint",
                                 "Mechanics.MultiBody.Examples.Elementary.DoublePendulum",
                                 "Mechanics.MultiBody.Examples.Elementary.HeatLosses",
                                 "Mechanics.MultiBody.Examples.Elementary.Surfaces",
                                 "Mechanics.MultiBody.Examples.Loops.Engine1a",
                                 "Mechanics.MultiBody.Examples.Rotational3DEffects.BevelGear1D",
                                 "Mechanics.MultiBody.Examples.Systems.RobotR3.FullRobot",
                                 "Mechanics.MultiBody.Examples.Systems.RobotR3.OneAxis",
                                 "Mechanics.Rotational.Examples.CoupledClutches",
                                 "Mechanics.Rotational.Examples.First",
                                 "Mechanics.Rotational.Examples.LossyGearDemo2",
                                 "Mechanics.Rotational.Examples.RollingWheel",
                                 "Mechanics.Translational.Examples.ElastoGap",
                                 "Mechanics.Translational.Examples.Sensors",
                                 "StateGraph.Examples.ExecutionPaths",
                                 "StateGraph.Examples.ShowCompositeStep",
                                 "Thermal.HeatTransfer.Examples.ControlledTemperature",
                                 "Thermal.HeatTransfer.Examples.TwoMasses"};

// As it is printed: nothing that is selected, hovered or told.
QImage pictureOf(DiagramPage& page) {
  constexpr double kScale = 2.3;  // [px/unit]
  DiagramScene& scene = page.scene();
  scene.clearSelection();
  scene.setTextScale(1, 1);
  const QRectF bounds = scene.bounds().adjusted(-10, -10, 10, 10);
  QImage image((bounds.size() * kScale).toSize(), QImage::Format_RGB32);
  image.fill(Theme::light().canvas);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(page.diagramCanvas().font());
  DiagramPainter diagram(scene, page.diagramCanvas().icons(), Theme::light(), kScale,
                         {-bounds.left() * kScale, bounds.bottom() * kScale}, 1);
  diagram.paint(painter, image.rect(), {false, true, true, false, nullptr});
  return image;
}

// The first difference of two runs; empty where they are equal in every bit.
QString difference(const test::Run& a, const test::Run& b) {
  if (!a.isDone || !b.isDone) return "a run has stopped: " + a.errors + b.errors;
  const results::Store &x = *a.store, &y = *b.store;
  if (x.rowCount() != y.rowCount()) return QString("%1 rows, then %2").arg(x.rowCount()).arg(y.rowCount());
  if (x.columns().size() != y.columns().size())
    return QString("%1 variables, then %2").arg(x.columns().size()).arg(y.columns().size());
  for (const results::Column& column : x.columns()) {
    const int64_t other = y.find(column.name);
    if (other < 0) return QString::fromStdString(column.name + " is missing");
    for (uint64_t row = 0; row < x.rowCount(); ++row) {
      const double was = x.value(column, row), is = y.value(y.columns()[static_cast<size_t>(other)], row);
      if (std::memcmp(&was, &is, sizeof was) != 0)
        return QString("%1 in row %2: %3, then %4").arg(column.name.c_str()).arg(row).arg(was).arg(is);
    }
  }
  return {};
}

// Without what the text says in other words (a quarter turn backwards, the order of modifiers, how lines are
// indented), and without the title that every copy gets.
std::string textOf(diagram::Document document) {
  document.title.clear();
  for (diagram::ComponentItem& item : document.components) {
    item.placement.rotation = std::fmod(item.placement.rotation + 360, 360);
    std::ranges::stable_sort(item.modifiers, {}, &diagram::Modifier::name);
  }
  static const QRegularExpression indent("^ +", QRegularExpression::MultilineOption);
  document.declarations = QString::fromStdString(document.declarations).remove(indent).trimmed().toStdString();
  for (std::string& text : document.classes)
    if (!text.ends_with(';')) text += ';';
  return diagram::toJson(document);
}

QString firstLineThatDiffers(const std::string& a, const std::string& b) {
  const QStringList x = QString::fromStdString(a).split('\n'), y = QString::fromStdString(b).split('\n');
  for (qsizetype i = 0; i < std::min(x.size(), y.size()); ++i)
    if (x[i] != y[i]) return x[i] + "  then  " + y[i];
  return "one is longer";
}

// Each wire of electricity is blue in the text, and none of another kind; of some with an end that is drawn nowhere the
// picture does not know the kind.
void verifyColors(const DiagramScene& scene, const QString& text) {
  int blue = 0, unknown = 0;
  for (const WirePicture& wire : scene.wires()) {
    blue += wire.domain == Domain::electrical ? 1 : 0;
    unknown += wire.domain == Domain::other ? 1 : 0;
  }
  const auto found = text.count("}}, color = {0, 0, 255}))");
  QVERIFY2(found >= blue && found <= blue + unknown, qPrintable(QString("%1 of %2").arg(found).arg(blue)));
}

}  // namespace

class ReopenedTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init() { folder_ = std::make_unique<QTemporaryDir>(); }
  void cleanup() { window_.reset(); }
  void shippedDiagrams_data();
  void shippedDiagrams();
  void libraryExamples_data();
  void libraryExamples();

 public:
  int each = 9;  // of how many one is taken

 private:
  void makeWindowWith(const std::string& path);
  void settle();
  void exportAndOpen(Session& session);
  Session palette_{{ARMATURE_SOURCE_DIR "/palette"}};
  Session library_{{qEnvironmentVariable("ARMATURE_MSL").toStdString()}};
  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;
};

void ReopenedTest::makeWindowWith(const std::string& path) {
  MainWindow::Options options;
  options.isQuiet = true;
  options.settingsFile = folder_->filePath("settings.ini");
  options.makeEngine = [path] { return makeFacadeEngine({path}); };
  window_ = std::make_unique<MainWindow>(std::move(options));
  window_->resize(1280, 800);
  window_->show();
}

// All classes of the page on show are known, and nothing is under way.
void ReopenedTest::settle() {
  const auto isKnown = [](const PartPicture& part) { return part.info || part.isMissing; };
  const auto isQuiet = [&] {
    const auto& parts = window_->page().scene().parts();
    return !parts.empty() && !window_->engine().isBusy() && std::all_of(parts.begin(), parts.end(), isKnown);
  };
  QTRY_VERIFY_WITH_TIMEOUT(isQuiet(), 60000);
  QTest::qWait(20);
  QTRY_VERIFY_WITH_TIMEOUT(isQuiet(), 60000);
}

// Of the page on show.
void ReopenedTest::exportAndOpen(Session& session) {
  settle();
  DiagramPage& before = window_->page();
  const QString file = folder_->filePath("exported.mo");
  QAction* entry = nullptr;
  for (QAction* top : window_->menuBar()->actions())
    for (QAction* action : top->menu()->actions())
      if (action->text().remove('&') == "Export Modelica text…") entry = action;
  QVERIFY(entry);
  answerFileDialog(file);
  entry->trigger();
  QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(file).size() > 0, 20000);
  QFile text(file);
  QVERIFY(text.open(QIODevice::ReadOnly));
  verifyColors(before.scene(), QString::fromUtf8(text.readAll()));
  const diagram::Document original = before.document().values();
  const QImage picture = pictureOf(before);
  window_->files().makeNewPage();
  const DiagramPage* empty = &window_->page();
  QVERIFY(window_->openFile(file));
  QTRY_VERIFY_WITH_TIMEOUT(!window_->page().document().values().components.empty() && &window_->page() != &before,
                           60000);
  QCOMPARE(&window_->page(), empty);
  settle();
  const DiagramScene& scene = window_->page().scene();
  const diagram::Document again = window_->page().document().values();
  // Corners that the program would find itself are no longer a person's own; the pictures below are the same.
  diagram::Document expected = original;
  QCOMPARE(again.connections.size(), expected.connections.size());
  for (size_t i = 0; i < again.connections.size(); ++i)
    if (again.connections[i].route.empty()) expected.connections[i].route.clear();
  const std::string was = textOf(expected), is = textOf(again);
  QVERIFY2(was == is, qPrintable(firstLineThatDiffers(was, is)));
  const auto& wires = before.scene().wires();
  QCOMPARE(scene.wires().size(), wires.size());
  for (size_t i = 0; i < wires.size(); ++i)
    QVERIFY2(wires[i].points == scene.wires()[i].points, qPrintable(wires[i].from + " " + wires[i].to));
  const QImage pictureAgain = pictureOf(window_->page());
  if (picture != pictureAgain) {
    picture.save(QDir::tempPath() + "/reopened_before.png");
    pictureAgain.save(QDir::tempPath() + "/reopened_after.png");
    QFAIL(qPrintable("another picture, see reopened_before.png and reopened_after.png in " + QDir::tempPath()));
  }
  const QString apart = difference(test::run(session, original), test::run(session, again));
  QVERIFY2(apart.isEmpty(), qPrintable(apart));
}

void ReopenedTest::shippedDiagrams_data() {
  QTest::addColumn<QString>("path");
  const QString folder = ARMATURE_SOURCE_DIR "/resources/examples";
  QStringList files;
  QDirIterator all(folder, {"*.armature.json"}, QDir::Files, QDirIterator::Subdirectories);
  while (all.hasNext()) files << all.next();
  files.sort();
  for (qsizetype i = 0; i < files.size(); i += each)
    QTest::newRow(qPrintable(files[i].mid(folder.size() + 1).remove(".armature.json"))) << files[i];
}

void ReopenedTest::shippedDiagrams() {
  QFETCH(QString, path);
  makeWindowWith(ARMATURE_SOURCE_DIR "/palette");
  QVERIFY(window_->openFile(path));
  exportAndOpen(palette_);
}

void ReopenedTest::libraryExamples_data() {
  QTest::addColumn<QString>("name");
  if (qEnvironmentVariableIsEmpty("ARMATURE_MSL"))
    QSKIP("the text of the standard library is not at hand (ARMATURE_MSL)");
  for (size_t i = 0; i < std::size(kExamples); i += static_cast<size_t>(each))
    QTest::newRow(kExamples[i]) << QString("Modelica.") + kExamples[i];
}

// Opened from the palette, as copies.
void ReopenedTest::libraryExamples() {
  QFETCH(QString, name);
  makeWindowWith(qEnvironmentVariable("ARMATURE_MSL").toStdString());
  Q_EMIT window_->palettePanel().modelChosen(name);
  QTRY_VERIFY_WITH_TIMEOUT(!window_->document().values().components.empty(), 60000);
  exportAndOpen(library_);
}

// `reopened_test all …`: all of them, for a quarter of an hour.
int main(int count, char** arguments) {
  ReopenedTest test;
  std::vector<char*> others(arguments, arguments + count);
  if (count > 1 && std::strcmp(arguments[1], "all") == 0) {
    test.each = 1;
    others.erase(others.begin() + 1);
  }
  QApplication program(count, arguments);
  return QTest::qExec(&test, static_cast<int>(others.size()), others.data());
}

#include "reopened_test.moc"
