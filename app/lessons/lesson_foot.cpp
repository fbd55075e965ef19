#include "app/lessons/lesson_foot.h"

#include <QBoxLayout>
#include <QPushButton>

namespace armature::app {

LessonFoot::LessonFoot(QWidget* parent) : QWidget(parent), main_(new QWidget(this)) {
  auto* answers = new QHBoxLayout(main_);
  answers->setContentsMargins(0, 0, 0, 0);
  again_ = make("lessonAgain", main_);
  primary_ = make("lessonPrimary", main_);
  for (QPushButton* made : {again_, primary_}) answers->addWidget(made, 1);
  back_ = make("lessonBack", this);
  next_ = make("lessonNext", this);
  lines_ = new QVBoxLayout(this);
  lines_->setContentsMargins(16, 8, 16, 12);
  lines_->setSpacing(8);
  ways_ = new QHBoxLayout;
  ways_->setSpacing(8);
  ways_->addWidget(back_);
  ways_->addStretch(1);
  ways_->addWidget(next_);
  lines_->addWidget(main_);
  lines_->addLayout(ways_);
  again_->hide();
  dress({});
}

QPushButton* LessonFoot::make(const char* name, QWidget* parent) {
  auto* made = new QPushButton(parent);
  made->setObjectName(name);
  made->setAutoDefault(false);
  return made;
}

void LessonFoot::setWords(const QString& primary, const QString& shortPrimary, const QString& next) {
  primaryWords_ = primary, shortPrimary_ = shortPrimary, nextWords_ = next;
  fit();
}

void LessonFoot::offer(bool isPrimary, bool isAgain) {
  // One goes before the other comes, or the column would become wide enough for both.
  (isAgain ? primary_ : again_)->hide();
  primary_->setVisible(isPrimary);
  again_->setVisible(isAgain);
  main_->setVisible(isPrimary || isAgain);
  fit();
}

void LessonFoot::setLow(bool isLow) {
  if (isLow == isLow_) return;
  isLow_ = isLow;
  lines_->setContentsMargins(16, isLow ? 4 : 8, 16, isLow ? 6 : 12);
  fit();
}

QList<QWidget*> LessonFoot::inOrder() const {
  if (isOneRow_) return {back_, again_, primary_, next_};
  return {again_, primary_, back_, next_};
}

void LessonFoot::dress(const Form& form) {
  const auto say = [](QPushButton& button, const QString& all, const QString& less, bool isShort) {
    button.setText(isShort ? less : all);
    button.setAccessibleName(all);
    button.setToolTip(isShort ? all : QString());
  };
  say(*back_, tr("Back"), QStringLiteral("‹"), form.isBackShort);
  say(*again_, tr("Try again"), tr("Again"), form.isMainShort);
  say(*primary_, primaryWords_, shortPrimary_, form.isMainShort);
  say(*next_, nextWords_, QStringLiteral("›"), form.isNextShort);
}

int LessonFoot::width(const Form& form) {
  dress(form);
  int all = back_->sizeHint().width() + ways_->spacing() + next_->sizeHint().width();
  for (const QPushButton* one : {again_, primary_})
    if (one->isVisibleTo(main_)) all += one->sizeHint().width() + ways_->spacing();
  return all;
}

void LessonFoot::fit() {
  const int room = QWidget::width() - lines_->contentsMargins().left() - lines_->contentsMargins().right();
  bool isOne = false;
  // The words that tell least go first.
  constexpr Form kForms[] = {
      {false, false, false}, {true, false, false}, {true, true, false}, {true, false, true}, {true, true, true}};
  for (const Form& form : kForms)
    if (isLow_ && !isOne) isOne = width(form) <= room;
  if (!isOne) dress({});
  if (isOne == isOneRow_) return;
  isOneRow_ = isOne;
  if (isOne)
    ways_->insertWidget(1, main_, 1);
  else
    lines_->insertWidget(0, main_);
  ways_->setStretch(ways_->count() - 2, isOne ? 0 : 1);
  Q_EMIT orderChanged();
}

void LessonFoot::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fit();
}

// Other letters need other room.
bool LessonFoot::event(QEvent* event) {
  const bool isDone = QWidget::event(event);
  if (event->type() == QEvent::StyleChange || event->type() == QEvent::Show) fit();
  return isDone;
}

}  // namespace armature::app
