// What happened during the last run, in the order of time.
#pragma once
#include <QTreeWidget>

#include "engine/facade/session.h"

namespace armature::app {

class EventsPanel : public QTreeWidget {
  Q_OBJECT
 public:
  explicit EventsPanel(QWidget* parent = nullptr);
  void setEvents(const std::vector<solve::EventRecord>& events);

 protected:
  void resizeEvent(QResizeEvent* event) override;
};

}  // namespace armature::app
