#include "app/view3d/diagram_view.h"

#include <cmath>

#include "engine/diagram/json.h"

namespace armature::app {

namespace {

constexpr double kDegree = 3.14159265358979323846 / 180;

// Short in the file, and fine enough for the eye.
double rounded(double value) {
  const double size = std::abs(value) > 0 ? std::pow(10, std::floor(std::log10(std::abs(value))) - 5) : 1;
  return std::round(value / size) * size;
}

double numberAt(const diagram::Json& object, const char* name, double otherwise) {
  const auto found = object.find(name);
  return found != object.end() && found->is_number() ? found->get<double>() : otherwise;
}

// As the eye is placed when nobody has said anything.
Camera plainCamera() {
  Camera camera;
  camera.look(Preset::isometric);
  return camera;
}

}  // namespace

std::vector<std::string> overlaysOf(const diagram::Json& view) {
  const auto wanted = view.find("overlays");
  if (wanted == view.end() || !wanted->is_array()) return {"ground"};
  std::vector<std::string> names;
  for (const diagram::Json& name : *wanted)
    if (name.is_string()) names.push_back(name.get<std::string>());
  return names;
}

void takeEye(const diagram::Json& view, ViewScene& scene) {
  const auto found = view.find("camera");
  const diagram::Json eye = found != view.end() && found->is_object() ? *found : diagram::Json::object();
  const Camera plain = plainCamera();
  const auto parallel = eye.find("parallel");
  scene.follow({});
  scene.eye().setParallel(parallel != eye.end() && parallel->is_boolean() && parallel->get<bool>());
  scene.eye().change([&](Camera& camera) {
    camera.setDirection(numberAt(eye, "azimuth", plain.azimuth() / kDegree) * kDegree,
                        numberAt(eye, "elevation", plain.elevation() / kDegree) * kDegree);
  });
  scene.eye().fit();
  const auto target = eye.find("target");
  const double distance = numberAt(eye, "distance", 0);
  if (target != eye.end() && target->is_array() && target->size() == 3 && distance > 0) {
    Vec3 place;
    double* const parts[] = {&place.x, &place.y, &place.z};
    for (size_t k = 0; k < 3; ++k) *parts[k] = (*target)[k].is_number() ? (*target)[k].get<double>() : 0;
    scene.eye().change([&](Camera& camera) { camera.setTarget(place, distance); });
  }
  const auto follow = eye.find("follow");
  if (follow != eye.end() && follow->is_string()) scene.follow(QString::fromStdString(follow->get<std::string>()));
  scene.draft().rest();
}

diagram::Json withView(const diagram::Json& before, const ViewScene& scene, const std::vector<std::string>& overlays) {
  diagram::Json view = before.is_object() ? before : diagram::Json::object();
  if (view.contains("overlays") || overlays != std::vector<std::string>{"ground"}) view["overlays"] = overlays;
  const Camera& camera = scene.camera();
  const Camera plain = plainCamera();
  diagram::Json eye = diagram::Json::object();
  if (camera.azimuth() != plain.azimuth() || camera.elevation() != plain.elevation()) {
    eye["azimuth"] = rounded(camera.azimuth() / kDegree);
    eye["elevation"] = rounded(camera.elevation() / kDegree);
  }
  if (camera.isParallel()) eye["parallel"] = true;
  if (!scene.eye().followed().isEmpty()) eye["follow"] = scene.eye().followed().toStdString();
  if (!scene.eye().isFitted()) {
    const Vec3 target = camera.target();
    eye["target"] = {rounded(target.x), rounded(target.y), rounded(target.z)};
    eye["distance"] = rounded(camera.distance());
  }
  view.erase("camera");
  if (!eye.empty()) view["camera"] = eye;
  return view;
}

}  // namespace armature::app
