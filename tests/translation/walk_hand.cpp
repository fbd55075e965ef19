#include "tests/translation/walk_hand.h"

#include <QContextMenuEvent>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QMessageBox>
#include <QScreen>
#include <QTabWidget>

#include "app/run/checker.h"
#include "app/shell/view_menu.h"

namespace armature::app {

WalkHand::WalkHand(const QDir& folder, QSize size, bool isDark, const Visitor& visit)
    : folder_(folder), visit_(visit), size_(size), isDark_(isDark), window_(makeWindow(folder.filePath("recovery"))) {
  (void)QTest::qWaitForWindowActive(window_.get());
}

WalkHand::~WalkHand() = default;

std::unique_ptr<MainWindow> WalkHand::makeWindow(const QString& recovery) {
  MainWindow::Options options;
  options.recoveryFolder = recovery;
  options.settingsFile = folder_.filePath("settings.ini");
  options.makeEngine = [] { return makeFacadeEngine({ARMATURE_SOURCE_DIR "/palette"}); };
  const auto scheme = isDark_ ? MainWindow::Scheme::dark : MainWindow::Scheme::light;
  QSettings(options.settingsFile, QSettings::IniFormat).setValue("scheme", static_cast<int>(scheme));
  auto made = std::make_unique<MainWindow>(std::move(options));
  made->resize(size_);
  made->show();
  return made;
}

void WalkHand::beginAnew() {
  for (int k = window_->pages().count() - 1; k >= 0; --k) window_->pages().remove(k);
  window_->viewMenu().show({false, false, false, false, false});
  trigger("&Reset the layout");
  window_->raise();
  window_->activateWindow();
  QTest::qWait(100);
}

// ---- what is looked at ----

// What of a widget its parents leave to be seen; its children may cover it.
static bool isInSight(const QWidget& widget) {
  QRect seen = widget.rect();
  for (const QWidget* one = &widget; one->parentWidget() && !one->isWindow(); one = one->parentWidget())
    seen = seen.translated(one->pos()) & one->parentWidget()->rect();
  return widget.isVisible() && !seen.isEmpty();
}

// Where docks share a column somebody who wants to see one clicks its tab.
static void bringForward(const QWidget* widget) {
  for (; widget && !isInSight(*widget); widget = widget->parentWidget())
    if (const auto* dock = qobject_cast<const QDockWidget*>(widget); dock && dock->toggleViewAction()->isChecked())
      return const_cast<QDockWidget*>(dock)->raise();
}

constexpr int kTurn = 60;  // [ms] until what has been done is seen

void WalkHand::look(const QString& view, const QWidget* shown) {
  bringForward(shown);
  QTest::qWait(kTurn);
  if (!window_->checker().isAnswered()) {
    (void)QTest::qWaitFor([&] { return window_->checker().isAnswered(); }, 3000);
    QTest::qWait(kTurn);
  }
  if (!shown || !isInSight(*shown)) miss(view + ": its widget is not on show");
  visit_(view, *window_);
}

void WalkHand::look(const QString& view, const char* objectName) {
  const QWidget* shown = nullptr;
  (void)QTest::qWaitFor(
      [&] {
        bringForward(window_->findChild<QWidget*>(objectName));
        for (const auto* widget : window_->findChildren<QWidget*>(objectName))
          if (isInSight(*widget)) shown = widget;
        return shown != nullptr;
      },
      3000);
  look(view, shown);
}

void WalkHand::lookDuring(const QString& view, const std::function<void()>& open,
                          const std::function<bool(QWidget&)>& goOn) {
  QTimer timer;
  QSet<QWidget*> seen;
  QPointer<QWidget> fresh;  // has come just now: what it shows finds its place until the next time
  int patience = 0;
  QObject::connect(&timer, &QTimer::timeout, [&] {
    QWidget* popup = QApplication::activePopupWidget();
    QWidget* shown = popup ? popup : QApplication::activeModalWidget();
    if (!shown) return;
    const bool isNew = !seen.contains(shown);
    if (isNew && std::exchange(fresh, shown) != shown) return;
    if (isNew) {
      seen.insert(shown);
      const QString name = seen.size() == 1 ? view : view + QString::number(seen.size());
      if (auto* menu = qobject_cast<QMenu*>(shown))
        lookAtMenu(name, *menu);
      else
        visit_(name, *shown);
    }
    if (goOn && ++patience < 100 && goOn(*shown)) return;
    if (popup)
      popup->close();
    else if (auto* box = qobject_cast<QMessageBox*>(shown))
      box->done(QMessageBox::Cancel);
    else if (auto* dialog = qobject_cast<QDialog*>(shown))
      dialog->reject();
    else
      shown->close();
  });
  timer.start(50);
  open();
  QTest::qWait(200);
  if (seen.isEmpty()) miss(view + ": nothing was opened");
}

void WalkHand::lookAtMenu(const QString& view, QMenu& menu) {
  menu.ensurePolished();
  if (menu.actions().isEmpty()) return;
  // A menu finds its height, and its arrows where the screen is too low for it, when it opens.
  const bool isOpen = menu.isVisible();
  if (!isOpen) menu.popup(menu.screen()->availableGeometry().topLeft());
  visit_(view, menu);
  if (!isOpen) menu.hide();
  for (const QAction* action : menu.actions()) {
    QMenu* sub = action->menu();
    if (!sub) continue;
    Q_EMIT sub->aboutToShow();  // one that is made then is empty before
    lookAtMenu(view + ' ' + sub->title().remove('&'), *sub);
    Q_EMIT sub->aboutToHide();
  }
}

void WalkHand::menuAt(const QString& view, QWidget& widget, QPoint at) {
  lookDuring(view, [&] {
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, widget.mapToGlobal(at));
    QApplication::sendEvent(&widget, &event);
  });
}

// The canvas opens its menus when the right button is let go.
void WalkHand::canvasMenuAt(const QString& view, QPoint at) {
  CanvasView& canvas = window_->canvas();
  lookDuring(view, [&] { QTest::mouseClick(&canvas, Qt::RightButton, {}, at); });
}

void WalkHand::partMenu(const QString& view, const QString& name) {
  CanvasView& canvas = window_->canvas();
  for (const PartPicture& part : canvas.scene().parts())
    if (part.name == name) return canvasMenuAt(view, canvas.toPixels(part.rect).center().toPoint());
  miss(view + ": no part " + name);
}

// ---- what a person does ----

// Menus of the window by their classes: their actions are found by their English text.
static QStringList translations(const char* english) {
  QStringList all{english};
  for (const char* room : {"FileMenu", "EditMenu", "ViewMenu", "RunMenu", "LearnMenu", "GlassesMenu", "LibraryRoom",
                           "ExperimentsRoom", "EnergyRoom", "TextRoom", "DockLayout", "MainWindow"})
    all << QCoreApplication::translate((QByteArray("armature::app::") + room).constData(), english);
  return all;
}

QAction* WalkHand::action(const char* english) {
  const QStringList texts = translations(english);
  for (QAction* action : window_->findChildren<QAction*>())
    if (texts.contains(action->text()) && !action->menu()) return action;
  miss(QStringLiteral("no action ") + english);
  return nullptr;
}

void WalkHand::trigger(const char* english) {
  if (QAction* found = action(english)) found->trigger();
}

bool WalkHand::isRead() {
  const auto& parts = window_->canvas().scene().parts();
  return std::all_of(parts.begin(), parts.end(), [](const PartPicture& part) { return part.info != nullptr; });
}

void WalkHand::waitForModel() {
  waitFor(
      "an answer of the engine", [&] { return window_->checker().isAnswered(); }, 60000);
}

void WalkHand::openFile(const QString& path) {
  if (!window_->openFile(path)) miss("not opened: " + path);
  waitFor("classes of " + path, [&] { return isRead(); });
  waitForModel();
}

void WalkHand::open(const QString& name) {
  openFile(example(name));
}

void WalkHand::run() {
  window_->run().start();
  waitFor(
      "a run", [&] { return window_->run().state() == RunState::done || window_->run().state() == RunState::stopped; },
      60000);
}

void WalkHand::showTime(double time) {
  window_->page().holdPlayback(true);
  window_->run().setShownTime(time);
}

void WalkHand::put(const QString& className, QPointF at) {
  dropPart(*window_, className, at);
  waitFor(className, [&] { return isRead(); });
}

void WalkHand::enter(const char* objectName, const QString& text) {
  QLineEdit* field = nullptr;
  const auto isThere = [&] {
    field = window_->inspector().findChild<QLineEdit*>(objectName);
    return field != nullptr;
  };
  if (waitFor(objectName, isThere)) typeInto(field, text);
}

void WalkHand::write(const QString& name, const QByteArray& text) const {
  const QString path = folder_.filePath(name);
  QDir().mkpath(QFileInfo(path).path());
  QFile file(path);
  if (file.open(QIODevice::WriteOnly)) file.write(text);
}

void WalkHand::key(Qt::Key key, Qt::KeyboardModifiers modifiers) {
  if (QWidget* focus = QApplication::focusWidget()) QTest::keyClick(focus, key, modifiers);
}

void WalkHand::clickSoon(QMenu& menu, QAction& entry) {
  QTimer::singleShot(0, &menu, [&menu, &entry] {
    QTest::mouseClick(&menu, Qt::LeftButton, {}, menu.actionGeometry(&entry).center());
  });
}

bool WalkHand::click(QWidget& owner, const char* objectName) {
  for (auto* button : owner.findChildren<QAbstractButton*>(objectName))
    if (button->isVisible()) {
      button->click();
      return true;
    }
  miss(QStringLiteral("no button ") + objectName);
  return false;
}

void WalkHand::showBelow(const char* objectName) {
  QTabWidget& tabs = window_->page().bottomTabs();
  for (int k = 0; k < tabs.count(); ++k)
    if (tabs.widget(k)->objectName() == objectName || tabs.widget(k)->findChild<QWidget*>(objectName))
      return tabs.setCurrentIndex(k);
  miss(QStringLiteral("no tab with ") + objectName);
}

QPoint WalkHand::pixelOf(const char* end) {
  const DiagramScene& scene = window_->canvas().scene();
  const ConnectorRef ref = scene.findEnd(end);
  if (!ref.isValid()) miss(QStringLiteral("no connector ") + end);
  return ref.isValid() ? window_->canvas().toPixels(scene.connector(ref).at).toPoint() : QPoint();
}

QPoint WalkHand::onWire(size_t wire) {
  const auto& wires = window_->canvas().scene().wires();
  if (wire >= wires.size() || wires[wire].points.size() < 2) {
    miss("a wire");
    return {};
  }
  const QPolygonF& points = wires[wire].points;
  return window_->canvas().toPixels((points[0] + points[1]) / 2).toPoint();
}

}  // namespace armature::app
