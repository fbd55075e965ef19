// Triangles of glTF 2.0 files (Khronos specification 2.0.1): .gltf with its buffers beside it or inside, and .glb.
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>
#include <algorithm>
#include <array>
#include <cstring>
#include <map>
#include <vector>

#include "app/view3d/mesh_file.h"
#include "engine/base/numbers.h"

namespace armature::app {
namespace {

struct GltfWords {
  Q_DECLARE_TR_FUNCTIONS(Mesh)
};

constexpr qint64 kMostGltfBytes = 256 << 20;  // of all buffers
constexpr qsizetype kMostText = 64 << 20;     // as a tree of values JSON takes many times its length
constexpr int kDeepest = 64;                  // nodes within nodes
// Nodes that are placed, primitives and elements of accessors that are read for them: a small file can ask for any
// number of them, by nodes that have the same node twice, sixty times over.
constexpr size_t kMostNodes = 100'000;
constexpr size_t kMostWork = 40'000'000;

// Places of a node's points in its parent: columns with scale, and the origin.
struct Affine {
  Mat3 axes;
  Vec3 origin;
};

Vec3 vectorOf(const QJsonValue& value, const Vec3& otherwise) {
  const QJsonArray a = value.toArray();
  return a.size() == 3 ? Vec3{a[0].toDouble(), a[1].toDouble(), a[2].toDouble()} : otherwise;
}

Affine placeOf(const QJsonObject& node) {
  Affine place;
  const QJsonArray m = node["matrix"].toArray();
  if (m.size() == 16) {
    const auto column = [&m](qsizetype k) {
      return Vec3{m[4 * k].toDouble(), m[4 * k + 1].toDouble(), m[4 * k + 2].toDouble()};
    };
    return {{column(0), column(1), column(2)}, column(3)};
  }
  const QJsonArray q = node["rotation"].toArray();
  if (q.size() == 4) {
    const double x = q[0].toDouble(), y = q[1].toDouble(), z = q[2].toDouble(), w = q[3].toDouble();
    place.axes.x = {1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)};
    place.axes.y = {2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)};
    place.axes.z = {2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)};
  }
  const Vec3 scale = vectorOf(node["scale"], {1, 1, 1});
  place.axes = {scale.x * place.axes.x, scale.y * place.axes.y, scale.z * place.axes.z};
  place.origin = vectorOf(node["translation"], {});
  return place;
}

class Reader {
 public:
  Reader(QJsonObject root, QByteArray binary, QString folder, const CancelToken* cancel)
      : root_(std::move(root)), binary_(std::move(binary)), folder_(std::move(folder)), cancel_(cancel) {}

  Result<std::vector<Vec3>> read() {
    const QJsonArray required = root_["extensionsRequired"].toArray();
    if (!required.isEmpty())
      return failure("V304",
                     Phrase(GltfWords::tr("it needs the extension %1").arg(required[0].toString()).toStdString()));
    const QJsonArray scenes = root_["scenes"].toArray();
    const QJsonValue scene = scenes.at(root_["scene"].toInt(0));
    nodes_ = root_["nodes"].toArray();
    for (const auto& node : scene["nodes"].toArray()) addNode(node.toInt(-1), {});
    if (!reason_.empty()) return failure("V304", Phrase(reason_));
    return std::move(corners_);
  }

 private:
  // Whether reading may go on with a node, after saying why not.
  bool mayAdd(int index) {
    if (index < 0 || index >= nodes_.size() || !reason_.empty()) return false;
    if (std::find(path_.begin(), path_.end(), index) != path_.end())
      reason_ = GltfWords::tr("its node %1 lies within itself").arg(index).toStdString();
    else if (path_.size() > kDeepest)
      reason_ = GltfWords::tr("its nodes lie more than %1 deep in one another").arg(kDeepest).toStdString();
    else if (++visited_ > kMostNodes)
      reason_ = GltfWords::tr("it places more than %1 nodes").arg(kMostNodes).toStdString();
    return reason_.empty() && mayWork(1);
  }

  bool mayWork(size_t amount) {
    work_ += amount;
    if (work_ > kMostWork) reason_ = GltfWords::tr("it asks for more than 40 million numbers").toStdString();
    if (cancel_ && cancel_->isCancelled()) reason_ = "cancelled";
    return reason_.empty();
  }

  void addNode(int index, const Affine& outer) {
    if (!mayAdd(index)) return;
    const QJsonObject node = nodes_[index].toObject();
    const Affine own = placeOf(node);
    const Affine place{outer.axes * own.axes, outer.axes * own.origin + outer.origin};
    if (node.contains("mesh")) {
      for (const auto& part : root_["meshes"].toArray().at(node["mesh"].toInt(-1))["primitives"].toArray())
        addPrimitive(part.toObject(), place);
    }
    path_.push_back(index);
    for (const auto& child : node["children"].toArray()) {
      if (!reason_.empty()) break;
      addNode(child.toInt(-1), place);
    }
    path_.pop_back();
  }

  // Triangles, and their strips and fans; points and lines have no surface.
  void addPrimitive(const QJsonObject& part, const Affine& place) {
    const int mode = part["mode"].toInt(4);
    if (mode < 4 || mode > 6 || !mayWork(1)) return;
    std::vector<Vec3> points;
    for (const std::array<double, 3>& p : accessor(part["attributes"]["POSITION"].toInt(-1), 3))
      points.push_back(place.axes * Vec3{p[0], p[1], p[2]} + place.origin);
    std::vector<size_t> order;
    if (part.contains("indices")) {
      for (const std::array<double, 3>& i : accessor(part["indices"].toInt(-1), 1))
        order.push_back(static_cast<size_t>(wholeNumber(i[0])));
    } else {
      for (size_t k = 0; k < points.size(); ++k) order.push_back(k);
    }
    const size_t triangles = mode == 4 ? order.size() / 3 : order.size();
    if (corners_.size() + 3 * triangles > 3 * kMostTriangles) {
      reason_ = tooManyTriangles();
      return;
    }
    for (size_t k = 2; k < order.size(); k += mode == 4 ? 3 : 1) {
      const bool isTurned = mode == 5 && k % 2 == 1;
      const size_t a = mode == 6 ? order[0] : order[k - 2];
      add(points, a, isTurned ? order[k] : order[k - 1], isTurned ? order[k - 1] : order[k]);
    }
  }

  void add(const std::vector<Vec3>& points, size_t a, size_t b, size_t c) {
    if (a >= points.size() || b >= points.size() || c >= points.size()) return;
    if (norm(cross(points[b] - points[a], points[c] - points[a])) > 0)
      corners_.insert(corners_.end(), {points[a], points[b], points[c]});
  }

  // Elements of an accessor with one or three numbers each; none after an error.
  std::vector<std::array<double, 3>> accessor(int index, size_t width) {
    std::vector<std::array<double, 3>> values;
    const QJsonArray all = root_["accessors"].toArray();
    if (index < 0 || index >= all.size())
      return reason_ = GltfWords::tr("an accessor is missing").toStdString(), values;
    const QJsonObject a = all[index].toObject();
    if (a.contains("sparse") || !a.contains("bufferView"))
      return reason_ = GltfWords::tr("sparse accessors are not read").toStdString(), values;
    const QJsonObject view = root_["bufferViews"].toArray().at(a["bufferView"].toInt(-1)).toObject();
    const QByteArray bytes = buffer(view["buffer"].toInt(-1));
    const int type = a["componentType"].toInt();
    const qint64 size = type == 5126 || type == 5125 ? 4 : type == 5123 || type == 5122 ? 2 : 1;
    const qint64 step = view["byteStride"].toInteger(size * static_cast<qint64>(width));
    const qint64 offset = view["byteOffset"].toInteger(), within = a["byteOffset"].toInteger();
    const qint64 count = a["count"].toInteger();
    const qint64 each = size * static_cast<qint64>(width);
    const auto isSize = [](qint64 number) { return number >= 0 && number <= kMostGltfBytes; };
    if (!isSize(offset) || !isSize(within) || !isSize(step) || step < each || !isSize(count) ||
        (count > 0 && offset + within + (count - 1) * step + each > bytes.size()))
      return reason_ = GltfWords::tr("one of its buffers is too short").toStdString(), values;
    if (!mayWork(width * static_cast<size_t>(count))) return values;
    values.reserve(static_cast<size_t>(count));
    if (width == 3 && type != 5126)
      return reason_ = GltfWords::tr("places that are not floating point are not read").toStdString(), values;
    for (qint64 k = 0; k < count; ++k) {
      const char* at = bytes.constData() + offset + within + k * step;
      std::array<double, 3> value{};
      for (size_t c = 0; c < width; ++c) value[c] = number(at + static_cast<qint64>(c) * size, type);
      values.push_back(value);
    }
    return values;
  }

  template <class T>
  static double as(const char* at) {
    T value;
    std::memcpy(&value, at, sizeof(value));
    return static_cast<double>(value);
  }
  static double number(const char* at, int type) {
    if (type == 5126) return as<float>(at);
    if (type == 5125) return as<uint32_t>(at);
    if (type == 5123) return as<uint16_t>(at);
    return as<uint8_t>(at);
  }

  const QByteArray& buffer(int index) {
    const auto known = buffers_.find(index);
    if (known != buffers_.end()) return known->second;
    QByteArray& bytes = buffers_[index];
    const QString uri = root_["buffers"].toArray().at(index)["uri"].toString();
    if (uri.isEmpty()) {
      bytes = binary_;
    } else if (uri.startsWith("data:")) {
      bytes = QByteArray::fromBase64(uri.mid(uri.indexOf(',') + 1).toLatin1());
      bytesRead_ += bytes.size();
    } else {
      // Only what lies beside the file: a shape names no file elsewhere.
      const QString name = QUrl::fromPercentEncoding(uri.toUtf8());
      QFile file(folder_ + "/" + name);
      if (folder_.isEmpty() || name.contains("..") || QFileInfo(name).isAbsolute() || !QFileInfo(file).isFile() ||
          !file.open(QIODevice::ReadOnly))
        reason_ = GltfWords::tr("its buffer %1 cannot be read").arg(name).toStdString();
      else if ((bytesRead_ += file.size()) > kMostGltfBytes)
        reason_ = GltfWords::tr("its buffers are larger than 256 MB").toStdString();
      else
        bytes = file.read(kMostGltfBytes);
    }
    return bytes;
  }

  QJsonObject root_;
  QByteArray binary_;
  QString folder_;
  const CancelToken* cancel_;
  QJsonArray nodes_;
  std::map<int, QByteArray> buffers_;
  std::vector<Vec3> corners_;
  std::string reason_;
  std::vector<int> path_;  // nodes around the one that is read
  size_t visited_ = 0, work_ = 0;
  qint64 bytesRead_ = 0;
};

uint32_t wordAt(const QByteArray& bytes, qsizetype at) {
  uint32_t word = 0;
  if (at + 4 <= bytes.size()) std::memcpy(&word, bytes.constData() + at, 4);
  return word;
}

}  // namespace

Result<std::vector<Vec3>> readGltf(const QByteArray& content, const QString& folder, const CancelToken* cancel) {
  QByteArray text = content, binary;
  if (content.startsWith("glTF")) {
    // Header of 12 bytes, then pieces: length, kind, content.
    for (qsizetype at = 12; at + 8 <= content.size();) {
      const qsizetype length = wordAt(content, at);
      const uint32_t kind = wordAt(content, at + 4);
      if (kind == 0x4E4F534A) text = content.mid(at + 8, length);
      if (kind == 0x004E4942) binary = content.mid(at + 8, length);
      at += 8 + length;
    }
  }
  if (text.size() > kMostText)
    return failure("V304", Phrase(GltfWords::tr("its description is larger than 64 MB").toStdString()));
  const QJsonDocument json = QJsonDocument::fromJson(text);
  if (!json.isObject()) return failure("V304", Phrase(GltfWords::tr("it is not glTF 2.0").toStdString()));
  return Reader(json.object(), binary, folder, cancel).read();
}

}  // namespace armature::app
