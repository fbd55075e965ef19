#include "tests/translation/window_walk.h"

#include <QContextMenuEvent>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeWidget>

#include "app/panels/part_card.h"
#include "app/shell/recovery.h"
#include "app/shell/text_room.h"
#include "app/shell/view_menu.h"
#include "app/text/class_panel.h"
#include "tests/app/window_bench.h"

namespace armature::app {
namespace {

constexpr const char* kAnalog = "Modelica.Electrical.Analog.";
constexpr const char* kRotational = "Modelica.Mechanics.Rotational.Components.";

class Walk {
 public:
  Walk(const QTemporaryDir& folder, QSize size, bool isDark, const Visitor& visit) : folder_(folder), visit_(visit) {
    MainWindow::Options options;
    options.recoveryFolder = folder.filePath("recovery");
    options.settingsFile = folder.filePath("settings.ini");
    options.makeEngine = [] { return makeFacadeEngine({ARMATURE_SOURCE_DIR "/palette"}); };
    window_ = std::make_unique<MainWindow>(std::move(options));
    window_->resize(size);
    window_->setScheme(isDark ? MainWindow::Scheme::dark : MainWindow::Scheme::light);
    window_->show();
    (void)QTest::qWaitForWindowActive(window_.get());
  }

  void go() {
    lookAtAnEmptyDiagram();
    lookAtARun();
    lookAtCards();
    lookAtMistakes();
    lookInside();
    lookIntoSpace();
    lookAtDialogs();
    lookAtTexts();
    lookAtQuestions();
  }

 private:
  void look(const QString& view) {
    QTest::qWait(200);  // until all that changes has found its place
    visit_(view, *window_);
  }
  // Does what opens a menu, a dialog or a question, looks at each that comes (one may open another), and leaves it.
  void lookDuring(const QString& view, const std::function<void()>& open,
                  const std::function<void(QWidget&)>& goOn = {}) {
    QTimer timer;
    QSet<QWidget*> seen;
    QObject::connect(&timer, &QTimer::timeout, [&] {
      QWidget* popup = QApplication::activePopupWidget();
      QWidget* shown = popup ? popup : QApplication::activeModalWidget();
      if (!shown) return;
      if (!seen.contains(shown)) {
        seen.insert(shown);
        visit_(seen.size() == 1 ? view : view + QString::number(seen.size()), *shown);
        if (goOn) return goOn(*shown);
      }
      if (popup)
        popup->close();
      else if (auto* box = qobject_cast<QMessageBox*>(shown))
        box->done(QMessageBox::Cancel);
      else
        shown->close();
    });
    timer.start(50);
    open();
    QTest::qWait(150);
    if (seen.isEmpty()) qWarning("nothing was opened by: %s", qPrintable(view));
  }
  void menuAt(const QString& view, QWidget& widget, QPoint at) {
    lookDuring(view, [&] {
      QContextMenuEvent event(QContextMenuEvent::Mouse, at, widget.mapToGlobal(at));
      QApplication::sendEvent(&widget, &event);
    });
  }
  // The canvas opens its menus when the right button is let go.
  void partMenu(const QString& name) {
    CanvasView& canvas = window_->canvas();
    for (const PartPicture& part : canvas.scene().parts()) {
      if (part.name != name) continue;
      const QPoint at = canvas.toPixels(part.rect).center().toPoint();
      lookDuring("partMenu", [&] { QTest::mouseClick(&canvas, Qt::RightButton, {}, at); });
    }
  }
  QAction* action(const char* english) {
    for (QAction* action : window_->findChildren<QAction*>())
      if (action->text() == translated(english)) return action;
    qWarning("there is no action %s", english);
    return nullptr;
  }
  // Actions of the menus are found by their English text.
  static QString translated(const char* english) {
    for (const char* menu : {"File", "Edit", "View", "Run"}) {
      const QString text =
          QCoreApplication::translate(("armature::app::" + QByteArray(menu) + "Menu").constData(), english);
      if (text != english) return text;
    }
    const QString text = QCoreApplication::translate("armature::app::MainWindow", english);
    return text;
  }
  void trigger(const char* english) {
    if (QAction* found = action(english)) found->trigger();
  }
  void open(const QString& name) {
    window_->files().open(example(name));
    (void)QTest::qWaitFor([&] { return window_->run().stateText().size() > 0 && isRead(); }, 20000);
  }
  bool isRead() {
    const auto& parts = window_->canvas().scene().parts();
    return std::all_of(parts.begin(), parts.end(), [](const PartPicture& part) { return part.info != nullptr; });
  }
  void run() {
    window_->run().start();
    (void)QTest::qWaitFor(
        [&] { return window_->run().state() == RunState::done || window_->run().state() == RunState::stopped; }, 60000);
  }
  void put(const QString& className, QPointF at) {
    dropPart(*window_, className, at);
    (void)QTest::qWaitFor([&] { return isRead(); }, 10000);
  }

  void lookAtAnEmptyDiagram() {
    window_->files().makeNewPage();
    look("empty");
    trigger("About the selected &part, or the diagram");
    look("emptyPage");
    auto* pages = window_->findChild<QWidget*>("partPages");
    if (pages && pages->parentWidget()) pages->parentWidget()->close();
    for (QMenu* menu : window_->menuBar()->findChildren<QMenu*>()) {
      Q_EMIT menu->aboutToShow();
      menu->ensurePolished();
      visit_("menu " + menu->title(), *menu);
    }
  }
  void lookAtARun() {
    open("Rotational/First");
    look("first");
    run();
    window_->viewMenu().show({true, true, true, true, true});
    look("run");
    auto* tabs = window_->page().findChild<QTabWidget*>("bottomTabs");
    for (auto* each : window_->findChildren<QTabWidget*>("bottomTabs"))
      if (each->isVisible()) tabs = each;
    for (int k = tabs ? tabs->count() - 1 : -1; k >= 0; --k) {
      tabs->setCurrentIndex(k);
      look(QString("bottom%1").arg(k));
    }
    clickPart(*window_, "spring");
    look("part");
    partMenu("spring");
    partMenu("torque");
    trigger("Select &all");
    look("several");
    clickPart(*window_, "spring");
    trigger("About the selected &part, or the diagram");
    QTest::qWait(300);
    look("page");
    if (auto* view = window_->plots().findChild<QWidget*>("plotView")) menuAt("plotMenu", *view, {150, 80});
  }
  void lookAtCards() {
    auto* search = window_->findChild<QLineEdit*>("partSearch");
    QTest::keyClicks(search, "spring");
    QTest::qWait(300);
    look("search");
    auto* tree = window_->findChild<QTreeWidget*>("partTree");
    if (QTreeWidgetItem* first = tree->topLevelItem(0))
      menuAt("paletteMenu", *tree->viewport(), tree->visualItemRect(first).center());
    search->setText("xyzzy");
    QTest::qWait(200);
    look("nothingFound");
    search->clear();
    trigger("&Commands…");
    look("commands");
    QTest::keyClick(window_->focusWidget(), Qt::Key_Escape);
    clickPart(*window_, "inertia1");
    trigger("&Join by a wire…");
    look("join");
    if (window_->focusWidget()) QTest::keyClick(window_->focusWidget(), Qt::Key_Escape);
    window_->canvas().setFocus();
    QTest::keyClicks(&window_->canvas(), "s");
    look("quickInsert");
    if (window_->focusWidget()) QTest::keyClick(window_->focusWidget(), Qt::Key_Escape);
    if (const ClassPtr info = window_->catalog().known(QString(kRotational) + "Clutch")) {
      const Icons icons(shippedFolder("icons"));
      PartCard card(icons, window_.get());
      card.showFor(*info, window_->mapToGlobal(QPoint(260, 200)));
      QTest::qWait(50);
      visit_("card", card);
    }
  }
  // A circuit without ground, an input that is open, and what mends them.
  void lookAtMistakes() {
    window_->files().makeNewPage();
    put(QString(kAnalog) + "Basic.Resistor", {-40, 0});
    put(QString(kAnalog) + "Sources.ConstantVoltage", {40, 0});
    wire(*window_, "resistor1.p", "constantVoltage1.p");
    wire(*window_, "resistor1.n", "constantVoltage1.n");
    put(QString(kRotational) + "Inertia", {0, 60});
    clickPart(*window_, "inertia1");
    if (auto* field = window_->inspector().findChild<QLineEdit*>("parameter_J")) {
      typeInto(field, "nobody");
      look("unknownName");
      typeInto(field, "3 kg");
      look("wrongUnit");
      typeInto(field, "2*(3");
      typeInto(field, "1");
    }
    run();
    QTest::qWait(300);
    look("mistakes");
  }
  void lookInside() {
    window_->files().makeNewPage();
    put(QString(kRotational) + "Gearbox", {0, 0});
    window_->page().lookInto(0);
    (void)QTest::qWaitFor([&] { return window_->page().isInside(); }, 10000);
    look("inside");
    window_->page().goUpTo(0);
  }
  void lookIntoSpace() {
    open("MultiBody/DoublePendulum");
    run();
    QTest::qWait(600);
    look("space");
  }
  void lookAtDialogs() {
    open("Rotational/First");
    lookDuring(
        "preferences", [&] { trigger("Pr&eferences…"); },
        [](QWidget& shown) {
          for (auto* button : shown.findChildren<QPushButton*>())
            if (button->text() == QCoreApplication::translate("Preferences", "What has been allowed…"))
              return QTimer::singleShot(0, button, &QPushButton::click);
        });
    lookDuring("about", [&] { trigger("&About Armature"); });
    for (const char* file : {"&New library…", "Library &folders…", "&Open…", "Save &as…", "Export &Modelica text…",
                             "Export &picture of the diagram…"})
      lookDuring(QString("dialog ") + file, [&] { trigger(file); });
    QTest::mouseClick(&window_->canvas(), Qt::LeftButton, {}, {5, 5});
    QTest::qWait(100);
    for (const char* name : {"addParameter", "addClass"})
      if (auto* button = window_->inspector().findChild<QPushButton*>(name)) lookDuring(name, [&] { button->click(); });
  }
  // Own parts and the diagram as text, with a mistake.
  void lookAtTexts() {
    window_->files().makeNewPage();
    window_->texts().classDock().toggleViewAction()->trigger();
    look("noOwnPart");
    window_->texts().classes().addClass(0);
    QTest::qWait(1500);
    look("ownPart");
    window_->document().setClass(0, "model Spring\n  Real x = = 1;\nend Spring;");
    QTest::qWait(500);
    look("ownPartWithMistake");
    lookDuring("ownPartMenu", [&] {
      for (auto* button : window_->texts().classes().findChildren<QToolButton*>("classMenu")) button->showMenu();
    });
    window_->texts().textDock().toggleViewAction()->trigger();
    QTest::qWait(300);
    look("diagramText");
    window_->texts().textDock().hide();
    window_->texts().classDock().hide();
  }
  // What is asked before something could be lost.
  void lookAtQuestions() {
    const QString path = folder_.filePath("asked.armature.json");
    window_->files().makeNewPage();
    put(QString(kRotational) + "Inertia", {0, 0});
    lookDuring("closing", [&] { trigger("&Close the diagram"); });
    (void)window_->document().save(path);
    window_->files().open(path);
    QFile file(path);
    (void)file.open(QIODevice::ReadWrite);
    const QByteArray text = file.readAll();
    file.seek(0);
    file.write(QByteArray(text).replace("inertia1", "inertiaX"));
    file.close();
    put(QString(kRotational) + "Damper", {60, 0});
    QTest::qWait(800);
    look("changedElsewhere");
    lookDuring("saving", [&] { trigger("&Save"); });
    QFile::remove(path);
    QTest::qWait(500);
    lookDuring("gone", [&] { trigger("&Save"); });
  }

  const QTemporaryDir& folder_;
  const Visitor& visit_;
  std::unique_ptr<MainWindow> window_;
};

}  // namespace

void walkThroughTheWindow(const QTemporaryDir& settings, QSize size, bool isDark, const Visitor& visit) {
  QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
  Walk(settings, size, isDark, visit).go();
}

}  // namespace armature::app
