// What all wires join, by the names of their ends. Most edits change nothing of it: what has been found for an end, the
// nets and the wires that join the same two then hold as before.
#pragma once
#include <QHash>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/diagram/document.h"

namespace armature::app {

class WireNames {
 public:
  // Takes those of the wires as they are now. False where one is not what it was, or they are in another order.
  bool take(const std::vector<diagram::ConnectionItem>& wires) {
    const auto isAsBefore = [&](size_t k) {
      return names_[k].first == wires[k].from && names_[k].second == wires[k].to;
    };
    size_t same = 0;
    while (same < names_.size() && same < wires.size() && isAsBefore(same)) ++same;
    if (same == wires.size() && same == names_.size()) return true;
    names_.resize(same);
    for (size_t k = same; k < wires.size(); ++k) names_.emplace_back(wires[k].from, wires[k].to);
    findTwins();
    return false;
  }
  // The first wire that joins the same two ends in the same order: mostly the wire itself.
  size_t twinOf(size_t wire) const { return twins_[wire]; }

 private:
  using Ends = std::pair<std::string, std::string>;
  void findTwins() {
    QHash<std::pair<std::string_view, std::string_view>, size_t> first;
    first.reserve(static_cast<qsizetype>(names_.size()));
    twins_.resize(names_.size());
    for (size_t k = 0; k < names_.size(); ++k) {
      const std::pair<std::string_view, std::string_view> ends(names_[k].first, names_[k].second);
      const auto known = first.constFind(ends);
      twins_[k] = known == first.constEnd() ? k : *known;
      if (known == first.constEnd()) first.insert(ends, k);
    }
  }

  std::vector<Ends> names_;
  std::vector<size_t> twins_;
};

}  // namespace armature::app
