// The runs of a diagram that are still there, in a list: named, annotated, kept, compared and dropped.
#pragma once
#include <QWidget>

#include "app/look/number_column.h"
#include "app/run/run_control.h"

class QAction;
class QTreeWidget;
class QTreeWidgetItem;

namespace armature::app {

class RunsPanel : public QWidget {
  Q_OBJECT
 public:
  explicit RunsPanel(RunControl& run, QWidget* parent = nullptr);

  QTreeWidget& list() { return *list_; }

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  enum Column { kName, kAt, kTook, kEnd, kDiffers, kNote };
  void makeTools();
  void rebuild();
  // Of the numbers in two columns.
  struct Forms {
    NumberColumn took, reached;
  };
  void fill(QTreeWidgetItem& row, const KeptRun& run, const Forms& forms);
  // A box was ticked, or a text written.
  void take(QTreeWidgetItem* row, int column);
  void openMenu(QPoint at);
  void fitColumns();
  void update();
  std::optional<int> current() const;

  RunControl& run_;
  QTreeWidget* list_;
  QAction* difference_;
  QAction* keep_;
  QAction* rename_;
  QAction* drop_;
  bool isFilling_ = false;
  bool isStale_ = true;  // not looked at since something changed
};

}  // namespace armature::app
