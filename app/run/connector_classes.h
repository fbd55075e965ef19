// The connector classes of the libraries (flanges, pins, signals, heat ports, frames): what a class of one's own can be
// joined by. They stand in packages of the name Interfaces, which are asked for when they are wanted.
#pragma once
#include "app/run/catalog.h"

namespace armature::app {

class ConnectorClasses : public QObject {
  Q_OBJECT
 public:
  explicit ConnectorClasses(Catalog& catalog, QObject* parent = nullptr);
  // Those that are known so far, in library order; asks for the others.
  QList<ClassPtr> all();

 Q_SIGNALS:
  void grew();

 private:
  void addFrom(const QString& package, int depth, QList<ClassPtr>& found);

  Catalog& catalog_;
  bool isWanted_ = false;
};

// Property of a view that draws the inside of a class which can be changed: connectors belong there.
inline constexpr const char* kDrawsClass = "drawsClass";

bool isConnectorClass(const ClassInfo& info);

}  // namespace armature::app
