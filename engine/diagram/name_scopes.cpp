#include "engine/diagram/name_scopes.h"

#include <algorithm>

namespace armature::diagram {

using syntax::Element;
using syntax::Token;
using syntax::TokenKind;

namespace {
constexpr int kDeepest = 20;  // bases of bases, aliases of aliases: more is a circle
}

OwnTexts::OwnTexts(const std::vector<std::string>& contents) {
  for (const std::string& content : contents) {
    Text& text = texts.emplace_back();
    // The semicolon behind a class may be missing.
    const size_t last = content.find_last_not_of(" \t\r\n");
    const bool isOpen = last != std::string::npos && content[last] != ';';
    text.file = sources.add("class", isOpen ? content.substr(0, last + 1) + ";" : content);
    const std::string_view whole = sources.text(text.file);
    text.tokens = syntax::tokensOf(whole);
    const size_t before = diagnostics.errorCount();
    text.tree = syntax::parseFile(context, text.file);
    text.isReadable = diagnostics.errorCount() == before && text.tree->classes.size() == 1;
  }
}

size_t OwnTexts::tokenFrom(size_t text, uint32_t at) const {
  const auto& tokens = texts[text].tokens;
  const auto found = std::ranges::lower_bound(tokens, at, {}, &Token::begin);
  return static_cast<size_t>(found - tokens.begin());
}

size_t OwnTexts::tokenAt(size_t text, uint32_t at) const {
  const auto& tokens = texts[text].tokens;
  const size_t next = tokenFrom(text, at);
  if (next < tokens.size() && tokens[next].begin == at && tokens[next].kind == TokenKind::identifier) return next;
  if (next > 0 && tokens[next - 1].end >= at) return next - 1;
  return next < tokens.size() && tokens[next].begin == at ? next : tokens.size();
}

std::vector<size_t> OwnTexts::namesIn(size_t text, SourceSpan span) const {
  std::vector<size_t> found;
  const auto& tokens = texts[text].tokens;
  int depth = 0;
  for (size_t i = tokenFrom(text, span.begin); i < tokens.size() && tokens[i].begin < span.end; ++i) {
    if (tokens[i].kind == TokenKind::leftBracket) ++depth;
    if (tokens[i].kind == TokenKind::rightBracket) --depth;
    if (depth == 0 && tokens[i].kind == TokenKind::identifier) found.push_back(i);
  }
  return found;
}

NameScopes::NameScopes(OwnTexts& texts) : texts_(texts) {
  for (size_t i = 0; i < texts.texts.size(); ++i)
    for (const syntax::ClassDefinition* definition : texts.texts[i].tree->classes) collect(*definition, i, -1);
}

int NameScopes::declare(const NameDeclaration& declaration) {
  declarations_.push_back(declaration);
  return static_cast<int>(declarations_.size()) - 1;
}

void NameScopes::collect(const syntax::ClassDefinition& definition, size_t text, int parent) {
  const int scope = static_cast<int>(scopes_.size());
  NameScope made;
  made.definition = &definition;
  made.text = text;
  made.parent = parent;
  const std::string name(texts_.names.text(definition.name));
  made.path = parent >= 0 ? scopes_[static_cast<size_t>(parent)].path + "." + name : name;
  scopes_.push_back(made);
  NameDeclaration declaration;
  declaration.name = definition.name;
  declaration.text = text;
  declaration.token = texts_.tokenFrom(text, definition.nameSpan.begin);
  declaration.owner = parent;
  declaration.scope = scope;
  const int number = declare(declaration);
  if (parent >= 0)
    scopes_[static_cast<size_t>(parent)].members.try_emplace(definition.name, number);
  else
    top_.try_emplace(definition.name, number);
  for (const Element& element : definition.elements) collectElement(element, text, scope);
}

void NameScopes::collectElement(const Element& element, size_t text, int scope) {
  const auto self = static_cast<size_t>(scope);
  switch (element.kind) {
    case Element::Kind::classDefinition:
      collect(*element.classDefinition, text, scope);
      break;
    case Element::Kind::extends:
      scopes_[self].bases.push_back(element.extends);
      break;
    case Element::Kind::import:
      collectImport(*element.import, text, scope);
      break;
    case Element::Kind::componentClause:
      for (const syntax::Component* component : element.clause->components) {
        NameDeclaration declaration;
        declaration.name = component->name;
        declaration.text = text;
        declaration.token = texts_.tokenFrom(text, component->span.begin);
        declaration.owner = scope;
        declaration.component = component;
        scopes_[self].members.try_emplace(component->name, declare(declaration));
      }
      break;
  }
}

// import SI = Modelica.Units.SI;  import A.B.C;  import A.B.{C, D};
void NameScopes::collectImport(const syntax::Import& import, size_t text, int scope) {
  const auto add = [&](Name name) {
    NameDeclaration declaration;
    declaration.name = name;
    declaration.text = text;
    declaration.owner = scope;
    declaration.import = &import;
    for (const size_t token : texts_.namesIn(text, import.span)) {
      const Token& at = texts_.texts[text].tokens[token];
      if (texts_.sources.text({import.span.file, at.begin, at.end}) == texts_.names.text(name))
        declaration.token = token;
      if (import.form == syntax::Import::Form::renamed) break;  // the first name is the new one
    }
    scopes_[static_cast<size_t>(scope)].members.try_emplace(name, declare(declaration));
  };
  using Form = syntax::Import::Form;
  if (import.form == Form::renamed) add(import.alias);
  if (import.form == Form::qualified && !import.path.empty()) add(import.path.back());
  for (const Name name : import.names) add(name);
}

std::vector<int> NameScopes::ownBases(int scope) const {
  std::vector<int> bases;
  for (const syntax::Extends* extends : scopes_[static_cast<size_t>(scope)].bases)
    if (const int base = extends->base ? classOf(*extends->base, scope) : -1; base >= 0 && base != scope)
      bases.push_back(base);
  return bases;
}

int NameScopes::member(int scope, Name name) const {
  return member(scope, name, 0);
}

int NameScopes::member(int scope, Name name, int depth) const {
  const NameScope& self = scopes_[static_cast<size_t>(scope)];
  if (const auto found = self.members.find(name); found != self.members.end()) return found->second;
  if (depth > kDeepest) return -1;
  for (const syntax::Extends* extends : self.bases) {
    const int base = extends->base ? classOf(*extends->base, scope, depth + 1) : -1;
    if (base < 0 || base == scope) continue;
    if (const int found = member(base, name, depth + 1); found >= 0) return found;
  }
  return -1;
}

int NameScopes::lookup(int scope, Name name) const {
  for (int at = scope; at >= 0; at = scopes_[static_cast<size_t>(at)].parent)
    if (const int found = member(at, name); found >= 0) return found;
  const auto found = top_.find(name);
  return found == top_.end() ? -1 : found->second;
}

int NameScopes::classOf(const syntax::Reference& name, int scope) const {
  return classOf(name, scope, 0);
}

// The first name is looked up outwards from the class, but never among what its own bases bring, which are what is
// being looked for.
int NameScopes::classOf(const syntax::Reference& name, int scope, int depth) const {
  if (depth > kDeepest || name.parts.empty() || name.leadingDot) return -1;
  int found = -1;
  for (int at = scope; at >= 0 && found < 0; at = scopes_[static_cast<size_t>(at)].parent) {
    const auto& members = scopes_[static_cast<size_t>(at)].members;
    if (const auto own = members.find(name.parts[0].name); own != members.end()) found = own->second;
  }
  if (const auto top = top_.find(name.parts[0].name); found < 0 && top != top_.end()) found = top->second;
  for (size_t i = 1; found >= 0 && i < name.parts.size(); ++i) {
    const int inside = resolved(found, depth + 1);
    found = inside >= 0 ? member(inside, name.parts[i].name, depth + 1) : -1;
  }
  return found >= 0 ? resolved(found, depth + 1) : -1;
}

// The class that a declaration stands for, aliases followed.
int NameScopes::resolved(int declaration, int depth) const {
  const NameDeclaration& self = declarations_[static_cast<size_t>(declaration)];
  if (self.scope < 0 || depth > kDeepest) return -1;
  const NameScope& scope = scopes_[static_cast<size_t>(self.scope)];
  const bool isAlias = scope.definition->form == syntax::ClassDefinition::Form::alias && scope.definition->aliased;
  return isAlias ? classOf(*scope.definition->aliased, scope.parent, depth + 1) : self.scope;
}

int NameScopes::typeOf(int declaration) const {
  const NameDeclaration& self = declarations_[static_cast<size_t>(declaration)];
  if (!self.component) return resolved(declaration, 0);
  const syntax::TypeSpecifier type = self.component->clause->type;
  return type ? classOf(*type, self.owner) : -1;
}

std::string NameScopes::foreignName(const syntax::Reference& name, int scope) const {
  std::string made;
  const int first = name.leadingDot ? -1 : lookup(scope, name.parts[0].name);
  const syntax::Import* import = first >= 0 ? declarations_[static_cast<size_t>(first)].import : nullptr;
  if (import)
    for (const Name part : import->path) made += (made.empty() ? "" : ".") + std::string(texts_.names.text(part));
  const bool isWhole = !import || import->form == syntax::Import::Form::list;
  for (size_t i = isWhole ? 0 : 1; i < name.parts.size(); ++i)
    made += (made.empty() ? "" : ".") + std::string(texts_.names.text(name.parts[i].name));
  return made;
}

int NameScopes::scopeAt(size_t text, uint32_t at) const {
  int found = -1;
  for (size_t i = 0; i < scopes_.size(); ++i) {
    const NameScope& scope = scopes_[i];
    if (scope.text != text) continue;
    const SourceSpan span = scope.definition->span;
    // A class that is not closed yet, at the top: what follows belongs to it.
    const bool isAround = span.begin <= at && (at < span.end || scope.parent < 0);
    if (isAround) found = static_cast<int>(i);
  }
  return found;
}

}  // namespace armature::diagram
