#include "app/panels/variable_tree.h"

#include <QContextMenuEvent>
#include <QDrag>
#include <QHeaderView>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "app/document/sparklines.h"
#include "app/language/tables.h"
#include "app/look/display_unit.h"
#include "app/look/empty_words.h"
#include "app/look/format.h"
#include "app/look/theme.h"
#include "app/panels/record_menu.h"
#include "app/run/catalog.h"
#include "engine/facade/recorded.h"

namespace armature::app {
namespace {
constexpr int kVariableName = Qt::UserRole;
constexpr int kColumn = Qt::UserRole + 1;
constexpr int kUnit = Qt::UserRole + 2;
constexpr int kGroup = Qt::UserRole + 3;
constexpr int kDisplayUnit = Qt::UserRole + 4;
constexpr int kUsualDigits = 4;
constexpr size_t kMostFound = 500;             // rows of a filtered list
constexpr qsizetype kMostVariableRows = 1000;  // of the tree, and of a part in it: more would make the window wait

// "der(rev.phi)" belongs to rev as "der(phi)": the part of a variable, empty where it has none.
QStringView partOf(const QString& name) {
  QStringView within(name);
  while (within.startsWith(u"der(") && within.endsWith(u')')) within = within.mid(4).chopped(1);
  return within.left(std::max<qsizetype>(within.indexOf(u'.'), 0));
}
// The name of a variable within its part.
QString nameWithin(const QString& name) {
  const QStringView part = partOf(name);
  return part.isEmpty() ? name : QString(name).remove(part.data() - name.data(), part.size() + 1);
}
// The value that is shown for a row.
double shownThrough(const Glasses& glasses, const QTreeWidgetItem* item, double value, bool* isTurned) {
  const ShownValue shown = shownValue(item->data(0, kVariableName).toString(), value, glasses);
  *isTurned = shown.isTurned;
  return shown.value;
}
// A value without what is only left of rounding: nothing of one that else is far larger in its run.
double withoutRoundOff(const results::Store& store, const results::Column& column, double value) {
  constexpr double kShare = 1e-10;
  if (column.isConstant || value == 0) return value;
  const auto [low, high] = store.range(column, 0, store.rowCount());
  return std::abs(value) < kShare * std::max(std::abs(low), std::abs(high)) ? 0 : value;
}
// The numbers of one unit that stand below each other, and their form for so many digits.
struct Alike {
  std::vector<double> numbers;
  std::map<int, NumberColumn> forms;
  QString text(const Amount& amount, int fewest) {
    const int digits = digitsIn(amount.unit, fewest);
    // What has no unit may be of any kind: a count beside a share.
    if (prettyUnit(amount.unit).isEmpty()) return formatValue(amount.number, amount.unit, digits);
    if (!forms.contains(digits)) forms.emplace(digits, NumberColumn(numbers, digits));
    return forms.at(digits).text(amount.number, amount.unit);
  }
};
// Says that a list goes on.
QTreeWidgetItem* makeRest(qsizetype count) {
  auto* item = new QTreeWidgetItem({VariableTree::tr("%1 more: search by name").arg(count)});
  item->setFlags(Qt::NoItemFlags);
  return item;
}
// A name that its column has no room for is left to the row, which writes it up to its value.
class NameDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  // The name's place in a row whose item has this rectangle.
  QRect room(QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(&option, index);
    return option.widget->style()->subElementRect(QStyle::SE_ItemViewItemText, &option, option.widget);
  }
  static bool fits(const QStyleOptionViewItem& option, const QRect& room) {
    const int margin = option.widget->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, option.widget) + 1;
    return option.fontMetrics.horizontalAdvance(option.text) <= room.width() - 2 * margin;
  }

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
    QStyledItemDelegate::initStyleOption(option, index);
    if (!option->widget || option->rect.isEmpty()) return;
    QStyleOptionViewItem full = *option;
    if (const QRect place = room(full, index); !fits(full, place)) option->text.clear();
  }
};

// Of a value that is cut the beginning is seen.
class ValueDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
    QStyledItemDelegate::initStyleOption(option, index);
    option->textElideMode = Qt::ElideRight;
  }
};
}  // namespace

VariableTree::VariableTree(Kind kind, QWidget* parent) : QTreeWidget(parent), kind_(kind) {
  setColumnCount(2);
  setHeaderHidden(true);
  header()->setStretchLastSection(false);
  header()->setMinimumSectionSize(20);
  header()->setSectionResizeMode(0, QHeaderView::Stretch);
  header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  setIndentation(kind == Kind::tree ? 14 : 0);
  setRootIsDecorated(kind == Kind::tree);
  setUniformRowHeights(true);
  setItemDelegateForColumn(0, new NameDelegate(this));
  setItemDelegateForColumn(1, new ValueDelegate(this));
  setDragEnabled(true);
  setDragDropMode(QAbstractItemView::DragOnly);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setTextElideMode(Qt::ElideLeft);
  if (kind == Kind::flat) {
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    sayWhenEmpty(*this, tr("Known after a run"));
  }
  connect(this, &QTreeWidget::itemExpanded, this, &VariableTree::fill);
  connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this] { updateValues(time_); });
  // As many digits as there is room for.
  connect(header(), &QHeaderView::sectionResized, this, [this] {
    if (!isUpdating_) updateValues(time_);
  });
  connect(this, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* item, int column) {
    if (isUpdating_ || column != 0 || !item->data(0, kVariableName).isValid()) return;
    const QString name = item->data(0, kVariableName).toString();
    const bool isPlotted = item->checkState(0) == Qt::Checked;
    if (isPlotted != plotted_.contains(name)) Q_EMIT plotToggled(name, isPlotted);
  });
}

void VariableTree::toggleFirst() {
  for (int row = 0; row < topLevelItemCount(); ++row) {
    QTreeWidgetItem* item = topLevelItem(row);
    if (!item->data(0, kVariableName).isValid() || item->isHidden()) continue;
    item->setCheckState(0, item->checkState(0) == Qt::Checked ? Qt::Unchecked : Qt::Checked);
    return;
  }
}

void VariableTree::setSource(const StorePtr& store, const ModelPtr& model) {
  if (store != store_ || model != model_) noteClasses();
  store_ = store;
  model_ = model;
  entries_.clear();
  (void)readNames();
  // The list of a part, while none is shown, needs no copy of all names.
  if (kind_ == Kind::flat && part_.isEmpty()) {
    rebuild();
    Q_EMIT sourceChanged();
    return;
  }
  isOfModel_ = joinStore();
  readRecorded();
  // Models may have very many: what a row says besides is looked up when there is one.
  const auto addAll = [this](const auto& variables) {
    using Kind = typename std::decay_t<decltype(variables[0])>::Kind;
    entries_.reserve(variables.size());
    for (size_t i = 0; i < variables.size(); ++i) {
      const auto& v = variables[i];
      const bool isParameter = v.kind == Kind::constant || v.kind == Kind::parameter;
      entries_.push_back(
          {QString::fromStdString(v.name), v.isProtected, isParameter, i, isOfModel_ ? -1 : static_cast<int64_t>(i)});
    }
  };
  if (isOfModel_)
    addAll(model_->variables());
  else if (store_)
    addAll(store_->columns());
  if (isOfModel_ && store_) {
    size_t column = 0;
    for (Entry& entry : entries_)
      if (column < store_->columns().size() && model_->variables()[entry.index].name == store_->columns()[column].name)
        entry.column = static_cast<int64_t>(column++);
  }
  if (present_.areOthers())
    for (Entry& entry : entries_) entry.name = present_.of(entry.name);
  if (!beside_.isEmpty())
    std::erase_if(entries_, [this](const Entry& entry) { return beside_.contains(partOf(entry.name).toString()); });
  rebuild();
  Q_EMIT sourceChanged();
}

void VariableTree::setBeside(const PushPointsPtr& points) {
  beside_.clear();
  if (!points) return;
  for (const PushSource& source : points->sources) beside_ << QString::fromStdString(source.name);
}

// Whether the model's variables are listed: without a run, or where that has recorded some of them only.
bool VariableTree::joinStore() {
  if (!model_ || !store_) return model_ != nullptr;
  const auto& columns = store_->columns();
  size_t column = 0;
  for (const ModelVariable& v : model_->variables())
    if (column < columns.size() && columns[column].name == v.name) ++column;
  return column == columns.size() && column < model_->variables().size();
}

// True where a part of the run is called otherwise than before.
bool VariableTree::readNames() {
  if (!store_ || !document_ || !nameInRun_) return present_.forget();
  return present_.read(document_->values(), nameInRun_);
}

void VariableTree::readRecorded() {
  isKept_.clear();
  if (!document_ || !model_ || store_) return;
  const Recorded recorded(document_->values());
  if (!recorded.isEverything()) isKept_ = recorded.of(model_->variables());
}

void VariableTree::setDocument(OpenDocument& document) {
  document_ = &document;
  connect(document_, &OpenDocument::experimentChanged, this, [this] {
    readRecorded();
    if (!store_) rebuild();
  });
  connect(document_, &OpenDocument::edited, this, [this](bool hasMeaning) {
    if (hasMeaning && readNames()) return setSource(store_, model_);
    if (hasMeaning) markGone();
  });
}

// Parts that the diagram does not have any more, by undoing or otherwise, are of the last run only.
void VariableTree::markGone() {
  if (!document_ || kind_ != Kind::tree) return;
  QSet<QString> there;
  for (const diagram::ComponentItem& item : document_->values().components) there << QString::fromStdString(item.name);
  static const QRegularExpression end(QStringLiteral("[.\\[]"));
  const bool wasUpdating = std::exchange(isUpdating_, true);
  for (int row = 0; row < topLevelItemCount(); ++row) {
    QTreeWidgetItem* item = topLevelItem(row);
    const QString part = item->data(0, kGroup).toString().section(end, 0, 0);
    if (part.isEmpty()) continue;
    const bool isGone = classes_.contains(part) && !there.contains(part);
    item->setForeground(0, isGone ? QBrush(Theme::of(this).quiet) : QBrush());
    item->setToolTip(0, isGone ? tr("Of the last run: the diagram does not have %1 any more").arg(part) : QString());
  }
  isUpdating_ = wasUpdating;
}

// By the next run.
bool VariableTree::isRecorded(const QString& name) const {
  const Recorded recorded(document_->values());
  if (!model_) return recorded.isEverything() || !recorded.patternOf(name.toStdString()).empty();
  const auto& all = model_->variables();
  const std::string wanted = name.toStdString();
  const auto it = std::find_if(all.begin(), all.end(), [&](const ModelVariable& v) { return v.name == wanted; });
  return it != all.end() && recorded.of(all)[static_cast<size_t>(it - all.begin())] != 0;
}

void VariableTree::setPart(const QString& part, bool hasProtected) {
  part_ = part;
  hasProtected_ = hasProtected;
  if (entries_.empty()) return setSource(store_, model_);
  rebuild();
}

QStringList VariableTree::elementsOf(const QString& part) const {
  const std::string then = store_ && nameInRun_ ? nameInRun_(part.toStdString()) : part.toStdString();
  const std::string prefix = then + '[';
  const qsizetype begin = QString::fromStdString(then).size();
  QStringList elements;
  QSet<QString> known;
  const auto take = [&](const std::string& name) {
    if (!name.starts_with(prefix)) return;
    const QString whole = QString::fromStdString(name);
    const QString element = whole.mid(begin, whole.indexOf(']', begin) + 1 - begin);
    if (known.contains(element)) return;
    known << element;
    elements << element;
  };
  if (model_)
    for (const ModelVariable& variable : model_->variables()) take(variable.name);
  else if (store_)
    for (const results::Column& column : store_->columns()) take(column.name);
  return elements;
}

void VariableTree::setFilter(const QString& text) {
  filter_ = text.trimmed();
  rebuild();
}

QTreeWidgetItem* VariableTree::makeRow(const Entry& entry, const QString& shown) const {
  auto* item = new QTreeWidgetItem;
  item->setText(0, shown);
  item->setData(0, kVariableName, entry.name);
  item->setData(0, kColumn, QVariant::fromValue<qlonglong>(entry.column));
  const auto tell = [item, &entry](const auto& variable) {
    const QString description = libraryText(variable.description);
    item->setToolTip(0, description.isEmpty() ? entry.name : entry.name + "\n" + description);
    item->setData(0, kUnit, QString::fromStdString(variable.unit));
    item->setData(0, kDisplayUnit, QString::fromStdString(variable.displayUnit));
  };
  if (isOfModel_)
    tell(model_->variables()[entry.index]);
  else
    tell(store_->columns()[entry.index]);
  if (store_ ? entry.column < 0 : !isKept_.empty() && isKept_[entry.index] == 0) {
    item->setText(1, tr("not recorded"));
    item->setToolTip(1, tr("The diagram records other variables only"));
  }
  item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
  item->setForeground(1, Theme::of(this).quiet);
  item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled | Qt::ItemIsUserCheckable);
  item->setCheckState(0, plotted_.contains(entry.name) ? Qt::Checked : Qt::Unchecked);
  return item;
}

// Names with all words of the filter: variables before parameters and what a class hides, short names before long ones.
std::vector<const VariableTree::Entry*> VariableTree::found() const {
  const QStringList words = filter_.split(' ', Qt::SkipEmptyParts);
  std::vector<const Entry*> list;
  for (const Entry& entry : entries_)
    if (std::all_of(words.begin(), words.end(),
                    [&](const QString& word) { return entry.name.contains(word, Qt::CaseInsensitive); }))
      list.push_back(&entry);
  const auto rank = [](const Entry* e) { return std::pair(e->isParameter || e->isProtected, e->name.size()); };
  std::stable_sort(list.begin(), list.end(), [&](const Entry* a, const Entry* b) { return rank(a) < rank(b); });
  if (list.size() > kMostFound) list.resize(kMostFound);
  return list;
}

void VariableTree::noteClasses() {
  classes_.clear();
  if (!document_) return;
  for (const diagram::ComponentItem& item : document_->values().components)
    classes_.insert(QString::fromStdString(item.name), item.className);
}

// Whether the part's name means a part of another class by now: what the source knows of that name is not of this one.
bool VariableTree::isOfOtherClass() const {
  if (!document_) return false;
  static const QRegularExpression end(QStringLiteral("[.\\[]"));
  const QString name = part_.section(end, 0, 0);
  const int part = document_->partIndex(name.toStdString());
  const auto known = classes_.constFind(name);
  return part >= 0 && known != classes_.constEnd() &&
         *known != document_->values().components[static_cast<size_t>(part)].className;
}

QList<QTreeWidgetItem*> VariableTree::partRows(bool withProtected) const {
  if (isOfOtherClass()) return {};
  constexpr qsizetype kMostRows = 200;
  const QString prefix = part_ + ".";
  QList<QTreeWidgetItem*> rows;
  for (const Entry& entry : entries_) {
    if ((entry.isProtected && !withProtected) || entry.isParameter || rows.size() >= kMostRows) continue;
    if (entry.name.startsWith(prefix)) rows << makeRow(entry, entry.name.mid(prefix.size()));
    if (entry.name.startsWith("der(" + prefix)) rows << makeRow(entry, "der(" + entry.name.mid(4 + prefix.size()));
    // A signal connector of the inside of a part is one variable itself.
    if (entry.name == part_) rows << makeRow(entry, part_.section('.', -1));
  }
  return rows;
}

void VariableTree::rebuild() {
  isUpdating_ = true;
  // Of a long name its end tells most; the list needs no room for a tree's arrows.
  const bool isList = kind_ == Kind::flat || !filter_.isEmpty();
  setTextElideMode(isList ? Qt::ElideLeft : Qt::ElideMiddle);
  setRootIsDecorated(!isList);
  QSet<QString> open;
  for (int i = 0; i < topLevelItemCount(); ++i)
    if (topLevelItem(i)->isExpanded()) open << topLevelItem(i)->data(0, kGroup).toString();
  clear();
  QList<QTreeWidgetItem*> rows;
  if (kind_ == Kind::flat) {
    rows = partRows(hasProtected_);
    if (rows.isEmpty()) rows = partRows(true);  // a part that is protected itself
  } else if (!filter_.isEmpty()) {
    for (const Entry* entry : found()) rows << makeRow(*entry, entry->name);
  } else {
    // One group per part, filled when it is opened; then the diagram's own variables and parameters.
    QSet<QStringView> seen;
    QList<QTreeWidgetItem*> own, parameters;
    qsizetype left = 0;
    for (const Entry& entry : entries_) {
      const QStringView group = partOf(entry.name);
      if (group.isEmpty() ? entry.isProtected : seen.contains(group)) continue;
      if (!group.isEmpty()) seen << group;
      if (rows.size() + own.size() + parameters.size() >= kMostVariableRows) {
        ++left;
        continue;
      }
      if (group.isEmpty()) {
        (entry.isParameter ? parameters : own) << makeRow(entry, entry.name);
        continue;
      }
      auto* item = new QTreeWidgetItem({group.toString()});
      item->setData(0, kGroup, group.toString());
      item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
      item->setChildIndicatorPolicy(QTreeWidgetItem::ShowIndicator);
      rows << item;
    }
    rows += own + parameters;
    if (left > 0) rows << makeRest(left);
  }
  addTopLevelItems(rows);
  markGone();
  isUpdating_ = false;
  for (QTreeWidgetItem* item : rows)
    if (item->data(0, kGroup).isValid() && open.contains(item->data(0, kGroup).toString())) item->setExpanded(true);
  updateValues(time_);
  updateGeometry();
}

void VariableTree::fill(QTreeWidgetItem* group) {
  if (!group->data(0, kGroup).isValid() || group->childCount() > 0) return;
  isUpdating_ = true;
  const QString part = group->data(0, kGroup).toString();
  QList<QTreeWidgetItem*> rows, parameters;
  qsizetype left = 0;
  for (const Entry& entry : entries_) {
    if (partOf(entry.name) != part || entry.isProtected) continue;
    if (rows.size() + parameters.size() < kMostVariableRows)
      (entry.isParameter ? parameters : rows) << makeRow(entry, nameWithin(entry.name));
    else
      ++left;
  }
  rows += parameters;
  if (left > 0) rows << makeRest(left);
  group->addChildren(rows);
  isUpdating_ = false;
  updateValues(time_);
}

void VariableTree::setPlotted(const QSet<QString>& names) {
  plotted_ = names;
  isUpdating_ = true;
  for (QTreeWidgetItemIterator i(this); *i; ++i)
    if ((*i)->data(0, kVariableName).isValid())
      (*i)->setCheckState(0, names.contains((*i)->data(0, kVariableName).toString()) ? Qt::Checked : Qt::Unchecked);
  isUpdating_ = false;
}

void VariableTree::setGlasses(const Glasses& glasses) {
  if (!glasses_.areOn() && !glasses.areOn()) return;
  glasses_ = glasses;
  updateValues(time_);
}

// Values have at most half of the width, so that names can be told apart.
void VariableTree::resizeEvent(QResizeEvent* event) {
  header()->setMaximumSectionSize(std::max(header()->minimumSectionSize(), viewport()->width() / 2));
  QTreeWidget::resizeEvent(event);
}

// A long number gives digits away before the name beside it has no room, at last all of them: its tip has it.
// `write`: the number with so many digits.
QString VariableTree::fitting(const QTreeWidgetItem* item, const std::function<QString(int)>& write,
                              QString* leftOut) const {
  constexpr int kBox = 42;  // the name's tick and the gaps [px]
  const int used = indentation() * (item->parent() ? 2 : rootIsDecorated() ? 1 : 0) + kBox;
  const int whole = fontMetrics().horizontalAdvance(item->text(0)), all = viewport()->width() - used;
  const int name = std::min(viewport()->width() / 2 - used, whole);
  QString text;
  for (int digits = kUsualDigits; digits > 0; --digits) {
    text = write(digits);
    if (fontMetrics().horizontalAdvance(text) <= all - name) break;
  }
  // A name that would be whole without it tells more than the two of them cut.
  constexpr int kNearly = 8, kNarrow = 100;  // that a name alone may lack; where name and number have no room [px]
  if (all > kNarrow || whole > all + kNearly || fontMetrics().horizontalAdvance(text) <= all - whole) return text;
  *leftOut = write(kUsualDigits);
  return {};
}

// A number that glasses turn has their sign beside it, and says so to those who cannot see it. The tip has all of a
// text that may have no room.
void VariableTree::setBadge(QTreeWidgetItem* item, const QString& text, bool isTurned) const {
  item->setIcon(1, isTurned ? glassesIcon(Theme::of(this).accent) : QIcon());
  item->setToolTip(1, isTurned ? QStringLiteral("%1\n%2").arg(withBadge(text, glasses_, true), glasses_.says) : text);
  item->setData(1, Qt::AccessibleTextRole, isTurned ? QVariant(withBadge(text, glasses_, true)) : QVariant());
}

// The rows whose values are written: those that are seen of a tree, all of a part's.
QList<QTreeWidgetItem*> VariableTree::writtenRows() const {
  QList<QTreeWidgetItem*> rows;
  const auto take = [&](QTreeWidgetItem* item) {
    if (item->data(0, kColumn).isValid() && item->data(0, kColumn).toLongLong() >= 0) rows << item;
  };
  if (kind_ == Kind::flat)
    for (int i = 0; i < topLevelItemCount(); ++i) take(topLevelItem(i));
  else
    for (QTreeWidgetItem* item = itemAt(2, 2); item; item = itemBelow(item)) {
      take(item);
      if (visualItemRect(item).top() > viewport()->height()) break;
    }
  return rows;
}

// What stands behind a name now.
VariableTree::Reading VariableTree::readingOf(const QTreeWidgetItem* item) const {
  const auto& column = store_->columns()[static_cast<size_t>(item->data(0, kColumn).toLongLong())];
  const uint64_t rows = store_->rowCount();
  if (column.type == results::Column::Type::string) return {QString::fromStdString(column.text)};
  if (!column.isConstant && rows == 0) return {};
  const double value = time_ ? store_->valueAt(column, *time_) : store_->value(column, rows > 0 ? rows - 1 : 0);
  if (column.type == results::Column::Type::boolean) return {truthWords(value != 0)};
  if (isLogic(column.enumeration)) return {logicLetter(qRound(value))};
  Reading reading;
  const DisplayUnit shown = displayUnit(item->data(0, kUnit).toString(), item->data(0, kDisplayUnit).toString());
  const double number = withoutRoundOff(*store_, column, shownThrough(glasses_, item, value, &reading.isTurned));
  reading.amount = Amount{shown.shown(number), shown.unit};
  return reading;
}

void VariableTree::updateValues(std::optional<double> time) {
  time_ = time;
  if (!store_ || (!isVisible() && kind_ == Kind::tree)) return;
  isUpdating_ = true;
  const QList<QTreeWidgetItem*> rows = writtenRows();
  std::vector<Reading> readings;
  QHash<QString, Alike> alike;
  for (const QTreeWidgetItem* item : rows) {
    readings.push_back(readingOf(item));
    if (const auto& amount = readings.back().amount) alike[amount->unit].numbers.push_back(amount->number);
  }
  for (qsizetype k = 0; k < rows.size(); ++k) {
    const Reading& reading = readings[static_cast<size_t>(k)];
    QString text = reading.words, leftOut;
    if (const auto& amount = reading.amount)
      text = fitting(
          rows[k], [&](int digits) { return alike[amount->unit].text(*amount, digits); }, &leftOut);
    if (rows[k]->text(1) == text && leftOut.isEmpty() && reading.isTurned == !rows[k]->icon(1).isNull()) continue;
    rows[k]->setText(1, text);
    setBadge(rows[k], leftOut.isEmpty() ? text : leftOut, reading.isTurned);
  }
  isUpdating_ = false;
}

QSize VariableTree::sizeHint() const {
  if (kind_ == Kind::tree) return QTreeWidget::sizeHint();
  return {200, std::max(1, topLevelItemCount()) * 26 + 4};
}

// One long value does not shorten the names of the others: each has the room that its own value leaves.
void VariableTree::drawRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QTreeWidget::drawRow(painter, option, index);
  const QModelIndex name = index.siblingAtColumn(0), value = index.siblingAtColumn(1);
  QStyleOptionViewItem full;
  initViewItemOption(&full);
  full.rect = visualRect(name);
  const QRect room = static_cast<const NameDelegate*>(itemDelegateForColumn(0))->room(full, name);
  if (full.rect.isEmpty() || NameDelegate::fits(full, room)) return;
  constexpr int kGap = 10;  // between a name and its value, with the margin of its cell [px]
  const QIcon badge = value.data(Qt::DecorationRole).value<QIcon>();
  const int wanted = full.fontMetrics.horizontalAdvance(value.data().toString()) +
                     (badge.isNull() ? 0 : full.decorationSize.width() + kGap / 2);
  const int used = std::min(wanted, visualRect(value).width());
  // By the style, so that it stands to the pixel where the other names do.
  full.rect.setRight(visualRect(value).right() - (used > 0 ? used + kGap : 0));
  full.state = isEnabled() ? QStyle::State_Enabled | QStyle::State_Active : QStyle::State_None;
  full.backgroundBrush = {};
  style()->drawControl(QStyle::CE_ItemViewItem, &full, painter, this);
}

void VariableTree::contextMenuEvent(QContextMenuEvent* event) {
  // By the keyboard: at the row that has the focus.
  const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
  const QTreeWidgetItem* item = isByKey ? currentItem() : itemAt(event->pos());
  const QString name = item ? item->data(0, kVariableName).toString() : QString();
  const QString group = item ? item->data(0, kGroup).toString() : QString();
  if (name.isEmpty() && (group.isEmpty() || !document_)) return;
  const QPoint at = isByKey ? viewport()->mapToGlobal(visualItemRect(item).center()) : event->globalPos();
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  if (name.isEmpty()) {
    addRecordActions(*menu, *document_, recordPart(group));
    if (menu->isEmpty()) return menu->deleteLater();
    return menu->popup(at);
  }
  const qlonglong column = store_ ? item->data(0, kColumn).toLongLong() : -1;
  const QString inRun = column < 0 ? name : QString::fromStdString(store_->columns()[static_cast<size_t>(column)].name);
  menu->addAction(tr("Explain this number"), this, [this, inRun, at] { Q_EMIT explainWanted(inRun, at); });
  const bool isPlotted = item->checkState(0) == Qt::Checked;
  menu->addAction(isPlotted ? tr("Remove from the plot") : tr("Plot"), this,
                  [this, name, isPlotted] { Q_EMIT plotToggled(name, !isPlotted); });
  if (document_ && !document_->locks().structure && partVariable(document_->values(), name)) {
    const bool isShown = isSparkline(document_->values(), name);
    QAction* const sparkline =
        menu->addAction(isShown ? tr("Remove the sparkline") : tr("Show as sparkline"), document_,
                        [this, name, isShown] { setSparkline(*document_, name, !isShown); });
    sparkline->setObjectName("sparkline");
  }
  if (document_) addRecordActions(*menu, *document_, recordVariable(name, isRecorded(name)));
  menu->popup(at);
}

void VariableTree::startDrag(Qt::DropActions) {
  const QTreeWidgetItem* item = currentItem();
  if (!item || !item->data(0, kVariableName).isValid()) return;
  auto* data = new QMimeData;
  data->setData(kVariableMime, item->data(0, kVariableName).toString().toUtf8());
  data->setText(item->data(0, kVariableName).toString());
  auto* drag = new QDrag(this);
  drag->setMimeData(data);
  drag->exec(Qt::CopyAction);
}

}  // namespace armature::app
