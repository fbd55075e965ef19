#include "app/experiments/data_table.h"

#include <QAbstractTableModel>
#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMap>
#include <QMenu>
#include <QMessageBox>
#include <QSaveFile>
#include <QSortFilterProxyModel>
#include <algorithm>
#include <cmath>

#include "app/look/format.h"
#include "app/look/line_sample.h"
#include "app/look/number_column.h"
#include "app/look/theme.h"

namespace armature::app {

namespace {

constexpr int kSortRole = Qt::UserRole;
constexpr int kExactRole = Qt::UserRole + 1;        // all digits, with a point
constexpr int kMostColumn = 260, kLeastWords = 90;  // [px]
constexpr QSize kSample{18, 10};                    // [px] of a line before a text
constexpr int kTitleEdge = 10;                      // [px] left and right of a row's title
constexpr double kMostTitles = 0.4;                 // of the width, for the rows' titles

QString quoted(QString text) {
  if (!text.contains(',') && !text.contains('"') && !text.contains('\n')) return text;
  return '"' + text.replace('"', QStringLiteral("\"\"")) + '"';
}

// Numbers before words, by value; what is no number last.
class Sorted : public QSortFilterProxyModel {
 public:
  using QSortFilterProxyModel::QSortFilterProxyModel;

 protected:
  bool lessThan(const QModelIndex& left, const QModelIndex& right) const override {
    const QVariant a = left.data(kSortRole), b = right.data(kSortRole);
    if (a.userType() == QMetaType::Double && b.userType() == QMetaType::Double) {
      const double x = a.toDouble(), y = b.toDouble();
      if (std::isnan(x) || std::isnan(y)) return !std::isnan(x) && std::isnan(y);
      return x < y;
    }
    if (a.userType() != b.userType()) return a.userType() == QMetaType::Double;
    return a.toString().localeAwareCompare(b.toString()) < 0;
  }
};

// Titles of rows that have no room end in dots, with their beginning and their unit. (QHeaderView elides by a width
// that a style sheet makes another one.)
class RowTitles : public QHeaderView {
 public:
  explicit RowTitles(QWidget* parent) : QHeaderView(Qt::Vertical, parent) {}
  void initStyleOptionForIndex(QStyleOptionHeader* option, int section) const override {
    QHeaderView::initStyleOptionForIndex(option, section);
    option->text = fontMetrics().elidedText(model()->headerData(section, Qt::Vertical).toString(), Qt::ElideMiddle,
                                            width() - 2 * kTitleEdge);
  }
};

}  // namespace

class DataTable::Values : public QAbstractTableModel {
 public:
  explicit Values(DataTable& view) : QAbstractTableModel(&view), view_(view) {}
  void set(std::vector<Column> columns, int rows, CellAt cell, QStringList rowTitles) {
    beginResetModel();
    columns_ = std::move(columns), rows_ = rows, cell_ = std::move(cell), rowTitles_ = std::move(rowTitles);
    forms_.clear();
    longest_.clear();
    for (int k = 0; k < static_cast<int>(columns_.size()); ++k) {
      const std::vector<Cell> numbers = numbersOf(k);
      forms_.push_back(formsOf(numbers));
      longest_ << longestOf(numbers, k);
    }
    endResetModel();
  }
  int rowCount(const QModelIndex& parent) const override { return parent.isValid() ? 0 : rows_; }
  int columnCount(const QModelIndex& parent) const override {
    return parent.isValid() ? 0 : static_cast<int>(columns_.size());
  }
  QVariant data(const QModelIndex& index, int role) const override {
    if (role == Qt::TextAlignmentRole || role == Qt::DisplayRole || role == kSortRole || role == kExactRole ||
        role == Qt::ForegroundRole || role == Qt::ToolTipRole || role == Qt::DecorationRole) {
      const Cell cell = cell_(index.row(), index.column());
      switch (role) {
        case Qt::TextAlignmentRole:
          return QVariant::fromValue(Qt::AlignVCenter | (cell.isNumber ? Qt::AlignRight : Qt::AlignLeft));
        case Qt::DisplayRole:
          return textOf(cell, index.column());
        case Qt::ToolTipRole:  // words that a column may have no room for
          return cell.isNumber ? QVariant() : QVariant(cell.text);
        case Qt::DecorationRole:
          return cell.line ? QVariant(lineSample(*cell.line, kSample, view_.devicePixelRatioF())) : QVariant();
        case kSortRole:
          return cell.isNumber ? QVariant(cell.value) : QVariant(cell.text);
        case kExactRole:
          return cell.isNumber ? QString::number(cell.value, 'g', QLocale::FloatingPointShortest) : cell.text;
        default:
          return cell.isTrouble ? QVariant(Theme::of(&view_).error) : QVariant();
      }
    }
    return {};
  }
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override {
    if (orientation == Qt::Vertical) {
      if (role == Qt::ToolTipRole) return rowTitles_.value(section);
      if (role != Qt::DisplayRole) return {};
      return rowTitles_.isEmpty() ? QVariant(section + 1) : QVariant(rowTitles_.value(section));
    }
    if (role == Qt::DisplayRole) return columns_[static_cast<size_t>(section)].title;
    if (role == Qt::ToolTipRole) return columns_[static_cast<size_t>(section)].toolTip;
    // As what stands below it.
    if (role == Qt::TextAlignmentRole)
      return QVariant::fromValue(Qt::AlignVCenter | (isNumeric(section) ? Qt::AlignRight : Qt::AlignLeft));
    return {};
  }
  bool isNumeric(int column) const { return rows_ > 0 && cell_(0, column).isNumber; }
  // The number of a column with the most letters, as far as its form is made of it.
  QString longest(int column) const { return longest_.value(column); }
  bool hasRowTitles() const { return !rowTitles_.isEmpty(); }

 private:
  using Forms = QMap<QString, NumberColumn>;  // by unit
  // The numbers of a column; of very many those of some rows, from the first to the last, stand for all.
  std::vector<Cell> numbersOf(int column) const {
    constexpr int kMostRows = 1000;
    const int stride = std::max(1, (rows_ + kMostRows - 1) / kMostRows);
    std::vector<Cell> numbers;
    for (int row = 0; row < rows_; row += stride)
      if (const Cell cell = cell_(row, column); cell.digits > 0) numbers.push_back(cell);
    return numbers;
  }
  static Forms formsOf(const std::vector<Cell>& cells) {
    QMap<QString, std::vector<double>> numbers;
    int digits = 0;
    bool areChosen = false;
    for (const Cell& cell : cells) {
      digits = std::max(digits, cell.digits);
      areChosen = areChosen || cell.isChosen;
      numbers[cell.unit].push_back(cell.value);
    }
    Forms made;
    for (auto it = numbers.cbegin(); it != numbers.cend(); ++it)
      made[it.key()] = NumberColumn(it.value(), digits, areChosen);
    return made;
  }
  QString longestOf(const std::vector<Cell>& cells, int column) const {
    QString longest;
    for (const Cell& cell : cells)
      if (const QString text = textOf(cell, column); text.size() > longest.size()) longest = text;
    return longest;
  }
  QString textOf(const Cell& cell, int column) const {
    const Forms& forms = forms_[static_cast<size_t>(column)];
    const auto found = forms.find(cell.unit);
    return cell.digits > 0 && found != forms.end() ? found->text(cell.value) : cell.text;
  }

  DataTable& view_;
  std::vector<Column> columns_;
  std::vector<Forms> forms_;
  QStringList longest_;  // number of each column
  int rows_ = 0;
  CellAt cell_;
  QStringList rowTitles_;
};

DataTable::DataTable(QWidget* parent) : QTableView(parent), values_(new Values(*this)), sorted_(new Sorted(this)) {
  sorted_->setSourceModel(values_);
  setModel(sorted_);
  setVerticalHeader(new RowTitles(this));
  verticalHeader()->setSectionsClickable(true);
  verticalHeader()->setHighlightSections(true);
  setSortingEnabled(true);
  sortByColumn(-1, Qt::AscendingOrder);
  setShowGrid(false);
  setAlternatingRowColors(false);
  setHorizontalScrollMode(ScrollPerPixel);
  setWordWrap(false);
  setTabKeyNavigation(false);  // Tab goes on to what follows the table
  fitRows();
  verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  // Widths that somebody has chosen stay.
  connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this] { isArranged_ = isArranged_ || !isFitting_; });
  connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, [this] { fitColumns(); });
  horizontalHeader()->setHighlightSections(false);
  horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

void DataTable::setData(std::vector<Column> columns, int rows, CellAt cell, QStringList rowTitles) {
  values_->set(std::move(columns), rows, std::move(cell), std::move(rowTitles));
  isArranged_ = false;
  fitColumns();
}

// What a column's head and its first rows ask for; the mark of the order stands in one of them only.
int DataTable::widthOf(int column) const {
  constexpr int kRows = 60, kCellEdges = 20, kMark = 18, kBeforeText = 6;  // [px]
  const auto widthIn = [](const QFont& font, const QString& text) { return QFontMetrics(font).size(0, text).width(); };
  const auto sampleIn = [&](int row) {
    const bool isThere = model()->index(row, column).data(Qt::DecorationRole).isValid();
    return isThere ? kSample.width() + kBeforeText : 0;
  };
  int sample = 0;
  const QHeaderView& head = *horizontalHeader();
  const bool isSorted = head.sortIndicatorSection() == column && head.isSortIndicatorShown();
  int width = widthIn(head.font(), model()->headerData(column, Qt::Horizontal).toString()) + (isSorted ? kMark : 0);
  for (int row = 0; row < std::min(kRows, model()->rowCount()); ++row) {
    sample = std::max(sample, sampleIn(row));
    width = std::max(width, widthIn(font(), model()->index(row, column).data().toString()) + sampleIn(row));
  }
  // A number further below is whole, too.
  width = std::max(width, widthIn(font(), values_->longest(column)) + sample);
  return width + kCellEdges;
}

// Numbers have their room, words what is left of it: a tool tip shows the whole of them.
void DataTable::fitColumns() {
  verticalHeader()->setMaximumWidth(std::max(kLeastWords, static_cast<int>(kMostTitles * width())));
  if (isArranged_) return;
  const auto isWide = [this](int k) { return !values_->isNumeric(k) && columnWidth(k) > kLeastWords; };
  isFitting_ = true;
  int all = 0, words = 0;
  for (int k = 0; k < values_->columnCount({}); ++k) {
    setColumnWidth(k, std::min(widthOf(k), kMostColumn));
    all += columnWidth(k);
    words += isWide(k) ? columnWidth(k) : 0;
  }
  const double share = words > 0 ? static_cast<double>(viewport()->width() - (all - words)) / words : 1;
  // Where there is no room for all of them in any case, one scrolls to words that are whole.
  const bool isScrolled = all - words + kLeastWords > viewport()->width();
  for (int k = 0; k < values_->columnCount({}) && share < 1 && !isScrolled; ++k)
    if (isWide(k)) setColumnWidth(k, std::max(kLeastWords, static_cast<int>(share * columnWidth(k))));
  isFitting_ = false;
}

void DataTable::resizeEvent(QResizeEvent* event) {
  QTableView::resizeEvent(event);
  fitColumns();
}

void DataTable::fitRows() {
  verticalHeader()->setDefaultSectionSize(std::max(24, fontMetrics().height() + 8));
}

void DataTable::changeEvent(QEvent* event) {
  QTableView::changeEvent(event);
  if (event->type() == QEvent::FontChange) fitRows();
}

QString DataTable::copied() const {
  QModelIndexList chosen = selectionModel()->selectedIndexes();
  int top = 0, bottom = model()->rowCount() - 1, left = 0, right = model()->columnCount() - 1;
  if (!chosen.isEmpty()) {
    top = left = INT_MAX, bottom = right = 0;
    for (const QModelIndex& i : chosen) {
      top = std::min(top, i.row()), bottom = std::max(bottom, i.row());
      left = std::min(left, i.column()), right = std::max(right, i.column());
    }
  }
  QString text;
  const auto head = [&](int k) { return model()->headerData(k, Qt::Horizontal).toString().replace('\n', ' '); };
  if (values_->hasRowTitles()) text += '\t';
  for (int k = left; k <= right; ++k) text += head(k) + (k < right ? '\t' : '\n');
  for (int row = top; row <= bottom; ++row) {
    if (values_->hasRowTitles()) text += model()->headerData(row, Qt::Vertical).toString() + '\t';
    for (int k = left; k <= right; ++k)
      text += model()->index(row, k).data(kExactRole).toString() + (k < right ? '\t' : '\n');
  }
  return text;
}

bool DataTable::saveCsv(const QString& path) const {
  QSaveFile file(path);
  if (!file.open(QIODevice::WriteOnly)) return false;
  const int columns = model()->columnCount();
  QString line;
  if (values_->hasRowTitles()) line += ',';
  for (int k = 0; k < columns; ++k)
    line +=
        quoted(model()->headerData(k, Qt::Horizontal).toString().replace('\n', ' ')) + (k + 1 < columns ? ',' : '\n');
  file.write(line.toUtf8());
  for (int row = 0; row < model()->rowCount(); ++row) {
    line = values_->hasRowTitles() ? quoted(model()->headerData(row, Qt::Vertical).toString()) + ',' : QString();
    for (int k = 0; k < columns; ++k)
      line += quoted(model()->index(row, k).data(kExactRole).toString()) + (k + 1 < columns ? ',' : '\n');
    file.write(line.toUtf8());
  }
  return file.commit();
}

void DataTable::copy() const {
  QGuiApplication::clipboard()->setText(copied());
}

// The keys are the diagram's as well: here they are the table's.
bool DataTable::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->matches(QKeySequence::Copy) || key->matches(QKeySequence::SelectAll)) {
      event->accept();
      return true;
    }
  }
  return QTableView::event(event);
}

void DataTable::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Copy)) return copy();
  QTableView::keyPressEvent(event);
}

void DataTable::contextMenuEvent(QContextMenuEvent* event) {
  QMenu menu(this);
  menu.addAction(tr("Copy"), this, [this] { copy(); });
  menu.addAction(tr("Save as CSV…"), this, &DataTable::askForFile);
  menu.exec(event->globalPos());
}

void DataTable::askForFile() {
  const QString path =
      QFileDialog::getSaveFileName(this, tr("Save as CSV"), QStringLiteral("study.csv"), tr("Tables (*.csv)"));
  if (path.isEmpty() || saveCsv(path)) return;
  QMessageBox::warning(this, tr("Save as CSV"), tr("%1 cannot be written.").arg(path));
}

DataTable::Cell numberCell(double value, int digits) {
  const bool isMissing = std::isnan(value);
  return {isMissing ? QStringLiteral("–") : formatNumber(value, digits), value, true, false, isMissing ? 0 : digits};
}

DataTable::Cell chosenCell(double value) {
  constexpr int kDigits = 6;  // 10256 is not 10260
  DataTable::Cell cell = numberCell(value, kDigits);
  cell.isChosen = true;
  return cell;
}

DataTable::Cell unitCell(double value, const QString& unit) {
  DataTable::Cell cell = numberCell(value);
  cell.unit = unit;
  if (unit.isEmpty()) cell.digits = 0;
  return cell;
}

DataTable::Cell textCell(const QString& text) {
  return {text, 0, false, false};
}

}  // namespace armature::app
