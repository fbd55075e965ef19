// Shapes from files: the first byte is the kind of file, the rest its content. A mesh that could be read is whole, its
// numbers are finite, and it can be looked at.
#include "app/view3d/mesh_file.h"
#include "tests/robustness/fuzz/target.h"

using namespace armature;
using namespace armature::app;
using armature::fuzz::demand;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const char* const kEndings[] = {"stl", "obj", "dxf", "gltf", "glb"};
  if (size == 0 || data[0] >= std::size(kEndings)) return 0;
  const QByteArray content(reinterpret_cast<const char*>(data) + 1, static_cast<qsizetype>(size) - 1);
  const Result<Mesh> mesh = readMesh(content, kEndings[data[0]]);
  if (!mesh) {
    demand(!mesh.reason().message.empty() && mesh.reason().code[0] == 'V', "a failure has a message");
    return 0;
  }
  demand(!mesh->triangles.empty() && mesh->triangles.size() % 3 == 0, "a mesh has triangles");
  demand(mesh->normals.size() == mesh->points.size(), "each point has a normal");
  for (const uint32_t index : mesh->triangles) demand(index < mesh->points.size(), "a triangle has its corners");
  for (const auto* list : {&mesh->points, &mesh->normals})
    for (const auto& p : *list)
      for (const float c : p) demand(std::isfinite(c), "coordinates are numbers");
  demand(!mesh->bounds().isEmpty(), "a mesh lies somewhere");
  (void)mesh->volume();
  (void)mesh->hit({0, 0, 10}, {0, 0, -1});
  (void)mesh->isClosed();
  return 0;
}
