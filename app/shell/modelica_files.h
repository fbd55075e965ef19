// Modelica files: their classes join the library for this session, and one of their models opens as a diagram, which is
// a copy: the file itself is written by LibraryClasses alone, when the person wants that.
#pragma once
#include <QObject>
#include <QPointer>

#include "app/run/catalog.h"
#include "engine/diagram/kept_members.h"

namespace armature::app {

class Announcements;
class DiagramPage;
class OpenPages;
class RecentFiles;

class ModelicaFiles : public QObject {
  Q_OBJECT
 public:
  // All must outlive it.
  ModelicaFiles(EngineThread& engine, Catalog& catalog, OpenPages& pages, RecentFiles& recent,
                const Announcements& announcements);

  // Reads a file, and opens the model that the person chooses among several. What is wrong is told later.
  void open(const QString& path);
  // A model of the library (or of a file that was opened) as an editable copy on a page of its own. `file`: the
  // Modelica file that it was read from, empty for the library's.
  void openModel(const QString& className, const QString& file = {});
  // Reads the file of a copy again, and shows the class as it is there now on the same page.
  void reload(DiagramPage& page, const QString& className, const QString& path);

 Q_SIGNALS:
  // A page shows a copy of a class of a file with this text. `drawn`: by the number of a wire, see takeDrawnRoutes.
  void copyShown(armature::app::DiagramPage& page, const QString& className, const QString& file,
                 const std::string& text, const armature::diagram::DrawnRoutes& drawn);

 private:
  void chooseModel(const QString& file, QStringList models);
  // Whether a file has mistakes, or no classes, which is told.
  bool tellMistakes(const QString& path, const std::vector<std::string>& names, const std::vector<Message>& messages);
  // On the page, or where there is none on one that is free.
  void openOn(const QPointer<DiagramPage>& page, const QString& className, const QString& file);
  void showCopy(DiagramPage& page, const QString& className, const QString& file, const std::string& text,
                diagram::Document values);

  EngineThread& engine_;
  Catalog& catalog_;
  OpenPages& pages_;
  RecentFiles& recent_;
  const Announcements& announcements_;
};

}  // namespace armature::app
