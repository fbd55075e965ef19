#include "engine/diagram/vendor_text.h"

#include "engine/diagram/annotation_places.h"
#include "engine/diagram/class_reading.h"
#include "engine/syntax/annotation_values.h"
#include "engine/syntax/printer.h"

namespace armature::diagram {

namespace {

// Where the text goes.
std::optional<TextPlace> placeOfVendorText(const std::string& text, SourceSpan annotation, const std::string& member) {
  const std::string begun = "__Armature(" + member + " = ";
  if (!annotation.isValid()) {
    auto place = placeOfAnnotation(text);
    if (place) place->before += begun, place->behind = ")" + place->behind;
    return place;
  }
  const auto inside = insideOfAnnotation(text, annotation.begin);
  if (!inside) return std::nullopt;
  const auto vendor = findArgument(text, *inside, "__Armature");
  if (!vendor) return TextPlace{*inside, *inside, begun, isEmptyBehind(text, *inside) ? ")" : "), "};
  const auto known = findArgument(text, vendor->open.end, member);
  if (known && known->string) return TextPlace{known->string->begin, known->string->end, "", ""};
  return TextPlace{vendor->open.end, vendor->open.end, member + " = ",
                   isEmptyBehind(text, vendor->open.end) ? "" : ", "};
}

}  // namespace

std::optional<std::string> vendorText(const std::string& classText, const std::string& member) {
  ClassReading reading(classText);
  if (!reading.hasBody()) return std::nullopt;
  const syntax::Modification* annotation = syntax::parseAnnotation(reading.context, reading.read->annotation);
  return syntax::textOf(syntax::value(annotation, reading.names, "__Armature." + member), reading.names);
}

std::optional<std::string> withVendorText(const std::string& classText, const std::string& member,
                                          const std::string& text) {
  const ClassReading reading(classText);
  if (!reading.hasBody()) return std::nullopt;
  const auto place = placeOfVendorText(reading.text, reading.read->annotation, member);
  if (!place) return std::nullopt;
  std::string made = reading.text;
  made.replace(place->begin, place->end - place->begin, place->before + syntax::stringLiteral(text) + place->behind);
  return made;
}

}  // namespace armature::diagram
