// The connector classes of the libraries (flanges, pins, signals, heat ports, frames): what a class of one's own can be
// joined by. They stand in packages of the name Interfaces.
#pragma once
#include "app/run/found_classes.h"

namespace armature::app {

class ConnectorClasses : public FoundClasses {
  Q_OBJECT
 public:
  explicit ConnectorClasses(Catalog& catalog, QObject* parent = nullptr);
};

// Property of a view that draws the inside of a class which can be changed: connectors belong there.
inline constexpr const char* kDrawsClass = "drawsClass";

bool isConnectorClass(const ClassInfo& info);

}  // namespace armature::app
