// Tells on a page whose classes are those of a library that their files were changed by others, have gone, or are open
// elsewhere, too: a quiet bar above the diagram, as for a diagram's own file (page_file). Ends with the page's content.
#pragma once
#include <QHash>
#include <QPointer>
#include <functional>
#include <map>
#include <vector>

#include "app/document/file_lock.h"
#include "app/document/path_watch.h"
#include "app/shell/library_file.h"

namespace armature::app {

class DiagramPage;
class Notices;

class LibraryWatch : public QObject {
  Q_OBJECT
 public:
  // `place`: the file or folder that the page is said to be of until then (kLibraryFile); empty for a copy of a class,
  // which is nobody's yet. `files`: what is known of the files, as they were read or written here last; asked at each
  // look.
  LibraryWatch(DiagramPage& page, const QString& place, std::function<std::vector<LibraryFile>()> files,
               QObject* parent);
  // What was a copy is of that file from now on.
  void setPlace(const QString& place);

 Q_SIGNALS:
  // The files are to be read again, and what was changed here is given up.
  void reloadWanted();
  // The page has another diagram, or is saved as one with a file of its own, or goes.
  void ended();

 private:
  void end();
  void look();
  void tell(const QStringList& changed, const QStringList& gone);
  void claim(const QStringList& paths);

  DiagramPage& page_;
  QPointer<Notices> notices_;  // of the page
  std::function<std::vector<LibraryFile>()> files_;
  PathWatch watch_;
  QHash<QString, std::string> seen_;                     // by their paths: what differs from what is known
  std::map<QString, std::unique_ptr<FileLock>> claims_;  // the same: those that are open nowhere else
  QStringList elsewhere_;                                // the others
};

}  // namespace armature::app
