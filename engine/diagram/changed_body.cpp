#include "engine/diagram/changed_body.h"

#include <algorithm>

#include "engine/diagram/class_reading.h"

namespace armature::diagram {

namespace {

using syntax::ClassDefinition;
using syntax::Element;
using syntax::Token;
using Section = BodyItem::Section;
using What = BodyItem::What;

std::string wordAt(const std::string& text, const Token& token) {
  return text.substr(token.begin, token.end - token.begin);
}

// Which token of `source` each token of `text` is, where `text` is the same with names written in full; a token that is
// only in the full name stands before the one that it leads to. Empty where the texts are not alike in this way.
struct Alignment {
  std::vector<size_t> at;
  std::vector<bool> isAdded;
};
Alignment aligned(const std::string& source, const std::vector<Token>& ofSource, const std::string& text,
                  const std::vector<Token>& ofText) {
  Alignment made;
  size_t s = 0;
  for (const Token& token : ofText) {
    if (s >= ofSource.size()) return {};
    const bool isSame = wordAt(source, ofSource[s]) == wordAt(text, token);
    made.at.push_back(s);
    made.isAdded.push_back(!isSame);
    if (isSame) ++s;
  }
  return s == ofSource.size() ? made : Alignment{};
}

// What of a text is to be written anew where it says `before` in other words and is to say `after`: of names that stand
// in it shortly only those that have changed are written in full.
struct Rewriting {
  uint32_t begin = 0, end = 0;  // in the source
  std::string with;
};
Rewriting rewriting(const std::string& source, const std::string& before, const std::string& after) {
  const Rewriting whole{0, static_cast<uint32_t>(source.size()), after};
  // Comments lie between the tokens: of a text that is there to the letter none is passed over.
  if (source == before) return whole;
  const TextEdits s(source), b(before), a(after);
  const auto &ofBefore = b.tokens(), &ofAfter = a.tokens();
  const Alignment alignment = aligned(source, s.tokens(), before, ofBefore);
  if (alignment.at.empty() || ofAfter.empty()) return whole;
  const auto isSame = [&](size_t i, size_t k) { return wordAt(before, ofBefore[i]) == wordAt(after, ofAfter[k]); };
  size_t head = 0, tail = 0;
  const size_t most = std::min(ofBefore.size(), ofAfter.size());
  while (head < most && isSame(head, head)) ++head;
  while (tail < most - head && isSame(ofBefore.size() - 1 - tail, ofAfter.size() - 1 - tail)) ++tail;
  // At least one token on each side, and no name by halves.
  if (head > 0) --head;
  while (head > 0 && alignment.isAdded[head - 1]) --head;
  while (tail > 0 && alignment.isAdded[ofBefore.size() - tail]) --tail;
  const size_t endBefore = ofBefore.size() - tail, endAfter = ofAfter.size() - tail;
  if (endBefore <= head || endAfter <= head) return whole;
  const uint32_t begin = s.tokens()[alignment.at[head]].begin, end = s.tokens()[alignment.at[endBefore - 1]].end;
  return {begin, end, after.substr(ofAfter[head].begin, ofAfter[endAfter - 1].end - ofAfter[head].begin)};
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

void ChangedBody::changeItem(const BodyItem& before, const BodyItem& after, const Place& place) {
  if (before.text != after.text) {
    const Rewriting made = rewriting(textAt(place), before.text, after.text);
    edits_.replace(place.begin + made.begin, place.begin + made.end, made.with);
  }
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

void ChangedBody::removeItem(const Place& place) {
  if (place.clause && place.clause->components.size() > 1)
    gone_.push_back({place.clause, place.index});
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
    return edits_.insert(places_.endOfLineWith(place.end), lines(item, edits_.indentAt(place.begin)));
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
    if (wireEnd_ > 0) return edits_.insert(places_.endOfLineWith(wireEnd_), text);
    if (const auto heading = places_.beginOfEquations()) return edits_.insert(edits_.endOfLineFrom(*heading), text);
  }
  if (item.section == Section::declarations) {
    for (size_t i = model_.elements.size(); i-- > 0;)
      if (isProtected(model_.elements[i]) == item.isProtected)
        return edits_.insert(places_.endOfLineWith(spanOf(model_.elements[i]).end), text);
    if (!item.isProtected) return edits_.insert(places_.endOfHead(), text);
  }
  new_[headingOf(item)] += text;
}

void ChangedBody::addSections() {
  const std::string newLine = places_.newLine();
  for (const char* heading : {"protected", "initial equation", "equation", "initial algorithm", "algorithm"}) {
    const auto found = new_.find(heading);
    if (found == new_.end()) continue;
    if (found->first == "protected")
      edits_.insert(places_.endOfElements(), newLine + places_.indent() + heading + found->second);
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
      gone_.push_back({place->clause, place->index});
      edits_.insert(places_.endOfLineWith(place->end), lines((*is)[now], edits_.indentAt(place->begin)));
    } else {
      changeItem((*was)[i], (*is)[now], *place);
    }
  }
  for (size_t k = 0; k < is->size(); ++k)
    if (!isThere[k]) add(*is, k);
  addSections();
  if (!gone_.empty()) ChangedPart(edits_, context_).remove(gone_);
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
    const Rewriting made = rewriting(source, withoutSemicolon(before), withoutSemicolon(after));
    return edits_.replace(within.span.begin + made.begin, within.span.begin + made.end, made.with);
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
