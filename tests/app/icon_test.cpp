// The page of an icon with real mouse and key events: drawing, moving, connectors, history, files.
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QStatusBar>
#include <QtTest>

#include "tests/app/icon_bench.h"

using namespace armature;
using namespace armature::app;
using Kind = diagram::IconItem::Kind;

namespace {

// The colour in the middle of a part on the diagram.
QColor partMiddle(MainWindow& window, int part) {
  CanvasView& canvas = window.page().diagramCanvas();
  const QPoint at = canvas.toPixels(window.page().scene().parts()[static_cast<size_t>(part)].rect.center()).toPoint();
  return canvas.grab().toImage().pixelColor(at * canvas.devicePixelRatioF());
}

// "{-80, 40} {80, -40}"
QString cornersOf(const diagram::IconItem& item) {
  QStringList list;
  for (const diagram::Point& p : item.points) list << QStringLiteral("{%1, %2}").arg(p.x).arg(p.y);
  return list.join(' ');
}

}  // namespace

class IconTest : public QObject {
  Q_OBJECT
 private slots:
  void pageIsReached();
  void shapesAreDrawn();
  void shapeIsSeenOnParts();
  void shapesAreMovedAndShaped();
  void pointsOfLines();
  void selectionAndOrder();
  void clipboardAndCopies();
  void stepsAreUndone();
  void connectorMovesItsWire();
  void inheritedConnectorStays();
  void aConnectorIsDroppedOnTheBorder();
  void escStepsBack();
  void fieldsStandInColumns();
};

// By the menu of a part, by that of the palette, and by its key; Esc leads back to the diagram.
void IconTest::pageIsReached() {
  QTemporaryDir folder;
  const auto window = makeWindow(folder);
  bringClass(*window);
  dropPart(*window, "Valve", {0, 0});
  QTRY_VERIFY(window->canvas().scene().parts().back().info);
  clickPart(*window, "valve1");
  pressKey(&window->canvas(), Qt::Key_I, Qt::ControlModifier);
  QVERIFY(window->page().icon().page());
  QVERIFY(iconView(*window).hasFocus());
  QTest::keyClick(&iconView(*window), Qt::Key_Escape);
  QVERIFY(!window->page().icon().page());
  QVERIFY(window->canvas().isVisible());
  takeFromMenu("Edit the icon of Valve");
  const QRectF box = window->canvas().toPixels(window->canvas().scene().parts()[0].rect);
  QTest::mouseClick(&window->canvas(), Qt::RightButton, {}, (box.center() + QPointF(5, 9)).toPoint());
  QTRY_VERIFY(window->page().icon().page());
  QCOMPARE(window->page().icon().page()->model().className(), QString("Valve"));
  // The breadcrumb leads up.
  const auto levels = [&] { return window->page().centre()->findChildren<QToolButton*>("level0"); };
  QTRY_COMPARE(levels().size(), 1);  // former ones go with the next turn of the event loop
  QToolButton* level = levels().front();
  QVERIFY(level && level->isVisible());
  QTest::mouseClick(level, Qt::LeftButton);
  QVERIFY(!window->page().icon().page());
  // In the palette.
  QTreeWidget* tree = window->palettePanel().tree();
  const auto find = [&]() -> QTreeWidgetItem* {
    for (QTreeWidgetItemIterator it(tree); *it; ++it)
      if ((*it)->text(0) == "Valve") return *it;
    return nullptr;
  };
  QTRY_VERIFY(find());
  tree->scrollToItem(find());
  takeFromMenu("Edit the icon of Valve");
  const QPoint at = tree->visualItemRect(find()).center();
  QContextMenuEvent wanted(QContextMenuEvent::Mouse, at, tree->viewport()->mapToGlobal(at));
  QApplication::sendEvent(tree->viewport(), &wanted);
  QTRY_VERIFY(window->page().icon().page());
}

// Each shape by its tool, and what the class's text says of it.
void IconTest::shapesAreDrawn() {
  QTemporaryDir folder;
  const auto window = makeWindow(folder);
  bringClass(*window);
  openIcon(*window);
  const quint64 meaning = window->document().meaning();
  drawIcon(*window, Qt::Key_R, {-80, 40}, {80, -40});
  QCOMPARE(iconOf(*window).items.size(), size_t(1));
  QCOMPARE(iconView(*window).tool(), IconTool::select);
  QVERIFY2(iconText(*window).find("Rectangle(extent = {{-80, -40}, {80, 40}}, fillColor = {255, 255, 255}, "
                                  "fillPattern = FillPattern.Solid)") != std::string::npos,
           iconText(*window).c_str());
  drawIcon(*window, Qt::Key_E, {-20, -20}, {20, 20});
  drawIcon(*window, Qt::Key_T, {-60, 70}, {60, 90});
  QCOMPARE(iconOf(*window).items[2].text, std::string("%name"));
  iconView(*window).setFocus();
  // A line of several points by clicks, and how it is ended is said; a polygon closed on its first corner.
  QTest::keyClick(&iconView(*window), Qt::Key_L);
  for (const QPointF at : {QPointF(-90, 0), QPointF(-80, 0), QPointF(-80, 20)}) clickIcon(*window, at);
  QVERIFY2(window->statusBar()->currentMessage().contains("Enter or a double click ends"),
           qPrintable(window->statusBar()->currentMessage()));
  QTest::keyClick(&iconView(*window), Qt::Key_Return);
  QCOMPARE(cornersOf(iconOf(*window).items[3]), QString("{-90, 0} {-80, 0} {-80, 20}"));
  QVERIFY(window->statusBar()->currentMessage().isEmpty());
  pressTool(*window, "draw-polygon");
  for (const QPointF at : {QPointF(0, 30), QPointF(10, 50), QPointF(-10, 50), QPointF(0, 30)}) clickIcon(*window, at);
  QCOMPARE(cornersOf(iconOf(*window).items[4]), QString("{0, 30} {10, 50} {-10, 50}"));
  const Kind kinds[] = {Kind::rectangle, Kind::ellipse, Kind::text, Kind::line, Kind::polygon};
  for (size_t k = 0; k < 5; ++k) QCOMPARE(iconOf(*window).items[k].kind, kinds[k]);
  // What else the class says is as it was, and it means the same.
  QVERIFY(iconText(*window).find("parameter Real k(unit = \"N/m\") = 2; // of the seat") != std::string::npos);
  QCOMPARE(window->document().meaning(), meaning);
}

// The part on the diagram and in the palette shows what is drawn, and texts with a parameter its value.
void IconTest::shapeIsSeenOnParts() {
  QTemporaryDir folder;
  const auto window = makeWindow(folder);
  bringClass(*window);
  dropPart(*window, "Valve", {0, 0});
  QTRY_VERIFY(window->page().scene().parts().back().info);
  openIcon(*window);
  drawIcon(*window, Qt::Key_R, {-80, 80}, {80, -80});
  auto* color = window->page().icon().page()->inspector().findChild<QToolButton*>("icon_fillColor");
  QVERIFY(color);
  QTimer::singleShot(100, [] {
    auto* swatch = QApplication::activePopupWidget()->findChild<QToolButton*>("color_B42318");
    QTest::mouseClick(swatch, Qt::LeftButton);
  });
  QTest::mouseClick(color, Qt::LeftButton);
  QCOMPARE(iconOf(*window).items[0].fillColor, 0xB42318);
  QTest::keyClick(&iconView(*window), Qt::Key_T);
  dragIcon(*window, {-60, 20}, {60, 60});
  auto* field = window->page().icon().page()->inspector().findChild<QLineEdit*>("icon_text");
  QTRY_VERIFY(field && field->hasFocus());
  QTest::keyClicks(field, "k = %k");
  QTest::keyClick(field, Qt::Key_Return);
  QCOMPARE(iconOf(*window).items[1].text, std::string("k = %k"));
  QVERIFY(iconView(*window).hasFocus());
  window->page().goUpTo(0);
  const auto shown = [&] { return window->page().scene().parts()[0].info->icon.size(); };
  QTRY_COMPARE(shown(), size_t(2));
  QTRY_COMPARE(partMiddle(*window, 0), QColor("#B42318"));
  QCOMPARE(window->page().scene().parts()[0].iconTexts.value("k = %k").simplified(), QString("k = 2 N/m"));
  QCOMPARE(window->page().scene().parts()[0].values, QStringList());  // not a second time under the name
}

void IconTest::shapesAreMovedAndShaped() {
  QTemporaryDir folder;
  const auto window = makeWindow(folder);
  bringClass(*window);
  openIcon(*window);
  drawIcon(*window, Qt::Key_R, {-40, -20}, {40, 20});
  const auto item = [&]() -> const diagram::IconItem& { return iconOf(*window).items[0]; };
  QCOMPARE(cornersOf(item()), QString("{-40, -20} {40, 20}"));
  dragIcon(*window, {0, 0}, {20.4, 29.6});  // to the grid
  QCOMPARE(cornersOf(item()), QString("{-20, 10} {60, 50}"));
  // Its upper right corner, then the middle of its left side.
  dragIcon(*window, {60, 50}, {80, 70});
  QCOMPARE(cornersOf(item()), QString("{-20, 10} {80, 70}"));
  dragIcon(*window, {-20, 40}, {-60, 40});
  QCOMPARE(cornersOf(item()), QString("{-60, 10} {80, 70}"));
  // By its stem it is turned about its middle, in steps of 15°.
  const auto handles = iconView(*window).handles();
  const auto stem = std::find_if(handles.begin(), handles.end(),
                                 [](const IconHandle& handle) { return handle.kind == IconHandle::Kind::turn; });
  QVERIFY(stem != handles.end());
  dragIcon(*window, iconView(*window).toIcon(stem->at), {-60, 41});
  QCOMPARE(item().rotation, 90.0);
  QCOMPARE(boundsOf(item()), QRectF(-20, -30, 60, 140));
  enterNumber(*window, "rotation", "0");
  QCOMPARE(cornersOf(item()), QString("{-60, 10} {80, 70}"));
  enterNumber(*window, "width", "100");
  enterNumber(*window, "x", "0");
  enterNumber(*window, "radius", "12");
  QCOMPARE(cornersOf(item()), QString("{-50, 10} {50, 70}"));
  QCOMPARE(item().radius, 12.0);
  // Arrow keys: one step of undo while they follow each other.
  iconView(*window).setFocus();
  const int steps = window->document().undoStack()->index();
  for (int k = 0; k < 3; ++k) QTest::keyClick(&iconView(*window), Qt::Key_Right);
  QTest::keyClick(&iconView(*window), Qt::Key_Down, Qt::ShiftModifier);
  QCOMPARE(cornersOf(item()), QString("{-44, 0} {56, 60}"));
  QCOMPARE(window->document().undoStack()->index(), steps + 1);
}

void IconTest::pointsOfLines() {
  QTemporaryDir folder;
  const auto window = makeWindow(folder);
  bringClass(*window);
  openIcon(*window);
  QTest::keyClick(&iconView(*window), Qt::Key_L);
  // A drag is a whole line.
  dragIcon(*window, {-40, 0}, {40, 0});
  QCOMPARE(iconView(*window).tool(), IconTool::select);
  const auto item = [&]() -> const diagram::IconItem& { return iconOf(*window).items[0]; };
  QCOMPARE(cornersOf(item()), QString("{-40, 0} {40, 0}"));
  dragIcon(*window, {40, 0}, {40, 40});
  QCOMPARE(cornersOf(item()), QString("{-40, 0} {40, 40}"));
  // A double click puts a point in, and takes one away.
  const QPoint middle = iconView(*window).toPixels(QPointF(0, 20)).toPoint();
  QTest::mouseDClick(&iconView(*window), Qt::LeftButton, {}, middle);
  QCOMPARE(cornersOf(item()), QString("{-40, 0} {0, 20} {40, 40}"));
  QTest::mouseDClick(&iconView(*window), Qt::LeftButton, {}, middle);
  QCOMPARE(cornersOf(item()), QString("{-40, 0} {40, 40}"));
  // Backspace takes back the last point of a line that is being drawn; Esc all of it.
  QTest::keyClick(&iconView(*window), Qt::Key_P);
  clickIcon(*window, {60, 60});
  clickIcon(*window, {80, 60});
  clickIcon(*window, {80, 80});
  QTest::keyClick(&iconView(*window), Qt::Key_Backspace);
  clickIcon(*window, {60, 80});
  QTest::keyClick(&iconView(*window), Qt::Key_Return);
  QCOMPARE(cornersOf(iconOf(*window).items[1]), QString("{60, 60} {80, 60} {60, 80}"));
  QTest::keyClick(&iconView(*window), Qt::Key_L);
  clickIcon(*window, {-60, -60});
  clickIcon(*window, {-80, -60});
  QTest::keyClick(&iconView(*window), Qt::Key_Escape);
  QCOMPARE(iconOf(*window).items.size(), size_t(2));
  QCOMPARE(window->page().icon().page()->model().drawing().items.size(), size_t(2));
}

void IconTest::selectionAndOrder() {
  QTemporaryDir folder;
  const auto window = makeWindow(folder);
  bringClass(*window);
  openIcon(*window);
  for (const double x : {-60.0, 0.0, 60.0}) drawIcon(*window, Qt::Key_R, {x - 20, -20}, {x + 20, 20});
  IconModel& model = window->page().icon().page()->model();
  clickIcon(*window, {-60, 0});
  QCOMPARE(model.selected(), QSet<int>{0});
  clickIcon(*window, {60, 0}, Qt::ShiftModifier);
  QCOMPARE(model.selected(), (QSet<int>{0, 2}));
  clickIcon(*window, {0, 80});
  QVERIFY(model.selected().isEmpty());
  dragIcon(*window, {-90, 40}, {30, -40});  // what lies wholly within
  QCOMPARE(model.selected(), (QSet<int>{0, 1}));
  // Both grow about their box.
  const auto handles = iconView(*window).handles();
  dragIcon(*window, iconView(*window).toIcon(handles[2].at), {20, 40});
  QVERIFY2(iconOf(*window).items[1].points[1] == (diagram::Point{20, 40}),
           qPrintable(cornersOf(iconOf(*window).items[1])));
  clickIcon(*window, {-60, 0});
  pressTool(*window, "to-front");
  QCOMPARE(model.selected(), QSet<int>{2});
  QCOMPARE(boundsOf(iconOf(*window).items[2]).center().x(), -60.0);
  pressTool(*window, "to-back");
  QCOMPARE(boundsOf(iconOf(*window).items[0]).center().x(), -60.0);
  // Tab goes from shape to shape, connectors behind them.
  QTest::keyClick(&iconView(*window), Qt::Key_Tab);
  QCOMPARE(model.selected(), QSet<int>{1});
  QTest::keyClick(&iconView(*window), Qt::Key_Tab);
  QTest::keyClick(&iconView(*window), Qt::Key_Tab);
  QCOMPARE(model.selectedConnector(), QString("flange_a"));
}

void IconTest::clipboardAndCopies() {
  QTemporaryDir folder;
  const auto window = makeWindow(folder);
  bringClass(*window);
  openIcon(*window);
  drawIcon(*window, Qt::Key_R, {-20, -20}, {20, 20});
  // What happens to the diagram brings it back.
  diagram::ComponentItem part;
  part.name = "valve1";
  part.className = "Valve";
  window->document().addPart(part);
  QVERIFY(!window->page().icon().page());
  openIcon(*window);
  clickIcon(*window, {0, 0});
  const size_t parts = window->document().values().components.size();
  pressKey(&iconView(*window), Qt::Key_D, Qt::ControlModifier);
  QCOMPARE(iconOf(*window).items.size(), size_t(2));
  QCOMPARE(cornersOf(iconOf(*window).items[1]), QString("{-10, -30} {30, 10}"));
  pressKey(&iconView(*window), Qt::Key_C, Qt::ControlModifier);
  QVERIFY(QGuiApplication::clipboard()->text().contains("Rectangle("));
  pressKey(&iconView(*window), Qt::Key_V, Qt::ControlModifier);
  QCOMPARE(iconOf(*window).items.size(), size_t(3));
  pressKey(&iconView(*window), Qt::Key_R, Qt::ControlModifier);
  pressKey(&iconView(*window), Qt::Key_Delete);
  QCOMPARE(iconOf(*window).items.size(), size_t(2));
  pressKey(&iconView(*window), Qt::Key_A, Qt::ControlModifier);
  pressKey(&iconView(*window), Qt::Key_Delete);
  QCOMPARE(iconOf(*window).items.size(), size_t(0));
  // Nothing of it has reached the diagram.
  QCOMPARE(window->document().values().components.size(), parts);
}

// Every step, taken back and done again, gives the document byte for byte; the page stays on show.
void IconTest::stepsAreUndone() {
  QTemporaryDir folder;
  const auto window = makeWindow(folder);
  bringClass(*window);
  openIcon(*window);
  OpenDocument& document = window->document();
  std::vector<std::string> states{diagram::toJson(document.values())};
  const auto note = [&] { states.push_back(diagram::toJson(document.values())); };
  drawIcon(*window, Qt::Key_R, {-40, -20}, {40, 20});
  note();
  dragIcon(*window, {0, 0}, {20, 20});
  note();
  dragIcon(*window, {100, 0}, {100, 40});  // a connector
  note();
  drawIcon(*window, Qt::Key_E, {-80, -80}, {-40, -40});
  note();
  pressKey(&iconView(*window), Qt::Key_Delete);
  note();
  for (size_t k = states.size() - 1; k > 0; --k) {
    QCOMPARE(diagram::toJson(document.values()), states[k]);
    pressKey(&iconView(*window), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(window->page().icon().page());
  }
  for (const std::string& state : states) {
    QCOMPARE(diagram::toJson(document.values()), state);
    pressKey(&iconView(*window), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  }
  // Saved and opened again it is the same icon.
  const QString path = folder.filePath("Icon.armature.json");
  QVERIFY(document.save(path).ok());
  const auto other = makeWindow(folder);
  QVERIFY(other->files().open(path));
  QCOMPARE(diagram::toJson(other->document().values()), states.back());
}

// The wire of a part ends where its connector has been drawn.
void IconTest::connectorMovesItsWire() {
  QTemporaryDir folder;
  const auto window = makeWindow(folder);
  bringClass(*window);
  dropPart(*window, "Valve", {0, 0});
  dropPart(*window, "Modelica.Mechanics.Translational.Components.Fixed", {60, 40});
  DiagramScene& scene = window->page().scene();
  QTRY_VERIFY(scene.findEnd("valve1.flange_b").isValid() && scene.findEnd("fixed1.flange").isValid());
  wire(*window, "valve1.flange_b", "fixed1.flange");
  QCOMPARE(scene.wires().size(), size_t(1));
  const auto end = [&] { return scene.connector(scene.findEnd("valve1.flange_b")).at; };
  QCOMPARE(end(), QPointF(10, 0));
  openIcon(*window);
  // From the right side to the upper one, and along it; off the border it stays on it.
  dragIcon(*window, {100, 0}, {40, 93});
  QVERIFY2(iconText(*window).find("iconTransformation(extent = {{30, 90}, {50, 110}})") != std::string::npos,
           iconText(*window).c_str());
  QVERIFY(iconText(*window).find("transformation(extent = {{90, -10}, {110, 10}})") != std::string::npos);
  QCOMPARE(window->page().icon().page()->model().selectedConnector(), QString("flange_b"));
  QTest::keyClick(&iconView(*window), Qt::Key_Left);
  QTest::keyClick(&iconView(*window), Qt::Key_Escape);
  QTest::keyClick(&iconView(*window), Qt::Key_Escape);
  QVERIFY(!window->page().icon().page());
  QTRY_COMPARE(end(), QPointF(3.8, 10));
  const QPolygonF& points = scene.wires()[0].points;
  QVERIFY(points.front() == QPointF(3.8, 10) || points.back() == QPointF(3.8, 10));
  pressKey(&window->canvas(), Qt::Key_Z, Qt::ControlModifier);
  pressKey(&window->canvas(), Qt::Key_Z, Qt::ControlModifier);
  QTRY_COMPARE(end(), QPointF(10, 0));
}

void IconTest::inheritedConnectorStays() {
  QTemporaryDir folder;
  const auto window = makeWindow(folder);
  bringClass(*window,
             "model Valve\n  extends Modelica.Mechanics.Translational.Interfaces.PartialCompliant;\nequation\n"
             "  f = s_rel;\nend Valve;");
  openIcon(*window);
  const std::string before = iconText(*window);
  const auto connectors = window->page().icon().page()->model().connectors();
  QCOMPARE(connectors.size(), size_t(2));
  QVERIFY(connectors[0].isInherited);
  dragIcon(*window, {connectors[0].info.x, connectors[0].info.y}, {0, 100});
  QCOMPARE(iconText(*window), before);
  QCOMPARE(window->page().icon().page()->model().selectedConnector().toStdString(), connectors[0].info.name);
}

// Dropped from the palette, which offers connectors beside an icon: on the border that is nearest, as a connector of
// the class with a name of its own; a part of the class has it at once.
void IconTest::aConnectorIsDroppedOnTheBorder() {
  QTemporaryDir folder;
  const auto window = makeWindow(folder);
  bringClass(*window);
  dropPart(*window, "Valve", {0, 0});
  const std::string before = iconText(*window);
  openIcon(*window);
  const auto isOffered = [&] {
    auto* tree = window->findChild<PartTree*>();
    return tree && !tree->findItems("Connectors", Qt::MatchStartsWith).isEmpty();
  };
  QTRY_VERIFY(isOffered());
  const auto drop = [&](const QString& className, QPointF at) {
    QTRY_VERIFY_WITH_TIMEOUT(window->page().catalog().known(className), 20000);
    IconView& view = iconView(*window);
    QMimeData data;
    data.setData(kClassMime, className.toUtf8());
    const QPoint pixel = view.toPixels(at).toPoint();
    QDragEnterEvent enter(pixel, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&view, &enter);
    QDropEvent dropped(pixel, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    if (enter.isAccepted()) QApplication::sendEvent(&view, &dropped);
  };
  const int steps = window->document().undoStack()->count();
  drop("Modelica.Mechanics.Translational.Interfaces.Flange_a", {31, 70});
  QCOMPARE(window->document().undoStack()->count(), steps + 1);
  QVERIFY2(
      iconText(*window).find("Modelica.Mechanics.Translational.Interfaces.Flange_a flange_a2") != std::string::npos,
      iconText(*window).c_str());
  QVERIFY(iconText(*window).find("iconTransformation(extent = {{20, 90}, {40, 110}})") != std::string::npos ||
          iconText(*window).find("iconTransformation(extent = {{22, 90}, {42, 110}})") != std::string::npos);
  QVERIFY(iconText(*window).find("// of the seat") != std::string::npos);
  QCOMPARE(window->page().icon().page()->model().selectedConnector(), QString("flange_a2"));
  QTRY_COMPARE(window->page().icon().page()->model().connectors().size(), size_t(3));
  // A signal looks into the icon from whichever side.
  drop("Modelica.Blocks.Interfaces.RealInput", {0, -90});
  QVERIFY2(iconText(*window).find("rotation = 90") != std::string::npos, iconText(*window).c_str());
  // Parts are no connectors.
  const std::string both = iconText(*window);
  drop("Modelica.Mechanics.Translational.Components.Fixed", {0, 90});
  QCOMPARE(iconText(*window), both);
  QTest::keyClick(&iconView(*window), Qt::Key_Escape);
  QTest::keyClick(&iconView(*window), Qt::Key_Escape);
  QVERIFY(!window->page().icon().page());
  DiagramScene& scene = window->page().scene();
  QTRY_VERIFY(scene.findEnd("valve1.flange_a2").isValid() && scene.findEnd("valve1.u").isValid());
  QCOMPARE(scene.connector(scene.findEnd("valve1.flange_a2")).at.y(), 10.0);
  QCOMPARE(scene.connector(scene.findEnd("valve1.u")).at, QPointF(0, -10));
  for (int k = 0; k < 2; ++k) pressKey(&window->canvas(), Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(iconText(*window), before);
}

// Out of the gesture, the tool, the selection, the page: one at a time.
void IconTest::escStepsBack() {
  QTemporaryDir folder;
  const auto window = makeWindow(folder);
  bringClass(*window);
  openIcon(*window);
  drawIcon(*window, Qt::Key_R, {-20, -20}, {20, 20});
  const std::string before = iconText(*window);
  IconView& view = iconView(*window);
  const QPoint start = view.toPixels(QPointF(0, 0)).toPoint();
  QTest::mousePress(&view, Qt::LeftButton, {}, start);
  QMouseEvent move(QEvent::MouseMove, QPointF(start) + QPointF(50, 0),
                   view.mapToGlobal(QPointF(start) + QPointF(50, 0)), Qt::NoButton, Qt::LeftButton, {});
  QApplication::sendEvent(&view, &move);
  QVERIFY(!(window->page().icon().page()->model().drawing() == iconOf(*window)));
  QTest::keyClick(&view, Qt::Key_Escape);
  QVERIFY(window->page().icon().page()->model().drawing() == iconOf(*window));
  QTest::mouseRelease(&view, Qt::LeftButton, {}, start);
  QCOMPARE(iconText(*window), before);
  QTest::keyClick(&view, Qt::Key_E);
  QTest::keyClick(&view, Qt::Key_Escape);
  QCOMPARE(view.tool(), IconTool::select);
  QVERIFY(!window->page().icon().page()->model().selected().isEmpty());
  QTest::keyClick(&view, Qt::Key_Escape);
  QVERIFY(window->page().icon().page()->model().selected().isEmpty());
  QTest::keyClick(&view, Qt::Key_Escape);
  QVERIFY(!window->page().icon().page());
}

// One grid for all groups of what a shape can be given, and no bar below it where the window is small.
void IconTest::fieldsStandInColumns() {
  QTemporaryDir folder;
  const auto window = makeWindow(folder);
  bringClass(*window);
  openIcon(*window);
  drawIcon(*window, Qt::Key_R, {-20, -20}, {20, 20});
  drawIcon(*window, Qt::Key_T, {-40, 30}, {40, 50});
  QWidget& inspector = window->page().icon().page()->inspector();
  for (const QSize size : {QSize(1280, 800), QSize(853, 533)}) {
    window->resize(size);
    QTest::qWait(50);
    for (const QPointF at : {QPointF(0, 40), QPointF(20, 0)}) {
      clickIcon(*window, at);
      const auto fields = [&] {
        QList<QWidget*> all;
        for (QWidget* one : inspector.findChildren<QWidget*>(QRegularExpression("^icon_")))
          if (one->isVisible()) all << one;
        return all;
      };
      QTRY_VERIFY(fields().size() > 5);
      auto* area = inspector.findChild<QScrollArea*>();
      QVERIFY(!area->horizontalScrollBar()->isVisible());
      const auto left = [&](const QWidget* one) { return one->mapTo(area->widget(), QPoint()).x(); };
      const auto right = [&](const QWidget* one) { return left(one) + one->width(); };
      QSet<int> numbersEnd;
      for (const QWidget* one : fields()) {
        QTRY_COMPARE(left(one), left(fields().first()));
        QVERIFY2(right(one) <= area->viewport()->width() - 8, qPrintable(one->objectName()));
        if (qobject_cast<const QDoubleSpinBox*>(one)) numbersEnd << right(one);
      }
      QCOMPARE(numbersEnd.size(), 1);
    }
  }
}

QTEST_MAIN(IconTest)
#include "icon_test.moc"
