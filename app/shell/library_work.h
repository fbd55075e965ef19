// What all that changes a person's libraries has in common: where they are, that nothing of them is open, and the
// engine's thread in which the disk is read and written.
#pragma once
#include <QObject>
#include <memory>

#include "app/language/messages.h"
#include "app/run/library_folders.h"
#include "app/shell/announcements.h"

class QAction;

namespace armature::app {

class OpenPages;

class LibraryWork : public QObject {
  Q_OBJECT
 public:
  // All must outlive it.
  LibraryWork(EngineThread& engine, LibraryFolders& folders, OpenPages& pages, const Announcements& announcements)
      : engine_(engine), folders_(folders), pages_(pages), announcements_(announcements) {}

 protected:
  // The folder or file of the library that a class, or the library itself, belongs to; empty where there is none.
  QString placeOf(const QString& className) const;
  // What has to be closed before the library at a place can be changed as a whole; empty: nothing.
  QString whyOpen(const QString& place) const;
  // An entry of a menu that needs it closed is grey else, and says why.
  void needClosed(QAction& action, const QString& place) const;
  // Whether nothing that is open is saved into the library at a place; else it is said, after what has `failed`.
  bool isClosed(const QString& place, const QString& failed) const;
  // What is done in the engine's thread, and what with its answer, which has a value: where it failed, why is told.
  template <class Work, class Then>
  void onDisk(const QString& failed, Work work, Then then) {
    engine_.post(EngineThread::urgent, this, [this, failed, work, then](Engine& engine) -> EngineThread::Answer {
      auto result = std::make_shared<decltype(work(engine))>(work(engine));
      return [this, failed, then, result] {
        if (*result) return then(*result);
        announcements_.warn(failed + '\n' + withStop(spokenSentence(result->reason().message)));
      };
    });
  }

  EngineThread& engine_;
  LibraryFolders& folders_;
  OpenPages& pages_;
  const Announcements& announcements_;
};

}  // namespace armature::app
