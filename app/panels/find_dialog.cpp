#include "app/panels/find_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>
#include <utility>

namespace armature::app {

FindDialog::FindDialog(Replace replace, QWidget* parent)
    : QDialog(parent),
      replaceIn_(std::move(replace)),
      text_(new QLineEdit(this)),
      by_(new QLineEdit(this)),
      hasCase_(new QCheckBox(tr("Match case"), this)),
      inNames_(new QCheckBox(tr("In names of parts"), this)),
      inValues_(new QCheckBox(tr("In values"), this)),
      list_(new QListWidget(this)),
      replace_(new QPushButton(tr("Replace all"), this)),
      state_(new QLabel(this)) {
  setObjectName("findDialog");
  setWindowTitle(tr("Find and replace"));
  resize(380, 420);
  auto* layout = new QVBoxLayout(this);
  auto* form = new QFormLayout;
  text_->setObjectName("findText");
  by_->setObjectName("replaceBy");
  form->addRow(tr("Find"), text_);
  form->addRow(tr("Replace by"), by_);
  layout->addLayout(form);
  inNames_->setChecked(true);
  inValues_->setChecked(true);
  for (QCheckBox* box : {inNames_, inValues_, hasCase_}) {
    layout->addWidget(box);
    connect(box, &QCheckBox::toggled, this, &FindDialog::search);
  }
  list_->setObjectName("findHits");
  layout->addWidget(list_, 1);
  state_->setObjectName("findState");
  state_->setProperty("role", "quiet");
  state_->setWordWrap(true);
  layout->addWidget(state_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  replace_->setObjectName("replaceAll");
  replace_->setAutoDefault(false);
  buttons->addButton(replace_, QDialogButtonBox::ActionRole);
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::hide);
  connect(replace_, &QPushButton::clicked, this, &FindDialog::replaceAll);
  connect(text_, &QLineEdit::textChanged, this, &FindDialog::search);
  for (QAbstractButton* button : buttons->buttons()) qobject_cast<QPushButton*>(button)->setAutoDefault(false);
  connect(list_, &QListWidget::currentRowChanged, this, &FindDialog::showHit);
  search();
}

void FindDialog::setDocument(OpenDocument* document) {
  if (document_) document_->disconnect(this);
  document_ = document;
  if (document_) {
    const auto again = [this] {
      if (isVisible()) search();  // else when it is opened
    };
    connect(document_, &OpenDocument::edited, this, again);
    connect(document_, &OpenDocument::wasReset, this, again);
  }
  search();
}

void FindDialog::open() {
  show();
  raise();
  activateWindow();
  text_->setFocus();
  text_->selectAll();
  search();
}

FindWhat FindDialog::what() const {
  return {text_->text(), hasCase_->isChecked(), inNames_->isChecked(), inValues_->isChecked()};
}

void FindDialog::search() {
  hits_ = document_ ? findText(document_->values(), what()) : std::vector<FindHit>();
  const QSignalBlocker quiet(list_);
  list_->clear();
  for (const FindHit& hit : hits_) list_->addItem(hit.words);
  const bool isLocked = !document_ || document_->locks().structure || document_->locks().values;
  replace_->setEnabled(!hits_.empty() && !isLocked);
  state_->setText(text_->text().isEmpty() ? tr("In parts and parameters of this diagram and its sub-models.")
                  : hits_.empty()         ? tr("This text does not occur.")
                  : hits_.size() == 1     ? tr("One place")
                                          : tr("%n places", nullptr, static_cast<int>(hits_.size())));
}

void FindDialog::showHit(int row) {
  if (!document_ || row < 0 || row >= static_cast<int>(hits_.size())) return;
  if (const QString& part = hits_[static_cast<size_t>(row)].part; !part.isEmpty()) Q_EMIT partsWanted({part});
}

// Where it stays as long as it covers nothing of it; else a corner of the window, the one at its lower right first.
void FindDialog::keepClearOf(const QRect& place) {
  const QRect own = frameGeometry();
  if (!own.intersects(place) || !parentWidget()) return;
  const QRect room = parentWidget()->window()->frameGeometry().intersected(screen()->availableGeometry());
  const int right = room.right() - own.width(), low = room.bottom() - own.height();
  for (const QPoint corner : {QPoint(right, low), QPoint(room.left(), low), QPoint(right, room.top()), room.topLeft()})
    if (!QRect(corner, own.size()).intersects(place)) return move(corner);
}

// The next place, after the last one the first; what is shown is said.
void FindDialog::go(bool isBack) {
  const int count = list_->count(), at = list_->currentRow();
  if (count == 0) return;
  const int next = at < 0 ? (isBack ? count - 1 : 0) : (at + (isBack ? count - 1 : 1)) % count;
  if (next == at)
    showHit(at);
  else
    list_->setCurrentRow(next);
  state_->setText(tr("%1 of %2 places").arg(next + 1).arg(count));
}

void FindDialog::keyPressEvent(QKeyEvent* event) {
  const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (!isEnter || qobject_cast<QAbstractButton*>(focusWidget())) return QDialog::keyPressEvent(event);
  event->accept();
  go(event->modifiers().testFlag(Qt::ShiftModifier));
}

void FindDialog::replaceAll() {
  if (!document_) return;
  QString problem;
  const std::vector<FindHit> hits = hits_;
  const int count = replaceIn_(*document_, hits, what(), by_->text(), &problem);
  search();
  state_->setText((count == 1 ? tr("One place changed.") : tr("%n places changed.", nullptr, count)) +
                  (problem.isEmpty() ? QString() : ' ' + problem));
}

}  // namespace armature::app
