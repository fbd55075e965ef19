#include "app/canvas/note_layout.h"

#include <QBuffer>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QImageReader>
#include <algorithm>
#include <cmath>

#include "app/canvas/geometry.h"
#include "app/look/letters.h"
#include "app/look/scaled_picture.h"
#include "engine/diagram/note_text.h"

namespace armature::app {

namespace {

using Kind = diagram::NotePiece::Kind;

constexpr double kLeading = 1.35;  // height of a line by that of its letters
constexpr double kIndent = 16;     // [px] of an entry of a list
constexpr int kMostLetters = 20'000;

// Of bytes that begin as PNG or JPEG do: other formats may refer to files.
QImage embedded(const std::string& base64) {
  const QByteArray bytes = QByteArray::fromBase64(QByteArray::fromStdString(base64));
  const bool isPng = bytes.startsWith("\x89PNG"), isJpeg = bytes.startsWith("\xFF\xD8\xFF");
  if (!isPng && !isJpeg) return {};
  QBuffer buffer;
  buffer.setData(bytes);
  buffer.open(QIODevice::ReadOnly);
  QImageReader reader(&buffer, isPng ? "png" : "jpeg");
  reader.setAutoTransform(true);
  constexpr qint64 kMostPixels = 16'000'000;
  const QSize size = reader.size();
  if (!size.isValid() || static_cast<qint64>(size.width()) * size.height() > kMostPixels) return {};
  return reader.read();
}

QFont lettersFor(const diagram::NoteLine& line, QFont font) {
  static constexpr double kHeadings[] = {1.5, 1.25, 1.1};
  if (line.kind != diagram::NoteLine::Kind::heading) return font;
  font.setPixelSize(qRound(font.pixelSize() * kHeadings[line.level - 1]));
  font.setBold(true);
  return font;
}

QFont codeFont(QFont font) {
  font.setFamily(QStringLiteral("monospace"));
  font.setStyleHint(QFont::Monospace);
  font.setPixelSize(std::max(8, qRound(font.pixelSize() * 0.95)));
  return font;
}

}  // namespace

// One word, formula, value or picture in a line.
struct NoteLayout::Item {
  Kind kind = Kind::text;
  QString text;  // of a value its variable
  QString value;
  bool isProblem = false;  // and no value
  QFont font;
  std::shared_ptr<const FormulaBox> formula;
  QImage picture;
  QSizeF natural;    // of the picture
  double space = 0;  // [px] before it, where it does not begin a line
  double width = 0, ascent = 0, descent = 0;
  double widest = 0;     // of the values so far
  QPointF at;            // of its base line's begin
  bool isGlued = false;  // no line is broken before it
};

// What is one line of the text; it may be broken into several.
struct NoteLayout::Row {
  std::vector<Item> items;
  QString sign;
  QPointF signAt;
  QFont font;
  double indent = 0, before = 0;
  bool isCentred = false;
};

NoteLayout::NoteLayout(const diagram::Note& note, const diagram::JsonValue& entry, const QFont& around)
    : width_(note.place.width * kPixelsPerUnit - 2 * kNoteInset) {
  QFont font = around;
  font.setPixelSize(qRound(kLetters * letterScale(around)));
  font.setHintingPreference(QFont::PreferNoHinting);  // as wide at every zoom
  letter_ = font.pixelSize();
  read(note, entry, font);
  size_ = liveSize_ = breakLines();
}

NoteLayout::~NoteLayout() = default;

void NoteLayout::read(const diagram::Note& note, const diagram::JsonValue& entry, const QFont& font) {
  const std::string text = note.text.substr(0, kMostLetters);
  for (size_t begin = 0; begin <= text.size();) {
    const size_t end = std::min(text.find('\n', begin), text.size());
    addLine(text.substr(begin, end - begin), entry, font);
    begin = end + 1;
  }
  // The last end of a line begins no other one.
  if (rows_.size() > 1 && rows_.back().items.empty()) rows_.pop_back();
}

void NoteLayout::addLine(const std::string& text, const diagram::JsonValue& entry, const QFont& around) {
  const diagram::NoteLine line = diagram::noteLine(text);
  QFont font = lettersFor(line, around);
  Row row;
  row.font = font;
  row.sign = QString::fromStdString(line.sign);
  const bool isEntry = line.kind == diagram::NoteLine::Kind::entry;
  row.indent = isEntry ? kIndent * letter_ / kLetters * (line.level + 1) : 0;
  row.before = line.kind == diagram::NoteLine::Kind::heading && !rows_.empty() ? letter_ * 0.4 : 0;
  row.isCentred = line.pieces.size() == 1 && line.pieces.front().isDisplayed;
  for (const diagram::NotePiece& piece : line.pieces) {
    Item item;
    item.kind = piece.kind;
    item.text = QString::fromStdString(piece.text);
    item.font = font;
    const QFontMetricsF metrics(font);
    item.ascent = metrics.ascent();
    item.descent = metrics.descent();
    switch (piece.kind) {
      case Kind::strong:
        font.setBold(!font.bold() || line.kind == diagram::NoteLine::Kind::heading);
        continue;
      case Kind::emphasis:
        font.setItalic(!font.italic());
        continue;
      case Kind::text:
        addWords(item.text, font, row);
        continue;
      case Kind::code:
        item.font = codeFont(font);
        item.width = QFontMetricsF(item.font).horizontalAdvance(item.text);
        break;
      case Kind::formula: {
        auto formula = std::make_shared<FormulaBox>(item.text, font, piece.isDisplayed);
        item.width = formula->width();
        item.ascent = std::max(formula->ascent(), metrics.ascent() * 0.8);
        item.descent = std::max(formula->descent(), metrics.descent());
        item.formula = std::move(formula);
        break;
      }
      case Kind::variable:
        item.width = metrics.horizontalAdvance(item.text);
        if (!variables_.contains(item.text)) variables_ << item.text;
        break;
      case Kind::picture:
        item.picture = embedded(diagram::notePicture(entry, piece.text));
        item.natural = item.picture.isNull() ? QSizeF(96, 40) : QSizeF(item.picture.size());
        break;
    }
    item.isGlued = !row.items.empty();
    row.items.push_back(std::move(item));
  }
  rows_.push_back(std::move(row));
}

// Blanks become room before the next word.
void NoteLayout::addWords(const QString& text, const QFont& font, Row& row) {
  const QFontMetricsF metrics(font);
  const double blank = metrics.horizontalAdvance(' ');
  double space = 0;
  bool isGlued = !row.items.empty();
  for (qsizetype at = 0; at < text.size();) {
    qsizetype end = at;
    if (text[at].isSpace()) {
      while (end < text.size() && text[end].isSpace()) ++end;
      space += blank * static_cast<double>(end - at);
      isGlued = false;
    } else {
      while (end < text.size() && !text[end].isSpace()) ++end;
      Item item;
      item.text = text.mid(at, end - at);
      item.font = font;
      item.width = metrics.horizontalAdvance(item.text);
      item.ascent = metrics.ascent();
      item.descent = metrics.descent();
      item.space = std::exchange(space, 0);
      item.isGlued = isGlued;
      isGlued = false;
      row.items.push_back(std::move(item));
    }
    at = end;
  }
  if (space == 0) return;
  // What comes behind a blank may go to the next line.
  Item item;
  item.font = font;
  item.ascent = metrics.ascent();
  item.descent = metrics.descent();
  item.space = space;
  row.items.push_back(std::move(item));
}

// Breaks one row; gives where the next one begins.
double NoteLayout::placeRow(Row& row, double top) {
  const QFontMetricsF metrics(row.font);
  const double room = std::max(letter_ * 2, width_ - row.indent);
  top += row.before;
  size_t begin = 0;
  bool isFirst = true;
  do {
    // As much as there is room for; what is glued together stays so, if it fits at all.
    double width = 0, ascent = metrics.ascent(), descent = metrics.descent();
    size_t end = begin, fits = begin;
    for (; end < row.items.size(); ++end) {
      Item& item = row.items[end];
      if (item.kind == Kind::picture) {
        const double wide = std::min(room, item.natural.width());
        item.width = wide;
        item.ascent = item.natural.height() * wide / std::max(1.0, item.natural.width());
        item.descent = 2;
      }
      const double next = width + (end > begin ? item.space : 0) + item.width;
      if (next > room && end > begin) break;
      width = next;
      const bool isBreakable = end + 1 >= row.items.size() || !row.items[end + 1].isGlued;
      if (isBreakable) fits = end + 1;
    }
    if (end < row.items.size() && fits > begin) end = fits;
    width = 0;
    for (size_t i = begin; i < end; ++i) {
      ascent = std::max(ascent, row.items[i].ascent);
      descent = std::max(descent, row.items[i].descent);
      width += (i > begin ? row.items[i].space : 0) + row.items[i].width;
    }
    const double leading = std::max(0.0, (kLeading * metrics.height() - ascent - descent) / 2) +
                           (ascent + descent > 1.3 * metrics.height() ? letter_ * 0.15 : 0);
    const double base = top + leading + ascent;
    if (isFirst) row.signAt = {row.indent - metrics.horizontalAdvance(row.sign) - letter_ * 0.4, base};
    double x = row.indent + (row.isCentred ? std::max(0.0, (room - width) / 2) : 0);
    for (size_t i = begin; i < end; ++i) {
      if (i > begin) x += row.items[i].space;
      row.items[i].at = {x, base};
      x += row.items[i].width;
    }
    top = base + descent + leading;
    begin = end;
    isFirst = false;
  } while (begin < row.items.size());
  return top;
}

QSizeF NoteLayout::breakLines() {
  double top = 0;
  for (Row& row : rows_) top = placeRow(row, top);
  return {width_ + 2 * kNoteInset, top + 2 * kNoteInset};
}

bool NoteLayout::update(const ValueOf& valueOf) {
  if (variables_.isEmpty()) return false;
  QString all;
  bool isTooNarrow = false;
  for (Row& row : rows_)
    for (Item& item : row.items) {
      if (item.kind != Kind::variable) continue;
      const Value now = valueOf ? valueOf(item.text) : Value();
      const QString& value = now.text;
      item.isProblem = now.isProblem;
      all += value + '\n';
      if (value == item.value) continue;
      const bool hadNone = item.value.isEmpty();
      item.value = value;
      const double width = QFontMetricsF(item.font).horizontalAdvance(value.isEmpty() ? item.text : value);
      // A number that changes must not push what stands behind it to and fro.
      if (hadNone || value.isEmpty()) item.width = 0;
      if (width <= item.width) continue;
      item.width = width;
      isTooNarrow = true;
    }
  if (all == shownValues_) return false;
  shownValues_ = all;
  if (isTooNarrow) liveSize_ = breakLines();
  return true;
}

std::vector<QRectF> NoteLayout::lines() const {
  std::vector<QRectF> boxes;
  for (const Row& row : rows_) {
    double base = HUGE_VAL;
    for (const Item& item : row.items) {
      const QRectF box(item.at.x(), item.at.y() - item.ascent, item.width, item.ascent + item.descent);
      if (item.at.y() != base) boxes.push_back(box.translated(kNoteInset, kNoteInset));
      boxes.back() |= box.translated(kNoteInset, kNoteInset);
      base = item.at.y();
    }
  }
  return boxes;
}

QString NoteLayout::variableAt(QPointF place) const {
  place -= QPointF(kNoteInset, kNoteInset);
  for (const Row& row : rows_)
    for (const Item& item : row.items)
      if (item.kind == Kind::variable &&
          QRectF(item.at.x(), item.at.y() - item.ascent, item.width, item.ascent + item.descent).contains(place))
        return item.text;
  return {};
}

void NoteLayout::paint(QPainter& painter, const Colors& colors) const {
  painter.save();
  painter.translate(kNoteInset, kNoteInset);
  const auto write = [&](const QFont& font, QPointF at, const QString& text, const QColor& ink) {
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(at, text);
  };
  for (const Row& row : rows_) {
    if (!row.sign.isEmpty()) write(row.font, row.signAt, row.sign, colors.text);
    for (const Item& item : row.items) {
      const QRectF box(item.at.x(), item.at.y() - item.ascent, item.width, item.ascent + item.descent);
      if (item.kind == Kind::formula) {
        painter.setPen(colors.text);
        item.formula->paint(painter, item.at);
      } else if (item.kind == Kind::variable) {
        // A value stands on a soft ground, so that it is told from what was typed.
        QColor ground = colors.quiet;
        ground.setAlphaF(0.16F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground);
        painter.drawRoundedRect(box.adjusted(-2.5, 0, 2.5, 0), 3, 3);
        write(item.font, item.at, item.value.isEmpty() ? item.text : item.value,
              item.value.isEmpty() || item.isProblem ? colors.quiet : colors.text);
      } else if (item.kind == Kind::picture && !item.picture.isNull()) {
        paintScaled(painter, QRectF(box.topLeft(), QSizeF(item.width, item.ascent)), item.picture);
      } else if (item.kind == Kind::picture) {
        painter.setPen(QPen(colors.quiet, 1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -2.5));
      } else if (!item.text.isEmpty()) {
        write(item.font, item.at, item.text, colors.text);
      }
    }
  }
  painter.restore();
}

}  // namespace armature::app
