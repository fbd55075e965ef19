// The partial classes of the libraries: what a part of one's own can begin with.
#pragma once
#include "app/run/found_classes.h"

namespace armature::app {

class BaseClasses : public FoundClasses {
  Q_OBJECT
 public:
  explicit BaseClasses(Catalog& catalog, QObject* parent = nullptr);
};

}  // namespace armature::app
