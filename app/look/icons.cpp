#include "app/look/icons.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QPainter>
#include <QPainterPath>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <array>

#include "app/look/icon_turn.h"

namespace armature::app {

namespace {

// A minus sign of an icon that lies on its side, turned back about its middle: it would read as an I.
QString withMinus(QString svg) {
  static const QRegularExpression minus(QStringLiteral("data-minus=\"(\\S+ \\S+)\""));
  return svg.replace(minus, QStringLiteral("transform=\"rotate(90 \\1)\""));
}

// Letters of an icon that is drawn mirrored (m), upside down (r) or on its side (q), turned back about their centres:
// first by the turn, then by the mirror. Words that have no room across stay on their side, to be read upwards.
QString withLetters(QString svg, const QString& turn) {
  static const QRegularExpression letters(QStringLiteral("data-(letters|word)=\"(\\S+) (\\S+)\""));
  constexpr std::array kCos{1, 0, -1, 0}, kSin{0, 1, 0, -1};
  const int side = turn.contains('m') ? -1 : 1;
  qsizetype from = 0;
  for (auto match = letters.match(svg); match.hasMatch(); match = letters.match(svg, from)) {
    const bool isUpright = match.captured(1) == QLatin1String("letters");
    const auto quarters = static_cast<size_t>((turn.contains('r') ? 2 : 0) + (isUpright && turn.contains('q') ? 1 : 0));
    const int c = kCos[quarters], s = kSin[quarters];
    const double x = match.captured(2).toDouble(), y = match.captured(3).toDouble();
    const QString transform = QStringLiteral("transform=\"matrix(%1 %2 %3 %4 %5 %6)\"")
                                  .arg(side * c)
                                  .arg(s)
                                  .arg(-side * s)
                                  .arg(c)
                                  .arg(x - side * (c * x - s * y))
                                  .arg(y - (s * x + c * y));
    svg.replace(match.capturedStart(), match.capturedLength(), transform);
    from = match.capturedStart() + transform.size();
  }
  return svg;
}

}  // namespace

QString shippedFolder(const QString& name) {
  const QString installed = QCoreApplication::applicationDirPath() + "/../share/armature/" + name;
  if (QFileInfo::exists(installed)) return QFileInfo(installed).canonicalFilePath();
  const QString source = QStringLiteral(ARMATURE_SOURCE_DIR "/") + name;
  return QFileInfo::exists(source) ? source : QString();
}

Icons::Icons(QString folder) : folder_(std::move(folder)) {}
Icons::~Icons() = default;

std::optional<QString> Icons::text(const QString& relativePath) const {
  auto found = texts_.find(relativePath);
  if (found == texts_.end()) {
    QFile file(folder_ + "/" + relativePath);
    std::optional<QString> content;
    if (file.open(QIODevice::ReadOnly)) content = QString::fromUtf8(file.readAll());
    found = texts_.insert(relativePath, content);
  }
  return found.value();
}

bool Icons::has(const QString& className) const {
  return text(QString(className).replace('.', '/') + ".svg").has_value();
}

QSvgRenderer* Icons::part(const QString& className, const IconState& state, bool isDark) const {
  QString key = className + (isDark ? "|d" : "|l");
  for (auto i = state.begin(); i != state.end(); ++i) key += "|" + i.key() + "=" + i.value();
  const auto found = renderers_.find(key);
  if (found != renderers_.end()) return found.value().get();
  std::shared_ptr<QSvgRenderer> renderer;
  if (auto svg = text(QString(className).replace('.', '/') + ".svg")) {
    QString drawn = withState(*svg, state);
    if (const QString turn = state.value(kTurnedState); !turn.isEmpty()) drawn = withLetters(drawn, turn);
    if (state.value(kTurnedState).contains('q')) drawn = withMinus(drawn);
    if (isDark) drawn = inDark(drawn);
    renderer = std::make_shared<QSvgRenderer>(drawn.toUtf8());
    if (!renderer->isValid()) renderer.reset();
  }
  renderers_.insert(key, renderer);
  return renderer.get();
}

QIcon Icons::action(const QString& name, const QColor& color, const QColor& disabled) const {
  const QString key = name + color.name(QColor::HexArgb) + disabled.name(QColor::HexArgb);
  if (const auto found = actions_.constFind(key); found != actions_.constEnd()) return found.value();
  const auto svg = text("actions/" + name + ".svg");
  if (!svg) return {};
  static const QRegularExpression colors(QStringLiteral("(#[0-9A-Fa-f]{6})|currentColor"));
  QIcon icon;
  for (const auto& [mode, ink] : {std::pair{QIcon::Normal, color}, std::pair{QIcon::Disabled, disabled}}) {
    QString drawn = *svg;
    drawn.replace(colors, ink.name());
    QSvgRenderer renderer(drawn.toUtf8());
    for (int size : {20, 40, 60}) {
      QPixmap pixmap(size, size);
      pixmap.fill(Qt::transparent);
      QPainter painter(&pixmap);
      renderer.render(&painter);
      icon.addPixmap(pixmap, mode);
    }
  }
  actions_.insert(key, icon);
  return icon;
}

QPixmap Icons::picture(const QString& path, int size, double ratio, bool isDark) const {
  const QString key = QStringLiteral("/%1|%2|%3|%4").arg(path).arg(size).arg(ratio).arg(isDark);
  const auto found = pixmaps_.find(key);
  if (found != pixmaps_.end()) return found.value();
  const auto svg = text(path + ".svg");
  if (!svg) return {};
  QPixmap pixmap(qRound(size * ratio), qRound(size * ratio));
  pixmap.setDevicePixelRatio(ratio);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  QSvgRenderer((isDark ? inDark(*svg) : *svg).toUtf8()).render(&painter, QRectF(0, 0, size, size));
  pixmaps_.insert(key, pixmap);
  return pixmap;
}

QPixmap Icons::pixmap(const QString& className, int size, double ratio, bool isDark) const {
  const QString key = QStringLiteral("%1|%2|%3|%4").arg(className).arg(size).arg(ratio).arg(isDark);
  const auto found = pixmaps_.find(key);
  if (found != pixmaps_.end()) return found.value();
  QPixmap pixmap(qRound(size * ratio), qRound(size * ratio));
  pixmap.setDevicePixelRatio(ratio);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  if (QSvgRenderer* renderer = part(className, {}, isDark))
    renderer->render(&painter, QRectF(0, 0, size, size));
  else
    paintGenericIcon(painter, QRectF(0, 0, size, size).adjusted(1, size * 0.18, -1, -size * 0.18),
                     size >= 40 ? className.section('.', -1) : className.section('.', -1).left(1),
                     isDark ? Theme::dark() : Theme::light());
  pixmaps_.insert(key, pixmap);
  return pixmap;
}

QString withState(const QString& svg, const IconState& state) {
  static const QRegularExpression opening(QStringLiteral("<g id=\"state-([A-Za-z0-9_.]+)-([A-Za-z0-9_.]+)\"[^>]*>"));
  QString out;
  qsizetype from = 0;
  for (auto match = opening.match(svg); match.hasMatch(); match = opening.match(svg, from)) {
    const QString value = state.value(match.captured(1));
    const bool isShown =
        value.isEmpty() ? match.captured(2) == "false" || match.captured(2) == "none" : value == match.captured(2);
    // The end of the group, counting nested groups.
    qsizetype at = match.capturedEnd();
    int depth = 1;
    while (depth > 0 && at < svg.size()) {
      const qsizetype open = svg.indexOf(QLatin1String("<g"), at);
      const qsizetype close = svg.indexOf(QLatin1String("</g>"), at);
      if (close < 0) return out + svg.mid(from);
      if (open >= 0 && open < close) {
        ++depth;
        at = open + 2;
      } else {
        --depth;
        at = close + 4;
      }
    }
    out += svg.mid(from, match.capturedStart() - from);
    if (isShown) out += svg.mid(match.capturedStart(), at - match.capturedStart());
    from = at;
  }
  return out + svg.mid(from);
}

QString inDark(const QString& svg) {
  static const QRegularExpression color(QStringLiteral("#[0-9A-Fa-f]{6}"));
  QString out;
  qsizetype from = 0;
  for (auto match = color.match(svg); match.hasMatch(); match = color.match(svg, from)) {
    out += svg.mid(from, match.capturedStart() - from) + darkIconColor(match.captured());
    from = match.capturedEnd();
  }
  return out + svg.mid(from);
}

void paintGenericIcon(QPainter& painter, const QRectF& box, const QString& shortName, const Theme& theme) {
  painter.save();
  painter.setPen(QPen(theme.quiet, 1.5));
  painter.setBrush(theme.raised);
  painter.drawRoundedRect(box, 4, 4);
  QFont font = painter.font();
  // As large as the name allows before letters are left out.
  int size = qBound(7, int(box.height() / 3.2), 16);
  font.setPixelSize(size);
  while (size > 7 && QFontMetrics(font).horizontalAdvance(shortName) > box.width() - 6) font.setPixelSize(--size);
  painter.setFont(font);
  painter.setPen(theme.text);
  const QString text = painter.fontMetrics().elidedText(shortName, Qt::ElideRight, int(box.width()) - 4);
  painter.drawText(box, Qt::AlignCenter, text);
  painter.restore();
}

}  // namespace armature::app
