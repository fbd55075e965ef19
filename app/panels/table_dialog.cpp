#include "app/panels/table_dialog.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStyle>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <set>

#include "app/look/format.h"
#include "app/look/letters.h"
#include "app/look/restyle.h"
#include "app/look/theme.h"
#include "app/panels/value_check.h"

namespace armature::app {

// The further columns over the first one, or a single column over the numbers of its rows.
class TablePlot : public QWidget {
 public:
  explicit TablePlot(QWidget* parent) : QWidget(parent) {
    setObjectName("tablePlot");
    setMinimumSize(220, 180);
  }
  void setTable(std::vector<std::vector<double>> columns) {
    columns_ = std::move(columns);
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    const Theme& theme = Theme::of(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF box = QRectF(rect()).adjusted(8, 10, -10, -22);
    QFont small = font();
    small.setPixelSize(qRound(11 * letterScale(small)));
    painter.setFont(small);
    painter.setPen(theme.quiet);
    if (columns_.empty() || columns_.front().size() < 2) {
      painter.setPen(QPen(theme.line, 1));
      painter.drawRect(box);
      painter.setPen(theme.quiet);
      painter.drawText(box, Qt::AlignCenter | Qt::TextWordWrap, TableDialog::tr("Two rows of numbers make a curve."));
      return;
    }
    std::vector<double> x;
    std::vector<std::vector<double>> curves(columns_.begin() + (columns_.size() > 1 ? 1 : 0), columns_.end());
    for (size_t k = 0; k < columns_.front().size(); ++k)
      x.push_back(columns_.size() > 1 ? columns_.front()[k] : static_cast<double>(k + 1));
    const auto [left, right] = std::minmax_element(x.begin(), x.end());
    double low = HUGE_VAL, high = -HUGE_VAL;
    for (const auto& curve : curves)
      for (const double y : curve) low = std::min(low, y), high = std::max(high, y);
    if (low == high) low -= 1, high += 1;
    const double width = *right > *left ? *right - *left : 1;
    // The values stand beside the frame, where no curve is.
    const QString least = formatNumber(low, 4), greatest = formatNumber(high, 4);
    const QFontMetrics metrics(small);
    const int beside = std::max(metrics.horizontalAdvance(least), metrics.horizontalAdvance(greatest));
    box.setLeft(box.left() + beside + 4);
    painter.setPen(QPen(theme.line, 1));
    painter.drawRect(box);
    const QRectF inner = box.adjusted(6, 8, -6, -8);
    // Zero, where it is in sight.
    const auto at = [&](double px, double py) {
      return QPointF(inner.left() + (px - *left) / width * inner.width(),
                     inner.bottom() - (py - low) / (high - low) * inner.height());
    };
    if (low < 0 && high > 0) painter.drawLine(QPointF(box.left(), at(0, 0).y()), QPointF(box.right(), at(0, 0).y()));
    painter.setPen(theme.quiet);
    const auto tell = [&](double value, const QString& text) {
      const QRectF place(box.left() - beside - 4, at(0, value).y() - 8, beside, 16);
      painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, text);
    };
    tell(high, greatest);
    tell(low, least);
    const QRectF under(box.left(), box.bottom() + 3, box.width(), 16);
    painter.drawText(under, Qt::AlignLeft, formatNumber(*left, 4));
    painter.drawText(under, Qt::AlignRight, formatNumber(*right, 4));
    for (size_t c = 0; c < curves.size(); ++c) {
      QPolygonF points;
      for (size_t k = 0; k < x.size(); ++k) points << at(x[k], curves[c][k]);
      const QColor ink = curveColor(static_cast<int>(c), theme);
      painter.setPen(QPen(ink, 1.5));
      painter.setBrush(Qt::NoBrush);
      painter.drawPolyline(points);
      if (points.size() > 60) continue;
      painter.setBrush(ink);
      for (const QPointF& p : points) painter.drawEllipse(p, 2, 2);
    }
  }

 private:
  std::vector<std::vector<double>> columns_;
};

TableDialog::TableDialog(const QString& name, const QString& text, bool isList, int columns, QWidget* parent)
    : QDialog(parent), isList_(isList), grid_(new QTableWidget(this)), plot_(new TablePlot(this)), problem_(nullptr) {
  setObjectName("tableDialog");
  setWindowTitle(tr("Table %1").arg(name));
  resize(isList ? 560 : 680, 420);
  auto* layout = new QVBoxLayout(this);
  auto* middle = new QHBoxLayout;
  auto* side = new QVBoxLayout;
  grid_->setObjectName("tableGrid");
  grid_->setAccessibleName(name);
  grid_->horizontalHeader()->setDefaultSectionSize(84);
  grid_->verticalHeader()->setDefaultSectionSize(std::max(24, fontMetrics().height() + 8));
  grid_->installEventFilter(this);
  middle->addWidget(grid_, 3);
  side->addWidget(plot_, 1);
  const auto button = [&](const QString& words, const char* object, auto run) {
    auto* made = new QPushButton(words, this);
    made->setObjectName(object);
    made->setAutoDefault(false);
    connect(made, &QPushButton::clicked, this, run);
    return made;
  };
  auto* changes = new QGridLayout;
  changes->setColumnStretch(0, 1);
  changes->setColumnStretch(1, 1);
  changes->addWidget(button(tr("Add a row"), "addRow", [this] { grid_->insertRow(grid_->rowCount()); }), 0, 0);
  changes->addWidget(button(tr("Remove rows"), "removeRows", [this] { removeChosen(true); }), 0, 1);
  if (!isList_) {
    const auto addColumn = [this] { grid_->insertColumn(grid_->columnCount()); };
    changes->addWidget(button(tr("Add a column"), "addColumn", addColumn), 1, 0);
    changes->addWidget(button(tr("Remove columns"), "removeColumns", [this] { removeChosen(false); }), 1, 1);
  }
  const auto paste = [this] {
    if (const TableCells pasted = cellsOfClipboard(QGuiApplication::clipboard()->text()); !pasted.empty()) show(pasted);
  };
  int widest = 0;  // of the words: both columns are as wide
  for (int k = 0; k < changes->count(); ++k) widest = std::max(widest, changes->itemAt(k)->sizeHint().width());
  for (int column = 0; column < 2; ++column) changes->setColumnMinimumWidth(column, widest);
  changes->addWidget(button(tr("Paste as the whole table"), "pasteTable", paste), 2, 0, 1, 2);
  side->addLayout(changes);
  middle->addLayout(side, 2);
  layout->addLayout(middle, 1);
  problem_ = new QLabel(this);
  problem_->setObjectName("tableProblem");
  problem_->setProperty("role", "quiet");
  problem_->setWordWrap(true);
  layout->addWidget(problem_);
  header_ = button(tr("Leave out the first row"), "leaveOutHeader", [this] {
    grid_->removeRow(0);
    refresh();
  });
  header_->hide();
  layout->addWidget(header_, 0, Qt::AlignLeft);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  ok_ = buttons->button(QDialogButtonBox::Ok);
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(grid_, &QTableWidget::itemChanged, this, &TableDialog::refresh);
  connect(grid_->model(), &QAbstractItemModel::rowsInserted, this, &TableDialog::refresh);
  connect(grid_->model(), &QAbstractItemModel::columnsInserted, this, &TableDialog::refresh);
  show(cellsOfLiteral(text).value_or(TableCells(isList ? 5 : 2, QStringList(std::max(1, columns), QString()))));
  grid_->setCurrentCell(0, 0);
}

void TableDialog::show(const TableCells& cells) {
  {
    const QSignalBlocker quiet(grid_);
    grid_->setRowCount(static_cast<int>(cells.size()));
    grid_->setColumnCount(isList_ ? 1 : static_cast<int>(cells.empty() ? 1 : cells.front().size()));
    for (int r = 0; r < grid_->rowCount(); ++r)
      for (int c = 0; c < grid_->columnCount(); ++c)
        grid_->setItem(r, c, new QTableWidgetItem(withMark(cells[static_cast<size_t>(r)].value(c))));
  }
  refresh();
}

TableCells TableDialog::cells() const {
  TableCells cells;
  for (int r = 0; r < grid_->rowCount(); ++r) {
    QStringList row;
    for (int c = 0; c < grid_->columnCount(); ++c)
      row << (grid_->item(r, c) ? withPoint(grid_->item(r, c)->text()).trimmed() : QString());
    cells.push_back(row);
  }
  return cells;
}

QString TableDialog::text() const {
  return literalOf(cells(), isList_);
}

// What is on the clipboard, from the current cell on; the table grows with it.
void TableDialog::paste() {
  const TableCells pasted = cellsOfClipboard(QGuiApplication::clipboard()->text());
  if (pasted.empty()) return;
  const int top = std::max(0, grid_->currentRow()), left = std::max(0, grid_->currentColumn());
  TableCells all = cells();
  const size_t rows = std::max(all.size(), static_cast<size_t>(top) + pasted.size());
  const qsizetype width = std::max<qsizetype>(grid_->columnCount(), left + pasted.front().size());
  all.resize(rows);
  for (QStringList& row : all)
    while (row.size() < (isList_ ? 1 : width)) row << QString();
  for (size_t r = 0; r < pasted.size(); ++r)
    for (qsizetype c = 0; c < pasted[r].size(); ++c)
      if (left + c < all[static_cast<size_t>(top) + r].size())
        all[static_cast<size_t>(top) + r][left + c] = pasted[r][c];
  show(all);
  grid_->setCurrentCell(top, left);
}

void TableDialog::copy() const {
  QString text;
  const auto ranges = grid_->selectedRanges();
  if (ranges.isEmpty()) return;
  for (int r = ranges.front().topRow(); r <= ranges.front().bottomRow(); ++r) {
    QStringList row;
    for (int c = ranges.front().leftColumn(); c <= ranges.front().rightColumn(); ++c)
      row << (grid_->item(r, c) ? grid_->item(r, c)->text() : QString());
    text += row.join('\t') + '\n';
  }
  QGuiApplication::clipboard()->setText(text);
}

// The rows or columns of the chosen cells; one always stays.
void TableDialog::removeChosen(bool areRows) {
  std::set<int, std::greater<>> chosen;
  for (const QModelIndex& index : grid_->selectionModel()->selectedIndexes())
    chosen.insert(areRows ? index.row() : index.column());
  for (const int at : chosen) {
    if (areRows && grid_->rowCount() > 1) grid_->removeRow(at);
    if (!areRows && grid_->columnCount() > 1) grid_->removeColumn(at);
  }
  refresh();
}

bool TableDialog::eventFilter(QObject* object, QEvent* event) {
  if (object != grid_ || event->type() != QEvent::KeyPress) return QDialog::eventFilter(object, event);
  const auto* key = static_cast<QKeyEvent*>(event);
  if (key->matches(QKeySequence::Paste)) {
    paste();
    return true;
  }
  if (key->matches(QKeySequence::Copy)) {
    copy();
    return true;
  }
  if (key->key() == Qt::Key_Delete || key->key() == Qt::Key_Backspace) {
    {
      const QSignalBlocker quiet(grid_);  // the whole is looked at once, not after each cell
      for (QTableWidgetItem* item : grid_->selectedItems()) item->setText({});
    }
    refresh();
    return true;
  }
  return QDialog::eventFilter(object, event);
}

void TableDialog::setRemark(std::function<QString(const QString& cell)> remark) {
  remark_ = std::move(remark);
  refresh();
}

QString TableDialog::problemOf(const QString& cell) const {
  const QString problem = expressionProblem(cell);
  return problem.isEmpty() && remark_ ? remark_(cell) : problem;
}

// A cell that cannot be taken is red and says why; without a problem it looks as usual.
void TableDialog::mark(QTableWidgetItem* item, const QString& problem) {
  if (!item) return;
  QColor tint = Theme::of(this).error;
  tint.setAlphaF(0.25F);
  const QSignalBlocker quiet(grid_);
  item->setBackground(problem.isEmpty() ? QBrush() : QBrush(tint));
  item->setToolTip(problem);
}

// A first row of words above rows of numbers: what a spreadsheet writes over its columns.
static bool hasHeader(const TableCells& cells) {
  const auto isWord = [](const QString& cell) {
    bool isNumber = false;
    (void)cell.toDouble(&isNumber);
    return !isNumber && !cell.isEmpty();
  };
  const auto hasWord = [&](const QStringList& row) { return std::any_of(row.begin(), row.end(), isWord); };
  const auto isAllWords = [&](const QStringList& row) {
    return std::all_of(row.begin(), row.end(), [&](const QString& cell) { return cell.isEmpty() || isWord(cell); });
  };
  return cells.size() > 1 && hasWord(cells.front()) && isAllWords(cells.front()) && !hasWord(cells[1]);
}

// The picture and the sentence below follow the cells.
void TableDialog::refresh() {
  const TableCells all = cells();
  QString problem;
  std::vector<std::vector<double>> columns(static_cast<size_t>(grid_->columnCount()));
  bool areNumbers = true;
  for (size_t r = 0; r < all.size(); ++r)
    for (qsizetype c = 0; c < all[r].size(); ++c) {
      bool isNumber = false;
      const QString& cell = all[r][c];
      columns[static_cast<size_t>(c)].push_back((cell.isEmpty() ? QStringLiteral("0") : cell).toDouble(&isNumber));
      areNumbers = areNumbers && isNumber;
      const QString why = isNumber || cell.isEmpty() ? QString() : problemOf(cell);
      mark(grid_->item(static_cast<int>(r), static_cast<int>(c)), why);
      if (problem.isEmpty() && !why.isEmpty()) problem = tr("Row %1, column %2: %3").arg(r + 1).arg(c + 1).arg(why);
    }
  plot_->setTable(areNumbers ? columns : std::vector<std::vector<double>>());
  problem_->setText(!problem.isEmpty() ? problem
                                       : tr("%1 × %2. Paste a block from a spreadsheet with Ctrl+V.")
                                             .arg(grid_->rowCount())
                                             .arg(grid_->columnCount()));
  restyle(problem_, "role", problem.isEmpty() ? "quiet" : "problem");
  if (header_) header_->setVisible(!problem.isEmpty() && hasHeader(all));
  if (ok_) {
    ok_->setEnabled(problem.isEmpty());
    ok_->setToolTip(problem);
  }
}

}  // namespace armature::app
