#include "app/tools/join_card.h"

#include <QHash>
#include <QLineEdit>
#include <QListWidget>
#include <algorithm>
#include <numeric>
#include <optional>

#include "app/canvas/buses.h"
#include "app/canvas/cell_grid.h"
#include "app/canvas/join_rules.h"

namespace armature::app {

namespace {
constexpr size_t kMost = 60;    // rows
constexpr qsizetype kFew = 40;  // parts selected; of more only those near each other are joined
constexpr double kNear = 60;    // [unit]
constexpr size_t kMostPairs = 50'000;
constexpr double kJoinedAway = 200;  // [unit] that an end with a wire counts as farther

CellGrid cellsOf(const std::vector<PartPicture>& parts) {
  QRectF area;
  for (const PartPicture& part : parts) area |= part.rect;
  CellGrid cells(area, 2 * kNear);
  for (size_t i = 0; i < parts.size(); ++i) cells.add(parts[i].rect, static_cast<int>(i));
  return cells;
}
std::vector<int> allOf(int count) {
  std::vector<int> all(static_cast<size_t>(count));
  std::iota(all.begin(), all.end(), 0);
  return all;
}
}  // namespace

JoinCard::JoinCard(CanvasView& view) : SearchCard(&view, tr("Wire to")), view_(view) {
  setObjectName("joinCard");
  list_->setStyleSheet("QListWidget { background: transparent; } QListWidget::item { height: 26px; }");
  resize(340, 268);
}

void JoinCard::open() {
  const QSet<int>& selected = view_.scene().selectedParts();
  if (selected.isEmpty()) return;
  collect();
  const int first = *std::min_element(selected.begin(), selected.end());
  const QRectF box = view_.toPixels(view_.scene().parts().at(static_cast<size_t>(first)).rect);
  moveNear({box.right() + 8, box.top()});
  openWith({});
}

// Pairs of connectors that fit, one of each of two parts.
std::vector<JoinCard::Pair> JoinCard::pairs() const {
  std::vector<Pair> found;
  const DiagramScene& scene = view_.scene();
  const QSet<int>& selected = scene.selectedParts();
  std::vector<int> inOrder(selected.begin(), selected.end());
  std::ranges::sort(inOrder);
  const auto& parts = scene.parts();
  const auto each = [&](int part, const auto& call) {
    for (size_t k = 0; k < parts[static_cast<size_t>(part)].connectors.size(); ++k)
      if (parts[static_cast<size_t>(part)].connectors[k].isVisible) call(ConnectorRef{part, static_cast<int>(k)});
  };
  const WiredEnds ends(scene);
  const std::vector<int> whole = allOf(static_cast<int>(parts.size()));
  const std::optional<CellGrid> cells = selected.size() > kFew ? std::optional(cellsOf(parts)) : std::nullopt;
  for (const int part : inOrder) {
    const QRectF about = parts[static_cast<size_t>(part)].rect.adjusted(-kNear, -kNear, kNear, kNear);
    const std::vector<int> near = cells ? cells->near(about) : std::vector<int>();
    each(part, [&](ConnectorRef from) {
      const JoinRules rules(scene, from, ends);
      for (const int other : cells ? near : whole) {
        const bool isAmong = selected.contains(other);
        if (other == part || (selected.size() > 1 ? !isAmong || other < part : isAmong)) continue;
        if (cells && !about.intersects(parts[static_cast<size_t>(other)].rect)) continue;
        each(other, [&](ConnectorRef to) {
          if (!rules.allows(to)) return;
          const ConnectorPicture &a = scene.connector(from), &b = scene.connector(to);
          const double away = (a.isConnected ? kJoinedAway : 0) + (b.isConnected ? kJoinedAway : 0);
          found.push_back({from, to, QLineF(a.at, b.at).length() + away});
        });
      }
    });
  }
  std::stable_sort(found.begin(), found.end(), [](const Pair& a, const Pair& b) { return a.length < b.length; });
  if (found.size() > kMostPairs) found.resize(kMostPairs);
  return found;
}

// All wires that could be drawn from the selected parts.
void JoinCard::collect() {
  wires_.clear();
  const DiagramScene& scene = view_.scene();
  for (const Pair& pair : pairs()) {
    Wire wire{endToward(scene, pair.from, pair.to), endToward(scene, pair.to, pair.from), {}, {}};
    const QString start = QString::fromStdString(wire.from), end = QString::fromStdString(wire.to);
    wire.names = start + ' ' + end;
    // The one selected part is seen; its name is needed only among several.
    wire.words = QStringLiteral("%1  –  %2").arg(scene.selectedParts().size() > 1 ? start : start.section('.', 1), end);
    wires_.push_back(std::move(wire));
  }
  // Those of one connector stand together, that of the nearest wire first.
  QHash<std::string, int> places;
  for (Wire& wire : wires_)
    wire.group =
        places.contains(wire.from) ? places[wire.from] : *places.insert(wire.from, static_cast<int>(places.size()));
  std::stable_sort(wires_.begin(), wires_.end(), [](const Wire& a, const Wire& b) { return a.group < b.group; });
}

void JoinCard::search() {
  list_->clear();
  const QStringList words = field_->text().split(' ', Qt::SkipEmptyParts);
  for (size_t i = 0; i < wires_.size() && static_cast<size_t>(list_->count()) < kMost; ++i) {
    const QString& names = wires_[i].names;
    if (!std::all_of(words.begin(), words.end(),
                     [&](const QString& word) { return names.contains(word, Qt::CaseInsensitive); }))
      continue;
    auto* item = new QListWidgetItem(wires_[i].words, list_);
    item->setData(Qt::UserRole, static_cast<int>(i));
  }
  if (list_->count() == 0) {
    auto* none = new QListWidgetItem(wires_.empty() ? tr("Nothing fits.") : tr("No wire of this name."), list_);
    none->setFlags(Qt::NoItemFlags);
  }
  list_->setCurrentRow(0);
  fitRows(8);
}

void JoinCard::take() {
  const QListWidgetItem* item = list_->currentItem();
  if (!item || !item->data(Qt::UserRole).isValid()) return;
  const Wire& wire = wires_.at(static_cast<size_t>(item->data(Qt::UserRole).toInt()));
  view_.scene().document().addConnection(wire.from, wire.to);
}

}  // namespace armature::app
