#include "app/lessons/lesson_panel.h"

#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "app/lessons/lesson_dots.h"
#include "app/lessons/lesson_foot.h"
#include "app/lessons/verdict.h"
#include "app/look/color_change.h"
#include "app/look/flow_row.h"
#include "app/look/format.h"
#include "app/look/theme.h"

namespace armature::app {

namespace {
constexpr int kText = 14;       // [px]
constexpr int kTitle = 17;      // [px]
constexpr int kAbove = 8;       // [px] of what is scrolled into sight, and below it
constexpr int kLow = 440;       // [px] of a panel that has room for little
constexpr double kLarge = 1.5;  // for the projector
using Phase = LessonPlayer::Phase;

// What the keyboard reaches in a task, in its order.
QList<QWidget*> fieldsOf(const TaskWidget& task) {
  QList<QWidget*> fields;
  for (QWidget* child : task.findChildren<QWidget*>())
    if (child->focusPolicy() & Qt::TabFocus) fields << child;
  return fields;
}

}  // namespace

LessonPanel::LessonPanel(LessonPlayer& player, LessonProgress& progress, QWidget* parent)
    : QWidget(parent),
      player_(player),
      language_(QLocale().name()),
      pages_(new QStackedWidget(this)),
      list_(new LessonList(progress, this)),
      stepPage_(new QWidget(this)) {
  setObjectName("lessonPanel");
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(0, 0, 0, 0);
  lines->addWidget(pages_);
  makeStepPage();
  pages_->addWidget(list_);
  pages_->addWidget(stepPage_);
  connect(&player_, &LessonPlayer::changed, this, &LessonPanel::rebuild);
  connect(&player_, &LessonPlayer::answerChanged, this, &LessonPanel::updateButtons);
  new ColorChange(*this, [this] {
    applyType();
    list_->refresh();
    rebuild();
  });
  applyType();
  rebuild();
}

QLabel* LessonPanel::textLabel(const char* name, QVBoxLayout* lines) {
  auto* label = new QLabel(stepPage_);
  label->setObjectName(name);
  label->setWordWrap(true);
  label->setTextFormat(Qt::RichText);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  lines->addWidget(label);
  return label;
}

QPushButton* LessonPanel::button(const char* name, const QString& text) {
  auto* made = new QPushButton(text, stepPage_);
  made->setObjectName(name);
  made->setAutoDefault(false);
  return made;
}

void LessonPanel::makeStepPage() {
  auto* page = new QVBoxLayout(stepPage_);
  page->setContentsMargins(0, 0, 0, 0);
  page->setSpacing(0);
  auto* head = head_ = new QVBoxLayout;
  head->setContentsMargins(16, 8, 16, 8);
  head->setSpacing(6);
  leave_ = button("lessonLeave", tr("All lessons"));
  leave_->setProperty("link", true);
  place_ = new QLabel(stepPage_);
  place_->setProperty("role", "quiet");
  auto* top = new QHBoxLayout;
  top->addWidget(leave_);
  top->addStretch(1);
  top->addWidget(place_);
  head->addLayout(top);
  title_ = textLabel("lessonTitle", head);
  dots_ = new LessonDots(player_, stepPage_);
  head->addWidget(dots_);
  page->addLayout(head);

  scroll_ = new QScrollArea(stepPage_);
  scroll_->setObjectName("lessonScroll");
  scroll_->setWidgetResizable(true);
  scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll_->setFocusPolicy(Qt::NoFocus);
  // What it would like is no reason to scroll the panel about it: what a step is answered with stays in view.
  scroll_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
  scroll_->setMinimumHeight(60);
  auto* body = new QWidget;
  auto* lines = body_ = new QVBoxLayout(body);
  lines->setContentsMargins(16, 4, 16, 12);
  lines->setSpacing(12);
  text_ = textLabel("lessonText", lines);
  question_ = textLabel("lessonQuestion", lines);
  verdict_ = textLabel("lessonVerdict", lines);
  taskPlace_ = new QVBoxLayout;
  lines->addLayout(taskPlace_);
  problem_ = textLabel("lessonProblem", lines);
  problem_->setTextFormat(Qt::PlainText);
  resultCard_ = new QFrame(body);
  resultCard_->setObjectName("lessonResult");
  resultCard_->setProperty("role", "card");
  auto* card = new QVBoxLayout(resultCard_);
  card->setContentsMargins(12, 10, 12, 12);
  card->setSpacing(8);
  explain_ = textLabel("lessonExplain", card);
  instant_ = new QLabel(stepPage_);
  instant_->setObjectName("lessonInstant");
  instant_->setProperty("role", "quiet");
  card->addWidget(instant_);
  auto* ofRun = new QWidget(resultCard_);
  auto* replays = new FlowRow(ofRun);
  replays->setContentsMargins(0, 0, 0, 0);
  replay_ = button("lessonReplay", tr("Replay"));
  play_ = button("lessonPlay", tr("Keep moving"));
  play_->setCheckable(true);
  for (QPushButton* made : {replay_, play_}) replays->addWidget(made);
  card->addWidget(ofRun);
  lines->addWidget(resultCard_);
  lines->addStretch(1);
  scroll_->setWidget(body);
  page->addWidget(scroll_, 1);

  foot_ = new LessonFoot(stepPage_);
  back_ = &foot_->back(), next_ = &foot_->next(), primary_ = &foot_->primary(), again_ = &foot_->again();
  page->addWidget(foot_);
  connect(foot_, &LessonFoot::orderChanged, this, &LessonPanel::orderTabs);

  // A scroll bar that comes makes the column narrower, and its texts higher.
  connect(scroll_->verticalScrollBar(), &QScrollBar::rangeChanged, this,
          [this] { QTimer::singleShot(0, this, &LessonPanel::scrollToTask); });
  connect(scroll_->verticalScrollBar(), &QScrollBar::actionTriggered, this, [this] { isScrolled_ = true; });
  connect(leave_, &QPushButton::clicked, this, [this] { player_.close(); });
  connect(back_, &QPushButton::clicked, this, [this] { player_.goTo(player_.index() - 1); });
  connect(next_, &QPushButton::clicked, this, [this] {
    if (player_.index() + 1 < player_.lesson().steps.size())
      player_.goTo(player_.index() + 1);
    else
      player_.close();
  });
  connect(primary_, &QPushButton::clicked, this, &LessonPanel::primary);
  connect(again_, &QPushButton::clicked, this, [this] { player_.again(); });
  connect(replay_, &QPushButton::clicked, this, [this] {
    play_->setChecked(false);
    player_.replay();
  });
  connect(play_, &QPushButton::toggled, this, [this](bool isOn) {
    if (player_.isOpen() && player_.stage().isOpen()) player_.stage().hold(!isOn);
  });
}

// In a low panel each row is taken from what is to be read: the title scrolls with the text, and the place tells what
// the dots do.
void LessonPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  const bool isLow = height() < kLow * (isLarge_ ? kLarge : 1);
  if (isLow == isLow_) return;
  isLow_ = isLow;
  dots_->setVisible(!isLow);
  if (isLow)
    body_->insertWidget(0, title_);
  else
    head_->insertWidget(1, title_);
  head_->setContentsMargins(16, isLow ? 2 : 8, 16, isLow ? 2 : 8);
  foot_->setLow(isLow);
}

// What a step is answered with has got its place, after its texts have got their lines.
bool LessonPanel::eventFilter(QObject* object, QEvent* event) {
  if (object == task_ && (event->type() == QEvent::Resize || event->type() == QEvent::Move))
    QTimer::singleShot(0, this, &LessonPanel::scrollToTask);
  return QWidget::eventFilter(object, event);
}

void LessonPanel::setLanguage(const QString& language) {
  language_ = language;
  rebuild();
}

void LessonPanel::setLargeType(bool isLarge) {
  isLarge_ = isLarge;
  applyType();
  rebuild();
}

// Of the lesson's text.
QFont LessonPanel::letters() const {
  QFont letters = font();
  letters.setPixelSize(qRound(kText * (isLarge_ ? kLarge : 1)));
  return letters;
}

void LessonPanel::applyType() {
  const double scale = isLarge_ ? kLarge : 1;
  const Theme& theme = Theme::of(this);
  setStyleSheet(
      QString("#lessonPanel * { font-size: %1px; } #lessonTitle { font-size: %2px; font-weight: 600; }"
              "#lessonQuestion { font-weight: 600; }"
              "#lessonBack, #lessonPrimary, #lessonNext, #lessonReplay, #lessonPlay, #lessonAgain { font-size: %13px; }"
              "#lessonPanel QLabel[role=\"quiet\"] { font-size: %3px; }"
              "#lessonPanel QLabel[role=\"group\"] { font-size: %4px; }"
              "#lessonPanel QPushButton[choice=\"true\"] { min-width: %5px; max-width: %5px; padding: 4px 0;"
              " font-weight: 600; }"
              "#lessonPanel QPushButton[choice=\"true\"]:checked { background: %6; color: %7; border-color: %6; }"
              "#lessonPanel QPushButton[link=\"true\"] { border: none; background: transparent; color: %6;"
              " padding: 2px 0; text-align: left; }"
              "#lessonPanel QPushButton[link=\"true\"]:focus { text-decoration: underline; }"
              "#lessonPanel QPushButton[primary=\"true\"]:enabled { background: %6; color: %7; border-color: %6;"
              " font-weight: 600; }"
              "#lessonPanel QPushButton[primary=\"true\"]:enabled:focus { border-color: %8; }"
              "#lessonPanel #order { background: %9; } "
              "#lessonPanel #order::item { border: 1px solid %10; border-radius: 6px; padding: 6px 8px;"
              " background: %11; color: %8; }"
              "#lessonPanel #order::item:selected { border-color: %6; }"
              "#lessonPanel #lessonList { padding: 4px 0 0 10px; } #lessonPanel #lessonList::item { padding: 7px 4px; }"
              "#lessonProblem { color: %12; }"
              "#lessonPanel QScrollArea, #lessonPanel QScrollArea > QWidget > QWidget { background: %9; }")
          .arg(qRound(kText * scale))
          .arg(qRound(kTitle * scale))
          .arg(qRound((kText - 1) * scale))
          .arg(qRound(11 * scale))
          .arg(qRound(34 * scale))
          .arg(theme.accent.name(), theme.onAccent.name(), theme.text.name(), theme.panel.name(), theme.line.name(),
               theme.raised.name(), theme.error.name())
          .arg(qRound(kText * (2 + scale) / 3)));
}

void LessonPanel::rebuild() {
  const QWidget* focus = focusWidget();
  const bool hadFocus = focus && isAncestorOf(focus) && focus->isVisible();
  pages_->setCurrentWidget(player_.isOpen() ? stepPage_ : static_cast<QWidget*>(list_));
  delete task_;
  task_ = nullptr;
  if (!player_.isOpen()) return list_->refresh();
  const Step& step = player_.step();
  title_->setText(richText(player_.lesson().title.in(language_)));
  place_->setText(tr("%1 of %2").arg(player_.index() + 1).arg(player_.lesson().steps.size()));
  text_->setText(richParagraph(step.text.in(language_), letters()));
  question_->setVisible(step.task && !step.task->question.isEmpty());
  if (step.task) {
    question_->setText(richText(step.task->question.in(language_)));
    task_ = makeTaskWidget(*step.task, language_, player_.stage(), this);
    task_->setAnswer(player_.answer());
    task_->setEnabled(player_.phase() != Phase::running);
    taskPlace_->addWidget(task_);
    task_->installEventFilter(this);
    orderTabs();
    // A form that is begun with its answer has said nothing new.
    connect(task_, &TaskWidget::edited, this, [this] { player_.setAnswer(task_->answer()); });
    if (player_.phase() == Phase::asking) player_.setAnswer(task_->answer());
  }
  showMarks();
  updateButtons();
  isScrolled_ = false;
  scroll_->widget()->setMinimumHeight(0);
  scroll_->verticalScrollBar()->setValue(0);
  QTimer::singleShot(0, this, &LessonPanel::scrollToTask);
  if (hadFocus) takeFocus();
}

// What a step is answered with stays in sight, and after the answer what was right, whatever there is room for.
void LessonPanel::scrollToTask() {
  if (!player_.isOpen() || isScrolled_) return;
  scroll_->widget()->layout()->activate();
  if (player_.phase() == Phase::marked) return scrollToVerdict();
  if (task_ && player_.phase() == Phase::asking) scrollToQuestion();
}

// A sheet to sketch on is as high as leaves its question in view with it; `beyond`: what is too much [px], or too
// little.
void LessonPanel::fitSheet(int beyond) {
  if (auto* sheet = task_ ? task_->findChild<QWidget*>("sketch") : nullptr)
    sheet->setMaximumHeight(std::max(sheet->minimumHeight(), sheet->height() - beyond));
}

// The question with its fields, above them as much of the text as there is room for, from a whole line on.
void LessonPanel::scrollToQuestion() {
  const int top = (question_->isVisible() ? question_->y() : task_->y()) - kAbove;
  const int bottom = task_->geometry().bottom() + kAbove, seen = scroll_->viewport()->height();
  fitSheet(bottom - top - seen);
  int value = std::max(0, bottom - seen);
  const int line = lineOfText(letters()), lines = (value - text_->y() + line - 1) / line;
  if (value > text_->y()) value = text_->y() + lines * line;
  scroll_->verticalScrollBar()->setValue(std::min(top, value));
}

// Question and verdict stay in sight, and below them as much as there is room for; of the lesson's text what is left.
void LessonPanel::scrollToVerdict() {
  const QWidget* first = question_->isVisible() ? question_ : verdict_->isVisible() ? verdict_ : resultCard_;
  const int top = first->y() - kAbove, bottom = resultCard_->geometry().bottom() + kAbove;
  const int seen = scroll_->viewport()->height();
  if (task_) fitSheet(task_->geometry().bottom() + kAbove - top - seen);
  // The question stands at the top, with room below where there is little: a line of text cut in half would stand
  // there.
  const bool isScrolled = bottom > seen;
  scroll_->widget()->setMinimumHeight(isScrolled ? top + seen : 0);
  scroll_->verticalScrollBar()->setValue(isScrolled ? top : 0);
  scroll_->horizontalScrollBar()->setValue(0);  // texts are read from their beginning
}

// Where "Replay" and "Keep moving" have come to.
void LessonPanel::showInstant() {
  if (player_.phase() != Phase::marked || !player_.stage().isOpen()) return;
  instant_->setText(tr("Diagram at %1").arg(formatValue(player_.stage().run().shownTime(), "s", 4)));
}

// The keyboard goes on where it was: at the task, or at what comes next.
void LessonPanel::takeFocus() {
  if (player_.phase() == Phase::running) return;
  QWidget* first = player_.phase() == Phase::asking && task_ ? fieldsOf(*task_).value(0) : nullptr;
  (first ? first : primary_->isVisibleTo(this) ? primary_ : next_)->setFocus();
}

// The task is made anew for each step: Tab has to find it between the head and what comes after it.
void LessonPanel::orderTabs() {
  QWidget* last = leave_;
  const QList<QWidget*> fields = task_ ? fieldsOf(*task_) : QList<QWidget*>();
  for (QWidget* next : fields + QList<QWidget*>{replay_, play_} + foot_->inOrder()) {
    setTabOrder(last, next);
    last = next;
  }
}

void LessonPanel::showMarks() {
  const Step& step = player_.step();
  const bool isMarked = player_.phase() == Phase::marked;
  problem_->setText(player_.problem());
  problem_->setVisible(!player_.problem().isEmpty());
  const bool isExplained = isMarked || (!step.task && !step.isRun && !step.explain.isEmpty());
  resultCard_->setVisible(isExplained);
  verdict_->setVisible(isMarked && player_.marking());
  explain_->setVisible(!step.explain.isEmpty());
  explain_->setText(richParagraph(step.explain.in(language_), letters()));
  for (QWidget* made : {static_cast<QWidget*>(replay_), static_cast<QWidget*>(play_), static_cast<QWidget*>(instant_)})
    made->setVisible(isMarked);
  disconnect(following_);
  if (isMarked && player_.stage().isOpen()) {
    following_ = connect(&player_.stage().run(), &RunControl::shownTimeChanged, this, &LessonPanel::showInstant);
    showInstant();
  }
  play_->setChecked(false);
  const Marking* marking = player_.marking();
  if (!isMarked || !marking || !task_) return;
  const results::Store& store = *player_.stage().run().store();
  task_->showMarks(*marking, store);
  const bool isRight = marking->isRight();
  const Theme& theme = Theme::of(this);
  verdict_->setText(QString("<span style=\"color:%1; font-weight:600\">%2 %3</span>")
                        .arg((isRight ? theme.done : theme.error).name(),
                             isRight ? QStringLiteral("✓") : QStringLiteral("✗"),
                             unbroken(verdictOf(*step.task, *marking, player_.answer(), store)).toHtmlEscaped()));
}

void LessonPanel::updateButtons() {
  if (!player_.isOpen()) return;
  const Step& step = player_.step();
  const Phase phase = player_.phase();
  back_->setEnabled(player_.index() > 0);
  const bool isLast = player_.index() + 1 == player_.lesson().steps.size();
  const bool isRunOffered =
      phase == Phase::running || phase == Phase::asking || (phase == Phase::reading && step.isRun);
  foot_->offer(isRunOffered, phase == Phase::marked && step.task);
  const bool isCompared = step.task && step.task->kind != TaskKind::repair;
  const QString running = tr("Running"), run = tr("Run");
  foot_->setWords(phase == Phase::running ? running
                  : isCompared            ? tr("Run and compare")
                                          : run,
                  phase == Phase::running ? running
                  : isCompared            ? tr("Compare")
                                          : run,
                  isLast ? tr("Finish") : tr("Next"));
  primary_->setEnabled(player_.canRun());
  // The one filled button is what comes next.
  for (QPushButton* made : {primary_, next_}) {
    const bool isPrimary = (made == primary_) == isRunOffered;
    if (made->property("primary").toBool() == isPrimary) continue;
    made->setProperty("primary", isPrimary);
    made->setStyleSheet(QString());
  }
}

void LessonPanel::primary() {
  if (task_) player_.setAnswer(task_->answer());
  player_.check();
}

}  // namespace armature::app
