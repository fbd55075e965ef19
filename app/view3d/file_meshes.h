// The meshes of shapes that come from files: read beside the window, within a budget for all of them, each once.
#pragma once
#include <QStringList>
#include <map>
#include <set>

#include "app/view3d/mesh_loader.h"

namespace armature::app {

class FileMeshes : public QObject {
  Q_OBJECT
 public:
  explicit FileMeshes(QObject* parent = nullptr);

  // Whether a shape's type names a file.
  static bool isFileName(const std::string& type);
  // The files that the scene has now, by their paths: meshes of others are given up, those that are not there yet are
  // read, and warnings are about these.
  void want(const std::set<std::string>& paths);
  struct Entry {
    MeshPtr mesh;   // null where it could not be read
    Bounds bounds;  // of the mesh, which has too many points to look at them all for every row
  };
  // Null while a file is being read.
  const Entry* find(const std::string& path) const;
  bool isReading() const { return loader_.isBusy(); }
  // Reasons why shapes from files are shown as boxes.
  const QStringList& warnings() const { return warnings_; }

 Q_SIGNALS:
  // A file has been read, or cannot be.
  void read(const QString& path);

 private:
  void take(const QString& path, const MeshPtr& mesh, const QString& reason);

  std::map<std::string, Entry> meshes_;  // by path
  MeshLoader loader_;
  QStringList warnings_;
};

}  // namespace armature::app
