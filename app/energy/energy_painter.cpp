// Paints the energy flow that has been laid out.
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

#include "app/energy/energy_picture.h"
#include "app/look/letters.h"
#include "app/look/theme.h"

namespace armature::app {
namespace {

QColor inkOf(const EnergyBar& bar, const Theme& theme) {
  if (bar.role == EnergyBar::Role::remainder) return theme.error;
  switch (bar.kind) {
    case EnergyKind::supplied:
      return theme.isDark ? QColor("#F0B341") : QColor("#D18B00");
    case EnergyKind::stored:
      return theme.isDark ? QColor("#56B4E9") : QColor("#0072B2");
    case EnergyKind::lost:
      return theme.isDark ? QColor("#F0814A") : QColor("#C24E00");
    case EnergyKind::surroundings:
      return theme.isDark ? QColor("#4CC9A4") : QColor("#00805F");
    default:
      return theme.quiet;
  }
}

// Long words in large letters are written smaller before they are cut, all headings alike.
QFont headingFont(const QFont& usual, const std::vector<EnergyHeading>& headings) {
  const int smallest = std::max(9, static_cast<int>(0.69 * QFontInfo(usual).pixelSize()));
  QFont bold = usual, least = usual;
  bold.setBold(true);
  for (const EnergyHeading& heading : headings) {
    const double wanted = QFontMetricsF(bold).horizontalAdvance(heading.words) +
                          QFontMetricsF(usual).horizontalAdvance(QStringLiteral(" ") + heading.amount) + 2;
    const QFont one = fitted(usual, wanted, heading.box.width(), smallest);
    if (QFontInfo(one).pixelSize() < QFontInfo(least).pixelSize()) least = one;
  }
  return least;
}

void paintHeading(QPainter& painter, const EnergyHeading& heading, const QFont& usual, const Theme& theme) {
  const QFont before = painter.font();
  const QString amount = QStringLiteral(" ") + heading.amount;
  QFont bold = usual;
  bold.setBold(true);
  const QFontMetricsF metrics(bold);
  const double room = heading.box.width() - QFontMetricsF(usual).horizontalAdvance(amount) - 2;
  const QString words = metrics.elidedText(heading.words, Qt::ElideRight, room);
  const double width = metrics.horizontalAdvance(words) + QFontMetricsF(usual).horizontalAdvance(amount);
  const double x = heading.isComing ? heading.box.left() : heading.box.right() - width;
  painter.setFont(bold);
  painter.setPen(theme.text);
  painter.drawText(QRectF(x, heading.box.top(), width, heading.box.height()), Qt::AlignLeft | Qt::AlignVCenter, words);
  painter.setFont(usual);
  painter.setPen(theme.quiet);
  painter.drawText(QRectF(x, heading.box.top(), width + 1, heading.box.height()), Qt::AlignRight | Qt::AlignVCenter,
                   amount);
  painter.setFont(before);
}

void paintBar(QPainter& painter, const EnergyBar& bar, const Theme& theme, bool isSelected, bool hasFocus) {
  const QColor ink = inkOf(bar, theme);
  QColor veil = ink;
  // Light bands stand out less from a dark ground.
  veil.setAlphaF((isSelected ? 0.62F : 0.42F) * (theme.isDark ? 1.3F : 1));
  painter.fillPath(bar.ribbon, veil);
  // What nobody can tell, and what is missing, differ by their pattern as well.
  const bool isDoubtful = bar.kind == EnergyKind::unknown;
  painter.fillRect(bar.bar, isDoubtful ? QBrush(ink, Qt::BDiagPattern) : QBrush(ink));
  if (isDoubtful) {
    painter.setPen(QPen(ink, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(bar.bar);
  }
  const QFontMetricsF metrics(painter.font());
  const QRectF box = bar.label;
  const bool isTall = box.height() > 1.5 * (metrics.height() + 2);
  const QString amount = isTall ? bar.amount : QStringLiteral(" ") + bar.amount;
  const double beside = metrics.horizontalAdvance(amount);
  const QString name =
      metrics.elidedText(bar.name, Qt::ElideMiddle, isTall ? box.width() : std::max(12.0, box.width() - beside));
  const double width =
      isTall ? std::max(metrics.horizontalAdvance(name), beside) : metrics.horizontalAdvance(name) + beside;
  const double x = bar.isComing ? std::max(box.left(), box.right() - width) : box.left();
  if (isSelected || hasFocus) {
    QColor ground = theme.accent;
    ground.setAlphaF(isSelected ? 0.18F : 0);
    painter.setPen(hasFocus ? QPen(theme.accent, 1.5) : QPen(Qt::NoPen));
    painter.setBrush(ground);
    painter.drawRoundedRect(QRectF(x - 3, box.top(), width + 6, box.height()), 4, 4);
  }
  const QRectF lines(x, box.top(), width + 1, box.height());
  const Qt::Alignment side = bar.isComing ? Qt::AlignRight : Qt::AlignLeft;
  painter.setPen(theme.text);
  painter.drawText(
      lines, isTall ? static_cast<int>(side | Qt::AlignTop) : static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), name);
  painter.setPen(theme.quiet);
  painter.drawText(
      lines, isTall ? static_cast<int>(side | Qt::AlignBottom) : static_cast<int>(Qt::AlignRight | Qt::AlignVCenter),
      amount);
}

}  // namespace

void paintEnergy(QPainter& painter, const EnergyPicture& picture, const Theme& theme, int focus,
                 const QSet<QString>& selected) {
  painter.setRenderHint(QPainter::Antialiasing);
  for (size_t k = 0; k < picture.bars.size(); ++k) {
    const EnergyBar& bar = picture.bars[k];
    paintBar(painter, bar, theme, !bar.part.isEmpty() && selected.contains(bar.part), static_cast<int>(k) == focus);
  }
  const QFont heads = headingFont(painter.font(), picture.headings);
  for (const EnergyHeading& heading : picture.headings) paintHeading(painter, heading, heads, theme);
  if (picture.bars.empty()) return;
  painter.fillRect(picture.hub, theme.quiet);
  if (picture.scale.isEmpty()) return;
  painter.fillRect(picture.scaleBar, theme.quiet);
  painter.setPen(theme.quiet);
  painter.drawText(picture.scaleLabel, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, picture.scale);
}

}  // namespace armature::app
