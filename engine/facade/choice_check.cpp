#include "engine/facade/choice_check.h"

#include <algorithm>
#include <unordered_set>

#include "engine/diagram/model_text.h"
#include "engine/diagram/redeclaration.h"
#include "engine/facade/class_members.h"
#include "engine/facade/fitting_classes.h"

namespace armature {

using diagram::ComponentItem;
using model::ClassNode;

namespace {

constexpr int kDeepestBase = 40;  // levels of inheritance; more are a circle

// Whether a message is about a part or something within it.
bool isAbout(const Diagnostic& d, const std::string& part) {
  return std::ranges::any_of(d.parts,
                             [&](const std::string& path) { return path == part || path.rfind(part + ".", 0) == 0; });
}

// What follows from a class that is not what it should be: names that nobody has, types and functions.
bool isFollowed(const Diagnostic& d, const std::string& part) {
  return d.severity == Severity::error && (d.code[0] == 'N' || d.code[0] == 'T') && isAbout(d, part);
}

class ChoiceCheck {
 public:
  ChoiceCheck(const diagram::Document& document, const diagram::Netlist& netlist, model::Library& library,
              ClassReader& reader, const Diagnostics& told)
      : document_(document), netlist_(netlist), library_(library), reader_(reader), told_(told) {}

  void check(const ComponentItem& item) {
    const auto isFailing = [&](const Diagnostic& d) { return isFollowed(d, item.name); };
    if (std::ranges::none_of(told_.all(), isFailing)) return;
    const ClassNode* const node = classOf(item.className);
    const auto info = node ? reader_.read(node->qualifiedName()) : std::nullopt;
    if (!info) return;
    for (const ReplaceableInfo& replaceable : info->replaceables) {
      const int at = diagram::redeclarationIndex(item.modifiers, replaceable.name);
      if (at >= 0)
        checkChosen(item, replaceable, item.modifiers[static_cast<size_t>(at)]);
      else if (replaceable.isDefaultPartial)
        found_.error(
            "D067",
            phrase("%1 of %2 has to be chosen: '%3' is partial", replaceable.name, item.name, replaceable.defaultClass),
            {}, {item.name}, phrase("choose a class that extends it among the replaceable parts of %1", item.name));
    }
  }

  const Diagnostics& found() const { return found_; }

 private:
  // As the diagram calls it.
  const ClassNode* classOf(const std::string& name) {
    if (const ClassNode* own = library_.find(document_.name + "." + name)) return own;
    return library_.find(name.substr(name.rfind('.', 0) == 0 ? 1 : 0));
  }

  void checkChosen(const ComponentItem& item, const ReplaceableInfo& replaceable, const diagram::Modifier& modifier) {
    const auto said = diagram::redeclarationOf(modifier);
    const ClassNode* const given = said ? classOf(said->className) : nullptr;
    const ClassNode* const wanted = library_.find(replaceable.constraint);
    if (!wanted || !said) return;
    const SourceSpan span = spanOf(item, modifier);
    if (!given) {
      // Told already, and by it all that follows.
      const auto tells = [&](const Diagnostic& d) {
        return d.code == "N002" && d.span.file == span.file && d.span.begin >= span.begin && d.span.end <= span.end;
      };
      for (const Diagnostic& d : told_.all())
        if (tells(d)) found_.add(d);
      return;
    }
    const std::string missing = missingIn(*wanted, *given);
    if (missing.empty()) return;
    found_.error(
        "D066",
        phrase("'%1' cannot stand for %2 of %3: it has no %4", said->className, replaceable.name, item.name, missing),
        span, {item.name}, phrase("choose a class that extends '%1'", replaceable.constraint));
  }

  SourceSpan spanOf(const ComponentItem& item, const diagram::Modifier& modifier) {
    if (netlist_.places.empty()) return {};
    if (fragments_.empty()) fragments_ = diagram::modelText(document_, diagram::TextFor::compiler, {}).fragments;
    for (const diagram::Fragment& fragment : fragments_)
      if (fragment.isValue && fragment.name == modifier.name && fragment.parts.front() == item.name)
        return {netlist_.places.front().span.file, fragment.begin, fragment.end};
    return {};
  }

  // A public element of a class that another one has not; empty when it has them all, or descends from it.
  std::string missingIn(const ClassNode& wanted, const ClassNode& given) {
    ClassLookup& lookup = reader_.lookup();
    if (descends(lookup, given, wanted)) return {};
    const NameTable& names = library_.names();
    std::unordered_set<std::string_view> has;
    for (const ClassMember& member : membersOf(library_, lookup, *lookup.resolveAlias(&given)))
      has.insert(names.text(member.component->name));
    for (const ClassMember& member : membersOf(library_, lookup, *lookup.resolveAlias(&wanted))) {
      const std::string_view name = names.text(member.component->name);
      if (!member.isProtected && !has.contains(name)) return std::string(name);
    }
    return missingClass(*lookup.resolveAlias(&wanted), given, 0);
  }

  std::string missingClass(const ClassNode& wanted, const ClassNode& given, int depth) {
    ClassLookup& lookup = reader_.lookup();
    const syntax::ClassDefinition* const definition = lookup.definitionOf(wanted);
    if (!definition || depth > kDeepestBase) return {};
    for (const syntax::Element& element : definition->elements) {
      if (element.kind != syntax::Element::Kind::classDefinition || element.classDefinition->isProtected) continue;
      if (!lookup.member(given, element.classDefinition->name))
        return std::string(library_.names().text(element.classDefinition->name));
    }
    for (const ClassLookup::Base& base : std::vector<ClassLookup::Base>(lookup.bases(wanted))) {
      if (!base.node || base.clause->isProtected) continue;
      if (std::string missing = missingClass(*base.node, given, depth + 1); !missing.empty()) return missing;
    }
    return {};
  }

  const diagram::Document& document_;
  const diagram::Netlist& netlist_;
  model::Library& library_;
  ClassReader& reader_;
  const Diagnostics& told_;
  std::vector<diagram::Fragment> fragments_;
  Diagnostics found_;
};

}  // namespace

void explainByChoices(const diagram::Document& document, const diagram::Netlist& netlist, model::Library& library,
                      ClassReader& reader, Diagnostics& diagnostics) {
  if (!diagnostics.hasErrors()) return;
  ChoiceCheck check(document, netlist, library, reader, diagnostics);
  for (const ComponentItem& item : document.components) check.check(item);
  if (check.found().all().empty()) return;
  Diagnostics told = check.found();
  for (const Diagnostic& d : diagnostics.all()) {
    const auto explains = [&](const Diagnostic& reason) {
      return !reason.parts.empty() && isFollowed(d, reason.parts.front());
    };
    if (std::ranges::none_of(check.found().all(), explains)) told.add(d);
  }
  diagnostics = std::move(told);
}

}  // namespace armature
