// Meshes from files: STL (text and binary), Wavefront OBJ, glTF and the 3DFACE entities of DXF. Bad files give a
// reason, never a crash; what a file says about colours is left out.
#pragma once
#include <QByteArray>
#include <QString>

#include "app/view3d/mesh.h"
#include "engine/base/cancel.h"
#include "engine/base/result.h"

namespace armature::app {

// More than this no picture shows in time, and no file may ask for, however it does it.
inline constexpr size_t kMostTriangles = 1'000'000;
// The message about a file that has more triangles than a scene can hold.
std::string tooManyTriangles();

// Reads a file by its ending. Coordinates are metres. Failure V301 (cannot be read), V302 (unknown kind), V303 (no
// triangles, too many or damaged), V304 (a glTF file that is damaged, asks for too much or uses what is not read); the
// message names the file. Takes seconds for the largest files; `cancel` ends it early with a failure.
Result<Mesh> readMeshFile(const QString& path, const CancelToken* cancel = nullptr);
// The same from a file's content; `ending` is "stl", "obj", "dxf", "gltf" or "glb". Buffers that a glTF file names are
// looked for in `folder`.
Result<Mesh> readMesh(const QByteArray& content, const QString& ending, const QString& folder = {},
                      const CancelToken* cancel = nullptr);

// Corners of the triangles in the first scene of a glTF file [m]; three make a triangle.
Result<std::vector<Vec3>> readGltf(const QByteArray& content, const QString& folder,
                                   const CancelToken* cancel = nullptr);

}  // namespace armature::app
