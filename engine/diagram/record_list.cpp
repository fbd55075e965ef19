#include "engine/diagram/record_list.h"

#include "engine/diagram/json.h"

namespace armature::diagram {

namespace {

constexpr const char* kRecord = "record";

std::string withoutBlanks(const std::string& text) {
  const size_t begin = text.find_first_not_of(" \t\r\n"), end = text.find_last_not_of(" \t\r\n");
  return begin == std::string::npos ? std::string() : text.substr(begin, end - begin + 1);
}

}  // namespace

std::vector<std::string> recordList(const Experiment& experiment) {
  std::vector<std::string> list;
  const Json& extra = experiment.extra;
  const auto found = extra.is_object() ? extra.find(kRecord) : extra.end();
  if (found == extra.end() || !found->is_array()) return list;
  for (const Json& item : *found)
    if (item.is_string()) list.push_back(item.get<std::string>());
  return list;
}

void setRecordList(Experiment& experiment, const std::vector<std::string>& list) {
  if (!experiment.extra->is_object()) *experiment.extra = Json::object();
  if (list.empty())
    experiment.extra->erase(kRecord);
  else
    (*experiment.extra)[kRecord] = list;
}

std::vector<std::string> readRecordList(const std::string& text) {
  std::vector<std::string> list;
  std::string item;
  int depth = 0;
  bool isQuoted = false;
  for (const char c : text + ",") {
    if (c == '\'') isQuoted = !isQuoted;
    if (!isQuoted && c == '[') ++depth;
    if (!isQuoted && c == ']') --depth;
    if (c != ',' || isQuoted || depth > 0) {
      item += c;
      continue;
    }
    if (std::string name = withoutBlanks(item); !name.empty()) list.push_back(std::move(name));
    item.clear();
  }
  // A bracket or a quote that is not closed: all the rest is one name.
  if (std::string rest = withoutBlanks(item.substr(0, item.empty() ? 0 : item.size() - 1)); !rest.empty())
    list.push_back(std::move(rest));
  return list;
}

std::string recordListText(const std::vector<std::string>& list) {
  std::string text;
  for (const std::string& name : list) text += (text.empty() ? "" : ", ") + name;
  return text;
}

}  // namespace armature::diagram
