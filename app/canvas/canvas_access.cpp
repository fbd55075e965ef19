#include "app/canvas/canvas_access.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>

#include "app/canvas/canvas_view.h"
#include "app/language/tables.h"

namespace armature::app {

namespace {

// Parts come first, in the diagram's order, then wires.
int partCount(CanvasView& view) {
  return static_cast<int>(view.scene().parts().size());
}

int drawnCount(CanvasView& view) {
  return partCount(view) + static_cast<int>(view.scene().wires().size());
}

// The child that is selected alone; -1 where there is none, or several.
int selectedChild(CanvasView& view) {
  const auto &parts = view.scene().selectedParts(), &wires = view.scene().selectedWires();
  if (parts.size() + wires.size() != 1) return -1;
  return parts.isEmpty() ? partCount(view) + *wires.begin() : *parts.begin();
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
  words << (joins.isEmpty() ? CanvasView::tr("Joined to nothing")
                            : CanvasView::tr("Joined: %1").arg(joins.join(QStringLiteral(", "))));
  return words.join(QStringLiteral(". "));
}

// One part or wire, by its place among the children of the canvas.
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
    if (!isPart()) {
      const WirePicture& picture = scene.wires()[wire()];
      return kind == QAccessible::Name ? CanvasView::tr("Wire from %1 to %2").arg(picture.from, picture.to) : QString();
    }
    const PartPicture& part = scene.parts()[static_cast<size_t>(index_)];
    if (kind == QAccessible::Name) return partName(part);
    return kind == QAccessible::Description ? partDescription(scene, part) : QString();
  }

  QRect rect() const override {
    if (!isValid()) return {};
    const QRectF area = isPart() ? view_->scene().parts()[static_cast<size_t>(index_)].rect
                                 : view_->scene().wires()[wire()].points.boundingRect();
    const QRect seen = view_->toPixels(area).toAlignedRect();
    return {view_->mapToGlobal(seen.topLeft()), seen.size()};
  }

  QAccessible::State state() const override {
    QAccessible::State state;
    if (!isValid()) {
      state.invalid = true;
      return state;
    }
    const DiagramScene& scene = view_->scene();
    state.selectable = state.focusable = state.multiSelectable = true;
    state.selected =
        isPart() ? scene.selectedParts().contains(index_) : scene.selectedWires().contains(static_cast<int>(wire()));
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
    if (isPart()) {
      view_->scene().select({index_}, {});
      view_->bringIntoView(index_);
    } else {
      view_->scene().select({}, {static_cast<int>(wire())});
    }
  }

 private:
  bool isPart() const { return index_ < partCount(*view_); }
  size_t wire() const { return static_cast<size_t>(index_ - partCount(*view_)); }

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
