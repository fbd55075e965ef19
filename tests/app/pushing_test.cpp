// Pushing by hand while a run goes on: flanges of the diagram and bodies of the 3-D view are pulled with the mouse, and
// what they are pulled with is what moves them. Speeds are held against the impulses that the hand has given.
#include <QDockWidget>
#include <QToolButton>
#include <cmath>
#include <fstream>
#include <map>

#include "app/controls/time_slider.h"
#include "app/panels/variable_tree.h"
#include "app/teaching/power_book.h"
#include "app/tools/push_gesture.h"
#include "app/view3d/push_hand.h"
#include "app/view3d/scene_widget.h"
#include "app/view3d/view3d_panel.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

namespace {

// Two inertias that turn freely, 0.5 and 1.5 kg·m², one second.
const char* const kShaft = R"({"format": "armature-diagram", "version": 1, "name": "Shaft", "libraries": ["Modelica"],
  "components": [
    {"name": "a", "class": "Modelica.Mechanics.Rotational.Components.Inertia", "modifiers": {"J": "0.5",
     "phi.fixed": "true", "w.fixed": "true"}, "placement": {"x": -40, "y": 0, "width": 20, "height": 20}},
    {"name": "b", "class": "Modelica.Mechanics.Rotational.Components.Inertia", "modifiers": {"J": "1.5"},
     "placement": {"x": 20, "y": 0, "width": 20, "height": 20}}],
  "connections": [{"from": "a.flange_b", "to": "b.flange_a"}],
  "experiment": {"startTime": 0, "stopTime": 1, "interval": 0.01, "tolerance": 1e-8}})";

// A box that floats in space: 2 kg.
const char* const kBox = R"({"format": "armature-diagram", "version": 1, "name": "Box", "libraries": ["Modelica"],
  "components": [
    {"name": "world", "class": "Modelica.Mechanics.MultiBody.World", "prefixes": "inner", "modifiers":
     {"gravityType": "Modelica.Mechanics.MultiBody.Types.GravityTypes.NoGravity"},
     "placement": {"x": -40, "y": 0, "width": 20, "height": 20}},
    {"name": "box", "class": "Modelica.Mechanics.MultiBody.Parts.BodyBox", "modifiers": {"r": "{1, 0, 0}",
     "width": "0.5", "height": "0.5", "density": "8", "body.r_0.fixed": "true", "body.v_0.fixed": "true",
     "body.angles_fixed": "true", "body.w_0_fixed": "true"},
     "placement": {"x": 20, "y": 0, "width": 20, "height": 20}}],
  "connections": [],
  "experiment": {"startTime": 0, "stopTime": 1, "interval": 0.01, "tolerance": 1e-8}})";

// The same box on a rail along x, for half a minute.
const char* const kRail = R"({"format": "armature-diagram", "version": 1, "name": "Rail", "libraries": ["Modelica"],
  "components": [
    {"name": "world", "class": "Modelica.Mechanics.MultiBody.World", "prefixes": "inner",
     "placement": {"x": -60, "y": 0, "width": 20, "height": 20}},
    {"name": "rail", "class": "Modelica.Mechanics.MultiBody.Joints.Prismatic", "modifiers": {"s.fixed": "true",
     "v.fixed": "true"}, "placement": {"x": -20, "y": 0, "width": 20, "height": 20}},
    {"name": "box", "class": "Modelica.Mechanics.MultiBody.Parts.BodyBox", "modifiers": {"r": "{1, 0, 0}",
     "width": "0.5", "height": "0.5", "density": "8"}, "placement": {"x": 20, "y": 0, "width": 20, "height": 20}}],
  "connections": [{"from": "world.frame_b", "to": "rail.frame_a"}, {"from": "rail.frame_b", "to": "box.frame_a"}],
  "experiment": {"startTime": 0, "stopTime": 30, "interval": 0.01, "tolerance": 1e-6}})";

double valueAt(const results::Store& store, const std::string& name, double time) {
  const int64_t column = store.find(name);
  return column < 0 ? std::nan("") : store.valueAt(store.columns()[static_cast<size_t>(column)], time);
}

// What a parameter has come to over a run in which it was changed: its integral, from zero at the start.
double impulseOf(const std::vector<solve::Change>& changes, const std::string& name, double end) {
  double impulse = 0, value = 0, since = 0;
  for (const solve::Change& change : changes)
    for (const auto& [changed, to] : change.values) {
      if (changed != name) continue;
      impulse += value * (change.time - since);
      value = to, since = change.time;
    }
  return impulse + value * (end - since);
}

}  // namespace

class PushingTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init();
  void cleanup();
  void aFlangeIsPulled();
  void aFlangeIsPulledInAProcessOfItsOwn();
  void pausedItActsFromTheNextInstant();
  void withoutItAWireBegins();
  void aRunOnItsWayBecomesOne();
  void aBodyIsPulled();
  void whatIsHeldComesToRest();
  void aHeldPointTurnsABody();
  void whatIsNoBodyIsNotPushed();
  void theHandIsASourceOfPower();
  void placesToPushAtAreNotListed();

 private:
  RunControl& run() { return window_->run(); }
  View3dPanel& view() { return window_->view3d(); }
  bool open(const char* text) {
    const QString path = folder_->filePath("pushed.armature.json");
    std::ofstream(path.toStdString()) << text;
    return window_->openFile(path);
  }
  bool openInSpace(const char* text) {
    return open(text) && QTest::qWaitFor([this] { return !view().isBusy() && view().picture(); }, 60000);
  }
  // On by its keys, and a run that takes its time.
  void startPushable(double pace = 0.5) {
    pressKey(window_.get(), Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(run().pushing().isOn());
    run().setPace(pace);
    pressKey(window_.get(), Qt::Key_F5);
    QTRY_VERIFY_WITH_TIMEOUT(run().pushing().isPossible() && run().time() > 0.02, 20000);
  }
  void end() {
    run().setPace(0);
    QTRY_COMPARE_WITH_TIMEOUT(run().state(), RunState::done, 20000);
  }
  QPoint pixelOf(const char* flange) {
    CanvasView& canvas = window_->canvas();
    return canvas.toPixels(canvas.scene().connector(canvas.scene().findEnd(flange)).at).toPoint();
  }
  // Pulls a flange along by so many pixels and holds it for a while.
  void pullFlange(const char* flange, QPoint by, int wait, Qt::KeyboardModifiers keys = {}) {
    CanvasView& canvas = window_->canvas();
    const QPoint at = pixelOf(flange);
    QTest::mousePress(&canvas, Qt::LeftButton, keys, at);
    QVERIFY(dynamic_cast<const PushGesture*>(window_->page().tools().gesture()));
    moveHeld(canvas, at, at + by, keys);
    QTest::qWait(wait);
  }
  // QTest::mouseMove has neither buttons nor keys.
  static void moveHeld(QWidget& widget, QPoint from, QPoint to, Qt::KeyboardModifiers keys = {}) {
    for (int k = 1; k <= 3; ++k) {
      const QPointF at = QPointF(from) + (QPointF(to) - QPointF(from)) * k / 3;
      QMouseEvent move(QEvent::MouseMove, at, widget.mapToGlobal(at), Qt::NoButton, Qt::LeftButton, keys);
      QApplication::sendEvent(&widget, &move);
    }
  }
  QPoint middleOf(const char* part) {
    const auto place = view().scene().bodies().placeOf(part, *view().scene().reader(), *view().scene().place());
    return view().scene().camera().toPixel(*place).value_or(QPointF()).toPoint();
  }
  Vec3 impulseOnBox() {
    const auto& changes = run().result().changes;
    const std::string name = run().pushing().pushed().at(0).name + ".push[";
    return {impulseOf(changes, name + "1]", 1), impulseOf(changes, name + "2]", 1), impulseOf(changes, name + "3]", 1)};
  }
  // Of its centre of mass at the end: that of frame_a and what it turns about that.
  Vec3 speedOfBox() {
    const auto vector = [&](const std::string& name, const char* form) {
      const auto value = [&](char k) {
        return valueAt(*run().store(), name + QString(form).arg(QChar(k)).toStdString(), 1);
      };
      return Vec3{value('1'), value('2'), value('3')};
    };
    const std::string T = "box.frame_a.R.T";
    const Mat3 axes{vector(T, "[1,%1]"), vector(T, "[2,%1]"), vector(T, "[3,%1]")};
    return vector("box.body.v_0", "[%1]") +
           axes * cross(vector("box.body.w_a", "[%1]"), vector("box.body.r_CM", "[%1]"));
  }

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;
};

void PushingTest::init() {
  folder_ = std::make_unique<QTemporaryDir>();
  window_ = makeWindow(*folder_);
}

void PushingTest::cleanup() {
  window_.reset();
  folder_.reset();
}

// Pulled along the line's positive axis, then against it and ten times as strong: the speed at the end is the hand's
// impulse over both inertias. Diagram, undo list and file are what they were.
void PushingTest::aFlangeIsPulled() {
  QVERIFY(open(kShaft));
  const std::string before = toJson(window_->document().values());
  startPushable();
  pullFlange("a.flange_b", {60, 25}, 150);
  const auto* const gesture = dynamic_cast<const PushGesture*>(window_->page().tools().gesture());
  QVERIFY(gesture && gesture->effort() > 0);
  const double weak = gesture->effort();
  QTRY_COMPARE(valueAt(*run().store(), "push_a_flange_b.push", run().time()), weak);
  QTest::mouseRelease(&window_->canvas(), Qt::LeftButton, {}, pixelOf("a.flange_b") + QPoint(60, 25));
  QVERIFY(!window_->page().tools().gesture());
  QTRY_COMPARE(valueAt(*run().store(), "push_a_flange_b.push", run().time()), 0.0);
  pullFlange("b.flange_a", {-30, 0}, 80, Qt::ShiftModifier);
  const double strong = dynamic_cast<const PushGesture*>(window_->page().tools().gesture())->effort();
  QVERIFY2(std::abs(strong / weak + 5) < 1e-9, QByteArray::number(strong / weak));
  QTest::keyClick(&window_->canvas(), Qt::Key_Escape);
  QVERIFY(!window_->page().tools().gesture());
  end();
  const auto& changes = run().result().changes;
  QVERIFY(changes.size() >= 4);
  QCOMPARE(changes.back().values.back().second, 0.0);
  const double impulse = impulseOf(changes, "push_a_flange_b.push", 1), speed = valueAt(*run().store(), "b.w", 1);
  QVERIFY(std::abs(impulse) > 1e-3);
  QVERIFY2(std::abs(speed - impulse / 2) < 1e-7, QByteArray::number(speed - impulse / 2));
  const auto& events = run().result().events;
  QVERIFY(std::any_of(events.begin(), events.end(), [](const auto& event) {
    return event.isChange && QString::fromStdString(event.text).startsWith("push_a_flange_b.push = ");
  }));
  QVERIFY(!run().changeTimes().empty());
  QCOMPARE(toJson(window_->document().values()), before);
  QCOMPARE(window_->document().undoStack()->count(), 0);
  QVERIFY(!run().isOutOfDate());
}

void PushingTest::aFlangeIsPulledInAProcessOfItsOwn() {
  MainWindow::Options options;
  options.isQuiet = true;
  options.settingsFile = folder_->filePath("worker.ini");
  options.makeEngine = [] { return makeWorkerEngine({ARMATURE_SOURCE_DIR "/palette"}); };
  window_ = std::make_unique<MainWindow>(std::move(options));
  window_->resize(1400, 900);
  window_->show();
  QVERIFY(open(kShaft));
  startPushable();
  pullFlange("a.flange_b", {60, 0}, 150);
  QTest::mouseRelease(&window_->canvas(), Qt::LeftButton, {}, pixelOf("a.flange_b"));
  end();
  const double impulse = impulseOf(run().result().changes, "push_a_flange_b.push", 1);
  QVERIFY(impulse > 1e-3);
  QVERIFY(std::abs(valueAt(*run().store(), "b.w", 1) - impulse / 2) < 1e-7);
}

void PushingTest::pausedItActsFromTheNextInstant() {
  QVERIFY(open(kShaft));
  startPushable();
  pressKey(window_.get(), Qt::Key_F6);
  QTRY_COMPARE(run().state(), RunState::paused);
  QTest::qWait(50);
  const double held = run().time();
  pullFlange("b.flange_b", {40, 0}, 50);
  QCOMPARE(run().time(), held);
  pressKey(window_.get(), Qt::Key_F6);
  QTRY_VERIFY(valueAt(*run().store(), "push_b_flange_b.push", run().time()) > 0);
  QTest::mouseRelease(&window_->canvas(), Qt::LeftButton, {}, pixelOf("b.flange_b"));
  end();
  const auto& changes = run().result().changes;
  QVERIFY(std::abs(changes.front().time - held) < 0.011);
  QVERIFY(std::abs(valueAt(*run().store(), "b.w", 1) - impulseOf(changes, "push_b_flange_b.push", 1) / 2) < 1e-7);
}

// Off, or without a run, a press on a flange begins a wire as ever.
void PushingTest::withoutItAWireBegins() {
  QVERIFY(open(kShaft));
  const auto pressed = [&] {
    QTest::mousePress(&window_->canvas(), Qt::LeftButton, {}, pixelOf("b.flange_b"));
    const Gesture* const gesture = window_->page().tools().gesture();
    const bool isPush = dynamic_cast<const PushGesture*>(gesture) != nullptr, isAny = gesture != nullptr;
    QTest::keyClick(&window_->canvas(), Qt::Key_Escape);
    QTest::mouseRelease(&window_->canvas(), Qt::LeftButton, {}, pixelOf("b.flange_b"));
    return isPush ? 2 : isAny ? 1 : 0;
  };
  run().setPace(0.5);
  pressKey(window_.get(), Qt::Key_F5);
  QTRY_VERIFY_WITH_TIMEOUT(run().time() > 0.02, 20000);
  QCOMPARE(pressed(), 1);
  end();
  QVERIFY(run().store()->find("push_b_flange_b.push") < 0);
  startPushable();
  QCOMPARE(pressed(), 2);
  end();
  QCOMPARE(pressed(), 1);
}

// Switched on in the middle of a run: it is done again at once up to where it stood, with the same digits as far as the
// model has the same steps, and goes on.
void PushingTest::aRunOnItsWayBecomesOne() {
  QVERIFY(window_->openFile(example("MultiBody/DoublePendulum")));
  QTRY_VERIFY_WITH_TIMEOUT(!view().isBusy() && view().picture(), 60000);
  run().setPace(0.4);
  pressKey(window_.get(), Qt::Key_F5);
  QTRY_VERIFY_WITH_TIMEOUT(run().time() > 0.2, 30000);
  const StorePtr before = run().store();
  const double stood = before->time(before->rowCount() - 1);
  QVERIFY(!run().pushing().isPossible());
  auto* tool = view().findChild<QToolButton*>("view3dPush");
  QVERIFY(tool);
  QTest::mouseClick(tool, Qt::LeftButton);
  QTRY_VERIFY_WITH_TIMEOUT(run().pushing().isPossible() && run().state() == RunState::running, 30000);
  QVERIFY(run().store() != before);
  QTRY_VERIFY_WITH_TIMEOUT(run().time() > stood, 20000);
  for (const char* name : {"revolute1.phi", "revolute2.phi", "boxBody2.frame_b.r_0[1]"})
    for (double t = 0; t < stood; t += 0.02)
      QVERIFY2(std::abs(valueAt(*before, name, t) - valueAt(*run().store(), name, t)) < 1e-4, name);
  QVERIFY(run().book().runs().empty());
  QTest::mouseClick(tool, Qt::LeftButton);
  QVERIFY(!run().pushing().isPossible());
}

// Pulled to the right of the picture from its middle: the force goes there, and the speed is the hand's impulse over
// the mass. The eye stands still.
void PushingTest::aBodyIsPulled() {
  QVERIFY(openInSpace(kBox));
  startPushable(0.3);
  QTRY_VERIFY(view().scene().place());
  SceneWidget& picture = *view().picture();
  const QPoint at = middleOf("box");
  const Vec3 right = view().scene().camera().axes().x;
  const double azimuth = view().scene().camera().azimuth();
  QTest::mousePress(&picture, Qt::LeftButton, {}, at);
  QVERIFY(view().hand().isHolding());
  QVERIFY(!view().hand().pulled());
  moveHeld(picture, at, at + QPoint(120, 0));
  const auto pulled = view().hand().pulled();
  QVERIFY(pulled && pulled->part == "box");
  QVERIFY(dot(pulled->force, right) > 0.95 * norm(pulled->force));
  // The pointer is so many metres away, in the plane through the point that is held.
  const double metres = 120 * view().scene().camera().scaleAt(pulled->place);
  const double stiffness = 3 * 2 * 9.81 / view().scene().radius();
  QVERIFY2(std::abs(norm(pulled->force) / (stiffness * metres) - 1) < 0.05, QByteArray::number(norm(pulled->force)));
  const QImage image = picture.grab().toImage();
  QTest::qWait(300);
  QTest::mouseRelease(&picture, Qt::LeftButton, {}, at + QPoint(120, 0));
  QVERIFY(!view().hand().isHolding());
  QCOMPARE(view().scene().camera().azimuth(), azimuth);
  // The arrow is drawn as long as it is held.
  QTest::qWait(50);
  const QColor accent = view().scene().theme().accent;
  const auto inked = [&](const QImage& of) {
    int count = 0;
    for (int y = 0; y < of.height(); ++y)
      for (int x = 0; x < of.width(); ++x) count += of.pixelColor(x, y) == accent;
    return count;
  };
  QVERIFY2(inked(image) > inked(picture.grab().toImage()) + 40, QByteArray::number(inked(image)));
  end();
  const Vec3 impulse = impulseOnBox(), speed = speedOfBox();
  QVERIFY(norm(impulse) > 0.1);
  // The last pull and the release may have been taken over at one instant: the later word holds.
  std::map<std::string, double> last;
  for (const auto& [name, value] : run().result().changes.back().values) last[name] = value;
  for (const auto& [name, value] : last) QVERIFY2(value == 0, name.c_str());
  QVERIFY2(norm(speed - 0.5 * impulse) < 1e-5 * (1 + norm(impulse)), QByteArray::number(norm(speed - 0.5 * impulse)));
}

// A hand that stays where it is brings the body there, along the rail, and does not make it swing, late as it sees it
// move.
void PushingTest::whatIsHeldComesToRest() {
  QVERIFY(openInSpace(kRail));
  view().scene().eye().look(Preset::front);
  startPushable(1);
  SceneWidget& picture = *view().picture();
  const QPoint at = middleOf("box");
  QTest::mousePress(&picture, Qt::LeftButton, {}, at);
  moveHeld(picture, at, at + QPoint(50, 0));
  const double first = view().hand().pulled()->force.x;
  QVERIFY(first > 1);
  QTRY_VERIFY_WITH_TIMEOUT(std::abs(view().hand().pulled()->force.x) < 0.05 * first &&
                               std::abs(valueAt(*run().store(), "rail.v", run().time())) < 0.02,
                           8000);
  QVERIFY(valueAt(*run().store(), "rail.s", run().time()) > 0.05);
  QTest::mouseRelease(&picture, Qt::LeftButton, {}, at + QPoint(50, 0));
  end();
}

// Held at its end, the box turns: the angular momentum about the world's origin is that of the force at that point.
void PushingTest::aHeldPointTurnsABody() {
  QVERIFY(openInSpace(kBox));
  startPushable(0.3);
  SceneWidget& picture = *view().picture();
  const auto& frames = view().scene().reader()->scene().frames;
  const auto tip = std::find_if(frames.begin(), frames.end(), [](const auto& f) { return f.name == "box.frame_b"; });
  QVERIFY(tip != frames.end());
  const Pose pose = view().scene().reader()->frame(tip->frame, *view().scene().place());
  const QPoint at = view().scene().camera().toPixel(pose.origin - 0.1 * pose.axes.x)->toPoint();
  QTest::mousePress(&picture, Qt::LeftButton, {}, at);
  QVERIFY(view().hand().isHolding());
  moveHeld(picture, at, at + QPoint(0, 80), Qt::ShiftModifier);
  QVERIFY(view().hand().pulled());
  QTest::qWait(200);
  QTest::keyClick(&picture, Qt::Key_Escape);
  QVERIFY(!view().hand().isHolding());
  QTest::mouseRelease(&picture, Qt::LeftButton, {}, at);
  end();
  QVERIFY2(std::abs(valueAt(*run().store(), "box.body.w_a[3]", 1)) > 0.05, "it does not turn");
  const Vec3 impulse = impulseOnBox(), speed = speedOfBox();
  QVERIFY2(norm(speed - 0.5 * impulse) < 1e-5 * (1 + norm(impulse)), QByteArray::number(norm(speed - 0.5 * impulse)));
}

// On the background the picture is turned as ever; without a run a word says what is missing.
void PushingTest::whatIsNoBodyIsNotPushed() {
  QVERIFY(openInSpace(kBox));
  auto* tool = view().findChild<QToolButton*>("view3dPush");
  QTest::mouseClick(tool, Qt::LeftButton);
  QVERIFY(run().pushing().isOn());
  SceneWidget& picture = *view().picture();
  const QPoint body = middleOf("box");
  QTest::mouseClick(&picture, Qt::LeftButton, {}, body);
  QVERIFY(!view().hand().isHolding());
  QVERIFY(view().findChild<QLabel*>("view3dHover")->text().contains("run"));
  QVERIFY(view().scene().selected().contains("box"));
  run().setPace(0.3);
  pressKey(window_.get(), Qt::Key_F5);
  QTRY_VERIFY_WITH_TIMEOUT(run().pushing().isPossible() && run().time() > 0.02, 20000);
  const double azimuth = view().scene().camera().azimuth();
  const QPoint corner(6, 6);
  QVERIFY(view().scene().partAt(corner).isEmpty());
  QTest::mousePress(&picture, Qt::LeftButton, {}, corner);
  QVERIFY(!view().hand().isHolding());
  moveHeld(picture, corner, corner + QPoint(60, 0));
  QTest::mouseRelease(&picture, Qt::LeftButton, {}, corner + QPoint(60, 0));
  QVERIFY(view().scene().camera().azimuth() != azimuth);
  end();
  QVERIFY(run().result().changes.empty());
}

// What the hand gives is supplied, what the masses take is stored, and nothing is left.
void PushingTest::theHandIsASourceOfPower() {
  QVERIFY(open(kShaft));
  startPushable();
  pullFlange("a.flange_b", {80, 0}, 200);
  QTest::mouseRelease(&window_->canvas(), Qt::LeftButton, {}, pixelOf("a.flange_b"));
  end();
  PowerBook& book = window_->page().overlay().book();
  QTRY_VERIFY_WITH_TIMEOUT(book.powers() && !book.isWaiting(), 10000);
  const Powers& powers = *book.powers();
  const auto& shares = powers.shares();
  QVERIFY(std::any_of(shares.begin(), shares.end(), [](const EnergyShare& share) {
    return share.part == "push_a_flange_b" && share.kind == EnergyKind::supplied;
  }));
  double most = 0;
  for (uint64_t row = 0; row < powers.store().rowCount(); ++row) {
    std::vector<double> values;
    powers.read(row, values);
    const EnergySums sums = powers.sum(values);
    most = std::max(most, sums.supplied);
    QVERIFY2(std::abs(sums.rest()) < 1e-6 + 1e-6 * sums.turnover,
             QByteArray::number(sums.rest()) + " of " + QByteArray::number(sums.turnover));
  }
  QVERIFY(most > 1e-3);
}

// Neither in the list of variables nor in what is said of the diagram's size: nobody has drawn them.
void PushingTest::placesToPushAtAreNotListed() {
  QVERIFY(open(kShaft));
  QTRY_VERIFY_WITH_TIMEOUT(window_->checker().currentModel(), 60000);
  const auto groups = [this] {
    QStringList names;
    for (auto* tree : window_->findChildren<VariableTree*>())
      for (int row = 0; row < tree->topLevelItemCount(); ++row) names << tree->topLevelItem(row)->text(0);
    return names;
  };
  const auto unknowns = [this] { return window_->checker().lastDrawn()->statistics().unknowns; };
  const auto before = unknowns();
  startPushable();
  QVERIFY(run().store()->find("push_a_flange_b.push") >= 0);
  QVERIFY(groups().contains("a") && groups().contains("b"));
  QVERIFY2(groups().filter("push_").isEmpty(), qPrintable(groups().join(", ")));
  QCOMPARE(unknowns(), before);
  QVERIFY(window_->checker().lastModel()->statistics().unknowns > before);
  end();
  QVERIFY(groups().filter("push_").isEmpty());
}

QTEST_MAIN(PushingTest)
#include "pushing_test.moc"
