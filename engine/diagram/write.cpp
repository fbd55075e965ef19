// A document to JSON text and to files.
#include <cerrno>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <iterator>

#include "engine/base/durable_file.h"
#include "engine/base/read_file.h"
#include "engine/base/system_words.h"
#include "engine/diagram/document.h"
#include "engine/diagram/json.h"

namespace armature::diagram {

namespace fs = std::filesystem;

namespace {

constexpr uint64_t kLongest = 1u << 30;  // [bytes] of a file that is read as a diagram
constexpr size_t kLine = 110;            // a value that fits on a line of this length stays on one

Json number(double value) {
  constexpr double kExact = 9007199254740992.0;  // 2^53
  if (value == std::floor(value) && std::abs(value) < kExact) return static_cast<int64_t>(value);
  return value;
}

void addText(Json& json, const char* name, const std::string& text) {
  if (!text.empty()) json[name] = text;
}

void addAll(Json& json, const Json& extra) {
  if (!extra.is_object()) return;
  for (const auto& [name, value] : extra.items()) {
    if (!json.contains(name)) json[name] = value;
  }
}

Json toJson(const Placement& placement) {
  Json json;
  json["x"] = number(placement.x);
  json["y"] = number(placement.y);
  json["width"] = number(placement.width);
  json["height"] = number(placement.height);
  if (placement.rotation != 0) json["rotation"] = number(placement.rotation);
  if (placement.flip) json["flip"] = true;
  return json;
}

Json toJson(const ComponentItem& item) {
  Json json;
  json["name"] = item.name;
  json["class"] = item.className;
  if (item.isProtected) json["protected"] = true;
  addText(json, "prefixes", item.prefixes);
  addText(json, "dimensions", item.dimensions);
  addText(json, "condition", item.condition);
  addText(json, "description", item.description);
  if (!item.modifiers.empty()) {
    Json& members = json["modifiers"] = Json::object();
    for (const Modifier& modifier : item.modifiers) members[modifier.name] = modifier.value;
  }
  json["placement"] = toJson(item.placement);
  // Unknown members of the placement are kept under its name in the component's.
  Json extra = item.extra;
  if (extra.is_object() && extra.contains("placement")) {
    addAll(json["placement"], extra["placement"]);
    extra.erase("placement");
  }
  addAll(json, extra);
  return json;
}

Json toJson(const ConnectionItem& item) {
  Json json;
  json["from"] = item.from;
  json["to"] = item.to;
  if (!item.route.empty()) {
    Json& route = json["route"] = Json::array();
    for (const Point& corner : item.route) route.push_back(Json::array({number(corner.x), number(corner.y)}));
  }
  addAll(json, item.extra);
  return json;
}

Json toJson(const ParameterItem& item) {
  Json json;
  json["name"] = item.name;
  json["type"] = item.type;
  addText(json, "value", item.value);
  addText(json, "unit", item.unit);
  addText(json, "description", item.description);
  addAll(json, item.extra);
  return json;
}

Json toJson(const Experiment& experiment) {
  Json json;
  json["startTime"] = number(experiment.startTime);
  json["stopTime"] = number(experiment.stopTime);
  json["interval"] = number(experiment.interval);
  json["tolerance"] = number(experiment.tolerance);
  if (experiment.method != MethodKind::ida) json["method"] = nameOf(experiment.method);
  if (experiment.step > 0) json["step"] = number(experiment.step);
  addAll(json, experiment.extra);
  return json;
}

template <class Item>
Json toJson(const std::vector<Item>& items) {
  Json list = Json::array();
  for (const Item& item : items) list.push_back(toJson(item));
  return list;
}

std::string scalar(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

// A value without further objects that fits on one line is written on it.
bool fitsOnLine(const Json& json, size_t room, size_t& length) {
  if (json.is_structured()) {
    length += 2;
    for (const auto& [name, value] : json.items()) {
      const bool isPlain = !value.is_structured() || (json.is_array() && value.is_array());
      if (!isPlain) return false;
      if (json.is_object()) length += name.size() + 4;
      length += 2;
      if (length > room || !fitsOnLine(value, room, length)) return false;
    }
    return length <= room;
  }
  length += json.is_string() ? json.get_ref<const std::string&>().size() + 2 : scalar(json).size();
  return length <= room;
}

void write(const Json& json, size_t indent, bool isInline, std::string& out) {
  if (!json.is_structured()) {
    out += scalar(json);
    return;
  }
  size_t length = 0;
  const bool staysOnLine =
      isInline || json.empty() || (indent > 0 && fitsOnLine(json, kLine - std::min(kLine, indent), length));
  const bool isObject = json.is_object();
  out += isObject ? '{' : '[';
  bool isFirst = true;
  for (const auto& [name, value] : json.items()) {
    if (!isFirst) out += staysOnLine ? ", " : ",";
    isFirst = false;
    if (!staysOnLine) out += "\n" + std::string(indent + 2, ' ');
    if (isObject) out += scalar(Json(name)) + ": ";
    write(value, indent + 2, staysOnLine, out);
  }
  if (!staysOnLine) out += "\n" + std::string(indent, ' ');
  out += isObject ? '}' : ']';
}

}  // namespace

std::string toJson(const Document& document) {
  Json json;
  json["format"] = "armature-diagram";
  json["version"] = document.version;
  json["name"] = document.name;
  addText(json, "title", document.title);
  addText(json, "description", document.description);
  if (!document.libraries.empty()) json["libraries"] = document.libraries;
  json["components"] = toJson(document.components);
  json["connections"] = toJson(document.connections);
  json["parameters"] = toJson(document.parameters);
  addText(json, "declarations", document.declarations);
  if (!document.classes.empty()) json["classes"] = document.classes;
  json["experiment"] = toJson(document.experiment);
  json["plots"] = document.plots;
  if (!document.view3d->empty()) json["view3d"] = document.view3d;
  addAll(json, document.extra);
  std::string out;
  write(json, 0, false, out);
  return out + "\n";
}

Result<Document> load(const std::string& path) {
  std::error_code error;
  if (fs::is_directory(path, error)) return failure("F001", phrase("'%1' is a folder, not a diagram", path));
  const std::optional<std::string> text = readFile(path, kLongest);
  if (!text) return failure("F001", phrase("cannot read '%1': %2", path, systemWords(errno)));
  return fromJson(*text, fs::path(path).filename().string());
}

Result<void> save(const Document& document, const std::string& path) {
  const Result<void> written = writeDurably(path, toJson(document));
  return written ? Result<void>() : Result<void>(failure("F004", written.reason().message));
}

}  // namespace armature::diagram
