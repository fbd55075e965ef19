// The functions of the language by name (specification 3.7, 10.3, 16): each group of them adds its own. Inside of the
// room; other rooms see flatten.h.
#pragma once
#include <functional>
#include <string_view>
#include <unordered_map>

#include "engine/base/ensure.h"
#include "engine/base/language_names.h"
#include "engine/model/translation.h"
#include "engine/syntax/lexer.h"

namespace armature::model {

class BuiltinTable : private TranslationPart {
 public:
  explicit BuiltinTable(Translation& translation) : TranslationPart(translation) {}

  // The results of a call; one without a result has none, nothing after an error.
  using Function = std::function<std::optional<Values>(const Expr&, const Context*, const LocalScope*)>;
  template <class Group>
  using OneResult = MaybeValue (Group::*)(const Expr&, const Context*, const LocalScope*);
  template <class Group>
  using Results = std::optional<Values> (Group::*)(const Expr&, const Context*, const LocalScope*);

  template <class Group>
  void add(std::string_view name, Group& group, OneResult<Group> function) {
    functions_.emplace(listed(name), asResults(group, function));
  }
  template <class Group>
  void add(std::string_view name, Group& group, Results<Group> function) {
    functions_.emplace(listed(name),
                       [&group, function](const Expr& e, const Context* context, const LocalScope* locals) {
                         return (group.*function)(e, context, locals);
                       });
  }
  // The functions of a package of the language: `name.x`.
  template <class Group>
  void addPackage(std::string_view name, Group& group, OneResult<Group> function) {
    packages_.emplace(library().names().intern(name), asResults(group, function));
  }
  // Null where there is none of the name.
  const Function* find(Name name) const { return in(functions_, name); }
  const Function* findPackage(Name name) const { return in(packages_, name); }

 private:
  using Table = std::unordered_map<Name, Function>;

  // What the list does not have, editors would call unknown.
  Name listed(std::string_view name) {
    ENSURE(isAmong(kLanguageFunctions, name) || isAmong(kLanguageTypes, name) ||
               isAmong(kStateMachineOperators, name) || syntax::isKeyword(name),
           std::string(name));
    return library().names().intern(name);
  }

  template <class Group>
  static Function asResults(Group& group, OneResult<Group> function) {
    return
        [&group, function](const Expr& e, const Context* context, const LocalScope* locals) -> std::optional<Values> {
          MaybeValue value = (group.*function)(e, context, locals);
          if (!value) return {};
          Values values;
          if (value->base != BaseType::none) values.push_back(std::move(*value));
          return values;
        };
  }
  static const Function* in(const Table& table, Name name) {
    const auto at = table.find(name);
    return at == table.end() ? nullptr : &at->second;
  }

  Table functions_, packages_;
};

}  // namespace armature::model
