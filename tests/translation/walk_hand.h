// The hands of the walk through the window: what opens diagrams, menus and dialogs, shows what they open to the
// visitor, and keeps a list of what did not come.
#pragma once
#include <QMenu>

#include "tests/app/window_bench.h"
#include "tests/translation/window_walk.h"

namespace armature::app {

inline constexpr const char* kAnalog = "Modelica.Electrical.Analog.";
inline constexpr const char* kRotational = "Modelica.Mechanics.Rotational.Components.";

class WalkHand {
 public:
  // `visit` must outlive the hand.
  WalkHand(const QDir& folder, QSize size, bool isDark, const Visitor& visit);
  ~WalkHand();

  MainWindow& window() { return *window_; }
  QString path(const QString& name) const { return folder_.filePath(name); }
  // What was meant to be looked at and did not come.
  const QStringList& missed() const { return missed_; }
  void miss(const QString& what) { missed_ << what; }

  // One empty diagram, the docks as at the first start, nothing drawn over the diagram.
  void beginAnew();
  // A further window like this one, with its own settings, for what comes at the start alone.
  std::unique_ptr<MainWindow> makeWindow(const QString& recovery);

  // ---- what is looked at ----
  // The window as it is; `shown` is the point of it and has to be seen.
  void look(const QString& view, const QWidget* shown);
  // The same by the name of an object in the window.
  void look(const QString& view, const char* objectName);
  void lookAt(const QString& view, QWidget& window) { visit_(view, window); }
  // Does what opens a menu, a dialog or a question, looks at each that comes (one may open another), and leaves it.
  // `goOn` is asked with each instead of leaving it, and says whether it has seen to it.
  void lookDuring(const QString& view, const std::function<void()>& open,
                  const std::function<bool(QWidget&)>& goOn = {});
  // A menu with all that are in it.
  void lookAtMenu(const QString& view, QMenu& menu);
  // The menu that a right click opens.
  void menuAt(const QString& view, QWidget& widget, QPoint at);
  void canvasMenuAt(const QString& view, QPoint at);
  void partMenu(const QString& view, const QString& part);

  // ---- what a person does ----
  // Triggers an action of the window by its English text.
  void trigger(const char* english);
  QAction* action(const char* english);
  // Opens a shipped diagram, whose texts are in the language of the window, and waits until its classes and its model
  // are known.
  void open(const QString& name);
  void openFile(const QString& path);
  void waitForModel();
  void run();
  // A run that has ended shows this instant, and does not play.
  void showTime(double time);
  void put(const QString& className, QPointF at);
  // Into a field of the inspector, once it is there.
  void enter(const char* objectName, const QString& text);
  void write(const QString& name, const QByteArray& text) const;
  // A press of the key of the widget with the cursor.
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
  // Clicks an entry of a menu that is open, with the next events: what looks on has to be at rest by then.
  static void clickSoon(QMenu& menu, QAction& entry);
  // The button of a window with this name.
  bool click(QWidget& owner, const char* objectName);
  // The tab of the lower panel that shows a widget of this name.
  void showBelow(const char* objectName);
  QPoint pixelOf(const char* end);
  // A place on a wire, between two of its corners.
  QPoint onWire(size_t wire);

  template <class Condition>
  bool waitFor(const QString& what, Condition condition, int milliseconds = 20000) {
    if (QTest::qWaitFor(condition, milliseconds)) return true;
    miss(what);
    return false;
  }

 private:
  bool isRead();

  const QDir folder_;
  const Visitor& visit_;
  QSize size_;
  bool isDark_;
  std::unique_ptr<MainWindow> window_;
  QStringList missed_;
};

// The parts of the walk, each from a window as at its beginning.
void walkThroughDiagrams(WalkHand& hand);
void walkThroughGestures(WalkHand& hand);
void walkThroughCards(WalkHand& hand);
void walkThroughRuns(WalkHand& hand);
void walkThroughSpace(WalkHand& hand);
void walkThroughStudies(WalkHand& hand);
void walkThroughTexts(WalkHand& hand);
void walkThroughIcons(WalkHand& hand);
void walkThroughLibraries(WalkHand& hand);
void walkThroughDialogs(WalkHand& hand);
void walkThroughQuestions(WalkHand& hand);
void walkThroughLessons(WalkHand& hand);

}  // namespace armature::app
