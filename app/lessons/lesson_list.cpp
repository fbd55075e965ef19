#include "app/lessons/lesson_list.h"

#include <QDir>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "app/language/messages.h"
#include "app/lessons/verdict.h"
#include "app/look/theme.h"
#include "app/look/wrapped_delegate.h"

namespace armature::app {

namespace {
constexpr int kPath = Qt::UserRole;
}

LessonList::LessonList(LessonProgress& progress, QWidget* parent)
    : QWidget(parent), progress_(progress), list_(new QListWidget(this)) {
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(0, 0, 0, 0);
  list_->setObjectName("lessonList");
  list_->setAccessibleName(tr("Lessons and mistakes"));
  list_->setItemDelegate(new WrappedDelegate(list_));
  list_->setSpacing(1);
  list_->setResizeMode(QListView::Adjust);  // rows are as high as their texts in this width
  list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  lines->addWidget(list_, 1);
  auto* open = new QPushButton(tr("Open a lesson file…"), this);
  open->setObjectName("openLesson");
  open->setAutoDefault(false);
  auto* row = new QHBoxLayout;
  row->setContentsMargins(12, 6, 12, 10);
  row->addWidget(open);
  row->addStretch(1);
  lines->addLayout(row);
  connect(open, &QPushButton::clicked, this, &LessonList::openWanted);
  const auto choose = [this](const QListWidgetItem* item) {
    if (const QString path = item->data(kPath).toString(); !path.isEmpty()) Q_EMIT chosen(path);
  };
  connect(list_, &QListWidget::itemActivated, this, choose);
  connect(list_, &QListWidget::itemClicked, this, choose);
}

void LessonList::setFolder(const QString& folder, const QString& language) {
  entries_.clear();
  const QDir root(folder);
  const QStringList names = folder.isEmpty()
                                ? QStringList()
                                : root.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name) +
                                      root.entryList({QString("*") + kLessonEnding}, QDir::Files, QDir::Name);
  for (const QString& name : names) {
    const QString path = root.filePath(name);
    const auto package = openLesson(path);
    if (!package) {
      if (QFile::exists(path + "/lesson.json") || QFileInfo(path).isFile())
        entries_.push_back({path, name, name, {}, spoken(package.reason().message), false, 1 << 20, 0});
      continue;
    }
    const Lesson& lesson = package->lesson;
    const auto tasks =
        std::count_if(lesson.steps.begin(), lesson.steps.end(), [](const Step& s) { return s.task.has_value(); });
    entries_.push_back({path,
                        package->name,
                        lesson.title.in(language),
                        lesson.summary.in(language),
                        {},
                        lesson.isMistake,
                        lesson.order,
                        static_cast<int>(tasks)});
  }
  std::stable_sort(entries_.begin(), entries_.end(), [](const Entry& a, const Entry& b) {
    return std::tuple(a.isMistake, a.order) < std::tuple(b.isMistake, b.order);
  });
  refresh();
}

void LessonList::addHeading(const QString& text) {
  auto* item = new QListWidgetItem(list_);
  item->setFlags(Qt::NoItemFlags);
  item->setText(text);
  QFont bold;  // of the list's own size, whatever that is by then
  bold.setWeight(QFont::DemiBold);
  item->setFont(bold);
}

void LessonList::addEntry(const Entry& entry) {
  const LessonRecord record = progress_.of(entry.name);
  const int right = record.rightCount();
  QString state;
  if (entry.tasks > 0 && right >= entry.tasks)
    state = QStringLiteral("✓ ");
  else if (!record.steps.empty())
    state = tr("%1 of %2 right").arg(right).arg(entry.tasks);
  else if (!record.read.empty())
    state = tr("started");
  auto* item = new QListWidgetItem(list_);
  item->setData(kPath, entry.problem.isEmpty() ? entry.path : QString());
  const bool isDone = state.startsWith(QChar(0x2713));
  item->setText((isDone ? state : QString()) + entry.title + (isDone || state.isEmpty() ? QString() : "  ·  " + state) +
                (entry.problem.isEmpty() ? QString() : "\n" + entry.problem));
  item->setToolTip(entry.summary.isEmpty() ? QString() : "<p>" + richText(entry.summary) + "</p>");
  item->setData(Qt::AccessibleTextRole, entry.title + " " + state + " " + entry.summary);
  if (!entry.problem.isEmpty()) item->setForeground(Theme::of(this).error);
}

void LessonList::refresh() {
  const int row = list_->currentRow();
  list_->clear();
  bool wasMistake = false;
  for (const Entry& entry : entries_) {
    if (list_->count() == 0 && !entry.isMistake) addHeading(tr("Lessons"));
    if (entry.isMistake && !wasMistake) addHeading(tr("Mistake gallery"));
    wasMistake = entry.isMistake;
    addEntry(entry);
  }
  list_->setCurrentRow(std::min(row, list_->count() - 1));
  if (row < 0) list_->scrollToTop();
}

}  // namespace armature::app
