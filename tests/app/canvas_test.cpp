// Geometry, conditions, routing, and the gestures of the canvas with real mouse and key events.
#include <QLineEdit>
#include <QListWidget>
#include <QtTest>

#include "app/canvas/canvas_view.h"
#include "app/canvas/condition.h"
#include "app/canvas/cover.h"
#include "app/canvas/diagram_painter.h"
#include "app/canvas/router.h"
#include "app/look/detail_delegate.h"
#include "app/tools/edit_actions.h"
#include "app/tools/toolset.h"
#include "app/tools/wire_gesture.h"
#include "tests/app/canvas_bench.h"

using namespace armature;
using namespace armature::app;

class CanvasTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void placementsMapIconsAsModelicaDoes();
  void conditionsAreEvaluated_data();
  void conditionsAreEvaluated();
  void routesAreOrthogonalAndAvoidParts();
  void crowdedWiresTakeBoundedWork();
  void storedRoutesFollowTheirEnds();
  void wiringByDrag();
  void wiringByClicks();
  void illegalWiresAreRefusedWithAReason();
  void aDrawnWireLeavesWhatItPassesWhole();
  void theCardOfARefusalCoversLittle();
  void escLeavesNothing();
  void changesUnderTheHandEndWhatItDoes();
  void movingIsOneStepAndWiresFollow();
  void arrowKeysMoveAndMerge();
  void rubberBandSelects();
  void rotationTurnsConnectors();
  void conditionalConnectorsFollowTheirParameter();
  void deletingTakesWires();
  void copyAndPasteKeepsWires();
  void placingFollowsTheWishesOfTheClass();
  void tabGoesFromPartToPart();
  void quickInsertIsDrivenByKeys();
  void aPartPutAtTheEdgeMovesNothing();
  void aPartIsTurnedOnItsWay();
  void quickInsertShowsWhatIsReadMeanwhile();
  void wiresOfOneNetAreNotDoubled();
  void aPartDroppedOnAWireGoesIntoIt();
  void aSignalPartIsTurnedAlongTheWire();
  void aLoosePartIsDraggedIntoAWire();
  void aPartInAShortWireMakesRoom();
  void aPartInAnUprightWireMakesRoom();
};

// Against the definition: flip, then rotation counter-clockwise, then shift.
void CanvasTest::placementsMapIconsAsModelicaDoes() {
  diagram::Placement p{10, 20, 40, 20, 90, false};
  QCOMPARE(iconToDiagram(p).map(QPointF(100, 0)), QPointF(10, 40));
  QCOMPARE(partRect(p), QRectF(0, 0, 20, 40));
  p.flip = true;
  QCOMPARE(iconToDiagram(p).map(QPointF(100, 0)), QPointF(10, 0));
  // Four quarter turns, or two mirrorings, change nothing.
  diagram::Placement q = p;
  for (int i = 0; i < 4; ++i) q = turned(q, {3, 4}, true);
  QCOMPARE(q.x, p.x);
  QCOMPARE(q.rotation, p.rotation);
  q = mirrored(mirrored(p, {3, 4}), {3, 4});
  QVERIFY(q == p);
  // Mirroring a point of the icon is mirroring its place.
  const QPointF before = iconToDiagram(p).map(QPointF(60, 30));
  QCOMPARE(iconToDiagram(mirrored(p, {0, 0})).map(QPointF(60, 30)), QPointF(-before.x(), before.y()));
}

void CanvasTest::conditionsAreEvaluated_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<int>("expected");  // −1 = undecided
  QTest::newRow("plain") << "useSupport" << 1;
  QTest::newRow("not") << "not useSupport" << 0;
  QTest::newRow("and or") << "(useSupport and not exact) or n > 5" << 1;
  QTest::newRow("number") << "n >= 3 and n <> 4" << 1;
  QTest::newRow("enumeration") << "kind == Types.Kind.fast" << 1;
  QTest::newRow("other literal") << "kind == Types.Kind.slow" << 0;
  QTest::newRow("reference") << "alias" << 1;
  QTest::newRow("unknown name") << "mystery" << -1;
  QTest::newRow("circle") << "circle" << -1;
  QTest::newRow("broken") << "n >" << -1;
  QTest::newRow("call") << "size(a, 1) > 0" << -1;
}

void CanvasTest::conditionsAreEvaluated() {
  QFETCH(QString, text);
  QFETCH(int, expected);
  const std::map<std::string, std::string> values{
      {"useSupport", "true"},      {"exact", "false"},      {"n", "3"},
      {"kind", "Types.Kind.fast"}, {"alias", "useSupport"}, {"circle", "circle"}};
  const auto result = evaluateCondition(text.toStdString(), [&](const std::string& name) -> std::optional<std::string> {
    const auto found = values.find(name);
    return found == values.end() ? std::nullopt : std::optional(found->second);
  });
  QCOMPARE(result ? static_cast<int>(*result) : -1, expected);
}

void CanvasTest::routesAreOrthogonalAndAvoidParts() {
  // A straight way stays straight.
  QCOMPARE(routeWire({{0, 0}, {1, 0}, {40, 0}, {-1, 0}, {}, {}}).size(), 2);
  // A part in between is walked around; both ends leave outwards.
  const QRectF block(20, -10, 20, 20);
  const QPolygonF around = routeWire({{0, 0}, {1, 0}, {60, 0}, {-1, 0}, {block}, {}});
  QVERIFY(isOrthogonal(around));
  for (int i = 0; i + 1 < around.size(); ++i)
    QVERIFY(!block.adjusted(0.1, 0.1, -0.1, -0.1)
                 .intersects(QRectF(around[i], around[i + 1]).normalized().adjusted(-0.01, -0.01, 0.01, 0.01)));
  QVERIFY(around[1].x() > around[0].x());
  // From the right side of one part to the left side of another one that lies left of it.
  const QRectF a(0, 0, 20, 20), b(-60, 0, 20, 20);
  const QPolygonF back = routeWire({{20, 10}, {1, 0}, {-60, 10}, {-1, 0}, {a, b}, {}});
  QVERIFY(isOrthogonal(back));
  QVERIFY(back[1].x() > 20 && back[back.size() - 2].x() < -60);
}

void CanvasTest::storedRoutesFollowTheirEnds() {
  const std::vector<diagram::Point> route{{10, 0}, {10, 20}};
  // Only the first end moves up: the corner beside it follows, the other stays.
  auto moved = followEnds(route, {0, 0}, {30, 20}, {0, 6}, {30, 20});
  QVERIFY((moved == std::vector<diagram::Point>{{10, 6}, {10, 20}}));
  moved = followEnds(route, {0, 0}, {30, 20}, {4, 6}, {34, 26});
  QVERIFY((moved == std::vector<diagram::Point>{{14, 6}, {14, 26}}));
}

void CanvasTest::wiringByDrag() {
  Bench bench;
  bench.add("Fake.Inertia", {-40, 0});
  bench.add("Fake.Inertia", {40, 0});
  bench.drag(bench.pixel("inertia1.flange_b"), bench.pixel("inertia2.flange_a"));
  QCOMPARE(bench.document.values().connections.size(), size_t(1));
  QCOMPARE(bench.document.values().connections[0].from, std::string("inertia1.flange_b"));
  QCOMPARE(bench.document.values().connections[0].to, std::string("inertia2.flange_a"));
  QVERIFY(!bench.tools.gesture());
}

void CanvasTest::wiringByClicks() {
  Bench bench;
  bench.add("Fake.Inertia", {-40, 0});
  bench.add("Fake.Inertia", {40, 0});
  QTest::mouseClick(&bench.view, Qt::LeftButton, {}, bench.pixel("inertia1.flange_b"));
  QVERIFY(bench.tools.gesture());
  QTest::mouseMove(&bench.view, bench.pixel("inertia2.flange_a"));
  QTest::mouseClick(&bench.view, Qt::LeftButton, {}, bench.pixel("inertia2.flange_a"));
  QCOMPARE(bench.document.values().connections.size(), size_t(1));
  QVERIFY(!bench.tools.gesture());
}

void CanvasTest::illegalWiresAreRefusedWithAReason() {
  Bench bench;
  bench.add("Fake.Sine", {-60, 0});
  bench.add("Fake.Inertia", {0, 0});
  bench.add("Fake.Sine", {-60, 40});
  bench.add("Fake.Torque", {60, 0});
  QString remedy;
  const auto reason = [&](const char* from, const char* to) {
    bench.drag(bench.pixel(from), bench.pixel(to), false);
    const auto* gesture = dynamic_cast<const WireGesture*>(bench.tools.gesture());
    const QString text = gesture ? gesture->reason() : QString("no gesture");
    remedy = gesture ? gesture->remedy() : QString();
    QTest::mouseRelease(&bench.view, Qt::LeftButton, {}, bench.pixel(to));
    return text;
  };
  QVERIFY(reason("sine1.y", "inertia1.flange_a").contains("A Real signal does not fit a rotational flange"));
  QCOMPARE(remedy, QString("Connect sine1.y to torque1.tau."));
  QVERIFY(reason("sine1.y", "sine2.y").contains("both outputs"));
  QVERIFY(reason("inertia1.flange_a", "sine2.y").contains("A rotational flange does not fit a Real signal"));
  QVERIFY2(
      remedy.startsWith("Connect inertia1.flange_a to ") && remedy.endsWith("or to another connector with a ring."),
      qPrintable(remedy));
  QCOMPARE(bench.document.values().connections.size(), size_t(0));
  QCOMPARE(reason("sine1.y", "torque1.tau"), QString());
  QCOMPARE(bench.document.values().connections.size(), size_t(1));
  QVERIFY(reason("sine2.y", "torque1.tau").contains("already has a signal"));
  QCOMPARE(remedy, QString("No free connector fits sine2.y: let go on empty canvas to choose a part."));
  QVERIFY(reason("sine1.y", "torque1.tau").contains("already"));
  QCOMPARE(bench.document.values().connections.size(), size_t(1));
}

// Connectors and names on the way of a wire in hand look as they do without it, also of the connector that it is from.
void CanvasTest::aDrawnWireLeavesWhatItPassesWhole() {
  Bench bench;
  bench.add("Fake.Sine", {-60, 0});
  bench.add("Fake.Torque", {0, 0});
  bench.add("Fake.Inertia", {60, 0});
  bench.scene.clearSelection();
  const QImage before = bench.view.grab().toImage();
  const QRect beginning(bench.pixel("sine1.y") - QPoint(4, 4), QSize(8, 8));
  const QRect name = bench.view.besideParts().label(1).toRect().adjusted(1, 1, -1, -1);
  bench.drag(bench.pixel("sine1.y"), name.center(), false);
  const QImage during = bench.view.grab().toImage();
  QVERIFY(during != before);
  QVERIFY(during.copy(beginning) == before.copy(beginning));
  QVERIFY(during.copy(name) == before.copy(name));
  QTest::keyClick(&bench.view, Qt::Key_Escape);
  QTest::mouseRelease(&bench.view, Qt::LeftButton, {}, name.center());
}

// Where there is empty canvas beside a full one it stands there, near what it speaks of and never upon it.
void CanvasTest::theCardOfARefusalCoversLittle() {
  Bench bench;
  for (const double y : {40.0, 10.0})
    for (const double x : {-100.0, -60.0, -20.0, 20.0, 60.0, 100.0}) bench.add("Fake.Inertia", {x, y});
  bench.view.setZoom(1, QPointF(400, 300));
  const QPointF near = bench.view.toPixels(QPointF(0, 10));
  const QRectF box = freeCard(bench.view, {280, 50}, near, {near - QPointF(200, 0), near});
  const QRectF area(bench.view.toDiagram(box.topLeft()), bench.view.toDiagram(box.bottomRight()));
  QVERIFY(QRectF(bench.view.rect()).contains(box));
  QVERIFY(!box.contains(near));
  QCOMPARE(coverOf(bench.scene, area.normalized()), 0.0);
  QVERIFY(QLineF(box.center(), near).length() < 200);
}

void CanvasTest::escLeavesNothing() {
  Bench bench;
  bench.add("Fake.Inertia", {-40, 0});
  bench.add("Fake.Inertia", {40, 0});
  const std::string before = diagram::toJson(bench.document.values());
  bench.drag(bench.pixel("inertia1.flange_b"), bench.pixel("inertia2.flange_a"), false);
  QTest::keyClick(&bench.view, Qt::Key_Escape);
  QTest::mouseRelease(&bench.view, Qt::LeftButton, {}, bench.pixel("inertia2.flange_a"));
  const QPoint middle = bench.view.toPixels(QPointF(-40, 0)).toPoint();
  bench.drag(middle, middle + QPoint(50, 50), false);
  QTest::keyClick(&bench.view, Qt::Key_Escape);
  QTest::mouseRelease(&bench.view, Qt::LeftButton, {}, middle + QPoint(50, 50));
  QCOMPARE(diagram::toJson(bench.document.values()), before);
}

// Undo by a shortcut while a wire is drawn, or a part is moved, that this takes away.
void CanvasTest::changesUnderTheHandEndWhatItDoes() {
  Bench bench;
  bench.add("Fake.Inertia", {-60, 0});
  bench.add("Fake.Inertia", {20, 0});
  const QPoint end = bench.pixel("inertia2.flange_b");
  bench.drag(end, end + QPoint(60, 60), false);
  QVERIFY(bench.tools.gesture());
  bench.document.undoStack()->undo();
  QCOMPARE(bench.scene.parts().size(), size_t(1));
  QVERIFY(!bench.tools.gesture());
  (void)bench.view.grab();  // what is painted of a gesture asks for its ends
  QTest::mouseRelease(&bench.view, Qt::LeftButton, {}, end + QPoint(60, 60));
  QVERIFY(bench.document.values().connections.empty());
  bench.document.undoStack()->redo();
  const QPoint middle = bench.view.toPixels(QPointF(20, 0)).toPoint();
  bench.drag(middle, middle + QPoint(80, 80), false);
  QVERIFY(bench.tools.gesture());
  bench.document.undoStack()->undo();
  QVERIFY(!bench.tools.gesture());
  QTest::mouseMove(&bench.view, middle);
  QTest::mouseRelease(&bench.view, Qt::LeftButton, {}, middle);
  QCOMPARE(bench.document.values().components.size(), size_t(1));
  QCOMPARE(bench.document.values().components[0].placement.x, -60.0);
}

void CanvasTest::movingIsOneStepAndWiresFollow() {
  Bench bench;
  bench.add("Fake.Inertia", {-40, 0});
  bench.add("Fake.Inertia", {40, 0});
  bench.drag(bench.pixel("inertia1.flange_b"), bench.pixel("inertia2.flange_a"));
  const int steps = bench.document.undoStack()->count();
  const QPoint middle = bench.view.toPixels(QPointF(40, 0)).toPoint();
  bench.drag(middle, bench.view.toPixels(QPointF(60, 30)).toPoint());
  QCOMPARE(bench.document.undoStack()->count(), steps + 1);
  QCOMPARE(bench.document.values().components[1].placement.x, 60.0);
  QCOMPARE(bench.document.values().components[1].placement.y, 30.0);
  const QPolygonF& wire = bench.scene.wires()[0].points;
  QCOMPARE(wire.last(), QPointF(50, 30));
  QVERIFY(isOrthogonal(wire));
}

void CanvasTest::arrowKeysMoveAndMerge() {
  Bench bench;
  bench.add("Fake.Inertia", {0, 0});
  const int steps = bench.document.undoStack()->count();
  for (int i = 0; i < 3; ++i) QTest::keyClick(&bench.view, Qt::Key_Right);
  QTest::keyClick(&bench.view, Qt::Key_Up, Qt::ShiftModifier);
  QCOMPARE(bench.document.values().components[0].placement.x, 6.0);
  QCOMPARE(bench.document.values().components[0].placement.y, 10.0);
  QCOMPARE(bench.document.undoStack()->count(), steps + 1);
}

void CanvasTest::rubberBandSelects() {
  Bench bench;
  bench.add("Fake.Inertia", {-40, 0});
  bench.add("Fake.Inertia", {40, 0});
  bench.drag(bench.view.toPixels(QPointF(-60, 30)).toPoint(), bench.view.toPixels(QPointF(0, -30)).toPoint());
  QCOMPARE(bench.scene.selectedParts(), QSet<int>{0});
}

void CanvasTest::rotationTurnsConnectors() {
  Bench bench;
  bench.add("Fake.Inertia", {0, 0});
  rotateSelection(bench.scene, false);
  QCOMPARE(bench.scene.connector(bench.scene.findEnd("inertia1.flange_b")).at, QPointF(0, 10));
  QCOMPARE(bench.scene.connector(bench.scene.findEnd("inertia1.flange_b")).out, QPointF(0, 1));
  flipSelection(bench.scene);
  bench.document.undoStack()->undo();
  bench.document.undoStack()->undo();
  QCOMPARE(bench.scene.connector(bench.scene.findEnd("inertia1.flange_b")).at, QPointF(10, 0));
}

void CanvasTest::conditionalConnectorsFollowTheirParameter() {
  Bench bench;
  bench.add("Fake.Torque", {0, 0});
  const ConnectorRef support = bench.scene.findEnd("torque1.support");
  QVERIFY(!bench.scene.connector(support).isVisible);
  QVERIFY(!bench.scene.connectorAt({0, -10}, 3).isValid());
  bench.document.setModifier(0, "useSupport", "true");
  QVERIFY(bench.scene.connector(support).isVisible);
  QCOMPARE(bench.scene.connectorAt({0, -10}, 3), support);
}

void CanvasTest::deletingTakesWires() {
  Bench bench;
  bench.add("Fake.Inertia", {-40, 0});
  bench.add("Fake.Inertia", {40, 0});
  bench.drag(bench.pixel("inertia1.flange_b"), bench.pixel("inertia2.flange_a"));
  QTest::mouseClick(&bench.view, Qt::LeftButton, {}, bench.view.toPixels(QPointF(-40, 0)).toPoint());
  QTest::keyClick(&bench.view, Qt::Key_Delete);
  QCOMPARE(bench.document.values().components.size(), size_t(1));
  QVERIFY(bench.document.values().connections.empty());
  bench.document.undoStack()->undo();
  QCOMPARE(bench.document.values().connections.size(), size_t(1));
}

void CanvasTest::copyAndPasteKeepsWires() {
  Bench bench;
  bench.add("Fake.Inertia", {-40, 0});
  bench.add("Fake.Inertia", {40, 0});
  bench.drag(bench.pixel("inertia1.flange_b"), bench.pixel("inertia2.flange_a"));
  selectAll(bench.scene);
  copySelection(bench.scene);
  QVERIFY(pasteParts(bench.scene));
  QCOMPARE(bench.document.values().components.size(), size_t(4));
  QCOMPARE(bench.document.values().connections.size(), size_t(2));
  QCOMPARE(bench.scene.selectedParts().size(), 2);
}

// Name and prefixes that a class gives to its new parts; a number only for the second one.
void CanvasTest::placingFollowsTheWishesOfTheClass() {
  Bench bench;
  auto info = std::make_shared<ClassInfo>();
  info->name = "Modelica.StateGraph.StateGraphRoot";
  info->kind = "model";
  info->defaultComponentName = "stateGraphRoot";
  info->defaultComponentPrefixes = "inner";
  bench.catalog.put(info);
  bench.add("Modelica.StateGraph.StateGraphRoot", {0, 0});
  bench.add("Modelica.StateGraph.StateGraphRoot", {40, 0});
  bench.add("Fake.Inertia", {80, 0});
  const auto& parts = bench.document.values().components;
  QCOMPARE(parts[0].name, std::string("stateGraphRoot"));
  QCOMPARE(parts[1].name, std::string("stateGraphRoot1"));
  for (size_t i = 0; i < 2; ++i) QCOMPARE(parts[i].prefixes, std::string("inner"));
  QCOMPARE(parts[2].name, std::string("inertia1"));
  QVERIFY(parts[2].prefixes.empty());
}

void CanvasTest::tabGoesFromPartToPart() {
  Bench bench;
  bench.add("Fake.Inertia", {-40, 0});
  bench.add("Fake.Inertia", {40, 0});
  bench.add("Fake.Inertia", {900, 0});  // out of sight
  bench.scene.clearSelection();
  bench.view.setFocus();
  for (int i = 0; i < 3; ++i) {
    QTest::keyClick(&bench.view, Qt::Key_Tab);
    QCOMPARE(bench.scene.selectedParts(), QSet<int>{i});
  }
  QVERIFY(QRectF(bench.view.rect()).contains(bench.view.toPixels(bench.scene.parts()[2].rect)));
  QTest::keyClick(&bench.view, Qt::Key_Backtab, Qt::ShiftModifier);
  QCOMPARE(bench.scene.selectedParts(), QSet<int>{1});
  // Beyond the last part the focus goes on.
  for (int i = 0; i < 2; ++i) QTest::keyClick(&bench.view, Qt::Key_Tab);
  QVERIFY(bench.scene.selectedParts().isEmpty());
}

// Somebody types faster than the library is read: the list fills by itself.
void CanvasTest::quickInsertShowsWhatIsReadMeanwhile() {
  Bench bench;
  bench.view.setFocus();
  QTest::keyClick(&bench.view, Qt::Key_T);
  auto* list = bench.view.findChild<QWidget*>("quickInsert")->findChild<QListWidget*>();
  QCOMPARE(list->count(), 1);  // that there is none
  QCOMPARE(list->item(0)->flags(), Qt::NoItemFlags);
  bench.catalog.crawl({"Fake"});
  QTRY_VERIFY(list->count() >= 2);
  QVERIFY(!list->item(0)->data(DetailDelegate::kDetail).toString().isEmpty());
}

void CanvasTest::quickInsertIsDrivenByKeys() {
  Bench bench;
  bench.catalog.crawl({"Fake"});
  QTRY_VERIFY(bench.catalog.placeable().size() >= 2);
  bench.view.setFocus();
  QTest::keyClick(&bench.view, Qt::Key_T);
  auto* card = bench.view.findChild<QWidget*>("quickInsert");
  QVERIFY(card && card->isVisible());
  auto* field = card->findChild<QLineEdit*>();
  auto* list = card->findChild<QListWidget*>();
  QCOMPARE(field->text(), QString("t"));
  QVERIFY(list->count() >= 2);
  QTest::keyClick(field, Qt::Key_Down);
  QTest::keyClick(field, Qt::Key_Up);
  QTest::keyClick(field, Qt::Key_Up);  // stays on the first row
  QCOMPARE(list->currentRow(), 0);
  QTest::keyClick(field, Qt::Key_Down);
  const std::string wanted = list->currentItem()->data(Qt::UserRole).toString().toStdString();
  QTest::keyClick(field, Qt::Key_Return);
  QVERIFY(!card->isVisible());
  QCOMPARE(bench.document.values().components.size(), size_t(1));
  QCOMPARE(bench.document.values().components[0].className, wanted);
  QTest::keyClick(&bench.view, Qt::Key_T);
  const QSet<int> selected = bench.scene.selectedParts();
  bench.scene.clearSelection();
  QTest::keyClick(field, Qt::Key_Escape);
  QVERIFY(!card->isVisible());
  QVERIFY(bench.scene.selectedParts().isEmpty() && !selected.isEmpty());
  QCOMPARE(bench.view.window()->focusWidget(), &bench.view);
  QCOMPARE(bench.document.values().components.size(), size_t(1));
}

// A part that is put at the edge of the view stays under the pointer, also when a message speaks of it at once.
void CanvasTest::aPartPutAtTheEdgeMovesNothing() {
  Bench bench;
  bench.catalog.crawl({"Fake"});
  QTRY_VERIFY(bench.catalog.placeable().size() >= 2);
  bench.view.setFocus();
  const QPointF origin = bench.view.toPixels(QPointF(0, 0));
  const QPoint edge(16, 300);
  QTest::mouseMove(&bench.view, edge + QPoint(0, 40));
  QTest::mouseMove(&bench.view, edge);
  QTRY_COMPARE(bench.view.pointer().toPoint(), edge);
  QTest::keyClick(&bench.view, Qt::Key_T);
  auto* card = bench.view.findChild<QWidget*>("quickInsert");
  QVERIFY(card && card->isVisible());
  QTest::keyClick(card->findChild<QLineEdit*>(), Qt::Key_Return);
  QCOMPARE(bench.document.values().components.size(), size_t(1));
  QTRY_VERIFY(bench.scene.parts()[0].info);
  const QRectF box = bench.view.toPixels(bench.scene.parts()[0].rect);
  QVERIFY2(box.left() < 0 && box.contains(edge), qPrintable(QString("%1, %2").arg(box.left()).arg(box.top())));
  bench.scene.setMarks({{bench.scene.parts()[0].name, PartMark{1, false, "it has no value"}}});
  QCOMPARE(bench.view.toPixels(QPointF(0, 0)), origin);
}

// R on the way from the palette: while a drag goes on, nothing has the keys.
void CanvasTest::aPartIsTurnedOnItsWay() {
  Bench bench;
  bench.add("Fake.Inertia", {0, 60});  // its class is known
  QMimeData data;
  data.setData(kClassMime, "Fake.Inertia");
  const auto drop = [&](QPointF at, const QList<Qt::KeyboardModifiers>& keys) {
    const QPoint pixel = bench.view.toPixels(at).toPoint();
    QDragEnterEvent enter(pixel, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&bench.view, &enter);
    QDragMoveEvent move(pixel, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&bench.view, &move);
    const QImage before = bench.view.grab().toImage();
    for (const Qt::KeyboardModifiers modifiers : keys) QTest::keyClick(&bench.view, Qt::Key_R, modifiers);
    const bool isShown = bench.view.grab().toImage() != before;
    QDropEvent dropped(pixel, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&bench.view, &dropped);
    return isShown;
  };
  const auto rotation = [&] { return bench.document.values().components.back().placement.rotation; };
  QVERIFY(drop({0, 0}, {Qt::NoModifier}));
  QCOMPARE(rotation(), 270.0);
  QVERIFY(drop({40, 0}, {Qt::ShiftModifier}));
  QCOMPARE(rotation(), 90.0);
  drop({80, 0}, {Qt::NoModifier, Qt::NoModifier, Qt::ShiftModifier, Qt::ShiftModifier});
  QCOMPARE(rotation(), 0.0);
  QCOMPARE(bench.document.values().components.size(), size_t(4));
  // What was left on the way is forgotten, and R is a letter again.
  QDragEnterEvent enter({400, 300}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&bench.view, &enter);
  QDragLeaveEvent leave;
  QApplication::sendEvent(&bench.view, &leave);
  bench.view.setFocus();
  QTest::keyClick(&bench.view, Qt::Key_R);
  auto* card = bench.view.findChild<QWidget*>("quickInsert");
  QVERIFY(card && card->isVisible());
}

// A second wire of the same net joins the first one; beside it, it would look like a slip of the hand.
void CanvasTest::wiresOfOneNetAreNotDoubled() {
  const QLineF own(10, 10, 10, -60);
  RouteRequest request{{14, 40}, {0, -1}, {10, -60}, {0, 1}, {}, {}, {}};
  const auto isDouble = [&](const QPolygonF& points) {
    for (int i = 0; i + 1 < points.size(); ++i) {
      const bool isUpright = std::abs(points[i].x() - points[i + 1].x()) < 1e-9;
      const double aside = std::abs(points[i].x() - own.x1());
      const double shared = std::min(std::max(points[i].y(), points[i + 1].y()), own.y1()) -
                            std::max(std::min(points[i].y(), points[i + 1].y()), own.y2());
      if (isUpright && aside > 0.1 && aside < 7 && shared > 2) return true;
    }
    return false;
  };
  QVERIFY(isDouble(routeWire(request)));  // else the rest says nothing
  request.own = {own};
  const QPolygonF points = routeWire(request);
  QVERIFY(isOrthogonal(points));
  QVERIFY(!isDouble(points));
}

// However many wires are crowded together, the search for all their ways is bounded.
void CanvasTest::crowdedWiresTakeBoundedWork() {
  RouteRequest request{{0, 0}, {1, 0}, {400, 300}, {-1, 0}, {}, {}};
  for (int k = 0; k < 200; ++k) request.obstacles.push_back(QRectF(20 + k * 37 % 360, k * 53 % 290, 12, 12));
  RouteWork work;
  const QPolygonF first = routeWire(request, &work);
  QVERIFY(isOrthogonal(first));
  QCOMPARE(work.searches, size_t(1));  // else the rest says nothing
  const size_t one = work.crossings;
  for (int k = 0; k < 2000; ++k) QVERIFY(isOrthogonal(routeWire(request, &work)));
  QCOMPARE(work.searches, size_t(2001));
  QVERIFY(work.crossings < 150 * one);
}

// Drops a class as a drag from the palette does.
static void dropOn(CanvasView& view, const char* className, QPointF at) {
  QMimeData data;
  data.setData(kClassMime, className);
  const QPoint pixel = view.toPixels(at).toPoint();
  QDragEnterEvent enter(pixel, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&view, &enter);
  QDragMoveEvent move(pixel, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&view, &move);
  QDropEvent drop(pixel, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&view, &drop);
}

void CanvasTest::aPartDroppedOnAWireGoesIntoIt() {
  Bench bench;
  bench.add("Fake.Inertia", {-60, 0});
  bench.add("Fake.Inertia", {60, 0});
  bench.drag(bench.pixel("inertia1.flange_b"), bench.pixel("inertia2.flange_a"));
  const std::string before = diagram::toJson(bench.document.values());
  const int steps = bench.document.undoStack()->count();
  dropOn(bench.view, "Fake.Inertia", {0, 2});
  QCOMPARE(bench.document.undoStack()->count(), steps + 1);
  const auto& list = bench.document.values().connections;
  QCOMPARE(list.size(), size_t(2));
  QCOMPARE(list[0].from + " " + list[0].to, std::string("inertia1.flange_b inertia3.flange_a"));
  QCOMPARE(list[1].from + " " + list[1].to, std::string("inertia3.flange_b inertia2.flange_a"));
  QCOMPARE(bench.document.values().components[2].placement.y, 0.0);  // upon the wire, which stays straight
  for (const WirePicture& wire : bench.scene.wires()) QCOMPARE(wire.points.size(), 2);
  bench.document.undoStack()->undo();
  QCOMPARE(diagram::toJson(bench.document.values()), before);
  // What does not fit lies upon the wire and leaves it alone.
  dropOn(bench.view, "Fake.Sine", {0, 0});
  QCOMPARE(bench.document.values().connections.size(), size_t(1));
  // So does what is dropped beside it.
  dropOn(bench.view, "Fake.Inertia", {0, 20});
  QCOMPARE(bench.document.values().connections.size(), size_t(1));
}

// A gain in a wire that runs upwards and was drawn from the input: its input takes the output's end.
void CanvasTest::aSignalPartIsTurnedAlongTheWire() {
  Bench bench;
  bench.add("Fake.Sine", {0, -60});
  rotateSelection(bench.scene, false);
  bench.add("Fake.Torque", {0, 60});
  rotateSelection(bench.scene, false);
  bench.drag(bench.pixel("torque1.tau"), bench.pixel("sine1.y"));
  bench.catalog.find("Fake.Gain");
  QTRY_VERIFY(bench.catalog.known("Fake.Gain"));
  dropOn(bench.view, "Fake.Gain", {1, 0});
  const auto& list = bench.document.values().connections;
  QCOMPARE(list.size(), size_t(2));
  QCOMPARE(list[0].from + " " + list[0].to, std::string("torque1.tau gain1.y"));
  QCOMPARE(list[1].from + " " + list[1].to, std::string("gain1.u sine1.y"));
  QCOMPARE(bench.scene.connector(bench.scene.findEnd("gain1.u")).at, QPointF(0, -10));
  QCOMPARE(bench.scene.connector(bench.scene.findEnd("gain1.y")).at, QPointF(0, 10));
  for (const WirePicture& wire : bench.scene.wires()) QCOMPARE(wire.points.size(), 2);
}

// Dragged from elsewhere; one that has a wire already stays what it is.
void CanvasTest::aLoosePartIsDraggedIntoAWire() {
  Bench bench;
  bench.add("Fake.Inertia", {-60, 0});
  bench.add("Fake.Inertia", {60, 0});
  bench.add("Fake.Inertia", {0, 60});
  bench.drag(bench.pixel("inertia1.flange_b"), bench.pixel("inertia2.flange_a"));
  const int steps = bench.document.undoStack()->count();
  bench.drag(bench.view.toPixels(QPointF(0, 60)).toPoint(), bench.view.toPixels(QPointF(0, 0)).toPoint());
  QCOMPARE(bench.document.undoStack()->count(), steps + 1);
  QCOMPARE(bench.document.values().connections.size(), size_t(2));
  for (const WirePicture& wire : bench.scene.wires()) QCOMPARE(wire.points.size(), 2);
  bench.document.undoStack()->undo();
  QCOMPARE(bench.document.values().connections.size(), size_t(1));
  bench.add("Fake.Inertia", {60, 60});
  bench.drag(bench.pixel("inertia3.flange_b"), bench.pixel("inertia4.flange_a"));
  bench.drag(bench.view.toPixels(QPointF(0, 60)).toPoint(), bench.view.toPixels(QPointF(0, 0)).toPoint());
  QCOMPARE(bench.document.values().connections.size(), size_t(2));
}

// What is beyond gives way along the wire, as far as it takes, and with it what it would come upon; one step of undo.
void CanvasTest::aPartInAShortWireMakesRoom() {
  Bench bench;
  for (const QPointF at : {QPointF(-60, 0), QPointF(-30, 0), QPointF(0, 0), QPointF(70, 0), QPointF(-30, 40)})
    bench.add("Fake.Inertia", at);
  bench.drag(bench.pixel("inertia1.flange_b"), bench.pixel("inertia2.flange_a"));
  bench.drag(bench.pixel("inertia2.flange_b"), bench.pixel("inertia3.flange_a"));
  const auto places = [&] {
    QList<QPointF> list;
    for (const auto& item : bench.document.values().components) list << QPointF(item.placement.x, item.placement.y);
    return list;
  };
  const QList<QPointF> before = places();
  const int steps = bench.document.undoStack()->count();
  dropOn(bench.view, "Fake.Inertia", {-45, 1});
  QCOMPARE(bench.document.undoStack()->count(), steps + 1);
  const QList<QPointF> after{{-60, 0}, {0, 0}, {30, 0}, {70, 0}, {-30, 40}, {-30, 0}};
  QCOMPARE(places(), after);
  QCOMPARE(bench.scene.wires().size(), size_t(3));
  for (const WirePicture& wire : bench.scene.wires())
    QCOMPARE((wire.points.last() - wire.points.first()).manhattanLength(), 10.0);
  bench.document.undoStack()->undo();
  QCOMPARE(places(), before);
  // One that is there already, and parts in the way of those that move: beside the line, and behind that one.
  bench.add("Fake.Inertia", {28, 8});
  bench.add("Fake.Inertia", {-45, 80});
  bench.drag(bench.view.toPixels(QPointF(-45, 80)).toPoint(), bench.view.toPixels(QPointF(-45, 1)).toPoint());
  const QList<QPointF> pushed{{-60, 0}, {0, 0}, {30, 0}, {100, 0}, {-30, 40}, {58, 8}, {-30, 0}};
  QCOMPARE(places(), pushed);
  bench.document.undoStack()->undo();
  QCOMPARE(places().first(6), before + QList<QPointF>({QPointF(28, 8)}));
  // In a wire that is long enough nothing moves.
  bench.drag(bench.pixel("inertia3.flange_b"), bench.pixel("inertia4.flange_a"));
  bench.drag(bench.view.toPixels(QPointF(28, 8)).toPoint(), bench.view.toPixels(QPointF(38, 60)).toPoint());
  dropOn(bench.view, "Fake.Inertia", {36, 1});
  QCOMPARE(places().first(4), before.first(4));
}

// The same downwards.
void CanvasTest::aPartInAnUprightWireMakesRoom() {
  Bench bench;
  for (const double y : {60.0, 36.0}) {
    bench.add("Fake.Inertia", {0, y});
    rotateSelection(bench.scene, false);
  }
  bench.drag(bench.pixel("inertia1.flange_a"), bench.pixel("inertia2.flange_b"));
  dropOn(bench.view, "Fake.Inertia", {1, 48});
  QCOMPARE(bench.scene.wires().size(), size_t(2));
  for (const WirePicture& wire : bench.scene.wires()) {
    QCOMPARE(wire.points.size(), 2);
    QCOMPARE((wire.points.last() - wire.points.first()).manhattanLength(), 10.0);
  }
  QCOMPARE(bench.document.values().components[0].placement.y, 60.0);
  QVERIFY(bench.document.values().components[1].placement.y < 36);
}

QTEST_MAIN(CanvasTest)
#include "canvas_test.moc"
