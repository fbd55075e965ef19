#include "app/canvas/start_mark.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <algorithm>
#include <cmath>

namespace armature::app {

namespace {

struct StartWords {
  Q_DECLARE_TR_FUNCTIONS(StartMark)
};

// Without "each" and "final".
std::string plainName(const std::string& name) {
  const size_t blank = name.rfind(' ');
  return blank == std::string::npos ? name : name.substr(blank + 1);
}

bool endsWith(const std::string& name, std::string_view end) {
  return name.size() > end.size() && name.compare(name.size() - end.size(), end.size(), end) == 0;
}

}  // namespace

QStringList startValues(const diagram::ComponentItem& item, const ClassInfo* info) {
  QStringList values;
  const auto valueOf = [&](const std::string& wanted) {
    const auto found = std::ranges::find_if(item.modifiers, [&](const auto& m) { return plainName(m.name) == wanted; });
    return found == item.modifiers.end() ? std::string() : found->value;
  };
  for (const diagram::Modifier& modifier : item.modifiers) {
    const std::string name = plainName(modifier.name);
    const bool isStart = endsWith(name, ".start"), isFixed = endsWith(name, ".fixed") && modifier.value == "true";
    const bool isOther =
        !isStart && !isFixed && info &&
        std::ranges::any_of(info->parameters, [&](const ParameterInfo& p) { return p.isStart && p.name == name; });
    if (!isStart && !isFixed && !isOther) continue;
    const std::string variable = isOther ? name : name.substr(0, name.rfind('.'));
    const QString shown = QString::fromStdString(variable);
    if (isOther || (isStart && valueOf(variable + ".fixed") != "true"))
      values << QStringLiteral("%1 = %2").arg(shown, QString::fromStdString(modifier.value));
    else if (isStart)
      values << StartWords::tr("%1 = %2, fixed").arg(shown, QString::fromStdString(modifier.value));
    else if (valueOf(variable + ".start").empty())
      values << StartWords::tr("%1 fixed").arg(shown);
  }
  return values;
}

static QString startSign() {
  return QStringLiteral("t₀");
}

static QFont signFont(QFont font) {
  font.setPixelSize(11);
  return font;
}

// The part's corner, from its middle (-1 or 1, y down), that has no connector near it: beside one an icon says what it
// is (the minus of an amplifier). The upper left one of equals.
static QPointF signCorner(const PartPicture& part) {
  constexpr double kNear = 0.35;  // of the part's size
  const QSizeF near = part.rect.size() * kNear;
  for (const QPointF corner : {QPointF(-1, -1), QPointF(1, -1), QPointF(-1, 1), QPointF(1, 1)}) {
    const QPointF at =
        part.rect.center() + QPointF(corner.x() * part.rect.width(), -corner.y() * part.rect.height()) / 2;
    const bool isTaken = std::ranges::any_of(part.connectors, [&](const ConnectorPicture& c) {
      return c.isVisible && std::abs(c.at.x() - at.x()) < near.width() && std::abs(c.at.y() - at.y()) < near.height();
    });
    if (!isTaken) return corner;
  }
  return {-1, -1};
}

QRectF startMarkBox(const PartPicture& part, const QRectF& icon, const QFont& font) {
  constexpr double kLeastSize = 40;  // [px] of a part whose drawing is seen beside the sign
  if (std::min(icon.width(), icon.height()) < kLeastSize) return {};
  const QSizeF size(QFontMetricsF(signFont(font)).horizontalAdvance(startSign()) + 2, 12);
  const QPointF corner = signCorner(part);
  // Beside the frame that a part has while it is selected, with its handles: off what fills the icon, as a mass does,
  // and in one place whatever is selected; no farther up or down than it, where names stand.
  constexpr double kBeside = 6;  // [px]
  return {corner.x() < 0 ? icon.left() - kBeside - size.width() : icon.right() + kBeside,
          corner.y() < 0 ? icon.top() : icon.bottom() - size.height(), size.width(), size.height()};
}

QRectF startMarkRoom(const PartPicture& part, double scale) {
  const QRectF& rect = part.rect;
  const QRectF icon(rect.left() * scale, -rect.bottom() * scale, rect.width() * scale, rect.height() * scale);
  const QRectF box = startMarkBox(part, icon, QGuiApplication::font());
  return {box.left() / scale, -box.bottom() / scale, box.width() / scale, box.height() / scale};
}

void paintStartMark(QPainter& painter, const PartPicture& part, const QRectF& icon, const Theme& theme) {
  const QRectF box = startMarkBox(part, icon, painter.font());
  if (box.isEmpty()) return;
  painter.save();
  painter.setFont(signFont(painter.font()));
  const QFontMetricsF letters(painter.font());
  const QPointF at(box.center().x() - letters.horizontalAdvance(startSign()) / 2,
                   box.center().y() + (letters.ascent() - letters.descent()) / 2);
  // A ground about the letters alone: a box would bite a piece out of the drawing, and show upon what is lit.
  constexpr double kHalo = 3;  // [px]
  QColor ground = theme.canvas;
  ground.setAlphaF(0.8F);
  QPainterPath outline;
  outline.addText(at, painter.font(), startSign());
  painter.strokePath(outline, QPen(ground, kHalo, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setPen(theme.accent);
  painter.drawText(at, startSign());
  painter.restore();
}

}  // namespace armature::app
