// What somebody does who knows nothing and has all the time: presses, drags, types, chooses and undoes at random places
// of a window, in any order. Most of it is aimed at what is there (parts, connectors, wires, fields, buttons), for
// blind hits would mostly meet the empty canvas. Dialogs and menus are answered at random and never stay; those that
// ask for files are shut, and the program cannot be quitted.
#pragma once
#include <deque>
#include <functional>
#include <random>
#include <string>

#include "app/shell/main_window.h"
#include "hands.h"

namespace armature::test {

class MonkeyMoves : public QObject {
 public:
  MonkeyMoves(app::MainWindow& window, uint32_t seed);

  // One event more (sometimes a pause). Does not return before a dialog that it opens has been closed by further calls.
  void perform();
  // So long the next event is to wait [ms].
  int pause() const { return pause_; }
  // What is being done.
  const std::string& label() const { return label_; }
  int events() const { return hands_.count() + triggered_; }
  // What is done next leads there, where there is a way: into one of the diagram's own classes (one is made of some
  // parts otherwise), to its icon, to its text.
  enum class Aim { inside, icon, text };
  void turnTo(Aim aim);
  // One step towards a window without dialogs, menus, pressed buttons and gestures; true when it is there.
  bool calmDown();

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  using Step = std::function<void()>;
  struct Kind {
    int weight;
    const char* name;
    void (MonkeyMoves::*queue)();
  };
  static const Kind kKinds[];

  uint32_t below(uint32_t count) { return static_cast<uint32_t>(random_()) % count; }
  bool isLucky(uint32_t percent) { return below(100) < percent; }
  double fraction() { return below(1 << 20) / double(1 << 20); }
  template <class T>
  auto& anyOf(T& list) {
    return list[below(static_cast<uint32_t>(std::size(list)))];
  }

  void keepFocus(QWidget* front);
  void begin();
  void choose();
  void add(Step step) { queue_.push_back(std::move(step)); }
  // ---- at the canvas ----
  app::CanvasView& canvas() { return window_.canvas(); }
  // What has its place: an icon, or the canvas.
  QWidget& ground();
  QPointF iconSpot();
  QPointF anyPlace(const QWidget& widget);
  // A part, a connector, a wire, a label, or anywhere [px].
  QPointF hotSpot();
  Qt::KeyboardModifiers anyKeys();
  void queueClick(QPointer<QWidget> widget, QPointF at, Qt::MouseButton button, Qt::KeyboardModifiers keys = {});
  void queueDrag(QPointer<QWidget> from, QPointF start, QPointer<QWidget> to, QPointF end, Qt::MouseButton button);
  void hover();
  void click();
  void doubleClick();
  void rightClick();
  void drag();
  void pan();
  void wheel();
  // ---- keys and menus ----
  void anyKey();
  void shortcut();
  void action();
  void trigger(QAction* action);
  void trigger(const char* words);
  void run();
  void history();
  void clipboard();
  void tabs();
  void levels();
  // ---- own classes ----
  bool isAtRest();
  void makeSubmodel();
  void goInside();
  void drawOnIcon();
  void writeText();
  // ---- panels ----
  void dragFromPalette();
  void searchPalette();
  void quickInsert();
  void edit();
  void queueText(const QString& text);
  void anyControl();
  void resize();
  void rest();
  // ---- dialogs and menus ----
  void answer(QWidget& front);
  void shut(QWidget& front);

  app::MainWindow& window_;
  uint32_t seed_, choices_ = 0;
  std::mt19937 random_;
  Hands hands_;
  std::deque<Step> queue_;
  std::string label_;
  QPointer<QWidget> front_;   // the dialog or menu that was met last
  int met_ = 0;               // so often
  bool isNameTaken_ = false;  // the next question is for the name of a sub-model, which has one
  int triggered_ = 0, pause_ = 0;
};

}  // namespace armature::test
