#include "monkey_moves.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QTabBar>
#include <QTimer>
#include <utility>

#include "app/icon/icon_geometry.h"
#include "app/panels/palette_panel.h"
#include "app/shell/diagram_page.h"
#include "app/shell/page_icon.h"
#include "app/shell/text_room.h"
#include "app/text/class_panel.h"
#include "app/text/code_edit.h"
#include "app/tools/edit_actions.h"

namespace armature::test {

using namespace armature::app;

namespace {

constexpr size_t kMostParts = 100;  // pasting all into itself again and again makes any program slow
constexpr int kMostVisits = 25;     // events for one dialog or menu before it is shut

const QString kTexts[] = {"1",      "2.5",   "-3",       "0",      "1e400",  "1e-300", "-",
                          "1/0",    "time",  "sin(1)",   "{1, 2}", "true",   "false",  "",
                          "spring", "part1", "((",       "\"a\"",  "a b",    "ä€𝄞",    "der(x)",
                          "1e9",    "10",    "0.000001", "fill",   "if x",   "x[1]",   "Modelica.Constants.pi",
                          "phi",    "end",   "J = 2",    "// a",   "2.0000", "+",      QString(300, 'x')};

constexpr int kKeys[] = {Qt::Key_Escape, Qt::Key_Return, Qt::Key_Tab,    Qt::Key_Backtab, Qt::Key_Backspace,
                         Qt::Key_Delete, Qt::Key_Left,   Qt::Key_Right,  Qt::Key_Up,      Qt::Key_Down,
                         Qt::Key_Home,   Qt::Key_End,    Qt::Key_PageUp, Qt::Key_Space,   Qt::Key_PageDown,
                         Qt::Key_F1,     Qt::Key_F2,     Qt::Key_F3,     Qt::Key_F4,      Qt::Key_F5,
                         Qt::Key_F6,     Qt::Key_F7,     Qt::Key_F10,    Qt::Key_Menu};

// Letters that are shortcuts together with Ctrl, or with Ctrl and Shift; no quitting.
constexpr char kLetters[] = "ACDEFJKRSVXYZN0123456789+-,";

bool isUsable(const QWidget* widget) {
  return widget->isVisible() && widget->isEnabled() && !widget->visibleRegion().isEmpty();
}

template <class T>
QList<T*> usable(const QWidget& parent) {
  QList<T*> all;
  for (T* widget : parent.findChildren<T*>())
    if (isUsable(widget)) all << widget;
  return all;
}

}  // namespace

const MonkeyMoves::Kind MonkeyMoves::kKinds[] = {
    {10, "hover", &MonkeyMoves::hover},
    {14, "click", &MonkeyMoves::click},
    {5, "double click", &MonkeyMoves::doubleClick},
    {5, "right click", &MonkeyMoves::rightClick},
    {24, "drag", &MonkeyMoves::drag},
    {3, "pan", &MonkeyMoves::pan},
    {6, "wheel", &MonkeyMoves::wheel},
    {14, "key", &MonkeyMoves::anyKey},
    {8, "shortcut", &MonkeyMoves::shortcut},
    {8, "action", &MonkeyMoves::action},
    {8, "run", &MonkeyMoves::run},
    {6, "history", &MonkeyMoves::history},
    {8, "clipboard", &MonkeyMoves::clipboard},
    {3, "tabs", &MonkeyMoves::tabs},
    {6, "levels", &MonkeyMoves::levels},
    {7, "drag from the palette", &MonkeyMoves::dragFromPalette},
    {3, "search the palette", &MonkeyMoves::searchPalette},
    {4, "quick insert", &MonkeyMoves::quickInsert},
    {14, "edit", &MonkeyMoves::edit},
    {10, "control", &MonkeyMoves::anyControl},
    {1, "resize", &MonkeyMoves::resize},
    {6, "rest", &MonkeyMoves::rest},
};

MonkeyMoves::MonkeyMoves(MainWindow& window, uint32_t seed) : window_(window), seed_(seed) {
  for (QAction* action : window_.findChildren<QAction*>())
    if (action->text() == "&Quit") action->setEnabled(false);
  qApp->installEventFilter(this);
}

// Whoever lets a monkey choose a file loses files.
bool MonkeyMoves::eventFilter(QObject* object, QEvent* event) {
  if (event->type() == QEvent::Show)
    if (auto* dialog = qobject_cast<QFileDialog*>(object))
      QTimer::singleShot(1, dialog, [dialog] { dialog->reject(); });
  return false;
}

void MonkeyMoves::perform() {
  pause_ = 1;
  QWidget* const popup = QApplication::activePopupWidget();
  QWidget* const front = popup ? popup : QApplication::activeModalWidget();
  keepFocus(front);
  if (front != front_) {
    front_ = front;
    met_ = 0;
  }
  if (queue_.empty() || (front && ++met_ > kMostVisits)) {
    begin();
    if (front)
      answer(*front);
    else
      choose();
  }
  if (queue_.empty()) return;
  const Step step = std::move(queue_.front());
  queue_.pop_front();
  step();
}

// As a window manager does when a dialog has gone; without one nobody would hear the keys from then on.
void MonkeyMoves::keepFocus(QWidget* front) {
  if (!QGuiApplication::focusWindow()) (front ? front->window() : &window_)->activateWindow();
}

// Each choice has its own numbers: what one of them needs does not shift those behind it.
void MonkeyMoves::begin() {
  std::seed_seq numbers{seed_, ++choices_};
  random_.seed(numbers);
  queue_.clear();
}

void MonkeyMoves::choose() {
  if (window_.page().icon().page() && isLucky(50)) return drawOnIcon();
  uint32_t total = 0;
  for (const Kind& kind : kKinds) total += static_cast<uint32_t>(kind.weight);
  uint32_t at = below(total);
  const Kind* chosen = kKinds;
  while (at >= static_cast<uint32_t>(chosen->weight)) at -= static_cast<uint32_t>((chosen++)->weight);
  label_ = chosen->name;
  add([this] { hands_.rest(); });
  (this->*chosen->queue)();
  // Now and then something comes in between.
  if (queue_.size() > 3 && isLucky(10)) {
    const bool isEscape = isLucky(50);
    queue_.insert(queue_.begin() + 2 + below(static_cast<uint32_t>(queue_.size()) - 2), [this, isEscape] {
      isEscape ? hands_.key(Qt::Key_Escape) : hands_.key(Qt::Key_Z, Qt::ControlModifier);
    });
  }
}

// ---- at the canvas ----

QPointF MonkeyMoves::anyPlace(const QWidget& widget) {
  return {fraction() * widget.width(), fraction() * widget.height()};
}

QWidget& MonkeyMoves::ground() {
  IconPage* const icon = window_.page().icon().page();
  return icon ? static_cast<QWidget&>(icon->view()) : canvas();
}

// A handle, a connector, a shape, or anywhere [px].
QPointF MonkeyMoves::iconSpot() {
  const IconView& view = window_.page().icon().page()->view();
  const IconModel& model = window_.page().icon().page()->model();
  const uint32_t kind = below(10);
  if (const auto handles = view.handles(); kind < 3 && !handles.empty()) return anyOf(handles).at;
  if (const auto connectors = model.connectors(); kind < 5 && !connectors.empty())
    return view.connectorBox(anyOf(connectors)).center();
  if (const auto& items = model.drawing().items; kind < 8 && !items.empty()) {
    const QPolygonF outline = outlineOf(anyOf(items));
    if (!outline.isEmpty()) return view.toPixels(anyOf(outline));
  }
  const QRectF frame = view.frame();
  return view.toPixels({frame.x() + frame.width() * fraction(), frame.y() + frame.height() * fraction()});
}

QPointF MonkeyMoves::hotSpot() {
  if (window_.page().icon().page()) return iconSpot();
  CanvasView& view = canvas();
  const DiagramScene& scene = view.scene();
  QPointF at = anyPlace(view);
  const uint32_t kind = below(10);
  if (kind < 7 && !scene.parts().empty()) {
    const PartPicture& part = anyOf(scene.parts());
    at = view.toPixels(part.rect.center());
    if (kind < 3 && !part.connectors.empty()) at = view.toPixels(anyOf(part.connectors).at);
    if (kind == 3) at = view.toPixels(part.labelRect.center());
    if (kind == 4) at = view.toPixels(part.rect.bottomRight());
  } else if (kind < 9 && !scene.wires().empty()) {
    const QPolygonF& points = anyOf(scene.wires()).points;
    if (points.size() > 1) {
      const qsizetype k = below(static_cast<uint32_t>(points.size()) - 1);
      at = view.toPixels(points[k] + (points[k + 1] - points[k]) * fraction());
    }
  }
  if (isLucky(20)) at += QPointF(below(21), below(21)) - QPointF(10, 10);
  return QRectF(view.rect()).contains(at) ? at : anyPlace(view);
}

Qt::KeyboardModifiers MonkeyMoves::anyKeys() {
  constexpr Qt::KeyboardModifier kAll[] = {Qt::ShiftModifier, Qt::ControlModifier, Qt::AltModifier};
  return isLucky(75) ? Qt::KeyboardModifiers() : Qt::KeyboardModifiers(anyOf(kAll));
}

void MonkeyMoves::queueClick(QPointer<QWidget> widget, QPointF at, Qt::MouseButton button, Qt::KeyboardModifiers keys) {
  add([=, this] {
    if (widget) hands_.moveTo(*widget, at);
  });
  add([=, this] { hands_.press(button, keys); });
  add([=, this] { hands_.release(button, keys); });
}

void MonkeyMoves::queueDrag(QPointer<QWidget> from, QPointF start, QPointer<QWidget> to, QPointF end,
                            Qt::MouseButton button) {
  const Qt::KeyboardModifiers keys = anyKeys();
  add([=, this] {
    if (from) hands_.moveTo(*from, start);
  });
  add([=, this] { hands_.press(button, keys); });
  const uint32_t steps = 2 + below(6);
  for (uint32_t k = 1; k <= steps; ++k)
    add([=, this] {
      if (!from || !to) return;
      const QPointF goal = from->mapFromGlobal(to->mapToGlobal(end.toPoint()));
      hands_.moveTo(*from, start + (goal - start) * k / steps);
    });
  add([=, this] { hands_.release(button, keys); });
}

void MonkeyMoves::hover() {
  for (uint32_t k = 2 + below(5); k > 0; --k) add([this] { hands_.moveTo(ground(), hotSpot()); });
}

void MonkeyMoves::click() {
  queueClick(&ground(), hotSpot(), Qt::LeftButton, anyKeys());
}

void MonkeyMoves::doubleClick() {
  const QPointF at = hotSpot();
  queueClick(&ground(), at, Qt::LeftButton);
  queueClick(&ground(), at, Qt::LeftButton);
}

void MonkeyMoves::rightClick() {
  queueClick(&ground(), hotSpot(), Qt::RightButton, anyKeys());
}

void MonkeyMoves::drag() {
  queueDrag(&ground(), hotSpot(), &ground(), hotSpot(), isLucky(95) ? Qt::LeftButton : Qt::RightButton);
}

void MonkeyMoves::pan() {
  queueDrag(&ground(), anyPlace(ground()), &ground(), anyPlace(ground()), Qt::MiddleButton);
}

void MonkeyMoves::wheel() {
  const QPointF at = hotSpot();
  for (uint32_t k = 1 + below(6); k > 0; --k)
    add([=, this, angle = QPoint(isLucky(20) ? 120 : 0, isLucky(50) ? 120 : -120), keys = anyKeys()] {
      hands_.moveTo(ground(), at);
      hands_.turn(angle, keys);
    });
}

// ---- keys and menus ----

void MonkeyMoves::anyKey() {
  for (uint32_t k = 1 + below(4); k > 0; --k)
    add([=, this, key = anyOf(kKeys), keys = anyKeys()] { hands_.key(key, keys); });
}

void MonkeyMoves::shortcut() {
  const char letter = kLetters[below(sizeof kLetters - 1)];
  const auto keys = isLucky(70) ? Qt::ControlModifier : Qt::ControlModifier | Qt::ShiftModifier;
  add([=, this] { hands_.key(letter, keys); });
}

void MonkeyMoves::trigger(QAction* action) {
  if (!action || !action->isEnabled() || action->isSeparator() || action->menu()) return;
  label_ = "action " + action->text().toStdString();
  ++triggered_;
  action->trigger();
}

void MonkeyMoves::trigger(const char* words) {
  for (QAction* action : window_.findChildren<QAction*>())
    if (action->text().remove('&').startsWith(QLatin1String(words))) return trigger(action);
}

void MonkeyMoves::action() {
  add([this, at = fraction(), isExampleWanted = isLucky(5)] {
    QList<QAction*> all;
    for (QAction* action : window_.findChildren<QAction*>()) {
      const bool isExample = action->property("command").toString().startsWith("Open the example");
      // The diagram under test stays open, and tabs do not grow without end.
      const bool isClosing = action->text().contains("lose the diagram") && window_.pages().count() < 3;
      const bool isOpening = isExample && (!isExampleWanted || window_.pages().count() > 4);
      if (!isClosing && !isOpening && !action->text().isEmpty()) all << action;
    }
    trigger(all[static_cast<qsizetype>(at * static_cast<double>(all.size()))]);
  });
}

void MonkeyMoves::run() {
  constexpr const char* kWords[] = {"Run", "Run", "Run", "Pause", "Continue", "Stop", "Step", "Check the diagram"};
  add([this, words = anyOf(kWords)] { trigger(words); });
}

void MonkeyMoves::history() {
  const char* const words = isLucky(60) ? "Undo" : "Redo";
  for (uint32_t k = 1 + below(4); k > 0; --k) add([=, this] { trigger(words); });
}

void MonkeyMoves::clipboard() {
  constexpr const char* kWords[] = {"Cut",        "Copy",       "Copy",   "Paste",       "Paste",
                                    "Duplicate",  "Delete",     "Flip",   "Rotate left", "Rotate right",
                                    "Switch off", "Select all", "Join by"};
  if (isLucky(40)) add([this] { trigger("Select all"); });
  for (uint32_t k = 1 + below(3); k > 0; --k)
    add([this, words = anyOf(kWords)] {
      const bool isGrowing = QLatin1String(words) == "Paste" || QLatin1String(words) == "Duplicate";
      if (!isGrowing || window_.document().values().components.size() < kMostParts) trigger(words);
    });
}

void MonkeyMoves::tabs() {
  const bool isNew = isLucky(15);
  add([=, this] {
    if (isNew && window_.pages().count() < 4)
      hands_.key(Qt::Key_N, Qt::ControlModifier);
    else
      hands_.key(Qt::Key_Tab, Qt::ControlModifier);
  });
}

void MonkeyMoves::levels() {
  if (isLucky(40)) return add([this] { hands_.key(Qt::Key_Up, Qt::AltModifier); });
  const auto& parts = canvas().scene().parts();
  if (parts.empty()) return;
  const QPointF at = canvas().toPixels(anyOf(parts).rect.center());
  queueClick(&canvas(), at, Qt::LeftButton);
  queueClick(&canvas(), at, Qt::LeftButton);
  add([this] { pause_ = 30; });
}

// ---- own classes ----

void MonkeyMoves::turnTo(Aim aim) {
  begin();
  label_ = aim == Aim::inside ? "go inside" : aim == Aim::icon ? "go to the icon" : "write text";
  add([this] { hands_.rest(); });
  if (aim == Aim::inside) return goInside();
  if (aim == Aim::icon) return add([this] { hands_.key(Qt::Key_I, Qt::ControlModifier); });
  writeText();
}

void MonkeyMoves::makeSubmodel() {
  const auto& parts = canvas().scene().parts();
  for (uint32_t k = 2 + below(3); k > 0 && !parts.empty(); --k) {
    const QRectF box = canvas().toPixels(anyOf(parts).rect);
    // Beside the middle, where some have a connector.
    queueClick(&canvas(), box.center() + QPointF(box.width() / 5, box.height() / 4), Qt::LeftButton, Qt::ShiftModifier);
    add([this] { hands_.rest(); });
  }
  add([this] {
    isNameTaken_ = true;
    hands_.key(Qt::Key_G, Qt::ControlModifier);
  });
}

void MonkeyMoves::goInside() {
  const diagram::Document& home = window_.page().home().document().values();
  std::vector<QRectF> own;
  for (const PartPicture& part : canvas().scene().parts())
    if (ownClassOf(home, part.className) >= 0) own.push_back(part.rect);
  if (own.empty() || isLucky(15)) return makeSubmodel();
  canvas().fit();
  const QRectF box = canvas().toPixels(anyOf(own));
  const QPointF at = box.center() + QPointF(box.width() / 5, box.height() / 4);
  queueClick(&canvas(), at, Qt::LeftButton);
  queueClick(&canvas(), at, Qt::LeftButton);
  for (int k = 0; k < 4; ++k) add([this] { pause_ = 30; });
}

void MonkeyMoves::drawOnIcon() {
  constexpr int kTools[] = {Qt::Key_L, Qt::Key_P, Qt::Key_R, Qt::Key_E, Qt::Key_T};
  constexpr int kVerbs[] = {Qt::Key_Delete, Qt::Key_Left, Qt::Key_Up, Qt::Key_Backspace};
  label_ = "draw on the icon";
  add([this] { hands_.rest(); });
  const uint32_t kind = below(4);
  if (kind == 0) add([this, key = anyOf(kTools)] { hands_.key(key); });
  if (kind < 3) return queueDrag(&ground(), iconSpot(), &ground(), iconSpot(), Qt::LeftButton);
  queueClick(&ground(), iconSpot(), Qt::LeftButton);
  add([this, key = anyOf(kVerbs)] { hands_.key(key); });
}

// Somewhere in the text of an own class.
void MonkeyMoves::writeText() {
  constexpr const char* kWords[] = {" // a word", "  parameter Real z = 2;", " ", "end", "\"a\"", "1"};
  TextRoom& texts = window_.texts();
  if (!texts.classDock().isVisible()) return add([this] { trigger("Own parts"); });
  auto* const field = texts.classes().editor().findChild<QAbstractScrollArea*>();
  if (!field) return;
  queueClick(field->viewport(), anyPlace(*field->viewport()), Qt::LeftButton);
  if (isLucky(80)) add([this] { hands_.key(Qt::Key_End); });
  if (isLucky(30)) add([this] { hands_.key(Qt::Key_Return); });
  for (const char* letter = anyOf(kWords); *letter; ++letter) add([this, c = *letter] { hands_.type(QLatin1Char(c)); });
  if (isLucky(20)) add([this] { hands_.key(Qt::Key_Backspace); });
  add([this] { pause_ = 30; });
}

// ---- panels ----

void MonkeyMoves::dragFromPalette() {
  QTreeWidget* const tree = window_.palettePanel().tree();
  const QPointF at(60 + below(80), fraction() * tree->viewport()->height());
  if (isLucky(20)) {
    queueClick(tree->viewport(), at, Qt::LeftButton);
    return queueClick(tree->viewport(), at, Qt::LeftButton);
  }
  if (window_.document().values().components.size() < kMostParts)
    queueDrag(tree->viewport(), at, &canvas(), hotSpot(), Qt::LeftButton);
}

void MonkeyMoves::searchPalette() {
  constexpr const char* kWords[] = {"spring", "res", "body", "gain", "x", "mass", "sine", "zzz", "in"};
  QLineEdit* const field = window_.palettePanel().searchField();
  queueClick(field, QPointF(field->width() / 2.0, field->height() / 2.0), Qt::LeftButton);
  queueText(anyOf(kWords));
}

void MonkeyMoves::quickInsert() {
  constexpr const char* kWords[] = {"inertia", "res", "body", "gain", "mass", "sine", "fric", "cap"};
  queueClick(&canvas(), anyPlace(canvas()), Qt::LeftButton);
  for (const char* letter = anyOf(kWords); *letter; ++letter) add([this, c = *letter] { hands_.type(QLatin1Char(c)); });
  for (uint32_t k = below(4); k > 0; --k) add([this] { hands_.key(Qt::Key_Down); });
  add([this] { hands_.key(Qt::Key_Return); });
}

void MonkeyMoves::queueText(const QString& text) {
  add([this] { hands_.key(Qt::Key_A, Qt::ControlModifier); });
  if (text.size() > 20)
    add([=, this] { hands_.key(0, {}, text); });
  else
    for (const QChar c : text) add([=, this] { hands_.type(c); });
  constexpr int kEnds[] = {Qt::Key_Return, Qt::Key_Return, Qt::Key_Tab, Qt::Key_Escape};
  add([this, key = anyOf(kEnds)] { hands_.key(key); });
}

// A field of the inspector or of the list of variables.
void MonkeyMoves::edit() {
  QList<QWidget*> fields;
  for (QWidget* panel : {window_.page().inspectors(), window_.page().bottom()}) {
    for (auto* field : usable<QLineEdit>(*panel)) fields << field;
    for (auto* field : usable<QAbstractButton>(*panel)) fields << field;
    for (auto* field : usable<QComboBox>(*panel)) fields << field;
    for (auto* field : usable<QPlainTextEdit>(*panel)) fields << field;
  }
  if (fields.isEmpty()) return;
  QWidget* const field = anyOf(fields);
  queueClick(field, QPointF(std::min(8, field->width() - 1), field->height() / 2.0), Qt::LeftButton);
  if (qobject_cast<QLineEdit*>(field) || qobject_cast<QPlainTextEdit*>(field)) queueText(anyOf(kTexts));
}

// Whatever can be clicked.
void MonkeyMoves::anyControl() {
  QList<QWidget*> all;
  for (auto* control : usable<QAbstractButton>(window_)) all << control;
  for (auto* control : usable<QComboBox>(window_)) all << control;
  for (auto* control : usable<QTabBar>(window_)) all << control;
  for (auto* control : usable<QAbstractScrollArea>(window_)) all << control->viewport();
  if (all.isEmpty()) return;
  QWidget* const control = anyOf(all);
  // The cross of a tab: the diagram under test stays open.
  if (qobject_cast<QTabBar*>(control->parent()) && qobject_cast<QAbstractButton*>(control)) return;
  const auto* named = qobject_cast<QAbstractButton*>(control);
  label_ += std::string(" ") + control->metaObject()->className() + " '" +
            (named && !named->text().isEmpty() ? named->text() : control->objectName()).toStdString() + "'";
  const Qt::MouseButton button = isLucky(85) ? Qt::LeftButton : Qt::RightButton;
  const QPointF at = anyPlace(*control);
  if (isLucky(25)) return queueDrag(control, at, control, anyPlace(*control), button);
  queueClick(control, at, button);
  if (isLucky(30)) queueClick(control, at, button);
}

void MonkeyMoves::resize() {
  const int width = 1024 + static_cast<int>(below(600)), height = 700 + static_cast<int>(below(400));
  add([=, this] { window_.resize(width, height); });
}

void MonkeyMoves::rest() {
  add([this, time = static_cast<int>(below(60))] { pause_ = time; });
}

// ---- dialogs and menus ----

void MonkeyMoves::answer(QWidget& front) {
  label_ = std::string("answer ") + front.metaObject()->className() + " '" + front.windowTitle().toStdString() + "'";
  if (std::exchange(isNameTaken_, false)) return add([this] { hands_.key(Qt::Key_Return); });
  if (met_ > kMostVisits || isLucky(35)) return shut(front);
  const QPointer<QWidget> widget = &front;
  const uint32_t kind = below(4);
  if (kind == 0) return anyKey();
  if (kind == 1) {
    QList<QWidget*> all;
    for (auto* button : usable<QAbstractButton>(front)) all << button;
    for (auto* field : usable<QLineEdit>(front)) all << field;
    if (all.isEmpty()) return;
    QWidget* const chosen = anyOf(all);
    queueClick(chosen, QPointF(chosen->rect().center()), Qt::LeftButton);
    if (qobject_cast<QLineEdit*>(chosen)) queueText(anyOf(kTexts));
    return;
  }
  queueClick(widget, anyPlace(front), Qt::LeftButton);
}

void MonkeyMoves::shut(QWidget& front) {
  const QPointer<QWidget> widget = &front;
  if (met_ <= kMostVisits) return add([this] { hands_.key(Qt::Key_Escape); });
  add([this, widget] {
    hands_.releaseAll();
    if (!widget) return;
    if (auto* dialog = qobject_cast<QDialog*>(widget.data()))
      dialog->reject();
    else
      widget->close();
  });
}

// Nothing that Esc could end but the stay inside of a part or at an icon.
bool MonkeyMoves::isAtRest() {
  DiagramPage& page = window_.page();
  if (QApplication::focusWidget() != &ground()) return false;
  if (IconPage* const icon = page.icon().page())
    return icon->view().tool() == IconTool::select && icon->model().selected().isEmpty() &&
           icon->model().selectedConnector().isEmpty();
  return page.isInside() && !shownTools(page).gesture() && !isAnythingSelected(canvas().scene());
}

bool MonkeyMoves::calmDown() {
  label_ = "calm down";
  queue_.clear();
  hands_.releaseAll();
  QWidget* const popup = QApplication::activePopupWidget();
  QWidget* const front = popup ? popup : QApplication::activeModalWidget();
  keepFocus(front);
  if (!front) {
    if (!isAtRest()) hands_.key(Qt::Key_Escape);
    return true;
  }
  met_ = kMostVisits + 1;
  shut(*front);
  const Step step = std::move(queue_.front());
  queue_.clear();
  step();
  return false;
}

}  // namespace armature::test
