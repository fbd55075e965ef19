#include "app/canvas/stored_place.h"

#include "engine/diagram/json.h"

namespace armature::app {

namespace {

const char* memberOf(Beside what) {
  return what == Beside::label ? "label" : "sparklinePlace";
}

}  // namespace

std::optional<QPointF> storedPlace(const diagram::ComponentItem& item, Beside what) {
  const auto found = item.extra->find(memberOf(what));
  if (found == item.extra->end() || !found->is_array() || found->size() != 2) return std::nullopt;
  if (!(*found)[0].is_number() || !(*found)[1].is_number()) return std::nullopt;
  return QPointF((*found)[0].get<double>(), (*found)[1].get<double>());
}

diagram::Json withStoredPlace(diagram::Json members, Beside what, std::optional<QPointF> place) {
  if (!place)
    members.erase(memberOf(what));
  else
    members[memberOf(what)] = diagram::Json::array({place->x(), place->y()});
  return members;
}

}  // namespace armature::app
