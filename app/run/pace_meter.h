// How fast a run comes on: simulated seconds per real second of its last moments.
#pragma once
#include <QElapsedTimer>
#include <optional>

namespace armature::app {

class PaceMeter {
 public:
  // It stands at, or goes on from, a simulated time [s].
  void begin(double time) {
    achieved_.reset();
    from_ = time;
    clock_.start();
  }
  // It has come to a time; taken in every half second, or with the next result point where these come more slowly: then
  // it has stood still only for those who do not wait for one.
  void measure(double time) {
    constexpr qint64 kSpan = 500, kPatience = 10000;  // [ms]
    if (clock_.elapsed() < kSpan || (time <= from_ && clock_.elapsed() < kPatience)) return;
    achieved_ = (time - from_) / (static_cast<double>(clock_.restart()) / 1000);
    from_ = time;
  }
  // Nothing before it can be told.
  const std::optional<double>& achieved() const { return achieved_; }

 private:
  QElapsedTimer clock_;  // since from_ was reached
  double from_ = 0;      // [s]
  std::optional<double> achieved_;
};

}  // namespace armature::app
