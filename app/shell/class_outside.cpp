#include "app/shell/class_outside.h"

#include <algorithm>
#include <utility>

#include "app/document/followed_name.h"
#include "app/shell/inside_view.h"
#include "app/text/class_changes.h"

namespace armature::app {

namespace {

bool hasPart(const diagram::Document& document, const std::string& name) {
  return std::ranges::find(document.components, name, &diagram::ComponentItem::name) != document.components.end();
}

// A drawing with one of its names changed.
void rename(diagram::Document& drawing, const std::string& before, const std::string& after) {
  for (diagram::ComponentItem& item : drawing.components)
    if (item.name == before) item.name = after;
  for (diagram::ParameterItem& item : drawing.parameters)
    if (item.name == before) item.name = after;
  for (const Change& change : changesFollowing(drawing, before, after)) apply(change, true, drawing);
}

// The part that a wire ends at, without an index.
std::string partOfEnd(const std::string& end) {
  return end.substr(0, end.find_first_of(".["));
}

}  // namespace

// A parameter in its place under another name is the same one.
void ClassOutside::parametersChanged(const diagram::Document& drawing) {
  const auto &was = drawing_.parameters, &now = drawing.parameters;
  if (was.size() != now.size()) return;
  for (size_t i = 0; i < now.size(); ++i) {
    const bool isNoted = std::ranges::find(renames_, now[i].name, &Names::after) != renames_.end();
    if (was[i].name != now[i].name && !isNoted) renamed(was[i].name, now[i].name);
  }
}

Result<ClassOutside::Following> ClassOutside::follow(const diagram::Document& owner, size_t position) const {
  Following followed;
  diagram::Document outside = owner;
  for (const auto& [before, after] : renames_) {
    const auto made = diagram::renamedMember(outside.classes, position, before, after);
    if (!made) {
      // What the text does not declare itself is nobody's to follow.
      if (diagram::classesWithMember(outside.classes, position, before).empty()) continue;
      return made.reason();
    }
    for (const Change& change : changesOfRenaming(outside, *made, after)) {
      apply(change, true, outside);
      followed.changes.push_back(change);
    }
    if (!followed.drawing) followed.drawing = drawing_;
    rename(*followed.drawing, before, after);
    if (followed.step.isEmpty())
      followed.step =
          InsideView::tr("Rename %1 to %2").arg(QString::fromStdString(before), QString::fromStdString(after));
  }
  if (submodel_)
    if (auto done = followSubmodel(outside, position, followed.changes); !done) return done.reason();
  followed.text = outside.classes[position];
  return followed;
}

// Its parts have the name of the part that they are in before their own.
Result<void> ClassOutside::followSubmodel(diagram::Document& outside, size_t position, Changes& changes) const {
  for (const std::string& name : submodel_->moved) {
    const auto others = diagram::classesMentioning(outside.classes, position, name);
    if (!others.empty())
      return failure("D035", phrase("'%1' is mentioned by the class %2: it has to stay where it is", name, others[0]));
    diagram::Renaming moved;
    moved.texts = outside.classes, moved.before = name, moved.memberOf = position;
    moved.holders = diagram::classesWithMember(outside.classes, position, name);
    for (const Change& change : changesOfRenaming(outside, moved, submodel_->part.name + "." + name)) {
      apply(change, true, outside);
      changes.push_back(change);
    }
  }
  changes.push_back(ClassChange{static_cast<int>(outside.classes.size()), std::nullopt, submodel_->classText});
  return {};
}

void ClassOutside::take(const diagram::Document& drawing, const diagram::Document& owner, size_t position,
                        Following& followed) {
  if (renames_.empty()) {
    // As it becomes: each wire that goes moves those behind it, and may have been that of two connectors.
    diagram::Document outside = owner;
    loseWires(drawing, outside, position, followed);
    findWires(drawing, outside, followed);
  }
  drawing_ = drawing;
  forget();
}

void ClassOutside::loseWires(const diagram::Document& drawing, diagram::Document& outside, size_t position,
                             Following& followed) {
  for (const diagram::ComponentItem& item : drawing_.components) {
    if (hasPart(drawing, item.name)) continue;
    const std::vector<int> wires = wiresAtMember(outside, position, item.name);
    if (wires.empty()) continue;
    auto& lost = lost_[item.name];
    lost.clear();
    for (const int wire : wires) {
      lost.push_back(outside.connections[static_cast<size_t>(wire)]);
      followed.changes.push_back(ConnectionChange{wire, lost.back(), true});
      apply(followed.changes.back(), true, outside);
    }
    const QString name = QString::fromStdString(item.name);
    followed.step = InsideView::tr("Delete %1 of %2").arg(name, className_);
    const int count = static_cast<int>(wires.size());
    followed.words = (count == 1 ? InsideView::tr("%1 is gone from %2, and with it a wire outside")
                                 : InsideView::tr("%1 is gone from %2, and with it %n wires outside", nullptr, count))
                         .arg(name, className_);
  }
}

void ClassOutside::findWires(const diagram::Document& drawing, diagram::Document& outside, Following& followed) {
  for (auto& [name, wires] : lost_) {
    if (wires.empty() || !hasPart(drawing, name) || hasPart(drawing_, name)) continue;
    for (const diagram::ConnectionItem& wire : std::exchange(wires, {})) {
      if (!hasPart(outside, partOfEnd(wire.from)) || !hasPart(outside, partOfEnd(wire.to))) continue;
      followed.changes.push_back(ConnectionChange{static_cast<int>(outside.connections.size()), wire, false});
      apply(followed.changes.back(), true, outside);
    }
    followed.step = InsideView::tr("Restore %1 of %2").arg(QString::fromStdString(name), className_);
  }
}

}  // namespace armature::app
