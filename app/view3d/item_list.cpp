#include "app/view3d/item_list.h"

namespace armature::app {

void ItemList::replace(std::vector<SceneItem*> items) {
  items_.swap(items);
  if (items_.empty() && items.empty()) return;
  Q_EMIT changed();
  for (SceneItem* old : items) {
    old->setGeometry(nullptr);
    old->deleteLater();
  }
}

}  // namespace armature::app
