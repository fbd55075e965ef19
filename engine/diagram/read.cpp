// JSON text to a document.
#include <algorithm>
#include <cctype>

#include "engine/base/numbers.h"
#include "engine/diagram/document.h"
#include "engine/diagram/json.h"
#include "engine/diagram/json_reader.h"

namespace armature::diagram {

namespace {

constexpr double kMostVersion = 1e6;  // what may be said of a file from a program to come
constexpr int kVersion = 1;           // the newest format this program reads
constexpr size_t kMaxNesting = 100;   // levels of JSON; deeper text is damage and would exhaust the stack when written
constexpr size_t kMaxBytes = 64u << 20;

// Deepest nesting of brackets outside of texts.
size_t nesting(std::string_view text) {
  size_t depth = 0, deepest = 0;
  bool isInText = false;
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (isInText) {
      if (c == '\\') ++i;
      if (c == '"') isInText = false;
    } else if (c == '"') {
      isInText = true;
    } else if (c == '{' || c == '[') {
      deepest = std::max(deepest, ++depth);
    } else if ((c == '}' || c == ']') && depth > 0) {
      --depth;
    }
  }
  return deepest;
}

Phrase placeOf(std::string_view text, size_t byte) {
  size_t line = 1, column = 1;
  for (size_t i = 0; i + 1 < byte && i < text.size(); ++i) {
    column = text[i] == '\n' ? 1 : column + 1;
    line += text[i] == '\n';
  }
  return phrase("line %1, column %2", line, column);
}

Result<Json> parseJson(std::string_view text) {
  if (text.size() > kMaxBytes) return failure("D006", phrase("the file is larger than any diagram"));
  if (nesting(text) > kMaxNesting) return failure("D006", phrase("the file is nested too deeply"));
  try {
    return Json::parse(text);
  } catch (const Json::parse_error& error) {
    if (error.byte >= text.size()) return failure("D001", phrase("the file ends in the middle of its text"));
    return failure("D001", phrase("the file is not JSON from %1 on", placeOf(text, error.byte)));
  } catch (const Json::exception&) {
    return failure("D001", phrase("the file has a number that cannot be represented"));
  }
}

std::string indexed(const char* name, size_t index) {
  return std::string(name) + "[" + std::to_string(index) + "]";
}

// Nested objects give dotted names: {"phi": {"start": 1}} is phi.start = 1.
void readModifiers(const Json& members, const std::string& prefix, ObjectReader& owner, std::vector<Modifier>& list) {
  for (const auto& [name, value] : members.items()) {
    if (value.is_object()) {
      readModifiers(value, prefix + name + ".", owner, list);
      continue;
    }
    const std::optional<std::string> text = expressionText(value);
    if (text) {
      list.push_back({prefix + name, *text});
    } else {
      owner.complain(
          "D004", phrase("%1: expected a text, a number or a truth value", owner.pathOf("modifiers." + prefix + name)));
    }
  }
}

Placement readPlacement(const Json& json, const std::string& path, Json& unknown, std::optional<Diagnostic>& failure) {
  ObjectReader reader(json, path, failure);
  Placement placement;
  placement.x = reader.number("x", placement.x);
  placement.y = reader.number("y", placement.y);
  placement.width = reader.number("width", placement.width);
  placement.height = reader.number("height", placement.height);
  placement.rotation = reader.number("rotation", placement.rotation);
  placement.flip = reader.truth("flip", placement.flip);
  if (placement.width <= 0) reader.complain("D004", phrase("%1.width: expected a positive number", path));
  if (placement.height <= 0) reader.complain("D004", phrase("%1.height: expected a positive number", path));
  unknown = reader.rest();
  return placement;
}

ComponentItem readComponent(const Json& json, const std::string& path, std::optional<Diagnostic>& failure) {
  ObjectReader reader(json, path, failure);
  ComponentItem item;
  item.name = reader.text("name", true);
  item.className = reader.text("class", true);
  item.prefixes = reader.text("prefixes");
  item.dimensions = reader.expression("dimensions");
  item.condition = reader.expression("condition");
  item.description = reader.text("description");
  item.isProtected = reader.truth("protected", false);
  if (const Json* members = reader.object("modifiers")) readModifiers(*members, "", reader, item.modifiers);
  Json unknown;
  if (const Json* placement = reader.object("placement")) {
    item.placement = readPlacement(*placement, path + ".placement", unknown, failure);
  }
  item.extra = reader.rest();
  if (!unknown.empty()) (*item.extra)["placement"] = std::move(unknown);
  return item;
}

ConnectionItem readConnection(const Json& json, const std::string& path, std::optional<Diagnostic>& failure) {
  ObjectReader reader(json, path, failure);
  ConnectionItem item;
  item.from = reader.text("from", true);
  item.to = reader.text("to", true);
  if (const Json* route = reader.array("route")) {
    for (size_t i = 0; i < route->size(); ++i) {
      const Json& corner = (*route)[i];
      const auto isCoordinate = [](const Json& value) { return value.is_number() && isSensible(value.get<double>()); };
      if (!corner.is_array() || corner.size() != 2 || !isCoordinate(corner[0]) || !isCoordinate(corner[1])) {
        reader.complain("D004", phrase("%1.%2: expected a corner [x, y]", path, indexed("route", i)));
        break;
      }
      item.route.push_back({corner[0].get<double>(), corner[1].get<double>()});
    }
  }
  item.extra = reader.rest();
  return item;
}

ParameterItem readParameter(const Json& json, const std::string& path, std::optional<Diagnostic>& failure) {
  ObjectReader reader(json, path, failure);
  ParameterItem item;
  item.name = reader.text("name", true);
  const std::string type = reader.text("type");
  if (!type.empty()) item.type = type;
  item.value = reader.expression("value");
  item.unit = reader.text("unit");
  item.description = reader.text("description");
  item.extra = reader.rest();
  return item;
}

Experiment readExperiment(const Json& json, std::optional<Diagnostic>& failure) {
  ObjectReader reader(json, "experiment", failure);
  Experiment experiment;
  experiment.startTime = reader.number("startTime", experiment.startTime);
  experiment.stopTime = reader.number("stopTime", experiment.stopTime);
  experiment.interval = reader.number("interval", experiment.interval);
  experiment.tolerance = reader.number("tolerance", experiment.tolerance);
  if (const std::string method = reader.text("method"); !method.empty()) {
    if (const auto known = methodNamed(method))
      experiment.method = *known;
    else
      reader.complain("D004", phrase("experiment.method: there is no method %1", method));
  }
  experiment.step = reader.number("step", experiment.step);
  if (experiment.step < 0) reader.complain("D004", phrase("experiment.step: expected 0 or a positive number"));
  if (experiment.interval < 0) reader.complain("D004", phrase("experiment.interval: expected 0 or a positive number"));
  if (experiment.tolerance <= 0) reader.complain("D004", phrase("experiment.tolerance: expected a positive number"));
  experiment.extra = reader.rest();
  return experiment;
}

// A list of objects, each read by `readOne`.
template <class Item, class Reader>
std::vector<Item> readList(ObjectReader& file, const char* name, std::optional<Diagnostic>& failure, Reader readOne) {
  std::vector<Item> items;
  if (const Json* list = file.array(name)) {
    for (size_t i = 0; i < list->size(); ++i) items.push_back(readOne((*list)[i], indexed(name, i), failure));
  }
  return items;
}

void checkFormat(ObjectReader& file, const Json& json) {
  if (file.text("format") != "armature-diagram") {
    file.complain("D002", phrase("this is not a diagram: the member 'format' does not say \"armature-diagram\""));
    return;
  }
  const auto version = json.find("version");
  if (version == json.end()) {
    file.complain("D005", phrase("the file: the member 'version' is missing"));
  } else if (!version->is_number_integer() || version->get<int64_t>() < 1) {
    file.complain("D004", phrase("version: expected a whole number from 1 on"));
  } else if (version->get<int64_t>() > kVersion) {
    file.complain("D003", phrase("the diagram was saved by a newer program (format %1); this one reads formats up to "
                                 "%2, update it to open the file",
                                 version->dump(), kVersion));
  }
}

}  // namespace

Result<Document> fromJson(std::string_view text, const std::string& fileName) {
  std::optional<Diagnostic> problem;
  Document document;
  Result<Json> json = parseJson(text);
  if (!json) {
    problem = json.reason();
  } else {
    ObjectReader file(*json, "", problem);
    if (!problem) checkFormat(file, *json);
    if (!problem) {
      document.version =
          static_cast<int>(wholeNumber(std::clamp(file.number("version", kVersion), -kMostVersion, kMostVersion)));
      document.name = file.text("name", true);
      document.title = file.text("title");
      document.description = file.text("description");
      document.libraries = file.texts("libraries");
      document.components = readList<ComponentItem>(file, "components", problem, readComponent);
      document.connections = readList<ConnectionItem>(file, "connections", problem, readConnection);
      document.parameters = readList<ParameterItem>(file, "parameters", problem, readParameter);
      document.declarations = file.text("declarations");
      document.classes = file.texts("classes");
      if (const Json* experiment = file.object("experiment"))
        document.experiment = readExperiment(*experiment, problem);
      if (const Json* plots = file.array("plots")) document.plots = *plots;
      if (const Json* view = file.object("view3d")) document.view3d = *view;
      document.extra = file.rest();
    }
  }
  if (!problem) return document;
  problem->message = phrase("%1: %2", fileName, problem->message);
  return *problem;
}

}  // namespace armature::diagram
