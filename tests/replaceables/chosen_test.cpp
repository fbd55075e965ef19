// What follows in the window from a choice for a replaceable part: its connectors and the wires that may end there, a
// word where wired parts hold different media, values that stay or are given up.
#include <QStatusBar>

#include "app/panels/messages_panel.h"
#include "tests/app/replaceable_bench.h"
#include "tests/facade/media_library.h"

using namespace armature;
using namespace armature::app;

class ChosenTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init();
  void cleanup() { window_.reset(); }
  void connectorsFollowTheChoice();
  void anotherConnectorTakesOtherWires();
  void importedConnectorsTakeTheirWires();
  void differentMediaLeadToTheWire();
  void valuesThatDoNotFitAreTold();
  void declaredChoicesKeepTheirValues();

 private:
  OpenDocument& document() { return window_->document(); }
  const PartPicture& picture(size_t part) { return window_->canvas().scene().parts().at(part); }
  // Of the connectors that are shown.
  QStringList shown(size_t part);
  const Message* mediaMessage();

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;
};

void ChosenTest::init() {
  folder_ = std::make_unique<QTemporaryDir>();
  const QString libraries = folder_->filePath("libraries");
  QVERIFY(QDir().mkpath(libraries) && writeMediaLibrary(libraries));
  MainWindow::Options options;
  options.isQuiet = true;
  options.settingsFile = folder_->filePath("settings.ini");
  options.makeEngine = [libraries] {
    return makeFacadeEngine({libraries.toStdString(), ARMATURE_SOURCE_DIR "/palette"});
  };
  window_ = std::make_unique<MainWindow>(std::move(options));
  window_->resize(1400, 900);
  window_->show();
  window_->activateWindow();
  (void)QTest::qWaitForWindowActive(window_.get());
  window_->files().makeNew();
}

QStringList ChosenTest::shown(size_t part) {
  QStringList names;
  for (const ConnectorPicture& one : picture(part).connectors)
    if (one.isVisible) names << QString::fromStdString(one.info.name);
  return names;
}

const Message* ChosenTest::mediaMessage() {
  for (const Message& message : window_->checker().messages())
    if (message.code == "D068") return &message;
  return nullptr;
}

// A medium with a trace has a connector for it, water has none; a wire that ended there stays and is told; undo brings
// the same picture.
void ChosenTest::connectorsFollowTheChoice() {
  dropKnown(*window_, "Flows.Tank", {0, 0});
  QCOMPARE(shown(0), QStringList{"port"});
  chooseByKeys(*window_, "Medium", "smoke", "Smoke");
  QTRY_COMPARE(shown(0), (QStringList{"port", "trace"}));
  dropKnown(*window_, "Modelica.Blocks.Sources.Constant", {-60, 0});
  wire(*window_, (document().values().components[1].name + ".y").c_str(), "tank1.trace");
  QTRY_COMPARE(document().values().connections.size(), size_t(1));
  QTRY_VERIFY(!window_->canvas().scene().wires().at(0).points.isEmpty());
  const auto seen = [&] {
    window_->canvas().scene().select({}, {});
    QTest::mouseMove(&window_->canvas(), QPoint(5, 5));  // away from the end of the wire
    QTest::qWait(100);
    return window_->canvas().grab().toImage();
  };
  QTRY_VERIFY_WITH_TIMEOUT(window_->checker().isAnswered(), 20000);  // its marks are there
  QTest::qWait(300);
  const QImage before = seen();
  clickPart(*window_, "tank1");
  chooseByKeys(*window_, "Medium", "plain", "Water");
  QTRY_COMPARE(shown(0), QStringList{"port"});
  QCOMPARE(document().values().connections.size(), size_t(1));
  QVERIFY(!window_->canvas().scene().wires().at(0).points.isEmpty());
  const auto isTold = [&] {
    const Messages& messages = window_->checker().messages();
    return std::any_of(messages.begin(), messages.end(), [](const Message& m) {
      return std::find(m.parts.begin(), m.parts.end(), "tank1.trace") != m.parts.end();
    });
  };
  QTRY_VERIFY_WITH_TIMEOUT(isTold(), 20000);
  document().undoStack()->undo();
  QTRY_COMPARE(shown(0), (QStringList{"port", "trace"}));
  QTRY_VERIFY_WITH_TIMEOUT(!isTold(), 20000);
  QTRY_VERIFY_WITH_TIMEOUT(window_->checker().isAnswered(), 20000);
  QTRY_COMPARE(seen(), before);
}

// A connector of another class in the place of one: wires that did not fit do, and those that did do not.
void ChosenTest::anotherConnectorTakesOtherWires() {
  dropKnown(*window_, "Flows.Wall", {-40, 0});
  dropKnown(*window_, "Flows.Wall", {40, 0});
  DiagramScene& scene = window_->canvas().scene();
  const auto refusal = [&] { return scene.refusal(scene.findEnd("wall1.plug"), scene.findEnd("wall2.plug")); };
  QVERIFY2(refusal().isEmpty(), qPrintable(refusal()));
  // Each has the choice by itself.
  document().setModifier(1, "redeclare connector Plug", "Flows.Flange");
  QTRY_COMPARE(QString::fromStdString(picture(1).connectors.at(0).info.type), QString("Flows.Flange"));
  QVERIFY(!refusal().isEmpty());
  wire(*window_, "wall1.plug", "wall2.plug");
  QCOMPARE(document().values().connections.size(), size_t(0));
  clickPart(*window_, "wall1");
  chooseByKeys(*window_, "Plug", "Flange", "Flange");
  QTRY_VERIFY2(refusal().isEmpty(), qPrintable(refusal()));
  wire(*window_, "wall1.plug", "wall2.plug");
  QTRY_COMPARE(document().values().connections.size(), size_t(1));
  // A model that is chosen brings a connector, too.
  clickPart(*window_, "wall1");
  QCOMPARE(shown(0), QStringList{"plug"});
  chooseByKeys(*window_, "Losses", "warm", "WarmLaw");
  QTRY_COMPARE(shown(0), (QStringList{"plug", "heat"}));
}

// By names that the diagram imports: of what is chosen for a part, and of the connectors of the diagram's own classes;
// wires stay as the import comes and goes.
void ChosenTest::importedConnectorsTakeTheirWires() {
  document().setText(TextChange::Member::declarations, "  import F = Flows.Flange;\n  import Flows.Trace;\n");
  document().setClass(0,
                      "model Own \"with what is imported\"\n  F plug annotation (Placement(transformation(extent = "
                      "{{-110, -10}, {-90, 10}})));\n  Trace trace;\nequation\n  plug.T = 300;\nend Own;");
  QTRY_VERIFY(window_->page().catalog().known("Own"));
  dropKnown(*window_, "Flows.Wall", {-40, 0});
  dropKnown(*window_, "Own", {40, 0});
  document().setModifier(0, "redeclare connector Plug", "F");
  QTRY_COMPARE(QString::fromStdString(picture(0).connectors.at(0).info.type), QString("Flows.Flange"));
  const std::string end = document().values().components[1].name + ".plug";
  wire(*window_, "wall1.plug", end.c_str());
  QTRY_COMPARE(document().values().connections.size(), size_t(1));
  const auto isDrawn = [&] { return !window_->canvas().scene().wires().at(0).points.isEmpty(); };
  QTRY_VERIFY(isDrawn());
  QCOMPARE(picture(1).connectors.size(), size_t(2));
  document().setText(TextChange::Member::declarations, "  import Flows.Trace;\n");
  QTRY_COMPARE(picture(1).connectors.size(), size_t(1));
  document().undoStack()->undo();
  QTRY_COMPARE(picture(1).connectors.size(), size_t(2));
  QTRY_VERIFY(isDrawn());
}

// While one draws: both parts and both media are named, the message leads to the wire, and goes with the mistake.
void ChosenTest::differentMediaLeadToTheWire() {
  dropKnown(*window_, "Flows.Tank", {-40, 0});
  dropKnown(*window_, "Flows.Pipe", {40, 0});
  wire(*window_, "tank1.port", "pipe1.port_a");
  QTRY_COMPARE(document().values().connections.size(), size_t(1));
  clickPart(*window_, "tank1");
  chooseByKeys(*window_, "Medium", "plain", "Water");
  QTest::qWait(1000);
  QVERIFY(!mediaMessage());  // nothing is chosen for the pipe yet
  clickPart(*window_, "pipe1");
  chooseByKeys(*window_, "Medium", "bearings", "Oil");
  QTRY_VERIFY_WITH_TIMEOUT(mediaMessage(), 20000);
  const QString words = QString::fromStdString(mediaMessage()->text.text());
  for (const char* named : {"tank1", "pipe1", "Flows.Media.Water", "Flows.Media.Oil"})
    QVERIFY2(words.contains(named), qPrintable(words));
  window_->canvas().scene().clearSelection();
  showMessages(window_->page());
  MessagesPanel& messages = window_->page().messages();
  const auto rowOf = [&] {
    for (int k = 0; k < messages.count(); ++k)
      if (messages.item(k)->data(Qt::AccessibleTextRole).toString().contains("Flows.Media.Oil")) return k;
    return -1;
  };
  QTRY_VERIFY(rowOf() >= 0);
  const QPoint at = messages.visualItemRect(messages.item(rowOf())).topLeft() + QPoint(60, 12);
  QTest::mouseClick(messages.viewport(), Qt::LeftButton, {}, at);
  QTRY_VERIFY(window_->canvas().scene().selectedWires().contains(0));
  // The same under another name.
  clickPart(*window_, "pipe1");
  chooseByKeys(*window_, "Medium", "tap", "TapWater");
  QTRY_VERIFY_WITH_TIMEOUT(!mediaMessage(), 20000);
}

// Constants that were given to a package: those that the next one has, too, stay; of the others a word is said.
void ChosenTest::valuesThatDoNotFitAreTold() {
  dropKnown(*window_, "Flows.Tank", {0, 0});
  document().setModifier(0, "redeclare package Medium", "Flows.Media.Water(d = 998, salt = 0.2)");
  clickPart(*window_, "tank1");
  const int steps = document().undoStack()->count();
  chooseByKeys(*window_, "Medium", "bearings", "Oil");
  QTRY_COMPARE(document().modifier(0, "redeclare package Medium"), std::string("Flows.Media.Oil(d = 998)"));
  QCOMPARE(document().undoStack()->count(), steps + 1);
  QCOMPARE(window_->statusBar()->currentMessage(), QString("Not kept, as Oil has nothing of that name: salt"));
  document().undoStack()->undo();
  QCOMPARE(document().modifier(0, "redeclare package Medium"), std::string("Flows.Media.Water(d = 998, salt = 0.2)"));
  // Where all fit nothing is said.
  window_->statusBar()->clearMessage();
  chooseByKeys(*window_, "Medium", "boiling", "ColdWater");
  QTRY_COMPARE(document().modifier(0, "redeclare package Medium"),
               std::string("Flows.Media.ColdWater(d = 998, salt = 0.2)"));
  QVERIFY2(window_->statusBar()->currentMessage().isEmpty(), qPrintable(window_->statusBar()->currentMessage()));
}

// The same for what the diagram itself declares.
void ChosenTest::declaredChoicesKeepTheirValues() {
  document().setText(TextChange::Member::declarations,
                     "  replaceable package Sea = Flows.Media.Water(d = 998, salt = 0.2) constrainedby "
                     "Flows.Media.Fluid; // all of it\n");
  window_->canvas().scene().clearSelection();
  chooseByKeys(*window_, "Sea", "bearings", "Oil");
  QTRY_COMPARE(document().values().declarations,
               std::string("  replaceable package Sea = Flows.Media.Oil(d = 998) constrainedby Flows.Media.Fluid; "
                           "// all of it\n"));
  QCOMPARE(window_->statusBar()->currentMessage(), QString("Not kept, as Oil has nothing of that name: salt"));
}

QTEST_MAIN(ChosenTest)
#include "chosen_test.moc"
