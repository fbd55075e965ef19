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
      : document_(document), context_(context), made_(modelText(document, false, {})) {}

  Netlist build() {
    Netlist netlist;
    const std::string name = (document_.name.empty() ? "diagram" : document_.name) + ".armature.json";
    file_ = context_.sources.add(name, made_.text);
    for (const Owner& owner : made_.owners) netlist.places.push_back({{file_, owner.begin, owner.end}, owner.parts});
    bool isGood = made_.problems.empty();
    for (const Diagnostic& problem : made_.problems) context_.diagnostics.add(problem);
    for (const Fragment& fragment : made_.fragments) isGood = check(fragment) && isGood;
    if (!isGood) return netlist;
    const ClassDefinition* model = parseWhole(netlist);
    if (!model || !checkNames(*model)) return netlist;
    netlist.model = model;
    for (const Element& element : model->elements) {
      if (element.kind == Element::Kind::classDefinition) netlist.localClasses.push_back(element.classDefinition);
    }
    return netlist;
  }

 private:
  // Reads one fragment by itself, so that an error in it cannot spread and is told with the part it belongs to.
  bool check(const Fragment& fragment) {
    Diagnostics found;
    syntax::ParseContext context{context_.names, context_.sources, context_.arena, found};
    const SourceSpan span{file_, fragment.begin, fragment.end};
    std::string wrong;
    switch (fragment.kind) {
      case Fragment::Kind::expression:
        parseExpression(context, span);
        break;
      case Fragment::Kind::argument: {
        const syntax::Modification* made = parseArguments(context, span);
        if (made && made->arguments.size() != 1) wrong = "it is not one modifier";
        break;
      }
      case Fragment::Kind::reference: {
        const syntax::Expression* made = parseExpression(context, span);
        if (made && made->kind != syntax::ExprKind::reference) wrong = "it is not a name";
        break;
      }
      case Fragment::Kind::body:
        parseClassBody(context, span, context_.names.intern(document_.name));
        break;
      case Fragment::Kind::classText: {
        const syntax::StoredDefinition* made = parseFile(context, span);
        if (!found.hasErrors() && (made->classes.size() != 1 || made->hasWithin)) wrong = "it is not one class";
        break;
      }
    }
    for (const Diagnostic& one : found.all()) {
      if (one.severity != Severity::error) continue;
      Diagnostic told = one;
      told.code = "D012";
      told.message = fragment.what + " cannot be read: " + one.message;
      told.parts = fragment.parts;
      context_.diagnostics.add(std::move(told));
    }
    if (!wrong.empty()) {
      context_.diagnostics.error("D012", fragment.what + " cannot be read: " + wrong, span, fragment.parts);
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

  // No two elements of one name, and wires end at something that is there.
  bool checkNames(const ClassDefinition& model) {
    bool isGood = true;
    bool hasBase = false;
    std::set<Name> names;
    const auto declare = [&](Name name, SourceSpan span) {
      if (names.insert(name).second) return;
      const std::string text(context_.names.text(name));
      context_.diagnostics.error("D011", "two things of the diagram are called '" + text + "'", span, {text});
      isGood = false;
    };
    for (const Element& element : model.elements) {
      hasBase = hasBase || element.kind == Element::Kind::extends;
      if (element.kind == Element::Kind::classDefinition) {
        declare(element.classDefinition->name, element.classDefinition->nameSpan);
      }
      if (element.kind != Element::Kind::componentClause) continue;
      for (const Component* component : element.clause->components) declare(component->name, component->span);
    }
    for (const syntax::EquationSection& section : model.equations) {
      for (const syntax::Equation* equation : section.equations) {
        if (equation->kind == syntax::EquationKind::connect) isGood = checkWire(*equation, names, hasBase) && isGood;
      }
    }
    return isGood;
  }

  bool checkWire(const syntax::Equation& wire, const std::set<Name>& names, bool hasBase) {
    if (wire.a->kind != syntax::ExprKind::reference || wire.b->kind != syntax::ExprKind::reference) return true;
    const std::string from(context_.sources.text(wire.a->span)), to(context_.sources.text(wire.b->span));
    const std::string what = "the connection from '" + from + "' to '" + to + "'";
    if (from == to) {
      context_.diagnostics.error("D014", what + " joins a connector with itself", wire.span, {from});
      return false;
    }
    for (const syntax::ExprPtr end : {wire.a, wire.b}) {
      const Name first = end->reference->parts[0].name;
      if (hasBase || names.count(first)) continue;
      const std::string part(context_.names.text(first));
      context_.diagnostics.error("D013", what + " ends at '" + part + "', which is no part of the diagram", wire.span,
                                 {from, to});
      return false;
    }
    return true;
  }

  const Document& document_;
  syntax::ParseContext& context_;
  ModelText made_;
  FileId file_;
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

Netlist toClass(const Document& document, syntax::ParseContext& context) {
  return NetlistBuilder(document, context).build();
}

}  // namespace armature::diagram
