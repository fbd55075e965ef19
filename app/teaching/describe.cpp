#include "app/teaching/describe.h"

#include "engine/diagram/json.h"

namespace armature::app {
namespace {

using diagram::Json;

Json point(const CanvasView& view, QPointF pixel) {
  const QPointF p = view.toDiagram(pixel);
  return Json::array({p.x(), p.y()});
}

Json sparklineList(const Drawn& drawn, const CanvasView& view) {
  Json sparklines = Json::array();
  for (const DrawnSparkline& s : drawn.sparklines) {
    Json one{{"part", s.part.toStdString()},
             {"variable", s.variable.toStdString()},
             {"text", s.text.toStdString()},
             {"from", point(view, s.box.bottomLeft())},
             {"to", point(view, s.box.topRight())}};
    if (!s.text.isEmpty()) one["range"] = Json::array({s.low, s.high});
    if (s.zero) one["zero"] = point(view, {s.curve.left(), *s.zero});
    if (s.dot) one["dot"] = point(view, *s.dot);
    if (s.isTurned) one["turned"] = true;
    sparklines.push_back(std::move(one));
  }
  return sparklines;
}

Json rowOf(const DrawnCut::Row& row) {
  Json json{{"words", row.words.toStdString()}, {"value", row.value}, {"unit", row.unit.toStdString()}};
  if (!row.components.empty()) json["components"] = row.components;
  return json;
}

const char* word(DrawnArrow::Layer layer) {
  switch (layer) {
    case DrawnArrow::Layer::axis:
      return "axis";
    case DrawnArrow::Layer::convention:
      return "convention";
    case DrawnArrow::Layer::value:
      break;
  }
  return "value";
}

const char* word(DrawnMotion::Kind kind) {
  switch (kind) {
    case DrawnMotion::Kind::angle:
      return "angle";
    case DrawnMotion::Kind::offset:
      return "offset";
    case DrawnMotion::Kind::length:
      break;
  }
  return "length";
}

}  // namespace

const char* stateName(DrawnState::Kind kind) {
  using Kind = DrawnState::Kind;
  switch (kind) {
    case Kind::tension:
      return "tension";
    case Kind::compression:
      return "compression";
    case Kind::slack:
      return "slack";
    case Kind::stuck:
      return "stuck";
    case Kind::forward:
      return "sliding forward";
    case Kind::backward:
      return "sliding backward";
    case Kind::free:
      return "free";
    case Kind::locked:
      return "locked";
    case Kind::contact:
      return "contact";
    case Kind::drives:
      return "drives";
    case Kind::brakes:
      return "brakes";
    case Kind::idle:
      return "idle";
    case Kind::open:
      break;
  }
  return "open";
}

Json describe(const Drawn& drawn, const CanvasView& view) {
  Json arrows = Json::array(), numbers = Json::array(), moving = Json::array();
  for (const DrawnArrow& a : drawn.arrows)
    arrows.push_back(Json{{"layer", word(a.layer)},
                          {"part", a.part.toStdString()},
                          {"connector", a.connector.toStdString()},
                          {"quantity", a.quantity.toStdString()},
                          {"variable", a.variable.toStdString()},
                          {"value", a.value},
                          {"unit", a.unit.toStdString()},
                          {"from", point(view, a.from)},
                          {"to", point(view, a.to)}});
  for (const DrawnNumber& n : drawn.numbers) {
    Json number{{"text", n.text.toStdString()},
                {"part", n.part.toStdString()},
                {"connector", n.connector.toStdString()},
                {"at", point(view, n.box.center())}};
    if (n.isTurned) number["badge"] = drawn.badge.toStdString();
    numbers.push_back(std::move(number));
  }
  for (const DrawnMotion& m : drawn.moving)
    moving.push_back(Json{{"part", m.part.toStdString()},
                          {"connector", m.connector.toStdString()},
                          {word(m.kind), m.value},
                          {"scale", m.scale}});
  Json cuts = Json::array();
  for (const DrawnCut& cut : drawn.cuts) {
    Json faces = Json::array(), sums = Json::array();
    for (const auto& row : cut.faces) faces.push_back(rowOf(row));
    for (const auto& row : cut.sums) sums.push_back(rowOf(row));
    cuts.push_back(Json{{"title", cut.title.toStdString()}, {"faces", faces}, {"sums", sums}});
  }
  Json states = Json::array();
  for (const DrawnState& s : drawn.states) {
    Json state{{"part", s.part.toStdString()}, {"state", stateName(s.kind)}};
    if (s.from != s.to) state["force"] = s.force;
    if (!s.tip.isEmpty()) {
      state["power"] = s.power;
      state["words"] = s.words.toStdString();
    }
    states.push_back(std::move(state));
  }
  Json all{{"arrows", arrows}, {"numbers", numbers}, {"moving", moving}};
  for (const QString& note : drawn.notes) all["notes"].push_back(note.toStdString());
  if (!drawn.glasses.isEmpty()) all["glasses"] = drawn.glasses.toStdString();
  if (!states.empty()) all["states"] = states;
  if (!cuts.empty()) all["cuts"] = cuts;
  if (!drawn.sparklines.empty()) all["sparklines"] = sparklineList(drawn, view);
  return all;
}

}  // namespace armature::app
