#include "app/experiments/text_rows.h"

#include <QCompleter>
#include <QDragEnterEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QStringListModel>
#include <algorithm>

#include "app/look/restyle.h"
#include "app/run/catalog.h"

namespace armature::app {

TextRows::TextRows(const QString& name, const QStringList& hints, QWidget* parent)
    : QWidget(parent), name_(name), hints_(hints), grid_(new QGridLayout(this)) {
  setObjectName(name);
  setAcceptDrops(true);
  grid_->setContentsMargins(0, 0, 0, 0);
  grid_->setSpacing(4);
  setRows({});
}

QStringList TextRows::textsOf(const Row& row) const {
  QStringList texts;
  for (const QLineEdit* field : row.fields) texts << field->text().trimmed();
  return texts;
}

QList<QStringList> TextRows::rows() const {
  QList<QStringList> all;
  for (const Row& row : rows_) {
    const QStringList texts = textsOf(row);
    if (std::any_of(texts.begin(), texts.end(), [](const QString& t) { return !t.isEmpty(); })) all << texts;
  }
  return all;
}

void TextRows::setRows(const QList<QStringList>& rows) {
  last_ = rows;
  if (!rows_.isEmpty() && this->rows() == rows) return;
  // Fields that stay keep the cursor.
  while (rows_.size() > rows.size() + 1) {
    const Row gone = rows_.takeLast();
    for (QLineEdit* field : gone.fields) field->deleteLater();
    gone.note->deleteLater();
  }
  for (int i = 0; i < rows.size(); ++i) {
    if (i == rows_.size()) addRow();
    for (int k = 0; k < hints_.size(); ++k)
      if (rows_[i].fields[k]->text() != rows[i].value(k)) {
        rows_[i].fields[k]->setText(rows[i].value(k));
        rows_[i].fields[k]->setCursorPosition(0);
      }
    tell(rows_[i]);
  }
  if (rows_.size() == rows.size()) addRow();
  for (QLineEdit* field : rows_.last().fields) field->clear();
  rows_.last().note->hide();
}

void TextRows::addRow() {
  Row row;
  const int at = 2 * static_cast<int>(rows_.size());
  for (int k = 0; k < hints_.size(); ++k) {
    auto* field = new QLineEdit(this);
    field->setObjectName(QStringLiteral("%1_%2_%3").arg(name_).arg(rows_.size()).arg(k));
    field->setPlaceholderText(hints_[k]);
    field->setAccessibleName(hints_[k]);
    field->setAcceptDrops(false);  // the list takes what is dropped
    grid_->addWidget(field, at, k);
    // Beside a name there is one text, which is read whole; bounds are shorter than names.
    grid_->setColumnStretch(k, k > 0 ? 5 : hints_.size() == 2 ? 4 : 7);
    connect(field, &QLineEdit::editingFinished, this, &TextRows::settle);
    // A long text is read from its beginning once nobody writes in it.
    connect(field, &QLineEdit::editingFinished, field, [field] {
      if (!field->hasFocus()) field->setCursorPosition(0);
    });
    row.fields << field;
  }
  row.note = new QLabel(this);
  row.note->setProperty("role", "problem");
  row.note->setWordWrap(true);
  row.note->hide();
  grid_->addWidget(row.note, at + 1, 0, 1, static_cast<int>(hints_.size()));
  if (!names_.isEmpty()) complete(row);
  rows_ << row;
}

void TextRows::complete(const Row& row) {
  QLineEdit* const field = row.fields.front();
  auto* completer = new QCompleter(names_, field);
  completer->setFilterMode(Qt::MatchContains);
  completer->setCaseSensitivity(Qt::CaseInsensitive);
  field->setCompleter(completer);  // takes the one before along: it is the field's child
}

void TextRows::setNames(const QStringList& names) {
  if (names_ == names) return;
  names_ = names;
  for (const Row& row : rows_) complete(row);
}

void TextRows::tell(Row& row) {
  const QStringList texts = textsOf(row);
  // One that is half filled in is not read yet.
  const bool isComplete = std::none_of(texts.begin(), texts.end(), [](const QString& t) { return t.isEmpty(); });
  const QString problem = isComplete && problem_ ? problem_(texts) : QString();
  row.note->setText(problem);
  row.note->setVisible(!problem.isEmpty());
  // It is mostly the values that are wrong.
  restyle(row.fields.back(), "invalid", !problem.isEmpty());
}

void TextRows::settle() {
  for (Row& row : rows_) tell(row);
  const QList<QStringList> now = rows();
  if (now == last_) return;
  last_ = now;
  // An empty row at the end, and nowhere else unless the cursor is there.
  const QStringList end = textsOf(rows_.last());
  if (std::any_of(end.begin(), end.end(), [](const QString& t) { return !t.isEmpty(); })) addRow();
  Q_EMIT edited();
}

QLineEdit* TextRows::field(int row, int place) const {
  return row < rows_.size() ? rows_[row].fields.value(place) : nullptr;
}

void TextRows::dragEnterEvent(QDragEnterEvent* event) {
  if (dropped_ && event->mimeData()->hasFormat(kVariableMime)) event->acceptProposedAction();
}

void TextRows::dropEvent(QDropEvent* event) {
  if (!dropped_) return;
  QList<QStringList> all = rows();
  for (const QString& name : QString::fromUtf8(event->mimeData()->data(kVariableMime)).split('\n', Qt::SkipEmptyParts))
    if (const QStringList row = dropped_(name); !all.contains(row)) all << row;
  event->acceptProposedAction();
  const QList<QStringList> before = last_;
  setRows(all);
  if (all != before) Q_EMIT edited();
}

}  // namespace armature::app
