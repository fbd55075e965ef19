#include "app/panels/choice_card.h"

#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <algorithm>

#include "app/language/tables.h"
#include "app/look/detail_delegate.h"
#include "app/run/class_search.h"
#include "engine/diagram/own_class.h"

namespace armature::app {

namespace {

constexpr int kWidth = 440, kRow = 26, kMostChoices = 10;  // [px], [px], rows

// The package that tells classes of one name apart, before what the library says of the class.
QString detailOf(const QString& name, const QString& description, const QString& library) {
  QString path = name.section('.', 0, -2);
  if (path.startsWith(library + '.')) path.remove(0, library.size() + 1);
  return path.isEmpty() ? description : description.isEmpty() ? path : path + QStringLiteral(" – ") + description;
}

}  // namespace

ChoiceCard::ChoiceCard(QWidget* window, const ReplaceableInfo& info, Catalog& catalog, const diagram::Document& owner)
    : SearchCard(window, tr("Search, or the name of a class")), info_(info), catalog_(catalog) {
  setObjectName("choiceCard");
  field_->setObjectName("choiceSearch");
  list_->setObjectName("choiceList");
  list_->setStyleSheet("QListWidget { background: transparent; } QListWidget::item { height: 26px; }");
  list_->setItemDelegate(new DetailDelegate(list_));
  const QString standing = QString::fromStdString(info.defaultClass);
  const QString simple = standing.section('.', -1);
  // Of what a diagram declares itself there is no default but what stands there.
  if (!standing.isEmpty()) {
    const QString words = info.isDefaultPartial ? tr("%1 (nothing chosen)") : tr("%1 (default)");
    const QString values = QString::fromStdString(info.defaultModifiers).simplified();
    proposed_ << Choice{{}, {}, words.arg(simple), values.isEmpty() ? standing : standing + '(' + values + ')'};
  }
  for (const ReplaceableChoice& choice : info.choices) {
    const QString name = QString::fromStdString(choice.className), inside = QString::fromStdString(choice.modifiers);
    proposed_ << Choice{name, inside,
                        inside.isEmpty() ? name.section('.', -1) : name.section('.', -1) + '(' + inside + ')',
                        libraryText(choice.description)};
  }
  ask(owner);
}

void ChoiceCard::ask(const diagram::Document& owner) {
  if (catalog_.children({})) return askLibraries(owner);
  ++awaited_;  // of the names of the libraries
  const auto copy = std::make_shared<const diagram::Document>(diagram::ownTextsOf(owner));
  connect(&catalog_, &Catalog::childrenArrived, this, [this, copy](const QString& package) {
    if (!package.isEmpty() || isAsked_) return;
    --awaited_;
    askLibraries(*copy);
  });
}

// The diagram's own classes first, then the library of the promised class, then all others.
void ChoiceCard::askLibraries(const diagram::Document& owner) {
  isAsked_ = true;
  const QString home = QString::fromStdString(info_.constraint).section('.', 0, 0);
  QStringList libraries = *catalog_.children({});
  std::stable_partition(libraries.begin(), libraries.end(), [&](const QString& name) { return name == home; });
  fitting_.resize(static_cast<size_t>(libraries.size()) + 1);
  awaited_ += static_cast<int>(fitting_.size());
  askOne({}, 0, owner);
  for (qsizetype k = 0; k < libraries.size(); ++k)
    askOne(libraries[k].toStdString(), static_cast<size_t>(k) + 1, owner);
}

void ChoiceCard::askOne(const std::string& library, size_t place, const diagram::Document& owner) {
  catalog_.findFitting({info_.constraint, info_.kind, library}, owner, this,
                       [this, place](const Catalog::Fitting& found) {
                         fitting_[place] = found;
                         --awaited_;
                         if (isVisible()) search();
                       });
}

void ChoiceCard::openAt(const QWidget& field, const QString& text, const QString& current) {
  current_ = current;
  QWidget* const window = parentWidget();
  const QPoint below = field.mapTo(window, QPoint(0, field.height() + 2));
  const int height = 62 + kRow * kMostChoices, width = std::min(kWidth, window->width() - 16);
  const int x = std::clamp(below.x() + field.width() - width, 8, std::max(8, window->width() - width - 8));
  isAbove_ = below.y() + height > window->height() && below.y() > window->height() / 2;
  const int y = isAbove_ ? std::max(8, below.y() - field.height() - 4 - height) : below.y();
  setGeometry(x, y, width, std::min(height, window->height() - y - 8));
  openWith(text);
}

void ChoiceCard::hideEvent(QHideEvent* event) {
  SearchCard::hideEvent(event);
  deleteLater();
}

// Best first; without a text in the order of the libraries.
QList<ChoiceCard::Choice> ChoiceCard::found() const {
  QList<Choice> all = proposed_;
  // What the declaration proposes as it is stands there once.
  QSet<QString> proposed;
  for (const Choice& choice : proposed_)
    if (choice.arguments.isEmpty()) proposed << choice.className;
  // The default's class without the default's values would look like the default: it is offered where it stands.
  if (const QString standing = QString::fromStdString(info_.defaultClass); standing != current_) proposed << standing;
  for (const Catalog::Fitting& some : fitting_)
    for (const FittingClass& one : some) {
      if (info_.defaultClass.empty() && one.name == info_.name) continue;  // nothing stands for itself
      const QString name = QString::fromStdString(one.name);
      if (proposed.contains(name)) continue;
      const QString library = QString::fromStdString(info_.constraint).section('.', 0, 0);
      all << Choice{name, {}, name.section('.', -1), detailOf(name, classText(one.name, one.description), library)};
    }
  const QString query = field_->text().trimmed();
  if (query.isEmpty()) return all;
  std::vector<std::pair<int, qsizetype>> order;
  for (qsizetype k = 0; k < all.size(); ++k) {
    // The default is found by the name that it has.
    Choice searched = all[k];
    if (searched.className.isEmpty()) searched.className = QString::fromStdString(info_.defaultClass);
    const auto isDescribed = [&](QStringView word) { return searched.detail.contains(word, Qt::CaseInsensitive); };
    if (const int score = matchScore(query, searched.className, isDescribed); score > 0) order.emplace_back(-score, k);
  }
  std::stable_sort(order.begin(), order.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  QList<Choice> sorted;
  for (const auto& [score, place] : order) sorted << all[place];
  return sorted;
}

void ChoiceCard::search() {
  const QListWidgetItem* marked = list_->currentItem();
  const bool isMoved = list_->currentRow() > 0;
  const QString before = isMoved                    ? marked->data(Qt::UserRole).toString()
                         : field_->text().isEmpty() ? current_
                                                    : QString();
  list_->clear();
  const QList<Choice> shown = found();
  for (const Choice& choice : shown) {
    auto* item = new QListWidgetItem(choice.text, list_);
    item->setData(DetailDelegate::kDetail, choice.detail);
    item->setData(Qt::UserRole, choice.className);
    item->setData(Qt::UserRole + 1, choice.arguments);
    item->setToolTip(choice.className.isEmpty() ? choice.detail : choice.className + '\n' + choice.detail);
    if (choice.className == before && !list_->currentItem()) list_->setCurrentItem(item);
  }
  // Whatever else has such a name: a class can be written in full, with values behind it.
  const QString typed = field_->text().trimmed();
  const bool isListed = std::ranges::any_of(shown, [&](const Choice& choice) { return choice.className == typed; });
  if (!shown.isEmpty() && !isListed && (typed.contains('.') || typed.contains('('))) {
    auto* item = new QListWidgetItem(tr("%1, as written").arg(typed), list_);
    item->setData(Qt::UserRole, typed);
  }
  const auto say = [this](const QString& text) {
    auto* item = new QListWidgetItem(text, list_);
    item->setFlags(Qt::NoItemFlags);
  };
  if (awaited_ > 0)
    say(tr("Searching for matches…"));
  else if (list_->count() == 0)
    say(tr("No match. Enter uses this name anyway."));
  else if (list_->count() == proposed_.size() && field_->text().isEmpty())
    say(tr("No library here has another class that fits."));
  fitHeight();
  if (list_->currentRow() < 0 && list_->item(0)->flags() != Qt::NoItemFlags) list_->setCurrentRow(0);
}

// As high as the list needs; the edge at the field stays.
void ChoiceCard::fitHeight() {
  const int bottom = geometry().bottom();
  fitRows(kMostChoices);
  resize(width(), std::min(height(), parentWidget()->height() - 16));
  if (isAbove_) move(x(), bottom - height() + 1);
}

void ChoiceCard::take() {
  const QListWidgetItem* item = list_->currentItem();
  const QString typed = field_->text().trimmed();
  if (item && item->flags() != Qt::NoItemFlags)
    Q_EMIT chosen(item->data(Qt::UserRole).toString(), item->data(Qt::UserRole + 1).toString());
  else if (!typed.isEmpty())
    Q_EMIT chosen(typed, {});
}

}  // namespace armature::app
