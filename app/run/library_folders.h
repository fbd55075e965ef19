// The folders of Modelica libraries that a person has put on the library path: kept in the settings, changed while the
// program runs. A change goes to the engine, which reads everything anew, then to the catalog, and is told to all who
// show something of it. The disk is looked at in the engine's thread alone: a folder that does not answer holds up no
// window.
#pragma once
#include <QHash>
#include <QMap>
#include <QObject>
#include <QStringList>
#include <functional>

#include "app/document/path_watch.h"
#include "app/run/catalog.h"
#include "engine/facade/library_list.h"

class QSettings;

namespace armature::app {

class LibraryFolders : public QObject {
  Q_OBJECT
 public:
  // What stands before and behind the person's folders on the path is for the program to say.
  using WholePath = std::function<std::vector<std::string>(const QStringList& own)>;
  // All must outlive it. Looks at the folders once, when the engine has nothing else to do.
  LibraryFolders(EngineThread& engine, Catalog& catalog, QSettings& settings, WholePath path);

  // The person's own in order of precedence, absolute.
  QStringList folders() const;
  static QStringList foldersIn(const QSettings& settings);
  // What lies in a folder; null while nobody has looked.
  const ListedFolder* listed(const QString& folder) const;
  // The library of a name, as it lies in one of the person's folders; null where there is none.
  const ListedLibrary* library(const QString& name) const;
  // The folder of the person's that brings the library of a name; empty where there is none.
  QString folderOf(const QString& library) const;
  // Whether a library that lies in a folder is hidden by one of the same name in an earlier folder.
  bool isHidden(const ListedLibrary& library) const;

  // Which classes are on show somewhere: these are known again at once after a change.
  void setInUse(std::function<QStringList()> inUse) { inUse_ = std::move(inUse); }
  // Looks at a folder, and puts it on the path if there is a library in it: `answered` says what came of it.
  void add(const QString& folder);
  void remove(const QString& folder);
  // A library has another folder: it takes the place of the old one, on the path and among those that may be changed.
  void replace(const QString& before, const QString& after);
  // Libraries that the person changes with this program, by their folders; others are only read.
  bool isOwn(const QString& library) const;
  void setOwn(const QString& place, bool isOwn);
  QStringList own() const;
  // The version of a library of the path; empty where it says none.
  QString versionOf(const QString& library) const;
  // What of the folders' files is being written and not saved yet: seen by all diagrams from now on.
  // False, with nothing done, where it is as before.
  bool setUnsaved(const UnsavedTexts& texts);
  bool isUnsaved(const std::string& path) const { return unsaved_.contains(path); }
  // Texts in the folders have changed: reads them again.
  void readAgain();

 Q_SIGNALS:
  // The list is another.
  void foldersChanged();
  // A folder was looked at that is to be added. It is on the path if its state is good.
  void answered(const armature::ListedFolder& folder);
  // The person's folders were looked at when the program began.
  void looked();
  // Others have changed, added or removed these files in the folders; they are being read again.
  void changedOutside(const QStringList& files);
  // The engine has the libraries as they are now. `gone`: those of the top level that are no longer there.
  void changed(const QStringList& gone);

 private:
  struct Look;
  // The files of libraries with the time and size that they have.
  using Files = QMap<QString, std::pair<qint64, qint64>>;
  static std::shared_ptr<Look> lookAt(const std::vector<std::string>& path, const QStringList& watched);
  void lookForChanges();
  void tellOutside(const Files& now);
  void watch();
  void set(const QStringList& folders);
  void tellEngine();
  void take(const Look& look);

  EngineThread& engine_;
  Catalog& catalog_;
  QSettings& settings_;
  WholePath path_;
  std::function<QStringList()> inUse_ = [] { return QStringList(); };
  QHash<QString, ListedFolder> listed_;
  QHash<QString, QString> places_;  // of the libraries that win, by their names
  UnsavedTexts unsaved_;
  Files files_;  // in the person's folders, as they were read last
  PathWatch watch_;
  int reading_ = 0;  // how often the engine has been told to read and has not answered
};

}  // namespace armature::app
