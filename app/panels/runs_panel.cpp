#include "app/panels/runs_panel.h"

#include <QAction>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QToolBar>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <functional>

#include "app/look/empty_words.h"
#include "app/look/format.h"
#include "app/look/moment_words.h"
#include "app/look/text_room.h"

namespace armature::app {

namespace {

constexpr int kNumber = Qt::UserRole;  // of the run of a row

// Name and note are written into; all else is told.
class Rows : public QTreeWidget {
 public:
  Rows(QWidget* parent, int first, int last) : QTreeWidget(parent), first_(first), last_(last) {}
  QAction* drop = nullptr;
  std::function<void()> resized;
  using QTreeWidget::sizeHintForColumn;

 protected:
  void resizeEvent(QResizeEvent* event) override {
    QTreeWidget::resizeEvent(event);
    if (resized) resized();
  }
  // The key is the diagram's as well: here it is of the row.
  bool event(QEvent* event) override {
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (!isKey || !drop || state() == EditingState) return QTreeWidget::event(event);
    if (static_cast<QKeyEvent*>(event)->key() != Qt::Key_Delete) return QTreeWidget::event(event);
    event->accept();
    if (event->type() == QEvent::KeyPress) drop->trigger();
    return true;
  }
  bool edit(const QModelIndex& index, EditTrigger trigger, QEvent* event) override {
    if (index.column() != first_ && index.column() != last_) return false;
    return QTreeWidget::edit(index, trigger, event);
  }

 private:
  int first_, last_;
};

// Leaves out whole words, with dots for them: "amplitude = 1…" would be another number than "amplitude = 12".
class WholeWords : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
    QStyledItemDelegate::initStyleOption(option, index);
    const int room = textRoom(*option);
    QString left = option->text;
    const QString whole = left;
    const auto shown = [&] { return left == whole ? whole : left + QStringLiteral(" \u2026"); };
    while (room > 0 && left.contains(' ') && option->fontMetrics.horizontalAdvance(shown()) > room)
      left.truncate(left.lastIndexOf(' '));
    option->text = shown();
  }
};

// A note may be a path, whose end tells more than its beginning.
class NoteText : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
    QStyledItemDelegate::initStyleOption(option, index);
    option->textElideMode = option->text.contains('/') ? Qt::ElideLeft : Qt::ElideRight;
  }
};

}  // namespace

RunsPanel::RunsPanel(RunControl& run, QWidget* parent)
    : QWidget(parent), run_(run), list_(new Rows(this, kName, kNote)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  list_->setObjectName("runs");
  list_->setAccessibleName(tr("Runs"));
  list_->setHeaderLabels(
      {tr("Run"), tr("Ended"), tr("Duration"), tr("Reached"), tr("Difference to the newest"), tr("Note")});
  for (const int column : {kTook, kEnd})
    list_->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
  list_->setRootIsDecorated(false);
  list_->setUniformRowHeights(true);
  list_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
  list_->setContextMenuPolicy(Qt::CustomContextMenu);
  for (const int column : {kAt, kTook, kEnd})
    list_->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
  list_->header()->setStretchLastSection(false);
  list_->header()->setTextElideMode(Qt::ElideRight);
  list_->setTextElideMode(Qt::ElideMiddle);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setItemDelegateForColumn(kDiffers, new WholeWords(list_));
  list_->setItemDelegateForColumn(kNote, new NoteText(list_));
  sayWhenEmpty(*list_, tr("Each run of the diagram gets a row here, to be kept, named and compared."));
  static_cast<Rows*>(list_)->resized = [this] { fitColumns(); };
  makeTools();
  layout->addWidget(list_, 1);
  connect(&run_.book(), &RunBook::changed, this, &RunsPanel::rebuild);
  connect(&run_.book(), &RunBook::comparisonChanged, this, &RunsPanel::update);
  connect(list_, &QTreeWidget::itemChanged, this, &RunsPanel::take);
  connect(list_, &QTreeWidget::currentItemChanged, this, &RunsPanel::update);
  connect(list_, &QTreeWidget::customContextMenuRequested, this, &RunsPanel::openMenu);
  update();
}

void RunsPanel::makeTools() {
  auto* bar = new QToolBar(this);
  bar->setToolButtonStyle(Qt::ToolButtonTextOnly);
  bar->setObjectName("runTools");
  const auto add = [&](const QString& text, const QString& tip, auto done) {
    QAction* action = bar->addAction(text);
    action->setToolTip(tip);
    connect(action, &QAction::triggered, this, done);
    return action;
  };
  difference_ = add(tr("Difference"), tr("Plot the newest run minus each ticked one"),
                    [this](bool isOn) { run_.book().setDifference(isOn); });
  difference_->setCheckable(true);
  difference_->setObjectName("difference");
  bar->addSeparator();
  keep_ = add(tr("Keep"), tr("Newer runs do not replace it"), [this](bool isOn) {
    if (const auto number = current()) run_.book().setKept(*number, isOn);
  });
  keep_->setCheckable(true);
  rename_ = add(tr("Rename"), tr("Give the run a name"), [this] {
    if (QTreeWidgetItem* row = list_->currentItem()) list_->editItem(row, kName);
  });
  drop_ = add(tr("Discard"), tr("Discard the run and its results"), [this] {
    if (const auto number = current()) run_.book().drop(*number);
  });
  static_cast<Rows*>(list_)->drop = drop_;
  layout()->addWidget(bar);
}

std::optional<int> RunsPanel::current() const {
  const QTreeWidgetItem* const row = list_->currentItem();
  return row ? std::optional(row->data(0, kNumber).toInt()) : std::nullopt;
}

void RunsPanel::fill(QTreeWidgetItem& row, const KeptRun& run, const Forms& forms) {
  const KeptRun* const newest = run_.book().newest();
  row.setData(0, kNumber, run.number);
  row.setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable | Qt::ItemIsUserCheckable);
  row.setCheckState(kName, run.isCompared ? Qt::Checked : Qt::Unchecked);
  row.setText(kName, run.title());
  row.setText(kAt, timeOfDay(run.at) + (run.isKept && !run.isForeign() ? tr(" · kept") : QString()));
  row.setText(kTook, run.isForeign() ? QString() : forms.took.text(run.seconds, "s"));
  row.setText(kEnd, forms.reached.text(run.endTime, "s"));
  for (const int column : {kTook, kEnd}) row.setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
  const QString differs = run.isForeign() ? tr("from a file")
                          : &run == newest && run.told.empty()
                              ? tr("the newest run")
                              : differencesOf(newest->document, run.document, run.told).join(", ");
  row.setText(kDiffers, differs.isEmpty() ? tr("nothing") : differs);
  row.setToolTip(kDiffers, differs);
  row.setText(kNote, run.note);
  row.setToolTip(kNote, run.note);
  // With what a narrow list leaves out.
  QStringList facts{tr("Ticked: drawn beside the newest run")};
  for (const int column : {kAt, kTook, kEnd})
    if (!row.text(column).isEmpty())
      facts << list_->headerItem()->text(column) + QStringLiteral(": ") + row.text(column);
  row.setToolTip(kName, facts.join('\n'));
}

void RunsPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (isStale_) rebuild();
}

// Newest first. Differences are looked for in all values of two runs: not for a list that nobody sees.
void RunsPanel::rebuild() {
  isStale_ = !isVisible();
  if (isStale_) return;
  const std::optional<int> chosen = current();
  isFilling_ = true;
  list_->clear();
  const auto& runs = run_.book().runs();
  std::vector<double> took, reached;
  for (const KeptRun& run : runs) {
    if (!run.isForeign()) took.push_back(run.seconds);
    reached.push_back(run.endTime);
  }
  const Forms forms{NumberColumn(took, 3), NumberColumn(reached, 4)};
  for (auto run = runs.rbegin(); run != runs.rend(); ++run) {
    auto* row = new QTreeWidgetItem(list_);
    fill(*row, *run, forms);
    if (run->number == chosen) list_->setCurrentItem(row);
  }
  isFilling_ = false;
  // Without runs the sentence that stands there gets all the room.
  list_->setHeaderHidden(runs.empty());
  fitColumns();
  update();
}

// What a run differs in, and its note, have what the others leave. Where that is too little, how long the run took is
// told first by its tip alone, then what it reached, then when it ended.
void RunsPanel::fitColumns() {
  constexpr int kLeastName = 70, kMostName = 160, kLeastNote = 64, kLeastDiffers = 150, kTick = 16;  // [px]
  QHeaderView& header = *list_->header();
  const bool hasDifferences = run_.book().runs().size() > 1;
  const int room = list_->viewport()->width();
  const auto wanted = [&](int column) {
    return std::max(static_cast<const Rows*>(list_)->sizeHintForColumn(column), header.sectionSizeHint(column));
  };
  const int name = std::clamp(wanted(kName) + kTick, kLeastName, kMostName);
  const int note = std::clamp(wanted(kNote), kLeastNote, std::max(kLeastNote, room / 4));
  int left = room - name - note - wanted(kAt) - wanted(kTook) - wanted(kEnd);
  const int least = hasDifferences ? kLeastDiffers : 0;
  for (const int column : {kTook, kEnd, kAt}) {
    const bool isAway = left < least;
    if (isAway) left += wanted(column);
    header.setSectionHidden(column, isAway);
  }
  header.setSectionHidden(kDiffers, !hasDifferences);
  header.setSectionResizeMode(kDiffers, QHeaderView::Stretch);
  header.setSectionResizeMode(kNote, hasDifferences ? QHeaderView::Interactive : QHeaderView::Stretch);
  header.resizeSection(kName, name);
  if (hasDifferences) header.resizeSection(kNote, note);
}

void RunsPanel::take(QTreeWidgetItem* row, int column) {
  if (isFilling_) return;
  const int number = row->data(0, kNumber).toInt();
  const KeptRun* const run = run_.book().find(number);
  if (!run) return;
  const bool isTicked = row->checkState(kName) == Qt::Checked;
  const QString text = row->text(column);
  // The list is made anew by what follows: after the view has done with its row.
  const auto later = [this](auto change) { QMetaObject::invokeMethod(this, change, Qt::QueuedConnection); };
  if (column == kName && isTicked != run->isCompared)
    later([this, number, isTicked] { run_.book().setCompared(number, isTicked); });
  else if (column == kName && text != run->title())
    later([this, number, text] { run_.book().rename(number, text); });
  else if (column == kNote)
    later([this, number, text] { run_.book().annotate(number, text); });
}

void RunsPanel::openMenu(QPoint at) {
  if (!list_->itemAt(at)) return;
  QMenu menu(this);
  menu.addActions({keep_, rename_, drop_});
  menu.exec(list_->viewport()->mapToGlobal(at));
}

void RunsPanel::update() {
  const auto number = current();
  const KeptRun* const run = number ? run_.book().find(*number) : nullptr;
  const bool hasRuns = !run_.book().runs().empty();
  difference_->setEnabled(hasRuns);
  difference_->setChecked(run_.book().isDifference());
  keep_->setEnabled(run);
  keep_->setChecked(run && run->isKept);
  rename_->setEnabled(run);
  drop_->setEnabled(run);
}

}  // namespace armature::app
