#include "app/lines/line_picture.h"

#include <cmath>

#include "app/look/format.h"
#include "app/teaching/describe.h"
#include "engine/diagram/json.h"

namespace armature::app {

using diagram::Json;

void describeOver(const Drawn& over, Json& into) {
  Json arrows = Json::array();
  for (const DrawnArrow& a : over.arrows)
    arrows.push_back(Json{{"part", a.part.toStdString()},
                          {"connector", a.connector.toStdString()},
                          {"quantity", a.quantity.toStdString()},
                          {"value", a.value},
                          {"unit", a.unit.toStdString()},
                          {"from", Json::array({a.from.x(), a.from.y()})},
                          {"to", Json::array({a.to.x(), a.to.y()})}});
  into["arrows"] = std::move(arrows);
  Json states = Json::array();
  for (const DrawnState& s : over.states)
    states.push_back(Json{{"part", s.part.toStdString()}, {"state", stateName(s.kind)}});
  if (!states.empty()) into["states"] = std::move(states);
  Json scales = Json::array();
  for (const DrawnScale& s : over.scales) scales.push_back(Json{{"text", s.text.toStdString()}, {"length", s.length}});
  if (!scales.empty()) into["scales"] = std::move(scales);
}

Json describeLabel(const LineLabel& label) {
  Json one{{"part", label.name.toStdString()}, {"text", label.value.toStdString()}};
  if (label.isTurned) one["turned"] = true;
  return one;
}

static QString valueText(const LineModel& model, const LinePart& part, double value) {
  const auto& column = model.store->columns()[static_cast<size_t>(part.shown)];
  return part.symbol + QStringLiteral(" = ") + ColumnText(column)(value, 0);
}

LineLabel makeLabel(const LineModel& model, const LinePart& part, const Instant& instant, const Glasses& glasses) {
  LineLabel label;
  label.part = part.part;
  label.name = part.name;
  if (instant.isEmpty()) return label;
  const auto kind = part.state.isKnown() ? stateAt(part.state, instant) : std::nullopt;
  const bool isPull = kind && (*kind == DrawnState::Kind::tension || *kind == DrawnState::Kind::compression ||
                               *kind == DrawnState::Kind::slack);
  if (kind && !isPull) {
    label.value = stateWords(*kind);
    return label;
  }
  if (part.shown < 0) return label;
  const auto& column = model.store->columns()[static_cast<size_t>(part.shown)];
  const ShownValue seen = shownValue(QString::fromStdString(column.name), instant.value(part.shown), glasses);
  // A number that is next to nothing in this run is nothing.
  const double largest = largestOf(*model.store, part.shown);
  const double value = std::abs(seen.value) < 1e-6 * largest ? 0 : seen.value;
  label.value = valueText(model, part, (part.isNegated ? -1 : 1) * value);
  label.isTurned = seen.isTurned;
  return label;
}

double badgeWidth(const LineStyle& style) {
  return 1.5 * style.row();
}

QString widestWords(const LineModel& model, const LinePart& part) {
  if (!model.store || part.shown < 0) return part.state.isKnown() ? QStringLiteral("in contact") : QString();
  double low = 0, high = 0;
  if (!rangeOf(*model.store, part.shown, low, high)) return QStringLiteral("m = 0.000 m");
  const double largest = std::max(std::abs(low), std::abs(high));
  // All of three digits, whatever the value that is shown at an instant; a minus where one comes.
  const double power = largest > 0 ? std::pow(10, std::floor(std::log10(largest))) : 1;
  return valueText(model, part, (low < 0 || part.isNegated ? -0.888 : 0.888) * power * (largest >= 10 ? 10 : 1));
}

void paintHatch(QPainter& painter, QPointF from, QPointF to, double depth, const QColor& ink) {
  const QPointF d = to - from;
  const double length = std::hypot(d.x(), d.y());
  if (length < 1) return;
  const QPointF way = d / length, side(-way.y(), way.x());
  painter.setPen(QPen(ink, 1.75, Qt::SolidLine, Qt::FlatCap));
  painter.drawLine(from, to);
  painter.setPen(QPen(ink, 1));
  const int count = std::max(2, static_cast<int>(length / (depth * 0.5)));
  for (int k = 0; k < count; ++k) {
    const QPointF foot = from + way * (length * (k + 0.75) / count);
    painter.drawLine(foot, foot + (side - way) * depth * 0.7);
  }
}

void paintLook(QPainter& painter, const QRectF& box, bool isSelected, const Theme& theme) {
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(theme.accent, isSelected ? 1.75 : 1, isSelected ? Qt::SolidLine : Qt::DotLine));
  painter.drawRoundedRect(box.adjusted(-4, -4, 4, 4), 5, 5);
}

}  // namespace armature::app
