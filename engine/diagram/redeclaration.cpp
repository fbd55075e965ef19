#include "engine/diagram/redeclaration.h"

#include <algorithm>

#include "engine/diagram/short_class.h"
#include "engine/syntax/parsing.h"

namespace armature::diagram {

namespace {

using syntax::Argument;

// A text that is parsed by itself as a list of arguments.
struct ReadArguments : syntax::Parsing {
  explicit ReadArguments(std::string given) : text(std::move(given)) {
    read = syntax::parseArguments(context, sources.add("arguments", text));
    if (diagnostics.hasErrors()) read = nullptr;
  }
  std::string of(SourceSpan span) const { return text.substr(span.begin, span.end - span.begin); }
  std::string pathOf(const Argument& argument) const {
    std::string path;
    for (const Name name : argument.path) path += (path.empty() ? "" : ".") + std::string(names.text(name));
    return path;
  }

  std::string text;
  const syntax::Modification* read = nullptr;  // null after errors
};

bool isBlank(const std::string& text) {
  return text.find_first_not_of(" \t\r\n") == std::string::npos;
}

// Which element is redeclared (without a kind where it is a component), and what stands for it where in the text.
struct Places {
  std::string element;
  ShortClass given;
};

std::optional<Places> placesOfClass(const ReadArguments& read, const syntax::ClassDefinition& definition) {
  std::optional<ShortClass> given = shortClassOf(read.text, definition);
  if (!given) return std::nullopt;
  return Places{std::string(read.names.text(definition.name)), std::move(*given)};
}

std::optional<Places> placesOfComponent(const ReadArguments& read, const syntax::ComponentClause& clause) {
  const syntax::Component& component = *clause.components[0];
  const syntax::Modification* modification = component.modification;
  const bool isValue = modification && (modification->binding || modification->isBreak);
  if (isValue || !clause.dimensions.empty() || component.condition) return std::nullopt;
  Places places{std::string(read.names.text(component.name)), {}};
  ShortClass& given = places.given;
  given.className = read.of(clause.type->span);
  given.classBegin = clause.type->span.begin;
  given.classEnd = clause.type->span.end;
  if (modification) {
    given.arguments = argumentsIn(read.text, *modification);
    given.argumentsBegin = modification->span.begin;
    given.argumentsEnd = modification->span.end;
  } else {
    given.argumentsBegin = component.span.begin + static_cast<uint32_t>(places.element.size());
    if (!component.dimensions.empty())
      given.argumentsBegin = static_cast<uint32_t>(read.text.find(']', component.dimensions.back()->span.end)) + 1;
    given.argumentsEnd = given.argumentsBegin;
  }
  return places;
}

std::optional<Places> placesOf(const ReadArguments& read) {
  if (!read.read || read.read->arguments.size() != 1) return std::nullopt;
  const Argument& argument = *read.read->arguments[0];
  if (!argument.isRedeclare) return std::nullopt;
  if (argument.redeclaredClass) return placesOfClass(read, *argument.redeclaredClass);
  if (argument.redeclaredComponent) return placesOfComponent(read, *argument.redeclaredComponent);
  return std::nullopt;
}

// Most modifiers are none, and need not be parsed.
bool mayRedeclare(const Modifier& modifier) {
  return modifier.name.rfind("redeclare", 0) == 0;
}

void addArguments(const ReadArguments& read, const syntax::Modification& modification, const std::string& path,
                  std::vector<Modifier>& found) {
  for (const Argument* argument : modification.arguments) {
    const syntax::Modification* own = argument->modification;
    if (argument->redeclaredClass || argument->redeclaredComponent || !own || own->isBreak) {
      found.push_back({read.of(argument->span), ""});
      continue;
    }
    const std::string name = path + read.pathOf(*argument);
    const std::string words = std::string(argument->isEach ? "each " : "") + (argument->isFinal ? "final " : "");
    if (own->binding) found.push_back({words + name, read.of(own->binding->span)});
    addArguments(read, *own, name + ".", found);
  }
}

}  // namespace

std::string argumentText(const Modifier& modifier) {
  return modifier.value.empty() ? modifier.name : modifier.name + " = " + modifier.value;
}

std::optional<Redeclaration> redeclarationOf(const Modifier& modifier) {
  if (!mayRedeclare(modifier)) return std::nullopt;
  const ReadArguments read(argumentText(modifier));
  const std::optional<Places> places = placesOf(read);
  if (!places) return std::nullopt;
  return Redeclaration{places->element, places->given.kind, places->given.className, places->given.arguments};
}

Modifier modifierOf(const Redeclaration& said) {
  const std::string arguments = inParentheses(said.arguments);
  if (said.kind.empty()) return {"redeclare " + said.className + " " + said.element + arguments, ""};
  return {"redeclare " + said.kind + " " + said.element, said.className + arguments};
}

Modifier withChoice(const Modifier& modifier, const std::string& className, const std::string& arguments) {
  const ReadArguments read(argumentText(modifier));
  const std::optional<Places> places = placesOf(read);
  if (!places) return modifier;
  std::string text = read.text;
  const ShortClass& given = places->given;
  text.replace(given.argumentsBegin, given.argumentsEnd - given.argumentsBegin, inParentheses(arguments));
  text.replace(given.classBegin, given.classEnd - given.classBegin, className);
  // The modifier is divided where it was.
  const size_t begin = modifier.value.empty() ? text.size() : modifier.name.size();
  return {text.substr(0, begin), begin == text.size() ? "" : text.substr(begin + 3)};
}

std::optional<Diagnostic> argumentsProblem(const std::string& arguments) {
  const ReadArguments read(arguments);
  for (const Diagnostic& problem : read.diagnostics.all())
    if (problem.severity == Severity::error) return problem;
  return std::nullopt;
}

std::vector<Modifier> argumentsOf(const std::string& arguments) {
  std::vector<Modifier> found;
  if (isBlank(arguments)) return found;
  const ReadArguments read(arguments);
  if (!read.read) return {{arguments, ""}};
  addArguments(read, *read.read, "", found);
  return found;
}

std::string withArgument(const std::string& arguments, const std::string& name, const std::string& value) {
  if (isBlank(arguments)) return value.empty() ? std::string() : name + " = " + value;
  const ReadArguments read(arguments);
  if (!read.read) return arguments;
  std::string made;
  bool isSet = value.empty();
  for (const Argument* argument : read.read->arguments) {
    std::string text = read.of(argument->span);
    const syntax::Modification* own = argument->modification;
    if (own && own->binding && read.pathOf(*argument) == name) {
      const SourceSpan at = own->binding->span;
      if (!value.empty()) {
        text.replace(at.begin - argument->span.begin, at.end - at.begin, value);
        isSet = true;
      } else if (!own->arguments.empty()) {  // its attributes stay
        const uint32_t end = own->arguments.back()->span.end;
        text = text.substr(0, end - argument->span.begin) + ")";
      } else {
        continue;
      }
    }
    made += (made.empty() ? "" : ", ") + text;
  }
  if (!isSet) made += (made.empty() ? "" : ", ") + name + " = " + value;
  return made;
}

int redeclarationIndex(const std::vector<Modifier>& modifiers, const std::string& element) {
  for (size_t k = 0; k < modifiers.size(); ++k) {
    const std::optional<Redeclaration> said = redeclarationOf(modifiers[k]);
    if (said && said->element == element) return static_cast<int>(k);
  }
  return -1;
}

std::optional<Redeclaration> redeclarationFor(const std::vector<Modifier>& modifiers, const std::string& element) {
  for (const Modifier& modifier : modifiers)
    if (std::optional<Redeclaration> said = redeclarationOf(modifier); said && said->element == element) return said;
  return std::nullopt;
}

}  // namespace armature::diagram
