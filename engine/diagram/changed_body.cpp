#include "engine/diagram/changed_body.h"

#include <algorithm>

#include "engine/diagram/class_reading.h"

namespace armature::diagram {

namespace {

using syntax::ClassDefinition;
using syntax::Element;
using Section = BodyItem::Section;
using What = BodyItem::What;

// The component of a declaration that stands by itself, from its name on; nothing where it cannot be read.
std::optional<std::string> componentIn(const std::string& declaration) {
  const std::string before = "model Body\n";
  const ClassReading reading(before + declaration + ";\nend Body");
  if (!reading.hasBody() || reading.read->elements.size() != 1) return std::nullopt;
  const Element& element = reading.read->elements.front();
  if (element.kind != Element::Kind::componentClause || element.clause->components.size() != 1) return std::nullopt;
  return reading.text.substr(element.clause->components[0]->span.begin,
                             before.size() + declaration.size() - element.clause->components[0]->span.begin);
}

const char* headingOf(const BodyItem& item) {
  switch (item.section) {
    case Section::declarations:
      return item.isProtected ? "protected" : "public";
    case Section::equations:
      return "equation";
    case Section::initialEquations:
      return "initial equation";
    case Section::algorithms:
      return "algorithm";
    case Section::initialAlgorithms:
      break;
  }
  return "initial algorithm";
}

bool isProtected(const Element& element) {
  switch (element.kind) {
    case Element::Kind::import:
      return false;
    case Element::Kind::extends:
      return element.extends->isProtected;
    case Element::Kind::classDefinition:
      return element.classDefinition->isProtected;
    case Element::Kind::componentClause:
      break;
  }
  return element.clause->isProtected;
}

}  // namespace

// All of the class that an item could stand for, in their order: with a name only that of the name.
std::vector<ChangedBody::Place> ChangedBody::placesOfKind(const BodyItem& item) const {
  std::vector<Place> found;
  const auto add = [&](SourceSpan span, const syntax::ComponentClause* clause = nullptr, size_t index = 0) {
    const uint32_t end = edits_.endOfNext(syntax::TokenKind::semicolon, span.end) - 1;
    found.push_back({edits_.withPrefixes(span.begin), end, clause, index});
  };
  const auto isNamed = [&](Name name) { return context_.names.text(name) == item.name; };
  for (const Element& element : model_.elements) {
    if (item.section != Section::declarations) break;
    const bool isImport = element.kind == Element::Kind::import && item.what == What::import;
    const bool isExtends = element.kind == Element::Kind::extends && item.what == What::extends;
    const bool isClass = element.kind == Element::Kind::classDefinition && item.what == What::classDefinition;
    if (isImport || isExtends || (isClass && isNamed(element.classDefinition->name))) add(spanOf(element));
    if (element.kind != Element::Kind::componentClause || item.what != What::component) continue;
    const auto& components = element.clause->components;
    for (size_t i = 0; i < components.size(); ++i)
      if (isNamed(components[i]->name)) add(element.clause->span, element.clause, i);
  }
  const bool isInitial = item.section == Section::initialEquations || item.section == Section::initialAlgorithms;
  for (const syntax::EquationSection& section : model_.equations)
    for (const syntax::Equation* equation : section.equations) {
      const bool isWire = equation->kind == syntax::EquationKind::connect;
      const bool isOfKind = isWire ? item.what == What::wire : item.what == What::equation;
      if (isOfKind && section.isInitial == isInitial) add(equation->span);
    }
  for (const syntax::AlgorithmSection& section : model_.algorithms)
    for (const syntax::Statement* statement : section.statements)
      if (item.what == What::statement && section.isInitial == isInitial) add(statement->span);
  return found;
}

std::optional<ChangedBody::Place> ChangedBody::placeOf(const BodyItem& item) const {
  const std::vector<Place> all = placesOfKind(item);
  const auto isWritten = [&](const Place& place) { return textAt(place) == item.text; };
  // What was written here before says so to the letter, wherever it stands.
  if (item.number < all.size() && isWritten(all[item.number])) return all[item.number];
  if (const auto found = std::ranges::find_if(all, isWritten); found != all.end()) return *found;
  if (!item.name.empty()) return all.empty() ? std::nullopt : std::optional(all.front());
  return item.number < all.size() ? std::optional(all[item.number]) : std::nullopt;
}

std::string ChangedBody::lines(const BodyItem& item, const std::string& indent) const {
  const std::string newLine = places_.newLine();
  return newLine + indent + (item.lead.empty() ? "" : item.lead + newLine + indent) + item.text + ";" +
         (item.trail.empty() ? "" : " " + item.trail);
}

void ChangedBody::changeText(const std::string& before, const std::string& after, const Place& place) {
  SourceSpan span{{}, place.begin, place.end};
  auto made = rewritings(textAt(place), before, after);
  // What stands behind a constraint is no text of a diagram, and stays.
  if (!made && place.clause && place.clause->constrainedBy) {
    const auto* const with = place.clause->constrainedByModification;
    span.end = with ? with->span.end : place.clause->constrainedBy->span.end;
    made = rewritings(std::string(edits_.at(span)), before, after);
  }
  made ? edits_.rewrite(span, *made) : edits_.replace(span.begin, span.end, after);
}

void ChangedBody::changeItem(const BodyItem& before, const BodyItem& after, const Place& place) {
  if (before.text != after.text) changeText(before.text, after.text, place);
  // A comment in the place of the one that was there, else at the item. One that is not there any more stays in the
  // text: a diagram that is edited as a text does not keep them.
  const auto comment = [&](const std::string& was, const std::string& is, uint32_t from, uint32_t to, uint32_t at,
                           const std::string& added) {
    if (was == is || is.empty()) return;
    const size_t found = was.empty() ? std::string::npos : edits_.text().substr(from, to - from).find(was);
    if (found == std::string::npos) return edits_.insert(at, added);
    const auto begin = static_cast<uint32_t>(from + found);
    edits_.replace(begin, begin + static_cast<uint32_t>(was.size()), is);
  };
  const size_t token = edits_.tokenAt(place.begin);
  const uint32_t gap = token == 0 ? 0 : edits_.tokens()[token - 1].end;
  comment(before.lead, after.lead, gap, place.begin, place.begin,
          after.lead + places_.newLine() + edits_.indentAt(place.begin));
  const size_t next = edits_.tokenAt(place.end + 1);
  const uint32_t behind =
      next < edits_.tokens().size() ? edits_.tokens()[next].begin : static_cast<uint32_t>(edits_.text().size());
  comment(before.trail, after.trail, place.end + 1, behind, place.end + 1, " " + after.trail);
}

// Of a clause that has others, too; false where more than the component itself is another.
bool ChangedBody::changeAmongOthers(const BodyItem& before, const BodyItem& after, const Place& place) {
  const auto was = componentIn(before.text), is = componentIn(after.text);
  if (!was || !is) return false;
  const auto headOf = [](const BodyItem& item, const std::string& component) {
    return item.text.substr(0, item.text.size() - component.size());
  };
  const SourceSpan span = place.clause->components[place.index]->span;
  const auto made = rewritings(std::string(edits_.at(span)), *was, *is);
  if (!made || headOf(before, *was) != headOf(after, *is)) return false;
  edits_.rewrite(span, *made);
  return true;
}

void ChangedBody::removeItem(const Place& place) {
  if (place.clause)
    parts_.remove({place.clause, place.index});
  else
    edits_.remove(place.begin, place.end + 1);
}

// Behind the item before it, or before the one behind it, of those that stay.
void ChangedBody::add(const std::vector<BodyItem>& items, size_t which) {
  const BodyItem& item = items[which];
  const auto isNeighbour = [&](size_t k) {
    return kept_.count(k) > 0 && items[k].section == item.section && items[k].isProtected == item.isProtected;
  };
  for (size_t k = which; k-- > 0;) {
    if (!isNeighbour(k)) continue;
    const Place& place = kept_[k];
    return edits_.insertLines(places_.endOfLineWith(place.end), lines(item, edits_.indentAt(place.begin)));
  }
  for (size_t k = which + 1; k < items.size(); ++k) {
    if (!isNeighbour(k)) continue;
    const uint32_t at = kept_[k].begin;
    const std::string text = lines(item, edits_.indentAt(at)).substr(places_.newLine().size());
    return places_.insertBefore(at, text + places_.newLine());
  }
  addBesideOthers(item);
}

void ChangedBody::addBesideOthers(const BodyItem& item) {
  const std::string text = lines(item, places_.indentWithin());
  if (item.section == Section::equations) {
    if (wireEnd_ > 0) return edits_.insertLines(places_.endOfLineWith(wireEnd_), text);
    if (const auto heading = places_.beginOfEquations())
      return edits_.insertLines(edits_.endOfLineFrom(*heading), text);
  }
  if (item.section == Section::declarations) {
    for (size_t i = model_.elements.size(); i-- > 0;)
      if (isProtected(model_.elements[i]) == item.isProtected)
        return edits_.insertLines(places_.endOfLineWith(spanOf(model_.elements[i]).end), text);
    if (!item.isProtected) return edits_.insertLines(places_.endOfHead(), text);
  }
  new_[headingOf(item)] += text;
}

void ChangedBody::addSections() {
  const std::string newLine = places_.newLine();
  for (const char* heading : {"protected", "initial equation", "equation", "initial algorithm", "algorithm"}) {
    const auto found = new_.find(heading);
    if (found == new_.end()) continue;
    if (found->first == "protected")
      edits_.insertLines(places_.endOfElements(), newLine + places_.indent() + heading + found->second);
    else
      places_.insertBefore(places_.beginOfTail(), places_.indent() + heading + found->second + newLine);
  }
}

Result<void> ChangedBody::changeDeclarations(const std::string& before, const std::string& after) {
  if (before == after) return {};
  const auto was = bodyItems(before), is = bodyItems(after);
  if (!was || !is) return was ? is.reason() : was.reason();
  const std::vector<int> became = pairedItems(*was, *is);
  std::vector<bool> isThere(is->size(), false);
  for (size_t i = 0; i < was->size(); ++i) {
    const auto place = placeOf((*was)[i]);
    if (!place) continue;
    if (became[i] < 0) {
      removeItem(*place);
      continue;
    }
    const auto now = static_cast<size_t>(became[i]);
    const bool isAmongOthers = place->clause && place->clause->components.size() > 1;
    isThere[now] = true;
    kept_[now] = *place;
    if (isAmongOthers && (*was)[i].text != (*is)[now].text) {
      if (changeAmongOthers((*was)[i], (*is)[now], *place)) continue;
      parts_.remove({place->clause, place->index});
      edits_.insertLines(places_.endOfLineWith(place->end), lines((*is)[now], edits_.indentAt(place->begin)));
    } else {
      changeItem((*was)[i], (*is)[now], *place);
    }
  }
  for (size_t k = 0; k < is->size(); ++k)
    if (!isThere[k]) add(*is, k);
  addSections();
  return {};
}

void ChangedBody::changeClass(const std::string& before, const std::string& after) {
  const std::string name = classHead(before).name;
  for (const Element& element : model_.elements) {
    if (element.kind != Element::Kind::classDefinition) continue;
    const ClassDefinition& within = *element.classDefinition;
    if (context_.names.text(within.name) != name) continue;
    const uint32_t begin = edits_.withPrefixes(within.span.begin);
    if (after.empty()) return edits_.remove(begin, edits_.endOfNext(syntax::TokenKind::semicolon, within.span.end));
    const std::string source(edits_.at(within.span));
    const auto made = rewritings(source, withoutSemicolon(before), withoutSemicolon(after));
    return made ? edits_.rewrite(within.span, *made)
                : edits_.replace(within.span.begin, within.span.end, withoutSemicolon(after));
  }
}

Result<void> ChangedBody::changeClasses(const std::vector<std::string>& before, const std::vector<std::string>& after) {
  const auto nameOf = [](const std::string& text) { return classHead(text).name; };
  std::vector<bool> isThere(after.size(), false);
  std::vector<size_t> became(before.size(), after.size());
  for (size_t i = 0; i < before.size(); ++i)
    for (size_t k = 0; became[i] == after.size() && k < after.size(); ++k)
      if (!isThere[k] && nameOf(before[i]) == nameOf(after[k])) became[i] = k, isThere[k] = true;
  // One that is called otherwise, at its place.
  for (size_t i = 0; i < before.size() && before.size() == after.size(); ++i)
    if (became[i] == after.size() && !isThere[i]) became[i] = i, isThere[i] = true;
  for (size_t i = 0; i < before.size(); ++i) {
    const std::string now = became[i] < after.size() ? after[became[i]] : std::string();
    if (now == before[i]) continue;
    if (!now.empty() && !ClassReading(now).read)
      return failure("D012", phrase("the text of the class '%1' cannot be read", nameOf(now)));
    changeClass(before[i], now);
  }
  for (size_t k = 0; k < after.size(); ++k) {
    if (isThere[k]) continue;
    if (!ClassReading(after[k]).read)
      return failure("D012", phrase("the text of the class '%1' cannot be read", nameOf(after[k])));
    BodyItem item;
    item.section = Section::declarations;
    item.what = What::classDefinition;
    item.text = withoutSemicolon(after[k]);
    addBesideOthers(item);
  }
  return {};
}

}  // namespace armature::diagram
