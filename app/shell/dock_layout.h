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
    QWidget *parts, *inspector, *results, *view3d;
  };
  DockLayout(QMainWindow& window, const Panels& panels);
  ~DockLayout() override;

  QDockWidget& parts() { return *parts_; }
  QDockWidget& inspector() { return *inspector_; }
  QDockWidget& results() { return *results_; }
  // Of pages of classes; empty until a page has been put into it.
  QDockWidget& pages() { return *pages_; }
  // In the order of the menu.
  QList<QDockWidget*> all() const;
  QDockWidget& view3d() { return *view3d_; }

  // As it is at the first start.
  void reset();
  // As it was at the last end; nothing of an older program whose docks were others.
  void restore(const QSettings& settings);
  void save(QSettings& settings) const;
  // There is something to see in space.
  void offerView3d();
  // Beside the diagram, above the inspector; where the 3-D view is, as a tab with it.
  void showPages();

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  std::unique_ptr<QDockWidget> make(const QString& title, const QString& name, QWidget* widget,
                                    Qt::DockWidgetArea area);

  QMainWindow& window_;
  std::unique_ptr<QDockWidget> parts_, inspector_, results_, view3d_, pages_;
  bool isView3dUnwanted_ = false;  // the person has closed it
};

}  // namespace armature::app
