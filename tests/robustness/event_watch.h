// How long the window's thread works without a look at what comes next: every event that its loop delivers is timed,
// whoever it is for. What an event's handler spends in a loop of its own (a dialog that waits for an answer) is not its
// time but that of the events delivered there. Neither is the time in which the system lets other programs run
// (/proc/…/schedstat): what remains is work, and waiting for something.
#pragma once
#include <QApplication>
#include <QByteArray>
#include <string>
#include <vector>

namespace armature::test {

struct Gap {
  double milliseconds = 0;
  std::string what;  // what the test was doing, and the event
};

class WatchedApplication : public QApplication {
 public:
  WatchedApplication(int& argc, char** argv);
  ~WatchedApplication() override;
  bool notify(QObject* receiver, QEvent* event) override;

  // What is under way, for the record.
  void setLabel(const std::string& label) { label_ = label; }
  // Those that took more than 50 ms, longest first.
  const std::vector<Gap>& slow() const { return slow_; }
  double longest() const { return slow_.empty() ? 0 : slow_.front().milliseconds; }
  void forget() { slow_.clear(); }

 private:
  struct Moment {
    double wall = 0, waited = 0;  // [ms]
  };
  // An event that is being delivered.
  struct Delivery {
    int level = 0;          // of the loop that delivers it
    bool isPaused = false;  // while a loop of its own runs
    Moment start;
    QByteArray what;
  };
  Moment now() const;
  void record(const Delivery& delivery);

  int schedule_ = -1;
  std::vector<Delivery> open_;
  std::vector<Gap> slow_;
  std::string label_;
};

}  // namespace armature::test
