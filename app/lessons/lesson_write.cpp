// A lesson to JSON text.
#include <cmath>

#include "app/lessons/lesson_json.h"
#include "engine/diagram/json.h"

namespace armature::app {

using diagram::Json;

namespace {

void put(Json& json, const char* name, const QString& text) {
  if (!text.isEmpty()) json[name] = text.toStdString();
}

void put(Json& json, const char* name, const LocalText& text) {
  if (text.isEmpty() && text.extra->empty()) return;
  Json made = Json::object();
  put(made, "en", text.en);
  put(made, "de", text.de);
  made.update(text.extra);
  json[name] = std::move(made);
}

void put(Json& json, const char* name, const QStringList& words) {
  if (words.isEmpty()) return;
  for (const QString& word : words) json[name].push_back(word.toStdString());
}

void put(Json& json, const char* name, const std::optional<double>& number) {
  if (number) json[name] = *number;
}

Json itemJson(const TaskItem& item, TaskKind kind) {
  Json json = Json::object();
  const bool isSigned = kind == TaskKind::sign || kind == TaskKind::arrow;
  put(json, isSigned ? "label" : "text", item.text);
  put(json, "part", item.part);
  put(json, "connector", item.connector);
  put(json, "variable", item.variable);
  put(json, "at", item.at);
  put(json, kind == TaskKind::choose ? "holds" : "value", item.expression);
  json.update(item.extra);
  return json;
}

Json taskJson(const Task& task) {
  Json json = Json::object();
  json["kind"] = nameOf(task.kind).toStdString();
  put(json, "question", task.question);
  if (task.isMany) json["many"] = true;
  if (!task.items.empty()) {
    Json& list = json[task.kind == TaskKind::choose ? "options" : "items"] = Json::array();
    for (const TaskItem& item : task.items) list.push_back(itemJson(item, task.kind));
  }
  put(json, "variable", task.variable);
  put(json, "value", task.expression);
  put(json, "at", task.at);
  put(json, "unit", task.unit);
  if (task.kind == TaskKind::sketch) json["points"] = task.points;
  if (task.kind == TaskKind::sketch || task.kind == TaskKind::number) json["tolerance"] = task.tolerance;
  put(json, "fails", task.fails);
  json.update(task.extra);
  return json;
}

Json factJson(const Fact& fact) {
  Json json = Json::object();
  put(json, "holds", fact.holds);
  put(json, "variable", fact.variable);
  put(json, "at", fact.at);
  if (fact.holds.isEmpty()) {
    if (std::isfinite(fact.value)) json["value"] = fact.value;
    json["tolerance"] = fact.tolerance;
  }
  json.update(fact.extra);
  return json;
}

Json stepJson(const Step& step) {
  Json json = Json::object();
  put(json, "text", step.text);
  put(json, "diagram", step.diagram);
  put(json, "overlays", step.overlays);
  put(json, "light", step.light);
  put(json, "at", step.at);
  if (step.isRun) json["runs"] = true;
  if (step.task) json["task"] = taskJson(*step.task);
  put(json, "explain", step.explain);
  put(json, "explainOverlays", step.explainOverlays);
  if (!step.glasses.isEmpty()) json["glasses"] = step.glasses.toStdString();
  for (const Fact& fact : step.facts) json["facts"].push_back(factJson(fact));
  json.update(step.extra);
  return json;
}

}  // namespace

std::string toJson(const Lesson& lesson) {
  Json json = Json::object();
  json["format"] = "armature-lesson";
  json["version"] = 1;
  json["kind"] = lesson.isMistake ? "mistake" : "lesson";
  json["order"] = lesson.order;
  put(json, "title", lesson.title);
  put(json, "summary", lesson.summary);
  for (const auto& [title, german] : lesson.words) json["words"][title.toStdString()] = german.toStdString();
  put(json, "locks", lesson.locks);
  json["steps"] = Json::array();
  for (const Step& step : lesson.steps) json["steps"].push_back(stepJson(step));
  json.update(lesson.extra);
  // Bytes that are no UTF-8 never come in by the reader; by a form they are replaced.
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace armature::app
