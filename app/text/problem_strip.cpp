#include "app/text/problem_strip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QResizeEvent>
#include <QVBoxLayout>
#include <algorithm>

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
  list_->setWordWrap(true);
  list_->setResizeMode(QListView::Adjust);
  list_->viewport()->installEventFilter(this);
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
      list_->addItem(problem.line < 0 ? problem.words : tr("Line %1: %2").arg(problem.line + 1).arg(problem.words));
    list_->setVisible(!problems.empty());
    fit();
  }
  problems_ = problems;
  const auto errors = static_cast<int>(std::ranges::count_if(problems, &TextProblem::isError));
  state_->setText(problems.empty() ? state
                  : errors == 1    ? tr("One mistake")
                  : errors > 1     ? tr("%n mistakes", nullptr, errors)
                                   : tr("Remarks: %1").arg(problems.size()));
}

// As high as its sentences are, which are broken into lines at its width.
void ProblemStrip::fit() {
  list_->doItemsLayout();
  int height = 2;
  for (int i = 0; i < list_->count(); ++i) height += list_->visualItemRect(list_->item(i)).height();
  list_->setFixedHeight(std::min(height, kHeight));
}

bool ProblemStrip::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize) {
    const auto* resized = static_cast<QResizeEvent*>(event);
    // When the list has taken its new width.
    if (resized->size().width() != resized->oldSize().width())
      QMetaObject::invokeMethod(this, &ProblemStrip::fit, Qt::QueuedConnection);
  }
  return QWidget::eventFilter(watched, event);
}

void ProblemStrip::hint(const QString& words) {
  if (!words.isEmpty()) state_->setText(words);
}

}  // namespace armature::app
