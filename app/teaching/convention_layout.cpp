#include "app/teaching/convention_layout.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/teaching/number_layout.h"
#include "app/teaching/part_icons.h"

namespace armature::app {
namespace {

constexpr double kLong = 26;  // [px] an arrow
constexpr double kGap = 4;    // [px] between arrows and words

// Variables of one part that point alike share their arrows.
struct Group {
  SignAxis axis = SignAxis::line;
  int line = -1;
  QPointF way;  // [px] of a positive value, a unit vector; of a pair: that of its `to` end
  QString from, to, at;
  QStringList variables, quantities;
  bool isTurned = false;  // by glasses
  bool isPair() const { return axis == SignAxis::apart || axis == SignAxis::together; }
};

// A letter for what is written in Latin in Modelica: angles are φ, torques τ, speeds of shafts ω.
QString shown(const QString& variable) {
  static const QList<std::pair<QString, QString>> letters{{"phi", "φ"}, {"tau", "τ"}, {"w", "ω"}};
  for (const auto& [word, letter] : letters)
    if (variable == word || variable.startsWith(word + '_')) return letter + variable.mid(word.size());
  return variable;
}

// What is read first: forces, then places, speeds, accelerations. One of each kind is enough beside a part.
int rankOf(const QString& quantity) {
  if (quantity.endsWith("acceleration")) return 3;
  if (quantity.endsWith("velocity")) return 2;
  return quantity == "position" || quantity == "angle" ? 1 : 0;
}

// The words of a group: variables by rank, one of a quantity, no more than three.
QString wordsOf(const QStringList& variables, const QStringList& quantities) {
  QStringList words, seen;
  for (int rank = 0; rank < 4; ++rank)
    for (qsizetype k = 0; k < variables.size(); ++k) {
      if (rankOf(quantities[k]) != rank || seen.contains(quantities[k]) || words.size() >= 3) continue;
      seen << quantities[k];
      words << variables[k];
    }
  return words.join(QStringLiteral(", "));
}

ConnectorRef flangeOf(const Sheet& sheet, int part, const QString& name) {
  const auto& connectors = sheet.part(part).connectors;
  for (size_t k = 0; k < connectors.size(); ++k)
    if (connectors[k].isVisible && QString::fromStdString(connectors[k].info.name) == name)
      return {part, static_cast<int>(k)};
  return {};
}

bool isOfRotation(const QString& quantity) {
  return quantity == "torque" || quantity.startsWith("ang");
}

// The line that a row is counted on: that of its connector, else the part's line of that domain.
int lineOf(const Sheet& sheet, int part, const SignRow& row) {
  for (const QString& name : {row.at, row.to, row.from})
    if (const ConnectorRef ref = flangeOf(sheet, part, name); ref.isValid())
      if (const int line = sheet.lines.byFlange.value(Lines::key(ref), -1); line >= 0) return line;
  const Domain domain = isOfRotation(row.quantity) ? Domain::rotational : Domain::translational;
  const auto& connectors = sheet.part(part).connectors;
  for (size_t k = 0; k < connectors.size(); ++k)
    if (connectors[k].info.domain == domain)
      if (const int line = sheet.lines.byFlange.value(Lines::key({part, static_cast<int>(k)}), -1); line >= 0)
        return line;
  return -1;
}

// The way of a row's positive value on the screen; nothing where it has none there (a power at a flange).
std::optional<QPointF> wayOf(const Sheet& sheet, int part, const SignRow& row, int line) {
  if (row.axis != SignAxis::path) {
    if (line < 0) return std::nullopt;
    const QPointF r = turnedOver(sheet.lines.all[static_cast<size_t>(line)].direction);
    return row.axis == SignAxis::against || row.axis == SignAxis::together ? -r : r;
  }
  const ConnectorRef from = flangeOf(sheet, part, row.from), to = flangeOf(sheet, part, row.to);
  if (!from.isValid() || !to.isValid()) return std::nullopt;
  const QPointF v = turnedOver(sheet.scene().connector(to).at - sheet.scene().connector(from).at);
  const double length = std::hypot(v.x(), v.y());
  if (length < 1e-9) return std::nullopt;
  return v / length;
}

// What a positive number means where glasses turn it.
SignRow turnedRow(SignRow row) {
  static constexpr std::pair<SignAxis, SignAxis> others[] = {{SignAxis::line, SignAxis::against},
                                                             {SignAxis::against, SignAxis::line},
                                                             {SignAxis::apart, SignAxis::together},
                                                             {SignAxis::together, SignAxis::apart}};
  for (const auto& [axis, other] : others)
    if (row.axis == axis) {
      row.axis = other;
      return row;
    }
  std::swap(row.from, row.to);
  return row;
}

std::vector<Group> groupsOf(const Sheet& sheet, int part, const SignTable& table, const Glasses& glasses,
                            const QString& prefix) {
  std::vector<Group> groups;
  const PartPicture& picture = sheet.part(part);
  if (!picture.info || picture.isDisabled) return groups;
  for (const SignRow& counted : table.rowsOf(*picture.info)) {
    const bool isTurned = glasses.turn(prefix + picture.name + '.' + counted.variable);
    const SignRow row = isTurned ? turnedRow(counted) : counted;
    const int line = row.axis == SignAxis::path ? -1 : lineOf(sheet, part, row);
    const auto way = wayOf(sheet, part, row, line);
    if (!way) continue;
    const bool isPair = row.axis == SignAxis::apart || row.axis == SignAxis::together;
    const auto same = std::find_if(groups.begin(), groups.end(), [&](const Group& g) {
      return g.isTurned == isTurned && g.line == line && g.way == *way && g.isPair() == isPair && g.at == row.at &&
             (line >= 0 || (g.from == row.from && g.to == row.to));
    });
    if (same != groups.end()) {
      same->variables << shown(row.variable);
      same->quantities << row.quantity;
    } else {
      groups.push_back(
          {row.axis, line, *way, row.from, row.to, row.at, {shown(row.variable)}, {row.quantity}, isTurned});
    }
  }
  return groups;
}

// Room for arrows and words in a row: the words between the arrows of a pair, else behind the arrow.
QSizeF roomOf(const Group& group, QSizeF words, bool isUpright) {
  const double arrows = group.isPair() ? 2 * kLong + 2 * kGap : kLong + kGap;
  if (isUpright) return {std::max(12.0, words.width()), arrows + words.height()};
  return {arrows + words.width(), std::max(12.0, words.height())};
}

// `side`: where what is counted is, to the right (1) or to the left (-1) of the middle.
std::vector<QRectF> placesFor(const QRectF& icon, QSizeF room, bool isUpright, double side) {
  std::vector<QRectF> places;
  const auto add = [&](double x, double y) {
    places.emplace_back(x - room.width() / 2, y - room.height() / 2, room.width(), room.height());
  };
  const QPointF c = icon.center();
  const double dx = icon.width() / 2 + room.width() / 2, dy = icon.height() / 2 + room.height() / 2;
  for (const double away : {3.0, 12.0, 22.0, 34.0, 48.0, 64.0}) {
    if (isUpright || away > 20) {
      add(c.x() + dx + away, c.y());
      add(c.x() - dx - away, c.y());
    }
    for (const double shift : {0.0, 0.35 * side, -0.35 * side}) {
      add(c.x() + shift * room.width(), c.y() - dy - away);
      add(c.x() + shift * room.width(), c.y() + dy + away);
    }
  }
  // Where all of that is taken: beside a wire that leaves the part there.
  for (const double away : {14.0, 24.0, 36.0})
    for (const double shift : {0.6 * side, -0.6 * side})
      for (const double below : {-1.0, 1.0}) add(c.x() + shift * room.width(), c.y() + below * (dy + away));
  return places;
}

// The side of its part that a group's flange is at; the right one where it has none.
double sideOf(const Sheet& sheet, int part, const Group& group) {
  const ConnectorRef at = flangeOf(sheet, part, group.at);
  if (!at.isValid()) return 1;
  return sheet.scene().connector(at).at.x() < sheet.part(part).rect.center().x() ? -1 : 1;
}

DrawnArrow arrowOf(const Sheet& sheet, int part, const Group& group, const QString& connector, QPointF from,
                   QPointF to) {
  DrawnArrow arrow;
  arrow.layer = DrawnArrow::Layer::convention;
  arrow.domain = group.line >= 0 ? sheet.lines.all[static_cast<size_t>(group.line)].domain : Domain::electrical;
  arrow.part = sheet.part(part).name;
  arrow.connector = connector;
  arrow.quantity = group.quantities.join(", ");
  arrow.value = 1;
  arrow.from = from;
  arrow.to = to;
  arrow.line = group.line;
  arrow.isTurning = arrow.domain == Domain::rotational;
  return arrow;
}

// Whether the words stand so that it is not plain which part they belong to: far off, or as near to another part.
bool isAway(const PartIcons& icons, int part, const QRectF& box) {
  const double own = gapBetween(box, icons.of(part));
  return own > kAway || icons.isOtherWithin(own, box, part);
}

// Where the line from words at `box` ends: at what is seen of the part, or at its name where that stands between them.
QPointF anchorOf(const Sheet& sheet, int part, const QRectF& box) {
  const QPointF on = sheet.view.besideParts().inkNear(part, box);
  const QRectF name = sheet.view.besideParts().label(part);
  const bool isBetween = !name.isEmpty() && ((name.top() > on.y() && box.top() >= name.bottom() - 1) ||
                                             (name.bottom() < on.y() && box.bottom() <= name.top() + 1));
  if (!isBetween) return on;
  const double y = name.top() > on.y() ? name.bottom() : name.top();
  const double share = (y - on.y()) / (box.center().y() - on.y());
  const QPointF through = on + (box.center() - on) * share;
  return through.x() > name.left() && through.x() < name.right() ? through : on;
}

// Lays one group into its box: arrows that part, with the words between them, or one arrow with its words behind it.
void fill(Sheet& sheet, const PartIcons& icons, int part, const Group& group, const QRectF& box, QSizeF words,
          const QColor& ink) {
  const bool isUpright = std::abs(group.way.y()) > std::abs(group.way.x());
  const QPointF step = isUpright ? QPointF(0, 1) : QPointF(1, 0);  // down or to the right
  const double length = isUpright ? box.height() : box.width();
  const QPointF start = box.center() - step * (length / 2);
  DrawnNumber text;
  text.text = wordsOf(group.variables, group.quantities);
  text.part = sheet.part(part).name;
  text.connector = group.at == "part" ? QString() : group.at;
  text.ink = ink;
  text.isTurned = group.isTurned;
  const double wordLength = isUpright ? words.height() : words.width();
  double before = 0;  // of the words, from the start
  if (group.isPair()) {
    // `way` is that of the `to` end, wherever it is drawn: apart is apart in the world.
    const QPointF low = start + step * kLong, high = start + step * (length - kLong), end = start + step * length;
    const bool isOutward = group.axis == SignAxis::apart;
    const bool isForward = QPointF::dotProduct(group.way, step) > 0;
    const bool isToHigh = isForward == isOutward;
    sheet.drawn.arrows.push_back(arrowOf(sheet, part, group, isToHigh ? group.from : group.to, isOutward ? low : start,
                                         isOutward ? start : low));
    sheet.drawn.arrows.push_back(
        arrowOf(sheet, part, group, isToHigh ? group.to : group.from, isOutward ? high : end, isOutward ? end : high));
    before = kLong + kGap;
  } else {
    // The arrow stands before its words where it points there, so that the words are at its tail.
    const bool isForward = QPointF::dotProduct(group.way, step) > 0;
    const QPointF near = isForward ? start + step * (length - kLong) : start + step * kLong;
    const QPointF to = isForward ? start + step * length : start;
    sheet.drawn.arrows.push_back(arrowOf(sheet, part, group, text.connector, near, to));
    before = isForward ? 0 : kLong + kGap;
  }
  const QPointF centre = start + step * (before + wordLength / 2);
  text.box = QRectF(centre.x() - words.width() / 2, centre.y() - words.height() / 2, words.width(), words.height());
  text.anchor = anchorOf(sheet, part, box);
  text.hasLeader = isAway(icons, part, box);
  text.group = box;
  sheet.drawn.numbers.push_back(std::move(text));
}

}  // namespace

bool areConventionsCrowded(double zoom) {
  constexpr double kCrowded = 0.45;  // below it words and arrows of one part cover the next
  return zoom < kCrowded;
}

namespace {

struct PlacedGroup {
  int part;
  Group group;
  QRectF box;
  QSizeF words;
};

// Words that want the same room change places where each then stands nearer to its own part: lines to them do not
// cross.
void exchange(std::vector<PlacedGroup>& placed, const PartIcons& icons) {
  const auto isAlike = [](const QRectF& a, const QRectF& b) {
    return std::abs(a.width() - b.width()) < 1 && std::abs(a.height() - b.height()) < 1;
  };
  const auto gaps = [&](const PlacedGroup& a, const PlacedGroup& b) {
    return gapBetween(a.box, icons.of(a.part)) + gapBetween(b.box, icons.of(b.part));
  };
  for (size_t i = 0; i < placed.size(); ++i)
    for (size_t k = i + 1; k < placed.size(); ++k) {
      PlacedGroup &a = placed[i], &b = placed[k];
      if (a.part == b.part || !isAlike(a.box, b.box)) continue;
      const double before = gaps(a, b);
      std::swap(a.box, b.box);
      if (gaps(a, b) > before - 1) std::swap(a.box, b.box);
    }
}

}  // namespace

void layOutConvention(Sheet& sheet, const SignTable& table, const QColor& ink, const Glasses& glasses,
                      const QString& prefix) {
  const QFontMetricsF metrics(numberFont(sheet));
  const PartIcons icons(sheet);
  const bool isCrowded = areConventionsCrowded(sheet.view.zoom());
  const QSet<QString> looked = isCrowded ? lookedAt(sheet.scene()) : QSet<QString>();
  std::vector<PlacedGroup> placed;
  for (size_t i = 0; i < sheet.scene().parts().size(); ++i) {
    const int part = static_cast<int>(i);
    const QRectF icon = icons.of(part);
    if (!sheet.isSeen(icon) || (isCrowded && !looked.contains(sheet.part(part).name))) continue;
    int number = 0;
    for (const Group& group : groupsOf(sheet, part, table, glasses, prefix)) {
      const bool isUpright = std::abs(group.way.y()) > std::abs(group.way.x());
      const double badge = group.isTurned ? badgeWidth(metrics.height()) : 0;
      const QSizeF words(metrics.horizontalAdvance(wordsOf(group.variables, group.quantities)) + 4 + badge,
                         metrics.height());
      const QString key = "convention " + sheet.part(part).name + QString::number(number++);
      const QRectF box =
          sheet.settle(key, placesFor(icon, roomOf(group, words, isUpright), isUpright, sideOf(sheet, part, group)),
                       icon.center(), Sheet::Reach::far, Sheet::Leader::clear);
      sheet.taken.take(box, kNumber);
      placed.push_back({part, group, box, words});
    }
  }
  exchange(placed, icons);
  for (const PlacedGroup& one : placed) fill(sheet, icons, one.part, one.group, one.box, one.words, ink);
}

}  // namespace armature::app
