// Room in the panel below the diagram, between its tabs and the list of variables at its right; and for the diagram
// above it: the panel can be as low as the row of its tabs.
#pragma once
#include <QSplitter>
#include <QTabWidget>

namespace armature::app {

// Tabs without the style's line above what stands beside them: the pane has its own.
class LowerTabs : public QTabWidget {
 public:
  using QTabWidget::QTabWidget;

 protected:
  void paintEvent(QPaintEvent*) override {}
};

// Where the panel is narrow the list gives way to the tabs and the slider beside them, at last altogether, until the
// person has moved the border or wants to filter the list. A click on a tab opens a panel that is only its tabs.
class LowerPanelRoom : public QObject {
 public:
  // All must outlive the room, which belongs to the splitter.
  LowerPanelRoom(QSplitter& splitter, QTabWidget& tabs, QWidget& filter);
  // A panel that is only its tabs gets a height at which a plot can be read.
  void open();

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  void fit();
  void showList();

  QSplitter& splitter_;
  QTabWidget& tabs_;
  bool isMoved_ = false, isListAway_ = false;
};

}  // namespace armature::app
