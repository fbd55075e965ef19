#include "engine/diagram/changed_text.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "engine/diagram/annotation_places.h"
#include "engine/diagram/changed_body.h"
#include "engine/diagram/changed_part.h"
#include "engine/diagram/class_places.h"
#include "engine/diagram/kept_members.h"
#include "engine/diagram/model_text.h"
#include "engine/syntax/annotation_values.h"
#include "engine/syntax/arena.h"
#include "engine/syntax/printer.h"

namespace armature::diagram {

namespace {

using syntax::ClassDefinition;
using syntax::Element;
using syntax::Equation;
using syntax::Modification;
using syntax::TokenKind;

Diagnostic notDrawn(const Phrase& what) {
  return failure("D045", phrase("%1 cannot be changed by the drawing of a library's class: edit its text", what));
}

const ClassDefinition* classAt(const syntax::StoredDefinition& stored, const NameTable& names, std::string_view path) {
  const ClassDefinition* at = nullptr;
  while (!path.empty()) {
    const std::string_view first = path.substr(0, path.find('.'));
    const ClassDefinition* found = nullptr;
    if (!at)
      for (const ClassDefinition* one : stored.classes) found = names.text(one->name) == first ? one : found;
    else
      for (const Element& element : at->elements)
        if (element.kind == Element::Kind::classDefinition && names.text(element.classDefinition->name) == first)
          found = element.classDefinition;
    if (!found) return nullptr;
    at = found;
    path.remove_prefix(std::min(path.size(), first.size() + 1));
  }
  return at;
}

class ChangedClass {
 public:
  ChangedClass(const std::string& text, const Document& before, const Document& after, const WireDrawing& drawing)
      : edits_(text), before_(before), after_(after), drawing_(drawing) {
    stored_ = syntax::parseFile(context_, sources_.add("class", text));
  }

  Result<std::string> take(const std::string& className) {
    if (diagnostics_.hasErrors()) return diagnostics_.all().front();
    model_ = classAt(*stored_, names_, className);
    if (!model_) return failure("D021", phrase("there is no class '%1'", className));
    if (before_.name != after_.name) return notDrawn(phrase("the name of the class"));
    if (!isDrawnAnew() && toJson(before_) == toJson(after_)) return edits_.text();
    at_.emplace(edits_, *model_);
    collect();
    ChangedBody body(edits_, context_, parts_, *model_, wires_.empty() ? 0 : wires_.back()->span.end);
    if (auto done = body.changeClasses(before_.classes, after_.classes); !done) return done.reason();
    if (auto done = body.changeDeclarations(before_.declarations, after_.declarations); !done) return done.reason();
    findNames();
    changeParameters();
    changeParts();
    parts_.finish();
    changeWires();
    changeDescription();
    changeAnnotation();
    return edits_.made();
  }

 private:
  void collect() {
    for (const Element& element : model_->elements) {
      if (element.kind != Element::Kind::componentClause) continue;
      for (size_t i = 0; i < element.clause->components.size(); ++i)
        declared_[std::string(names_.text(element.clause->components[i]->name))] = {element.clause, i};
    }
    for (const syntax::EquationSection& section : model_->equations)
      for (const Equation* equation : section.equations)
        if (!section.isInitial && equation->kind == syntax::EquationKind::connect) wires_.push_back(equation);
  }

  // Parts and parameters that are called otherwise.
  void findNames() {
    findNames(before_.parameters, after_.parameters);
    findNames(before_.components, after_.components);
    // One that is called as another was, which is called so still, is no such one.
    const auto isTaken = [&](const auto& names) {
      return declared_.count(names.second) > 0 && renamed_.count(names.second) == 0;
    };
    while (std::erase_if(renamed_, isTaken) > 0) {
    }
  }
  // At their place in a list of the same length, else by what they are but for their names.
  template <class Item>
  void findNames(const std::vector<Item>& before, const std::vector<Item>& after) {
    const auto isIn = [](const std::vector<Item>& items, const Item& one) {
      return std::ranges::find(items, one.name, &Item::name) != items.end();
    };
    std::set<std::string> taken;
    for (size_t i = 0; i < before.size(); ++i) {
      const Item& item = before[i];
      const bool isGone = !isIn(after, item);
      const auto isIt = [&](const Item& now) {
        const bool isNew = !isIn(before, now) && taken.count(now.name) == 0;
        if (before.size() != after.size()) return isGone && isNew && isLike(item, now);
        return &now == &after[i] && now.name != item.name && (isLike(item, now) || (isGone && isNew));
      };
      const auto now = std::ranges::find_if(after, isIt);
      if (now == after.end()) continue;
      taken.insert(now->name);
      renamed_[item.name] = now->name;
    }
  }
  // But for the name and what may mention other names.
  static bool isLike(const ComponentItem& a, const ComponentItem& b) {
    return a.className == b.className && a.placement == b.placement && a.prefixes == b.prefixes &&
           a.isProtected == b.isProtected;
  }
  static bool isLike(const ParameterItem& a, const ParameterItem& b) {
    return a.type == b.type && a.unit == b.unit && a.description == b.description;
  }
  std::string nameAfter(const std::string& name) const {
    const auto found = renamed_.find(name);
    return found == renamed_.end() ? name : found->second;
  }
  // "part.connector" with the name that the part has now.
  std::string endAfter(const std::string& end) const {
    const size_t length = std::min(end.find_first_of(".["), end.size());
    return nameAfter(end.substr(0, length)) + end.substr(length);
  }

  static bool isHidden(const ComponentItem& item) { return item.isProtected; }
  static bool isHidden(const ParameterItem&) { return false; }

  template <class Item>
  void changeList(const std::vector<Item>& before, const std::vector<Item>& after) {
    for (const Item& item : before) {
      const auto at = declared_.find(item.name);
      if (at == declared_.end()) continue;
      const auto now = std::ranges::find(after, nameAfter(item.name), &Item::name);
      if (now == after.end() || isHidden(*now) != isHidden(item))
        parts_.remove(at->second);
      else if (!(*now == item) || isPlaceless(at->second, item))
        parts_.change(at->second, item, *now);
    }
    for (const bool isProtected : {false, true}) addNew(before, after, isProtected);
  }

  // What is new in a section, behind the last one that stands in such a section.
  template <class Item>
  void addNew(const std::vector<Item>& before, const std::vector<Item>& after, bool isProtected) {
    std::vector<std::string> added;
    for (const Item& item : after) {
      const auto had = [&](const Item& old) {
        return nameAfter(old.name) == item.name && isHidden(old) == isHidden(item);
      };
      if (isHidden(item) == isProtected && std::ranges::none_of(before, had)) added.push_back(parts_.declaration(item));
    }
    if (added.empty()) return;
    const syntax::ComponentClause* last = nullptr;
    for (const Item& item : before)
      if (isHidden(item) == isProtected && clauseOf(item.name)) last = clauseOf(item.name);
    addDeclarations(added, last, isProtected);
  }
  // A part that nobody has placed yet: it would be placed anew, beside the others, where one of these gets another
  // place. While none does, it stands at the same place again when the text is read.
  bool isPlaceless(const DeclaredAt& at, const ComponentItem&) const { return !parts_.isPlaceKept(at); }
  static bool isPlaceless(const DeclaredAt&, const ParameterItem&) { return false; }
  const syntax::ComponentClause* clauseOf(const std::string& name) const {
    const auto found = declared_.find(name);
    return found == declared_.end() ? nullptr : found->second.clause;
  }

  void changeParameters() { changeList(before_.parameters, after_.parameters); }
  void changeParts() {
    const auto isPlaced = [&](const ComponentItem& item) {
      const auto was = std::ranges::find_if(before_.components,
                                            [&](const ComponentItem& old) { return nameAfter(old.name) == item.name; });
      return was == before_.components.end() || was->placement != item.placement;
    };
    parts_.setPlacing(std::ranges::any_of(after_.components, isPlaced));
    changeList(before_.components, after_.components);
  }

  // Behind the last one of their kind, else before whatever follows the head of the class.
  void addDeclarations(const std::vector<std::string>& added, const syntax::ComponentClause* last, bool isProtected) {
    std::string text;
    if (last) {
      const uint32_t semicolon = edits_.endOfNext(TokenKind::semicolon, last->span.end);
      const std::string indent = edits_.indentAt(last->span.begin);
      for (const std::string& one : added) text += at_->newLine() + indent + one + ";";
      return edits_.insertLines(edits_.endOfLineFrom(semicolon), text);
    }
    const uint32_t at = at_->endOfHead();
    if (isProtected) text += at_->newLine() + at_->indent() + "protected";
    for (const std::string& one : added) text += at_->newLine() + at_->indentWithin() + one + ";";
    if (isProtected) text += at_->newLine() + at_->indent() + "public";
    edits_.insertLines(at, text);
  }

  // ---- wires ----

  void changeWires() {
    std::vector<bool> isTaken(after_.connections.size(), false);
    const size_t count = std::min(before_.connections.size(), wires_.size());
    for (size_t i = 0; i < count; ++i) {
      const ConnectionItem& old = before_.connections[i];
      const std::string from = endAfter(old.from), to = endAfter(old.to);
      size_t k = 0;
      while (k < isTaken.size() && (isTaken[k] || after_.connections[k].from != from || after_.connections[k].to != to))
        ++k;
      // An end that was put elsewhere, in the place of this wire.
      if (k == isTaken.size() && after_.connections.size() == before_.connections.size() && !isTaken[i]) k = i;
      if (k == isTaken.size()) {
        edits_.remove(wires_[i]->span.begin, edits_.endOfNext(TokenKind::semicolon, wires_[i]->span.end));
        continue;
      }
      isTaken[k] = true;
      changeWire(*wires_[i], old, after_.connections[k]);
    }
    std::vector<const ConnectionItem*> added;
    for (size_t k = 0; k < isTaken.size(); ++k)
      if (!isTaken[k]) added.push_back(&after_.connections[k]);
    if (!added.empty()) addWires(added);
  }

  void changeWire(const Equation& wire, const ConnectionItem& before, const ConnectionItem& after) {
    if (before.from != after.from) edits_.replace(wire.a->span.begin, wire.a->span.end, after.from);
    if (before.to != after.to) edits_.replace(wire.b->span.begin, wire.b->span.end, after.to);
    const bool isMoved = drawing_.places && (hasMoved(before.from) || hasMoved(before.to));
    if (before.route == after.route && !isMoved && !isDrawnAnew(before, after)) return;
    const std::string points = pointsOf(after);
    const Modification* annotation = syntax::parseAnnotation(context_, wire.annotation);
    if (const auto old = syntax::value(annotation, names_, "Line.points"))
      return edits_.replace(old->span.begin, old->span.end, points);
    if (before.route == after.route) return;  // a wire without a line of its own goes on without
    if (!wire.annotation.isValid())
      return edits_.insert(wire.span.end,
                           edits_.annotationsAsHere(" annotation (Line(points = " + points + looks(after) + "))"));
    const auto inside = insideOfAnnotation(edits_.text(), wire.annotation.begin);
    if (!inside) return;
    const auto line = findArgument(edits_.text(), *inside, "Line");
    const uint32_t at = line ? line->open.end : *inside;
    const std::string rest = isEmptyBehind(edits_.text(), at) ? "" : ", ";
    edits_.insert(at, (line ? "points = " + points : "Line(points = " + points + looks(after) + ")") + rest);
  }

  bool hasMoved(const std::string& end) const {
    const std::string name = end.substr(0, end.find_first_of(".["));
    const auto was = std::ranges::find(before_.components, name, &ComponentItem::name);
    const auto is = std::ranges::find(after_.components, nameAfter(name), &ComponentItem::name);
    return was != before_.components.end() && is != after_.components.end() && was->placement != is->placement;
  }

  // A wire without corners of its own that is drawn with others than when the text was written.
  bool isDrawnAnew(const ConnectionItem& before, const ConnectionItem& after) const {
    if (!drawing_.corners || !drawing_.cornersBefore || !before.route.empty() || !after.route.empty()) return false;
    const auto was = drawing_.cornersBefore(before);
    return was && was != drawing_.corners(after);
  }
  bool isDrawnAnew() const {
    return std::ranges::any_of(after_.connections, [&](const auto& wire) { return isDrawnAnew(wire, wire); });
  }

  std::string looks(const ConnectionItem& wire) const {
    const std::string look = drawing_.looks ? drawing_.looks(wire) : std::string();
    return look.empty() ? look : ", " + look;
  }

  std::string pointsOf(const ConnectionItem& wire) const {
    const std::string text = wireText(wire, {});
    const size_t begin = text.find("points = ") + 9;
    return text.substr(begin, text.rfind("))") - begin);
  }
  std::string wireText(const ConnectionItem& wire, const LineLooks& looks) const {
    Document one;
    one.name = "One";
    one.components = after_.components;
    one.connections = {wire};
    if (wire.route.empty() && drawing_.corners)
      one.connections[0].route = drawing_.corners(wire).value_or(std::vector<Point>());
    const ModelText made = modelText(one, TextFor::person, drawing_.places, {}, looks);
    const Owner& owner = made.owners.back();
    std::string text = made.text.substr(owner.begin, owner.end - owner.begin);
    text.erase(0, text.find_first_not_of(' '));
    text.erase(text.find_last_not_of(" ;\n") + 1);
    return edits_.annotationsAsHere(text);
  }

  void addWires(const std::vector<const ConnectionItem*>& added) {
    const auto lines = [&](const std::string& indent) {
      std::string text;
      for (const ConnectionItem* wire : added) text += indent + wireText(*wire, drawing_.looks) + ";" + at_->newLine();
      return text;
    };
    if (!wires_.empty()) {
      const Equation& last = *wires_.back();
      std::string text = lines(edits_.indentAt(last.span.begin));
      text.erase(text.size() - at_->newLine().size());
      const uint32_t semicolon = edits_.endOfNext(TokenKind::semicolon, last.span.end);
      return edits_.insertLines(edits_.endOfLineFrom(semicolon), at_->newLine() + text);
    }
    if (const auto section = at_->beginOfEquations())
      return edits_.insertLines(
          edits_.endOfLineFrom(*section),
          at_->newLine() +
              lines(at_->indentWithin()).substr(0, lines(at_->indentWithin()).size() - at_->newLine().size()));
    at_->insertBefore(at_->beginOfTail(), at_->indent() + "equation" + at_->newLine() + lines(at_->indentWithin()));
  }

  // ---- the class itself ----

  void changeDescription() {
    if (before_.description == after_.description) return;
    const auto& tokens = edits_.tokens();
    const size_t first = edits_.tokenAt(model_->nameSpan.end);
    size_t last = first;
    while (last < tokens.size() && (tokens[last].kind == TokenKind::string || tokens[last].kind == TokenKind::plus))
      ++last;
    const std::string text = after_.description.empty() ? std::string() : syntax::stringLiteral(after_.description);
    if (last > first) return edits_.replace(tokens[first].begin, tokens[last - 1].end, text);
    edits_.insert(model_->nameSpan.end, " " + text);
  }

  void changeAnnotation() {
    const Experiment &was = before_.experiment, &is = after_.experiment;
    std::vector<std::pair<std::string, std::string>> numbers;
    const auto note = [&](const char* name, double before, double after) {
      if (before != after) numbers.emplace_back(name, syntax::numberText(after));
    };
    note("StartTime", was.startTime, is.startTime);
    note("StopTime", was.stopTime, is.stopTime);
    note("Interval", was.interval, is.interval);
    note("Tolerance", was.tolerance, is.tolerance);
    const std::string rest = keptText(after_);
    std::vector<std::pair<std::string, std::string>> vendor;
    if (rest != keptText(before_)) vendor.emplace_back("document", syntax::stringLiteral(rest));
    setArguments({{"experiment", numbers}, {"__Armature", vendor}});
  }

  // Arguments of arguments of the class's annotation, which is made where there is none.
  using Arguments = std::vector<std::pair<std::string, std::string>>;
  void setArguments(const std::vector<std::pair<std::string, Arguments>>& wanted) {
    std::string whole;
    const Modification* annotation = syntax::parseAnnotation(context_, model_->annotation);
    for (const auto& [name, arguments] : wanted) {
      const Modification* const known = syntax::member(annotation, names_, name);
      std::string added;
      for (const auto& [argument, value] : arguments) {
        const auto old = syntax::value(annotation, names_, name + "." + argument);
        if (old)
          edits_.replace(old->span.begin, old->span.end, value);
        else
          added += (added.empty() ? "" : ", ") + argument + " = " + value;
      }
      if (added.empty()) continue;
      if (known)
        edits_.insert(known->span.begin + 1, added + (known->arguments.empty() ? "" : ", "));
      else
        whole += (whole.empty() ? "" : ", ") + name + "(" + added + ")";
    }
    if (whole.empty()) return;
    const auto inside =
        model_->annotation.isValid() ? insideOfAnnotation(edits_.text(), model_->annotation.begin) : std::nullopt;
    if (inside) return edits_.insert(*inside, whole + (isEmptyBehind(edits_.text(), *inside) ? "" : ", "));
    at_->insertBefore(at_->beginOfEnd(),
                      at_->indentWithin() + edits_.annotationsAsHere("annotation (" + whole + ");") + at_->newLine());
  }

  NameTable names_;
  SourceTable sources_;
  Diagnostics diagnostics_;
  syntax::Arena arena_;
  syntax::ParseContext context_{names_, sources_, arena_, diagnostics_};
  TextEdits edits_;
  ChangedPart parts_{edits_, context_};
  const Document &before_, &after_;
  const WireDrawing& drawing_;
  const syntax::StoredDefinition* stored_ = nullptr;
  const ClassDefinition* model_ = nullptr;
  std::optional<ClassPlaces> at_;  // of the model
  std::map<std::string, DeclaredAt> declared_;
  std::map<std::string, std::string> renamed_;  // parts, by the names that they had
  std::vector<const Equation*> wires_;
};

}  // namespace

Result<std::string> withDrawnChanges(const std::string& text, const std::string& className, const Document& before,
                                     const Document& after, const WireDrawing& drawing) {
  return ChangedClass(text, before, after, drawing).take(className);
}

}  // namespace armature::diagram
