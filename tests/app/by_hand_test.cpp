// What the menus, keys and the mouse do to the parts of a diagram in the window: order among them, parts that are found
// by typing, classes of the diagram's own.
#include <QMenuBar>
#include <QTreeWidget>
#include <algorithm>

#include "app/tools/move_gesture.h"
#include "engine/diagram/json.h"
#include "tests/app/icon_bench.h"
#include "tests/app/submodel_bench.h"
#include "tests/app/text_bench.h"

using namespace armature;
using namespace armature::app;

class ByHandTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init();
  void cleanup() { window_.reset(); }
  void partsAreAlignedByTheMenu();
  void partsAreDistributedByTheMenu();
  void upsideDownTwiceIsAsBefore();
  void equalGapsAreShownToTheHand();
  void theNextGapIsAsLarge();
  void guidesLeadToNeighbours();
  void guidesLeadToEdges();
  void aPackageIsTypedWithItsPart();
  void whatFitsTheSelectionComesFirst();
  void theSearchFindsTheDiagramsOwnClass();
  void aPartsTextIsOpenedByItsMenu();
  void anIconIsExportedByTheMenu();
  void onlyChosenPartsAreLaidOut();
  void aModelWithoutPlacesIsLaidOut();

 private:
  DiagramScene& scene() const { return window_->canvas().scene(); }
  std::string json() const { return diagram::toJson(window_->document().values()); }
  QList<QPointF> places() const;
  void dropInertias(const QList<QPointF>& at);
  void selectAll();
  void choose(const QStringList& path);
  void drag(const char* part, QPointF by);
  void moveOn(QPointF by);
  void letGo();
  Guides guides() const;
  void verifyApart() const;
  void type(const QString& text);
  void awaitClass(const QString& name);
  QColor inkAt(QPointF place) const;

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;
  QPointF start_;   // where the hand took hold [unit]
  QPoint pointer_;  // [px]
};

void ByHandTest::init() {
  folder_ = std::make_unique<QTemporaryDir>();
  window_ = makeWindow(*folder_);
}

QList<QPointF> ByHandTest::places() const {
  QList<QPointF> list;
  for (const auto& part : window_->document().values().components) list << QPointF(part.placement.x, part.placement.y);
  return list;
}

void ByHandTest::dropInertias(const QList<QPointF>& at) {
  for (const QPointF place : at) dropPart(*window_, "Modelica.Mechanics.Rotational.Components.Inertia", place);
  QTRY_VERIFY(std::ranges::all_of(scene().parts(), [](const PartPicture& part) { return part.info != nullptr; }));
  QCOMPARE(places(), at);
}

void ByHandTest::selectAll() {
  window_->canvas().setFocus();
  pressKey(&window_->canvas(), Qt::Key_A, Qt::ControlModifier);
  QCOMPARE(scene().selectedParts().size(), static_cast<qsizetype>(scene().parts().size()));
}

// Clicks from the menu bar down to an entry, whose letters for Alt do not count.
void ByHandTest::choose(const QStringList& path) {
  const auto find = [](const QWidget& menu, const QString& text) {
    const auto actions = menu.actions();
    const auto found =
        std::ranges::find_if(actions, [&](const QAction* action) { return action->text().remove('&') == text; });
    return found == actions.end() ? nullptr : *found;
  };
  QMenu* menu = nullptr;
  for (const QString& text : path) {
    QWidget* const shown = menu ? static_cast<QWidget*>(menu) : window_->menuBar();
    QAction* const action = find(*shown, text);
    QVERIFY2(action && action->isEnabled(), qPrintable(text));
    const QRect box = menu ? menu->actionGeometry(action) : window_->menuBar()->actionGeometry(action);
    QTest::mouseClick(shown, Qt::LeftButton, {}, box.center());
    menu = action->menu();
    if (menu) QTRY_VERIFY2(menu->isVisible(), qPrintable(text));
  }
  QTRY_VERIFY(!QApplication::activePopupWidget());
}

// Takes hold of a part and moves it; the button stays down.
void ByHandTest::drag(const char* part, QPointF by) {
  CanvasView& canvas = window_->canvas();
  const int index = window_->document().partIndex(part);
  QVERIFY2(index >= 0, part);
  // Beside the middle: there some parts have their connector.
  start_ = scene().parts()[static_cast<size_t>(index)].rect.center() + QPointF(3, 4);
  QTest::mouseMove(&canvas, canvas.toPixels(start_).toPoint());
  QTest::mousePress(&canvas, Qt::LeftButton, {}, canvas.toPixels(start_).toPoint());
  for (int step = 1; step <= 4; ++step) moveOn(by * step / 4);
}

// On to a place that is so far from where the part was taken.
void ByHandTest::moveOn(QPointF by) {
  pointer_ = window_->canvas().toPixels(start_ + by).toPoint();
  QTest::mouseMove(&window_->canvas(), pointer_);
}

void ByHandTest::letGo() {
  QTest::mouseRelease(&window_->canvas(), Qt::LeftButton, {}, pointer_);
  QVERIFY(!window_->page().tools().gesture());
}

// What the gesture that goes on shows.
Guides ByHandTest::guides() const {
  const auto* gesture = dynamic_cast<const MoveGesture*>(window_->page().tools().gesture());
  return gesture ? gesture->guides() : Guides();
}

// No part lies upon another one.
void ByHandTest::verifyApart() const {
  for (const PartPicture& one : scene().parts())
    for (const PartPicture& other : scene().parts())
      QVERIFY2(&one == &other || !one.rect.intersects(other.rect), qPrintable(one.name + " upon " + other.name));
}

// Letter by letter, to whatever has the focus: the first one may open the field that gets the others.
void ByHandTest::type(const QString& text) {
  for (const QChar letter : text) QTest::keyClicks(QApplication::focusWidget(), QString(letter));
}

void ByHandTest::awaitClass(const QString& name) {
  const auto isListed = [&] {
    return std::ranges::any_of(window_->catalog().placeable(),
                               [&](const ClassPtr& info) { return info->name == name.toStdString(); });
  };
  QTRY_VERIFY2_WITH_TIMEOUT(isListed(), qPrintable(name), 60000);
}

QColor ByHandTest::inkAt(QPointF place) const {
  CanvasView& canvas = window_->canvas();
  return canvas.grab(QRect(canvas.toPixels(place).toPoint(), QSize(1, 1))).toImage().pixelColor(0, 0);
}

void ByHandTest::partsAreAlignedByTheMenu() {
  dropInertias({{-60, 10}, {-20, -10}, {60, 30}});
  selectAll();
  const std::string before = json();
  const int steps = window_->document().undoStack()->count();
  const std::vector<std::pair<QString, QList<QPointF>>> table{
      {"Left edges in line", {{-60, 10}, {-60, -10}, {-60, 30}}},
      {"Centres in a column", {{0, 10}, {0, -10}, {0, 30}}},
      {"Right edges in line", {{60, 10}, {60, -10}, {60, 30}}},
      {"Top edges in line", {{-60, 30}, {-20, 30}, {60, 30}}},
      {"Centres in a row (side by side)", {{-60, 10}, {-20, 10}, {60, 10}}},
      {"Bottom edges in line", {{-60, -10}, {-20, -10}, {60, -10}}}};
  for (const auto& [entry, expected] : table) {
    choose({"Edit", "Arrange", entry});
    QVERIFY2(places() == expected, qPrintable(entry));
    QCOMPARE(window_->document().undoStack()->count(), steps + 1);
    pressKey(&window_->canvas(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY2(json() == before, qPrintable(entry));
  }
}

void ByHandTest::partsAreDistributedByTheMenu() {
  dropInertias({{-60, 60}, {-40, 50}, {60, -60}});
  selectAll();
  const std::string before = json();
  choose({"Edit", "Arrange", "Equal gaps from left to right"});
  QCOMPARE(places(), (QList<QPointF>{{-60, 60}, {0, 50}, {60, -60}}));
  choose({"Edit", "Arrange", "Equal gaps from top to bottom"});
  QCOMPARE(places(), (QList<QPointF>{{-60, 60}, {0, 0}, {60, -60}}));
  for (int step = 0; step < 2; ++step) pressKey(&window_->canvas(), Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(json(), before);
}

// By its key, beside a part that it is wired to.
void ByHandTest::upsideDownTwiceIsAsBefore() {
  dropInertias({{40, 0}});
  dropPart(*window_, "Modelica.Mechanics.Rotational.Sources.Torque", {-20, 0});
  QTRY_VERIFY(scene().findEnd("torque1.flange").isValid());
  window_->document().setModifier(1, "useSupport", "true");
  QTRY_VERIFY(scene().findEnd("torque1.support").isValid());
  wire(*window_, "torque1.flange", "inertia1.flange_a");
  clickPart(*window_, "torque1");
  const auto at = [&](const char* end) { return scene().connector(scene().findEnd(end)).at; };
  const std::string before = json();
  const QPointF support = at("torque1.support"), flange = at("torque1.flange");
  QVERIFY(support.y() < 0);
  const auto press = [&] { pressKey(&window_->canvas(), Qt::Key_F, Qt::ControlModifier | Qt::AltModifier); };
  press();
  QVERIFY(json() != before);
  QCOMPARE(at("torque1.support"), QPointF(support.x(), -support.y()));
  QCOMPARE(at("torque1.flange"), flange);
  press();
  QCOMPARE(json(), before);
  QCOMPARE(at("torque1.support"), support);
}

// Between two neighbours: nothing a step before, both gaps where they are equal, drawn in the accent colour. The
// middles are not in one line, so that it is the gaps that are seen.
void ByHandTest::equalGapsAreShownToTheHand() {
  dropInertias({{-60, 0}, {60, 0}, {0, 60}});
  const QPointF between(-30, 3);
  const QColor paper = inkAt(between);
  drag("inertia3", {-10, -54});
  QVERIFY(guides().gaps.empty());
  QCOMPARE(inkAt(between), paper);
  moveOn({0, -54});
  QCOMPARE(guides().gaps, (std::vector<QLineF>{{-50, 3, -10, 3}, {10, 3, 50, 3}}));
  QVERIFY(inkAt(between) != paper);
  letGo();
  QCOMPARE(places().at(2), QPointF(0, 6));
  QCOMPARE(inkAt(between), paper);
}

// As far from the second of two parts as that is from the first.
void ByHandTest::theNextGapIsAsLarge() {
  dropInertias({{-60, 0}, {-20, 0}, {40, 60}});
  drag("inertia3", {-20, -54});
  QCOMPARE(guides().gaps, (std::vector<QLineF>{{-50, 0, -30, 0}, {-10, 3, 10, 3}}));
  letGo();
  QCOMPARE(places().at(2), QPointF(20, 6));
}

// In line with one part beside and with one above.
void ByHandTest::guidesLeadToNeighbours() {
  dropInertias({{-60, 0}, {40, 60}, {0, -60}});
  const QPointF beside(-25, 0), above(40, 30);
  const QColor paper = inkAt(above);
  drag("inertia3", {38, 58});
  QVERIFY(guides().lines.empty());
  moveOn({40, 60});
  QCOMPARE(guides().lines, (std::vector<QLineF>{{-70, 0, 50, 0}, {40, -10, 40, 70}}));
  // Dashed: a dash is somewhere on a short piece of it.
  const auto isDrawn = [&](QPointF from, QPointF step) {
    bool isInk = false;
    for (int k = 0; k < 8; ++k) isInk = isInk || inkAt(from + step * k) != paper;
    return isInk;
  };
  QVERIFY(isDrawn(beside, {0.5, 0}));
  QVERIFY(isDrawn(above, {0, 0.5}));
  letGo();
  QCOMPARE(places().at(2), QPointF(40, 0));
}

// A small part in line with edges of a large one, whose middle it is not in line with; drawn only while they are.
void ByHandTest::guidesLeadToEdges() {
  dropInertias({{-60, 0}, {60, 60}});
  const diagram::Placement before = window_->document().values().components[0].placement;
  diagram::Placement large = before;
  large.width = large.height = 40;
  window_->document().perform("Larger", {PlacementChange{0, before, large}});
  CanvasView& canvas = window_->canvas();
  const auto strip = [&] { return canvas.grab(canvas.toPixels(QRectF(-36, 18, 20, 4)).toAlignedRect()).toImage(); };
  const QImage paper = strip();
  drag("inertia2", {-60, -48});
  QVERIFY(guides().lines.empty());
  QVERIFY(strip() == paper);
  moveOn({-60, -50});
  QCOMPARE(guides().lines, (std::vector<QLineF>{{-80, 20, 10, 20}}));
  QVERIFY(strip() != paper);
  moveOn({-130, 0});
  QCOMPARE(guides().lines, (std::vector<QLineF>{{-80, -20, -80, 70}}));
  letGo();
  QVERIFY(strip() == paper);
  QCOMPARE(places().at(1), QPointF(-70, 60));
}

// As somebody types who knows the library: with the package before the part.
void ByHandTest::aPackageIsTypedWithItsPart() {
  const QString damper = "Modelica.Mechanics.Rotational.Components.Damper";
  awaitClass(damper);
  window_->canvas().setFocus();
  type("rotational.damper");
  auto* card = window_->canvas().findChild<QWidget*>("quickInsert");
  QVERIFY(card && card->isVisible());
  QCOMPARE(card->findChild<QLineEdit*>()->text(), QString("rotational.damper"));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  QCOMPARE(window_->document().values().components.size(), 1U);
  QCOMPARE(QString::fromStdString(window_->document().values().components[0].className), damper);
}

// The diagram is made of both in equal shares.
void ByHandTest::whatFitsTheSelectionComesFirst() {
  const QString library = "Modelica.Mechanics.%1.Components.";
  for (const char* domain : {"Rotational", "Translational"}) awaitClass(library.arg(domain) + "Spring");
  dropPart(*window_, library.arg("Rotational") + "Inertia", {-60, 0});
  dropPart(*window_, library.arg("Translational") + "Mass", {60, 0});
  QTRY_VERIFY(std::ranges::all_of(scene().parts(), [](const PartPicture& part) { return part.info != nullptr; }));
  CanvasView& canvas = window_->canvas();
  auto* card = canvas.findChild<QWidget*>("quickInsert");
  for (const auto& [part, domain] :
       {std::pair("inertia1", "Rotational"), {"mass1", "Translational"}, {"inertia1", "Rotational"}}) {
    clickPart(*window_, part);
    type("spring");
    QVERIFY(card->isVisible());
    const QListWidgetItem* first = card->findChild<QListWidget*>()->item(0);
    QCOMPARE(first->data(Qt::UserRole).toString(), library.arg(domain) + "Spring");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!card->isVisible());
  }
}

// By a part of its name, and Enter puts it onto the canvas.
void ByHandTest::theSearchFindsTheDiagramsOwnClass() {
  bringClass(*window_);
  PalettePanel& panel = window_->palettePanel();
  pressKey(window_.get(), Qt::Key_K, Qt::ControlModifier);
  QTRY_COMPARE(QApplication::focusWidget(), panel.searchField());
  type("valv");
  const auto row = [&]() -> QTreeWidgetItem* {
    for (int k = 0; k < panel.tree()->topLevelItemCount(); ++k)
      if (auto* item = panel.tree()->topLevelItem(k); item->data(0, Qt::UserRole).toString() == "Valve") return item;
    return nullptr;
  };
  QTRY_VERIFY(row());
  const QPoint at = panel.tree()->visualItemRect(row()).center();
  QTest::mouseClick(panel.tree()->viewport(), Qt::LeftButton, {}, at);
  QTest::keyClick(panel.tree(), Qt::Key_Return);
  QTRY_COMPARE(window_->document().values().components.size(), 1U);
  QCOMPARE(window_->document().values().components[0].className, std::string("Valve"));
}

void ByHandTest::aPartsTextIsOpenedByItsMenu() {
  bringClass(*window_);
  dropPart(*window_, "Valve", {0, 0});
  QTRY_VERIFY(scene().parts().size() == 1 && scene().parts()[0].info);
  QVERIFY(!window_->texts().classDock().isVisible());
  takeFromMenu("Edit Valve as text");
  CanvasView& canvas = window_->canvas();
  QTest::mouseClick(&canvas, Qt::RightButton, {}, canvas.toPixels(QPointF(3, 4)).toPoint());
  QTRY_VERIFY(window_->texts().classDock().isVisible());
  QTRY_VERIFY(editorOf(*window_).isVisible());
  QCOMPARE(editorOf(*window_).text().toStdString(), kValve);
}

// In the text that File, Export writes, after a rectangle has been drawn for it.
void ByHandTest::anIconIsExportedByTheMenu() {
  bringClass(*window_);
  dropPart(*window_, "Valve", {0, 0});
  openIcon(*window_);
  drawIcon(*window_, Qt::Key_R, {-80, 40}, {80, -40});
  window_->page().goUpTo(0);
  const QString path = folder_->filePath("Exported.mo");
  answerFileDialog(path);
  choose({"File", "Export Modelica text…"});
  const auto text = [&] {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().simplified() : QByteArray();
  };
  QTRY_VERIFY2(text().contains("Icon(graphics = { Rectangle("), text().constData());
}

// Two chosen parts and the wire between them get new places; those that are not chosen stay, and are not covered.
void ByHandTest::onlyChosenPartsAreLaidOut() {
  dropInertias({{-80, 0}, {-40, 0}, {0, 40}, {40, 0}, {80, 0}});
  for (const auto& [from, to] : {std::pair("inertia2.flange_b", "inertia3.flange_a"),
                                 {"inertia3.flange_b", "inertia4.flange_a"},
                                 {"inertia1.flange_b", "inertia2.flange_a"}})
    wire(*window_, from, to);
  const std::string json0 = json();
  const QList<QPointF> before = places();
  clickPart(*window_, "inertia2");
  for (const char* name : {"inertia3", "inertia4"}) clickOn(*window_, name, Qt::ShiftModifier);
  QCOMPARE(scene().selectedParts(), (QSet<int>{1, 2, 3}));
  pressKey(&window_->canvas(), Qt::Key_L, Qt::ControlModifier | Qt::AltModifier);
  const QList<QPointF> after = places();
  for (const int other : {0, 4}) QCOMPARE(after.at(other), before.at(other));
  QVERIFY(after != before);
  QCOMPARE(after.at(1).y(), after.at(2).y());
  QCOMPARE(after.at(2).y(), after.at(3).y());
  verifyApart();
  pressKey(&window_->canvas(), Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(json(), json0);
}

// Parts, wires and nothing else, as one writes a model by hand: opened it is a diagram of which all is seen.
void ByHandTest::aModelWithoutPlacesIsLaidOut() {
  QFile file(folder_->filePath("Chain.mo"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(R"(model Chain
  Modelica.Mechanics.Rotational.Components.Fixed fixed;
  Modelica.Mechanics.Rotational.Components.Spring spring(c = 10);
  Modelica.Mechanics.Rotational.Components.Damper damper(d = 1);
  Modelica.Mechanics.Rotational.Components.Inertia inertia(J = 2, phi(start = 1, fixed = true));
equation
  connect(fixed.flange, spring.flange_a);
  connect(fixed.flange, damper.flange_a);
  connect(spring.flange_b, inertia.flange_a);
  connect(damper.flange_b, inertia.flange_a);
end Chain;
)");
  file.close();
  QVERIFY(window_->openFile(file.fileName()));
  QTRY_VERIFY_WITH_TIMEOUT(window_->document().partIndex("inertia") >= 0, 20000);
  QTRY_VERIFY(std::ranges::all_of(scene().parts(), [](const PartPicture& part) { return part.info != nullptr; }));
  QCOMPARE(scene().parts().size(), 4U);
  verifyApart();
  const CanvasView& canvas = window_->canvas();
  for (const PartPicture& part : scene().parts())
    QVERIFY2(QRectF(canvas.rect()).contains(canvas.toPixels(part.rect)), qPrintable(part.name));
  QCOMPARE(scene().wires().size(), 4U);
  for (const WirePicture& wire : scene().wires()) QVERIFY(wire.points.size() >= 2);
  const auto x = [&](const char* name) {
    return window_->document()
        .values()
        .components[static_cast<size_t>(window_->document().partIndex(name))]
        .placement.x;
  };
  QVERIFY(x("fixed") < x("spring") && x("spring") < x("inertia"));
}

QTEST_MAIN(ByHandTest)
#include "by_hand_test.moc"
