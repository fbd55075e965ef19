#include "app/text/problem_strip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "app/language/messages.h"
#include "app/look/wrapped_delegate.h"

namespace armature::app {

constexpr int kHeight = 96;  // [px] of the list at most

ProblemStrip::ProblemStrip(QWidget* parent) : QWidget(parent), state_(new QLabel(this)), list_(new QListWidget(this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  state_->setObjectName("textState");
  state_->setProperty("role", "quiet");
  state_->setWordWrap(true);
  state_->setContentsMargins(10, 5, 10, 5);
  layout->addWidget(state_);
  list_->setObjectName("textProblems");
  list_->setAccessibleName(tr("What is wrong with the text"));
  list_->setFrameShape(QFrame::NoFrame);
  list_->setItemDelegate(new WrappedDelegate(list_));
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->hide();
  auto* row = new QHBoxLayout;
  row->setContentsMargins(7, 0, 7, 6);
  row->addWidget(list_);
  layout->addLayout(row);
  const auto lead = [this](QListWidgetItem* item) {
    const auto at = static_cast<size_t>(list_->row(item));
    if (at < problems_.size() && problems_[at].line >= 0) Q_EMIT placeWanted(problems_[at].line, problems_[at].begin);
  };
  connect(list_, &QListWidget::itemClicked, this, lead);
  connect(list_, &QListWidget::itemActivated, this, lead);
}

void ProblemStrip::show(const TextProblems& problems, const QString& state) {
  if (problems != problems_) {
    list_->clear();
    for (const TextProblem& problem : problems)
      list_->addItem(
          withStop(problem.line < 0 ? problem.words : tr("Line %1: %2").arg(problem.line + 1).arg(problem.words)));
    list_->setVisible(!problems.empty());
    layout()->activate();  // gives the list its width, which decides where the texts break
    fitRows();
  }
  problems_ = problems;
  const auto errors = static_cast<int>(std::ranges::count_if(problems, &TextProblem::isError));
  said_ = problems.empty() ? state
          : errors == 1    ? tr("One mistake")
          : errors > 1     ? tr("%n mistakes", nullptr, errors)
                           : tr("Remarks: %1").arg(problems.size());
  state_->setText(said_);
}

// As high as its rows are in its width, within reason.
void ProblemStrip::fitRows() {
  if (list_->count() == 0) return;
  list_->doItemsLayout();
  const int height = list_->visualItemRect(list_->item(list_->count() - 1)).bottom() -
                     list_->visualItemRect(list_->item(0)).top() + 1 + 2;
  list_->setFixedHeight(std::min(height, kHeight));
}

void ProblemStrip::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitRows();
}

void ProblemStrip::hint(const QString& words) {
  state_->setText(words.isEmpty() ? said_ : words);
}

}  // namespace armature::app
