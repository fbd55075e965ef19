#include "app/look/text_runs.h"

#include <QFontMetricsF>
#include <QGlyphRun>
#include <QVarLengthArray>
#include <cmath>

namespace armature::app {

namespace {
constexpr size_t kMostFaces = 24;
constexpr qsizetype kMostStrange = 2000;

// Letters that stand for themselves: Latin, Greek, Cyrillic, the narrow space before units, and their signs and
// superscripts.
bool isSimple(char16_t code) {
  return (code >= 0x20 && code < 0x300) || (code >= 0x370 && code < 0x530) || (code >= 0x2000 && code < 0x200B) ||
         (code >= 0x2010 && code < 0x2028) || code == 0x202F || (code >= 0x2070 && code < 0x2300);
}
}  // namespace

TextRuns::Face& TextRuns::faceOf(const QFont& font) {
  for (const auto& face : faces_)
    if (face->font == font) return *face;
  if (faces_.size() >= kMostFaces) faces_.erase(faces_.begin());
  auto face = std::make_unique<Face>();
  face->font = font;
  face->raw = QRawFont::fromFont(font);
  const QFontMetricsF metrics(font);
  face->ascent = metrics.ascent();
  face->height = metrics.height();
  for (int code = 0x20; code < kPlain; ++code) face->plain[static_cast<size_t>(code)] = read(face->raw, QChar(code));
  faces_.push_back(std::move(face));
  return *faces_.back();
}

TextRuns::Glyph TextRuns::read(const QRawFont& raw, QChar letter) {
  Glyph glyph;
  int count = 1;
  if (!isSimple(letter.unicode()) || !raw.glyphIndexesForChars(&letter, 1, &glyph.index, &count) || count != 1)
    return {};
  QPointF advance;
  if (!raw.advancesForGlyphIndexes(&glyph.index, &advance, 1)) return {};
  glyph.advance = advance.x();
  return glyph;
}

const TextRuns::Glyph* TextRuns::glyphOf(Face& face, QChar letter) {
  const char16_t code = letter.unicode();
  if (code < kPlain) {
    const Glyph& glyph = face.plain[code];
    return glyph.index ? &glyph : nullptr;
  }
  auto found = face.others.find(code);
  if (found == face.others.end()) found = face.others.insert(code, read(face.raw, letter));
  return found->index ? &*found : nullptr;
}

double TextRuns::widthOf(Face& face, const QString& text) {
  double sum = 0;
  for (const QChar letter : text) {
    if (const Glyph* glyph = glyphOf(face, letter)) {
      sum += glyph->advance;
      continue;
    }
    const auto known = face.strange.constFind(text);
    if (known != face.strange.constEnd()) return *known;
    if (face.strange.size() >= kMostStrange) face.strange.clear();
    return *face.strange.insert(text, QFontMetricsF(face.font).horizontalAdvance(text));
  }
  return sum;
}

void TextRuns::drawIn(Face& face, QPainter& painter, QPointF baseline, const QString& text) const {
  QVarLengthArray<quint32, 64> indexes;
  QVarLengthArray<QPointF, 64> places;
  double x = 0;
  for (const QChar letter : text) {
    const Glyph* glyph = glyphOf(face, letter);
    if (!glyph || areLetters_) {
      painter.setFont(face.font);
      painter.drawText(baseline, text);
      return;
    }
    indexes.append(glyph->index);
    places.append(QPointF(x, 0));
    x += glyph->advance;
  }
  if (indexes.isEmpty()) return;
  QGlyphRun run;
  run.setRawFont(face.raw);
  run.setRawData(indexes.constData(), places.constData(), static_cast<int>(indexes.size()));
  painter.drawGlyphRun(baseline, run);
}

void TextRuns::draw(QPainter& painter, QPointF baseline, const QString& text, const QFont& font) {
  drawIn(faceOf(font), painter, baseline, text);
}

void TextRuns::drawCentred(QPainter& painter, const QRectF& box, const QString& text, const QFont& font) {
  Face& face = faceOf(font);
  const double left = box.center().x() - widthOf(face, text) / 2, top = box.center().y() - face.height / 2;
  drawIn(face, painter, QPointF(std::round(left), std::round(top + face.ascent)), text);
}

}  // namespace armature::app
