// What is done to single classes of a person's libraries from the palette: another name, a copy, away with it. The disk
// is read and written in the engine's thread; diagrams that are open follow a name without a step of undo, for undoing
// it would lead to a class that is no longer there. Nothing is deleted for good.
#pragma once
#include "app/shell/library_work.h"

class QMenu;

namespace armature::app {

// Puts a file into the trash, or beside itself under another name where there is none. Where it is now, in words;
// empty: it could not be moved.
QString setAside(const QString& path);

class LibraryEdits : public LibraryWork {
  Q_OBJECT
 public:
  using LibraryWork::LibraryWork;

  void addClassActions(const QString& className, QMenu& menu);

 private:
  // Asks for a name; empty: nothing is wanted.
  QString askedName(const QString& title, const QString& words, const QString& proposed) const;
  void rename(const QString& className);
  void duplicate(const QString& className);
  void remove(const QString& className);
  bool mayRemove(const QString& className, const QStringList& users) const;
  void takeAway(const QString& className);
  // Diagrams that have parts of the class or mention it, a line for each.
  QStringList usesOf(const QString& className) const;
};

}  // namespace armature::app
