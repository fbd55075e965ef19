// Which paths from a diagram name something of one of some classes: a part, a part of a part, an element of an array of
// either.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/diagram/document.h"
#include "engine/diagram/own_names.h"

namespace armature::app {

class MemberHolders {
 public:
  using Texts = std::function<std::vector<std::string>()>;
  using ClassesIn = std::function<std::vector<std::string>(const std::vector<std::string>& texts)>;
  // `texts` gives the texts of classes that parts may be of, `classes` the paths of those that are looked for among
  // them. Both are asked, and the texts read, when a path begins with a part that there is: most diagrams have none.
  MemberHolders(Texts texts, ClassesIn classes) : texts_(std::move(texts)), find_(std::move(classes)) {}

  // `path`: names without indices, the first one of a part.
  bool operator()(const std::vector<diagram::ComponentItem>& parts, const std::vector<std::string>& path);

 private:
  bool isOfClass(std::string type, const std::vector<std::string>& path);

  Texts texts_;
  ClassesIn find_;
  std::vector<std::string> classes_;
  std::optional<diagram::OwnNames> names_;
};

}  // namespace armature::app
