#include "engine/diagram/declared_choice.h"

#include "engine/syntax/arena.h"
#include "engine/syntax/parser.h"

namespace armature::diagram {

namespace {

using syntax::ClassDefinition;

// The declarations parsed by themselves, and the replaceable short classes among them.
struct ReadDeclarations {
  explicit ReadDeclarations(const std::string& given) : text(given) {
    syntax::ParseContext context{names, sources, arena, problems};
    const ClassDefinition* body = parseClassBody(context, sources.add("declarations", text), names.intern("Body"));
    if (problems.hasErrors() || !body) return;
    for (const syntax::Element& element : body->elements) {
      if (element.kind != syntax::Element::Kind::classDefinition) continue;
      const ClassDefinition& one = *element.classDefinition;
      const bool isShort = one.form == ClassDefinition::Form::alias && one.aliased && one.aliasDimensions.empty();
      if (isShort && one.isReplaceable && !one.isFinal && !one.isProtected) found.push_back(&one);
    }
  }
  std::string of(SourceSpan span) const { return text.substr(span.begin, span.end - span.begin); }

  std::string text;
  NameTable names;
  SourceTable sources;
  syntax::Arena arena;
  Diagnostics problems;
  std::vector<const ClassDefinition*> found;
};

// The last word before the name: "package" of "replaceable package Medium".
std::string kindBefore(const std::string& text, uint32_t name) {
  const size_t end = text.find_last_not_of(" \t\r\n", name - 1);
  const size_t begin = text.find_last_of(" \t\r\n;", end);
  return text.substr(begin == std::string::npos ? 0 : begin + 1, end - begin);
}

}  // namespace

std::vector<DeclaredChoice> declaredChoices(const std::string& declarations) {
  std::vector<DeclaredChoice> choices;
  if (declarations.find("replaceable") == std::string::npos) return choices;
  const ReadDeclarations read(declarations);
  for (const ClassDefinition* one : read.found) {
    DeclaredChoice made;
    made.name = std::string(read.names.text(one->name));
    made.kind = kindBefore(read.text, one->nameSpan.begin);
    made.className = read.of(one->aliased->span);
    if (const syntax::Modification* with = one->aliasModification; with && with->span.end > with->span.begin + 2)
      made.arguments = read.text.substr(with->span.begin + 1, with->span.end - with->span.begin - 2);
    made.constraint = one->constrainedBy ? read.of(one->constrainedBy->span) : made.className;
    made.description = std::string(one->description);
    choices.push_back(std::move(made));
  }
  return choices;
}

std::string withDeclaredChoice(const std::string& declarations, const std::string& name, const std::string& className,
                               const std::string& arguments) {
  const ReadDeclarations read(declarations);
  for (const ClassDefinition* one : read.found) {
    if (read.names.text(one->name) != name) continue;
    const SourceSpan at = one->aliased->span;
    const uint32_t end = one->aliasModification ? one->aliasModification->span.end : at.end;
    std::string text = declarations;
    // What is promised stays promised: without a clause it would be what stands there.
    const std::string promise = one->constrainedBy || className == read.of(at) ? "" : " constrainedby " + read.of(at);
    text.replace(at.begin, end - at.begin, className + (arguments.empty() ? "" : "(" + arguments + ")") + promise);
    return text;
  }
  return declarations;
}

}  // namespace armature::diagram
