// A line in space in the whole window: it comes when it is asked for, shows the instant that everything shows, and
// selects on the diagram what is clicked, and the other way round.
#include <QLabel>
#include <QMenu>
#include <QTabBar>

#include "app/lines/line_panel.h"
#include "app/lines/shaft_picture.h"
#include "app/lines/track_picture.h"
#include "app/shell/dock_layout.h"
#include "app/shell/line_room.h"
#include "app/shell/status_line.h"
#include "app/shell/view_menu.h"
#include "engine/diagram/json.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

class PanelTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init();
  void cleanup();
  void itNeverComesByItself();
  void theMenuBringsIt();
  void moreLinesThanTabs();
  void aRightClickBringsIt();
  void aClickSelectsEverywhere();
  void theDiagramsSelectionIsShown();
  void oneInstantForAll();
  void theSameWordsAsTheStatusLine();
  void keysGoFromPartToPart();
  void lettersGrow();
  void theDiagramChangesMeanwhile();
  void insideOfAPart();
  void whatALessonHides();
  void numbersAreSeenThroughTheGlasses();

 private:
  void open(const char* name);
  LinePanel& panel() { return window_->lineRoom().panel(); }
  LineView& view() { return panel().view(); }
  // Where a part is drawn in the view, a little beside its middle.
  QPoint placeOf(const char* part) {
    view().grab();
    const int index = window_->document().partIndex(part);
    return view().picture()->boxOf(index).center().toPoint() + QPoint(1, 2);
  }
  QTemporaryDir folder_;
  std::unique_ptr<MainWindow> window_;
};

void PanelTest::init() {
  window_ = makeWindow(folder_);
}

void PanelTest::cleanup() {
  window_.reset();
}

void PanelTest::open(const char* name) {
  QVERIFY(window_->openFile(example(name)));
  QTRY_VERIFY(std::all_of(window_->page().scene().parts().begin(), window_->page().scene().parts().end(),
                          [](const PartPicture& p) { return p.info; }));
  window_->run().start();
  QTRY_COMPARE_WITH_TIMEOUT(window_->run().state(), RunState::done, 30000);
}

// And while it is hidden nothing is laid out.
void PanelTest::itNeverComesByItself() {
  open("Translational/Damper");
  for (int k = 0; k < 5; ++k) {
    window_->run().setShownTime(0.1 * k);
    QTest::qWait(20);
  }
  clickPart(*window_, "mass1");
  QVERIFY(!panel().isVisible());
  QCOMPARE(view().layOutCount(), 0);
  window_->lineRoom().show(Domain::translational);
  QTRY_VERIFY(panel().isVisible());
  QTRY_VERIFY(view().layOutCount() > 0);
  panel().window()->findChild<QDockWidget*>("lineDock")->hide();
  QTest::qWait(50);
  const int before = view().layOutCount();
  for (int k = 0; k < 5; ++k) {
    window_->run().setShownTime(0.1 * k);
    QTest::qWait(20);
  }
  QCOMPARE(view().layOutCount(), before);
}

void PanelTest::theMenuBringsIt() {
  open("Rotational/RollingWheel");
  pressKey(window_.get(), Qt::Key_F4, Qt::ShiftModifier);
  QTRY_VERIFY(panel().isVisible());
  QVERIFY(dynamic_cast<TrackPicture*>(view().picture()));
  QVERIFY(view().accessibleName().startsWith("Track of"));
  pressKey(window_.get(), Qt::Key_F4, Qt::ControlModifier);
  QTRY_VERIFY(dynamic_cast<ShaftPicture*>(view().picture()));
  QVERIFY(view().accessibleName().startsWith("Shaft of"));
  QCOMPARE(panel().tabs().count(), 2);
  // A tab for each line.
  for (int k = 0; k < 2; ++k) {
    QTest::mouseClick(&panel().tabs(), Qt::LeftButton, {}, panel().tabs().tabRect(k).center());
    QCOMPARE(panel().tabs().currentIndex(), k);
    QVERIFY((k == 0) == (dynamic_cast<ShaftPicture*>(view().picture()) != nullptr));
  }
  // What there is not is said.
  open("Translational/Damper");
  pressKey(window_.get(), Qt::Key_F4, Qt::ControlModifier);
  view().grab();
  QCOMPARE(view().picture(), nullptr);
}

// A row of thousands of tabs would take minutes, and nobody finds anything in it.
void PanelTest::moreLinesThanTabs() {
  diagram::Document document;
  document.name = "Many";
  for (int k = 0; k < 60; ++k) {
    diagram::ComponentItem mass;
    mass.name = "mass" + std::to_string(k);
    mass.className = "Modelica.Mechanics.Translational.Components.Mass";
    mass.placement.x = 40 * (k % 10);
    mass.placement.y = 40 * (k / 10);
    document.components.push_back(mass);
  }
  const QString path = folder_.filePath("Many.armature.json");
  QVERIFY(diagram::save(document, path.toStdString()).ok());
  QVERIFY(window_->openFile(path));
  const auto& parts = window_->page().scene().parts();
  QTRY_VERIFY(parts.size() == 60 && std::all_of(parts.begin(), parts.end(), [](const auto& p) { return p.info; }));
  window_->lineRoom().show(Domain::translational);
  QTRY_VERIFY(panel().isVisible());
  QTRY_COMPARE(panel().tabs().count(), 40);
  const auto* more = panel().findChild<QLabel*>("moreLines");
  QVERIFY(more && more->isVisible());
  QCOMPARE(more->text(), QString("+20"));
  // Each is shown when its part is selected, and takes the last tab; the others stay.
  for (const int k : {50, 3, 59}) {
    const QString name = "mass" + QString::number(k);
    clickPart(*window_, qPrintable(name));
    const int part = window_->document().partIndex(name.toStdString());
    QTRY_VERIFY(panel().model().find(part));
    QCOMPARE(panel().tabs().count(), 40);
    QVERIFY(panel().tabs().tabText(panel().tabs().currentIndex()).contains(name));
    QCOMPARE(panel().tabs().currentIndex() == 39, k >= 39);
  }
  QTest::mouseClick(&panel().tabs(), Qt::LeftButton, {}, panel().tabs().tabRect(38).center());
  open("Translational/Damper");
  QTRY_VERIFY(!more->isVisible());
}

void PanelTest::aRightClickBringsIt() {
  open("Rotational/First");
  const auto choose = [&](const QString& words, QPoint pixel) {
    bool isFound = false;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
      auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
      if (!menu) return;
      timer.stop();
      for (QAction* action : menu->actions())
        if (action->text() == words) {
          isFound = true;
          action->trigger();
        }
      menu->close();
    });
    timer.start(20);
    CanvasView& canvas = window_->canvas();
    Q_EMIT window_->page().contextMenuWanted(canvas.mapToGlobal(pixel), canvas.scene().partAt(canvas.toDiagram(pixel)),
                                             canvas.scene().wireAt(canvas.toDiagram(pixel), 2).wire);
    return isFound;
  };
  CanvasView& canvas = window_->canvas();
  const int spring = window_->document().partIndex("spring");
  const QString words = "Show this line as a shaft";
  QVERIFY(choose(words, canvas.toPixels(canvas.scene().parts()[static_cast<size_t>(spring)].rect).center().toPoint()));
  QTRY_VERIFY(panel().isVisible());
  QVERIFY(panel().model().find(spring));
  window_->findChild<QDockWidget*>("lineDock")->hide();
  // A wire, and the axis.
  const auto& wires = canvas.scene().wires();
  const auto wire =
      std::find_if(wires.begin(), wires.end(), [](const WirePicture& w) { return w.from == "spring.flange_b"; });
  QVERIFY(wire != wires.end());
  QVERIFY(choose(words, canvas.toPixels((wire->points[0] + wire->points[1]) / 2).toPoint()));
  QTRY_VERIFY(panel().isVisible());
  window_->findChild<QDockWidget*>("lineDock")->hide();
  window_->viewMenu().show({false, false, false, true, false});
  canvas.grab();
  const DrawnArrow* axis = nullptr;
  for (const DrawnArrow& arrow : window_->page().overlay().drawn().arrows)
    if (arrow.layer == DrawnArrow::Layer::axis) axis = &arrow;
  QVERIFY(axis);
  QVERIFY(choose(words, (axis->from * 0.3 + axis->to * 0.7).toPoint()));
  QTRY_VERIFY(panel().isVisible());
}

void PanelTest::aClickSelectsEverywhere() {
  for (const auto& [name, domain, parts] :
       {std::tuple{"Translational/Damper", Domain::translational, std::vector{"mass2", "damper2", "spring2", "fixed2"}},
        {"Rotational/First", Domain::rotational, std::vector{"inertia2", "spring", "torque", "fixed", "idealGear"}}}) {
    open(name);
    window_->lineRoom().show(domain, parts.front());
    QTRY_VERIFY(panel().isVisible());
    QTest::qWait(100);
    for (const char* part : parts) {
      const int index = window_->document().partIndex(part);
      window_->canvas().scene().clearSelection();
      QTest::mouseClick(&view(), Qt::LeftButton, {}, placeOf(part));
      QVERIFY2(window_->canvas().scene().selectedParts() == QSet<int>{index}, part);
      const auto nameShown = [&] {
        const auto* field = window_->inspector().findChild<QLineEdit*>("partName");
        return field ? field->text() : QString();
      };
      QTRY_COMPARE(nameShown(), QString(part));
      QVERIFY(view().accessibleDescription().contains(part));
    }
    // A click beside all parts selects nothing; with Ctrl several.
    QTest::mouseClick(&view(), Qt::LeftButton, {}, placeOf(parts[0]));
    QTest::mouseClick(&view(), Qt::LeftButton, Qt::ControlModifier, placeOf(parts[1]));
    QCOMPARE(window_->canvas().scene().selectedParts().size(), 2);
    QTest::mouseClick(&view(), Qt::LeftButton, {}, QPoint(2, 2));
    QVERIFY(window_->canvas().scene().selectedParts().isEmpty());
  }
}

// A part that is clicked on the diagram is framed here; one of another line brings that line.
void PanelTest::theDiagramsSelectionIsShown() {
  open("Translational/Damper");
  window_->lineRoom().show(Domain::translational, "mass1");
  QTRY_VERIFY(panel().isVisible());
  QTest::qWait(100);
  const QImage before = view().grab().toImage();
  clickPart(*window_, "mass1");
  QVERIFY(window_->canvas().scene().selectedParts().contains(window_->document().partIndex("mass1")));
  window_->canvas().scene().setHover(-1, {}, -1);
  const QImage after = view().grab().toImage();
  QVERIFY(before != after);
  const int line = panel().line();
  clickPart(*window_, "mass3");
  QTRY_VERIFY(panel().line() != line);
  QVERIFY(panel().model().find(window_->document().partIndex("mass3")));
}

void PanelTest::oneInstantForAll() {
  open("Rotational/First");
  window_->viewMenu().show({true, true, false, false, false});
  window_->lineRoom().show(Domain::rotational);
  QTRY_VERIFY(panel().isVisible());
  for (const double time : {0.0, 0.123, 0.5, 0.87, 1.0}) {
    window_->run().setShownTime(time);
    QTest::qWait(40);
    view().grab();
    window_->canvas().grab();
    QCOMPARE(view().instant().time(), time);
    QCOMPARE(window_->page().overlay().instant().time(), view().instant().time());
    const int64_t column = window_->run().store()->find("inertia3.flange_a.phi");
    for (const ShaftDisc& disc : dynamic_cast<ShaftPicture&>(*view().picture()).drawn().discs)
      if (disc.name == "inertia3") QCOMPARE(disc.angle, window_->page().overlay().instant().value(column));
  }
}

void PanelTest::theSameWordsAsTheStatusLine() {
  open("Rotational/First");
  window_->lineRoom().show(Domain::rotational);
  QTRY_VERIFY(panel().isVisible());
  QTest::qWait(100);
  const QPoint at = placeOf("spring");
  QTest::mouseMove(&view(), at);
  QTRY_COMPARE(window_->canvas().scene().hovered().part, window_->document().partIndex("spring"));
  const auto* line = window_->findChild<QLabel*>("hoverWords");
  QVERIFY(hoverWords(window_->page()).startsWith("spring, Spring"));
  QTRY_COMPARE(line->toolTip(), hoverWords(window_->page()));
  // At its end, the flange with its values.
  view().grab();
  const auto& drawn = dynamic_cast<ShaftPicture&>(*view().picture()).drawn();
  const auto item =
      std::find_if(drawn.items.begin(), drawn.items.end(), [](const ShaftItem& i) { return i.name == "spring"; });
  QTest::mouseMove(&view(), item->ends.front().second.toPoint() + QPoint(2, 0));
  QTRY_VERIFY(hoverWords(window_->page()).startsWith("spring.flange_"));
  QVERIFY(hoverWords(window_->page()).contains("N·m"));
  // And pointing at the diagram shows here.
  window_->canvas().scene().setHover(-1, {}, -1);
  const QImage before = view().grab().toImage();
  window_->canvas().scene().setHover(window_->document().partIndex("inertia2"), {}, -1);
  QVERIFY(view().grab().toImage() != before);
}

void PanelTest::keysGoFromPartToPart() {
  open("Translational/InitialConditions");
  window_->lineRoom().show(Domain::translational, "m1");
  QTRY_VERIFY(panel().isVisible());
  view().grab();
  view().setFocus();
  const auto selected = [&] {
    const QSet<int>& parts = window_->canvas().scene().selectedParts();
    return parts.size() == 1 ? *parts.begin() : -1;
  };
  const std::vector<int> order = view().picture()->order();
  QCOMPARE(order.size(), size_t{5});
  for (const int part : order) {
    pressKey(&view(), Qt::Key_Right);
    QCOMPARE(selected(), part);
  }
  pressKey(&view(), Qt::Key_Left);
  QCOMPARE(selected(), order[3]);
  pressKey(&view(), Qt::Key_Home);
  QCOMPARE(selected(), order[0]);
  pressKey(&view(), Qt::Key_Tab);
  QCOMPARE(selected(), order[1]);
  pressKey(&view(), Qt::Key_End);
  QVERIFY(view().hasFocus());
  // Behind the last part the keys leave.
  pressKey(&view(), Qt::Key_Tab);
  QVERIFY(!view().hasFocus());
}

void PanelTest::lettersGrow() {
  open("Translational/Damper");
  window_->lineRoom().show(Domain::translational);
  QTRY_VERIFY(panel().isVisible());
  view().grab();
  const auto height = [&] {
    return dynamic_cast<TrackPicture&>(*view().picture()).drawn().labels.front().box.height();
  };
  const double before = height();
  pressKey(window_.get(), Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
  view().grab();
  QVERIFY2(height() > 1.35 * before, qPrintable(QString("%1 after %2").arg(height()).arg(before)));
}

// Parts go, come back, and another diagram is opened while a line is on show and pointed at.
void PanelTest::theDiagramChangesMeanwhile() {
  open("Translational/Damper");
  window_->lineRoom().show(Domain::translational, "mass2");
  QTRY_VERIFY(panel().isVisible());
  QTest::mouseMove(&view(), placeOf("spring2"));
  QTest::mouseClick(&view(), Qt::LeftButton, {}, placeOf("spring2"));
  QCOMPARE(panel().model().parts.size(), size_t{4});
  window_->canvas().setFocus();
  pressKey(&window_->canvas(), Qt::Key_Delete);
  QTRY_COMPARE(panel().model().parts.size(), size_t{3});
  view().grab();
  pressKey(window_.get(), Qt::Key_Z, Qt::ControlModifier);
  QTRY_COMPARE(panel().model().parts.size(), size_t{4});
  view().grab();
  open("Rotational/CoupledClutches");
  QTRY_VERIFY(dynamic_cast<ShaftPicture*>(view().picture()));
  view().grab();
  while (window_->pages().count() > 1) window_->closePage(0);
  view().grab();
  window_->document().undoStack()->setClean();
  window_->closePage(0);
  view().grab();
  QCOMPARE(panel().tabs().count(), 0);
}

void PanelTest::insideOfAPart() {
  open("MultiBody/OneAxis");
  window_->lineRoom().show(Domain::rotational);
  QTRY_VERIFY(panel().isVisible());
  const int axis = window_->document().partIndex("axis");
  window_->page().lookInto(axis);
  QTRY_VERIFY(window_->page().isInside());
  QTRY_VERIFY(panel().tabs().count() > 0);
  view().grab();
  QVERIFY(panel().describe(Domain::rotational).is_array());
  window_->page().goUpTo(0);
  view().grab();
  QVERIFY(!window_->page().isInside());
}

void PanelTest::whatALessonHides() {
  open("Translational/Damper");
  window_->lineRoom().show(Domain::translational);
  QTRY_VERIFY(panel().isVisible());
  QVERIFY(panel().model().store);
  ViewMenu::Locks locks;
  locks.page = &window_->page();
  locks.results = true;
  window_->viewMenu().setLocks(locks);
  QVERIFY(!panel().model().store);
  window_->viewMenu().setLocks({});
  QVERIFY(panel().model().store);
}

// A spring that is pressed: −f with "tension", +f with "compression", and a mark that it was turned. What is drawn of
// the world stays.
void PanelTest::numbersAreSeenThroughTheGlasses() {
  open("Translational/Damper");
  window_->run().setShownTime(0.1);
  window_->lineRoom().show(Domain::translational, "mass2");
  QTRY_VERIFY(panel().isVisible());
  const auto labelOf = [&](const QString& part) {
    view().grab();
    for (const LineLabel& label : dynamic_cast<TrackPicture&>(*view().picture()).drawn().labels)
      if (label.name == part) return label;
    return LineLabel();
  };
  const auto stateOf = [&] { return dynamic_cast<TrackPicture&>(*view().picture()).drawn().over.states.front().kind; };
  const LineLabel before = labelOf("damper2");
  const auto kind = stateOf();
  QVERIFY(before.value.startsWith(QString("f = ") + QChar(0x2212)) && !before.isTurned);
  window_->findChild<QAction*>("glasses_compression")->trigger();
  QTRY_VERIFY(labelOf("damper2").isTurned);
  QCOMPARE(labelOf("damper2").value, QString(before.value).remove(QChar(0x2212)));
  QVERIFY(!labelOf("mass2").isTurned);
  QCOMPARE(stateOf(), kind);
  window_->findChild<QAction*>("glasses_")->trigger();
  QTRY_COMPARE(labelOf("damper2").value, before.value);
}

QTEST_MAIN(PanelTest)
#include "panel_test.moc"
