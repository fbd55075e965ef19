// Interned identifiers. Comparing two names is comparing two integers; after name resolution nobody compares or
// splits strings. A table belongs to one session; it only grows and is not thread-safe.
#pragma once
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>

#include "engine/base/ids.h"

namespace armature {

class NameTable {
 public:
  // The name of a text; equal texts give equal names. Amortised cost: one hash of the text.
  Name intern(std::string_view text);
  // The name of a text if it has been interned already, else an invalid name.
  Name find(std::string_view text) const;
  // The text of a valid name; the view stays good as long as the table lives.
  std::string_view text(Name name) const { return texts_[name.index()]; }
  size_t size() const { return texts_.size(); }

 private:
  std::deque<std::string> texts_;
  std::unordered_map<std::string_view, Name> index_;
};

}  // namespace armature
