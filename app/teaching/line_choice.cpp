#include "app/teaching/line_choice.h"

#include "engine/diagram/json.h"

namespace armature::app {
namespace {

constexpr const char* kMember = "axes";

struct Way {
  const char* word;
  QPointF direction;
};
const Way kWays[] = {{"right", {1, 0}}, {"left", {-1, 0}}, {"up", {0, 1}}, {"down", {0, -1}}};

std::string wordOf(QPointF direction) {
  for (const Way& way : kWays)
    if (way.direction == direction) return way.word;
  return kWays[0].word;
}

// The part's unknown members with another choice at the flanges that it has on a line; an empty word takes it away.
diagram::Json withChoice(diagram::Json extra, const std::vector<std::string>& flanges, const std::string& word) {
  if (!extra.is_object()) extra = diagram::Json::object();
  diagram::Json axes = extra.contains(kMember) && extra[kMember].is_object() ? extra[kMember] : diagram::Json::object();
  for (const std::string& flange : flanges)
    if (word.empty())
      axes.erase(flange);
    else
      axes[flange] = word;
  if (axes.empty())
    extra.erase(kMember);
  else
    extra[kMember] = axes;
  return extra;
}

}  // namespace

LineChoices readChoices(const diagram::Document& document) {
  LineChoices choices;
  for (const auto& item : document.components) {
    if (!item.extra->is_object() || !item.extra->contains(kMember) || !(*item.extra)[kMember].is_object()) continue;
    for (const auto& [flange, word] : (*item.extra)[kMember].items())
      for (const Way& way : kWays)
        if (word.is_string() && word.get<std::string>() == way.word)
          choices.insert(QString::fromStdString(item.name + "." + flange), way.direction);
  }
  return choices;
}

void turnAxis(OpenDocument& document, const DiagramScene& scene, const Line& line) {
  const QPointF wanted = -line.direction;
  const std::string word = wanted == line.natural ? std::string() : wordOf(wanted);
  Changes changes;
  for (const LineMember& member : line.members) {
    std::vector<std::string> flanges;
    for (const ConnectorRef& flange : line.flanges)
      if (flange.part == member.part) flanges.push_back(scene.connector(flange).info.name);
    const diagram::Json& before = document.values().components.at(static_cast<size_t>(member.part)).extra;
    diagram::Json after = withChoice(before, flanges, word);
    if (after != before) changes.push_back(PartExtraChange{member.part, before, std::move(after)});
  }
  document.perform(DiagramScene::tr("Reverse the positive direction"), std::move(changes));
}

void turnPart(OpenDocument& document, const DiagramScene& scene, int part, const Line& line) {
  const auto& values = document.values();
  const diagram::Placement& before = values.components.at(static_cast<size_t>(part)).placement;
  const QPointF centre(before.x, before.y);
  diagram::Placement after = mirrored(before, centre);
  if (line.direction.y() != 0) after = turned(turned(after, centre, false), centre, false);
  Changes changes{PlacementChange{part, before, after}};
  for (size_t i = 0; i < values.connections.size(); ++i) {
    const auto& c = values.connections[i];
    if (c.route.empty()) continue;
    if (scene.findEnd(c.from).part == part || scene.findEnd(c.to).part == part)
      changes.push_back(RouteChange{static_cast<int>(i), c.route, {}});
  }
  const QString name = QString::fromStdString(values.components[static_cast<size_t>(part)].name);
  document.perform(DiagramScene::tr("Turn %1 along its line").arg(name), std::move(changes));
}

}  // namespace armature::app
