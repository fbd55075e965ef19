#include "engine/diagram/icon_drawing.h"

#include <algorithm>
#include <optional>

#include "engine/diagram/class_reading.h"
#include "engine/diagram/icon_item.h"
#include "engine/syntax/annotation_values.h"
#include "engine/syntax/lexer.h"
#include "engine/syntax/printer.h"

namespace armature::diagram {

namespace {

using syntax::Argument;
using syntax::ExprPtr;
using syntax::Modification;

struct IconEdit {
  uint32_t begin = 0, end = 0;
  std::string text;
};

// Edits do not overlap; those at one place come out in their order.
std::string applied(std::string text, std::vector<IconEdit> edits) {
  std::stable_sort(edits.begin(), edits.end(), [](auto& a, auto& b) { return a.begin < b.begin; });
  for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit)
    text.replace(edit->begin, edit->end - edit->begin, edit->text);
  return text;
}

Diagnostic unreadableIcon() {
  return failure("D034", phrase("the icon cannot be edited: the text of the class cannot be read"));
}

const Argument* argumentNamed(const Modification* modification, const NameTable& names, std::string_view name) {
  if (!modification) return nullptr;
  for (const Argument* argument : modification->arguments)
    if (argument->path.size() == 1 && names.text(argument->path[0]) == name) return argument;
  return nullptr;
}

// Which components of a class the icon can show: those that it declares itself, for all to see.
template <class Visit>
void forEachPublic(const syntax::ClassDefinition& read, const Visit& visit) {
  for (const syntax::Element& element : read.elements)
    if (element.kind == syntax::Element::Kind::componentClause && !element.clause->isProtected)
      for (const syntax::Component* component : element.clause->components) visit(*component);
}

std::string transformationText(const Placement& place) {
  const double halfWidth = place.flip ? -place.width / 2 : place.width / 2, halfHeight = place.height / 2;
  const bool isTurned = place.rotation != 0;
  const Point centre = isTurned ? Point{} : Point{place.x, place.y};
  std::string text = "iconTransformation(";
  if (isTurned) text += "origin = " + pointText({place.x, place.y}) + ", ";
  text += "extent = " +
          pointsText({{centre.x - halfWidth, centre.y - halfHeight}, {centre.x + halfWidth, centre.y + halfHeight}});
  if (isTurned) text += ", rotation = " + syntax::numberText(place.rotation);
  return text + ")";
}

// The icon of a class that has been read, and the edits that make another one of it.
class IconText {
 public:
  explicit IconText(ClassReading& reading)
      : reading_(reading), names_(reading.names), annotation_(annotationOf(reading.read->annotation)) {
    icon_ = argumentNamed(annotation_, names_, "Icon");
  }

  IconDrawing drawing() {
    IconDrawing made;
    const Modification* system = syntax::member(iconParts(), names_, "coordinateSystem");
    if (const auto extent = syntax::pointsOf(syntax::value(system, names_, "extent"), names_); extent.size() == 2) {
      made.low = {std::min(extent[0].first, extent[1].first), std::min(extent[0].second, extent[1].second)};
      made.high = {std::max(extent[0].first, extent[1].first), std::max(extent[0].second, extent[1].second)};
    }
    if (const auto grid = syntax::numbersOf(syntax::value(system, names_, "grid"), names_); grid && grid->size() == 2)
      made.grid = {(*grid)[0], (*grid)[1]};
    made.keepsAspect = syntax::truthOf(syntax::value(system, names_, "preserveAspectRatio"), names_).value_or(true);
    if (const ExprPtr list = graphics())
      for (const ExprPtr item : list->args)
        made.items.push_back(itemOf(*item, names_, std::string(reading_.sources.text(item->span))));
    forEachPublic(*reading_.read,
                  [&](const syntax::Component& component) { made.places.push_back(placeOf(component)); });
    return made;
  }

  // Whether the list of graphic items is written out.
  bool isPlain() const {
    const ExprPtr list = syntax::value(iconParts(), names_, "graphics");
    return !list || (list->kind == syntax::ExprKind::array && list->iterators.empty());
  }

  std::vector<IconEdit> editsTo(const IconDrawing& after) {
    const IconDrawing before = drawing();
    if (!icon_ || !icon_->modification)
      addIcon(before, after);
    else {
      editSystem(before, after);
      editItems(before, after);
    }
    editPlaces(before, after);
    return std::move(edits_);
  }

 private:
  const Modification* annotationOf(SourceSpan span) const { return syntax::parseAnnotation(reading_.context, span); }
  const Modification* iconParts() const { return icon_ ? icon_->modification : nullptr; }
  ExprPtr graphics() const { return isPlain() ? syntax::value(iconParts(), names_, "graphics") : nullptr; }

  IconPlace placeOf(const syntax::Component& component) const {
    IconPlace place;
    place.name = std::string(names_.text(component.name));
    const Modification* placement = syntax::member(annotationOf(component.annotation), names_, "Placement");
    auto found = syntax::transformationOf(syntax::member(placement, names_, "iconTransformation"), names_);
    if (!found) found = syntax::transformationOf(syntax::member(placement, names_, "transformation"), names_);
    if (!found) return place;
    place.hasPlace = true;
    place.placement = {found->x, found->y, found->width, found->height, found->rotation, found->flip};
    return place;
  }

  // Puts an argument into the parentheses that end a span.
  void addInto(SourceSpan span, bool isEmpty, const std::string& text) {
    const auto close = static_cast<uint32_t>(reading_.text.rfind(')', span.end - 1));
    edits_.push_back({close, close, (isEmpty ? "" : ", ") + text});
  }

  // ---- an icon where there is none yet ----

  void addIcon(const IconDrawing& before, const IconDrawing& after) {
    std::string inside;
    const auto system = changedSystem(before, after);
    for (const auto& [name, value] : system) inside += (inside.empty() ? "" : ", ") + name + " = " + value;
    if (!inside.empty()) inside = "coordinateSystem(" + inside + ")";
    if (!after.items.empty())
      inside += std::string(inside.empty() ? "" : ", ") + "graphics = " + listText(after, "      ");
    if (inside.empty()) return;
    const SourceSpan whole = reading_.read->annotation;
    if (whole.isValid()) {
      const bool isEmpty = !annotation_ || annotation_->arguments.empty();
      return addInto(whole, isEmpty, (isEmpty ? "\n    Icon(" : "\n    Icon(") + inside + ")");
    }
    const uint32_t end = endOfBody();
    const size_t blank = reading_.text.find_last_not_of(" \t", end - 1);
    const bool isAlone = blank != std::string::npos && reading_.text[blank] == '\n';
    edits_.push_back(
        {end, end, (isAlone ? "  annotation(\n    Icon(" : "\n  annotation(\n    Icon(") + inside + "));\n"});
  }

  // Where "end Name" begins.
  uint32_t endOfBody() const {
    Diagnostics ignored;
    syntax::Lexer lexer(reading_.text, FileId(), 0, static_cast<uint32_t>(reading_.text.size()), ignored);
    uint32_t end = 0;
    for (syntax::Token token = lexer.next(); token.kind != syntax::TokenKind::endOfFile; token = lexer.next())
      if (token.kind == syntax::TokenKind::kwEnd) end = token.begin;
    return end;
  }

  // ---- the coordinate system ----

  static std::vector<std::pair<std::string, std::string>> changedSystem(const IconDrawing& before,
                                                                        const IconDrawing& after) {
    std::vector<std::pair<std::string, std::string>> list;
    if (!(before.low == after.low && before.high == after.high))
      list.emplace_back("extent", pointsText({after.low, after.high}));
    if (before.keepsAspect != after.keepsAspect)
      list.emplace_back("preserveAspectRatio", after.keepsAspect ? "true" : "false");
    if (!(before.grid == after.grid)) list.emplace_back("grid", pointText(after.grid));
    return list;
  }

  void editSystem(const IconDrawing& before, const IconDrawing& after) {
    const auto changed = changedSystem(before, after);
    if (changed.empty()) return;
    const Argument* system = argumentNamed(iconParts(), names_, "coordinateSystem");
    std::string added;
    for (const auto& [name, value] : changed) {
      const Argument* argument = system ? argumentNamed(system->modification, names_, name) : nullptr;
      if (argument && argument->modification && argument->modification->binding) {
        const SourceSpan span = argument->modification->binding->span;
        edits_.push_back({span.begin, span.end, value});
      } else {
        added += (added.empty() ? "" : ", ") + name + " = " + value;
      }
    }
    if (added.empty()) return;
    if (system) return addInto(system->span, !system->modification || system->modification->arguments.empty(), added);
    const bool isEmpty = iconParts()->arguments.empty();
    const auto open = static_cast<uint32_t>(reading_.text.find('(', icon_->span.begin)) + 1;
    edits_.push_back({open, open, "coordinateSystem(" + added + ")" + (isEmpty ? "" : ", ")});
  }

  // ---- the graphic items ----

  static std::string joined(const IconDrawing& drawing, size_t from, size_t to, const std::string& indent) {
    std::string text;
    for (size_t k = from; k < to; ++k) text += (k == from ? "" : ",\n" + indent) + toText(drawing.items[k]);
    return text;
  }

  static std::string listText(const IconDrawing& drawing, const std::string& indent) {
    if (drawing.items.empty()) return "{}";
    return "{\n" + indent + joined(drawing, 0, drawing.items.size(), indent) + "}";
  }

  // What stands before the first item in its line, where that is blank.
  std::string indentOf(ExprPtr list) const {
    const std::string usual = "      ";
    if (list->args.empty()) return usual;
    const size_t begin = list->args[0]->span.begin;
    const size_t line = reading_.text.rfind('\n', begin);
    if (line == std::string::npos) return usual;
    const std::string before = reading_.text.substr(line + 1, begin - line - 1);
    return before.find_first_not_of(" \t") == std::string::npos ? before : usual;
  }

  void editItems(const IconDrawing& before, const IconDrawing& after) {
    if (before.items == after.items) return;
    const ExprPtr list = graphics();
    if (!list) return addInto(icon_->span, iconParts()->arguments.empty(), "graphics = " + listText(after, "      "));
    const std::string indent = indentOf(list);
    const size_t had = before.items.size(), has = after.items.size();
    if (had == 0 || has == 0) {
      edits_.push_back({list->span.begin, list->span.end, listText(after, indent)});
      return;
    }
    // What both begin and end with stays as it stands, with what is written between.
    size_t first = 0, last = 0;
    while (first < std::min(had, has) && before.items[first] == after.items[first]) ++first;
    while (last < std::min(had, has) - first && before.items[had - 1 - last] == after.items[has - 1 - last]) ++last;
    const auto begin = [&](size_t k) { return list->args[k]->span.begin; };
    const auto end = [&](size_t k) { return list->args[k]->span.end; };
    if (had == has) {
      for (size_t k = first; k < had - last; ++k) edits_.push_back({begin(k), end(k), toText(after.items[k])});
    } else if (first == had - last) {  // only new ones
      const std::string added = joined(after, first, has - last, indent);
      if (first > 0)
        edits_.push_back({end(first - 1), end(first - 1), ",\n" + indent + added});
      else
        edits_.push_back({begin(0), begin(0), added + ",\n" + indent});
    } else if (first == has - last) {  // only gone ones
      if (last > 0)
        edits_.push_back({begin(first), begin(had - last), ""});
      else
        edits_.push_back({end(first - 1), end(had - 1), ""});
    } else {
      edits_.push_back({begin(first), end(had - last - 1), joined(after, first, has - last, indent)});
    }
  }

  // ---- places of connectors ----

  void editPlaces(const IconDrawing& before, const IconDrawing& after) {
    forEachPublic(*reading_.read, [&](const syntax::Component& component) {
      const std::string name(names_.text(component.name));
      const auto isIt = [&](const IconPlace& place) { return place.name == name; };
      const auto was = std::find_if(before.places.begin(), before.places.end(), isIt);
      const auto is = std::find_if(after.places.begin(), after.places.end(), isIt);
      if (was == before.places.end() || is == after.places.end() || *was == *is || !is->hasPlace) return;
      editPlace(component, transformationText(is->placement));
    });
  }

  void editPlace(const syntax::Component& component, const std::string& text) {
    if (!component.annotation.isValid()) {
      edits_.push_back({component.span.end, component.span.end, " annotation(Placement(" + text + "))"});
      return;
    }
    const Modification* annotation = annotationOf(component.annotation);
    const Argument* placement = argumentNamed(annotation, names_, "Placement");
    if (!placement)
      return addInto(component.annotation, !annotation || annotation->arguments.empty(), "Placement(" + text + ")");
    if (const Argument* found = argumentNamed(placement->modification, names_, "iconTransformation"))
      edits_.push_back({found->span.begin, found->span.end, text});
    else
      addInto(placement->span, !placement->modification || placement->modification->arguments.empty(), text);
  }

  ClassReading& reading_;
  const NameTable& names_;
  const Modification* annotation_;
  const Argument* icon_ = nullptr;
  std::vector<IconEdit> edits_;
};

}  // namespace

Result<IconDrawing> iconOf(const std::string& classText) {
  ClassReading reading(classText);
  if (!reading.hasBody()) return unreadableIcon();
  IconText icon(reading);
  if (!icon.isPlain())
    return failure("D034", phrase("the icon cannot be edited: its graphics are not written out as a list"));
  return icon.drawing();
}

Result<std::string> withIcon(const std::string& classText, const IconDrawing& drawing) {
  ClassReading reading(classText);
  if (!reading.hasBody()) return unreadableIcon();
  return applied(classText, IconText(reading).editsTo(drawing));
}

}  // namespace armature::diagram
