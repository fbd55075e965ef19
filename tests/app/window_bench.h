// What tests of the whole window share: a window with the real engine, and hands that drag, click and type.
#pragma once
#include <QCheckBox>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>

#include "app/panels/inspector_panel.h"
#include "app/panels/palette_panel.h"
#include "app/panels/variable_browser.h"
#include "app/shell/diagram_files.h"
#include "app/shell/main_window.h"

namespace armature::app {

inline std::unique_ptr<MainWindow> makeWindow(const QTemporaryDir& folder, const QString& recovery = {}) {
  MainWindow::Options options;
  options.isQuiet = true;
  options.recoveryFolder = recovery;
  options.settingsFile = folder.filePath("settings.ini");
  options.makeEngine = [] { return makeFacadeEngine({ARMATURE_SOURCE_DIR "/palette"}); };
  auto window = std::make_unique<MainWindow>(std::move(options));
  window->resize(1400, 900);
  window->show();
  window->activateWindow();
  (void)QTest::qWaitForWindowActive(window.get());
  return window;
}

// Whether all of a widget is within those around it.
inline bool isWhole(const QWidget* widget) {
  if (!widget || !widget->isVisible()) return false;
  for (const QWidget* one = widget; !one->isWindow();) {
    one = one->parentWidget();
    if (!one->rect().contains(QRect(widget->mapTo(one, QPoint()), widget->size()))) return false;
  }
  return true;
}

inline QString example(const QString& name) {
  return QStringLiteral(ARMATURE_SOURCE_DIR "/resources/examples/") + name + ".armature.json";
}

// Drops a class on the canvas as the palette's drag would: enter, move, drop events at a place of the diagram.
inline void dropPart(MainWindow& window, const QString& className, QPointF at) {
  CanvasView& canvas = window.canvas();
  QMimeData data;
  data.setData(kClassMime, className.toUtf8());
  const QPoint pixel = canvas.toPixels(at).toPoint();
  QDragEnterEvent enter(pixel, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&canvas, &enter);
  QVERIFY(enter.isAccepted());
  QDragMoveEvent move(pixel, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&canvas, &move);
  QDropEvent drop(pixel, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&canvas, &drop);
}

inline void typeInto(QWidget* field, const QString& text) {
  QVERIFY(field);
  field->setFocus();
  auto* line = qobject_cast<QLineEdit*>(field);
  QVERIFY(line);
  line->selectAll();
  QTest::keyClicks(line, text);
  QTest::keyClick(line, Qt::Key_Return);
}

// Presses a key in a window once the window system has made it the active one. A window that is not active has no
// shortcuts, and a dialog that closes gives the keys back only after a moment.
inline void pressKey(QWidget* widget, Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
  QWidget* window = widget->window();
  for (QDeadlineTimer left(5000); !window->isActiveWindow() && !left.hasExpired();) {
    window->activateWindow();
    (void)QTest::qWaitForWindowActive(window, 200);
  }
  QTest::keyClick(widget, key, modifiers);
}

// Ticks a variable in the browser as a person does: its name into the filter, a click on its row, the space bar.
inline void tickVariable(MainWindow& window, const QString& name) {
  VariableBrowser& browser = window.page().variables();
  QLineEdit* filter = browser.filterField();
  QTest::keyClicks(filter, name);
  VariableTree* tree = browser.tree();
  const auto row = [&]() -> QTreeWidgetItem* {
    for (int i = 0; i < tree->topLevelItemCount(); ++i)
      if (tree->topLevelItem(i)->text(0) == name) return tree->topLevelItem(i);
    return nullptr;
  };
  QTRY_VERIFY_WITH_TIMEOUT(row(), 10000);
  QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualItemRect(row()).center());
  QTest::keyClick(tree, Qt::Key_Space);
  QCOMPARE(row()->checkState(0), Qt::Checked);
}

// Enters a path in the file dialog that the next event opens, and confirms it.
inline void answerFileDialog(const QString& path) {
  QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
  auto* timer = new QTimer;
  QObject::connect(timer, &QTimer::timeout, timer, [timer, path] {
    auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    auto* field = dialog ? dialog->findChild<QLineEdit*>("fileNameEdit") : nullptr;
    if (!field) return;
    timer->deleteLater();
    field->selectAll();
    // Pasted: typed, every folder on the way would be listed.
    QGuiApplication::clipboard()->setText(path);
    QTest::keyClick(field, Qt::Key_V, Qt::ControlModifier);
    // The list of completions takes the return key.
    auto* buttons = dialog->findChild<QDialogButtonBox*>();
    auto* confirm = buttons->button(dialog->acceptMode() == QFileDialog::AcceptSave ? QDialogButtonBox::Save
                                                                                    : QDialogButtonBox::Open);
    if (QWidget* completions = QApplication::activePopupWidget()) completions->hide();
    QTest::mouseClick(confirm, Qt::LeftButton);
  });
  timer->start(20);
}

// Presses, moves and releases the left button on the canvas.
inline void dragOn(CanvasView& canvas, QPoint start, QPoint end) {
  QTest::mouseMove(&canvas, start);
  QTest::mousePress(&canvas, Qt::LeftButton, {}, start);
  for (int i = 1; i <= 3; ++i) QTest::mouseMove(&canvas, start + (end - start) * i / 3);
  QTest::mouseRelease(&canvas, Qt::LeftButton, {}, end);
}

inline void wire(MainWindow& window, const char* from, const char* to) {
  CanvasView& canvas = window.canvas();
  DiagramScene& scene = canvas.scene();
  const ConnectorRef a = scene.findEnd(from), b = scene.findEnd(to);
  QVERIFY2(a.isValid(), from);
  QVERIFY2(b.isValid(), to);
  dragOn(canvas, canvas.toPixels(scene.connector(a).at).toPoint(), canvas.toPixels(scene.connector(b).at).toPoint());
}

// What a person does to one part: where it is dropped, and what is typed into the inspector.
struct PartStep {
  const char* name;
  QString className;
  double x, y;
  bool isTurned = false;
  std::vector<std::pair<const char*, const char*>> values;
};

// Writes a parameter into its field, ticks it, or adds a modifier that has no field.
inline void enterValue(MainWindow& window, int part, const char* name, const char* value) {
  auto* field = window.inspector().findChild<QWidget*>(QStringLiteral("parameter_") + name);
  // A vector's text goes into the first of its three fields.
  auto* first = window.inspector().findChild<QWidget*>(QStringLiteral("parameter_%1[1]").arg(name));
  if (first && first->isVisible()) field = first;
  if (!field)
    typeInto(window.inspector().findChild<QLineEdit*>("newModifier"), QStringLiteral("%1 = %2").arg(name, value));
  else if (qobject_cast<QLineEdit*>(field))
    typeInto(field, value);
  else if (auto* tick = qobject_cast<QCheckBox*>(field))
    QTest::mouseClick(tick, Qt::LeftButton, {}, QPoint(8, tick->height() / 2));
  else
    QFAIL(name);
  QCOMPARE(window.document().modifier(part, name), std::string(value));
}

// A part by a double click on the empty canvas, its class's name typed, the row taken that the arrow keys reach.
inline void insertPart(MainWindow& window, const QString& className, QPointF at) {
  CanvasView& canvas = window.canvas();
  const size_t before = window.document().values().components.size();
  const auto isListed = [&] {
    const auto& all = canvas.scene().catalog().placeable();
    return std::any_of(all.begin(), all.end(),
                       [&](const ClassPtr& info) { return info->name == className.toStdString(); });
  };
  QTRY_VERIFY2_WITH_TIMEOUT(isListed(), qPrintable(className), 20000);
  const QPoint pixel = canvas.toPixels(at).toPoint();
  QTest::mouseClick(&canvas, Qt::LeftButton, {}, pixel);
  QTest::mouseDClick(&canvas, Qt::LeftButton, {}, pixel);
  QTest::mouseRelease(&canvas, Qt::LeftButton, {}, pixel);
  auto* card = canvas.findChild<QWidget*>("quickInsert");
  QTRY_VERIFY(card && card->isVisible());
  auto* field = card->findChild<QLineEdit*>();
  auto* list = card->findChild<QListWidget*>();
  QTest::keyClicks(field, className.section('.', -1));
  const auto rowOf = [&] {
    for (int row = 0; row < list->count(); ++row)
      if (list->item(row)->data(Qt::UserRole).toString() == className) return row;
    return -1;
  };
  QTRY_VERIFY2(rowOf() >= 0, qPrintable(className));
  for (int row = rowOf(); list->currentRow() < row;) {
    const int current = list->currentRow();
    QTest::keyClick(field, Qt::Key_Down);
    QVERIFY(list->currentRow() > current);
  }
  QTest::keyClick(field, Qt::Key_Return);
  QCOMPARE(window.document().values().components.size(), before + 1);
}

// A part by keys, its name and values through the inspector's fields.
inline void buildPart(MainWindow& window, const PartStep& step) {
  CanvasView& canvas = window.canvas();
  insertPart(window, step.className, {step.x, step.y});
  const size_t index = window.document().values().components.size() - 1;
  QTRY_VERIFY(canvas.scene().parts().at(index).info);
  // Beside the middle, where some parts have their connector.
  QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.toPixels(QPointF(step.x + 5, step.y - 7)).toPoint());
  if (step.isTurned) pressKey(&window, Qt::Key_R, Qt::ControlModifier);
  const auto nameShown = [&] {
    const auto* field = window.inspector().findChild<QLineEdit*>("partName");
    return field ? field->text() : QString();
  };
  QTRY_COMPARE(nameShown(), QString::fromStdString(window.document().values().components[index].name));
  if (nameShown() != step.name) typeInto(window.inspector().findChild<QLineEdit*>("partName"), step.name);
  QTRY_COMPARE(window.document().values().components[index].name, std::string(step.name));
  QTRY_COMPARE(nameShown(), QString(step.name));
  for (const auto& [name, value] : step.values) enterValue(window, static_cast<int>(index), name, value);
  canvas.setFocus();
}

// A click on a part, beside its middle, where some have their connector.
inline void clickPart(MainWindow& window, const char* name) {
  CanvasView& canvas = window.canvas();
  const int part = canvas.scene().document().partIndex(name);
  QVERIFY2(part >= 0, name);
  const QRectF box = canvas.toPixels(canvas.scene().parts()[static_cast<size_t>(part)].rect);
  QTest::mouseClick(&canvas, Qt::LeftButton, {}, (box.center() + QPointF(box.width() / 5, box.height() / 4)).toPoint());
}

// Clicks the entry of the menu that opens next; its text begins with `text`. `then` is done first, for what the entry
// opens.
inline void answerMenu(const QString& text, const std::function<void()>& then) {
  auto* poll = new QTimer;
  QObject::connect(poll, &QTimer::timeout, poll, [poll, text, then] {
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    if (!menu) return;
    for (QAction* action : menu->actions()) {
      if (!QString(action->text()).remove('&').startsWith(text)) continue;
      poll->deleteLater();
      if (then) then();
      QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
      return;
    }
    poll->deleteLater();
    menu->close();
    QFAIL(qPrintable(QStringLiteral("no entry ") + text));
  });
  poll->start(20);
}

inline void runToEnd(MainWindow& window) {
  window.activateWindow();  // no window manager gives the focus back after a dialog
  (void)QTest::qWaitForWindowActive(&window);
  pressKey(&window, Qt::Key_F5);
  QTRY_VERIFY_WITH_TIMEOUT(window.run().state() == RunState::done || window.run().state() == RunState::stopped, 60000);
  for (const Message& message : window.run().messages()) qInfo("%s", message.toText().c_str());
  QCOMPARE(window.run().state(), RunState::done);
}

}  // namespace armature::app
