// Hands that answer the questions of a lesson in the window: clicks, keys and strokes on the task's widgets.
#pragma once
#include <QLabel>

#include "app/lessons/number_task.h"
#include "app/lessons/sign_task.h"
#include "app/lessons/sketch_task.h"
#include "app/shell/learn_menu.h"
#include "tests/app/window_bench.h"
#include "tests/lessons/lesson_bench.h"

namespace armature::app {

using Phase = LessonPlayer::Phase;

template <class Widget>
Widget* child(QWidget& owner, const QString& name) {
  auto* found = owner.findChild<Widget*>(name);
  if (!found) qFatal("no widget %s", qPrintable(name));
  return found;
}

// Scrolled into view first, as a person would.
inline void press(LessonPanel& panel, QWidget* widget) {
  if (auto* scroll = panel.findChild<QScrollArea*>("lessonScroll"); scroll->widget()->isAncestorOf(widget))
    scroll->ensureWidgetVisible(widget);
  QTest::mouseClick(widget, Qt::LeftButton);
}
inline void press(LessonPanel& panel, const char* name) {
  press(panel, child<QPushButton>(panel, name));
}

// Turns an arrow by clicks until it shows a sign; the first one on the diagram, the others in the panel.
inline void turnArrow(MainWindow& window, LessonPanel& panel, int index, int sign) {
  auto* inPanel = child<ArrowButton>(panel, QString("arrow_%1").arg(index));
  auto* onCanvas = window.canvas().findChild<ArrowButton*>(QString("canvasArrow_%1").arg(index));
  ArrowButton* arrow = index == 0 && onCanvas && onCanvas->isVisible() ? onCanvas : inPanel;
  for (int clicks = 0; clicks < 3 && inPanel->sign() != sign; ++clicks) press(panel, arrow);
  QCOMPARE(inPanel->sign(), std::optional(sign));
}

// Puts the list into an order by Ctrl with arrow keys.
inline void putInOrder(LessonPanel& panel, const std::vector<int>& order) {
  auto* list = child<QListWidget>(panel, "order");
  list->setFocus();
  for (size_t place = 0; place < order.size(); ++place) {
    int row = 0;
    while (list->item(row)->data(Qt::UserRole).toInt() != order[place]) ++row;
    list->setCurrentRow(row);
    for (; row > static_cast<int>(place); --row) QTest::keyClick(list, Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(list->item(static_cast<int>(place))->data(Qt::UserRole).toInt(), order[place]);
  }
}

// One stroke of the mouse over all instants.
inline void drawCurve(LessonPanel& panel, const std::vector<double>& curve) {
  auto* pad = child<SketchPad>(panel, "sketch");
  if (auto* scroll = panel.findChild<QScrollArea*>("lessonScroll")) scroll->ensureWidgetVisible(pad);
  double largest = 1e-12;
  for (const double height : curve) largest = std::max(largest, std::abs(height));
  const QRectF box = QRectF(pad->rect()).adjusted(26, 10, -12, -24);
  for (size_t i = 0; i < curve.size(); ++i) {
    const double x = box.left() + box.width() * double(i) / double(curve.size() - 1);
    const QPoint at(qRound(x), qRound(box.center().y() - 0.9 * curve[i] / largest * box.height() / 2));
    if (i == 0) QTest::mousePress(pad, Qt::LeftButton, {}, at);
    QMouseEvent move(QEvent::MouseMove, at, pad->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(pad, &move);
    if (i + 1 == curve.size()) QTest::mouseRelease(pad, Qt::LeftButton, {}, at);
  }
}

inline void giveAnswer(MainWindow& window, const Task& task, const Answer& answer) {
  LessonPanel& panel = window.learnMenu().panel();
  for (size_t i = 0; i < answer.signs.size(); ++i) {
    if (task.kind == TaskKind::sign)
      press(panel, qPrintable(QString("sign_%1_%2").arg(i).arg(*answer.signs[i])));
    else
      turnArrow(window, panel, static_cast<int>(i), *answer.signs[i]);
  }
  for (const int item : answer.chosen) {
    auto* option = child<QAbstractButton>(panel, QString("option_%1").arg(item));
    option->setFocus();
    QTest::keyClick(option, Qt::Key_Space);
    QVERIFY(option->isChecked());
  }
  if (task.kind == TaskKind::order) putInOrder(panel, answer.order);
  if (task.kind == TaskKind::number) {
    auto* field = child<QLineEdit>(panel, "number");
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QString::number(*answer.number, 'g', 10));
  }
  if (task.kind == TaskKind::sketch) drawCurve(panel, answer.curve);
}

// An answer that is wrong as far as a student can be wrong.
inline Answer wrongAnswer(const Task& task, const Answer& right) {
  Answer wrong = right;
  for (auto& sign : wrong.signs) sign = *sign == 0 ? 1 : -*sign;
  if (task.kind == TaskKind::choose)
    for (int i = 0; i < static_cast<int>(task.items.size()); ++i)
      if (std::count(right.chosen.begin(), right.chosen.end(), i) == 0) wrong.chosen = {i};
  std::reverse(wrong.order.begin(), wrong.order.end());
  if (wrong.number) wrong.number = *wrong.number == 0 ? 1 : -*wrong.number;
  for (double& height : wrong.curve) height = -height;
  if (std::all_of(wrong.curve.begin(), wrong.curve.end(), [](double height) { return height == 0; }))
    wrong.curve.assign(wrong.curve.size(), 1);
  return wrong;
}

// Tests that wait for each replay have hundreds of them.
constexpr double kQuickReplay = 0.1;  // [s]

// Waits until what was answered is marked, or the run has said why not.
inline void waitForMarks(LessonPlayer& player) {
  QTRY_VERIFY_WITH_TIMEOUT(player.phase() != Phase::running, 60000);
}

// Mends the diagram: by the button where there is one, else by taking away the parts that the message names, one by
// one, until the check has no error.
inline void mend(MainWindow& window) {
  LessonPanel& panel = window.learnMenu().panel();
  LessonPlayer& player = window.learnMenu().player();
  const auto isMended = [&] { return window.checker().currentModel() && player.firstMessage().isEmpty(); };
  auto* repair = child<QPushButton>(panel, "lessonRepair");
  if (QTest::qWaitFor([&] { return repair->isVisible(); }, 1500)) {
    press(panel, repair);
    QTRY_VERIFY_WITH_TIMEOUT(isMended(), 30000);
    return;
  }
  QStringList parts;
  for (const Message& message : window.checker().messages())
    for (const std::string& path : message.parts)
      if (const QString part = QString::fromStdString(path).section('.', 0, 0); !parts.contains(part)) parts << part;
  parts += player.step().light;
  for (const QString& part : parts) {
    if (window.document().partIndex(part.toStdString()) < 0) continue;
    clickPart(window, qPrintable(part));
    pressKey(&window.canvas(), Qt::Key_Delete);
    if (QTest::qWaitFor(isMended, 5000)) return;
    pressKey(&window, Qt::Key_Z, Qt::ControlModifier);
  }
  QFAIL("nothing mends the diagram");
}

}  // namespace armature::app
