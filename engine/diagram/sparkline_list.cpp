#include "engine/diagram/sparkline_list.h"

#include <algorithm>

#include "engine/diagram/json.h"

namespace armature::diagram {

namespace {

constexpr const char *kSparklines = "sparklines", *kPlace = "sparklinePlace";
constexpr const char* kItself = ".";

// What stands within der( … ); nothing where that is not all of it.
std::optional<std::string> derivedIn(const std::string& text) {
  if (!text.starts_with("der(") || !text.ends_with(")")) return std::nullopt;
  return text.substr(4, text.size() - 5);
}

}  // namespace

std::vector<std::string> sparklineList(const ComponentItem& item) {
  std::vector<std::string> list;
  const Json& extra = item.extra;
  const auto found = extra.is_object() ? extra.find(kSparklines) : extra.end();
  if (found == extra.end() || !found->is_array()) return list;
  for (const Json& entry : *found)
    if (entry.is_string()) list.push_back(entry.get<std::string>());
  return list;
}

JsonValue withSparkline(const JsonValue& extra, const std::string& within, bool isShown) {
  Json next = extra->is_object() ? *extra : Json::object();
  Json list = next.contains(kSparklines) && next[kSparklines].is_array() ? next[kSparklines] : Json::array();
  Json kept = Json::array();
  for (Json& entry : list)
    if (isShown || !entry.is_string() || entry.get<std::string>() != within) kept.push_back(std::move(entry));
  if (isShown && std::find(kept.begin(), kept.end(), Json(within)) == kept.end()) kept.push_back(within);
  if (kept.empty()) {
    next.erase(kSparklines);
    next.erase(kPlace);
  } else {
    next[kSparklines] = std::move(kept);
  }
  return next;
}

std::string fullName(const std::string& part, const std::string& within) {
  if (const auto derived = derivedIn(within)) return "der(" + fullName(part, *derived) + ")";
  if (within == kItself) return part;
  return within.starts_with("[") ? part + within : part + "." + within;
}

std::optional<std::string> nameWithin(const std::string& part, const std::string& variable) {
  if (const auto derived = derivedIn(variable)) {
    auto within = nameWithin(part, *derived);
    if (within) within = "der(" + *within + ")";
    return within;
  }
  if (part.empty() || !variable.starts_with(part)) return std::nullopt;
  const std::string rest = variable.substr(part.size());
  if (rest.empty()) return kItself;
  if (rest.front() == '.' && rest.size() > 1) return rest.substr(1);
  return rest.front() == '[' ? std::optional(rest) : std::nullopt;
}

}  // namespace armature::diagram
