// Meshes from files: STL (text and binary), Wavefront OBJ and the 3DFACE entities of DXF. Bad files give a reason,
// never a crash; what a file says about colours is left out.
#pragma once
#include <QByteArray>
#include <QString>

#include "app/view3d/mesh.h"
#include "engine/base/result.h"

namespace armature::app {

// Reads a file by its ending. Coordinates are metres. Failure V301 (cannot be read), V302 (unknown kind), V303 (no
// triangles or damaged).
Result<Mesh> readMeshFile(const QString& path);
// The same from a file's content; `ending` is "stl", "obj" or "dxf".
Result<Mesh> readMesh(const QByteArray& content, const QString& ending);

}  // namespace armature::app
