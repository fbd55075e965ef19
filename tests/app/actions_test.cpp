// Every entry of the menus and every shortcut, driven in the states in which a person may meet them.
#include <QDialog>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTimer>
#include <algorithm>

#include "app/shell/part_pages.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

class ActionsTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void everyEntryInEveryState();
  void everyExampleOpensFromTheMenu();
  void shortcutsDoWhatTheySay();
  void noTwoEntriesShareAShortcut();
};

// The entries of a menu and of the menus below it, without the separators.
static void collect(const QList<QAction*>& from, QList<QAction*>& into, bool hasExamples) {
  for (QAction* action : from) {
    const bool isFolder = action->menu() != nullptr;
    if (isFolder && !hasExamples && action->text().contains("xamples")) continue;
    if (isFolder)
      collect(action->menu()->actions(), into, hasExamples);
    else if (!action->isSeparator())
      into << action;
  }
}

static QList<QAction*> entries(MainWindow& window) {
  QList<QAction*> all;
  collect(window.menuBar()->actions(), all, false);
  return all;
}

// Dialogs are shut as soon as they open; counts them.
class Shutter : public QTimer {
 public:
  Shutter() {
    connect(this, &QTimer::timeout, this, [this] {
      if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
        ++count;
        dialog->reject();
      }
      if (QWidget* popup = QApplication::activePopupWidget()) popup->close();
    });
    start(10);
  }
  int count = 0;
};

void ActionsTest::everyEntryInEveryState() {
  QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
  const std::pair<const char*, std::function<void(MainWindow&)>> states[] = {
      {"empty", [](MainWindow& window) { window.files().makeNew(); }},
      {"nothing selected", [](MainWindow& window) { QVERIFY(window.openFile(example("Rotational/First"))); }},
      {"parts and wires selected",
       [](MainWindow& window) {
         QVERIFY(window.openFile(example("Rotational/First")));
         window.page().scene().select({0, 1, 3}, {0, 2});
       }},
      {"after a run",
       [](MainWindow& window) {
         QVERIFY(window.openFile(example("Electrical/Analog/Resistor")));
         runToEnd(window);
       }},
      {"inside of a part", [](MainWindow& window) {
         QVERIFY(window.openFile(example("MultiBody/OneAxis")));
         const int axis = window.document().partIndex("axis");
         QTRY_VERIFY(window.page().scene().parts().at(static_cast<size_t>(axis)).info);
         window.page().lookInto(axis);
         QTRY_VERIFY(window.page().isInside());
       }}};
  for (const auto& [name, prepare] : states) {
    int triggered = 0;
    QString last;
    const QTemporaryDir folder;
    auto window = makeWindow(folder);
    const int count = static_cast<int>(entries(*window).size());
    QVERIFY(count > 45);
    for (int i = 0; i < count; ++i) {
      for (int page = window->pages().count(); page > 0; --page)
        window->closePage(0);  // the last one leaves an empty page
      prepare(*window);
      if (QTest::currentTestFailed()) return qWarning("after %s", qPrintable(last));
      const QList<QAction*> all = entries(*window);
      if (i >= all.size()) break;
      QAction* action = all[i];
      if (action->text().contains("&Quit") || !action->isEnabled()) continue;
      Shutter shutter;
      last = action->text();
      action->trigger();
      QTest::qWait(1);
      // A window beside this one (that in which lessons are written) would keep the keys.
      for (QWidget* other : QApplication::topLevelWidgets())
        if (other != window.get() && other->isVisible() && other->windowType() != Qt::ToolTip) other->close();
      ++triggered;
      QVERIFY2(window->isVisible(), qPrintable(name + action->text()));
      if (action->isCheckable()) action->trigger();
    }
    QVERIFY2(triggered > 35, name);
  }
}

void ActionsTest::everyExampleOpensFromTheMenu() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QList<QAction*> all;
  for (QAction* top : window->menuBar()->actions())
    for (QAction* entry : top->menu()->actions())
      if (entry->menu() && entry->text().contains("xamples")) collect({entry}, all, true);
  QVERIFY(all.size() >= 52);
  for (QAction* entry : all) {
    entry->trigger();
    QVERIFY2(window->document().path().endsWith("/" + entry->text().remove('&') + ".armature.json"),
             qPrintable(entry->text()));
    QVERIFY(!window->document().isModified());
    if (window->pages().count() > 1) window->closePage(0);
  }
  // Their folders stand as in a course, and when one is opened its examples in the order of their titles.
  QStringList folders;
  for (const QAction* entry : window->menuBar()->actions().at(0)->menu()->actions())
    if (entry->menu() && entry->text().contains("xamples"))
      for (QAction* group : entry->menu()->actions()) {
        folders << group->text();
        Q_EMIT group->menu()->aboutToShow();
        QStringList titles;
        for (const QAction* example : group->menu()->actions())
          if (!example->menu()) titles << example->text();
        QVERIFY(std::is_sorted(titles.begin(), titles.end(), [](const QString& a, const QString& b) {
          return QString::localeAwareCompare(a, b) < 0;
        }));
      }
  QCOMPARE(folders.mid(0, 4), (QStringList{"Rotation", "Translation", "3-D mechanics", "Electrical"}));
}

void ActionsTest::shortcutsDoWhatTheySay() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QVERIFY(window->openFile(example("Rotational/First")));
  QTRY_VERIFY(window->page().scene().parts().at(0).info);
  const auto key = [&](Qt::Key code, Qt::KeyboardModifiers modifiers = {}) { pressKey(window.get(), code, modifiers); };
  const auto& parts = window->document().values().components;
  DiagramScene& scene = window->page().scene();
  window->canvas().setFocus();
  const size_t count = parts.size();
  const auto ctrl = Qt::ControlModifier, shift = Qt::ShiftModifier;

  key(Qt::Key_A, ctrl);
  QCOMPARE(static_cast<size_t>(scene.selectedParts().size()), count);
  scene.select({2}, {});
  key(Qt::Key_D, ctrl);
  QCOMPARE(parts.size(), count + 1);
  // What is undone may be out of sight: it is said.
  const QString step = window->document().undoStack()->undoText();
  key(Qt::Key_Z, ctrl);
  QCOMPARE(parts.size(), count);
  QCOMPARE(window->statusBar()->currentMessage(), "Undone: " + step);
  key(Qt::Key_Z, ctrl | shift);
  QCOMPARE(window->statusBar()->currentMessage(), "Done again: " + step);
  QCOMPARE(parts.size(), count + 1);
  key(Qt::Key_Z, ctrl);
  scene.select({2}, {});
  key(Qt::Key_R, ctrl);
  QCOMPARE(parts[2].placement.rotation, 270.0);
  key(Qt::Key_R, ctrl | shift);
  QCOMPARE(parts[2].placement.rotation, 0.0);
  key(Qt::Key_F, ctrl);
  QVERIFY(parts[2].placement.flip);
  key(Qt::Key_E, ctrl);
  QTRY_VERIFY(scene.parts()[2].isDisabled);
  key(Qt::Key_E, ctrl);
  QTRY_VERIFY(!scene.parts()[2].isDisabled);
  key(Qt::Key_C, ctrl);
  key(Qt::Key_V, ctrl);
  QCOMPARE(parts.size(), count + 1);
  QCOMPARE(window->document().undoStack()->undoText(), QString("Paste a part"));
  key(Qt::Key_X, ctrl);
  QCOMPARE(parts.size(), count);
  scene.select({2}, {});
  key(Qt::Key_Delete);
  QCOMPARE(parts.size(), count - 1);
  while (window->document().undoStack()->canUndo()) key(Qt::Key_Z, ctrl);
  QVERIFY(!window->document().isModified());

  key(Qt::Key_0, ctrl);
  QCOMPARE(window->canvas().zoom(), 1.0);
  key(Qt::Key_Plus, ctrl);
  QVERIFY(std::abs(window->canvas().zoom() - 1.25) < 1e-9);
  key(Qt::Key_Minus, ctrl);
  QVERIFY(std::abs(window->canvas().zoom() - 1) < 1e-9);
  key(Qt::Key_9, ctrl);
  QVERIFY(std::abs(window->canvas().zoom() - 1) > 1e-3);

  const bool wasDark = Theme::of(window.get()).isDark;
  key(Qt::Key_D, ctrl | shift);
  QTRY_VERIFY(Theme::of(window.get()).isDark != wasDark);
  key(Qt::Key_D, ctrl | shift);
  QTRY_VERIFY(Theme::of(window.get()).isDark == wasDark);

  key(Qt::Key_K, ctrl);
  QTRY_VERIFY(window->palettePanel().searchField()->hasFocus());
  key(Qt::Key_F, ctrl | shift);
  QTRY_VERIFY(window->page().variables().filterField()->hasFocus());
  key(Qt::Key_Escape);
  QTRY_VERIFY(window->canvas().hasFocus());
  scene.select({2}, {});
  key(Qt::Key_J, ctrl);
  QTRY_VERIFY(window->canvas().findChild<QWidget*>("joinCard")->isVisible());
  window->canvas().setFocus();
  key(Qt::Key_F7);
  QCOMPARE(window->page().bottomTabs().currentIndex(), 1);
  key(Qt::Key_F5);
  QTRY_COMPARE_WITH_TIMEOUT(window->run().state(), RunState::done, 20000);
  key(Qt::Key_N, ctrl);
  QCOMPARE(window->pages().count(), 2);
  key(Qt::Key_Tab, ctrl);
  QCOMPARE(window->tabs().currentIndex(), 0);
  key(Qt::Key_Tab, ctrl | shift);
  QCOMPARE(window->tabs().currentIndex(), 1);
  key(Qt::Key_W, ctrl);
  QCOMPARE(window->pages().count(), 1);
  scene.select({2}, {});
  key(Qt::Key_F1);
  auto* pages = window->findChild<PartPages*>("partPages");
  QVERIFY(pages && pages->isVisible());
  QCOMPARE(pages->browser().className(), QString::fromStdString(parts[2].className));
}

// A shortcut that two entries claim does nothing at all.
void ActionsTest::noTwoEntriesShareAShortcut() {
  const QTemporaryDir folder;
  const auto window = makeWindow(folder);
  QHash<QString, QString> owners;
  for (QAction* action : entries(*window))
    for (const QKeySequence& keys : action->shortcuts()) {
      const QString text = keys.toString();
      QVERIFY2(!owners.contains(text), qPrintable(text + ": " + action->text() + ", " + owners.value(text)));
      owners.insert(text, action->text());
    }
  QVERIFY(owners.size() > 25);
}

QTEST_MAIN(ActionsTest)
#include "actions_test.moc"
