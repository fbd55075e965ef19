#include "engine/facade/media_check.h"

#include <unordered_map>

#include "engine/diagram/redeclaration.h"
#include "engine/facade/class_members.h"
#include "engine/facade/fitting_classes.h"
#include "engine/facade/replaceables.h"

namespace armature {

using diagram::ComponentItem;
using model::ClassNode;
using syntax::ClassDefinition;

namespace {

constexpr int kLongestChain = 20;  // of names that stand for names; more are a circle

class MediaCheck {
 public:
  MediaCheck(const diagram::Document& document, model::Library& library, ClassReader& reader)
      : document_(document), library_(library), lookup_(reader.lookup()) {
    for (const ComponentItem& item : document.components) parts_.emplace(item.name, &item);
  }

  void check(const diagram::ConnectionItem& wire, Diagnostics& diagnostics) {
    const ClassNode *const a = mediumAt(wire.from), *const b = a ? mediumAt(wire.to) : nullptr;
    const ClassNode *const from = whole(a), *const to = whole(b);
    if (!from || !to || from == to || descends(lookup_, *from, *to) || descends(lookup_, *to, *from)) return;
    diagnostics.warning("D068",
                        phrase("%1 has the medium '%2', but %3, which a wire joins to it, the medium '%4'",
                               partOf(wire.from), nameOf(*a, *from), partOf(wire.to), nameOf(*b, *to)),
                        {}, {wire.from, wire.to},
                        phrase("choose one medium for both among their replaceable parts, or take the wire away"));
  }

 private:
  struct PartClass {
    const ClassNode* node = nullptr;
    std::vector<ClassMember> members;
    std::map<Name, StandingClass> elements;
  };

  static std::string partOf(const std::string& end) { return end.substr(0, end.find_first_of(".[")); }
  static std::string connectorOf(const std::string& end) {
    const size_t dot = end.find('.');
    if (dot == std::string::npos) return {};
    return end.substr(dot + 1, end.find_first_of(".[", dot + 1) - dot - 1);
  }

  // As it was chosen; what only the diagram calls so, by its full name.
  std::string nameOf(const ClassNode& chosen, const ClassNode& resolved) const {
    const std::string name = chosen.qualifiedName();
    return name.rfind(document_.name + ".", 0) == 0 ? resolved.qualifiedName() : name;
  }

  // As the diagram calls it.
  const ClassNode* classOf(const std::string& name) {
    if (const ClassNode* own = library_.find(document_.name + "." + name)) return own;
    return library_.find(name.substr(name.rfind('.', 0) == 0 ? 1 : 0));
  }

  const PartClass& classOfPart(const std::string& name) {
    const auto [at, isNew] = classes_.try_emplace(name);
    const ClassNode* const node = isNew ? lookup_.resolveAlias(classOf(name)) : nullptr;
    if (!node) return at->second;
    at->second.node = node;
    at->second.members = membersOf(library_, lookup_, *node);
    at->second.elements = standingClasses(lookup_, *node);
    return at->second;
  }

  // Null where it cannot be told.
  const ClassNode* mediumAt(const std::string& end) {
    const auto part = parts_.find(partOf(end));
    const std::string connector = connectorOf(end);
    if (part == parts_.end() || connector.empty()) return nullptr;
    const PartClass& of = classOfPart(part->second->className);
    for (const ClassMember& member : of.members) {
      if (library_.names().text(member.component->name) != connector) continue;
      for (const ScopedModification& one : member.modifications)
        for (const syntax::Argument* argument : one.modification->arguments) {
          const ClassDefinition* const given = argument->redeclaredClass;
          if (given && given->kind == syntax::ClassKind::package && given->form == ClassDefinition::Form::alias)
            return meant(*part->second, of, *one.scope, *given->aliased, 0);
        }
    }
    return nullptr;
  }

  // The class that a name means within a part: what was chosen for it, or what stands there by its class.
  const ClassNode* meant(const ComponentItem& item, const PartClass& of, const ClassNode& scope,
                         const syntax::Reference& name, int depth) {
    const auto element = name.leadingDot ? of.elements.end() : of.elements.find(name.parts[0].name);
    if (element == of.elements.end()) return lookup_.find(scope, name);
    if (name.parts.size() > 1 || depth > kLongestChain) return nullptr;
    const StandingClass& standing = element->second;
    const std::string text(library_.names().text(element->first));
    if (diagram::redeclarationIndex(item.modifiers, text) >= 0) {
      const auto said = diagram::redeclarationFor(item.modifiers, text);
      return said ? classOf(said->className) : nullptr;
    }
    if (standing.definition->form != ClassDefinition::Form::alias) return standing.scope->child(element->first);
    return meant(item, of, *standing.scope, *standing.definition->aliased, depth + 1);
  }

  // The medium itself behind other names of it; null for one that is still to be chosen.
  const ClassNode* whole(const ClassNode* node) {
    const ClassNode* const resolved = node ? lookup_.resolveAlias(node) : nullptr;
    const ClassDefinition* const definition = resolved ? lookup_.definitionOf(*resolved) : nullptr;
    return definition && !definition->isPartial ? resolved : nullptr;
  }

  const diagram::Document& document_;
  model::Library& library_;
  ClassLookup& lookup_;
  std::unordered_map<std::string, const ComponentItem*> parts_;
  std::unordered_map<std::string, PartClass> classes_;
};

}  // namespace

void checkMedia(const diagram::Document& document, model::Library& library, ClassReader& reader,
                Diagnostics& diagnostics) {
  MediaCheck check(document, library, reader);
  for (const diagram::ConnectionItem& wire : document.connections) check.check(wire, diagnostics);
}

}  // namespace armature
