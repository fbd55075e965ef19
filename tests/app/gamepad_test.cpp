// Controls that are moved with a gamepad: a pipe says what a device of Linux would (linux/joystick.h), while a run goes
// on in the window.
#include <fcntl.h>
#include <linux/joystick.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QMenu>

#include "app/controls/control_panel.h"
#include "engine/diagram/json.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

namespace {

// A made-up device: a pipe of this name.
class Device {
 public:
  explicit Device(const QString& path) : path_(QFile::encodeName(path)) {
    mkfifo(path_.constData(), 0600);
    end_ = ::open(path_.constData(), O_RDWR | O_NONBLOCK);
  }
  ~Device() { pullOut(); }
  void pullOut() {
    if (end_ < 0) return;
    unlink(path_.constData());
    ::close(std::exchange(end_, -1));
  }
  static QByteArray event(int type, int number, int value) {
    js_event event{};
    event.type = static_cast<unsigned char>(type);
    event.number = static_cast<unsigned char>(number);
    event.value = static_cast<short>(value);
    return {reinterpret_cast<const char*>(&event), sizeof event};
  }
  void write(const QByteArray& bytes) const { QCOMPARE(::write(end_, bytes.constData(), bytes.size()), bytes.size()); }
  void axis(int number, double position) const { write(event(JS_EVENT_AXIS, number, qRound(position * 32767))); }
  void button(int number, bool isDown) const { write(event(JS_EVENT_BUTTON, number, isDown)); }

 private:
  QByteArray path_;
  int end_;
};

}  // namespace

class GamepadTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    devices_ = folder_->filePath("input");
    QDir().mkpath(devices_);
    window_ = makeWindow(*folder_);
    QVERIFY(window_->openFile(example("Rotational/First")));
    panel().gamepad().watch(devices_);
  }
  void cleanup() {
    window_.reset();
    folder_.reset();
  }
  void anAxisPlaysTheRun();
  void theMiddleIsDead();
  void buttonsPressAndTurn();
  void comesAndGoes();
  void whatCannotBeReadIsSaid();
  void isChosenInTheMenu();

 private:
  RunControl& run() { return window_->run(); }
  ControlPanel& panel() { return window_->page().controls(); }
  QString stiffness() {
    return QString::fromStdString(window_->document().modifier(window_->document().partIndex("spring"), "c"));
  }
  void put(const diagram::Json& control) {
    diagram::Json list = diagram::Json::array();
    list.push_back(control);
    window_->document().setControls(list, "controls");
    QTRY_COMPARE(panel().cards().size(), size_t{1});
  }
  static diagram::Json slider() {
    return {{"parameter", "spring.c"}, {"kind", "slider"}, {"from", 10000}, {"to", 20000}, {"axis", 1}};
  }
  void chooseFromMenu(const QString& text);

  std::unique_ptr<QTemporaryDir> folder_;
  QString devices_;
  std::unique_ptr<MainWindow> window_;
};

// From one end to the other while a run goes on: the run has the value at once, and the movement is one step of undo.
// Where the axis stood when it was plugged in changes nothing; an event that comes in two pieces is one.
void GamepadTest::anAxisPlaysTheRun() {
  const Device device(devices_ + "/js0");
  QTRY_VERIFY(panel().gamepad().isThere());
  QCOMPARE(panel().gamepad().name(), QString("js0"));
  put(slider());
  run().setPace(0.5);
  pressKey(window_.get(), Qt::Key_F5);
  QTRY_VERIFY_WITH_TIMEOUT(run().state() == RunState::running && run().time() > 0.05, 20000);
  const int steps = window_->document().undoStack()->index();
  device.write(Device::event(JS_EVENT_AXIS | JS_EVENT_INIT, 1, 20000));
  QTest::qWait(60);
  QCOMPARE(stiffness(), QString("1e4"));
  for (const double position : {0.4, 0.8, 1.0}) {
    device.axis(1, position);
    QTest::qWait(40);
  }
  QTRY_COMPARE(stiffness(), QString("20000"));
  device.axis(0, -1);  // another axis
  QTest::qWait(40);
  QCOMPARE(stiffness(), QString("20000"));
  const QByteArray event = Device::event(JS_EVENT_AXIS, 1, -32767);
  device.write(event.left(3));
  QTest::qWait(40);
  QCOMPARE(stiffness(), QString("20000"));
  device.write(event.mid(3));
  QTRY_COMPARE(stiffness(), QString("10000"));
  device.axis(1, 1);
  QTRY_COMPARE(stiffness(), QString("20000"));
  QCOMPARE(window_->document().undoStack()->index(), steps + 1);
  run().setPace(0);
  QTRY_COMPARE_WITH_TIMEOUT(run().state(), RunState::done, 20000);
  QVERIFY(run().result().changes.size() >= 3);
  QCOMPARE(run().result().changes.back().values.back(), (std::pair<std::string, double>("spring.c", 20000)));
  QVERIFY(!run().isOutOfDate());
  // A movement after a rest is a step of its own.
  QTest::qWait(1100);
  device.axis(1, 0);
  QTRY_COMPARE(stiffness(), QString("15000"));
  QCOMPARE(window_->document().undoStack()->index(), steps + 2);
}

void GamepadTest::theMiddleIsDead() {
  const Device device(devices_ + "/js0");
  diagram::Json control = slider();
  control["deadZone"] = 0.2;
  control["turned"] = true;
  put(control);
  device.axis(1, -0.6);
  QTRY_COMPARE(stiffness(), QString("17500"));
  device.axis(1, -0.15);
  QTRY_COMPARE(stiffness(), QString("15000"));
  device.axis(1, 0.19);
  QTest::qWait(40);
  QCOMPARE(stiffness(), QString("15000"));
  device.axis(1, 1);
  QTRY_COMPARE(stiffness(), QString("10000"));
}

void GamepadTest::buttonsPressAndTurn() {
  const Device device(devices_ + "/js0");
  diagram::Json list = diagram::Json::array();
  list.push_back({{"parameter", "damping"}, {"kind", "button"}, {"from", 10}, {"to", 900}, {"padButton", 2}});
  list.push_back({{"parameter", "spring.c"}, {"kind", "switch"}, {"from", 10000}, {"to", 20000}, {"padButton", 3}});
  window_->document().setControls(list, "controls");
  QTRY_COMPARE(panel().cards().size(), size_t{2});
  const auto damping = [&] { return window_->document().values().parameters.at(5).value; };
  device.button(2, true);
  QTRY_COMPARE(damping(), std::string("900"));
  device.button(2, false);
  QTRY_COMPARE(damping(), std::string("10"));
  device.button(3, true);
  QTRY_COMPARE(stiffness(), QString("20000"));
  device.button(3, false);
  QTest::qWait(40);
  QCOMPARE(stiffness(), QString("20000"));
  device.button(3, true);
  QTRY_COMPARE(stiffness(), QString("10000"));
}

// Pulled out and plugged in again it goes on.
void GamepadTest::comesAndGoes() {
  put(slider());
  QVERIFY(!panel().gamepad().isThere());
  {
    Device device(devices_ + "/js0");
    QTRY_VERIFY(panel().gamepad().isThere());
    device.axis(1, 1);
    QTRY_COMPARE(stiffness(), QString("20000"));
    device.pullOut();
    QTRY_VERIFY(!panel().gamepad().isThere());
  }
  const Device device(devices_ + "/js1");
  QTRY_VERIFY(panel().gamepad().isThere());
  QCOMPARE(panel().gamepad().name(), QString("js1"));
  device.axis(1, -1);
  QTRY_COMPARE(stiffness(), QString("10000"));
}

void GamepadTest::whatCannotBeReadIsSaid() {
  QVERIFY(QFile::link(folder_->filePath("nowhere"), devices_ + "/js0"));
  QTRY_VERIFY(!panel().gamepad().problem().isEmpty());
  QVERIFY(panel().gamepad().problem().contains("js0"));
  QVERIFY(!panel().gamepad().isThere());
  const Device device(devices_ + "/js1");  // the other one can be
  QTRY_VERIFY(panel().gamepad().isThere());
  QVERIFY(panel().gamepad().problem().isEmpty());
}

// Takes the entry with this text from the submenu of the control's menu that the next events open.
void GamepadTest::chooseFromMenu(const QString& text) {
  auto* timer = new QTimer;
  connect(timer, &QTimer::timeout, timer, [timer, text] {
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    if (!menu) return;
    auto* choice = menu->findChild<QMenu*>("gamepadMenu");
    if (menu != choice) {
      menu->setActiveAction(choice->menuAction());
      return QTest::keyClick(menu, Qt::Key_Right);
    }
  });
  auto* click = new QTimer;
  connect(click, &QTimer::timeout, click, [timer, click, text] {
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    if (!menu || menu->objectName() != "gamepadMenu") return;
    timer->deleteLater();
    click->deleteLater();
    for (QAction* action : menu->actions())
      if (action->text() == text)
        return QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
    menu->close();
  });
  timer->start(30);
  click->start(45);
  Q_EMIT panel().cards().at(0)->menuWanted(panel().mapToGlobal(QPoint(20, 20)));
}

// By the menu of its card; kept with the diagram and taken away again.
void GamepadTest::isChosenInTheMenu() {
  const Device device(devices_ + "/js0");
  QTRY_VERIFY(panel().gamepad().isThere());
  diagram::Json control = slider();
  control.erase("axis");
  put(control);
  chooseFromMenu("Axis 3");
  QTRY_COMPARE(panel().cards().at(0)->axis(), 2);
  device.axis(2, 1);
  QTRY_COMPARE(stiffness(), QString("20000"));
  const QString path = folder_->filePath("played.armature.json");
  QVERIFY(window_->document().save(path));
  QVERIFY(window_->openFile(example("Rotational/First")));
  QTRY_VERIFY(panel().cards().empty());
  QVERIFY(window_->openFile(path));
  QTRY_COMPARE(panel().cards().size(), size_t{1});
  QCOMPARE(panel().cards().at(0)->axis(), 2);
  chooseFromMenu("None");
  QTRY_COMPARE(panel().cards().at(0)->axis(), -1);
  QVERIFY(!controlsOf(window_->document().values())[0].contains("axis"));
}

QTEST_MAIN(GamepadTest)
#include "gamepad_test.moc"
