#include "app/panels/events_panel.h"

#include <QHeaderView>
#include <QPainter>

#include "app/language/events.h"
#include "app/look/format.h"
#include "app/look/theme.h"

namespace armature::app {

EventsPanel::EventsPanel(QWidget* parent) : QTreeWidget(parent) {
  setObjectName("events");
  setHeaderLabels({tr("Time"), tr("Kind"), tr("What changed")});
  setRootIsDecorated(false);
  setUniformRowHeights(true);
  header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
  header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  header()->setStretchLastSection(true);
  setTextElideMode(Qt::ElideMiddle);  // the end says what happened
}

void EventsPanel::setEvents(const std::vector<solve::EventRecord>& events) {
  clear();
  constexpr size_t kMost = 2000;  // a longer list helps nobody and would make the window wait
  QList<QTreeWidgetItem*> rows;
  for (const auto& event : events) {
    if (static_cast<size_t>(rows.size()) >= kMost) break;
    const QString words = spokenEvent(event.text);
    rows << new QTreeWidgetItem({formatValue(event.time, "s", 6),
                                 event.isChange      ? tr("Change")
                                 : event.isTimeEvent ? tr("Time")
                                                     : tr("State"),
                                 words});
    rows.back()->setToolTip(2, words);
  }
  addTopLevelItems(rows);
}

void EventsPanel::paintEvent(QPaintEvent* event) {
  QTreeWidget::paintEvent(event);
  if (topLevelItemCount() > 0) return;
  QPainter painter(viewport());
  painter.setPen(Theme::of(this).quiet);
  painter.drawText(viewport()->rect(), Qt::AlignCenter, tr("Events of a run are listed here."));
}

}  // namespace armature::app
