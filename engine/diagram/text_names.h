// Names in the Modelica text of a diagram: which ones a text mentions, and the text with some of them put behind a
// part. The text is read token by token, so that strings, comments and members ("a.b") are told apart, whole or not.
#pragma once
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace armature::diagram {

// The first identifiers of the references in a text, each once, in their order ("2*gear.ratio + k" has "gear", "k"),
// but not the names of arguments and modifiers ("start" in "x(start = 1)").
std::vector<std::string> firstNames(std::string_view text);

// The text with `path` and a dot before each reference that begins with one of `names`.
std::string withPath(std::string_view text, const std::set<std::string>& names, const std::string& path);

// Whether a name or a path ("Gears.Wheel") stands at a byte of a text, and no longer one.
bool isNameAt(std::string_view text, size_t at, std::string_view name);

// The text with `after` in place of `before`, a name or a path, where a reference begins with that.
std::string withRenamed(std::string_view text, const std::string& before, const std::string& after);

// The text with `after` in place of `before`, a name or a path, where a reference has it right behind a path of which
// `isHolder` holds ("motor.k", "motor[2].k.start", "axis.motor.k"); that is asked of names without indices.
using IsHolder = std::function<bool(const std::vector<std::string>& path)>;
std::string withMemberRenamed(std::string_view text, const IsHolder& isHolder, const std::string& before,
                              const std::string& after);

// The names that a text of declarations, equations and algorithms declares, and those of its classes and imports.
std::set<std::string> declaredNames(const std::string& body);

// The classes that a text beside a drawing inherits from, as they are written there, and what stands in the parentheses
// behind each. Of a text that cannot be read: none.
struct BaseClause {
  std::string className;
  std::string arguments;
};
std::vector<BaseClause> basesIn(const std::string& body);

}  // namespace armature::diagram
