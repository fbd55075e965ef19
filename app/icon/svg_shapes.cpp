#include "app/icon/svg_shapes.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QPaintEngine>
#include <QPainter>
#include <QSvgRenderer>
#include <cmath>

#include "app/icon/icon_geometry.h"
#include "app/icon/svg_filter.h"

namespace armature::app {

namespace {

using Kind = diagram::IconItem::Kind;

constexpr double kFine = 10;              // the drawing's pixels for a unit of the icon, so that curves come out smooth
constexpr double kTolerance = 0.12;       // between a curve and what stands for it [unit of an icon of 200]
constexpr double kUnitsPerMm = 4;         // of thicknesses, as icons are drawn
constexpr double kTextFrame = 1.2;        // of a line of text, so that icons draw its letters as large
constexpr qint64 kMostDrawing = 8 << 20;  // [bytes]
constexpr size_t kMostShapes = 2000, kMostPoints = 40000;
constexpr qsizetype kMostPicture = 256 << 10;  // [bytes]

struct SvgWords {
  Q_DECLARE_TR_FUNCTIONS(SvgWords)
};

// The corners that matter: those between are nearer to the line through them than the tolerance (Douglas and Peucker,
// 1973).
QPolygonF simplified(const QPolygonF& points, double tolerance) {
  if (points.size() < 3) return points;
  QVector<bool> isKept(points.size(), false);
  isKept.front() = isKept.back() = true;
  QVector<std::pair<qsizetype, qsizetype>> open{{0, points.size() - 1}};
  while (!open.isEmpty()) {
    const auto [a, b] = open.takeLast();
    const QPointF along = points[b] - points[a];
    const double length = std::hypot(along.x(), along.y());
    double most = 0;
    qsizetype farthest = -1;
    for (qsizetype k = a + 1; k < b; ++k) {
      const QPointF off = points[k] - points[a];
      const double distance =
          length > 0 ? std::abs(along.x() * off.y() - along.y() * off.x()) / length : std::hypot(off.x(), off.y());
      if (distance > most) {
        most = distance;
        farthest = k;
      }
    }
    if (most <= tolerance) continue;
    isKept[farthest] = true;
    open << std::pair{a, farthest} << std::pair{farthest, b};
  }
  QPolygonF kept;
  for (qsizetype k = 0; k < points.size(); ++k)
    if (isKept[k]) kept << points[k];
  return kept;
}

LinePattern patternOf(const QPen& pen) {
  switch (pen.style()) {
    case Qt::NoPen:
      return LinePattern::none;
    case Qt::SolidLine:
      return LinePattern::solid;
    case Qt::DotLine:
      return LinePattern::dot;
    case Qt::DashDotLine:
      return LinePattern::dashDot;
    case Qt::DashDotDotLine:
      return LinePattern::dashDotDot;
    case Qt::CustomDashLine: {
      const auto dashes = pen.dashPattern();
      return !dashes.isEmpty() && dashes.front() <= 1.5 ? LinePattern::dot : LinePattern::dash;
    }
    default:
      return LinePattern::dash;
  }
}

// Takes down what Qt's renderer draws, as shapes.
class ShapeTaker : public QPaintEngine {
 public:
  ShapeTaker(const QRectF& frame, QSizeF size)
      : QPaintEngine(AllFeatures), unit_(std::min(frame.width(), frame.height()) / 200) {
    // From the drawing's fine pixels, y down, into the middle of the frame, y up.
    const QPointF corner = frame.center() + QPointF(-size.width() / 2, size.height() / 2);
    toIcon_ = QTransform(1 / kFine, 0, 0, -1 / kFine, corner.x(), corner.y());
  }

  bool begin(QPaintDevice*) override { return true; }
  bool end() override { return true; }
  void updateState(const QPaintEngineState&) override {}
  Type type() const override { return User; }

  void drawPath(const QPainterPath& path) override {
    std::vector<QPolygonF> outlines;
    for (const QPolygonF& one : path.toSubpathPolygons(state->transform())) {
      const QPolygonF points = tidied(one);
      if (points.size() > 1) outlines.push_back(points);
    }
    add(outlines);
  }

  void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
    QPolygonF corners;
    for (int k = 0; k < count; ++k) corners << state->transform().map(points[k]);
    if (mode != PolylineMode && !corners.isEmpty()) corners << corners.front();
    const QPolygonF tidy = tidied(corners);
    if (tidy.size() > 1) add({tidy}, mode == PolylineMode);
  }

  void drawRects(const QRectF* rects, int count) override {
    for (int k = 0; k < count; ++k)
      if (!addUpright(Kind::rectangle, rects[k])) {
        QPainterPath path;
        path.addRect(rects[k]);
        drawPath(path);
      }
  }

  void drawEllipse(const QRectF& rect) override {
    if (addUpright(Kind::ellipse, rect)) return;
    QPainterPath path;
    path.addEllipse(rect);
    drawPath(path);
  }

  void drawPixmap(const QRectF& rect, const QPixmap& picture, const QRectF& part) override {
    drawImage(rect, picture.toImage(), part, Qt::AutoColor);
  }
  void drawImage(const QRectF& rect, const QImage& image, const QRectF& part, Qt::ImageConversionFlags) override {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QImage shown = image.copy(part.toRect());
    if (std::max(shown.width(), shown.height()) > 512) shown = shown.scaled(512, 512, Qt::KeepAspectRatio);
    shown.save(&buffer, "PNG");
    if (bytes.size() > kMostPicture) {
      hasLargeImage = true;
      return;
    }
    diagram::IconItem item;
    item.kind = Kind::bitmap;
    const QRectF box = toIcon_.mapRect(state->transform().mapRect(rect));
    item.points = {iconPoint(box.topLeft()), iconPoint(box.bottomRight())};
    for (diagram::Point& point : item.points) point = {tidy(point.x), tidy(point.y)};
    item.imageSource = bytes.toBase64().toStdString();
    keep(std::move(item));
  }

  std::vector<diagram::IconItem> items;
  bool hasGradient = false, hasAlpha = false, isFull = false, hasLargeImage = false;

 private:
  // Pixels to the icon, without corners that nobody sees.
  QPolygonF tidied(const QPolygonF& pixels) const {
    QPolygonF points;
    for (const QPointF& point : simplified(toIcon_.map(pixels), kTolerance * unit_)) {
      const double step = 0.05;
      const QPointF at(tidy(std::round(point.x() / step) * step), tidy(std::round(point.y() / step) * step));
      if (points.isEmpty() || points.back() != at) points << at;
    }
    return points;
  }

  // A colour without transparency: on white.
  diagram::Rgb plain(const QColor& color) {
    const double alpha = color.alphaF() * state->opacity();
    if (alpha < 0.995) hasAlpha = true;
    const auto mixed = [&](int part) { return static_cast<int>(std::lround(part * alpha + 255 * (1 - alpha))); };
    return mixed(color.red()) << 16 | mixed(color.green()) << 8 | mixed(color.blue());
  }

  bool isSeen(const QColor& color) const { return color.alphaF() * state->opacity() > 0.02; }

  // The colour of a brush, of a gradient the mean one; nothing where it fills nothing.
  std::optional<QColor> fillColor() {
    const QBrush brush = state->brush();
    if (brush.style() == Qt::NoBrush) return std::nullopt;
    const QGradient* gradient = brush.gradient();
    if (!gradient || gradient->stops().isEmpty())
      return isSeen(brush.color()) ? std::optional(brush.color()) : std::nullopt;
    hasGradient = true;
    double r = 0, g = 0, b = 0, a = 0;
    const auto count = static_cast<double>(gradient->stops().size());
    for (const auto& [place, color] : gradient->stops()) {
      r += color.redF() / count;
      g += color.greenF() / count;
      b += color.blueF() / count;
      a += color.alphaF() / count;
    }
    return QColor::fromRgbF(float(r), float(g), float(b), float(a));
  }

  void stroke(diagram::IconItem& item) {
    const QPen pen = state->pen();
    if (pen.style() == Qt::NoPen || !isSeen(pen.color())) {
      item.linePattern = LinePattern::none;
      return;
    }
    const double scale = pen.isCosmetic() ? 1 : std::sqrt(std::abs(state->transform().determinant()));
    item.linePattern = patternOf(pen);
    item.lineColor = plain(pen.color());
    const double mm = pen.widthF() * scale / kFine / kUnitsPerMm;
    item.thickness = std::max(0.05, std::round(mm * 20) / 20);
  }

  diagram::IconItem styled(Kind kind) {
    diagram::IconItem item;
    item.kind = kind;
    stroke(item);
    if (const auto fill = kind == Kind::line ? std::nullopt : fillColor()) {
      item.fillColor = plain(*fill);
      item.fillPattern = FillPattern::solid;
    }
    return item;
  }

  bool addUpright(Kind kind, const QRectF& rect) {
    const QTransform place = state->transform();
    if (place.m12() != 0 || place.m21() != 0 || place.type() > QTransform::TxScale) return false;
    const QRectF box = toIcon_.mapRect(place.mapRect(rect));
    diagram::IconItem item = styled(kind);
    item.points = {{tidy(box.left()), tidy(box.top())}, {tidy(box.right()), tidy(box.bottom())}};
    if (item.linePattern != LinePattern::none || item.fillPattern != FillPattern::none) keep(std::move(item));
    return true;
  }

  void keep(diagram::IconItem item) {
    if (isStrokeOfLast(item)) {
      items.back().linePattern = item.linePattern;
      items.back().lineColor = item.lineColor;
      items.back().thickness = item.thickness;
      return;
    }
    points_ += item.points.size();
    isFull = isFull || items.size() >= kMostShapes || points_ > kMostPoints;
    if (!isFull) items.push_back(std::move(item));
  }

  // The renderer fills a shape first and draws its outline then.
  bool isStrokeOfLast(const diagram::IconItem& item) const {
    if (items.empty() || item.fillPattern != FillPattern::none) return false;
    const diagram::IconItem& last = items.back();
    const bool isOutline = last.kind == Kind::polygon && item.kind == Kind::line && item.points.size() > 3 &&
                           item.points.front() == item.points.back();
    return (isOutline || last.kind == item.kind) && last.linePattern == LinePattern::none &&
           last.fillPattern != FillPattern::none && last.points == item.points;
  }

  static void setPoints(diagram::IconItem& item, const QPolygonF& points) {
    for (const QPointF& point : points) item.points.push_back(iconPoint(point));
  }

  static bool doOverlap(const std::vector<QPolygonF>& outlines) {
    for (size_t i = 0; i < outlines.size(); ++i)
      for (size_t k = i + 1; k < outlines.size() && k < i + 200; ++k)
        if (outlines[i].boundingRect().intersects(outlines[k].boundingRect())) return true;
    return false;
  }

  // The outlines of one path: what is filled as polygons, strokes that are open as lines. Outlines that lie in one
  // another (holes) become one polygon with a bridge of no width between them.
  void add(const std::vector<QPolygonF>& outlines, bool isOpen = false) {
    const diagram::IconItem shape = styled(Kind::polygon);
    const bool isFilled = !isOpen && shape.fillPattern != FillPattern::none;
    const bool hasHoles = isFilled && outlines.size() > 1 && doOverlap(outlines);
    if (hasHoles) {
      diagram::IconItem whole = shape;
      whole.linePattern = LinePattern::none;
      const QPointF start = outlines.front().front();
      for (const QPolygonF& outline : outlines) {
        setPoints(whole, outline);
        whole.points.push_back(iconPoint(outline.front()));
        whole.points.push_back(iconPoint(start));
      }
      keep(std::move(whole));
    }
    for (const QPolygonF& outline : outlines) {
      const bool isClosed = outline.front() == outline.back() && outline.size() > 3;
      if (isFilled && !hasHoles) {
        diagram::IconItem one = shape;
        if (!isClosed) one.linePattern = LinePattern::none;
        setPoints(one, outline);
        if (outline.size() > 2) keep(std::move(one));
        if (isClosed) continue;
      }
      diagram::IconItem line = styled(Kind::line);
      setPoints(line, outline);
      if (line.linePattern != LinePattern::none) keep(std::move(line));
    }
  }

  double unit_;  // of an icon of 200, in those of this one
  QTransform toIcon_;
  size_t points_ = 0;
};

class ShapeSheet : public QPaintDevice {
 public:
  ShapeSheet(const QRectF& frame, QSizeF size) : taker(frame, size), size_((size * kFine).toSize()) {}
  QPaintEngine* paintEngine() const override { return &taker; }
  mutable ShapeTaker taker;

 protected:
  int metric(PaintDeviceMetric metric) const override {
    switch (metric) {
      case PdmWidth:
        return size_.width();
      case PdmHeight:
        return size_.height();
      case PdmWidthMM:
        return size_.width() * 254 / 960;
      case PdmHeightMM:
        return size_.height() * 254 / 960;
      case PdmDpiX:
      case PdmDpiY:
      case PdmPhysicalDpiX:
      case PdmPhysicalDpiY:
        return 96;
      case PdmDepth:
        return 32;
      case PdmNumColors:
        return INT_MAX;
      case PdmDevicePixelRatio:
        return 1;
      case PdmDevicePixelRatioScaled:
        return static_cast<int>(devicePixelRatioFScale());
      default:
        return 0;
    }
  }

 private:
  QSize size_;
};

// What could not be taken, in sentences.
QStringList notesOf(const FilteredSvg& filtered, const ShapeTaker& taker, const QString& name) {
  QStringList notes;
  if (taker.isFull)
    notes << SvgWords::tr("%1 has more shapes than an icon should carry: the rest was left out.").arg(name);
  if (taker.hasGradient) notes << SvgWords::tr("Gradients of %1 became plain colours.").arg(name);
  if (taker.hasAlpha)
    notes << SvgWords::tr("What is transparent in %1 became pale: an icon has no transparency.").arg(name);
  if (filtered.hasFiles) notes << SvgWords::tr("Images that %1 keeps in other files were left out.").arg(name);
  if (taker.hasLargeImage) notes << SvgWords::tr("Large images of %1 were left out.").arg(name);
  if (!filtered.left.isEmpty()) {
    QStringList names(filtered.left.begin(), filtered.left.end());
    names.sort();
    notes << SvgWords::tr("%1 uses what an icon has no shape for (%2).").arg(name, names.join(QStringLiteral(", ")));
  }
  return notes;
}

// A text where the renderer would draw it, in the colour that it draws it in.
std::optional<diagram::IconItem> textItem(QSvgRenderer& renderer, const SvgText& text, const QRectF& frame,
                                          QSizeF size) {
  const QRectF local = renderer.boundsOnElement(text.id), box = renderer.viewBoxF();
  const QString words = text.text.simplified();
  if (words.isEmpty() || local.isEmpty()) return std::nullopt;
  ShapeSheet sheet(frame, size);
  QPainter painter(&sheet);
  renderer.render(&painter, text.id, QRectF(QPointF(), size * kFine));
  painter.end();
  if (sheet.taker.items.empty()) return std::nullopt;
  const diagram::IconItem& letter = sheet.taker.items.front();
  QTransform place = renderer.transformForElement(text.id);
  place *= QTransform::fromTranslate(-box.left(), -box.top());
  place *= QTransform::fromScale(size.width() / box.width(), size.height() / box.height());
  const QPointF corner = frame.center() + QPointF(-size.width() / 2, size.height() / 2);
  place *= QTransform(1, 0, 0, -1, corner.x(), corner.y());
  const double scale = std::hypot(place.m11(), place.m12());
  const QPointF middle = place.map(local.center());
  const QPointF half(local.width() * scale * 0.55, local.height() * scale * kTextFrame / 2);
  diagram::IconItem item;
  item.kind = Kind::text;
  item.text = words.toStdString();
  item.lineColor = letter.fillPattern == FillPattern::none ? letter.lineColor : letter.fillColor;
  item.isBold = text.isBold;
  item.isItalic = text.isItalic;
  item.rotation = tidy(std::round(std::atan2(place.m12(), place.m11()) * 1800 / M_PI) / 10);
  if (item.rotation != 0) item.origin = {tidy(middle.x()), tidy(middle.y())};
  const QPointF about = item.rotation == 0 ? middle : QPointF();
  item.points = {{tidy(about.x() - half.x()), tidy(about.y() - half.y())},
                 {tidy(about.x() + half.x()), tidy(about.y() + half.y())}};
  return item;
}

}  // namespace

FileShapes svgShapesOf(const QByteArray& text, const QString& name, const QRectF& frame) {
  const FilteredSvg filtered = filteredSvg(text);
  if (filtered.text.isEmpty()) return {{}, {SvgWords::tr("%1 is no SVG drawing: %2.").arg(name, filtered.problem)}};
  QSvgRenderer renderer(filtered.textless), texts(filtered.text);
  QSizeF size = renderer.viewBoxF().size();
  if (!renderer.isValid() || size.isEmpty())
    return {{}, {SvgWords::tr("%1 is no SVG drawing that can be read.").arg(name)}};
  size.scale(frame.size(), Qt::KeepAspectRatio);
  ShapeSheet sheet(frame, size);
  QPainter painter(&sheet);
  renderer.render(&painter, QRectF(QPointF(), size * kFine));
  painter.end();
  FileShapes shapes{std::move(sheet.taker.items), {}};
  // Texts lie over the rest.
  constexpr qsizetype kMostTexts = 200;
  for (const SvgText& text : filtered.texts.mid(0, kMostTexts))
    if (auto item = textItem(texts, text, frame, size)) shapes.items.push_back(std::move(*item));
  shapes.notes = notesOf(filtered, sheet.taker, name);
  if (shapes.items.empty()) shapes.notes.prepend(SvgWords::tr("%1 has no shapes.").arg(name));
  return shapes;
}

FileShapes svgShapes(const QString& path, const QRectF& frame) {
  const QString name = QFileInfo(path).fileName();
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly))
    return {{}, {SvgWords::tr("%1 cannot be read: %2.").arg(name, file.errorString())}};
  if (file.size() > kMostDrawing)
    return {{}, {SvgWords::tr("%1 is too large for an icon: drawings of up to 8 MB are read.").arg(name)}};
  return svgShapesOf(file.readAll(), name, frame);
}

}  // namespace armature::app
