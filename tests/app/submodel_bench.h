// What tests of sub-models share: hands that choose parts of a diagram and make one of them.
#pragma once
#include <QLabel>
#include <QLineEdit>

#include "tests/app/window_bench.h"

namespace armature::app {

// Answers the questions for a name that follow, one text after the other, by keys; keeps what the last one asked.
class NameTyper : public QObject {
 public:
  explicit NameTyper(QStringList texts) : texts_(std::move(texts)) { startTimer(20); }
  QStringList questions;
  bool isDone() const { return texts_.isEmpty(); }

 protected:
  void timerEvent(QTimerEvent*) override {
    QWidget* dialog = QApplication::activeModalWidget();
    auto* field = dialog ? dialog->findChild<QLineEdit*>() : nullptr;
    if (!field || texts_.isEmpty()) return;
    questions << dialog->findChild<QLabel*>()->text();
    field->selectAll();
    QTest::keyClicks(field, texts_.takeFirst());
    QTest::keyClick(field, Qt::Key_Return);
  }

 private:
  QStringList texts_;
};

inline void clickOn(MainWindow& window, const char* part, Qt::KeyboardModifiers keys = {}) {
  CanvasView& canvas = window.canvas();
  const int index = canvas.scene().document().partIndex(part);
  QVERIFY2(index >= 0, part);
  const QPointF at = canvas.scene().parts()[static_cast<size_t>(index)].rect.center();
  QTest::mouseClick(&canvas, Qt::LeftButton, keys, canvas.toPixels(at).toPoint());
}

inline double valueAt(MainWindow& window, const char* name, double time) {
  const StorePtr store = window.page().run().store();
  for (const results::Column& column : store->columns())
    if (column.name == name) return store->valueAt(column, time);
  return std::nan("");
}

// Selects a part by a rubber band around it: a click on a connector begins a wire.
inline void bandAround(MainWindow& window, const char* part) {
  CanvasView& canvas = window.canvas();
  const int index = canvas.scene().document().partIndex(part);
  QVERIFY2(index >= 0, part);
  const QRectF box = canvas.toPixels(canvas.scene().parts()[static_cast<size_t>(index)].rect);
  const QPoint from = (box.topLeft() - QPointF(8, 8)).toPoint(), to = (box.bottomRight() + QPointF(8, 8)).toPoint();
  QTest::mousePress(&canvas, Qt::LeftButton, {}, from);
  QTest::mouseMove(&canvas, (from + to) / 2);
  QTest::mouseMove(&canvas, to);
  QTest::mouseRelease(&canvas, Qt::LeftButton, {}, to);
  QVERIFY(canvas.scene().selectedParts().contains(index));
}

// Makes a sub-model of what is selected, by its key.
inline void makeSubmodel(MainWindow& window, const QString& name) {
  NameTyper typer({name});
  pressKey(&window.canvas(), Qt::Key_G, Qt::ControlModifier);
  QVERIFY(typer.isDone());
}

// Selects two parts by clicks and makes a sub-model of them.
inline void makeSubmodelOf(MainWindow& window, const char* first, const char* second, const QString& name) {
  clickOn(window, first);
  clickOn(window, second, Qt::ShiftModifier);
  QCOMPARE(window.canvas().scene().selectedParts().size(), 2);
  makeSubmodel(window, name);
}

}  // namespace armature::app
