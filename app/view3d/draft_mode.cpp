#include "app/view3d/draft_mode.h"

namespace armature::app {

namespace {
constexpr int kRest = 300, kCrowdsRest = 800;  // [ms]
constexpr int kLongestPause = 1500;            // [ms] between two pictures of a run
}  // namespace

DraftMode::DraftMode(QObject* parent) : QObject(parent) {
  timer_.setSingleShot(true);
  connect(&timer_, &QTimer::timeout, this, &DraftMode::rest);
}

void DraftMode::moved() {
  if (!isSoftware_) return;
  timer_.start(isCrowd_ ? kCrowdsRest : kRest);
  if (isOn_) return;
  isOn_ = true;
  Q_EMIT changed();
}

void DraftMode::movedInRun() {
  if (isOn_) timer_.start(kLongestPause);
}

void DraftMode::rest() {
  timer_.stop();
  if (!isOn_) return;
  isOn_ = false;
  Q_EMIT changed();
}

}  // namespace armature::app
