// What a diagram looks like, in numbers: whether a thing on the sheet has to be painted again.
#include "app/canvas/diagram_painter.h"
#include "app/canvas/wire_crossings.h"

namespace armature::app {

namespace {

template <class... Parts>
void mix(size_t& seed, const Parts&... parts) {
  seed = qHashMulti(seed, parts...);
}

size_t looksOf(const PartPicture& part, const ConnectorRef& hovered, int index) {
  size_t looks = 1;
  const auto& p = part.placement;
  // A class that comes anew may lie where the one before it did.
  if (part.info) mix(looks, part.info->iconKey);
  mix(looks, part.name, part.className, reinterpret_cast<quintptr>(part.info.get()), part.isMissing, part.isDisabled);
  mix(looks, p.x, p.y, p.width, p.height, p.rotation, p.flip);
  for (auto i = part.state.begin(); i != part.state.end(); ++i) mix(looks, i.key(), i.value());
  for (auto i = part.iconTexts.begin(); i != part.iconTexts.end(); ++i) mix(looks, i.key(), i.value());
  for (const QString& value : part.values) mix(looks, value);
  for (size_t k = 0; k < part.connectors.size(); ++k) {
    const ConnectorPicture& c = part.connectors[k];
    const bool isHovered = hovered == ConnectorRef{index, static_cast<int>(k)};
    mix(looks, c.at.x(), c.at.y(), c.out.x(), c.out.y(), c.isVisible, c.isConnected, isHovered, c.bus.isBus,
        c.bus.color);
  }
  return looks;
}

}  // namespace

PaintedSheet::Items DiagramPainter::partItems(const Options& options) const {
  constexpr double kReach = 26;  // of signs of connectors that are pointed at, and of a soft ground [px]
  PaintedSheet::Items items;
  items.reserve(scene_.parts().size());
  const ConnectorRef hovered = options.hasChrome ? scene_.hovered().connector : ConnectorRef();
  int index = 0;
  for (const PartPicture& part : scene_.parts()) {
    SheetItem item;
    item.looks = looksOf(part, hovered, index);
    if (options.hasChrome) mix(item.looks, part.isLit, part.hasStartValues);
    item.box = pixels(part.rect).adjusted(-kReach, -kReach, kReach, kReach);
    if (static_cast<size_t>(index) < cache_->labels.size()) {
      const LabelLayout& label = cache_->labels[static_cast<size_t>(index)];
      mix(item.looks, static_cast<int>(label.alignment), label.values.size());
      if (!label.box.isEmpty()) item.second = label.box.adjusted(-2, -2, 2, 2);
    }
    items.push_back(std::move(item));
    ++index;
  }
  return items;
}

PaintedSheet::Items DiagramPainter::wireItems(const Options& options) const {
  PaintedSheet::Items items;
  items.reserve(scene_.wires().size());
  int index = 0;
  for (const WirePicture& wire : scene_.wires()) {
    SheetItem item;
    const bool isSelected = options.hasChrome && scene_.selectedWires().contains(index);
    const bool isHovered = options.hasChrome && scene_.hovered().wire == index;
    mix(item.looks, static_cast<int>(wire.domain), wire.net, isSelected, isHovered, wire.bus.isBus, wire.bus.color,
        static_cast<int>(wire.square), static_cast<int>(wire.square >> 32));
    item.line.reserve(wire.points.size());
    for (const QPointF& point : wire.points) item.line << pixel(point);
    // As far as it makes gaps narrower, and corners less round.
    item.half = lineWidth(wire.domain) * kBusWire / 2 + std::max(2 * WireCrossings::kSight, 2 * kWireRadius * scale_);
    items.push_back(std::move(item));
    ++index;
  }
  return items;
}

PaintedSheet::Items DiagramPainter::junctionItems() const {
  const double reach = junctionRadius() + 1.5;
  PaintedSheet::Items items;
  for (const Junction& junction : scene_.junctions()) {
    const QPointF at = pixel(junction.at);
    items.push_back({qHashMulti(0, static_cast<int>(junction.domain), junction.bus.color),
                     QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach),
                     {},
                     {},
                     0});
  }
  return items;
}

void DiagramPainter::paintKeptSheet(QPainter& painter, const QRectF& area, const Options& options) const {
  const SheetLook look{
      origin_, scale_, ratio_, area.size().toSize(), painter.font(), &theme_, options.hasChrome, options.hasValues, 0};
  PaintedSheet& sheet = cache_->sheet;
  const QRegion& region =
      sheet.changed(look, {options.belowItems, partItems(options), wireItems(options), junctionItems()});
  if (!region.isEmpty()) {
    // At 1.5 dots a pixel the last row of dots may be half covered: what is beyond the area has its ground, too.
    if (region == QRegion(area.toRect())) sheet.picture().fill(theme_.canvas);
    QPainter target(&sheet.picture());
    target.setRenderHints(painter.renderHints());
    target.setFont(painter.font());
    if (region != QRegion(area.toRect())) target.setClipRegion(region);
    paintSheet(target, region.boundingRect(), options);
  }
  painter.drawPixmap(QPointF(), sheet.picture());
}

}  // namespace armature::app
