// The wires of the picture before, by their ends: most are at the place where they were.
#pragma once
#include <QHash>
#include <utility>
#include <vector>

#include "app/canvas/diagram_scene.h"

namespace armature::app {

class OldWires {
 public:
  explicit OldWires(std::vector<WirePicture> wires) : wires_(std::move(wires)), areFound_(wires_.size()) {}

  size_t size() const { return wires_.size(); }
  // The wire at a place, of which the ends are known to be the same.
  const WirePicture* take(size_t place) {
    areFound_[place] = true;
    return &wires_[place];
  }
  // The wire between two ends as it was, null if there was none; each is found once.
  const WirePicture* take(size_t place, const QString& from, const QString& to) {
    const auto fits = [&](size_t k) { return !areFound_[k] && wires_[k].from == from && wires_[k].to == to; };
    if (place >= wires_.size() || !fits(place)) {
      const auto found = places().find({from, to});
      if (found == places_.end() || !fits(found.value())) return nullptr;
      place = found.value();
    }
    areFound_[place] = true;
    return &wires_[place];
  }
  template <typename Visit>
  void forGone(Visit visit) const {
    for (size_t k = 0; k < wires_.size(); ++k)
      if (!areFound_[k]) visit(wires_[k]);
  }

 private:
  QHash<std::pair<QString, QString>, size_t>& places() {
    if (places_.isEmpty())
      for (size_t k = 0; k < wires_.size(); ++k) places_.insert({wires_[k].from, wires_[k].to}, k);
    return places_;
  }

  std::vector<WirePicture> wires_;
  std::vector<bool> areFound_;
  QHash<std::pair<QString, QString>, size_t> places_;  // when it is asked for
};

}  // namespace armature::app
