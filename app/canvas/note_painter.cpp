#include "app/canvas/note_painter.h"

#include <algorithm>
#include <cmath>

#include "app/look/theme.h"

namespace armature::app {

namespace {

constexpr double kMostKept = 4e6;  // [pixel] of a picture that is kept

// Where a note lies [px], with the room that its values need now.
QRectF boxOf(const NotePicture& note, const BesidePaint& how) {
  QRectF box = how.toPixels(note.rect);
  box.setHeight(std::max(box.height(), note.layout->liveSize().height() * how.scale / kPixelsPerUnit));
  return box;
}

}  // namespace

const QStringList& noteGrounds() {
  static const QStringList kGrounds{"", "yellow", "blue", "green", "red", "grey"};
  return kGrounds;
}

QColor noteGroundColor(const QString& ground, const Theme& theme) {
  static constexpr QRgb kLight[] = {0xFFFFF6CC, 0xFFDEEBFF, 0xFFDDF4E3, 0xFFFFE4E1, 0xFFEEF0F3};
  static constexpr QRgb kDark[] = {0xFF3D3818, 0xFF1B2C4A, 0xFF173425, 0xFF46231F, 0xFF262B32};
  const qsizetype index = noteGrounds().indexOf(ground) - 1;
  return index < 0 ? QColor() : QColor::fromRgb(theme.isDark ? kDark[index] : kLight[index]);
}

bool NotePainter::haveVariables() const {
  return std::ranges::any_of(
      scene_.notes().all(), [](const NotePicture& note) { return note.layout && !note.layout->variables().isEmpty(); });
}

PaintedSheet::Items NotePainter::prepare(const BesidePaint& how) {
  drawnAnew_ = 0;
  PaintedSheet::Items items;
  const NoteLayout::ValueOf valueOf = values_ && haveVariables() ? values_() : NoteLayout::ValueOf();
  shown_.resize(scene_.notes().all().size());
  size_t index = 0;
  for (const NotePicture& note : scene_.notes().all()) {
    shown_[index++] = note.layout;
    SheetItem item;
    if (note.layout) {
      note.layout->update(valueOf);
      item.looks = qHashMulti(0, reinterpret_cast<quintptr>(note.layout.get()), note.layout->shownValues());
      item.box = boxOf(note, how).adjusted(-1, -1, 1, 1);
    }
    items.push_back(std::move(item));
  }
  return items;
}

void NotePainter::paint(QPainter& painter, const BesidePaint& how) {
  const auto& notes = scene_.notes().all();
  if (how.isOnScreen) kept_.resize(notes.size());
  const QRectF area = painter.hasClipping() ? painter.clipBoundingRect() & how.area : how.area;
  for (size_t i = 0; i < notes.size(); ++i) {
    const NotePicture& note = notes[i];
    if (!note.layout) continue;
    const QRectF box = boxOf(note, how);
    if (!box.intersects(area)) continue;
    if (const QColor ground = noteGroundColor(QString::fromStdString(note.note.ground), how.theme); ground.isValid()) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(ground);
      painter.drawRoundedRect(box, 4, 4);
    }
    if (how.isOnScreen)
      paintKept(painter, how, i, box.topLeft());
    else
      paintText(painter, how, *note.layout, box.topLeft());
  }
}

void NotePainter::paintText(QPainter& painter, const BesidePaint& how, const NoteLayout& layout, QPointF corner) const {
  painter.save();
  painter.translate(corner);
  painter.scale(how.scale / kPixelsPerUnit, how.scale / kPixelsPerUnit);
  layout.paint(painter, {how.theme.text, how.theme.quiet});
  painter.restore();
}

void NotePainter::paintKept(QPainter& painter, const BesidePaint& how, size_t index, QPointF corner) {
  const std::shared_ptr<NoteLayout>& layout = scene_.notes()[index].layout;
  const double ratio = painter.device()->devicePixelRatioF();
  const QSizeF size = layout->liveSize() * how.scale / kPixelsPerUnit * ratio;
  if (size.width() * size.height() > kMostKept) return paintText(painter, how, *layout, corner);
  Kept& kept = kept_[index];
  const bool isSame = kept.layout == layout && kept.values == layout->shownValues() &&
                      kept.scale == how.scale * ratio && kept.isDark == how.theme.isDark && !kept.picture.isNull();
  if (!isSame) {
    ++drawnAnew_;
    kept = {layout, layout->shownValues(), how.scale * ratio, how.theme.isDark, {}};
    kept.picture = QImage(
        QSize(static_cast<int>(std::ceil(size.width())), static_cast<int>(std::ceil(size.height()))).expandedTo({1, 1}),
        QImage::Format_ARGB32_Premultiplied);
    kept.picture.setDevicePixelRatio(ratio);
    kept.picture.fill(Qt::transparent);
    QPainter inside(&kept.picture);
    inside.setRenderHint(QPainter::Antialiasing);
    paintText(inside, how, *layout, {});
  }
  // On whole pixels, or its letters would be blurred.
  const QPointF whole(std::round(corner.x() * ratio) / ratio, std::round(corner.y() * ratio) / ratio);
  painter.drawImage(whole, kept.picture);
}

void NotePainter::paintChrome(QPainter& painter, const BesidePaint& how) const {
  if (!how.hasChrome) return;
  for (size_t i = 0; i < scene_.notes().all().size(); ++i) {
    const NotePicture& note = scene_.notes()[i];
    const int index = static_cast<int>(i);
    const bool isSelected = scene_.notes().selected().contains(index), isHovered = scene_.notes().hovered() == index;
    if (!note.layout || (!isSelected && !isHovered)) continue;
    const QRectF box = boxOf(note, how);
    QColor ink = how.theme.accent;
    if (!isSelected) ink.setAlphaF(0.45F);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, isSelected ? 1.5 : 1));
    painter.drawRoundedRect(box, 4, 4);
    if (!isSelected || scene_.notes().selected().size() + scene_.selectedParts().size() > 1) continue;
    painter.setPen(QPen(how.theme.accent, 1.25));
    painter.setBrush(how.theme.canvas);
    for (const QPointF& corner : {box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()})
      painter.drawRect(QRectF(corner.x() - 3, corner.y() - 3, 6, 6));
  }
}

}  // namespace armature::app
