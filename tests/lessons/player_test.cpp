// Every lesson is walked in the window, by mouse and keys: once with right answers, once with wrong ones.
#include <QScrollBar>

#include "app/lessons/lesson_dots.h"
#include "app/lessons/marking.h"
#include "app/shell/view_menu.h"
#include "tests/lessons/player_bench.h"

using namespace armature;
using namespace armature::app;

class LessonPlayerTest : public QObject {
  Q_OBJECT
 private slots:
  void init();
  void cleanup();
  void right_data() { rows(); }
  void right();
  void wrong_data() { rows(); }
  void wrong();
  void resultsAreHiddenBeforeTheAnswer();
  void arrowsAreTurnedOnTheDiagram();
  void keysAloneSuffice();
  void progressIsKept();
  void classroomModeLocks();
  void theListOffersAll();
  void aClosedPageEndsTheLesson();
  void largeType();
  void layersComeBack();
  void theQuestionStandsAtTheTop();
  void whatIsAskedIsInSight();
  void arrowsToTurnCoverNoName();

 private:
  void rows();
  Answer rightOf(size_t step);
  void open(const QString& folder) {
    QVERIFY(window_->openFile(folder));
    QVERIFY(player().isOpen());
    player().setReplayTime(kQuickReplay);
  }
  LessonPlayer& player() { return window_->learnMenu().player(); }
  LessonPanel& panel() { return window_->learnMenu().panel(); }
  static QString fixture(const char* name) { return QString(ARMATURE_SOURCE_DIR "/tests/lessons/fixtures/") + name; }

  DiagramRuns runs_;
  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;
};

// After an answer in a small window: no line of the text above is cut in half, and the question is read first.
void LessonPlayerTest::theQuestionStandsAtTheTop() {
  window_->resize(853, 533);
  open(QStringLiteral(ARMATURE_SOURCE_DIR "/resources/lessons/sides"));
  auto* scroll = child<QScrollArea>(panel(), "lessonScroll");
  int scrolled = 0;
  for (size_t i = 0; i < player().lesson().steps.size(); ++i) {
    player().goTo(i);
    const Step step = player().step();
    if (!step.task || step.task->kind == TaskKind::repair) continue;
    player().setAnswer(rightOf(i));
    player().check();
    waitForMarks(player());
    QTRY_VERIFY(!player().isReplaying());
    QTest::qWait(50);
    const auto* question = child<QLabel>(panel(), "lessonQuestion");
    const int at = question->mapTo(scroll->viewport(), QPoint()).y();
    if (scroll->verticalScrollBar()->value() == 0) continue;
    ++scrolled;
    QVERIFY2(at >= 0 && at <= 12, qPrintable(QString("step %1: %2").arg(i + 1).arg(at)));
  }
  QVERIFY(scrolled > 0);
}

// However low the panel is: a step begins with its question and what it is answered with in view, or with the question
// at the top where both are too high; the buttons are one row then, in the order of the Tab key.
void LessonPlayerTest::whatIsAskedIsInSight() {
  open(QStringLiteral(ARMATURE_SOURCE_DIR "/resources/lessons/sides"));
  for (const QSize size : {QSize(1280, 800), QSize(853, 533), QSize(640, 400)}) {
    window_->resize(size);
    QTest::qWait(50);
    const bool isLow = size.height() < 600;
    QTRY_COMPARE(child<LessonDots>(panel(), "lessonDots")->isVisible(), !isLow);
    for (size_t i = 0; i < player().lesson().steps.size(); ++i) {
      player().goTo(i);
      QTest::qWait(50);
      const QString where = QString("%1 step %2").arg(size.width()).arg(i + 1);
      const auto* scroll = child<QScrollArea>(panel(), "lessonScroll");
      const auto placeOf = [&](const QWidget& widget) {
        return QRect(widget.mapTo(scroll->viewport(), QPoint()), widget.size());
      };
      const QRect question = placeOf(*child<QLabel>(panel(), "lessonQuestion")), task = placeOf(*panel().task());
      const int seen = scroll->viewport()->height();
      QVERIFY2(question.top() >= 0 && (task.bottom() < seen || question.top() <= 12),
               qPrintable(where +
                          QString(": question %1, task to %2 of %3").arg(question.top()).arg(task.bottom()).arg(seen)));
      const auto rowOf = [&](const char* name) {
        const auto* button = child<QPushButton>(panel(), name);
        return button->mapTo(&panel(), QPoint(0, button->height() / 2)).y();
      };
      QCOMPARE(rowOf("lessonBack"), rowOf("lessonNext"));
      QCOMPARE(rowOf("lessonPrimary") == rowOf("lessonBack"), isLow);
      for (const char* name : {"lessonBack", "lessonPrimary", "lessonNext"}) {
        const auto* button = child<QPushButton>(panel(), name);
        QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(where + name));
        QVERIFY(!button->accessibleName().isEmpty());
      }
    }
  }
}

// In a small window, where rows of parts lie close.
void LessonPlayerTest::arrowsToTurnCoverNoName() {
  window_->resize(853, 533);
  open(QStringLiteral(ARMATURE_SOURCE_DIR "/resources/lessons/sides"));
  player().goTo(2);
  CanvasView& canvas = window_->canvas();
  QTRY_VERIFY(canvas.findChild<ArrowButton*>("canvasArrow_1"));
  canvas.grab();
  for (int arrow = 0; arrow < 2; ++arrow) {
    const auto* button = child<ArrowButton>(canvas, QString("canvasArrow_%1").arg(arrow));
    for (size_t part = 0; part < canvas.scene().parts().size(); ++part) {
      const QRectF name = canvas.besideParts().label(static_cast<int>(part));
      QVERIFY2((name & QRectF(button->geometry())).height() < 1.5, qPrintable(canvas.scene().parts()[part].name));
    }
  }
}

void LessonPlayerTest::init() {
  folder_ = std::make_unique<QTemporaryDir>();
  window_ = makeWindow(*folder_);
}

void LessonPlayerTest::cleanup() {
  window_.reset();
}

void LessonPlayerTest::rows() {
  QTest::addColumn<QString>("folder");
  for (const QString& folder : lessonFolders()) QTest::newRow(qPrintable(QDir(folder).dirName())) << folder;
}

Answer LessonPlayerTest::rightOf(size_t step) {
  const LessonPackage& package = player().package();
  const Step& asked = package.lesson.steps[step];
  if (asked.task->kind == TaskKind::repair) return {};
  const DiagramRun& run = runs_.of(package.name + package.lesson.diagramOf(step), *package.diagramOf(step));
  auto answer = rightAnswer(*asked.task, asked.at, *run.store);
  if (!answer) qFatal("%s", answer.reason().message.c_str());
  return answer.take();
}

void LessonPlayerTest::right() {
  QFETCH(QString, folder);
  open(folder);
  const size_t count = player().lesson().steps.size();
  for (size_t i = 0; i < count; ++i) {
    QCOMPARE(player().index(), i);
    const Step step = player().step();
    if (step.task && step.task->kind == TaskKind::repair) {
      // It fails at first, and says why.
      press(panel(), "lessonPrimary");
      waitForMarks(player());
      QCOMPARE(player().phase(), Phase::asking);
      QVERIFY(!player().problem().isEmpty());
      mend(*window_);
      if (QTest::currentTestFailed()) return;
    } else if (step.task) {
      QVERIFY(!child<QPushButton>(panel(), "lessonPrimary")->isEnabled() || step.task->kind == TaskKind::order);
      giveAnswer(*window_, *step.task, rightOf(i));
      if (QTest::currentTestFailed()) return;
    }
    if (step.task || step.isRun) {
      press(panel(), "lessonPrimary");
      waitForMarks(player());
      QVERIFY2(player().phase() == Phase::marked, qPrintable(player().problem()));
      QVERIFY(child<QLabel>(panel(), "lessonExplain")->isVisible() || step.explain.isEmpty());
    }
    if (step.task) {
      QVERIFY2(player().marking()->isRight(), qPrintable(QString("step %1").arg(i + 1)));
      QVERIFY(child<QLabel>(panel(), "lessonVerdict")->text().contains(QChar(0x2713)));
      QCOMPARE(player().stateOf(i), LessonPlayer::StepState::right);
    }
    press(panel(), "lessonNext");
  }
  QVERIFY(!player().isOpen());
}

void LessonPlayerTest::wrong() {
  QFETCH(QString, folder);
  open(folder);
  const size_t count = player().lesson().steps.size();
  for (size_t i = 0; i < count; ++i) {
    QCOMPARE(player().index(), i);
    const Step step = player().step();
    if (step.task && step.task->kind == TaskKind::repair) {
      press(panel(), "lessonPrimary");
      waitForMarks(player());
      QCOMPARE(player().phase(), Phase::asking);
      QVERIFY(!player().problem().isEmpty());
      QVERIFY(child<QLabel>(panel(), "lessonProblem")->isVisible());
    } else if (step.task) {
      const Answer answer = wrongAnswer(*step.task, rightOf(i));
      giveAnswer(*window_, *step.task, answer);
      if (QTest::currentTestFailed()) return;
      press(panel(), "lessonPrimary");
      waitForMarks(player());
      QVERIFY2(player().phase() == Phase::marked, qPrintable(player().problem()));
      const ItemMark* first = player().marking()->firstDifference();
      QVERIFY2(first, qPrintable(QString("step %1").arg(i + 1)));
      QVERIFY(child<QLabel>(panel(), "lessonVerdict")->text().contains(QChar(0x2717)));
      QCOMPARE(player().stateOf(i), LessonPlayer::StepState::wrong);
      // The run is shown at the first difference.
      QTRY_VERIFY(!player().isReplaying());
      QCOMPARE(window_->run().shownTime(), first->at);
    }
    press(panel(), "lessonNext");
  }
  QVERIFY(!player().isOpen());
}

void LessonPlayerTest::resultsAreHiddenBeforeTheAnswer() {
  open(fixture("spring"));
  press(panel(), "lessonPrimary");
  waitForMarks(player());
  QVERIFY(window_->run().store());
  press(panel(), "lessonNext");
  // The run of the step before has gone, no layer that shows one can be chosen, and none can be started.
  QVERIFY(!window_->run().store());
  const auto action = [&](const QKeySequence& keys) {
    for (QAction* found : window_->findChildren<QAction*>())
      if (found->shortcut() == keys) return found;
    return static_cast<QAction*>(nullptr);
  };
  for (const QKeySequence& keys :
       {QKeySequence(Qt::Key_F2), QKeySequence(Qt::Key_F3), QKeySequence(Qt::Key_F4), QKeySequence(Qt::Key_F5)}) {
    QVERIFY(!action(keys)->isEnabled());
    QTest::keySequence(window_.get(), keys);
  }
  QVERIFY(!window_->page().overlay().shown().needsRun());
  QCOMPARE(window_->run().state(), RunState::ready);
  QVERIFY(action(QKeySequence("Shift+F2"))->isEnabled());
  giveAnswer(*window_, *player().step().task, rightOf(1));
  press(panel(), "lessonPrimary");
  waitForMarks(player());
  QVERIFY(action(QKeySequence(Qt::Key_F2))->isEnabled());
  const Overlays shown = window_->page().overlay().shown();
  QVERIFY(shown.hasArrows && shown.hasValues && shown.hasAxis && !shown.hasMotion);
  // Another diagram is no lesson.
  press(panel(), "lessonNext");
  QVERIFY(!action(QKeySequence(Qt::Key_F5))->isEnabled());
  window_->files().open(example("Translational/SignConvention"));
  QVERIFY(action(QKeySequence(Qt::Key_F5))->isEnabled());
}

void LessonPlayerTest::arrowsAreTurnedOnTheDiagram() {
  open(fixture("spring"));
  player().goTo(2);
  auto* arrow = window_->canvas().findChild<ArrowButton*>("canvasArrow_1");
  QTRY_VERIFY(arrow && arrow->isVisible());
  // Beside the flange that it belongs to.
  const ConnectorRef end = window_->canvas().scene().findEnd("spring1.flange_b");
  QTRY_VERIFY(QLineF(arrow->geometry().center(), window_->canvas().drawnAt(end)).length() < 90);
  auto* other = child<ArrowButton>(panel(), "arrow_1");
  QTest::mouseClick(arrow, Qt::LeftButton);
  QCOMPARE(other->sign(), std::optional(1));
  other->setFocus();
  QTest::keyClick(other, Qt::Key_Left);
  QCOMPARE(arrow->sign(), std::optional(-1));
  QTest::keyClick(other, Qt::Key_0);
  QCOMPARE(arrow->sign(), std::optional(0));
  player().close();
  QVERIFY(!window_->canvas().findChild<ArrowButton*>("canvasArrow_1"));
}

// Keys without a mouse; within a row of signs the arrow keys lead on, as Qt has it for buttons of which one is down.
void LessonPlayerTest::keysAloneSuffice() {
  open(fixture("spring"));
  child<QPushButton>(panel(), "lessonPrimary")->setFocus();
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
  waitForMarks(player());
  QTRY_COMPARE(QApplication::focusWidget(), static_cast<QWidget*>(child<QPushButton>(panel(), "lessonNext")));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
  QCOMPARE(player().index(), size_t(1));
  const int wanted[] = {1, -1, 0};
  for (int item = 0; item < 3; ++item) {
    QWidget* button = child<QWidget>(panel(), QString("sign_%1_%2").arg(item).arg(wanted[item]));
    button->setFocus();
    QVERIFY(!button->accessibleName().isEmpty());
    QTest::keyClick(button, Qt::Key_Space);
  }
  QWidget* primary = child<QWidget>(panel(), "lessonPrimary");
  primary->setFocus();
  QTest::keyClick(primary, Qt::Key_Space);
  waitForMarks(player());
  QVERIFY(player().marking() && player().marking()->isRight());
  // A curve by keys.
  player().goTo(6);
  auto* pad = child<SketchPad>(panel(), "sketch");
  pad->setFocus();
  const Answer right = rightOf(6);
  for (const double height : right.curve) {
    for (int steps = 0; steps < qRound(std::abs(height) * 9); ++steps)
      QTest::keyClick(pad, height > 0 ? Qt::Key_Up : Qt::Key_Down);
    QTest::keyClick(pad, Qt::Key_Right);
  }
  press(panel(), "lessonPrimary");
  waitForMarks(player());
  QVERIFY(player().marking()->isRight());
}

void LessonPlayerTest::progressIsKept() {
  open(fixture("spring"));
  player().goTo(1);
  giveAnswer(*window_, *player().step().task, wrongAnswer(*player().step().task, rightOf(1)));
  press(panel(), "lessonPrimary");
  waitForMarks(player());
  window_.reset();
  window_ = makeWindow(*folder_);
  open(fixture("spring"));
  QCOMPARE(player().stateOf(1), LessonPlayer::StepState::wrong);
  QCOMPARE(player().stateOf(2), LessonPlayer::StepState::unseen);
  // What was answered is run and compared again, and is no new try.
  auto* dots = child<LessonDots>(panel(), "lessonDots");
  QTest::mouseClick(dots, Qt::LeftButton, {}, dots->dotAt(1));
  waitForMarks(player());
  QCOMPARE(player().phase(), Phase::marked);
  QVERIFY(!player().marking()->isRight());
  QCOMPARE(player().record().steps.at(1).tries, 1);
  press(panel(), "lessonAgain");
  QCOMPARE(player().phase(), Phase::asking);
  giveAnswer(*window_, *player().step().task, rightOf(1));
  press(panel(), "lessonPrimary");
  waitForMarks(player());
  QCOMPARE(player().stateOf(1), LessonPlayer::StepState::right);
  QCOMPARE(player().record().steps.at(1).tries, 2);
}

void LessonPlayerTest::classroomModeLocks() {
  open(fixture("spring"));
  player().setClassroom(true);
  OpenDocument& document = window_->document();
  QTRY_VERIFY(window_->canvas().scene().parts()[1].info);
  const auto before = diagram::toJson(document.values());
  clickPart(*window_, "spring1");
  QTRY_VERIFY(window_->inspector().findChild<QWidget*>("parameter_c"));
  QVERIFY(!window_->inspector().findChild<QWidget*>("parameter_c")->isEnabled());
  pressKey(&window_->canvas(), Qt::Key_Delete);
  pressKey(window_.get(), Qt::Key_R, Qt::ControlModifier);
  pressKey(window_.get(), Qt::Key_D, Qt::ControlModifier);
  const QPointF at = window_->canvas().toPixels(QRectF(window_->canvas().scene().parts()[1].rect)).center();
  dragOn(window_->canvas(), at.toPoint(), at.toPoint() + QPoint(60, 40));
  QVERIFY(!document.setModifier(1, "c", "9") || diagram::toJson(document.values()) == before);
  QVERIFY(diagram::toJson(document.values()) == before);
  QVERIFY(!document.isModified());
  // The teacher opens it again.
  player().setClassroom(false);
  clickPart(*window_, "spring1");
  QTRY_VERIFY(window_->inspector().findChild<QWidget*>("parameter_c") &&
              window_->inspector().findChild<QWidget*>("parameter_c")->isEnabled());
  pressKey(&window_->canvas(), Qt::Key_Delete);
  QCOMPARE(document.values().components.size(), size_t(2));
  // After the lesson nothing is locked.
  player().setClassroom(true);
  player().close();
  QVERIFY(!document.locks().structure && !document.locks().values);
}

void LessonPlayerTest::theListOffersAll() {
  pressKey(window_.get(), Qt::Key_L, Qt::ControlModifier);
  auto* list = child<QListWidget>(panel(), "lessonList");
  QVERIFY(list->isVisible());
  const int shipped =
      QDir(ARMATURE_SOURCE_DIR "/resources/lessons").entryList(QDir::Dirs | QDir::NoDotAndDotDot).size();
  QCOMPARE(panel().list().count(), shipped);
  if (shipped == 0) return;
  int row = 0;
  while (!list->item(row)->flags()) ++row;
  QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(row)).center());
  QVERIFY(player().isOpen());
  QVERIFY(child<QLabel>(panel(), "lessonText")->isVisible());
  press(panel(), "lessonLeave");
  QVERIFY(!player().isOpen());
  QVERIFY(list->isVisible());
  QVERIFY(!window_->openFile(folder_->filePath("lesson.json")));
}

void LessonPlayerTest::aClosedPageEndsTheLesson() {
  open(fixture("spring"));
  player().goTo(2);
  window_->closePage(window_->pages().indexOf(window_->page()));
  QVERIFY(!player().isOpen());
  QVERIFY(child<QListWidget>(panel(), "lessonList")->isVisible());
  open(fixture("no_ground"));
  QCOMPARE(window_->document().values().name, std::string("NoGround"));
}

void LessonPlayerTest::largeType() {
  open(fixture("spring"));
  const int before = child<QLabel>(panel(), "lessonText")->fontInfo().pixelSize();
  pressKey(window_.get(), Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
  QTRY_COMPARE(child<QLabel>(panel(), "lessonText")->fontInfo().pixelSize(), before * 3 / 2);
  // Numbers over the diagram grow with the view's letters: 11 px at 13 px.
  QVERIFY(11 * window_->canvas().font().pixelSize() / 13.0 >= 16);
}

// What a lesson draws over its diagram is not the person's choice: that is saved, and shown again afterwards.
void LessonPlayerTest::layersComeBack() {
  const Overlays own{false, false, true, false, true, ArrowKinds::both};
  window_->viewMenu().show(own);
  open(fixture("spring"));
  QVERIFY(window_->page().overlay().shown() != own);
  window_->viewMenu().save(window_->settings());
  QCOMPARE(window_->settings().value("overlays/shown").toStringList(), QStringList({"motion", "convention"}));
  player().close();
  QVERIFY(window_->page().overlay().shown() == own);
}

QTEST_MAIN(LessonPlayerTest)
#include "player_test.moc"
