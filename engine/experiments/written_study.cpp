#include "engine/experiments/written_study.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/diagram/json.h"

namespace armature::experiments {

namespace {

using diagram::Json;
using Kind = WrittenStudy::Kind;

constexpr std::array<std::pair<Kind, const char*>, 6> kWords{{{Kind::sweep, "sweep"},
                                                              {Kind::monteCarlo, "montecarlo"},
                                                              {Kind::steady, "steady"},
                                                              {Kind::linear, "linearize"},
                                                              {Kind::calibration, "calibrate"},
                                                              {Kind::sensitivity, "sensitivity"}}};

Diagnostic wrong(const std::string& member) {
  return failure("E030", phrase("the member %1 of a study cannot be read", member));
}

// Takes members out of an object; what is left over is unknown.
class Members {
 public:
  explicit Members(const Json& json) : rest_(json) {}

  std::optional<Json> take(const char* name) {
    if (!rest_.contains(name)) return std::nullopt;
    Json value = rest_[name];
    rest_.erase(name);
    return value;
  }
  std::string text(const char* name) {
    const std::optional<Json> value = take(name);
    if (!value) return {};
    if (!value->is_string()) return complain(name), std::string();
    return value->get<std::string>();
  }
  std::vector<std::string> texts(const char* name) {
    std::vector<std::string> all;
    const std::optional<Json> value = take(name);
    if (!value) return all;
    if (!value->is_array()) return complain(name), all;
    for (const Json& item : *value) {
      if (item.is_string())
        all.push_back(item.get<std::string>());
      else
        complain(name);
    }
    return all;
  }
  uint64_t count(const char* name, uint64_t otherwise) {
    const std::optional<Json> value = take(name);
    if (!value) return otherwise;
    if (!value->is_number_unsigned()) return complain(name), otherwise;
    return value->get<uint64_t>();
  }
  std::optional<double> number(const char* name) {
    const std::optional<Json> value = take(name);
    if (!value) return std::nullopt;
    if (!value->is_number() || !std::isfinite(value->get<double>())) return complain(name), std::nullopt;
    return value->get<double>();
  }
  // A list of objects, each with these two members.
  template <class Take>
  void objects(const char* name, const Take& take) {
    const std::optional<Json> value = this->take(name);
    if (!value) return;
    if (!value->is_array()) return complain(name);
    for (const Json& item : *value)
      if (!item.is_object() || !take(item)) complain(name);
  }
  void complain(const char* name) {
    if (problem_.empty()) problem_ = name;
  }
  const std::string& problem() const { return problem_; }
  Json rest() const { return rest_; }

 private:
  Json rest_;
  std::string problem_;
};

std::optional<std::string> textIn(const Json& object, const char* name) {
  const auto found = object.find(name);
  if (found == object.end() || !found->is_string()) return std::nullopt;
  return found->get<std::string>();
}

// [{"name": …, second: …}, …]
void readPairs(Members& members, const char* name, const char* first, const char* second,
               std::vector<std::pair<std::string, std::string>>& all) {
  members.objects(name, [&](const Json& item) {
    const auto a = textIn(item, first), b = textIn(item, second);
    if (a && b) all.emplace_back(*a, *b);
    return a && b;
  });
}

Json pairs(const std::vector<std::pair<std::string, std::string>>& all, const char* first, const char* second) {
  Json list = Json::array();
  for (const auto& [a, b] : all) list.push_back({{first, a}, {second, b}});
  return list;
}

void readFits(Members& members, WrittenStudy& study) {
  members.objects("fit", [&study](const Json& item) {
    const auto name = textIn(item, "name");
    const auto low = item.find("low"), high = item.find("high");
    if (!name || low == item.end() || high == item.end() || !low->is_number() || !high->is_number()) return false;
    study.fits.push_back({*name, {low->get<double>(), high->get<double>()}});
    return true;
  });
}

}  // namespace

const char* wordOf(Kind kind) {
  return std::find_if(kWords.begin(), kWords.end(), [kind](const auto& entry) { return entry.first == kind; })->second;
}

Json toJson(const WrittenStudy& study) {
  Json json;
  json["name"] = study.name;
  json["kind"] = wordOf(study.kind);
  if (!study.vary.empty()) json["vary"] = pairs(study.vary, "name", "values");
  if (!study.parameters.empty()) json["parameters"] = study.parameters;
  if (!study.measures.empty()) json["measures"] = study.measures;
  if (!study.curves.empty()) json["curves"] = study.curves;
  if (study.kind == Kind::monteCarlo) {
    json["runs"] = study.runs;
    json["seed"] = study.seed;
  }
  if (study.at) json["at"] = *study.at;
  if (!study.inputs.empty()) json["inputs"] = study.inputs;
  if (!study.outputs.empty()) json["outputs"] = study.outputs;
  if (!study.fits.empty()) {
    json["fit"] = Json::array();
    for (const auto& [name, bounds] : study.fits)
      json["fit"].push_back({{"name", name}, {"low", bounds.first}, {"high", bounds.second}});
  }
  if (!study.data.empty()) json["data"] = study.data;
  if (!study.comparisons.empty()) json["compare"] = pairs(study.comparisons, "variable", "column");
  for (const auto& [name, value] : study.extra->items()) json[name] = value;
  return json;
}

Result<WrittenStudy> readWrittenStudy(const Json& json) {
  if (!json.is_object()) return wrong(kStudiesMember);
  Members members(json);
  WrittenStudy study;
  study.name = members.text("name");
  const std::string word = members.text("kind");
  const auto kind =
      std::find_if(kWords.begin(), kWords.end(), [&word](const auto& entry) { return word == entry.second; });
  if (kind == kWords.end())
    members.complain("kind");
  else
    study.kind = kind->first;
  readPairs(members, "vary", "name", "values", study.vary);
  study.parameters = members.texts("parameters");
  study.measures = members.texts("measures");
  study.curves = members.texts("curves");
  study.runs = members.count("runs", study.runs);
  study.seed = members.count("seed", study.seed);
  study.at = members.number("at");
  study.inputs = members.texts("inputs");
  study.outputs = members.texts("outputs");
  readFits(members, study);
  study.data = members.text("data");
  readPairs(members, "compare", "variable", "column", study.comparisons);
  study.extra = members.rest();
  if (!members.problem().empty()) return wrong(members.problem());
  return study;
}

Json studyList(const diagram::Document& document) {
  const Json& members = document.experiment.extra;
  if (!members.is_object()) return Json::array();
  const auto found = members.find(kStudiesMember);
  return found != members.end() && found->is_array() ? *found : Json::array();
}

diagram::Experiment withStudies(diagram::Experiment experiment, const Json& studies) {
  if (!experiment.extra->is_object()) experiment.extra = Json::object();
  if (studies.empty())
    experiment.extra->erase(kStudiesMember);
  else
    (*experiment.extra)[kStudiesMember] = studies;
  return experiment;
}

std::vector<WrittenStudy> studiesOf(const diagram::Document& document) {
  std::vector<WrittenStudy> all;
  for (const Json& item : studyList(document))
    if (Result<WrittenStudy> study = readWrittenStudy(item)) all.push_back(study.take());
  return all;
}

Result<Study> madeOf(const WrittenStudy& written) {
  Study study;
  for (const auto& [name, values] : written.vary) {
    Result<Factor> factor = readFactor(name + "=" + values);
    if (!factor) return factor.reason();
    study.factors.push_back(factor.take());
  }
  study.measures = written.measures;
  if (written.kind == Kind::monteCarlo) study.runs = written.runs, study.seed = written.seed;
  return study;
}

}  // namespace armature::experiments
