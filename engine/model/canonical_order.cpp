#include "engine/model/canonical_order.h"

#include <algorithm>
#include <limits>
#include <numeric>

#include "engine/base/mixed_bits.h"
#include "engine/model/flatten.h"
#include "engine/syntax/walk.h"

namespace armature::model {

using syntax::Equation;
using syntax::EquationKind;

namespace {

constexpr int kMostRounds = 40;  // of colours: so far a component is told from others by what lies around it
constexpr uint32_t kNoElement = ~uint32_t{0};

uint64_t blended(uint64_t a, uint64_t b) {
  return mixedBits(a * 0x9e3779b97f4a7c15ull + b + 0x632be59bd9b4e019ull);
}

// A declaration or an equation as a text with holes, where components are named.
struct Sentence {
  struct Hole {
    uint64_t before;  // of the text between the hole before and this one; of a connection of the text behind the name
    uint32_t element;
  };
  std::vector<Hole> holes;
  uint64_t rest = 0;          // of the text behind the last hole
  bool isConnection = false;  // two holes, in either order
  bool isBeside = false;      // of what lies beside the model (kBesideMark)
};

// Reads sentences: blanks do not count.
class SentenceReader {
 public:
  SentenceReader(const Class& cls, Library& library) : cls_(cls), library_(library) {}

  Sentence declaration(const Element& element) {
    const syntax::ComponentClause& clause = *element.clause;
    const syntax::Component& component = *element.component;
    begin();
    for (const bool flag : {clause.isInner, clause.isOuter, clause.isReplaceable, clause.isFinal})
      text_ = blended(text_, flag ? 1 : 2);
    for (const uint64_t prefix : {static_cast<uint64_t>(clause.flow), static_cast<uint64_t>(clause.variability),
                                  static_cast<uint64_t>(clause.causality)})
      text_ = blended(text_, prefix);
    take(library_.sources().text(clause.type->span));
    for (const syntax::ExprPtr size : clause.dimensions) takeAll(size->span, size);
    for (const syntax::ExprPtr size : component.dimensions) takeAll(size->span, size);
    if (component.modification) takeAll(component.modification->span, component.modification);
    if (component.condition) takeAll(component.condition->span, component.condition);
    return end();
  }

  Sentence equation(const Equation& equation) {
    begin();
    if (equation.kind == EquationKind::connect && isName(equation.a) && isName(equation.b)) {
      for (const syntax::ExprPtr one : {equation.a, equation.b}) {
        const std::string_view name = library_.sources().text(one->span);
        text_ = 3;
        const uint32_t element = elementOf(*one->reference);
        take(element == kNoElement ? name : name.substr(nameLength(*one->reference)));
        made_.holes.push_back({text_, element});
      }
      made_.isConnection = true;
      text_ = 0;
      return end();
    }
    SourceSpan span = equation.span;
    if (equation.annotation.isValid()) span.end = std::min(span.end, equation.annotation.begin);
    at_ = span.begin;
    syntax::forEachReference(equation, [&](const syntax::Reference& r) { reach(r); });
    leave(span);
    return end();
  }

 private:
  static bool isName(syntax::ExprPtr e) { return e && e->kind == syntax::ExprKind::reference; }
  size_t nameLength(const syntax::Reference& r) const { return library_.names().text(r.parts[0].name).size(); }
  uint32_t elementOf(const syntax::Reference& r) const {
    if (r.leadingDot || r.parts.empty()) return kNoElement;
    const auto found = cls_.index.find(r.parts[0].name);
    return found == cls_.index.end() ? kNoElement : found->second;
  }
  void begin() {
    made_ = {};
    text_ = 0;
  }
  Sentence end() {
    made_.rest = text_;
    return std::move(made_);
  }
  void take(std::string_view piece) {
    for (const char c : piece)
      if (c != ' ' && c != '\n' && c != '\t' && c != '\r')
        text_ = (text_ ^ static_cast<unsigned char>(c)) * 0x100000001b3ull;
  }
  template <class Tree>
  void takeAll(const SourceSpan& span, const Tree& tree) {
    at_ = span.begin;
    syntax::forEachReference(tree, [&](const syntax::Reference& r) { reach(r); });
    leave(span);
  }
  // The text up to a reference, and the hole where it names a component.
  void reach(const syntax::Reference& r) {
    if (!r.span.isValid() || r.span.begin < at_) return;
    const uint32_t element = elementOf(r);
    if (element == kNoElement) return;
    takeTo(r.span.file, r.span.begin);
    made_.holes.push_back({text_, element});
    text_ = 5;
    at_ = r.span.begin + static_cast<uint32_t>(nameLength(r));
  }
  void takeTo(FileId file, uint32_t place) {
    if (place > at_) take(library_.sources().text({file, at_, place}));
    at_ = std::max(at_, place);
  }
  void leave(const SourceSpan& span) { takeTo(span.file, span.end); }

  const Class& cls_;
  Library& library_;
  Sentence made_;
  uint64_t text_ = 0;
  uint32_t at_ = 0;
};

class Colours {
 public:
  Colours(std::vector<Sentence> declarations, const std::vector<Sentence>& equations)
      : declarations_(std::move(declarations)), equations_(equations), colours_(declarations_.size(), 1) {}

  // The elements in canonical order.
  std::vector<uint32_t> order() {
    refine();
    return walk();
  }

  static uint64_t colourOf(const Sentence& s, const std::vector<uint64_t>& colours) {
    const auto end = [&](size_t k) {
      const uint32_t element = s.holes[k].element;
      return blended(s.holes[k].before, element == kNoElement ? 0 : colours[element]);
    };
    if (s.isConnection) return blended(std::min(end(0), end(1)), std::max(end(0), end(1)));
    uint64_t sum = s.rest;
    for (size_t k = 0; k < s.holes.size(); ++k) sum = blended(sum, end(k));
    return sum;
  }

 private:
  template <class Visit>
  void forSentences(const Visit& visit) const {
    for (const Sentence& s : equations_)
      if (!s.isBeside) visit(s, kNoElement);
    for (uint32_t e = 0; e < declarations_.size(); ++e)
      if (!declarations_[e].isBeside) visit(declarations_[e], e);
  }

  size_t distinct() const {
    std::vector<uint64_t> all = colours_;
    std::sort(all.begin(), all.end());
    return static_cast<size_t>(std::unique(all.begin(), all.end()) - all.begin());
  }

  void refine() {
    size_t known = 0;
    for (int round = 0; round < kMostRounds; ++round) {
      std::vector<uint64_t> next(colours_.size(), 0);
      forSentences([&](const Sentence& s, uint32_t owner) {
        const uint64_t colour = colourOf(s, colours_);
        if (owner != kNoElement) next[owner] += blended(colour, 7);
        for (size_t k = 0; k < s.holes.size(); ++k)
          if (s.holes[k].element != kNoElement)
            next[s.holes[k].element] += blended(blended(colour, owner == kNoElement ? 0 : colours_[owner]),
                                                s.isConnection ? s.holes[k].before : k);
      });
      for (size_t e = 0; e < colours_.size(); ++e) colours_[e] = blended(colours_[e], next[e]);
      const size_t count = distinct();
      if (round > 0 && count == known) break;
      known = count;
    }
  }

  struct Way {
    uint64_t colour;
    uint32_t to;
  };

  // From each element to those that are mentioned with it.
  std::vector<std::vector<Way>> ways() const {
    std::vector<std::vector<Way>> made(colours_.size());
    forSentences([&](const Sentence& s, uint32_t owner) {
      const uint64_t colour = colourOf(s, colours_);
      const auto join = [&](uint32_t a, uint32_t b, uint64_t place) {
        if (a == b || a == kNoElement || b == kNoElement) return;
        made[a].push_back({blended(blended(colour, place), colours_[b]), b});
        made[b].push_back({blended(blended(colour, place), colours_[a]), a});
      };
      for (size_t k = 0; k < s.holes.size(); ++k) {
        if (owner != kNoElement) join(owner, s.holes[k].element, k);
        if (k > 0) join(s.holes[k - 1].element, s.holes[k].element, s.isConnection ? 0 : k);
      }
    });
    return made;
  }

  // Where to begin: with a colour that no other has, where most is connected.
  std::vector<uint32_t> starts(const std::vector<std::vector<Way>>& ways) const {
    std::vector<uint64_t> sorted = colours_;
    std::sort(sorted.begin(), sorted.end());
    std::vector<uint8_t> isShared(colours_.size());
    for (size_t e = 0; e < colours_.size(); ++e) {
      const auto [from, to] = std::equal_range(sorted.begin(), sorted.end(), colours_[e]);
      isShared[e] = to - from > 1 ? 1 : 0;
    }
    std::vector<uint32_t> all(colours_.size());
    std::iota(all.begin(), all.end(), 0);
    const auto key = [&](uint32_t e) {
      return std::tuple(declarations_[e].isBeside ? e + 1 : 0, isShared[e],
                        std::numeric_limits<size_t>::max() - ways[e].size(), colours_[e], kNoElement - e);
    };
    std::sort(all.begin(), all.end(), [&](uint32_t a, uint32_t b) { return key(a) < key(b); });
    return all;
  }

  // In depth, so that what follows each other in a chain does so in the order, from what is connected most, and then
  // backwards: hubs and grounds come last, as in the reversed order of Cuthill and McKee (George, 1971, Computer
  // implementation of the finite element method), in which eliminating from the front fills in least. Equals are
  // reached in the reverse of their order in the text, so that they have it in the end.
  std::vector<uint32_t> walk() const {
    std::vector<std::vector<Way>> ways = this->ways();
    std::vector<size_t> count(ways.size());
    for (size_t e = 0; e < ways.size(); ++e) count[e] = ways[e].size();
    const size_t most = count.empty() ? 0 : *std::ranges::max_element(count);
    std::vector<uint32_t> order;
    std::vector<uint8_t> isReached(colours_.size(), 0);
    const auto key = [&](const Way& way) { return std::tuple(most - count[way.to], way.colour, kNoElement - way.to); };
    for (const uint32_t start : starts(ways)) {
      std::vector<uint32_t> open{start};
      while (!open.empty()) {
        const uint32_t here = open.back();
        open.pop_back();
        if (std::exchange(isReached[here], 1)) continue;
        order.push_back(here);
        std::sort(ways[here].begin(), ways[here].end(), [&](const Way& a, const Way& b) { return key(a) < key(b); });
        for (size_t k = ways[here].size(); k-- > 0;) open.push_back(ways[here][k].to);
      }
    }
    const auto beside = std::ranges::find_if(order, [&](uint32_t e) { return declarations_[e].isBeside; });
    std::reverse(order.begin(), beside);
    return order;
  }

  std::vector<Sentence> declarations_;
  const std::vector<Sentence>& equations_;
  std::vector<uint64_t> colours_;
};

// A connection whose first end is not the one that comes first.
const Equation* turned(const Equation& equation, syntax::Arena& arena) {
  Equation* const made = arena.make<Equation>(equation);
  std::swap(made->a, made->b);
  return made;
}

// Sorts the equations of a section; `ranks` are of the elements.
syntax::List<const Equation*> sorted(syntax::List<const Equation*> list, std::span<const Sentence> sentences,
                                     const std::vector<uint64_t>& ranks, syntax::Arena& arena) {
  struct Place {
    uint64_t first, second, colour;
    const Equation* equation;
  };
  std::vector<Place> places;
  for (size_t k = 0; k < list.size(); ++k) {
    const Sentence& s = sentences[k];
    Place place{s.isBeside ? ranks.size() : ~uint64_t{0}, 0, s.isBeside ? k : Colours::colourOf(s, ranks), list[k]};
    const auto rank = [&](size_t hole) {
      return s.holes[hole].element == kNoElement ? ~uint64_t{0} : ranks[s.holes[hole].element];
    };
    for (size_t hole = 0; hole < s.holes.size() && !s.isBeside; ++hole) place.first = std::min(place.first, rank(hole));
    if (s.isConnection && !s.isBeside) {
      place.second = std::max(rank(0), rank(1));
      if (std::pair(rank(0), s.holes[0].before) > std::pair(rank(1), s.holes[1].before))
        place.equation = turned(*list[k], arena);
    }
    places.push_back(place);
  }
  std::stable_sort(places.begin(), places.end(), [](const Place& a, const Place& b) {
    return std::tuple(a.first, a.second, a.colour) < std::tuple(b.first, b.second, b.colour);
  });
  std::vector<const Equation*> made;
  for (const Place& place : places) made.push_back(place.equation);
  return arena.copy(made.data(), made.size());
}

// Names of the local classes that are marked as beside the model.
std::vector<Name> classesBeside(const syntax::ClassDefinition& definition, Library& library) {
  std::vector<Name> names;
  for (const syntax::Element& element : definition.elements) {
    if (element.kind != syntax::Element::Kind::classDefinition) continue;
    const syntax::ClassDefinition& local = *element.classDefinition;
    if (local.annotation.isValid() &&
        library.sources().text(local.annotation).find(kBesideMark) != std::string_view::npos)
      names.push_back(local.name);
  }
  return names;
}

}  // namespace

std::vector<uint32_t> orderCanonically(Class& cls, Library& library, syntax::Arena& arena) {
  SentenceReader reader(cls, library);
  std::vector<Sentence> declarations, equations;
  const std::vector<Name> beside = classesBeside(*cls.definition, library);
  for (const Element& element : cls.elements) {
    declarations.push_back(reader.declaration(element));
    declarations.back().isBeside = std::ranges::count(beside, element.clause->type->parts.back().name) > 0;
  }
  for (const syntax::EquationSection& section : cls.definition->equations)
    for (const Equation* equation : section.equations) {
      Sentence& made = equations.emplace_back(reader.equation(*equation));
      made.isBeside = std::ranges::any_of(made.holes, [&](const Sentence::Hole& hole) {
        return hole.element != kNoElement && declarations[hole.element].isBeside;
      });
    }
  const std::vector<uint32_t> order = Colours(std::move(declarations), equations).order();
  std::vector<uint64_t> ranks(order.size());
  for (size_t k = 0; k < order.size(); ++k) ranks[order[k]] = k;

  syntax::ClassDefinition* const definition = arena.make<syntax::ClassDefinition>(*cls.definition);
  std::vector<syntax::EquationSection> sections;
  std::span<const Sentence> rest = equations;
  for (const syntax::EquationSection& section : cls.definition->equations) {
    const size_t count = section.equations.size();
    sections.push_back({section.isInitial, sorted(section.equations, rest.first(count), ranks, arena)});
    rest = rest.subspan(count);
  }
  definition->equations = arena.copy(sections.data(), sections.size());
  cls.definition = definition;

  std::vector<Element> elements;
  for (const uint32_t from : order) elements.push_back(std::move(cls.elements[from]));
  cls.elements = std::move(elements);
  for (uint32_t k = 0; k < cls.elements.size(); ++k) cls.index[cls.elements[k].name] = k;
  return order;
}

}  // namespace armature::model
