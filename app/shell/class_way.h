// The way from a part to the class that it is of, where that is one of a library that the person changes: the class is
// edited on its own page, which has the names from the diagram down to the part above it, shows the place that was
// looked at, and leads back to the diagram, whose view has stayed.
#pragma once
#include <QHash>
#include <QObject>
#include <QPointer>
#include <QStringList>

namespace armature::app {

class DiagramPage;
class LibraryClasses;
class OpenPages;

class ClassWay : public QObject {
  Q_OBJECT
 public:
  // Both must outlive it.
  ClassWay(OpenPages& pages, LibraryClasses& classes);

  // From the inside of a part on the page on show to the class of that part.
  void go(const QString& className);

 private:
  void arrive(DiagramPage& page, const QString& className);
  void join(DiagramPage& page);
  void goBack(DiagramPage& from, int level);

  OpenPages& pages_;
  LibraryClasses& classes_;
  // Of the way that is being gone, until the class has been read.
  QString wanted_;
  QPointer<DiagramPage> from_;
  QHash<DiagramPage*, QPointer<DiagramPage>> begins_;  // of the ways to pages
};

}  // namespace armature::app
