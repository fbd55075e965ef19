// The docks "Own parts" (the classes of the diagram on show as text) and "Modelica text" (the diagram itself as text),
// and what of the rest of the window leads to them. They never open by themselves, but own parts come
// back that gave way to a diagram without any.
#pragma once
#include <QObject>

class QDockWidget;

namespace armature::app {

class ClassPanel;
class DiagramPage;
class DiagramTextPanel;
class DockLayout;
class EngineThread;
class OpenPages;

class TextRoom : public QObject {
  Q_OBJECT
 public:
  // All must outlive the room.
  TextRoom(EngineThread& engine, OpenPages& pages, DockLayout& docks);

  ClassPanel& classes() { return *classes_; }
  DiagramTextPanel& text() { return *text_; }
  QDockWidget& classDock() { return classDock_; }
  QDockWidget& textDock() { return textDock_; }
  // Opens the dock with a class of the diagram on show, by its number; their count: as openNew does.
  void open(int position);
  // Opens the dock with the choice of a new class.
  void openNew();
  // The same by the name of the class, or the path of one within ("Wheel.Rim").
  void openClass(const QString& path);
  // Letters for the last row of a room.
  void setLargeType(bool isLarge);
  // Takes over what is typed.
  void commit();
  // Asks what is to become of a text that is no part of its diagram; false: the person wants to stay.
  bool mayLeave(DiagramPage& page, QWidget& window);

 Q_SIGNALS:
  void pageWanted(const QString& className);
  void partWanted(const QString& className);
  // A key has changed a text; the document has it after a moment.
  void typed();

 private:
  void follow();
  void followLevel();
  QString nameOnPage(const QString& name) const;
  void showClasses();
  void standAside();

  OpenPages& pages_;
  DockLayout& docks_;
  ClassPanel* classes_;
  DiagramTextPanel* text_;
  QDockWidget &classDock_, &textDock_;
  const DiagramPage* openedFor_ = nullptr;  // where somebody asked for the own parts last; only compared
  QMetaObject::Connection told_;            // what the check of that diagram says
  bool isElsewhere_ = false;                // the classes on show are those of a library that a part is edited in
  bool isAside_ = false;                    // the own parts were on show and wait for a diagram that has some
};

}  // namespace armature::app
