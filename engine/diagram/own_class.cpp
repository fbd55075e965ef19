#include "engine/diagram/own_class.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "engine/diagram/body_items.h"
#include "engine/diagram/class_reading.h"
#include "engine/diagram/import.h"
#include "engine/diagram/json.h"
#include "engine/diagram/package_text.h"
#include "engine/diagram/vendor_text.h"
#include "engine/syntax/arena.h"
#include "engine/syntax/lexer.h"
#include "engine/syntax/printer.h"

namespace armature::diagram {

namespace {

using syntax::TokenKind;

Diagnostic refusal(const Phrase& what) {
  return failure("D034", phrase("the class is edited as text: %1", what));
}

using Reading = ClassReading;

}  // namespace

Document ownClassesOf(const Document& document) {
  Document bare;
  bare.name = document.name;
  bare.classes = document.classes;
  bare.declarations = importsOf(document.declarations);
  if (const std::string package = packageOf(document); !package.empty()) setPackage(bare, package);
  return bare;
}

Document ownTextsOf(const Document& document) {
  Document bare = ownClassesOf(document);
  bare.declarations = document.declarations;
  return bare;
}

std::string ownClassName(const std::string& classText) {
  const Reading reading(classText);
  return reading.read ? std::string(reading.names.text(reading.read->name)) : std::string();
}

// Those of a text that cannot be read as a whole: what stands between the word and the next semicolon.
static std::string importsAmongTokens(const std::string& text) {
  std::string imports;
  size_t begin = std::string::npos;
  TokenKind before = TokenKind::semicolon;
  for (const syntax::Token& token : syntax::tokensOf(text)) {
    if (token.kind == TokenKind::kwImport && before == TokenKind::semicolon) begin = token.begin;
    if (token.kind == TokenKind::semicolon && begin != std::string::npos) {
      const std::string one = text.substr(begin, token.begin - begin);
      begin = std::string::npos;
      if (bodyItems(one + ";")) imports += "  " + one + ";\n";
    }
    before = token.kind;
  }
  return imports;
}

std::string importsOf(const std::string& declarations) {
  std::string imports;
  if (declarations.find("import") == std::string::npos) return imports;
  const auto items = bodyItems(declarations);
  if (!items) return importsAmongTokens(declarations);
  for (const BodyItem& item : *items)
    if (item.what == BodyItem::What::import) imports += "  " + item.text + ";\n";
  return imports;
}

bool hasOnlyImports(const std::string& declarations) {
  return declarations == importsOf(declarations);
}

Result<void> canBeDrawn(const std::string& classText) {
  const Reading reading(classText);
  if (!reading.read) return refusal(phrase("it cannot be read"));
  using Kind = syntax::ClassKind;
  const Kind kind = reading.read->kind;
  const bool isOfParts = kind == Kind::model || kind == Kind::block || kind == Kind::classKind;
  if (!isOfParts || !reading.hasBody() || reading.read->isClassExtends)
    return refusal(phrase("it is no model or block with a body"));
  return {};
}

Result<Document> drawingOf(const std::string& classText) {
  if (const auto may = canBeDrawn(classText); !may) return may.reason();
  Reading reading(classText);
  return fromModelica(*reading.read, reading.context);
}

Result<std::string> withDrawing(const std::string& classText, const Document& before, const Document& after,
                                const WireDrawing& drawing) {
  const std::string bare = withoutSemicolon(classText);
  auto made = withDrawnChanges(bare + ";", before.name, before, after, drawing);
  if (!made) return made;
  return withoutSemicolon(*made) + classText.substr(bare.size());
}

// Of a place, about its own centre where it is turned.
static std::string transformationArguments(const Placement& place) {
  using syntax::numberText;
  const bool isTurned = place.rotation != 0;
  const double x = isTurned ? 0 : place.x, y = isTurned ? 0 : place.y;
  const auto point = [](double px, double py) { return "{" + numberText(px) + ", " + numberText(py) + "}"; };
  std::string text = isTurned ? "origin = " + point(place.x, place.y) + ", " : std::string();
  text += "extent = {" + point(x - place.width / 2, y - place.height / 2) + ", " +
          point(x + place.width / 2, y + place.height / 2) + "}";
  return isTurned ? text + ", rotation = " + numberText(place.rotation) : text;
}

Result<std::string> withConnector(const std::string& classText, ComponentItem connector) {
  auto before = drawingOf(classText);
  if (!before) return before.reason();
  constexpr double kApart = 20;
  const Placement onIcon = connector.placement;
  Placement& place = connector.placement;
  const bool isLevel = std::abs(onIcon.x) >= std::abs(onIcon.y);
  double reach = 0;
  for (const ComponentItem& part : before->components)
    reach = std::max(reach, isLevel ? std::abs(part.placement.x) + part.placement.width / 2
                                    : std::abs(part.placement.y) + part.placement.height / 2);
  double& outwards = isLevel ? place.x : place.y;
  if (reach + kApart > std::abs(outwards)) outwards = std::copysign(reach + kApart, outwards);
  (*connector.extra)["iconTransformation"] = transformationArguments(onIcon);
  Document after = *before;
  after.components.push_back(std::move(connector));
  return withDrawing(classText, *before, after);
}

Result<std::string> withSigns(const std::string& classText, const std::string& signs) {
  if (const auto made = withVendorText(classText, "signs", signs)) return *made;
  const bool isRead = Reading(classText).hasBody();
  return failure("D034", isRead ? phrase("what the signs mean cannot be kept with the class: its text has no end")
                                : phrase("what the signs mean cannot be kept with the class: its text cannot be read"));
}

}  // namespace armature::diagram
