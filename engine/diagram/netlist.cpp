#include "engine/diagram/netlist.h"

#include <algorithm>
#include <set>

#include "engine/diagram/model_text.h"

namespace armature::diagram {

namespace {

using syntax::ClassDefinition;
using syntax::Component;
using syntax::Element;

class NetlistBuilder {
 public:
  NetlistBuilder(const Document& document, syntax::ParseContext& context)
      : document_(document), context_(context), made_(modelText(document, TextFor::compiler, {})) {}

  Netlist build() {
    Netlist netlist;
    file_ = context_.sources.add(nameOfText(document_), made_.text);
    for (const Owner& owner : made_.owners) netlist.places.push_back({{file_, owner.begin, owner.end}, owner.parts});
    bool isGood = made_.problems.empty();
    areNamesKnown_ = isGood;  // a wire to a part whose name is at fault has no fault of its own
    for (const Diagnostic& problem : made_.problems) context_.diagnostics.add(problem);
    for (const Fragment& fragment : made_.fragments) isGood = check(fragment) && isGood;
    isGood = checkNames() && isGood;
    for (const Wire& wire : wires_) isGood = checkWire(wire) && isGood;
    const ClassDefinition* model = isGood ? parseWhole(netlist) : nullptr;
    if (!model) return netlist;
    netlist.model = model;
    for (const Element& element : model->elements) {
      if (element.kind == Element::Kind::classDefinition) netlist.localClasses.push_back(element.classDefinition);
    }
    return netlist;
  }

 private:
  struct Wire {
    Phrase what;
    std::vector<std::string> parts;
    SourceSpan span;
    std::vector<const syntax::Expression*> ends;  // null for an end that could not be read
  };

  // Reads one fragment by itself, so that an error in it cannot spread and is told with the part it belongs to.
  bool check(const Fragment& fragment) {
    Diagnostics found;
    syntax::ParseContext context{context_.names, context_.sources, context_.arena, found};
    const SourceSpan span{file_, fragment.begin, fragment.end};
    Phrase wrong;
    switch (fragment.kind) {
      case Fragment::Kind::expression:
        parseExpression(context, span);
        break;
      case Fragment::Kind::argument: {
        const syntax::Modification* made = parseArguments(context, span);
        if (made && made->arguments.size() != 1) wrong = phrase("it is not one modifier");
        break;
      }
      case Fragment::Kind::reference: {
        const syntax::Expression* made = parseExpression(context, span);
        if (made && made->kind != syntax::ExprKind::reference) wrong = phrase("it is not a name");
        if (fragment.parts.size() == 2) noteEnd(fragment, wrong.empty() ? made : nullptr);
        break;
      }
      case Fragment::Kind::body: {
        const ClassDefinition* made = parseClassBody(context, span, context_.names.intern(document_.name));
        for (const Element& element : made->elements) elements_.push_back(element);
        areNamesKnown_ = areNamesKnown_ && !found.hasErrors();
        break;
      }
      case Fragment::Kind::classText: {
        const syntax::StoredDefinition* made = parseFile(context, span);
        if (!found.hasErrors() && (made->classes.size() != 1 || made->hasWithin)) wrong = phrase("it is not one class");
        if (made->classes.size() == 1) {
          Element element{};
          element.kind = Element::Kind::classDefinition;
          element.classDefinition = made->classes[0];
          elements_.push_back(element);
        }
        break;
      }
    }
    for (const Diagnostic& one : found.all()) {
      if (one.severity != Severity::error) continue;
      Diagnostic told = one;
      told.code = "D012";
      told.message = phrase("%1 cannot be read: %2", fragment.what, one.message);
      told.parts = fragment.parts;
      context_.diagnostics.add(std::move(told));
    }
    if (!wrong.empty()) {
      context_.diagnostics.error("D012", phrase("%1 cannot be read: %2", fragment.what, wrong), span, fragment.parts);
    }
    return !found.hasErrors() && wrong.empty();
  }

  const ClassDefinition* parseWhole(const Netlist& netlist) {
    Diagnostics found;
    syntax::ParseContext context{context_.names, context_.sources, context_.arena, found};
    const syntax::StoredDefinition* stored = parseFile(context, file_);
    for (Diagnostic one : found.all()) {
      if (one.parts.empty()) one.parts = netlist.partsAt(one.span);
      context_.diagnostics.add(std::move(one));
    }
    return found.hasErrors() || stored->classes.size() != 1 ? nullptr : stored->classes[0];
  }

  // Both ends of a wire follow each other.
  void noteEnd(const Fragment& fragment, const syntax::Expression* end) {
    const SourceSpan span{file_, fragment.begin, fragment.end};
    if (wires_.empty() || wires_.back().ends.size() == 2) wires_.push_back({fragment.what, fragment.parts, span, {}});
    wires_.back().ends.push_back(end);
    wires_.back().span.end = fragment.end;
  }

  // No two elements of one name: the document's own are checked with its text, here those of its declarations.
  bool checkNames() {
    for (const ComponentItem& item : document_.components) names_.insert(item.name);
    for (const ParameterItem& item : document_.parameters) names_.insert(item.name);
    bool isGood = true;
    const auto declare = [&](Name name, SourceSpan span) {
      const std::string text(context_.names.text(name));
      if (names_.insert(text).second) return;
      context_.diagnostics.error("D011", phrase("two things of the diagram are called '%1'", text), span, {text});
      isGood = false;
    };
    for (const Element& element : elements_) {
      if (element.kind == Element::Kind::extends) areNamesKnown_ = false;  // it may inherit any
      if (element.kind == Element::Kind::classDefinition) {
        declare(element.classDefinition->name, element.classDefinition->nameSpan);
      }
      if (element.kind != Element::Kind::componentClause) continue;
      for (const Component* component : element.clause->components) declare(component->name, component->span);
    }
    return isGood;
  }

  // A wire joins two different connectors of things that are there.
  bool checkWire(const Wire& wire) {
    if (wire.parts[0] == wire.parts[1]) {
      context_.diagnostics.error("D014", phrase("%1 joins a connector with itself", wire.what), wire.span,
                                 {wire.parts[0]});
      return false;
    }
    for (const syntax::Expression* end : wire.ends) {
      if (!end || !areNamesKnown_) continue;
      const std::string part(context_.names.text(end->reference->parts[0].name));
      if (names_.count(part)) continue;
      context_.diagnostics.error("D013", phrase("%1 ends at '%2', which is no part of the diagram", wire.what, part),
                                 wire.span, wire.parts);
      return false;
    }
    return true;
  }

  const Document& document_;
  syntax::ParseContext& context_;
  ModelText made_;
  FileId file_;
  std::vector<Wire> wires_;
  std::vector<Element> elements_;  // of the declarations and the classes
  std::set<std::string> names_;
  bool areNamesKnown_ = true;  // false when the declarations inherit or could not be read
};

}  // namespace

std::vector<std::string> Netlist::partsAt(SourceSpan span) const {
  auto after = std::upper_bound(places.begin(), places.end(), span.begin,
                                [](uint32_t offset, const Place& place) { return offset < place.span.begin; });
  if (after == places.begin()) return {};
  const Place& place = *(after - 1);
  const bool isWithin = place.span.file == span.file && span.begin < place.span.end;
  return isWithin ? place.parts : std::vector<std::string>();
}

std::string nameOfText(const Document& document) {
  return (document.name.empty() ? "diagram" : document.name) + ".armature.json";
}

Netlist toClass(const Document& document, syntax::ParseContext& context) {
  return NetlistBuilder(document, context).build();
}

}  // namespace armature::diagram
