// A gamepad or joystick, read as Linux gives it (/dev/input/js*, linux/joystick.h): the first one that can be read. It
// may be plugged in and pulled out at any time; nothing here waits for it.
#pragma once
#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>
#include <array>
#include <memory>

class QSocketNotifier;

namespace armature::app {

class Gamepad : public QObject {
  Q_OBJECT
 public:
  explicit Gamepad(QObject* parent = nullptr);
  ~Gamepad() override;

  // Begins to look for one, unless it does already. `folder`: instead of the one of all devices, for tests.
  void watch(const QString& folder = {});
  bool isThere() const { return device_ >= 0; }
  // What it calls itself; empty without one.
  const QString& name() const { return name_; }
  int axisCount() const { return axes_; }
  int buttonCount() const { return buttons_; }
  // Why one that is there cannot be read, as a sentence; empty while there is no such thing.
  const QString& problem() const { return problem_; }

 Q_SIGNALS:
  // One was plugged in or pulled out, or problem() is another.
  void changed();
  // −1 … 1; where an axis stands when it is plugged in is not told.
  void axisMoved(int axis, double position);
  void buttonChanged(int button, bool isDown);

 private:
  void look();
  void open(const QString& path);
  void close();
  void read();

  QString folder_, path_, name_, problem_;
  QFileSystemWatcher watcher_;
  QTimer again_;  // after a device that could not be read yet
  int device_ = -1, axes_ = 0, buttons_ = 0;
  std::unique_ptr<QSocketNotifier> notifier_;
  QByteArray rest_;  // of an event that has not come wholly
};

}  // namespace armature::app
