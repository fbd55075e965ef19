#include "engine/diagram/changed_part.h"

#include <algorithm>
#include <optional>

#include "engine/diagram/annotation_places.h"
#include "engine/diagram/model_text.h"
#include "engine/syntax/annotation_values.h"
#include "engine/syntax/parsing.h"

namespace armature::diagram {

using syntax::Argument;
using syntax::Component;
using syntax::ComponentClause;
using syntax::Modification;
using syntax::TokenKind;

namespace {

// The text of a model that has one thing in it; where it stands there.
std::string textWith(const Document& one, uint32_t& begin, uint32_t& end) {
  ModelText made = modelText(one, TextFor::person, {});
  begin = end = 0;
  if (!made.owners.empty()) begin = made.owners[0].begin, end = made.owners[0].end;
  return made.text;
}

template <class Item>
Document documentOf(const Item& item) {
  Document one;
  one.name = "One";
  if constexpr (std::is_same_v<Item, ComponentItem>)
    one.components = {item};
  else
    one.parameters = {item};
  return one;
}

template <class Item>
std::string declarationOf(const Item& item) {
  uint32_t begin = 0, end = 0;
  std::string text = textWith(documentOf(item), begin, end).substr(begin, end - begin);
  text.erase(0, text.find_first_not_of(' '));
  text.erase(text.find_last_not_of(" ;\n") + 1);
  return text;
}

}  // namespace

// A declaration as it would be written anew, read.
struct ChangedPart::Model : syntax::Parsing {
  template <class Item>
  explicit Model(const Item& item)
      : text([&] {
          uint32_t begin = 0, end = 0;
          return textWith(documentOf(item), begin, end);
        }()) {
    const syntax::StoredDefinition* stored = syntax::parseFile(context, sources.add("one", text));
    if (diagnostics.hasErrors() || stored->classes.empty()) return;
    for (const syntax::Element& element : stored->classes[0]->elements)
      if (element.kind == syntax::Element::Kind::componentClause) clause = element.clause;
  }
  std::string between(uint32_t begin, uint32_t end) const {
    std::string piece = text.substr(begin, end - begin);
    piece.erase(piece.find_last_not_of(" \n;") + 1);
    return piece;
  }
  const Component& component() const { return *clause->components[0]; }
  std::string modification() const {
    const Modification* const of = clause ? component().modification : nullptr;
    return of ? text.substr(of->span.begin, of->span.end - of->span.begin) : std::string();
  }
  // Condition and description, behind name and modifiers.
  std::string rest(const ComponentItem& item) const {
    const Component& of = component();
    const size_t length = item.name.size() + (item.dimensions.empty() ? 0 : item.dimensions.size() + 2);
    return between(of.modification ? of.modification->span.end : of.span.begin + static_cast<uint32_t>(length),
                   of.annotation.begin);
  }

  std::string text;
  const ComponentClause* clause = nullptr;  // null where a value of a person cannot be read
};

std::string ChangedPart::declaration(const ComponentItem& item) const {
  return edits_.annotationsAsHere(declarationOf(item));
}

std::string ChangedPart::declaration(const ParameterItem& item) const {
  return declarationOf(item);
}

bool ChangedPart::hasPlace(const DeclaredAt& at) const {
  const Modification* annotation = syntax::parseAnnotation(context_, at.component().annotation);
  return syntax::member(annotation, context_.names, "Placement.transformation") != nullptr;
}

uint32_t ChangedPart::beginOf(const ComponentClause& clause) const {
  return edits_.withPrefixes(clause.span.begin);
}

uint32_t ChangedPart::endOfName(const Component& component) const {
  size_t token = edits_.tokenAt(component.span.begin) + 1;
  const auto& tokens = edits_.tokens();
  if (token >= tokens.size() || tokens[token].kind != TokenKind::leftBracket) return tokens[token - 1].end;
  int depth = 0;
  for (; token < tokens.size(); ++token) {
    if (tokens[token].kind == TokenKind::leftBracket) ++depth;
    if (tokens[token].kind == TokenKind::rightBracket && --depth == 0) break;
  }
  return tokens[std::min(token, tokens.size() - 1)].end;
}

// Of a part, or of the class of a declaration of one part; empty where it shares it with others.
SourceSpan ChangedPart::sizeOf(const DeclaredAt& at) const {
  const Component& component = at.component();
  const auto name = static_cast<uint32_t>(context_.names.text(component.name).size());
  if (!component.dimensions.empty()) return {{}, component.span.begin + name, endOfName(component)};
  const uint32_t end = component.span.begin;
  return {{}, at.clause->components.size() == 1 ? at.clause->type->span.end : end, end};
}

uint32_t ChangedPart::endOfBody(const Component& component) const {
  if (!component.annotation.isValid()) return component.span.end;
  const size_t token = edits_.tokenAt(component.annotation.begin);
  return token == 0 ? component.span.end : edits_.tokens()[token - 1].end;
}

// False where the type belongs to other components, too.
bool ChangedPart::changeClass(const DeclaredAt& at, const std::string& before, const std::string& after) {
  if (before == after) return true;
  if (at.clause->components.size() > 1) return false;
  edits_.replace(at.clause->type->span.begin, at.clause->type->span.end, after);
  return true;
}

bool ChangedPart::changeWords(uint32_t begin, uint32_t end, const std::string& before, const std::string& after) {
  const auto made = rewritings(edits_.text().substr(begin, end - begin), before, after);
  if (made) edits_.rewrite({{}, begin, end}, *made);
  return made.has_value();
}

void ChangedPart::changeValue(SourceSpan span, const std::string& before, const std::string& after) {
  if (!changeWords(span.begin, span.end, before, after)) edits_.replace(span.begin, span.end, after);
}

void ChangedPart::changeName(const Component& component, const std::string& before, const std::string& after) {
  const uint32_t begin = component.span.begin;
  if (before != after) edits_.replace(begin, begin + static_cast<uint32_t>(before.size()), after);
}

void ChangedPart::change(const DeclaredAt& at, const ComponentItem& before, const ComponentItem& after) {
  const Component& component = at.component();
  const Model was(before);
  Model made(after);
  const bool isOtherSize = before.dimensions != after.dimensions;
  const SourceSpan ofSize = sizeOf(at);
  const auto size =
      isOtherSize && !before.dimensions.empty() && !after.dimensions.empty()
          ? rewritings(std::string(edits_.at(ofSize)), "[" + before.dimensions + "]", "[" + after.dimensions + "]")
          : std::nullopt;
  const bool isOtherHead = before.prefixes != after.prefixes || (isOtherSize && !size);
  if (!made.clause || isOtherHead || !changeClass(at, before.className, after.className)) {
    // Another declaration in the place of this one.
    gone_.push_back({at, declaration(after)});
    return;
  }
  changeName(component, before.name, after.name);
  if (size) edits_.rewrite(ofSize, *size);
  changeModifiers(component, before, after, was, made);
  if (before.condition != after.condition || before.description != after.description) {
    const uint32_t from = component.modification ? component.modification->span.end : endOfName(component);
    const uint32_t end = endOfBody(component);
    const std::string rest = made.rest(after);
    if (!was.clause || !changeWords(from, end, was.rest(before), rest)) edits_.replace(from, end, rest);
  }
  if (before.placement == after.placement && isPlaceKept(at)) return;
  const Modification* annotation = syntax::parseAnnotation(made.context, made.component().annotation);
  const Modification* place = syntax::member(annotation, made.names, "Placement.transformation");
  changePlacement(component, place ? made.text.substr(place->span.begin, place->span.end - place->span.begin) : "");
}

void ChangedPart::changePlacement(const Component& component, const std::string& transformation) {
  const std::string whole = "Placement(transformation" + transformation + ")";
  if (!component.annotation.isValid())
    return edits_.insert(component.span.end, edits_.annotationsAsHere(" annotation (" + whole + ")"));
  const Modification* annotation = syntax::parseAnnotation(context_, component.annotation);
  if (const Modification* old = syntax::member(annotation, context_.names, "Placement.transformation"))
    return edits_.replace(old->span.begin, old->span.end, transformation);
  const auto inside = insideOfAnnotation(edits_.text(), component.annotation.begin);
  if (!inside) return;
  const auto placement = findArgument(edits_.text(), *inside, "Placement");
  const uint32_t at = placement ? placement->open.end : *inside;
  edits_.insert(
      at, (placement ? "transformation" + transformation : whole) + (isEmptyBehind(edits_.text(), at) ? "" : ", "));
}

// The argument that gives a modifier its value, by the modifier's name ("phi.start"); null where there is none.
const Argument* ChangedPart::argumentOf(const Modification* in, const std::string& path) const {
  if (!in) return nullptr;
  for (const Argument* argument : in->arguments) {
    if (argument->isRedeclare || argument->isReplaceable || !argument->modification) continue;
    std::string name;
    for (const Name part : argument->path) name += (name.empty() ? "" : ".") + std::string(context_.names.text(part));
    if (name == path && argument->modification->binding) return argument;
    if (path.rfind(name + ".", 0) == 0)
      if (const Argument* found = argumentOf(argument->modification, path.substr(name.size() + 1))) return found;
  }
  return nullptr;
}

// Values in their places, and new ones behind the others. False where the list has another shape; nothing is done then.
bool ChangedPart::changeValues(const Component& component, const ComponentItem& before, const ComponentItem& after) {
  const Modification* const old = component.modification;
  const size_t kept = before.modifiers.size();
  if (!old || old->arguments.empty() || after.modifiers.size() < kept) return false;
  const auto plain = [](const std::string& name) {
    const size_t blank = name.rfind(' ');
    return blank == std::string::npos ? name : name.substr(blank + 1);
  };
  struct Value {
    SourceSpan span;
    const std::string &before, &after;
  };
  std::vector<Value> values;
  for (size_t i = 0; i < kept; ++i) {
    if (before.modifiers[i].name != after.modifiers[i].name) return false;
    if (before.modifiers[i].value == after.modifiers[i].value) continue;
    const Argument* const at = argumentOf(old, plain(before.modifiers[i].name));
    if (!at || after.modifiers[i].value.empty()) return false;
    values.push_back({at->modification->binding->span, before.modifiers[i].value, after.modifiers[i].value});
  }
  std::string added;
  for (size_t i = kept; i < after.modifiers.size(); ++i) {
    const diagram::Modifier& modifier = after.modifiers[i];
    const bool isNested = modifier.name.find_first_of(". ([") != std::string::npos;
    const bool isThere = std::ranges::any_of(old->arguments, [&](const Argument* argument) {
      return argument->path.empty() || context_.names.text(argument->path[0]) == modifier.name;
    });
    if (isNested || isThere || modifier.value.empty()) return false;
    added += ", " + modifier.name + " = " + modifier.value;
  }
  for (const Value& value : values) changeValue(value.span, value.before, value.after);
  if (!added.empty()) edits_.insert(old->arguments.back()->span.end, added);
  return true;
}

void ChangedPart::changeModifiers(const Component& component, const ComponentItem& before, const ComponentItem& after,
                                  const Model& was, const Model& made) {
  if (before.modifiers == after.modifiers || changeValues(component, before, after)) return;
  const Modification* const old = component.modification;
  const std::string text = made.modification();
  if (!old) return edits_.insert(endOfName(component), text);
  // As many, of which some are called otherwise.
  const bool isAsMany = before.modifiers.size() == after.modifiers.size();
  if (isAsMany && changeWords(old->span.begin, old->span.end, was.modification(), text)) return;
  edits_.replace(old->span.begin, old->span.end, text);
}

void ChangedPart::change(const DeclaredAt& at, const ParameterItem& before, const ParameterItem& after) {
  const Component& component = at.component();
  const Modification* const old = component.modification;
  if (!changeClass(at, before.type, after.type)) {
    gone_.push_back({at, declaration(after)});
    return;
  }
  const bool isOtherRest = before.unit != after.unit || before.description != after.description;
  const bool isSameValue = before.value == after.value;
  const bool isInPlace = isSameValue || (!after.value.empty() && (before.value.empty() || (old && old->binding)));
  if (!isOtherRest && isInPlace) {
    changeName(component, before.name, after.name);
    if (isSameValue) return;
    if (old && old->binding) return changeValue(old->binding->span, before.value, after.value);
    return edits_.insert(old ? old->span.end : endOfName(component), " = " + after.value);
  }
  const Model made(after);
  if (!made.clause) return;
  edits_.replace(component.span.begin, endOfBody(component),
                 made.between(made.component().span.begin, made.component().span.end));
}

void ChangedPart::finish() {
  std::vector<const ComponentClause*> clauses;
  for (const Gone& one : gone_)
    if (std::ranges::find(clauses, one.at.clause) == clauses.end()) clauses.push_back(one.at.clause);
  for (const ComponentClause* clause : clauses) finish(*clause);
  gone_.clear();
}

void ChangedPart::finish(const ComponentClause& clause) {
  const auto& all = clause.components;
  const std::string next = ";" + edits_.newLine() + edits_.indentAt(clause.span.begin);
  std::vector<bool> isGone(all.size(), false);
  std::string instead;
  for (const Gone& one : gone_) {
    if (one.at.clause != &clause) continue;
    isGone[one.at.index] = true;
    if (!one.instead.empty()) instead += (instead.empty() ? "" : next) + one.instead;
  }
  const auto first = static_cast<size_t>(std::ranges::find(isGone, false) - isGone.begin());
  if (first == all.size()) {
    if (!instead.empty()) return edits_.replace(beginOf(clause), clause.span.end, instead);
    return edits_.remove(beginOf(clause), edits_.endOfNext(TokenKind::semicolon, clause.span.end));
  }
  if (!instead.empty()) edits_.insert(beginOf(clause), instead + next);
  // From the end of the one before, comma included; what stands first, up to the first that is left.
  if (first > 0) edits_.replace(all[0]->span.begin, all[first]->span.begin, {});
  for (size_t i = first + 1; i < all.size(); ++i)
    if (isGone[i]) edits_.replace(all[i - 1]->span.end, all[i]->span.end, {});
}

}  // namespace armature::diagram
