#include "engine/facade/own_classes.h"

#include <set>

#include "engine/diagram/netlist.h"
#include "engine/diagram/own_class.h"
#include "engine/facade/class_diagram.h"
#include "engine/facade/fitting_classes.h"

namespace armature {

using model::ClassNode;

namespace {

const syntax::ClassDefinition* classOf(model::Library& library, const diagram::Document& bare) {
  Diagnostics untold;
  const syntax::ParseContext shared = library.parseContext();
  syntax::ParseContext context{shared.names, shared.sources, shared.arena, untold};
  return diagram::toClass(bare, context).model;
}

// Those that can be read, the first of each name: one that is being written takes none of the others away.
diagram::Document readableOf(diagram::Document bare) {
  std::set<std::string> names;
  std::erase_if(bare.classes, [&](const std::string& text) {
    const std::string name = diagram::ownClassName(text);
    return name.empty() || !names.insert(name).second;
  });
  return bare;
}

const ClassNode* addBare(model::Library& library, const diagram::Document& bare) {
  const syntax::ClassDefinition* made = classOf(library, bare);
  if (!made && !bare.classes.empty()) made = classOf(library, readableOf(bare));
  return made ? library.addClass(made) : nullptr;
}

// The classes that a diagram brings as the children of one class; null when there are none.
const ClassNode* addOwnClasses(model::Library& library, const diagram::Document& document) {
  return document.classes.empty() ? nullptr : addBare(library, diagram::ownClassesOf(document));
}

// The same with what is declared beside the parts, if that can be read.
const ClassNode* addDeclared(model::Library& library, const diagram::Document& document) {
  if (document.declarations.empty()) return addOwnClasses(library, document);
  const ClassNode* const node = addBare(library, diagram::ownTextsOf(document));
  return node ? node : addOwnClasses(library, document);
}

// A type of which its name alone says all.
bool isPredefined(const std::string& type) {
  return type == "Real" || type == "Integer" || type == "Boolean" || type == "String";
}

// The parameters of a diagram as a class of their own, without what they are worth: a mistake in a value does not
// matter.
std::optional<ClassInfo> infoOfParameters(model::Library& library, const diagram::Document& document) {
  diagram::Document bare = diagram::ownClassesOf(document);
  for (const diagram::ParameterItem& item : document.parameters)
    if (!isPredefined(item.type)) bare.parameters.push_back({item.name, item.type, {}, item.unit, {}});
  if (bare.parameters.empty()) return std::nullopt;
  const ClassNode* const node = addBare(library, bare);
  if (!node) return std::nullopt;
  std::optional<ClassInfo> info = ClassReader(library).read(node->qualifiedName());
  if (info) info->name.clear();
  return info;
}

// As the diagram calls it: without the diagram's own name.
void shorten(std::string& name, const std::string& prefix) {
  if (name.rfind(prefix, 0) == 0) name.erase(0, prefix.size());
}

void addInfos(model::Library& library, const ClassNode& node, std::vector<ClassInfo>& infos) {
  const std::string prefix = node.qualifiedName() + ".";
  ClassReader reader(library);
  for (const Name child : node.childNames()) {
    const std::string name(library.names().text(child));
    auto info = reader.read(prefix + name);
    if (!info) continue;
    info->name = name;
    for (ReplaceableInfo& replaceable : info->replaceables) {
      shorten(replaceable.defaultClass, prefix);
      shorten(replaceable.constraint, prefix);
      for (ReplaceableChoice& choice : replaceable.choices) shorten(choice.className, prefix);
    }
    infos.push_back(std::move(*info));
  }
}

}  // namespace

std::vector<ClassInfo> infosOfOwn(model::Library& library, const diagram::Document& document) {
  std::vector<ClassInfo> infos;
  std::optional<ClassInfo> parameters = infoOfParameters(library, document);
  const ClassNode* node = addOwnClasses(library, document);
  if (node) addInfos(library, *node, infos);
  if (parameters) infos.push_back(std::move(*parameters));
  return infos;
}

Result<diagram::Document> diagramOfOwn(model::Library& library, const diagram::Document& owner,
                                       const std::string& className) {
  const ClassNode* node = addOwnClasses(library, owner);
  if (!node) return failure("D021", phrase("there is no class '%1'", className));
  const std::string prefix = node->qualifiedName() + ".";
  auto read = readDiagram(library, prefix + className);
  if (!read) return read;
  diagram::Document inside = read.take();
  for (diagram::ComponentItem& item : inside.components) shorten(item.className, prefix);
  return inside;
}

Result<ClassEquations> equationsOfOwn(model::Library& library, const diagram::Document& owner,
                                      const std::string& className) {
  const ClassNode* const node = addOwnClasses(library, owner);
  if (!node) return failure("D021", phrase("there is no class '%1'", className));
  const std::string prefix = node->qualifiedName() + ".";
  auto read = equationsOf(library, prefix + className);
  if (read)
    for (EquationGroup& group : read->groups) shorten(group.className, prefix);
  return read;
}

std::vector<FittingClass> fittingOfOwn(model::Library& library, const diagram::Document& document,
                                       const FitQuestion& question) {
  const ClassNode* const own = addDeclared(library, document);
  if (!own) return {};
  const std::string prefix = own->qualifiedName() + ".";
  const ClassNode* constraint = library.find(prefix + question.constraint);
  if (!constraint) constraint = library.find(question.constraint);
  if (!constraint) return {};
  ClassLookup lookup(library);
  FittingClasses fitting(lookup);
  std::vector<FittingClass> found;
  for (const Name name : own->childNames()) {
    const ClassNode* const child = own->child(name);
    if (!child) continue;
    for (const ClassNode* node : fitting.find(*constraint, question.kind, *child, true)) {
      const syntax::ClassDefinition* const definition = node->definition();
      found.push_back({node->qualifiedName(), definition ? std::string(definition->description) : std::string()});
      shorten(found.back().name, prefix);
    }
  }
  return found;
}

}  // namespace armature
