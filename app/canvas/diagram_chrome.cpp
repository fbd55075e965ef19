// What the screen alone shows of a diagram, below and above its sheet: soft grounds, selection, marks, cards, hints.
#include <cmath>

#include "app/canvas/buses.h"
#include "app/canvas/diagram_painter.h"
#include "app/canvas/label_cells.h"
#include "app/canvas/message_badge.h"
#include "app/look/letters.h"
#include "engine/diagram/own_class.h"

namespace armature::app {

// Of more parts than these those that are less wide [px] are dyed: frames about them would hide the diagram.
constexpr qsizetype kFramed = 30;
constexpr double kLeastFramed = 8;

// A frame about a part; a name that stands on it stays readable.
static void paintFrame(QPainter& painter, const QRectF& box, double radius, const LabelCells* names) {
  const QRect reach = box.adjusted(-2, -2, 2, 2).toAlignedRect();
  const bool isClipped = names && names->areIn(reach);
  if (isClipped) {
    painter.save();
    painter.setClipRegion(names->without(reach));
  }
  painter.drawRoundedRect(box, radius, radius);
  if (isClipped) painter.restore();
}

void DiagramPainter::paintLit(QPainter& painter, bool hasValues) const {
  QColor ground = theme_.warning;
  ground.setAlphaF(theme_.isDark ? 0.30F : 0.22F);
  painter.setPen(Qt::NoPen);
  painter.setBrush(ground);
  int index = 0;
  for (const PartPicture& part : scene_.parts()) {
    // It goes with what moves.
    const QTransform pose = poses_ ? poses_->parts.value(index) : QTransform();
    const int lit = index++;
    if (!part.isLit) continue;
    QRectF ground = pixels(pose.mapRect(part.rect)).adjusted(-9, -9, 9, 9);
    // No edge of it runs through the name.
    if (const QRectF name = labelOf(part, lit, painter.font(), hasValues).box; name.intersects(ground))
      ground |= name.adjusted(-6, -3, 6, 3);
    painter.drawRoundedRect(ground, 10, 10);
  }
}

void DiagramPainter::paintSelection(QPainter& painter, const QRectF& area, const LabelCells* names) const {
  painter.setBrush(Qt::NoBrush);
  int index = 0;
  for (const PartPicture& part : scene_.parts()) {
    const bool isSelected = scene_.selectedParts().contains(index), isHovered = scene_.hovered().part == index;
    ++index;
    if ((!isSelected && !isHovered) || !isSeen(part, area)) continue;
    const QRectF inner = pixels(part.rect), box = inner.adjusted(-3, -3, 3, 3);
    QColor ink = theme_.accent;
    const bool isDyed = scene_.selectedParts().size() > kFramed && inner.width() < kLeastFramed;
    if (!isSelected || isDyed) ink.setAlphaF(0.45F);
    if (isDyed) {
      painter.fillRect(inner, ink);
      continue;
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, isSelected ? 1.5 : 1));
    paintFrame(painter, box, 4, names);
    if (!isSelected || scene_.selectedParts().size() > 1) continue;
    painter.setPen(QPen(theme_.accent, 1.25));
    painter.setBrush(theme_.canvas);
    for (const QPointF& corner : {box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()})
      painter.drawRect(QRectF(corner.x() - 2, corner.y() - 2, 4, 4));
  }
  // Segments of a selected wire can be dragged: a small bar in the middle of each says so.
  for (int wire : scene_.selectedWires()) {
    const QPolygonF& points = scene_.wires()[static_cast<size_t>(wire)].points;
    painter.setPen(QPen(theme_.accent, 1.25));
    painter.setBrush(theme_.canvas);
    for (int k = 0; k + 1 < points.size(); ++k) {
      const QPointF a = pixel(points[k]), b = pixel(points[k + 1]);
      if (QLineF(a, b).length() < 24) continue;
      const bool isHorizontal = std::abs(a.y() - b.y()) < std::abs(a.x() - b.x());
      const QSizeF size = isHorizontal ? QSizeF(12, 5) : QSizeF(5, 12);
      painter.drawRoundedRect(QRectF((a + b) / 2 - QPointF(size.width(), size.height()) / 2, size), 2.5, 2.5);
    }
  }
}

void DiagramPainter::paintMark(QPainter& painter, const PartPicture& part, const LabelCells* names) const {
  const PartMark mark = scene_.marks().value(part.name);
  const QColor ink = mark.isError ? theme_.error : theme_.warning;
  const QRectF box = pixels(part.rect).adjusted(-3, -3, 3, 3);
  // Too small to be read: the ring alone says it. A warning is no more than a number on the part, and where parts
  // cannot be told apart it is left to the list of messages.
  const bool isSmall = scale_ < kLeastBadgeZoom * kPixelsPerUnit;
  if (!mark.isError && isFar()) return;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(ink, 1.75));
  if (mark.isError || isSmall) paintFrame(painter, box, 5, names);
  if (isSmall) return;
  const QRectF badge = badgeBox(pixels(part.rect), [&](const QRectF& at) { return names && names->areIn(at); });
  painter.setPen(Qt::NoPen);
  painter.setBrush(ink);
  painter.drawEllipse(badge);
  QFont font = painter.font();
  const QFont before = font;
  font.setPixelSize(10);
  font.setBold(true);
  painter.setFont(font);
  painter.setPen(theme_.canvas);
  painter.drawText(badge, Qt::AlignCenter, QString::number(mark.count));
  painter.setFont(before);
}

void DiagramPainter::paintHoverCard(QPainter& painter, const QRectF& area) const {
  const ConnectorRef ref = scene_.hovered().connector;
  if (ref.isValid()) {
    const ConnectorPicture& c = scene_.connector(ref);
    const QString type = QString::fromStdString(c.info.type).section('.', -1);
    QString name = QString::fromStdString(c.info.name);
    if (name.isEmpty()) name = scene_.parts()[static_cast<size_t>(ref.part)].name;
    QString detail = type;
    if (isBus(scene_, ref)) {
      constexpr qsizetype kMostSignals = 12;
      QStringList signalNames = busSignals(scene_, ref);
      const qsizetype more = signalNames.size() - kMostSignals;
      signalNames = signalNames.mid(0, kMostSignals);
      if (more > 0) signalNames << DiagramScene::tr("and %1 more").arg(more);
      detail += "\n" + (signalNames.isEmpty() ? DiagramScene::tr("no signals yet") : signalNames.join("\n"));
    }
    paintCard(painter, area, pixel(c.at) + QPointF(14, -14), name, detail, theme_, theme_.text);
  } else if (scene_.hovered().part >= 0) {
    const PartPicture& part = scene_.parts()[static_cast<size_t>(scene_.hovered().part)];
    const auto mark = scene_.marks().find(part.name);
    if (mark != scene_.marks().end())
      paintCard(painter, area, pixels(part.rect).topRight() + QPointF(14, 0), mark->text, {}, theme_, theme_.text);
  }
}

void DiagramPainter::paintHints(QPainter& painter, const QRectF& area) const {
  const QStringList drawing{DiagramScene::tr("Drag a part from the left, or just type its name."),
                            DiagramScene::tr("Drag from one connector to another to connect them."),
                            DiagramScene::tr("Press Run, then drop variables onto a plot.")};
  const QStringList writing{DiagramScene::tr("This model is text only: it has nothing to show on the sheet."),
                            DiagramScene::tr("The inspector shows it under Declarations and equations."),
                            DiagramScene::tr("Press Run, then drop variables onto a plot.")};
  // Imports alone are for the classes of the diagram.
  const std::string& text = scene_.document().values().declarations;
  const QStringList& hints = diagram::hasOnlyImports(text) ? drawing : writing;
  QFont font = painter.font();
  const QFont before = font;
  font.setPixelSize(qRound(14 * letterScale(before)));
  painter.setFont(font);
  painter.setPen(theme_.quiet);
  constexpr int kFlags = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;
  const QFontMetrics metrics(font);
  const QRect room = area.toRect().adjusted(16, 0, -16, 0);
  // The lines of a hint are about equally long: none is a word alone.
  const auto boxOf = [&](const QString& hint) {
    const auto highAt = [&](int width) { return metrics.boundingRect(QRect(0, 0, width, 1), kFlags, hint).height(); };
    const int height = highAt(room.width());
    int width = room.width();
    constexpr int kStep = 8;  // [px]
    while (height > metrics.height() && width > 2 * kStep && highAt(width - kStep) == height) width -= kStep;
    return QSize(width, height);
  };
  int high = 0;
  for (const QString& hint : hints) high += boxOf(hint).height() + 8;
  double y = area.center().y() - high / 2.0;
  for (const QString& hint : hints) {
    const QSize box = boxOf(hint);
    painter.drawText(QRectF(room.center().x() + 0.5 - box.width() / 2.0, y, box.width(), box.height()), kFlags, hint);
    y += box.height() + 8;
  }
  painter.setFont(before);
}

CardLayout::CardLayout(const QFont& font, double width, const QString& title, const QString& detail)
    : font_(font), title_(title), detail_(detail) {
  font_.setPixelSize(qRound(12 * letterScale(font)));
  const QFontMetricsF metrics(font_);
  constexpr double kMost = 360, kLeast = 120, kStep = 8;  // [px]
  const auto layOut = [&](double widest) {
    const auto boxOf = [&](const QString& text) {
      return text.isEmpty() ? QSizeF() : metrics.boundingRect(QRectF(0, 0, widest, 400), Qt::TextWordWrap, text).size();
    };
    titleSize_ = boxOf(title_), detailSize_ = boxOf(detail_);
    return titleSize_.height() + detailSize_.height();
  };
  // No wider than its lines need: then they are about equally long.
  double widest = std::min(kMost, width);
  const double high = layOut(widest);
  while (widest - kStep > kLeast && layOut(widest - kStep) <= high) widest -= kStep;
  layOut(widest);
  size_ = QSizeF(std::max(titleSize_.width(), detailSize_.width()) + 2 * kSide,
                 titleSize_.height() + detailSize_.height() + 2 * kAbove);
}

void CardLayout::paint(QPainter& painter, QPointF corner, const Theme& theme, const QColor& ink) const {
  const QFont before = painter.font();
  painter.setFont(font_);
  const QRectF box(corner, size_);
  // The one place with a shadow: cards float.
  painter.setPen(Qt::NoPen);
  for (int k = 3; k >= 1; --k) {
    painter.setBrush(QColor(0, 0, 0, theme.isDark ? 40 : 12));
    painter.drawRoundedRect(box.adjusted(-k, -k + 1, k, k + 1), 6 + k, 6 + k);
  }
  painter.setPen(QPen(theme.line, 1));
  painter.setBrush(theme.raised);
  painter.drawRoundedRect(box, 6, 6);
  QRectF text(box.left() + kSide, box.top() + kAbove, size_.width() - 2 * kSide + 1, titleSize_.height());
  painter.setPen(ink);
  painter.drawText(text, Qt::TextWordWrap, title_);
  text = QRectF(text.left(), text.bottom(), text.width(), detailSize_.height());
  painter.setPen(theme.quiet);
  if (!detail_.isEmpty()) painter.drawText(text, Qt::TextWordWrap, detail_);
  painter.setFont(before);
}

void paintCard(QPainter& painter, const QRectF& area, QPointF near, const QString& title, const QString& detail,
               const Theme& theme, const QColor& ink) {
  const CardLayout card(painter.font(), area.width() - 20, title, detail);
  QRectF box(near - QPointF(0, card.size().height()), card.size());
  if (box.right() > area.right() - 6) box.moveRight(area.right() - 6);
  if (box.left() < area.left() + 6) box.moveLeft(area.left() + 6);
  if (box.top() < area.top() + 6) box.moveTop(near.y() + 28);
  card.paint(painter, box.topLeft(), theme, ink);
}

}  // namespace armature::app
