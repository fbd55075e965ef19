#include "app/document/name_trail.h"

#include <algorithm>
#include <memory>

#include "app/document/member_holders.h"
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
  connect(&document, &OpenDocument::memberRenamed, this, &NameTrail::noteMember);
  connect(&document, &OpenDocument::edited, this, [this] {
    going_.clear();
    classes_ = document_.values().classes.size();
  });
}

void NameTrail::begin() {
  now_.reset();
  parts_.clear();
  gone_.clear();
  going_.clear();
  for (const diagram::ComponentItem& item : document_.values().components) parts_.push_back({item, ++last_, {}});
  classes_ = document_.values().classes.size();
  mark();
}

void NameTrail::look(int index) {
  now_.reset();
  const size_t i = static_cast<size_t>(index);
  parts_.at(i).item = document_.values().components.at(i);
}

// What comes back just as it went is the same part.
void NameTrail::takeIn(int index) {
  now_.reset();
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
  now_.reset();
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

const NameTrail::Moment& NameTrail::now() const {
  if (now_) return *now_;
  Moment& moment = now_.emplace();
  for (const Followed& part : parts_) {
    moment.identities[part.item.name] = part.identity;
    for (const auto& [path, identity] : part.within) moment.identities[part.item.name + "." + path] = identity;
  }
  for (const auto& [path, identity] : moment.identities) moment.names[identity] = path;
  return moment;
}

void NameTrail::mark() {
  marked_ = now();
  members_.clear();
}

// What tells, when it is asked, whether a path leads to something that has the member; it keeps what it needs.
static diagram::IsHolder holdersOf(const RenamedMember& renamed,
                                   const std::vector<diagram::ComponentItem>& components) {
  std::vector<diagram::ComponentItem> parts;
  for (const diagram::ComponentItem& item : components) {
    diagram::ComponentItem& part = parts.emplace_back();
    part.name = item.name, part.className = item.className;
  }
  const auto classes = [renamed](const std::vector<std::string>& texts) {
    const bool isPath = renamed.before.find('.') != std::string::npos;
    const std::string& declared = isPath ? renamed.after : renamed.before;
    if (!renamed.classPath.empty()) return diagram::classesWithMember(texts, renamed.classPath, declared);
    return diagram::classesWithMember(texts, static_cast<size_t>(renamed.position), declared);
  };
  const auto holders = std::make_shared<MemberHolders>([texts = renamed.texts] { return texts; }, classes);
  return [holders, parts = std::move(parts)](const std::vector<std::string>& path) { return (*holders)(parts, path); };
}

void NameTrail::noteMember(const RenamedMember& renamed) {
  const Moment& moment = now();
  // Undone at once, nothing is left to be followed.
  if (!members_.empty()) {
    const Member& last = members_.back();
    if (last.before == renamed.after && last.after == renamed.before && last.classPath == renamed.classPath &&
        last.position == renamed.position && last.moment.identities == moment.identities)
      return members_.pop_back();
  }
  members_.push_back({renamed.before, renamed.after, renamed.classPath, renamed.position,
                      holdersOf(renamed, document_.values().components), moment});
}

std::string NameTrail::nameAt(const Moment& earlier, const Moment& later, const std::string& name) {
  if (name.starts_with("der(") && name.ends_with(")")) {
    const std::string inside = nameAt(earlier, later, name.substr(4, name.size() - 5));
    return inside.empty() ? inside : "der(" + inside + ")";
  }
  // The innermost part that is known.
  for (size_t end = name.size(); end != std::string::npos && end > 0; end = name.find_last_of(".[", end - 1)) {
    const auto found = later.identities.find(name.substr(0, end));
    if (found == later.identities.end()) continue;
    if (const auto then = earlier.names.find(found->second); then != earlier.names.end())
      return then->second + name.substr(end);
    // Another part of the name is read under it only where the former one has gone altogether.
    const auto before = earlier.identities.find(found->first);
    if (before == earlier.identities.end()) return {};
    return later.names.contains(before->second) ? std::string() : name;
  }
  return name;
}

std::string NameTrail::nameAtMark(const std::string& name) const {
  const Moment* later = &now();
  std::string then = name;
  for (auto member = members_.rbegin(); member != members_.rend(); ++member) {
    then = nameAt(member->moment, *later, then);
    // What has the former name since is another member, or another part's.
    const bool isOther = diagram::withMemberRenamed(then, member->isHolder, member->before, member->after) != then;
    if (then.empty() || isOther) return {};
    then = diagram::withMemberRenamed(then, member->isHolder, member->after, member->before);
    later = &member->moment;
  }
  return nameAt(marked_, *later, then);
}

}  // namespace armature::app
