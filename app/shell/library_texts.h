// A package of a person's own libraries as texts: a page whose own classes are the package's own text (its constants,
// imports, documentation) and the classes in it, edited in the dock "Own parts" with all that it has, and tried on its
// canvas. A package is a library or a folder in it; classes within classes are reached in the dock's list. Saving
// writes the files whose texts have changed, and nothing else of them: what stands around them stays byte for byte.
#pragma once
#include <QHash>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <functional>
#include <memory>

#include "app/run/library_folders.h"
#include "app/shell/library_file.h"
#include "engine/diagram/own_library.h"
#include "engine/diagram/package_text.h"

namespace armature::app {

class Announcements;
class DiagramPage;
class OpenPages;
struct RenamedMember;

class LibraryTexts : public QObject {
  Q_OBJECT
 public:
  // All must outlive it.
  LibraryTexts(EngineThread& engine, LibraryFolders& folders, OpenPages& pages, const Announcements& announcements);

  // Opens the text of a class or package, by its full name ("Gears.Small.Pinion"; of a package that is a folder: no
  // class), on the page of its package: a new one, or the one that is open.
  void open(const QString& name) { open(name, false); }
  // The same for the icon of a class.
  void openIcon(const QString& className) { open(className, true); }
  // The page that has the text of a class, for a part on the page `host` in which the class is edited: the one that is
  // open, or a new one without a tab. `use` is told it later, or null where the class has no text of its own.
  using Use = std::function<void(DiagramPage* page)>;
  void openBehind(const QString& className, DiagramPage& host, const Use& use);
  // What is edited inside of parts is seen by all diagrams, saved or not: now, where it was not told yet.
  void tellUnsavedTexts();
  // Writes a page's classes into their files; nothing for a page that has another diagram.
  std::optional<bool> save(DiagramPage& page);

 Q_SIGNALS:
  // The text of a class of the page on show is wanted, or of one within it ("Pinion.Tooth").
  void textWanted(const QString& path);
  // The icon of a class of the page on show is wanted.
  void iconWanted(const QString& className);

 private:
  struct OpenFile {
    LibraryFile file;
    diagram::FileParts parts;
    std::vector<std::string> names{};  // of its classes
    bool isOfPackage = false;          // the classes are those in a package, not the file's own one
    diagram::PackageFile package{};    // then: the package itself
  };
  struct Opened {
    QString package;
    QString folder;
    std::vector<OpenFile> files{};
    QStringList unreadable{};    // files that are left as they are
    bool isSeenUnsaved = false;  // its classes are edited inside of parts
    // Whether the page's first class is the text of the package; its file is then the first.
    bool hasOwnText() const { return !files.empty() && files.front().isOfPackage; }
  };
  // The place of a class among those of the files.
  struct Found {
    OpenFile* file = nullptr;
    size_t index = 0;
  };
  static OpenFile openFile(const QString& path, std::string text, diagram::FileParts parts, bool isOfPackage);
  static QString firstText(const Opened& opened);
  DiagramPage* pageOf(const QString& package) const;
  // What a package is read for: a page that has it already, or one behind `host`; else a page with a tab.
  struct Wanted {
    QString path;  // of the class whose text is to be shown
    DiagramPage* page = nullptr;
    QPointer<DiagramPage> host{};
    Use use{};
    bool isIcon = false;  // its icon rather
  };
  void open(const QString& name, bool isIcon);
  void wish(const QString& path, bool isIcon);
  static std::shared_ptr<Opened> readFiles(const QString& package, const std::string& place);
  void read(const QString& package, const Wanted& wanted);
  void show(Opened opened, const Wanted& wanted);
  void give(DiagramPage& page, const Wanted& wanted);
  DiagramPage& pageFor(const Wanted& wanted);
  void watch(DiagramPage& page, const Opened& opened);
  void follow(const Opened& opened, const RenamedMember& renamed);
  void noteEdit();
  static Found find(Opened& opened, const std::vector<std::string>& classes, size_t index);
  // The files with the texts of the classes as they are now; `added`: those of no file.
  static std::vector<OpenFile> madeFiles(Opened& opened, const std::vector<std::string>& classes,
                                         std::vector<std::string>& added);
  // Fails where a text has no place in its file.
  static Result<std::string> textOfFile(const OpenFile& before, const OpenFile& made,
                                        const std::vector<std::string>& classes);
  std::optional<std::vector<std::string>> textsOfFiles(const Opened& opened, const std::vector<OpenFile>& made,
                                                       const std::vector<std::string>& classes) const;
  UnsavedTexts unsavedTexts();
  bool saveRenamed(const Opened& opened, OpenFile& file, OpenFile made, const std::string& text);
  bool saveFiles(Opened& opened, const std::vector<std::string>& classes);
  // The page shows the package as its file has it now: with the places of classes that are new or called otherwise.
  void showPackage(DiagramPage& page, const Opened& opened) const;
  void tellOpened(const Opened& opened) const;
  void tellSaved(const Opened& opened, const std::vector<std::string>& classes) const;
  bool addFiles(Opened& opened, const std::vector<std::string>& texts);

  EngineThread& engine_;
  LibraryFolders& folders_;
  OpenPages& pages_;
  const Announcements& announcements_;
  QHash<DiagramPage*, Opened> opened_;
  QTimer rest_;  // since the last edit that nobody was told of
};

}  // namespace armature::app
