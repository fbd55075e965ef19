// Reads shape files beside the window's thread, one after the other, so that a large one holds up neither the hand nor
// the view of the rest. Ends what it reads when it is destroyed.
#pragma once
#include <QObject>
#include <QSet>
#include <QThreadPool>

#include "app/document/mailbox.h"
#include "app/view3d/mesh.h"
#include "engine/base/cancel.h"

namespace armature::app {

class MeshLoader : public QObject {
  Q_OBJECT
 public:
  explicit MeshLoader(QObject* parent = nullptr);
  ~MeshLoader() override;

  // Reads a file unless it is being read already; loaded() follows, never at once.
  void read(const QString& path);
  // Gives up what is read and what waits: no loaded() follows.
  void forget();
  bool isBusy() const { return !wanted_.isEmpty(); }

 Q_SIGNALS:
  // Null with the reason, which names the file, when it cannot be read or asks for too much.
  void loaded(const QString& path, const armature::app::MeshPtr& mesh, const QString& reason);

 private:
  QSet<QString> wanted_;
  std::shared_ptr<CancelToken> cancel_ = std::make_shared<CancelToken>();
  Mailbox mailbox_;
  QThreadPool pool_;
};

}  // namespace armature::app
