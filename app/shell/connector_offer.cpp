#include "app/shell/connector_offer.h"

#include "app/panels/palette_panel.h"
#include "app/shell/open_pages.h"
#include "app/shell/page_icon.h"

namespace armature::app {

ConnectorOffer::ConnectorOffer(Catalog& catalog, OpenPages& pages, PalettePanel& palette, QObject* parent)
    : QObject(parent), pages_(pages), palette_(palette), classes_(catalog) {
  constexpr int kMoment = 100;  // [ms]
  wait_.setSingleShot(true);
  wait_.setInterval(kMoment);
  connect(&wait_, &QTimer::timeout, this, &ConnectorOffer::follow);
  connect(&classes_, &ConnectorClasses::grew, &wait_, qOverload<>(&QTimer::start));
  connect(&pages, &OpenPages::levelChanged, this, &ConnectorOffer::follow);
  connect(&pages, &OpenPages::currentChanged, this, &ConnectorOffer::follow);
}

void ConnectorOffer::follow() {
  DiagramPage& page = pages_.current();
  const bool isOfClass = (page.isInside() && editedScene(page)) || page.icon().page();
  palette_.setConnectors(isOfClass ? classes_.all() : QList<ClassPtr>());
}

}  // namespace armature::app
