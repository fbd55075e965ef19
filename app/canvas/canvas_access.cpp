#include "app/canvas/canvas_access.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>

#include "app/canvas/canvas_view.h"
#include "app/canvas/note_layout.h"
#include "app/language/tables.h"

namespace armature::app {

namespace {

// Something on the sheet: parts come first, in the diagram's order, then wires, notes and sparklines.
struct Drawn {
  enum class Kind { none, part, wire, note, sparkline };
  Kind kind = Kind::none;
  int index = -1;
  SparkRef spark = {};
};

int partCount(CanvasView& view) {
  return static_cast<int>(view.scene().parts().size());
}

int wireCount(CanvasView& view) {
  return static_cast<int>(view.scene().wires().size());
}

int noteCount(CanvasView& view) {
  return static_cast<int>(view.scene().notes().all().size());
}

QList<SparkRef> sparklines(CanvasView& view) {
  QList<SparkRef> all;
  if (!view.scene().areSparklinesShown()) return all;
  for (int part = 0; part < partCount(view); ++part)
    for (int k = 0; k < view.scene().parts()[static_cast<size_t>(part)].sparklines.size(); ++k)
      all << SparkRef{part, k};
  return all;
}

int drawnCount(CanvasView& view) {
  return partCount(view) + wireCount(view) + noteCount(view) + static_cast<int>(sparklines(view).size());
}

Drawn drawnAt(CanvasView& view, int index) {
  if (index < partCount(view)) return {Drawn::Kind::part, index};
  index -= partCount(view);
  if (index < wireCount(view)) return {Drawn::Kind::wire, index};
  index -= wireCount(view);
  if (index < noteCount(view)) return {Drawn::Kind::note, index};
  index -= noteCount(view);
  const QList<SparkRef> sparks = sparklines(view);
  return index < sparks.size() ? Drawn{Drawn::Kind::sparkline, index, sparks[index]} : Drawn{};
}

int childOf(CanvasView& view, SparkRef spark) {
  const auto index = sparklines(view).indexOf(spark);
  return index < 0 ? -1 : partCount(view) + wireCount(view) + noteCount(view) + static_cast<int>(index);
}

// The child that is selected alone; -1 where there is none, or several.
int selectedChild(CanvasView& view) {
  const DiagramScene& scene = view.scene();
  if (scene.selectedSparkline().isValid()) return childOf(view, scene.selectedSparkline());
  const auto &parts = scene.selectedParts(), &wires = scene.selectedWires(), &notes = scene.notes().selected();
  if (parts.size() + wires.size() + notes.size() != 1) return -1;
  if (!parts.isEmpty()) return *parts.begin();
  return partCount(view) + (wires.isEmpty() ? wireCount(view) + *notes.begin() : *wires.begin());
}

// "flange_a to torque.flange" for each wire of a part.
QStringList joinsOf(const DiagramScene& scene, const QString& part) {
  QStringList joins;
  for (const WirePicture& wire : scene.wires())
    for (const auto& [own, other] : {std::pair(wire.from, wire.to), std::pair(wire.to, wire.from)})
      if (QString::fromStdString(splitEnd(own.toStdString()).first) == part)
        joins << CanvasView::tr("%1 to %2").arg(own.mid(part.size() + 1), other);
  return joins;
}

QString partName(const PartPicture& part) {
  QStringList words{part.name, part.className.section('.', -1)};
  if (part.isDisabled) words << CanvasView::tr("switched off");
  return (words + part.values).join(QStringLiteral(", "));
}

QString partDescription(const DiagramScene& scene, const PartPicture& part) {
  QStringList words;
  if (const auto mark = scene.marks().constFind(part.name); mark != scene.marks().cend()) words << mark->text;
  if (part.info && !part.info->description.empty()) words << classText(part.info->name, part.info->description);
  const QStringList joins = joinsOf(scene, part.name);
  words << (joins.isEmpty() ? CanvasView::tr("Not connected")
                            : CanvasView::tr("Connected: %1").arg(joins.join(QStringLiteral(", "))));
  return words.join(QStringLiteral(". "));
}

QString noteName(const NotePicture& note) {
  constexpr qsizetype kMost = 300;
  const QString text = QString::fromStdString(note.note.text).simplified();
  return CanvasView::tr("Note: %1").arg(text.size() <= kMost ? text : text.left(kMost) + QStringLiteral("…"));
}

// [px]
QRectF areaOf(CanvasView& view, const Drawn& drawn) {
  const DiagramScene& scene = view.scene();
  const auto index = static_cast<size_t>(drawn.index);
  switch (drawn.kind) {
    case Drawn::Kind::part:
      return view.toPixels(scene.parts()[index].rect);
    case Drawn::Kind::wire:
      return view.toPixels(scene.wires()[index].points.boundingRect());
    case Drawn::Kind::note:
      return view.toPixels(scene.notes()[index].rect);
    case Drawn::Kind::sparkline: {
      const std::vector<SparkBox> boxes = view.besideParts().sparklines(drawn.spark.part);
      const auto place = static_cast<size_t>(drawn.spark.index);
      return place < boxes.size() ? boxes[place].box : QRectF();
    }
    case Drawn::Kind::none:
      break;
  }
  return {};
}

QString nameOf(const DiagramScene& scene, const Drawn& drawn) {
  const auto index = static_cast<size_t>(drawn.index);
  switch (drawn.kind) {
    case Drawn::Kind::part:
      return partName(scene.parts()[index]);
    case Drawn::Kind::wire:
      return CanvasView::tr("Wire from %1 to %2").arg(scene.wires()[index].from, scene.wires()[index].to);
    case Drawn::Kind::note:
      return noteName(scene.notes()[index]);
    case Drawn::Kind::sparkline:
      return CanvasView::tr("Sparkline of %1").arg(scene.sparklineName(drawn.spark));
    case Drawn::Kind::none:
      break;
  }
  return {};
}

bool isSelected(const DiagramScene& scene, const Drawn& drawn) {
  switch (drawn.kind) {
    case Drawn::Kind::part:
      return scene.selectedParts().contains(drawn.index);
    case Drawn::Kind::wire:
      return scene.selectedWires().contains(drawn.index);
    case Drawn::Kind::note:
      return scene.notes().selected().contains(drawn.index);
    case Drawn::Kind::sparkline:
      return scene.selectedSparkline() == drawn.spark;
    case Drawn::Kind::none:
      break;
  }
  return false;
}

void selectAlone(CanvasView& view, const Drawn& drawn) {
  const auto alone = [&](Drawn::Kind kind) { return drawn.kind == kind ? QSet<int>{drawn.index} : QSet<int>{}; };
  if (drawn.kind == Drawn::Kind::sparkline) return view.scene().selectSparkline(drawn.spark);
  view.scene().select(alone(Drawn::Kind::part), alone(Drawn::Kind::wire), alone(Drawn::Kind::note));
  if (drawn.kind == Drawn::Kind::part) view.bringIntoView(drawn.index);
}

// One of them, by its place among the children of the canvas.
class ElementAccess : public QAccessibleInterface, public QAccessibleActionInterface {
 public:
  ElementAccess(CanvasView& view, int index) : view_(&view), index_(index) {}

  bool isValid() const override { return view_ && index_ < drawnCount(*view_); }
  QObject* object() const override { return nullptr; }
  QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(view_); }
  QAccessibleInterface* child(int) const override { return nullptr; }
  QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  int childCount() const override { return 0; }
  int indexOfChild(const QAccessibleInterface*) const override { return -1; }
  QAccessible::Role role() const override { return QAccessible::ListItem; }
  void setText(QAccessible::Text, const QString&) override {}

  QString text(QAccessible::Text kind) const override {
    if (!isValid()) return {};
    const DiagramScene& scene = view_->scene();
    const Drawn drawn = drawnAt(*view_, index_);
    if (kind == QAccessible::Name) return nameOf(scene, drawn);
    if (kind != QAccessible::Description) return {};
    if (drawn.kind == Drawn::Kind::part) return partDescription(scene, scene.parts()[static_cast<size_t>(drawn.index)]);
    if (drawn.kind != Drawn::Kind::note) return {};
    const auto& layout = scene.notes()[static_cast<size_t>(drawn.index)].layout;
    return layout ? layout->shownValues().simplified() : QString();
  }

  QRect rect() const override {
    if (!isValid()) return {};
    const QRect seen = areaOf(*view_, drawnAt(*view_, index_)).toAlignedRect();
    return {view_->mapToGlobal(seen.topLeft()), seen.size()};
  }

  QAccessible::State state() const override {
    QAccessible::State state;
    if (!isValid()) {
      state.invalid = true;
      return state;
    }
    state.selectable = state.focusable = state.multiSelectable = true;
    state.selected = isSelected(view_->scene(), drawnAt(*view_, index_));
    state.focused = view_->hasFocus() && selectedChild(*view_) == index_;
    const QRect seen(view_->mapToGlobal(QPoint()), view_->size());
    state.offscreen = !seen.intersects(rect().adjusted(0, 0, 1, 1));
    return state;
  }

  void* interface_cast(QAccessible::InterfaceType type) override {
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
  }
  QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
  QStringList keyBindingsForAction(const QString&) const override { return {}; }
  // Both select it, as a click does.
  void doAction(const QString& name) override {
    if (!isValid() || !actionNames().contains(name)) return;
    view_->setFocus();
    selectAlone(*view_, drawnAt(*view_, index_));
  }

 private:
  QPointer<CanvasView> view_;
  int index_;
};

class CanvasAccess : public QAccessibleWidget {
 public:
  explicit CanvasAccess(CanvasView& view) : QAccessibleWidget(&view, QAccessible::Canvas), view_(view) {}
  ~CanvasAccess() override {
    for (const QAccessible::Id id : made_) QAccessible::deleteAccessibleInterface(id);
  }

  // What floats on the canvas comes behind what is drawn on it.
  int childCount() const override { return drawnCount(view_) + QAccessibleWidget::childCount(); }
  QAccessibleInterface* child(int index) const override {
    const int drawn = drawnCount(view_);
    if (index < 0 || index >= drawn) return QAccessibleWidget::child(index - drawn);
    while (made_.size() <= index)
      made_ << QAccessible::registerAccessibleInterface(new ElementAccess(view_, static_cast<int>(made_.size())));
    return QAccessible::accessibleInterface(made_[index]);
  }
  int indexOfChild(const QAccessibleInterface* child) const override {
    const auto index = made_.indexOf(QAccessible::uniqueId(const_cast<QAccessibleInterface*>(child)));
    if (index >= 0) return static_cast<int>(index);
    const int other = QAccessibleWidget::indexOfChild(child);
    return other < 0 ? -1 : drawnCount(view_) + other;
  }
  QAccessibleInterface* childAt(int x, int y) const override {
    const QPointF at = view_.toDiagram(view_.mapFromGlobal(QPoint(x, y)));
    if (const int part = view_.scene().partAt(at); part >= 0) return child(part);
    if (const WireHit hit = view_.scene().wireAt(at, 5 / view_.scale()); hit.wire >= 0)
      return child(partCount(view_) + hit.wire);
    if (const int spark = childOf(view_, view_.besideParts().sparklineAt(view_.mapFromGlobal(QPoint(x, y))));
        spark >= 0)
      return child(spark);
    if (const int note = view_.scene().notes().at(at); note >= 0)
      return child(partCount(view_) + wireCount(view_) + note);
    return QAccessibleWidget::childAt(x, y);
  }
  QAccessibleInterface* focusChild() const override {
    const int selected = selectedChild(view_);
    return view_.hasFocus() && selected >= 0 ? child(selected) : QAccessibleWidget::focusChild();
  }

 private:
  CanvasView& view_;
  mutable QList<QAccessible::Id> made_;  // of the elements, in their order
};

QAccessibleInterface* makeAccess(const QString&, QObject* object) {
  auto* view = qobject_cast<CanvasView*>(object);
  return view ? new CanvasAccess(*view) : nullptr;
}

}  // namespace

void tellReaders(CanvasView& view) {
  static const bool isInstalled = [] {
    QAccessible::installFactory(makeAccess);
    return true;
  }();
  (void)isInstalled;
  QObject::connect(&view.scene(), &DiagramScene::selectionChanged, &view, [&view] {
    const int selected = selectedChild(view);
    QAccessibleEvent event(&view, selected >= 0 && view.hasFocus() ? QAccessible::Focus : QAccessible::SelectionWithin);
    if (selected >= 0) event.setChild(selected);
    QAccessible::updateAccessibility(&event);
  });
}

}  // namespace armature::app
