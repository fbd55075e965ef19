// The menu that a right click on the canvas opens: for a part, a wire, a sparkline, a note, or the empty
// diagram.
#pragma once
#include <QObject>
#include <QPoint>
#include <functional>

class QAction;
class QMenu;
class QWidget;

namespace armature::app {

class ActionSet;
class DiagramScene;
class OpenPages;

class CanvasMenu : public QObject {
  Q_OBJECT
 public:
  // `toggle`: the action that switches parts off or on; `arrange`: lines and gaps among several. All must outlive the
  // menu.
  CanvasMenu(QWidget& window, const ActionSet& actions, QAction* toggle, QMenu* arrange, OpenPages& pages);

 Q_SIGNALS:
  // Documentation of a class is wanted.
  void pageWanted(const QString& className);
  // What the signs of a class of the diagram's own mean is to be said.
  void signsWanted(const QString& className);
  // A class of the diagram's own is to be edited as text.
  void classTextWanted(const QString& className);
  // The icon of such a class, or of one of a library that the person changes.
  void iconWanted(const QString& className);
  // A line is to be shown in space, by its number among those of the diagram on show.
  void lineWanted(int line);

 private:
  void open(QPoint global, int part, int wire);
  void addAll(QMenu& menu, std::initializer_list<const char*> icons) const;
  void fillForPart(QMenu& menu, int part);
  void fillForWire(QMenu& menu, int wire, QPoint global);
  void fillForCanvas(QMenu& menu, QPoint global);
  void addEdits(QMenu& menu, DiagramScene& scene, int part);
  void addLine(QMenu& menu, int line);
  void addLinesOf(QMenu& menu, int part);
  void addPlots(QMenu& menu, const QString& name);
  void addSparklines(QMenu& menu, const QString& part);
  void openForNote(int note, QPoint global);
  void openForSparkline(const QString& variable, QPoint global);
  void addExplanations(QMenu& menu, const QString& part);
  void addSignals(QMenu& menu, DiagramScene& scene, int wire, bool isFrom);
  void askForSignal(QString question, QString name, const std::function<QString(const QString&)>& take);
  void addElements(QMenu& menu, DiagramScene& scene, int wire, bool isFrom);

  QWidget& window_;
  const ActionSet& actions_;
  QAction* toggle_;
  QMenu* arrange_;
  OpenPages& pages_;
};

}  // namespace armature::app
