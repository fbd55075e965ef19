// The keyboard alone: in every step of a lesson the Tab key reaches every control of the panel, in the order in which
// they stand, and Shift+Tab goes the same way back; before the answer and after it.
#include <QButtonGroup>

#include "app/lessons/marking.h"
#include "tests/lessons/player_bench.h"

using namespace armature;
using namespace armature::app;

class LessonTabTest : public QObject {
  Q_OBJECT
 private slots:
  void everyControlInOrder_data();
  void everyControlInOrder();

 private:
  // Names of the controls that Tab has to reach, as they stand: from top to bottom, in a row from left to right.
  QStringList standing() const;
  // Names of those that the key reaches from the first control on until it leaves the panel, or comes round.
  QStringList reached(Qt::KeyboardModifiers modifiers, QWidget* first);
  void walk(const QString& where);
  static QString nameOf(const QWidget* widget) {
    return widget->objectName().isEmpty() ? widget->metaObject()->className() : widget->objectName();
  }
  LessonPanel& panel() const { return window_->learnMenu().panel(); }
  LessonPlayer& player() const { return window_->learnMenu().player(); }
  // The panel's controls in that order.
  QList<QWidget*> controls() const;

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;
};

// Of buttons of which one is chosen Tab reaches that one, or the first while none is; the arrow keys go on from there.
static bool isStop(QWidget* widget, QSet<QButtonGroup*>& met) {
  const auto* button = qobject_cast<QAbstractButton*>(widget);
  QButtonGroup* group = button ? button->group() : nullptr;
  if (!group || !group->exclusive()) return true;
  if (group->checkedButton()) return group->checkedButton() == button;
  if (met.contains(group)) return false;
  met << group;
  return true;
}

QList<QWidget*> LessonTabTest::controls() const {
  QList<QWidget*> found;
  for (QWidget* widget : panel().findChildren<QWidget*>())
    if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus &&
        !widget->focusProxy())
      found << widget;
  // What stands in one row overlaps in height.
  std::ranges::stable_sort(found, [](const QWidget* a, const QWidget* b) {
    const QRect first(a->mapToGlobal(QPoint()), a->size()), second(b->mapToGlobal(QPoint()), b->size());
    if (first.bottom() <= second.top()) return true;
    if (second.bottom() <= first.top()) return false;
    return first.left() < second.left();
  });
  QSet<QButtonGroup*> met;
  found.removeIf([&](QWidget* widget) { return !isStop(widget, met); });
  return found;
}

QStringList LessonTabTest::standing() const {
  QStringList names;
  for (const QWidget* widget : controls()) names << nameOf(widget);
  return names;
}

QStringList LessonTabTest::reached(Qt::KeyboardModifiers modifiers, QWidget* first) {
  first->setFocus(Qt::TabFocusReason);
  QStringList names{nameOf(first)};
  QSet<QWidget*> seen{first};
  for (int presses = 0; presses < 60; ++presses) {
    pressKey(QApplication::focusWidget(), modifiers ? Qt::Key_Backtab : Qt::Key_Tab, modifiers);
    QWidget* now = QApplication::focusWidget();
    if (!now || !panel().isAncestorOf(now) || seen.contains(now)) break;
    seen << now;
    names << nameOf(now);
  }
  return names;
}

void LessonTabTest::walk(const QString& where) {
  const QStringList wanted = standing();
  QVERIFY2(wanted.size() >= 3, qPrintable(where));
  QList<QWidget*> all = controls();
  const QStringList forward = reached({}, all.first());
  QVERIFY2(forward == wanted, qPrintable(where + ": " + forward.join(' ') + "\nstanding: " + wanted.join(' ')));
  QStringList back = wanted;
  std::ranges::reverse(back);
  const QStringList backward = reached(Qt::ShiftModifier, all.last());
  QVERIFY2(backward == back, qPrintable(where + " back: " + backward.join(' ') + "\nstanding: " + back.join(' ')));
}

void LessonTabTest::everyControlInOrder_data() {
  QTest::addColumn<QString>("folder");
  QTest::newRow("all kinds of tasks") << QStringLiteral(ARMATURE_SOURCE_DIR "/tests/lessons/fixtures/spring");
  for (const char* name : {"reader_spring", "planetary", "stick_slip", "mistake_no_ground"})
    QTest::newRow(name) << QStringLiteral(ARMATURE_SOURCE_DIR "/resources/lessons/") + name;
}

void LessonTabTest::everyControlInOrder() {
  QFETCH(QString, folder);
  folder_ = std::make_unique<QTemporaryDir>();
  window_ = makeWindow(*folder_);
  QVERIFY(window_->openFile(folder));
  player().setReplayTime(kQuickReplay);
  DiagramRuns runs;
  for (size_t i = 0; i < player().lesson().steps.size(); ++i) {
    player().goTo(i);
    QTest::qWait(30);  // the layout of the new step
    const QString where = QString("step %1").arg(i + 1);
    walk(where);
    if (QTest::currentTestFailed()) return;
    const Step step = player().step();
    if ((!step.task && !step.isRun) || (step.task && step.task->kind == TaskKind::repair)) continue;
    if (step.task) {
      const LessonPackage& package = player().package();
      const DiagramRun& run = runs.of(package.name + package.lesson.diagramOf(i), *package.diagramOf(i));
      auto answer = rightAnswer(*step.task, step.at, *run.store);
      QVERIFY(answer);
      giveAnswer(*window_, *step.task, answer.take());
      if (QTest::currentTestFailed()) return;
    }
    press(panel(), "lessonPrimary");
    waitForMarks(player());
    QTRY_VERIFY(!player().isReplaying());
    QTest::qWait(30);
    walk(where + ", marked");
    if (QTest::currentTestFailed()) return;
  }
  window_.reset();
}

QTEST_MAIN(LessonTabTest)
#include "tab_test.moc"
