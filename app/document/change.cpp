#include "app/document/change.h"

#include "engine/base/ensure.h"
#include "engine/diagram/icon_drawing.h"
#include "engine/diagram/json.h"
#include "engine/diagram/note_list.h"

namespace armature::app {
namespace {

template <class T>
void insertOrErase(std::vector<T>& list, int index, const T& item, bool isInsertion) {
  const auto at = static_cast<size_t>(index);
  if (isInsertion) {
    ENSURE(at <= list.size(), at, list.size());
    list.insert(list.begin() + index, item);
  } else {
    ENSURE(at < list.size(), at, list.size());
    list.erase(list.begin() + index);
  }
}

// A list entry whose two sides may be absent.
template <class List, class T>
void replaceOptional(List& list, int position, const std::optional<T>& from, const std::optional<T>& to) {
  if (from && to) {
    ENSURE(static_cast<size_t>(position) < list.size(), position, list.size());
    list[static_cast<size_t>(position)] = *to;
  } else if (to) {
    ENSURE(static_cast<size_t>(position) <= list.size(), position, list.size());
    list.insert(list.begin() + position, *to);
  } else {
    ENSURE(static_cast<size_t>(position) < list.size(), position, list.size());
    list.erase(list.begin() + position);
  }
}

template <class T>
T& at(std::vector<T>& list, int index) {
  ENSURE(index >= 0 && static_cast<size_t>(index) < list.size(), index, list.size());
  return list[static_cast<size_t>(index)];
}

struct Applier {
  diagram::Document& values;
  bool forward;

  template <class T>
  const T& target(const T& before, const T& after) const {
    return forward ? after : before;
  }
  template <class T>
  const T& origin(const T& before, const T& after) const {
    return forward ? before : after;
  }

  void operator()(const PartChange& c) { insertOrErase(values.components, c.index, c.item, forward != c.isRemoval); }
  void operator()(const PlacementChange& c) { at(values.components, c.index).placement = target(c.before, c.after); }
  void operator()(const PartNameChange& c) { at(values.components, c.index).name = target(c.before, c.after); }
  void operator()(const PartExtraChange& c) { at(values.components, c.index).extra = target(c.before, c.after); }
  void operator()(const ConditionChange& c) { at(values.components, c.index).condition = target(c.before, c.after); }
  void operator()(const ModifierChange& c) {
    replaceOptional(at(values.components, c.part).modifiers, c.position, origin(c.before, c.after),
                    target(c.before, c.after));
  }
  void operator()(const ConnectionChange& c) {
    insertOrErase(values.connections, c.index, c.item, forward != c.isRemoval);
  }
  void operator()(const EndsChange& c) {
    auto& item = at(values.connections, c.index);
    item.from = target(c.fromBefore, c.fromAfter);
    item.to = target(c.toBefore, c.toAfter);
  }
  void operator()(const RouteChange& c) { at(values.connections, c.index).route = target(c.before, c.after); }
  void operator()(const ParameterChange& c) {
    replaceOptional(values.parameters, c.position, origin(c.before, c.after), target(c.before, c.after));
  }
  void operator()(const TextChange& c) {
    std::string& text = c.member == TextChange::Member::name          ? values.name
                        : c.member == TextChange::Member::title       ? values.title
                        : c.member == TextChange::Member::description ? values.description
                                                                      : values.declarations;
    text = target(c.before, c.after);
  }
  void operator()(const ExperimentChange& c) { values.experiment = target(c.before, c.after); }
  void operator()(const ClassChange& c) {
    replaceOptional(values.classes, c.position, origin(c.before, c.after), target(c.before, c.after));
  }
  void operator()(const MemberRenaming&) {}
  void operator()(const ControlsChange& c) {
    const diagram::Json& list = target(c.before, c.after);
    if (list.empty())
      values.extra->erase("controls");
    else
      (*values.extra)["controls"] = list;
  }
  void operator()(const NoteChange& c) {
    diagram::Json& list = notes();
    replaceOptional(list.get_ref<diagram::Json::array_t&>(), c.position, origin(c.before, c.after),
                    target(c.before, c.after));
    if (!forward && c.makesList) values.extra->erase("notes");
  }
  void operator()(const NotePlaceChange& c) {
    diagram::Json& list = notes();
    ENSURE(c.position >= 0 && static_cast<size_t>(c.position) < list.size(), c.position, list.size());
    diagram::JsonValue entry = std::move(list[static_cast<size_t>(c.position)]);
    diagram::setPlaceMembers(entry, target(c.before, c.after));
    list[static_cast<size_t>(c.position)] = std::move(*entry);
  }
  // The list, made where there is none.
  diagram::Json& notes() const {
    if (!values.extra->is_object()) values.extra = diagram::Json::object();
    diagram::Json& list = (*values.extra)["notes"];
    if (!list.is_array()) list = diagram::Json::array();
    return list;
  }
  void operator()(const PlotChange& c) {
    auto& list = values.plots->get_ref<diagram::Json::array_t&>();
    replaceOptional(list, c.position, origin(c.before, c.after), target(c.before, c.after));
  }
};

}  // namespace

diagram::Json controlsOf(const diagram::Document& values) {
  const auto found = values.extra->find("controls");
  return found != values.extra->end() && found->is_array() ? *found : diagram::Json::array();
}

void apply(const Change& change, bool forward, diagram::Document& values) {
  std::visit(Applier{values, forward}, change);
}

bool changesMeaning(const Change& change) {
  // Studies are a member of the experiment, too, and what is kept of a run; they change nothing of what it computes.
  if (const auto* e = std::get_if<ExperimentChange>(&change)) {
    const auto ofTheRun = [](diagram::Experiment experiment) {
      if (experiment.extra->is_object())
        for (const char* member : {"studies", "record"}) experiment.extra->erase(member);
      return experiment;
    };
    return !(ofTheRun(e->before) == ofTheRun(e->after));
  }
  // An icon that is drawn is no other model.
  if (const auto* text = std::get_if<ClassChange>(&change); text && text->before && text->after)
    return !diagram::differInPicturesOnly(*text->before, *text->after);
  if (const auto* text = std::get_if<TextChange>(&change)) return text->member == TextChange::Member::declarations;
  return !std::holds_alternative<PlacementChange>(change) && !std::holds_alternative<RouteChange>(change) &&
         !std::holds_alternative<PlotChange>(change) && !std::holds_alternative<ControlsChange>(change) &&
         !std::holds_alternative<PartExtraChange>(change) && !std::holds_alternative<NoteChange>(change) &&
         !std::holds_alternative<NotePlaceChange>(change) && !std::holds_alternative<MemberRenaming>(change);
}

}  // namespace armature::app
