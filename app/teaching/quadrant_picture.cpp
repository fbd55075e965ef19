#include "app/teaching/quadrant_picture.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "app/look/format.h"
#include "app/look/letters.h"
#include "app/look/theme.h"
#include "app/teaching/number_layout.h"

namespace armature::app {

namespace {

constexpr uint64_t kMostPoints = 800;

QString speedName(const Sided& sided) {
  switch (sided.domain) {
    case Domain::rotational:
      return QObject::tr("speed ω");
    case Domain::translational:
      return QObject::tr("velocity v");
    default:
      return QObject::tr("voltage v");
  }
}

QString effortName(const Sided& sided) {
  switch (sided.domain) {
    case Domain::rotational:
      return QObject::tr("torque on its neighbour");
    case Domain::translational:
      return QObject::tr("force on its neighbour");
    default:
      return QObject::tr("current out of it");
  }
}

QString endOf(const Sided& sided) {
  const QString part = QString::fromStdString(sided.part);
  return sided.isSource ? part : part + "." + QString::fromStdString(sided.connector);
}

}  // namespace

QString speedUnit(const Sided& sided) {
  return sided.domain == Domain::rotational      ? QStringLiteral("rad/s")
         : sided.domain == Domain::translational ? QStringLiteral("m/s")
                                                 : QStringLiteral("V");
}

QString effortUnit(const Sided& sided) {
  return sided.domain == Domain::rotational      ? QStringLiteral("N.m")
         : sided.domain == Domain::translational ? QStringLiteral("N")
                                                 : QStringLiteral("A");
}

bool QuadrantTrack::take(PowerBook& book, const QString& part, const QString& connector) {
  const Powers* powers = book.powers();
  if (!powers) return false;
  const std::string name = part.toStdString(), end = connector.toStdString();
  if (powers != powers_ || sided_.part != name || (!end.empty() && sided_.connector != end)) {
    clear();
    const auto found = powers->sidedAt(name, end);
    if (!found) return false;
    sided_ = *found;
    powers_ = powers;
  }
  const auto& store = powers->store();
  rows_ = store.rowCount();
  for (; next_ < rows_; next_ += stride_) {
    const OperatingPoint point = powers->pointOf(sided_, next_);
    if (!std::isfinite(point.speed) || !std::isfinite(point.effort)) continue;
    times_.push_back(store.time(next_));
    points_.push_back(point);
    largestSpeed_ = std::max(largestSpeed_, std::abs(point.speed));
    largestEffort_ = std::max(largestEffort_, std::abs(point.effort));
    if (times_.size() < 2 * kMostPoints) continue;
    // Every second one goes.
    stride_ *= 2;
    for (size_t k = 0; 2 * k < times_.size(); ++k) {
      times_[k] = times_[2 * k];
      points_[k] = points_[2 * k];
    }
    times_.resize((times_.size() + 1) / 2);
    points_.resize(times_.size());
  }
  return !times_.empty();
}

OperatingPoint QuadrantTrack::at(PowerBook& book, double time) const {
  return operatingPointAt(*book.powers(), sided_, time);
}

std::vector<OperatingPoint> QuadrantTrack::until(double time) const {
  const auto end = std::upper_bound(times_.begin(), times_.end(), time);
  return {points_.begin(), points_.begin() + (end - times_.begin())};
}

QString quadrantSentence(const Sided& sided, const OperatingPoint& point, Quadrant quadrant, double time) {
  const QString end = endOf(sided), instant = formatValue(time, QStringLiteral("s"));
  const QString values = QObject::tr("%1 %2, %3 %4")
                             .arg(effortName(sided), formatValue(point.effort, effortUnit(sided), 3), speedName(sided),
                                  formatValue(point.speed, speedUnit(sided), 3));
  if (quadrant == Quadrant::idle) return QObject::tr("At %1 %2 exchanges no power: %3.").arg(instant, end, values);
  const QString does = quadrantWords(quadrant, sided.isGiving());
  const QString amount = formatValue(std::abs(point.power()), QStringLiteral("W"), 3);
  if (sided.isGiving()) return QObject::tr("At %1 %2 %3, %4: %5.").arg(instant, end, does, amount, values);
  return isDriving(quadrant) ? QObject::tr("At %1 %2 %3 and gives %4: %5.").arg(instant, end, does, amount, values)
                             : QObject::tr("At %1 %2 %3 and takes %4: %5.").arg(instant, end, does, amount, values);
}

// The round number next above, that an axis may end with.
static double axisEnd(double largest) {
  if (!(largest > 0)) return 1;
  const double decade = std::pow(10, std::floor(std::log10(largest)));
  for (const double step : {1.0, 1.2, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0})
    if (step * decade >= largest) return step * decade;
  return 10 * decade;
}

QuadrantPicture layOutQuadrants(QuadrantTrack& track, PowerBook& book, const QRectF& box, const QFont& font,
                                double time) {
  QuadrantPicture picture;
  const QFontMetricsF metrics(font);
  const double line = metrics.height();
  const Sided& sided = track.sided();
  picture.sided = sided;
  picture.plot = box.adjusted(6, line + 8, -6, -(line + 8));
  picture.origin = picture.plot.center();
  const QRectF& plot = picture.plot;
  // Above and below the way there is room for the words in the corners, as long as it has most of the height.
  const double room = std::min(1.6, 1 / std::max(0.1, 1 - 2 * (line + 8) / std::max(1.0, plot.height())));
  const double width = axisEnd(track.largestSpeed() * 1.12),
               height = axisEnd(track.largestEffort() * std::max(1.12, room));
  const auto place = [&](const OperatingPoint& p) {
    return QPointF(picture.origin.x() + plot.width() / 2 * std::clamp(p.speed / width, -1.0, 1.0),
                   picture.origin.y() - plot.height() / 2 * std::clamp(p.effort / height, -1.0, 1.0));
  };
  picture.values = track.at(book, time);
  if (!std::isfinite(picture.values.power())) {
    picture.problem = QObject::tr("There is no number at this instant.");
    return picture;
  }
  for (const OperatingPoint& p : track.until(time)) picture.way << place(p);
  picture.point = place(picture.values);
  picture.way << picture.point;
  picture.alongX = QPointF(picture.point.x(), picture.origin.y());
  picture.alongY = QPointF(picture.origin.x(), picture.point.y());
  picture.isSpeedAgainst = picture.values.speed < 0;
  picture.isEffortAgainst = picture.values.effort < 0;
  picture.quadrant = quadrantOf(picture.values, track.largestSpeed(), track.largestEffort());
  const QPointF c = picture.origin;
  const auto corner = [&](Quadrant which, QPointF at, Qt::Alignment align) {
    picture.texts.push_back({QRectF(at, c).normalized().adjusted(6, 4, -6, -4), quadrantWords(which, sided.isGiving()),
                             picture.quadrant == which, align});
  };
  corner(Quadrant::drivesForward, plot.topRight(), Qt::AlignTop | Qt::AlignRight);
  corner(Quadrant::brakesBackward, plot.topLeft(), Qt::AlignTop | Qt::AlignLeft);
  corner(Quadrant::drivesBackward, plot.bottomLeft(), Qt::AlignBottom | Qt::AlignLeft);
  corner(Quadrant::brakesForward, plot.bottomRight(), Qt::AlignBottom | Qt::AlignRight);
  const auto axis = [&](const QString& name, double largest, const QString& unit) {
    return QObject::tr("%1, ±%2").arg(name, formatValue(largest, unit, 3));
  };
  picture.texts.push_back({QRectF(box.left() + 6, box.top() + 2, box.width() - 12, line + 2),
                           QStringLiteral("↑ ") + axis(effortName(sided), height, effortUnit(sided)), false,
                           Qt::AlignHCenter | Qt::AlignVCenter});
  picture.texts.push_back({QRectF(box.left() + 6, box.bottom() - line - 4, box.width() - 12, line + 2),
                           axis(speedName(sided), width, speedUnit(sided)) + QStringLiteral(" →"), false,
                           Qt::AlignHCenter | Qt::AlignVCenter});
  // What integration leaves would read as a fact.
  OperatingPoint said = picture.values;
  if (std::abs(said.speed) <= kIdle * track.largestSpeed()) said.speed = 0;
  if (std::abs(said.effort) <= kIdle * track.largestEffort()) said.effort = 0;
  picture.sentence = quadrantSentence(sided, said, picture.quadrant, time);
  return picture;
}

void paintQuadrants(QPainter& painter, const QuadrantPicture& picture, const Theme& theme) {
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF& plot = picture.plot;
  const QPointF c = picture.origin;
  const QFontMetricsF metrics(painter.font());
  // The quadrant that the point is in stands out by its ground and its name in bold.
  for (size_t k = 0; k < 4 && k < picture.texts.size(); ++k) {
    if (!picture.texts[k].isHere) continue;
    const QPointF at = k == 0   ? plot.topRight()
                       : k == 1 ? plot.topLeft()
                       : k == 2 ? plot.bottomLeft()
                                : plot.bottomRight();
    QColor ground = isDriving(picture.quadrant) ? theme.done : theme.warning;
    ground.setAlphaF(0.13F);
    painter.fillRect(QRectF(at, c).normalized(), ground);
  }
  painter.setPen(QPen(theme.line, 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(plot);
  painter.setPen(QPen(theme.quiet, 1.25));
  painter.drawLine(QPointF(plot.left(), c.y()), QPointF(plot.right(), c.y()));
  painter.drawLine(QPointF(c.x(), plot.bottom()), QPointF(c.x(), plot.top()));
  painter.setPen(QPen(theme.quiet, 1.2));
  painter.drawPolyline(picture.way);
  const QFont usual = painter.font();
  const auto fontOf = [&](const QuadrantPicture::Text& text) {
    QFont font = usual;
    font.setBold(text.isHere);
    return fitted(font, QFontMetricsF(font).horizontalAdvance(text.words), text.box.width(), 10);
  };
  // The longest words say how large all are.
  int size = usual.pixelSize();
  for (const QuadrantPicture::Text& text : picture.texts) size = std::min(size, fontOf(text).pixelSize());
  for (const QuadrantPicture::Text& text : picture.texts) {
    QFont font = usual;
    font.setBold(text.isHere);
    font.setPixelSize(size);
    // Whole before bold: the ground tells where it is, too.
    if (QFontMetricsF(font).horizontalAdvance(text.words) > text.box.width()) font.setBold(false);
    painter.setFont(font);
    const QString words = QFontMetricsF(font).elidedText(text.words, Qt::ElideRight, text.box.width());
    // Readable over the way, too.
    QColor veil = theme.panel;
    veil.setAlphaF(0.85F);
    painter.setPen(text.isHere ? theme.text : theme.quiet);
    const QRectF ground = painter.boundingRect(text.box, static_cast<int>(text.place), words);
    painter.fillRect(ground.adjusted(-2, 0, 2, 0), veil);
    painter.drawText(text.box, static_cast<int>(text.place), words);
  }
  painter.setFont(usual);
  // In the colours that these arrows have over the diagram.
  const auto arrow = [&](QPointF to, DrawnArrow::Kind kind, bool isAgainst) {
    DrawnArrow over;
    over.domain = picture.sided.domain;
    over.kind = kind;
    over.isAgainst = isAgainst;
    const QColor ink = arrowInk(over, theme);
    painter.setPen(QPen(ink, 2.5));
    painter.drawLine(c, to);
    const QPointF way = to - c;
    const double length = std::hypot(way.x(), way.y());
    if (length < 8) return;
    const QPointF u = way / length, n(-u.y(), u.x());
    painter.setBrush(ink);
    painter.setPen(Qt::NoPen);
    painter.drawPolygon(QPolygonF{to, to - u * 8 + n * 4, to - u * 8 - n * 4});
    painter.setBrush(Qt::NoBrush);
  };
  QPen thin(theme.line, 1, Qt::DashLine);
  painter.setPen(thin);
  painter.drawLine(picture.alongX, picture.point);
  painter.drawLine(picture.alongY, picture.point);
  using Kind = DrawnArrow::Kind;
  arrow(picture.alongX, picture.sided.isGiving() ? Kind::voltage : Kind::velocity, picture.isSpeedAgainst);
  arrow(picture.alongY, Kind::flow, picture.isEffortAgainst);
  painter.setPen(QPen(theme.canvas, 2));
  painter.setBrush(theme.text);
  painter.drawEllipse(picture.point, 6, 6);
}

}  // namespace armature::app
