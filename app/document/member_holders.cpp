#include "app/document/member_holders.h"

#include <algorithm>

namespace armature::app {

bool MemberHolders::operator()(const std::vector<diagram::ComponentItem>& parts, const std::vector<std::string>& path) {
  return std::ranges::any_of(parts, [&](const diagram::ComponentItem& part) {
    return part.name == path.front() && isOfClass(part.className, path);
  });
}

bool MemberHolders::isOfClass(std::string type, const std::vector<std::string>& path) {
  if (!names_) {
    const std::vector<std::string> texts = texts_();
    classes_ = find_(texts);
    names_.emplace(texts);
  }
  for (size_t i = 1; i < path.size() && !type.empty(); ++i) type = names_->classOfMember(type, path[i]);
  return std::ranges::find(classes_, type) != classes_.end();
}

}  // namespace armature::app
