// Pointing at a shaft, and saying it in words: the members of ShaftPicture that read its list.
#include <algorithm>
#include <array>

#include "app/lines/shaft_picture.h"
#include "app/teaching/describe.h"
#include "engine/diagram/json.h"

namespace armature::app {

using diagram::Json;

namespace {

const char* word(ShaftDisc::Kind kind) {
  constexpr std::array kNames = {"inertia", "wheel", "plate", "sun", "ring", "carrier", "rotor"};
  return kNames.at(static_cast<size_t>(kind));
}

Json point(QPointF p) {
  return Json::array({p.x(), p.y()});
}

Json rectangle(const QRectF& r) {
  return Json::array({r.x(), r.y(), r.width(), r.height()});
}

}  // namespace

LineHit ShaftPicture::hitAt(QPointF pixel) const {
  for (const ShaftGround& ground : drawn_.grounds)
    // A floor lies below its housing, and not upon it.
    if (const double above = ground.isUpright ? 12 : 5;
        ground.part >= 0 && QRectF(ground.at - QPointF(12, above), QSizeF(24, 12 + above)).contains(pixel))
      return {ground.part, {}};
  for (const ShaftItem& item : drawn_.items) {
    if (!item.box.adjusted(-6, -3, 6, 3).contains(pixel)) continue;
    for (const auto& [connector, at] : item.ends)
      if ((at - pixel).manhattanLength() < 9) return {item.part, connector};
    return {item.part, {}};
  }
  for (const LineLabel& label : drawn_.labels)
    if (label.box.contains(pixel)) return {label.part, {}};
  return {};
}

std::vector<int> ShaftPicture::order() const {
  std::vector<const ShaftItem*> items;
  for (const ShaftItem& item : drawn_.items) items.push_back(&item);
  std::stable_sort(items.begin(), items.end(), [](const ShaftItem* a, const ShaftItem* b) {
    return a->row != b->row ? a->row < b->row : a->column < b->column;
  });
  std::vector<int> parts;
  for (const ShaftItem* item : items) parts.push_back(item->part);
  for (const ShaftGround& ground : drawn_.grounds)
    if (ground.part >= 0 && std::find(parts.begin(), parts.end(), ground.part) == parts.end())
      parts.push_back(ground.part);
  return parts;
}

QRectF ShaftPicture::boxOf(int part) const {
  for (const ShaftItem& item : drawn_.items)
    if (item.part == part) return item.box;
  for (const ShaftGround& ground : drawn_.grounds)
    if (ground.part == part) return QRectF(ground.at - QPointF(10, 10), QSizeF(20, 20));
  return {};
}

Json ShaftPicture::describe() const {
  Json all{{"line", model_.title().toStdString()}, {"twistScale", drawn_.twistScale}};
  Json items = Json::array(), discs = Json::array(), twists = Json::array(), pairs = Json::array(),
       grounds = Json::array(), labels = Json::array();
  for (const ShaftItem& item : drawn_.items) {
    Json one{{"part", item.name.toStdString()},
             {"kind", roleName(item.role)},
             {"column", item.column},
             {"row", item.row},
             {"box", rectangle(item.box)}};
    if (item.role == PartRole::clutch || item.role == PartRole::friction) one["open"] = item.open;
    if (item.state) one["state"] = stateName(*item.state);
    items.push_back(std::move(one));
  }
  for (const ShaftDisc& disc : drawn_.discs)
    discs.push_back(Json{{"part", disc.name.toStdString()},
                         {"connector", disc.connector.toStdString()},
                         {"kind", word(disc.kind)},
                         {"angle", disc.angle},
                         {"scale", disc.scale},
                         {"radius", disc.radius},
                         {"at", point(disc.centre)}});
  for (const ShaftBar& bar : drawn_.bars)
    if (bar.twistScale > 0)
      twists.push_back(Json{{"part", bar.name.toStdString()},
                            {"connector", bar.connector.toStdString()},
                            {"angle", bar.angle},
                            {"twist", bar.twist},
                            {"scale", bar.twistScale}});
  for (const ShaftPair& pair : drawn_.pairs)
    pairs.push_back(Json{{"part", pair.name.toStdString()},
                         {"radii", Json::array({pair.radiusA, pair.radiusB})},
                         {"belt", pair.hasBelt}});
  for (const ShaftGround& ground : drawn_.grounds)
    grounds.push_back(Json{{"holds", ground.end.toStdString()}, {"at", point(ground.at)}});
  for (const LineLabel& label : drawn_.labels) labels.push_back(describeLabel(label));
  all["parts"] = std::move(items);
  all["discs"] = std::move(discs);
  all["twists"] = std::move(twists);
  all["gears"] = std::move(pairs);
  all["grounds"] = std::move(grounds);
  all["labels"] = std::move(labels);
  if (!drawn_.footer.isEmpty()) all["notes"] = Json::array({drawn_.footer.toStdString()});
  describeOver(drawn_.over, all);
  return all;
}

}  // namespace armature::app
