#include "app/icon/icon_commands.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <algorithm>

#include "app/icon/icon_geometry.h"

namespace armature::app {

namespace {

using Items = std::vector<diagram::IconItem>;

constexpr double kAside = 10;  // of a copy from what it was made of [unit]

struct IconVerbs {
  Q_DECLARE_TR_FUNCTIONS(IconVerbs)
};

Items movedAside(Items items) {
  for (diagram::IconItem& item : items)
    if (item.kind != diagram::IconItem::Kind::other) item = moved(item, {kAside, -kAside});
  return items;
}

void removeSelected(IconModel& model) {
  diagram::IconDrawing next = model.stored();
  auto gone = model.selectedInOrder();
  if (gone.empty()) return;
  for (auto k = gone.rbegin(); k != gone.rend(); ++k) next.items.erase(next.items.begin() + *k);
  model.perform(IconVerbs::tr("Delete shapes"), next, QSet<int>());
}

// The selected items in another place of the order, among themselves as they were.
void reorder(IconModel& model, IconCommand command) {
  const auto selected = model.selectedInOrder();
  if (selected.empty()) return;
  const Items before = model.stored().items;
  std::vector<int> order(before.size());
  for (size_t k = 0; k < order.size(); ++k) order[k] = static_cast<int>(k);
  const auto isSelected = [&](int k) { return model.selected().contains(k); };
  const auto count = static_cast<int>(order.size());
  switch (command) {
    case IconCommand::toFront:
      std::stable_partition(order.begin(), order.end(), [&](int k) { return !isSelected(k); });
      break;
    case IconCommand::toBack:
      std::stable_partition(order.begin(), order.end(), isSelected);
      break;
    case IconCommand::forward:
      for (int k = count - 2; k >= 0; --k)
        if (isSelected(order[static_cast<size_t>(k)]) && !isSelected(order[static_cast<size_t>(k) + 1]))
          std::swap(order[static_cast<size_t>(k)], order[static_cast<size_t>(k) + 1]);
      break;
    default:
      for (int k = 1; k < count; ++k)
        if (isSelected(order[static_cast<size_t>(k)]) && !isSelected(order[static_cast<size_t>(k) - 1]))
          std::swap(order[static_cast<size_t>(k)], order[static_cast<size_t>(k) - 1]);
  }
  diagram::IconDrawing next = model.stored();
  QSet<int> selection;
  for (size_t k = 0; k < order.size(); ++k) {
    next.items[k] = before[static_cast<size_t>(order[k])];
    if (isSelected(order[k])) selection << static_cast<int>(k);
  }
  if (next.items != before) model.perform(IconVerbs::tr("Change what lies in front"), next, selection);
}

void turnSelected(IconModel& model, double degrees) {
  const QPointF middle = boundsOf(model.selectedItems()).center();
  model.change(IconVerbs::tr("Rotate shapes"), [&](diagram::IconItem& item) { item = turned(item, middle, degrees); });
}

void flipSelected(IconModel& model, bool isHorizontal) {
  const QPointF middle = boundsOf(model.selectedItems()).center();
  model.change(IconVerbs::tr("Flip shapes"),
               [&](diagram::IconItem& item) { item = flipped(item, middle, isHorizontal); });
}

void copyShapes(IconModel& model) {
  if (!model.selected().isEmpty()) QGuiApplication::clipboard()->setText(clipboardText(model.selectedItems()));
}

}  // namespace

QString clipboardText(const Items& items) {
  QString text;
  for (const diagram::IconItem& item : items)
    text += (text.isEmpty() ? "" : ",\n  ") + QString::fromStdString(diagram::toText(item));
  return "graphics = {\n  " + text + "}";
}

Items itemsOfText(const QString& text) {
  if (!text.startsWith(QLatin1String("graphics = {"))) return {};
  auto icon = diagram::iconOf("model Pasted annotation(Icon(" + text.toStdString() + ")); end Pasted;");
  return icon ? icon->items : Items();
}

void runIconCommand(IconModel& model, IconCommand command) {
  switch (command) {
    case IconCommand::none:
      return;
    case IconCommand::cut:
      copyShapes(model);
      return removeSelected(model);
    case IconCommand::copy:
      return copyShapes(model);
    case IconCommand::paste:
      if (const Items items = itemsOfText(QGuiApplication::clipboard()->text()); !items.empty())
        model.add(IconVerbs::tr("Paste shapes"), movedAside(items));
      return;
    case IconCommand::duplicate:
      if (!model.selected().isEmpty()) model.add(IconVerbs::tr("Duplicate shapes"), movedAside(model.selectedItems()));
      return;
    case IconCommand::remove:
      return removeSelected(model);
    case IconCommand::selectAll: {
      QSet<int> all;
      for (size_t k = 0; k < model.stored().items.size(); ++k) all << static_cast<int>(k);
      return model.select(all);
    }
    case IconCommand::rotateLeft:
      return turnSelected(model, 90);
    case IconCommand::rotateRight:
      return turnSelected(model, -90);
    case IconCommand::flip:
      return flipSelected(model, true);
    case IconCommand::flipUpsideDown:
      return flipSelected(model, false);
    case IconCommand::toFront:
    case IconCommand::forward:
    case IconCommand::backward:
    case IconCommand::toBack:
      return reorder(model, command);
  }
}

}  // namespace armature::app
