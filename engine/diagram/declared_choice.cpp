#include "engine/diagram/declared_choice.h"

#include "engine/diagram/short_class.h"
#include "engine/syntax/parsing.h"

namespace armature::diagram {

namespace {

using syntax::ClassDefinition;

// The declarations parsed by themselves, and the replaceable short classes among them.
struct ReadDeclarations : syntax::Parsing {
  explicit ReadDeclarations(const std::string& given) : text(given) {
    const ClassDefinition* body = parseClassBody(context, sources.add("declarations", text), names.intern("Body"));
    if (diagnostics.hasErrors() || !body) return;
    for (const syntax::Element& element : body->elements) {
      if (element.kind != syntax::Element::Kind::classDefinition) continue;
      const ClassDefinition& one = *element.classDefinition;
      if (!one.isReplaceable || one.isFinal || one.isProtected) continue;
      if (auto given = shortClassOf(text, one)) found.emplace_back(&one, std::move(*given));
    }
  }
  std::string of(SourceSpan span) const { return text.substr(span.begin, span.end - span.begin); }

  std::string text;
  std::vector<std::pair<const ClassDefinition*, ShortClass>> found;
};

}  // namespace

std::vector<DeclaredChoice> declaredChoices(const std::string& declarations) {
  std::vector<DeclaredChoice> choices;
  if (declarations.find("replaceable") == std::string::npos) return choices;
  const ReadDeclarations read(declarations);
  for (const auto& [one, given] : read.found) {
    DeclaredChoice made;
    made.name = std::string(read.names.text(one->name));
    made.kind = given.kind;
    made.className = given.className;
    made.arguments = given.arguments;
    made.constraint = one->constrainedBy ? read.of(one->constrainedBy->span) : made.className;
    made.description = std::string(one->description);
    choices.push_back(std::move(made));
  }
  return choices;
}

std::string withDeclaredChoice(const std::string& declarations, const std::string& name, const std::string& className,
                               const std::string& arguments) {
  const ReadDeclarations read(declarations);
  for (const auto& [one, given] : read.found) {
    if (read.names.text(one->name) != name) continue;
    std::string text = declarations;
    // What is promised stays promised: without a clause it would be what stands there.
    const bool isPromised = one->constrainedBy || className == given.className;
    const std::string promise = isPromised ? "" : " constrainedby " + given.className;
    text.replace(given.classBegin, given.argumentsEnd - given.classBegin,
                 className + inParentheses(arguments) + promise);
    return text;
  }
  return declarations;
}

}  // namespace armature::diagram
