// A list of items that the picture repeats over; it owns them.
#pragma once
#include <vector>

#include "app/view3d/scene_item.h"

namespace armature::app {

class ItemList : public QObject {
  Q_OBJECT
  Q_PROPERTY(QList<QObject*> all READ all NOTIFY changed)
 public:
  explicit ItemList(QObject* parent = nullptr) : QObject(parent) {}

  QList<QObject*> all() const { return {items_.begin(), items_.end()}; }
  const std::vector<SceneItem*>& items() const { return items_; }
  // Takes other items, whose parent this list is. The nodes of the old ones go with the signal; then their geometries
  // go out of use at once, not when the items are deleted.
  void replace(std::vector<SceneItem*> items);

 Q_SIGNALS:
  void changed();

 private:
  std::vector<SceneItem*> items_;
};

}  // namespace armature::app
