#include "app/panels/events_panel.h"

#include <QHeaderView>
#include <QStyledItemDelegate>
#include <algorithm>

#include "app/language/events.h"
#include "app/look/empty_words.h"
#include "app/look/moment_words.h"
#include "app/look/text_room.h"

namespace armature::app {

namespace {

constexpr int kOutcome = Qt::UserRole;  // the end of an event's text, which is seen also where the rest has no room

class EventDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
    QStyledItemDelegate::initStyleOption(option, index);
    const QString outcome = index.data(kOutcome).toString();
    const int room = textRoom(*option);
    const QFontMetrics& metrics = option->fontMetrics;
    if (outcome.isEmpty() || room == 0 || metrics.horizontalAdvance(option->text) <= room) return;
    const QString condition = option->text.chopped(outcome.size());
    option->text = metrics.elidedText(condition, Qt::ElideRight, room - metrics.horizontalAdvance(outcome)) + outcome;
  }
};

}  // namespace

EventsPanel::EventsPanel(QWidget* parent) : QTreeWidget(parent) {
  setObjectName("events");
  setHeaderLabels({tr("Time"), tr("Kind"), tr("What changed")});
  setRootIsDecorated(false);
  setUniformRowHeights(true);
  header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
  header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  header()->setStretchLastSection(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setItemDelegateForColumn(2, new EventDelegate(this));
  sayWhenEmpty(*this, tr("Events of a run are listed here."));
}

void EventsPanel::setEvents(const std::vector<solve::EventRecord>& events) {
  clear();
  constexpr size_t kMost = 2000;  // a longer list helps nobody and would make the window wait
  constexpr qsizetype kMostRows = 4000;
  QList<QTreeWidgetItem*> rows;
  for (size_t k = 0; k < std::min(events.size(), kMost) && rows.size() < kMostRows; ++k) {
    const solve::EventRecord& event = events[k];
    const auto before = k > 0 ? std::optional(events[k - 1].time) : std::nullopt;
    const auto after = k + 1 < events.size() ? std::optional(events[k + 1].time) : std::nullopt;
    const QString kind = event.isChange ? tr("Change") : event.isTimeEvent ? tr("Time") : tr("State");
    // A row for each change; instant and kind stand before the first of an event.
    bool isFirst = true;
    for (const SpokenChange& change : spokenChanges(event.text)) {
      rows << new QTreeWidgetItem(
          {isFirst ? instantWords(event.time, before, after) : QString(), isFirst ? kind : QString(), change.words});
      rows.back()->setToolTip(2, change.words);
      rows.back()->setData(2, kOutcome, change.outcome);
      isFirst = false;
    }
  }
  addTopLevelItems(rows);
}

// Of little room what changed has the most: whether an instant was known before is told by its condition, too.
void EventsPanel::resizeEvent(QResizeEvent* event) {
  constexpr int kRoomy = 440;  // [px]
  setColumnHidden(1, viewport()->width() < kRoomy);
  QTreeWidget::resizeEvent(event);
}

}  // namespace armature::app
