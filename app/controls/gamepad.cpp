#include "app/controls/gamepad.h"

#include <fcntl.h>
#include <linux/joystick.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <QCollator>
#include <QDir>
#include <QSocketNotifier>
#include <algorithm>
#include <cerrno>
#include <cstring>
#include <vector>

namespace armature::app {

namespace {

constexpr int kAxes = 8, kButtons = 16;  // of a device that does not say how many
constexpr int kAgain = 1000;             // [ms] until a device is tried again whose permissions may still be on the way
constexpr double kFull = 32767;          // of an axis at its end

QString nameOf(int device) {
  char name[128] = "";
  if (ioctl(device, JSIOCGNAME(sizeof name - 1), name) < 0) return {};
  return QString::fromUtf8(name);
}

int countOf(int device, unsigned long request, int otherwise) {
  unsigned char count = 0;
  return ioctl(device, request, &count) < 0 || count == 0 ? otherwise : count;
}

}  // namespace

Gamepad::Gamepad(QObject* parent) : QObject(parent) {
  again_.setSingleShot(true);
  again_.setInterval(kAgain);
  connect(&again_, &QTimer::timeout, this, &Gamepad::look);
  connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, &Gamepad::look);
}

Gamepad::~Gamepad() {
  close();
}

void Gamepad::watch(const QString& folder) {
  if (folder.isEmpty() ? !folder_.isEmpty() : folder == folder_) return;
  if (!folder_.isEmpty()) watcher_.removePath(folder_);
  close();
  folder_ = folder.isEmpty() ? QStringLiteral("/dev/input") : folder;
  watcher_.addPath(folder_);
  look();
}

// Takes the first device that can be read, unless there is one.
void Gamepad::look() {
  if (isThere() && QFile::exists(path_)) return;
  const bool wasThere = isThere();
  const QString before = std::exchange(problem_, {});
  close();
  QStringList devices = QDir(folder_).entryList({"js*"}, QDir::Files | QDir::System);
  QCollator order;
  order.setNumericMode(true);
  std::sort(devices.begin(), devices.end(), order);
  for (const QString& device : devices) {
    open(QDir(folder_).filePath(device));
    if (isThere()) break;
  }
  if (isThere()) problem_.clear();
  if (!problem_.isEmpty() && before != problem_) again_.start();
  if (isThere() != wasThere || problem_ != before) Q_EMIT changed();
}

void Gamepad::open(const QString& path) {
  device_ = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  if (device_ < 0) {
    const int reason = errno;
    if (!problem_.isEmpty()) return;
    problem_ = reason == EACCES ? tr("You have no permission to read the gamepad %1. Ask the administrator of this "
                                     "computer; members of the group “input” usually have it.")
                                      .arg(path)
                                : tr("The gamepad %1 cannot be read: %2").arg(path, qt_error_string(reason));
    return;
  }
  path_ = path;
  name_ = nameOf(device_);
  if (name_.isEmpty()) name_ = QFileInfo(path).fileName();
  axes_ = countOf(device_, JSIOCGAXES, kAxes);
  buttons_ = countOf(device_, JSIOCGBUTTONS, kButtons);
  notifier_ = std::make_unique<QSocketNotifier>(device_, QSocketNotifier::Read);
  connect(notifier_.get(), &QSocketNotifier::activated, this, &Gamepad::read);
}

void Gamepad::close() {
  notifier_.reset();
  if (device_ >= 0) ::close(device_);
  device_ = -1;
  axes_ = buttons_ = 0;
  name_.clear();
  path_.clear();
  rest_.clear();
}

void Gamepad::read() {
  constexpr size_t kAtOnce = 64;
  char bytes[kAtOnce * sizeof(js_event)];
  const ssize_t count = ::read(device_, bytes, sizeof bytes);
  if (count < 0 && (errno == EAGAIN || errno == EINTR)) return;
  if (count <= 0) {  // pulled out
    notifier_->setEnabled(false);
    notifier_.release()->deleteLater();  // it is what has called
    close();
    again_.start();
    Q_EMIT changed();
    return;
  }
  rest_.append(bytes, count);
  std::vector<js_event> events(static_cast<size_t>(rest_.size()) / sizeof(js_event));
  const size_t whole = events.size() * sizeof(js_event);
  if (whole > 0) std::memcpy(events.data(), rest_.constData(), whole);
  rest_.remove(0, static_cast<qsizetype>(whole));
  for (const js_event& event : events) {
    if (event.type & JS_EVENT_INIT) continue;
    if (event.type & JS_EVENT_AXIS) Q_EMIT axisMoved(event.number, std::clamp(event.value / kFull, -1.0, 1.0));
    if (event.type & JS_EVENT_BUTTON) Q_EMIT buttonChanged(event.number, event.value != 0);
  }
}

}  // namespace armature::app
