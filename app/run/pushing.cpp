#include "app/run/pushing.h"

#include "app/run/run_control.h"

namespace armature::app {

void Pushing::setOn(bool isOn) {
  if (isOn == this->isOn()) return;
  checker_.setPushable(isOn);
  Q_EMIT switched();
}

bool Pushing::isPossible() const {
  const bool isGoingOn = run_.state() == RunState::running || run_.state() == RunState::paused;
  return isGoingOn && points_ && isOn();
}

const PushSource* Pushing::sourceAt(const std::string& connector) const {
  return isPossible() ? points_->at(connector) : nullptr;
}

void Pushing::push(const PushSource& source, const solve::ParameterValues& values) {
  solve::ParameterValues news;
  for (const auto& [name, value] : values) {
    const auto known = told_.find(name);
    if ((known == told_.end() ? 0 : known->second) != value) news.emplace_back(name, value);
  }
  if (news.empty() || !run_.setParameters(news)) return;
  for (const auto& [name, value] : news) told_[name] = value;
  if (pushed_.insert(source.name).second) Q_EMIT pushedChanged();
}

std::vector<PushSource> Pushing::pushed() const {
  std::vector<PushSource> sources;
  if (!points_) return sources;
  for (const PushSource& source : points_->sources)
    if (pushed_.contains(source.name)) sources.push_back(source);
  return sources;
}

void Pushing::take(PushPointsPtr points) {
  points_ = std::move(points);
  pushed_.clear();
  told_.clear();
}

}  // namespace armature::app
