// The classes of a person's own library as texts: a page whose own classes are those of the library, edited in the dock
// "Own parts" with all that it has, and tried on its canvas. Saving writes the files whose class has changed, and
// nothing else of them: what stands before and behind the class stays byte for byte.
#pragma once
#include <QHash>
#include <QObject>

#include "app/run/library_folders.h"
#include "app/shell/library_file.h"

namespace armature::app {

class Announcements;
class DiagramPage;
class OpenPages;

class LibraryTexts : public QObject {
  Q_OBJECT
 public:
  // All must outlive it.
  LibraryTexts(EngineThread& engine, LibraryFolders& folders, OpenPages& pages, const Announcements& announcements);

  // Opens a library's classes on a page of its own, or the page that has them, with one class's text (by its simple
  // name; empty: none).
  void open(const QString& library, const QString& className = {});
  // Writes a page's classes into their files; nothing for a page that has another diagram.
  std::optional<bool> save(DiagramPage& page);

 Q_SIGNALS:
  // The text of a class of the page on show is wanted.
  void textWanted(const QString& className);

 private:
  struct OpenFile {
    LibraryFile file;
    std::string name, head, classText, tail;
  };
  struct Opened {
    QString library;
    std::vector<OpenFile> files;
    QStringList unreadable;  // files that are left as they are
  };
  void read(const QString& library, const QString& className, DiagramPage* page);
  // On the page, or on one that is free.
  void show(Opened opened, const QString& className, DiagramPage* page);
  bool saveFiles(Opened& opened, const std::vector<std::string>& classes);
  bool addFiles(Opened& opened, const std::vector<std::string>& texts);

  EngineThread& engine_;
  LibraryFolders& folders_;
  OpenPages& pages_;
  const Announcements& announcements_;
  QHash<DiagramPage*, Opened> opened_;
};

}  // namespace armature::app
