#include "engine/diagram/body_items.h"

#include <algorithm>
#include <map>

#include "engine/diagram/class_reading.h"
#include "engine/diagram/text_edits.h"

namespace armature::diagram {

namespace {

using syntax::Element;
using syntax::TokenKind;
using Section = BodyItem::Section;
using What = BodyItem::What;

std::string trimmed(const std::string& text) {
  const size_t begin = text.find_first_not_of(" \t\r\n");
  return begin == std::string::npos ? std::string() : text.substr(begin, text.find_last_not_of(" \t\r\n") + 1 - begin);
}

// A model of nothing but the text.
class BodyReader {
 public:
  explicit BodyReader(const std::string& declarations)
      : reading_("model Body\n" + declarations + "\nend Body"), tokens_(reading_.text) {}

  Result<std::vector<BodyItem>> take() {
    for (const Diagnostic& d : reading_.diagnostics.all())
      if (d.severity == Severity::error) return failure("D012", d.message);
    if (!reading_.hasBody()) return failure("D012", phrase("the declarations and equations cannot be read"));
    for (const Element& element : reading_.read->elements) addElement(element);
    for (const syntax::EquationSection& section : reading_.read->equations)
      for (const syntax::Equation* equation : section.equations)
        add(section.isInitial ? Section::initialEquations : Section::equations,
            equation->kind == syntax::EquationKind::connect ? What::wire : What::equation, equation->span);
    for (const syntax::AlgorithmSection& section : reading_.read->algorithms)
      for (const syntax::Statement* statement : section.statements)
        add(section.isInitial ? Section::initialAlgorithms : Section::algorithms, What::statement, statement->span);
    return std::move(items_);
  }

 private:
  void addElement(const Element& element) {
    switch (element.kind) {
      case Element::Kind::import:
        return add(Section::declarations, What::import, element.import->span);
      case Element::Kind::extends:
        add(Section::declarations, What::extends, element.extends->span);
        items_.back().isProtected = element.extends->isProtected;
        return;
      case Element::Kind::classDefinition:
        add(Section::declarations, What::classDefinition, element.classDefinition->span);
        items_.back().isProtected = element.classDefinition->isProtected;
        items_.back().name = std::string(reading_.names.text(element.classDefinition->name));
        return;
      case Element::Kind::componentClause:
        return addClause(*element.clause);
    }
  }

  void addClause(const syntax::ComponentClause& clause) {
    add(Section::declarations, What::component, clause.span);
    items_.back().isProtected = clause.isProtected;
    items_.back().name = std::string(reading_.names.text(clause.components[0]->name));
    if (clause.components.size() == 1) return;
    const BodyItem whole = items_.back();
    items_.pop_back();
    const uint32_t begin = tokens_.withPrefixes(clause.span.begin);
    const std::string head = between(begin, clause.components.front()->span.begin);
    const std::string tail = between(clause.components.back()->span.end, endOf(clause.span.end));
    for (const syntax::Component* component : clause.components) {
      BodyItem one = whole;
      one.name = std::string(reading_.names.text(component->name));
      one.text = head + between(component->span.begin, component->span.end) + tail;
      if (component != clause.components.front()) one.lead.clear();
      if (component != clause.components.back()) one.trail.clear();
      items_.push_back(std::move(one));
    }
  }

  void add(Section section, What what, SourceSpan span) {
    BodyItem item;
    item.section = section;
    item.what = what;
    item.number = counts_[{section, what}]++;
    const uint32_t begin = tokens_.withPrefixes(span.begin), end = endOf(span.end);
    item.text = trimmed(between(begin, end));
    readComments(begin, end, item);
    items_.push_back(std::move(item));
  }

  uint32_t endOf(uint32_t place) const { return tokens_.endOfNext(TokenKind::semicolon, place) - 1; }
  std::string between(uint32_t begin, uint32_t end) const { return reading_.text.substr(begin, end - begin); }

  void readComments(uint32_t begin, uint32_t end, BodyItem& item) const {
    const auto& tokens = tokens_.tokens();
    const size_t first = tokens_.tokenAt(begin), next = tokens_.tokenAt(end + 1);
    const uint32_t before = tokens[first - 1].end;
    const std::string gap = between(before, begin);
    // What stands in the line of the item before is that item's.
    const bool isOfOther = tokens[first - 1].kind == TokenKind::semicolon;
    const size_t line = isOfOther ? gap.find('\n') : 0;
    item.lead = line == std::string::npos ? std::string() : trimmed(gap.substr(line));
    const uint32_t after = next < tokens.size() ? tokens[next].begin : static_cast<uint32_t>(reading_.text.size());
    const std::string rest = between(end + 1, after);
    // Where no further item of the section follows, all that stands there.
    const bool isLast = next >= tokens.size() || endsSection(tokens[next].kind);
    item.trail = trimmed(isLast ? rest : rest.substr(0, rest.find('\n')));
  }
  static bool endsSection(TokenKind kind) {
    return kind == TokenKind::kwEnd || kind == TokenKind::kwEquation || kind == TokenKind::kwAlgorithm ||
           kind == TokenKind::kwInitial || kind == TokenKind::kwProtected || kind == TokenKind::kwPublic;
  }

  ClassReading reading_;
  TextEdits tokens_;
  std::vector<BodyItem> items_;
  std::map<std::pair<Section, What>, size_t> counts_;
};

// The longest run of items that are alike in both lists, in one order (Needleman and Wunsch, 1970, with gaps for
// nothing), between what is alike at both ends.
void pairAlike(const std::vector<BodyItem>& before, const std::vector<BodyItem>& after, std::vector<int>& became) {
  size_t head = 0, tailB = before.size(), tailA = after.size();
  while (head < tailB && head < tailA && before[head].isAlike(after[head]))
    became[head] = static_cast<int>(head), ++head;
  while (tailB > head && tailA > head && before[tailB - 1].isAlike(after[tailA - 1]))
    --tailB, --tailA, became[tailB] = static_cast<int>(tailA);
  const size_t rows = tailB - head, columns = tailA - head;
  constexpr size_t kMostCells = 4'000'000;  // of texts that are wholly others
  if (rows * columns > kMostCells) return;
  std::vector<std::vector<int>> longest(rows + 1, std::vector<int>(columns + 1, 0));  // from (row, column) on
  for (size_t r = rows; r-- > 0;)
    for (size_t c = columns; c-- > 0;)
      longest[r][c] = before[head + r].isAlike(after[head + c]) ? longest[r + 1][c + 1] + 1
                                                                : std::max(longest[r + 1][c], longest[r][c + 1]);
  for (size_t r = 0, c = 0; r < rows && c < columns;) {
    if (before[head + r].isAlike(after[head + c]))
      became[head + r++] = static_cast<int>(head + c++);
    else if (longest[r + 1][c] >= longest[r][c + 1])
      ++r;
    else
      ++c;
  }
}

}  // namespace

Result<std::vector<BodyItem>> bodyItems(const std::string& declarations) {
  return BodyReader(declarations).take();
}

std::vector<int> pairedItems(const std::vector<BodyItem>& before, const std::vector<BodyItem>& after) {
  std::vector<int> became(before.size(), -1);
  pairAlike(before, after, became);
  std::vector<bool> isTaken(after.size(), false);
  for (const int at : became)
    if (at >= 0) isTaken[static_cast<size_t>(at)] = true;
  const auto pair = [&](size_t i, size_t k) { became[i] = static_cast<int>(k), isTaken[k] = true; };
  for (size_t i = 0; i < before.size(); ++i)
    for (size_t k = 0; became[i] < 0 && k < after.size(); ++k)
      if (!isTaken[k] && !before[i].name.empty() && before[i].name == after[k].name && before[i].isOfKind(after[k]))
        pair(i, k);
  // Between the same neighbours.
  for (size_t i = 0; i < before.size(); ++i) {
    if (became[i] >= 0) continue;
    if (i > 0 && became[i - 1] < 0) continue;
    const size_t from = i == 0 ? 0 : static_cast<size_t>(became[i - 1]) + 1;
    if (from < after.size() && !isTaken[from] && before[i].isOfKind(after[from])) pair(i, from);
  }
  return became;
}

}  // namespace armature::diagram
