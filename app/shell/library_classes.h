// Classes of a person's own libraries as diagrams that are saved back into their files: what was drawn is changed in
// the text, and the rest of the file stays byte for byte (engine/diagram/changed_text). A file that was changed
// elsewhere meanwhile is not written over without a question.
#pragma once
#include <QHash>
#include <QObject>
#include <QPointer>
#include <functional>
#include <vector>

#include "app/run/library_folders.h"
#include "app/shell/drawn_wires.h"
#include "app/shell/library_file.h"

namespace armature::app {

class Announcements;
class DiagramPage;
class LibraryWatch;
class OpenPages;

class LibraryClasses : public QObject {
  Q_OBJECT
 public:
  // All must outlive it.
  LibraryClasses(EngineThread& engine, LibraryFolders& folders, OpenPages& pages, const Announcements& announcements);

  // Whether a class can be opened so: it is of a library that the person changes.
  bool has(const QString& className) const;
  bool hasOpen(const QString& className) const;
  // On a page of its own, or the page that has it.
  void open(const QString& className);
  // Opens the class of a file; false for a file of no library that the person changes. When the program begins nobody
  // may have looked into the folders yet: then this waits, and does `otherwise` where it would have been false.
  bool openFile(const QString& path, const std::function<void()>& otherwise);
  // A page shows a copy of a class of any file, as it was read from a text: see takeOver.
  void noteCopy(DiagramPage& page, const QString& className, const QString& path, const std::string& text,
                const diagram::DrawnRoutes& drawn);
  bool canTakeOver(const DiagramPage& page) const { return copies_.contains(&page); }
  // Whether such a class stands within a package, which is that of others: what the person changes is opened otherwise.
  bool isOfPackage(const DiagramPage& page) const { return copies_.value(&page).className.contains('.'); }
  // From now on the page is that class itself and saved into its file.
  void takeOver(DiagramPage& page);
  // Writes a page's class into its file; nothing for a page that has another diagram. False where it was not written.
  std::optional<bool> save(DiagramPage& page);

 Q_SIGNALS:
  // The page of `open` is there.
  void opened(armature::app::DiagramPage& page, const QString& className);
  // The file of a copy is to be read again, and what was changed in the copy is given up.
  void copyReloadWanted(armature::app::DiagramPage& page, const QString& className, const QString& path);

 private:
  bool openListed(const QString& full);
  struct Opened {
    QString className;
    LibraryFile file;
    std::string inFile;         // the class, from the top of the file
    diagram::Document written;  // the diagram that the file says
    WireCorners drawn{};        // when the file was written here last
    QPointer<LibraryWatch> watch{};
    // The file and the diagram whenever it was read or written here: undone to one of them, it is written as it was.
    struct State {
      diagram::Document values;
      std::string text;
      WireCorners drawn;
    };
    std::vector<State> states{};
    void noteState() {
      constexpr size_t kMost = 30;  // the first of them is that of the file as it was opened
      if (states.size() >= kMost) states.erase(states.begin() + 1);
      states.push_back({written, file.text, drawn});
    }
  };
  static Result<std::string> textOf(const Opened& opened, const diagram::Document& values,
                                    const diagram::WireDrawing& drawing);
  void read(const QString& className, DiagramPage* page);
  // A file that no library folder has, as it is now; `className` is the page's.
  void readFileAgain(const QString& className, DiagramPage* page);
  void tellUnread(const QString& className, const QString& why);
  // Over a page of `opened_`, or of `copies_`: these have no place. Both end with it.
  LibraryWatch* watch(DiagramPage& page, const QString& place);
  void readAgain(DiagramPage& page);
  // On the page, or on one that is free.
  void show(Opened opened, DiagramPage* page);

  EngineThread& engine_;
  LibraryFolders& folders_;
  OpenPages& pages_;
  const Announcements& announcements_;
  QHash<DiagramPage*, Opened> opened_;
  QHash<const DiagramPage*, Opened> copies_;
};

}  // namespace armature::app
