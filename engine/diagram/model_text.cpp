#include "engine/diagram/model_text.h"

#include <map>
#include <set>

#include "engine/diagram/class_text.h"
#include "engine/diagram/json.h"
#include "engine/diagram/kept_members.h"
#include "engine/diagram/note_list.h"
#include "engine/diagram/package_text.h"
#include "engine/diagram/redeclaration.h"
#include "engine/syntax/lexer.h"
#include "engine/syntax/parser.h"
#include "engine/syntax/printer.h"

namespace armature::diagram {

namespace {

using syntax::isIdentifier;
using syntax::numberText;
using syntax::stringLiteral;

// Splits a dotted name; false unless every part is an identifier.
bool splitName(std::string_view name, std::vector<std::string>& parts) {
  constexpr size_t kMaxParts = 20;  // longer paths stay flat text, which bounds the recursion over modifiers
  parts.clear();
  while (parts.size() < kMaxParts) {
    const size_t from = !name.empty() && name.front() == '\'' ? name.find('\'', 1) : 0;
    const size_t dot = name.find('.', from);
    parts.emplace_back(name.substr(0, dot));
    if (!isIdentifier(parts.back())) return false;
    if (dot == std::string_view::npos) return true;
    name.remove_prefix(dot + 1);
  }
  return false;
}

// The words `each` and `final` at the beginning of a modifier's name, with the blanks behind them.
std::string modifierPrefixes(const std::string& name) {
  std::string prefixes;
  for (const char* word : {"each ", "final "}) {
    if (name.compare(prefixes.size(), std::string_view(word).size(), word) == 0) prefixes += word;
  }
  return prefixes;
}

// Modifiers as a tree: {phi.start, phi.fixed} become phi(start = …, fixed = …).
struct ModifierNode {
  std::string name;
  const Modifier* own = nullptr;
  std::string prefixes;  // "each ", "final " of its own value
  std::vector<ModifierNode> children;
  std::map<std::string, size_t> index;

  ModifierNode& child(const std::string& childName) {
    const auto [it, isNew] = index.try_emplace(childName, children.size());
    if (isNew) children.push_back({childName, nullptr, {}, {}, {}});
    return children[it->second];
  }
};

class Builder {
 public:
  Builder(const Document& document, TextFor use, const EndPlaces& places, const std::string& classAnnotation,
          const LineLooks& looks)
      : document_(document), use_(use), places_(places), classAnnotation_(classAnnotation), looks_(looks) {}

  ModelText take() {
    model();
    return std::move(made_);
  }

 private:
  uint32_t at() const { return static_cast<uint32_t>(made_.text.size()); }
  void text(std::string_view s) { made_.text += s; }

  void problem(const char* code, Phrase message, std::vector<std::string> parts) {
    made_.problems.push_back(failure(code, std::move(message), std::move(parts)));
  }

  void fragment(Fragment::Kind kind, std::string_view content, Phrase what, std::vector<std::string> parts) {
    const uint32_t begin = at();
    text(content);
    made_.fragments.push_back({kind, begin, at(), std::move(what), std::move(parts)});
  }

  // Checks a declared name: an identifier, and no other part has it.
  void declare(const std::string& name, const Phrase& kind) {
    if (!isIdentifier(name)) {
      problem("D010",
              syntax::isKeyword(name) ? phrase("the name '%1' of a %2 is a reserved word", name, kind)
                                      : phrase("the name '%1' of a %2 is not a name (letters, digits, _)", name, kind),
              {name});
    } else if (!declared_.insert(name).second) {
      problem("D011", phrase("two things of the diagram are called '%1'", name), {name});
    }
  }

  void model() {
    if (!isIdentifier(document_.name)) {
      problem("D010", phrase("the name '%1' of the diagram is not a name (letters, digits, _)", document_.name), {});
    }
    text("model " + document_.name);
    if (!document_.description.empty()) text(" " + stringLiteral(document_.description));
    text("\n");
    for (const ParameterItem& item : document_.parameters) parameter(item);
    for (const ComponentItem& item : document_.components) {
      section(item.isProtected);
      component(item);
    }
    section(false);
    for (size_t i = 0; i < document_.classes.size(); ++i) localClass(i);
    if (!document_.declarations.empty()) {
      fragment(Fragment::Kind::body, document_.declarations + "\n", phrase("the declarations"), {});
    }
    text("equation\n");
    for (const ConnectionItem& item : document_.connections) connection(item);
    if (use_ == TextFor::file || use_ == TextFor::person) modelAnnotation();
    if (use_ == TextFor::ownClass && !classAnnotation_.empty()) text("  annotation (" + classAnnotation_ + ");\n");
    text("end " + document_.name + ";\n");
  }

  void section(bool isProtected) {
    if (isProtected != isProtected_) text(isProtected ? "protected\n" : "public\n");
    isProtected_ = isProtected;
  }

  // parameter Type name(unit = "…") = value "description";
  void parameter(const ParameterItem& item) {
    declare(item.name, phrase("parameter"));
    const uint32_t begin = at();
    typeName(item.type, phrase("parameter '%1'", item.name), {item.name}, "  parameter ");
    text(" " + item.name);
    if (!item.unit.empty()) text("(unit = " + stringLiteral(item.unit) + ")");
    if (!item.value.empty()) {
      text(" = ");
      fragment(Fragment::Kind::expression, item.value, phrase("the value of parameter '%1'", item.name), {item.name});
      made_.fragments.back().isValue = true;
    }
    if (!item.description.empty()) text(" " + stringLiteral(item.description));
    text(";\n");
    made_.owners.push_back({begin, at(), {item.name}});
  }

  void typeName(const std::string& name, const Phrase& what, std::vector<std::string> parts, const char* before) {
    text(before);
    std::vector<std::string> path;
    const std::string_view plain = std::string_view(name).substr(!name.empty() && name.front() == '.' ? 1 : 0);
    if (!splitName(plain, path))
      problem("D010", phrase("'%1', the class of %2, is not a class name", name, what), parts);
    text(name);
  }

  // [prefixes] Class name[dimensions](modifiers) [if condition] "description" annotation(Placement(…));
  void component(const ComponentItem& item) {
    declare(item.name, phrase("part"));
    const uint32_t begin = at();
    text("  ");
    prefixes(item);
    typeName(item.className, phrase("part '%1'", item.name), {item.name}, "");
    text(" ");
    if (item.dimensions.empty()) {
      text(item.name);
    } else {
      const Phrase what = phrase("the dimensions of '%1'", item.name);
      fragment(Fragment::Kind::reference, item.name + "[" + item.dimensions + "]", what, {item.name});
    }
    modifiers(item);
    if (!item.condition.empty()) {
      text(" if ");
      fragment(Fragment::Kind::expression, item.condition, phrase("the condition of '%1'", item.name), {item.name});
    }
    if (!item.description.empty()) text(" " + stringLiteral(item.description));
    if (use_ != TextFor::compiler) text(" annotation (" + placementText(item) + ")");
    text(";\n");
    made_.owners.push_back({begin, at(), {item.name}});
  }

  void prefixes(const ComponentItem& item) {
    static const std::set<std::string_view> kAllowed = {"inner",    "outer", "replaceable", "final",    "parameter",
                                                        "constant", "input", "output",      "redeclare"};
    std::string_view rest = item.prefixes;
    while (!rest.empty()) {
      const size_t blank = rest.find(' ');
      const std::string_view word = rest.substr(0, blank);
      if (!word.empty() && !kAllowed.count(word)) {
        problem("D010", phrase("'%1' cannot stand before part '%2'", word, item.name), {item.name});
      }
      rest = blank == std::string_view::npos ? std::string_view() : rest.substr(blank + 1);
    }
    if (!item.prefixes.empty()) text(item.prefixes + " ");
  }

  void modifiers(const ComponentItem& item) {
    ModifierNode root;
    for (const Modifier& modifier : item.modifiers) {
      std::vector<std::string> path;
      const std::string prefixes = modifierPrefixes(modifier.name);
      if (!splitName(std::string_view(modifier.name).substr(prefixes.size()), path)) {
        root.children.push_back({"", &modifier, {}, {}, {}});  // written as it stands
        continue;
      }
      ModifierNode* node = &root;
      for (const std::string& name : path) node = &node->child(name);
      if (node->own) {
        problem("D011", phrase("'%1' of '%2' is set twice", modifier.name, item.name), {item.name});
      }
      node->own = &modifier;
      node->prefixes = prefixes;
    }
    if (root.children.empty()) return;
    text("(");
    for (size_t i = 0; i < root.children.size(); ++i) {
      if (i > 0) text(", ");
      modifierNode(root.children[i], item.name);
    }
    text(")");
  }

  void modifierNode(const ModifierNode& node, const std::string& owner) {
    const Phrase what = node.own ? phrase("modifier '%1' of '%2'", node.own->name, owner) : Phrase();
    if (node.name.empty()) {
      const std::string& value = node.own->value;
      fragment(Fragment::Kind::argument, value.empty() ? node.own->name : node.own->name + " = " + value, what,
               {owner});
      nameLast(node.own->name);
      return;
    }
    text(node.prefixes + node.name);
    if (!node.children.empty()) {
      text("(");
      for (size_t i = 0; i < node.children.size(); ++i) {
        if (i > 0) text(", ");
        modifierNode(node.children[i], owner);
      }
      text(")");
    }
    if (!node.own) return;
    text(" = ");
    if (node.own->value.find_first_not_of(" \t\n") == std::string::npos) {
      problem("D012", phrase("%1 has no value", what), {owner});
    }
    fragment(Fragment::Kind::expression, node.own->value, what, {owner});
    nameLast(node.own->name);
  }

  void nameLast(const std::string& modifier) {
    made_.fragments.back().isValue = true;
    made_.fragments.back().name = modifier;
  }

  // A class of the diagram's own; the semicolon behind it is optional in the document.
  void localClass(size_t index) {
    const std::string& content = document_.classes[index];
    const std::string name = classHead(content).name;
    const Phrase what = phrase("class %1 of the diagram", name.empty() ? std::to_string(index + 1) : name);
    if (use_ == TextFor::compiler && isPackageText(document_, index))
      if (const std::string body = bodyOfPackage(content); !body.empty()) {
        fragment(Fragment::Kind::body, body + "\n", what, {});
        made_.fragments.back().isPackage = true;
        return text("public\n");
      }
    Diagnostics ignored;
    syntax::Lexer lexer(content, FileId(), 0, static_cast<uint32_t>(content.size()), ignored);
    syntax::TokenKind last = syntax::TokenKind::endOfFile;
    for (syntax::Token token = lexer.next(); token.kind != syntax::TokenKind::endOfFile; token = lexer.next()) {
      last = token.kind;
    }
    const std::string ending = last == syntax::TokenKind::semicolon ? "\n" : "\n;\n";
    fragment(Fragment::Kind::classText, content + ending, what, {});
  }

  void connection(const ConnectionItem& item) {
    const uint32_t begin = at();
    const std::vector<std::string> parts = {item.from, item.to};
    const Phrase what = phrase("the connection from '%1' to '%2'", item.from, item.to);
    text("  connect(");
    fragment(Fragment::Kind::reference, item.from, what, parts);
    text(", ");
    fragment(Fragment::Kind::reference, item.to, what, parts);
    text(")");
    if (use_ != TextFor::compiler) {
      const std::string look = looks_ ? looks_(item) : std::string();
      text(" annotation (Line(points = " + linePoints(item) + (look.empty() ? "" : ", " + look) + "))");
    }
    text(";\n");
    made_.owners.push_back({begin, at(), parts});
  }

  static std::string pointText(Point p) { return "{" + numberText(p.x) + ", " + numberText(p.y) + "}"; }

  // Place of a wire's end, by default the centre of its part.
  Point endPlace(const std::string& end) const {
    if (places_) {
      if (const std::optional<Point> place = places_(end)) return *place;
    }
    const std::string part = end.substr(0, end.find_first_of(".["));
    for (const ComponentItem& item : document_.components) {
      if (item.name == part) return {item.placement.x, item.placement.y};
    }
    return {};
  }

  std::string linePoints(const ConnectionItem& item) const {
    std::string points = "{" + pointText(endPlace(item.from));
    for (const Point& corner : item.route) points += ", " + pointText(corner);
    return points + ", " + pointText(endPlace(item.to)) + "}";
  }

  // Placement(transformation(…)): absolute without rotation, about its own centre with it. A connector may have
  // another place on the icon, which is kept to the letter.
  static std::string placementText(const ComponentItem& item) {
    const Placement& placement = item.placement;
    const double halfWidth = placement.flip ? -placement.width / 2 : placement.width / 2;
    const double halfHeight = placement.height / 2;
    const bool isTurned = placement.rotation != 0;
    const double x = isTurned ? 0 : placement.x, y = isTurned ? 0 : placement.y;
    std::string made = "Placement(transformation(";
    if (isTurned) made += "origin = " + pointText({placement.x, placement.y}) + ", ";
    made += "extent = {" + pointText({x - halfWidth, y - halfHeight}) + ", " +
            pointText({x + halfWidth, y + halfHeight}) + "}";
    if (isTurned) made += ", rotation = " + numberText(placement.rotation);
    const Json& extra = item.extra;
    const auto onIcon = extra.is_object() ? extra.find("iconTransformation") : extra.end();
    if (onIcon != extra.end() && onIcon->is_string() && !argumentsProblem(onIcon->get<std::string>()))
      made += "), iconTransformation(" + onIcon->get<std::string>();
    return made + "))";
  }

  void modelAnnotation() {
    const Experiment& experiment = document_.experiment;
    text("  annotation (experiment(StartTime = " + numberText(experiment.startTime));
    text(", StopTime = " + numberText(experiment.stopTime));
    if (experiment.interval > 0) text(", Interval = " + numberText(experiment.interval));
    text(", Tolerance = " + numberText(experiment.tolerance) + ")");
    const std::string kept = use_ == TextFor::file ? keptText(document_) : std::string();
    if (!kept.empty()) {
      text(", __Armature(document = " + stringLiteral(kept) + ")");
      if (const std::string notes = noteGraphics(document_); !notes.empty())
        text(", Diagram(graphics = {" + notes + "})");
    }
    text(");\n");
  }

  const Document& document_;
  TextFor use_;
  const EndPlaces& places_;
  const std::string& classAnnotation_;
  const LineLooks& looks_;
  std::set<std::string> declared_;
  bool isProtected_ = false;  // the section that declarations are written into
  ModelText made_;
};

}  // namespace

ModelText modelText(const Document& document, TextFor use, const EndPlaces& places, const std::string& classAnnotation,
                    const LineLooks& looks) {
  return Builder(document, use, places, classAnnotation, looks).take();
}

std::string toModelica(const Document& document, const EndPlaces& places) {
  return modelText(document, TextFor::file, places).text;
}

std::string toClassText(const Document& document, const std::string& annotation, const EndPlaces& places) {
  return modelText(document, TextFor::ownClass, places, annotation).text;
}

}  // namespace armature::diagram
