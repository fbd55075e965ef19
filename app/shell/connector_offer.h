// The palette offers connectors while the diagram of a class is being edited, or its icon: what is dropped there joins
// its parts, or what the class is a part of.
#pragma once
#include <QTimer>

#include "app/run/connector_classes.h"

namespace armature::app {

class OpenPages;
class PalettePanel;

class ConnectorOffer : public QObject {
  Q_OBJECT
 public:
  // All must outlive it.
  ConnectorOffer(Catalog& catalog, OpenPages& pages, PalettePanel& palette, QObject* parent);

 private:
  void follow();

  OpenPages& pages_;
  PalettePanel& palette_;
  ConnectorClasses classes_;
  QTimer wait_;  // until what arrives in one moment is there
};

}  // namespace armature::app
