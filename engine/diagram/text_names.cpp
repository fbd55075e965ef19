#include "engine/diagram/text_names.h"

#include <algorithm>
#include <cctype>

#include "engine/syntax/lexer.h"
#include "engine/syntax/parsing.h"

namespace armature::diagram {

namespace {

using syntax::TokenKind;

// Calls `found(begin, end)` for each identifier that begins a reference. Within parentheses an identifier before "=" is
// the name of an argument or a modifier.
void eachFirstName(std::string_view text, const std::function<void(size_t begin, size_t end)>& found) {
  Diagnostics ignored;
  syntax::Lexer lexer(text, FileId(), 0, static_cast<uint32_t>(text.size()), ignored);
  int depth = 0;
  TokenKind before = TokenKind::endOfFile;
  for (syntax::Token token = lexer.next(); token.kind != TokenKind::endOfFile;) {
    const syntax::Token next = lexer.next();
    if (token.kind == TokenKind::leftParen) ++depth;
    if (token.kind == TokenKind::rightParen) --depth;
    const bool isArgument = depth > 0 && next.kind == TokenKind::equals;
    if (token.kind == TokenKind::identifier && before != TokenKind::dot && !isArgument) found(token.begin, token.end);
    before = token.kind;
    token = next;
  }
}

}  // namespace

std::vector<std::string> firstNames(std::string_view text) {
  std::vector<std::string> names;
  eachFirstName(text, [&](size_t begin, size_t end) {
    std::string name(text.substr(begin, end - begin));
    if (std::ranges::find(names, name) == names.end()) names.push_back(std::move(name));
  });
  return names;
}

std::string withPath(std::string_view text, const std::set<std::string>& names, const std::string& path) {
  std::string made;
  size_t done = 0;
  eachFirstName(text, [&](size_t begin, size_t end) {
    if (!names.count(std::string(text.substr(begin, end - begin)))) return;
    made += text.substr(done, begin - done);
    made += path + ".";
    done = begin;
  });
  return made += text.substr(done);
}

bool isNameAt(std::string_view text, size_t at, std::string_view name) {
  const size_t end = at + name.size();
  if (text.substr(at, name.size()) != name) return false;
  return end >= text.size() || (std::isalnum(static_cast<unsigned char>(text[end])) == 0 && text[end] != '_');
}

std::string withRenamed(std::string_view text, const std::string& before, const std::string& after) {
  std::string made;
  size_t done = 0;
  eachFirstName(text, [&](size_t begin, size_t) {
    if (!isNameAt(text, begin, before)) return;
    made += text.substr(done, begin - done);
    made += after;
    done = begin + before.size();
  });
  return made += text.substr(done);
}

// The end of an index that begins at `at`; `at` itself where there is none.
static size_t behindIndex(std::string_view text, size_t at) {
  if (at >= text.size() || text[at] != '[') return at;
  int depth = 0;
  for (size_t i = at; i < text.size(); ++i) {
    if (text[i] == '[') ++depth;
    if (text[i] == ']' && --depth == 0) return i + 1;
  }
  return at;
}

// The end of an identifier that begins at `at`; `at` itself where there is none.
static size_t behindName(std::string_view text, size_t at) {
  if (at < text.size() && text[at] == '\'') {
    const size_t close = text.find('\'', at + 1);
    return close == std::string_view::npos ? at : close + 1;
  }
  while (at < text.size() && (std::isalnum(static_cast<unsigned char>(text[at])) != 0 || text[at] == '_')) ++at;
  return at;
}

// Those of a path.
static std::vector<std::string> namesOf(const std::string& path) {
  std::vector<std::string> names;
  for (size_t begin = 0; begin <= path.size();) {
    const size_t dot = std::min(path.find('.', begin), path.size());
    names.push_back(path.substr(begin, dot - begin));
    begin = dot + 1;
  }
  return names;
}

std::string withMemberRenamed(std::string_view text, const IsHolder& isHolder, const std::string& before,
                              const std::string& after) {
  std::string made;
  size_t done = 0;
  const std::vector<std::string> members = namesOf(before);
  eachFirstName(text, [&](size_t begin, size_t end) {
    std::vector<std::string> path{std::string(text.substr(begin, end - begin))};
    std::vector<size_t> places{begin};
    for (size_t dot = behindIndex(text, end); dot < text.size() && text[dot] == '.'; dot = behindIndex(text, end)) {
      const size_t name = dot + 1;
      end = behindName(text, name);
      if (end == name) return;
      path.emplace_back(text.substr(name, end - name));
      places.push_back(name);
      const size_t holder = path.size() - std::min(path.size(), members.size());
      const auto member = path.begin() + static_cast<std::ptrdiff_t>(holder);
      if (holder == 0 || !std::equal(member, path.end(), members.begin()) || places[holder] < done) continue;
      if (!isHolder({path.begin(), member})) continue;
      made += text.substr(done, places[holder] - done);
      made += after;
      done = end;
    }
  });
  return made += text.substr(done);
}

std::set<std::string> declaredNames(const std::string& body) {
  syntax::Parsing parsing;
  std::set<std::string> declared;
  const syntax::ClassDefinition* read = syntax::parseClassBody(
      parsing.context, parsing.sources.add("declarations", body), parsing.names.intern("Declarations"));
  if (!read) return declared;
  const NameTable& names = parsing.names;
  for (const syntax::Element& element : read->elements) {
    if (element.kind == syntax::Element::Kind::classDefinition)
      declared.emplace(names.text(element.classDefinition->name));
    if (element.kind == syntax::Element::Kind::import && element.import->form == syntax::Import::Form::renamed)
      declared.emplace(names.text(element.import->alias));
    if (element.kind == syntax::Element::Kind::componentClause)
      for (const syntax::Component* component : element.clause->components)
        declared.emplace(names.text(component->name));
  }
  return declared;
}

std::vector<BaseClause> basesIn(const std::string& body) {
  syntax::Parsing parsing;
  std::vector<BaseClause> bases;
  const syntax::ClassDefinition* read = syntax::parseClassBody(
      parsing.context, parsing.sources.add("declarations", body), parsing.names.intern("Declarations"));
  if (!read) return bases;
  for (const syntax::Element& element : read->elements) {
    if (element.kind != syntax::Element::Kind::extends) continue;
    const SourceSpan span = element.extends->span, name = element.extends->base->span;
    BaseClause base{body.substr(name.begin, name.end - name.begin), {}};
    const size_t open = body.find_first_not_of(" \t\r\n", name.end);
    const size_t end = element.extends->annotation.isValid() ? element.extends->annotation.begin : span.end;
    if (element.extends->modification && open < end && body[open] == '(')
      if (const size_t close = body.rfind(')', end - 1); close != std::string::npos && close > open)
        base.arguments = body.substr(open + 1, close - open - 1);
    bases.push_back(std::move(base));
  }
  return bases;
}

}  // namespace armature::diagram
