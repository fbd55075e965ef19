#include "app/view3d/scene_item.h"

#include <cmath>
#include <cstring>

namespace armature::app {

QVector3D toQt(const Vec3& v) {
  return {static_cast<float>(v.x), static_cast<float>(v.y), static_cast<float>(v.z)};
}

QQuaternion toQt(const Mat3& m) {
  const auto q = quaternionOf(m);
  return {static_cast<float>(q[0]), static_cast<float>(q[1]), static_cast<float>(q[2]), static_cast<float>(q[3])};
}

namespace {
// Colours of vertices are taken as light, those of materials as sRGB: the transfer function of IEC 61966-2-1.
float toLight(float value) {
  return value <= 0.04045F ? value / 12.92F : std::pow((value + 0.055F) / 1.055F, 2.4F);
}
}  // namespace

MeshGeometry::MeshGeometry(MeshPtr mesh) : mesh_(std::move(mesh)) {
  constexpr size_t kPlain = 6, kColored = 10;
  const size_t each = mesh_->colors.empty() ? kPlain : kColored;
  std::vector<float> vertices;
  vertices.reserve(each * mesh_->points.size());
  for (size_t k = 0; k < mesh_->points.size(); ++k) {
    vertices.insert(vertices.end(), mesh_->points[k].begin(), mesh_->points[k].end());
    vertices.insert(vertices.end(), mesh_->normals[k].begin(), mesh_->normals[k].end());
    if (each == kPlain) continue;
    for (const float part : mesh_->colors[k]) vertices.push_back(toLight(part));
    vertices.push_back(1);
  }
  const auto bytes = [](const auto& values) {
    return QByteArray(reinterpret_cast<const char*>(values.data()),
                      static_cast<qsizetype>(values.size() * sizeof(values[0])));
  };
  setVertexData(bytes(vertices));
  setIndexData(bytes(mesh_->lines.empty() ? mesh_->triangles : mesh_->lines));
  setStride(static_cast<int>(each * sizeof(float)));
  setPrimitiveType(mesh_->lines.empty() ? PrimitiveType::Triangles : PrimitiveType::Lines);
  addAttribute(Attribute::PositionSemantic, 0, Attribute::F32Type);
  addAttribute(Attribute::NormalSemantic, 3 * sizeof(float), Attribute::F32Type);
  if (each == kColored) addAttribute(Attribute::ColorSemantic, kPlain * sizeof(float), Attribute::F32Type);
  addAttribute(Attribute::IndexSemantic, 0, Attribute::U32Type);
  const Bounds box = mesh_->bounds();
  setBounds(toQt(box.low), toQt(box.high));
}

// A geometry without vertices stops Qt Quick 3D 6.4: there is always a line.
LineGeometry::LineGeometry() {
  setLines({{{}, Qt::transparent}, {{}, Qt::transparent}});
}

void LineGeometry::setLines(const std::vector<End>& ends) {
  clear();
  constexpr int kStride = 7 * sizeof(float);
  QByteArray vertices(static_cast<qsizetype>(ends.size()) * kStride, Qt::Uninitialized);
  char* out = vertices.data();
  Bounds box;
  for (const End& end : ends) {
    const float numbers[7] = {static_cast<float>(end.place.x),
                              static_cast<float>(end.place.y),
                              static_cast<float>(end.place.z),
                              toLight(end.color.redF()),
                              toLight(end.color.greenF()),
                              toLight(end.color.blueF()),
                              end.color.alphaF()};
    std::memcpy(out, numbers, sizeof(numbers));
    out += kStride;
    box.add(end.place);
  }
  setVertexData(vertices);
  setStride(kStride);
  setPrimitiveType(PrimitiveType::Lines);
  addAttribute(Attribute::PositionSemantic, 0, Attribute::F32Type);
  addAttribute(Attribute::ColorSemantic, 3 * sizeof(float), Attribute::F32Type);
  if (!box.isEmpty()) setBounds(toQt(box.low), toQt(box.high));
  update();
}

void SceneItem::place(const Vec3& origin, const Mat3& axes, const Vec3& scale) {
  const QVector3D position = toQt(origin), size = toQt(scale);
  const QQuaternion rotation = toQt(axes);
  if (position != position_ || rotation != rotation_) {
    position_ = position, rotation_ = rotation;
    Q_EMIT moved();
  }
  if (size != scale_) {
    scale_ = size;
    Q_EMIT scaled();
  }
}

bool SceneItem::isClosed() const {
  return geometry_ && !geometry_->mesh()->isFile;
}

void SceneItem::setGeometry(std::shared_ptr<MeshGeometry> geometry) {
  if (geometry == geometry_) return;
  geometry_.swap(geometry);
  Q_EMIT geometryChanged();
}

void SceneItem::setCut(bool isCut) {
  if (isCut == isCut_) return;
  isCut_ = isCut;
  Q_EMIT lookChanged();
}

void SceneItem::setLook(const QColor& color, double opacity, double roughness) {
  if (color == color_ && opacity == opacity_ && roughness == roughness_) return;
  color_ = color, opacity_ = opacity, roughness_ = roughness;
  Q_EMIT lookChanged();
}

void SceneItem::setSink(double sink) {
  if (sink == sink_) return;
  sink_ = sink;
  Q_EMIT sinkChanged();
}

void SceneItem::setShown(bool isShown) {
  if (isShown == isShown_) return;
  isShown_ = isShown;
  Q_EMIT shownChanged();
}

}  // namespace armature::app
