// A run that is played: steps back, brought back to an instant, told something else there, controls on the panel, a run
// without an end. By mouse and keys.
#include <qcustomplot.h>
#include <QAbstractSlider>
#include <QMenu>
#include <QRegularExpression>
#include <QSlider>
#include <QToolButton>
#include <random>

#include "app/controls/control_panel.h"
#include "app/controls/time_slider.h"
#include "app/document/meaning.h"
#include "app/look/theme.h"
#include "app/panels/events_panel.h"
#include "app/panels/parameter_row.h"
#include "app/panels/scrub_label.h"
#include "app/plots/change_marks.h"
#include "app/plots/plots_panel.h"
#include "app/run/pace_meter.h"
#include "engine/diagram/json.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

namespace {

// Where two runs have other digits up to a number of rows; empty where they have the same.
QString differenceOf(const results::Store& a, const results::Store& b, uint64_t rows) {
  for (uint64_t row = 0; row < rows; ++row) {
    if (a.time(row) != b.time(row)) return QStringLiteral("time of row %1").arg(row);
    for (const auto& column : a.columns()) {
      const double x = a.value(column, row), y = b.value(b.columns()[static_cast<size_t>(b.find(column.name))], row);
      if (!column.isConstant && !(x == y || (std::isnan(x) && std::isnan(y))))
        return QString::fromStdString(column.name) + QStringLiteral(" in row %1").arg(row);
    }
  }
  return {};
}

}  // namespace

class PlayingTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init();
  void cleanup();
  void stepsBack_data();
  void stepsBack();
  void aPaceIsToldByPoints();
  void anotherWayFromAnInstant();
  void aChangeIsMarkedWhereItIsMade();
  void theSliderShowsAnInstant();
  void whatIsUndoneReachesTheRun();
  void aSliderPlaysTheRun();
  void controlsAreKeptWithTheDiagram();
  // A file's definition that says nothing sensible is neither shown nor lost; the others can be changed beside it.
  void controlsThatCannotBeReadStay();
  // They say so, do nothing, and can be removed.
  void controlsOfWhatTheModelDoesNotHave();
  void buttonsSwitchesAndKeys();
  void withoutAnEnd();
  void whatIsOldGoes();
  void runChangeStop();

 private:
  RunControl& run() { return window_->run(); }
  TimeSlider& slider() { return *window_->page().bottom()->findChild<TimeSlider*>("timeSlider"); }
  ControlPanel& panel() { return window_->page().controls(); }
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { pressKey(window_.get(), key, modifiers); }
  // Takes the entry with this text from the menu that the next events open.
  static void chooseSoon(const QString& text) {
    auto* timer = new QTimer;
    QObject::connect(timer, &QTimer::timeout, timer, [timer, text] {
      auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
      if (!menu) return;
      timer->deleteLater();
      for (QAction* action : menu->actions())
        if (action->text() == text)
          return QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
      menu->close();
    });
    timer->start(20);
  }
  QString modifierOf(const char* part, const char* name) {
    return QString::fromStdString(window_->document().modifier(window_->document().partIndex(part), name));
  }

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;
};

void PlayingTest::init() {
  folder_ = std::make_unique<QTemporaryDir>();
  window_ = makeWindow(*folder_);
  QVERIFY(window_->openFile(example("Rotational/First")));
}

void PlayingTest::cleanup() {
  window_.reset();
  folder_.reset();
}

void PlayingTest::stepsBack_data() {
  QTest::addColumn<QString>("file");
  for (const char* name : {"Rotational/First", "Rotational/CoupledClutches", "Translational/Friction",
                           "MultiBody/DoublePendulum", "Electrical/Analog/Rectifier"})
    QTest::newRow(name) << QString(name);
}

// Back by one result point after another, by the keys; then on to the end, with the digits of the first time.
void PlayingTest::stepsBack() {
  QFETCH(QString, file);
  QVERIFY(window_->openFile(example(file)));
  runToEnd(*window_);
  const StorePtr alone = run().store();
  uint64_t row = alone->rowCount() - 1;
  const size_t runs = run().book().runs().size();
  for (int step = 0; step < 3; ++step) {
    row = alone->lowerBound(alone->time(row)) - 1;
    const double time = alone->time(row);
    press(Qt::Key_F10, Qt::ShiftModifier);
    QTRY_VERIFY_WITH_TIMEOUT(run().state() == RunState::paused && !run().isGoingBack(), 20000);
    QCOMPARE(run().shownTime(), time);
    QTRY_VERIFY(run().store()->rowCount() > row);
    QCOMPARE(run().store()->time(run().store()->rowCount() - 1), time);
    const QString difference = differenceOf(*alone, *run().store(), row + 1);
    QVERIFY2(difference.isEmpty(), qPrintable(difference));
  }
  press(Qt::Key_F5);
  QTRY_COMPARE_WITH_TIMEOUT(run().state(), RunState::done, 20000);
  QCOMPARE(run().store()->rowCount(), alone->rowCount());
  const QString difference = differenceOf(*alone, *run().store(), alone->rowCount());
  QVERIFY2(difference.isEmpty(), qPrintable(difference));
  QCOMPARE(run().book().runs().size(), runs);
}

// In slow motion a result point may come every two seconds: until it comes the run has not stood still.
void PlayingTest::aPaceIsToldByPoints() {
  PaceMeter meter;
  meter.begin(0);
  QTest::qWait(600);
  meter.measure(0);
  QVERIFY(!meter.achieved());
  QTest::qWait(400);
  meter.measure(0.01);
  QVERIFY(meter.achieved() && *meter.achieved() > 0.004 && *meter.achieved() < 0.0105);
}

// Where hardly anything happens the steps are long and points are recorded within them: a value that is typed there has
// its mark where the curves are at that moment, not where the last step ended.
void PlayingTest::aChangeIsMarkedWhereItIsMade() {
  QFile file(folder_->filePath("calm.armature.json"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(R"({"format": "armature-diagram", "version": 1, "name": "Calm", "components": [
    {"name": "step", "class": "Modelica.Blocks.Sources.Step", "placement": {"x": -40, "y": 0}},
    {"name": "lag", "class": "Modelica.Blocks.Continuous.FirstOrder", "modifiers": {"T": "0.2", "k": "1"},
     "placement": {"x": 20, "y": 0}}], "connections": [{"from": "step.y", "to": "lag.u"}],
    "experiment": {"startTime": 0, "stopTime": 400, "interval": 0.1, "tolerance": 1e-06}})");
  file.close();
  QVERIFY(window_->openFile(file.fileName()));
  QTRY_VERIFY_WITH_TIMEOUT(window_->checker().currentModel() != nullptr, 60000);
  run().setPace(40);
  press(Qt::Key_F5);
  const auto newest = [&] {
    const StorePtr& store = run().store();
    return store && store->rowCount() > 0 ? store->time(store->rowCount() - 1) : 0;
  };
  for (const double at : {60.0, 120.0, 200.0}) {
    QTRY_VERIFY_WITH_TIMEOUT(newest() > at, 20000);
    const double before = newest();
    QVERIFY(run().setParameters({{"lag.k", at}}));
    QVERIFY2(run().changeTimes().back() >= before,
             qPrintable(QString("%1 s, at %2 s").arg(run().changeTimes().back()).arg(before)));
  }
  const std::vector<double> told = run().changeTimes();
  QTRY_COMPARE_WITH_TIMEOUT(run().state(), RunState::done, 30000);
  // As far from where they have taken effect as the hand and the eye are slow.
  QCOMPARE(run().changeTimes().size(), told.size());
  for (size_t k = 0; k < told.size(); ++k) QVERIFY(std::abs(run().changeTimes()[k] - told[k]) < 20);
}

// Back to the middle by slider and key, another value typed there: the digits before stay, those after are others, and
// the way that was left is in the list of runs.
void PlayingTest::anotherWayFromAnInstant() {
  runToEnd(*window_);
  const StorePtr alone = run().store();
  const QPoint middle(qRound(slider().xOf(0.5)), slider().height() / 2);
  QTest::mouseClick(&slider(), Qt::LeftButton, {}, middle);
  const double shown = run().shownTime();
  QVERIFY(std::abs(shown - 0.5) < 0.01);
  press(Qt::Key_F10, Qt::ControlModifier | Qt::ShiftModifier);
  QTRY_VERIFY_WITH_TIMEOUT(run().state() == RunState::paused && !run().isGoingBack(), 20000);
  const uint64_t rows = run().store()->rowCount();
  const double at = run().store()->time(rows - 1);
  QVERIFY(at <= shown && at > shown - 0.0011);
  QVERIFY(differenceOf(*alone, *run().store(), rows).isEmpty());
  typeInto(window_->inspector().findChild<QLineEdit*>("diagramParameter_damping"), "1000");
  QVERIFY(!run().isOutOfDate());
  QCOMPARE(run().changeTimes().size(), size_t{1});
  press(Qt::Key_F5);
  QTRY_COMPARE_WITH_TIMEOUT(run().state(), RunState::done, 20000);
  const StorePtr other = run().store();
  QVERIFY(differenceOf(*alone, *other, rows).isEmpty());
  const auto last = [](const StorePtr& store, const char* name) {
    return store->value(store->columns()[static_cast<size_t>(store->find(name))], store->rowCount() - 1);
  };
  QVERIFY(std::abs(last(other, "damper.tau") - 1000 * last(other, "damper.w_rel")) <
          1e-6 * std::abs(last(other, "damper.tau")));
  QCOMPARE(run().book().runs().size(), size_t{2});
  QCOMPARE(run().book().comparedWith(other).at(0).store, alone);
  QVERIFY(std::abs(run().changeTimes().at(0) - at) < 1e-12);
  auto* events = window_->page().bottom()->findChild<EventsPanel*>("events");
  QVERIFY(events);
  bool isTold = false;
  for (int row = 0; row < events->topLevelItemCount(); ++row) {
    const QTreeWidgetItem* item = events->topLevelItem(row);
    QVERIFY2(item->text(0).remove(QRegularExpression("[^0-9]")).size() <= 6, qPrintable(item->text(0)));
    isTold = isTold || (item->text(1) == "Change" && item->text(2) == "damping = 1000");
  }
  QVERIFY(isTold);
  // And on the axis of the plot.
  PlotView& view = *window_->page().plots().view(0);
  QVERIFY(view.marks().changes() == run().changeTimes());
  // The picture of the axis as it is now may still be on its way, and marks are made anew with the axes.
  const auto colorOfMark = [&] {
    const QImage picture = view.plot()->grab().toImage();
    for (int k = 0; k < view.plot()->itemCount(); ++k) {
      const auto* marks = dynamic_cast<const ChangeMarks*>(view.plot()->item(k));
      if (!marks || marks->places().size() != 1) continue;
      return picture.pixelColor((marks->places()[0] * picture.devicePixelRatio()).toPoint());
    }
    return QColor();
  };
  QTRY_COMPARE(colorOfMark(), Theme::of(&view).warning);
  // Once more back, before the change, and left alone: the same run with the same change.
  run().setShownTime(0.3);
  press(Qt::Key_F10, Qt::ControlModifier | Qt::ShiftModifier);
  QTRY_VERIFY_WITH_TIMEOUT(run().state() == RunState::paused && !run().isGoingBack(), 20000);
  press(Qt::Key_F5);
  QTRY_COMPARE_WITH_TIMEOUT(run().state(), RunState::done, 20000);
  QVERIFY(differenceOf(*other, *run().store(), other->rowCount()).isEmpty());
}

void PlayingTest::theSliderShowsAnInstant() {
  runToEnd(*window_);
  slider().setFocus();
  QTest::keyClick(&slider(), Qt::Key_Home);
  QCOMPARE(run().shownTime(), 0.0);
  QTest::keyClick(&slider(), Qt::Key_Right);
  QCOMPARE(run().shownTime(), 0.001);
  QTest::keyClick(&slider(), Qt::Key_End);
  QVERIFY(run().isShowingNewest());
  QTest::keyClick(&slider(), Qt::Key_Left);
  QCOMPARE(run().shownTime(), 0.999);
  // Drawn along: what is shown follows, and beyond the end the newest is shown.
  const auto at = [&](double time) { return QPoint(qRound(slider().xOf(time)), slider().height() / 2); };
  QTest::mousePress(&slider(), Qt::LeftButton, {}, at(0.2));
  QVERIFY(std::abs(run().shownTime() - 0.2) < 0.01);
  QTest::mouseMove(&slider(), at(0.7));
  QVERIFY(std::abs(run().shownTime() - 0.7) < 0.01);
  const QString label = window_->findChild<QLabel*>("timeLabel")->text();
  QVERIFY2(label.startsWith("0.7") || label.startsWith("0.69"), qPrintable(label));
  QTest::mouseRelease(&slider(), Qt::LeftButton, {}, QPoint(slider().width() + 20, 5));
}

// Undo in mid-run: the run hears of it as of the change before.
void PlayingTest::whatIsUndoneReachesTheRun() {
  run().setPace(0.2);
  press(Qt::Key_F5);
  QTRY_VERIFY_WITH_TIMEOUT(run().state() == RunState::running && run().time() > 0.02, 20000);
  typeInto(window_->inspector().findChild<QLineEdit*>("diagramParameter_damping"), "500");
  QTest::qWait(100);
  window_->document().undoStack()->undo();
  QTest::qWait(100);
  run().setPace(0);
  QTRY_COMPARE_WITH_TIMEOUT(run().state(), RunState::done, 20000);
  QVERIFY(!run().isOutOfDate());
  const auto& changes = run().result().changes;
  QCOMPARE(changes.size(), size_t{2});
  QCOMPARE(changes[0].values[0].second, 500.0);
  QCOMPARE(changes[1].values[0].second, 10.0);
}

// Put on the panel by the menu at a parameter's name, drawn while the run goes on: the run takes each of the values,
// and the whole movement is one step of undo.
void PlayingTest::aSliderPlaysTheRun() {
  clickPart(*window_, "spring");
  QTRY_VERIFY(window_->inspector().findChild<QLineEdit*>("parameter_c"));
  ScrubLabel* name = nullptr;
  for (auto* label : window_->inspector().findChildren<ScrubLabel*>())
    if (label->text() == "c") name = label;
  QVERIFY(name);
  chooseSoon("Slider on the panel");
  Q_EMIT name->customContextMenuRequested({4, 4});
  QTRY_COMPARE(panel().cards().size(), size_t{1});
  QTRY_VERIFY(panel().isVisible());
  auto* body = panel().findChild<QSlider*>("body_spring.c");
  QVERIFY(body);
  QTRY_VERIFY(body->width() > 50);
  const int steps = window_->document().undoStack()->index();
  run().setPace(0.2);
  press(Qt::Key_F5);
  QTRY_VERIFY_WITH_TIMEOUT(run().state() == RunState::running && run().time() > 0.02, 20000);
  const auto at = [&](double share) { return QPoint(qRound(share * body->width()), body->height() / 2); };
  QTest::mousePress(body, Qt::LeftButton, {}, at(0.5));
  for (const double share : {0.55, 0.65, 0.75}) {
    QTest::mouseMove(body, at(share));
    QTest::qWait(60);
  }
  QTest::mouseRelease(body, Qt::LeftButton, {}, at(0.75));
  const double value = modifierOf("spring", "c").toDouble();
  QVERIFY2(value > 1.3e4 && value < 1.7e4, qPrintable(modifierOf("spring", "c")));
  QCOMPARE(window_->document().undoStack()->index(), steps + 1);
  run().setPace(0);
  QTRY_COMPARE_WITH_TIMEOUT(run().state(), RunState::done, 20000);
  QVERIFY(run().result().changes.size() >= 2);
  QCOMPARE(run().result().changes.back().values.back().second, value);
  QVERIFY(!run().isOutOfDate());
  window_->document().undoStack()->undo();
  QCOMPARE(modifierOf("spring", "c"), QString("1e4"));
  QTRY_COMPARE(body->value(), 500);
}

void PlayingTest::controlsAreKeptWithTheDiagram() {
  panel().add("spring.c", "knob");
  panel().add("damping", "field");
  QCOMPARE(panel().cards().size(), size_t{2});
  auto* field = panel().findChild<QLineEdit*>("body_damping");
  QVERIFY(field);
  typeInto(field, "25");
  QCOMPARE(window_->document().values().parameters.at(5).value, std::string("25"));
  QVERIFY(window_->document().rename(window_->document().partIndex("spring"), "shaft"));
  QCOMPARE(panel().cards().at(0)->objectName(), QString("control_shaft.c"));
  window_->document().undoStack()->undo();
  QCOMPARE(panel().cards().at(0)->objectName(), QString("control_spring.c"));
  const QString path = folder_->filePath("played.armature.json");
  QVERIFY(window_->document().save(path));
  QVERIFY(window_->openFile(example("Rotational/First")));
  QTRY_VERIFY(panel().cards().empty());
  QVERIFY(window_->openFile(path));
  QTRY_COMPARE(panel().cards().size(), size_t{2});
  QCOMPARE(panel().cards().at(0)->kind(), QString("knob"));
  // Its menu: another kind, then away with it.
  chooseSoon("Slider");
  Q_EMIT panel().cards().at(0)->menuWanted(panel().mapToGlobal(QPoint(20, 20)));
  QTRY_COMPARE(panel().cards().at(0)->kind(), QString("slider"));
  chooseSoon("Remove");
  Q_EMIT panel().cards().at(0)->menuWanted(panel().mapToGlobal(QPoint(20, 20)));
  QTRY_COMPARE(panel().cards().size(), size_t{1});
  QCOMPARE(panel().cards().at(0)->objectName(), QString("control_damping"));
}

void PlayingTest::controlsOfWhatTheModelDoesNotHave() {
  diagram::Json list = diagram::Json::array();
  for (const char* name : {"gone.J", "inertia1.mass", "damping"}) list.push_back({{"parameter", name}});
  window_->document().setControls(list, "controls");
  QTRY_COMPARE(panel().cards().size(), size_t{3});
  QTRY_VERIFY_WITH_TIMEOUT(window_->checker().currentModel(), 60000);
  runToEnd(*window_);
  const std::string before = diagram::toJson(window_->document().values());
  for (const size_t k : {0, 1}) {
    ControlCard& card = *panel().cards().at(k);
    auto* slider = card.findChild<QAbstractSlider*>("body_" + card.name());
    QVERIFY(slider && !slider->isEnabled());
    QVERIFY(card.toolTip().contains("renamed or deleted"));
    const auto labels = card.findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](QLabel* label) { return label->text() == "not in this model"; }));
    card.steer(0.7);
  }
  QCOMPARE(diagram::toJson(window_->document().values()), before);
  QVERIFY(panel().cards().at(2)->findChild<QWidget*>("body_damping")->isEnabled());
  chooseSoon("Remove");
  ControlCard& first = *panel().cards().at(0);
  const QPoint at = first.rect().center();
  QContextMenuEvent event(QContextMenuEvent::Mouse, at, first.mapToGlobal(at));
  QApplication::sendEvent(first.childAt(at) ? first.childAt(at) : &first, &event);
  QTRY_COMPARE(panel().cards().size(), size_t{2});
}

void PlayingTest::controlsThatCannotBeReadStay() {
  diagram::Json list = diagram::Json::array();
  list.push_back(5);
  list.push_back({{"parameter", "damping"}, {"kind", 7}});
  list.push_back(diagram::Json::object({{"parameter", "spring"}}));
  list.push_back({{"parameter", "damping"}, {"kind", "field"}});
  window_->document().setControls(list, "controls");
  QTRY_COMPARE(panel().cards().size(), size_t{3});
  QCOMPARE(panel().cards().at(0)->kind(), QString("slider"));
  QVERIFY(!panel().cards().at(1)->isThere());  // a part is no parameter
  QVERIFY(!panel().cards().at(1)->findChild<QWidget*>("body_spring")->isEnabled());
  auto* field = panel().cards().at(2)->findChild<QLineEdit*>("body_damping");
  QVERIFY(field);
  typeInto(field, "25.1234567");
  QCOMPARE(window_->document().values().parameters.at(5).value, std::string("25.1234567"));
  chooseSoon("Remove");
  Q_EMIT panel().cards().at(0)->menuWanted(panel().mapToGlobal(QPoint(20, 20)));
  QTRY_COMPARE(panel().cards().size(), size_t{2});
  list.erase(size_t{1});
  QCOMPARE(controlsOf(window_->document().values()), list);
}

void PlayingTest::buttonsSwitchesAndKeys() {
  diagram::Json list = diagram::Json::array();
  list.push_back({{"parameter", "damping"}, {"kind", "button"}, {"from", 10}, {"to", 900}, {"key", "Space"}});
  list.push_back({{"parameter", "spring.c"}, {"kind", "switch"}, {"from", 10000}, {"to", 20000}, {"key", "B"}});
  window_->document().setControls(list, "controls");
  QTRY_COMPARE(panel().cards().size(), size_t{2});
  const auto damping = [&] { return window_->document().values().parameters.at(5).value; };
  auto* button = panel().findChild<QAbstractButton*>("body_damping");
  QVERIFY(button);
  QTest::mousePress(button, Qt::LeftButton);
  QCOMPARE(damping(), std::string("900"));
  QTest::mouseRelease(button, Qt::LeftButton);
  QCOMPARE(damping(), std::string("10"));
  window_->canvas().setFocus();
  QTRY_VERIFY(window_->canvas().hasFocus());
  QTest::keyPress(&window_->canvas(), Qt::Key_Space);
  QCOMPARE(damping(), std::string("900"));
  QTest::keyRelease(&window_->canvas(), Qt::Key_Space);
  QCOMPARE(damping(), std::string("10"));
  QTest::keyClick(&window_->canvas(), Qt::Key_B);
  QCOMPARE(modifierOf("spring", "c"), QString("20000"));
  QTest::keyClick(&window_->canvas(), Qt::Key_B);
  QCOMPARE(modifierOf("spring", "c"), QString("10000"));
}

// "inf" as stop time: the run goes on until it is stopped, and the plot shows its last stretch.
void PlayingTest::withoutAnEnd() {
  typeInto(window_->inspector().findChild<QLineEdit*>("stopTime"), "inf");
  auto* tick = window_->inspector().findChild<QCheckBox*>("openEnded");
  QTRY_VERIFY(window_->inspector().findChild<QCheckBox*>("openEnded")->isChecked());
  tick = window_->inspector().findChild<QCheckBox*>("openEnded");
  QCOMPARE(window_->document().values().experiment.stopTime, 1.0);
  run().setPace(5);
  press(Qt::Key_F5);
  QTRY_VERIFY_WITH_TIMEOUT(run().time() > 3, 20000);
  QCOMPARE(run().state(), RunState::running);
  QTest::qWait(100);
  const QCPRange shown = window_->plots().view(0)->plot()->xAxis->range();
  QVERIFY(std::abs(shown.size() - 1) < 1e-9);
  QVERIFY2(shown.upper > 2.8, QByteArray::number(shown.upper));
  press(Qt::Key_F5, Qt::ShiftModifier);
  QTRY_COMPARE_WITH_TIMEOUT(run().state(), RunState::done, 20000);
  QVERIFY(run().book().runs().back().endTime > 3);
  // Back within it, as in any other run.
  const StorePtr alone = run().store();
  run().setShownTime(run().windowBegin() + 0.5);
  press(Qt::Key_F10, Qt::ControlModifier | Qt::ShiftModifier);
  QTRY_VERIFY_WITH_TIMEOUT(run().state() == RunState::paused && !run().isGoingBack(), 20000);
  QVERIFY(differenceOf(*alone, *run().store(), run().store()->rowCount()).isEmpty());
  press(Qt::Key_F5, Qt::ShiftModifier);
  QTRY_VERIFY_WITH_TIMEOUT(!run().isActive(), 20000);
  tick = window_->inspector().findChild<QCheckBox*>("openEnded");
  QTest::mouseClick(tick, Qt::LeftButton, {}, QPoint(8, tick->height() / 2));
  QTRY_VERIFY(!isOpenEnded(window_->document().values()));
}

// At full speed the results of a run without an end stay within bounds, and what is shown is still there.
void PlayingTest::whatIsOldGoes() {
  auto experiment = window_->document().values().experiment;
  experiment.stopTime = 20;
  (*experiment.extra)["openEnded"] = true;
  window_->document().setExperiment(experiment);
  press(Qt::Key_F5);
  QTRY_VERIFY_WITH_TIMEOUT(run().store() && run().store()->rowCount() > 0 && run().store()->time(0) > 20, 120000);
  const double from = run().store()->time(0);
  QTRY_VERIFY_WITH_TIMEOUT(run().store()->time(0) > from + 20, 120000);
  press(Qt::Key_F5, Qt::ShiftModifier);
  QTRY_COMPARE_WITH_TIMEOUT(run().state(), RunState::done, 20000);
  const StorePtr store = run().store();
  const double bytes = 8.0 * static_cast<double>(store->rowCount()) * static_cast<double>(store->columns().size());
  QVERIFY2(bytes < 400e6, QByteArray::number(bytes));
  QVERIFY(store->time(0) <= run().windowBegin());
  for (uint64_t row = 1; row < store->rowCount(); ++row) QVERIFY(store->time(row) >= store->time(row - 1));
}

// Run, change, stop, go back at random moments.
void PlayingTest::runChangeStop() {
  std::mt19937 random(3);
  QTRY_VERIFY(window_->inspector().findChild<QLineEdit*>("diagramParameter_damping"));
  const int rounds = qEnvironmentVariableIntValue("ARMATURE_PLAY_ROUNDS") > 0
                         ? qEnvironmentVariableIntValue("ARMATURE_PLAY_ROUNDS")
                         : 500;
  run().setPace(20);
  for (int round = 0; round < rounds; ++round) {
    switch (random() % 7) {
      case 0:
      case 1:
        press(Qt::Key_F5);
        break;
      case 2:
        typeInto(window_->inspector().findChild<QLineEdit*>("diagramParameter_damping"),
                 QString::number(1 + random() % 100));
        break;
      case 3:
        press(Qt::Key_F6);
        break;
      case 4:
        press(Qt::Key_F10, Qt::ShiftModifier);
        break;
      case 5:
        press(Qt::Key_F10);
        break;
      default:
        press(Qt::Key_F5, Qt::ShiftModifier);
    }
    QTest::qWait(static_cast<int>(random() % 15));
  }
  press(Qt::Key_F5, Qt::ShiftModifier);
  QTRY_VERIFY_WITH_TIMEOUT(!run().isActive(), 20000);
  run().setPace(0);
  runToEnd(*window_);
  QVERIFY(!run().isOutOfDate());
}

QTEST_MAIN(PlayingTest)
#include "playing_test.moc"
