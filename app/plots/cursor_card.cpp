#include "app/plots/cursor_card.h"

#include <QFontMetrics>
#include <QPainter>
#include <algorithm>

#include "app/look/theme.h"

namespace armature::app {

namespace {

constexpr int kAcross = 9, kDown = 5;  // from the card's border to its text [px]
constexpr int kBetween = 8;            // between two columns [px]

QFont bold(QFont font) {
  font.setBold(true);
  return font;
}

}  // namespace

CursorCard::CursorCard(QWidget* parent) : QWidget(parent) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
}

void CursorCard::applyTheme(const Theme& theme, int letters) {
  QFont font = this->font();
  font.setPixelSize(letters);
  setFont(font);
  ground_ = theme.raised;
  border_ = theme.line;
  letters_ = theme.text;
  quiet_ = theme.quiet;
}

int CursorCard::lineHeight() const {
  return QFontMetrics(font()).height() + 1;
}

int CursorCard::widthOf(const QString& text, bool isBold) const {
  return QFontMetrics(isBold ? bold(font()) : font()).horizontalAdvance(text);
}

void CursorCard::setRows(const QString& head, std::vector<CursorRow> rows) {
  head_ = head;
  rows_ = std::move(rows);
  const int square = lineHeight();  // that of a curve's colour, before its name
  columns_.assign(2, {});
  for (const CursorRow& row : rows_) {
    columns_.resize(std::max(columns_.size(), static_cast<size_t>(2 + row.beside.size())));
    columns_[0].width = std::max(columns_[0].width, square + widthOf(row.name, false));
    columns_[1].width = std::max(columns_[1].width, widthOf(row.value, true));
    for (int k = 0; k < row.beside.size(); ++k) {
      int& width = columns_[static_cast<size_t>(2 + k)].width;
      width = std::max(width, widthOf(row.beside[k], false));
    }
  }
  int x = kAcross;
  for (Column& column : columns_) {
    column.x = x;
    x += column.width + kBetween;
  }
  const int width = std::max(x - kBetween, kAcross + widthOf(head_, false)) + kAcross;
  resize(width, 2 * kDown + lineHeight() * (1 + static_cast<int>(rows_.size())));
  update();
}

QString CursorCard::text() const {
  QStringList lines{head_};
  for (const CursorRow& row : rows_) lines << (QStringList{row.name, row.value} + row.beside).join(' ');
  return lines.join('\n');
}

void CursorCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(border_);
  painter.setBrush(ground_);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
  const int height = lineHeight();
  const QFont usual = font(), strong = bold(usual);
  const auto write = [&](const QColor& color, const Column& column, int y, Qt::Alignment side, const QString& text) {
    painter.setPen(color);
    painter.drawText(QRect(column.x, y, column.width, height), side | Qt::AlignVCenter | Qt::TextSingleLine, text);
  };
  write(quiet_, {kAcross, width() - 2 * kAcross}, kDown, Qt::AlignLeft, head_);
  int y = kDown;
  for (const CursorRow& row : rows_) {
    y += height;
    const qreal side = 0.5 * height;
    painter.fillRect(QRectF(columns_[0].x, y + 0.5 * (height - side), side, side), row.color);
    write(letters_, {columns_[0].x + height, columns_[0].width - height}, y, Qt::AlignLeft, row.name);
    painter.setFont(strong);
    write(letters_, columns_[1], y, Qt::AlignRight, row.value);
    painter.setFont(usual);
    for (int k = 0; k < row.beside.size(); ++k)
      write(quiet_, columns_[static_cast<size_t>(2 + k)], y, Qt::AlignRight, row.beside[k]);
  }
}

}  // namespace armature::app
