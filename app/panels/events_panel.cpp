#include "app/panels/events_panel.h"

#include <QHeaderView>
#include <QPainter>
#include <algorithm>

#include "app/language/events.h"
#include "app/look/moment_words.h"
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
}

void EventsPanel::setEvents(const std::vector<solve::EventRecord>& events) {
  clear();
  constexpr size_t kMost = 2000;  // a longer list helps nobody and would make the window wait
  QList<QTreeWidgetItem*> rows;
  for (size_t k = 0; k < std::min(events.size(), kMost); ++k) {
    const solve::EventRecord& event = events[k];
    const auto before = k > 0 ? std::optional(events[k - 1].time) : std::nullopt;
    const auto after = k + 1 < events.size() ? std::optional(events[k + 1].time) : std::nullopt;
    const QString words = spokenEvent(event.text);
    rows << new QTreeWidgetItem({instantWords(event.time, before, after),
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
