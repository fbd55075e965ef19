#include "app/view3d/mesh_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QList>
#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <numeric>

namespace armature::app {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Mesh)
};

constexpr qint64 kMostBytes = 256 << 20;
constexpr size_t kMostPoints = 3 * kMostTriangles;
constexpr qsizetype kLongestLine = 1 << 20;

// Triangles as corners, before normals are known.
using Corners = std::vector<Vec3>;

// What is being read, and why it cannot go on.
struct Reading {
  const CancelToken* cancel = nullptr;
  Corners corners;
  std::string problem;

  bool goesOn() const { return problem.empty(); }
  void addPolygon(const std::vector<Vec3>& polygon) {
    for (size_t k = 2; k < polygon.size() && goesOn(); ++k) {
      const Vec3 &a = polygon[0], &b = polygon[k - 1], &c = polygon[k];
      if (norm(cross(b - a, c - a)) > 0) corners.insert(corners.end(), {a, b, c});
      if (corners.size() > 3 * kMostTriangles) problem = tooManyTriangles();
    }
  }
  void addPoint(std::vector<Vec3>& points, const Vec3& point) {
    if (points.size() >= kMostPoints) problem = Words::tr("it has more than three million points").toStdString();
    if (goesOn()) points.push_back(point);
  }
};

// The lines of a text one after the other, without a list of them all. Stops a reading that is cancelled.
class Lines {
 public:
  Lines(const QByteArray& text, Reading& reading) : text_(text), reading_(reading) {}
  bool next(QByteArray& line) {
    if (at_ >= text_.size() || !reading_.goesOn()) return false;
    constexpr size_t kLook = 4096;
    if (++count_ % kLook == 0 && reading_.cancel && reading_.cancel->isCancelled()) reading_.problem = "cancelled";
    qsizetype end = text_.indexOf('\n', at_);
    if (end < 0) end = text_.size();
    if (end - at_ > kLongestLine)
      reading_.problem = Words::tr("it has a line of more than a million characters").toStdString();
    line = QByteArray::fromRawData(text_.constData() + at_, end - at_);
    at_ = end + 1;
    return reading_.goesOn();
  }

 private:
  const QByteArray& text_;
  Reading& reading_;
  qsizetype at_ = 0;
  size_t count_ = 0;
};

QList<QByteArray> words(const QByteArray& line) {
  return line.simplified().split(' ');
}

void readTextStl(const QByteArray& content, Reading& reading) {
  std::vector<Vec3> polygon;
  QByteArray line;
  for (Lines lines(content, reading); lines.next(line);) {
    const auto w = words(line);
    if (w[0] == "vertex" && w.size() >= 4)
      reading.addPoint(polygon, {w[1].toDouble(), w[2].toDouble(), w[3].toDouble()});
    if (w[0] == "endloop" || w[0] == "endfacet") {
      reading.addPolygon(polygon);
      polygon.clear();
    }
  }
}

// Header of 80 bytes, number of triangles, then 50 bytes each: normal, three corners, attribute.
void readBinaryStl(const QByteArray& content, Reading& reading) {
  const char* data = content.constData();
  uint32_t count = 0;
  std::memcpy(&count, data + 80, 4);
  const size_t there = std::min<size_t>(count, (static_cast<size_t>(content.size()) - 84) / 50);
  if (there > kMostTriangles) reading.problem = tooManyTriangles();
  std::vector<Vec3> polygon(3);
  for (size_t k = 0; k < there && reading.goesOn(); ++k) {
    float numbers[12];
    std::memcpy(numbers, data + 84 + 50 * k, sizeof(numbers));
    for (size_t i = 0; i < 3; ++i)
      polygon[i] = {double(numbers[3 * i + 3]), double(numbers[3 * i + 4]), double(numbers[3 * i + 5])};
    reading.addPolygon(polygon);
  }
}

void readStl(const QByteArray& content, Reading& reading) {
  // "solid" may begin a binary file as well: its size tells.
  if (content.size() >= 84) {
    uint32_t count = 0;
    std::memcpy(&count, content.constData() + 80, 4);
    if (content.size() == 84 + 50 * static_cast<qint64>(count) || !content.startsWith("solid"))
      return readBinaryStl(content, reading);
  }
  readTextStl(content, reading);
}

void readObj(const QByteArray& content, Reading& reading) {
  std::vector<Vec3> points, polygon;
  QByteArray line;
  for (Lines lines(content, reading); lines.next(line);) {
    const auto w = words(line);
    if (w[0] == "v" && w.size() >= 4) reading.addPoint(points, {w[1].toDouble(), w[2].toDouble(), w[3].toDouble()});
    if (w[0] != "f") continue;
    polygon.clear();
    for (int k = 1; k < w.size(); ++k) {
      // "place/texture/normal"; negative numbers count from the end.
      const qint64 index = w[k].split('/').first().toLongLong();
      const qint64 at = index < 0 ? static_cast<qint64>(points.size()) + index : index - 1;
      if (at >= 0 && at < static_cast<qint64>(points.size())) polygon.push_back(points[static_cast<size_t>(at)]);
    }
    reading.addPolygon(polygon);
  }
}

// One 3DFACE: its corners in the groups 10–13 (x), 20–23 (y), 30–33 (z).
struct DxfFace {
  std::array<std::array<double, 3>, 4> corner{};
  bool isOpen = false;
  int given = 0;

  void take(int code, double value) {
    corner[static_cast<size_t>(code % 10)][static_cast<size_t>(code / 10 - 1)] = value;
    given = std::max(given, code % 10 + 1);
  }
  void finish(Reading& reading) {
    std::vector<Vec3> polygon;
    for (int k = 0; isOpen && given >= 3 && k < given; ++k) {
      const auto& c = corner[static_cast<size_t>(k)];
      const Vec3 p{c[0], c[1], c[2]};
      if (polygon.empty() || !(polygon.back() == p)) polygon.push_back(p);
    }
    reading.addPolygon(polygon);
    *this = {};
  }
};

// Pairs of lines, group code and value.
void readDxf(const QByteArray& content, Reading& reading) {
  DxfFace face;
  QByteArray first, second;
  for (Lines lines(content, reading); lines.next(first) && lines.next(second);) {
    const int code = first.trimmed().toInt();
    const QByteArray value = second.trimmed();
    if (code == 0) {
      face.finish(reading);
      face.isOpen = value == "3DFACE";
    } else if (face.isOpen && code >= 10 && code <= 33 && code % 10 <= 3) {
      face.take(code, value.toDouble());
    }
  }
  face.finish(reading);
}

// Corners that lie at one place, next to each other: no map of them, which would take ten times the memory.
std::vector<uint32_t> orderByPlace(const std::vector<std::array<float, 3>>& points) {
  std::vector<uint32_t> order(points.size());
  std::iota(order.begin(), order.end(), 0U);
  std::sort(order.begin(), order.end(),
            [&](uint32_t a, uint32_t b) { return points[a] != points[b] ? points[a] < points[b] : a < b; });
  return order;
}

// Normals of flat triangles, averaged at corners whose faces meet at less than 40 degrees.
Mesh smooth(const Corners& corners) {
  constexpr double kSharp = 0.766;
  constexpr size_t kMostFaces = 64;  // a fan of thousands of faces needs no average of them all
  const auto key = [](const Vec3& v) {
    return std::array<float, 3>{static_cast<float>(v.x), static_cast<float>(v.y), static_cast<float>(v.z)};
  };
  Mesh mesh;
  mesh.isFile = true;
  mesh.points.reserve(corners.size());
  for (const Vec3& corner : corners) mesh.points.push_back(key(corner));
  std::vector<Vec3> flat, own;  // by triangle: as long as twice its area, and of length one
  for (size_t k = 0; k + 2 < corners.size(); k += 3) {
    flat.push_back(cross(corners[k + 1] - corners[k], corners[k + 2] - corners[k]));
    own.push_back(unit(flat.back(), {0, 0, 1}));
  }
  mesh.normals.resize(corners.size());
  mesh.triangles.resize(corners.size());
  std::iota(mesh.triangles.begin(), mesh.triangles.end(), 0U);
  const std::vector<uint32_t> order = orderByPlace(mesh.points);
  for (size_t begin = 0, end = 0; begin < order.size(); begin = end) {
    while (end < order.size() && mesh.points[order[end]] == mesh.points[order[begin]]) ++end;
    const size_t last = std::min(end, begin + kMostFaces);
    for (size_t k = begin; k < end; ++k) {
      const Vec3& mine = own[order[k] / 3];
      Vec3 sum;
      for (size_t f = begin; f < last; ++f) {
        if (dot(own[order[f] / 3], mine) > kSharp) sum = sum + flat[order[f] / 3];
      }
      mesh.normals[order[k]] = key(unit(sum, mine));
    }
  }
  return mesh;
}

// The content of a file, in blocks so that it can be given up.
Result<QByteArray> contentOf(const QString& path, const CancelToken* cancel) {
  QFile file(path);
  const auto problem = [&path](const QString& words) { return failure("V301", Phrase(words.arg(path).toStdString())); };
  const auto unreadable = [&] {
    return failure("V301", Phrase(Words::tr("%1 cannot be read: %2").arg(path, file.errorString()).toStdString()));
  };
  if (QFileInfo::exists(path) && !QFileInfo(path).isFile()) return problem(Words::tr("%1 is no file"));
  if (!file.open(QIODevice::ReadOnly)) return unreadable();
  if (file.size() > kMostBytes) return problem(Words::tr("%1 is larger than 256 MB"));
  QByteArray content;
  constexpr qint64 kBlock = 1 << 20;
  for (QByteArray block = file.read(kBlock); !block.isEmpty(); block = file.read(kBlock)) {
    if (cancel && cancel->isCancelled()) return problem(Words::tr("%1: cancelled"));
    content += block;
    if (content.size() > kMostBytes) return problem(Words::tr("%1 is larger than 256 MB"));
  }
  if (file.error() != QFile::NoError) return unreadable();
  return content;
}

}  // namespace

std::string tooManyTriangles() {
  return Words::tr("it has more than a million triangles").toStdString();
}

Result<Mesh> readMesh(const QByteArray& content, const QString& ending, const QString& folder,
                      const CancelToken* cancel) {
  Reading reading{cancel, {}, {}};
  if (ending == "stl")
    readStl(content, reading);
  else if (ending == "obj")
    readObj(content, reading);
  else if (ending == "dxf")
    readDxf(content, reading);
  else if (ending == "gltf" || ending == "glb") {
    Result<Corners> read = readGltf(content, folder, cancel);
    if (!read) return read.reason();
    reading.corners = read.take();
  } else
    return failure(
        "V302",
        Phrase(Words::tr("shapes are read from STL, OBJ, glTF and DXF files, not from .%1").arg(ending).toStdString()));
  if (!reading.goesOn()) return failure("V303", Phrase(reading.problem));
  // Meshes have numbers of single precision.
  const auto isNumber = [](double x) { return std::abs(x) <= std::numeric_limits<float>::max(); };
  for (const Vec3& c : reading.corners) {
    if (!isNumber(c.x) || !isNumber(c.y) || !isNumber(c.z))
      return failure("V303", Phrase(Words::tr("it has a coordinate that is no number").toStdString()));
  }
  if (reading.corners.empty()) return failure("V303", Phrase(Words::tr("it has no triangles").toStdString()));
  return smooth(reading.corners);
}

Result<Mesh> readMeshFile(const QString& path, const CancelToken* cancel) {
  Result<QByteArray> content = contentOf(path, cancel);
  if (!content) return content.reason();
  Result<Mesh> mesh = readMesh(*content, QFileInfo(path).suffix().toLower(), QFileInfo(path).path(), cancel);
  if (!mesh) return failure(mesh.reason().code, phrase("%1: %2", path.toStdString(), mesh.reason().message));
  return mesh;
}

}  // namespace armature::app
