#include "app/canvas/diagram_scene.h"

#include <QRegularExpression>
#include <QTimer>
#include <algorithm>
#include <climits>
#include <cmath>
#include <span>
#include <utility>

#include "app/canvas/buses.h"
#include "app/canvas/condition.h"
#include "app/canvas/part_values.h"
#include "app/canvas/spark_layout.h"
#include "app/canvas/start_mark.h"
#include "app/canvas/wire_nets.h"

namespace armature::app {

// Whether the diagram's own texts declare a class: what is known of it comes a moment after the libraries' answer.
static bool bringsClass(const OpenDocument& document, const QString& name) {
  const QRegularExpression head("\\b(?:model|block|class|record|connector)\\s+" + QRegularExpression::escape(name) +
                                "\\b");
  const auto& classes = document.values().classes;
  return std::any_of(classes.begin(), classes.end(),
                     [&](const std::string& text) { return head.match(QString::fromStdString(text)).hasMatch(); });
}

// Indices move with insertions and removals; a selection follows. Those at the end, as of what is pasted and undone
// again, move no other.
static void shift(QSet<int>& indices, int from, int by) {
  QSet<int> moved;
  for (const int i : std::as_const(indices)) moved << (i >= from ? i + by : i);
  indices = std::move(moved);
}
// `count`: all of them, after it.
static void followInsertion(QSet<int>& indices, int at, size_t count) {
  if (at + 1 < static_cast<int>(count)) shift(indices, at, 1);
}
static void followRemoval(QSet<int>& indices, int at, size_t count) {
  indices.remove(at);
  if (at < static_cast<int>(count)) shift(indices, at, -1);
}

DiagramScene::DiagramScene(OpenDocument& document, Catalog& catalog, QObject* parent)
    : QObject(parent), document_(document), catalog_(catalog) {
  connect(&document_, &OpenDocument::wasReset, this, [this] {
    wires_.clear();
    parts_.clear();
    preview_.clear();
    atRest_ = {};
    marks_.clear();
    routePreviewWire_ = placePreview_.part = -1;
    selectedSpark_ = {};
    hovered_ = {};
    notes_ = {};
    clearSelection();
  });
  connect(&document_, &OpenDocument::partInserted, this, [this](int at) {
    followInsertion(selectedParts_, at, document_.values().components.size());
    selectedSpark_ = hovered_.sparkline = {};
  });
  connect(&document_, &OpenDocument::partRemoved, this, [this](int at) {
    followRemoval(selectedParts_, at, document_.values().components.size());
    hovered_.part = -1;
    hovered_.connector = {};
    selectedSpark_ = hovered_.sparkline = {};
  });
  connect(&document_, &OpenDocument::connectionInserted, this,
          [this](int at) { followInsertion(selectedWires_, at, document_.values().connections.size()); });
  connect(&document_, &OpenDocument::connectionRemoved, this, [this](int at) {
    followRemoval(selectedWires_, at, document_.values().connections.size());
    hovered_.wire = -1;
  });
  connect(&document_, &OpenDocument::edited, this, [this] {
    refresh(notes_.follow(document_.values(), letterScale_));
    Q_EMIT selectionChanged();
  });
  // Classes arrive in bunches: one refresh for all of them.
  connect(&catalog_, &Catalog::arrived, this, [this] {
    if (isRefreshDue_) return;
    isRefreshDue_ = true;
    QTimer::singleShot(0, this, [this] {
      isRefreshDue_ = false;
      refresh();
      Q_EMIT classesArrived();
    });
  });
  refresh(notes_.follow(document_.values(), letterScale_));
}

void DiagramScene::setIcons(const Icons& icons) {
  if (std::exchange(icons_, &icons) == &icons || parts_.empty()) return;
  madeFrom_.clear();  // all parts are made anew
  refresh();
}

diagram::Placement DiagramScene::shownPlacement(int index) const {
  const auto found = preview_.find(index);
  return found != preview_.end() ? found.value() : document_.values().components[static_cast<size_t>(index)].placement;
}

std::optional<std::string> DiagramScene::parameterText(int part, const std::string& name) const {
  const auto& item = document_.values().components[static_cast<size_t>(part)];
  return parameterTextOf(item, catalog_.known(QString::fromStdString(item.className)).get(), name);
}

std::optional<QPointF> DiagramScene::shownPlace(Beside what, int index) const {
  if (placePreview_.part == index && placePreview_.what == what) return placePreview_.place;
  return storedPlace(document_.values().components[static_cast<size_t>(index)], what);
}

// Connectors that the part has no more with what was chosen for it, and wires still end at: these keep their place, and
// the check says what is wrong with them.
static void addLostConnectors(const ClassInfo& whole, const std::vector<diagram::ConnectionItem>& wires,
                              PartPicture& part) {
  for (const ConnectorInfo& info : whole.connectors) {
    const auto isIt = [&](const ConnectorPicture& one) { return one.info.name == info.name; };
    if (std::ranges::any_of(part.connectors, isIt)) continue;
    const auto endsHere = [&](const std::string& end) {
      const auto [name, rest] = splitEnd(end);
      return QString::fromStdString(name) == part.name && rest.substr(0, rest.find_first_of(".[")) == info.name;
    };
    if (std::ranges::none_of(wires, [&](const auto& wire) { return endsHere(wire.from) || endsHere(wire.to); }))
      continue;
    const ConnectorPose pose = connectorPose(part.placement, info);
    part.connectors.push_back({info, pose.at, pose.out, pose.leaving, false, false});
  }
}

PartPicture DiagramScene::makePart(int index) const {
  const auto& item = document_.values().components[static_cast<size_t>(index)];
  PartPicture part;
  part.name = QString::fromStdString(item.name);
  part.className = QString::fromStdString(item.className);
  part.isLit = lit_.contains(part.name);
  part.placement = shownPlacement(index);
  part.rect = partRect(part.placement);
  part.labelOffset = shownPlace(Beside::label, index);
  part.sparklines = sparklinesOf(item);
  part.sparkPlace = shownPlace(Beside::sparklines, index);
  part.isDisabled = !evaluateCondition(item.condition.empty() ? "true" : item.condition, [&](const std::string& name) {
                       const auto& own = document_.values().parameters;
                       const auto found =
                           std::find_if(own.begin(), own.end(), [&](const auto& p) { return p.name == name; });
                       return found == own.end() ? std::nullopt : std::optional(found->value);
                     }).value_or(true);
  part.info = catalog_.findFor(item, document_.values());
  part.isMissing = !part.info && catalog_.isMissing(part.className) && !bringsClass(document_, part.className);
  part.hasStartValues = !startValues(item, part.info.get()).isEmpty();
  part.drawn = part.rect;
  if (!part.info) return part;
  if (icons_ && !icons_->has(part.className))
    if (const QRectF bounds = drawnBounds(*part.info); !bounds.isNull())
      part.drawn = iconToDiagram(part.placement).mapRect(bounds);
  const ParameterText text = [&](const std::string& name) { return parameterTextOf(item, part.info.get(), name); };
  const bool isOwnBus = isBusClass(*part.info);
  if (part.info->kind == "connector" || isOwnBus) {
    // A connector of the diagram itself: its one end is the part's own name. Wires leave it towards the middle.
    ConnectorPicture own;
    own.info = outerConnector(part.className);
    if (isOwnBus) own.info.domain = Domain::other;  // whatever library it is of
    if (!item.dimensions.empty()) own.info.dimensions = {item.dimensions};
    own.at = {part.placement.x, part.placement.y};
    own.out = part.placement.x > 0 ? QPointF(-1, 0) : QPointF(1, 0);
    if (std::abs(part.placement.y) > std::abs(part.placement.x)) own.out = {0, part.placement.y > 0 ? -1.0 : 1.0};
    own.leaving = diagram::Leaving::inwards;
    part.connectors.push_back(own);
    // No more than its sign is drawn: its name stands beside that.
    constexpr double kSign = 3;  // [unit]
    if (!isOwnBus && !(icons_ && icons_->has(part.className)))
      part.drawn = {own.at.x() - kSign, own.at.y() - kSign, 2 * kSign, 2 * kSign};
  }
  // What a bus declares are its signals: wires to them end at the bus itself.
  for (const ConnectorInfo& info : isOwnBus ? std::vector<ConnectorInfo>() : part.info->connectors) {
    // Whether it is a bus is told by its class.
    if (info.domain == Domain::other && info.causality.empty()) (void)catalog_.find(QString::fromStdString(info.type));
    const ConnectorPose pose = connectorPose(part.placement, info);
    ConnectorPicture connector{info, pose.at, pose.out, pose.leaving, true, false};
    if (!info.condition.empty()) connector.isVisible = evaluateCondition(info.condition, text).value_or(true);
    part.connectors.push_back(std::move(connector));
  }
  if (const ClassPtr whole = catalog_.known(part.className); whole && whole != part.info)
    addLostConnectors(*whole, document_.values().connections, part);
  part.state = iconState(item, *part.info);
  part.iconTexts = iconTexts(item, *part.info);
  part.values = valueLines(item, *part.info, document_.values());
  return part;
}

void DiagramScene::refresh(QVector<QRectF> disturbed, const std::function<bool(int)>& isTouched) {
  const auto& values = document_.values();
  QVector<QRectF> moved;
  std::vector<PartPicture> next;
  const bool areSame = partNames_.take(values.components) && parts_.size() == values.components.size();
  next.reserve(values.components.size());
  QHash<QString, PartPicture*> old;  // of other names, or in another order
  for (PartPicture& part : areSame ? std::span<PartPicture>() : std::span(parts_)) old.insert(part.name, &part);
  if (!preview_.isEmpty() && !atRest_.isKept()) atRest_.keep(wires_);
  const bool canStay = madeWith_ == values.parameters && madeFrom_.size() == parts_.size();
  // Whether a part looks as it did, but for its wires and where its label goes.
  const auto isAsBefore = [&](const PartPicture& before, size_t i) {
    const int index = static_cast<int>(i);
    if (areSame && isTouched && !isTouched(index)) return true;
    return before.info && before.placement == shownPlacement(index) &&
           madeFrom_[static_cast<size_t>(&before - parts_.data())] == values.components[i] &&
           catalog_.findFor(values.components[i], values) == before.info &&
           before.labelOffset == shownPlace(Beside::label, index) &&
           before.sparkPlace == shownPlace(Beside::sparklines, index);
  };
  std::vector<char> areKept(values.components.size());
  for (size_t i = 0; i < values.components.size(); ++i) {
    PartPicture* const before = areSame ? &parts_[i] : old.take(QString::fromStdString(values.components[i].name));
    // Of a thousand parts an edit changes a few.
    if (canStay && before && isAsBefore(*before, i)) {
      areKept[i] = static_cast<size_t>(before - parts_.data()) == i;
      next.push_back(std::move(*before));
      continue;
    }
    next.push_back(makePart(static_cast<int>(i)));
    if (before) {
      next.back().labelSide = before->labelSide;
      next.back().labelShift = before->labelShift;
      next.back().hasRoomForValues = before->hasRoomForValues;
      next.back().labelRect = before->labelRect.translated(next.back().rect.center() - before->rect.center());
      next.back().sparkRect = before->sparkRect.translated(next.back().rect.center() - before->rect.center());
    }
    if (before && before->rect == next.back().rect) {
      if (!preview_.isEmpty() || routePreviewWire_ >= 0) restSheet_.changed << before->rect;
      continue;
    }
    atRest_.leaves(next.back().name, before ? std::optional(before->rect) : std::nullopt);
    moved << next.back().rect;
    if (before) moved << before->rect;
  }
  for (const PartPicture* gone : old) disturbed << gone->rect;
  parts_ = std::move(next);
  atRest_.changes(disturbed);
  if (preview_.isEmpty() && atRest_.isKept()) {
    moved = atRest_.giveBack(wires_, parts_);
    wireNames_ = {};  // of the picture before
  }
  disturbed << moved;
  madeFrom_.resize(values.components.size());
  for (size_t i = 0; i < areKept.size(); ++i)
    if (!areKept[i]) madeFrom_[i] = values.components[i];
  madeWith_ = values.parameters;
  // A class that has arrived anew may have fewer connectors.
  if (hovered_.connector.isValid() && !has(hovered_.connector)) hovered_.connector = {};
  for (SparkRef* ref : {&selectedSpark_, &hovered_.sparkline})
    if (!hasSparkline(parts_, *ref)) *ref = {};
  makeWires(disturbed, areKept);
  junctions_ = junctionsOf(wires_);
  squareCorners(wires_, junctions_);
  if (preview_.isEmpty()) labels().placeAll();  // they stay where they are while the hand moves
  if (preview_.isEmpty()) placeSparklines();
  Q_EMIT changed();
}

void DiagramScene::setPreview(const QHash<int, diagram::Placement>& placements,
                              const QHash<int, diagram::NotePlace>& notes) {
  notes_.setPreview(notes);
  if (preview_.isEmpty() && placements.isEmpty()) {
    Q_EMIT changed();
    return;
  }
  // Every other change has had its own refresh: no other part looks otherwise than it did.
  const auto before = std::exchange(preview_, placements);
  refresh({}, [&](int part) { return before.contains(part) || preview_.contains(part); });
}

void DiagramScene::setTextScale(double scale, double letters) {
  if (std::abs(scale - textScale_) < 1e-9 && letters == letterScale_) return;
  textScale_ = scale;
  letterScale_ = letters;
  if (const QVector<QRectF> texts = notes_.follow(document_.values(), letters); !texts.isEmpty()) {
    refresh(texts);
    if (preview_.isEmpty()) return;  // it has placed all of them
  }
  labels().placeAll();
  placeSparklines();
  Q_EMIT changed();
}

void DiagramScene::setPlacePreview(Beside what, int part, QPointF place) {
  placePreview_ = {part, what, place};
  refresh();
}

void DiagramScene::setRoutePreview(int wire, const std::vector<diagram::Point>& route) {
  routePreviewWire_ = wire;
  routePreview_ = route;
  refresh();
}

void DiagramScene::setHover(int part, ConnectorRef connector, int wire) {
  if (part == hovered_.part && connector == hovered_.connector && wire == hovered_.wire) return;
  hovered_.part = part;
  hovered_.connector = connector;
  hovered_.wire = wire;
  Q_EMIT hoverChanged();
  Q_EMIT changed();
}

void DiagramScene::setMarks(const QHash<QString, PartMark>& marks) {
  const QHash<QString, PartMark> before = std::exchange(marks_, marks);
  Q_EMIT changed();
  for (const int part : selectedParts_)
    if (const QString& name = parts_[static_cast<size_t>(part)].name; marks_.contains(name) && !before.contains(name))
      return Q_EMIT shouldBeSeen(part);
}

void DiagramScene::setLit(const QSet<QString>& parts) {
  if (parts == lit_) return;
  lit_ = parts;
  for (PartPicture& part : parts_) part.isLit = lit_.contains(part.name);
  Q_EMIT changed();
}

void DiagramScene::select(const QSet<int>& parts, const QSet<int>& wires, const QSet<int>& notes) {
  if (parts == selectedParts_ && wires == selectedWires_ && notes == notes_.selected() && !selectedSpark_.isValid())
    return;
  selectedSpark_ = {};
  selectedParts_ = parts;
  selectedWires_ = wires;
  notes_.select(notes);
  Q_EMIT selectionChanged();
  Q_EMIT changed();
}

}  // namespace armature::app
