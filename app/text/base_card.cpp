#include "app/text/base_card.h"

#include <QLineEdit>
#include <QListWidget>

#include "app/language/tables.h"
#include "app/look/detail_delegate.h"
#include "app/run/class_search.h"

namespace armature::app {

static constexpr int kWidth = 460, kRows = 10;  // [px], rows

BaseCard::BaseCard(QWidget* window, Catalog& catalog, const QStringList& inUse)
    : SearchCard(window, tr("Search base classes")), catalog_(catalog), bases_(catalog), inUse_(inUse) {
  setObjectName("baseCard");
  field_->setObjectName("baseSearch");
  field_->setAccessibleName(field_->placeholderText());
  list_->setObjectName("baseList");
  showDetails();
  constexpr int kPause = 60;  // [ms]
  wait_.setSingleShot(true);
  wait_.setInterval(kPause);
  connect(&wait_, &QTimer::timeout, this, &BaseCard::search);
  connect(&bases_, &FoundClasses::grew, this, [this] {
    if (!wait_.isActive()) wait_.start();
  });
}

void BaseCard::openAt(const QWidget& button) {
  resize(std::min(kWidth, parentWidget()->width()), height());
  openWith({});
  moveNear(button.mapTo(parentWidget(), QPoint(0, button.height() + 2)));
}

void BaseCard::hideEvent(QHideEvent* event) {
  SearchCard::hideEvent(event);
  deleteLater();
}

// The diagram's own ones first, then those of the libraries that it has parts of; best first where something is typed.
QList<ClassPtr> BaseCard::found() {
  QList<ClassPtr> all;
  for (const ClassPtr& info : catalog_.own())
    if (info->isPartial) all << info;
  all << bases_.all();
  const QString query = field_->text().trimmed();
  const LibraryWeights expected = libraryWeights(inUse_);
  constexpr int kMost = 100;
  if (!query.isEmpty()) return searchClasses(all, query, kMost, expected);
  sortByLibrary(all, expected);
  return all;
}

void BaseCard::search() {
  const int row = list_->currentRow();
  const ClassPtr marked = row > 0 && row < shown_.size() ? shown_[row] : nullptr;
  shown_ = found();
  list_->clear();
  for (const ClassPtr& info : shown_) {
    const QString name = QString::fromStdString(info->name), words = classText(info->name, info->description);
    auto* item = new QListWidgetItem(name.section('.', -1), list_);
    item->setData(DetailDelegate::kDetail, name.section('.', 0, -2));
    item->setToolTip(words.isEmpty() ? name : name + '\n' + words);
    if (info == marked) list_->setCurrentItem(item);
  }
  if (shown_.isEmpty()) {
    auto* none = new QListWidgetItem(
        bases_.isComplete() ? tr("No base class of this name.") : tr("The libraries are being read…"), list_);
    none->setFlags(Qt::NoItemFlags);
  }
  if (list_->currentRow() < 0) list_->setCurrentRow(0);
  fitRows(kRows);
}

void BaseCard::take() {
  const int row = list_->currentRow();
  if (row >= 0 && row < shown_.size()) Q_EMIT chosen(shown_[row]);
}

}  // namespace armature::app
