// Libraries that a person makes and changes with this program: new ones, another name, another version, classes of a
// diagram that move into one. Each is a folder of Modelica text (engine/diagram/own_library); the disk is written in
// the engine's thread. What changes in open diagrams is one step of undo in each.
#pragma once
#include <QHash>
#include <QSet>
#include <map>

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
  // The file of a class that was moved into a library, and both texts as they were then.
  struct MovedFile {
    std::string path, written, classText;
  };
  using MovedFiles = std::map<std::string, MovedFile>;  // by the names of the classes
  void make(const QString& parent, const QString& name, const QString& version);
  void askName(const QString& library);
  void askVersion(const QString& library);
  void rename(const QString& before, const QString& after);
  void setVersion(const QString& library, const QString& version);
  void write(const Moving& moving);
  void writeAgain(const Moving& moving);
  static MovedFiles unchanged(const MovedFiles& files);
  MovedFiles movedEarlier(const Moving& moving) const;
  void take(const Moving& moving, const MovedFiles& written);
  bool mayMove(const QStringList& names, const QString& library) const;
  bool mayReplace(const Moving& moving, const MovedFiles& files) const;

  QHash<QString, MovedFiles> moved_;  // by the libraries
  QSet<QString> renamed_;             // their former names, until it is told that these are gone
};

}  // namespace armature::app
