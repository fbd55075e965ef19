// The docks around the diagram: which there are, where they stand at first, and where the person has put them. The 3-D
// view comes by itself with something to see, unless it has been closed.
#pragma once
#include <QDockWidget>
#include <QObject>
#include <memory>
#include <vector>

class QMainWindow;
class QSettings;

namespace armature::app {

class DockLayout : public QObject {
  Q_OBJECT
 public:
  // The widgets of the docks, which they take. The window must outlive the layout.
  struct Panels {
    QWidget *parts, *inspector, *results, *view3d, *lesson, *line;
  };
  // [px] widths, and the height of the results.
  struct Sizes {
    int parts = 0, inspector = 0, results = 0;
  };
  DockLayout(QMainWindow& window, const Panels& panels);
  ~DockLayout() override;

  QDockWidget& parts() { return *parts_; }
  QDockWidget& inspector() { return *inspector_; }
  QDockWidget& results() { return *results_; }
  // Of pages of classes; empty until a page has been put into it.
  QDockWidget& pages() { return *pages_; }
  // One more dock, hidden at first, at the right with the 3-D view; it takes the widget. Before the menu is made.
  QDockWidget& add(const QString& title, const QString& name, QWidget* widget);
  // The same as a tab with the inspector.
  QDockWidget& addWithInspector(const QString& title, const QString& name, QWidget* widget);
  // The same below, as a tab with the results.
  QDockWidget& addBelow(const QString& title, const QString& name, QWidget* widget);
  // In the order of the menu.
  QList<QDockWidget*> all() const;
  QDockWidget& view3d() { return *view3d_; }
  QDockWidget& lesson() { return *lesson_; }
  // Of one line in space; hidden until it is asked for.
  QDockWidget& line() { return *line_; }

  // As it is at the first start.
  void reset();
  // As it was at the last end; nothing of an older program whose docks were others.
  void restore(const QSettings& settings);
  void save(QSettings& settings) const;
  // There is something to see in space.
  void offerView3d();
  // There is nothing in the diagram on show: the view goes with the one that it was about.
  void withdrawView3d();
  // As a tab with the parts: neither the inspector nor a text beside the diagram gives way to it.
  void showPages();
  // Shows a dock of the right side with room to read, above the inspector or in front of it; closed, it gives the
  // width back.
  void showBeside(QDockWidget& dock);
  // Shows a dock where it is, as wide as that is; hides it when it is seen already.
  void toggle(QDockWidget& dock);
  // At the left, as a tab with the parts; `width`: that its texts want [px].
  void showLesson(int width);
  // In front of the results, or beside them where the window is wide.
  void showLine();
  // A dock of the lower side in front of the results, with height to read.
  void showBelow(QDockWidget& dock);
  // Letters for the last row of a room: on a narrow screen the parts and the inspector give way to the diagram.
  void setLargeType(bool isLarge);
  // A lesson that is played has the whole height, which it takes from the plots' width.
  void setLessonTall(bool isTall);

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  void giveView3dRoom();
  void takeView3dRoom();
  std::unique_ptr<QDockWidget> make(const QString& title, const QString& name, QWidget* widget,
                                    Qt::DockWidgetArea area);
  void standInOneColumn();
  void followWidth();
  void followUsual();
  void dressBelow(QDockWidget& dock);
  void dressTabs();
  void watchWidth(QDockWidget& dock);
  void giveWidthBack(QDockWidget& dock);
  void showWithParts(QDockWidget& dock);

  QMainWindow& window_;
  std::unique_ptr<QDockWidget> parts_, inspector_, results_, view3d_, pages_, lesson_, line_;
  std::vector<std::unique_ptr<QDockWidget>> more_, below_;
  bool isView3dUnwanted_ = false;  // the person has closed it
  int columnBefore_ = 0;           // [px] width of the column that it came into
  bool isInspectorAway_ = false;   // while a lesson needs its place
  QList<QDockWidget*> withInspector_;
  QList<QDockWidget*> widened_;  // that wanted a wider column and are still there
  int widthBefore_ = 0;          // [px] of that column; 0: not known
  int partsBefore_ = 0;          // [px] of the column of the parts, before a page wanted more; 0: it has not
  int plotsHeight_ = 0;          // [px] before a line in space wanted more; 0: it has none
  bool isLarge_ = false, isDressing_ = false;
  Sizes usual_;               // as long as nobody has moved the edges
  bool isOneColumn_ = false;  // the window is too narrow for more
  QByteArray wide_;           // the state of before
  QList<QDockWidget*> away_;  // while letters are large
};

}  // namespace armature::app
