#include "app/view3d/file_meshes.h"

#include "app/view3d/mesh_file.h"

namespace armature::app {

namespace {
constexpr size_t kMostTrianglesOfAll = 2 * kMostTriangles;
}  // namespace

FileMeshes::FileMeshes(QObject* parent) : QObject(parent) {
  connect(&loader_, &MeshLoader::loaded, this, &FileMeshes::take);
}

bool FileMeshes::isFileName(const std::string& type) {
  return type.find("://") != std::string::npos || type.find('/') != std::string::npos;
}

void FileMeshes::want(const std::set<std::string>& paths) {
  loader_.forget();
  warnings_.clear();
  std::erase_if(meshes_, [&paths](const auto& known) { return !known.second.mesh || !paths.count(known.first); });
  for (const std::string& path : paths)
    if (!find(path)) loader_.read(QString::fromStdString(path));
}

const FileMeshes::Entry* FileMeshes::find(const std::string& path) const {
  const auto found = meshes_.find(path);
  return found == meshes_.end() ? nullptr : &found->second;
}

void FileMeshes::take(const QString& path, const MeshPtr& mesh, const QString& reason) {
  size_t triangles = mesh ? mesh->triangleCount() : 0;
  for (const auto& [other, there] : meshes_) triangles += there.mesh ? there.mesh->triangleCount() : 0;
  const bool isTooMuch = mesh && triangles > kMostTrianglesOfAll;
  if (isTooMuch) warnings_ << tr("%1: with it the shapes have more than two million triangles").arg(path);
  if (!mesh) warnings_ << reason;
  Entry& entry = meshes_[path.toStdString()];
  if (mesh && !isTooMuch) entry = {mesh, mesh->bounds()};
  Q_EMIT read(path);
}

}  // namespace armature::app
