#include "app/view3d/mesh_loader.h"

#include "app/language/messages.h"
#include "app/view3d/mesh_file.h"

namespace armature::app {

MeshLoader::MeshLoader(QObject* parent) : QObject(parent) {
  pool_.setMaxThreadCount(1);
}

MeshLoader::~MeshLoader() {
  forget();
  pool_.waitForDone();
}

void MeshLoader::forget() {
  cancel_->cancel();
  cancel_ = std::make_shared<CancelToken>();
  pool_.clear();
  wanted_.clear();
}

void MeshLoader::read(const QString& path) {
  if (wanted_.contains(path)) return;
  wanted_ << path;
  pool_.start([this, path, cancel = cancel_] {
    Result<Mesh> read = readMeshFile(path, cancel.get());
    const QString reason = read ? QString() : spoken(read.reason().message);
    const MeshPtr mesh = read ? std::make_shared<const Mesh>(read.take()) : nullptr;
    // The destructor waits for this thread, so that this object is there.
    const auto tell = [this, path, mesh, reason, cancel] {
      if (cancel->isCancelled()) return;
      wanted_.remove(path);
      Q_EMIT loaded(path, mesh, reason);
    };
    mailbox_.put(tell);
  });
}

}  // namespace armature::app
