// Short lines of text drawn quickly: the glyph and the width of each letter of a font are looked up once, so that a
// number that changes with every picture needs no layout of its own. Letters that the font itself lacks go Qt's way.
#pragma once
#include <QHash>
#include <QPainter>
#include <QRawFont>
#include <array>
#include <memory>
#include <vector>

namespace armature::app {

class TextRuns {
 public:
  // Letters stay letters, for pictures in files and print, which know nothing of the glyphs of a font.
  void writeLetters() { areLetters_ = true; }
  // Of a line [px].
  double width(const QString& text, const QFont& font) { return widthOf(faceOf(font), text); }
  double height(const QFont& font) { return faceOf(font).height; }
  // In the painter's pen, from the left end of its base line; the painter's own font may change.
  void draw(QPainter& painter, QPointF baseline, const QString& text, const QFont& font);
  // In the middle of a box.
  void drawCentred(QPainter& painter, const QRectF& box, const QString& text, const QFont& font);

 private:
  struct Glyph {
    quint32 index = 0;  // 0: not in this font
    double advance = 0;
  };
  static constexpr int kPlain = 0x250;  // letters with a place in the table: Latin
  struct Face {
    QFont font;
    QRawFont raw;
    double ascent = 0, height = 0;
    std::array<Glyph, kPlain> plain;
    QHash<char16_t, Glyph> others;
    QHash<QString, double> strange;  // widths of lines that need Qt's layout
  };
  Face& faceOf(const QFont& font);
  static Glyph read(const QRawFont& raw, QChar letter);
  // Null where a letter is not in the font, or needs its neighbours to be drawn right.
  static const Glyph* glyphOf(Face& face, QChar letter);
  static double widthOf(Face& face, const QString& text);
  void drawIn(Face& face, QPainter& painter, QPointF baseline, const QString& text) const;

  std::vector<std::unique_ptr<Face>> faces_;
  bool areLetters_ = false;
};

}  // namespace armature::app
