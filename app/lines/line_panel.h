// The panel "Line": a tab for each line of the diagram on show, and below it the line's picture, a track or a shaft. Of
// more lines than anybody finds in a row of tabs the first have one, and what is chosen besides them has the last. It
// follows the diagram, its run and its selection by itself, and does nothing while it is hidden.
#pragma once
#include <QPointer>
#include <QTabBar>
#include <QWidget>

#include "app/lines/line_view.h"

class QLabel;
class QScrollArea;

namespace armature::app {

class LinePanel : public QWidget {
  Q_OBJECT
 public:
  explicit LinePanel(QWidget* parent = nullptr);

  // The diagram that is shown and what computes it; null for none. `path`: full name of the part whose inside it is.
  void setSource(DiagramScene* scene, RunControl* run, const QString& path);
  void setHoverWords(std::function<QString()> words) { view_->setHoverWords(std::move(words)); }
  void setLargeType(bool isLarge);
  // A lesson wants results to be found, not looked at.
  void setResultsHidden(bool areHidden);

  // ---- what is shown; lines are numbered as findLines() does ----
  void showLine(int line);
  // The line of a domain that a part belongs to; without such a part (−1) that of what is selected, else the first one.
  // Where there is none this is said instead.
  void showDomain(Domain domain, int part = -1);
  // The lines of a part, with how they are shown.
  QList<std::pair<int, Domain>> linesOf(int part);
  int line() const { return line_; }
  const LineModel& model() const { return model_; }
  LineView& view() { return *view_; }
  QTabBar& tabs() { return *tabs_; }

  // What is drawn of every line of a domain, one after the other.
  diagram::Json describe(Domain domain);

 Q_SIGNALS:
  // A window of its own is wanted, for a projector, or back from it.
  void ownWindowWanted();

 protected:
  void showEvent(QShowEvent* event) override;
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  void refresh();
  void fillTabs();
  int addTab(int line);
  int tabOf(int line);
  void choose(int line);
  void followSelection();
  size_t signature() const;
  QString words() const;

  QTabBar* tabs_;
  QLabel* more_;  // how many have no tab
  QScrollArea* area_;
  LineView* view_;
  QPointer<DiagramScene> scene_;
  QPointer<RunControl> run_;
  QString prefix_;
  Lines lines_;
  std::vector<int> shown_;   // the lines that are worth it
  std::vector<int> tabbed_;  // the line of each tab
  LineModel model_;
  int line_ = -1;
  Domain missing_ = Domain::other;  // asked for, and not there yet
  int missingPart_ = -1;            // whose line it should be
  bool isStale_ = true, areHidden_ = false;
  size_t signature_ = 0;
  QString kept_;  // a flange of the line on show: found again when lines are numbered otherwise
  QObject* links_ = nullptr;
};

}  // namespace armature::app
