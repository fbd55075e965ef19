#include "app/tools/quick_insert.h"

#include <QLineEdit>
#include <QListWidget>

#include "app/language/tables.h"
#include "app/look/detail_delegate.h"
#include "app/run/class_search.h"
#include "app/tools/edit_actions.h"

namespace armature::app {

QuickInsert::QuickInsert(CanvasView& view) : SearchCard(&view, tr("Name of a part")), view_(view) {
  setObjectName("quickInsert");
  list_->setIconSize({24, 24});
  list_->setStyleSheet("QListWidget { background: transparent; }");
  list_->setItemDelegate(new DetailDelegate(list_));
  resize(300, 268);
  // The libraries may still be read while somebody types.
  connect(&view_.scene().catalog(), &Catalog::placeableGrew, this, [this] {
    if (isVisible()) search();
  });
}

void QuickInsert::openAt(QPointF pixel, const QString& text) {
  place_ = view_.toDiagram(pixel);
  const QPointF room(view_.width() - width() - 8, view_.height() - height() - 8);
  move(QPointF(std::max(8.0, std::min(pixel.x(), room.x())), std::max(8.0, std::min(pixel.y(), room.y()))).toPoint());
  openWith(text);
}

void QuickInsert::search() {
  // What was chosen with the arrow keys stays so while libraries arrive.
  const bool isChosen = list_->currentRow() > 0 && field_->text() == searched_;
  const QString chosen = isChosen ? list_->currentItem()->data(Qt::UserRole).toString() : QString();
  searched_ = field_->text();
  list_->clear();
  const Theme& theme = Theme::of(this);
  for (const ClassPtr& info : searchClasses(view_.scene().catalog().placeable(), field_->text(), 12)) {
    const QString name = QString::fromStdString(info->name);
    // Springs turn, slide, and stand in space: the library tells them apart.
    auto* item = new QListWidgetItem(name.section('.', -1), list_);
    item->setData(DetailDelegate::kDetail, libraryOf(name));
    item->setIcon(QIcon(view_.icons().pixmap(name, 24, devicePixelRatioF(), theme.isDark)));
    item->setToolTip(classText(info->name, info->description));
    item->setData(Qt::UserRole, name);
    if (name == chosen) list_->setCurrentItem(item);
  }
  if (list_->currentRow() < 0) list_->setCurrentRow(0);
  resize(width(), 62 + 26 * std::max(1, std::min(list_->count(), 8)));
}

void QuickInsert::take() {
  const QListWidgetItem* item = list_->currentItem();
  if (!item) return;
  DiagramScene& scene = view_.scene();
  placePartOnWire(scene, item->data(Qt::UserRole).toString(),
                  scene.partAt(place_) >= 0 ? freePlace(scene, place_) : place_);
  view_.bringIntoView(static_cast<int>(scene.parts().size()) - 1);
}

}  // namespace armature::app
