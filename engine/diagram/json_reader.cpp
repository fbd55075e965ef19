#include "engine/diagram/json_reader.h"

#include <algorithm>
#include <cmath>

#include "engine/diagram/json.h"
#include "engine/syntax/printer.h"

namespace armature::diagram {

ObjectReader::ObjectReader(const Json& object, std::string path, std::optional<Diagnostic>& failure)
    : object_(object), path_(std::move(path)), failure_(failure) {
  if (!object_.is_object())
    complain("D004", phrase("%1: expected an object { … }", path_.empty() ? phrase("the file") : Phrase(path_)));
}

void ObjectReader::complain(const char* code, const Phrase& message) {
  if (!failure_) failure_ = failure(code, message);
}

void ObjectReader::wrongType(const std::string& name, const Phrase& expected) {
  complain("D004", phrase("%1: expected %2", pathOf(name), expected));
}

const Json* ObjectReader::find(const char* name) {
  known_.emplace_back(name);
  if (!object_.is_object()) return nullptr;
  const auto it = object_.find(name);
  return it == object_.end() ? nullptr : &*it;
}

std::string ObjectReader::text(const char* name, bool isRequired) {
  const Json* value = find(name);
  if (!value) {
    if (isRequired)
      complain("D005", phrase("%1: the member '%2' is missing", path_.empty() ? phrase("the file") : Phrase(path_),
                              std::string(name)));
    return {};
  }
  if (value->is_string()) return value->get<std::string>();
  wrongType(name, phrase("a text"));
  return {};
}

std::optional<std::string> expressionText(const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_boolean()) return value.get<bool>() ? "true" : "false";
  if (value.is_number_float()) {
    const std::string text = syntax::numberText(value.get<double>());
    return text.find_first_of(".e") == std::string::npos ? text + ".0" : text;
  }
  if (value.is_number()) return value.dump();
  return std::nullopt;
}

std::string ObjectReader::expression(const char* name) {
  const Json* value = find(name);
  if (!value) return {};
  std::optional<std::string> text = expressionText(*value);
  if (!text) wrongType(name, phrase("a text, a number or a truth value"));
  return text.value_or(std::string());
}

double ObjectReader::number(const char* name, double otherwise) {
  const Json* value = find(name);
  if (!value) return otherwise;
  if (!value->is_number()) {
    wrongType(name, phrase("a number"));
    return otherwise;
  }
  const double number = value->get<double>();
  if (!isSensible(number)) {
    wrongType(name, phrase("a number of sensible size"));
    return otherwise;
  }
  return number;
}

bool ObjectReader::truth(const char* name, bool otherwise) {
  const Json* value = find(name);
  if (!value) return otherwise;
  if (value->is_boolean()) return value->get<bool>();
  wrongType(name, phrase("true or false"));
  return otherwise;
}

std::vector<std::string> ObjectReader::texts(const char* name) {
  std::vector<std::string> list;
  const Json* items = array(name);
  if (!items) return list;
  for (size_t i = 0; i < items->size(); ++i) {
    const Json& item = (*items)[i];
    if (!item.is_string()) {
      wrongType(std::string(name) + "[" + std::to_string(i) + "]", phrase("a text"));
      return list;
    }
    list.push_back(item.get<std::string>());
  }
  return list;
}

const Json* ObjectReader::object(const char* name) {
  const Json* value = find(name);
  if (!value || value->is_object()) return value;
  wrongType(name, phrase("an object { … }"));
  return nullptr;
}

const Json* ObjectReader::array(const char* name) {
  const Json* value = find(name);
  if (!value || value->is_array()) return value;
  wrongType(name, phrase("a list [ … ]"));
  return nullptr;
}

Json ObjectReader::rest() const {
  Json unknown = Json::object();
  if (!object_.is_object()) return unknown;
  for (const auto& [name, value] : object_.items()) {
    if (std::find(known_.begin(), known_.end(), name) == known_.end()) unknown[name] = value;
  }
  return unknown;
}

}  // namespace armature::diagram
