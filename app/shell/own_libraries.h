// Libraries that a person makes and changes with this program: new ones, another name, another version, classes of a
// diagram that move into one. Each is a folder of Modelica text (engine/diagram/own_library); the disk is written in
// the engine's thread. What changes in open diagrams is one step of undo in each.
#pragma once
#include <QSet>

#include "app/shell/library_work.h"

class QMenu;

namespace armature::app {

class DiagramPage;

class OwnLibraries : public LibraryWork {
  Q_OBJECT
 public:
  using LibraryWork::LibraryWork;

  // Asks for a new library and makes it. `then` is done with its name when the palette has it.
  void askNew(const std::function<void(const QString& library)>& then = {});
  // What can be done with a library of a folder, in its menu.
  void addLibraryActions(const QString& library, QMenu& menu);
  // What can be done with a class of the diagram on show.
  void addClassActions(const QString& className, QMenu& menu);
  // Whether a class can be dropped on a package.
  bool takes(const QString& className, const QString& package) const;
  // Whether a library that is gone has only another name; said once.
  bool takeRenamed(const QString& library) { return renamed_.remove(library); }
  // Moves a class of the diagram on show, with those that it needs, into a library.
  void move(const QString& className, const QString& library);

 private:
  struct Moving;
  void make(const QString& parent, const QString& name, const QString& version);
  void askName(const QString& library);
  void askVersion(const QString& library);
  void rename(const QString& before, const QString& after);
  void setVersion(const QString& library, const QString& version);
  void write(const Moving& moving);
  void take(const Moving& moving);
  bool mayMove(const QStringList& names, const QString& library) const;

  QSet<QString> renamed_;  // their former names, until it is told that these are gone
};

}  // namespace armature::app
