// A side copy of the unsaved diagram, written a few seconds after an edit and never over the user's own file; offered
// at the next start when the program ended without removing it.
#pragma once
#include <QObject>
#include <QTimer>

#include "app/document/open_document.h"

namespace armature::app {

class Autosave : public QObject {
  Q_OBJECT
 public:
  // `folder` is made when needed; `number` tells the open diagrams of one program apart. Writes at most every `delay`
  // [ms].
  Autosave(OpenDocument& document, QString folder, int number = 0, int delay = 3000, QObject* parent = nullptr);
  ~Autosave() override;

  struct Recovered {
    QString file;          // the side copy
    QString originalPath;  // where the document was saved, may be empty
    diagram::Document document;
  };
  // Side copies left by programs that are no longer running, newest first.
  static std::vector<Recovered> leftovers(const QString& folder);
  // Writes now if there is something unsaved.
  void flush();

 private:
  void schedule();
  OpenDocument& document_;
  QString folder_;
  QString file_;
  QTimer timer_;
};

}  // namespace armature::app
