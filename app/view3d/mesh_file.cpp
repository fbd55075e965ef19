#include "app/view3d/mesh_file.h"

#include <QFile>
#include <QFileInfo>
#include <QList>
#include <cmath>
#include <cstring>
#include <map>

namespace armature::app {
namespace {

constexpr size_t kMostTriangles = 2'000'000;
constexpr qint64 kMostBytes = 256 << 20;

// Triangles as corners, before normals are known.
using Corners = std::vector<Vec3>;

void addPolygon(Corners& corners, const std::vector<Vec3>& polygon) {
  for (size_t k = 2; k < polygon.size(); ++k) {
    const Vec3 &a = polygon[0], &b = polygon[k - 1], &c = polygon[k];
    if (norm(cross(b - a, c - a)) > 0) corners.insert(corners.end(), {a, b, c});
  }
}

QList<QByteArray> words(const QByteArray& line) {
  return line.simplified().split(' ');
}

Corners readTextStl(const QByteArray& content) {
  Corners corners;
  std::vector<Vec3> polygon;
  for (const QByteArray& line : content.split('\n')) {
    const auto w = words(line);
    if (w[0] == "vertex" && w.size() >= 4) polygon.push_back({w[1].toDouble(), w[2].toDouble(), w[3].toDouble()});
    if (w[0] == "endloop" || w[0] == "endfacet") {
      addPolygon(corners, polygon);
      polygon.clear();
    }
  }
  return corners;
}

// Header of 80 bytes, number of triangles, then 50 bytes each: normal, three corners, attribute.
Corners readBinaryStl(const QByteArray& content) {
  Corners corners;
  const char* data = content.constData();
  uint32_t count = 0;
  std::memcpy(&count, data + 80, 4);
  const size_t there = std::min<size_t>(count, (static_cast<size_t>(content.size()) - 84) / 50);
  for (size_t k = 0; k < std::min(there, kMostTriangles); ++k) {
    float numbers[12];
    std::memcpy(numbers, data + 84 + 50 * k, sizeof(numbers));
    std::vector<Vec3> polygon;
    for (int i = 3; i < 12; i += 3)
      polygon.push_back({double(numbers[i]), double(numbers[i + 1]), double(numbers[i + 2])});
    addPolygon(corners, polygon);
  }
  return corners;
}

Corners readStl(const QByteArray& content) {
  // "solid" may begin a binary file as well: its size tells.
  if (content.size() >= 84) {
    uint32_t count = 0;
    std::memcpy(&count, content.constData() + 80, 4);
    if (content.size() == 84 + 50 * static_cast<qint64>(count) || !content.startsWith("solid"))
      return readBinaryStl(content);
  }
  return readTextStl(content);
}

Corners readObj(const QByteArray& content) {
  Corners corners;
  std::vector<Vec3> points;
  for (const QByteArray& line : content.split('\n')) {
    const auto w = words(line);
    if (w[0] == "v" && w.size() >= 4) points.push_back({w[1].toDouble(), w[2].toDouble(), w[3].toDouble()});
    if (w[0] != "f") continue;
    std::vector<Vec3> polygon;
    for (int k = 1; k < w.size(); ++k) {
      // "place/texture/normal"; negative numbers count from the end.
      const qint64 index = w[k].split('/').first().toLongLong();
      const qint64 at = index < 0 ? static_cast<qint64>(points.size()) + index : index - 1;
      if (at >= 0 && at < static_cast<qint64>(points.size())) polygon.push_back(points[static_cast<size_t>(at)]);
    }
    addPolygon(corners, polygon);
  }
  return corners;
}

// Pairs of lines, group code and value; a 3DFACE has its corners in the groups 10–13 (x), 20–23 (y), 30–33 (z).
Corners readDxf(const QByteArray& content) {
  Corners corners;
  const auto lines = content.split('\n');
  std::vector<Vec3> polygon;
  std::array<std::array<double, 3>, 4> corner{};
  bool isFace = false;
  int given = 0;
  const auto finish = [&] {
    if (isFace && given >= 3) {
      polygon.clear();
      for (int k = 0; k < given; ++k) {
        const auto& c = corner[static_cast<size_t>(k)];
        const Vec3 p{c[0], c[1], c[2]};
        if (polygon.empty() || !(polygon.back() == p)) polygon.push_back(p);
      }
      addPolygon(corners, polygon);
    }
    isFace = false, given = 0;
  };
  for (int k = 0; k + 1 < lines.size(); k += 2) {
    const int code = lines[k].trimmed().toInt();
    const QByteArray value = lines[k + 1].trimmed();
    if (code == 0) {
      finish();
      isFace = value == "3DFACE";
      corner = {};
    } else if (isFace && code >= 10 && code <= 33 && code % 10 <= 3) {
      corner[static_cast<size_t>(code % 10)][static_cast<size_t>(code / 10 - 1)] = value.toDouble();
      given = std::max(given, code % 10 + 1);
    }
  }
  finish();
  return corners;
}

// Normals of flat triangles, averaged at corners whose faces meet at less than 40 degrees.
Mesh smooth(const Corners& corners) {
  constexpr double kSharp = 0.766;
  Mesh mesh;
  mesh.isFile = true;
  const auto key = [](const Vec3& v) {
    return std::array<float, 3>{static_cast<float>(v.x), static_cast<float>(v.y), static_cast<float>(v.z)};
  };
  std::map<std::array<float, 3>, std::vector<uint32_t>> faces;
  std::vector<Vec3> flat;
  for (size_t k = 0; k + 2 < corners.size(); k += 3) {
    flat.push_back(cross(corners[k + 1] - corners[k], corners[k + 2] - corners[k]));
    for (size_t e = 0; e < 3; ++e) faces[key(corners[k + e])].push_back(static_cast<uint32_t>(k / 3));
  }
  for (size_t k = 0; k < corners.size(); ++k) {
    const Vec3 own = unit(flat[k / 3], {0, 0, 1});
    Vec3 sum;
    const auto& near = faces[key(corners[k])];
    // A fan of thousands of faces needs no average of them all.
    for (size_t f = 0; f < std::min<size_t>(near.size(), 64); ++f) {
      if (dot(unit(flat[near[f]], own), own) > kSharp) sum = sum + flat[near[f]];
    }
    const Vec3 n = unit(sum, own);
    mesh.points.push_back(key(corners[k]));
    mesh.normals.push_back(key(n));
    mesh.triangles.push_back(static_cast<uint32_t>(k));
  }
  return mesh;
}

}  // namespace

Result<Mesh> readMesh(const QByteArray& content, const QString& ending, const QString& folder) {
  Corners corners;
  if (ending == "stl")
    corners = readStl(content);
  else if (ending == "obj")
    corners = readObj(content);
  else if (ending == "dxf")
    corners = readDxf(content);
  else if (ending == "gltf" || ending == "glb") {
    Result<Corners> read = readGltf(content, folder);
    if (!read) return read.reason();
    corners = read.take();
  } else
    return failure("V302", "shapes are read from STL, OBJ, glTF and DXF files, not from ." + ending.toStdString());
  for (const Vec3& c : corners) {
    if (!std::isfinite(c.x) || !std::isfinite(c.y) || !std::isfinite(c.z))
      return failure("V303", "the file has a coordinate that is no number");
  }
  if (corners.empty()) return failure("V303", "the file has no triangles");
  if (corners.size() > 3 * kMostTriangles) return failure("V303", "the file has more than two million triangles");
  return smooth(corners);
}

Result<Mesh> readMeshFile(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly))
    return failure("V301", path.toStdString() + " cannot be read: " + file.errorString().toStdString());
  if (file.size() > kMostBytes) return failure("V301", path.toStdString() + " is larger than 256 MB");
  Result<Mesh> mesh = readMesh(file.readAll(), QFileInfo(path).suffix().toLower(), QFileInfo(path).path());
  if (!mesh) return failure(mesh.reason().code, path.toStdString() + ": " + mesh.reason().message);
  return mesh;
}

}  // namespace armature::app
