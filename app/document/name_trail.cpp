#include "app/document/name_trail.h"

#include <algorithm>

#include "engine/diagram/own_class.h"

namespace armature::app {

NameTrail::NameTrail(OpenDocument& document, QObject* parent) : QObject(parent), document_(document) {
  begin();
  connect(&document, &OpenDocument::wasReset, this, &NameTrail::begin);
  connect(&document, &OpenDocument::partInserted, this, &NameTrail::takeIn);
  connect(&document, &OpenDocument::partRemoved, this, &NameTrail::letGo);
  for (const auto signal : {&OpenDocument::partMoved, &OpenDocument::partExtraChanged, &OpenDocument::conditionChanged})
    connect(&document, signal, this, &NameTrail::look);
  connect(&document, &OpenDocument::partRenamed, this, &NameTrail::look);
  connect(&document, &OpenDocument::modifierChanged, this, &NameTrail::look);
  connect(&document, &OpenDocument::edited, this, [this] {
    going_.clear();
    classes_ = document_.values().classes.size();
  });
}

void NameTrail::begin() {
  parts_.clear();
  gone_.clear();
  going_.clear();
  for (const diagram::ComponentItem& item : document_.values().components) parts_.push_back({item, ++last_, {}});
  classes_ = document_.values().classes.size();
  mark();
}

void NameTrail::look(int index) {
  const size_t i = static_cast<size_t>(index);
  parts_.at(i).item = document_.values().components.at(i);
}

// What comes back just as it went is the same part.
void NameTrail::takeIn(int index) {
  const diagram::ComponentItem& item = document_.values().components.at(static_cast<size_t>(index));
  const auto found = std::ranges::find(gone_.rbegin(), gone_.rend(), item, &Followed::item);
  Followed made{item, 0, {}};
  if (found != gone_.rend()) {
    made = *found;
    gone_.erase(std::next(found).base());
  } else {
    made.identity = ++last_;
    takeInside(made);
  }
  parts_.insert(parts_.begin() + index, std::move(made));
}

void NameTrail::letGo(int index) {
  const auto at = parts_.begin() + index;
  gone_.push_back(*at);
  going_.push_back(std::move(*at));
  parts_.erase(at);
}

// The part of a class that came in the same edit as others went has these in it, under their names.
void NameTrail::takeInside(Followed& made) const {
  const auto& classes = document_.values().classes;
  if (classes.size() <= classes_ || diagram::ownClassName(classes.back()) != made.item.className) return;
  for (const Followed& part : going_) {
    made.within[part.item.name] = part.identity;
    for (const auto& [path, identity] : part.within) made.within[part.item.name + "." + path] = identity;
  }
}

std::map<std::string, int> NameTrail::identities() const {
  std::map<std::string, int> all;
  for (const Followed& part : parts_) {
    all[part.item.name] = part.identity;
    for (const auto& [path, identity] : part.within) all[part.item.name + "." + path] = identity;
  }
  return all;
}

void NameTrail::mark() {
  marked_ = identities();
  markedNames_.clear();
  for (const auto& [path, identity] : marked_) markedNames_[identity] = path;
}

std::string NameTrail::nameAtMark(const std::string& name) const {
  if (name.starts_with("der(") && name.ends_with(")")) {
    const std::string inside = nameAtMark(name.substr(4, name.size() - 5));
    return inside.empty() ? inside : "der(" + inside + ")";
  }
  const std::map<std::string, int> now = identities();
  // The innermost part that is known.
  for (size_t end = name.size(); end != std::string::npos && end > 0; end = name.find_last_of(".[", end - 1)) {
    const auto found = now.find(name.substr(0, end));
    if (found == now.end()) continue;
    if (const auto then = markedNames_.find(found->second); then != markedNames_.end())
      return then->second + name.substr(end);
    // Another part of the name is read under it only where the former one has gone altogether.
    const auto before = marked_.find(found->first);
    if (before == marked_.end()) return {};
    const bool isElsewhere =
        std::ranges::any_of(now, [&](const auto& entry) { return entry.second == before->second; });
    return isElsewhere ? std::string() : name;
  }
  return name;
}

}  // namespace armature::app
