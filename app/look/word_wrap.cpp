#include "app/look/word_wrap.h"

#include <QTextLayout>
#include <algorithm>
#include <cmath>

namespace armature::app {

namespace {

struct Laid {
  int lines = 0, alone = 0;  // in all; last lines of one word
  int widest = 0;            // [px]
};

Laid layOut(const QFont& font, const QString& text, int width) {
  Laid laid;
  for (const QString& paragraph : text.split('\n')) {
    QTextLayout layout(paragraph, font);
    layout.setTextOption(QTextOption());  // breaks between words
    layout.beginLayout();
    int lines = 0;
    QStringView last;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
      line.setLineWidth(width);
      laid.widest = std::max(laid.widest, static_cast<int>(std::ceil(line.naturalTextWidth())));
      last = QStringView(paragraph).mid(line.textStart(), line.textLength()).trimmed();
      ++lines;
    }
    layout.endLayout();
    laid.lines += std::max(lines, 1);
    if (lines > 1 && !last.contains(' ')) ++laid.alone;
  }
  return laid;
}

}  // namespace

int evenWidth(const QFont& font, const QString& text, int width) {
  const Laid whole = layOut(font, text, width);
  int best = width, least = whole.alone;
  // Each time so narrow that the widest line has to give a word to the next one.
  constexpr double kNarrowest = 0.5;
  for (int narrow = std::min(width, whole.widest) - 1; least > 0 && narrow > kNarrowest * width;) {
    const Laid laid = layOut(font, text, narrow);
    if (laid.lines > whole.lines || laid.widest > narrow) break;
    if (laid.alone < least) {
      least = laid.alone;
      best = narrow;
    }
    narrow = std::min(narrow, laid.widest) - 1;
  }
  return best;
}

QRect evenBox(const QFont& font, const QString& text, const QRect& box, int flags) {
  const int width = evenWidth(font, text, box.width());
  QRect even(box.left(), box.top(), width, box.height());
  if (flags & Qt::AlignHCenter) even.moveLeft(box.left() + (box.width() - width) / 2);
  if (flags & Qt::AlignRight) even.moveRight(box.right());
  return even;
}

QString heldTogether(const QString& text) {
  constexpr int kShort = 14;  // letters of words that any column has room for two of
  constexpr int kLine = 40;   // letters that no column has in one line
  QStringList paragraphs = text.split('\n');
  for (QString& paragraph : paragraphs) {
    const auto space = paragraph.lastIndexOf(' ');
    const auto before = space > 0 ? paragraph.lastIndexOf(' ', space - 1) : -1;
    if (paragraph.size() > kLine && paragraph.size() - space <= kShort && space - before <= kShort)
      paragraph[space] = QChar(0x00A0);
  }
  return paragraphs.join('\n');
}

}  // namespace armature::app
