#include "app/view3d/scene_bodies.h"

#include <algorithm>
#include <set>

#include "app/view3d/part_name.h"

namespace armature::app {

namespace {

// Calls a function with each shape and each surface.
template <class Call>
void forEach(const SceneShapes& shapes, const SceneSurfaces& surfaces, Call call) {
  for (const auto& shape : shapes.all()) call(shape);
  for (const auto& surface : surfaces.all()) call(surface);
}

// The distance along a ray [m] to a body's mesh, below 0 when it is not met.
double distanceTo(const SceneItem& item, const Pose& pose, const Camera::Ray& ray) {
  const auto& made = item.mesh();
  if (!item.isShown() || !made) return -1;
  // Into the mesh's own coordinates; the distance along the ray stays the same.
  const QVector3D size = item.scale();
  const auto local = [&size](const Vec3& v) {
    return Vec3{v.x / static_cast<double>(size.x()), v.y / static_cast<double>(size.y()),
                v.z / static_cast<double>(size.z())};
  };
  return made->mesh()->hit(local(inverseTimes(pose.axes, ray.origin - pose.origin)),
                           local(inverseTimes(pose.axes, ray.direction)));
}

}  // namespace

void SceneBodies::reset(const SceneDescription& scene, const std::map<std::string, std::string>& files) {
  surfaces_.reset(scene);
  shapes_.reset(scene, files);
  // The world's axes have a length of their own, which tells nothing of the bodies: these are what is to be seen.
  const QString world = scene.world ? diagramPart(scene.world->part) : QString();
  bool hasOthers = false;
  forEach(shapes_, surfaces_, [&](const auto& body) { hasOthers = hasOthers || body.part != world; });
  if (!hasOthers) return;
  shapes_.markWorld(world);
  surfaces_.markWorld(world);
}

void SceneBodies::place(const SceneReader& reader, const TimePlace& place, const BodyLook& look) {
  shapes_.place(reader, place, look);
  surfaces_.place(reader, place, look);
}

void SceneBodies::paint(const BodyLook& look) {
  shapes_.paint(look);
  surfaces_.paint(look);
}

void SceneBodies::hide() {
  shapes_.hide();
  surfaces_.hide();
}

void SceneBodies::reach(const SceneReader& reader, const TimePlace& place, SceneExtent& extent) const {
  shapes_.reach(reader, place, extent);
  surfaces_.reach(reader, place, extent);
}

std::vector<SceneItem*> SceneBodies::makeGhosts(const SceneReader& reader, const BodyLook& look, QObject* parent) {
  std::vector<SceneItem*> ghosts;
  if (const auto start = reader.at(-1e300)) {
    shapes_.addGhosts(reader, *start, look, parent, ghosts);
    surfaces_.addGhosts(reader, *start, look, parent, ghosts);
  }
  return ghosts;
}

// The ground is what all stands on, not a body that somebody means by a click.
static bool isGround(const SceneShapes::Shape& /*shape*/) {
  return false;
}
static bool isGround(const SceneSurfaces::Surface& surface) {
  return surface.isWorld;
}

std::optional<BodyHit> SceneBodies::hitBy(Camera::Ray ray, const SectionPlane& section) const {
  const std::optional<double> farthest = section.clip(ray);
  if (!farthest) return std::nullopt;
  double nearest = -1;
  std::optional<BodyHit> hit;
  forEach(shapes_, surfaces_, [&](const auto& body) {
    if (isGround(body)) return;
    const double distance = distanceTo(*body.item, body.pose, ray);
    if (distance < 0 || distance > *farthest || (nearest >= 0 && distance >= nearest)) return;
    nearest = distance;
    hit = BodyHit{body.part, ray.origin + distance * ray.direction};
  });
  return hit;
}

std::optional<Vec3> SceneBodies::placeOf(const QString& part, const SceneReader& reader, const TimePlace& place) const {
  for (const BodyVariables& body : reader.scene().bodies)
    if (diagramPart(body.part) == part) return reader.centreOfMass(body, place);
  std::optional<Vec3> found;
  forEach(shapes_, surfaces_, [&](const auto& body) {
    if (!found && body.part == part) found = body.pose.origin;
  });
  return found;
}

Bounds SceneBodies::boxOf(const QString& part, const SceneReader& reader, const TimePlace& place) const {
  Bounds box;
  for (const auto& shape : shapes_.all())
    if (shape.part == part) box.add(boundsOf(shape.pose));
  for (size_t k = 0; k < surfaces_.all().size(); ++k) {
    if (surfaces_.all()[k].part != part) continue;
    for (const Vec3& point : surfaces_.outline(k, reader, place)) box.add(point);
  }
  return box;
}

std::vector<Label> SceneBodies::labels(const SceneReader& reader, const TimePlace& place,
                                       const QSet<QString>* selected) const {
  std::vector<Label> labels;
  std::set<QString> named;
  const auto& world = reader.scene().world;
  forEach(shapes_, surfaces_, [&](const auto& body) {
    const bool isWorld = world && diagramPart(world->part) == body.part;
    const bool isWanted = selected ? selected->contains(body.part) : !isWorld;
    if (!isWanted || !body.item->isShown() || !named.insert(body.part).second) return;
    const Bounds box = boxOf(body.part, reader, place);
    labels.push_back({body.part, box.isEmpty() ? body.pose.origin : box.middle()});
  });
  return labels;
}

}  // namespace armature::app
