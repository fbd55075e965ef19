#include "app/tools/edit_actions.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>

#include "app/canvas/joining.h"
#include "app/canvas/line_box.h"
#include "app/document/clipboard.h"
#include "app/document/notes.h"
#include "app/document/sparklines.h"
#include "app/run/connector_classes.h"
#include "app/tools/move_gesture.h"
#include "app/tools/wire_insert.h"
#include "app/tools/wire_room.h"
#include "engine/diagram/json.h"

namespace armature::app {
namespace {

std::vector<int> ordered(const QSet<int>& set) {
  std::vector<int> list(set.begin(), set.end());
  std::sort(list.begin(), list.end());
  return list;
}

QPointF middle(const DiagramScene& scene) {
  QRectF box;
  for (int part : scene.selectedParts()) box = box.united(scene.parts()[static_cast<size_t>(part)].rect);
  return snapped(box.center());
}

// Turns or mirrors the selection; `mapPlacement` and `mapPoint` say how.
void transformSelection(DiagramScene& scene, const QString& text,
                        const std::function<diagram::Placement(const diagram::Placement&)>& mapPlacement,
                        const std::function<QPointF(QPointF)>& mapPoint) {
  OpenDocument& document = scene.document();
  const auto& values = document.values();
  Changes changes;
  for (int part : ordered(scene.selectedParts())) {
    const auto& before = values.components[static_cast<size_t>(part)].placement;
    changes.push_back(PlacementChange{part, before, mapPlacement(before)});
  }
  for (size_t i = 0; i < values.connections.size(); ++i) {
    const auto& c = values.connections[i];
    if (c.route.empty()) continue;
    const bool isFrom = scene.selectedParts().contains(scene.findEnd(c.from).part);
    const bool isTo = scene.selectedParts().contains(scene.findEnd(c.to).part);
    if (!isFrom && !isTo) continue;
    std::vector<diagram::Point> route;
    if (isFrom && isTo)
      for (const auto& p : c.route) route.push_back(fromQt(mapPoint(toQt(p))));
    changes.push_back(RouteChange{static_cast<int>(i), c.route, std::move(route)});
  }
  document.perform(text, std::move(changes));
}

// Upside down is mirrored and turned by a half.
diagram::Placement upsideDown(const diagram::Placement& placement, QPointF centre) {
  diagram::Placement out = mirrored(placement, centre);
  out.x = placement.x;
  out.y = 2 * centre.y() - placement.y;
  out.rotation = std::fmod(out.rotation + 180, 360);
  return out;
}

// The notes of a document, moved by a distance; entries that are none stay behind.
std::vector<diagram::JsonValue> movedNotes(const diagram::Document& document, QPointF shift) {
  const auto list = diagram::noteList(document);
  std::vector<diagram::JsonValue> moved = noteEntries(document), made;
  for (size_t i = 0; i < list.size(); ++i) {
    if (!list[i]) continue;
    diagram::NotePlace place = list[i]->place;
    place.x += shift.x();
    place.y += shift.y();
    diagram::setNotePlace(moved[i], place);
    made.push_back(std::move(moved[i]));
  }
  return made;
}

void insertParts(DiagramScene& scene, const QString& text, diagram::Document parts, QPointF shift) {
  for (auto& item : parts.components) {
    item.placement.x += shift.x();
    item.placement.y += shift.y();
  }
  for (auto& connection : parts.connections)
    for (auto& p : connection.route) p = {p.x + shift.x(), p.y + shift.y()};
  OpenDocument& document = scene.document();
  const int before = static_cast<int>(noteEntries(document.values()).size());
  std::vector<diagram::JsonValue> notes;
  // Not into the inside of a class, whose text has no place for them.
  if (!document.locks().notes) notes = movedNotes(parts, shift);
  const auto added = document.addParts(text, std::move(parts.components), std::move(parts.connections), notes);
  QSet<int> made;
  for (int i = before; i < static_cast<int>(noteEntries(document.values()).size()); ++i) made << i;
  scene.select(QSet<int>(added.begin(), added.end()), {}, made);
}

}  // namespace

bool isAnythingSelected(const DiagramScene& scene) {
  return !scene.selectedParts().isEmpty() || !scene.selectedWires().isEmpty() || !scene.notes().selected().isEmpty();
}

void deleteSelection(DiagramScene& scene) {
  if (const SparkRef spark = scene.selectedSparkline(); spark.isValid()) {
    setSparkline(scene.document(), scene.sparklineName(spark), false);
    return;
  }
  if (!isAnythingSelected(scene)) return;
  const auto parts = ordered(scene.selectedParts()), wires = ordered(scene.selectedWires()),
             notes = ordered(scene.notes().selected());
  scene.clearSelection();
  scene.document().remove(parts, wires, notes);
}

void toggleSelection(DiagramScene& scene) {
  const auto parts = ordered(scene.selectedParts());
  const auto isOff = [&](int part) {
    return scene.document().values().components[static_cast<size_t>(part)].condition == "false";
  };
  scene.document().setDisabled(parts, !std::all_of(parts.begin(), parts.end(), isOff));
}

void rotateSelection(DiagramScene& scene, bool isClockwise) {
  if (scene.selectedParts().isEmpty()) return;
  const QPointF centre = scene.selectedParts().size() == 1
                             ? scene.parts()[static_cast<size_t>(*scene.selectedParts().begin())].rect.center()
                             : middle(scene);
  transformSelection(
      scene, DiagramScene::tr("Rotate"), [&](const auto& p) { return turned(p, centre, isClockwise); },
      [&](QPointF p) {
        const QPointF d = p - centre;
        return centre + (isClockwise ? QPointF(d.y(), -d.x()) : QPointF(-d.y(), d.x()));
      });
}

void flipSelection(DiagramScene& scene, bool isVertical) {
  if (scene.selectedParts().isEmpty()) return;
  const QPointF centre = scene.selectedParts().size() == 1
                             ? scene.parts()[static_cast<size_t>(*scene.selectedParts().begin())].rect.center()
                             : middle(scene);
  transformSelection(
      scene, DiagramScene::tr("Flip"),
      [&](const auto& p) { return isVertical ? upsideDown(p, centre) : mirrored(p, centre); },
      [&](QPointF p) {
        return isVertical ? QPointF(p.x(), 2 * centre.y() - p.y()) : QPointF(2 * centre.x() - p.x(), p.y());
      });
}

void selectAll(DiagramScene& scene) {
  QSet<int> parts, wires, notes;
  for (size_t i = 0; i < scene.parts().size(); ++i) parts << static_cast<int>(i);
  for (size_t i = 0; i < scene.wires().size(); ++i) wires << static_cast<int>(i);
  for (size_t i = 0; i < scene.notes().all().size(); ++i)
    if (scene.notes()[i].layout) notes << static_cast<int>(i);
  scene.select(parts, wires, notes);
}

void copySelection(const DiagramScene& scene) {
  if (scene.selectedParts().isEmpty() && scene.notes().selected().isEmpty()) return;
  auto& document = const_cast<DiagramScene&>(scene).document();
  const QByteArray text =
      toClipboard(document.values(), ordered(scene.selectedParts()), ordered(scene.notes().selected()));
  auto* data = new QMimeData;  // the clipboard takes it over
  data->setData(kClipboardMime, text);
  data->setText(QString::fromUtf8(text));
  QGuiApplication::clipboard()->setMimeData(data);
}

void cutSelection(DiagramScene& scene) {
  copySelection(scene);
  deleteSelection(scene);
}

// How far what lies in `box` [unit] has to be moved to cover nothing near `wanted`, where its middle is to be.
static QPointF freeShift(const DiagramScene& scene, const QRectF& box, QPointF wanted) {
  const QPointF middle = snapped(box.center());
  return freePlace(scene, wanted, box.translated(-middle)) - middle;
}

// Of a part, with its name.
static QRectF coveredBy(const QRectF& part) {
  return part.adjusted(-2, -4, 2, 4);
}

// What copies take with them: where they lie, and those of their rectangles that may not lie upon another one.
static std::vector<QRectF> boxesOf(const diagram::Document& copied) {
  std::vector<QRectF> boxes;
  for (const auto& item : copied.components) boxes.push_back(partRect(item.placement));
  for (const auto& note : diagram::noteList(copied))
    if (note) boxes.emplace_back(note->place.x, note->place.y - 10, note->place.width, 10);
  return boxes;
}

static bool coverAny(const DiagramScene& scene, const std::vector<QRectF>& boxes, QPointF shift) {
  return std::ranges::any_of(boxes, [&](const QRectF& box) {
    const auto isThere = [&](const auto& one) { return one.rect.intersects(box.translated(shift)); };
    return std::ranges::any_of(scene.parts(), isThere) || std::ranges::any_of(scene.notes().all(), isThere);
  });
}

// Where somebody points to they lie, if there is room: upon a wire, too. Else beside that, covering nothing.
static QPointF shiftOfPasted(const DiagramScene& scene, const diagram::Document& copied, const QRectF& visible,
                             std::optional<QPointF> at) {
  const std::vector<QRectF> boxes = boxesOf(copied);
  QRectF bare, box;
  for (const QRectF& one : boxes) bare = bare.united(one), box = box.united(coveredBy(one));
  if (at && !coverAny(scene, boxes, snapped(*at - bare.center()))) return snapped(*at - bare.center());
  const bool isSeen = visible.isEmpty() || visible.intersects(bare);
  QPointF shift = freeShift(scene, box, snapped(at ? *at : isSeen ? box.center() : visible.center()));
  // Far and wide there is no room: no pasted part lies exactly upon another one.
  const auto isUpon = [&] {
    for (const auto& item : copied.components)
      for (const auto& other : scene.document().values().components)
        if (std::abs(item.placement.x + shift.x() - other.placement.x) < 1 &&
            std::abs(item.placement.y + shift.y() - other.placement.y) < 1)
          return true;
    return false;
  };
  while (isUpon()) shift += QPointF(10, -10);
  return shift;
}

bool pasteParts(DiagramScene& scene, const QRectF& visible, std::optional<QPointF> at) {
  const QMimeData* data = QGuiApplication::clipboard()->mimeData();
  if (!data) return false;
  const QByteArray text = data->hasFormat(kClipboardMime) ? data->data(kClipboardMime) : data->text().toUtf8();
  auto parts = fromClipboard(text);
  const auto notes = parts ? diagram::noteList(*parts) : std::vector<std::optional<diagram::Note>>();
  if (!parts || (parts->components.empty() && (notes.empty() || scene.document().locks().notes))) return false;
  const QPointF shift = shiftOfPasted(scene, *parts, visible, at);
  const int count = static_cast<int>(parts->components.size());
  const QString words = count == 0 && notes.size() == 1 ? DiagramScene::tr("Paste a note")
                        : count == 0                    ? DiagramScene::tr("Paste notes")
                        : count == 1                    ? DiagramScene::tr("Paste a part")
                                                        : DiagramScene::tr("Paste %n parts", nullptr, count);
  insertParts(scene, words, std::move(*parts), shift);
  return true;
}

// How far copies of what is selected lie from it: beside it, where they cover nothing.
static QPointF shiftOfCopies(const DiagramScene& scene) {
  QRectF box;
  for (const int part : scene.selectedParts())
    box = box.united(coveredBy(scene.parts()[static_cast<size_t>(part)].rect));
  for (const int note : scene.notes().selected()) box = box.united(scene.notes()[static_cast<size_t>(note)].rect);
  const QPointF shift = freeShift(scene, box, box.center());
  return shift.isNull() ? QPointF(10, -10) : shift;
}

void duplicateSelection(DiagramScene& scene) {
  if (scene.selectedParts().isEmpty() && scene.notes().selected().isEmpty()) return;
  const QPointF shift = shiftOfCopies(scene);
  auto parts = fromClipboard(
      toClipboard(scene.document().values(), ordered(scene.selectedParts()), ordered(scene.notes().selected())));
  if (parts) insertParts(scene, DiagramScene::tr("Duplicate"), std::move(*parts), shift);
}

// Where the icon of a class shows a connector that the class has already.
static QPointF iconPlace(const diagram::ComponentItem& item) {
  const auto found = item.extra->find("iconTransformation");
  if (found == item.extra->end() || !found->is_string()) return {item.placement.x, item.placement.y};
  static const QRegularExpression number(QStringLiteral("-?[0-9]+(?:\\.[0-9]+)?"));
  QList<double> all;
  for (auto i = number.globalMatch(QString::fromStdString(found->get<std::string>())); i.hasNext();)
    all << i.next().captured().toDouble();
  return all.size() == 4 ? QPointF((all[0] + all[2]) / 2, (all[1] + all[3]) / 2)
                         : QPointF(item.placement.x, item.placement.y);
}

// Where it is to show a new one that lies at a place of its diagram: on the border that is nearest, beside others.
static std::string borderPlace(const DiagramScene& scene, const diagram::Document& values, QPointF at) {
  constexpr double kBorder = 100, kHalf = 10, kApart = 40;
  const bool isLevel = std::abs(at.x()) >= std::abs(at.y());
  const auto onBorder = [&](double along) {
    return isLevel ? QPointF(std::copysign(kBorder, at.x()), along) : QPointF(along, std::copysign(kBorder, at.y()));
  };
  const auto isFree = [&](QPointF place) {
    for (size_t i = 0; i < values.components.size(); ++i) {
      const ClassPtr& info = scene.parts()[i].info;
      if (!info || !isConnectorClass(*info)) continue;
      const QPointF way = iconPlace(values.components[i]) - place;
      if (std::max(std::abs(way.x()), std::abs(way.y())) < kApart) return false;
    }
    return true;
  };
  const double wanted = std::clamp(isLevel ? at.y() : at.x(), -kBorder + kHalf, kBorder - kHalf);
  QPointF place = onBorder(wanted);
  for (double step = 0; step <= 2 * kBorder && !isFree(place); step += 2 * kHalf)
    for (const double along : {wanted - step, wanted + step})
      if (std::abs(along) < kBorder && isFree(onBorder(along))) place = onBorder(along);
  return QStringLiteral("extent = {{%1, %2}, {%3, %4}}")
      .arg(place.x() - kHalf)
      .arg(place.y() - kHalf)
      .arg(place.x() + kHalf)
      .arg(place.y() + kHalf)
      .toStdString();
}

diagram::ComponentItem newPart(DiagramScene& scene, const QString& className, QPointF at, double rotation) {
  diagram::ComponentItem item;
  item.className = className.toStdString();
  const ClassPtr info = scene.catalog().known(className);
  item.name = scene.document().freeName(item.className, info ? info->defaultComponentName : std::string());
  if (info) item.prefixes = info->defaultComponentPrefixes;
  const QPointF place = snapped(at);
  item.placement.x = place.x();
  item.placement.y = place.y();
  if (info && isConnectorClass(*info))
    (*item.extra)["iconTransformation"] = borderPlace(scene, scene.document().values(), place);
  item.placement.rotation = rotation;
  return item;
}

void placePart(DiagramScene& scene, const QString& className, QPointF at, double rotation) {
  scene.document().addPart(newPart(scene, className, at, rotation));
  scene.select({static_cast<int>(scene.document().values().components.size()) - 1}, {});
}

void placePartOnWire(DiagramScene& scene, const QString& className, QPointF at, double rotation) {
  diagram::ComponentItem item = newPart(scene, className, at, rotation);
  const ClassPtr info = scene.catalog().known(className);
  auto insertion = info ? insertionAt(scene, item, *info, true) : std::nullopt;
  if (!insertion) return placePart(scene, className, at, rotation);
  const QHash<int, diagram::Placement> room = roomFor(scene, *insertion);
  item.placement = insertion->placement;
  const int index = static_cast<int>(scene.document().values().components.size());
  Changes changes{PartChange{index, item, false}};
  for (Change& change : changesMoving(scene, room)) changes.push_back(std::move(change));
  for (Change& change : splitChanges(scene.document(), *insertion, item.name)) changes.push_back(std::move(change));
  scene.document().perform(DiagramScene::tr("Insert %1 into a wire").arg(QString::fromStdString(item.name)),
                           std::move(changes));
  scene.select({index}, {});
}

const ConnectorInfo* fittingConnector(const ClassInfo& info, const ConnectorInfo& end, QPointF way) {
  const ConnectorInfo* best = nullptr;
  double least = 0;
  for (const ConnectorInfo& each : info.connectors) {
    if (!each.condition.empty() || !each.dimensions.empty() || !canBeJoined(end, each)) continue;
    // Facing the wire; the first one of those that do so equally.
    const double along = each.x * way.x() + each.y * way.y();
    if (best && along >= least) continue;
    best = &each;
    least = along;
  }
  return best;
}

QPointF freePlace(const DiagramScene& scene, QPointF wanted, const QRectF& around) {
  const auto isFree = [&](QPointF at) {
    const QRectF box = around.translated(at);
    const auto isThere = [&](const auto& one) { return one.rect.intersects(box); };
    if (std::ranges::any_of(scene.parts(), isThere) || std::ranges::any_of(scene.notes().all(), isThere)) return false;
    return std::ranges::none_of(scene.wires(), [&](const WirePicture& wire) {
      for (qsizetype k = 0; k + 1 < wire.points.size(); ++k)
        if (lineBox(wire.points[k], wire.points[k + 1], 1).intersects(box)) return true;
      return false;
    });
  };
  // Outwards in squares of one part's width; the nearest of a square, to the right rather than below, left or above.
  constexpr double kStep = 30;
  for (int ring = 0; ring < 40; ++ring) {
    std::optional<QPointF> best;
    double least = 0;
    for (int x = -ring; x <= ring; ++x)
      for (int y = -ring; y <= ring; ++y) {
        const QPointF at = snapped(wanted + QPointF(x, y) * kStep);
        const double away = std::hypot(x, y) - 0.02 * x + 0.01 * y;
        if (std::max(std::abs(x), std::abs(y)) != ring || (best && away >= least) || !isFree(at)) continue;
        best = at;
        least = away;
      }
    if (best) return *best;
  }
  return snapped(wanted);
}

}  // namespace armature::app
