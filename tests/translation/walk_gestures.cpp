// What is seen while a hand is at work: wires that are drawn, parts that are moved, what comes out of it. And the
// insides of what a diagram is made of.
#include <QScrollBar>
#include <QTreeWidget>

#include "app/document/sparklines.h"
#include "app/panels/palette_panel.h"
#include "app/text/class_panel.h"
#include "app/tools/submodel.h"
#include "tests/translation/walk_hand.h"

namespace armature::app {

namespace {

// The canvas while the left button is held and moved from one place to another; then Esc steps back.
void lookWhileDragging(WalkHand& hand, const QString& view, QPoint start, QPoint end) {
  CanvasView& canvas = hand.window().canvas();
  QTest::mouseMove(&canvas, start);
  QTest::qWait(50);  // the event of the pointer itself, which has been moved there, must not come later
  QTest::mousePress(&canvas, Qt::LeftButton, {}, start);
  for (int k = 1; k <= 4; ++k) {
    const QPoint at = start + (end - start) * k / 4;
    QMouseEvent move(QEvent::MouseMove, at, canvas.mapToGlobal(at), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&canvas, &move);
  }
  hand.look(view, "canvas");
  QTest::keyClick(&canvas, Qt::Key_Escape);
  QTest::mouseRelease(&canvas, Qt::LeftButton, {}, end);
}

void lookAtWiring(WalkHand& hand) {
  MainWindow& window = hand.window();
  hand.beginAnew();
  hand.open("Rotational/First");
  const QPoint end = hand.pixelOf("inertia3.flange_b");
  lookWhileDragging(hand, "wireBegun", end, end + QPoint(-60, 90));
  lookWhileDragging(hand, "wireRefused", hand.pixelOf("sine.y"), hand.pixelOf("inertia1.flange_a"));
  dragOn(window.canvas(), end, end + QPoint(-40, 130));
  hand.look("wireDropped", "quickInsert");
  hand.key(Qt::Key_Escape);
  QTest::mouseClick(&window.canvas(), Qt::LeftButton, {}, hand.onWire(2));
  hand.look("wireSelected", "canvas");
}

void lookAtSparklines(WalkHand& hand) {
  MainWindow& window = hand.window();
  hand.beginAnew();
  hand.open("Rotational/First");
  hand.run();
  for (const char* variable : {"spring.tau", "inertia1.w", "inertia3.w"})
    if (!setSparkline(window.document(), variable, true)) hand.miss(variable);
  window.canvas().fit();
  hand.look("sparklines", "canvas");
  window.canvas().scene().selectSparkline({window.document().partIndex("spring"), 0});
  hand.look("sparklineSelected", "canvas");
}

void lookIntoThings(WalkHand& hand) {
  MainWindow& window = hand.window();
  hand.beginAnew();
  hand.open("Rotational/First");
  hand.run();
  QSet<int> parts;
  for (const char* name : {"inertia2", "spring", "inertia3"}) parts << window.document().partIndex(name);
  window.canvas().scene().select(parts, {});
  if (const QString refused = makeSubmodel(window.canvas().scene(), "Load"); !refused.isEmpty()) hand.miss(refused);
  hand.waitForModel();
  hand.look("submodelMade", "canvas");
  const auto& components = window.document().values().components;
  const auto made =
      std::find_if(components.begin(), components.end(), [](const auto& c) { return c.className == "Load"; });
  if (made == components.end()) return hand.miss("a sub-model");
  window.page().lookInto(static_cast<int>(made - components.begin()));
  hand.waitFor("the inside of a sub-model", [&] { return window.page().isInside(); });
  QTest::qWait(500);
  hand.look("submodelInside", "breadcrumb");
  window.page().goUpTo(0);
}

void lookAtALargeDiagram(WalkHand& hand) {
  MainWindow& window = hand.window();
  hand.beginAnew();
  hand.open("MultiBody/SixAxisRobot");
  window.canvas().setZoom(1, QRectF(window.canvas().rect()).center());
  hand.look("largeDiagram", "minimap");
}

void lookFartherDown(WalkHand& hand) {
  MainWindow& window = hand.window();
  hand.beginAnew();
  hand.put("Modelica.Mechanics.MultiBody.Parts.BodyBox", {0, 0});
  clickPart(window, "bodyBox1");
  hand.waitForModel();
  hand.look("parametersOfABody", "partName");
  QScrollBar* bar = window.inspector().verticalScrollBar();
  bar->setValue(520);  // [px]: the last parameters and what follows these
  hand.look("parametersOfABodyBelow", "inspector");
  QTreeWidget* tree = window.palettePanel().tree();
  for (int k = 0; k < tree->topLevelItemCount(); ++k)
    if (tree->topLevelItem(k)->childCount() > 2) {
      tree->topLevelItem(k)->setExpanded(true);
      if (QTreeWidgetItem* first = tree->topLevelItem(k)->child(0)) first->setExpanded(true);
      break;
    }
  hand.look("palette", tree);
}

}  // namespace

void walkThroughGestures(WalkHand& hand) {
  lookAtWiring(hand);
  lookAtSparklines(hand);
  lookIntoThings(hand);
  lookAtALargeDiagram(hand);
  lookFartherDown(hand);
}

}  // namespace armature::app
