// Sparklines beside parts, as a person makes and uses them in the window: dropped from the list of variables, chosen in
// menus, clicked, dragged, deleted; what they show of a run, where they stand, and what becomes of them in files,
// copies and pictures.
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QSvgGenerator>
#include <QToolTip>

#include "app/canvas/label_layout.h"
#include "app/document/clipboard.h"
#include "app/document/sparklines.h"
#include "app/panels/variable_tree.h"
#include "app/shell/filmstrip.h"
#include "app/shell/status_line.h"
#include "app/shell/view_menu.h"
#include "app/teaching/describe.h"
#include "app/teaching/sparklines.h"
#include "engine/diagram/json.h"
#include "engine/diagram/record_list.h"
#include "engine/diagram/sparkline_list.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

class SparklineTest : public QObject {
  Q_OBJECT
 private:
  OpenDocument& document() const { return window_->document(); }
  CanvasView& canvas() const { return window_->canvas(); }
  DiagramScene& scene() const { return window_->canvas().scene(); }
  int partOf(const char* name) const { return document().partIndex(name); }
  std::vector<std::string> listOf(const char* part) const {
    return diagram::sparklineList(document().values().components.at(static_cast<size_t>(partOf(part))));
  }
  void show(const char* variable) { QVERIFY2(setSparkline(document(), variable, true), variable); }
  QRectF boxOf(const char* part, size_t index = 0) const {
    const auto boxes = canvas().besideParts().sparklines(partOf(part));
    return index < boxes.size() ? boxes[index].box : QRectF();
  }
  // What the painter drew of a variable, in a fresh picture.
  DrawnSparkline drawn(const QString& variable) const {
    canvas().grab();
    for (const DrawnSparkline& one : window_->page().overlay().drawn().sparklines)
      if (one.variable == variable) return one;
    return {};
  }
  // A variable dragged over the diagram and let go there; false where it is not taken.
  bool drop(const char* variable, QPoint at, const std::function<void()>& over = {}) {
    QMimeData data;
    data.setData(kVariableMime, variable);
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&canvas(), &enter);
    if (!enter.isAccepted()) return false;
    QDragMoveEvent move(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&canvas(), &move);
    if (over) over();
    QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&canvas(), &drop);
    return move.isAccepted() && drop.isAccepted();
  }
  // Clicks an entry of the menu that a right click on the canvas opens, in a sub-menu where one is named.
  void chooseOnCanvas(QPoint at, const QString& sub, const QString& text) {
    bool isChosen = false;
    auto* timer = new QTimer(this);
    connect(timer, &QTimer::timeout, timer, [&, timer] {
      auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
      if (!menu) return;
      timer->deleteLater();
      for (QAction* action : menu->actions())
        if (action->menu() && action->text() == sub) {
          menu->setActiveAction(action);
          menu = action->menu();
          menu->popup(canvas().mapToGlobal(QPoint(10, 10)));
          break;
        }
      for (QAction* action : menu->actions())
        if (action->text() == text) {
          isChosen = true;
          QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
        }
      while (QWidget* popup = QApplication::activePopupWidget()) popup->close();
    });
    timer->start(20);
    QTest::mouseClick(&canvas(), Qt::RightButton, {}, at);
    QTRY_VERIFY2(isChosen, qPrintable(text));
  }
  void open(const char* name) {
    QVERIFY(window_->openFile(example(name)));
    QTRY_VERIFY(scene().parts().at(0).info);
    QTRY_VERIFY_WITH_TIMEOUT(window_->checker().currentModel(), 60000);
  }

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    window_ = makeWindow(*folder_);
    open("Rotational/First");
  }
  void cleanup() { window_.reset(); }

  // A variable goes beside its own part, wherever it is let go; one step of undo; what belongs to no part is refused.
  void aVariableIsDropped() {
    const std::string before = diagram::toJson(document().values());
    const quint64 meaning = document().meaning();
    const QPoint onOther =
        canvas().toPixels(scene().parts()[static_cast<size_t>(partOf("sine"))].rect.center()).toPoint();
    QSet<QString> lit;
    QVERIFY(drop("inertia1.w", onOther, [&] { lit = scene().lit(); }));
    QCOMPARE(lit, QSet<QString>{"inertia1"});
    QVERIFY(scene().lit().isEmpty());
    QCOMPARE(listOf("inertia1"), std::vector<std::string>{"w"});
    QVERIFY(listOf("sine").empty());
    QVERIFY(drop("inertia1.flange_b.tau", onOther));
    QVERIFY(drop("der(inertia1.w)", onOther));
    QCOMPARE(listOf("inertia1"), (std::vector<std::string>{"w", "flange_b.tau", "der(w)"}));
    QCOMPARE(canvas().besideParts().sparklines(partOf("inertia1")).size(), size_t{3});
    QVERIFY(!drop("Jmotor", onOther) && !drop("time", onOther));
    QCOMPARE(document().meaning(), meaning);
    for (int k = 0; k < 3; ++k) document().undoStack()->undo();
    QCOMPARE(diagram::toJson(document().values()), before);
    QVERIFY(boxOf("inertia1").isEmpty());
    document().undoStack()->redo();
    QCOMPARE(listOf("inertia1"), std::vector<std::string>{"w"});
  }

  // In the list of variables, and in the menu of the part, where it can be taken away, too.
  void itIsChosenInMenus() {
    QLineEdit* filter = window_->page().variables().filterField();
    QTest::keyClicks(filter, "spring.phi_rel");
    VariableTree* tree = window_->page().variables().tree();
    QTRY_VERIFY(tree->topLevelItemCount() > 0 && tree->topLevelItem(0)->text(0) == "spring.phi_rel");
    const QPoint at = tree->visualItemRect(tree->topLevelItem(0)).center();
    for (const bool isShown : {true, false}) {
      QContextMenuEvent event(QContextMenuEvent::Mouse, at, tree->viewport()->mapToGlobal(at));
      QApplication::sendEvent(tree->viewport(), &event);
      QTRY_VERIFY(qobject_cast<QMenu*>(QApplication::activePopupWidget()));
      auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
      for (QAction* entry : menu->actions())
        if (entry->objectName() == "sparkline")
          QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(entry).center());
      QCOMPARE(isSparkline(document().values(), "spring.phi_rel"), isShown);
      QTRY_VERIFY(!QApplication::activePopupWidget());
    }
    const QRectF damper = canvas().toPixels(scene().parts()[static_cast<size_t>(partOf("damper"))].rect);
    for (const bool isShown : {true, false}) {
      chooseOnCanvas(damper.center().toPoint(), "Show as sparkline", "damper.lossPower");
      QCOMPARE(isSparkline(document().values(), "damper.lossPower"), isShown);
    }
  }

  // Name, value in the shown unit, dot and range are those of the run at the instant that is shown; a line at zero
  // stands where zero is among the values.
  void itShowsTheRun() {
    for (const char* name : {"spring.phi_rel", "inertia2.w", "damper.lossPower", "inertia2.J"}) show(name);
    const DrawnSparkline pale = drawn("inertia2.w");
    QCOMPARE(pale.name, QString("w"));
    QVERIFY(pale.text.isEmpty() && !pale.dot && !pale.zero);
    runToEnd(*window_);
    const results::Store& store = *window_->run().store();
    QPointF last;
    for (const double time : {0.13, 0.5, 0.87}) {
      window_->run().setShownTime(time);
      for (const char* name : {"spring.phi_rel", "inertia2.w", "damper.lossPower"}) {
        const results::Column& column = store.columns()[static_cast<size_t>(store.find(name))];
        const auto [low, high] = store.range(column, 0, store.rowCount());
        const double value = store.valueAt(column, time);
        const DrawnSparkline one = drawn(name);
        QCOMPARE(one.low, low);
        QCOMPARE(one.high, high);
        QCOMPARE(one.text, ColumnText(column)(value, std::max(std::abs(low), std::abs(high))));
        QVERIFY(one.dot);
        QVERIFY(std::abs(one.dot->x() - (one.curve.left() + time * one.curve.width())) < 0.5);
        const double share = (value - low) / (high - low);
        QVERIFY(std::abs((one.curve.bottom() - one.dot->y()) / one.curve.height() - share) < 0.15);
        QCOMPARE(one.zero.has_value(), low <= 0 && high >= 0);
        if (one.zero) QVERIFY((one.dot->y() < *one.zero) == (value > 0));  // above the line is more than zero
        QVERIFY(!last.isNull() || time == 0.13);
        last = *one.dot;
      }
    }
    QVERIFY(drawn("spring.phi_rel").text.contains(QChar(0x00B0)));  // degrees, as its number is shown everywhere
    QVERIFY(!drawn("inertia2.J").zero);                             // 2 kg·m² all the time
    // The dot is really there, and the curve.
    const DrawnSparkline one = drawn("inertia2.w");
    const QImage picture = canvas().grab().toImage();
    const double ratio = picture.devicePixelRatio();
    QCOMPARE(picture.pixelColor((*one.dot * ratio).toPoint()), Theme::of(&canvas()).accent);
    int dark = 0;
    const QRect area(((one.curve.topLeft()) * ratio).toPoint(), (one.curve.size() * ratio).toSize());
    for (int x = area.left(); x < area.right(); ++x)
      for (int y = area.top(); y < area.bottom(); ++y)
        if (picture.pixelColor(x, y).lightness() < 110) {
          ++dark;
          break;
        }
    QVERIFY2(dark > area.width() * 3 / 4, qPrintable(QString::number(dark)));
  }

  // Upon no icon, no name, no wire and no other one; and all of the numbers over the diagram keep off them.
  void theyStandWhereNothingIs_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("variables");
    QTest::newRow("First") << "Rotational/First"
                           << QStringList{"torque.tau", "inertia1.w", "inertia2.w",         "inertia2.a",
                                          "spring.tau", "damper.tau", "damper.flange_a.tau"};
    QTest::newRow("CoupledClutches") << "Rotational/CoupledClutches"
                                     << QStringList{"J1.w",        "J2.w",           "J3.w",
                                                    "J4.w",        "clutch1.tau",    "clutch2.tau",
                                                    "clutch3.tau", "clutch2.locked", "sin2.y"};
  }
  void theyStandWhereNothingIs() {
    QFETCH(QString, name);
    QFETCH(QStringList, variables);
    open(qPrintable(name));
    canvas().fit();
    for (const QString& variable : variables) QVERIFY2(setSparkline(document(), variable, true), qPrintable(variable));
    QTest::qWait(50);
    runToEnd(*window_);
    // However far one is: none stands upon another one or upon a part.
    for (const double zoom : {0.36, 0.49, 0.5, 0.56, 0.57, 0.7, 1.0, 1.7, 2.5}) {
      canvas().setZoom(zoom, QRectF(canvas().rect()).center());
      std::vector<QRectF> boxes;
      for (size_t i = 0; i < scene().parts().size(); ++i)
        for (const SparkBox& spark : canvas().besideParts().sparklines(static_cast<int>(i))) boxes.push_back(spark.box);
      QCOMPARE(static_cast<qsizetype>(boxes.size()), variables.size());
      for (size_t i = 0; i < boxes.size(); ++i) {
        for (size_t k = 0; k < i; ++k)
          QVERIFY2(!boxes[i].adjusted(1, 1, -1, -1).intersects(boxes[k]), qPrintable(QString::number(zoom)));
        for (const PartPicture& part : scene().parts())
          QVERIFY2(!canvas().toPixels(part.rect).intersects(boxes[i].adjusted(1, 1, -1, -1)),
                   qPrintable(QString::number(zoom)));
      }
    }
    canvas().fit();
    for (const auto key : {Qt::Key_F2, Qt::Key_F3}) pressKey(window_.get(), key);
    canvas().grab();
    const Drawn& drawn = window_->page().overlay().drawn();
    QCOMPARE(drawn.sparklines.size(), static_cast<size_t>(variables.size()));
    for (const DrawnSparkline& one : drawn.sparklines) {
      const QRectF box = one.box.adjusted(1, 1, -1, -1);
      QVERIFY2(QRectF(canvas().rect()).contains(box), qPrintable(one.variable));
      for (size_t i = 0; i < scene().parts().size(); ++i) {
        QVERIFY2(!canvas().toPixels(scene().parts()[i].rect).intersects(box), qPrintable(one.variable));
        QVERIFY2(!canvas().besideParts().label(static_cast<int>(i)).intersects(box), qPrintable(one.variable));
      }
      for (const WirePicture& wire : scene().wires())
        for (qsizetype k = 1; k < wire.points.size(); ++k)
          QVERIFY2(!QRectF(canvas().toPixels(wire.points[k - 1]), canvas().toPixels(wire.points[k]))
                        .normalized()
                        .adjusted(-0.5, -0.5, 0.5, 0.5)
                        .intersects(box),
                   qPrintable(one.variable));
      for (const DrawnSparkline& other : drawn.sparklines)
        QVERIFY(other.variable == one.variable || !other.box.intersects(box));
      for (const DrawnNumber& number : drawn.numbers) QVERIFY2(!number.box.intersects(box), qPrintable(number.text));
    }
  }

  // A click chooses it and the status bar tells of it; the pointer's card has least and greatest; Delete takes it away.
  void itIsClickedAndDeleted() {
    show("inertia2.w");
    show("inertia2.a");
    runToEnd(*window_);
    const QPoint at = boxOf("inertia2").center().toPoint();
    QTest::mouseMove(&canvas(), at);
    QTRY_VERIFY(hoverWords(window_->page()).startsWith("inertia2.w "));
    QHelpEvent help(QEvent::ToolTip, at, canvas().mapToGlobal(at));
    QApplication::sendEvent(&canvas(), &help);
    QTRY_VERIFY(QToolTip::text().contains("inertia2.w"));
    QVERIFY(QToolTip::text().contains("minimum") && QToolTip::text().contains("maximum"));
    QToolTip::hideText();
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, at);
    QCOMPARE(scene().selectedSparkline(), (SparkRef{partOf("inertia2"), 0}));
    QVERIFY(scene().selectedParts().isEmpty());
    QTest::mouseMove(&canvas(), QPoint(3, 3));
    QTRY_VERIFY(hoverWords(window_->page()).startsWith("inertia2.w "));  // as long as the pointer tells of nothing
    QTRY_VERIFY(canvas().accessibleDescription().contains("inertia2.w "));
    pressKey(&canvas(), Qt::Key_Delete);
    QCOMPARE(listOf("inertia2"), std::vector<std::string>{"a"});
    QCOMPARE(document().values().components.size(), size_t{9});
    document().undoStack()->undo();
    // Another click elsewhere, and nothing is chosen.
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, boxOf("inertia2", 1).center().toPoint());
    QCOMPARE(scene().selectedSparkline().index, 1);
    clickPart(*window_, "spring");
    QVERIFY(!scene().selectedSparkline().isValid());
    chooseOnCanvas(boxOf("inertia2").center().toPoint(), {}, "Remove the sparkline");
    QCOMPARE(listOf("inertia2"), std::vector<std::string>{"a"});
  }

  // A double click puts its variable onto the current plot.
  void aDoubleClickPlotsIt() {
    show("damper.lossPower");
    const QPoint at = boxOf("damper").center().toPoint();
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, at);
    QTest::mouseDClick(&canvas(), Qt::LeftButton, {}, at);
    bool isPlotted = false;
    for (const diagram::Json& plot : *document().values().plots)
      for (const diagram::Json& curve : plot["curves"])
        isPlotted = isPlotted || curve["variable"].get<std::string>() == "damper.lossPower";
    QVERIFY(isPlotted);
    QVERIFY(!canvas().findChild<QWidget*>("quickInsert")->isVisible());
  }

  // They are dragged to another place, keep it beside their part when that is moved, and go back.
  void theyAreMovedByHand() {
    show("inertia2.w");
    const QRectF before = boxOf("inertia2");
    dragOn(canvas(), before.center().toPoint(), before.center().toPoint() + QPoint(40, -30));
    const QRectF after = boxOf("inertia2");
    QVERIFY2((after.center() - before.center() - QPointF(40, -30)).manhattanLength() < 8,
             qPrintable(QString("%1 %2").arg(after.x() - before.x()).arg(after.y() - before.y())));
    const QString text = document().undoStack()->undoText();
    QCOMPARE(text, QString("Move the sparklines of inertia2"));
    diagram::Placement placement = document().values().components[static_cast<size_t>(partOf("inertia2"))].placement;
    const diagram::Placement old = placement;
    placement.y += 20;
    document().perform("Move", {PlacementChange{partOf("inertia2"), old, placement}});
    QCOMPARE(std::round(after.top() - boxOf("inertia2").top()), std::round(20 * canvas().scale()));
    chooseOnCanvas(boxOf("inertia2").center().toPoint(), {}, "Reset the sparklines");
    QVERIFY(!scene().parts()[static_cast<size_t>(partOf("inertia2"))].sparkPlace);
  }

  // Renamed and copied parts keep theirs, without a word about names in the file.
  void renamedAndCopiedPartsKeepTheirs() {
    show("inertia2.w");
    show("der(inertia2.w)");
    QVERIFY(document().rename(partOf("inertia2"), "wheel"));
    QCOMPARE(scene().sparklineName({partOf("wheel"), 1}), QString("der(wheel.w)"));
    clickPart(*window_, "wheel");
    pressKey(window_.get(), Qt::Key_C, Qt::ControlModifier);
    pressKey(window_.get(), Qt::Key_V, Qt::ControlModifier);
    const auto& copy = document().values().components.back();
    QCOMPARE(copy.name, std::string("wheel1"));
    QCOMPARE(diagram::sparklineList(copy), (std::vector<std::string>{"w", "der(w)"}));
    QCOMPARE(scene().sparklineName({static_cast<int>(document().values().components.size()) - 1, 0}),
             QString("wheel1.w"));
    document().undoStack()->undo();
    runToEnd(*window_);
    QVERIFY(!drawn("wheel.w").text.isEmpty());
  }

  // Saved and read again they are there; what a run keeps of few variables has theirs.
  void theFileHasThem() {
    show("damper.lossPower");
    const QString path = folder_->filePath("with.armature.json");
    QVERIFY(document().save(path));
    const auto read = diagram::load(path.toStdString());
    QVERIFY(read && *read == document().values());
    diagram::Experiment experiment = document().values().experiment;
    diagram::setRecordList(experiment, {"torque.tau"});
    document().setExperiment(experiment);
    show("spring.flange_a.tau");
    runToEnd(*window_);
    QVERIFY(window_->run().store()->find("spring.flange_a.tau") >= 0);
    QVERIFY(window_->run().store()->find("damper.lossPower") >= 0);
    QVERIFY(window_->run().store()->find("inertia1.flange_b.tau") < 0);
    // One that the run does not have says so and stays pale.
    show("inertia1.flange_b.tau");
    QVERIFY(drawn("inertia1.flange_b.tau").text.isEmpty());
    QTest::mouseMove(&canvas(), boxOf("inertia1").center().toPoint());
    QTRY_VERIFY2(hoverWords(window_->page()).contains("not recorded in this run"),
                 qPrintable(hoverWords(window_->page())));
  }

  // All of them are hidden and shown by a key; pictures for elsewhere have them, and the list of what was drawn.
  void theyAreHiddenAndExported() {
    show("inertia2.w");
    runToEnd(*window_);
    const auto svg = [&] {
      QBuffer buffer;
      QSvgGenerator generator;
      generator.setOutputDevice(&buffer);
      generator.setSize({800, 500});
      QPainter painter(&generator);
      window_->page().diagramCanvas().paintDiagram(painter, QRectF(10, 10, 780, 480));
      painter.end();
      return QString::fromUtf8(buffer.data());
    };
    const QString with = svg(), value = drawn("inertia2.w").text;
    QVERIFY(!value.isEmpty() && with.contains(value));
    const diagram::Json all = describe(window_->page().overlay().drawn(), canvas());
    QCOMPARE(all["sparklines"][0]["variable"].get<std::string>(), std::string("inertia2.w"));
    const QImage shown = canvas().grab().toImage();
    const QImage strip = filmstrip(*window_, 3, {1200, 400}, 1);
    pressKey(window_.get(), Qt::Key_F2, Qt::ControlModifier);
    QVERIFY(!scene().areSparklinesShown());
    QVERIFY(drawn("inertia2.w").variable.isEmpty());
    QVERIFY(canvas().grab().toImage() != shown);
    QVERIFY(filmstrip(*window_, 3, {1200, 400}, 1) != strip);
    const QString without = svg();
    QVERIFY(!without.contains(value) && without.size() < with.size());
    pressKey(window_.get(), Qt::Key_F2, Qt::ControlModifier);
    QVERIFY(!drawn("inertia2.w").text.isEmpty());
    // A page whose results may not be looked at has none.
    auto* view = window_->findChild<ViewMenu*>();
    if (view) {
      view->setLocks({&window_->page(), false, true});
      QVERIFY(!scene().areSparklinesShown());
      view->setLocks({});
      QVERIFY(scene().areSparklinesShown());
    }
  }

  // What the model does not have is told from what has no values yet; a part that got another name since is there.
  void aNameThatTheModelDoesNotHave() {
    show("inertia1.omega");
    show("inertia1.w");
    const auto wordsOf = [&](int index) {
      canvas().grab();
      return window_->page().overlay().sparklines().words({partOf("inertia1"), index});
    };
    QCOMPARE(drawn("inertia1.omega").problem, QString());
    QCOMPARE(wordsOf(0), QString("inertia1.omega: its values come with the first run"));
    runToEnd(*window_);
    QCOMPARE(drawn("inertia1.omega").problem, QString("not in model"));
    QVERIFY(wordsOf(0).contains("renamed or deleted"));
    QCOMPARE(drawn("inertia1.w").problem, QString());
    const QString value = drawn("inertia1.w").text;
    QVERIFY(!value.isEmpty());
    QVERIFY(document().rename(partOf("inertia1"), "rotor"));
    QCOMPARE(drawn("rotor.w").text, value);
    QCOMPARE(drawn("rotor.omega").problem, QString("not in model"));
  }

  // A truth is a trace of two levels.
  void aTruthHasTwoLevels() {
    open("Rotational/CoupledClutches");
    show("clutch2.locked");
    runToEnd(*window_);
    const DrawnSparkline one = drawn("clutch2.locked");
    QCOMPARE(one.low, 0.0);
    QCOMPARE(one.high, 1.0);
    QVERIFY(!one.zero && one.dot);
    QVERIFY(one.text == "true" || one.text == "false");
    const results::Store& store = *window_->run().store();
    const auto& column = store.columns()[static_cast<size_t>(store.find("clutch2.locked"))];
    for (const double time : {0.1, 0.7, 1.4}) {
      window_->run().setShownTime(time);
      const DrawnSparkline now = drawn("clutch2.locked");
      const bool isTrue = store.valueAt(column, time) != 0;
      QCOMPARE(now.text, QString(isTrue ? "true" : "false"));
      QCOMPARE(now.dot->y() < now.curve.center().y(), isTrue);
    }
  }
};

QTEST_MAIN(SparklineTest)
#include "sparkline_test.moc"
