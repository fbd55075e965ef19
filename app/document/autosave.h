// A side copy of the unsaved diagram, written after every edit and never over the user's own file; offered at the next
// start when the program ended without removing it. A thread writes it, so that a slow disk does not hold up the hand;
// while it writes, only the newest state waits. A lock that ends with the program tells copies of programs that still
// run from leftovers.
#pragma once
#include <QObject>
#include <QTimer>
#include <memory>

#include "app/document/file_lock.h"
#include "app/document/mailbox.h"
#include "app/document/open_document.h"

namespace armature::app {

class Autosave : public QObject {
  Q_OBJECT
 public:
  // `folder` is made when needed; `number` tells the open diagrams of one program apart. Writes at most every `delay`
  // [ms].
  Autosave(OpenDocument& document, QString folder, int number = 0, int delay = 0, QObject* parent = nullptr);
  // Takes the copy away: the program ends as it should.
  ~Autosave() override;

  struct Recovered {
    QString file;               // the side copy
    QString originalPath;       // where the document was saved, may be empty
    QByteArray originalDigest;  // of the file there as it was last read or written, may be empty
    diagram::Document document;
    std::unique_ptr<FileLock> lock;  // nobody else is offered the copy meanwhile
  };
  // Side copies left by programs that have ended, newest first. Those that say what the file says already are removed.
  static std::vector<Recovered> leftovers(const QString& folder);

  // Writes now if there is something unsaved, and waits for it. False if there is no copy on the disk then.
  bool flush();
  // From now on a copy that was found is this document's own: it stays until a newer one has taken its place or the
  // document is saved. To be called after the document has become that of the copy.
  void takeOver(Recovered& found);

 Q_SIGNALS:
  // The copy could not be written, for this reason; or can again (empty).
  void failed(const QString& reason);

 private:
  class Writer;
  void schedule();
  bool post();
  void take(const QString& reason);

  OpenDocument& document_;
  QString folder_;
  QString file_;
  std::unique_ptr<FileLock> lock_;  // taken with the first copy
  bool hasCopy_ = false;
  Mailbox mailbox_;  // of the writer's thread
  std::unique_ptr<Writer> writer_;
  QTimer timer_;
  int delay_;
  QString reason_;
};

}  // namespace armature::app
