// What a student sees once an answer is marked, and of arrows before: nothing lies upon another, nothing is out of
// sight, and what is said agrees with what is shown.
#include <QDockWidget>
#include <QScrollBar>

#include "app/language/messages.h"
#include "app/lessons/lesson_editor.h"
#include "app/look/format.h"
#include "app/look/theme.h"
#include "app/teaching/number_layout.h"
#include "tests/lessons/player_bench.h"

using namespace armature;
using namespace armature::app;

class LessonMarksTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init();
  void cleanup() { window_.reset(); }
  void questionAndVerdictAreInSight_data();
  void questionAndVerdictAreInSight();
  void theSketchLiesOverTheWholeRun();
  void ordersAreMarkedPlaceByPlace();
  void arrowsAreApart_data();
  void arrowsAreApart();
  void arrowsHaveTheColoursOfValues();
  void anEmptyViewGoes();
  void notesOfTheCheckAreSaid();
  void longStepsOfAFormEndInDots();

 private:
  LessonPlayer& player() { return window_->learnMenu().player(); }
  LessonPanel& panel() { return window_->learnMenu().panel(); }
  void open(const char* lesson, size_t step) {
    QVERIFY(window_->openFile(QString(ARMATURE_SOURCE_DIR "/resources/lessons/") + lesson));
    player().goTo(step);
    player().setReplayTime(kQuickReplay);
    QTRY_VERIFY(window_->checker().currentModel() || !window_->checker().messages().empty());
  }
  Answer rightOf(const Step& step) {
    const DiagramRun& run = runs_.of(player().package().name + player().lesson().diagramOf(player().index()),
                                     *player().package().diagramOf(player().index()));
    auto answer = rightAnswer(*step.task, step.at, *run.store);
    return answer ? answer.take() : Answer();
  }
  void say(bool isRight) {
    const Step step = player().step();
    const Answer right = rightOf(step);
    giveAnswer(*window_, *step.task, isRight ? right : wrongAnswer(*step.task, right));
    press(panel(), "lessonPrimary");
    waitForMarks(player());
    QVERIFY(player().marking());
    QTRY_VERIFY(!player().isReplaying());
  }
  bool isInSight(const char* name) {
    const auto* scroll = child<QScrollArea>(panel(), "lessonScroll");
    const auto* label = child<QLabel>(panel(), name);
    const QRect box(label->mapTo(scroll->viewport(), QPoint()), label->size());
    return label->isVisible() && scroll->viewport()->rect().contains(box);
  }

  DiagramRuns runs_;
  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;
};

void LessonMarksTest::init() {
  folder_ = std::make_unique<QTemporaryDir>();
  window_ = makeWindow(*folder_);
  window_->resize(1280, 800);
}

void LessonMarksTest::questionAndVerdictAreInSight_data() {
  QTest::addColumn<QString>("lesson");
  QTest::addColumn<int>("step");
  QTest::addColumn<bool>("isLarge");
  QTest::newRow("choice") << "flip_or_swap" << 3 << false;
  QTest::newRow("order") << "four_quadrants" << 1 << false;
  QTest::newRow("sketch") << "torque_sides" << 3 << false;
  QTest::newRow("order, large") << "four_quadrants" << 1 << true;
  QTest::newRow("signs, large") << "electrical_mechanical" << 0 << true;
}

void LessonMarksTest::questionAndVerdictAreInSight() {
  QFETCH(QString, lesson);
  QFETCH(int, step);
  QFETCH(bool, isLarge);
  if (isLarge) pressKey(window_.get(), Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
  for (const bool isRight : {false, true}) {
    open(qPrintable(lesson), static_cast<size_t>(step));
    if (!isRight) say(false);
    if (isRight) {
      player().again();
      say(true);
    }
    if (QTest::currentTestFailed()) return;
    QTRY_VERIFY(isInSight("lessonQuestion"));
    QTRY_VERIFY(isInSight("lessonVerdict"));
    // Room is used: something that is below the edge means that the question is at the top.
    const auto* scroll = child<QScrollArea>(panel(), "lessonScroll");
    const auto edge = [&](const char* name, bool isTop) {
      const auto* widget = child<QWidget>(panel(), name);
      return widget->mapTo(scroll->viewport(), QPoint(0, isTop ? 0 : widget->height())).y();
    };
    QTRY_VERIFY(edge("lessonResult", false) <= scroll->viewport()->height() || edge("lessonQuestion", true) <= 12);
    // What the diagram shows is said.
    const QString shown = formatValue(window_->run().shownTime(), "s", 4);
    QTRY_VERIFY(child<QLabel>(panel(), "lessonInstant")->text().contains(shown));
    QVERIFY(child<QLabel>(panel(), "lessonInstant")->isVisible());
  }
}

void LessonMarksTest::theSketchLiesOverTheWholeRun() {
  open("torque_sides", 3);
  say(false);
  if (QTest::currentTestFailed()) return;
  const results::Store& store = *window_->run().store();
  const auto* pad = child<SketchPad>(panel(), "sketch");
  QVERIFY(pad->truth().size() >= static_cast<qsizetype>(std::min<uint64_t>(store.rowCount(), 1000)));
  for (const QPointF& point : pad->truth()) QVERIFY(QRectF(pad->rect()).contains(pad->pixelAt(point.x(), point.y())));
  // The sheet of a wrong answer, upside down, shows the run's peak as high as the drawn one is deep.
  const auto curve = pad->curve();
  const double deepest = *std::ranges::min_element(curve);
  const double highest = std::ranges::max_element(pad->truth(), {}, &QPointF::y)->y();
  QVERIFY2(std::abs(highest + deepest) < 0.02, qPrintable(QString("%1 %2").arg(highest).arg(deepest)));
}

void LessonMarksTest::ordersAreMarkedPlaceByPlace() {
  open("four_quadrants", 1);
  say(false);
  if (QTest::currentTestFailed()) return;
  QVERIFY(child<QLabel>(panel(), "lessonVerdict")->text().contains("Not yet: 0 of 4 right."));
  for (int item = 0; item < 4; ++item) {
    const auto* line = child<QLabel>(panel(), QString("verdict_%1").arg(item));
    QVERIFY(line->isVisible());
    QVERIFY2(line->text().endsWith("rad/s"), qPrintable(line->text()));
    // In the colour of what is wrong.
    QVERIFY(line->styleSheet().contains(Theme::of(line).error.name()));
    QVERIFY(!line->property("isRight").toBool());
  }
}

void LessonMarksTest::arrowsAreApart_data() {
  QTest::addColumn<QString>("lesson");
  QTest::addColumn<int>("step");
  for (const QString& folder : lessonFolders()) {
    const auto package = openLesson(folder);
    if (!package) continue;
    for (size_t i = 0; i < package->lesson.steps.size(); ++i)
      if (const auto& task = package->lesson.steps[i].task; task && task->kind == TaskKind::arrow)
        QTest::addRow("%s-%zu", qPrintable(package->name), i + 1) << folder << static_cast<int>(i);
  }
}

void LessonMarksTest::arrowsAreApart() {
  QFETCH(QString, lesson);
  QFETCH(int, step);
  QVERIFY(window_->openFile(lesson));
  player().goTo(static_cast<size_t>(step));
  QTRY_VERIFY(window_->checker().currentModel());
  const size_t count = player().step().task->items.size();
  const auto arrow = [&](size_t i) {
    return window_->canvas().findChild<ArrowButton*>(QString("canvasArrow_%1").arg(i));
  };
  // Also where the diagram is drawn smaller.
  for (const double factor : {1.0, 0.8, 0.8}) {
    const double before = window_->canvas().zoom();
    window_->canvas().zoomBy(factor);
    QVERIFY(factor == 1 || window_->canvas().zoom() < before);
    const auto areApart = [&] {
      for (size_t i = 0; i < count; ++i)
        for (size_t k = 0; k < i; ++k)
          if (!arrow(i) || !arrow(k) || arrow(i)->geometry().intersects(arrow(k)->geometry())) return false;
      return true;
    };
    QTRY_VERIFY(areApart());
  }
}

void LessonMarksTest::arrowsHaveTheColoursOfValues() {
  const Theme& theme = Theme::of(window_.get());
  for (const int sign : {1, -1}) {
    ArrowButton button(nullptr);
    button.resize(button.sizeHint());
    button.setSign(sign);
    DrawnArrow value;
    value.isAgainst = sign < 0;
    const QRgb ink = arrowInk(value, theme).rgb();
    const QImage image = button.grab().toImage();
    // Rows of the ink by column: a thin shaft, and a head that is wider at the side to which it points.
    std::vector<int> wide;
    for (int x = 0; x < image.width(); ++x) {
      int rows = 0;
      for (int y = 0; y < image.height(); ++y) rows += image.pixel(x, y) == ink;
      wide.push_back(rows);
    }
    const auto widest = std::ranges::max_element(wide);
    QVERIFY(*widest >= 10);
    const auto at = widest - wide.begin();
    QVERIFY(sign > 0 ? at > image.width() / 2 : at < image.width() / 2);
    const int shaft = wide[static_cast<size_t>(image.width() / 2)];
    QVERIFY2(shaft >= 2 && shaft <= 4, qPrintable(QString::number(shaft)));
  }
}

// A view in space that came with one diagram goes with the next, also where that one has errors only.
void LessonMarksTest::anEmptyViewGoes() {
  auto* dock = child<QDockWidget>(*window_, "view3dDock");
  open("frames", 0);
  QTRY_VERIFY(dock->isVisible());
  open("mistake_open_input", 0);
  QTRY_VERIFY(!window_->checker().currentModel() && !window_->checker().messages().empty());
  QTRY_VERIFY(!dock->isVisible());
  open("frames", 0);
  QTRY_VERIFY(dock->isVisible());
}

void LessonMarksTest::notesOfTheCheckAreSaid() {
  open("mistake_start_positions", 0);
  QTRY_VERIFY(window_->checker().currentModel());
  QTRY_VERIFY(!window_->checker().messages().empty());
  const auto* words = child<QLabel>(panel(), "repairMessage");
  const QString note = spokenSentence(window_->checker().messages().front().text);
  QVERIFY(!note.isEmpty());
  QTRY_VERIFY2(words->text().contains(note), qPrintable(words->text()));
}

void LessonMarksTest::longStepsOfAFormEndInDots() {
  LessonEditor form([] { return OpenDiagram(); }, nullptr);
  const auto package = openLesson(ARMATURE_SOURCE_DIR "/resources/lessons/why_arrows");
  QVERIFY(package);
  form.setPackage(*package);
  form.show();
  const auto* steps = child<QListWidget>(form, "editorSteps");
  QTRY_VERIFY(steps->isVisible());
  QTest::qWait(50);
  QVERIFY(!steps->horizontalScrollBar()->isVisible());
  QCOMPARE(steps->textElideMode(), Qt::ElideRight);
  // A long text is read from its beginning.
  for (const char* name : {"summary_en", "summary_de"}) QCOMPARE(child<QLineEdit>(form, name)->cursorPosition(), 0);
}

QTEST_MAIN(LessonMarksTest)
#include "marks_test.moc"
