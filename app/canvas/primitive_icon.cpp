#include "app/canvas/primitive_icon.h"

#include <QBuffer>
#include <QImageReader>
#include <QPainterPath>
#include <QPixmapCache>
#include <QtMath>
#include <cmath>

#include "app/look/icons.h"
#include "app/look/letters.h"
#include "app/look/scaled_picture.h"
#include "engine/facade/icon_extent.h"

namespace armature::app {
namespace {

constexpr double kUnitsPerMm = 4;  // of thicknesses and arrowheads, which are said in mm
constexpr double kMmPerPoint = 0.3528;
constexpr int kMostImageSide = 4096;   // [px]
constexpr double kMostContrast = 4.5;  // that a colour is asked for

// Of the light that a colour gives back (WCAG 2, relative luminance).
double luminance(const QColor& color) {
  const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
  return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrast(const QColor& a, const QColor& b) {
  const double one = luminance(a), other = luminance(b);
  return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

Qt::PenStyle penStyle(LinePattern pattern) {
  switch (pattern) {
    case LinePattern::none:
      return Qt::NoPen;
    case LinePattern::solid:
      return Qt::SolidLine;
    case LinePattern::dash:
      return Qt::DashLine;
    case LinePattern::dot:
      return Qt::DotLine;
    case LinePattern::dashDot:
      return Qt::DashDotLine;
    case LinePattern::dashDotDot:
      return Qt::DashDotDotLine;
  }
  return Qt::SolidLine;
}

// The lines of a fill pattern over its colour; Qt's diagonals are those of screens, where y points down.
Qt::BrushStyle hatching(FillPattern pattern) {
  switch (pattern) {
    case FillPattern::horizontal:
      return Qt::HorPattern;
    case FillPattern::vertical:
      return Qt::VerPattern;
    case FillPattern::cross:
      return Qt::CrossPattern;
    case FillPattern::forward:
      return Qt::BDiagPattern;
    case FillPattern::backward:
      return Qt::FDiagPattern;
    case FillPattern::crossDiagonal:
      return Qt::DiagCrossPattern;
    default:
      return Qt::NoBrush;
  }
}

// One primitive in one box.
class PrimitivePainter {
 public:
  PrimitivePainter(QPainter& painter, const QRectF& box, const IconPrimitive& item, const IconPaint& paint)
      : painter_(painter), box_(box), item_(item), paint_(paint), sx_(box.width() / 200), sy_(box.height() / 200) {
    for (const auto& [x, y] : item.points) points_ << QPointF(box.center().x() + x * sx_, box.center().y() - y * sy_);
  }

  void draw() {
    if (points_.size() < 2) return;
    painter_.save();
    switch (item_.kind) {
      case IconPrimitive::Kind::line:
        drawLine();
        break;
      case IconPrimitive::Kind::text:
        drawText();
        break;
      case IconPrimitive::Kind::bitmap:
        drawImage();
        break;
      default:
        drawShape(shape());
    }
    painter_.restore();
  }

 private:
  double scale() const { return std::min(sx_, sy_); }
  QRectF area() const { return QRectF(points_[0], points_[1]).normalized(); }
  QColor lineInk() const { return iconInk(item_.lineColor, paint_.theme); }
  QColor fillInk() const { return iconInk(item_.fillColor, paint_.theme); }
  // Of what is shaded as if it were round: the dark theme's inks are light where those of the light one are dark, and
  // the light still comes from the front.
  QColor rimInk() const { return paint_.theme.isDark ? fillInk() : lineInk(); }
  QColor frontInk() const { return paint_.theme.isDark ? lineInk() : fillInk(); }

  QPen pen() const {
    QPen pen(lineInk(), std::max(1.0, item_.thickness * kUnitsPerMm * scale()));
    pen.setStyle(penStyle(item_.linePattern));
    return pen;
  }

  // Through the middles of the sides, with the corners as what the curve bends to.
  QPainterPath curve(bool isClosed) const {
    const auto count = points_.size();
    QPainterPath path;
    if (!item_.isSmooth || count < 3) {
      path.addPolygon(points_);
      if (isClosed) path.closeSubpath();
      return path;
    }
    const auto middle = [&](qsizetype a, qsizetype b) { return (points_[a % count] + points_[b % count]) / 2; };
    if (isClosed) {
      const qsizetype corners = points_.front() == points_.back() ? count - 1 : count;
      const auto between = [&](qsizetype k) { return (points_[k % corners] + points_[(k + 1) % corners]) / 2; };
      path.moveTo(between(0));
      for (qsizetype k = 1; k <= corners; ++k) path.quadTo(points_[k % corners], between(k));
      path.closeSubpath();
      return path;
    }
    path.moveTo(points_.front());
    path.lineTo(middle(0, 1));
    for (qsizetype k = 1; k + 1 < count; ++k) path.quadTo(points_[k], middle(k, k + 1));
    path.lineTo(points_.back());
    return path;
  }

  QPainterPath shape() const {
    QPainterPath path;
    switch (item_.kind) {
      case IconPrimitive::Kind::rectangle:
        path.addRoundedRect(area(), item_.radius * sx_, item_.radius * sy_);
        return path;
      case IconPrimitive::Kind::ellipse: {
        const double sweep = item_.endAngle - item_.startAngle;
        if (std::abs(sweep) >= 360) {
          path.addEllipse(area());
          return path;
        }
        if (item_.closure == EllipseClosure::radial)
          path.moveTo(area().center());
        else
          path.arcMoveTo(area(), item_.startAngle);
        path.arcTo(area(), item_.startAngle, sweep);
        if (item_.closure != EllipseClosure::none) path.closeSubpath();
        return path;
      }
      default:
        return curve(true);
    }
  }

  QBrush fill(const QRectF& bounds) const {
    switch (item_.fillPattern) {
      case FillPattern::none:
        return Qt::NoBrush;
      case FillPattern::horizontalCylinder:
      case FillPattern::verticalCylinder: {
        const bool isLying = item_.fillPattern == FillPattern::horizontalCylinder;
        QLinearGradient shade(bounds.topLeft(), isLying ? bounds.bottomLeft() : bounds.topRight());
        shade.setColorAt(0, rimInk());
        shade.setColorAt(0.5, frontInk());
        shade.setColorAt(1, rimInk());
        return shade;
      }
      case FillPattern::sphere: {
        QRadialGradient shade(bounds.center(), std::max(bounds.width(), bounds.height()) / 2);
        shade.setColorAt(0, frontInk());
        shade.setColorAt(1, rimInk());
        return shade;
      }
      default:
        return fillInk();
    }
  }

  void drawShape(const QPainterPath& path) {
    painter_.setPen(pen());
    painter_.setBrush(fill(path.boundingRect()));
    painter_.drawPath(path);
    if (const Qt::BrushStyle lines = hatching(item_.fillPattern); lines != Qt::NoBrush) {
      painter_.setPen(Qt::NoPen);
      painter_.setBrush(QBrush(lineInk(), lines));
      painter_.drawPath(path);
    }
    if (item_.border != BorderPattern::none) drawBorder();
  }

  // Light comes from the upper left.
  void drawBorder() {
    const double width = std::max(1.0, 3 * scale());
    const QRectF inner = area().adjusted(width, width, -width, -width);
    const bool isRaised = item_.border == BorderPattern::raised;
    const QColor light = fillInk().lighter(130), dark = fillInk().darker(150);
    painter_.setPen(QPen(isRaised ? light : dark, width));
    painter_.drawPolyline(QPolygonF{inner.bottomLeft(), inner.topLeft(), inner.topRight()});
    painter_.setPen(
        QPen(item_.border == BorderPattern::sunken || item_.border == BorderPattern::engraved ? light : dark, width));
    painter_.drawPolyline(QPolygonF{inner.topRight(), inner.bottomRight(), inner.bottomLeft()});
  }

  void drawLine() {
    painter_.setPen(pen());
    painter_.setBrush(Qt::NoBrush);
    painter_.drawPath(item_.kind == IconPrimitive::Kind::line ? curve(false) : curve(true));
    if (item_.linePattern == LinePattern::none) return;
    const auto last = points_.size() - 1;
    drawHead(item_.arrowAtStart, points_[0], points_[0] - points_[1]);
    drawHead(item_.arrowAtEnd, points_[last], points_[last] - points_[last - 1]);
  }

  void drawHead(ArrowHead head, QPointF tip, QPointF along) {
    const double length = std::hypot(along.x(), along.y());
    if (head == ArrowHead::none || length == 0) return;
    const double size = std::max(3.0, item_.arrowSize * kUnitsPerMm * scale());
    const QPointF back = -along / length * size, side = QPointF(-back.y(), back.x()) * 0.4;
    painter_.setPen(QPen(lineInk(), pen().widthF()));
    if (head == ArrowHead::filled) {
      painter_.setBrush(lineInk());
      painter_.drawPolygon(QPolygonF{tip, tip + back + side, tip + back - side});
      return;
    }
    QPolygonF barbs{tip + back + side, tip};
    if (head == ArrowHead::open) barbs << tip + back - side;
    painter_.drawPolyline(barbs);
  }

  // Into the frame of an image: its middle is the origin, upright for a reader of the item itself.
  QRectF enterFrame() {
    const QRectF box = area();
    painter_.translate(box.center());
    painter_.rotate(-item_.rotation);
    return {-box.width() / 2, -box.height() / 2, box.width(), box.height()};
  }

  // How a text is read on the sheet.
  struct Reading {
    double angle = 0;  // of its line, clockwise [deg]
    QSizeF frame;      // along that line, and across it [px]
    Qt::Alignment alignment;
  };

  // The words of a part that is not turned are as their author has put them; those of others are upright, or where they
  // do not fit across the frame of a part that lies on its side, along it from below.
  Reading readingOf(double width) const {
    constexpr double kLittle = 0.01;  // [deg]
    QTransform turn;
    turn.rotate(-paint_.rotation);
    if (paint_.isMirrored) turn.scale(-1, 1);
    turn.rotate(-item_.rotation);
    const QPointF along = turn.map(QPointF(1, 0));
    Reading reading{qRadiansToDegrees(std::atan2(along.y(), along.x())), area().size(), {}};
    if (paint_.isMirrored || std::abs(std::remainder(paint_.rotation, 360)) > kLittle) {
      if (reading.angle > 90 - kLittle)
        reading.angle -= 180;
      else if (reading.angle < -90 - kLittle)
        reading.angle += 180;
      const bool isMeantLevel = std::abs(std::remainder(item_.rotation, 180)) < 45;
      if (reading.angle < -90 + kLittle && isMeantLevel && width <= reading.frame.height()) {
        reading.angle = 0;
        reading.frame.transpose();
      }
    }
    // The end of the frame that the words stand at is still the one that it was.
    QTransform back;
    back.rotate(-reading.angle);
    const int end = item_.alignment == TextAlignment::left ? -1 : item_.alignment == TextAlignment::right ? 1 : 0;
    reading.alignment = alignmentAt((back.map(along) * end).toPoint());
    return reading;
  }

  // At an end of a frame, from its middle (y down).
  static Qt::Alignment alignmentAt(QPoint end) {
    const Qt::AlignmentFlag across = end.x() < 0 ? Qt::AlignLeft : end.x() > 0 ? Qt::AlignRight : Qt::AlignHCenter;
    const Qt::AlignmentFlag down = end.y() < 0 ? Qt::AlignTop : end.y() > 0 ? Qt::AlignBottom : Qt::AlignVCenter;
    return across | down;
  }

  // As high as the frame, and no wider, where it has no size of its own.
  QFont fontOf(const QString& text) const {
    QFont font = painter_.font();
    if (!item_.fontName.empty()) font.setFamily(QString::fromStdString(item_.fontName));
    font.setBold(item_.isBold);
    font.setItalic(item_.isItalic);
    font.setUnderline(item_.isUnderlined);
    if (item_.fontSize > 0) {
      font.setPixelSize(std::max(5, qRound(item_.fontSize * kMmPerPoint * kUnitsPerMm * scale())));
      return font;
    }
    const QSizeF frame = area().size();
    font.setPixelSize(std::max(5, static_cast<int>(frame.height() * 0.7)));
    return fitted(font, QFontMetricsF(font).horizontalAdvance(text), frame.width(), 4);
  }

  void drawText() {
    QString text = QString::fromStdString(item_.text);
    if (text.contains('%')) text = paint_.textOf ? paint_.textOf(text) : QString();
    if (text.isEmpty()) return;
    const QFont font = fontOf(text);
    const Reading reading = readingOf(QFontMetricsF(font).horizontalAdvance(text));
    // At the place of the turned frame, but upright on the sheet first.
    painter_.translate(area().center());
    if (paint_.isMirrored) painter_.scale(-1, 1);
    painter_.rotate(paint_.rotation + reading.angle);
    painter_.setFont(font);
    painter_.setPen(lineInk());
    const QSizeF size = reading.frame;
    painter_.drawText(QRectF(QPointF(-size.width() / 2, -size.height() / 2), size),
                      static_cast<int>(reading.alignment | Qt::TextDontClip), text);
  }

  void drawImage() {
    const QImage picture = decoded().toImage();
    const QRectF frame = enterFrame();
    if (!picture.isNull()) {
      const bool isMirrored = item_.points[1].first < item_.points[0].first;
      const bool isUpsideDown = item_.points[1].second < item_.points[0].second;
      painter_.scale(isMirrored ? -1 : 1, isUpsideDown ? -1 : 1);
      paintScaled(painter_, frame, picture);
      return;
    }
    // An image that is not there is a frame with a cross.
    painter_.setPen(QPen(paint_.theme.quiet, 1, Qt::DashLine));
    painter_.drawRect(frame);
    painter_.drawLine(frame.topLeft(), frame.bottomRight());
    painter_.drawLine(frame.topRight(), frame.bottomLeft());
  }

  // Decoding takes long: kept by what it was made of.
  QPixmap decoded() const {
    if (item_.image.empty()) return {};
    const QByteArray text = QByteArray::fromRawData(item_.image.data(), static_cast<qsizetype>(item_.image.size()));
    const QString key = QStringLiteral("icon-image|%1|%2").arg(text.size()).arg(qHash(text, 7));
    QPixmap picture;
    if (QPixmapCache::find(key, &picture)) return picture;
    QByteArray bytes = QByteArray::fromBase64(text);
    QBuffer buffer(&bytes);
    QImageReader reader(&buffer);
    const QSize size = reader.size();
    if (!size.isValid() || std::max(size.width(), size.height()) > kMostImageSide) return {};
    picture = QPixmap::fromImageReader(&reader);
    if (!picture.isNull()) QPixmapCache::insert(key, picture);
    return picture;
  }

  QPainter& painter_;
  QRectF box_;
  const IconPrimitive& item_;
  const IconPaint& paint_;
  double sx_, sy_;
  QPolygonF points_;
};

}  // namespace

QColor iconInk(int rgb, const Theme& theme) {
  const QColor color = QColor::fromRgb(QRgb(rgb));
  if (!theme.isDark) return color;
  // Keep hue, turn lightness round: black lines become light, white fills become dark. What stood out from white paper
  // stands out from the dark one.
  float h = 0, s = 0, l = 0;
  color.getHslF(&h, &s, &l);
  const double wanted = std::min(kMostContrast, contrast(color, Theme::light().canvas));
  float light = 0.12F + (1 - l) * 0.8F;
  const auto ink = [&] { return QColor::fromHslF(std::max(0.0F, h), s, std::min(light, 1.0F)); };
  while (light < 1 && contrast(ink(), theme.canvas) < wanted) light += 0.02F;
  return ink();
}

void paintPrimitive(QPainter& painter, const QRectF& box, const IconPrimitive& item, const IconPaint& paint) {
  PrimitivePainter(painter, box, item, paint).draw();
}

void paintPrimitives(QPainter& painter, const QRectF& box, const ClassInfo& info, const IconPaint& paint) {
  for (const IconPrimitive& item : info.icon) paintPrimitive(painter, box, item, paint);
}

QRectF primitiveBounds(const ClassInfo& info) {
  const std::optional<IconExtent> drawn = extentOf(info.icon);
  if (!drawn) return {};
  constexpr double kLeast = 20;  // a single line has a width
  const QRectF bounds(QPointF(drawn->left, drawn->bottom), QPointF(drawn->right, drawn->top));
  const double wider = std::max(0.0, kLeast - bounds.width()) / 2, higher = std::max(0.0, kLeast - bounds.height()) / 2;
  return bounds.adjusted(-wider, -higher, wider, higher) & QRectF(-100, -100, 200, 200);
}

QPixmap primitivePixmap(const ClassInfo& info, int size, double ratio, const Theme& theme) {
  if (info.icon.empty()) return {};
  QPixmap picture(QSize(size, size) * ratio);
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  paintPrimitives(painter, QRectF(1, 1, size - 2, size - 2), info, {theme});
  return picture;
}

QPixmap classPixmap(const Icons& icons, const ClassInfo& info, int size, double ratio, const Theme& theme) {
  const QString name = QString::fromStdString(info.name);
  const QPixmap own = icons.has(name) ? QPixmap() : primitivePixmap(info, size, ratio, theme);
  return own.isNull() ? icons.pixmap(name, size, ratio, theme.isDark) : own;
}

}  // namespace armature::app
