// What tests of libraries share: a small library on the disk, a diagram that uses it, and hands for the palette's
// menus.
#pragma once
#include <QMenu>
#include <QMessageBox>
#include <QToolButton>

#include "app/run/library_folders.h"
#include "tests/app/window_bench.h"

namespace armature::app {

inline void writeText(const QString& path, const QString& text) {
  QVERIFY(QDir().mkpath(QFileInfo(path).path()));
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(text.toUtf8());
}

inline QString readText(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

inline QString wheelText(const QString& more = {}) {
  return QStringLiteral(
             "within Gears;\nmodel Wheel \"A wheel\" // of iron\n"
             "  extends Modelica.Mechanics.Rotational.Interfaces.PartialTwoFlanges;\n"
             "  parameter Real J(unit = \"kg.m2\") = 2;\n  %1\nequation\n"
             "  flange_a.phi = flange_b.phi;\n  J*der(der(flange_a.phi)) = flange_a.tau + flange_b.tau;\nend Wheel;\n")
      .arg(more);
}

// The library Gears with one class, in the folder libs.
inline void makeGears(const QTemporaryDir& folder) {
  writeText(folder.filePath("libs/Gears/package.mo"),
            "package Gears \"Wheels\"\n  annotation(version = \"1.2.0\", uses(Modelica(version = \"4.1.0\")));\nend "
            "Gears;\n");
  writeText(folder.filePath("libs/Gears/package.order"), "Wheel\n");
  writeText(folder.filePath("libs/Gears/Wheel.mo"), wheelText());
}

// A diagram with one part of it.
inline QString saveUser(const QTemporaryDir& folder) {
  diagram::Document user;
  user.name = "User";
  user.title = "User";
  diagram::ComponentItem wheel;
  wheel.name = "wheel1";
  wheel.className = "Gears.Wheel";
  user.components = {wheel};
  const QString path = folder.filePath("User.armature.json");
  return diagram::save(user, path.toStdString()).ok() ? path : QString();
}

// A window that asks what it has to ask; with the engine in its own process, or apart.
inline std::unique_ptr<MainWindow> makeAskingWindow(const QTemporaryDir& folder, bool isApart = false) {
  MainWindow::Options options;
  options.settingsFile = folder.filePath("settings.ini");
  options.recoveryFolder = folder.filePath("recovery");
  options.makeEngine = [isApart] {
    const std::vector<std::string> path{ARMATURE_SOURCE_DIR "/palette"};
    return isApart ? makeWorkerEngine(path) : makeFacadeEngine(path);
  };
  auto window = std::make_unique<MainWindow>(std::move(options));
  window->resize(1400, 900);
  window->show();
  (void)QTest::qWaitForWindowActive(window.get());
  return window;
}

inline bool hasErrors(MainWindow& window) {
  const Messages& messages = window.checker().messages();
  return std::any_of(messages.begin(), messages.end(), [](const Message& m) { return m.severity == Severity::error; });
}

inline bool isPlaceableKnown(MainWindow& window, const char* name) {
  const auto all = window.catalog().placeable();
  return std::any_of(all.begin(), all.end(), [&](const ClassPtr& info) { return info->name == name; });
}

// The row of a class or package in the palette; null where there is none.
inline QTreeWidgetItem* paletteRow(MainWindow& window, const QString& name) {
  for (QTreeWidgetItemIterator i(window.palettePanel().tree()); *i; ++i)
    if ((*i)->data(0, Qt::UserRole).toString() == name) return *i;
  return nullptr;
}

// A click on the button in the palette, and on an entry of its menu.
inline void chooseLibraryAction(MainWindow& window, const QString& text, const std::function<void()>& then = {}) {
  auto* button = window.palettePanel().findChild<QToolButton*>("libraryButton");
  QVERIFY(button && button->isVisible());
  answerMenu(text, then);
  QTest::mouseClick(button, Qt::LeftButton);
}

// The same with the menu of a row.
inline void choosePackageAction(MainWindow& window, const QString& row, const QString& text,
                                const std::function<void()>& then = {}) {
  QTreeWidget* tree = window.palettePanel().tree();
  QTreeWidgetItem* item = paletteRow(window, row);
  QVERIFY2(item, qPrintable(row));
  tree->scrollToItem(item);
  answerMenu(text, then);
  const QPoint at = tree->visualItemRect(item).center();
  QContextMenuEvent event(QContextMenuEvent::Mouse, at, tree->viewport()->mapToGlobal(at));
  QApplication::sendEvent(tree->viewport(), &event);
}

// Chooses a folder in the dialog that opens next.
inline void answerFolderDialog(const QString& path) {
  QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
  auto* timer = new QTimer;
  QObject::connect(timer, &QTimer::timeout, timer, [timer, path] {
    auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    auto* field = dialog ? dialog->findChild<QLineEdit*>("fileNameEdit") : nullptr;
    if (!field) return;
    timer->deleteLater();
    field->selectAll();
    QGuiApplication::clipboard()->setText(path);
    QTest::keyClick(field, Qt::Key_V, Qt::ControlModifier);
    if (QWidget* completions = QApplication::activePopupWidget()) completions->hide();
    auto* buttons = dialog->findChild<QDialogButtonBox*>();
    QTest::mouseClick(buttons->button(QDialogButtonBox::Open), Qt::LeftButton);
  });
  timer->start(20);
}

// Presses a button of the question that opens next, and keeps what it says.
inline void answerQuestion(const QString& name, const QString& button, QString* told = nullptr) {
  auto* timer = new QTimer;
  QObject::connect(timer, &QTimer::timeout, timer, [timer, name, button, told] {
    auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    if (!box || box->objectName() != name) return;
    for (QAbstractButton* one : box->buttons()) {
      if (QString(one->text()).remove('&') != button) continue;
      timer->deleteLater();
      if (told) *told = box->text() + '\n' + box->informativeText();
      QTest::mouseClick(one, Qt::LeftButton);
      return;
    }
  });
  timer->start(20);
}

}  // namespace armature::app
